//! Hands: mouse and keyboard.

use std::time::Instant;

use fantoccini::actions::{InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::key::Key;

use super::by::By;
use super::session::Window;
use super::{PATIENCE, PULSE};

/// A place in the window, in CSS pixels from its upper left corner.
pub type Place = (f64, f64);

impl Window {
    /// Clicks the one element of this kind, in its middle.
    ///
    /// # Panics
    /// When there is not exactly one in time, or something lies over it.
    pub fn click(&self, by: By) {
        let limit = Instant::now() + PATIENCE;
        loop {
            // A page that has just redrawn itself may have taken the element away between finding and clicking.
            let element = self.find(&by);
            // While what was asked before is under way nothing else can be pressed, and a click on it is lost.
            if matches!(self.try_ask(element.is_enabled()), Ok(false)) && Instant::now() < limit {
                std::thread::sleep(PULSE);
                continue;
            }
            if self.aim(&element) == Some(true) {
                // For a moment a click still lands on what lay there before the page scrolled.
                std::thread::sleep(PULSE);
            }
            match self.try_ask(element.click()) {
                // Quicker than a hand, at a place that has just become another control: aim again.
                Ok(()) if self.missed() && Instant::now() < limit => std::thread::sleep(PULSE),
                Ok(()) => return self.tapped(),
                Err(_) if Instant::now() < limit => {
                    self.scroll_to(&element);
                    std::thread::sleep(PULSE);
                }
                Err(error) => self.fail(&format!("{by:?} cannot be clicked: {error}")),
            }
        }
    }

    /// The driver shows nothing beyond the edge of a page; a person scrolls on.
    fn scroll_to(&self, element: &Element) {
        let script = "arguments[0].scrollIntoView({ block: 'center' })";
        let shown = serde_json::to_value(element).map(|element| self.client().execute(script, vec![element]));
        let _ = shown.map(|shown| self.try_ask(shown));
    }

    /// Shows an element and listens to where the next click lands; whether the page scrolled for it. `None` if the
    /// element has gone.
    fn aim(&self, element: &Element) -> Option<bool> {
        let target = serde_json::to_value(element).ok()?;
        self.try_ask(self.client().execute(include_str!("aim.js"), vec![target])).ok()?.as_bool()
    }

    /// Whether the last click landed on something else, or was not taken because the page had moved under the hand.
    fn missed(&self) -> bool {
        self.run("return window.aim?.missed() === true;", &[]).as_bool() == Some(true)
    }

    fn tapped(&self) {
        self.taps.set(self.taps.get() + 1);
    }

    /// Types into a field, after what it holds.
    ///
    /// # Panics
    /// When there is not exactly one such field in time.
    pub fn type_into(&self, by: By, text: &str) {
        let field = self.unlocked(&by);
        self.ask("typing", field.send_keys(text));
    }

    /// Empties a field and types into it.
    ///
    /// # Panics
    /// When there is not exactly one such field in time.
    pub fn fill(&self, by: By, text: &str) {
        let limit = Instant::now() + PATIENCE;
        loop {
            let field = self.unlocked(&by);
            match self.try_ask(field.clear()) {
                Ok(()) => return self.ask("typing", field.send_keys(text)),
                // Redrawn between finding and emptying: the field that took its place is meant.
                Err(_) if Instant::now() < limit => std::thread::sleep(PULSE),
                Err(error) => self.fail(&format!("{by:?} cannot be emptied: {error}")),
            }
        }
    }

    /// Chooses in a list by what is written there.
    ///
    /// # Panics
    /// When there is no such list or choice in time.
    pub fn choose(&self, by: By, label: &str) {
        let limit = Instant::now() + PATIENCE;
        loop {
            let list = self.unlocked(&by);
            match self.try_ask(list.select_by_label(label)) {
                Ok(()) => return,
                // At the edge of the page, or redrawn between the look at its choices and the click on one.
                Err(_) if Instant::now() < limit => {
                    self.scroll_to(&list);
                    std::thread::sleep(PULSE);
                }
                Err(error) => self.fail(&format!("choosing {label:?}: {error}")),
            }
        }
    }

    /// The one element of this kind, as soon as it takes what is done to it: while the app writes what was asked before, a
    /// choice in a list is lost without a word.
    fn unlocked(&self, by: &By) -> Element {
        let limit = Instant::now() + PATIENCE;
        loop {
            let element = self.find(by);
            match self.try_ask(element.is_enabled()) {
                Ok(true) => return element,
                // Disabled, or redrawn between the two questions.
                Ok(false) | Err(_) if Instant::now() < limit => std::thread::sleep(PULSE),
                Ok(false) => self.fail(&format!("{by:?} stays disabled")),
                Err(error) => self.fail(&format!("{by:?} has gone: {error}")),
            }
        }
    }

    /// Presses a key, or several together: `"r"`, `"+"`, `"Enter"`, `"Control+z"`, `"Shift+Tab"`. A figure waits until it is no
    /// die too many of the row typed before, as a hand does that has read what is asked.
    ///
    /// # Panics
    /// When the key has no known name, or the row does not end.
    pub fn press(&self, keys: &str) {
        if keys.len() == 1 && keys.chars().all(|key| key.is_ascii_digit()) {
            self.until("the end of the row of dice", || self.count(By::css("[data-row='waits']")) == 0);
        }
        let held: Vec<char> = if keys == "+" { vec!['+'] } else { keys.split('+').map(key).collect() };
        let mut actions = KeyActions::new("keyboard".to_owned());
        for key in &held {
            actions = actions.then(KeyAction::Down { value: *key });
        }
        for key in held.iter().rev() {
            actions = actions.then(KeyAction::Up { value: *key });
        }
        self.ask("pressing a key", self.client().perform_actions(actions));
        self.tapped();
    }

    /// Presses Tab until the focus is on something whose name begins like this.
    ///
    /// # Panics
    /// When the keys do not come there.
    pub fn tab_to(&self, name: &str) {
        /// More stops than any page has before what it is about.
        const STOPS: usize = 120;
        for _ in 0..STOPS {
            if self.focused().starts_with(name) {
                return;
            }
            self.press("Tab");
        }
        self.fail(&format!("Tab never came to {name:?}; it is at {:?}", self.focused()));
    }

    /// The name of what has the focus: its label, else its text.
    #[must_use]
    pub fn focused(&self) -> String {
        let script = "const on = document.activeElement;
            const name = on.getAttribute('aria-label') ?? on.labels?.[0]?.textContent ?? on.textContent ?? '';
            return on === document.body ? '' : name.replace(/\\s+/g, ' ').trim();";
        self.run(script, &[]).as_str().unwrap_or_default().to_owned()
    }

    /// Where the middle of the one element of this kind is.
    ///
    /// # Panics
    /// When there is not exactly one in time.
    #[must_use]
    pub fn place(&self, by: By) -> Place {
        let (left, top, width, height) = self.area(by);
        (left + width / 2.0, top + height / 2.0)
    }

    /// Left, top, width and height of the one element of this kind.
    ///
    /// # Panics
    /// When there is not exactly one in time.
    #[must_use]
    pub fn area(&self, by: By) -> (f64, f64, f64, f64) {
        let element = serde_json::to_value(self.find(&by)).expect("an element can be written");
        let script = "const box = arguments[0].getBoundingClientRect(); return [box.x, box.y, box.width, box.height];";
        let area = self.run(script, &[element]);
        serde_json::from_value(area).expect("a box has four numbers")
    }

    /// Clicks a place.
    ///
    /// # Panics
    /// When the place is not in the window.
    pub fn click_at(&self, place: Place) {
        let actions = MouseActions::new("mouse".to_owned())
            .then(to(place))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.ask("clicking", self.client().perform_actions(actions));
        self.tapped();
    }

    /// Drags from one place to another, in a few steps as a hand does.
    ///
    /// # Panics
    /// When a place is not in the window.
    pub fn drag(&self, from: Place, onto: Place) {
        let mut actions = MouseActions::new("mouse".to_owned())
            .then(to(from))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        for step in 1..=4 {
            let part = f64::from(step) / 4.0;
            actions = actions.then(to((from.0 + (onto.0 - from.0) * part, from.1 + (onto.1 - from.1) * part)));
        }
        let actions = actions.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.ask("dragging", self.client().perform_actions(actions));
    }
}

fn to(place: Place) -> PointerAction {
    PointerAction::MoveTo { duration: None, x: place.0, y: place.1 }
}

fn key(name: &str) -> char {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return letter;
    }
    let key = match name {
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Tab" => Key::Tab,
        "Space" => Key::Space,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Shift" => Key::Shift,
        "Control" => Key::Control,
        "Alt" => Key::Alt,
        other => panic!("no key is named {other:?}"),
    };
    key.into()
}

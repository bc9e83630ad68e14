//! A battle in front of the person: what it asks, the dice, where a place on the table is in the window.

use serde_json::{Value, json};

use super::by::By;
use super::hands::Place;
use super::home::Home;
use super::session::Window;

/// A battle that is open in a window.
pub struct Table {
    /// The window.
    pub window: Window,
    /// The battle's stream.
    pub battle: String,
}

impl Table {
    /// The sample's set-up, begun in the window.
    ///
    /// # Panics
    /// When the first roll-off does not come up.
    #[must_use]
    pub fn begin(home: &Home) -> Self {
        let window = Window::open_sample(home);
        window.task("Scenarios");
        window.click(By::role("link", "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"));
        window.see(By::role("button", "Begin the battle"));
        window.picture("set-up");
        window.click(By::role("button", "Begin the battle"));
        window.see(By::css("[data-ask='zone_roll_off']"));
        let battle = window.told("battles", Value::Null)[0]["id"].as_str().expect("a battle").to_owned();
        Self { window, battle }
    }

    /// The sample's battle with everybody set up, nobody measured, up to its first roll-off for Initiative.
    ///
    /// # Panics
    /// When it does not come up.
    #[must_use]
    pub fn deployed(home: &Home) -> Self {
        let window = Window::open_sample(home);
        let campaigns = window.told("campaigns", Value::Null);
        let page = window.told("campaign", json!({ "campaign": campaigns[0]["id"] }));
        let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
        let battle = begun["id"].as_str().expect("a battle").to_owned();
        window.play_on(&battle, Some("initiative_roll_off"));
        let table = Self { window, battle };
        table.open();
        table.asks("initiative_roll_off");
        table
    }

    /// Opens the battle again, as the book holds it.
    ///
    /// # Panics
    /// When the page does not come up.
    pub fn open(&self) {
        self.window.go(&format!("battle/{}", self.battle));
    }

    /// The battle as the book holds it.
    #[must_use]
    pub fn view(&self) -> Value {
        self.window.told("battle", json!({ "battle": self.battle }))
    }

    /// What the header offers to take back, which names the last entry.
    fn last_shown(&self) -> Option<String> {
        self.window.texts(By::testid("undo")).into_iter().next()
    }

    /// Waits until the window shows what the book holds, and gives it.
    ///
    /// # Panics
    /// When it does not in time.
    pub fn settled(&self) -> Value {
        let now = self.view();
        let shown = now["undo"].as_u64().map_or_else(|| "Undo".to_owned(), |seq| format!("Undo {seq}"));
        self.window.until(&format!("{shown} in the header"), || self.last_shown().is_some_and(|text| text == shown));
        now
    }

    /// Waits until the window asks this.
    ///
    /// # Panics
    /// When it does not in time.
    pub fn asks(&self, step: &str) {
        self.window.see(By::css(format!("[data-ask='{step}']")));
    }

    /// Does something, and waits until the window shows another entry as the last one and the book holds the same.
    ///
    /// # Panics
    /// When nothing comes.
    pub fn says(&self, what: &str, act: impl FnOnce(&Window)) -> Value {
        // We ask the header, not the book: a whole view forty times a second is more work than the act.
        let before = self.last_shown();
        act(&self.window);
        self.window
            .until(&format!("{what} in the book"), || self.last_shown().is_some_and(|text| Some(text) != before));
        self.settled()
    }

    /// Types dice on the keyboard.
    pub fn dice(&self, faces: &[u8]) {
        for face in faces {
            self.window.press(&face.to_string());
        }
    }

    /// Types this face for every die that is asked for.
    ///
    /// # Panics
    /// When no dice are asked for.
    pub fn all_dice(&self, face: u8) -> Value {
        let count = self.view()["question"]["roll"]["dice"].as_u64().expect("dice are asked for");
        self.says("the roll", |_| self.dice(&vec![face; usize::try_from(count).expect("few dice")]))
    }

    /// Side A wins Initiative, goes first, and Activates this model.
    ///
    /// # Panics
    /// When it cannot.
    pub fn activate(&self, name: &str) {
        self.dice(&[6, 1]);
        self.asks("choose_first");
        self.window.press("1");
        self.asks("activate");
        self.window.click(By::text(name).within(By::css("[data-ask='activate']")));
        self.asks("act");
    }

    /// The id of a model.
    ///
    /// # Panics
    /// When nobody has that name.
    #[must_use]
    pub fn model(&self, name: &str) -> usize {
        let view = self.view();
        let mut models = view["models"].as_array().expect("models").iter();
        let model = models.find(|model| model["sheet"]["name"] == name).expect("a model of this name");
        usize::try_from(model["id"].as_u64().expect("an id")).expect("few models")
    }

    /// Sets right what stands on the table, without the window: the scene before the test's own acts.
    ///
    /// # Panics
    /// When it is refused.
    pub fn arrange(&self, changes: &[Value]) {
        for some in changes.chunks(16) {
            let commands: Vec<Value> = some
                .iter()
                .map(|change| json!({ "do": "set_right", "change": change, "reason": "so it stands" }))
                .collect();
            let _ = self.window.told("battle_say", json!({ "battle": self.battle, "commands": commands }));
        }
        self.open();
        self.settled();
    }

    /// Where a place of the table is in the window, in inches from its north-west corner.
    #[must_use]
    pub fn at(&self, x: f64, y: f64) -> Place {
        let script = "const { a, e, f } = document.querySelector(\"[data-testid='board'] svg > g\").getScreenCTM();
            return [a, e, f];";
        let drawn = self.window.run(script, &[]);
        let (k, left, top): (f64, f64, f64) = serde_json::from_value(drawn).expect("three numbers");
        (left + x * k, top + y * k)
    }
}

/// A correction: this model stands there, in inches.
#[must_use]
pub fn stands(model: usize, x: f64, y: f64) -> Value {
    #[allow(clippy::cast_possible_truncation)]
    let length = |inches: f64| (inches * 25_400.0).round() as i64;
    json!({ "set": "position", "model": model, "at": { "x": length(x), "y": length(y) } })
}

/// Where a model of a view stands, in inches. `None` if nobody knows.
#[must_use]
pub fn place_of(view: &Value, model: usize) -> Option<(f64, f64)> {
    let at = &view["models"][model]["at"];
    Some((at["x"].as_f64()? / 25_400.0, at["y"].as_f64()? / 25_400.0))
}

//! Pictures of the screens, for people to look at.

use std::fs;

use serde_json::{Value, json};

use super::pictures;
use super::session::Window;

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Ink on paper.
    Light,
    /// Paper on ink.
    Dark,
}

impl Theme {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The two sizes that every screen must fit, in CSS pixels.
const SIZES: [(u32, u32); 2] = [(1280, 800), (1920, 1080)];

impl Window {
    /// Takes a picture of what is shown, small and light, as `<name>-<width>-<theme>.png` in `NML_PICTURES`, else in
    /// `target/pictures`; with `NML_PICTURES_ALL` set, in each size and theme. Holds the screen to what every screen must be:
    /// free of axe's violations in both themes, and not wider than the window in both sizes. Leaves the window at 1280×800,
    /// light.
    ///
    /// # Panics
    /// When a picture cannot be taken, or the screen is not what it must be.
    pub fn picture(&self, name: &str) {
        // A large picture takes as long as everything else here together.
        let all = std::env::var_os("NML_PICTURES_ALL").is_some();
        let [small, large] = SIZES;
        if self.size() != json!([small.0, small.1]) {
            self.becomes(small);
        }
        self.drawn();
        self.fits(name, small);
        self.take(name, small, Theme::Light);
        self.axe();
        self.wear(Theme::Dark);
        self.colours();
        if all {
            self.take(name, small, Theme::Dark);
        }
        self.becomes(large);
        self.fits(name, large);
        if all {
            self.drawn();
            self.take(name, large, Theme::Dark);
        }
        self.theme(Theme::Light);
        if all {
            self.drawn();
            self.take(name, large, Theme::Light);
        }
        self.resize(small.0, small.1);
    }

    /// Holds the page to having room in the window, which has this size, once it has settled in it.
    fn fits(&self, name: &str, (width, _): (u32, u32)) {
        let over = self.run_async(
            "const [done] = arguments;
             requestAnimationFrame(() => done(document.documentElement.scrollWidth - innerWidth));",
            &[],
        );
        assert!(over.as_i64() <= Some(0), "{name}: at {width} pixels the page is {over} pixels wider than the window");
    }

    /// Takes one picture of the page, whose size and theme this is.
    fn take(&self, name: &str, size: (u32, u32), theme: Theme) {
        let folder = pictures();
        fs::create_dir_all(&folder).expect("the folder for pictures can be made");
        let file = folder.join(format!("{name}-{}-{}.png", size.0, theme.name()));
        let seen = self.screen().picture(Some(size));
        let seen = seen.unwrap_or_else(|error| panic!("no picture {name} of a window of {size:?}: {error}"));
        seen.save(&file).expect("a picture can be written");
    }

    /// Gives the page this size.
    ///
    /// # Panics
    /// When it does not take it.
    pub fn resize(&self, width: u32, height: u32) {
        self.becomes((width, height));
        self.drawn();
    }

    /// Gives the page this size, and waits for that alone.
    fn becomes(&self, (width, height): (u32, u32)) {
        self.ask("a new size", self.client().set_window_size(width, height));
        self.until(&format!("a page of {width}×{height}"), || self.size() == json!([width, height]));
    }

    /// Width and height of the page, in CSS pixels.
    fn size(&self) -> Value {
        self.run("return [innerWidth, innerHeight]", &[])
    }

    /// Shows the page light or dark, without choosing it for the person.
    ///
    /// # Panics
    /// When the script cannot run.
    pub fn wear(&self, theme: Theme) {
        self.theme(theme);
        self.drawn();
    }

    fn theme(&self, theme: Theme) {
        self.run("document.documentElement.dataset.theme = arguments[0]", &[json!(theme.name())]);
    }

    /// Waits until the page is drawn as it stands: fonts there, movements over, two frames shown.
    pub(super) fn drawn(&self) {
        self.run_async(
            "const done = arguments[arguments.length - 1];
             const moved = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000);
             Promise.all([document.fonts.ready, ...moved.map((one) => one.finished.catch(() => null))])
               .then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));",
            &[],
        );
    }
}

/// Width and height of a PNG, from its header.
pub(super) fn size_of(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| {
        png.get(at..at + 4).map_or(0, |bytes| bytes.iter().fold(0, |sum: u32, byte| sum << 8 | u32::from(*byte)))
    };
    (number(16), number(20))
}

//! Pictures of the screens, for people to look at.

use std::fs;

use serde_json::json;

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
    /// Takes four pictures of what is shown, `<name>-<width>-<theme>.png` in `NML_PICTURES`, else in `target/pictures`, and holds the screen to what
    /// every screen must be: free of axe's violations in both themes, and not wider than the window. Leaves the window at
    /// 1280×800, light.
    ///
    /// # Panics
    /// When a picture cannot be taken, or the screen is not what it must be.
    pub fn picture(&self, name: &str) {
        let folder = pictures();
        fs::create_dir_all(&folder).expect("the folder for pictures can be made");
        for (width, height) in SIZES {
            self.resize(width, height);
            for theme in [Theme::Light, Theme::Dark] {
                self.wear(theme);
                let png = self.ask("a picture", self.client().screenshot());
                let file = folder.join(format!("{name}-{width}-{}.png", theme.name()));
                assert_eq!(size_of(&png), (width, height), "the picture {name} has another size than the window");
                fs::write(&file, png).expect("a picture can be written");
                if (width, height) == SIZES[0] {
                    match theme {
                        Theme::Light => self.axe(),
                        Theme::Dark => self.colours(),
                    }
                }
            }
            let over = self.run("return document.documentElement.scrollWidth - innerWidth", &[]);
            assert!(
                over.as_i64() <= Some(0),
                "{name}: at {width} pixels the page is {over} pixels wider than the window"
            );
        }
        self.resize(SIZES[0].0, SIZES[0].1);
        self.wear(Theme::Light);
    }

    /// Gives the page this size.
    ///
    /// # Panics
    /// When it does not take it.
    pub fn resize(&self, width: u32, height: u32) {
        self.ask("a new size", self.client().set_window_size(width, height));
        self.until(&format!("a page of {width}×{height}"), || {
            self.run("return [innerWidth, innerHeight]", &[]) == json!([width, height])
        });
        self.drawn();
    }

    /// Shows the page light or dark, without choosing it for the person.
    ///
    /// # Panics
    /// When the script cannot run.
    pub fn wear(&self, theme: Theme) {
        self.run("document.documentElement.dataset.theme = arguments[0]", &[json!(theme.name())]);
        self.drawn();
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

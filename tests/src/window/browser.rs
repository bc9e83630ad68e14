//! A reader's browser: Chromium without a network, for pages that leave the house.

use std::fs;
use std::ops::Deref;
use std::path::Path;

use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::driver::Driver;
use super::picture::{Theme, size_of};
use super::pictures;
use super::session::Window;

/// Chromium in a profile of its own, headless, with every name of a host unknown.
pub struct Browser {
    window: Window,
    size: (u32, u32),
    theme: Theme,
    _profile: TempDir,
}

impl Deref for Browser {
    type Target = Window;

    fn deref(&self) -> &Window {
        &self.window
    }
}

impl Browser {
    /// Opens it: a telephone below 500 CSS pixels of width, else a window. The reader prefers this theme.
    ///
    /// # Panics
    /// When Chromium or its driver is missing.
    #[must_use]
    pub fn open(size: (u32, u32), theme: Theme) -> Self {
        Self::start(size, theme, "MAP * ~NOTFOUND")
    }

    /// Opens it on a link to a table, such as `http://192.168.1.7:4117/#join=…`, and reaches that host alone.
    ///
    /// # Panics
    /// When Chromium or its driver is missing, or the page shows nothing.
    #[must_use]
    pub fn of_guest(link: &str, size: (u32, u32)) -> Self {
        let host = link.trim_start_matches("http://").split([':', '/']).next().unwrap_or_default();
        let browser = Self::start(size, Theme::Light, &format!("MAP * ~NOTFOUND, EXCLUDE {host}"));
        browser.ask("a table", browser.client().goto(link));
        browser.until("the table", || browser.run("return !!document.querySelector('h1')", &[]) == true);
        browser
    }

    fn start(size: (u32, u32), theme: Theme, reaches: &str) -> Self {
        let profile = tempfile::Builder::new().prefix("nml-").tempdir().expect("a temporary folder can be made");
        let (width, height) = size;
        let mut arguments = vec![
            "--headless=new".to_owned(),
            // As root there is no sandbox, and the pages are our own.
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--force-device-scale-factor=1".to_owned(),
            format!("--host-resolver-rules={reaches}"),
            format!("--user-data-dir={}", profile.path().display()),
            format!("--window-size={width},{height}"),
        ];
        if theme == Theme::Dark {
            arguments.push("--blink-settings=preferredColorScheme=0".to_owned());
        }
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": width < 500 });
        let options = json!({ "args": arguments, "mobileEmulation": { "deviceMetrics": metrics } });
        let mut wanted = Capabilities::new();
        wanted.insert("goog:chromeOptions".to_owned(), options);
        let window = Window::connected(Driver::of_browser(), None, wanted);
        Self { window, size, theme, _profile: profile }
    }

    /// Opens a page from its file and waits until it shows something.
    ///
    /// # Panics
    /// When it does not.
    pub fn read(&self, page: &Path) {
        self.read_at(page, "");
    }

    /// The same with what an address may end in, such as `#12`.
    ///
    /// # Panics
    /// As [`Browser::read`].
    pub fn read_at(&self, page: &Path, hash: &str) {
        let address = format!("file://{}{hash}", page.display());
        // The same file with another ending is not a new page to a browser.
        self.ask("a blank page", self.client().goto("about:blank"));
        self.ask("a page", self.client().goto(&address));
        self.until("the page", || self.run("return !!document.querySelector('h1')", &[]) == true);
        let dark = self.run("return matchMedia('(prefers-color-scheme: dark)').matches", &[]);
        assert_eq!(dark, json!(self.theme == Theme::Dark), "the reader prefers {}", self.theme.name());
        self.drawn();
    }

    /// All that the page asked of others, and all that its policy refused.
    #[must_use]
    pub fn asked_outside(&self) -> Vec<String> {
        let told = self.run_async(
            "const done = arguments[arguments.length - 1];
             const asked = performance.getEntriesByType('resource').map(({ name }) => name);
             const watch = new ReportingObserver(() => null, { types: ['csp-violation'], buffered: true });
             watch.observe();
             const refused = watch.takeRecords().map(({ body }) => `${body.effectiveDirective}: ${body.blockedURL}`);
             done([...asked.filter((name) => !name.startsWith('data:')), ...refused]);",
            &[],
        );
        told.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Takes a picture of what is shown, and holds it to what every page must be: free of axe's violations, and not wider
    /// than the reader's screen.
    ///
    /// # Panics
    /// When it is not.
    pub fn keep(&self, name: &str) {
        let (width, height) = self.size;
        let png = self.ask("a picture", self.client().screenshot());
        assert_eq!(size_of(&png), (width, height), "the picture {name} has another size than the screen");
        let folder = pictures();
        fs::create_dir_all(&folder).expect("the folder for pictures can be made");
        let file = folder.join(format!("{name}-{width}-{}.png", self.theme.name()));
        fs::write(&file, png).expect("a picture can be written");
        let over = self.run("return document.documentElement.scrollWidth - innerWidth", &[]);
        assert!(over.as_i64() <= Some(0), "{name}: at {width} pixels the page is {over} pixels wider than the screen");
        self.axe();
    }
}

//! A window of the app, from start to end.

use std::cell::Cell;
use std::error::Error;
use std::future::Future;
use std::path::Path;
use std::time::Instant;

use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::CmdError;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use super::by::By;
use super::driver::{Driver, kill, lives};
use super::home::Home;
use super::screen::Screen;
use super::{DOUBT, PATIENCE, PULSE, REQUEST, START, binary, pictures, test_name};

const FIND: &str = include_str!("find.js");
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// An open window. Everything it started ends with it.
pub struct Window {
    runtime: Runtime,
    client: Option<Client>,
    driver: Driver,
    /// `None` for a browser that draws on no display.
    screen: Option<Screen>,
    /// Clicks and keys so far.
    pub(super) taps: Cell<u32>,
}

impl Window {
    /// Opens the app on the data of `home` and waits until its first screen can be used.
    ///
    /// # Panics
    /// When the app, the driver or a display is missing, or the window does not come up.
    #[must_use]
    pub fn open(home: &Home) -> Self {
        Self::open_with(home, &[])
    }

    /// The same with arguments for the app, such as `["--book", "/tmp/club.book"]`.
    ///
    /// # Panics
    /// As [`Window::open`].
    #[must_use]
    pub fn open_with(home: &Home, arguments: &[&str]) -> Self {
        let screen = Screen::open();
        let driver = Driver::start(home, &screen);
        Self::shown(&binary(), driver, screen, arguments)
    }

    /// The same as people have it, with scripts optimized, for a bench; drawn in layers, or as one.
    ///
    /// # Panics
    /// As [`Window::open`].
    #[must_use]
    pub fn open_for_people(app: &Path, home: &Home, arguments: &[&str], layers: bool) -> Self {
        let screen = Screen::open();
        let driver = Driver::for_people(home, &screen, layers);
        Self::shown(app, driver, screen, arguments)
    }

    fn shown(binary: &Path, driver: Driver, screen: Screen, arguments: &[&str]) -> Self {
        let mut wanted = Capabilities::new();
        wanted.insert("webkitgtk:browserOptions".to_owned(), json!({"binary": binary, "args": arguments}));
        let window = Self::connected(driver, Some(screen), wanted);
        window.until("a first screen", || window.run("return !!document.querySelector('main, h1')", &[]) == true);
        window
    }

    /// A session of a driver that runs.
    pub(super) fn connected(driver: Driver, screen: Option<Screen>, wanted: Capabilities) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime can be made");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted);
        let address = driver.address();
        // The driver waits for ever for an app that does not answer.
        let connected = runtime.block_on(async { tokio::time::timeout(START, builder.connect(&address)).await });
        let client = match connected {
            Ok(Ok(client)) => client,
            Ok(Err(error)) => panic!("the window did not open: {error}\n{}", driver.said()),
            Err(_) => panic!("the window did not open within {START:?}\n{}", driver.said()),
        };
        Self { runtime, client: Some(client), driver, screen, taps: Cell::new(0) }
    }

    /// Closes the window as a person does and waits for the app to end.
    ///
    /// # Panics
    /// When the app does not end.
    pub fn close(mut self) {
        let apps = self.driver.apps();
        assert!(!apps.is_empty(), "the app was not running any more\n{}", self.driver.said());
        if let Some(client) = self.client.take() {
            let _ = self.runtime.block_on(async { tokio::time::timeout(REQUEST, client.close_window()).await });
            ended(&apps);
            let _ = self.runtime.block_on(async { tokio::time::timeout(REQUEST, client.close()).await });
        }
    }

    /// Ends the app at once, as a power cut would.
    pub fn cut(self) {
        let apps = self.driver.apps();
        for app in &apps {
            kill(*app);
        }
        ended(&apps);
    }

    /// Closes the app and opens it again on the same data.
    ///
    /// # Panics
    /// As [`Window::close`] and [`Window::open`].
    #[must_use]
    pub fn reopen(self, home: &Home) -> Self {
        self.close();
        Self::open(home)
    }

    /// Clicks and keys that were pressed in it.
    #[must_use]
    pub fn taps(&self) -> u32 {
        self.taps.get()
    }

    /// The display it is on, for a tool that looks at native windows.
    #[must_use]
    pub fn display(&self) -> &str {
        self.screen().display()
    }

    pub(super) fn screen(&self) -> &Screen {
        self.screen.as_ref().expect("a window has a display")
    }

    /// Runs the body of a script in the page; `arguments` holds the arguments, `return` gives a value back.
    ///
    /// # Panics
    /// When the script throws.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        // A page redrawn while the script answers loses what was found, so we ask once more.
        let asked = async {
            match self.client().execute(script, arguments.to_vec()).await {
                Err(error) if error.to_string().contains("Stale element") => {
                    self.client().execute(script, arguments.to_vec()).await
                }
                answer => answer,
            }
        };
        self.ask("a script", asked)
    }

    /// The same for a script that calls its last argument when it is done.
    ///
    /// # Panics
    /// When the script throws or does not come to an end.
    pub fn run_async(&self, script: &str, arguments: &[Value]) -> Value {
        self.ask("a script", self.client().execute_async(script, arguments.to_vec()))
    }

    /// Makes a call as the page does; the error is what crossed.
    ///
    /// # Errors
    /// What the app answered instead: a failure, or the refusal of a call that is not allowed.
    pub fn call(&self, name: &str, input: Value) -> Result<Value, Value> {
        let script = "const [name, input, done] = arguments;
            window.__TAURI_INTERNALS__.invoke(name, { input }).then((ok) => done({ ok }), (err) => done({ err }));";
        let answer = self.run_async(script, &[json!(name), input]);
        match answer.get("err") {
            Some(failure) => Err(failure.clone()),
            None => Ok(answer.get("ok").cloned().unwrap_or(Value::Null)),
        }
    }

    /// How many visible elements there are of this kind, now.
    #[must_use]
    pub fn count(&self, by: By) -> usize {
        self.matches(&by).len()
    }

    /// The texts of all elements of this kind, now, blanks folded.
    #[must_use]
    pub fn texts(&self, by: By) -> Vec<String> {
        // Elements are recognised as arguments, but not inside of one.
        let script = "return [...arguments].map((element) => element.textContent.replace(/\\s+/g, ' ').trim())";
        let limit = Instant::now() + PATIENCE;
        loop {
            let found: Vec<Value> = self.matches(&by).iter().map(|id| json!({ELEMENT: id})).collect();
            match self.try_ask(self.client().execute(script, found)) {
                Ok(texts) => {
                    return texts
                        .as_array()
                        .into_iter()
                        .flatten()
                        .filter_map(|t| Some(t.as_str()?.to_owned()))
                        .collect();
                }
                // The page may redraw between the look and the reading: then look again.
                Err(_) if Instant::now() < limit => std::thread::sleep(PULSE),
                Err(problem) => self.fail(&format!("the texts of {by:?}: {problem}")),
            }
        }
    }

    /// The text of the one element of this kind, blanks folded.
    ///
    /// # Panics
    /// When there is not exactly one in time.
    #[must_use]
    pub fn text(&self, by: By) -> String {
        self.find(&by);
        self.texts(by).into_iter().next().unwrap_or_default()
    }

    /// What a field holds.
    ///
    /// # Panics
    /// When there is not exactly one in time.
    #[must_use]
    pub fn value(&self, by: By) -> String {
        let field = self.find(&by);
        self.ask("a value", field.prop("value")).unwrap_or_default()
    }

    /// An attribute of the one element of this kind.
    ///
    /// # Panics
    /// When there is not exactly one in time.
    #[must_use]
    pub fn attribute(&self, by: By, name: &str) -> Option<String> {
        let element = self.find(&by);
        self.ask("an attribute", element.attr(name))
    }

    /// Whether the one element of this kind can be used (neither `disabled` nor `aria-disabled`).
    ///
    /// # Panics
    /// When there is not exactly one in time.
    #[must_use]
    pub fn usable(&self, by: By) -> bool {
        let element = self.find(&by);
        let enabled = self.ask("a state", element.is_enabled());
        enabled && self.ask("a state", element.attr("aria-disabled")).as_deref() != Some("true")
    }

    /// Waits for exactly one visible element of this kind.
    ///
    /// # Panics
    /// When there is not exactly one in time.
    pub fn see(&self, by: By) {
        self.find(&by);
    }

    /// Waits until no visible element of this kind is left.
    ///
    /// # Panics
    /// When one stays.
    pub fn gone(&self, by: By) {
        self.until(&format!("no more {by:?}"), || self.matches(&by).is_empty());
    }

    /// Waits until the first element of this kind holds `part` in its text.
    ///
    /// # Panics
    /// When it does not in time.
    pub fn until_text(&self, by: By, part: &str) {
        let limit = Instant::now() + PATIENCE;
        loop {
            let texts = self.texts(by.clone());
            if texts.iter().any(|text| text.contains(part)) {
                return;
            }
            if Instant::now() > limit {
                self.fail(&format!("{by:?} never said {part:?}; it says {texts:?}"));
            }
            std::thread::sleep(PULSE);
        }
    }

    /// Waits until something holds.
    ///
    /// # Panics
    /// When it does not in time; `what` says what was waited for.
    pub fn until(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let limit = Instant::now() + PATIENCE;
        while !holds() {
            if Instant::now() > limit {
                self.fail(&format!("waited in vain for {what}"));
            }
            std::thread::sleep(PULSE);
        }
    }

    /// Fails the test with a picture of the window and what the app said.
    pub fn fail(&self, message: &str) -> ! {
        let picture = pictures().join("failed").join(format!("{}.png", test_name()));
        let _ = std::fs::create_dir_all(picture.parent().expect("a picture lies in a folder"));
        let seen = match self.photograph(&picture) {
            Ok(()) => picture.display().to_string(),
            Err(error) => format!("no picture: {error}"),
        };
        panic!("{message}\nlook at: {seen}\nthe app said: {}", self.driver.said())
    }

    /// Writes what is seen now, of the display or of a browser without one.
    fn photograph(&self, file: &Path) -> Result<(), Box<dyn Error>> {
        if let Some(screen) = &self.screen {
            return Ok(screen.picture(None)?.save(file)?);
        }
        let limited = async { tokio::time::timeout(REQUEST, self.client().screenshot()).await };
        Ok(std::fs::write(file, self.runtime.block_on(limited)??)?)
    }

    /// Waits for exactly one visible element.
    pub(super) fn find(&self, by: &By) -> Element {
        let since = Instant::now();
        loop {
            let mut found = self.matches(by);
            let count = found.len();
            if let (Some(id), true) = (found.pop(), found.is_empty()) {
                return Element::from_element_id(self.client().clone(), ElementRef::from(id));
            }
            if since.elapsed() > if count > 1 { DOUBT } else { PATIENCE } {
                self.fail(&format!("exactly one was expected, {count} found: {by:?}"));
            }
            std::thread::sleep(PULSE);
        }
    }

    /// Makes one request, within the limit.
    pub(super) fn ask<T>(&self, what: &str, request: impl Future<Output = Result<T, CmdError>>) -> T {
        match self.try_ask(request) {
            Ok(value) => value,
            Err(problem) => self.fail(&format!("{what}: {problem}")),
        }
    }

    /// Makes one request that may be refused, within the limit.
    pub(super) fn try_ask<T>(&self, request: impl Future<Output = Result<T, CmdError>>) -> Result<T, CmdError> {
        match self.runtime.block_on(async { tokio::time::timeout(REQUEST, request).await }) {
            Ok(answer) => answer,
            Err(_) => panic!("the window did not answer within {REQUEST:?}\nit said: {}", self.driver.said()),
        }
    }

    pub(super) fn client(&self) -> &Client {
        self.client.as_ref().expect("the window is open")
    }

    fn matches(&self, by: &By) -> Vec<String> {
        let by = serde_json::to_value(by).expect("what to find can be written");
        let found = self.run(FIND, &[by]);
        found.as_array().into_iter().flatten().filter_map(|one| Some(one.get(ELEMENT)?.as_str()?.to_owned())).collect()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            let _ = self.runtime.block_on(async { tokio::time::timeout(REQUEST, client.close()).await });
        }
    }
}

/// Waits for processes to end.
fn ended(processes: &[u32]) {
    let limit = Instant::now() + START;
    while processes.iter().any(|process| lives(*process)) {
        assert!(Instant::now() < limit, "the app did not end within {START:?}");
        std::thread::sleep(PULSE);
    }
}

//! The sample campaign on the first screen, and the ways around in it.

use serde_json::{Value, json};

use super::by::By;
use super::home::Home;
use super::session::Window;

impl Window {
    /// Opens the app for the first time and takes the sample campaign.
    ///
    /// # Panics
    /// When its two Warbands do not come up.
    #[must_use]
    pub fn open_sample(home: &Home) -> Self {
        let window = Self::open(home);
        window.click(By::role("button", "Open the sample"));
        window.see(By::role("link", "The Seventh Redoubt"));
        window
    }

    /// Goes to a task by the rail.
    ///
    /// # Panics
    /// When the task does not come up.
    pub fn task(&self, name: &str) {
        self.click(By::role("link", name).within(By::role("navigation", "Tasks")));
        self.until_text(By::css("#where"), name);
    }

    /// Goes to a page by its address, such as `battle/<id>`. What the page shows is read anew.
    ///
    /// # Panics
    /// When the script cannot run.
    pub fn go(&self, address: &str) {
        self.run("location.hash = '#book'; return null", &[]);
        self.until_text(By::css("#where"), "Book");
        self.run("location.hash = '#' + arguments[0]; return null", &[json!(address)]);
    }

    /// Makes a call that must be answered.
    ///
    /// # Panics
    /// When it is refused.
    #[must_use]
    pub fn told(&self, name: &str, input: Value) -> Value {
        self.call(name, input).unwrap_or_else(|failure| self.fail(&format!("{name}: {failure}")))
    }
}

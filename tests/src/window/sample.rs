//! The sample campaign on the first screen, and how to get around in it.

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
        window.click(By::role("button", "Open these two"));
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

    /// Goes to a page by its address, such as `battle/<id>`. What the page shows is read again.
    ///
    /// # Panics
    /// When the script cannot run.
    pub fn go(&self, address: &str) {
        self.run("location.hash = '#book'; return null", &[]);
        self.until_text(By::css("#where"), "Book");
        self.run("location.hash = '#' + arguments[0]; return null", &[json!(address)]);
    }

    /// The sample's first game: set up and begun, then its result is said, 12 to 8, with these Out of Action. Gives the
    /// window, the battle and its campaign.
    ///
    /// # Panics
    /// When the app refuses any of it.
    #[must_use]
    pub fn fought(home: &Home, fell: &[&str]) -> (Self, String, String) {
        let window = Self::open_sample(home);
        let text = |value: &Value| value.as_str().map(str::to_owned).unwrap_or_default();
        let campaign = text(&window.told("campaigns", Value::Null)[0]["id"]);
        let page = window.told("campaign", json!({ "campaign": campaign }));
        let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
        let battle = text(&begun["id"]);
        window.play_on(&battle, Some("activate"));
        let view = window.told("battle", json!({ "battle": battle }));
        let named = |name: &str| {
            let mut models = view["models"].as_array().into_iter().flatten();
            models.find(|model| model["sheet"]["name"] == name).map(|model| model["id"].clone())
        };
        let fell = fell.iter().map(|name| json!({ "set": "out_of_action", "model": named(name) }));
        let points = [(0, 12), (1, 8)].map(|(side, n)| json!({ "set": "victory_points", "side": side, "points": n }));
        let changes: Vec<Value> = fell.chain(points).collect();
        let result =
            json!({ "do": "result", "changes": changes, "verdict": { "counts": "score" }, "reason": "last_turn" });
        let _ = window.told("battle_say", json!({ "battle": battle, "commands": [result] }));
        (window, battle, campaign)
    }

    /// Everybody who fell after a battle recovers, what comes after Trauma is settled at the table, and all sides agree.
    ///
    /// # Panics
    /// When the app refuses any of it.
    pub fn close_aftermath(&self, battle: &str) {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        loop {
            let now = self.told("aftermath", json!({ "aftermath": battle }));
            if now["closed"] == true {
                return;
            }
            for page in list(&now["pages"]) {
                if page["may_set_aside"] == true {
                    let aside =
                        json!({ "aftermath": battle, "warband": page["id"], "step": false, "reason": "On paper" });
                    let _ = self.told("aftermath_set_aside", aside);
                    continue;
                }
                let mut asked = list(&page["steps"]).into_iter().flat_map(|step| list(&step["questions"]));
                let Some(question) = asked.next() else { continue };
                let answer = match question["dice"]["count"].as_u64() {
                    Some(2) => json!({ "kind": "faces", "faces": [4, 1], "source": "table" }),
                    Some(_) => json!({ "kind": "faces", "faces": [6], "source": "table" }),
                    None => json!({ "kind": "choice", "choice": "sign", "amount": null }),
                };
                let said = json!({ "aftermath": battle, "question": question["id"], "answer": answer });
                let _ = self.told("aftermath_answer", said);
            }
        }
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

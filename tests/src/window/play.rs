//! Plays a battle on through the calls of the page, so that a test need not press every button of four Turns.

use serde_json::json;

use super::session::Window;

/// Entries of one script; a script has a limit of time.
const AT_ONCE: u32 = 40;
/// More entries than any battle here takes.
const MOST: u32 = 3000;

/// The dice, in turn: good enough that models fall, and different for each roll.
const DICE: [u8; 17] = [5, 2, 6, 4, 1, 5, 3, 6, 6, 2, 4, 3, 5, 6, 1, 4, 6];

impl Window {
    /// Answers what the battle asks until it asks for `stop`, or to its end. The same battle gets the same answers.
    ///
    /// # Panics
    /// When an answer is refused, or the battle does not end.
    pub fn play_on(&self, battle: &str, stop: Option<&str>) {
        let (mut thrown, mut all) = (0, 0);
        while all < MOST {
            let asked = [json!(battle), json!(DICE), json!(thrown), json!(AT_ONCE), json!(stop)];
            let answer = self.run_async(include_str!("play.js"), &asked);
            if let Some(error) = answer["error"].as_str() {
                self.fail(&format!("the battle cannot go on: {error}"));
            }
            thrown = answer["thrown"].as_u64().unwrap_or(0);
            all += AT_ONCE;
            if answer["asked"].is_null() || answer["asked"].as_str() == stop {
                return;
            }
        }
        self.fail("the battle does not end");
    }
}

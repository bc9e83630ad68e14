//! The ruleset that a log's header names: one of the program's, or one of a book's own, written out.

use serde_json::Value;

use crate::finding::{Finding, Severity};
use crate::json::Read;

/// What comes with the program.
const SHIPPED: [&str; 4] = ["official-1.0.2", "quick-start", "two-player-quick-start", "playtest-1.6"];
/// A book's own begin with this, followed by 32 characters.
const OWN: &str = "own-";
const SIGNS: usize = 32;

/// What is wrong with the ruleset of a battle; a header without one is read by the printed rules.
pub(crate) fn unknown(field: &Value) -> Option<Finding> {
    let ruleset = field.of("ruleset");
    let id = ruleset.of("id").as_str()?;
    let written_out = ruleset.of("rulings").as_object().is_some_and(|rulings| !rulings.is_empty());
    let hex = |signs: &str| signs.len() == SIGNS && signs.bytes().all(|sign| sign.is_ascii_hexdigit());
    if SHIPPED.contains(&id) || id.strip_prefix(OWN).is_some_and(hex) && written_out {
        return None;
    }
    let known = SHIPPED.join(", ");
    let message = format!("The header names the ruleset “{id}”; expected {known}, or one of a book’s own, written out");
    Some(Finding { seq: 0, rule: "LOG", code: "unknown_ruleset", severity: Severity::Broken, message })
}

//! Reasons that stay short: what reads JSON may list every word it knows.

use std::fmt::Display;

/// The longest reason, in characters.
const BRIEF: usize = 300;

/// A reason in at most 300 characters.
#[must_use]
pub fn brief(why: &impl Display) -> String {
    let text = why.to_string();
    match text.char_indices().nth(BRIEF) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

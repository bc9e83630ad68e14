//! Ids of new rows, made from their names.

use crate::fault::ID_BYTES;

/// Room for a number at the end.
const TAIL: usize = 6;

/// An id made from a name, which nothing has yet: `Trench Lamp` becomes `trench-lamp`, a second one `trench-lamp-2`.
/// What is not in the letters of ids falls away; a name without any of them gives `row`.
pub fn fresh_id(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let mut id = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if id.len() >= ID_BYTES - TAIL {
            break;
        }
        if c.is_ascii_lowercase() || c.is_ascii_digit() {
            id.push(c);
        } else if !id.is_empty() && !id.ends_with('-') && !matches!(c, '\'' | '’') {
            id.push('-');
        }
    }
    let id = id.trim_end_matches('-');
    let id = if id.is_empty() { "row" } else { id };
    if !taken(id) {
        return id.to_owned();
    }
    let numbered = (2..=u32::MAX).map(|n| format!("{id}-{n}"));
    numbered.into_iter().find(|id| !taken(id)).unwrap_or_default()
}

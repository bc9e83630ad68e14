//! Reasons that stay short: what reads JSON may list every word it knows.

use std::fmt::Display;

/// The longest reason, in characters.
const BRIEF: usize = 300;

/// A reason in at most 300 characters.
#[must_use]
pub fn brief(why: &impl Display) -> String {
    let text = spelt(&why.to_string());
    match text.char_indices().nth(BRIEF) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

/// The parser's own words for what it expected, in words for people.
#[must_use]
pub fn spelt(why: &str) -> String {
    [
        ("expected ident", "a word that is not JSON; expected a text in quotes, a number, true, false or null"),
        ("expected value", "no value stands there; expected a text in quotes, a number, true, false, null, { or ["),
        ("key must be a string", "a name without quotes; expected one in quotes"),
        ("EOF while parsing a value", "it ends where a value should stand"),
        ("EOF while parsing an object", "it ends before its last } does"),
        ("EOF while parsing a list", "it ends before its last ] does"),
        ("EOF while parsing a string", "it ends within a text"),
        ("trailing characters", "more follows after its end"),
        ("trailing comma", "a comma before a } or ]"),
    ]
    .into_iter()
    .fold(why.to_owned(), |text, (theirs, ours)| text.replace(theirs, ours))
}

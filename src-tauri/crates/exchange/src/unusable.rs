//! Why bytes from outside could not be used.

use thiserror::Error;

/// Bytes that could not be used; nothing was taken from them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}{}{place}: {message}", if place.is_empty() { "" } else { " at " })]
pub struct Unusable {
    /// A stable code, such as `NOT_JSON`.
    pub code: &'static str,
    /// What it is: a file's name, or “list”.
    pub what: String,
    /// Where in it: a line and column, or a JSON pointer; empty: as a whole.
    pub place: String,
    /// What was found and what was expected.
    pub message: String,
}

impl Unusable {
    /// An error without a place.
    pub(crate) fn whole(code: &'static str, what: &str, message: impl Into<String>) -> Self {
        Self { code, what: what.to_owned(), place: String::new(), message: message.into() }
    }

    /// An error at a JSON pointer.
    pub(crate) fn at(code: &'static str, what: &str, place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code, what: what.to_owned(), place: place.into(), message: message.into() }
    }
}

//! Why bytes from outside could not be used.

use nml_catalogue::code::Code;
use thiserror::Error;

/// Bytes that could not be used; nothing was taken over from them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}{}{place}: {message}", if place.is_empty() { "" } else { " at " })]
pub struct Unusable {
    /// Which kind of failure, such as [`NOT_JSON`](crate::code::NOT_JSON).
    pub code: Code,
    /// What it is: a file's name, or “list”.
    pub what: String,
    /// Where in it: a line and column, or a JSON pointer; empty for the file as a whole.
    pub place: String,
    /// What was found and what was expected.
    pub message: String,
}

impl Unusable {
    /// An error without a place.
    pub(crate) fn whole(code: Code, what: &str, message: impl Into<String>) -> Self {
        Self { code, what: what.to_owned(), place: String::new(), message: message.into() }
    }

    /// An error at a JSON pointer.
    pub(crate) fn at(code: Code, what: &str, place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code, what: what.to_owned(), place: place.into(), message: message.into() }
    }
}

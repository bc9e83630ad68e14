//! The error that every call returns.

use nml_catalogue::code::Code;
use nml_catalogue::message::Coded;
use nml_catalogue::rejection::Rejection;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::code;

/// Why a call did not do what it was asked; crosses to the window as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(deny_unknown_fields)]
#[error("{message}")]
pub struct Failure {
    /// Stable, such as `BAD_INPUT`: one of [`code::ALL`](crate::code::ALL), or that of what the rules refuse.
    pub code: String,
    /// One clear line: what, where, what was expected.
    pub message: String,
    /// What a program can use, if there is something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<Value>,
}

impl Failure {
    /// A failure without details.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code: code.name.to_owned(), message: message.into(), details: None }
    }

    /// The same failure with details.
    #[must_use]
    pub fn with(self, details: Value) -> Self {
        Self { details: Some(details), ..self }
    }
}

impl From<nml_store::Error> for Failure {
    fn from(error: nml_store::Error) -> Self {
        let failure = Self::new(code::of_book(&error), error.to_string());
        // What a club refused has the code that the club gave it.
        if let nml_store::Error::Refused(code, _) = error { Self { code, ..failure } } else { failure }
    }
}

impl From<Coded> for Failure {
    fn from(refused: Coded) -> Self {
        Self { code: refused.code.to_owned(), message: nml_words::said(&refused.message), details: None }
    }
}

impl From<Rejection> for Failure {
    fn from(rejection: Rejection) -> Self {
        let details = rejection.rule.map(|rule| serde_json::json!({ "rule": rule }));
        let Rejection { code, message, .. } = rejection;
        Self { details, ..Self::from(Coded { code, message }) }
    }
}

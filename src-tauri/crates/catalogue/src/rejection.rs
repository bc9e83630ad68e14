//! Why a command was refused.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A command that was refused, and why.
///
/// With a [`rule`](Self::rule) it is a rule of the game that refuses, and an overrule may waive it;
/// without one the command itself is ill-formed and nothing can make it good (design, invariant 10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(deny_unknown_fields)]
#[error("{message}")]
pub struct Rejection {
    /// Stable name in capitals, such as `UNKNOWN_MODEL_ID`.
    pub code: Cow<'static, str>,
    /// One clear line: what, where, what was expected.
    pub message: String,
    /// The rule that refuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
}

impl Rejection {
    /// The command itself is wrong: no overrule helps.
    #[must_use]
    pub fn form(code: &'static str, message: impl Into<String>) -> Self {
        Self { code: Cow::Borrowed(code), message: message.into(), rule: None }
    }

    /// A rule of the game refuses.
    #[must_use]
    pub fn rule(code: &'static str, message: impl Into<String>, rule: &'static str) -> Self {
        Self { code: Cow::Borrowed(code), message: message.into(), rule: Some(Cow::Borrowed(rule)) }
    }
}

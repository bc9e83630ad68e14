//! Why a command was refused.

use crate::message::{Coded, Message};

/// A command that was refused, and why.
///
/// With a [`rule`](Self::rule) it is a rule of the game that refuses, and an overrule may waive it;
/// without one the command itself is ill-formed and nothing can make it good (promise 10).
///
/// It holds no words, so no entry and no answer can keep it by itself: where it leaves the program, `nml-words` says
/// it. For the same reason it is not a `std::error::Error`: nothing that passes errors on can print a key for a
/// sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// Stable name in capitals, such as `UNKNOWN_MODEL_ID`.
    pub code: &'static str,
    /// One clear line: what, where, what was expected.
    pub message: Message,
    /// The rule that refuses.
    pub rule: Option<&'static str>,
}

impl Rejection {
    /// The command itself is wrong: no overrule helps.
    #[must_use]
    pub fn form(refused: Coded) -> Self {
        let Coded { code, message } = refused;
        Self { code, message, rule: None }
    }

    /// A rule of the game refuses.
    #[must_use]
    pub fn rule(refused: Coded, rule: &'static str) -> Self {
        let Coded { code, message } = refused;
        Self { code, message, rule: Some(rule) }
    }
}

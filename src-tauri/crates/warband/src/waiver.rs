//! Rules that a Warband may break: each waiver names one violation and says why.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::violation::ViolationCode;

/// One violation that is let pass. It covers no other piece of kit, no other model, and only as much of it as there
/// was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    /// What is broken.
    pub code: ViolationCode,
    /// The model's id, or none for the Warband as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// The item, option, entry or choice it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// How far past the rule it reaches, if that is a number.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub over: u32,
    /// Why it may, in the players' words.
    pub reason: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "asked by serde")]
const fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl Waiver {
    /// Whether it stands for the same violation as the other, with any reason and reach.
    #[must_use]
    pub fn names_the_same(&self, code: ViolationCode, model: Option<u32>, subject: Option<&str>) -> bool {
        self.code == code && self.model == model && self.subject.as_deref() == subject
    }
}

//! What the table sees of a Charge.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::ModelId;

/// What the table sees of a charge before it is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeFacts {
    /// The charger does not see the target (ACT-16).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unseen: bool,
    /// An enemy that the way leads past before it reaches the target, or none for the measured one (ACT-20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub past: Option<ModelId>,
    /// More targets, if the ruling lets several be named (C-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<ModelId>,
}

impl ChargeFacts {
    /// Whether nothing is stated.
    #[must_use]
    pub(crate) fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

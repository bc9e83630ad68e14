//! Why a figure is what it is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One thing that made a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// As shown, such as `Reinforced Armour`.
    pub source: String,
    /// What it adds, or none if the text says it.
    pub value: Option<i32>,
    /// Beside the value; may be empty.
    pub text: String,
}

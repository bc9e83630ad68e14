//! Attacker and defender: which of them a side is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who a side is, if the scenario tells them apart (G-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

//! How a game ended for a side.

use nml_warband::result::Outcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Won, drawn or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ResultWord")]
pub enum Verdict {
    /// Won.
    Won,
    /// Drawn.
    Drew,
    /// Lost.
    Lost,
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won => Self::Won,
            Outcome::Drew => Self::Drew,
            Outcome::Lost => Self::Lost,
        }
    }
}

//! Thrown dice: the faces, and where they come from.

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Dice faces with their source (promise 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// In the order they fell.
    pub faces: Vec<Face>,
    /// Typed from the table or rolled in the app.
    pub source: Source,
}

/// One die as it was thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThrownDie {
    /// What it shows.
    pub face: Face,
    /// Typed from the table or rolled in the app.
    pub source: Source,
}

/// Where faces come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Real dice, typed in.
    Table,
    /// Rolled by the app.
    App,
}

//! What is seen, by the map.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What one model sees of another, by the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "sees")]
pub enum Sight {
    /// All of it.
    All,
    /// Some of it; the id of the terrain in between.
    Part {
        /// Which piece.
        terrain: String,
    },
    /// It sees nothing of it.
    None {
        /// Which piece.
        terrain: String,
    },
}

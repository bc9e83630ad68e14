//! The inks that sides are drawn in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The ink of a side, as of its token; further sides than four take turns, and their letter tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameSide {
    /// The first.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

/// The ink of the side at this place, from 0.
#[must_use]
pub const fn side_ink(place: usize) -> GameSide {
    match place % 4 {
        0 => GameSide::A,
        1 => GameSide::B,
        2 => GameSide::C,
        _ => GameSide::D,
    }
}

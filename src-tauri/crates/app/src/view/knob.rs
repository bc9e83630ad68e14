//! The house rules an organiser can change.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A knob of the organiser's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Knob {
    /// Games with the final.
    Games,
    /// The last game of the first stage.
    FirstStage,
    /// The last game of the second stage.
    SecondStage,
    /// Campaign Victory Points of a win.
    Win,
    /// Of a draw.
    Draw,
    /// Of a loss.
    Loss,
    /// Experience of an ELITE model that was in a game.
    Experience,
    /// Promotion Dice of every Warband.
    PromotionDice,
    /// Ducats of loot for each point of an Exploration.
    Loot,
    /// Ducats that a Warband begins with.
    StartingDucats,
    /// Experience of a latecomer for each game it is late by.
    Latecomer,
    /// Campaign Victory Points of a side that gave up.
    Concession,
    /// A game beyond the final counts beside it: 1; only the better of both: 0.
    ExtraGame,
    /// Rounds are drawn by the standings: 1; by games and meetings: 0.
    Swiss,
}

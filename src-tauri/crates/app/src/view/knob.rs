//! The house rules an organiser can change.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A knob of the organiser's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Knob {
    /// How many games there are, with the final.
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
    /// Whether a game beyond the final counts in addition to it (1), or only the better of both (0).
    ExtraGame,
    /// Whether rounds are drawn by the standings (1), or by games and meetings (0).
    Swiss,
    /// On a map: 1 if a Warband that was attacked and lost has Scouted the zone too.
    MapLoserScouts,
    /// On a map, a drawn game: 0 nobody won, 1 nor is any resource had, 2 everybody won.
    MapDrawn,
    /// On a map, a box of the Glory track: 0 scores what stands under it, 1 the Deeds written into it, 2 nothing.
    MapGlory,
    /// On a map: 1 if the points of wins, draws and losses count too.
    MapCorePoints,
}

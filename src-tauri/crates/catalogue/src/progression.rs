//! How a campaign goes on: Thresholds, Field Strength, points, and which scenario comes next.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::patron::Patron;

/// The tables of a campaign (DR pp.95-100).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Progression {
    /// Ducats at the start.
    pub ducats: u32,
    /// The most ELITE models, at all times.
    pub elite: u8,
    /// Games of a campaign of usual length.
    pub games: u8,
    /// What a Force may be worth and how many models it may have, by game.
    pub thresholds: Vec<Threshold>,
    /// Campaign Victory Points of a game.
    pub points: CampaignPoints,
    /// Scenario tables by stage.
    pub stages: Vec<Stage>,
    /// Experience points that bring an Advancement each.
    pub advancements: Vec<u8>,
    /// The most experience points with LIMITED POTENTIAL.
    pub limited_potential: u8,
    /// Who may be served; a Warband chooses one when it is mustered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub patrons: Vec<Patron>,
}

/// What a Force may be in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Threshold {
    /// The game, from 1.
    pub game: u8,
    /// Ducats.
    pub ducats: u32,
    /// Models.
    pub field_strength: u16,
}

/// Campaign Victory Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignPoints {
    /// For a win.
    pub win: u8,
    /// For a draw.
    pub draw: u8,
    /// For a loss.
    pub loss: u8,
}

/// A stage of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Stable id, such as `early`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Its first game.
    pub first: u8,
    /// Its last game.
    pub last: u8,
    /// By D6 face from 1 to 6; a single entry is played without a roll.
    pub table: Vec<StageScenario>,
}

/// What a face of the stage table means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StageScenario {
    /// This scenario.
    Scenario(String),
    /// The player with fewer games picks from this table; with equal games, the winner of a roll-off.
    Choice,
}

impl Progression {
    /// The stage of a game; after the last one, the last stage.
    #[must_use]
    pub fn stage(&self, game: u8) -> Option<&Stage> {
        self.stages.iter().find(|stage| (stage.first..=stage.last).contains(&game)).or(self.stages.last())
    }

    /// What a Force may be in a game; after the last one, as in the last.
    #[must_use]
    pub fn threshold(&self, game: u16) -> Option<Threshold> {
        self.thresholds.iter().find(|row| u16::from(row.game) == game).or(self.thresholds.last()).copied()
    }
}

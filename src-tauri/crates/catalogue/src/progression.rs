//! How a campaign goes on: Thresholds, Field Strength, points, and which scenario comes next.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::faction::{Alignment, Faction};

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

/// A Patron. The choice decides only whose Patron Skills can be learnt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Patron {
    /// Stable id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Who may choose it.
    pub to: Vec<PatronTo>,
    /// Its Skills, by their ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
}

/// Who may choose a Patron.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PatronTo {
    /// A faction, by its id.
    Faction(String),
    /// Every faction of an alignment.
    Alignment(Alignment),
    /// A faction that made this compulsory choice.
    Chosen {
        /// Faction id.
        faction: String,
        /// Choice id.
        choice: String,
        /// What must be chosen.
        value: String,
    },
}

impl Patron {
    /// Whether a Warband of this faction with these choices may serve it.
    #[must_use]
    pub fn serves(&self, of: &Faction, choices: &BTreeMap<String, String>) -> bool {
        self.to.iter().any(|to| match to {
            PatronTo::Faction(id) => of.id == *id,
            PatronTo::Alignment(alignment) => of.alignment == *alignment,
            PatronTo::Chosen { faction, choice, value } => of.id == *faction && choices.get(choice) == Some(value),
        })
    }
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

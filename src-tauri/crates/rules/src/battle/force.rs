//! What a battle is fought with: both Forces, the scenario and the readings, frozen when it begins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Scenario, Terrain};
use crate::ruleset::Ruleset;
use crate::sheet::Sheet;

/// Everything a battle starts from. It stands in the header of the battle's log and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The scenario as it is played, corrections of the organiser included.
    pub scenario: Scenario,
    /// Terrain as it was placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Terrain>,
    /// One Force per side, in the sides' order.
    pub forces: Vec<Force>,
    /// The readings the battle is fought under.
    pub ruleset: Ruleset,
    /// SHA-256 of the pack whose data it uses, in hexadecimal.
    pub pack: String,
    /// The game's number in the campaign, for each side; empty outside a campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<u16>,
}

/// The models one side fields (SET-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// The Warband's stream id.
    pub warband: String,
    /// Its name on the day.
    pub name: String,
    /// Faction id.
    pub faction: String,
    /// Who commands it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub player: String,
    /// The models fielded.
    pub models: Vec<Sheet>,
    /// What its Warband's rules do for the side as a whole, such as Morale DICE.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<crate::sheet::Sourced>,
}

//! What is on the sheets of an evening.

use schemars::JsonSchema;
use serde::Serialize;

use super::{ChroniclePlace, Named, ScenarioSheet};

/// The sheets of an evening; what is not wanted is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct EveningSheet {
    /// The evening.
    pub name: String,
    /// Such as `Round 2`.
    pub round: String,
    /// The evening and its day.
    pub about: String,
    /// How long a round is, in a sentence.
    pub minutes: String,
    /// Who plays whom, by table.
    pub pairings: Vec<EveningPairing>,
    /// Who sits out, and what is said about it.
    pub byes: Vec<Named>,
    /// Every player by name, and their table.
    pub seats: Vec<Named>,
    /// A sheet for each table, two to a page.
    pub slips: Vec<EveningPairing>,
    /// How campaigns stand, each on a page of its own.
    pub standings: Vec<EveningStandings>,
    /// Scenarios with their maps.
    pub scenarios: Vec<ScenarioSheet>,
}

/// A game of an evening.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct EveningPairing {
    /// The table’s number; may be empty.
    pub table: String,
    /// What the table is called, its size and what stands on it; may be empty.
    pub about: String,
    /// Its players.
    pub sides: Vec<EveningSide>,
    /// The scenario; empty before one is chosen.
    pub scenario: String,
    /// Of which campaign, or a one-off game.
    pub kind: String,
}

/// A player in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct EveningSide {
    /// Their name.
    pub name: String,
    /// Their Warband; empty for a guest.
    pub warband: String,
    /// They attack.
    pub attacks: bool,
}

/// How a campaign stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EveningStandings {
    /// The campaign.
    pub name: String,
    /// How points are counted.
    pub about: String,
    /// Most points first.
    pub places: Vec<ChroniclePlace>,
    /// The emblem of each, as SVG.
    #[serde(skip)]
    pub emblems: Vec<String>,
}

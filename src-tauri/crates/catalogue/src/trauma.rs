//! The Trauma Table and the Survival Roll (campaign facts; DR pp.101-103).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::item::is_default;
use crate::effect::{Die, Effect};

/// What becomes of the fallen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trauma {
    /// A Troop is dead when its Survival Roll shows at most this.
    pub dead_up_to: u8,
    /// A model leaves with this many Battle Scars.
    pub scars: u8,
    /// The rows of the D66 table.
    pub rows: Vec<TraumaRow>,
}

/// A row of the Trauma Table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TraumaRow {
    /// Stable id, such as `leg-wound`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The D66 results, tens and units, that lead here.
    pub rolls: Vec<u8>,
    /// What it means, in our words.
    pub text: String,
    /// What becomes of the model.
    pub outcome: TraumaOutcome,
    /// It brings a Battle Scar.
    pub scar: bool,
    /// What happens when the model already has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub again: Again,
    /// What is recorded with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Noted>,
    /// Entries for which it is a Full Recovery.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    /// Experience points it brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub experience: Option<Die>,
    /// What it does from then on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// What becomes of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TraumaOutcome {
    /// Gone, with all it carried.
    Dead,
    /// Ransomed at once from this opponent for ducats, or dead.
    Captured,
    /// A lasting mark.
    Injury,
    /// It sits out the next game.
    MissesNextGame,
    /// All kit that can be lost is lost.
    KitLost,
    /// Nothing.
    FullRecovery,
    /// Something gained.
    Bonus,
}

/// What happens when the model already has the mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    /// Roll again until a usable row comes.
    #[default]
    Reroll,
    /// It leaves the roster.
    Removed,
    /// It counts again.
    Counts,
}

/// What a row records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "TraumaNoted")]
pub enum Noted {
    /// Left or right, at random.
    Hand,
    /// The opposing Warband.
    Warband,
}

impl Trauma {
    /// The row for a D66 result, such as 41.
    #[must_use]
    pub fn row(&self, roll: u8) -> Option<&TraumaRow> {
        self.rows.iter().find(|row| row.rolls.contains(&roll))
    }

    /// The row with this id.
    #[must_use]
    pub fn row_named(&self, id: &str) -> Option<&TraumaRow> {
        self.rows.iter().find(|row| row.id == id)
    }
}

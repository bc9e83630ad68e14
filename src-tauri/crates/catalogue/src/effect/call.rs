//! What an owner may call on while a roll is pending: spells, and kit that is used on demand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::length::Length;

/// Something the bearer's owner may call on for a roll, before its dice. The effect's own words then
/// act on that roll alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// Stable name, unique among the bearer's calls and ACTIONS.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Which rolls.
    pub at: CallAt,
    /// What it costs.
    pub price: Price,
    /// How often.
    pub often: Often,
    /// Calls with the same word share their uses; none for its own id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<String>,
}

/// The rolls a call can be made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CallAt {
    /// A Success Roll of the bearer.
    OwnSuccessRoll,
    /// Any roll of the bearer except an Injury Roll, including a Charge Bonus or a die of its kit.
    OwnRoll,
    /// An Injury Roll caused by the bearer's attack.
    OwnInjuryRoll,
    /// An Injury Roll made for the bearer.
    InjuryRollAgainst,
    /// The result of an Injury Roll made for the bearer, before it is applied.
    InjuryResultAgainst,
    /// Any roll of a model within this distance.
    AnyRollWithin(Length),
}

/// What a call or a spell costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// Nothing.
    Free,
    /// One of these numbers of BLOOD MARKERS, from any models on the battlefield but BLACK GRAIL and
    /// DEMONIC ones (Goetic Spells).
    Blood(Vec<u8>),
    /// The same, from enemies and from friends of these entries alone.
    BloodOf {
        /// The entries.
        entries: Vec<String>,
        /// How many.
        counts: Vec<u8>,
    },
    /// One of these numbers of INFECTION MARKERS, from any models within the distance.
    Infection {
        /// Base to base.
        within: Length,
        /// How many.
        counts: Vec<u8>,
    },
    /// The bearer takes this many BLOOD MARKERS.
    OwnBlood(u8),
}

/// How often something can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Often {
    /// For every roll.
    Roll,
    /// Once in an Activation.
    Activation,
    /// Once in a Turn.
    Turn,
    /// This often in a game.
    Game(u8),
}

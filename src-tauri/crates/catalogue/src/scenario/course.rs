//! How a scenario goes: who attacks, who enters when, how long it lasts, what comes up by itself.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::ModelCard;
use crate::length::Length;
use crate::role::Role;
use crate::shape::Point;

/// How the roles are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Roles {
    /// There are none.
    #[default]
    Even,
    /// The Warband with more models attacks, no matter what it fields; if tied, the winner of a roll-off decides.
    LargerAttacks,
    /// The same in a campaign; outside one the winner of a roll-off decides.
    LargerAttacksInCampaign,
    /// The winner of a roll-off decides.
    RollOff,
}

impl Roles {
    /// Whether the scenario knows an attacker.
    #[must_use]
    pub fn any(&self) -> bool {
        *self != Self::Even
    }

    /// Whether the sizes of the Warbands say who attacks, unless they are the same (G-12).
    #[must_use]
    pub const fn by_size(self, in_campaign: bool) -> bool {
        match self {
            Self::LargerAttacks => true,
            Self::LargerAttacksInCampaign => in_campaign,
            Self::Even | Self::RollOff => false,
        }
    }

    /// The place of the side that attacks because its Warband has more models than any other (G-12). `None` if dice
    /// decide.
    #[must_use]
    pub fn attacker_by_size(self, in_campaign: bool, sizes: &[usize]) -> Option<usize> {
        if !self.by_size(in_campaign) {
            return None;
        }
        let most = sizes.iter().max()?;
        let mut largest = (0..).zip(sizes).filter(|(_, size)| *size == most).map(|(place, _)| place);
        largest.next().filter(|_| largest.next().is_none())
    }

    pub(super) fn none(&self) -> bool {
        *self == Self::Even
    }
}

/// What the scenario asks of a Force beyond the campaign's own limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ForceRule {
    /// As many ELITE models as possible.
    AllElites,
    /// The defender may spend half the ducats.
    DefenderHalvesDucats,
    /// In a campaign the Field Strength is this for everybody.
    FieldStrength(u8),
}

/// How many models begin on the table, and what the others do (SET-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Beginners {
    /// How many begin, for all sides or by role.
    pub limits: Vec<EntryLimit>,
    /// Wide bases count for more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wide: Option<Wide>,
    /// What the others do.
    pub rest: Rest,
}

/// How many models of a side begin on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryLimit {
    /// Of this side, or none for every side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
    /// How many.
    pub models: StartsWith,
}

/// How many models begin on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StartsWith {
    /// How many.
    Models(u8),
    /// This many and D3 more.
    ModelsAndD3(u8),
    /// Half the Force, rounded up.
    Half,
    /// Those whom the player names before the zones are drawn for: at least one, and at most as many as stay behind.
    Vanguard,
}

/// Bases from a certain size on count for more models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wide {
    /// From this size on, the longer side.
    pub from: Length,
    /// As this many.
    pub counts: u8,
}

/// What the models do that do not begin on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// They take no part.
    StaysAway,
    /// Each Turn begins with a roll-off; its winner rolls D3, the most that each side brings on. They come in turn,
    /// touching the edge, wholly in their own zone, more than this far from enemies.
    Arrives(Length),
    /// They come on by themselves when the Turn for it begins.
    Enters(Entering),
}

/// Models that come on without a die, in turn, before the first Activation of a Turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entering {
    /// From this Turn on.
    pub from_turn: u8,
    /// A model that has not come on by the end of this Turn never does; none if they may wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_turn: Option<u8>,
    /// Nobody may be held back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all_at_once: bool,
    /// Where.
    pub at: EntersAt,
    /// More than this far from enemies.
    pub gap: Length,
    /// The most in a Turn, or none for as many as there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// Where models come on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntersAt {
    /// Touching an edge, wholly in their own zone.
    OwnZoneEdge,
    /// Wholly in their own zone.
    OwnZone,
    /// Touching any edge of the battlefield.
    AnyEdge,
    /// Within this distance of a thing of the kind.
    NearThing {
        /// The kind.
        kind: String,
        /// The distance.
        within: Length,
    },
}

/// A length that is rolled for (E-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraTurn {
    /// The game ends up to this face; above it one more Turn is played.
    pub ends_up_to: u8,
    /// Who rolls, or none for the player whom both agree on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
}

/// When a side without a model on the battlefield has lost (E-4, E-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoModels {
    /// At once.
    #[default]
    AtOnce,
    /// Once the reinforcements of a Turn are placed.
    AfterArrivals,
    /// Once nobody is left who waits or who left the battlefield alive.
    WithoutReserve,
}

impl NoModels {
    pub(super) fn usual(&self) -> bool {
        *self == Self::AtOnce
    }
}

/// Something each player writes down in secret (G-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SecretNote {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What is written.
    pub what: Noted,
}

/// What a secret note names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Noted {
    /// Up to this many ELITE models of the enemy.
    EnemyElites(u8),
    /// One ELITE model of one's own side.
    OwnElite,
    /// One objective.
    Objective,
}

/// Something that may happen at the start of a Turn, once in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unforeseen {
    /// From this Turn on.
    pub from_turn: u8,
    /// On this face of a D6 and above.
    pub at_least: u8,
    /// The rows of the D3.
    pub table: Vec<UnforeseenRow>,
}

/// A row of the table of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnforeseenRow {
    /// As shown.
    pub name: String,
    /// What it does.
    #[serde(rename = "do")]
    pub does: UnforeseenDoes,
}

/// What an event does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UnforeseenDoes {
    /// All ranges are halved for this many Turns, this one included.
    HalvesRanges(u8),
    /// DICE on melee attacks for this many Turns, including this one.
    MeleeDice {
        /// DICE.
        dice: i8,
        /// Turns.
        turns: u8,
    },
    /// This many things of this kind come up, laid in turn.
    Things {
        /// The kind.
        kind: String,
        /// How many.
        count: u8,
    },
}

/// What happens each time that something stirs ([`ThingDoes::Stir`](super::ThingDoes::Stir)); the last row stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stirring {
    /// Each model that is not Down goes Down on this face of its D6, rolled at the table.
    Trembles(u8),
    /// On this face of a D6 and above it awakens: everybody is Out of Action, and the game is a draw.
    AwakensOn(u8),
}

/// A model that belongs to nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Neutral {
    /// Its card; `entry` names it in the scenario.
    pub sheet: ModelCard,
    /// Those that stand there when the game begins; more may come up in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spots: Vec<NeutralSpot>,
    /// What it does when it is Activated.
    pub mind: Mind,
    /// Its first Out of Action results that become Down.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undying: u8,
    /// After those: Out of Action becomes Down until it carries this many BLOOD MARKERS, if there is such a rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defiant: Option<u8>,
    /// The game is a draw at once when it leaves the battlefield.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_if_gone: bool,
    /// Its attacks that place BLOOD MARKERS poison: one more at each Activation, until a BLESSING MARKER is spent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub poisons: bool,
    /// Models may climb onto it; from there their attacks on it gain +1 DICE and +1 INJURY DICE, and all their rolls
    /// are Risky; it cannot attack them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ridden: bool,
    /// After its melee attack everyone within an inch who does not ride it is hurt like this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tail: Option<super::Blast>,
    /// A model that it moves over is hurt like this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tramples: Option<super::Blast>,
}

/// Where a neutral model stands at first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeutralSpot {
    /// The centre of its base.
    pub at: Point,
    /// Why the spot is only our reading, or none if it is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// What a neutral model does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mind {
    /// Hunts the model that attacked it last, else the nearest of the entry that flees: one Move, one Shoot or Fight.
    Avenges,
    /// Makes for the nearest edge: only Move or Retreat, and it leaves there.
    Flees,
    /// Hunts the bloodiest model within this distance, else the nearest: Move, Fight or Dash.
    Smells(Length),
}

/// How neutral models are Activated after each Activation of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeutralTurns {
    /// For each range of faces of a D6, the entries of which one acts.
    pub die: Vec<NeutralFaces>,
}

/// Faces of the D6, and who may act on them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeutralFaces {
    /// Up to this face.
    pub up_to: u8,
    /// One of these entries.
    pub entries: Vec<String>,
}

/// What the table sees to, because the app cannot, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reminder {
    /// When it matters.
    pub at: ReminderAt,
    /// What to do.
    pub text: String,
    /// Why the app cannot.
    pub reason: String,
}

/// When a reminder is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReminderAt {
    /// While the table is laid out.
    SetUp,
    /// While models are set up.
    Deployment,
    /// All through the game.
    Always,
    /// When the game ends.
    End,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

//! Scenarios: the map, who may deploy where, how long it lasts, what you can do and what earns victory points.
//!
//! A scenario is data alone: a club's own uses the same words as the twelve of the book.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod alliances;
mod bounds;
mod course;
mod doubt;
mod fault;
mod formula;
mod kill_marks;
mod placing;
mod players;
mod reach;
mod sides;
mod teams;
mod thing;

pub use alliances::{Alliances, BETRAYAL_RANKS, Betrayal, BetrayalDoes, BetrayalRow, FELLED, JOINT};
pub use course::{
    Beginners, Entering, EntersAt, EntryLimit, ExtraTurn, ForceRule, Mind, Neutral, NeutralFaces, NeutralSpot,
    NeutralTurns, NoModels, Noted, Reminder, ReminderAt, Rest, Roles, SecretNote, StartsWith, Stirring, Unforeseen,
    UnforeseenDoes, UnforeseenRow, Wide,
};
pub use doubt::ENGINE_SIDES;
pub use fault::{LIST_MAX, STOLEN, SURVIVED, shape_fault};
pub use formula::{Formula, Quantity, Rounding, Term, Whose};
pub use placing::{Many, Misplaced, Placing};
pub use players::{Players, SIDES_OF_MANY};
pub use reach::Reachable;
pub use teams::Teams;
pub use thing::{
    AMOUNT_MAX, Blast, Bleeds, Laid, LaidNear, Lends, Struck, Thing, ThingAction, ThingCondition, ThingDoes, ThingKind,
    Tripped, With,
};

pub use super::deed::{Deed, DeedBy, DeedSign, KillMark};
pub use super::role::Role;
use super::shape::{Point, Shape, Table};
use super::terrain::Terrain;
use crate::length::Length;

/// One scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Stable id, such as `claim-no-mans-land`.
    pub id: String,
    /// Its number in the book, or none for a club's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// As shown.
    pub name: String,
    /// What it is about, for people who look for one to play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// Who wrote it, or none for the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Size of the battlefield.
    pub table: Table,
    /// A word on the size if the book does not fix it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table_note: Option<String>,
    /// Which battlefield archetypes it is played on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub archetypes: Vec<String>,
    /// Turns it lasts.
    pub turns: u8,
    /// After the last Turn a die says whether there is one more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_turn: Option<ExtraTurn>,
    /// Whether somebody attacks.
    #[serde(default, skip_serializing_if = "Roles::none")]
    pub roles: Roles,
    /// What is asked of the Forces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forces: Vec<ForceRule>,
    /// How many Warbands it is for, if that is a choice; roll-offs are draws of cards then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Players>,
    /// Whose Warbands stand together, or none if everybody fights for themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<Teams>,
    /// Alliances for a Turn and the cards that break them, or none if there are no such alliances.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alliances: Option<Alliances>,
    /// Deployment Zones, one for each side.
    pub zones: Vec<Zone>,
    /// An enemy's Deployment Zone, and this much ground around it, is Impassable; none if it is ground like any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub death_zones: Option<Length>,
    /// What is fought over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective>,
    /// Objectives that the players place before the battle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placing: Vec<Placing>,
    /// How an objective is controlled, or none if no objective can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Control>,
    /// Terrain that stands when the set-up begins; movable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Terrain>,
    /// What terrain the scenario asks for, in our words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain_note: Option<String>,
    /// Things on the table that are acted on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<Thing>,
    /// What can be done with them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<ThingKind>,
    /// Models that belong to nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub neutrals: Vec<Neutral>,
    /// How those are Activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub neutral_turns: Option<NeutralTurns>,
    /// What happens each time that something stirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stirring: Vec<Stirring>,
    /// The order of deployment.
    pub deployment: Deployment,
    /// Who begins on the table, or none for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Beginners>,
    /// What INFILTRATOR models may do.
    pub infiltrators: Infiltrators,
    /// Morale Checks and voluntary flight take place.
    pub morale: bool,
    /// When a side without models has lost.
    #[serde(default, skip_serializing_if = "NoModels::usual")]
    pub no_models: NoModels,
    /// What the players write down in secret after deployment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<SecretNote>,
    /// What may happen at the start of a Turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unforeseen: Option<Unforeseen>,
    /// What the table sees to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reminders: Vec<Reminder>,
    /// What earns victory points.
    pub victory_points: Vec<VictoryPoints>,
    /// Glorious Deeds, each once in a game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed>,
    /// Where it stands in the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
}

/// A Deployment Zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Unique in the scenario, such as `north`.
    pub id: String,
    /// As shown.
    pub label: String,
    /// Which side it is for.
    pub role: ZoneRole,
    /// Where it lies.
    pub shape: Shape,
    /// Why the shape is only a reading of the printed map, or none if it is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// Which side a zone is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ZoneRole {
    /// The winner of the roll-off picks; the other side has the other.
    Either,
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
}

/// A thing to control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub label: String,
    /// What kind of objective, if victory points tell kinds apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Its middle.
    pub at: Point,
    /// The piece of terrain that is the objective, once one covers the spot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<String>,
    /// How near one has to be, if that is another distance than the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Length>,
    /// The players placed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub placed: bool,
    /// Why the spot is only a reading of the printed map, or none if it is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// When a side controls an objective: more of its models than of the enemy's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Control {
    /// Models count within this distance, base to piece.
    pub within: Length,
    /// A side with models on it beats one that only has models near it.
    pub on_beats_near: bool,
}

/// The order of deployment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    /// Roll-off, its winner picks the zone; one model at a time in turn, the side with more models first (tied:
    /// roll-off); a side that runs out lets the other place the rest; wholly in its own zone.
    Standard,
    /// As that, but the attacker sets up first.
    AttackerFirst,
    /// As that, but the defender sets up first.
    DefenderFirst,
}

/// What INFILTRATOR models may do (SET-09).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Infiltrators {
    /// They deploy like everybody else: in the zone, and so do all with another deployment of their own.
    Normal,
    /// They may use their own deployment.
    Allowed,
    /// They may use it, but not this near to an objective.
    NotNearObjectives(Length),
    /// They may use it within these limits.
    Limits(Vec<InfiltratorLimit>),
}

/// A limit on an INFILTRATOR's own deployment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InfiltratorLimit {
    /// For this side, or none for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
    /// What it keeps to.
    pub keeps: Keeps,
}

/// What an INFILTRATOR keeps to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keeps {
    /// Farther than this from objectives of the kind; an empty kind for all.
    FromObjectives {
        /// The kind.
        kind: String,
        /// The distance.
        distance: Length,
    },
    /// Farther than this from things.
    FromThings(Length),
    /// Farther than this from that neutral model, instead of the usual distance.
    FromNeutral {
        /// Its entry.
        neutral: String,
        /// The distance.
        distance: Length,
    },
    /// Within this distance of its own zone.
    ByOwnZone(Length),
}

/// What earns victory points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryPoints {
    /// When they are counted; Turn's end before game's end.
    pub at: ScoredAt,
    /// What each of the points is for.
    pub per: ScoredPer,
    /// How many points.
    pub points: u8,
    /// Only for this side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
    /// Only objectives of this kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// This many instead for an objective that no enemy has reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<u8>,
    /// Only in these Turns, the first and the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<(u8, u8)>,
    /// The most points each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

impl VictoryPoints {
    /// Points for all sides, in every Turn.
    #[must_use]
    pub const fn plain(at: ScoredAt, per: ScoredPer, points: u8) -> Self {
        Self { at, per, points, side: None, kind: None, alone: None, turns: None, most: None }
    }
}

/// When victory points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScoredAt {
    /// At once.
    Immediately,
    /// At the end of each Turn.
    TurnEnd,
    /// At the end of the game, after the last Turn's.
    GameEnd,
}

/// What victory points are counted for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScoredPer {
    /// An objective that the side controls.
    ObjectiveControlled,
    /// An objective with a model of the side within control distance.
    ObjectiveReached,
    /// An enemy model that is Out of Action.
    EnemyOutOfAction,
    /// This many ducats of each enemy model Out of Action, each rounded up.
    EnemyDucats(u32),
    /// This much Glory of each enemy model Out of Action, each rounded up.
    EnemyGlory(u32),
    /// Something noted under this name.
    Tally(String),
    /// A thing of the kind that the side has claimed this Turn.
    Claimed(String),
    /// A thing of the kind that is left.
    ThingLeft(String),
    /// A thing of the kind that was on the table and is gone, no matter who took it away.
    ThingGone(String),
    /// An enemy taken Out of Action in this way, at once.
    Kill(Vec<KillMark>),
    /// That neutral model taken Down, at once; an Out of Action that its nature turns into Down counts.
    NeutralDown(String),
    /// An enemy named in the side's own note that is Out of Action.
    NotedOut(String),
    /// A model named in the side's own note that is not Out of Action.
    NotedLeft(String),
    /// The objective of the side's own note, if the side controls it.
    NotedHeld(String),
    /// The objective of an enemy's note, if the side controls it.
    EnemyNotedHeld(String),
    /// A Glorious Deed; each deed carries its own points.
    GloriousDeed,
    /// What comes out of a formula.
    Formula(Formula),
    /// What only the table can count.
    Table(String),
}

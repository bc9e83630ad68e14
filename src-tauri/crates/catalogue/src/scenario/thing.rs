//! Things on the table that are neither models nor ground: relics, crates, caches, mines, guns, pits.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Role;
use crate::card::Weapon;
use crate::effect::ActionRoll;
use crate::keyword::Keyword;
use crate::length::Length;
use crate::shape::Point;

/// One thing as the map shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// Unique in the scenario.
    pub id: String,
    /// The id of its kind.
    pub kind: String,
    /// As shown.
    pub label: String,
    /// Its middle.
    pub at: Point,
    /// The id of the zone whose side it belongs to, or none if it belongs to nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// It is taken away at the end of this Turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u8>,
    /// Why the spot is only our reading, or none if it is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// What can be done with things of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThingKind {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub name: String,
    /// From its middle to its rim; 0 if its middle counts.
    #[serde(default)]
    pub radius: Length,
    /// Who lays it.
    #[serde(default, skip_serializing_if = "Laid::is_drawn")]
    pub laid: Laid,
    /// Where it may be laid, or none for anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub near: Option<LaidNear>,
    /// This many of them are secretly worthless, as their owner wrote down.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub duds: u8,
    /// What it holds at first.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stock: u8,
    /// A model that carries it can only Move or Retreat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub burden: bool,
    /// ACTIONS of the scenario that are taken on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<ThingAction>,
    /// What an attack on it does, or none if it cannot be attacked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub struck: Option<Struck>,
    /// What a model that moves near it sets off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tripped: Option<Tripped>,
    /// BLOOD MARKERS for a model that is Activated near it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bleeds: Option<Bleeds>,
    /// A weapon that a model near it may use, once each Turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lends: Option<Lends>,
}

/// Who lays the things of a kind, after the zones are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Laid {
    /// They lie as drawn.
    #[default]
    Drawn,
    /// The side with this role lays all of them.
    By(Role),
    /// One at a time in turn, this role first.
    InTurn(Role),
    /// They come up in play.
    Later,
    /// This many by every side, one side after the other in the order of a draw. One that fits nowhere is let go.
    Each(u8),
}

/// Where things that the sides lay may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidNear {
    /// Wholly within this distance of the middle of the battlefield.
    pub centre: Length,
    /// Farther than this from any other thing, and from Impassable ground.
    pub apart: Length,
    /// Farther than this from the others that the same side lays.
    pub own_apart: Length,
}

impl Laid {
    fn is_drawn(&self) -> bool {
        *self == Self::Drawn
    }
}

/// An ACTION on a thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThingAction {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Base to thing; 0 for touching.
    #[serde(default)]
    pub within: Length,
    /// What it rolls.
    pub roll: ActionRoll,
    /// It is not an ACTION of its own, but part of carrying: it may follow any other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
    /// It is taken with what the model holds, not on a thing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_hand: bool,
    /// The ACTION it is a form of: all forms together once in an Activation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form_of: Option<String>,
    /// Only models of this side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
    /// Only models with all these keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// All of these hold.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<ThingCondition>,
    /// Which other model it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<With>,
    /// What follows, in order.
    #[serde(rename = "do")]
    pub does: Vec<ThingDoes>,
}

/// How much of a thing is moved at once, at most.
pub const AMOUNT_MAX: u8 = 9;

impl ThingAction {
    /// Whether the command says how much.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.does
            .iter()
            .any(|d| matches!(d, ThingDoes::Fill | ThingDoes::Give | ThingDoes::Steal | ThingDoes::Extract(_)))
    }

    /// How much a model may hold.
    #[must_use]
    pub fn room(&self) -> u8 {
        let rooms =
            self.conditions.iter().filter_map(|c| if let ThingCondition::Room(n) = c { Some(*n) } else { None });
        rooms.min().unwrap_or(AMOUNT_MAX)
    }
}

/// Another model that the ACTION concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// A friend within this distance.
    Friend(Length),
    /// A Down enemy within this distance.
    DownEnemy(Length),
}

/// What must hold for an ACTION on a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThingCondition {
    /// Nobody claimed it this Turn.
    Unclaimed,
    /// Opened fewer times than this.
    OpenedLess(u8),
    /// Nobody carries it.
    Free,
    /// The model carries it.
    Carried,
    /// It holds something.
    Stocked,
    /// The charge of the model lies on it.
    Charged,
    /// The model still carries its charge: one in a game.
    Uncharged,
    /// The model touches an edge of the battlefield.
    AtEdge,
    /// The model touches a longest edge of the battlefield inside a Deployment Zone.
    AtZoneEdge,
    /// The model stands wholly in its own zone.
    AtHome,
    /// It belongs to the zone of the model's side, or to no zone.
    Mine,
    /// It belongs to the zone of an enemy, or to no zone.
    Theirs,
    /// The model has room for more of what the thing holds: fewer than this.
    Room(u8),
    /// The model has some of it.
    Full,
    /// The other model has some of it.
    OtherFull,
}

/// What an ACTION, a hit or a step on a thing does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThingDoes {
    /// Noted for the model's side under this name; victory points and Deeds count these.
    Tally(String),
    /// The side has claimed it until the Turn ends.
    Claim,
    /// Opened once more; the first time D3 things of this kind come up beside it.
    Open(String),
    /// The model carries it.
    TakeUp,
    /// It lies where the model stands.
    PutDown,
    /// The other model carries it.
    HandOver,
    /// It is gone.
    Remove,
    /// BLESSING MARKERS for the model.
    Blessing(u8),
    /// This many as said move from the thing to the model.
    Fill,
    /// This many as said move from the model to the other.
    Give,
    /// This many as said move from the other, or from the thing, to the model.
    Steal,
    /// This many as said are brought off, each noted under this name.
    Extract(String),
    /// The model leaves the battlefield; it still counts for Morale and is no casualty.
    Leave,
    /// The charge that the model carries lies on it.
    Charge,
    /// It blows up: everyone near is hurt.
    Explode(Blast),
    /// It becomes a thing of this kind.
    Become(String),
    /// BLOOD MARKERS for everyone near.
    Bleed(Bleeds),
    /// Something stirs, more each time.
    Stir,
    /// D3 of this neutral model come up within the distance, set up by the winner of a roll-off.
    ComeUp {
        /// Its entry.
        neutral: String,
        /// From the thing.
        within: Length,
    },
}

/// An explosion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blast {
    /// Everyone within this distance, or none for only the model that set it off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Length>,
    /// INJURY DICE.
    #[serde(default)]
    pub injury_dice: i8,
    /// INJURY MODIFIER.
    #[serde(default)]
    pub injury_modifier: i8,
    /// Keywords of the Injury Roll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// Those not Out of Action are pushed D3 inches straight away, by the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pushes: bool,
}

/// Which attacks strike a thing, and what a success does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Struck {
    /// Melee Attacks do.
    #[serde(default)]
    pub melee: bool,
    /// Ranged Attacks do, with one of these keywords; an empty list for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranged: Option<Vec<Keyword>>,
    /// What follows.
    #[serde(rename = "do")]
    pub does: Vec<ThingDoes>,
}

/// What happens when a model moves near a thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tripped {
    /// How near.
    pub within: Length,
    /// What a live one does; a dud is only taken away.
    #[serde(rename = "do")]
    pub does: Vec<ThingDoes>,
}

/// BLOOD MARKERS around a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bleeds {
    /// How near.
    pub within: Length,
    /// How many markers.
    pub markers: u8,
}

/// A weapon that lies ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lends {
    /// How near.
    pub within: Length,
    /// Not while an enemy of the user is within an inch of it.
    #[serde(default)]
    pub not_contested: bool,
    /// The weapon.
    pub weapon: Weapon,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

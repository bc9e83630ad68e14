//! Battlekit: every weapon, armour and piece of equipment, with what it does in battle.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::boon::Boon;
pub use super::kind::Kind;
use crate::effect::Effect;
use crate::keyword::Keyword;
use crate::length::Length;

/// A piece of Battlekit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Stable id, such as `bolt-action-rifle`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Its table.
    pub kind: Kind,
    /// What it does outside battles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boons: Vec<Boon>,
    /// Once bought it can neither be lost nor handed on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub permanent: bool,
    /// Though it is permanent, it goes to the Arsenal when its bearer is Unfit for Duty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub freed_when_unfit: bool,
    /// Once fitted to a weapon that it needs it stays on that weapon: both stay with their bearer, or it is sold.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fitted: bool,
    /// On a model it counts as one of this: a second one that does goes on another model.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts_as: Option<String>,
    /// What it does affects the model that its bearer's kit brings, not its bearer ([`Mercenary::brought_by`]).
    ///
    /// [`Mercenary::brought_by`]: super::entry::Mercenary::brought_by
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub companion: Option<Companion>,
    /// Hands it takes; for equipment only if it is HELD.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hands: u8,
    /// Greatest range of its shots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Length>,
    /// It can be used in melee.
    #[serde(default, skip_serializing_if = "is_default")]
    pub melee: bool,
    /// DICE of its attacks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
    /// INJURY DICE of its attacks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub injury_dice: i8,
    /// INJURY MODIFIER of its attacks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub injury_modifier: i8,
    /// INJURY MODIFIER against its bearer, negative for protection.
    #[serde(default, skip_serializing_if = "is_default")]
    pub protection: i8,
    /// Keywords: of a weapon's attacks, else of its bearer, except those that describe the item itself (HEAVY, HELD,
    /// CONSUMABLE, DEPLOYABLE, IMPERVIOUS).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// A two-handed weapon that goes with a shield, or a shield that goes with such a weapon.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shield_combo: bool,
    /// A bayonet can be fitted to it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bayonet_lug: bool,
    /// It is fitted to a weapon with a lug.
    #[serde(default, skip_serializing_if = "is_default")]
    pub needs_lug: bool,
    /// The bearer must also carry one of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs_any: Vec<String>,
    /// The most on a model. None for one piece of equipment, and weapons as its hands admit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_per_model: Option<u8>,
    /// It goes beside Grenades of another type.
    #[serde(default, skip_serializing_if = "is_default")]
    pub beside_grenades: bool,
    /// What it gives one ranged weapon of its bearer for a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammunition: Option<Ammunition>,
    /// What it forbids beside it: a suit, or what replaces a suit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<Suit>,
    /// Only in a campaign: a Glory Item or a find.
    #[serde(default, skip_serializing_if = "is_default")]
    pub campaign_only: bool,
    /// It is the same piece as this one, made better: they share one Limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgrade_of: Option<String>,
    /// The only entries it is built into; nobody buys it elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub built_into: Vec<String>,
    /// It is one way of firing the weapon of this name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode_of: Option<String>,
    /// What else it does. On a weapon: to attacks with it if a roll is named, else to its bearer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// Where sources disagree, or a word to the reader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What AMMUNITION gives one ranged weapon without BLAST, FIRE, GAS or SHRAPNEL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ammunition {
    /// The keyword.
    Keyword(Keyword),
    /// DICE.
    Dice(i8),
}

/// What kit gives the model that its bearer brings along, beside its effects.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Companion {
    /// Items that it has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kit: Vec<String>,
    /// It forms a Fireteam with the bearer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fireteam: bool,
}

/// What a suit of armour forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Suit {
    /// The only shields that go with it, or none if all do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<Vec<String>>,
    /// Kinds of kit that do not go with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbids_kinds: Vec<Kind>,
    /// HELD kit does not go with it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub forbids_held: bool,
    /// Nothing else can be carried with it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub nothing_else: bool,
}

impl Suit {
    /// Whether the item does not go with it.
    #[must_use]
    pub fn forbids(&self, item: &Item) -> bool {
        self.forbids_kinds.contains(&item.kind) || (self.forbids_held && item.has(&Keyword::Held))
    }
}

impl Item {
    /// Whether it counts as a weapon: for MUST_BE_ARMED, slots and hands.
    #[must_use]
    pub const fn is_weapon(&self) -> bool {
        matches!(self.kind, Kind::Ranged | Kind::Melee)
    }

    /// Whether it has the keyword itself.
    #[must_use]
    pub fn has(&self, keyword: &Keyword) -> bool {
        self.keywords.contains(keyword)
    }
}

/// For fields that are left out if they say nothing.
#[must_use]
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

//! Warband entries: the models a faction can recruit, their options and what kit they may carry.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::boon::Boon;
use super::item::{Kind, is_default};
use crate::card::Base;
use crate::effect::Effect;
use crate::keyword::Keyword;
use crate::length::Length;

/// An entry of a faction's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FactionEntry {
    /// Stable id in the faction, such as `yeoman`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Price in ducats.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ducats: u32,
    /// Price in Glory.
    #[serde(default, skip_serializing_if = "is_default")]
    pub glory: u32,
    /// At least this many.
    #[serde(default, skip_serializing_if = "is_default")]
    pub min: u16,
    /// The most of them, or none if it is unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u16>,
    /// A higher maximum in a large Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub larger: Option<Larger>,
    /// At most one for each of this entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_per: Option<String>,
    /// Keywords, ELITE and LEADER among them; those of fixed kit may be repeated.
    pub keywords: Vec<Keyword>,
    /// Movement.
    pub movement: Length,
    /// Ranged Characteristic, or none if it cannot shoot.
    pub ranged: Option<i8>,
    /// Melee Characteristic, or none if it cannot fight.
    pub melee: Option<i8>,
    /// Armour Characteristic and fixed suit together, as an INJURY MODIFIER.
    #[serde(default, skip_serializing_if = "is_default")]
    pub armour: i8,
    /// Its base.
    pub base: Base,
    /// What it can do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// Kit that comes with it; free, outside Limits, never removed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kit: Vec<String>,
    /// What it may buy.
    pub battlekit: Battlekit,
    /// What it may become.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<ModelOption>,
    /// Options of which it always has one, changed at will: the first if none is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub one_of: Vec<String>,
    /// Only obtained inside a campaign.
    #[serde(default, skip_serializing_if = "is_default")]
    pub campaign_only: bool,
    /// Goetic Powers it may have.
    #[serde(default, skip_serializing_if = "is_default")]
    pub goetic: u8,
    /// It never becomes ELITE by promotion.
    #[serde(default, skip_serializing_if = "is_default")]
    pub never_promoted: bool,
    /// What it does outside battles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boons: Vec<Boon>,
    /// It does not count for Field Strength.
    #[serde(default, skip_serializing_if = "is_default")]
    pub outside_field_strength: bool,
    /// Where sources disagree, or a word to the reader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A higher number once the rest of the Warband is worth enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Larger {
    /// Ducats of everything but the one model beyond the usual number.
    pub others_ducats: u32,
    /// The higher number.
    pub max: u16,
}

/// A named rule of a model, an option or a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its name.
    pub name: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// What kit a model may buy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battlekit {
    /// It may buy kit at all.
    pub buys: bool,
    /// Only these kinds, besides `items`, or none for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<Kind>>,
    /// Single items allowed besides `kinds`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// Kinds it never buys.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_kinds: Vec<Kind>,
    /// Items it never buys.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_items: Vec<String>,
    /// The only Ranged Weapons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_ranged: Option<Vec<String>>,
    /// The only Grenades.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_grenades: Option<Vec<String>>,
    /// The dearest item, in ducats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dearest: Option<u32>,
    /// The dearest Ranged Weapon, in ducats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dearest_ranged: Option<u32>,
    /// Nothing that costs Glory.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_glory: bool,
    /// At least this many weapons.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weapons: u8,
    /// Melee Weapons for both hands: one two-handed, or two one-handed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub both_hands: bool,
    /// At least one of each of these kinds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub must_have_kinds: Vec<Kind>,
    /// Its weapons have this keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons_have: Option<Keyword>,
    /// At most this many Ranged Weapons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_ranged: Option<u8>,
    /// The most Melee Weapons, with any hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_melee: Option<u8>,
    /// At most this many of them two-handed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_two_handed: Option<u8>,
    /// No two-handed weapons.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_two_handed: bool,
    /// Hands for Melee Weapons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub melee_hands: Option<u8>,
    /// Hands for everything together, instead of the usual carrying rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<u8>,
    /// At most this many weapons of one name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_same_weapon: Option<u8>,
    /// This many HEAVY weapons are wielded in one hand each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one_handed_heavy: u8,
}

/// Something a model may become when it is recruited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelOption {
    /// Stable id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Price in ducats.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ducats: u32,
    /// Price in Glory.
    #[serde(default, skip_serializing_if = "is_default")]
    pub glory: u32,
    /// The most in the Warband, or none if it is unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// A higher limit in a large Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub larger: Option<Larger>,
    /// Entries whose own do not count for the limit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_counted: Vec<String>,
    /// One for this many models of its entry, rounded down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_in: Option<u8>,
    /// A model takes one option of a group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Or this many of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_most: Option<u8>,
    /// Or this many once everybody of other entries is worth enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_larger: Option<Larger>,
    /// Options that cannot stand beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub excludes: Vec<String>,
    /// Options that cannot stand beside it unless the named one does too.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub excludes_unless: BTreeMap<String, String>,
    /// Options it needs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<String>,
    /// What it gives.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grants: Grants,
    /// One of these is chosen with it: named after the option's id, as in `legionnaire:melee`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choose: Vec<GrantChoice>,
}

/// One of several things an option may give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GrantChoice {
    /// Its id in the option.
    pub id: String,
    /// What it gives.
    pub grants: Grants,
}

/// What an option gives its model.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grants {
    /// Keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// Ranged Characteristic.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ranged: i8,
    /// Melee Characteristic.
    #[serde(default, skip_serializing_if = "is_default")]
    pub melee: i8,
    /// More Movement.
    #[serde(default, skip_serializing_if = "is_default")]
    pub movement: Length,
    /// Movement instead of the entry's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub movement_is: Option<Length>,
    /// Another base.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Base>,
    /// A suit in place of the fixed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<String>,
    /// Kit that comes with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kit: Vec<String>,
    /// Fixed kit replaced by other kit.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub replaces: BTreeMap<String, String>,
    /// Abilities it loses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loses: Vec<String>,
    /// Kinds of kit it can no longer carry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_kinds: Vec<Kind>,
    /// Kinds of kit it may now buy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Kind>,
    /// Items it may now buy, even if others may not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// At most this many of those.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items_most: Option<u8>,
    /// Items it can no longer buy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub no_items: Vec<String>,
    /// Beside this option it has a third arm for weapons and shield.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub third_arm_with: Option<String>,
    /// Weapons it may buy from these factions' armouries; this many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreign: Option<Foreign>,
    /// Fireteams more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fireteams: u8,
    /// What else it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// A purchase from other factions' armouries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Foreign {
    /// Whose.
    pub factions: Vec<String>,
    /// How many items.
    pub count: u8,
    /// Weapons only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weapons_only: bool,
}

/// A model for hire (DR pp.125-127): paid with Glory, with fixed kit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mercenary {
    /// Its card.
    pub entry: FactionEntry,
    /// Who may hire it.
    pub factions: Vec<String>,
    /// Variants that may not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_variants: Vec<String>,
    /// The variants that alone may; empty if no variant is needed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_variants: Vec<String>,
    /// The item whose bearer brings it along, and owns it, or none if it needs no such bearer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought_by: Option<String>,
}

impl Mercenary {
    /// Whether it serves Warbands of this faction and variant.
    #[must_use]
    pub fn serves(&self, faction: &str, variant: Option<&str>) -> bool {
        let named = |ids: &[String]| variant.is_some_and(|variant| ids.iter().any(|id| id == variant));
        self.factions.iter().any(|id| id == faction)
            && !named(&self.not_variants)
            && (self.only_variants.is_empty() || named(&self.only_variants))
    }
}

//! Variants: the named armies of a faction, as changes to its list.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::army_list::{Constraint, Currency, Line, Rule, Who};
use super::entry::{Battlekit, FactionEntry, Foreign, ModelOption};
use super::item::{Kind, is_default};
use crate::keyword::Keyword;
use crate::length::Length;

/// A variant of a faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Stable id, such as `papal-states`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Who stands behind it.
    pub status: Status,
    /// What it changes in the list.
    #[serde(default, skip_serializing_if = "is_default")]
    pub changes: Changes,
    /// The rules it brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// Where sources disagree, or a word to the reader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Who stands behind a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Printed with the rules.
    Official,
    /// A partner's, listed by the publisher.
    Partner,
    /// Not in this edition; from other sources.
    Unprinted,
    /// Somebody else's: named here, without data, and unusable.
    ThirdParty,
}

/// What a variant changes in its faction's list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Changes {
    /// Ducats at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ducats: Option<u32>,
    /// Glory at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glory: Option<u32>,
    /// Added to every Threshold Value.
    #[serde(skip_serializing_if = "is_default")]
    pub threshold: i32,
    /// Glory whenever it calls for Reinforcements.
    #[serde(skip_serializing_if = "is_default")]
    pub reinforcement_glory: u32,
    /// It does not call for Reinforcements after two games in a row.
    #[serde(skip_serializing_if = "is_default")]
    pub no_reinforcements_twice: bool,
    /// Fireteams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fireteams: Option<u8>,
    /// Entries it does not have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbid_models: Vec<String>,
    /// Items it does not have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbid_items: Vec<String>,
    /// No items with or granting these keywords.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbid_item_keywords: Vec<Keyword>,
    /// Options it does not have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbid_options: Vec<String>,
    /// No Mercenaries.
    #[serde(skip_serializing_if = "is_default")]
    pub forbid_mercenaries: bool,
    /// Mercenaries it cannot hire.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbid_mercenary: Vec<String>,
    /// Other numbers of a Mercenary.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub mercenaries: BTreeMap<String, MercenaryChange>,
    /// Compulsory choices that are dropped.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub skip_choices: Vec<String>,
    /// The one Patron it serves, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patron: Option<String>,
    /// Other minimums.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub min: BTreeMap<String, u16>,
    /// Other maximums.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub max: BTreeMap<String, u16>,
    /// Entries whose maximum does not grow with the Warband.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_larger: Vec<String>,
    /// Other entries' names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// Other entries' prices.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub prices: BTreeMap<String, EntryPrice>,
    /// Keywords that entries gain.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub keywords: BTreeMap<String, Vec<Keyword>>,
    /// Keywords that entries lose.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lose_keywords: BTreeMap<String, Vec<Keyword>>,
    /// Other characteristics.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub profiles: BTreeMap<String, Profile>,
    /// Other rules of what entries may buy.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub battlekit: BTreeMap<String, Battlekit>,
    /// Abilities that entries lose.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lose_abilities: BTreeMap<String, Vec<String>>,
    /// Fixed kit that entries lose.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lose_kit: BTreeMap<String, Vec<String>>,
    /// New entries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<FactionEntry>,
    /// New options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<NewOption>,
    /// Other limits of options.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub option_limits: BTreeMap<String, u16>,
    /// New armoury lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Line>,
    /// Other Limits of items.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub limits: BTreeMap<String, u16>,
    /// Other prices of items.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub item_prices: BTreeMap<String, ItemPrice>,
    /// Ducats off the first copy of an item in the Warband.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub first_copy: BTreeMap<String, u32>,
    /// Items that everybody may carry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open_items: Vec<String>,
    /// Items that only these entries may carry.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub only_models: BTreeMap<String, Vec<String>>,
    /// Items that these entries may not carry.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub not_models: BTreeMap<String, Vec<String>>,
    /// Items that an entry may carry in addition.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub also: BTreeMap<String, Vec<String>>,
    /// Items that others replace, in the armoury and as fixed kit.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub replace: BTreeMap<String, String>,
    /// Items that an entry must carry.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub must_carry: BTreeMap<String, Vec<String>>,
    /// Options that this many models must have.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub must_have: BTreeMap<String, u16>,
    /// Items from other factions' armouries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub foreign: Vec<Foreign>,
    /// An item that the Warband is given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gifts: Vec<Gift>,
    /// Every model with its kit is worth at least this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Worth>,
    /// What else limits a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub constraints: Vec<Constraint>,
    /// What happens to items of the Warband.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kit: Vec<KitChange>,
}

/// Another price of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryPrice {
    /// In ducats.
    #[serde(default)]
    pub ducats: u32,
    /// In Glory.
    #[serde(default)]
    pub glory: u32,
}

/// Another price, or line, of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemPrice {
    /// The price.
    pub cost: u32,
    /// Paid in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub currency: Currency,
    /// Another Limit with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
}

/// Other characteristics of an entry; what is left out stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Ranged Characteristic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranged: Option<i8>,
    /// Melee Characteristic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub melee: Option<i8>,
}

/// An option that a variant adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOption {
    /// Who may take it.
    pub to: Vec<Who>,
    /// The option.
    pub option: ModelOption,
}

/// Other numbers of a Mercenary.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MercenaryChange {
    /// How many.
    pub max: u16,
    /// Others that count for that number too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// The first costs this many ducats instead of Glory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_ducats: Option<u32>,
    /// Each beyond the first costs this many ducats instead of Glory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub further_ducats: Option<u32>,
}

/// An item that a Warband is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The item, at most one in the Warband.
    pub item: String,
    /// What a later one costs once the gift is lost, in Glory.
    pub replacement_glory: u32,
}

/// What every model must be worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// With kit and options.
    pub ducats: u32,
    /// Entries that need not be worth it.
    pub except: Vec<String>,
}

/// What happens to items of the Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KitChange {
    /// Of this kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Or these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// More range.
    #[serde(default, skip_serializing_if = "is_default")]
    pub range: Length,
    /// The Charge Bonus stays as it is without the item.
    #[serde(default, skip_serializing_if = "is_default")]
    pub keeps_charge_bonus: bool,
}

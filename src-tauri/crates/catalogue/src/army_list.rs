//! The words of a list: its rules and whom they are for, what limits it, the lines of its armoury.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::entry::Ability;
use super::item::{Kind, is_default};
use crate::effect::Effect;
use crate::keyword::Keyword;

/// A rule of a faction or a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// The models that have it; empty for the Warband as a whole.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<Who>,
    /// What it does.
    pub effects: Vec<Effect>,
}

impl Rule {
    /// As an ability of a model.
    #[must_use]
    pub fn ability(&self) -> Ability {
        Ability { name: self.name.clone(), effects: self.effects.clone() }
    }
}

/// A selection of models.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// All of the Warband, except Mercenaries.
    Everybody,
    /// Those with ELITE, by entry or by promotion.
    Elite,
    /// Those without ELITE.
    Troop,
    /// Those of an entry.
    Entry(String),
    /// Those with an option.
    Option(String),
    /// Those without an option.
    Without(String),
    /// Those of an entry with an option.
    EntryWith {
        /// The entry.
        entry: String,
        /// The option.
        option: String,
    },
    /// Those with a keyword.
    Keyword(Keyword),
}

/// What limits a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Constraint {
    /// One of these entries leads.
    OneLeads {
        /// The entries.
        entries: Vec<String>,
    },
    /// Strictly fewer of an entry than models with a keyword.
    FewerThan {
        /// The entry.
        entry: String,
        /// The keyword.
        keyword: Keyword,
    },
    /// At most this many models of these entries together.
    GroupMax {
        /// The entries.
        entries: Vec<String>,
        /// How many.
        max: u16,
    },
    /// At most this many models of these entries have the option.
    OptionMax {
        /// The option.
        option: String,
        /// The entries.
        entries: Vec<String>,
        /// How many.
        max: u16,
    },
    /// This many of the entry without the option at most; the others need it.
    PlainMax {
        /// The entry.
        entry: String,
        /// The option.
        option: String,
        /// How many without.
        max: u16,
    },
    /// At most this many models carry the item, each at most this many; a second one costs Glory.
    ItemSpread {
        /// The item.
        item: String,
        /// Models.
        models: u16,
        /// On one model.
        per_model: u8,
        /// Glory for a second one on the same model.
        second_glory: u32,
    },
    /// At most this many items of a kind with a keyword.
    ItemsWith {
        /// The kind.
        kind: Kind,
        /// The keyword.
        keyword: Keyword,
        /// How many.
        max: u16,
    },
    /// Fittings of one entry: the weapons replace a fixed one.
    Fittings {
        /// The entry.
        entry: String,
        /// The fixed weapon that a bought one replaces.
        replaces: String,
        /// The most weapons.
        weapons: u8,
        /// The most equipment.
        fittings: u8,
    },
}

/// What a thing costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ArmouryCurrency")]
pub enum Currency {
    /// Ducats.
    #[default]
    Ducats,
    /// Glory.
    Glory,
}

/// A line of an armoury.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The item.
    pub item: String,
    /// Its price.
    pub cost: u32,
    /// Paid in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub currency: Currency,
    /// At most this many in the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// Who may buy it, one of these; empty for everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<Who>,
    /// Entries that may not buy it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not: Vec<String>,
    /// The buyer must also carry one of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs_any: Vec<String>,
    /// Other prices for some entries.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub cost_for: BTreeMap<String, u32>,
    /// Only in a campaign.
    #[serde(default, skip_serializing_if = "is_default")]
    pub campaign_only: bool,
    /// This armoury's piece lacks a lug, or a shield combination, that the item has elsewhere.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_lug: bool,
}

impl Line {
    /// A line for everybody, without a limit, paid in ducats.
    #[must_use]
    pub fn open(item: &str, cost: u32) -> Self {
        Self {
            item: item.to_owned(),
            cost,
            currency: Currency::Ducats,
            limit: None,
            allowed: Vec::new(),
            not: Vec::new(),
            needs_any: Vec::new(),
            cost_for: BTreeMap::new(),
            campaign_only: false,
            no_lug: false,
        }
    }

    /// Whether it names the entry among those who may buy it.
    #[must_use]
    pub fn names(&self, entry: &str) -> bool {
        self.allowed.iter().any(|who| matches!(who, Who::Entry(id) if id == entry))
    }
}

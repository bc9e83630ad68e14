//! Factions: special rules, entries, the armoury, what limits a list, and the variants.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::entry::{Ability, Entry};
use super::item::is_default;
use super::variant::Variant;
use crate::effect::Effect;
use crate::keyword::Keyword;

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// Stable id, such as `new-antioch`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Which side of the war.
    pub alignment: Alignment,
    /// Ducats at the start.
    pub ducats: u32,
    /// Glory at the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub glory: u32,
    /// Fireteams it may form; [`Faction::ANY_FIRETEAMS`]: as many as it likes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fireteams: u8,
    /// Rules of all its Warbands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// Compulsory choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// What limits a list beyond its entries' own numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constraints: Vec<Constraint>,
    /// The models.
    pub entries: Vec<Entry>,
    /// Goetic Powers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<Power>,
    /// What can be bought.
    pub armoury: Vec<Line>,
    /// Its variants.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
    /// Where sources disagree, or a word to the reader.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

impl Faction {
    /// The names that all its entries have among their keywords, such as `NEW ANTIOCH`.
    pub fn names(&self) -> impl Iterator<Item = &Keyword> {
        let (first, others) = self.entries.split_first().map_or((None, [].as_slice()), |(one, rest)| (Some(one), rest));
        let keywords = first.into_iter().flat_map(|entry| &entry.keywords);
        let names = keywords.filter(|keyword| matches!(keyword, Keyword::Tag(_)));
        names.filter(|name| others.iter().all(|entry| entry.keywords.contains(name)))
    }

    /// Fireteams of a faction whose limit nobody knows.
    pub const ANY_FIRETEAMS: u8 = u8::MAX;
}

/// Which side of the war.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Alignment {
    /// The Faithful.
    Faithful,
    /// The Fallen, also printed as Heretic.
    Fallen,
}

/// A rule of a faction or a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// The models that have it; empty: the Warband as a whole.
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
    /// All of the Warband, Mercenaries apart.
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

/// A compulsory choice of the Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Stable id, such as `sin`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What can be chosen.
    pub options: Vec<ChoiceOption>,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoiceOption {
    /// Stable id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Other minimums of entries.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub min: BTreeMap<String, u16>,
    /// Other maximums of entries.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub max: BTreeMap<String, u16>,
    /// Goetic Powers that an entry may have instead.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub goetic: BTreeMap<String, u8>,
    /// Rules it brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
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
    /// At most so many models of these entries together.
    GroupMax {
        /// The entries.
        entries: Vec<String>,
        /// How many.
        max: u16,
    },
    /// At most so many models of these entries have the option.
    OptionMax {
        /// The option.
        option: String,
        /// The entries.
        entries: Vec<String>,
        /// How many.
        max: u16,
    },
    /// So many of the entry without the option at most; the others need it.
    PlainMax {
        /// The entry.
        entry: String,
        /// The option.
        option: String,
        /// How many without.
        max: u16,
    },
    /// At most so many models carry the item, each at most so many; a second one costs Glory.
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
    /// At most so many items of a kind with a keyword.
    ItemsWith {
        /// The kind.
        kind: super::item::Kind,
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
        /// Weapons at most.
        weapons: u8,
        /// Equipment at most.
        fittings: u8,
    },
}

/// A Goetic Power, taken like an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Stable id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Price in ducats.
    pub ducats: u32,
    /// The choice value it belongs to; none: every one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sin: Option<String>,
    /// Who may have it.
    pub allowed: Vec<Who>,
    /// At most so many in the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// BLOOD MARKERS it costs, one of these; empty: it is always on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spell: Vec<u8>,
    /// Items from other factions' armouries that it admits for its owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreign: Option<super::entry::Foreign>,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// What a thing costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
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
    /// At most so many in the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// Who may buy it, one of these; empty: everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<Who>,
    /// Entries that may not.
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

//! Factions: special rules, entries, the armoury, what limits a list, and the variants.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use super::army_list::{Constraint, Currency, Line, Rule, Who};
use super::entry::FactionEntry;
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
    /// Fireteams it may form; [`Faction::ANY_FIRETEAMS`] for any number.
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
    pub entries: Vec<FactionEntry>,
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

    /// Its entries with those of all its variants.
    pub fn all_entries(&self) -> impl Iterator<Item = &FactionEntry> {
        self.entries.iter().chain(self.variants.iter().flat_map(|v| &v.changes.models))
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
    /// Other minimums for entries.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub min: BTreeMap<String, u16>,
    /// Other maximums for entries.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub max: BTreeMap<String, u16>,
    /// Goetic Powers that an entry may have instead.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub goetic: BTreeMap<String, u8>,
    /// Rules it brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
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
    /// The choice value it belongs to, or none for every one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sin: Option<String>,
    /// Who may have it.
    pub allowed: Vec<Who>,
    /// At most this many in the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// BLOOD MARKERS it costs, one of these; empty if it is always on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spell: Vec<u8>,
    /// Items from other factions' armouries that it admits for its owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreign: Option<super::entry::Foreign>,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

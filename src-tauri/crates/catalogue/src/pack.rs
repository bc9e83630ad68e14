//! A whole pack, as its files say it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::entry::Mercenary;
use super::exploration::Exploration;
use super::faction::Faction;
use super::item::{Item, is_default};
use super::map::CampaignMap;
use super::progression::Progression;
use super::scenario::Scenario;
use super::skill::Skills;
use super::trauma::Trauma;
use crate::effect::Effect;

/// What the manifest of a pack says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Always `nml.pack`.
    pub format: String,
    /// The version of the format: 1.
    pub version: u32,
    /// Stable id, such as `official-1.0.2`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The edition of the rules it follows.
    pub rules_version: String,
    /// That it is unofficial, and whose the game is.
    pub notice: String,
    /// The pack that its rows are laid over. None if it stands by itself, as every pack does that is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rests_on: Option<RestsOn>,
}

/// The pack that another one rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RestsOn {
    /// Its id.
    pub id: String,
    /// SHA-256 of its whole document, in hexadecimal: over another state of it the rows might mean something else.
    pub hash: String,
}

/// The name of the format.
pub(crate) const PACK_FORMAT: &str = "nml.pack";
/// The version of the format that is read and written.
pub(crate) const PACK_VERSION: u32 = 1;

/// A keyword in the glossary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KeywordRow {
    /// As printed, without its parameter.
    pub name: String,
    /// What it means, in our words.
    pub meaning: String,
    /// Rows of the rules that carry it out; empty for a mere tag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<String>,
    /// What else a model with the keyword is under.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// All parts of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// The manifest.
    pub manifest: Manifest,
    /// Battlekit.
    pub items: Vec<Item>,
    /// The glossary.
    pub keywords: Vec<KeywordRow>,
    /// Factions.
    pub factions: Vec<Faction>,
    /// Mercenaries.
    pub mercenaries: Vec<Mercenary>,
    /// Scenarios.
    pub scenarios: Vec<Scenario>,
    /// The Trauma Table.
    pub trauma: Trauma,
    /// How a campaign goes on.
    pub campaign: Progression,
    /// Skills and their tables; empty in packs of older books.
    #[serde(default, skip_serializing_if = "Skills::is_empty")]
    pub skills: Skills,
    /// What is found after a battle; packs of older books have nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exploration: Exploration,
    /// Maps that a campaign may be fought on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub maps: Vec<CampaignMap>,
}

//! Whom a Warband serves, and who may serve whom.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::faction::{Alignment, Faction};

/// A Patron. The choice decides only whose Patron Skills can be learnt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Patron {
    /// Stable id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Who may choose it.
    pub to: Vec<PatronTo>,
    /// Its Skills, by their ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
}

/// Who may choose a Patron.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PatronTo {
    /// A faction, by its id.
    Faction(String),
    /// Every faction of an alignment.
    Alignment(Alignment),
    /// A faction that made this compulsory choice.
    Chosen {
        /// Faction id.
        faction: String,
        /// Choice id.
        choice: String,
        /// What must be chosen.
        value: String,
    },
}

impl Patron {
    /// Whether a Warband of this faction with these choices may serve it.
    #[must_use]
    pub fn serves(&self, of: &Faction, choices: &BTreeMap<String, String>) -> bool {
        self.to.iter().any(|to| match to {
            PatronTo::Faction(id) => of.id == *id,
            PatronTo::Alignment(alignment) => of.alignment == *alignment,
            PatronTo::Chosen { faction, choice, value } => of.id == *faction && choices.get(choice) == Some(value),
        })
    }
}

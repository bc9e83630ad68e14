//! What became of everything in a catalogue.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::words;

/// What became of a part of a catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "CatalogueVerdict")]
pub enum Verdict {
    /// A figure is another one in the candidate.
    Changed,
    /// The candidate has a new row.
    New,
    /// The candidate lacks a row.
    Gone,
    /// A rule has a name in the candidate and no effect yet.
    Note,
    /// It differs, and the candidate stays as the pack below has it.
    Kept,
    /// It was understood and has no place in the candidate.
    Left,
    /// It was not understood.
    Unread,
}

/// What differs in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "CatalogueField")]
pub enum Field {
    /// The price in ducats.
    Ducats,
    /// The price in Glory.
    Glory,
    /// The least number.
    Min,
    /// The greatest number.
    Max,
    /// A higher maximum in a large Warband.
    Larger,
    /// Movement.
    Movement,
    /// Ranged Characteristic.
    Ranged,
    /// Melee Characteristic.
    Melee,
    /// Armour Characteristic with the fixed suit.
    Armour,
    /// The base.
    Base,
    /// Keywords.
    Keywords,
    /// What a line of the armoury costs.
    Cost,
    /// What it costs some entries.
    CostFor,
    /// How many a Warband may have.
    Limit,
    /// Who may buy it, or hire it.
    Allowed,
    /// Fixed kit.
    Kit,
    /// Hands.
    Hands,
    /// Range.
    Range,
    /// DICE.
    Dice,
    /// INJURY DICE.
    InjuryDice,
    /// INJURY MODIFIER.
    InjuryModifier,
    /// Protection.
    Protection,
}

impl Field {
    /// In words.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Ducats => words::field_ducats(),
            Self::Glory => words::field_glory(),
            Self::Min => words::field_min(),
            Self::Max => words::field_max(),
            Self::Larger => words::field_larger(),
            Self::Movement => words::field_movement(),
            Self::Ranged => words::field_ranged(),
            Self::Melee => words::field_melee(),
            Self::Armour => words::field_armour(),
            Self::Base => words::field_base(),
            Self::Keywords => words::field_keywords(),
            Self::Cost => words::field_cost(),
            Self::CostFor => words::field_cost_for(),
            Self::Limit => words::field_limit(),
            Self::Allowed => words::field_allowed(),
            Self::Kit => words::field_kit(),
            Self::Hands => words::field_hands(),
            Self::Range => words::field_range(),
            Self::Dice => words::field_dice(),
            Self::InjuryDice => words::field_injury_dice(),
            Self::InjuryModifier => words::field_injury_modifier(),
            Self::Protection => words::field_protection(),
        }
    }
}

/// A part of a catalogue, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CatalogueLine")]
pub struct Line {
    /// What became of it.
    pub verdict: Verdict,
    /// The file it is in.
    pub file: String,
    /// Its id there; empty if it has none.
    pub id: String,
    /// What it is called there.
    pub name: String,
    /// What it is there, such as `constraint`.
    pub what: String,
    /// The row of the pack that it is about, such as `new-antioch/yeoman`. None if it is about no row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<String>,
    /// What differs. None if it is no single field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Field>,
    /// What the catalogue says. None if it is no single figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theirs: Option<String>,
    /// What the pack says. None if it is no single figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ours: Option<String>,
    /// Why, in a sentence; for a figure that changes, which one it is.
    pub why: String,
}

/// Everything that was found in a catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CatalogueReport")]
pub struct Report {
    /// Rows of the pack that are as the catalogue has them.
    pub same: u32,
    /// All else, a line each.
    pub lines: Vec<Line>,
}

impl Report {
    /// How many lines have this verdict.
    #[must_use]
    pub fn count(&self, verdict: Verdict) -> usize {
        self.lines.iter().filter(|line| line.verdict == verdict).count()
    }
}

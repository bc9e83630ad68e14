//! Two states of a Warband side by side, as the screen shows them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Two states of a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Compared {
    /// The Warband's stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Ducats it costs, before and after.
    pub ducats: [u32; 2],
    /// Glory it costs, before and after.
    pub glory: [u32; 2],
    /// Models that differ.
    pub models: Vec<ComparedModel>,
    /// What it breaks only afterwards, in a sentence each.
    pub broken: Vec<String>,
    /// What it broke only before.
    pub mended: Vec<String>,
}

/// A model that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComparedModel {
    /// What it is called.
    pub name: String,
    /// What differs; never empty.
    pub lines: Vec<ComparedLine>,
}

/// One thing that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComparedLine {
    /// What it is, such as `Move`.
    pub what: String,
    /// As it was, or none if it is new.
    pub before: Option<String>,
    /// As it is, or none if it is gone.
    pub after: Option<String>,
}

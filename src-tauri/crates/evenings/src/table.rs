//! The tables that a club plays on.

use nml_catalogue::Table;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most tables of an evening.
pub const TABLES_MAX: usize = 128;

/// A table of the club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubTable {
    /// The number that stands on it.
    pub number: u16,
    /// What it is called; may be empty.
    pub name: String,
    /// Its size.
    pub size: Table,
    /// What stands on it, such as `trenches`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<String>,
    /// Nobody is sent to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

//! A thing on a club's pages, by its id and its name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something with an id, and its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubName {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
}

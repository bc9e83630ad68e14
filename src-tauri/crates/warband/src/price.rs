//! What something costs, or brings, in ducats and Glory.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What something costs, or brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RosterPrice")]
pub struct Price {
    /// From the Strongbox.
    #[serde(default)]
    pub ducats: u32,
    /// In Glory Points.
    #[serde(default)]
    pub glory: u32,
}

impl Price {
    /// What selling brings: half of each, rounded up (campaign 7).
    #[must_use]
    pub const fn resale(self) -> Self {
        Self { ducats: self.ducats.div_ceil(2), glory: self.glory.div_ceil(2) }
    }
}

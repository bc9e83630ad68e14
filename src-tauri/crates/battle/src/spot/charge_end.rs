//! Where a Charge may end, and how near it has to come.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::Disc;
use nml_catalogue::Point;
use nml_catalogue::length::Length;

/// Where a charge may end by one of the ways that are open to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChargeEnd {
    /// Where it stands then.
    pub to: Point,
    /// The corners of the way there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<Point>,
}

/// Where a charge leads: what a screen draws, and the widest that a spot may miss its target by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Comes {
    /// Whom it goes at.
    pub target: Disc,
    /// The farthest it may be from it, rim to rim.
    pub within: Length,
    /// Where it ends: straight on, around what it need not cross, or before that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ends: Vec<ChargeEnd>,
}

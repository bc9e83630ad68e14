//! A model on its way, and what it still has to cross.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::ModelId;
use super::way::Crossing;
use nml_catalogue::Point;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// A model that is on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Journey {
    /// Which model.
    pub model: ModelId,
    /// What it is doing.
    pub gait: Gait,
    /// What it still has to cross, the next first.
    pub legs: Vec<Crossing>,
    /// Where it wants to go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Point>,
    /// How high it stands then, as the table said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Length>,
    /// It ends in Dangerous terrain that the map does not show, with what stands in brackets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub danger: Option<Vec<Keyword>>,
    /// A Success in Dangerous terrain covers the rest of the move (TER-04).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub braved: bool,
}

/// What a moving model is doing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "doing")]
pub enum Gait {
    /// A Move, or the move of a Dash.
    Walk,
    /// The move of a Retreat.
    Retreat,
    /// A charge.
    Charge {
        /// At whom.
        target: ModelId,
        /// It ends within 1″, as the table said.
        reached: bool,
        /// Others that it ends within 1″ of, as the table said.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<ModelId>,
    },
}

//! Pieces of terrain as they stand on the map (TER rows; DR pp.60-64).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shape::Shape;
use crate::keyword::Keyword;
use crate::length::Length;

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Unique on the map.
    pub id: String,
    /// What it is.
    pub kind: TerrainKind,
    /// As written on the map; none: the kind's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Its footprint.
    pub shape: Shape,
    /// How high it stands; nothing for flat ground.
    #[serde(default)]
    pub height: Length,
    /// What the players agreed it has beyond its kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
}

/// The kinds of terrain that the book knows, with their default rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TerrainKind {
    /// Floors and stairs open, outer walls climbed.
    RuinedBuilding,
    /// Two walls of a ruin, up to six inches each.
    RuinedCorner,
    /// Cover for those in it; 4 to 12 inches long.
    Trench,
    /// Open ground that stands higher.
    Hill,
    /// Linear terrain: a wall, a hedge, wire.
    Wall,
    /// Impassable, such as a statue.
    Landmark,
    /// Impassable by agreement, or with a floor plan.
    IntactBuilding,
    /// One inch costs two (TER-03).
    Difficult,
    /// A Risky Success Roll to cross (TER-04).
    Dangerous,
    /// Dangerous, with open crossings.
    River,
    /// Difficult, with open crossings.
    Stream,
    /// An obstacle to climb, jump or fight over.
    Obstacle,
}

impl TerrainKind {
    /// One inch of it costs two (TER-03).
    #[must_use]
    pub const fn is_difficult(self) -> bool {
        matches!(self, Self::Difficult | Self::Stream)
    }

    /// Crossing it asks for a Risky Success Roll (TER-04).
    #[must_use]
    pub const fn is_dangerous(self) -> bool {
        matches!(self, Self::Dangerous | Self::River)
    }

    /// No base may stand on it (TER-05).
    #[must_use]
    pub const fn is_impassable(self) -> bool {
        matches!(self, Self::Landmark | Self::IntactBuilding)
    }
}

//! Pieces of terrain as they are on the map (TER rows; DR pp.60-64).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shape::Shape;
use crate::keyword::Keyword;
use crate::length::Length;

/// The most pieces on a map.
pub const TERRAIN_MAX: usize = 200;

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Unique on the map.
    pub id: String,
    /// What it is.
    pub kind: TerrainKind,
    /// As written on the map, or none for the kind's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What it is drawn as, if its kind stands for several things. None if nobody said, as for every piece that was
    /// laid before this could be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<TerrainLook>,
    /// Its footprint.
    pub shape: Shape,
    /// How high it stands; 0 for flat ground.
    #[serde(default)]
    pub height: Length,
    /// What the players agreed that it has beyond its kind.
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

/// What a piece is drawn as. No rule asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TerrainLook {
    /// As every piece of its kind.
    Plain,
    /// Barbed wire.
    Wire,
    /// A hedge.
    Hedge,
    /// Trees.
    Wood,
    /// Shell holes.
    Crater,
    /// Mud.
    Mire,
}

impl Terrain {
    fn open(&self) -> bool {
        self.keywords.contains(&Keyword::OpenTerrain)
    }

    /// One inch of it costs two (TER-03): by its kind, or as the players agreed.
    #[must_use]
    pub fn is_difficult(&self) -> bool {
        !self.open() && (self.kind.is_difficult() || self.keywords.contains(&Keyword::DifficultTerrain))
    }

    /// Entering it asks for a Risky Success Roll (TER-04): by its kind, or as the players agreed.
    #[must_use]
    pub fn is_dangerous(&self) -> bool {
        !self.open() && (self.kind.is_dangerous() || self.keywords.contains(&Keyword::DangerousTerrain))
    }

    /// No base may stand on it (TER-05): by its kind, or as the players agreed.
    #[must_use]
    pub fn is_impassable(&self) -> bool {
        !self.open() && (self.kind.is_impassable() || self.keywords.contains(&Keyword::ImpassableTerrain))
    }

    /// A model that touches it sets it off.
    #[must_use]
    pub fn is_mined(&self) -> bool {
        self.keywords.contains(&Keyword::Mined)
    }

    /// What stands in brackets behind DANGEROUS: the keywords of its Injury Roll.
    #[must_use]
    pub fn bracket(&self) -> Vec<Keyword> {
        let harms = [Keyword::Fire, Keyword::Gas, Keyword::Shrapnel, Keyword::Deadly];
        self.keywords.iter().filter(|k| harms.contains(k)).cloned().collect()
    }

    /// The height of the surface that a model on it stands on. What stands on several floors is stated.
    #[must_use]
    pub fn surface(&self) -> Length {
        if self.kind.has_top() { self.height } else { Length::ZERO }
    }
}

impl TerrainKind {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::RuinedBuilding,
        Self::RuinedCorner,
        Self::Trench,
        Self::Hill,
        Self::Wall,
        Self::Landmark,
        Self::IntactBuilding,
        Self::Difficult,
        Self::Dangerous,
        Self::River,
        Self::Stream,
        Self::Obstacle,
    ];

    /// The name of a piece without a label; `cargo xtask generate` writes these down for the UI.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RuinedBuilding => "Ruin",
            Self::RuinedCorner => "Corner",
            Self::Trench => "Trench",
            Self::Hill => "Hill",
            Self::Wall => "Wall",
            Self::Landmark => "Landmark",
            Self::IntactBuilding => "Building",
            Self::Difficult => "Difficult",
            Self::Dangerous => "Dangerous",
            Self::River => "River",
            Self::Stream => "Stream",
            Self::Obstacle => "Obstacle",
        }
    }

    /// A model can stand on top of it. In a trench or a ruin it stands on the ground unless stated.
    #[must_use]
    pub(crate) const fn has_top(self) -> bool {
        matches!(self, Self::Hill | Self::Wall | Self::Obstacle)
    }

    /// Its sides are sheer: over 1″ they are climbed (MOV-01).
    #[must_use]
    pub const fn is_sheer(self) -> bool {
        matches!(self, Self::Wall | Self::Obstacle | Self::Trench)
    }

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

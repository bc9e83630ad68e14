//! Terrain on a printed map, and what each piece is drawn as: [the template](terrain.typ) has the pens.

use nml_catalogue::keyword::Keyword;
use nml_catalogue::{Terrain, TerrainKind, TerrainLook};
use serde::Serialize;

use super::{Outline, Spot};

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// As written on the map.
    pub label: String,
    /// Its rim.
    pub outline: Outline,
    /// How high it stands; 0: flat ground.
    pub height: i32,
    /// What it is drawn as.
    pub look: Look,
    /// What lies over it.
    pub over: Vec<Overlay>,
    /// Its measures, in words.
    pub measures: String,
    /// Where it lies, as far as the measures do not say it.
    pub spot: Option<Spot>,
}

/// What a piece is drawn as: its kind, or what players draw it as. The screen has the same looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A ruin: two broken angles of walls.
    RuinedBuilding,
    /// Two walls of a ruin.
    RuinedCorner,
    /// A trench with its boards.
    Trench,
    /// A hill: a ring for an inch of its height.
    Hill,
    /// A wall.
    Wall,
    /// What nobody passes.
    Landmark,
    /// A roof.
    IntactBuilding,
    /// Grass and stones.
    Difficult,
    /// Shell holes in a dotted rim.
    Dangerous,
    /// A river between its banks.
    River,
    /// A stream.
    Stream,
    /// A crossed box.
    Obstacle,
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

impl Look {
    /// What a piece is drawn as. Only some kinds stand for several things; any other look is of no account.
    #[must_use]
    pub const fn of(kind: TerrainKind, look: Option<TerrainLook>) -> Self {
        use TerrainKind as Kind;
        use TerrainLook as As;
        match (kind, look) {
            (Kind::Wall | Kind::Obstacle | Kind::Difficult | Kind::Dangerous, Some(As::Wire)) => Self::Wire,
            (Kind::Wall | Kind::Obstacle, Some(As::Hedge)) => Self::Hedge,
            (Kind::Difficult | Kind::Dangerous | Kind::Hill, Some(As::Wood)) => Self::Wood,
            (Kind::Difficult | Kind::Dangerous | Kind::Trench, Some(As::Crater)) => Self::Crater,
            (Kind::Difficult | Kind::Dangerous, Some(As::Mire)) => Self::Mire,
            (Kind::RuinedBuilding, _) => Self::RuinedBuilding,
            (Kind::RuinedCorner, _) => Self::RuinedCorner,
            (Kind::Trench, _) => Self::Trench,
            (Kind::Hill, _) => Self::Hill,
            (Kind::Wall, _) => Self::Wall,
            (Kind::Landmark, _) => Self::Landmark,
            (Kind::IntactBuilding, _) => Self::IntactBuilding,
            (Kind::Difficult, _) => Self::Difficult,
            (Kind::Dangerous, _) => Self::Dangerous,
            (Kind::River, _) => Self::River,
            (Kind::Stream, _) => Self::Stream,
            (Kind::Obstacle, _) => Self::Obstacle,
        }
    }
}

/// What lies over a piece, by what the players agreed it has beyond its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Overlay {
    /// Grass.
    Difficult,
    /// A dotted rim.
    Dangerous,
    /// Crossed strokes.
    Impassable,
    /// Mines.
    Mined,
}

impl Overlay {
    /// What lies over a piece, each once; what its kind says already is drawn by its look.
    #[must_use]
    pub fn of(piece: &Terrain) -> Vec<Self> {
        let mut over = Vec::new();
        for keyword in &piece.keywords {
            let one = match (keyword, piece.kind) {
                (Keyword::DifficultTerrain, TerrainKind::Difficult)
                | (Keyword::DangerousTerrain, TerrainKind::Dangerous) => continue,
                (Keyword::DifficultTerrain, _) => Self::Difficult,
                (Keyword::DangerousTerrain, _) => Self::Dangerous,
                (Keyword::ImpassableTerrain, _) => Self::Impassable,
                (Keyword::Mined, _) => Self::Mined,
                _ => continue,
            };
            if !over.contains(&one) {
                over.push(one);
            }
        }
        over
    }
}

/// A drawing that a map explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawing {
    /// Of a piece.
    Look(Look),
    /// Of what lies over one.
    Over(Overlay),
}

/// A line of the legend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegendLine {
    /// The drawing.
    pub sign: Drawing,
    /// What it stands for.
    pub name: String,
}

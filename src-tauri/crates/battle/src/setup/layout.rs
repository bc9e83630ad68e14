//! A table laid out once and used again: the pieces that the players brought, apart from those of the scenario.
//!
//! ```
//! use nml_battle::setup::{Orientation, oriented};
//! use nml_catalogue::{Point, Shape, Table, length::Length};
//!
//! let table = Table { width: Length::inches(48), depth: Length::inches(48) };
//! let wall = Shape::Rect { corner: Point::inches(2, 10), width: Length::inches(6), depth: Length::inches(1) };
//! let mirrored = oriented(&wall, table, Orientation::Mirrored);
//! assert_eq!(mirrored, Shape::Rect { corner: Point::inches(40, 10), width: Length::inches(6), depth: Length::inches(1) });
//! ```

use nml_catalogue::{Edge, Point, Shape, Table, Terrain};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SetUp;

/// How a layout comes onto the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "LayoutOrientation")]
pub enum Orientation {
    /// As it was.
    #[default]
    Same,
    /// West is east.
    Mirrored,
    /// By half a turn: each side has what the other had.
    Rotated,
}

impl SetUp {
    /// The pieces that the players brought: what the scenario brings itself belongs to no layout.
    pub fn layout(&self) -> impl Iterator<Item = &Terrain> {
        self.terrain.iter().filter(|piece| self.scenario.terrain.iter().all(|own| own.id != piece.id))
    }

    /// The pieces of another table as they would stand on this one, with names that differ from all ids of the
    /// scenario's own.
    #[must_use]
    pub fn laid_out<'t>(&self, pieces: impl Iterator<Item = &'t Terrain>, orientation: Orientation) -> Vec<Terrain> {
        let table = self.scenario.table;
        let mut taken: Vec<String> = self.scenario.terrain.iter().map(|own| own.id.clone()).collect();
        pieces
            .map(|piece| {
                let fresh = (1..).map(|number| format!("{}-{number}", piece.id));
                let id = std::iter::once(piece.id.clone()).chain(fresh).find(|id| !taken.contains(id));
                let id = id.unwrap_or_default();
                taken.push(id.clone());
                Terrain { id, shape: oriented(&piece.shape, table, orientation), ..piece.clone() }
            })
            .collect()
    }
}

/// A shape as it lies on a table that is seen in a mirror, or from the other side.
#[must_use]
pub fn oriented(shape: &Shape, table: Table, orientation: Orientation) -> Shape {
    let (west_east, north_south) = match orientation {
        Orientation::Same => return shape.clone(),
        Orientation::Mirrored => (true, false),
        Orientation::Rotated => (true, true),
    };
    let point = |at: Point| Point {
        x: if west_east { table.width - at.x } else { at.x },
        y: if north_south { table.depth - at.y } else { at.y },
    };
    match shape {
        Shape::Strip { edge, depth } => {
            let edge = match edge {
                Edge::West if west_east => Edge::East,
                Edge::East if west_east => Edge::West,
                Edge::North if north_south => Edge::South,
                Edge::South if north_south => Edge::North,
                Edge::North | Edge::South | Edge::East | Edge::West => *edge,
            };
            Shape::Strip { edge, depth: *depth }
        }
        Shape::Rect { corner, width, depth } => {
            let far = point(Point { x: corner.x + *width, y: corner.y + *depth });
            let near = point(*corner);
            let corner = Point { x: near.x.min(far.x), y: near.y.min(far.y) };
            Shape::Rect { corner, width: *width, depth: *depth }
        }
        Shape::Circle { centre, radius } => Shape::Circle { centre: point(*centre), radius: *radius },
        Shape::Polygon { points } => Shape::Polygon { points: points.iter().copied().map(point).collect() },
    }
}

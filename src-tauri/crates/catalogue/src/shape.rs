//! Places and shapes on the battlefield, in whole micrometres from its north-west corner.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::length::Length;

/// A point on the battlefield: `x` to the east, `y` to the south, from the north-west corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// To the east.
    pub x: Length,
    /// To the south.
    pub y: Length,
}

/// The size of the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// West to east.
    pub width: Length,
    /// North to south.
    pub depth: Length,
}

/// One edge of the battlefield as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// The top of the map.
    North,
    /// The bottom of the map.
    South,
    /// The right side.
    East,
    /// The left side.
    West,
}

/// An area of the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Along a whole edge.
    Strip {
        /// Which one.
        edge: Edge,
        /// How far it reaches in.
        depth: Length,
    },
    /// With sides along the edges of the battlefield.
    Rect {
        /// Its north-west corner.
        corner: Point,
        /// West to east.
        width: Length,
        /// North to south.
        depth: Length,
    },
    /// Around a point.
    Circle {
        /// The point.
        centre: Point,
        /// To its rim.
        radius: Length,
    },
    /// Three or more corners in order, the last joined to the first.
    Polygon {
        /// The corners.
        points: Vec<Point>,
    },
}

/// The most corners of a polygon.
pub(crate) const POLYGON_POINTS: usize = 64;

impl Point {
    /// A point in whole inches.
    #[must_use]
    pub const fn inches(x: i32, y: i32) -> Self {
        Self { x: Length::inches(x), y: Length::inches(y) }
    }

    /// The square of the distance to another point, in square micrometres.
    #[must_use]
    pub fn distance_squared(self, other: Self) -> i128 {
        square(i128::from(self.x.as_micrometres()) - i128::from(other.x.as_micrometres()))
            + square(i128::from(self.y.as_micrometres()) - i128::from(other.y.as_micrometres()))
    }

    /// The distance to another point, rounded down to the micrometre.
    #[must_use]
    pub fn distance(self, other: Self) -> Length {
        let apart = u128::try_from(self.distance_squared(other)).unwrap_or(0).isqrt();
        Length::micrometres(i32::try_from(apart).unwrap_or(i32::MAX))
    }

    /// The point this far from here in the direction of another; straight down the map if both are the same.
    #[must_use]
    pub fn towards(self, other: Self, distance: Length) -> Self {
        let whole = i64::from(self.distance(other).as_micrometres());
        if whole == 0 {
            return Self { y: self.y + distance, ..self };
        }
        let along = |a: Length, b: Length| {
            let step = i64::from((b - a).as_micrometres()) * i64::from(distance.as_micrometres()) / whole;
            a + Length::micrometres(i32::try_from(step).unwrap_or(0))
        };
        Self { x: along(self.x, other.x), y: along(self.y, other.y) }
    }
}

const fn square(n: i128) -> i128 {
    n * n
}

impl Shape {
    /// Its corners on this table; empty for a circle.
    #[must_use]
    pub fn corners(&self, table: Table) -> Vec<Point> {
        self.with_corners(table, <[Point]>::to_vec)
    }

    /// Asks something of its corners where they are: everything on the table is measured against them.
    fn with_corners<T>(&self, table: Table, ask: impl FnOnce(&[Point]) -> T) -> T {
        let rect = |x: Length, y: Length, width: Length, depth: Length| {
            [Point { x, y }, Point { x: x + width, y }, Point { x: x + width, y: y + depth }, Point { x, y: y + depth }]
        };
        let none = Length::ZERO;
        match self {
            Self::Strip { edge: Edge::North, depth } => ask(&rect(none, none, table.width, *depth)),
            Self::Strip { edge: Edge::South, depth } => ask(&rect(none, table.depth - *depth, table.width, *depth)),
            Self::Strip { edge: Edge::West, depth } => ask(&rect(none, none, *depth, table.depth)),
            Self::Strip { edge: Edge::East, depth } => ask(&rect(table.width - *depth, none, *depth, table.depth)),
            Self::Rect { corner, width, depth } => ask(&rect(corner.x, corner.y, *width, *depth)),
            Self::Polygon { points } => ask(points),
            Self::Circle { .. } => ask(&[]),
        }
    }

    /// Whether the point lies in it or on its boundary.
    #[must_use]
    pub fn holds(&self, point: Point, table: Table) -> bool {
        match self {
            Self::Circle { centre, radius } => {
                point.distance_squared(*centre) <= square(i128::from(radius.as_micrometres()))
            }
            Self::Strip { .. } | Self::Rect { .. } => self.with_corners(table, |corners| boxed(point, corners, 0)),
            Self::Polygon { points } => boxed(point, points, 0) && (inside(point, points) || touches(point, points, 0)),
        }
    }

    /// Whether a round base lies wholly in it.
    #[must_use]
    pub fn holds_base(&self, centre: Point, radius: Length, table: Table) -> bool {
        let base = i128::from(radius.as_micrometres());
        match self {
            Self::Circle { centre: middle, radius } => {
                let room = i128::from(radius.as_micrometres()) - base;
                room >= 0 && centre.distance_squared(*middle) <= square(room)
            }
            Self::Strip { .. } | Self::Rect { .. } => self.with_corners(table, |corners| boxed(centre, corners, -base)),
            Self::Polygon { points } => {
                boxed(centre, points, 0) && inside(centre, points) && !touches(centre, points, base - 1)
            }
        }
    }

    /// Whether any part of a round base lies on it or within the distance of it.
    #[must_use]
    pub fn within(&self, centre: Point, radius: Length, distance: Length, table: Table) -> bool {
        let reach = i128::from(radius.as_micrometres()) + i128::from(distance.as_micrometres());
        match self {
            Self::Circle { centre: middle, radius } => {
                centre.distance_squared(*middle) <= square(reach + i128::from(radius.as_micrometres()))
            }
            Self::Strip { .. } | Self::Rect { .. } => {
                self.with_corners(table, |corners| beside(centre, corners) <= square(reach.max(0)))
            }
            Self::Polygon { points } => {
                boxed(centre, points, reach.max(0)) && (inside(centre, points) || touches(centre, points, reach))
            }
        }
    }

    /// Whether it comes nearer to another shape than the distance; shapes that touch or overlap do.
    #[must_use]
    pub fn nearer(&self, other: &Self, distance: Length, table: Table) -> bool {
        let short = distance - Length::micrometres(1);
        match (self, other) {
            (Self::Circle { centre, radius }, other) | (other, Self::Circle { centre, radius }) => {
                other.within(*centre, *radius, short, table)
            }
            (
                Self::Strip { .. } | Self::Rect { .. } | Self::Polygon { .. },
                Self::Strip { .. } | Self::Rect { .. } | Self::Polygon { .. },
            ) => {
                let (mine, theirs) = (self.corners(table), other.corners(table));
                let near = |shape: &Self, corners: &[Point]| {
                    corners.iter().any(|corner| shape.within(*corner, Length::ZERO, short, table))
                };
                near(self, &theirs) || near(other, &mine) || cross(&mine, &theirs)
            }
        }
    }
}

/// Whether a side of the one crosses a side of the other.
fn cross(mine: &[Point], theirs: &[Point]) -> bool {
    let turn =
        |(ax, ay): Corner, (bx, by): Corner, (cx, cy): Corner| ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).signum();
    sides(mine).any(|(a, b)| {
        sides(theirs).any(|(c, d)| turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
    })
}

/// Whether the point lies in the box around the corners, or at most this far (micrometres) beside it; a negative
/// distance: so deep in it. Most points of a battlefield do not, and need not be measured against each side.
fn boxed(point: Point, corners: &[Point], beside: i128) -> bool {
    let near = |(at, low, high): (i128, i128, i128)| (low - beside..=high + beside).contains(&at);
    bounds(point, corners).is_some_and(|axes| axes.into_iter().all(near))
}

/// The square of the distance to the box around the corners, in square micrometres; 0 within it.
fn beside(point: Point, corners: &[Point]) -> i128 {
    let apart = |(at, low, high): (i128, i128, i128)| square((low - at).max(at - high).max(0));
    bounds(point, corners).map_or(i128::MAX, |axes| axes.into_iter().map(apart).sum())
}

/// For each axis where the point is, and from where to where the corners reach. `None` without corners.
fn bounds(point: Point, corners: &[Point]) -> Option<[(i128, i128, i128); 2]> {
    let first = corners.first()?;
    let (low, high) = corners.iter().fold((*first, *first), |(low, high), p| {
        (Point { x: low.x.min(p.x), y: low.y.min(p.y) }, Point { x: high.x.max(p.x), y: high.y.max(p.y) })
    });
    let wide = |at: Length| i128::from(at.as_micrometres());
    Some([(wide(point.x), wide(low.x), wide(high.x)), (wide(point.y), wide(low.y), wide(high.y))])
}

/// Even-odd test by integer cross products; a point on the boundary may go either way.
fn inside(point: Point, corners: &[Point]) -> bool {
    let (px, py) = (i128::from(point.x.as_micrometres()), i128::from(point.y.as_micrometres()));
    sides(corners).fold(false, |odd, ((ax, ay), (bx, by))| {
        if (ay > py) == (by > py) {
            return odd;
        }
        let cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
        odd ^ ((cross > 0) == (by > ay))
    })
}

/// Whether some side comes within the distance (micrometres) of the point.
fn touches(point: Point, corners: &[Point], distance: i128) -> bool {
    let (px, py) = (i128::from(point.x.as_micrometres()), i128::from(point.y.as_micrometres()));
    distance >= 0
        && sides(corners).any(|((ax, ay), (bx, by))| {
            let (dx, dy) = (bx - ax, by - ay);
            let length_squared = square(dx) + square(dy);
            let along = (px - ax) * dx + (py - ay) * dy;
            if along <= 0 {
                square(px - ax) + square(py - ay) <= square(distance)
            } else if along >= length_squared {
                square(px - bx) + square(py - by) <= square(distance)
            } else {
                let cross = dx * (py - ay) - dy * (px - ax);
                square(cross) <= square(distance) * length_squared
            }
        })
}

type Corner = (i128, i128);

fn sides(corners: &[Point]) -> impl Iterator<Item = (Corner, Corner)> {
    let wide = |p: &Point| (i128::from(p.x.as_micrometres()), i128::from(p.y.as_micrometres()));
    corners.iter().zip(corners.iter().cycle().skip(1)).map(move |(a, b)| (wide(a), wide(b)))
}

//! Distances in whole micrometres: spots, stretches of a way, shapes of terrain.

use serde_json::Value;

use crate::json::Read;

/// Micrometres in an inch.
pub(crate) const INCH: i64 = 25_400;
/// Roots are rounded down, and their sums differ a little: that is no breach.
pub(crate) const HAIR: i64 = 40;
/// A way is looked at in steps of a millimetre.
const STEP: i64 = 1_000;
/// The most steps of one stretch: two metres, the longest table.
const STEPS: i64 = 2_000;
/// The most corners of a shape that are looked at.
const CORNERS: usize = 64;

/// A point of the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub x: i64,
    pub y: i64,
}

impl Spot {
    pub(crate) fn read(value: &Value) -> Option<Self> {
        Some(Self { x: value.maybe("x")?, y: value.maybe("y")? })
    }

    pub(crate) fn far(self, other: Self) -> i64 {
        let (dx, dy) = (i128::from(self.x - other.x), i128::from(self.y - other.y));
        root(dx * dx + dy * dy)
    }

    fn along(self, other: Self, part: i64, of: i64) -> Self {
        let at = |a: i64, b: i64| a + (b - a) * part / of.max(1);
        Self { x: at(self.x, other.x), y: at(self.y, other.y) }
    }
}

/// The whole root of a sum of squares.
pub(crate) fn root(square: i128) -> i64 {
    i64::try_from(u128::try_from(square).unwrap_or(0).isqrt()).unwrap_or(i64::MAX)
}

/// Base to base, a rise counted.
pub(crate) fn gap(a: Spot, ra: i64, b: Spot, rb: i64, rise: i64) -> i64 {
    let flat = i128::from((a.far(b) - ra - rb).max(0));
    root(flat * flat + i128::from(rise) * i128::from(rise))
}

/// How near a straight stretch passes a point.
pub(crate) fn passes(from: Spot, to: Spot, point: Spot) -> i64 {
    let wide = |n: i64| i128::from(n);
    let (dx, dy) = (wide(to.x - from.x), wide(to.y - from.y));
    let (px, py) = (wide(point.x - from.x), wide(point.y - from.y));
    let (along, whole) = (px * dx + py * dy, dx * dx + dy * dy);
    if along <= 0 || whole == 0 {
        return from.far(point);
    }
    if along >= whole {
        return to.far(point);
    }
    let cross = (dx * py - dy * px).abs();
    i64::try_from(cross / i128::from(root(whole).max(1))).unwrap_or(i64::MAX)
}

/// The length of a way through these points.
pub(crate) fn length(way: &[Spot]) -> i64 {
    way.iter().zip(way.iter().skip(1)).map(|(a, b)| a.far(*b)).sum()
}

/// Points along a way, a millimetre apart.
pub(crate) fn steps(way: &[Spot]) -> impl Iterator<Item = Spot> + '_ {
    way.iter().zip(way.iter().skip(1)).flat_map(|(a, b)| {
        let of = (a.far(*b) / STEP).clamp(1, STEPS);
        (0..=of).map(move |n| a.along(*b, n, of))
    })
}

/// How much of a way lies inside a shape, a little less rather than more.
pub(crate) fn inside(way: &[Spot], shape: &Shape) -> i64 {
    let mut sum = 0;
    for (a, b) in way.iter().zip(way.iter().skip(1)) {
        let whole = a.far(*b);
        let of = (whole / STEP).clamp(1, STEPS);
        let held = (0..=of).filter(|n| shape.holds(a.along(*b, *n, of))).count();
        let held = i64::try_from(held).unwrap_or(0);
        sum += (held - 2).max(0) * whole / of.max(1);
    }
    sum
}

/// A shape on the battlefield.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Circle { centre: Spot, radius: i64 },
    Corners(Vec<Spot>),
}

impl Shape {
    /// Reads a shape as it stands in a log, on a table of this width and depth.
    pub(crate) fn read(value: &Value, table: (i64, i64)) -> Option<Self> {
        let said = value.said();
        let (width, depth) = table;
        let rect = |x: i64, y: i64, w: i64, d: i64| {
            Self::Corners(vec![Spot { x, y }, Spot { x: x + w, y }, Spot { x: x + w, y: y + d }, Spot { x, y: y + d }])
        };
        let deep = said.number("depth");
        match (value.word(), said.text("edge")) {
            ("strip", "north") => Some(rect(0, 0, width, deep)),
            ("strip", "south") => Some(rect(0, depth - deep, width, deep)),
            ("strip", "west") => Some(rect(0, 0, deep, depth)),
            ("strip", "east") => Some(rect(width - deep, 0, deep, depth)),
            ("rect", _) => {
                let corner = Spot::read(said.of("corner"))?;
                Some(rect(corner.x, corner.y, said.number("width"), deep))
            }
            ("circle", _) => {
                Some(Self::Circle { centre: Spot::read(said.of("centre"))?, radius: said.number("radius") })
            }
            ("polygon", _) => {
                Some(Self::Corners(said.list("points").iter().take(CORNERS).filter_map(Spot::read).collect()))
            }
            _ => None,
        }
    }

    /// Whether a round base stands wholly in it.
    pub(crate) fn holds_base(&self, middle: Spot, radius: i64) -> bool {
        match self {
            Self::Circle { centre, radius: wide } => middle.far(*centre) + radius <= *wide + HAIR,
            Self::Corners(corners) => {
                self.holds(middle) && sides(corners).all(|(a, b)| passes(a, b, middle) + HAIR >= radius)
            }
        }
    }

    /// Whether a point lies in it or on its edge.
    pub(crate) fn holds(&self, point: Spot) -> bool {
        match self {
            Self::Circle { centre, radius } => point.far(*centre) <= *radius,
            Self::Corners(corners) => {
                let mut odd = false;
                for (a, b) in sides(corners) {
                    if passes(a, b, point) == 0 {
                        return true;
                    }
                    if (a.y > point.y) != (b.y > point.y) {
                        let wide = |n: i64| i128::from(n);
                        let cross = wide(b.x - a.x) * wide(point.y - a.y) - wide(b.y - a.y) * wide(point.x - a.x);
                        odd ^= (cross > 0) == (b.y > a.y);
                    }
                }
                odd
            }
        }
    }
}

fn sides(corners: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> + '_ {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// Inches to a tenth, for a message.
pub(crate) fn inches(length: i64) -> String {
    let tenths = (length * 10 + INCH / 2) / INCH;
    format!("{}.{} in", tenths / 10, (tenths % 10).abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn spot(x: i64, y: i64) -> Spot {
        Spot { x: x * INCH, y: y * INCH }
    }

    #[test]
    fn a_stretch_passes_a_point_at_its_foot_or_its_ends() {
        assert_eq!(passes(spot(0, 0), spot(10, 0), spot(5, 3)), 3 * INCH);
        assert_eq!(passes(spot(0, 0), spot(10, 0), spot(13, 4)), 5 * INCH);
        assert_eq!(passes(spot(2, 2), spot(2, 2), spot(2, 5)), 3 * INCH);
    }

    #[test]
    fn a_rectangle_holds_its_middle_and_its_rim() {
        let ruin = serde_json::json!({"rect": {"corner": {"x": 0, "y": 0}, "width": 10 * INCH, "depth": 4 * INCH}});
        let shape = Shape::read(&ruin, (0, 0)).unwrap_or(Shape::Corners(Vec::new()));
        assert!(shape.holds(spot(5, 2)) && shape.holds(spot(10, 4)) && !shape.holds(spot(11, 2)));
        let way = [spot(5, -3), spot(5, 7)];
        let through = inside(&way, &shape);
        assert!(through <= 4 * INCH && through > 4 * INCH - 4_000, "{through}");
    }
}

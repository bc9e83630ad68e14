//! Places for machines that play: somewhere that may fit, by numbers drawn.

use nml_catalogue::length::Length;
use nml_catalogue::{Point, Table};

use super::{Keeping, Spot};

impl Spot {
    /// A place within reach, in the zone or on the table. `draw(n)` gives a number below `n`; nobody has checked yet
    /// whether the base fits there.
    pub fn drawn(&self, draw: &mut impl FnMut(u32) -> u32) -> Point {
        let mut between = |low: Length, high: Length| {
            let span = u32::try_from((high - low).as_micrometres()).unwrap_or(0);
            low + Length::micrometres(i32::try_from(draw(span.saturating_add(1))).unwrap_or(0))
        };
        if let Some((from, reach)) = self.reach {
            return Point { x: between(from.x - reach, from.x + reach), y: between(from.y - reach, from.y + reach) };
        }
        let (low, high) = self.bounds();
        let point = Point { x: between(low.x, high.x), y: between(low.y, high.y) };
        if self.edge || self.keeps.contains(&Keeping::AtEdge) { at_edge(point, self.radius, self.table) } else { point }
    }

    /// The corners of the box around its zone, or of the table.
    fn bounds(&self) -> (Point, Point) {
        let whole = (Point::default(), Point { x: self.table.width, y: self.table.depth });
        let Some(zone) = &self.zone else { return whole };
        let corners = zone.corners(self.table);
        let span =
            |axis: fn(&Point) -> Length| Some((corners.iter().map(axis).min()?, corners.iter().map(axis).max()?));
        match (span(|p| p.x), span(|p| p.y)) {
            (Some((x0, x1)), Some((y0, y1))) => (Point { x: x0, y: y0 }, Point { x: x1, y: y1 }),
            _ => whole,
        }
    }
}

/// A base moved to the nearest edge of the table until it touches it.
#[must_use]
pub fn at_edge(point: Point, radius: Length, table: Table) -> Point {
    let (east, south) = (table.width - point.x, table.depth - point.y);
    let least = point.x.min(point.y).min(east).min(south);
    if least == point.y {
        Point { y: radius, ..point }
    } else if least == south {
        Point { y: table.depth - radius, ..point }
    } else if least == point.x {
        Point { x: radius, ..point }
    } else {
        Point { x: table.width - radius, ..point }
    }
}

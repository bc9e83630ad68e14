//! Straight stretches of a way against bases and shapes on the table, in whole micrometres.

use crate::length::Length;
use crate::shape::{Point, Shape, Table};

/// One straight stretch of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

fn wide(point: Point) -> (i128, i128) {
    (i128::from(point.x.as_micrometres()), i128::from(point.y.as_micrometres()))
}

fn narrow(n: i128) -> Length {
    Length::micrometres(i32::try_from(n).unwrap_or(if n < 0 { i32::MIN } else { i32::MAX }))
}

fn root(n: i128) -> i128 {
    i128::try_from(u128::try_from(n).unwrap_or(0).isqrt()).unwrap_or(0)
}

/// The hypotenuse of two lengths, rounded down.
#[must_use]
pub fn across(a: Length, b: Length) -> Length {
    let (a, b) = (i128::from(a.as_micrometres()), i128::from(b.as_micrometres()));
    narrow(root(a * a + b * b))
}

impl Stretch {
    /// How long it is, rounded down.
    #[must_use]
    pub fn length(self) -> Length {
        narrow(root(self.from.distance_squared(self.to)))
    }

    /// The point this far along it.
    #[must_use]
    pub fn at(self, along: Length) -> Point {
        let whole = i128::from(self.length().as_micrometres()).max(1);
        let along = i128::from(along.as_micrometres());
        let ((ax, ay), (bx, by)) = (wide(self.from), wide(self.to));
        Point { x: narrow(ax + (bx - ax) * along / whole), y: narrow(ay + (by - ay) * along / whole) }
    }

    /// Whether it comes within a distance of a point, the distance itself included.
    #[must_use]
    pub fn passes(self, point: Point, distance: Length) -> bool {
        let reach = i128::from(distance.as_micrometres());
        if reach < 0 {
            return false;
        }
        let ((ax, ay), (bx, by), (px, py)) = (wide(self.from), wide(self.to), wide(point));
        let (dx, dy) = (bx - ax, by - ay);
        let length_squared = dx * dx + dy * dy;
        let along = (px - ax) * dx + (py - ay) * dy;
        if along <= 0 {
            return self.from.distance_squared(point) <= reach * reach;
        }
        if along >= length_squared {
            return self.to.distance_squared(point) <= reach * reach;
        }
        let cross = dx * (py - ay) - dy * (px - ax);
        cross * cross <= reach * reach * length_squared
    }

    /// The parts of it that lie in a shape, as distances from its beginning, in order.
    #[must_use]
    pub fn spans(self, shape: &Shape, table: Table) -> Vec<(Length, Length)> {
        let whole = self.length();
        if whole <= Length::ZERO {
            return Vec::new();
        }
        let mut cuts = vec![Length::ZERO, whole];
        cuts.extend(self.crossings(shape, table));
        cuts.sort_unstable();
        cuts.dedup();
        let mut spans: Vec<(Length, Length)> = Vec::new();
        for (start, end) in cuts.iter().copied().zip(cuts.iter().copied().skip(1)) {
            if !shape.holds(self.at((start + end).half()), table) {
                continue;
            }
            match spans.last_mut() {
                Some(last) if last.1 == start => last.1 = end,
                Some(_) | None => spans.push((start, end)),
            }
        }
        spans
    }

    /// Where it crosses the boundary of a shape.
    fn crossings(self, shape: &Shape, table: Table) -> Vec<Length> {
        let whole = i128::from(self.length().as_micrometres());
        let (ax, ay) = wide(self.from);
        let (bx, by) = wide(self.to);
        let (dx, dy) = (bx - ax, by - ay);
        if let Shape::Circle { centre, radius } = shape {
            let (cx, cy) = wide(*centre);
            let (fx, fy) = (ax - cx, ay - cy);
            let r = i128::from(radius.as_micrometres());
            let (a, b, c) = (dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - r * r);
            let under = b * b - a * c;
            if under < 0 || a == 0 {
                return Vec::new();
            }
            let s = root(under);
            return [-b - s, -b + s]
                .into_iter()
                .filter(|t| (0..=a).contains(t))
                .map(|t| narrow(whole * t / a))
                .collect();
        }
        let corners: Vec<_> = shape.corners(table).into_iter().map(wide).collect();
        let next = corners.iter().cycle().skip(1);
        corners
            .iter()
            .zip(next)
            .filter_map(|(&(px, py), &(qx, qy))| {
                let (ex, ey) = (qx - px, qy - py);
                let turn = dx * ey - dy * ex;
                if turn == 0 {
                    return None;
                }
                let sign = turn.signum();
                let t = ((px - ax) * ey - (py - ay) * ex) * sign;
                let u = ((px - ax) * dy - (py - ay) * dx) * sign;
                let span = 0..=turn * sign;
                (span.contains(&t) && span.contains(&u)).then(|| narrow(whole * t / (turn * sign)))
            })
            .collect()
    }

    /// Whether a base carried along it would stand on a shape somewhere; touching its edge is allowed.
    #[must_use]
    pub fn sweeps(self, shape: &Shape, radius: Length, table: Table) -> bool {
        let clear = radius - SLACK;
        let over = |p: Point| shape.within(p, clear.max(Length::ZERO), Length::ZERO, table);
        if !self.spans(shape, table).is_empty() || over(self.from) || over(self.to) {
            return true;
        }
        match shape {
            Shape::Circle { centre, radius } => self.passes(*centre, *radius + clear),
            Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. } => {
                shape.corners(table).into_iter().any(|corner| self.passes(corner, clear))
            }
        }
    }
}

/// Bases in contact share a rim: roots are rounded, so an overlap this small does not count.
pub const SLACK: Length = Length::micrometres(2);

/// The longer side of the box around a shape.
#[must_use]
pub fn breadth(shape: &Shape, table: Table) -> Length {
    if let Shape::Circle { radius, .. } = shape {
        return *radius * 2;
    }
    let corners = shape.corners(table);
    let span = |axis: fn(&Point) -> Length| {
        let low = corners.iter().map(axis).min().unwrap_or_default();
        corners.iter().map(axis).max().unwrap_or_default() - low
    };
    span(|p| p.x).max(span(|p| p.y))
}

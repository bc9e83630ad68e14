//! Distances between bases, where positions are tracked, and who is fighting whom.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::{Battle, ENGAGED, ModelId};
use crate::catalogue::{Point, Shape};
use crate::length::Length;

/// A base on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Disc {
    /// Whose.
    pub model: ModelId,
    /// Its centre.
    pub at: Point,
    /// To its rim.
    pub radius: Length,
}

/// Whether two bases are within a distance, rim to rim (F-09): exact, without a root.
#[must_use]
pub fn within(a: Point, ra: Length, b: Point, rb: Length, distance: Length) -> bool {
    let reach = i128::from((distance + ra + rb).as_micrometres());
    reach >= 0 && a.distance_squared(b) <= reach * reach
}

/// The distance from rim to rim, rounded down to the micrometre; for display and for halves of ranges.
#[must_use]
pub fn gap(a: Point, ra: Length, b: Point, rb: Length) -> Length {
    let centres = u128::try_from(a.distance_squared(b)).unwrap_or(0).isqrt();
    let centres = Length::micrometres(i32::try_from(centres).unwrap_or(i32::MAX));
    (centres - ra - rb).max(Length::ZERO)
}

impl Battle {
    /// Where the model's base stands, if that is tracked.
    #[must_use]
    pub fn disc(&self, model: ModelId) -> Option<Disc> {
        let fighter = self.fighter(model).filter(|f| f.on_table())?;
        Some(Disc { model, at: fighter.at?, radius: self.sheet(model)?.base.radius() })
    }

    /// The measured distance between two models; none where a position is not tracked.
    #[must_use]
    pub fn distance(&self, a: ModelId, b: ModelId) -> Option<Length> {
        let (a, b) = (self.disc(a)?, self.disc(b)?);
        Some(gap(a.at, a.radius, b.at, b.radius))
    }

    /// Whether two models are within a distance; none where that cannot be measured. A model is
    /// within 0 in of itself (RC-M2).
    #[must_use]
    pub fn near(&self, a: ModelId, b: ModelId, distance: Length) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        let (a, b) = (self.disc(a)?, self.disc(b)?);
        Some(within(a.at, a.radius, b.at, b.radius, distance))
    }

    /// Whether two models stand within 1 in of each other: measured, or as the table said.
    #[must_use]
    pub fn fighting(&self, a: ModelId, b: ModelId) -> bool {
        self.near(a, b, ENGAGED).unwrap_or_else(|| self.engaged.iter().any(|&pair| pair == (a, b) || pair == (b, a)))
    }

    /// The enemies within 1 in of a model.
    pub fn opponents(&self, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        self.models()
            .filter(move |(other, f)| f.on_table() && self.enemies(model, *other) && self.fighting(model, *other))
            .map(|(other, _)| other)
    }

    /// All bases whose place is known, but one.
    #[must_use]
    pub fn other_discs(&self, model: ModelId) -> Vec<Disc> {
        self.models().filter(|(id, _)| *id != model).filter_map(|(id, _)| self.disc(id)).collect()
    }

    /// Whether terrain stands between two points near the target, high enough for Cover (TER-07).
    /// A proposal: partial sight is the table's answer.
    #[must_use]
    pub fn covered(&self, attacker: ModelId, target: ModelId) -> Option<bool> {
        let (from, to) = (self.disc(attacker)?, self.disc(target)?);
        let table = self.field.scenario.table;
        let half_inch = Length::inches(1).half();
        Some(self.field.terrain.iter().any(|piece| {
            piece.height >= half_inch
                && piece.shape.within(to.at, to.radius, Length::ZERO, table)
                && !piece.shape.within(from.at, from.radius, Length::ZERO, table)
                && crosses(&piece.shape, from.at, to.at, table)
        }))
    }
}

/// Whether the straight line from one point to another touches the shape: sampled densely enough
/// that nothing a quarter of an inch wide slips through, in integers.
fn crosses(shape: &Shape, from: Point, to: Point, table: crate::catalogue::Table) -> bool {
    let steps = 1 + gap(from, Length::ZERO, to, Length::ZERO).as_micrometres() / (crate::length::INCH / 4);
    (0..=steps).any(|step| {
        let along = |a: Length, b: Length| {
            let (a, b) = (i64::from(a.as_micrometres()), i64::from(b.as_micrometres()));
            let at = a + (b - a) * i64::from(step) / i64::from(steps);
            Length::micrometres(i32::try_from(at).unwrap_or(0))
        };
        shape.holds(Point { x: along(from.x, to.x), y: along(from.y, to.y) }, table)
    })
}

//! Distances between bases, where positions are tracked, and who is fighting whom.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::state::{Battle, ENGAGED, ModelId};
use nml_catalogue::Point;
use nml_catalogue::length::Length;

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
    let reach = i64::from((distance + ra + rb).as_micrometres());
    // Most are too far apart along one axis already.
    let beside = |a: Length, b: Length| (i64::from(a.as_micrometres()) - i64::from(b.as_micrometres())).abs() <= reach;
    beside(a.x, b.x) && beside(a.y, b.y) && a.distance_squared(b) <= i128::from(reach) * i128::from(reach)
}

/// The distance from rim to rim, rounded down to the micrometre; for display and for halves of ranges.
#[must_use]
pub fn gap(a: Point, ra: Length, b: Point, rb: Length) -> Length {
    (a.distance(b) - ra - rb).max(Length::ZERO)
}

impl Battle {
    /// Where the model's base stands, if that is tracked.
    #[must_use]
    pub fn disc(&self, model: ModelId) -> Option<Disc> {
        let fighter = self.fighter(model).filter(|f| f.on_table())?;
        Some(Disc { model, at: fighter.at?, radius: self.sheet(model)?.base.radius() })
    }

    /// Whether two models stand within 1″ of each other: measured, or as the table said.
    #[must_use]
    pub fn fighting(&self, a: ModelId, b: ModelId) -> bool {
        self.near(a, b, ENGAGED).unwrap_or_else(|| self.engaged.iter().any(|&pair| pair == (a, b) || pair == (b, a)))
    }

    /// The enemies within 1″ of a model.
    pub fn opponents(&self, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        self.models()
            .filter(move |(other, f)| f.on_table() && self.enemies(model, *other) && self.fighting(model, *other))
            .map(|(other, _)| other)
    }

    /// All bases whose place is known, except one.
    #[must_use]
    pub(crate) fn other_discs(&self, model: ModelId) -> Vec<Disc> {
        self.models().filter(|(id, _)| *id != model).filter_map(|(id, _)| self.disc(id)).collect()
    }
}

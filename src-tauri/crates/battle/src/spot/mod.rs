//! Where a base may go: the constraint that `options` gives and `decide` checks.

mod charge_end;
mod drawn;
mod keeping;

pub use charge_end::{ChargeEnd, Comes};
pub use drawn::at_edge;
pub use keeping::Keeping;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::state::ENGAGED;
use crate::measure::{Disc, gap, within};
use crate::refusal::Refusal;
use nml_catalogue::length::Length;
use nml_catalogue::{Point, Shape, Table};

/// What still counts as touching an edge.
const SLACK: Length = Length::micrometres(100);

/// A constraint on the centre of a base. It carries all it needs, so that a screen can draw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Spot {
    /// Half the base.
    pub radius: Length,
    /// The battlefield.
    pub table: Table,
    /// No farther than this from where it stands (DR p.35).
    pub reach: Option<(Point, Length)>,
    /// Wholly inside.
    pub zone: Option<Shape>,
    /// More than 1″ from these.
    pub clear_of: Vec<Disc>,
    /// Within 1″ of all these.
    pub stay_by: Vec<Disc>,
    /// At least this far from these.
    pub away_from: Vec<(Disc, Length)>,
    /// It may not stand on any of these.
    pub bases: Vec<Disc>,
    /// On no part of this ground.
    pub impassable: Vec<Shape>,
    /// What the scenario asks in addition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keeps: Vec<Keeping>,
    /// Wholly in here it may stand at any distance: the own zone of an INFILTRATOR.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub or_zone: Option<Shape>,
    /// Ground that costs double: around whom, how far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slow: Vec<(Disc, Length)>,
    /// This far outside the zone is allowed too.
    #[serde(default)]
    pub beyond: Length,
    /// It touches an edge of the battlefield.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edge: bool,
    /// A charge comes this near to its target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comes: Option<Comes>,
}

impl Spot {
    /// Anywhere on the table.
    pub(super) const fn anywhere(radius: Length, table: Table) -> Self {
        Self {
            radius,
            table,
            reach: None,
            zone: None,
            clear_of: Vec::new(),
            stay_by: Vec::new(),
            away_from: Vec::new(),
            bases: Vec::new(),
            impassable: Vec::new(),
            keeps: Vec::new(),
            or_zone: None,
            slow: Vec::new(),
            beyond: Length::ZERO,
            edge: false,
            comes: None,
        }
    }

    /// Why the base may not stand there.
    ///
    /// # Errors
    /// The first constraint that is broken.
    pub fn check(&self, at: Point) -> Result<(), Refusal> {
        let (r, none) = (self.radius, Length::ZERO);
        if at.x < r || at.y < r || at.x > self.table.width - r || at.y > self.table.depth - r {
            return Err(Refusal::OffTable);
        }
        // Measured as a way is, to the micrometre below: the two must not differ at the rim.
        if let Some((from, reach)) = self.reach
            && gap(from, none, at, none).max(self.cost(from, at)) > reach
        {
            return Err(Refusal::TooFar { reach });
        }
        if let Some(comes) = &self.comes
            && gap(comes.target.at, comes.target.radius, at, r) > comes.within
        {
            return Err(Refusal::ChargeAway(comes.target.model));
        }
        if let Some(zone) = &self.zone
            && !self.holds(zone, at)
        {
            return Err(Refusal::NotInZone);
        }
        let touching = |disc: &&Disc, distance| within(disc.at, disc.radius, at, r, distance);
        // Two bases in contact share a rim: one micrometre of slack, because roots are rounded down.
        if let Some(disc) = self.bases.iter().find(|d| touching(d, Length::micrometres(-2))) {
            return Err(Refusal::Overlap(disc.model));
        }
        if let Some(disc) = self.clear_of.iter().find(|d| touching(d, ENGAGED)) {
            return Err(Refusal::EnemyZone(disc.model));
        }
        if let Some(disc) = self.stay_by.iter().find(|d| !touching(d, ENGAGED)) {
            return Err(Refusal::LeavesCombat(disc.model));
        }
        let touches = at.x <= r + SLACK
            || at.y <= r + SLACK
            || at.x >= self.table.width - r - SLACK
            || at.y >= self.table.depth - r - SLACK;
        if self.edge && !touches {
            return Err(Refusal::NotAtEdge);
        }
        if self.or_zone.as_ref().is_some_and(|zone| self.holds(zone, at)) {
            return self.check_ground(at);
        }
        if let Some((disc, _)) = self.away_from.iter().find(|(d, far)| touching(&d, *far - Length::micrometres(1))) {
            return Err(Refusal::InfiltratorNear(disc.model));
        }
        self.check_ground(at)?;
        self.keeps.iter().try_for_each(|keep| keep.check(at, r, self.table))
    }

    /// Whether the base stands wholly in the zone, or no farther outside it than allowed.
    fn holds(&self, zone: &Shape, at: Point) -> bool {
        let r = self.radius;
        zone.holds_base(at, r, self.table)
            || self.beyond > Length::ZERO && zone.within(at, r, self.beyond - r - r, self.table)
    }

    /// What the straight way costs, where some of the ground costs double; sampled at quarters of an inch.
    fn cost(&self, from: Point, to: Point) -> Length {
        if self.slow.is_empty() {
            return Length::ZERO;
        }
        let whole = gap(from, Length::ZERO, to, Length::ZERO);
        let steps = 1 + whole.as_micrometres() / (nml_catalogue::length::INCH / 4);
        let along = |a: Length, b: Length, step: i32| {
            let (a, b) = (i64::from(a.as_micrometres()), i64::from(b.as_micrometres()));
            Length::micrometres(i32::try_from(a + (b - a) * i64::from(step) / i64::from(steps)).unwrap_or(0))
        };
        let inside = (0..steps)
            .filter(|step| {
                let at = Point { x: along(from.x, to.x, *step), y: along(from.y, to.y, *step) };
                self.slow.iter().any(|(disc, far)| within(disc.at, disc.radius, at, self.radius, *far))
            })
            .count();
        let inside = i64::try_from(inside).unwrap_or(0) * i64::from(whole.as_micrometres()) / i64::from(steps);
        whole + Length::micrometres(i32::try_from(inside).unwrap_or(0))
    }

    fn check_ground(&self, at: Point) -> Result<(), Refusal> {
        // No part of a base overlaps such ground (F-11).
        let none = Length::ZERO;
        let rim = (self.radius - Length::micrometres(2)).max(none);
        if self.impassable.iter().any(|shape| shape.within(at, rim, none, self.table)) {
            return Err(Refusal::Impassable);
        }
        Ok(())
    }
}

//! How far the ground lets a model go: where straight paths from one place end, all around it.

use std::collections::BTreeMap;

use crate::ground::Begun;
use crate::log::command::Command;
use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use crate::permit;
use nml_catalogue::length::{INCH, Length};
use nml_catalogue::stretch::Stretch;
use nml_catalogue::{Point, Shape, Terrain};

/// Directions are counted once around along the rim of a square; its sides are twice as long as this.
const HALF_SIDE: i32 = 960;
/// This many directions there are.
const ROUND: i32 = 8 * HALF_SIDE;
/// One in this many is tried everywhere; more of them where the ground changes between two.
const APART: i32 = 64;
/// To both sides of a corner of the ground.
const BESIDE: i32 = 3;
/// It looks past at most this many corners, so that no table takes long.
const CORNERS_MAX: usize = 240;
/// Where a way ends is looked for in steps of this length, from its far end; within one it is found by halving.
const STEP: Length = Length::micrometres(INCH / 2);
/// Nearer than this nobody sees a difference.
const NEAR: Length = Length::micrometres(INCH / 64);

/// How far a model may go straight on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reachable {
    /// This far at most: what is left of its movement, if nothing stands in its way.
    pub left: Length,
    /// The ends of such ways, once around, where the ground makes them differ; two, where one way alone is allowed: its
    /// beginning and its end. None if all end equally far away.
    pub rim: Option<Vec<Point>>,
}

impl Battle {
    /// How far the model may go straight on from where it stands, or from the last corner of an intended move. `None`
    /// if the question asks for no such move or charge, or nobody knows where it stands.
    ///
    /// What counts is the ground, what the table has said of the way, and that a Retreat may have to lead straight
    /// away. Other models do not: their bases, the inch around enemies, and the fight that a model must stay in are
    /// drawn by themselves, and refused when the move is measured. For a model that flies the farthest places count;
    /// that it cannot come down on something high before them is said when somebody points at it.
    #[must_use]
    pub fn reachable(&self, command: &Command) -> Option<Reachable> {
        let (Command::Move { way, .. } | Command::EndCharge { way, .. }) = command else { return None };
        let step = self.question()?;
        let (model, reach) = self.walks(step)?;
        permit::form(self, command).ok()?;
        let begun = self.begun(model, way);
        let from = begun.from?;
        let most = begun.most(reach).max(Length::ZERO);
        let rays = Rays { battle: self, begun, from, most, reach };
        let away = matches!(step, Step::RetreatMove { .. }).then(|| self.away(model)).flatten();
        if let Some(away) = away {
            // With a corner in it no way leads straight away.
            let ray = Stretch { from, to: if way.via.is_empty() { away.at(rays.far()) } else { from } };
            let left = rays.goes(ray);
            return Some(Reachable { left, rim: Some(vec![from, ray.at(left)]) });
        }
        let ends = rays.ends();
        let shortest = ends.values().copied().min().unwrap_or(Length::ZERO);
        let longest = ends.values().copied().max().unwrap_or(Length::ZERO);
        let left = if most - longest <= NEAR { most } else { longest };
        let even = longest - shortest <= NEAR;
        let rim = (!even).then(|| ends.into_iter().map(|(turn, far)| rays.way(turn).at(far)).collect());
        Some(Reachable { left, rim })
    }

    /// Who makes the move, or ends the charge, that a question asks for, and how far it may go.
    pub(crate) fn walks(&self, step: &Step) -> Option<(ModelId, Length)> {
        if let Step::Act { model } | Step::RetreatMove { model } = step {
            Some((*model, self.allowance(*model)))
        } else if let Step::DashMove { model } = step {
            Some((*model, self.dash_reach(*model)))
        } else if let Step::EndCharge { model, reach, .. } = step {
            Some((*model, *reach))
        } else {
            None
        }
    }
}

/// Straight ways on from the last corner of a move.
struct Rays<'a> {
    battle: &'a Battle,
    begun: Begun<'a>,
    from: Point,
    /// The length that none of them exceeds.
    most: Length,
    /// How much movement there is for all of it.
    reach: Length,
}

impl Rays<'_> {
    /// A hair short of the most, so that rounding makes no way too long.
    fn far(&self) -> Length {
        (self.most - Length::micrometres(2)).max(Length::ZERO)
    }

    /// The way in a direction.
    fn way(&self, turn: i32) -> Stretch {
        let along = turn % (2 * HALF_SIDE) - HALF_SIDE;
        let (x, y) = match turn / (2 * HALF_SIDE) {
            0 => (along, -HALF_SIDE),
            1 => (HALF_SIDE, along),
            2 => (-along, HALF_SIDE),
            _ => (-HALF_SIDE, -along),
        };
        let corner = Point { x: self.from.x + Length::inches(x), y: self.from.y + Length::inches(y) };
        Stretch { from: self.from, to: Stretch { from: self.from, to: corner }.at(self.far()) }
    }

    /// The direction that a place lies in. `None` if it is the beginning.
    fn turn(&self, to: Point) -> Option<i32> {
        let wide = |length: Length| i64::from(length.as_micrometres());
        let (x, y) = (wide(to.x) - wide(self.from.x), wide(to.y) - wide(self.from.y));
        let most = x.abs().max(y.abs());
        if most == 0 {
            return None;
        }
        let (side, along) = if -y == most {
            (0, x)
        } else if x == most {
            (1, y)
        } else if y == most {
            (2, -x)
        } else {
            (3, -y)
        };
        let half = i64::from(HALF_SIDE);
        i32::try_from(side * 2 * half + half + along * half / most).ok()
    }

    /// How far the ways lead that have to be tried: evenly all around, past each corner of the ground, and more of them
    /// where two beside each other differ.
    fn ends(&self) -> BTreeMap<i32, Length> {
        let table = self.battle.field.scenario.table;
        let near = |piece: &&Terrain| piece.shape.within(self.from, self.most, STEP, table);
        let marks = |piece: &Terrain| match &piece.shape {
            Shape::Circle { centre, .. } => vec![*centre],
            shape @ (Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. }) => shape.corners(table),
        };
        let corners = self.battle.field.terrain.iter().filter(near).flat_map(marks);
        let past = corners.take(CORNERS_MAX).filter_map(|corner| self.turn(corner));
        let past = past.flat_map(|turn| [turn - BESIDE, turn, turn + BESIDE]);
        let even = (0..ROUND / APART).map(|n| n * APART);
        let mut ends = BTreeMap::new();
        let mut next: Vec<i32> = even.chain(past).collect();
        while !next.is_empty() {
            for turn in next {
                let turn = turn.rem_euclid(ROUND);
                ends.entry(turn).or_insert_with(|| self.goes(self.way(turn)));
            }
            next = between(&ends);
        }
        ends
    }

    /// How far a way leads towards its end.
    fn goes(&self, ray: Stretch) -> Length {
        let pieces = self.battle.beside(&self.begun, ray);
        let open = |along: Length| {
            let trip = self.battle.trip_on(&self.begun, Some(ray.at(along)), pieces.iter().copied());
            self.battle.check_trip(self.begun.model, &trip, self.reach).is_ok()
        };
        let mut shut = ray.length();
        if open(shut) {
            return shut;
        }
        // From outside: what stops a model that goes on to its end may let one pass that goes on.
        let mut far = (shut - STEP).max(Length::ZERO);
        while far > Length::ZERO && !open(far) {
            shut = far;
            far = (shut - STEP).max(Length::ZERO);
        }
        while shut - far > NEAR {
            let middle = (far + shut).half();
            if open(middle) { far = middle } else { shut = middle }
        }
        far
    }
}

/// Directions half-way between two that differ by more than a step, as long as there are any.
fn between(ends: &BTreeMap<i32, Length>) -> Vec<i32> {
    let first = ends.iter().next().map(|(turn, far)| (turn + ROUND, *far));
    let all = ends.iter().map(|(turn, far)| (*turn, *far));
    let next = all.clone().skip(1).chain(first);
    let differ = |a: Length, b: Length| (a - b).max(b - a) > STEP;
    all.zip(next)
        .filter(|((a, near), (b, far))| b - a > 1 && differ(*near, *far))
        .map(|((a, _), (b, _))| a.midpoint(b))
        .collect()
}

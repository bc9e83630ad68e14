//! How far the ground lets a model go: where straight ways out of one place end, all around it.

use crate::log::command::Command;
use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use crate::log::way::Way;
use crate::permit;
use nml_catalogue::Point;
use nml_catalogue::length::{INCH, Length};
use nml_catalogue::stretch::Stretch;

/// So many ways lead out to each of the four sides.
const WAYS: i32 = 30;
/// A way is tried in steps of this length; where it ends within one is found by halving.
const STEP: Length = Length::micrometres(INCH / 2);
/// Nearer than this nobody sees a difference.
const NEAR: Length = Length::micrometres(INCH / 64);

impl Battle {
    /// The area that the model may move in, straight on from where it stands, or from the last corner of a move that is
    /// meant; none: nothing in it slows or stops the model, so it is a circle, or no such move is asked for. Bases are not
    /// in the way here.
    #[must_use]
    pub fn reachable(&self, command: &Command) -> Option<Vec<Point>> {
        let Command::Move { way, .. } = command else { return None };
        let (model, reach) = self.question().and_then(|step| self.walks(step))?;
        permit::form(self, command).ok()?;
        // What the table has said of the way takes the map's word for nothing.
        if way.clear || !way.over.is_empty() {
            return None;
        }
        let from = way.via.last().copied().or_else(|| self.fighter(model)?.at)?;
        let gone = self.trip(model, Some(from), way).cost;
        let most = reach - gone;
        if most <= NEAR {
            return None;
        }
        let ends: Vec<(Point, bool)> =
            around(from, most).map(|end| self.goes_towards(model, way, end, reach)).collect();
        ends.iter().any(|(_, short)| *short).then(|| ends.into_iter().map(|(end, _)| end).collect())
    }

    /// Who makes the move that a question asks for, and how far it may go.
    pub(crate) fn walks(&self, step: &Step) -> Option<(ModelId, Length)> {
        if let Step::Act { model } | Step::RetreatMove { model } = step {
            Some((*model, self.allowance(*model)))
        } else if let Step::DashMove { model } = step {
            Some((*model, self.dash_reach(*model)))
        } else {
            None
        }
    }

    /// How far a way leads towards its end, and whether it stops short of it.
    fn goes_towards(&self, model: ModelId, way: &Way, end: Stretch, reach: Length) -> (Point, bool) {
        let goes = |along: Length| {
            let to = end.at(along);
            self.check_trip(model, &self.trip(model, Some(to), way), reach).is_ok()
        };
        let whole = end.length();
        let mut open = Length::ZERO;
        // From one step to the next: beyond what stops it, it would not count again.
        while open < whole && goes((open + STEP).min(whole)) {
            open = (open + STEP).min(whole);
        }
        if open == whole {
            return (end.to, false);
        }
        let mut shut = (open + STEP).min(whole);
        while shut - open > NEAR {
            let middle = (open + shut).half();
            if goes(middle) { open = middle } else { shut = middle }
        }
        (end.at(open), whole - open > NEAR)
    }
}

/// Ways of one length out of a place, once around, over the rim of a square.
fn around(from: Point, far: Length) -> impl Iterator<Item = Stretch> {
    let side = move |n: i32, turn: i32| match turn {
        0 => (n, -WAYS),
        1 => (WAYS, n),
        2 => (-n, WAYS),
        _ => (-WAYS, -n),
    };
    (0..4).flat_map(move |turn| (-WAYS..WAYS).step_by(2).map(move |n| side(n, turn))).map(move |(x, y)| {
        let corner = Point { x: from.x + Length::inches(x), y: from.y + Length::inches(y) };
        // A hair short, so that rounding makes no way too long.
        let to = Stretch { from, to: corner }.at(far - Length::micrometres(2));
        Stretch { from, to }
    })
}

//! Places to try: towards what a model is after, away from what it fears, or anywhere that fits.

use nml_battle::{Battle, Command, Options, Spot, admits};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, Table};

/// How many places are tried before anything else is done.
const TRIES: u32 = 12;
/// How many places are compared when models are set up.
const SET_UP: u32 = 10;

/// Where somebody wants to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goal {
    /// Towards this point.
    pub at: Point,
    /// The nearest it may be to it.
    pub short: Length,
}

/// The first place on the way to the goal where the command is allowed: straight on, less far, to either side.
pub(crate) fn towards(
    battle: &Battle,
    options: &Options,
    command: &Command,
    spot: &Spot,
    goal: Goal,
) -> Option<Command> {
    let (from, reach) = spot.reach?;
    let whole = from.distance(goal.at);
    let far = (whole - goal.short).min(reach - HAIR);
    if far <= Length::ZERO {
        return None;
    }
    let beside = |part: i32| {
        let (dx, dy) = (goal.at.x - from.x, goal.at.y - from.y);
        let turned = |along: Length, across: Length| along - across * part / 4;
        Point { x: from.x + turned(dx, dy), y: from.y + turned(dy, -dx) }
    };
    let ways = [(0, 4), (0, 3), (1, 4), (-1, 4), (0, 2), (2, 3), (-2, 3), (4, 3), (-4, 3)];
    ways.into_iter().find_map(|(turn, quarters)| {
        let to = from.towards(beside(turn), far * quarters / 4);
        fits(battle, options, command, spot, to)
    })
}

/// As far from a point as it goes.
pub(crate) fn away(
    battle: &Battle,
    options: &Options,
    command: &Command,
    spot: &Spot,
    danger: Point,
) -> Option<Command> {
    let (from, _) = spot.reach?;
    let table = spot.table;
    let beyond = |low: Length, high: Length, at: Length| at.max(low).min(high);
    let far = Point {
        x: beyond(spot.radius, table.width - spot.radius, from.x * 4 - danger.x * 3),
        y: beyond(spot.radius, table.depth - spot.radius, from.y * 4 - danger.y * 3),
    };
    towards(battle, options, command, spot, Goal { at: far, short: Length::ZERO })
}

/// Any place that fits: where it stands, then by the numbers drawn.
pub(crate) fn anywhere(
    battle: &Battle,
    options: &Options,
    command: &Command,
    spot: &Spot,
    draw: &mut impl FnMut(u32) -> u32,
) -> Option<Command> {
    let stays = spot.reach.map(|(from, _)| from).and_then(|from| fits(battle, options, command, spot, from));
    stays.or_else(|| (0..TRIES).find_map(|_| fits(battle, options, command, spot, spot.drawn(draw))))
}

/// Of some places where a model may be set up, the one that comes nearest to what matters.
pub(crate) fn set_up(
    battle: &Battle,
    options: &Options,
    command: &Command,
    spot: &Spot,
    draw: &mut impl FnMut(u32) -> u32,
) -> Option<Command> {
    let matters = objectives(battle);
    let far = |at: Point| matters.iter().map(|to| at.distance(*to)).min().unwrap_or(Length::ZERO);
    let drawn: Vec<Point> = (0..SET_UP).map(|_| spot.drawn(draw)).filter(|at| spot.check(*at).is_ok()).collect();
    let best = drawn.into_iter().min_by_key(|at| far(*at))?;
    fits(battle, options, command, spot, best)
}

/// Where the objectives are, or the middle of the table if there are none.
pub(crate) fn objectives(battle: &Battle) -> Vec<Point> {
    let scenario = &battle.field.scenario;
    let there: Vec<Point> =
        scenario.objectives.iter().filter(|o| !battle.objective_gone(&o.id)).map(|o| o.at).collect();
    let Table { width, depth } = scenario.table;
    if there.is_empty() { vec![Point { x: width.half(), y: depth.half() }] } else { there }
}

/// The command at a place, if it may be said.
pub(crate) fn fits(battle: &Battle, options: &Options, command: &Command, spot: &Spot, at: Point) -> Option<Command> {
    spot.check(at).ok()?;
    let there = command.with_place(Some(at));
    let perils =
        matches!(&there, Command::Move { to, way } if mover(battle).is_some_and(|m| battle.is_perilous(m, *to, way)));
    (!perils && admits(options, battle, &there)).then_some(there)
}

fn mover(battle: &Battle) -> Option<nml_battle::ModelId> {
    battle.question().and_then(nml_battle::Step::doer)
}

/// A hair, so that rounding makes no way too long.
const HAIR: Length = Length::micrometres(2);

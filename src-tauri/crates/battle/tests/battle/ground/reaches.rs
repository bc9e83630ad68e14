//! How far the ground lets a model go, as the board draws it.

use super::{activated, at, field, go, inches, kit, over, swordsman, tenths, under, walker};
use nml_battle::{Command, Passage, Reachable, Way};
use nml_catalogue::length::{INCH, Length};
use nml_catalogue::ruling::RetreatPath;
use nml_catalogue::{Point, Shape, TerrainKind};

/// Where a move along such a way leads straight on.
fn on(record: &kit::Record, way: Way) -> Reachable {
    record.battle.reachable(&go(None, way)).unwrap()
}

fn plain(record: &kit::Record) -> Reachable {
    on(record, Way::default())
}

fn past(corner: Point) -> Way {
    Way { via: vec![corner], ..Way::default() }
}

/// The end of the straight way due east, or due west, of a place.
fn due(rim: &[Point], from: Point, east: bool) -> Length {
    let beside = |end: &&Point| end.y == from.y && (end.x > from.x) == east;
    let end = rim.iter().find(beside).unwrap();
    if east { end.x - from.x } else { from.x - end.x }
}

/// This near that nobody sees it.
fn about(a: Length, b: Length) -> bool {
    (a - b).max(b - a) <= Length::micrometres(INCH / 32)
}

/// A circle: this far to every side.
fn circle(reachable: &Reachable, far: Length) -> bool {
    reachable.rim.is_none() && about(reachable.left, far)
}

/// Six inches of Movement, of which each on Difficult ground counts twice (TER-03): two of open ground, two of mud.
#[test]
fn the_reach_of_a_move_ends_sooner_in_difficult_ground() {
    let here = Point::inches(10, 10);
    let record = walker(vec![kit::piece("mud", TerrainKind::Difficult, (12, 2), (12, 16), 0)]);
    let Reachable { left, rim } = plain(&record);
    let rim = rim.unwrap();
    let (east, west) = (due(&rim, here, true), due(&rim, here, false));
    assert!(about(east, inches(4)) && about(west, inches(6)) && about(left, inches(6)), "{east:?} {west:?} {left:?}");
    // As far as it is drawn the move may be made, and no farther.
    for end in rim {
        let measured = record.battle.measured(&Command::walk(Some(end))).unwrap();
        assert!(measured.refused.is_none(), "{end:?}: {:?}", measured.refused);
    }
    assert_eq!(record.refused(&Command::walk(Some(Point { x: here.x + east + inches(1), y: here.y }))), "E-TOO-FAR");
    // From a corner what is left of it counts.
    let corner = Point::inches(12, 10);
    let rest = on(&record, past(corner)).rim.unwrap();
    let (on, back) = (due(&rest, corner, true), due(&rest, corner, false));
    assert!(about(on, inches(2)) && about(back, inches(4)), "{on:?} {back:?}");
}

/// Behind a waypoint the mud before it is paid for: four inches and one more for an inch of mud.
#[test]
fn what_a_waypoint_cost_is_no_longer_left() {
    let record = walker(vec![kit::piece("mud", TerrainKind::Difficult, (12, 2), (1, 16), 0)]);
    let rest = on(&record, past(Point::inches(14, 10)));
    assert!(circle(&rest, inches(1)), "{rest:?}");
    let record = walker(vec![kit::piece("mud", TerrainKind::Difficult, (12, 2), (2, 16), 0)]);
    let rest = on(&record, past(Point::inches(14, 10)));
    assert_eq!(rest, Reachable { left: Length::ZERO, rim: None }, "all six are used up");
}

#[test]
fn a_wall_too_high_to_climb_ends_the_reach_at_its_foot() {
    let record = walker(vec![kit::piece("wall", TerrainKind::Wall, (13, 2), (1, 16), 5)]);
    let rim = plain(&record).rim.unwrap();
    let east = due(&rim, Point::inches(10, 10), true);
    assert!(about(east, inches(3)), "{east:?}");
}

/// Seen from its end a wall is thinner than the space between two of the ways that are tried everywhere.
#[test]
fn a_thin_wall_is_not_overlooked() {
    let mut wall = kit::piece("wall", TerrainKind::Wall, (14, 10), (3, 1), 5);
    let hair = |n: i32| Length::micrometres(INCH * n / 100);
    wall.shape =
        Shape::Rect { corner: Point { x: inches(14), y: inches(10) + hair(13) }, width: inches(3), depth: hair(8) };
    let rim = plain(&walker(vec![wall])).rim.unwrap();
    let behind = |end: &&Point| end.y > inches(10) + hair(12) && end.y < inches(10) + hair(22) && end.x > inches(13);
    assert!(rim.iter().filter(behind).any(|end| about(end.x, inches(14))), "{rim:?}");
}

/// Three along and six up are too far for it; to come down behind them is not.
#[test]
fn a_flier_goes_on_behind_what_is_too_high_to_come_down_on() {
    let wall = kit::piece("wall", TerrainKind::Wall, (13, 2), (1, 16), 6);
    let flier = kit::keywords(swordsman(0, "Bat"), &["FLYING"]);
    let record = activated(field(flier, swordsman(1, "Locust"), vec![wall]), (10, 10), (40, 40));
    assert_eq!(record.refused(&Command::walk(Some(Point { x: tenths(135), y: inches(10) }))), "E-TOO-FAR");
    let east = due(&plain(&record).rim.unwrap(), Point::inches(10, 10), true);
    assert!(about(east, inches(6)), "{east:?}");
}

/// Covers C-12 directly_away.
#[test]
fn a_retreat_that_leads_straight_away_reaches_one_place() {
    let retreat = |path: Option<RetreatPath>| {
        let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), |r| {
            r.retreat_path = path.unwrap_or(r.retreat_path);
        });
        let mut record = activated(field, (10, 20), (10, 21));
        record.say(Command::Retreat).say(Command::Enough);
        record
    };
    let record = retreat(Some(RetreatPath::DirectlyAway));
    let Reachable { left, rim } = plain(&record);
    let [from, end] = *rim.unwrap() else { panic!("one way") };
    assert!(about(left, inches(6)) && from == Point::inches(10, 20) && end.x == from.x, "{left:?} {end:?}");
    assert!(about(end.y, inches(14)), "{end:?}");
    assert!(record.battle.measured(&Command::walk(Some(end))).unwrap().refused.is_none());
    let corner = Point::inches(10, 18);
    assert_eq!(on(&record, past(corner)), Reachable { left: Length::ZERO, rim: Some(vec![corner, corner]) });
    assert!(circle(&plain(&retreat(None)), inches(6)), "any direction will do, and the enemy is drawn by itself");
}

/// A charge of 8: six of Movement and a Charge Bonus of 2, of which each inch of mud counts twice.
#[test]
fn a_charge_reaches_as_far_as_its_bonus_and_the_ground_let_it() {
    let mud = kit::piece("mud", TerrainKind::Difficult, (12, 2), (1, 16), 0);
    let mut record = activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![mud]), (10, 10), (17, 10));
    record.say(Command::charge(2)).dice(&[2]);
    let ends = |via: Vec<Point>| Command::EndCharge {
        to: None,
        way: Way { via, ..Way::default() },
        reached: false,
        also: Vec::new(),
    };
    let Reachable { left, rim } = record.battle.reachable(&ends(vec![])).unwrap();
    let east = due(&rim.unwrap(), Point::inches(10, 10), true);
    assert!(about(left, inches(8)) && about(east, inches(7)), "{left:?} {east:?}");
    let rest = record.battle.reachable(&ends(vec![Point::inches(14, 10)])).unwrap();
    assert!(about(rest.left, inches(3)), "{rest:?}");
}

#[test]
fn on_open_ground_or_by_what_the_table_says_the_reach_is_a_circle() {
    assert_eq!(plain(&walker(vec![])), Reachable { left: inches(6), rim: None });
    let record = walker(vec![kit::piece("mud", TerrainKind::Difficult, (12, 2), (12, 16), 0)]);
    assert!(circle(&on(&record, Way { clear: true, ..Way::default() }), inches(6)));
    let stated = on(&record, over(Passage::Difficult { length: inches(1) }));
    assert!(circle(&stated, inches(5)), "an inch of it counts twice: {stated:?}");
    assert_eq!(record.battle.reachable(&Command::Dash), None, "nothing is moved yet");
    let elsewhere = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]);
    let mut later = activated(elsewhere, (10, 10), (40, 40));
    later.say(Command::walk(at(11, 10)));
    later.say(Command::EndActivation);
    assert_eq!(later.battle.reachable(&Command::walk(None)), None, "nobody is asked to move");
}

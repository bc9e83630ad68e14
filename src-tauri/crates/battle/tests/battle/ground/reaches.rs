//! How far the ground lets a model go, as the board draws it.

use super::{activated, at, field, go, inches, kit, over, swordsman, walker};
use nml_battle::{Command, Passage, Way};
use nml_catalogue::length::{INCH, Length};
use nml_catalogue::{Point, TerrainKind};

/// The end of the straight way due east, or due west, of a place.
fn due(rim: &[Point], from: Point, east: bool) -> Length {
    let beside = |end: &&Point| end.y == from.y && (end.x > from.x) == east;
    let end = rim.iter().find(beside).unwrap();
    if east { end.x - from.x } else { from.x - end.x }
}

/// So near that nobody sees it.
fn about(a: Length, b: Length) -> bool {
    (a - b).max(b - a) <= Length::micrometres(INCH / 32)
}

/// Six inches of Movement, of which each on Difficult ground counts twice (TER-03): two of open ground, two of mud.
#[test]
fn the_reach_of_a_move_ends_sooner_in_difficult_ground() {
    let here = Point::inches(10, 10);
    let record = walker(vec![kit::piece("mud", TerrainKind::Difficult, (12, 2), (12, 16), 0)]);
    let rim = record.battle.reachable(&Command::walk(None)).unwrap();
    let (east, west) = (due(&rim, here, true), due(&rim, here, false));
    assert!(about(east, inches(4)) && about(west, inches(6)), "{east:?} {west:?}");
    // As far as it is drawn the move may be made, and no farther.
    for end in rim {
        let measured = record.battle.measured(&Command::walk(Some(end))).unwrap();
        assert!(measured.refused.is_none(), "{end:?}: {:?}", measured.refused);
    }
    assert_eq!(record.refused(&Command::walk(Some(Point { x: here.x + east + inches(1), y: here.y }))), "E-TOO-FAR");
    // From a corner what is left of it counts.
    let corner = Way { via: vec![Point::inches(12, 10)], ..Way::default() };
    let rest = record.battle.reachable(&go(None, corner)).unwrap();
    let (on, back) = (due(&rest, Point::inches(12, 10), true), due(&rest, Point::inches(12, 10), false));
    assert!(about(on, inches(2)) && about(back, inches(4)), "{on:?} {back:?}");
}

#[test]
fn a_wall_too_high_to_climb_ends_the_reach_at_its_foot() {
    let record = walker(vec![kit::piece("wall", TerrainKind::Wall, (13, 2), (1, 16), 5)]);
    let rim = record.battle.reachable(&Command::walk(None)).unwrap();
    let east = due(&rim, Point::inches(10, 10), true);
    assert!(east < inches(4), "{east:?}");
}

#[test]
fn on_open_ground_or_by_what_the_table_says_the_reach_is_a_circle() {
    assert_eq!(walker(vec![]).battle.reachable(&Command::walk(None)), None);
    let record = walker(vec![kit::piece("mud", TerrainKind::Difficult, (12, 2), (12, 16), 0)]);
    let clear = Way { clear: true, ..Way::default() };
    assert_eq!(record.battle.reachable(&go(None, clear)), None);
    assert_eq!(record.battle.reachable(&go(None, over(Passage::Difficult { length: inches(1) }))), None);
    assert_eq!(record.battle.reachable(&Command::Dash), None, "nothing is moved yet");
    let elsewhere = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]);
    assert_eq!(activated(elsewhere, (10, 10), (40, 40)).battle.reachable(&go(at(11, 10), Way::default())), None);
}

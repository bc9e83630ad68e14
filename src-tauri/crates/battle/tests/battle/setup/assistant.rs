//! The list of what a set-up still asks for ticks itself.

use crate::shipped::scenario;
use nml_battle::setup::Pieces::{Dangerous, Difficult, Hills, Landmarks, RuinedBuildings, RuinedCorners, Trenches};
use nml_battle::setup::{
    Astray, Battlefield, Counted, Genesis, Piece, SetUp, SetUpEdit, Task, ToDo, ToDoState, decide, evolve,
};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::TerrainSpacing;
use nml_catalogue::scenario::Placing;
use nml_catalogue::{Objective, Point, Scenario, Shape, Terrain, TerrainKind};

fn begun(scenario: Scenario) -> SetUp {
    Genesis { name: "Friday".into(), scenario, ruleset: "x".into(), campaign: None }.found().unwrap()
}

fn does(set_up: &mut SetUp, change: SetUpEdit) {
    for event in decide(set_up, &change).unwrap() {
        evolve(set_up, &event);
    }
}

const RUIN: TerrainKind = TerrainKind::RuinedBuilding;

type Which = fn(&Task) -> bool;
const TERRAIN: Which = |task| matches!(task, Task::Terrain { .. });
const BATTLEFIELD: Which = |task| matches!(task, Task::Battlefield(_) | Task::ChooseBattlefield { .. });
const OBJECTIVES: Which = |task| matches!(task, Task::Objectives { .. });

fn of(set_up: &SetUp, which: Which) -> ToDo {
    set_up.to_do(TerrainSpacing::ThreeIn).into_iter().find(|one| which(&one.task)).unwrap()
}

/// Covers SET-02.
#[test]
fn no_mans_land_wants_two_of_each_and_counts_a_long_piece_twice() {
    let mut set_up = begun(scenario(1));
    let terrain = of(&set_up, TERRAIN);
    let stands: Vec<_> = terrain.counts.iter().map(|count| (count.what.clone(), count.least, count.stands)).collect();
    let pieces = |pieces, least, stands| (Counted::Pieces(pieces), least, stands);
    let no_mans_land = [pieces(Trenches, 2, 0), pieces(RuinedBuildings, 2, 5), pieces(Hills, 2, 0)];
    assert_eq!(stands[..3], no_mans_land);
    assert_eq!(stands[3..], [RuinedCorners, Dangerous, Difficult, Landmarks].map(|kind| pieces(kind, 2, 0)));
    let shape = Shape::Rect { corner: Point::inches(2, 2), width: Length::inches(10), depth: Length::inches(2) };
    let trench = Terrain { id: "t".into(), kind: TerrainKind::Trench, shape, ..set_up.terrain[0].clone() };
    does(&mut set_up, SetUpEdit::Place { terrain: trench.clone() });
    let terrain = of(&set_up, TERRAIN);
    assert_eq!((terrain.counts[0].stands, terrain.counts[0].fits), (2, true), "10 inches count as two");
    assert_eq!(terrain.near, []);
    let shape = Shape::Rect { corner: Point::inches(2, 11), width: Length::inches(10), depth: Length::inches(2) };
    does(&mut set_up, SetUpEdit::Place { terrain: Terrain { shape, ..trench } });
    let near = of(&set_up, TERRAIN).near;
    let ruin = |nth| Piece { label: Some("Ruin".into()), kind: RUIN, nth: Some(nth) };
    let trench = Piece { kind: TerrainKind::Trench, ..ruin(6) };
    let apart = Length::inches(3);
    assert_eq!(near, [Astray::Near { one: ruin(1), other: trench.clone(), apart }, Astray::OutsideZones(trench)]);
}

#[test]
fn where_any_battlefield_will_do_one_is_chosen() {
    let mut set_up = begun(scenario(12));
    assert_eq!(of(&set_up, BATTLEFIELD).state, ToDoState::Open);
    let unknown = SetUpEdit::Battlefield { battlefield: Some("Swamp".into()) };
    assert_eq!(decide(&set_up, &unknown).unwrap_err().code, "BATTLEFIELD");
    does(&mut set_up, SetUpEdit::Battlefield { battlefield: Some("Decimated Ruins".into()) });
    assert_eq!(set_up.to_do(TerrainSpacing::ThreeIn)[0].task, Task::Battlefield(Battlefield::DecimatedRuins));
    assert_eq!(of(&set_up, TERRAIN).counts[0].least, 6);
}

#[test]
fn objectives_are_placed_counted_and_measured() {
    let mut own = scenario(9);
    own.placing = vec![Placing {
        label: "Cache".into(),
        kind: "cache".into(),
        many: nml_catalogue::scenario::Many::EachD3And(1),
        side: None,
        apart: Length::inches(8),
        from_edges: Length::inches(6),
        from_zones: Length::ZERO,
    }];
    let mut set_up = begun(own);
    let cache = |n: u8, x, y| Objective {
        id: format!("cache-{n}"),
        label: format!("Cache {n}"),
        kind: "cache".into(),
        at: Point::inches(x, y),
        terrain: None,
        within: None,
        placed: true,
        unconfirmed: None,
    };
    let waits = of(&set_up, OBJECTIVES);
    assert_eq!((waits.state, waits.counts[0].least, waits.counts[0].most), (ToDoState::Open, 4, Some(8)));
    for (n, x, y) in [(1, 10, 24), (2, 20, 24), (3, 30, 24), (4, 36, 24)] {
        does(&mut set_up, SetUpEdit::Lay { objective: cache(n, x, y) });
    }
    let [one, to] = ["Cache 4", "Cache 3"].map(str::to_owned);
    assert_eq!(of(&set_up, OBJECTIVES).near, [Astray::NearMark { one, to, apart: Length::inches(8) }]);
    does(&mut set_up, SetUpEdit::Lay { objective: cache(4, 40, 20) });
    assert_eq!(of(&set_up, OBJECTIVES).state, ToDoState::Done);
    let foreign = SetUpEdit::Lay { objective: Objective { kind: "relic".into(), ..cache(5, 24, 12) } };
    assert_eq!(decide(&set_up, &foreign).unwrap_err().code, "NOT_PLACED");
    does(&mut set_up, SetUpEdit::Lift { objective: "cache-1".into() });
    assert_eq!(of(&set_up, OBJECTIVES).counts[0].stands, 3);
}

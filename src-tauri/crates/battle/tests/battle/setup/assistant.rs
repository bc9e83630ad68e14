//! The list of what a set-up still asks for ticks itself.

use crate::shipped::scenario;
use nml_battle::setup::{Genesis, SetUp, SetUpEdit, ToDo, ToDoState, ToDoWhat, decide, evolve};
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

fn of(set_up: &SetUp, what: ToDoWhat) -> ToDo {
    set_up.to_do(TerrainSpacing::ThreeIn).into_iter().find(|one| one.what == what).unwrap()
}

/// Covers SET-02.
#[test]
fn no_mans_land_wants_two_of_each_and_counts_a_long_piece_twice() {
    let mut set_up = begun(scenario(1));
    let terrain = of(&set_up, ToDoWhat::Terrain);
    let stands: Vec<_> = terrain.counts.iter().map(|count| (count.what.as_str(), count.least, count.stands)).collect();
    let none = [("Ruined corners", 2, 0), ("Dangerous ground", 2, 0), ("Difficult ground", 2, 0), ("Landmarks", 2, 0)];
    assert_eq!(stands[..3], [("Trenches", 2, 0), ("Ruined buildings", 2, 5), ("Hills", 2, 0)]);
    assert_eq!(stands[3..], none);
    let shape = Shape::Rect { corner: Point::inches(2, 2), width: Length::inches(10), depth: Length::inches(2) };
    let trench = Terrain { id: "t".into(), kind: TerrainKind::Trench, shape, ..set_up.terrain[0].clone() };
    does(&mut set_up, SetUpEdit::Place { terrain: trench.clone() });
    let terrain = of(&set_up, ToDoWhat::Terrain);
    assert_eq!((terrain.counts[0].stands, terrain.counts[0].fits), (2, true), "10 inches count as two");
    assert_eq!(terrain.near, [] as [&str; 0]);
    let shape = Shape::Rect { corner: Point::inches(2, 11), width: Length::inches(10), depth: Length::inches(2) };
    does(&mut set_up, SetUpEdit::Place { terrain: Terrain { shape, ..trench } });
    let near = of(&set_up, ToDoWhat::Terrain).near;
    assert_eq!(
        near,
        ["Ruin no. 1 and Ruin no. 6 stand nearer than 3″.", "Ruin no. 6 is not wholly in a Deployment Zone."]
    );
}

#[test]
fn where_any_battlefield_will_do_one_is_chosen() {
    let mut set_up = begun(scenario(12));
    assert_eq!(of(&set_up, ToDoWhat::Battlefield).state, ToDoState::Open);
    let unknown = SetUpEdit::Battlefield { battlefield: Some("Swamp".into()) };
    assert_eq!(decide(&set_up, &unknown).unwrap_err().code, "BATTLEFIELD");
    does(&mut set_up, SetUpEdit::Battlefield { battlefield: Some("Decimated Ruins".into()) });
    assert_eq!(of(&set_up, ToDoWhat::Battlefield).text, "The battlefield is Decimated Ruins.");
    assert_eq!(of(&set_up, ToDoWhat::Terrain).counts[0].least, 6);
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
        placed: true,
        unconfirmed: None,
    };
    let waits = of(&set_up, ToDoWhat::Objectives);
    assert_eq!((waits.state, waits.counts[0].least, waits.counts[0].most), (ToDoState::Open, 4, Some(8)));
    for (n, x, y) in [(1, 10, 24), (2, 20, 24), (3, 30, 24), (4, 36, 24)] {
        does(&mut set_up, SetUpEdit::Lay { objective: cache(n, x, y) });
    }
    assert_eq!(of(&set_up, ToDoWhat::Objectives).near, ["Cache 4 is nearer than 8″ to Cache 3."]);
    does(&mut set_up, SetUpEdit::Lay { objective: cache(4, 40, 20) });
    assert_eq!(of(&set_up, ToDoWhat::Objectives).state, ToDoState::Done);
    let foreign = SetUpEdit::Lay { objective: Objective { kind: "relic".into(), ..cache(5, 24, 12) } };
    assert_eq!(decide(&set_up, &foreign).unwrap_err().code, "NOT_PLACED");
    does(&mut set_up, SetUpEdit::Lift { objective: "cache-1".into() });
    assert_eq!(of(&set_up, ToDoWhat::Objectives).counts[0].stands, 3);
}

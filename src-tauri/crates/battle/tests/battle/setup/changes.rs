//! A set-up changed step by step.

use crate::shipped::scenario;
use nml_battle::setup::{Genesis, Orientation, SetUp, SetUpEdit, decide, evolve, oriented};
use nml_catalogue::length::Length;
use nml_catalogue::terrain::TerrainKind;
use nml_catalogue::{Edge, Point, Shape, Terrain};

fn begun() -> SetUp {
    let genesis = Genesis { name: "Friday".into(), scenario: scenario(1), ruleset: "x".into(), campaign: None };
    genesis.found().unwrap()
}

#[test]
fn correcting_an_unconfirmed_spot_confirms_it() {
    let mut set_up = begun();
    assert!(set_up.scenario.objectives[0].unconfirmed.is_some());
    let change = SetUpEdit::Objective { objective: 0, at: Point::inches(12, 20) };
    for event in decide(&set_up, &change).unwrap() {
        evolve(&mut set_up, &event);
    }
    assert_eq!(set_up.scenario.objectives[0].at, Point::inches(12, 20));
    assert!(set_up.scenario.objectives[0].unconfirmed.is_none());
}

#[test]
fn readings_and_campaign_are_chosen_and_left_again() {
    let mut set_up = begun();
    let campaign = Some("0123456789abcdef0123456789abcdef".to_owned());
    let chosen =
        [SetUpEdit::Ruleset { ruleset: "quick-start".into() }, SetUpEdit::Campaign { campaign: campaign.clone() }];
    for change in chosen {
        decide(&set_up, &change).unwrap();
        evolve(&mut set_up, &change);
    }
    assert_eq!((set_up.ruleset.as_str(), &set_up.campaign), ("quick-start", &campaign));
    evolve(&mut set_up, &SetUpEdit::Campaign { campaign: None });
    assert_eq!(set_up.campaign, None);
    let nonsense = SetUpEdit::Campaign { campaign: Some("the Ardent Mile".into()) };
    assert!(decide(&set_up, &nonsense).is_err());
}

#[test]
fn what_lies_off_the_table_is_refused() {
    let set_up = begun();
    let off = SetUpEdit::Objective { objective: 0, at: Point::inches(49, 20) };
    assert_eq!(decide(&set_up, &off).unwrap_err().code, "OFF_TABLE");
    let none = SetUpEdit::Zone { zone: 7, shape: set_up.scenario.zones[0].shape.clone() };
    assert_eq!(decide(&set_up, &none).unwrap_err().code, "NO_SUCH_PLACE");
}

/// Covers SET-02.
#[test]
fn terrain_is_placed_moved_and_cleared() {
    let mut set_up = begun();
    let mut piece = set_up.terrain[0].clone();
    piece.height = Length::inches(2);
    for change in [SetUpEdit::Place { terrain: piece.clone() }, SetUpEdit::Clear { terrain: "ruin-2".into() }] {
        decide(&set_up, &change).unwrap();
        evolve(&mut set_up, &change);
    }
    assert_eq!(set_up.terrain.len(), 4);
    assert_eq!(set_up.terrain[0], piece);
}

/// What the players laid out comes onto another table, mirrored or turned round; what a scenario brings stays with it.
#[test]
fn a_layout_comes_onto_another_table() {
    let piece = |id: &str, shape: Shape| Terrain {
        id: id.into(),
        kind: TerrainKind::Wall,
        label: None,
        look: None,
        shape,
        height: Length::inches(2),
        keywords: Vec::new(),
    };
    let wall = piece(
        "wall-1",
        Shape::Rect { corner: Point::inches(2, 10), width: Length::inches(6), depth: Length::inches(1) },
    );
    let crater = piece("ruin-1", Shape::Circle { centre: Point::inches(40, 8), radius: Length::inches(2) });
    let mut from = begun();
    assert_eq!(from.layout().count(), 0, "the scenario brings five ruins of its own");
    // A ruin that was moved is still the scenario's.
    let mut ruin = from.terrain[0].clone();
    ruin.height = Length::inches(5);
    for terrain in [ruin, wall.clone(), piece("crater", crater.shape.clone())] {
        evolve(&mut from, &SetUpEdit::Place { terrain });
    }
    assert_eq!(from.layout().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["wall-1", "crater"]);

    let to = begun();
    let same = to.laid_out(from.layout(), Orientation::Same);
    assert_eq!(same[0], wall);
    let shapes =
        |orientation| to.laid_out(from.layout(), orientation).into_iter().map(|one| one.shape).collect::<Vec<_>>();
    let rect = |x, y| Shape::Rect { corner: Point::inches(x, y), width: Length::inches(6), depth: Length::inches(1) };
    let circle = |x, y| Shape::Circle { centre: Point::inches(x, y), radius: Length::inches(2) };
    assert_eq!(shapes(Orientation::Mirrored), [rect(40, 10), circle(8, 8)]);
    assert_eq!(shapes(Orientation::Rotated), [rect(40, 37), circle(8, 40)]);

    // A piece of the id of one that the scenario brings gets another one.
    let renamed = to.laid_out([&crater].into_iter(), Orientation::Same);
    assert_eq!(renamed[0].id, "ruin-1-1");
    let mut laid = to.clone();
    evolve(&mut laid, &SetUpEdit::Place { terrain: piece("wall-9", rect(0, 0)) });
    for event in decide(&laid, &SetUpEdit::LayOut { terrain: same }).unwrap() {
        evolve(&mut laid, &event);
    }
    assert_eq!(
        laid.terrain.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(),
        ["ruin-1", "ruin-2", "ruin-3", "ruin-4", "ruin-5", "wall-1", "crater"]
    );
    assert_eq!(laid.terrain[0], to.terrain[0], "as its own scenario has it");
}

#[test]
fn a_layout_that_is_no_layout_is_refused() {
    let set_up = begun();
    let refused = |change: &SetUpEdit| decide(&set_up, change).unwrap_err().code;
    let own = set_up.terrain[0].clone();
    assert_eq!(refused(&SetUpEdit::LayOut { terrain: vec![own] }), "TERRAIN");
    let keep = |name: &str| SetUpEdit::KeepLayout { name: Some(name.into()) };
    assert_eq!(refused(&keep("The old brickworks")), "NOTHING_LAID_OUT");
    assert_eq!(refused(&keep("")), "NAME_EMPTY");
    let many = (0..201).map(|n| Terrain { id: format!("wall-{n}"), ..set_up.terrain[0].clone() }).collect();
    assert_eq!(refused(&SetUpEdit::LayOut { terrain: many }), "TOO_MUCH_TERRAIN");
}

/// A player who turns a table twice has it as it was.
#[test]
fn a_table_turned_round_twice_is_as_it_was() {
    let table = begun().scenario.table;
    let shapes = [
        Shape::Strip { edge: Edge::North, depth: Length::inches(8) },
        Shape::Strip { edge: Edge::West, depth: Length::inches(8) },
        Shape::Polygon { points: vec![Point::inches(1, 1), Point::inches(9, 2), Point::inches(4, 7)] },
    ];
    for shape in shapes {
        for orientation in [Orientation::Same, Orientation::Mirrored, Orientation::Rotated] {
            assert_eq!(oriented(&oriented(&shape, table, orientation), table, orientation), shape, "{orientation:?}");
        }
    }
    let west = Shape::Strip { edge: Edge::West, depth: Length::inches(8) };
    assert_eq!(
        oriented(&west, table, Orientation::Mirrored),
        Shape::Strip { edge: Edge::East, depth: Length::inches(8) }
    );
    let north = Shape::Strip { edge: Edge::North, depth: Length::inches(8) };
    assert_eq!(oriented(&north, table, Orientation::Mirrored), north);
}

//! Heights, Elevated Positions, sight and Cover from the map.

use super::{activated, at, field, inches, kit, swordsman, tenths, under, why};
use nml_battle::{Command, Facts, Sight};
use nml_catalogue::ruling::{CoverDef, Elevated};
use nml_catalogue::{Terrain, TerrainKind};

fn rifleman(id: u32) -> nml_catalogue::card::ModelCard {
    kit::gun(kit::model(id, "Rifleman"), "rifle", 24, &[])
}

fn shoot(facts: Facts) -> Command {
    Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts }
}

fn range(terrain: Vec<Terrain>, reading: CoverDef, mine: (i32, i32), theirs: (i32, i32)) -> kit::Record {
    activated(under(field(rifleman(0), swordsman(1, "Kell"), terrain), |r| r.cover_def = reading), mine, theirs)
}

/// Covers ATK-07, C-39 gt_3, C-39 playtest_2_4.
#[test]
fn three_inches_above_the_target_are_an_elevated_position() {
    let elevated = |height: i32, base: i32, reading: Elevated| {
        let mut hill = kit::piece("hill", TerrainKind::Hill, (8, 8), (4, 4), 0);
        hill.height = tenths(height);
        let mut mine = rifleman(0);
        mine.base = nml_catalogue::card::Base::round(nml_catalogue::length::Length::millimetres(base));
        let field = under(field(mine, swordsman(1, "Kell"), vec![hill]), |r| r.elevated = reading);
        let mut record = activated(field, (10, 10), (10, 20));
        record.say(shoot(Facts::default()));
        why(&record).contains(&("Elevated".into(), 1))
    };
    let cases = [
        (Elevated::Gte3, 25, 29, false),
        (Elevated::Gte3, 25, 30, true),
        (Elevated::Gt3, 25, 30, false),
        (Elevated::Gt3, 25, 31, true),
        (Elevated::Playtest24, 25, 20, false),
        (Elevated::Playtest24, 25, 21, true),
        (Elevated::Playtest24, 50, 39, false),
        (Elevated::Playtest24, 50, 40, true),
    ];
    for (reading, base, height, holds) in cases {
        assert_eq!(elevated(height, base, reading), holds, "{reading:?} {base} mm {height} tenths");
    }
}

/// Covers ATK-07, F-09.
#[test]
fn a_stated_height_counts_and_a_statement_of_the_attack_beats_it() {
    let mut record = range(vec![], CoverDef::V102PartialBlock, (10, 10), (10, 20));
    record.say(Command::Stand { model: 0, height: Some(inches(4)), ledge: None, danger: None });
    record.say(shoot(Facts::default()));
    assert_eq!(why(&record), vec![("Elevated".into(), 1)]);
    record.say(Command::State { facts: Facts { elevated: Some(false), ..Facts::default() } });
    assert_eq!(why(&record), vec![]);
}

/// Covers F-09, ATK-05, ATK-02.
#[test]
fn distances_are_measured_from_height_to_height() {
    // 12 along from rim to rim is Short Range for a rifle of 24; another 5 up makes it Long.
    let mut record = range(vec![], CoverDef::V102PartialBlock, (10, 10), (10, 22));
    assert_eq!(record.battle.distance(0, 2).unwrap().to_string(), "11″");
    record.say(Command::Stand { model: 0, height: Some(inches(6)), ledge: None, danger: None });
    assert_eq!(record.battle.distance(0, 2).unwrap().to_string(), "12.5″");
    record.say(shoot(Facts::default()));
    assert!(why(&record).contains(&("Long".into(), -1)));
}

/// Covers ACT-11, ACT-29.
#[test]
fn models_on_different_floors_do_not_fight() {
    let mut record = activated(field(swordsman(0, "Geoff"), swordsman(1, "Kell"), vec![]), (10, 20), (10, 21));
    assert!(record.battle.fighting(0, 2));
    record.say(Command::Stand { model: 2, height: Some(inches(4)), ledge: None, danger: None });
    assert!(!record.battle.fighting(0, 2));
    record.say(Command::walk(at(10, 22)));
}

fn covered(terrain: Vec<Terrain>, reading: CoverDef, mine: (i32, i32), theirs: (i32, i32)) -> bool {
    range(terrain, reading, mine, theirs).battle.covered(0, 2).unwrap()
}

/// Covers TER-07, ATK-06, F COVER.
#[test]
fn cover_is_proposed_from_terrain_in_contact_high_and_wide_enough_and_in_between() {
    let wall = |height: i32, width: i32| {
        let mut wall = kit::piece("wall", TerrainKind::Wall, (10 - width, 19), (width * 2, 1), 1);
        wall.height = tenths(height);
        wall.shape = nml_catalogue::Shape::Rect {
            corner: nml_catalogue::Point { x: inches(10 - width), y: tenths(186) },
            width: inches(width * 2),
            depth: inches(1),
        };
        if width == 0 {
            wall.shape = nml_catalogue::Shape::Circle {
                centre: nml_catalogue::Point { x: inches(10), y: tenths(193) },
                radius: tenths(4),
            };
        }
        vec![wall]
    };
    let book = CoverDef::V102PartialBlock;
    assert!(covered(wall(10, 2), book, (10, 10), (10, 20)));
    assert!(covered(wall(5, 2), book, (10, 10), (10, 20)), "half an inch is enough");
    assert!(!covered(wall(4, 2), book, (10, 10), (10, 20)));
    assert!(!covered(wall(10, 0), book, (10, 10), (10, 20)), "narrower than its base");
    assert!(!covered(wall(10, 2), book, (10, 30), (10, 20)), "it is behind");
    assert!(!covered(wall(10, 2), book, (10, 10), (10, 23)), "it does not touch");
    let mut record = range(wall(10, 2), book, (10, 10), (10, 20));
    record.say(shoot(Facts::default()));
    assert_eq!(why(&record), vec![("Cover".into(), -1)]);
    record.say(Command::State { facts: Facts { cover: Some(false), ..Facts::default() } });
    assert_eq!(why(&record), vec![], "the table sees better");
    let shovel = kit::keywords(swordsman(1, "Kell"), &["COVER"]);
    let mut record = activated(field(rifleman(0), shovel, vec![]), (10, 10), (10, 20));
    record.say(shoot(Facts::default()));
    assert_eq!(why(&record), vec![("Cover".into(), -1)]);
}

/// Covers TER-07, C-38 contact_between, C-38 any_partial.
#[test]
fn the_readings_of_cover_differ_over_what_is_hidden_and_what_is_touched() {
    // From a hill of nine inches one looks over the low wall at the target's feet.
    let over_it = || {
        let mut low = kit::piece("wall", TerrainKind::Wall, (8, 18), (4, 1), 1);
        low.height = tenths(5);
        low.shape = nml_catalogue::Shape::Rect {
            corner: nml_catalogue::Point { x: inches(8), y: tenths(186) },
            width: inches(4),
            depth: inches(1),
        };
        vec![low, kit::piece("hill", TerrainKind::Hill, (8, 12), (4, 3), 9)]
    };
    assert!(!covered(over_it(), CoverDef::V102PartialBlock, (10, 14), (10, 20)));
    assert!(covered(over_it(), CoverDef::ContactBetween, (10, 14), (10, 20)));
    // A wall half way hides its legs and touches nobody.
    let midway = || vec![kit::piece("wall", TerrainKind::Wall, (8, 15), (4, 1), 1)];
    assert!(!covered(midway(), CoverDef::V102PartialBlock, (10, 10), (10, 20)));
    assert!(!covered(midway(), CoverDef::ContactBetween, (10, 10), (10, 20)));
    assert!(covered(midway(), CoverDef::AnyPartial, (10, 10), (10, 20)));
}

/// Covers F-10.
#[test]
fn sight_is_proposed_from_the_map() {
    let sees = |height: i32| {
        let wall = kit::piece("wall", TerrainKind::Wall, (8, 15), (4, 1), height);
        range(vec![wall], CoverDef::V102PartialBlock, (10, 10), (10, 20)).battle.sight(0, 2)
    };
    assert_eq!(sees(0), Some(Sight::All));
    assert_eq!(sees(1), Some(Sight::Part { terrain: "wall".into() }));
    assert_eq!(sees(3), Some(Sight::None { terrain: "wall".into() }));
    let untracked = super::untracked(rifleman(0), swordsman(1, "Kell"));
    assert_eq!(untracked.battle.sight(0, 2), None);
}

//! Difficult, Dangerous, Impassable and MINED ground.

use super::{
    activated, acts, at, field, go, inches, is_down, kit, over, over_to, place, swordsman, under, untracked, walker,
    why,
};
use nml_battle::{Command, Passage, Step, Way};
use nml_catalogue::ruling::{DangerousRoll, FlyingDangerous};
use nml_catalogue::{Point, TerrainKind};

fn swamp() -> nml_catalogue::Terrain {
    kit::piece("swamp", TerrainKind::Difficult, (12, 5), (4, 10), 0)
}

fn fire() -> nml_catalogue::Terrain {
    kit::marked(kit::piece("fire", TerrainKind::Dangerous, (12, 5), (4, 10), 0), &["FIRE"])
}

/// Covers TER-01, TER-03, F DIFFICULT TERRAIN.
#[test]
fn an_inch_of_difficult_ground_costs_two() {
    let mut record = walker(vec![swamp()]);
    // Two inches of Open ground leave four: two inches of swamp.
    assert_eq!(record.refused(&Command::walk(at(15, 10))), "E-TOO-FAR");
    record.say(Command::walk(at(14, 10)));
    assert_eq!(place(&record, 0), at(14, 10));
    let mut open = walker(vec![]);
    open.say(Command::walk(at(16, 10)));
}

/// Covers TER-03, F NEGATE, TER-01.
#[test]
fn who_negates_difficult_ground_or_flies_walks_on() {
    for word in ["NEGATE DIFFICULT TERRAIN", "FLYING"] {
        let light = kit::keywords(swordsman(0, "Geoff"), &[word]);
        let mut record = activated(field(light, swordsman(1, "Locust"), vec![swamp()]), (10, 10), (40, 40));
        record.say(Command::walk(at(16, 10)));
    }
    let mut agreed = walker(vec![kit::marked(swamp(), &["OPEN TERRAIN"])]);
    agreed.say(Command::walk(at(16, 10)));
}

/// Covers TER-03, ACT-10.
#[test]
fn stated_difficult_ground_costs_two_without_a_map() {
    let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    let way = over(Passage::Difficult { length: inches(7) });
    assert_eq!(record.refused(&go(None, way)), "E-TOO-FAR", "seven inches of it alone are fourteen");
    record.say(go(None, over(Passage::Difficult { length: inches(3) })));
    assert!(acts(&record, 0));
}

/// Covers TER-04, INJ-19, F DANGEROUS TERRAIN, ROL-02.
#[test]
fn dangerous_ground_is_tested_where_it_begins_and_a_failure_burns() {
    let mut record = walker(vec![fire()]);
    record.say(Command::walk(at(15, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))));
    let step = record.battle.question().unwrap();
    assert!(matches!(step, Step::Success(roll) if record.battle.success_why(roll).risky));
    record.dice(&[2, 3]);
    assert_eq!(place(&record, 0), at(12, 10), "it stops where more than half of its base is inside");
    let step = record.battle.question().unwrap();
    assert_eq!(record.battle.answerers(step), vec![1], "the opponent makes the Injury Roll");
    record.dice(&[1, 2]);
    assert_eq!(record.blood(0), 2, "a Minor Hit, and one for FIRE");
    assert!(over_to(&record, 1), "the Activation is over");
}

/// Covers TER-04.
#[test]
fn a_success_covers_the_rest_of_that_move_but_not_the_next() {
    let second = kit::marked(kit::piece("more-fire", TerrainKind::Dangerous, (17, 5), (3, 10), 0), &["FIRE"]);
    let mut quick = swordsman(0, "Geoff");
    quick.movement = inches(8);
    let mut record = activated(field(quick, swordsman(1, "Locust"), vec![fire(), second]), (10, 10), (40, 40));
    record.say(Command::walk(at(18, 10))).dice(&[4, 4]);
    assert_eq!(place(&record, 0), at(18, 10));
    assert!(acts(&record, 0), "no second roll");
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(at(14, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))), "a later move tests again");
}

/// Covers C-31 risky_every_entry.
#[test]
fn under_every_entry_each_piece_is_tested() {
    let second = kit::piece("gas", TerrainKind::Dangerous, (17, 5), (3, 10), 0);
    let mut quick = swordsman(0, "Geoff");
    quick.movement = inches(8);
    let field = under(field(quick, swordsman(1, "Locust"), vec![fire(), second]), |r| {
        r.dangerous_roll = DangerousRoll::RiskyEveryEntry;
    });
    let mut record = activated(field, (10, 10), (40, 40));
    record.say(Command::walk(at(18, 10))).dice(&[4, 4]);
    assert!(matches!(record.battle.question(), Some(Step::Success(_))), "the gas asks too");
    record.dice(&[4, 4]);
    assert_eq!(place(&record, 0), at(18, 10));
}

/// Covers TER-04, ACT-07.
#[test]
fn who_is_activated_in_dangerous_ground_tests_before_any_action() {
    let field = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![fire()]);
    let mut record = activated(field, (14, 10), (40, 40));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))));
    record.dice(&[1, 2]);
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))));
    record.dice(&[1, 1]);
    assert!(over_to(&record, 1));
}

/// Covers C-31 playtest_split.
#[test]
fn under_the_split_reading_beginning_there_is_not_risky() {
    let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![fire()]), |r| {
        r.dangerous_roll = DangerousRoll::PlaytestSplit;
    });
    let mut record = activated(field, (14, 10), (40, 40));
    record.dice(&[1, 2]).dice(&[1, 1]);
    assert!(acts(&record, 0), "hurt, and the Activation goes on");
    // Entering is Risky all the same.
    let way = Way { over: over(Passage::Dangerous { keywords: vec![], stays: true }).over, ..Way::default() };
    record.say(go(at(18, 10), way)).dice(&[1, 2]);
    record.dice(&[1, 1]);
    record.say(Command::Put { to: at(17, 10) });
    assert!(over_to(&record, 1));
}

/// Covers TER-04, TER-06.
#[test]
fn stated_danger_is_asked_and_remembered_where_the_move_ends() {
    let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    let gas = vec!["GAS".parse().unwrap()];
    let wire = Way {
        over: [Passage::Difficult { length: inches(1) }, Passage::Dangerous { keywords: gas.clone(), stays: true }]
            .map(|what| nml_battle::Crossing { what, at: None, terrain: None })
            .to_vec(),
        ..Way::default()
    };
    record.say(go(None, wire)).dice(&[4, 4]);
    assert!(acts(&record, 0));
    assert_eq!(record.battle.danger_under(0), Some(gas));
    record.say(Command::EndActivation);
    for model in [2, 1, 3] {
        record.activate(model).say(Command::EndActivation);
    }
    record.say(Command::Control { holders: vec![None; 5] }).dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
    record.activate(0);
    record.dice(&[1, 2]).dice(&[1, 2]);
    assert_eq!(record.blood(0), 2, "a Minor Hit, and one for GAS");
}

/// Covers TER-06.
#[test]
fn difficult_and_dangerous_at_once_does_both() {
    let wire = kit::marked(swamp(), &["DANGEROUS TERRAIN"]);
    let mut record = walker(vec![wire]);
    assert_eq!(record.refused(&Command::walk(at(15, 10))), "E-TOO-FAR");
    record.say(Command::walk(at(14, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))));
    record.dice(&[4, 4]);
    assert_eq!(place(&record, 0), at(14, 10));
}

/// Covers TER-05, F IMPASSABLE TERRAIN, MOV-09, F FLYING, KW-09.
#[test]
fn nobody_enters_impassable_ground_and_a_flier_crosses_it() {
    let statue = kit::piece("statue", TerrainKind::Landmark, (12, 9), (2, 2), 4);
    let mut record = walker(vec![statue.clone()]);
    assert_eq!(record.refused(&Command::walk(at(16, 10))), "E-IMPASSABLE");
    assert_eq!(
        record.refused(&Command::walk(Some(Point { x: inches(12), y: super::tenths(87) }))),
        "E-IMPASSABLE",
        "its base would stand on the edge"
    );
    let around = Way { via: vec![Point::inches(12, 7)], ..Way::default() };
    record.say(go(at(14, 7), around));
    let flier = kit::keywords(swordsman(0, "Bat"), &["FLYING"]);
    let mut record = activated(field(flier, swordsman(1, "Locust"), vec![statue]), (10, 10), (40, 40));
    assert_eq!(record.refused(&Command::walk(at(13, 10))), "E-IMPASSABLE");
    record.say(Command::walk(at(16, 10)));
}

/// Covers ACT-10.
#[test]
fn a_base_does_not_pass_a_gap_that_is_narrower() {
    let left = kit::piece("left", TerrainKind::Landmark, (12, 4), (2, 6), 4);
    let mut right = kit::piece("right", TerrainKind::Landmark, (12, 10), (2, 6), 4);
    // A gap of half an inch between them, a base of 25 mm.
    right.shape = nml_catalogue::Shape::Rect {
        corner: Point { x: inches(12), y: inches(10) + inches(1).half() },
        width: inches(2),
        depth: inches(6),
    };
    let quarter = Point { x: inches(10), y: inches(10) + inches(1).half().half() };
    let through = Point { x: inches(15), ..quarter };
    let mut record = walker(vec![left, right]);
    super::set(&mut record, nml_battle::StateChange::Position { model: 0, at: Some(quarter) });
    assert_eq!(record.refused(&Command::walk(Some(through))), "E-GAP-TOO-NARROW");
}

/// Covers F MINED, INJ-19.
#[test]
fn a_mine_goes_off_once_under_whoever_touches_it() {
    let mines = kit::marked(kit::piece("mines", TerrainKind::Obstacle, (13, 9), (2, 2), 0), &["MINED"]);
    let mut record = walker(vec![mines]);
    record.say(Command::walk(at(16, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))));
    record.dice(&[1, 2]);
    assert_eq!(record.blood(0), 2, "a Minor Hit, and one for SHRAPNEL");
    assert_eq!(place(&record, 0), at(16, 10), "it goes on");
    assert_eq!(record.battle.cleared, vec!["mines".to_owned()]);
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(at(10, 10)));
    assert!(acts(&record, 0), "they have gone off");
}

/// Covers F MINED, F NEGATE, F FLYING.
#[test]
fn who_negates_mines_or_flies_over_them_sets_nothing_off() {
    let mines = kit::marked(kit::piece("mines", TerrainKind::Obstacle, (13, 9), (2, 2), 0), &["MINED"]);
    for (word, ends, harmed) in [("NEGATE MINED", 14, false), ("FLYING", 16, false), ("FLYING", 14, true)] {
        let sheet = kit::keywords(swordsman(0, "Geoff"), &[word]);
        let field = field(sheet, swordsman(1, "Locust"), vec![mines.clone()]);
        let mut record = activated(field, (10, 10), (40, 40));
        record.say(Command::walk(at(ends, 10)));
        assert_eq!(matches!(record.battle.question(), Some(Step::Injury(_))), harmed, "{word} to {ends}");
    }
}

/// Covers MOV-09, C-32 ignore, C-32 auto_injury_on_end, F FLYING.
#[test]
fn a_flier_tests_only_where_it_ends_and_readings_differ() {
    let flies = |reading: Option<FlyingDangerous>, to: i32| {
        let flier = kit::keywords(swordsman(0, "Bat"), &["FLYING"]);
        let field = under(field(flier, swordsman(1, "Locust"), vec![fire()]), |r| {
            r.flying_dangerous = reading.unwrap_or_default();
        });
        let mut record = activated(field, (11, 10), (40, 40));
        record.say(Command::walk(at(to, 10)));
        record
    };
    assert!(acts(&flies(None, 17), 0), "it only passes over");
    assert!(matches!(flies(None, 14).battle.question(), Some(Step::Success(_))));
    assert!(acts(&flies(Some(FlyingDangerous::Ignore), 14), 0));
    let mut hurt = flies(Some(FlyingDangerous::AutoInjuryOnEnd), 14);
    assert!(matches!(hurt.battle.question(), Some(Step::Injury(_))), "no roll is taken");
    hurt.dice(&[4, 3]);
    assert!(is_down(&hurt, 0));
    assert_eq!(place(&hurt, 0), at(14, 10));
}

/// Covers TER-02, C-58 as_normal_movement.
#[test]
fn a_trench_side_is_open_and_its_height_is_free_or_counts() {
    let trench = kit::piece("trench", TerrainKind::Trench, (12, 5), (3, 10), 2);
    let mut record = walker(vec![trench.clone()]);
    record.say(Command::walk(at(16, 10)));
    assert!(acts(&record, 0), "no roll");
    let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![trench]), |r| {
        r.trench_height_cost = nml_catalogue::ruling::TrenchHeightCost::AsNormalMovement;
    });
    let mut record = activated(field, (10, 10), (40, 40));
    assert_eq!(record.refused(&Command::walk(at(15, 10))), "E-TOO-FAR", "five inches and two down");
    record.say(Command::walk(at(14, 10)));
}

/// Covers TER-02, C-20 under_3_open.
#[test]
fn the_side_of_a_trench_of_three_inches_is_open_or_climbed() {
    let trench = kit::piece("trench", TerrainKind::Trench, (11, 5), (6, 10), 3);
    let mut record = walker(vec![trench.clone()]);
    record.say(Command::walk(at(14, 10)));
    assert!(acts(&record, 0));
    let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![trench]), |r| {
        r.trench_wall = nml_catalogue::ruling::TrenchWall::Under3Open;
    });
    let mut record = activated(field, (10, 10), (40, 40));
    assert_eq!(record.refused(&Command::walk(at(14, 10))), "E-TOO-FAR", "three of its six inches go down");
    record.say(Command::walk(at(13, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))), "it climbs down");
    assert_eq!(why(&record), vec![]);
}

/// Covers TER-02.
#[test]
fn an_obstacle_of_an_inch_and_a_ladder_ask_for_no_roll() {
    let low = kit::piece("low-wall", TerrainKind::Wall, (12, 5), (1, 10), 1);
    let mut record = walker(vec![low]);
    record.say(Command::walk(at(16, 10)));
    assert!(acts(&record, 0));
    // A ladder of three inches on a stretch of two: its length counts, and the model stands up there.
    let mut record = walker(vec![]);
    let up = |height| Way { height: Some(inches(height)), ..Way::default() };
    assert_eq!(record.refused(&go(at(12, 10), up(5))), "E-TOO-FAR");
    record.say(go(at(12, 10), up(3)));
    assert_eq!(record.battle.elevation(0), inches(3));
}

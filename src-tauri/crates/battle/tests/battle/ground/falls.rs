//! Falls, Jumps Down, Diving Charges and ledges.

use super::{
    activated, acts, at, field, go, inches, is_down, kit, over, over_to, place, set, swordsman, tenths, under,
    untracked, walker, why,
};
use nml_battle::{
    Command, Condition, Crossing, Facts, HarmSource, Markers, Passage, Reach, Spend, StateChange, Step, Way,
};
use nml_catalogue::TerrainKind;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{DiveTerms, FallThreshold, JumpFail, LedgeTiming};

fn jump_down(height: Length) -> Way {
    over(Passage::JumpDown { height })
}

/// Covers MOV-06, MOV-07, MOV-08, V-20, INJ-19.
#[test]
fn v_20_a_fall_hurts_from_three_inches_one_die_for_each_three() {
    for (height, dice) in [(29, None), (30, Some(1)), (59, Some(1)), (60, Some(2)), (90, Some(3))] {
        let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
        record.say(go(None, jump_down(tenths(height))));
        match dice {
            None => assert!(acts(&record, 0), "{height} tenths do nothing"),
            Some(dice) => assert_eq!(why(&record), vec![("Fall".into(), dice)], "{height} tenths"),
        }
    }
}

/// Covers C-28 over_2_in.
#[test]
fn in_the_playtest_more_than_two_inches_hurt_without_a_die() {
    for (height, hurts) in [(20, false), (21, true), (29, true)] {
        let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), |r| {
            r.fall_threshold = FallThreshold::Over2In;
        });
        let mut record = kit::Record::placed(field, &[]);
        record.activate(0).say(go(None, jump_down(tenths(height))));
        assert_eq!(matches!(record.battle.question(), Some(Step::Injury(_))), hurts, "{height} tenths");
        if hurts {
            assert_eq!(why(&record), vec![]);
        }
    }
}

/// Covers MOV-06, MOV-07, INJ-12.
#[test]
fn armour_counts_against_falls_and_a_fall_that_downs_ends_the_activation() {
    let armoured = kit::armour(swordsman(0, "Geoff"), "Standard Armour", -1);
    let mut record = untracked(armoured, swordsman(1, "Locust"));
    record.say(go(None, jump_down(inches(3))));
    assert_eq!(why(&record), vec![("Fall".into(), 1), ("Standard Armour".into(), -1)]);
    record.dice(&[4, 4, 1]);
    assert!(is_down(&record, 0), "8 − 1 = 7");
    assert!(over_to(&record, 1));
}

/// Covers MOV-07, MOV-09, F FLYING, KW-09.
#[test]
fn no_fall_hurts_a_flier() {
    let flier = kit::keywords(swordsman(0, "Bat"), &["FLYING"]);
    let mut record = untracked(flier, swordsman(1, "Locust"));
    record.say(go(None, jump_down(inches(9))));
    assert!(acts(&record, 0));
}

fn edge(depth: i32) -> Way {
    let what = Passage::Jump { gap: inches(3), rise: inches(0), depth: inches(depth) };
    Way { over: vec![Crossing { what, at: at(12, 10), terrain: None }], ..Way::default() }
}

/// Covers MOV-05, MOV-07, MOV-12, ACT-13.
#[test]
fn a_failed_jump_falls_where_the_opponent_says() {
    let mut record = walker(vec![]);
    record.say(go(at(16, 10), edge(6))).dice(&[1, 2]);
    let step = record.battle.question().unwrap();
    assert!(matches!(step, Step::Put(_)));
    assert_eq!(record.battle.answerers(step), vec![1]);
    assert_eq!(record.refused(&Command::Put { to: at(13, 0) }), "E-OFF-TABLE");
    record.say(Command::Put { to: at(13, 10) });
    assert_eq!(why(&record), vec![("Fall".into(), 2)]);
    record.dice(&[1, 1, 1, 1]);
    assert_eq!(place(&record, 0), at(13, 10));
    assert!(over_to(&record, 1), "the Activation is over");
}

/// Covers MOV-12, MOV-05.
#[test]
fn who_falls_may_land_beside_an_enemy() {
    let mut record = activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), (10, 10), (13, 12));
    let beside = at(13, 11);
    assert_eq!(record.refused(&Command::walk(beside)), "E-ENEMY-ZONE", "no Move ends there");
    record.say(go(at(16, 10), edge(6))).dice(&[1, 2]).say(Command::Put { to: beside });
    assert_eq!(why(&record), vec![("Fall".into(), 2)]);
    assert_eq!(place(&record, 0), beside);
}

/// Covers C-18 fall_in_gap_owner.
#[test]
fn or_it_falls_into_the_gap_where_its_owner_says() {
    let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), |r| {
        r.jump_fail = JumpFail::FallInGapOwner;
    });
    let mut record = activated(field, (10, 10), (40, 40));
    record.say(go(at(16, 10), edge(6))).dice(&[1, 2]);
    assert_eq!(record.battle.answerers(record.battle.question().unwrap()), vec![0]);
}

/// Geoff charges from a ledge of this many inches; the Locust stands below.
fn dives(reading: DiveTerms, height: i32, locust: (i32, i32)) -> kit::Record {
    let ledge = kit::piece("ledge", TerrainKind::Hill, (8, 8), (5, 5), height);
    let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![ledge]), |r| r.dive_terms = reading);
    let mut record = activated(field, (12, 10), locust);
    record.say(Command::charge(2)).dice(&[3]);
    record
}

fn lands(height: i32, x: i32) -> Command {
    let what = Passage::JumpDown { height: inches(height) };
    let over = vec![Crossing { what, at: at(x, 10), terrain: None }];
    Command::EndCharge { to: at(x, 10), reached: false, also: Vec::new(), way: Way { over, ..Way::default() } }
}

fn fight() -> Command {
    Command::Fight { weapon: "sword".into(), target: 2, facts: Facts::default() }
}

/// Covers MOV-13, ATK-15, C-30 dive_always_hurts.
#[test]
fn a_diving_charge_spares_the_fall_and_gives_a_die_to_one_attack() {
    let mut record = dives(DiveTerms::V102, 4, (16, 10));
    record.say(lands(4, 15)).say(Command::Dive { dive: true }).dice(&[4, 4]);
    assert!(acts(&record, 0), "no Injury Roll");
    assert_eq!(place(&record, 0), at(15, 10));
    record.say(fight());
    assert_eq!(why(&record), vec![("Diving Charge".into(), 1)]);
    record.dice(&[1, 1, 2]);
    assert!(!record.battle.fighter(0).unwrap().dives, "it served one attack, hit or miss");
    let mut hurt = dives(DiveTerms::DiveAlwaysHurts, 4, (16, 10));
    hurt.say(lands(4, 15)).say(Command::Dive { dive: true }).dice(&[4, 4]);
    assert_eq!(why(&hurt), vec![("Fall".into(), 1)]);
}

/// Covers MOV-13.
#[test]
fn a_failed_dive_is_down_and_then_the_fall() {
    let mut record = dives(DiveTerms::V102, 4, (16, 10));
    record.say(lands(4, 15)).say(Command::Dive { dive: true }).dice(&[1, 2]);
    assert!(is_down(&record, 0));
    assert_eq!(record.blood(0), 1);
    record.dice(&[1, 3, 4]);
    assert_eq!(record.blood(0), 3, "a Down result on a model that is Down: two more");
    assert!(over_to(&record, 1));
}

/// Covers MOV-13, MOV-09.
#[test]
fn a_flier_that_jumps_down_on_foot_dives_and_its_fall_does_not_hurt() {
    let begin = || {
        let ledge = kit::piece("ledge", TerrainKind::Hill, (8, 8), (5, 5), 4);
        let bat = kit::keywords(swordsman(0, "Bat"), &["FLYING"]);
        let mut record = activated(field(bat, swordsman(1, "Locust"), vec![ledge]), (12, 10), (16, 10));
        record.say(Command::charge(2)).dice(&[3]).say(lands(4, 15)).say(Command::Dive { dive: true });
        record
    };
    let mut lands_well = begin();
    lands_well.dice(&[4, 4]).say(fight());
    assert_eq!(why(&lands_well), vec![("Diving Charge".into(), 1)]);
    let mut fails = begin();
    fails.dice(&[1, 2]);
    assert!(is_down(&fails, 0));
    assert_eq!(fails.blood(0), 1, "for going Down, and nothing for the fall");
    assert!(over_to(&fails, 1));
}

/// Covers MOV-13, MOV-06.
#[test]
fn a_charge_that_is_not_converted_falls_as_usual() {
    let mut record = dives(DiveTerms::V102, 4, (16, 10));
    record.say(lands(4, 15)).say(Command::Dive { dive: false });
    assert_eq!(why(&record), vec![("Fall".into(), 1)]);
    record.dice(&[1, 1, 1]);
    record.say(fight());
    assert_eq!(why(&record), vec![]);
}

/// Covers C-30 playtest_dive.
#[test]
fn in_the_playtest_a_dive_lands_within_two_inches_and_injures() {
    // Seven inches are too high for it, and two inches away are near enough.
    let mut high = dives(DiveTerms::PlaytestDive, 7, (16, 10));
    high.say(lands(7, 15));
    assert!(matches!(high.battle.question(), Some(Step::Injury(_))), "no dive is offered");
    let mut record = dives(DiveTerms::PlaytestDive, 5, (17, 10));
    record.say(lands(5, 15)).say(Command::Dive { dive: true }).dice(&[4, 4]);
    assert!(matches!(record.battle.question(), Some(Step::Put(_))));
    record.say(Command::Put { to: at(16, 10) });
    let facts = Facts { cover: Some(true), ..Facts::default() };
    record.say(Command::Fight { weapon: "sword".into(), target: 2, facts });
    assert_eq!(why(&record), vec![("Diving Charge".into(), 1)], "no Defended Obstacle");
    record.dice(&[4, 4, 1]);
    assert_eq!(why(&record), vec![("Diving Charge".into(), 1)]);
}

/// The Locust shoots; Geoff stands at a ledge of four inches.
fn shot_at_the_ledge(reading: LedgeTiming) -> kit::Record {
    let field = under(field(kit::gun(kit::model(0, "Locust"), "rifle", 24, &[]), swordsman(1, "Geoff"), vec![]), |r| {
        r.ledge_timing = reading
    });
    let mut record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 20), (46, 2)]);
    record.say(Command::Stand { model: 2, height: None, ledge: Some(inches(4)), danger: None });
    record.activate(0);
    record.say(Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts: Facts::default() });
    record.dice(&[4, 4]).dice(&[4, 3]);
    record
}

/// Covers DWN-05, DWN-02, C-27 test_as_down.
#[test]
fn at_a_ledge_the_test_comes_before_down_or_after_it() {
    let mut record = shot_at_the_ledge(LedgeTiming::TestBeforeDown);
    assert!(!is_down(&record, 2));
    assert_eq!(why(&record), vec![], "no loss of a DICE");
    record.dice(&[4, 4]);
    assert!(is_down(&record, 2));
    assert_eq!((record.blood(2), place(&record, 2)), (1, at(10, 20)), "it stays");
    assert!(acts(&record, 0));
    let record = shot_at_the_ledge(LedgeTiming::TestAsDown);
    assert!(is_down(&record, 2));
    assert_eq!(why(&record), vec![("Down".into(), -1)]);
}

/// Covers DWN-05, V-26, END-05.
#[test]
fn v_26_who_falls_off_and_goes_out_of_action_was_brought_there_by_the_shot() {
    let mut record = shot_at_the_ledge(LedgeTiming::TestBeforeDown);
    record.dice(&[1, 4]).say(Command::Put { to: at(10, 21) });
    assert_eq!(why(&record), vec![("Fall".into(), 1)]);
    record.dice(&[6, 5, 1]);
    let fall = record.battle.fighter(2).unwrap().fall.clone().unwrap();
    assert_eq!(fall.by, Some(0), "caused by the shooter");
    assert_eq!((fall.weapon, fall.reach), (None::<String>, None::<Reach>), "and not by a Ranged Attack");
    assert_eq!(fall.harm, Some(HarmSource::Fall { drop: inches(4) }));
}

/// Covers DWN-05.
#[test]
fn after_the_fall_it_goes_down_and_the_attack_goes_on() {
    let mut record = shot_at_the_ledge(LedgeTiming::TestBeforeDown);
    record.dice(&[1, 4]).say(Command::Put { to: at(10, 21) }).dice(&[1, 1, 1]);
    assert!(is_down(&record, 2));
    assert_eq!(record.blood(2), 2, "a Minor Hit by the fall, one for going Down");
    assert!(acts(&record, 0), "the shooter goes on");
}

/// Covers DWN-05, MRK-03.
#[test]
fn the_ledge_test_is_asked_for_where_only_the_height_is_known_and_markers_count() {
    let field = field(kit::gun(kit::model(0, "Locust"), "rifle", 24, &[]), swordsman(1, "Geoff"), vec![]);
    let mut record = kit::Record::placed(field, &[]);
    set(&mut record, StateChange::Markers { model: 2, markers: Markers { blood: 1, ..Markers::default() } });
    record.say(Command::Stand { model: 2, height: Some(inches(6)), ledge: None, danger: None });
    record.activate(0);
    record.say(Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts: Facts::default() });
    record.dice(&[4, 4]).dice(&[4, 3]);
    assert!(matches!(record.battle.question(), Some(Step::Ledge { model: 2, .. })));
    let mut inside = kit::Record { battle: record.battle.clone(), events: Vec::new() };
    inside.say(Command::Ledge { drop: None });
    assert!(is_down(&inside, 2), "it stands well inside");
    record.say(Command::Ledge { drop: Some(inches(6)) });
    record.say(Command::Spend { side: 0, markers: Spend { blood: 1, ..Spend::default() } });
    assert_eq!(why(&record), vec![("BLOOD".into(), -1)]);
    record.dice(&[1, 4, 4]);
    assert_eq!(why(&record), vec![("Fall".into(), 2)], "nobody is asked where an untracked model lies");
}

/// Covers DWN-05, INJ-08.
#[test]
fn a_model_that_is_down_already_does_not_test_at_its_ledge_again() {
    let field = field(kit::gun(kit::model(0, "Locust"), "rifle", 24, &[]), swordsman(1, "Geoff"), vec![]);
    let mut record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 20), (46, 2)]);
    record.say(Command::Stand { model: 2, height: None, ledge: Some(inches(4)), danger: None });
    set(&mut record, StateChange::Condition { model: 2, condition: Condition::Down });
    record.activate(0);
    record.say(Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts: Facts::default() });
    record.dice(&[4, 4]).dice(&[4, 3]);
    assert_eq!(record.blood(2), 2, "Down while Down is two markers");
    assert!(acts(&record, 0), "and no test");
    assert_eq!(place(&record, 2), at(10, 20));
}

/// Covers DWN-05.
#[test]
fn the_edge_of_a_tower_is_a_ledge_by_the_map() {
    let tower = kit::piece("tower", TerrainKind::Obstacle, (8, 18), (8, 8), 6);
    let field = field(kit::gun(kit::model(0, "Locust"), "rifle", 24, &[]), swordsman(1, "Geoff"), vec![tower]);
    let record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 19), (12, 22)]);
    assert_eq!(record.battle.ledge(2), nml_battle::LedgeKnown::Drop(inches(6)));
    assert_eq!(record.battle.ledge(3), nml_battle::LedgeKnown::None, "in its middle");
}

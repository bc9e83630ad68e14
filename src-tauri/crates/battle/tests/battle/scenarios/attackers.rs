//! Trench Warfare, Supply Raid, Don't Breathe: an attacker and a defender, mines, caches, bunkers.

use super::{about, band, held, kit, work};
use crate::kit::Record;
use nml_battle::{
    Cause, Command, DieFor, EndReason, Outcome, Reach, RollOffFor, ScenarioSaid, ScenarioStep, StateChange, Step,
};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, Role};

/// Covers SET-04.
#[test]
fn trench_warfare_outside_a_campaign_the_roll_off_decides_who_attacks() {
    let mut record = Record::new(kit::field_of(4, band(0, 5), band(100, 3)));
    assert_eq!(about(&record), ScenarioStep::RollOff { what: RollOffFor::Roles });
    record.dice(&[2, 5]).does(ScenarioSaid::Attacker { side: 0 });
    assert_eq!((record.battle.role(0), record.battle.role(1)), (Some(Role::Attacker), Some(Role::Defender)));
    assert_eq!((record.battle.sides[0].zone, record.battle.sides[1].zone), (Some(0), Some(1)), "zones go by role");
    let mut over = record.battle.clone();
    over.outcome = Some(Outcome::counted(None, EndReason::LastTurn));
    let result = over.result(&"0".repeat(32)).unwrap();
    assert_eq!(result.attacker, Some(over.field.forces[0].warband.clone()), "the campaign hears who attacked");
    // The defender lays the mines, all as drawn with one tap.
    assert_eq!(about(&record), ScenarioStep::Lay { side: 1, thing: 0 });
    record.does(ScenarioSaid::Lay { thing: 0, at: Some(Point::inches(20, 30)) }).does(ScenarioSaid::AsDrawn);
    assert_eq!(record.battle.scene.things[0].at, Some(Point::inches(20, 30)));
    assert!(matches!(record.battle.question(), Some(Step::Deploy { side: 0 })), "the attacker first");
}

/// Covers SET-04.
#[test]
fn in_a_campaign_the_larger_warband_attacks_whatever_it_fields() {
    let mut field = kit::field_of(4, band(0, 3), band(100, 3));
    field.games = vec![4, 4];
    field.forces[1].roster = 9;
    let record = Record::new(field);
    assert_eq!(record.battle.role(1), Some(Role::Attacker));
    assert!(matches!(about(&record), ScenarioStep::Lay { side: 0, .. }));
}

/// Covers INJ-19, F-10.
#[test]
fn a_mine_within_three_inches_of_the_way_is_revealed_by_the_defender() {
    let mut record = Record::begun(kit::field_of(4, band(0, 3), band(100, 3)), 1);
    // Mines 1 and 2 lie at 4 and 12 inches along y 27.
    record.at(0, 7, 22).activate(0).say(Command::walk(Some(Point::inches(7, 27))));
    assert_eq!(about(&record), ScenarioStep::Reveal { side: 1, model: 0, things: vec![0] });
    record.does(ScenarioSaid::Reveal { thing: 0, live: true });
    assert!(
        matches!(record.battle.question(), Some(Step::Injury(roll)) if roll.victim == 0 && matches!(roll.cause, Cause::Harm(_)))
    );
    record.dice(&[1, 3]);
    assert_eq!(record.blood(0), 2, "a Minor Hit and SHRAPNEL");
    assert!(record.battle.scene.things[0].gone);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "it goes on");
    // Without positions the table says that a mine was come near; a dud is only taken away.
    record.say(Command::Dash).dice(&[4, 4]).say(Command::Enough);
    record.at(0, 10, 27).does(ScenarioSaid::Trip { thing: 1 }).does(ScenarioSaid::Reveal { thing: 1, live: false });
    assert!(record.battle.scene.things[1].gone);
}

/// Covers END-02, END-04.
#[test]
fn trench_warfare_scores_held_sections_and_rolls_for_a_fifth_turn() {
    let mut record = Record::begun(kit::field_of(4, band(0, 3), band(100, 3)), 1);
    for turn in 1..=4 {
        assert_eq!(record.battle.turn, turn);
        record.pass();
        assert_eq!(about(&record), ScenarioStep::Hold);
        // Both in the first section, the attacker alone in the second, the defender alone in the third.
        record.does(held(&[(&[0, 1], None), (&[0], Some(0)), (&[1], Some(1))]));
        if turn < 4 {
            while !matches!(record.battle.question(), Some(Step::Activate { .. })) {
                record.go_on(1);
            }
        }
    }
    assert_eq!(record.points(), [20, 12], "2 + 3 and 1 + 2 in each Turn");
    assert_eq!(about(&record), ScenarioStep::Die { what: DieFor::ExtraTurn, side: Some(0) });
    let mut ends = Record { battle: record.battle.clone(), events: Vec::new() };
    ends.dice(&[2]);
    assert_eq!(ends.battle.outcome, Some(Outcome::counted(Some(0), EndReason::LastTurn)));
    record.dice(&[3]);
    assert_eq!((record.battle.turn, record.battle.outcome), (5, None));
}

/// Covers SET-03, SET-08.
#[test]
fn supply_raid_caps_both_sides_and_turns_the_caches_with_the_attacker() {
    let mut record = Record::new(kit::field_of(7, band(0, 12), band(100, 9)));
    assert_eq!(record.battle.role(0), Some(Role::Attacker));
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 1 });
    assert_eq!(about(&record), ScenarioStep::Lay { side: 1, thing: 0 }, "in turn, the defender first");
    record.does(ScenarioSaid::Lay { thing: 0, at: None });
    assert_eq!(about(&record), ScenarioStep::Lay { side: 0, thing: 1 });
    record.does(ScenarioSaid::AsDrawn);
    // Drawn for an attacker in the first zone; it took the other one, so the map is turned about.
    assert_eq!(record.battle.scene.things[5].at, Some(Point::inches(24, 8)));
    assert_eq!(about(&record), ScenarioStep::Die { what: DieFor::EntryLimit, side: Some(0) });
    record.dice(&[5]);
    assert_eq!((record.battle.room_at_start(0), record.battle.room_at_start(1)), (Some(9), Some(6)));
}

/// Covers ATK-01, END-02.
#[test]
fn supply_raid_caches_fall_to_melee_and_heavy_weapons_only() {
    let mut raiders = band(0, 2);
    raiders[1] = kit::gun(kit::model(1, "Gunner"), "cannon", 48, &["HEAVY"]);
    let mut record = Record::begun(kit::field_of(7, raiders, band(100, 1)), 1);
    let strike = |weapon: &str, thing, range| ScenarioSaid::Strike { weapon: weapon.into(), thing, range };
    record.at(0, 8, 26).activate(0);
    assert_eq!(record.refused(&Command::Scenario(strike("rifle", 0, Reach::Ranged))), "E-NOT-STRUCK");
    assert_eq!(record.refused(&Command::Scenario(strike("sword", 1, Reach::Melee))), "E-THING-FAR");
    record.does(strike("sword", 0, Reach::Melee)).dice(&[4, 3]);
    assert!(record.battle.scene.things[0].gone);
    assert_eq!(record.battle.scene.proposals[0].deed, "daring-raid");
    record.say(Command::EndActivation).activate(2).say(Command::EndActivation);
    record.activate(1).does(strike("cannon", 1, Reach::Ranged)).dice(&[6, 6]);
    let deeds: Vec<_> = record.battle.scene.proposals.iter().map(|p| p.deed.clone()).collect();
    assert_eq!(deeds, ["daring-raid"], "two caches, but not by one model");
    while record.battle.outcome.is_none() {
        if matches!(record.battle.question(), Some(Step::Scenario(ScenarioStep::Deeds))) {
            record.say(Command::Deed { deed: "daring-raid".into(), side: 0, model: Some(0) });
            record.say(Command::Deed { deed: "save-the-supplies".into(), side: 1, model: None });
        } else {
            record.pass();
            record.go_on(1);
        }
    }
    assert_eq!(record.points(), [3, 9], "2 caches and a Deed; 4 caches left and a Deed");
}

/// Covers ATK-04, ATK-05.
#[test]
fn a_cache_is_attacked_with_the_dice_of_any_attack() {
    // A PISTOL strikes by the better of Ranged and Melee; far away the cannon pays for Long Range, but not in the hands
    // of a gunner who ignores it.
    let mut pistolier = kit::gun(kit::model(0, "Pistolier"), "pistol", 12, &["PISTOL"]);
    pistolier.ranged = Some(2);
    pistolier.weapons[0].melee = true;
    let gunner =
        |id, name, words: &[&str]| kit::keywords(kit::gun(kit::model(id, name), "cannon", 24, &["HEAVY"]), words);
    let raiders = vec![pistolier, gunner(1, "Marksman", &["IGNORE LONG RANGE"]), gunner(2, "Gunner", &[])];
    let mut record = Record::begun(kit::field_of(7, raiders, band(100, 1)), 1);
    let strike = |weapon: &str, thing, range| ScenarioSaid::Strike { weapon: weapon.into(), thing, range };
    record.at(0, 8, 26).activate(0).does(strike("pistol", 0, Reach::Melee)).dice(&[1, 2, 3, 4]);
    assert!(record.battle.scene.things[0].gone, "+2 DICE: the 3 and the 4 of four");
    record.say(Command::EndActivation).activate(3).say(Command::EndActivation);
    record.at(1, 24, 8).activate(1).does(strike("cannon", 1, Reach::Ranged)).dice(&[3, 4]);
    assert!(record.battle.scene.things[1].gone, "two dice, 18 inches of 24");
    record.say(Command::EndActivation);
    record.at(2, 40, 8).activate(2).does(strike("cannon", 2, Reach::Ranged)).dice(&[3, 4, 1]);
    assert!(!record.battle.scene.things[2].gone, "-1 DICE: the 1 and the 3 of three");
}

/// Covers END-02.
#[test]
fn a_cache_that_its_own_defender_destroys_is_the_attackers_point_and_no_deed() {
    let mut record = Record::begun(kit::field_of(7, band(0, 2), band(100, 1)), 1);
    record.activate(0).say(Command::EndActivation).at(2, 8, 26).activate(2);
    record.does(ScenarioSaid::Strike { weapon: "sword".into(), thing: 0, range: Reach::Melee }).dice(&[4, 3]);
    assert!(record.battle.scene.things[0].gone);
    assert!(record.battle.scene.proposals.is_empty(), "Daring Raid is the attacker's alone");
    while record.battle.outcome.is_none() {
        if matches!(record.battle.question(), Some(Step::Scenario(ScenarioStep::Deeds))) {
            record.say(Command::Enough);
        } else {
            record.pass();
            record.go_on(1);
        }
    }
    assert_eq!(record.points(), [1, 10], "one cache destroyed, five left");
}

/// Covers INJ-19, END-02.
#[test]
fn dont_breathe_a_demo_charge_ends_a_bunker_and_its_objective() {
    let mut attackers = band(0, 3);
    attackers[0] = kit::keywords(attackers[0].clone(), &["ELITE"]);
    let mut record = Record::begun(kit::field_of(10, attackers, band(100, 2)), 1);
    let beside = Point { x: Point::inches(8, 0).x, y: Length::micrometres(1_054_100) };
    let change = StateChange::Position { model: 0, at: Some(beside) };
    record.say(Command::SetRight { change, reason: "it touches the bunker".into() });
    record.at(3, 8, 47).activate(0).does(work("place-charge", 0));
    assert_eq!(record.refused(&Command::Scenario(work("place-charge", 0))), "E-ACTION-REPEATED");
    record.does(work("detonate", 0));
    assert!(matches!(about(&record), ScenarioStep::Blast { thing: Some(0), by: Some(0), .. }));
    record.say(Command::Caught { models: vec![3] }).dice(&[1, 1]);
    assert!(record.battle.objective_gone("bunker-1"));
    record.say(Command::EndActivation).activate(3).say(Command::EndActivation).activate(1);
    assert_eq!(record.refused(&Command::Scenario(work("place-charge", 1))), "E-NOT-FOR-THIS");
    record.pass();
    let nobody: &[u8] = &[];
    record.does(held(&[(nobody, None); 10]));
    assert_eq!(record.points(), [2, 0], "two points for a bunker destroyed in the Turn");
}

/// Covers ACT-31.
#[test]
fn a_demo_charge_is_placed_by_its_bearer_set_off_by_its_bearer_and_explodes_once() {
    let mut attackers = band(0, 3);
    for model in [0, 1] {
        attackers[model] = kit::keywords(attackers[model].clone(), &["ELITE"]);
    }
    let mut record = Record::begun(kit::field_of(10, attackers, band(100, 2)), 1);
    // Both ELITE touch the first bunker; the second one can be reached by nobody else.
    let touching = |record: &mut Record, model, x| {
        let at = Some(Point { x: Point::inches(x, 0).x, y: Length::micrometres(1_054_100) });
        record.say(Command::SetRight { change: StateChange::Position { model, at }, reason: "it touches it".into() });
    };
    touching(&mut record, 0, 8);
    record.activate(0).does(work("place-charge", 0)).say(Command::EndActivation);
    record.activate(3).say(Command::EndActivation);
    touching(&mut record, 1, 8);
    record.activate(1);
    assert_eq!(record.refused(&Command::Scenario(work("detonate", 0))), "E-THING-STATE", "that charge is not its own");
    record.does(work("place-charge", 0)).does(work("detonate", 0)).say(Command::Caught { models: vec![] });
    assert!(record.battle.objective_gone("bunker-1"), "its own, on the same bunker, goes off");
    record.say(Command::EndActivation).pass();
    let nobody: &[u8] = &[];
    record.does(held(&[(nobody, None); 10]));
    while !matches!(record.battle.question(), Some(Step::Activate { .. })) {
        record.go_on(1);
    }
    if matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })) {
        record.activate(3).say(Command::EndActivation);
    }
    touching(&mut record, 1, 19);
    record.activate(1);
    assert_eq!(record.refused(&Command::Scenario(work("place-charge", 1))), "E-THING-STATE", "it has none left");
    assert_eq!(record.refused(&Command::Scenario(work("detonate", 0))), "E-THING-GONE");
}

/// Covers MRK-01.
#[test]
fn a_gas_mine_leaves_a_cloud_that_bleeds_whoever_acts_in_it() {
    let mut record = Record::begun(kit::field_of(10, band(0, 2), band(100, 2)), 1);
    // Gas mine 1 is the fifth thing: 6, 21.
    record.at(0, 6, 15).at(1, 6, 24).activate(0).say(Command::walk(Some(Point::inches(6, 18))));
    assert_eq!(about(&record), ScenarioStep::Reveal { side: 1, model: 0, things: vec![4] });
    record.does(ScenarioSaid::Reveal { thing: 4, live: true }).dice(&[1, 1]);
    assert!(matches!(about(&record), ScenarioStep::Bleed { thing: 4, markers: 1 }));
    record.say(Command::Caught { models: vec![0, 1] });
    assert_eq!((record.blood(0), record.blood(1)), (3, 1), "Minor Hit, SHRAPNEL and the cloud");
    record.say(Command::EndActivation).activate(2).say(Command::EndActivation).activate(1);
    assert_eq!(record.blood(1), 2, "once more when it is Activated there");
}

//! One continuous record: a Pit Locust, Yeoman Geoff, a Hell Knight.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, Field, Step};

/// Locust 0 and Hell Knight 1 of the Court, Geoff 2 and a spare of New Antioch; the grenade as told.
fn six_steps(grenade: &[&str]) -> Field {
    let locust = kit::armour(kit::model(0, "Pit Locust"), "Natural armour", -3);
    let knight = kit::blade(kit::model(1, "Hell Knight"), "sword", 1, &[]);
    let knight = kit::gun(knight, "gas-grenade", 8, grenade);
    let geoff = kit::gun(kit::model(2, "Yeoman Geoff"), "bolt-action", 24, &[]);
    kit::field(vec![locust, knight], vec![geoff, kit::model(3, "Spare")])
}

/// The first five steps: the Knight has Dashed and thrown a grenade that missed.
fn five_steps(grenade: &[&str]) -> Record {
    let mut record = Record::placed(six_steps(grenade), &[(10, 30), (20, 30), (20, 18), (44, 4)]);
    // (2) Move, then Dash.
    record.activate(0).say(Command::walk(to(10, 26)));
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(to(12, 22))).say(Command::EndActivation);
    // (3) Geoff moves and shoots: a hit that comes to nothing.
    assert_eq!(picks(&record), Some(1), "sides alternate");
    record.activate(2).say(Command::walk(to(20, 20)));
    record.say(shoot("bolt-action", 0)).dice(&[5, 3]).dice(&[1, 3]);
    assert_eq!(last_roll(&record).total, 1);
    assert_eq!(record.blood(0), 0);
    // (4) His Dash fails, so he is done.
    record.say(Command::Dash).dice(&[2, 3]);
    assert_eq!(picks(&record), Some(0));
    // (5) The Knight Dashes and throws from afar: a miss that is not Risky.
    record.activate(1).say(Command::Dash).dice(&[5, 4]).say(Command::walk(to(20, 27)));
    record.say(shoot("gas-grenade", 2)).dice(&[2, 3, 5]);
    assert!(acts(&record, 1), "it may go on");
    record
}

/// Covers V-12, V-13, V-14, V-15, V-16, V-17, ACT-01, ACT-25, ACT-33, INJ-06, ATK-16, ROL-01, ROL-02, ROL-03.
#[test]
fn v_12_to_v_17_in_six_steps() {
    let mut record = five_steps(&["ASSAULT", "GAS"]);
    assert_eq!(record.refused(&shoot("gas-grenade", 2)), "E-ACTION-REPEATED", "a failed ACTION is not tried again");
    // (6) ASSAULT leaves the Charge open.
    record.say(Command::charge(2)).dice(&[4]);
    record.say(Command::stop(to(20, 21), false));
    record.say(fight("sword", 2)).dice(&[6, 6]);
    assert_eq!(why(&record), vec![("Critical".into(), 1)]);
    record.dice(&[1, 3, 4]);
    assert!(lies(&record, 2));
}

/// Covers V-16, ACT-27, KW-01, F ASSAULT.
#[test]
fn v_16_without_assault_there_is_no_charge() {
    let record = five_steps(&["GAS"]);
    assert_eq!(record.refused(&Command::charge(2)), "E-SHOT-NO-ASSAULT");
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 1 })));
}

//! FUMBLE: an attack that hits its own user, as records with literal dice.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, Offer, Policy, Reach, Step, options};

/// A thrower ten inches from two enemies, his throw declared.
fn throw(words: &[&str]) -> Record {
    let thrower = kit::gun(kit::model(0, "Thrower"), "bomb", 48, words);
    let field = kit::field(vec![thrower, kit::model(1, "Mate")], vec![kit::model(2, "Kell"), kit::model(3, "Dorn")]);
    let mut record = Record::placed(field, &[(10, 30), (11, 30), (10, 20), (44, 4)]);
    record.activate(0).say(shoot("bomb", 2));
    record
}

/// The victim of the pending Injury Roll, and who caused it.
fn hurt(record: &Record) -> Option<(u16, Option<u16>)> {
    if let Some(Step::Injury(roll)) = record.battle.question() { Some((roll.victim, roll.cause.by())) } else { None }
}

/// Covers F FUMBLE.
#[test]
fn two_ones_hit_the_thrower_and_the_opponent_makes_the_injury_roll() {
    let mut record = throw(&["FUMBLE"]);
    record.dice(&[1, 1]);
    assert_eq!(hurt(&record), Some((0, Some(0))));
    assert_eq!(record.battle.answerers(record.battle.question().unwrap()), vec![1]);
    record.dice(&[1, 2]);
    assert_eq!((record.blood(0), record.blood(2)), (1, 0));
    assert!(acts(&record, 0), "a Minor Hit does not end the Activation");
}

/// Covers F FUMBLE.
#[test]
fn a_three_is_a_plain_miss_and_without_the_keyword_a_two_is_one_too() {
    let mut three = throw(&["FUMBLE"]);
    three.dice(&[1, 2]);
    assert!(acts(&three, 0) && three.blood(0) == 0);
    let mut plain = throw(&[]);
    plain.dice(&[1, 1]);
    assert!(acts(&plain, 0) && plain.blood(0) == 0);
}

/// Covers F FUMBLE, DWN-01.
#[test]
fn a_thrower_taken_down_by_his_own_throw_acts_no_more() {
    let mut record = throw(&["FUMBLE"]);
    record.dice(&[1, 1]).dice(&[4, 4]);
    assert!(lies(&record, 0));
    assert_eq!(picks(&record), Some(1));
}

/// Covers F FUMBLE, F BLAST, F SCATTER.
#[test]
fn a_blast_goes_off_around_the_thrower_and_does_not_wander() {
    let mut record = throw(&["BLAST 2", "FUMBLE", "SCATTER"]);
    record.dice(&[1, 1]);
    let offers = options(&record.battle).offers;
    let proposed =
        offers.iter().find_map(|o| if let Offer::Caught { proposed, .. } = o { Some(proposed) } else { None });
    assert_eq!(proposed, Some(&vec![0, 1]), "the thrower and his mate");
    record.say(Command::Caught { models: vec![0, 1] });
    assert_eq!(hurt(&record), Some((0, Some(0))));
    record.dice(&[1, 2]);
    assert_eq!(hurt(&record), Some((1, Some(0))));
    let mut wide = throw(&["BLAST 2", "FUMBLE", "SCATTER"]);
    wide.dice(&[1, 2]);
    assert!(matches!(wide.battle.question(), Some(Step::Scatter { .. })));
}

/// Covers F FUMBLE, ROL-02.
#[test]
fn a_risky_fumble_hits_the_thrower_and_ends_his_activation() {
    let mut record = throw(&["FUMBLE", "RISKY"]);
    record.dice(&[1, 1]);
    assert_eq!(hurt(&record), Some((0, Some(0))));
    record.dice(&[1, 2]);
    assert_eq!((record.blood(0), picks(&record)), (1, Some(1)));
}

/// Covers F FUMBLE.
#[test]
fn odds_of_the_target_stay_and_a_series_that_may_fell_its_thrower_is_not_counted() {
    let (with, without) = (throw(&["FUMBLE"]), throw(&[]));
    let of = |record: &Record| record.battle.chances(record.battle.question().unwrap());
    assert_eq!(of(&with), of(&without));
    let attack = with.battle.thought_of(0, "bomb", 2, Reach::Ranged);
    assert!(with.battle.outlook(std::slice::from_ref(&attack), Policy::Unspent).is_some());
    assert!(with.battle.outlook(&[attack.clone(), attack], Policy::Unspent).is_none());
}

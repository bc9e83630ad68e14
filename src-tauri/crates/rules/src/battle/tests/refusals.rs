//! What is refused, and in which words.

use super::kit::{self, Record};
use super::say::*;
use crate::battle::{Change, Command, decide};

/// The sentence of the refusal.
fn said(record: &Record, command: &Command) -> String {
    decide(&record.battle, command).expect_err("it must be refused").message
}

/// Covers ACT-23, ACT-29.
#[test]
fn who_is_near_is_denied_only_where_it_was_measured() {
    let mut record = facing(apart(swordsman(0), kit::model(1, "Kell")));
    assert_eq!(said(&record, &Command::Retreat), "No enemy is within 1″.");
    assert_eq!(said(&record, &fight("sword", 2)), "Kell is not within 1″.");
    // The other enemy is moved, and nobody says where to.
    set(&mut record, Change::Position { model: 3, at: None });
    assert_eq!(said(&record, &Command::Retreat), "No enemy is known to stand within 1″.");
    assert_eq!(said(&record, &fight("sword", 2)), "Kell is not within 1″.", "the two of them are measured");
    set(&mut record, Change::Position { model: 0, at: None });
    assert_eq!(said(&record, &fight("sword", 2)), "Kell is not known to stand within 1″.");
    for (command, code) in [(Command::Retreat, "E-NOT-ENGAGED"), (fight("sword", 2), "E-NO-ENEMY-1IN")] {
        assert_eq!(record.refused(&command), code, "one code for both");
    }
}

/// Covers ATK-02, ACT-15.
#[test]
fn a_range_missed_by_a_hair_is_told_with_its_hair() {
    // Rim to rim 10 inches less 25 mm: 229 mm, and 9 inches are 228.6.
    let short = facing(apart(kit::gun(kit::model(0, "Piers"), "gun", 9, &[]), kit::model(1, "Kell")));
    assert_eq!(said(&short, &shoot("gun", 2)), "It is 9.02″ away; the weapon reaches 9″.");
    let mut far = facing(apart(swordsman(0), kit::model(1, "Kell")));
    far.at(2, 10, 17);
    assert_eq!(said(&far, &Command::charge(2)), "It is 12.02″ away; a Charge reaches for 12″ at most.");
}

//! How a side shows its Down models, and what that leaves to the table.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, Condition, Facts, Sight, Step};

/// Covers DWN-06.
#[test]
fn of_a_model_on_its_side_range_and_sight_are_for_the_table() {
    let shown = |lying: bool, range: i32| {
        let mut record =
            Record::new(apart(kit::gun(kit::model(0, "Piers"), "rifle", range, &[]), kit::model(1, "Kell")));
        if lying {
            record.say(Command::ShowDown { side: 1, lying });
        }
        assert_eq!(record.refused(&Command::ShowDown { side: 1, lying }), "F-NOT-ASKED", "it is so");
        while !matches!(record.battle.question(), Some(Step::Activate { .. })) {
            record.go_on(1);
        }
        assert_eq!(record.refused(&Command::ShowDown { side: 0, lying: true }), "F-NOT-ASKED", "it has begun");
        // Rim to rim a little more than nine inches.
        record.at(0, 10, 30).at(2, 10, 20).is(2, Condition::Down).activate(0);
        record
    };
    assert_eq!(shown(false, 9).refused(&shoot("rifle", 2)), "E-OUT-OF-RANGE");
    assert_eq!(shown(true, 7).refused(&shoot("rifle", 2)), "E-OUT-OF-RANGE", "no part of it lies so near");
    shown(true, 9).say(shoot("rifle", 2)).dice(&[1, 1, 1]);
    let mut marked = shown(false, 18);
    assert_eq!(marked.battle.sight(0, 2), Some(Sight::All));
    marked.say(shoot("rifle", 2));
    assert_eq!(why(&marked), vec![("Long".into(), -1)], "more than nine inches");
    let mut lying = shown(true, 18);
    assert_eq!(lying.battle.sight(0, 2), None);
    lying.say(shoot("rifle", 2));
    assert_eq!(why(&lying), vec![], "any part of it may be nearer");
    lying.say(Command::State { facts: Facts { long: Some(true), ..Facts::default() } });
    assert_eq!(why(&lying), vec![("Long".into(), -1)], "the table says it is not");
    lying.dice(&[1, 1, 1]).say(Command::EndActivation).activate(2);
    assert_eq!(lying.battle.fighter(2).unwrap().at, to(10, 20), "on the same centre");
    assert_eq!(lying.battle.sight(0, 2), Some(Sight::All));
}

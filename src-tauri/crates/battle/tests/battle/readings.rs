//! Readings that differ: named where they change the pending roll, and changed by agreement.

use super::kit::{self, Record};
use nml_battle::{Command, Facts};

fn agree(ruling: &str, reading: &str) -> Command {
    Command::Agree { ruling: ruling.into(), reading: reading.into() }
}

/// Model 0 strikes model 1, who has BLOCK; nobody charged.
fn blocked() -> Record {
    let sword = |id, name: &str| kit::blade(kit::model(id, name), "sword", 1, &[]);
    let field = kit::field(vec![sword(0, "Piers")], vec![kit::keywords(sword(1, "Kell"), &["BLOCK"])]);
    let mut record = Record::placed(field, &[(10, 30), (10, 29)]);
    record.activate(0);
    record.say(Command::Fight { weapon: "sword".into(), target: 1, facts: Facts::default() });
    record
}

fn asked(record: &Record) -> Option<usize> {
    record.battle.question().and_then(|step| record.battle.faces_asked(step))
}

#[test]
fn a_roll_names_the_readings_that_would_change_it() {
    let record = blocked();
    let disputed = record.battle.disputed();
    assert_eq!(disputed.iter().map(|d| d.ruling.id).collect::<Vec<_>>(), ["C-42"], "BLOCK, and nothing else");
    assert_eq!(disputed[0].chosen.name, "after_charge_only");
    assert_eq!(disputed[0].otherwise.reading.name, "always");
    assert!(disputed[0].otherwise.chances.is_some());
}

/// Covers C-42 always.
#[test]
fn a_reading_agreed_on_holds_from_there_on() {
    let mut record = blocked();
    assert_eq!(asked(&record), Some(2));
    record.say(agree("block", "always"));
    assert_eq!(asked(&record), Some(3), "one die more, the lowest two kept");
    assert_eq!(record.refused(&agree("block", "always")), "F-READ-SO");
    assert_eq!(record.refused(&agree("block", "sometimes")), "F-NO-SUCH-READING");
    record.say(agree("block", "after_charge_only"));
    assert_eq!(asked(&record), Some(2));
}

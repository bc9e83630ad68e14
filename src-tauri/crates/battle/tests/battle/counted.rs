//! What a log counts: attacks as records with literal dice.

use super::kit::{self, Record};
use super::say;
use nml_battle::counted;
use nml_warband::Counted;

fn counts(record: &Record) -> Vec<Counted> {
    counted(&record.battle.field, &record.events)
}

/// 0 and 1 against 2 and 3, by their places; in their Warbands they are 0, 8, 1 and 9.
fn facing() -> Record {
    say::facing(say::apart(say::rifleman(0), kit::model(1, "Kell")))
}

#[test]
fn a_miss_is_counted_and_places_nothing() {
    let mut record = facing();
    record.say(say::shoot("rifle", 2));
    record.dice(&[1, 3]);
    let seen = counts(&record);
    assert_eq!((seen[0].attacks, seen[0].misses, seen[0].criticals), (1, 1, 0), "4 fails");
    assert!(seen.iter().all(|one| (one.drew, one.bled) == (0, 0)));
    assert_eq!(seen.iter().map(|one| one.model).collect::<Vec<_>>(), [0, 8, 1, 9], "by their ids in the Warband");
}

#[test]
fn a_critical_hit_draws_blood_and_what_lay_there_is_not_counted() {
    let mut record = facing();
    say::markers(&mut record, 2, 2, 0, 0);
    record.say(say::shoot("rifle", 2));
    record.dice(&[6, 6]);
    // A die more for the critical, the highest two are kept: 5, and a Minor Hit places a BLOOD MARKER beside the two that were stated.
    record.dice(&[2, 3, 1]);
    let lies = record.blood(2);
    let seen = counts(&record);
    assert_eq!((seen[0].attacks, seen[0].misses, seen[0].criticals), (1, 0, 1));
    assert!(lies > 2, "{lies}");
    assert_eq!((seen[0].drew, seen[2].bled), (u32::from(lies) - 2, u32::from(lies) - 2));
    assert_eq!((seen[2].drew, seen[0].bled), (0, 0));
}

//! Pre-game activities, as records.

use super::kit::{self, Record};
use super::say::sides;
use nml_battle::{Command, Step, Want};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Effect, What, When};

/// A model whose owner may place a BLOOD MARKER on one of his own before the game.
fn penitent(id: u32) -> ModelCard {
    let what = vec![What::BloodOnOne { markers: 1, lacks: Vec::new() }];
    let effect = Effect { when: When::PreGame, conditions: Vec::new(), what };
    let mut sheet = kit::model(id, "Penitent");
    sheet.effects.push(Sourced { source: "Penance".into(), effect });
    sheet
}

fn wanted(record: &Record) -> (&Want, Vec<u8>) {
    match record.battle.question() {
        Some(step @ Step::Content(ask)) => (&ask.want, record.battle.answerers(step)),
        other => panic!("no activity: {other:?}"),
    }
}

/// Covers SET-06.
#[test]
fn the_winner_of_the_roll_off_orders_the_activities_of_both() {
    let mut field = sides(1, 1);
    field.forces[0].models[0] = penitent(0);
    field.forces[1].models[0] = penitent(100);
    let mut record = Record::new(field);
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    assert!(matches!(wanted(&record).0, Want::RollOff), "both have one");
    record.dice(&[3, 3]);
    assert!(matches!(wanted(&record).0, Want::RollOff), "a tie is rolled again");
    record.dice(&[2, 5]);
    // B won, and lets A's come first; A says which model is picked.
    let (Want::Choose { options, .. }, who) = wanted(&record) else { panic!() };
    assert_eq!((options.len(), who), (3, vec![1]), "two, and no more");
    record.say(Command::Choose { option: 0 });
    assert_eq!(wanted(&record).1, vec![0]);
    record.say(Command::Pick { model: Some(0) });
    assert_eq!((record.blood(0), record.blood(1)), (1, 0));
    let (Want::Choose { options, .. }, who) = wanted(&record) else { panic!() };
    assert_eq!((options.len(), who), (2, vec![1]), "one at a time");
    record.say(Command::Choose { option: 0 }).say(Command::Pick { model: Some(1) });
    assert_eq!(record.blood(1), 1);
    assert!(matches!(record.battle.question(), Some(Step::DeployRollOff)), "then deployment");
}

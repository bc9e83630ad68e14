//! What an Activation begins with, and who says in which order (TRN-05).

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Activation, Command, ModelId, Step, Want};
use nml_catalogue::TerrainKind;
use nml_catalogue::card::ModelCard;

/// A Thrall 0 that stands in flames, its enemy 1 far off. Which side has Initiative.
fn burning(thrall: ModelCard, initiative: u8) -> Record {
    let mut field = kit::field(vec![thrall], vec![kit::model(9, "Kell")]);
    field.terrain = vec![kit::piece("fire", TerrainKind::Dangerous, (12, 5), (4, 10), 0)];
    let mut record = Record::placed(field, &[(14, 10), (40, 40)]);
    record.battle.initiative = Some(initiative);
    record
}

fn thrall(words: &[&str]) -> ModelCard {
    kit::keywords(kit::model(0, "Thrall"), words)
}

/// Who says what comes next, and what may.
fn order(record: &Record) -> (u8, Vec<String>) {
    let step = record.battle.question().unwrap();
    let Step::Content(ask) = step else { panic!("no order is asked: {step:?}") };
    let Want::Choose { options, .. } = &ask.want else { panic!("{ask:?}") };
    (record.battle.answerers(step)[0], options.clone())
}

fn says(record: &mut Record, first: &str) {
    let option = order(record).1.iter().position(|o| o == first).unwrap();
    record.say(Command::Choose { option: u8::try_from(option).unwrap() });
}

fn activation(record: &Record) -> &Activation {
    record.battle.activation.as_ref().unwrap()
}

fn lies(record: &Record, model: ModelId) -> (u8, u8) {
    let markers = record.battle.fighter(model).unwrap().markers;
    (markers.blood, markers.infection)
}

/// Covers TRN-05, DWN-04, TER-04, F REGENERATE, F INFECTION MARKER.
#[test]
fn initiative_says_in_which_order_an_activation_begins() {
    let mut record = burning(thrall(&["REGENERATE 2"]), 1);
    markers(&mut record, 0, 3, 0, 2);
    down(&mut record, 0);
    record.activate(0);
    let all = ["It stands up", "REGENERATE", "INFECTION grows", "The ground is tested"].map(str::to_owned).to_vec();
    assert_eq!(order(&record), (1, all), "Kell's player has Initiative");
    // The ground first: it is still Down, so −1 DICE, and all three BLOOD MARKERS lie there to be spent.
    says(&mut record, "The ground is tested");
    assert_eq!(why(&record), vec![("Down".into(), -1)]);
    record.say(spend(1, 3));
    assert_eq!(asked(&record), 6, "2 and one more for each of −4 DICE");
    record.dice(&[6, 6, 6, 6, 3, 4]);
    assert!(acts(&record, 0), "it stood up, and there is nothing left to REGENERATE");
    assert_eq!(lies(&record, 0), (0, 3), "INFECTION grew after that");
    assert!(activation(&record).stood_up);
    assert_eq!(record.battle.allowance(0), nml_catalogue::length::Length::inches(3), "half of 6 after standing up");
}

/// Covers TRN-05, DWN-04, TER-04, F REGENERATE.
#[test]
fn the_owner_with_initiative_stands_up_and_heals_before_the_flames() {
    let mut record = burning(thrall(&["REGENERATE 2"]), 0);
    markers(&mut record, 0, 3, 0, 2);
    down(&mut record, 0);
    record.activate(0);
    assert_eq!(order(&record).0, 0);
    says(&mut record, "It stands up");
    assert!(record.battle.fighter(0).unwrap().standing());
    says(&mut record, "REGENERATE");
    record.say(Command::Regenerate { markers: 2 });
    says(&mut record, "INFECTION grows");
    assert!(why(&record).is_empty(), "on its feet");
    assert_eq!(lies(&record, 0), (1, 3));
    record.dice(&[4, 4]);
    assert!(acts(&record, 0));
}

/// Covers TRN-05, ROL-02, DWN-01, F INFECTION MARKER.
#[test]
fn what_has_begun_happens_although_the_flames_end_the_activation() {
    let mut record = burning(thrall(&["REGENERATE 1"]), 1);
    markers(&mut record, 0, 0, 0, 2);
    down(&mut record, 0);
    record.activate(0);
    says(&mut record, "The ground is tested");
    record.dice(&[1, 1, 5]);
    // The Injury Roll: 7 on a Down model is two more BLOOD MARKERS.
    record.dice(&[3, 4]);
    assert_eq!(lies(&record, 0).0, 2);
    record.say(Command::Regenerate { markers: 1 });
    assert_eq!(lies(&record, 0), (1, 3), "it regenerates and sickens");
    assert!(record.battle.fighter(0).unwrap().standing(), "and it stood up");
    assert_eq!(picks(&record), Some(1), "its Activation is over");
}

/// Covers TRN-05.
#[test]
fn nobody_is_asked_where_the_order_makes_no_difference() {
    // Markers of two kinds and standing up do not meet.
    let mut field = kit::field(vec![thrall(&["REGENERATE 1"])], vec![kit::model(9, "Kell")]);
    field.terrain = Vec::new();
    let mut record = Record::placed(field, &[(14, 10), (40, 40)]);
    markers(&mut record, 0, 1, 0, 1);
    down(&mut record, 0);
    record.activate(0);
    assert!(matches!(record.battle.question(), Some(Step::Regenerate { .. })));
    record.say(Command::Regenerate { markers: 1 });
    assert!(acts(&record, 0));
    assert_eq!(lies(&record, 0), (0, 2));
    // A model on its feet without a marker tests the ground and nothing else.
    let mut plain = burning(kit::model(0, "Anna"), 1);
    plain.activate(0);
    assert!(matches!(plain.battle.question(), Some(Step::Success(_))));
    // Standing up and sickening give the same result in either order: both happen, and nobody is asked.
    let mut field = kit::field(vec![kit::model(0, "Anna")], vec![kit::model(9, "Kell")]);
    field.terrain = Vec::new();
    let mut sick = Record::placed(field, &[(14, 10), (40, 40)]);
    markers(&mut sick, 0, 0, 0, 1);
    down(&mut sick, 0);
    sick.activate(0);
    assert!(acts(&sick, 0));
    assert!(sick.battle.fighter(0).unwrap().standing());
    assert_eq!(lies(&sick, 0), (0, 2));
}

/// Covers TRN-05, F INFECTION MARKER.
#[test]
fn whoever_has_initiative_says_whether_a_carrier_infects_before_infection_grows() {
    for (first, infection) in [("Abilities and auras", 2), ("INFECTION grows", 1)] {
        let hound = super::arsenal::carries(kit::model(9, "Hound"), "Disease Carrier");
        let mut record = Record::placed(kit::field(vec![kit::model(0, "Anna")], vec![hound]), &[(14, 10), (14, 11)]);
        record.battle.initiative = Some(1);
        record.activate(0);
        assert_eq!(order(&record), (1, vec!["INFECTION grows".to_owned(), "Abilities and auras".to_owned()]));
        says(&mut record, first);
        assert!(acts(&record, 0));
        assert_eq!(lies(&record, 0), (0, infection), "{first} first");
    }
}

/// Covers TRN-05, F FIRETEAM.
#[test]
fn of_two_that_are_activated_together_the_first_named_begins_first() {
    let mut field = kit::field(vec![thrall(&["REGENERATE 1"]), thrall(&["REGENERATE 1"])], vec![kit::model(9, "Kell")]);
    for (model, (id, mate)) in [(0, 1), (1, 0)].into_iter().enumerate() {
        (field.forces[0].models[model].id, field.forces[0].models[model].fireteam) = (id, Some(mate));
    }
    let mut record = Record::placed(field, &[(14, 10), (16, 10), (40, 40)]);
    markers(&mut record, 0, 1, 0, 1);
    markers(&mut record, 1, 1, 0, 1);
    record.say(Command::ActivateTogether { models: [1, 0] });
    assert!(matches!(record.battle.question(), Some(Step::Regenerate { model: 1, .. })));
    record.say(Command::Regenerate { markers: 1 });
    assert_eq!((lies(&record, 1), lies(&record, 0)), ((0, 2), (1, 1)), "the other has not begun");
    assert!(matches!(record.battle.question(), Some(Step::Regenerate { model: 0, .. })));
    record.say(Command::Regenerate { markers: 1 });
    assert_eq!(lies(&record, 0), (0, 2));
    assert!(acts(&record, 1));
}

/// Covers MRK-01, F FIRETEAM.
#[test]
fn poison_hurts_the_second_of_a_fireteam_as_it_does_the_first() {
    let mut field = kit::field(vec![kit::model(0, "Anna"), kit::model(1, "Reyne")], vec![kit::model(9, "Kell")]);
    field.forces[0].models[0].fireteam = Some(1);
    field.forces[0].models[1].fireteam = Some(0);
    let mut record = Record::placed(field, &[(14, 10), (16, 10), (40, 40)]);
    record.battle.scene.poisoned = vec![0, 1];
    record.say(Command::ActivateTogether { models: [0, 1] });
    assert_eq!((lies(&record, 0).0, lies(&record, 1).0), (1, 1));
}

//! The Stealth & Speed table.

use super::super::ground;
use super::*;
use nml_catalogue::TerrainKind;

#[test]
fn sixth_sense_spares_who_has_not_bled() {
    let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), "sixth-sense"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert_eq!(applied(&record), (InjuryResult::MinorHit, vec!["Sixth Sense".into()]));
    next_turn(&mut record);
    record.activate(0).say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert!(down(&record, 1), "with a BLOOD MARKER on it");
}

#[test]
fn sixth_sense_and_tough_make_nothing_of_out_of_action() {
    let tough = kit::keywords(sword(1, "Kell"), &["TOUGH"]);
    let mut record = melee(sword(0, "Geoff"), knows(tough, "sixth-sense"));
    bled(&mut record, 1, 2);
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[6, 6]);
    assert_eq!(applied(&record), (InjuryResult::NoEffect, vec!["TOUGH".into(), "Sixth Sense".into()]));
    assert_eq!((down(&record, 1), record.blood(1)), (false, 2));
    next_turn(&mut record);
    record.activate(0).say(fight("sword", 1)).dice(&[4, 4]).dice(&[6, 6]);
    assert_eq!(applied(&record).0, InjuryResult::OutOfAction, "once in a game");
}

#[test]
fn assassinate_strikes_who_has_not_acted() {
    let assassin = || knows(rifle(0, "Piers"), "assassinate");
    let mut record = apart(assassin(), rifle(1, "Kell"), 10);
    record.say(shoot("rifle", 1));
    assert_eq!(counts(&record, "Assassinate"), Some(1));
    let field = kit::field(vec![assassin(), sword(2, "Nib")], vec![rifle(1, "Kell"), sword(3, "Far")]);
    let mut record = Record::placed(field, &[(10, 0), (12, 0), (10, 10), (40, 40)]);
    record.activate(1).say(Command::EndActivation).activate(2).say(Command::EndActivation);
    record.activate(0).say(shoot("rifle", 2));
    assert_eq!(counts(&record, "Assassinate"), None);
}

#[test]
fn a_shadow_walker_is_harder_to_hit_from_far() {
    let walker = || knows(rifle(1, "Kell"), "shadow-walker");
    let mut record = apart(rifle(0, "Piers"), walker(), 20);
    record.say(shoot("rifle", 1));
    assert_eq!((counts(&record, "Long"), counts(&record, "Shadow Walker")), (Some(-1), Some(-1)));
    for (shooter, inches) in [(knows(rifle(0, "Piers"), "sharp-eyes"), 20), (rifle(0, "Piers"), 10)] {
        let mut record = apart(shooter, walker(), inches);
        record.say(shoot("rifle", 1));
        assert_eq!(counts(&record, "Shadow Walker"), None);
    }
}

#[test]
fn athletic_climbs_better_and_falls_softer() {
    let wall = kit::piece("wall", TerrainKind::Wall, (12, 5), (1, 10), 2);
    let field = ground::field(knows(sword(0, "Geoff"), "athletic"), sword(1, "Kell"), vec![wall]);
    let mut record = ground::activated(field, (10, 10), (40, 4));
    record.say(Command::walk(Some(Point::inches(14, 10))));
    assert_eq!(why(&record), [("Athletic".to_owned(), 1)]);
    let harm = nml_battle::Harm::new(nml_battle::HarmSource::Fall { drop: Length::inches(4) });
    let cause = nml_battle::Cause::Harm(harm);
    let fall = nml_battle::InjuryRoll { victim: 0, cause, window: Default::default() };
    let lines = record.battle.injury_why(&fall).modifiers;
    assert_eq!(lines.iter().find(|line| line.name == "Athletic").map(|line| line.value), Some(-1));
}

#[test]
fn a_sprinter_dashes_better() {
    let mut record = apart(knows(sword(0, "Geoff"), "sprinter"), sword(1, "Kell"), 20);
    record.say(Command::Dash);
    assert_eq!(why(&record), [("Sprinter".to_owned(), 1)]);
}

#[test]
fn nobody_strikes_at_who_can_disengage() {
    let mut record = melee(knows(sword(0, "Geoff"), "disengage"), sword(1, "Kell"));
    record.say(Command::Retreat);
    assert!(matches!(record.battle.question(), Some(Step::RetreatMove { model: 0 })));
}

#[test]
fn incoming_throws_one_die_more_and_keeps_the_best() {
    let mut record = apart(knows(sword(0, "Geoff"), "incoming"), sword(1, "Kell"), 11);
    record.say(Command::charge(1)).dice(&[2, 5]);
    assert!(matches!(record.battle.question(), Some(Step::EndCharge { reach, .. }) if *reach == Length::inches(11)));
}

#[test]
fn the_nimble_stand_up_without_losing_movement() {
    let field = kit::field(vec![knows(sword(0, "Geoff"), "nimble")], vec![sword(1, "Kell")]);
    let mut record = Record::placed(field, &[(10, 30), (40, 4)]);
    record.is(0, Condition::Down).activate(0);
    assert_eq!(record.battle.allowance(0), Length::inches(6));
}

#[test]
fn dodge_costs_shots_a_die() {
    let mut record = apart(rifle(0, "Piers"), knows(rifle(1, "Kell"), "dodge"), 10);
    record.say(shoot("rifle", 1));
    assert_eq!(why(&record), [("Dodge".to_owned(), -1)]);
    let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), "dodge"));
    record.say(fight("sword", 1));
    assert!(why(&record).is_empty(), "not in melee");
}

//! What is on a card and on an item, and which rules count, as records.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, Step, Want};
use nml_catalogue::card::{Base, Protection, ProtectionKind, Sourced};
use nml_catalogue::effect::{Effect, What, When};
use nml_catalogue::length::Length;

/// Covers F-03, ACT-30.
#[test]
fn the_five_characteristics_of_a_card_each_do_their_part() {
    let mut card = kit::blade(rifleman(0), "sword", 1, &[]);
    (card.movement, card.ranged, card.melee) = (Length::inches(5), Some(2), Some(-1));
    card.base = Base::round(Length::millimetres(50));
    let (kind, name) = (ProtectionKind::Characteristic, "Armour".to_owned());
    card.armour.push(Protection { name, kind, modifier: -1, impervious: false });
    let mut shot = facing(apart(card.clone(), kit::model(1, "Kell")));
    assert_eq!(shot.refused(&Command::walk(to(4, 30))), "E-TOO-FAR", "Movement 5");
    // Ten inches between the centres, 25 mm and 12.5 mm less between the rims.
    assert_eq!(shot.battle.distance(0, 2), Some(Length::micrometres(216_500)), "Base");
    shot.say(Command::walk(to(5, 30))).say(shoot("rifle", 2));
    assert_eq!(why(&shot), vec![("Ranged".into(), 2)]);
    let mut blow = touching(apart(card.clone(), kit::model(1, "Kell")));
    blow.say(fight("sword", 2));
    assert_eq!(why(&blow), vec![("Melee".into(), -1)]);
    let mut hurt = facing(apart(rifleman(0), card.clone()));
    hurt.say(shoot("rifle", 2)).dice(&[4, 3]);
    assert_eq!(modifier(&hurt), -1, "Armour");
    // The card has nothing for it: no such attack.
    (card.ranged, card.melee) = (None, None);
    assert_eq!(facing(apart(card.clone(), kit::model(1, "Kell"))).refused(&shoot("rifle", 2)), "E-NO-RANGED");
    assert_eq!(touching(apart(card, kit::model(1, "Kell"))).refused(&fight("sword", 2)), "E-NO-MELEE-WEAPON");
}

/// Covers F-04, ATK-04.
#[test]
fn each_piece_of_battlekit_has_a_small_profile_of_its_own() {
    let mut bearer = kit::gun(rifleman(0), "carbine", 12, &["IGNORE LONG RANGE", "CRITICAL"]);
    (bearer.weapons[1].dice, bearer.weapons[1].injury_dice, bearer.weapons[1].injury_modifier) = (1, -1, 2);
    let target = kit::armour(kit::model(1, "Kell"), "Standard Armour", -1);
    let mut rifle = facing(apart(bearer.clone(), target.clone()));
    rifle.say(shoot("rifle", 2));
    assert_eq!(why(&rifle), vec![]);
    rifle.dice(&[6, 6]);
    assert_eq!((injury_dice(&rifle), modifier(&rifle)), (1, -1), "a critical, and the armour");
    let mut carbine = facing(apart(bearer.clone(), target.clone()));
    carbine.say(shoot("carbine", 2));
    assert_eq!(why(&carbine), vec![("carbine".into(), 1)]);
    carbine.dice(&[6, 6, 1]);
    assert_eq!((injury_dice(&carbine), modifier(&carbine)), (1, 1), "+2 for CRITICAL and −1; 2 − 1");
    bearer.weapons[1].range = Some(Length::inches(9));
    assert_eq!(facing(apart(bearer, target)).refused(&shoot("carbine", 2)), "E-OUT-OF-RANGE", "9.02 inches");
}

/// Two cleaving weapons in the hands of a fast brute: what the third and fourth attack lose, and how far it charges.
fn long_and_short(ruleset: &str) -> (Vec<i8>, Length) {
    let mut brute =
        kit::blade(kit::blade(kit::model(0, "Brute"), "cleaver", 1, &["CLEAVE 2"]), "hook", 1, &["CLEAVE 2"]);
    brute.movement = Length::inches(10);
    let mut field = apart(brute, kit::model(1, "Ogre"));
    field.ruleset = nml_catalogue::ruleset::find(ruleset).unwrap();
    let mut fight_on = touching(field.clone());
    let mut lost = Vec::new();
    for weapon in ["cleaver", "cleaver", "hook", "hook"] {
        fight_on.say(fight(weapon, 2));
        lost.push(why(&fight_on).iter().map(|(_, value)| value).sum());
        let misses = [1, 1, 1];
        fight_on.dice(&misses[..asked(&fight_on)]);
    }
    let mut charge = facing(field);
    charge.say(Command::charge(2)).dice(&[6]);
    let Some(Step::EndCharge { reach, .. }) = charge.battle.question() else { panic!() };
    (lost, *reach)
}

/// The core says that the second attack is Off-Hand and that a Charge goes Movement and a die; the comprehensive rules
/// that all attacks with the second weapon are, and twelve inches at most (DR pp.14, 17, 36, 45).
///
/// Covers F-07.
#[test]
fn where_the_core_is_shorter_the_comprehensive_rules_are_played() {
    assert_eq!(long_and_short("official-1.0.2"), (vec![0, 0, -1, -1], Length::inches(12)));
    assert_eq!(long_and_short("two-player-quick-start"), (vec![0, 0, -1, 0], Length::inches(16)));
}

/// A rifleman with these words, each from a source of its own.
fn lucky(words: &[What]) -> Record {
    let mut sheet = rifleman(0);
    for (number, what) in words.iter().enumerate() {
        let effect = Effect { when: When::Always, conditions: Vec::new(), what: vec![what.clone()] };
        sheet.effects.push(Sourced { source: format!("Relic {number}"), effect });
    }
    facing(apart(sheet, kit::model(1, "Kell")))
}

fn may_roll_again(record: &Record) -> bool {
    matches!(record.battle.question(), Some(Step::Content(ask)) if matches!(ask.want, Want::Choose { .. }))
}

/// Covers F-08.
#[test]
fn a_roll_that_was_made_again_is_not_made_a_third_time() {
    let all = What::RollsAllAgainOnce;
    for words in [vec![all.clone(), all.clone()], vec![What::RollsAgain, all.clone()]] {
        let mut record = lucky(&words);
        record.say(shoot("rifle", 2)).dice(&[2, 2]);
        assert!(may_roll_again(&record), "{words:?}");
        record.say(Command::Choose { option: 0 }).dice(&[2, 3]);
        assert!(acts(&record, 0), "{words:?}: the second source is of no use to this roll");
    }
    // An Injury Roll neither.
    let mut record = lucky(&[all.clone(), all]);
    record.say(shoot("rifle", 2)).dice(&[4, 4]).dice(&[1, 2]);
    record.say(Command::Choose { option: 0 }).dice(&[1, 3]);
    assert_eq!(record.blood(2), 1, "4: a Minor Hit that stands");
    assert!(acts(&record, 0));
}

//! The Melee & Strength table.

use super::*;

#[test]
fn stand_firm_makes_the_first_down_a_minor_hit() {
    let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), "stand-firm"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert_eq!(applied(&record), (InjuryResult::MinorHit, vec!["Stand Firm".into()]));
    assert_eq!((down(&record, 1), record.blood(1)), (false, 1));
    next_turn(&mut record);
    record.activate(0).say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert!(down(&record, 1), "once in a game");
}

#[test]
fn parry_costs_melee_attacks_a_die() {
    let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), "parry"));
    record.say(fight("sword", 1));
    assert_eq!(why(&record), [("Parry".to_owned(), -1)]);
    record.dice(&[6, 4, 2]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "4 and 2 count: it missed");
}

#[test]
fn close_quarters_combat_asks_the_table_for_terrain() {
    let mut record = melee(knows(sword(0, "Geoff"), "close-quarters-combat"), sword(1, "Kell"));
    let table = vec!["The attacker touches a piece of terrain.".to_owned()];
    let facts = Facts { table, ..Facts::default() };
    record.say(Command::Fight { weapon: "sword".into(), target: 1, facts });
    assert_eq!(counts(&record, "Close Quarters Combat"), Some(1));
    record.dice(&[1, 4, 3]);
    assert_eq!(counts(&record, "Close Quarters Combat"), Some(1), "on the Injury Roll too");
    let mut open = melee(knows(sword(0, "Geoff"), "close-quarters-combat"), sword(1, "Kell"));
    open.say(fight("sword", 1));
    assert_eq!(counts(&open, "Close Quarters Combat"), None);
}

#[test]
fn relentless_charge_counts_in_the_activation_of_the_charge() {
    let geoff = knows(sword(0, "Geoff"), "relentless-charge");
    let mut record = apart(geoff, sword(1, "Kell"), 9);
    record.say(Command::charge(1)).dice(&[3]).say(Command::stop(Some(Point::inches(10, 8)), false));
    record.say(fight("sword", 1));
    assert_eq!(counts(&record, "Relentless Charge"), Some(1));
    record.dice(&[1, 1, 1]).say(Command::EndActivation);
    // Its reaction to the retreat is not an attack of that Activation.
    record.activate(1).say(Command::Retreat);
    record.say(Command::React { model: 0, weapon: "sword".into(), facts: Facts::default() });
    assert_eq!(counts(&record, "Relentless Charge"), None);
}

#[test]
fn melee_proficiency_stands_on_the_card() {
    assert_eq!(knows(sword(0, "Geoff"), "melee-proficiency").melee, Some(1));
}

#[test]
fn strength_of_samson_is_strong_and_hurts_with_melee_weapons() {
    let geoff = kit::gun(knows(sword(0, "Geoff"), "strength-of-samson"), "pistol", 12, &["PISTOL"]);
    let mut geoff = geoff;
    geoff.weapons[1].melee = true;
    let mut record = melee(geoff.clone(), sword(1, "Kell"));
    assert!(has(&record, 0, "STRONG"));
    record.say(fight("sword", 1)).dice(&[4, 4]);
    assert_eq!(counts(&record, "Strength of Samson"), Some(1));
    let mut record = melee(geoff, sword(1, "Kell"));
    record.say(fight("pistol", 1)).dice(&[4, 4]);
    assert_eq!(counts(&record, "Strength of Samson"), None, "a PISTOL is no Melee Weapon");
}

#[test]
fn hard_as_nails_shrugs_the_first_down_off() {
    let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), "hard-as-nails"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert_eq!(applied(&record), (InjuryResult::NoEffect, vec!["Hard as Nails".into()]));
    assert_eq!((down(&record, 1), record.blood(1)), (false, 0));
    next_turn(&mut record);
    record.activate(0).say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert!(down(&record, 1), "once in a game");
}

#[test]
fn surgical_strike_is_called_on_once_an_activation() {
    let kell = kit::armour(sword(1, "Kell"), "Reinforced Armour", -2);
    let mut record = melee(knows(kit::blade(kit::model(0, "Geoff"), "axe", 1, &["CLEAVE 2"]), "surgical-strike"), kell);
    record.say(fight("axe", 1)).dice(&[4, 4]);
    assert_eq!(counts(&record, "Reinforced Armour"), Some(-2));
    record.say(Command::Call { model: 0, call: "surgical-strike".into(), paid: Vec::new() });
    assert_eq!(counts(&record, "Reinforced Armour"), None);
    record.dice(&[2, 1]);
    record.say(fight("axe", 1)).dice(&[4, 4]);
    let again = Command::Call { model: 0, call: "surgical-strike".into(), paid: Vec::new() };
    assert_eq!(record.refused(&again), "E-NOT-CALLED");
    assert_eq!(counts(&record, "Reinforced Armour"), Some(-2));
}

#[test]
fn champion_cleaves_and_its_second_attack_is_worse() {
    let mut record = melee(knows(sword(0, "Geoff"), "champion"), sword(1, "Kell"));
    record.say(fight("sword", 1));
    assert!(why(&record).is_empty());
    record.dice(&[1, 1]);
    record.say(fight("sword", 1));
    assert_eq!(why(&record), [("sword".to_owned(), -1)]);
    record.dice(&[1, 1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "two attacks, no more");
    let axe = knows(kit::blade(kit::model(0, "Geoff"), "axe", 1, &["CLEAVE 3"]), "champion");
    assert_eq!(axe.weapons[0].keywords, [Keyword::Cleave(3)], "a weapon with CLEAVE stays as it is");
    assert!(axe.weapons[0].effects.is_empty());
}

//! The Ranged table.

use super::*;

#[test]
fn hunter_ignores_cover() {
    for (id, counted) in [("hunter", None), ("parry", Some(-1))] {
        let mut record = apart(knows(rifle(0, "Piers"), id), rifle(1, "Kell"), 10);
        let facts = Facts { cover: Some(true), ..Facts::default() };
        record.say(Command::Shoot { weapon: "rifle".into(), target: 1.into(), facts });
        assert_eq!(counts(&record, "Cover"), counted, "{id}");
    }
}

#[test]
fn gunslinger_shoots_with_both_pistols_and_may_fight_after() {
    let two = kit::gun(kit::gun(sword(0, "Piers"), "pistol", 12, &["PISTOL"]), "pistol#2", 12, &["PISTOL"]);
    let piers = knows(kit::gun(two, "rifle", 24, &[]), "gunslinger");
    assert!(piers.weapons[1].keywords.contains(&Keyword::Assault));
    assert!(piers.weapons[2].keywords.contains(&"IGNORE OFF-HAND WEAPON".parse().unwrap()));
    assert!(!piers.weapons[3].keywords.contains(&Keyword::Assault), "a rifle is no PISTOL");
    let mut record = apart(piers, rifle(1, "Kell"), 5);
    record.say(shoot("pistol", 1)).dice(&[1, 1]);
    record.say(shoot("pistol#2", 1));
    assert!(why(&record).is_empty(), "no Off-Hand");
    record.dice(&[1, 1]);
    record.say(Command::charge(1));
}

#[test]
fn far_shot_reaches_six_inches_further_with_some_weapons() {
    let mut piers = kit::gun(rifle(0, "Piers"), "pistol", 12, &["PISTOL"]);
    piers = kit::gun(piers, "musket", 18, &[]);
    piers.weapons[0].name = "Automatic Rifle".into();
    let ranges = knows(piers, "far-shot").weapons.into_iter().map(|w| w.range.unwrap());
    assert_eq!(ranges.collect::<Vec<_>>(), [30, 18, 18].map(Length::inches));
}

#[test]
fn sharp_eyes_ignore_long_range() {
    for (id, counted) in [("sharp-eyes", None), ("parry", Some(-1))] {
        let mut record = apart(knows(rifle(0, "Piers"), id), rifle(1, "Kell"), 20);
        record.say(shoot("rifle", 1));
        assert_eq!(counts(&record, "Long"), counted, "{id}");
    }
}

#[test]
fn ranged_proficiency_stands_on_the_card() {
    assert_eq!(knows(rifle(0, "Piers"), "ranged-proficiency").ranged, Some(1));
}

#[test]
fn a_snipers_nest_is_worth_two_dice() {
    let mut record = apart(knows(rifle(0, "Piers"), "snipers-nest"), rifle(1, "Kell"), 10);
    record.say(Command::Stand { model: 0, height: Some(Length::inches(4)), ledge: None, danger: None });
    record.say(shoot("rifle", 1));
    assert_eq!((counts(&record, "Elevated"), counts(&record, "Sniper’s Nest")), (Some(1), Some(1)));
}

#[test]
fn point_blank_fights_with_a_rifle_by_the_ranged_characteristic() {
    let mut piers = rifle(0, "Piers");
    (piers.ranged, piers.melee) = (Some(2), Some(-1));
    let mut record = melee(knows(piers, "point-blank"), kit::keywords(sword(1, "Kell"), &["FEAR"]));
    record.say(fight("rifle", 1));
    assert_eq!(why(&record), [("Ranged".to_owned(), 2), ("FEAR".to_owned(), -1)]);
    assert_eq!(record.refused(&shoot("rifle", 1)), "F-NOT-ASKED");
}

#[test]
fn hip_shot_gives_ranged_weapons_assault() {
    let mut record = apart(knows(kit::blade(rifle(0, "Piers"), "sword", 1, &[]), "hip-shot"), sword(1, "Kell"), 8);
    record.say(shoot("rifle", 1)).dice(&[1, 1]).say(Command::charge(1));
    let sheet = record.battle.sheet(0).unwrap();
    assert!(!sheet.weapons[1].keywords.contains(&Keyword::Assault), "a sword does not shoot");
}

#[test]
fn a_headshot_ignores_armour_on_a_critical() {
    let kell = || kit::armour(sword(1, "Kell"), "Reinforced Armour", -2);
    let mut record = apart(knows(rifle(0, "Piers"), "headshot"), kell(), 10);
    record.say(shoot("rifle", 1)).dice(&[6, 6]);
    assert_eq!(counts(&record, "Reinforced Armour"), None);
    let mut record = apart(knows(rifle(0, "Piers"), "headshot"), kell(), 10);
    record.say(shoot("rifle", 1)).dice(&[5, 6]);
    assert_eq!(counts(&record, "Reinforced Armour"), Some(-2), "a plain hit");
}

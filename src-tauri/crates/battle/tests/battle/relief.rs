//! What takes markers off a model, stands it up or calls it to act, and whom it cannot help.

use super::arsenal::carries;
use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, ModelId, Spend, Step};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Effect, What, When};

fn uses(action: &str, target: ModelId, outcome: u8) -> Command {
    Command::Use { action: action.into(), target: Some(target), outcome, paid: Vec::new() }
}

/// A medic 0 beside a friend 1, both far from the enemy; the medic is Activated.
fn ward(medic: ModelCard, friend: ModelCard) -> Record {
    let field = kit::field(vec![medic, friend], vec![kit::model(8, "Kell"), kit::model(9, "Spare")]);
    let mut record = Record::placed(field, &[(10, 30), (11, 30), (40, 10), (44, 4)]);
    markers(&mut record, 1, 2, 0, 1);
    record
}

fn golem(id: u32) -> ModelCard {
    kit::keywords(kit::model(id, "Golem"), &["GOLEM"])
}

fn lies_on(record: &Record, model: ModelId) -> (u8, u8) {
    let markers = record.battle.fighter(model).unwrap().markers;
    (markers.blood, markers.infection)
}

fn lasting(mut sheet: ModelCard, source: &str, what: What) -> ModelCard {
    let effect = Effect { when: When::Always, conditions: Vec::new(), what: vec![what] };
    sheet.effects.push(Sourced { source: source.into(), effect });
    sheet
}

/// Covers F GOLEM, MRK-01.
#[test]
fn a_medi_kit_takes_blood_off_a_friend_and_not_off_a_golem() {
    for (friend, left) in [(kit::model(1, "Anna"), (1, 1)), (golem(1), (2, 1))] {
        let mut record = ward(carries(kit::model(0, "Medic"), "Medi-kit"), friend);
        record.activate(0).say(uses("treat", 1, 0)).dice(&[4, 4]);
        assert_eq!(lies_on(&record, 1), left);
    }
}

/// Covers F GOLEM, F INFECTION MARKER, MRK-01.
#[test]
fn of_a_golem_a_die_of_markers_takes_the_infection_alone() {
    // BLOOD goes first if it may go: D3 shows 2, and both BLOOD MARKERS go.
    for (friend, left) in [(kit::model(1, "Anna"), (0, 1)), (golem(1), (2, 0))] {
        let mut record = ward(carries(kit::model(0, "Medic"), "Arise and be Healed!"), friend);
        record.activate(0).say(uses("arise", 1, 0)).dice(&[4, 3]).dice(&[3]);
        assert_eq!(lies_on(&record, 1), left);
    }
}

/// Covers F GOLEM, F REGENERATE.
#[test]
fn a_golem_neither_regenerates_nor_feeds_a_friends_spell() {
    let mut record = ward(kit::model(0, "Medic"), kit::keywords(golem(1), &["REGENERATE 1"]));
    record.activate(1);
    assert!(acts(&record, 1), "nothing is asked");
    // Spent by the enemy its BLOOD goes like any other.
    record.say(Command::Dash).say(Command::Spend { side: 1, markers: Spend { blood: 2, ..Spend::default() } });
    assert_eq!(lies_on(&record, 1).0, 0);
    let price = nml_catalogue::effect::Price::Blood(vec![1]);
    let mut cult = ward(kit::model(0, "Sorcerer"), golem(1));
    markers(&mut cult, 2, 1, 0, 0);
    assert_eq!(cult.battle.purse_for(0, &price).from, [(2, 1)], "of a friendly GOLEM nothing is taken");
    assert_eq!(cult.battle.purse_for(2, &price).from, [(1, 2), (2, 1)], "its enemy may");
}

/// Covers F REGENERATE.
#[test]
fn regenerate_counts_from_card_kit_skill_and_aura_and_the_highest_of_them() {
    let regenerates = |sheet: ModelCard| {
        let mut record = ward(sheet, kit::model(1, "Anna"));
        markers(&mut record, 0, 4, 0, 0);
        record.activate(0);
        match record.battle.question() {
            Some(Step::Regenerate { most, .. }) => *most,
            _ => 0,
        }
    };
    let lent = |sheet, n: u8| lasting(sheet, "Salve", What::Keyword(format!("REGENERATE {n}").parse().unwrap()));
    let card = || kit::keywords(kit::model(0, "Thrall"), &["REGENERATE 1"]);
    assert_eq!(regenerates(kit::model(0, "Anna")), 0);
    assert_eq!(regenerates(card()), 1);
    assert_eq!(regenerates(lent(kit::model(0, "Anna"), 2)), 2, "lent for a while");
    assert_eq!(regenerates(lent(card(), 1)), 1);
    assert_eq!(regenerates(lent(card(), 3)), 3);
}

/// Covers ACT-31, DWN-04.
#[test]
fn treat_stands_up_who_is_down_and_nobody_who_stands() {
    let mut record = ward(carries(kit::model(0, "Medic"), "Medi-kit"), kit::model(1, "Anna"));
    record.activate(0);
    assert_eq!(record.refused(&uses("treat", 1, 1)), "E-NOT-DOWN");
    down(&mut record, 1);
    record.say(uses("treat", 1, 1)).dice(&[4, 3]);
    assert!(record.battle.fighter(1).unwrap().standing());
}

/// Covers ACT-31, ACT-02.
#[test]
fn hold_your_fire_names_an_enemy_that_was_not_activated_yet() {
    let field = kit::field(
        vec![kit::model(0, "Anna"), carries(kit::model(1, "Reyne"), "Hold Your Fire!")],
        vec![kit::model(8, "Kell"), kit::model(9, "Dorn"), kit::model(10, "Spare")],
    );
    let mut record = Record::placed(field, &[(10, 30), (12, 30), (10, 14), (20, 14), (44, 4)]);
    record.activate(0).say(Command::EndActivation).activate(2).say(Command::EndActivation).activate(1);
    assert_eq!(record.refused(&uses("hold-your-fire", 2, 0)), "E-NOT-NOW", "Kell has acted this Turn");
    record.say(uses("hold-your-fire", 3, 0));
    assert_eq!(record.refused(&Command::Activate { model: 4 }), "E-MUST-ACTIVATE");
    record.activate(3);
}

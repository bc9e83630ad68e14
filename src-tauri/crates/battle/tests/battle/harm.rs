//! Injuries without an attack, as records with literal dice.

use super::arsenal::carries;
use super::kit::{self, Record};
use super::say::{apart, asked, facing, fight, rifleman, shoot, swordsman, touching};
use nml_battle::{ActivationEnd, Command, Condition, Event, HarmSource, Markers, ModelId, Spend, StateChange, Step};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Action, ActionInjury, ActionRoll, ActionTarget, Effect, Outcome, When};

/// A model with an ACTION that injures one model without an attack.
fn witch(injury: ActionInjury) -> ModelCard {
    let action = Action {
        id: "wither".into(),
        name: "Wither".into(),
        roll: ActionRoll::None,
        dice: 0,
        target: ActionTarget::AnyModel,
        range: None,
        sight: false,
        outcome: vec![Outcome::InjuryRoll(injury)],
        ..Action::default()
    };
    let mut sheet = kit::model(0, "Witch");
    let effect = Effect { when: When::Action(Box::new(action)), conditions: Vec::new(), what: Vec::new() };
    sheet.effects.push(Sourced { source: "Wither".into(), effect });
    sheet
}

fn plain() -> ActionInjury {
    ActionInjury { injury_dice: 0, per_armour_point: 0, on_critical: 0, ..ActionInjury::default() }
}

fn withers(record: &mut Record, target: ModelId) {
    record.say(Command::Use { action: "wither".into(), target: Some(target), outcome: 0, paid: Vec::new() });
}

fn against(target: ModelCard, injury: ActionInjury) -> Record {
    let field = kit::field(vec![witch(injury), kit::model(8, "Spare")], vec![target, kit::model(9, "Spare")]);
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 20), (44, 4)]);
    record.activate(0);
    withers(&mut record, 2);
    record
}

/// Covers INJ-02, INJ-12, INJ-19.
#[test]
fn harm_counts_armour_and_the_enemy_of_the_hurt_model_rolls() {
    let mut record = against(kit::armour(kit::model(1, "Kell"), "Standard Armour", -1), plain());
    let step = record.battle.question().unwrap();
    assert_eq!(record.battle.answerers(step), vec![0]);
    record.dice(&[4, 3]);
    assert!(record.battle.fighter(2).unwrap().standing(), "7 − 1 = 6: a Minor Hit");
    assert_eq!(record.blood(2), 1);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "the Activation goes on");
}

/// Covers INJ-03, INJ-14, MRK-04, MRK-06, X-05.
#[test]
fn x_05_markers_and_a_bloodbath_work_on_harm_too() {
    let field =
        kit::field(vec![witch(plain()), kit::model(8, "Spare")], vec![kit::model(1, "Kell"), kit::model(9, "Spare")]);
    let mut record = Record::placed(field, &[]);
    let change = StateChange::Markers { model: 2, markers: Markers { blood: 6, infection: 1, blessing: 0 } };
    record.say(Command::SetRight { change, reason: "as it lies".into() }).activate(0);
    withers(&mut record, 2);
    record.say(Command::Spend { side: 0, markers: Spend { blood: 6, infection: 1, blessing: 0, bloodbath: true } });
    record.dice(&[6, 4, 2, 1]);
    let Some(Event::Rolled(rolled)) = record.events.iter().rev().find(|e| matches!(e, Event::Rolled(_))) else {
        panic!()
    };
    assert_eq!((rolled.total, &rolled.kept[..]), (12, &[0, 1, 2][..]), "6 + 4 + 2");
}

/// Covers INJ-16, INJ-17, KW-08, KW-15.
#[test]
fn tough_and_fire_act_on_harm_and_the_fall_says_what_did_it() {
    let fire = ActionInjury { keywords: vec!["FIRE".parse().unwrap()], ..plain() };
    let mut record = against(kit::keywords(kit::model(1, "Kell"), &["TOUGH"]), fire.clone());
    record.dice(&[6, 6]);
    assert!(record.battle.fighter(2).unwrap().down());
    assert_eq!(record.blood(2), 2, "one for going Down, one for FIRE");
    let mut record = against(kit::model(1, "Kell"), fire);
    record.dice(&[6, 6]);
    let fall = record.battle.fighter(2).unwrap().fall.clone().unwrap();
    assert_eq!((fall.by, fall.weapon, fall.reach), (Some(0), None, None));
    assert_eq!(fall.harm, Some(HarmSource::Action { id: "wither".into() }));
}

/// Covers DWN-01, INJ-19, ACT-07.
#[test]
fn harm_in_the_own_activation_ends_it_but_not_what_is_due_to_others() {
    let field = kit::field(
        vec![kit::gun(kit::model(0, "Bomber"), "launcher", 24, &["BLAST 3"]), kit::model(8, "Spare")],
        vec![kit::model(1, "Kell"), kit::model(9, "Spare")],
    );
    let mut record = Record::placed(field, &[(10, 22), (44, 44), (10, 20), (44, 4)]);
    record.activate(0);
    record.say(Command::Shoot { weapon: "launcher".into(), target: 2.into(), facts: nml_battle::Facts::default() });
    record.dice(&[4, 4]).say(Command::Caught { models: vec![0, 2] });
    // The bomber itself first: Down, so its Activation is over; Kell's Injury Roll is still due.
    record.dice(&[4, 3]);
    assert_eq!(record.battle.fighter(0).unwrap().condition, Condition::Down);
    assert!(record.events.contains(&Event::ActivationEnded { model: 0, reason: ActivationEnd::Fell }));
    assert!(matches!(record.battle.question(), Some(Step::Injury(roll)) if roll.victim == 2));
    record.dice(&[1, 2]);
    assert_eq!(record.blood(2), 1);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })), "then the other side");
}

/// Covers INJ-04, INJ-19.
#[test]
fn the_injury_modifier_of_harm_counts_once() {
    let field = kit::field(
        vec![witch(ActionInjury { modifier_per_blood: 1, ..plain() }), kit::model(8, "Spare")],
        vec![kit::model(1, "Kell"), kit::model(9, "Spare")],
    );
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 20), (44, 4)]);
    let change = StateChange::Markers { model: 2, markers: Markers { blood: 2, ..Markers::default() } };
    record.say(Command::SetRight { change, reason: "as it lies".into() }).activate(0);
    withers(&mut record, 2);
    // 4 + 2 and one for each of the two markers: 8 is Down. Counted twice it were 10, Out of Action.
    record.dice(&[4, 2]);
    let Some(Event::Rolled(rolled)) = record.events.iter().rev().find(|e| matches!(e, Event::Rolled(_))) else {
        panic!()
    };
    assert_eq!((rolled.total, rolled.modifiers.len()), (8, 1));
    assert_eq!(record.battle.fighter(2).unwrap().condition, Condition::Down);
}

/// Covers INJ-03, INJ-19.
#[test]
fn a_chest_wound_tells_against_attacks_and_not_against_a_fall() {
    let wounded = || carries(kit::model(1, "Kell"), "Chest Wound");
    let mut withered = against(wounded(), plain());
    assert_eq!(asked(&withered), 2, "harm that is no attack");
    withered.dice(&[1, 1]);
    let mut struck = touching(apart(swordsman(0), wounded()));
    struck.say(fight("sword", 2)).dice(&[4, 4]);
    assert_eq!(asked(&struck), 3);
    let mut shot = facing(apart(rifleman(0), wounded()));
    shot.say(shoot("rifle", 2)).dice(&[4, 4]);
    assert_eq!(asked(&shot), 3);
}

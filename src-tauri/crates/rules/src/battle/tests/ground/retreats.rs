//! Retreats, reactions and pushes.

use super::{activated, acts, at, field, inches, is_down, kit, place, swordsman, tenths, under};
use crate::battle::{Command, Facts, Field, Step};
use crate::catalogue::Point;
use crate::effect::{Action, ActionRoll, ActionTarget, Die, Effect, Outcome, When};
use crate::ruling::{RetreatPath, RetreatReaction};
use crate::sheet::{Sheet, Sourced};

fn scrap(change: impl FnOnce(&mut crate::ruling::Rulings)) -> kit::Record {
    let mine = swordsman(0, "Geoff");
    activated(under(field(mine, swordsman(1, "Locust"), vec![]), change), (10, 20), (10, 21))
}

fn strike(weapon: &str) -> Command {
    Command::React { model: 2, weapon: weapon.into(), facts: Facts::default() }
}

/// Covers ACT-23, ACT-24.
#[test]
fn enemies_strike_first_and_the_retreat_ends_clear_of_them() {
    let mut record = scrap(|_| {});
    record.say(Command::Retreat).say(strike("sword")).dice(&[1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::RetreatMove { model: 0 })));
    let near = Some(Point { x: inches(10), y: tenths(191) });
    assert_eq!(record.refused(&Command::walk(near)), "E-RETREAT-ENDS-ENGAGED");
    assert_eq!(record.refused(&Command::walk(at(10, 13))), "E-TOO-FAR");
    record.say(Command::walk(at(15, 21)));
    assert_eq!(place(&record, 0), at(15, 21), "any direction will do");
    assert!(acts(&record, 0));
    let lone = activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), (10, 20), (30, 20));
    assert_eq!(lone.refused(&Command::Retreat), "E-NOT-ENGAGED");
}

/// Covers C-12 directly_away.
#[test]
fn under_the_old_reading_a_retreat_leads_straight_away() {
    let mut record = scrap(|r| r.retreat_path = RetreatPath::DirectlyAway);
    record.say(Command::Retreat).say(Command::Enough);
    assert_eq!(record.refused(&Command::walk(at(15, 20))), "E-RETREAT-NOT-AWAY");
    record.say(Command::walk(at(10, 15)));
}

/// Covers C-13 full_fight, ACT-24, F CLEAVE.
#[test]
fn a_reaction_is_one_weapon_or_a_whole_fight() {
    let two = || kit::blade(kit::blade(kit::model(1, "Brute"), "club", 1, &[]), "knife", 1, &[]);
    let begin = |reading| {
        let field = under(field(swordsman(0, "Geoff"), two(), vec![]), |r| r.retreat_reaction = reading);
        let mut record = activated(field, (10, 20), (10, 21));
        record.say(Command::Retreat).say(strike("club")).dice(&[1, 1]);
        record
    };
    let record = begin(RetreatReaction::OneWeaponCleaveOk);
    assert!(matches!(record.battle.question(), Some(Step::RetreatMove { .. })));
    let mut record = begin(RetreatReaction::FullFight);
    record.say(Command::Fight { weapon: "knife".into(), target: 0, facts: Facts::default() });
    record.dice(&[1, 1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::RetreatMove { .. })));
}

/// A model with an ACTION that pushes an enemy by a D3.
fn bully() -> Sheet {
    let action = Action {
        id: "push".into(),
        name: "Push".into(),
        roll: ActionRoll::None,
        dice: 0,
        target: ActionTarget::Enemy,
        range: None,
        sight: false,
        conditions: Vec::new(),
        price: None,
        uses: None,
        successes: None,
        once_per_target: false,
        ends_activation: false,
        outcome: vec![Outcome::Shove(Die::D3)],
    };
    let mut sheet = swordsman(0, "Bully");
    let effect = Effect { when: When::Action(Box::new(action)), conditions: Vec::new(), what: Vec::new() };
    sheet.effects.push(Sourced { source: "Push".into(), effect });
    sheet
}

fn pushed() -> kit::Record {
    let mut field: Field = field(bully(), swordsman(1, "Locust"), vec![]);
    field.forces[0].models[1] = swordsman(8, "Piers");
    let mut record = kit::Record::placed(field, &[(10, 20), (10, 22), (10, 21), (46, 2)]);
    record.activate(0).say(Command::Use { action: "push".into(), target: Some(2), outcome: 0, paid: Vec::new() });
    record.dice(&[4]);
    record
}

/// Covers ACT-24, MOV-12.
#[test]
fn a_push_out_of_a_fight_is_a_retreat_by_force_and_enemies_strike() {
    let mut record = pushed();
    assert!(matches!(record.battle.question(), Some(Step::Reactions { model: 2, .. })));
    record.say(Command::React { model: 1, weapon: "sword".into(), facts: Facts::default() }).dice(&[1, 1]);
    record.say(Command::Enough);
    assert!(matches!(record.battle.question(), Some(Step::Put(_))));
    assert_eq!(record.refused(&Command::Put { to: at(14, 21) }), "E-TOO-FAR", "4 is two inches");
    record.say(Command::Put { to: at(12, 21) });
    assert_eq!(place(&record, 2), at(12, 21));
    assert!(acts(&record, 0));
}

/// Covers ACT-24, DWN-03.
#[test]
fn a_pushed_model_that_falls_stays_where_it_is() {
    let mut record = pushed();
    record.say(Command::React { model: 1, weapon: "sword".into(), facts: Facts::default() });
    record.dice(&[4, 4]).dice(&[4, 3]);
    assert!(is_down(&record, 2));
    assert!(acts(&record, 0), "and nobody moves it");
    assert_eq!(place(&record, 2), at(10, 21));
    // Nor is it pushed when it lies there.
    let mut record = kit::Record { battle: record.battle.clone(), events: Vec::new() };
    record.say(Command::EndActivation);
    record.activate(3).say(Command::EndActivation);
}

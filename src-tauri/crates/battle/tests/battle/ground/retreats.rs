//! Retreats, reactions and pushes.

use super::{activated, acts, at, field, inches, is_down, kit, over_to, place, swordsman, tenths, under, why};
use nml_battle::{Command, Event, Facts, Field, Step};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Action, ActionRoll, ActionTarget, Die, Effect, Outcome, What, When};
use nml_catalogue::ruling::{RetreatPath, RetreatReaction};
use nml_catalogue::{Point, TerrainKind};

fn scrap(change: impl FnOnce(&mut nml_catalogue::ruling::Rulings)) -> kit::Record {
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
fn bully() -> ModelCard {
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
    // The Bully itself stands within an inch of it and may still strike.
    record.say(Command::Enough);
    assert!(acts(&record, 0), "and nobody moves it");
    assert_eq!(place(&record, 2), at(10, 21));
    // Nor is it pushed when it lies there.
    let mut record = kit::Record { battle: record.battle.clone(), events: Vec::new() };
    record.say(Command::EndActivation);
    record.activate(3).say(Command::EndActivation);
}

/// Covers ACT-24, F CLEAVE, DWN-01.
#[test]
fn all_enemies_strike_at_a_retreat_also_when_the_first_blow_takes_it_down() {
    let brute = kit::blade(kit::model(1, "Brute"), "cleaver", 1, &["CLEAVE 2"]);
    let mut field = field(swordsman(0, "Geoff"), brute, vec![]);
    field.forces[1].models[1] = swordsman(9, "Piers");
    let mut record = kit::Record::placed(field, &[(10, 20), (46, 46), (10, 21), (11, 20)]);
    record.activate(0).say(Command::Retreat);
    record.say(strike("cleaver")).dice(&[4, 4]).dice(&[4, 4]);
    assert!(is_down(&record, 0), "eight: Down");
    // The second strike of the cleaver, at a model that is Down: a die more to hurt it.
    record.say(Command::Fight { weapon: "cleaver".into(), target: 0, facts: Facts::default() });
    record.dice(&[4, 4]).dice(&[1, 1, 2]);
    assert_eq!(record.blood(0), 2, "one for going Down, one for three");
    // And Piers strikes as well; then its Activation is over, and it has not moved.
    record.say(Command::React { model: 3, weapon: "sword".into(), facts: Facts::default() }).dice(&[1, 1]);
    assert!(over_to(&record, 1));
    assert_eq!(place(&record, 0), at(10, 20));
}

/// Covers ACT-24.
#[test]
fn a_retreat_ends_where_the_model_goes_out_of_action() {
    let mut field = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]);
    field.forces[1].models[1] = swordsman(9, "Piers");
    let mut record = kit::Record::placed(field, &[(10, 20), (46, 46), (10, 21), (11, 20)]);
    record.activate(0).say(Command::Retreat).say(strike("sword")).dice(&[4, 4]).dice(&[5, 5]);
    assert!(over_to(&record, 1), "nobody is left to strike at");
}

/// Hammer 0, whose blows push by a D3, and Piers 1 at the Locust 2.
fn hammered(terrain: Vec<nml_catalogue::Terrain>) -> kit::Record {
    let mut hammer = kit::blade(kit::model(0, "Hammer"), "hammer", 2, &[]);
    let push = Effect { when: When::AfterOwnInjuryRoll, conditions: Vec::new(), what: vec![What::Push(Die::D3)] };
    hammer.weapons[0].effects.push(push);
    let mut field = field(hammer, swordsman(1, "Locust"), terrain);
    field.forces[0].models[1] = swordsman(8, "Piers");
    let mut record = kit::Record::placed(field, &[(10, 20), (11, 21), (10, 21), (46, 2)]);
    record.activate(0).say(Command::Fight { weapon: "hammer".into(), target: 2, facts: Facts::default() });
    record.dice(&[4, 4]);
    record
}

/// Covers ACT-24, MOV-12.
#[test]
fn a_weapon_that_pushes_out_of_a_fight_provokes_the_same_strikes() {
    let mut record = hammered(vec![]);
    record.dice(&[1, 2]).dice(&[4]);
    assert!(matches!(record.battle.question(), Some(Step::Reactions { model: 2, waiting }) if *waiting == [0, 1]));
    record.say(Command::React { model: 1, weapon: "sword".into(), facts: Facts::default() }).dice(&[1, 1]);
    // The Hammer strikes as well, and pushes it again: that provokes nobody a second time.
    record.say(Command::React { model: 0, weapon: "hammer".into(), facts: Facts::default() });
    record.dice(&[4, 4]).dice(&[1, 2]).dice(&[2]);
    record.say(Command::Put { to: at(10, 22) });
    assert_eq!(record.refused(&Command::Put { to: at(10, 25) }), "E-TOO-FAR", "4 is two inches");
    record.say(Command::Put { to: at(10, 24) });
    assert_eq!(place(&record, 2), at(10, 24));
    assert!(acts(&record, 0));
}

/// Covers DWN-03, ACT-24.
#[test]
fn of_a_model_that_is_down_the_table_says_whether_it_is_pushed() {
    let begin = || {
        let mut record = hammered(vec![]);
        record.dice(&[4, 4]).dice(&[4]);
        assert!(is_down(&record, 2));
        record
    };
    let mut stays = begin();
    stays.say(Command::Choose { option: 1 });
    assert!(acts(&stays, 0));
    assert_eq!(place(&stays, 2), at(10, 21));
    let mut goes = begin();
    goes.say(Command::Choose { option: 0 }).say(Command::Enough).say(Command::Put { to: at(10, 23) });
    assert_eq!(place(&goes, 2), at(10, 23));
    assert!(is_down(&goes, 2) && acts(&goes, 0));
}

/// Covers MOV-07, MOV-12.
#[test]
fn a_push_off_a_ledge_is_a_fall() {
    let hill = || vec![kit::piece("hill", TerrainKind::Hill, (6, 16), (8, 6), 4)];
    let begin = || {
        let mut record = hammered(hill());
        record.dice(&[1, 2]).dice(&[4]).say(Command::Enough);
        record
    };
    let mut over = begin();
    over.say(Command::Put { to: at(10, 23) });
    assert_eq!(why(&over), vec![("Fall".into(), 1)], "four inches");
    over.dice(&[1, 1, 1]);
    let fell = |e: &Event| matches!(e, Event::Fell { model: 2, drop, .. } if *drop == inches(4));
    assert!(over.events.iter().any(fell) && acts(&over, 0));
    assert_eq!(over.battle.elevation(2), inches(0));
    let mut upon = begin();
    upon.say(Command::Put { to: at(8, 21) });
    assert_eq!(upon.battle.elevation(2), inches(4), "it is still up there");
    assert!(acts(&upon, 0));
}

/// Covers MOV-07, MOV-12.
#[test]
fn whether_a_floor_that_no_map_shows_ends_there_the_table_says() {
    let begin = || {
        let mut record = hammered(vec![]);
        for model in [0, 1, 2] {
            record.say(Command::Stand { model, height: Some(inches(5)), ledge: None, danger: None });
        }
        record.dice(&[1, 2]).dice(&[4]).say(Command::Enough).say(Command::Put { to: at(10, 23) });
        record
    };
    let mut falls = begin();
    falls.say(Command::Choose { option: 0 });
    assert_eq!(why(&falls), vec![("Fall".into(), 1)], "five inches");
    let mut stays = begin();
    stays.say(Command::Choose { option: 1 });
    assert_eq!(stays.battle.elevation(2), inches(5));
    assert!(acts(&stays, 0));
}

//! Battles as records with literal dice.

use super::kit::{self, Record};
use super::say::last_roll;
use nml_battle::{
    Chances, Command, EndReason, Event, Facts, Modifier, ModifierKind, Outcome, RollName, RollResult, Rolled, Source,
    Spend, Step,
};
use nml_catalogue::effect::InjuryResult;
use nml_dice::Face;

fn shoot(weapon: &str, target: u16) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

fn fight(weapon: &str, target: u16) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

/// Two riflemen 10 inches apart.
fn duel() -> Record {
    let rifle = |id, name: &str| kit::gun(kit::model(id, name), "rifle", 24, &[]);
    Record::placed(kit::field(vec![rifle(0, "Piers")], vec![rifle(1, "Kell")]), &[(10, 30), (10, 20)])
}

/// Covers V-03, MRK-04, INJ-09.
#[test]
fn v_03_a_blood_marker_buys_an_injury_die() {
    let mut record = duel();
    record.activate(0).say(shoot("rifle", 1)).dice(&[4, 4]);
    record.dice(&[1, 3]);
    assert_eq!(record.blood(1), 1, "a Minor Hit first");
    record.say(Command::EndActivation).activate(1).say(Command::EndActivation);
    record.say(Command::Control { holders: vec![None; 5] }).dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
    record.activate(0).say(shoot("rifle", 1)).dice(&[4, 4]);
    record.say(Command::Spend { side: 0, markers: Spend { blood: 1, ..Spend::default() } });
    record.dice(&[5, 1, 4]);
    let outcome = record.battle.outcome.unwrap();
    assert_eq!(outcome, Outcome::new(Some(0), EndReason::NoModels));
}

/// Covers V-04, ATK-06, ROL-05.
#[test]
fn v_04_cover_makes_a_six_of_eleven() {
    let mut record = duel();
    let facts = Facts { cover: Some(true), ..Facts::default() };
    record.activate(0).say(Command::Shoot { weapon: "rifle".into(), target: 1.into(), facts });
    record.dice(&[5, 5, 1]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "missed, and the Activation goes on");
}

/// Covers X-15, ATK-05.
#[test]
fn x_15_long_range_begins_beyond_half() {
    let rifle = |id, name: &str| kit::gun(kit::model(id, name), "rifle", 24, &[]);
    // Bases of 25 mm: rim to rim is centre to centre less 25 mm.
    for (y, dice) in [(12, 2), (13, 3)] {
        let field = kit::field(vec![rifle(0, "Piers")], vec![rifle(1, "Kell")]);
        let mut record = Record::placed(field, &[(10, 0), (10, y)]);
        record.activate(0).say(shoot("rifle", 1));
        let step = record.battle.question().unwrap();
        assert_eq!(record.battle.faces_asked(step), Some(dice), "{y} inches");
    }
}

/// Covers V-18, ACT-04.
#[test]
fn v_18_shooting_twice_is_refused() {
    let mut record = duel();
    record.activate(0).say(shoot("rifle", 1)).dice(&[1, 1]);
    record.say(Command::Dash).dice(&[6, 6]).say(Command::Enough);
    assert_eq!(record.refused(&shoot("rifle", 1)), "E-ACTION-REPEATED");
}

/// Covers V-14, ACT-25, ROL-02.
#[test]
fn v_14_a_failed_dash_ends_the_activation() {
    let mut record = duel();
    record.activate(0).say(Command::Dash).dice(&[2, 3]);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })));
}

/// Covers V-16, ACT-27.
#[test]
fn v_16_a_shot_without_assault_bars_the_charge() {
    let mut record = duel();
    record.activate(0).say(shoot("rifle", 1)).dice(&[1, 1]);
    assert_eq!(record.refused(&Command::charge(1)), "E-SHOT-NO-ASSAULT");
}

/// Covers ACT-29, DWN-04, F CRITICAL.
#[test]
fn a_charge_moves_fights_and_takes_a_model_down() {
    let sword = |id, name: &str| kit::blade(kit::model(id, name), "sword", 1, &["CRITICAL"]);
    let mut record =
        Record::placed(kit::field(vec![sword(0, "Geoff")], vec![sword(1, "Locust")]), &[(10, 30), (10, 21)]);
    record.activate(0).say(Command::charge(1)).dice(&[3]);
    let to = Some(nml_catalogue::Point::inches(10, 22));
    record.say(Command::stop(to, false));
    record.say(fight("sword", 1)).dice(&[6, 6]);
    // A critical with CRITICAL: two more INJURY DICE.
    record.dice(&[1, 2, 4, 3]);
    assert!(record.battle.fighter(1).unwrap().down());
    assert_eq!(record.blood(1), 1);
    record.say(Command::EndActivation).activate(1);
    assert!(record.battle.fighter(1).unwrap().standing(), "it stands up when Activated");
    assert_eq!(record.battle.allowance(1), nml_catalogue::length::Length::inches(3), "X-02: halved");
}

#[test]
fn x_01_a_charge_reaches_twelve_at_most() {
    let mut record = duel();
    record.activate(0).say(Command::charge(1)).dice(&[6]);
    assert!(
        matches!(record.battle.question(), Some(Step::EndCharge { reach, .. }) if *reach == nml_catalogue::length::Length::inches(12))
    );
}

/// Covers X-20, ACT-24, DWN-01.
#[test]
fn x_20_a_retreater_that_falls_does_not_move() {
    let sword = |id, name: &str| kit::blade(kit::model(id, name), "sword", 1, &[]);
    let mut record =
        Record::placed(kit::field(vec![sword(0, "Geoff")], vec![sword(1, "Locust")]), &[(10, 30), (10, 31)]);
    record.activate(0).say(Command::Retreat);
    record.say(Command::React { model: 1, weapon: "sword".into(), facts: Facts::default() }).dice(&[4, 4]);
    record.dice(&[4, 3]);
    assert!(record.battle.fighter(0).unwrap().down());
    assert_eq!(record.blood(0), 1);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })), "its Activation is over");
}

/// Covers INJ-16, KW-15, F TOUGH.
#[test]
fn v_24_tough_turns_the_first_out_of_action_into_down() {
    let rifle = kit::gun(kit::model(0, "Piers"), "rifle", 24, &[]);
    let tough = kit::keywords(kit::model(1, "Lieutenant"), &["TOUGH"]);
    let mut record = Record::placed(kit::field(vec![rifle], vec![tough]), &[(10, 30), (10, 20)]);
    let spared = |record: &Record| record.battle.spared(record.battle.question().unwrap());
    record.activate(0).say(shoot("rifle", 1));
    assert_eq!(spared(&record), ["TOUGH"], "the roll to hit says why Out of Action is out of the question");
    record.dice(&[4, 4]);
    assert_eq!(spared(&record), ["TOUGH"]);
    record.dice(&[6, 6]);
    assert!(record.battle.fighter(1).unwrap().down());
    assert!(record.battle.fighter(1).unwrap().tough_spent);
    let (rolled, applied) = (InjuryResult::OutOfAction, InjuryResult::Down);
    assert_eq!(last_roll(&record).result, RollResult::Injury { rolled, applied, by: vec!["TOUGH".into()] });
    record.say(Command::EndActivation).activate(1).say(Command::EndActivation);
    record.say(Command::Control { holders: vec![None; 5] }).dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
    record.activate(0).say(shoot("rifle", 1)).dice(&[4, 4]);
    assert!(spared(&record).is_empty());
    record.dice(&[6, 6]);
    assert_eq!(last_roll(&record).result, RollResult::Injury { rolled, applied: rolled, by: Vec::new() }, "only once");
    assert_eq!(record.battle.outcome.unwrap().reason, EndReason::NoModels);
}

/// Covers X-14, INJ-14.
#[test]
fn x_14_a_bloodbath_on_a_down_model_costs_three() {
    let rifle = kit::gun(kit::model(0, "Piers"), "rifle", 24, &[]);
    let mut record = Record::placed(
        kit::field(
            vec![rifle],
            vec![kit::armour(kit::model(1, "Kell"), "Reinforced Armour", -2), kit::model(2, "Nib")],
        ),
        &[(10, 30), (10, 20), (40, 10)],
    );
    let markers = nml_battle::Markers { blood: 5, ..Default::default() };
    record.say(Command::SetRight {
        change: nml_battle::StateChange::Markers { model: 1, markers },
        reason: "as it lies".into(),
    });
    let condition = nml_battle::Condition::Down;
    record.say(Command::SetRight {
        change: nml_battle::StateChange::Condition { model: 1, condition },
        reason: "as it lies".into(),
    });
    record.activate(0).say(shoot("rifle", 1)).dice(&[4, 4]);
    let spend = Spend { blood: 4, bloodbath: true, ..Spend::default() };
    record.say(Command::Spend { side: 0, markers: spend });
    // Three dice for the Bloodbath, one more for the fourth marker; the three highest count.
    record.dice(&[4, 4, 3, 1]);
    assert_eq!(record.battle.fighter(1).unwrap().condition, nml_battle::Condition::Out, "4 + 4 + 3 − 2 = 9");
    assert_eq!(record.blood(1), 1);
}

/// Covers V-21, MOR-01.
#[test]
fn v_21_half_or_more_fallen_makes_a_morale_check() {
    let rifle = |id| kit::gun(kit::model(id, "Rifle"), "rifle", 24, &[]);
    let field = kit::field((0..5).map(rifle).collect(), (5..10).map(rifle).collect());
    let mut record = Record::placed(field, &[]);
    for model in 0..2 {
        let change = nml_battle::StateChange::Condition { model, condition: nml_battle::Condition::Down };
        record.say(Command::SetRight { change, reason: "as it lies".into() });
    }
    assert!(!record.battle.must_check(0), "two of five");
    let change = nml_battle::StateChange::Condition { model: 2, condition: nml_battle::Condition::Out };
    record.say(Command::SetRight { change, reason: "as it lies".into() });
    assert!(record.battle.must_check(0), "three of five");
}

#[test]
fn an_overrule_is_recorded_and_form_is_not_waived() {
    let mut record = duel();
    record.activate(0);
    let far = Command::walk(Some(nml_catalogue::Point::inches(40, 40)));
    assert_eq!(record.refused(&far), "E-TOO-FAR");
    let overrule =
        |command: Command| Command::Overrule { command: Box::new(command), reason: "we measured 5.9".into() };
    assert_eq!(record.refused(&overrule(Command::charge(9))), "F-NO-SUCH-MODEL");
    assert_eq!(record.refused(&overrule(Command::Dash)), "F-NOTHING-TO-OVERRULE");
    record.say(overrule(far));
    let said = Event::Overruled { code: "E-TOO-FAR".into(), reason: "we measured 5.9".into() };
    assert!(record.events.contains(&said), "what was overruled, and why");
    assert_eq!(record.battle.fighter(0).unwrap().at, Some(nml_catalogue::Point::inches(40, 40)));
}

#[test]
fn hold_your_fire_names_who_must_be_activated_next() {
    use nml_catalogue::effect::{Action, ActionRoll, ActionTarget, Effect, Outcome as Does, When};
    let action = Action {
        id: "hold-your-fire".into(),
        name: "Hold Your Fire!".into(),
        roll: ActionRoll::None,
        dice: 0,
        target: ActionTarget::Enemy,
        range: None,
        sight: true,
        outcome: vec![Does::ForceNextActivation],
        ..Action::default()
    };
    let mut lieutenant = kit::model(0, "Reyne");
    let effect = Effect { when: When::Action(Box::new(action)), conditions: Vec::new(), what: Vec::new() };
    lieutenant.effects.push(nml_catalogue::card::Sourced { source: "Hold Your Fire!".into(), effect });
    let field =
        kit::field(vec![lieutenant, kit::model(1, "Piers")], vec![kit::model(2, "Kell"), kit::model(3, "Dorn")]);
    let mut record = Record::placed(field, &[(10, 30), (12, 30), (10, 10), (14, 10)]);
    record.activate(0).say(Command::Use {
        action: "hold-your-fire".into(),
        target: Some(3),
        outcome: 0,
        paid: Vec::new(),
    });
    assert_eq!(record.refused(&Command::Activate { model: 2 }), "E-MUST-ACTIVATE");
    record.activate(3);
}

/// What a Dash rolls is known before it is said: two dice, 7 or more, and Risky (ROL-01, ROL-02).
#[test]
fn the_roll_of_a_dash_is_looked_at_before_it_is_asked_for() {
    let mut record = duel();
    record.activate(0);
    let looked = record.battle.would_roll(&Command::Dash).unwrap();
    let Chances::Success(ways) = looked.chances else { panic!("{looked:?}") };
    let passes = (ways.bands.success + ways.bands.critical) * 36 / ways.of;
    assert_eq!((passes, looked.risky), (21, true));
    assert_eq!(record.battle.would_roll(&Command::walk(None)), None, "a Move rolls nothing");
    record.say(Command::Dash);
    assert_eq!(record.battle.chances(record.battle.question().unwrap()), Some(looked.chances));
    record.dice(&[2, 3]);
    assert_eq!(record.battle.would_roll(&Command::Dash), None, "it is another model's turn");
}

/// A roll tells what it adds up to: the dice that count, and what was added to them.
#[test]
fn a_roll_that_was_made_tells_its_own_sum() {
    let face = |n: u8| Face::new(n).unwrap();
    let line = |kind, value| Modifier { kind, value, name: String::new(), reason: String::new(), rule: String::new() };
    let rolled = Rolled {
        roll: RollName::Injury { by: None, from: None },
        model: Some(1),
        faces: vec![face(2), face(6), face(5)],
        source: Source::Table,
        kept: vec![1, 2],
        modifiers: vec![
            line(ModifierKind::InjuryDice, 2),
            line(ModifierKind::InjuryDice, -1),
            line(ModifierKind::InjuryModifier, -3),
        ],
        total: 9,
        result: RollResult::Injury { rolled: InjuryResult::Down, applied: InjuryResult::Down, by: Vec::new() },
    };
    assert_eq!(
        (rolled.counted(), rolled.net(), rolled.added(), rolled.adds_up()),
        (vec![face(6), face(5)], 1, -2, true)
    );
    let off = Rolled { roll: RollName::RollOff, result: RollResult::Won(None), ..rolled };
    assert_eq!((off.added(), off.adds_up()), (0, false));
}

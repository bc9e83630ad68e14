//! Dragon Hunt: models that belong to nobody.

use super::{about, band, kit};
use crate::kit::Record;
use nml_battle::{Command, Condition, DieFor, EndReason, Facts, NEUTRAL, Outcome, ScenarioSaid, ScenarioStep, Step};
use nml_catalogue::Point;

fn hunt() -> Record {
    let mut record = Record::begun(kit::field_of(6, band(0, 2), band(100, 2)), 1);
    record.at(0, 24, 10).at(1, 40, 5).at(2, 24, 44).at(3, 40, 44);
    record
}

/// Covers F-01, ACT-01.
#[test]
fn after_each_activation_a_die_says_which_neutral_model_acts() {
    let mut record = hunt();
    assert_eq!(record.battle.fighters[4].side, NEUTRAL);
    assert_eq!(record.battle.name(4), "Dragon");
    record.activate(0).say(Command::EndActivation);
    assert_eq!(about(&record), ScenarioStep::Die { what: DieFor::Neutral, side: Some(0) });
    record.dice(&[4]);
    let ScenarioStep::NeutralTurn { side: 0, among } = about(&record) else { panic!() };
    assert_eq!(among, [5, 6, 7, 8, 9, 10], "a Peasant on 1 to 4");
    record.activate(5);
    assert_eq!(record.battle.question().map(|s| record.battle.answerers(s)), Some(vec![0]), "A plays it");
    assert_eq!(record.refused(&Command::Dash), "E-NATURE");
    // It makes for the edge at 0, 18 and leaves over it.
    let edge = Point { x: nml_catalogue::length::Length::millimetres(26), y: Point::inches(0, 18).y };
    record.say(Command::walk(Some(edge)));
    record.say(Command::EndActivation);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })), "then side B");
}

/// Covers END-02, INJ-09.
#[test]
fn peasants_and_the_dragon_are_worth_points_at_once() {
    let mut record = hunt();
    record.at(5, 24, 11).activate(0);
    let fight = |target| Command::Fight { weapon: "sword".into(), target, facts: Facts::default() };
    // +2 DICE against a Peasant, then +2 INJURY DICE.
    record.say(fight(5)).dice(&[1, 1, 4, 4]).dice(&[1, 1, 5, 5]);
    assert_eq!(record.points(), [2, 0]);
    record.say(Command::EndActivation).dice(&[1]);
    record.activate(6).say(Command::EndActivation);
    // B shoots the Dragon: FEAR is for melee only; −3 armour.
    record.at(2, 24, 30).activate(2);
    record.say(Command::Shoot { weapon: "rifle".into(), target: 4.into(), facts: Facts::default() }).dice(&[6, 6]);
    record.dice(&[6, 6, 6]);
    assert!(record.battle.fighters[4].down(), "Undying: Out of Action becomes Down");
    assert_eq!(record.points(), [2, 3]);
    assert_eq!(record.battle.scene.undying, [(4, 1)]);
    record.say(Command::EndActivation).dice(&[6]);
    let ScenarioStep::NeutralTurn { among, .. } = about(&record) else { panic!() };
    assert!(among.contains(&4));
    record.activate(4).say(Command::Regenerate { markers: 1 });
    assert_eq!(record.battle.prey(4), Some(2), "the nearest that attacked it");
    let shot = Command::Shoot { weapon: "breath".into(), target: 0.into(), facts: Facts::default() };
    assert_eq!(record.refused(&shot), "E-PREY");
}

/// Covers END-03.
#[test]
fn the_game_is_a_draw_when_the_dragon_leaves() {
    let mut record = hunt();
    record.activate(0).say(Command::EndActivation).dice(&[5]).activate(4).at(4, 2, 24);
    record.does(ScenarioSaid::Leave);
    assert_eq!(record.battle.outcome, Some(Outcome::new(None, EndReason::Scenario)));
}

/// Covers ROL-02, ROL-07.
#[test]
fn who_stands_on_the_dragon_fights_it_better_and_always_at_risk() {
    let mut record = hunt();
    record.at(0, 24, 21).activate(0).does(ScenarioSaid::Ride { on: Some(4) });
    record.say(Command::Fight { weapon: "sword".into(), target: 4, facts: Facts::default() });
    let Some(Step::Success(roll)) = record.battle.question() else { panic!() };
    let why = record.battle.success_why(roll);
    assert!(why.risky);
    assert!(why.modifiers.iter().any(|m| m.name == "On its back" && m.value == 1));
}

/// Covers TRN-07.
#[test]
fn a_dragon_that_has_not_acted_acts_for_the_winner_of_a_roll_off() {
    let mut record = hunt();
    for model in 5..=10 {
        record.is(model, Condition::Out);
    }
    for model in [0, 2, 1, 3] {
        record.activate(model).say(Command::EndActivation);
        if let Some(Step::Scenario(ScenarioStep::Die { .. })) = record.battle.question() {
            record.dice(&[1]);
        }
    }
    assert!(matches!(about(&record), ScenarioStep::RollOff { .. }));
    record.dice(&[2, 6]);
    assert_eq!(about(&record), ScenarioStep::NeutralTurn { side: 1, among: vec![4] });
}

/// Covers ACT-03.
#[test]
fn nobodys_models_obey_no_order() {
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
    let order = Effect { when: When::Action(Box::new(action)), conditions: Vec::new(), what: Vec::new() };
    let mut officers = band(0, 2);
    officers[0].effects.push(nml_catalogue::card::Sourced { source: "Hold Your Fire!".into(), effect: order });
    let mut record = Record::begun(kit::field_of(6, officers, band(100, 2)), 1);
    record.activate(0).say(Command::Use {
        action: "hold-your-fire".into(),
        target: Some(5),
        outcome: 0,
        paid: Vec::new(),
    });
    // The die of the scenario comes all the same, and then side B.
    assert_eq!(about(&record), ScenarioStep::Die { what: DieFor::Neutral, side: Some(0) });
    record.dice(&[1]).activate(6).say(Command::EndActivation);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, must: None })));
}

/// The hunt with both models of side A in a FIRETEAM, Activated together and done.
fn after_a_fireteam() -> Record {
    let mut team = band(0, 2);
    (team[0].fireteam, team[1].fireteam) = (Some(1), Some(0));
    let mut record = Record::begun(kit::field_of(6, team, band(100, 2)), 1);
    record.at(0, 24, 10).at(1, 40, 5).at(2, 24, 44).at(3, 40, 44);
    record
}

/// Covers F FIRETEAM, F-01, ACT-01.
#[test]
fn after_a_fireteam_two_neutral_models_act_and_none_twice() {
    let together = Command::ActivateTogether { models: [0, 1] };
    // The Dragon has acted, so nothing is rolled: a Peasant for each of the two.
    let mut record = after_a_fireteam();
    set_activated(&mut record, 4);
    record.say(together.clone()).say(Command::EndActivation);
    assert_eq!(about(&record), ScenarioStep::NeutralTurn { side: 0, among: vec![5, 6, 7, 8, 9, 10] });
    record.activate(5).say(Command::EndActivation);
    assert_eq!(about(&record), ScenarioStep::NeutralTurn { side: 0, among: vec![6, 7, 8, 9, 10] });
    assert_eq!(record.refused(&Command::Activate { model: 5 }), "E-ACT-ALREADY");
    record.activate(6).say(Command::EndActivation);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })));
    // With one Peasant left there is one turn.
    let mut record = after_a_fireteam();
    for model in [4, 6, 7, 8, 9, 10] {
        set_activated(&mut record, model);
    }
    record.say(together.clone()).say(Command::EndActivation).activate(5).say(Command::EndActivation);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })));
    // The first die wakes the Dragon; no die is thrown for the second model.
    let mut record = after_a_fireteam();
    record.say(together).say(Command::EndActivation).dice(&[5]).activate(4).say(Command::EndActivation);
    assert_eq!(about(&record), ScenarioStep::NeutralTurn { side: 0, among: vec![5, 6, 7, 8, 9, 10] });
}

fn set_activated(record: &mut Record, model: u16) {
    let change = nml_battle::StateChange::Activated { model, activated: true };
    record.say(Command::SetRight { change, reason: "it has acted".into() });
}

/// Covers F-01.
#[test]
fn the_dragon_moves_before_it_attacks_unless_its_prey_is_within_an_inch() {
    let breath =
        |target: u16| Command::Shoot { weapon: "breath".into(), target: target.into(), facts: Facts::default() };
    let teeth = |target| Command::Fight { weapon: "teeth".into(), target, facts: Facts::default() };
    // Its prey stands six inches off, from rim to rim.
    let mut far = hunt();
    far.at(5, 24, 15);
    far.activate(0).say(Command::EndActivation).dice(&[5]).activate(4);
    assert_eq!(far.battle.prey(4), Some(5), "a Peasant, for nobody attacked it");
    assert_eq!(far.refused(&breath(5)), "E-MOVES-FIRST");
    far.say(Command::walk(Some(Point::inches(24, 23)))).say(Command::Caught { models: vec![] }).say(breath(5));
    // Beside its prey it bites, and then it goes.
    let mut near = hunt();
    near.at(5, 24, 21);
    near.activate(0).say(Command::EndActivation).dice(&[5]).activate(4);
    assert_eq!(near.refused(&Command::walk(Some(Point::inches(24, 30)))), "E-STRIKES-FIRST");
    near.say(teeth(5));
}

/// Covers F-01, TER-04.
#[test]
fn a_peasant_goes_into_no_dangerous_ground_and_climbs_nothing() {
    let ground = |kind, height| {
        let mut field = kit::field_of(6, band(0, 2), band(100, 2));
        field.terrain = vec![kit::piece("bog", kind, (2, 16), (2, 4), height)];
        let mut record = Record::begun(field, 1);
        record.at(0, 24, 10).at(1, 40, 5).at(2, 24, 44).at(3, 40, 44);
        record.activate(0).say(Command::EndActivation).dice(&[1]).activate(5);
        record
    };
    // The Peasant 5 stands at 6, 18, and the edge is to the west.
    let west = Command::walk(Some(Point::inches(3, 18)));
    assert_eq!(ground(nml_catalogue::TerrainKind::Dangerous, 0).refused(&west), "E-SHUNS");
    assert_eq!(ground(nml_catalogue::TerrainKind::Wall, 3).refused(&west), "E-SHUNS");
    ground(nml_catalogue::TerrainKind::Difficult, 0).say(west);
}

/// Covers F-01.
#[test]
fn the_dragon_does_no_deed_when_its_own_fire_catches_it() {
    let mut record = hunt();
    record.at(5, 24, 15).activate(0).say(Command::EndActivation).dice(&[5]).activate(4);
    record.say(Command::walk(Some(Point::inches(24, 23)))).say(Command::Caught { models: vec![] });
    record.say(Command::Shoot { weapon: "breath".into(), target: 5.into(), facts: Facts::default() });
    let asked = record.battle.question().and_then(|s| record.battle.faces_asked(s)).unwrap();
    record.dice(&vec![1; asked]);
    record.say(Command::Scatter { towards: Some(Point::inches(24, 24)), lost: false });
    record.say(Command::Caught { models: vec![4] });
    // Three dice for FIRE against its hide, the two lowest: 8, and it is Down with two BLOOD MARKERS.
    record.dice(&[4, 4, 6]);
    assert_eq!(record.blood(4), 2);
    assert!(record.battle.scene.proposals.is_empty(), "{:?}", record.battle.scene.proposals);
}

/// Covers F-01.
#[test]
fn a_seeded_player_leads_no_neutral_model_into_dangerous_ground() {
    use crate::properties::Draws;
    use nml_battle::{Phase, choose, decide, evolve, options};
    let (mut walked, mut rough) = (0, 0);
    for seed in 0..12 {
        let mut field = kit::field_of(6, band(0, 4), band(100, 4));
        field.terrain.extend(kit::rough_ground());
        rough += field.terrain.iter().filter(|t| t.is_dangerous()).count();
        let mut battle = nml_battle::Battle::new(std::sync::Arc::new(field));
        let mut draws = Draws(600 + seed);
        while battle.phase != Phase::Ended {
            let command = choose(&battle, &options(&battle), &mut |n| draws.next(n)).unwrap();
            if let (Command::Move { to, way }, Some(Step::Act { model })) = (&command, battle.question())
                && battle.is_neutral(*model)
            {
                assert!(!battle.is_perilous(*model, *to, way), "seed {seed}: {command:?}");
                walked += 1;
            }
            decide(&battle, &command).unwrap().iter().for_each(|event| evolve(&mut battle, event));
        }
    }
    assert!(walked > 50 && rough > 0, "{walked}, {rough}");
}

//! The Turn and its Activations as records: who is next, Fireteams, what begins and what ends.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{ActivationEnd, Command, EndReason, Event, Outcome, Phase, StateChange, Step};

/// Covers TRN-02, C-01 all_in_warband, C-01 on_table_incl_down.
#[test]
fn who_is_counted_for_initiative() {
    for (reading, counted) in [("standing_on_table", 1), ("all_in_warband", 3), ("on_table_incl_down", 2)] {
        let mut record = Record::placed(read(sides(4, 4), "initiative_count", reading), &[]);
        down(&mut record, 5);
        out(&mut record, 6);
        set(&mut record, StateChange::Waiting { model: 7 });
        assert_eq!(record.battle.initiative_counts(), [4, counted], "{reading}");
    }
}

/// Covers TRN-01.
#[test]
fn a_turn_is_initiative_then_activations_then_morale() {
    let mut record = Record::placed(sides(2, 2), &[]);
    out(&mut record, 0);
    assert_eq!((record.battle.turn, record.battle.phase), (1, Phase::Activation));
    rest(&mut record);
    // Half of A has fallen: its check comes before Turn 2.
    assert_eq!((record.battle.turn, record.battle.phase), (1, Phase::Morale));
    assert!(matches!(record.battle.question(), Some(Step::Morale { side: 0 })));
    record.dice(&[4, 4]).say(Command::Control { holders: vec![None; 5] });
    assert_eq!((record.battle.turn, record.battle.initiative), (2, Some(0)));
    #[allow(clippy::wildcard_enum_match_arm)]
    let begins = record.events.iter().filter_map(|event| match event {
        Event::TurnBegan { .. } => Some("Turn"),
        Event::Initiative { .. } => Some("Initiative"),
        Event::Activated { .. } => Some("Activation"),
        Event::MoraleBegan => Some("Morale"),
        _ => None,
    });
    let expected = ["Turn", "Initiative", "Activation", "Activation", "Activation", "Morale", "Turn", "Initiative"];
    assert_eq!(begins.collect::<Vec<_>>(), expected);
}

/// Covers TRN-02, TRN-03, TRN-04, C-02 init_always_first.
#[test]
fn initiative_names_who_goes_first_or_goes_first_itself() {
    let mut chosen = set_up(sides(1, 2));
    assert_eq!(chosen.battle.initiative, Some(0), "one model against two");
    chosen.say(Command::ChooseFirst { side: 1 });
    assert_eq!(picks(&chosen), Some(1));
    let forced = set_up(read(sides(1, 2), "initiative_choice", "init_always_first"));
    assert_eq!(picks(&forced), Some(0));
}

/// Covers ACT-01, ACT-02, ACT-03, ACT-06.
#[test]
fn sides_alternate_and_the_larger_one_runs_out_its_models() {
    let mut record = Record::placed(sides(3, 1), &[]);
    record.activate(0);
    assert_eq!(record.refused(&Command::Activate { model: 1 }), "F-NOT-ASKED");
    record.say(Command::EndActivation);
    assert_eq!(picks(&record), Some(1));
    assert_eq!(record.refused(&Command::Activate { model: 1 }), "E-NOT-YOURS");
    record.activate(3).say(Command::EndActivation);
    assert_eq!(record.refused(&Command::Activate { model: 0 }), "E-ACT-ALREADY");
    record.activate(1).say(Command::EndActivation);
    assert_eq!(picks(&record), Some(0), "the other side is done");
    record.activate(2).say(Command::EndActivation);
    assert_eq!(record.battle.phase, Phase::Morale);
}

/// Covers DWN-04, F REGENERATE, F INFECTION MARKER, MRK-02.
#[test]
fn an_activation_begins_on_its_feet_with_fewer_blood_and_more_infection() {
    let mut field = sides(1, 1);
    field.forces[0].models[0] = kit::keywords(kit::model(0, "Thrall"), &["REGENERATE 2"]);
    let mut record = Record::placed(field, &[]);
    markers(&mut record, 0, 3, 0, 2);
    down(&mut record, 0);
    record.activate(0);
    assert!(record.battle.fighter(0).unwrap().standing());
    assert!(matches!(record.battle.question(), Some(Step::Regenerate { model: 0, most: 2 })));
    assert_eq!(record.refused(&Command::Regenerate { markers: 3 }), "F-NOT-ASKED");
    // The owner keeps one that it could take off.
    record.say(Command::Regenerate { markers: 1 });
    let lies = record.battle.fighter(0).unwrap().markers;
    assert_eq!((lies.blood, lies.infection), (2, 3));
    assert!(acts(&record, 0));
    record.say(Command::EndActivation).activate(1).say(Command::EndActivation);
    markers(&mut record, 0, 0, 0, 6);
    next_turn(&mut record);
    record.activate(0);
    assert!(acts(&record, 0), "without BLOOD nothing is asked");
    assert_eq!(record.battle.fighter(0).unwrap().markers.infection, 6, "six at most");
}

fn team() -> Record {
    let mut field = sides(3, 2);
    field.forces[0].models[0] = rifleman(0);
    field.forces[0].models[0].fireteam = Some(1);
    field.forces[0].models[1] = rifleman(1);
    field.forces[0].models[1].fireteam = Some(0);
    Record::placed(field, &[(10, 30), (12, 30), (44, 44), (10, 20), (14, 20)])
}

/// Covers F FIRETEAM, ACT-05.
#[test]
fn a_fireteam_acts_together_and_ends_together() {
    let mut record = team();
    assert_eq!(record.refused(&Command::ActivateTogether { models: [0, 2] }), "E-NO-FIRETEAM");
    record.say(Command::ActivateTogether { models: [0, 1] });
    record.say(Command::walk(to(10, 28))).say(Command::Partner);
    assert!(acts(&record, 1));
    record.say(shoot("rifle", 3)).dice(&[1, 2]);
    assert_eq!(record.refused(&shoot("rifle", 3)), "E-ACTION-REPEATED");
    record.say(Command::Partner);
    assert_eq!(record.refused(&Command::walk(None)), "E-MOVE-KIND-USED", "each has its own ACTIONS");
    record.say(shoot("rifle", 3)).dice(&[1, 2]);
    // A failed Dash ends both.
    record.say(Command::Dash).dice(&[1, 2]);
    assert_eq!(picks(&record), Some(1));
    let ends: Vec<_> = record
        .events
        .iter()
        .filter_map(|e| if let Event::ActivationEnded { model, reason } = e { Some((*model, *reason)) } else { None })
        .collect();
    assert_eq!(ends, [(0, ActivationEnd::Risky), (1, ActivationEnd::Partner)]);
    assert!(record.battle.fighters[..2].iter().all(|f| f.activated));
}

/// Covers F FIRETEAM.
#[test]
fn a_fireteam_of_which_one_acted_alone_is_not_activated_together() {
    let mut record = team();
    record.activate(0).say(Command::EndActivation).activate(3).say(Command::EndActivation);
    assert_eq!(record.refused(&Command::ActivateTogether { models: [0, 1] }), "E-ACT-ALREADY");
    assert_eq!(record.refused(&Command::ActivateTogether { models: [1, 0] }), "E-ACT-ALREADY");
    record.activate(1);
}

/// Covers F FIRETEAM, ACT-07.
#[test]
fn a_fireteam_is_done_when_one_of_it_falls() {
    let mut field = kit::field(vec![rifleman(0), rifleman(1), kit::model(2, "Spare")], vec![swordsman(3)]);
    field.forces[0].models[0].fireteam = Some(1);
    field.forces[0].models[1].fireteam = Some(0);
    let mut record = Record::placed(field, &[(10, 30), (30, 30), (44, 44), (10, 31)]);
    record.say(Command::ActivateTogether { models: [1, 0] }).say(Command::Partner);
    record.say(Command::Retreat).say(react(3, "sword")).dice(&[4, 4]).dice(&[4, 3]);
    assert!(lies(&record, 0));
    assert_eq!(picks(&record), Some(1));
}

/// Covers ACT-04, ACT-08, ACT-09, ACT-25, V-18.
#[test]
fn v_18_orders_of_actions_that_are_legal_and_one_that_is_not() {
    let both = kit::blade(rifleman(0), "bayonet", 2, &[]);
    let mut record = facing(apart(both.clone(), kit::model(1, "Kell")));
    record.say(shoot("rifle", 2)).dice(&[1, 1]);
    record.say(Command::walk(to(10, 29)));
    assert_eq!(record.refused(&Command::Retreat), "E-MOVE-KIND-USED");
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(to(10, 28)));
    assert_eq!(record.refused(&shoot("rifle", 2)), "E-ACTION-REPEATED");
    assert_eq!(record.refused(&Command::Dash), "E-ACTION-REPEATED");
    let mut record = facing(apart(both, kit::model(1, "Kell")));
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(to(10, 27)));
    record.say(Command::charge(2)).dice(&[1]);
    record.say(Command::stop(to(10, 21), false));
    record.say(fight("bayonet", 2)).dice(&[1, 1]);
    assert!(acts(&record, 0));
}

/// Covers C-06 per_turn, ACT-32, ACT-24.
#[test]
fn a_reaction_uses_up_the_turns_fight_in_one_reading_only() {
    for (reading, after) in [("per_activation", None), ("per_turn", Some("E-ACTION-REPEATED"))] {
        let field = kit::field(vec![kit::model(0, "Runner"), kit::model(1, "Stayer")], vec![swordsman(2)]);
        let field = read(field, "action_once_scope", reading);
        let mut record = Record::placed(field, &[(10, 30), (11, 31), (10, 31)]);
        record.activate(0).say(Command::Retreat).say(react(2, "sword")).dice(&[1, 1]);
        record.say(Command::walk(to(10, 26))).say(Command::EndActivation).activate(2);
        let verdict = nml_battle::decide(&record.battle, &fight("sword", 1));
        assert_eq!(verdict.err().map(|r| r.code.to_owned()).as_deref(), after, "{reading}");
    }
}

/// Covers MOR-01, C-51 floor_half, V-21.
#[test]
fn half_is_rounded_up_or_down() {
    for (reading, due) in [("ceil_half", false), ("floor_half", true)] {
        let mut record = Record::placed(read(sides(5, 5), "half_morale", reading), &[]);
        down(&mut record, 0);
        out(&mut record, 1);
        assert_eq!(record.battle.must_check(0), due, "two of five, {reading}");
        out(&mut record, 2);
        assert!(record.battle.must_check(0), "three of five");
    }
}

/// Covers MOR-01.
#[test]
fn models_that_have_not_arrived_count_as_standing_for_morale() {
    let mut record = Record::placed(sides(4, 4), &[]);
    set(&mut record, StateChange::Waiting { model: 0 });
    out(&mut record, 1);
    assert!(!record.battle.must_check(0), "one of four has fallen, one is on its way");
    out(&mut record, 2);
    assert!(record.battle.must_check(0), "two of four");
}

/// Covers END-03.
#[test]
fn a_side_without_a_model_there_has_lost_though_others_wait() {
    let mut record = Record::placed(sides(2, 2), &[]);
    set(&mut record, StateChange::Waiting { model: 0 });
    assert_eq!(record.battle.outcome, None);
    out(&mut record, 1);
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(1), EndReason::NoModels)));
}

/// Covers MOR-03, C-08 none, F LEADER, KW-12.
#[test]
fn a_leader_helps_unless_nobody_says_so() {
    for (reading, dice) in [("plus1_if_leader_standing", 1), ("none", 0)] {
        let mut field = read(sides(2, 2), "leader_bonus", reading);
        field.forces[0].models[0] = kit::keywords(kit::model(0, "Reyne"), &["LEADER"]);
        let record = Record::placed(field, &[]);
        assert_eq!(record.battle.morale_why(0).net(), dice, "{reading}");
    }
}

/// Two of four of side A are out, and the Turn is at its Morale Check.
fn wavering(key: &str, reading: &str) -> Record {
    let mut record = Record::placed(read(sides(4, 4), key, reading), &[]);
    out(&mut record, 0);
    out(&mut record, 1);
    rest(&mut record);
    record
}

/// Covers MOR-02, MOR-04, MOR-07, C-05 shaken_forced, C-05 flee_at_once.
#[test]
fn what_follows_a_first_failed_check() {
    let mut chosen = wavering("shaken_flow", "shaken_or_flee_choice");
    markers(&mut chosen, 2, 6, 6, 0);
    assert_eq!(asked(&chosen), 2, "no marker touches it");
    chosen.dice(&[1, 2]);
    assert!(matches!(chosen.battle.question(), Some(Step::FleeOrShaken { side: 0 })));
    let mut forced = wavering("shaken_flow", "shaken_forced");
    forced.dice(&[1, 2]);
    assert!(forced.battle.is_shaken(0));
    assert!(matches!(forced.battle.question(), Some(Step::Control)));
    let mut flees = wavering("shaken_flow", "flee_at_once");
    flees.dice(&[1, 2]);
    assert_eq!(flees.battle.outcome, Some(Outcome::new(Some(1), EndReason::Fled)));
}

/// Covers MOR-05, MOR-06, C-07 auto_recover_after_turn.
#[test]
fn a_shaken_side_checks_again_or_recovers_and_flees_later() {
    let mut again = wavering("shaken_retest", "next_morale_phase_always");
    again.dice(&[1, 2]).say(Command::Flee { flee: false });
    next_turn(&mut again);
    // Even if nobody has fallen any more.
    for model in [0, 1] {
        set(&mut again, StateChange::Condition { model, condition: nml_battle::Condition::Standing });
    }
    rest(&mut again);
    assert!(matches!(again.battle.question(), Some(Step::Morale { side: 0 })));
    let mut recovers = wavering("shaken_retest", "auto_recover_after_turn");
    recovers.dice(&[1, 2]).say(Command::Flee { flee: false });
    next_turn(&mut recovers);
    rest(&mut recovers);
    assert!(!recovers.battle.is_shaken(0), "without a roll");
    assert!(matches!(recovers.battle.question(), Some(Step::Control)));
    next_turn(&mut recovers);
    rest(&mut recovers);
    recovers.dice(&[1, 2]);
    assert_eq!(recovers.battle.outcome, Some(Outcome::new(Some(1), EndReason::Fled)), "a later failure");
}

/// Half of both sides are out; A is the smaller Force, B has Initiative.
fn both_waver(reading: &str) -> Record {
    let mut record = Record::placed(read(sides(2, 4), "morale_first", reading), &[]);
    set(&mut record, StateChange::Initiative { side: 1 });
    for model in [0, 2, 3] {
        out(&mut record, model);
    }
    rest(&mut record);
    record
}

/// Covers TRN-05, C-50 smaller_first, MOR-07, END-03.
#[test]
fn initiative_orders_two_checks_or_the_smaller_force_goes_first() {
    let mut record = both_waver("init_orders");
    let step = record.battle.question().unwrap();
    assert!(matches!(step, Step::MoraleOrder { side: 1 }));
    assert_eq!(record.battle.answerers(step), vec![1]);
    record.say(Command::ChooseFirst { side: 1 });
    assert!(matches!(record.battle.question(), Some(Step::Morale { side: 1 })));
    // The first to flee loses and stops the game (E-9).
    record.dice(&[1, 2]).say(Command::Flee { flee: true });
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(0), EndReason::Fled)));
    let record = both_waver("smaller_first");
    assert!(matches!(record.battle.question(), Some(Step::Morale { side: 0 })));
}

/// Covers X-18, MOR-05, ROL-08, ROL-09.
#[test]
fn x_18_while_shaken_a_missed_shot_ends_the_activation_and_a_move_does_not() {
    let mut record =
        Record::placed(apart(rifleman(0), kit::model(1, "Kell")), &[(10, 30), (44, 44), (10, 20), (44, 4)]);
    set(&mut record, StateChange::Shaken { side: 0, shaken: true });
    record.activate(0).say(Command::walk(to(10, 29)));
    assert!(acts(&record, 0), "no roll, no risk");
    let mut hits = Record { battle: record.battle.clone(), events: Vec::new() };
    record.say(shoot("rifle", 2)).dice(&[1, 2]);
    assert_eq!(picks(&record), Some(1));
    hits.say(shoot("rifle", 2)).dice(&[4, 3]).dice(&[1, 2]);
    assert_eq!(hits.blood(2), 1);
    assert!(acts(&hits, 0), "one roll to hit, one to injure, and no third");
}

//! What is stated and not rolled, and battles that are stopped, as records.

use std::collections::BTreeSet;

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{
    Basis, Command, Condition, EndReason, Event, Happened, Markers, Outcome, Phase, Score, StateChange, Step, ThingNow,
    Verdict,
};
use nml_catalogue::Point;
use nml_catalogue::effect::InjuryResult;

fn hurt(model: u16, result: InjuryResult) -> Command {
    Command::Happened { what: Happened::Injury { model, result, by: Some(0), weapon: Some("rifle".into()) } }
}

/// Covers INJ-08, INJ-09, INJ-18, MRK-01, END-05.
#[test]
fn what_changed_is_one_tap_each_and_the_game_goes_on() {
    let mut record = facing(apart(kit::gun(kit::model(0, "Piers"), "rifle", 96, &[]), kit::model(1, "Kell")));
    let before = record.battle.basis[1].rolled;
    record.say(hurt(2, InjuryResult::MinorHit)).say(hurt(2, InjuryResult::Down));
    assert!(lies(&record, 2));
    assert_eq!(record.blood(2), 2);
    record.say(hurt(2, InjuryResult::OutOfAction));
    let fall = record.battle.fighter(2).unwrap().fall.clone().unwrap();
    assert_eq!((fall.turn, fall.by, fall.weapon.as_deref(), fall.stated), (1, Some(0), Some("rifle"), true));
    assert!(acts(&record, 0), "nothing else was answered");
    record.say(Command::Happened { what: Happened::Points { side: 0, points: 2 } });
    assert_eq!(record.battle.sides[0].points, 2);
    assert!(record.events.contains(&Event::Scored { side: 0, points: 2, why: Score::Stated }));
    // From here on every roll again.
    record.say(shoot("rifle", 3)).dice(&[1, 1]);
    let turn = record.battle.basis[1];
    assert_eq!((turn.rolled - before, turn.stated), (1, 4));
    assert_eq!(record.refused(&hurt(2, InjuryResult::Down)), "F-NOT-AMONG", "it is gone");
}

/// A roll whose target falls in the meantime is no longer asked for.
#[test]
fn a_roll_that_a_statement_makes_pointless_falls_away() {
    let mut record = facing(apart(rifleman(0), kit::model(1, "Kell")));
    record.say(shoot("rifle", 2)).say(hurt(2, InjuryResult::OutOfAction));
    assert!(acts(&record, 0));
    record.say(hurt(0, InjuryResult::Down));
    assert_eq!(picks(&record), Some(1), "its own Activation is over");
}

#[test]
fn catching_up_sets_the_table_as_it_stands_and_the_engine_goes_on() {
    let mut record = Record::new(sides(3, 3));
    let fell = StateChange::OutOfAction { model: 1, by: Some(3), weapon: None, turn: Some(1) };
    let blood = Markers { blood: 2, ..Markers::default() };
    let mut changes: Vec<StateChange> =
        (0..6).map(|model| StateChange::Condition { model, condition: Condition::Standing }).collect();
    changes.extend([
        StateChange::Turn { turn: 3, phase: Phase::Activation },
        StateChange::Initiative { side: 1 },
        fell,
        StateChange::Markers { model: 2, markers: blood },
        StateChange::Condition { model: 4, condition: Condition::Down },
        StateChange::Position { model: 3, at: to(10, 10) },
        StateChange::Activated { model: 3, activated: true },
        StateChange::VictoryPoints { side: 0, points: 4 },
        StateChange::Shaken { side: 1, shaken: true },
        StateChange::Engaged { a: 2, b: 5, engaged: true },
        StateChange::Deed { deed: "sniper".into(), side: Some(0), model: Some(0) },
        StateChange::Asked { side: 1 },
    ]);
    let many = u16::try_from(changes.len()).unwrap();
    record.say(Command::CatchUp { changes });
    assert_eq!((record.battle.turn, record.battle.initiative, picks(&record)), (3, Some(1), Some(1)));
    assert_eq!(
        record.battle.fighter(1).unwrap().fall.as_ref().map(|f| (f.turn, f.by, f.stated)),
        Some((1, Some(3), true))
    );
    assert!(record.battle.fighting(2, 5) && lies(&record, 4) && record.battle.is_shaken(1));
    assert_eq!(record.battle.deeds.len(), 1);
    assert_eq!(record.battle.basis[3].stated, many, "stated, not rolled");
    assert_eq!(record.refused(&Command::Activate { model: 3 }), "E-ACT-ALREADY");
    record.activate(5).say(Command::EndActivation);
    assert_eq!(picks(&record), Some(0), "and so on");
}

/// Covers TRN-01, MOR-01.
#[test]
fn a_phase_that_is_set_begins_by_itself() {
    let at = |phase| {
        let mut record = Record::placed(sides(2, 2), &[]);
        out(&mut record, 0);
        record.say(Command::CatchUp { changes: vec![StateChange::Turn { turn: 2, phase }] });
        record
    };
    let initiative = at(Phase::Initiative);
    assert_eq!(initiative.battle.initiative, Some(0), "one model against two");
    let morale = at(Phase::Morale);
    assert!(matches!(morale.battle.question(), Some(Step::Morale { side: 0 })));
    assert_eq!(picks(&at(Phase::Activation)), Some(0));
    let never = Command::CatchUp { changes: vec![StateChange::Turn { turn: 2, phase: Phase::Ended }] };
    assert_eq!(morale.refused(&never), "F-NOT-ASKED");
}

/// Covers END-02, END-05.
#[test]
fn a_battle_by_its_result() {
    let mut record = Record::placed(sides(2, 2), &[]);
    let changes = vec![
        StateChange::Turn { turn: 4, phase: Phase::Activation },
        StateChange::VictoryPoints { side: 1, points: 6 },
        StateChange::OutOfAction { model: 0, by: Some(2), weapon: None, turn: Some(2) },
        StateChange::Deed { deed: "sniper".into(), side: Some(1), model: Some(2) },
    ];
    record.say(Command::Result { changes, verdict: Verdict::Score, reason: EndReason::LastTurn });
    assert_eq!(record.battle.outcome, Some(Outcome::counted(Some(1), EndReason::LastTurn)));
    let result = record.battle.result(&"0".repeat(32)).unwrap();
    assert_eq!(
        (result.turns, result.sides[1].vp),
        (4, Some(6)),
        "the points of a result are the last ones, the Deed among them"
    );
    assert_eq!((result.sides[0].casualties.len(), result.sides[0].casualties[0].turn), (1, 2));
    let rests = record.battle.rests_on();
    assert_eq!((rests.stated, rests.corrected), (4, 0));
}

/// Covers END-01, END-02.
#[test]
fn a_stopped_battle_asks_what_stands() {
    let stop = |reason| {
        let mut record = Record::placed(sides(2, 2), &[]);
        record.say(Command::Happened { what: Happened::Points { side: 1, points: 3 } });
        record.say(Command::Stop { reason });
        record
    };
    let mut score = stop(EndReason::Time);
    assert_eq!(score.battle.answerers(score.battle.question().unwrap()), vec![0, 1]);
    score.say(Command::Stands { verdict: Verdict::Score });
    assert_eq!(score.battle.outcome, Some(Outcome::counted(Some(1), EndReason::Time)));
    let mut win = stop(EndReason::Agreement);
    win.say(Command::Stands { verdict: Verdict::Win { side: 0 } });
    assert_eq!(win.battle.outcome, Some(Outcome::new(Some(0), EndReason::Agreement)));
    let mut draw = stop(EndReason::Agreement);
    draw.say(Command::Stands { verdict: Verdict::Draw });
    assert_eq!(draw.battle.outcome, Some(Outcome::new(None, EndReason::Agreement)));
    let mut none = stop(EndReason::Abandoned);
    none.say(Command::Stands { verdict: Verdict::NoResult });
    assert!(none.battle.outcome.unwrap().void);
    assert_eq!(none.battle.result(&"0".repeat(32)), None, "nothing for the campaign to settle");
    let mut on = stop(EndReason::Time);
    on.say(Command::Enough);
    assert_eq!(picks(&on), Some(0), "it goes on where it was");
    assert_eq!(on.refused(&Command::Stop { reason: EndReason::Fled }), "F-NOT-ASKED");
}

/// Covers END-03, MOR-07.
#[test]
fn conceding_loses_at_once() {
    let mut record = Record::placed(sides(1, 1), &[]);
    record.say(Command::Concede { side: 0 });
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(1), EndReason::Conceded)));
}

/// A correction is counted apart from what is stated.
#[test]
fn what_a_battle_rests_on_is_counted() {
    let mut record = Record::placed(apart(rifleman(0), kit::model(1, "Kell")), &[]);
    let before = record.battle.basis[1];
    record.activate(0).say(shoot("rifle", 2)).dice(&[4, 4]).dice(&[1, 2]);
    markers(&mut record, 2, 0, 0, 0);
    let after = record.battle.basis[1];
    assert_eq!(Basis { rolled: before.rolled + 2, stated: 0, corrected: before.corrected + 1 }, after);
}

/// What a change is called.
fn named(change: &StateChange) -> String {
    let said = serde_json::to_value(change).unwrap();
    said["set"].as_str().unwrap().to_owned()
}

/// Every change there is, by its name.
fn every_change() -> BTreeSet<String> {
    let schema = serde_json::to_value(schemars::schema_for!(StateChange)).unwrap();
    let all = schema["oneOf"].as_array().unwrap().iter();
    all.map(|one| one["properties"]["set"]["const"].as_str().unwrap().to_owned()).collect()
}

/// All that stands on the table can be set to it, with a reason that stays in the log (promise 10).
#[test]
fn every_visible_state_can_be_set_right() {
    type Seen = fn(&nml_battle::Battle) -> bool;
    let markers = Markers { blood: 3, blessing: 2, infection: 1 };
    let changes: [(StateChange, Seen); 14] = [
        (StateChange::Markers { model: 0, markers }, |b| b.fighter(0).unwrap().markers.blessing == 2),
        (StateChange::Condition { model: 0, condition: Condition::Down }, |b| b.fighter(0).unwrap().down()),
        (StateChange::Position { model: 0, at: Some(Point::inches(7, 8)) }, |b| {
            b.fighter(0).unwrap().at == Some(Point::inches(7, 8))
        }),
        (StateChange::Position { model: 0, at: None }, |b| b.fighter(0).unwrap().at.is_none()),
        (StateChange::Activated { model: 1, activated: true }, |b| b.fighter(1).unwrap().activated),
        (StateChange::VictoryPoints { side: 1, points: 9 }, |b| b.sides[1].points == 9),
        (StateChange::Shaken { side: 1, shaken: true }, |b| b.sides[1].shaken),
        (StateChange::OutOfAction { model: 3, by: Some(0), weapon: None, turn: Some(1) }, |b| {
            b.fighter(3).unwrap().condition == Condition::Out
        }),
        (StateChange::Waiting { model: 3 }, |b| b.fighter(3).unwrap().presence == nml_battle::Presence::Waiting),
        (StateChange::Engaged { a: 1, b: 2, engaged: true }, |b| b.engaged.contains(&(1, 2))),
        (StateChange::Deed { deed: "bloodletting".into(), side: Some(0), model: Some(0) }, |b| {
            b.deeds.iter().any(|d| d.deed == "bloodletting" && d.side == 0)
        }),
        (StateChange::Initiative { side: 1 }, |b| b.initiative == Some(1)),
        (StateChange::Asked { side: 1 }, |b| matches!(b.question(), Some(Step::Activate { side: 1, .. }))),
        (StateChange::Turn { turn: 3, phase: Phase::Activation }, |b| (b.turn, b.phase) == (3, Phase::Activation)),
    ];
    // Things are set right in a scenario that has some, below.
    let mut tested: BTreeSet<String> = changes.iter().map(|(change, _)| named(change)).collect();
    tested.insert("thing".to_owned());
    assert_eq!(tested, every_change(), "every change there is");
    for (change, stands) in changes {
        let mut record = facing(apart(rifleman(0), kit::model(1, "Kell")));
        let told = Event::SetRight { change: change.clone(), reason: "as it lies".into() };
        assert!(!stands(&record.battle), "it stands so already: {change:?}");
        record.say(Command::SetRight { change, reason: "as it lies".into() });
        assert!(stands(&record.battle) && record.events.contains(&told), "{told:?}");
    }
}

/// A thing lies as it is said to lie, and stays what it is.
#[test]
fn a_thing_of_the_scenario_is_set_right_as_it_lies() {
    let mut record = Record::new(kit::field_of(5, vec![rifleman(0), rifleman(1)], vec![rifleman(2), rifleman(3)]));
    let lies = record.battle.scene.things[0].clone();
    let now = ThingNow { at: Some(Point::inches(20, 30)), carried: None, opened: lies.opened + 1, ..lies.clone() };
    let set = |thing, now: &ThingNow| Command::SetRight {
        change: StateChange::Thing { thing, now: now.clone() },
        reason: "as it lies".into(),
    };
    record.say(set(0, &now));
    assert_eq!(record.battle.scene.things[0], now);
    let other = ThingNow { kind: "something-else".into(), ..lies.clone() };
    assert_eq!(record.refused(&set(0, &other)), "F-SCENARIO", "it stays what it is");
    let nobody = ThingNow { carried: Some(99), ..lies.clone() };
    assert_eq!(record.refused(&set(0, &nobody)), "F-SCENARIO");
    assert_eq!(record.refused(&set(999, &lies)), "F-SCENARIO", "there is no such thing");
}

//! Your own scenarios: what people play beside the twelve, counted in the same words.
#![allow(clippy::wildcard_enum_match_arm)]

use super::{band, kit};
use crate::kit::Record;
use nml_battle::{Command, Condition, Field, Presence, ScenarioSaid, ScenarioStep, Step};
use nml_catalogue::card::ModelCard;
use nml_catalogue::scenario::Many;
use nml_catalogue::{Point, Scenario};

const LINES: &str = include_str!("../../../../../../data/samples/scenarios/two-lines-and-a-bunker.json");
const CORNERS: &str = include_str!("../../../../../../data/samples/scenarios/corner-to-corner.json");
const TUNNELS: &str = include_str!("../../../../../../data/samples/scenarios/out-through-the-tunnels.json");
const WELL: &str = include_str!("../../../../../../data/samples/scenarios/three-at-the-well.json");

fn own(document: &str) -> Scenario {
    let document: serde_json::Value = serde_json::from_str(document).unwrap();
    serde_json::from_value(document["scenario"].clone()).unwrap()
}

fn field(document: &str, a: Vec<ModelCard>, b: Vec<ModelCard>) -> Field {
    let scenario = own(document);
    Field { terrain: scenario.terrain.clone(), scenario, ..kit::field(a, b) }
}

#[test]
fn what_clubs_play_is_said_without_a_fault() {
    for document in [LINES, CORNERS, TUNNELS, WELL] {
        let scenario = own(document);
        assert_eq!(scenario.faults(), [], "{}", scenario.name);
        assert_eq!(scenario.is_played_here(), scenario.zones.len() == 2);
    }
    let doubts = own(WELL).doubts();
    let said = "The app logs battles of two sides only: with 3 it is drawn, printed and recorded by its result.";
    assert_eq!((doubts[0].0.as_str(), nml_words::said(&doubts[0].1).as_str()), ("/zones", said));
}

/// Covers END-02.
#[test]
fn a_bunker_and_two_ruins_held_from_first_to_last_are_worth_nineteen() {
    assert_eq!(own(LINES).reachable().objectives, 7 + 6 + 6);
    let mut record = Record::begun(field(LINES, band(0, 2), band(100, 2)), 1);
    let mut asked = 0;
    for _ in 0..60 {
        match record.battle.question().cloned() {
            None => break,
            Some(Step::Control) => {
                asked += 1;
                record.say(Command::Control { holders: vec![Some(0); 3] });
            }
            Some(Step::ChooseFirst { .. } | Step::InitiativeRollOff) => {
                record.go_on(1);
            }
            Some(_) => {
                record.pass();
            }
        }
    }
    assert_eq!(asked, 5, "one count at each Turn’s end, the last for the game’s end too");
    assert_eq!(record.points(), [19, 0]);
}

#[test]
fn objectives_are_placed_a_die_and_one_by_each_side_eight_inches_apart() {
    let mut scenario = own(CORNERS);
    assert_eq!(scenario.placing[0].many, Many::EachD3And(1));
    assert_eq!(scenario.placing[0].many.bounds(2), (4, 8));
    assert_eq!(scenario.reachable().objectives, 8 * 5);
    let rule = scenario.placing[0].clone();
    scenario.objectives = vec![nml_catalogue::Objective {
        id: "cache-1".into(),
        label: "Cache 1".into(),
        kind: "cache".into(),
        at: Point::inches(24, 24),
        terrain: None,
        within: None,
        placed: true,
        unconfirmed: None,
    }];
    assert_eq!(scenario.misplaced(&rule, Point::inches(24, 31), None).len(), 1, "seven inches");
    assert_eq!(scenario.misplaced(&rule, Point::inches(24, 32), None), [], "eight");
    assert_eq!(scenario.misplaced(&rule, Point::inches(24, 24), Some(0)), [], "never from itself");
}

/// A battle in which A has one model of this worth that escaped, and stands with another.
fn escaped(worth: &[(u32, u32)]) -> Record {
    let count = u32::try_from(worth.len()).unwrap() + 1;
    let mut band = band(0, count);
    for (sheet, (ducats, glory)) in band.iter_mut().zip(worth) {
        (sheet.ducats, sheet.glory) = (*ducats, *glory);
    }
    let mut plain = own(TUNNELS);
    plain.entry = None;
    let mut record = Record::begun(Field { scenario: plain, ..kit::field(band, super::band(100, count)) }, 1);
    for (model, _) in (0..).zip(worth) {
        // A has the zone in the north: its way out is the far one.
        record.at(model, 24, 48);
        for _ in 0..40 {
            if let Some(Step::Activate { side: 0, .. }) = record.battle.question() {
                break;
            }
            match record.battle.question().cloned().unwrap() {
                Step::Activate { side, .. } => {
                    let next = record.battle.models().find(|(_, f)| f.side == side && f.on_table() && !f.activated);
                    let next = next.unwrap().0;
                    record.activate(next).say(Command::EndActivation);
                }
                _ => {
                    record.go_on(1);
                }
            }
        }
        record.activate(model);
        let way = |thing| {
            Command::Scenario(ScenarioSaid::Work { action: "escape".into(), thing: Some(thing), with: None, count: 0 })
        };
        assert_eq!(record.refused(&way(2)), "E-THING-FAR", "the near way out is far");
        record.say(way(3));
        assert_eq!(record.battle.fighters[usize::from(model)].presence, Presence::Gone);
        assert_eq!(record.battle.fighters[usize::from(model)].condition, Condition::Standing);
    }
    for _ in 0..200 {
        if record.battle.outcome.is_some() {
            return record;
        }
        match record.battle.question().cloned().unwrap() {
            Step::ChooseFirst { .. } | Step::InitiativeRollOff => {
                record.go_on(1);
            }
            Step::Morale { .. } => {
                record.dice(&[6, 6]);
            }
            _ => {
                record.pass();
            }
        }
    }
    panic!("it does not end: {:?}", record.battle.steps);
}

/// Covers END-02.
#[test]
fn what_is_brought_off_counts_by_the_hundred_ducats_rounded_up() {
    assert_eq!(escaped(&[(101, 0)]).points(), [2, 0]);
    assert_eq!(escaped(&[(0, 2)]).points(), [1, 0], "a Mercenary of 2 Glory stands for 60 ducats");
    assert_eq!(escaped(&[(60, 0), (41, 0)]).points(), [2, 0], "together, not each");
    assert_eq!(escaped(&[]).points(), [0, 0]);
}

/// Covers SET-08.
#[test]
fn half_of_the_force_waits_below_and_comes_up_by_its_own_tunnel() {
    let mut record = Record::new(field(TUNNELS, band(0, 4), band(100, 4)));
    for _ in 0..30 {
        if matches!(record.battle.question(), Some(Step::Scenario(ScenarioStep::Arrive { .. }))) {
            break;
        }
        record.go_on(1);
    }
    assert_eq!(record.battle.turn, 1);
    let Step::Scenario(ScenarioStep::Arrive { side }) = record.battle.question().cloned().unwrap() else {
        panic!("{:?}", record.battle.steps)
    };
    let waits: Vec<_> = record.battle.waiting(side).collect();
    assert_eq!(waits.len(), 2, "half of four");
    // The zone in the north is A's, with the tunnel at 24, 29; that of the south lies at 24, 19.
    let (near, far) = if side == 0 { (34, 12) } else { (14, 40) };
    let put = |y| Command::Deploy { model: waits[0], at: Some(Point::inches(24, y)) };
    assert_eq!(record.refused(&put(far)), "E-TOO-FAR-FROM");
    record.say(put(near));
    // The others wait on, and who still waits after Turn 3 is Out of Action.
    for _ in 0..80 {
        if record.battle.turn == 4 {
            break;
        }
        match record.battle.question().cloned().unwrap() {
            Step::Scenario(ScenarioStep::Arrive { .. }) => {
                record.say(Command::Enough);
            }
            Step::ChooseFirst { .. } | Step::InitiativeRollOff => {
                record.go_on(1);
            }
            Step::Morale { .. } => {
                record.dice(&[6, 6]);
            }
            _ => {
                record.pass();
            }
        }
    }
    assert_eq!(record.battle.turn, 4, "{:?}", record.battle.steps);
    let out = record.battle.fighters.iter().filter(|f| f.condition == Condition::Out).count();
    assert_eq!(out, 3, "one came up, three did not");
}

/// Covers SET-04.
#[test]
fn the_defender_may_be_the_one_who_sets_up_first() {
    let mut scenario = own(LINES);
    scenario.roles = nml_catalogue::scenario::Roles::LargerAttacks;
    scenario.deployment = nml_catalogue::scenario::Deployment::DefenderFirst;
    scenario.terrain.clear();
    scenario.objectives.iter_mut().for_each(|o| o.terrain = None);
    assert_eq!(scenario.faults(), []);
    let mut record = Record::new(Field { scenario, ..kit::field(band(0, 5), band(100, 2)) });
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 });
    assert!(matches!(record.battle.question(), Some(Step::Deploy { side: 1 })));
}

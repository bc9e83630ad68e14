//! Your own scenario, written and judged.

use nml_catalogue::message::{Argument, Message};
use nml_catalogue::own_scenario::{
    Genesis, Origin, OwnScenario, OwnScenarioEdit, Part, blank, copied, decide, evolve, told,
};
use nml_catalogue::scenario::{ScoredAt, ScoredPer, VictoryPoints};
use nml_catalogue::{Objective, Point};

use crate::shipped::scenario;

fn begun() -> OwnScenario {
    let own = blank("own-1".into(), "The Mill".into());
    Genesis { own, from: Origin::Blank }.found().unwrap()
}

fn write(own: &mut OwnScenario, parts: Vec<Part>) {
    let change = OwnScenarioEdit::Write { parts };
    for event in decide(own, &change).unwrap() {
        evolve(own, &event);
    }
}

fn objective(id: &str, x: i32, y: i32) -> Objective {
    Objective {
        id: id.into(),
        label: id.into(),
        kind: String::new(),
        at: Point::inches(x, y),
        terrain: None,
        within: None,
        placed: false,
        unconfirmed: None,
    }
}

/// What was written, or what it is called, among the arguments of a message.
fn text<'m>(message: &'m Message, name: &str) -> &'m str {
    match message.args.iter().find(|(known, _)| *known == name) {
        Some((_, Argument::Text(text))) => text,
        other => panic!("{message:?} has no text {name}, but {other:?}"),
    }
}

/// What is said within a message.
fn inner<'m>(message: &'m Message, name: &str) -> &'m Message {
    match message.args.iter().find(|(known, _)| *known == name) {
        Some((_, Argument::Message(inner))) => inner,
        other => panic!("{message:?} has no message {name}, but {other:?}"),
    }
}

fn numbers(message: &Message) -> Vec<i64> {
    message.args.iter().filter_map(|(_, one)| if let Argument::Number(one) = one { Some(*one) } else { None }).collect()
}

#[test]
fn an_empty_table_has_no_fault_and_one_thing_worth_a_look() {
    let own = begun();
    assert_eq!(own.scenario.faults(), []);
    let doubts: Vec<_> = own.scenario.doubts().into_iter().map(|(path, _)| path).collect();
    assert_eq!(doubts, ["/victory_points"]);
    assert!(own.scenario.is_played_here());
}

#[test]
fn parts_are_written_and_every_fault_is_said_at_once() {
    let mut own = begun();
    let points = vec![VictoryPoints {
        kind: Some("bunker".into()),
        ..VictoryPoints::plain(ScoredAt::TurnEnd, ScoredPer::ObjectiveControlled, 1)
    }];
    write(&mut own, vec![Part::Turns(0), Part::Objectives(vec![objective("a", 60, 3)]), Part::VictoryPoints(points)]);
    let faults = own.scenario.faults();
    let paths: Vec<_> = faults.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(paths, ["/turns", "/objectives/0/at", "/victory_points/0"]);
    let missing = &faults[2].1;
    assert_eq!((missing.key, text(missing, "id")), ("catalogue-not_described", "bunker"));
    assert_eq!(inner(missing, "what").key, "catalogue-kind_of_objective");
}

#[test]
fn what_cannot_be_read_or_is_too_much_is_refused() {
    let own = begun();
    let refused = |parts: Vec<Part>| decide(&own, &OwnScenarioEdit::Write { parts }).unwrap_err();
    assert_eq!(refused(vec![]).code, "PARTS");
    assert_eq!(refused(vec![Part::Turns(3), Part::Turns(4)]).code, "PARTS");
    let place = |parts: Vec<Part>| {
        let message = refused(parts).message;
        let fault = inner(&message, "fault");
        (text(&message, "path").to_owned(), fault.key, numbers(fault))
    };
    let nameless = ("/name".to_owned(), "catalogue-name_empty", vec![80]);
    assert_eq!(place(vec![Part::Name(" ".into())]), nameless);
    let many = (0..41).map(|i| objective(&format!("o{i}"), 20, 20)).collect();
    let too_long = ("/objectives".to_owned(), "catalogue-list_too_long", vec![41, 40]);
    assert_eq!(place(vec![Part::Objectives(many)]), too_long);
    let foreign = Genesis { own: scenario(1), from: Origin::Blank };
    assert_eq!(foreign.found().unwrap_err().code, "SCENARIO_ID");
}

#[test]
fn every_part_of_a_scenario_can_be_written() {
    for number in 1..=12 {
        let wanted = copied(&scenario(number), "own-1".into(), "Copy".into());
        let mut own = begun();
        write(&mut own, Part::all(&wanted).to_vec());
        assert_eq!(own.scenario, wanted, "{number}");
        assert_eq!(own.scenario.faults(), [], "{number}");
    }
}

#[test]
fn the_history_says_what_was_done() {
    let own = begun();
    let mut zones = own.scenario.zones.clone();
    zones[1].label = "The river".into();
    zones.remove(0);
    let change = OwnScenarioEdit::Write { parts: vec![Part::Turns(5), Part::Zones(zones)] };
    assert_eq!(told(&own.scenario, &change), "5 Turns; Zones: North zone taken away; The river changed");
    let four = ["a", "b", "c", "d"].map(|id| objective(id, 24, 24)).to_vec();
    let change = OwnScenarioEdit::Write { parts: vec![Part::Objectives(four)] };
    assert_eq!(told(&own.scenario, &change), "Objectives: objective a, objective b, objective c and 1 more added");
}

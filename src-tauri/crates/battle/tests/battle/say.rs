//! Shorthand for what records say most often.

use super::kit::{self, Record};
use nml_battle::{
    Command, Condition, Event, Facts, Field, Markers, ModelId, ModifierKind, Presence, Rolled, Spend, StateChange,
    Step, net,
};
use nml_catalogue::Point;
use nml_catalogue::card::ModelCard;

pub fn shoot(weapon: &str, target: ModelId) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

pub fn fight(weapon: &str, target: ModelId) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

pub fn react(model: ModelId, weapon: &str) -> Command {
    Command::React { model, weapon: weapon.into(), facts: Facts::default() }
}

pub fn to(x: i32, y: i32) -> Option<Point> {
    Some(Point::inches(x, y))
}

pub fn rifleman(id: u32) -> ModelCard {
    kit::gun(kit::model(id, "Rifleman"), "rifle", 24, &[])
}

pub fn swordsman(id: u32) -> ModelCard {
    kit::blade(kit::model(id, "Swordsman"), "sword", 1, &[])
}

/// Another reading of one ruling.
pub fn read(mut field: Field, key: &str, reading: &str) -> Field {
    field.ruleset.rulings.set(key, reading).unwrap();
    field
}

/// Shooter 0 and target 2 ten inches apart, a spare 1 and 3 on each side.
pub fn apart(shooter: ModelCard, target: ModelCard) -> Field {
    kit::field(vec![shooter, kit::model(8, "Spare")], vec![target, kit::model(9, "Spare")])
}

/// That field as a record with shooter 0 Activated, the target ten inches away.
pub fn facing(field: Field) -> Record {
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 20), (44, 4)]);
    record.activate(0);
    record
}

/// The same with both in contact.
pub fn touching(field: Field) -> Record {
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 31), (44, 4)]);
    record.activate(0);
    record
}

pub fn set(record: &mut Record, change: StateChange) {
    record.say(Command::SetRight { change, reason: "as it lies".into() });
}

pub fn down(record: &mut Record, model: ModelId) {
    set(record, StateChange::Condition { model, condition: Condition::Down });
}

pub fn out(record: &mut Record, model: ModelId) {
    set(record, StateChange::Condition { model, condition: Condition::Out });
}

pub fn markers(record: &mut Record, model: ModelId, blood: u8, blessing: u8, infection: u8) {
    set(record, StateChange::Markers { model, markers: Markers { blood, blessing, infection } });
}

pub fn spend(side: u8, blood: u8) -> Command {
    Command::Spend { side, markers: Spend { blood, ..Spend::default() } }
}

pub fn bless(side: u8, blessing: u8) -> Command {
    Command::Spend { side, markers: Spend { blessing, ..Spend::default() } }
}

/// The names and values of the pending roll's modifiers.
pub fn why(record: &Record) -> Vec<(String, i8)> {
    lines(record).iter().map(|m| (m.name.clone(), m.value)).collect()
}

fn lines(record: &Record) -> Vec<nml_battle::Modifier> {
    match record.battle.question() {
        Some(Step::Success(roll)) => record.battle.success_why(roll).modifiers,
        Some(Step::Injury(roll)) => record.battle.injury_why(roll).modifiers,
        other => panic!("no roll with modifiers: {other:?}"),
    }
}

pub fn injury_dice(record: &Record) -> i8 {
    net(&lines(record), ModifierKind::InjuryDice)
}

/// Faces that the pending roll takes.
pub fn asked(record: &Record) -> usize {
    record.battle.faces_asked(record.battle.question().unwrap()).unwrap()
}

/// What is added to the sum of the pending Injury Roll.
pub fn modifier(record: &Record) -> i16 {
    let Some(Step::Injury(roll)) = record.battle.question() else { panic!() };
    record.battle.injury_why(roll).spec.modifier
}

pub fn last_roll(record: &Record) -> &Rolled {
    let found =
        record.events.iter().rev().find_map(|e| if let Event::Rolled(rolled) = e { Some(rolled) } else { None });
    found.unwrap()
}

pub fn fallen(record: &Record, model: ModelId) -> bool {
    record.battle.fighter(model).unwrap().condition == Condition::Out
}

pub fn lies(record: &Record, model: ModelId) -> bool {
    record.battle.fighter(model).unwrap().down()
}

pub fn acts(record: &Record, model: ModelId) -> bool {
    matches!(record.battle.question(), Some(Step::Act { model: m }) if *m == model)
}

/// The side that picks a model to Activate.
pub fn picks(record: &Record) -> Option<u8> {
    if let Some(Step::Activate { side, .. }) = record.battle.question() { Some(*side) } else { None }
}

/// Everybody left is Activated and does nothing.
pub fn rest(record: &mut Record) {
    while let Some(side) = picks(record) {
        let next = record.battle.models().find(|(_, f)| f.side == side && f.on_table() && !f.activated).unwrap().0;
        record.activate(next).say(Command::EndActivation);
    }
}

/// Nobody holds anything; the next Turn comes to its first Activation, side A first.
pub fn next_turn(record: &mut Record) {
    record.say(Command::Control { holders: vec![None; 5] });
    if matches!(record.battle.question(), Some(Step::InitiativeRollOff)) {
        record.dice(&[6, 1]);
    }
    record.say(Command::ChooseFirst { side: 0 });
}

/// Everybody set up, untracked, up to what comes after.
pub fn set_up(field: Field) -> Record {
    let mut record = Record::new(field);
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 1 });
    if matches!(record.battle.question(), Some(Step::DeployRollOff)) {
        record.dice(&[6, 1]);
    }
    while let Some(Step::Deploy { side }) = record.battle.question().cloned() {
        let waiting = record.battle.models().find(|(_, f)| f.side == side && f.presence == Presence::Waiting);
        let model = waiting.unwrap().0;
        record.say(Command::Deploy { model, at: None });
    }
    record
}

/// This many plain models on each side.
pub fn sides(a: u32, b: u32) -> Field {
    let model = |id| kit::model(id, "Rifle");
    kit::field((0..a).map(model).collect(), (100..100 + b).map(model).collect())
}

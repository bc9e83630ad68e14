//! Terrain, moves, charges, falls, heights and sight, as records with literal dice.

mod charges;
mod falls;
mod moves;
mod reaches;
mod retreats;
mod rough;
mod sight;

use super::kit::{self, Record};
use nml_battle::{Command, Condition, Crossing, Field, ModelId, Passage, StateChange, Step, Way};
use nml_catalogue::card::ModelCard;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::Rulings;
use nml_catalogue::{Point, Terrain};

pub fn inches(n: i32) -> Length {
    Length::inches(n)
}

/// A length in tenths of an inch.
pub fn tenths(n: i32) -> Length {
    Length::micrometres(n * 2540)
}

pub fn at(x: i32, y: i32) -> Option<Point> {
    Some(Point::inches(x, y))
}

pub fn swordsman(id: u32, name: &str) -> ModelCard {
    kit::blade(kit::model(id, name), "sword", 1, &[])
}

/// Model 0 against model 2; a spare on each side, far away in the corners.
pub fn field(mine: ModelCard, theirs: ModelCard, terrain: Vec<Terrain>) -> Field {
    let mut field = kit::field(vec![mine, kit::model(8, "Spare")], vec![theirs, kit::model(9, "Spare")]);
    field.terrain = terrain;
    field
}

/// As [`field`], with both where told and model 0 Activated.
pub fn activated(field: Field, mine: (i32, i32), theirs: (i32, i32)) -> Record {
    let mut record = Record::placed(field, &[mine, (46, 46), theirs, (46, 2)]);
    record.activate(0);
    record
}

/// Geoff 0 alone with the ground; the enemy far off.
pub fn walker(terrain: Vec<Terrain>) -> Record {
    activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), terrain), (10, 10), (40, 40))
}

/// The same under other readings.
pub fn under(mut field: Field, change: impl FnOnce(&mut Rulings)) -> Field {
    change(&mut field.ruleset.rulings);
    field
}

/// Nobody's place is tracked.
pub fn untracked(mine: ModelCard, theirs: ModelCard) -> Record {
    let mut record = Record::placed(field(mine, theirs, Vec::new()), &[]);
    record.activate(0);
    record
}

pub fn over(what: Passage) -> Way {
    Way { over: vec![Crossing { what, at: None, terrain: None }], ..Way::default() }
}

pub fn go(to: Option<Point>, way: Way) -> Command {
    Command::Move { to, way }
}

pub fn set(record: &mut Record, change: StateChange) {
    record.say(Command::SetRight { change, reason: "as it lies".into() });
}

pub fn lies_down(record: &mut Record, model: ModelId) {
    set(record, StateChange::Condition { model, condition: Condition::Down });
}

pub fn place(record: &Record, model: ModelId) -> Option<Point> {
    record.battle.fighter(model).unwrap().at
}

pub fn is_down(record: &Record, model: ModelId) -> bool {
    record.battle.fighter(model).unwrap().down()
}

/// The names and values of the pending roll's modifiers.
pub fn why(record: &Record) -> Vec<(String, i8)> {
    let named = |m: &nml_battle::Modifier| (m.name.clone(), m.value);
    match record.battle.question() {
        Some(Step::Success(roll)) => record.battle.success_why(roll).modifiers.iter().map(named).collect(),
        Some(Step::Injury(roll)) => record.battle.injury_why(roll).modifiers.iter().map(named).collect(),
        other => panic!("no roll with modifiers: {other:?}"),
    }
}

/// The model may act: its move is over.
pub fn acts(record: &Record, model: ModelId) -> bool {
    matches!(record.battle.question(), Some(Step::Act { model: m }) if *m == model)
}

/// The other side picks: the Activation is over.
pub fn over_to(record: &Record, side: u8) -> bool {
    matches!(record.battle.question(), Some(Step::Activate { side: s, .. }) if *s == side)
}

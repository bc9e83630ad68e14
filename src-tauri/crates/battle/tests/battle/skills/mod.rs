//! Skills in play: each of them in a record with literal dice, taught from the shipped pack.

mod melee;
mod patrons;
mod ranged;
mod stealth;
mod wildcard;

use std::sync::LazyLock;

use super::kit::{self, Record};
use super::say::last_roll;
use nml_battle::{Command, Condition, Facts, Markers, ModelId, RollResult, Spend, StateChange, Step, Want};
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::{Point, Skills};
use nml_warband::Known;

static SKILLS: LazyLock<Skills> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../../../data/packs/official-1.0.2/skills.json")).unwrap()
});

/// The model learned it.
pub fn knows(sheet: ModelCard, id: &str) -> ModelCard {
    chose(sheet, id, None)
}

/// The model learned it, and this was chosen.
fn chose(sheet: ModelCard, id: &str, chosen: Option<&str>) -> ModelCard {
    let skill = SKILLS.skills.iter().find(|skill| skill.id == id).unwrap_or_else(|| panic!("no skill {id}"));
    nml_warband::taught(sheet, Known { skill, chosen })
}

fn shoot(weapon: &str, target: ModelId) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

fn fight(weapon: &str, target: ModelId) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

fn act(action: &str, target: Option<ModelId>) -> Command {
    Command::Use { action: action.into(), target, outcome: 0, paid: Vec::new() }
}

fn sword(id: u32, name: &str) -> ModelCard {
    kit::blade(kit::model(id, name), "sword", 1, &[])
}

fn rifle(id: u32, name: &str) -> ModelCard {
    kit::gun(kit::model(id, name), "rifle", 24, &[])
}

/// Two models an inch apart, the first one Activated.
fn melee(one: ModelCard, other: ModelCard) -> Record {
    let mut record =
        Record::placed(kit::field(vec![one], vec![other, sword(9, "Far")]), &[(10, 30), (10, 31), (40, 4)]);
    record.activate(0);
    record
}

/// Two models this many inches apart, the first one Activated.
fn apart(one: ModelCard, other: ModelCard, inches: i32) -> Record {
    let places = [(10, 0), (10, inches), (40, 40)];
    let mut record = Record::placed(kit::field(vec![one], vec![other, sword(9, "Far")]), &places);
    record.activate(0);
    record
}

fn marked(record: &mut Record, model: ModelId, markers: Markers) {
    record.say(Command::SetRight { change: StateChange::Markers { model, markers }, reason: "as it lies".into() });
}

fn bled(record: &mut Record, model: ModelId, blood: u8) {
    marked(record, model, Markers { blood, ..Markers::default() });
}

/// What the pending roll counts, by name.
fn why(record: &Record) -> Vec<(String, i8)> {
    let step = record.battle.question().unwrap();
    let lines = if let Step::Success(roll) = step {
        record.battle.success_why(roll).modifiers
    } else if let Step::Injury(roll) = step {
        record.battle.injury_why(roll).modifiers
    } else {
        panic!("no roll is pending: {step:?}")
    };
    lines.into_iter().map(|line| (line.name, line.value)).collect()
}

/// What the named source adds to the pending roll. `None` if it does not speak.
fn counts(record: &Record, name: &str) -> Option<i8> {
    why(record).into_iter().find(|(source, _)| source == name).map(|(_, value)| value)
}

fn applied(record: &Record) -> (InjuryResult, Vec<String>) {
    let RollResult::Injury { applied, by, .. } = &last_roll(record).result else { panic!("no Injury Roll") };
    (*applied, by.clone())
}

fn has(record: &Record, model: ModelId, keyword: &str) -> bool {
    record.battle.has(model, &keyword.parse::<Keyword>().unwrap())
}

fn down(record: &Record, model: ModelId) -> bool {
    record.battle.fighter(model).unwrap().down()
}

fn blessings(record: &Record, model: ModelId) -> u8 {
    record.battle.fighter(model).unwrap().markers.blessing
}

/// The Turn is played out, and the next one begins with side A.
fn next_turn(record: &mut Record) {
    record.pass();
    record.say(Command::Control { holders: vec![None; 5] });
    if matches!(record.battle.question(), Some(Step::InitiativeRollOff)) {
        record.dice(&[6, 1]);
    }
    record.say(Command::ChooseFirst { side: 0 });
}

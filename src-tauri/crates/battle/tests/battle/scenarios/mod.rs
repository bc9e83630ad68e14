//! Each scenario of the book as a record: its special parts and its scoring, with literal dice.

mod attackers;
mod deeds;
mod fields;
mod neutrals;
mod own;
mod relics;

use super::kit::{self, Record};
use nml_battle::{Held, ScenarioSaid, ScenarioStep, Step};
use nml_catalogue::card::ModelCard;

/// This many models that shoot and fight.
fn band(first: u32, count: u32) -> Vec<ModelCard> {
    (first..first + count)
        .map(|id| kit::blade(kit::gun(kit::model(id, "Rifle"), "rifle", 24, &[]), "sword", 1, &[]))
        .collect()
}

/// An ACTION of the scenario on a thing.
fn work(action: &str, thing: u16) -> ScenarioSaid {
    ScenarioSaid::Work { action: action.into(), thing: Some(thing), with: None, count: 0 }
}

/// An ACTION with what the model holds.
fn hands(action: &str, with: Option<u16>, count: u8) -> ScenarioSaid {
    ScenarioSaid::Work { action: action.into(), thing: None, with, count }
}

/// Who is where: sides that reached each objective, and who controls it.
fn held(all: &[(&[u8], Option<u8>)]) -> ScenarioSaid {
    let objectives = all.iter().map(|(reached, holder)| Held { reached: reached.to_vec(), holder: *holder });
    ScenarioSaid::Hold { objectives: objectives.collect() }
}

fn about(record: &Record) -> ScenarioStep {
    match record.battle.question() {
        Some(Step::Scenario(step)) => step.clone(),
        other => panic!("no question of the scenario: {other:?}"),
    }
}

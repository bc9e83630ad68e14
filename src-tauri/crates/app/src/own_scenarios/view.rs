//! Your own scenario as the editor shows it.

use nml_catalogue::Scenario;
use nml_catalogue::message::Message;
use nml_catalogue::own_scenario::random::{RandomLine, random_lines};
use nml_catalogue::own_scenario::{self, Origin};
use nml_catalogue::scenario::Reachable;

use nml_words::said;
use schemars::JsonSchema;
use serde::Serialize;

use super::bad_tables;
use crate::failure::Failure;
use crate::streams::Open;
use crate::subject::{OwnScenarios, Subject};

/// A scenario of one's own, open.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OwnScenarioView {
    /// Its stream.
    pub id: String,
    /// As it stands.
    pub scenario: Scenario,
    /// It is put away.
    pub away: bool,
    /// Where it comes from.
    pub from: Origin,
    /// What the dice of a random scenario came to; empty if it was not rolled.
    pub rolled: Vec<RandomLine>,
    /// Everything that is wrong: it can be set up once nothing is.
    pub faults: Vec<ScenarioFinding>,
    /// What is unusual; it stops nobody.
    pub doubts: Vec<ScenarioFinding>,
    /// The most victory points that a side can get.
    pub reachable: Reachable,
    /// The turn engine can play it.
    pub played_here: bool,
    /// Something can be undone.
    pub undo: bool,
    /// Something can be put back.
    pub redo: bool,
    /// Every change in force, the newest first.
    pub history: Vec<OwnScenarioEntry>,
}

/// Something about a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScenarioFinding {
    /// The part it is about, such as `zones`.
    pub part: String,
    /// Which one of a list, counted from 0, or none for the part as a whole.
    pub index: Option<u32>,
    /// One sentence.
    pub message: String,
}

/// A change that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OwnScenarioEntry {
    /// Its number.
    pub seq: u64,
    /// When, RFC 3339.
    pub at: String,
    /// Who.
    pub by: String,
    /// What was changed, in a few words.
    pub what: String,
}

pub(super) fn view(open: &Open<OwnScenarios>) -> Result<OwnScenarioView, Failure> {
    let scenario = &open.state.scenario;
    let mut before = OwnScenarios::begin(&open.start);
    let mut history = Vec::new();
    for kept in open.log.effective() {
        for event in kept.events() {
            history.push(OwnScenarioEntry {
                seq: kept.kept.entry.seq,
                at: kept.kept.entry.at.clone(),
                by: kept.kept.entry.by.clone(),
                what: own_scenario::told(&before.scenario, event),
            });
            own_scenario::evolve(&mut before, event);
        }
    }
    history.reverse();
    Ok(OwnScenarioView {
        id: open.id.to_string(),
        scenario: scenario.clone(),
        away: open.state.away,
        from: open.start.from.clone(),
        rolled: match &open.start.from {
            Origin::Rolled(dice) => random_lines(dice).map_err(bad_tables)?,
            Origin::Blank | Origin::Copied(_) | Origin::Imported(_) => Vec::new(),
        },
        faults: scenario.faults().into_iter().map(finding).collect(),
        doubts: scenario.doubts().into_iter().map(finding).collect(),
        reachable: scenario.reachable(),
        played_here: scenario.is_played_here(),
        undo: open.log.undoable().is_some(),
        redo: open.log.redoable().is_some(),
        history,
    })
}

/// `/zones/1/shape` and a sentence: which part, which one of it, what.
fn finding((path, message): (String, Message)) -> ScenarioFinding {
    let mut steps = path.split('/').skip(1);
    let part = steps.next().unwrap_or_default().to_owned();
    let index = steps.next().and_then(|step| step.parse().ok());
    ScenarioFinding { part, index, message: said(&message) }
}

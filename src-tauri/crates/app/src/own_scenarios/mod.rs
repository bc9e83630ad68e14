//! Your own scenarios: begun on an empty table or from another, written part by part, judged, passed on as a file.

mod file;
mod view;

use nml_catalogue::Scenario;
use nml_catalogue::own_scenario::random::{self, RandomDice, RandomDie, RandomLine};
use nml_catalogue::own_scenario::{self, Genesis, ID_PREFIX, Origin, OwnScenarioEdit};
use nml_catalogue::throw::{Source, ThrownDie};
use nml_ledger::StreamId;
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::OwnScenarios;

use crate::words::own_scenarios as say;
pub use file::{own_scenario_export, own_scenario_import};
pub use view::OwnScenarioView;
use view::view;

/// Which scenario of one's own.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnScenarioRef {
    /// Its stream.
    pub scenario: String,
}

/// As it stood after an entry.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnScenarioMoment {
    /// Its stream.
    pub scenario: String,
    /// The entry's number, or 0 for the beginning.
    pub seq: u64,
}

/// A new scenario of one's own.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOwnScenario {
    /// Its name.
    pub name: String,
    /// What it begins as.
    pub from: BeginsAs,
}

/// What a scenario of one's own begins as.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BeginsAs {
    /// An empty table.
    Blank,
    /// A copy of the scenario of a pack at hand with this id.
    Pack(String),
    /// A copy of the scenario of one's own in this stream.
    Own(String),
    /// What the dice of a random scenario made.
    Rolled(RandomDice),
}

/// A change to a scenario of one's own.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnScenarioChange {
    /// Its stream.
    pub scenario: String,
    /// The change.
    pub change: OwnScenarioEdit,
}

/// Begins a scenario of one's own.
///
/// # Errors
/// `UNKNOWN_SCENARIO`, or what is ill-formed.
pub fn own_scenario_new(session: &Session, new: NewOwnScenario) -> Result<OwnScenarioView, Failure> {
    let stream = session.chance()?.stream();
    let id = id_of(stream);
    let (own, from) = match &new.from {
        BeginsAs::Blank => (own_scenario::blank(id, new.name), Origin::Blank),
        BeginsAs::Pack(known) => {
            let scenario = session.scenarios()?.into_iter().find(|scenario| scenario.id == *known);
            let unknown = || Failure::new(code::UNKNOWN_SCENARIO, say::unknown());
            let scenario = scenario.ok_or_else(unknown)?;
            (own_scenario::copied(&scenario, id, new.name), Origin::Copied(scenario.name))
        }
        BeginsAs::Own(other) => {
            let scenario = session.open_stream::<OwnScenarios>(other)?.state.scenario;
            (own_scenario::copied(&scenario, id, new.name), Origin::Copied(scenario.name))
        }
        BeginsAs::Rolled(dice) => {
            let unfinished = || Failure::new(code::DICE_MISSING, say::dice_missing());
            let scenario = random::random(dice, id, new.name).map_err(bad_tables)?.ok_or_else(unfinished)?;
            (scenario, Origin::Rolled(*dice))
        }
    };
    begun(session, stream, Genesis { own, from })
}

/// The dice of a random scenario.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomWanted {
    /// Those on the table.
    pub dice: RandomDice,
    /// Those that the app rolls, again if one lies.
    pub roll: Vec<RandomDie>,
}

/// Dice, and what they come to.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RandomThrow {
    /// As they lie.
    pub dice: RandomDice,
    /// Each with what it came to.
    pub lines: Vec<RandomLine>,
    /// The scenario that they make, or none if a die is missing or must be rolled again.
    pub scenario: Option<Scenario>,
}

/// Reads the dice of a random scenario, and rolls those that are wanted; this keeps nothing.
///
/// # Errors
/// `NO_RANDOMNESS`.
pub fn own_scenario_random(session: &Session, wanted: RandomWanted) -> Result<RandomThrow, Failure> {
    let mut dice = wanted.dice;
    if !wanted.roll.is_empty() {
        let faces = session.chance()?.faces(RandomDie::ALL.len());
        for (die, face) in RandomDie::ALL.into_iter().zip(faces) {
            if wanted.roll.contains(&die) {
                dice.lay(die, Some(ThrownDie { face, source: Source::App }));
            }
        }
    }
    let name = "A random scenario".to_owned();
    Ok(RandomThrow {
        dice,
        lines: random::random_lines(&dice).map_err(bad_tables)?,
        scenario: random::random(&dice, format!("{ID_PREFIX}random"), name).map_err(bad_tables)?,
    })
}

fn bad_tables(error: serde_json::Error) -> Failure {
    Failure::new(code::BROKEN, say::bad_tables(error.to_string()))
}

/// The id of a scenario that is begun here.
fn id_of(stream: StreamId) -> String {
    format!("{ID_PREFIX}{stream}")
}

fn begun(session: &Session, stream: StreamId, start: Genesis) -> Result<OwnScenarioView, Failure> {
    start.found()?;
    let mut open = Open::<OwnScenarios>::begin(stream, start)?;
    save(session, &mut open)?;
    view(&open)
}

/// A scenario of one's own.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn own_scenario(session: &Session, which: OwnScenarioRef) -> Result<OwnScenarioView, Failure> {
    view(&*session.look(&which.scenario)?)
}

/// Changes it.
///
/// # Errors
/// What is ill-formed in the change.
pub fn own_scenario_change(session: &Session, input: OwnScenarioChange) -> Result<OwnScenarioView, Failure> {
    let mut open: Open<OwnScenarios> = session.open_stream(&input.scenario)?;
    let events = own_scenario::decide(&open.state, &input.change)?;
    open.record(session.author(), input.change, events)?;
    save(session, &mut open)?;
    view(&open)
}

/// Takes the last change back.
///
/// # Errors
/// `NOTHING_TO_UNDO`.
pub fn own_scenario_undo(session: &Session, which: OwnScenarioRef) -> Result<OwnScenarioView, Failure> {
    let mut open: Open<OwnScenarios> = session.open_stream(&which.scenario)?;
    open.undo(session.author(), None)?;
    save(session, &mut open)?;
    view(&open)
}

/// Puts it back.
///
/// # Errors
/// `NOTHING_TO_REDO`.
pub fn own_scenario_redo(session: &Session, which: OwnScenarioRef) -> Result<OwnScenarioView, Failure> {
    let mut open: Open<OwnScenarios> = session.open_stream(&which.scenario)?;
    open.redo(session.author())?;
    save(session, &mut open)?;
    view(&open)
}

/// Goes back to how it stood after an entry that is in force; what came after stays in the history.
///
/// # Errors
/// `NO_ENTRY`; `NOTHING_TO_UNDO` when it stands there.
pub fn own_scenario_back(session: &Session, to: OwnScenarioMoment) -> Result<OwnScenarioView, Failure> {
    let mut open: Open<OwnScenarios> = session.open_stream(&to.scenario)?;
    let after = open.log.effective().iter().map(|one| one.kept.entry.seq).find(|seq| *seq > to.seq);
    let after = after.ok_or_else(|| Failure::new(code::NOTHING_TO_UNDO, say::stands_there()))?;
    open.undo(session.author(), Some(after))?;
    save(session, &mut open)?;
    view(&open)
}

fn save(session: &Session, open: &mut Open<OwnScenarios>) -> Result<(), Failure> {
    session.write(vec![open.append()?], Vec::new())
}

/// A scenario of one's own that can be set up.
///
/// # Errors
/// `UNKNOWN_STREAM`; `SCENARIO_FAULTS` with the first of what is wrong in it.
pub fn finished(session: &Session, stream: &str) -> Result<Scenario, Failure> {
    let scenario = session.open_stream::<OwnScenarios>(stream)?.state.scenario;
    match scenario.faults().first() {
        None => Ok(scenario),
        Some((path, fault)) => {
            Err(Failure::new(code::SCENARIO_FAULTS, format!("{}: {path}: {}", scenario.name, said(fault))))
        }
    }
}

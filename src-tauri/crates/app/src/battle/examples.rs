//! Battles that come with the app to step through: small tables with literal dice, played by today's engine.
//!
//! An example is in no book until somebody begins a what-if on it; its own line never changes.

use std::sync::Arc;

use nml_battle::{Command, Field, Force, Presence, Source, Step, choose, decide, options};
use nml_catalogue::card::ModelCard;
use nml_catalogue::length::Length;
use nml_catalogue::ruleset;
use nml_catalogue::{Edge, Point, Shape};
use nml_dice::Face;
use nml_ledger::{Author, StreamId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{BattleStart, Battles};
use crate::words::battles as say;

const FILES: [&[u8]; 3] = [
    include_bytes!("../../../../../data/samples/examples/three-activations.json"),
    include_bytes!("../../../../../data/samples/examples/captains-shot.json"),
    include_bytes!("../../../../../data/samples/examples/castigators-wound.json"),
];

/// The scenario whose table the examples are played on.
const SCENARIO: &str = "claim-no-mans-land";
/// The zones of an example are so deep that its models may begin near each other.
const DEPTH: Length = Length::inches(20);
/// More answers than any set-up takes, so that a fault ends.
const SETTING_UP_MAX: usize = 100;
/// The first bytes of an example's stream id; the last one is its number.
const ID: [u8; 15] = *b"nml.example.no.";

/// An example in its file.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// `nml.example`.
    format: String,
    /// 1.
    version: u32,
    /// As shown.
    name: String,
    /// What can be seen in it.
    about: String,
    /// One for each side.
    forces: Vec<ExampleForce>,
    /// Where each model stands, side by side.
    places: Vec<Vec<Point>>,
    /// What is said once both sides are set up and the first side is to Activate.
    steps: Vec<ExampleStep>,
}

/// The models of a side.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ExampleForce {
    /// As shown.
    name: String,
    /// Faction id.
    faction: String,
    /// Their cards.
    models: Vec<ModelCard>,
}

/// One thing said.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ExampleStep {
    /// By the one who is asked.
    say: Command,
    /// Put beside the entry.
    #[serde(default)]
    note: Option<String>,
}

/// An example in the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ExampleLine {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What can be seen in it.
    pub about: String,
}

/// The examples in their order.
///
/// # Errors
/// `BAD_PACK` in a program built wrong.
pub fn examples(_: &Session, (): ()) -> Result<Vec<ExampleLine>, Failure> {
    (0..)
        .zip(FILES)
        .map(|(number, bytes)| {
            let Example { name, about, .. } = read(bytes)?;
            Ok(ExampleLine { id: id_of(number).to_string(), name, about })
        })
        .collect()
}

/// Whether a stream is one of them.
#[must_use]
pub fn is_one(id: &StreamId) -> bool {
    (0..).zip(FILES).any(|(number, _)| id_of(number) == *id)
}

fn id_of(number: u8) -> StreamId {
    let mut bytes = [0; 16];
    bytes[..15].copy_from_slice(&ID);
    bytes[15] = b'1'.saturating_add(number);
    StreamId::from_bytes(bytes)
}

fn read(bytes: &[u8]) -> Result<Example, Failure> {
    let bad = |why: String| Failure::new(code::BROKEN, say::bad_example(why));
    let example: Example = serde_json::from_slice(bytes).map_err(|error| bad(error.to_string()))?;
    if (example.format.as_str(), example.version) != ("nml.example", 1) {
        return Err(bad(say::other_format(&example.format, example.version, "nml.example 1")));
    }
    Ok(example)
}

/// The example with this id, played. `None` if there is no such example.
///
/// # Errors
/// `BAD_PACK`, or what the engine refuses; cannot happen in a program whose tests passed.
pub fn open(session: &Session, id: &str) -> Result<Option<Open<Battles>>, Failure> {
    let wanted = (0..).zip(FILES).find(|(number, _)| id_of(*number).to_string() == id);
    let Some((number, bytes)) = wanted else { return Ok(None) };
    play(session, id_of(number), &read(bytes)?).map(Some)
}

fn play(session: &Session, id: StreamId, example: &Example) -> Result<Open<Battles>, Failure> {
    let start = BattleStart {
        name: example.name.clone(),
        set_up: None,
        campaign: None,
        guided: false,
        field: Arc::new(field(session, example)?),
    };
    let mut open = Open::<Battles>::begin(id, start)?;
    set_up(&mut open, example)?;
    let mut notes = Vec::new();
    for step in &example.steps {
        let seq = say(&mut open, step.say.clone())?;
        notes.extend(step.note.iter().map(|note| (seq, note.clone())));
    }
    // Last, so that the entries that are stepped through count on without gaps.
    for (seq, note) in notes {
        open.note(author(), seq, note)?;
    }
    Ok(open)
}

/// The field of an example: an open table with deep zones.
fn field(session: &Session, example: &Example) -> Result<Field, Failure> {
    let scenario = session.catalogue()?.scenario(SCENARIO).cloned();
    let mut scenario = scenario.ok_or_else(|| Failure::new(code::BROKEN, say::examples_lost()))?;
    scenario.name.clone_from(&example.name);
    scenario.terrain.clear();
    scenario.objectives.clear();
    scenario.deeds.clear();
    for (zone, edge) in scenario.zones.iter_mut().zip([Edge::South, Edge::North]) {
        zone.shape = Shape::Strip { edge, depth: DEPTH };
        zone.unconfirmed = None;
    }
    let forces = example.forces.iter().map(|force| Force {
        roster: 0,
        warband: force.name.clone(),
        name: force.name.clone(),
        faction: force.faction.clone(),
        player: String::new(),
        models: force.models.clone(),
        effects: Vec::new(),
    });
    Ok(Field {
        scenario,
        terrain: Vec::new(),
        forces: forces.collect(),
        ruleset: ruleset::find(ruleset::OFFICIAL).map_err(|error| Failure::new(code::BROKEN, error.to_string()))?,
        pack: session.pack()?.hash.to_string(),
        games: Vec::new(),
    })
}

/// Up to the first Activation: the first side wins every roll-off, and everybody stands at the named place.
fn set_up(open: &mut Open<Battles>, example: &Example) -> Result<(), Failure> {
    let winning = [6, 1].into_iter().filter_map(|face| Face::new(face).ok()).collect::<Vec<_>>();
    for _ in 0..SETTING_UP_MAX {
        let state = &open.state;
        let Some(step) = state.question() else { break };
        let command = if let Step::Activate { .. } = step {
            return Ok(());
        } else if let Step::ZoneRollOff | Step::DeployRollOff | Step::InitiativeRollOff = step {
            Some(Command::Roll { faces: winning.clone(), source: Source::Table })
        } else if let Step::ChooseZone { .. } = step {
            Some(Command::ChooseZone { zone: 0 })
        } else if let Step::ChooseFirst { .. } = step {
            Some(Command::ChooseFirst { side: 0 })
        } else if let Step::Deploy { side } = step {
            let places = example.places.get(usize::from(*side));
            let mut own = state.models().filter(|(_, one)| one.side == *side).zip(places.into_iter().flatten());
            own.find(|((_, one), _)| one.presence == Presence::Waiting)
                .map(|((model, _), at)| Command::Deploy { model, at: Some(*at) })
        } else {
            choose(state, &options(state), &mut |_| 0)
        };
        let command = command.ok_or_else(|| Failure::new(code::BROKEN, say::example_fails()))?;
        say(open, command)?;
    }
    Err(Failure::new(code::BROKEN, say::example_never_ready()))
}

fn say(open: &mut Open<Battles>, command: Command) -> Result<u64, Failure> {
    let events = decide(&open.state, &command)?;
    let hash = open.record(author(), command, events)?;
    Ok(open.log.find(&hash).map_or(0, |kept| kept.entry.seq))
}

fn author() -> Author {
    Author { at: "2026-01-01T00:00:00+00:00".to_owned(), ..Author::default() }
}

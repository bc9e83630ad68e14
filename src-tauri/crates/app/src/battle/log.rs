//! A battle's log in a file: whether it is whole, and how the battle stands at its end.

use std::path::Path;

use nml_battle::{self as battle, Battle, Condition, Presence, decide};
use nml_catalogue::ruleset;
use nml_exchange::log::Lines;
use nml_ledger::{FirstBad, Kind, Reading, brief};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::judgement::{Sort, mistaken};
use crate::subject::{BattleStart, Header};
use crate::view::letter;
use crate::words;
use crate::words::{battles as say, rulesets};

/// What a log comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Replayed {
    /// Bytes, hashes and order are whole.
    pub valid: bool,
    /// Entries that are proven.
    pub entries: u64,
    /// The first entry that is not.
    pub first_bad: Option<FirstBad>,
    /// The first entry that is whole and says what this program does not know: turn, sides, models and outcome are
    /// those before it. Absent if every word is known.
    #[serde(default)]
    pub first_foreign: Option<FirstBad>,
    /// The Turn it stands in.
    pub turn: u8,
    /// The sides in order.
    pub sides: Vec<ReplayedSide>,
    /// All models.
    pub models: Vec<ReplayedModel>,
    /// The side that won, or none if nobody has, or not yet.
    pub winner: Option<String>,
    /// Why it is over, or none while it goes on.
    pub reason: Option<String>,
    /// With another ruleset: where the same record is refused or needs other dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Parting>,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReplayedSide {
    /// `A`, `B`.
    pub id: String,
    /// Victory points.
    pub vp: u16,
    /// The Warband's name.
    pub warband: String,
}

/// One model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReplayedModel {
    /// Its id in the battle.
    pub id: u16,
    /// Its side.
    pub side: String,
    /// Its name.
    pub name: String,
    /// `waiting`, `standing`, `down`, `out`, `gone`.
    pub status: String,
    /// BLOOD MARKERS.
    pub blood: u8,
    /// BLESSING MARKERS.
    pub blessing: u8,
    /// INFECTION MARKERS.
    pub infection: u8,
}

/// Where a record departs from what the rules would decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Parting {
    /// The ruleset.
    pub ruleset: String,
    /// The entry whose command is refused or needs other dice, or none if every command is accepted.
    pub seq: Option<u64>,
    /// Why there.
    pub reason: Option<String>,
    /// The first entry with a decision that differs from the recorded one, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<Otherwise>,
}

/// An entry whose command is accepted, but leads to something else than the record says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Otherwise {
    /// The entry.
    pub seq: u64,
    /// The first event that differs.
    pub reason: String,
}

/// A log that was read.
#[derive(Clone, Debug)]
pub struct LogRead {
    /// What it comes to.
    pub replayed: Replayed,
    /// The entry it stands after, or none before the first.
    pub at: Option<u64>,
    /// Why it is over, in words, or none while it goes on.
    pub over: Option<String>,
    /// What was asked for and could not be done.
    pub notes: Vec<String>,
}

/// Reads a log and says what it comes to, to the end or up to an entry.
///
/// # Errors
/// The file cannot be read, its first line is not a battle's header, or the ruleset is unknown.
pub fn replay(path: &Path, until: Option<u64>, under: Option<&str>) -> Result<LogRead, Failure> {
    let under = under.map(ruleset::find).transpose();
    let under = under.map_err(|error| Failure::new(code::UNKNOWN_RULESET, rulesets::bad_option(error.to_string())))?;
    let file = path.display().to_string();
    let unusable = |line: String| mistaken(path, Sort::Battle, Failure::new(code::BAD_LOG, line));
    let mut lines = Lines::open(path)?;
    let header = lines.header()?;
    let mut reading: Reading<battle::Command, battle::Event> =
        Reading::open(&header).map_err(|error| unusable(say::log_not_read(&file, error.to_string())))?;
    if reading.log.heading().format != Kind::Battle {
        return Err(unusable(say::other_log(&file, reading.log.heading().format.format())));
    }
    let header: Header<BattleStart> =
        serde_json::from_slice(&header).map_err(|error| unusable(say::header_not_read(&file, brief(&error))))?;
    if let Some((path, fault)) = header.start.field.faults().into_iter().next() {
        return Err(unusable(say::header_faulty(&file, path.replace('/', "."), said(&fault))));
    }
    while let Some(line) = lines.line()? {
        reading.line(&line);
        if reading.first_bad.is_some() {
            break;
        }
    }
    let line = reading.log.line(&reading.head);
    let last = line.last().map_or(0, |kept| kept.entry.seq);
    let beyond = until.filter(|seq| *seq > last);
    let note = beyond.map(|seq| match &reading.first_foreign {
        None => say::ends_before(seq.to_string(), last.to_string()),
        Some(foreign) => say::foreign_from(seq.to_string(), foreign.seq.to_string()),
    });
    let tip = line.iter().rfind(|kept| until.is_none_or(|seq| kept.entry.seq <= seq));
    let at = tip.map(|kept| kept.entry.seq);
    let in_force = match (until, tip) {
        (None, _) => reading.log.effective_at(&reading.head),
        (Some(_), Some(kept)) => reading.log.effective_at(&kept.hash),
        (Some(_), None) => Vec::new(),
    };
    let mut state = Battle::new(header.start.field.clone());
    let mut parting = under.map(|ruleset| {
        let mut field = (*header.start.field).clone();
        let id = ruleset.id.as_str().to_owned();
        field.ruleset = ruleset;
        (Battle::new(field.into()), Parting { ruleset: id, seq: None, reason: None, otherwise: None })
    });
    for (seq, (command, recorded)) in
        in_force.iter().flat_map(|one| one.decisions().map(|decision| (one.kept.entry.seq, decision)))
    {
        if let Some((other, parting)) = &mut parting
            && parting.seq.is_none()
        {
            match decide(other, command) {
                Ok(events) => {
                    if parting.otherwise.is_none() {
                        let reason = differing(recorded, &events);
                        parting.otherwise = reason.map(|reason| Otherwise { seq, reason });
                    }
                    events.iter().for_each(|event| battle::evolve(other, event));
                }
                Err(refusal) => {
                    parting.seq = Some(seq);
                    parting.reason = Some(said(&refusal.message));
                }
            }
        }
        recorded.iter().for_each(|event| battle::evolve(&mut state, event));
    }
    let rules = parting.map(|(_, parting)| parting);
    let replayed = Replayed { rules, ..told(&state, &reading) };
    let over = state.outcome.map(|outcome| words::endings::ended(outcome.reason));
    Ok(LogRead { replayed, at, over, notes: note.into_iter().collect() })
}

/// The first event in which a decision differs from the record, in words.
fn differing(recorded: &[battle::Event], decided: &[battle::Event]) -> Option<String> {
    let at = (0..recorded.len().max(decided.len())).find(|at| recorded.get(*at) != decided.get(*at))?;
    let name = |event: Option<&battle::Event>| {
        let said = event.and_then(|event| serde_json::to_value(event).ok());
        let tag = said.as_ref().and_then(|said| said.get("event")).and_then(|tag| tag.as_str()).map(str::to_owned);
        tag.unwrap_or_else(say::nothing_more)
    };
    let (was, now) = (name(recorded.get(at)), name(decided.get(at)));
    let number = at.saturating_add(1);
    Some(if was == now { say::event_differs(number, was) } else { say::event_other(number, was, now) })
}

fn told(state: &Battle, reading: &Reading<battle::Command, battle::Event>) -> Replayed {
    let sides = state.side_ids().zip(&state.sides).zip(&state.field.forces);
    Replayed {
        valid: reading.first_bad.is_none(),
        entries: reading.entries,
        first_bad: reading.first_bad.clone(),
        first_foreign: reading.first_foreign.clone(),
        turn: state.turn,
        sides: sides
            .map(|((id, side), force)| ReplayedSide { id: letter(id), vp: side.points, warband: force.name.clone() })
            .collect(),
        models: state
            .models()
            .map(|(id, fighter)| ReplayedModel {
                id,
                side: letter(fighter.side),
                name: state.name(id).to_owned(),
                status: status(fighter.presence, fighter.condition).to_owned(),
                blood: fighter.markers.blood,
                blessing: fighter.markers.blessing,
                infection: fighter.markers.infection,
            })
            .collect(),
        winner: state.outcome.and_then(|o| o.winner).map(letter),
        reason: state.outcome.map(|o| o.reason.word().to_owned()),
        rules: None,
    }
}

const fn status(presence: Presence, condition: Condition) -> &'static str {
    match (presence, condition) {
        (_, Condition::Out) => "out",
        (Presence::Waiting | Presence::Held, _) => "waiting",
        (Presence::Gone, _) => "gone",
        (Presence::Table, Condition::Standing) => "standing",
        (Presence::Table, Condition::Down) => "down",
    }
}

//! A rotation as its page shows it.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{Days, NaiveDate};
use nml_evenings::evening::Plans;
use nml_evenings::rotation::{Fought, Resting, Slot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::draw_facts::{facts, named, plans};
use super::evening_calls::Played;
use crate::clock;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Evenings, Rotations, Subject};
use crate::view::ClubName;
use crate::words::evenings as say;

/// A rotation, open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationView {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// It is put away.
    pub away: bool,
    /// Its scenarios: those that are drawn first.
    pub slots: Vec<RotationSlot>,
    /// Scenarios that are not in it.
    pub others: Vec<ClubName>,
    /// The coming weeks, a line a day.
    pub calendar: Vec<RotationDay>,
    /// What was played of it and where, the newest first.
    pub played: Vec<RotationPlayed>,
    /// Something can be undone.
    pub undo: bool,
    /// Something can be put back.
    pub redo: bool,
    /// Every change in force, the newest first.
    pub history: Vec<RotationEntry>,
}

/// A scenario in a rotation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationSlot {
    /// As it stands.
    pub slot: Slot,
    /// What the scenario is called.
    pub name: String,
    /// How often it was played on the evenings of this book.
    pub played: usize,
    /// Its chance to be drawn today beside the others that may be, in tenths of a percent, or none if it is not drawn
    /// today.
    pub share: Option<u16>,
    /// Why it is not drawn today, in a few words, or none if it is.
    pub closed: Option<String>,
    /// Its day has not come yet.
    pub waits: bool,
}

/// A day of the calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationDay {
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// The evening that is held, or none before somebody makes one.
    pub evening: Option<ClubName>,
    /// Scenario ids that may be drawn.
    pub open: Vec<String>,
    /// Those that would be open but rest.
    pub resting: Vec<Resting>,
}

/// A game that was played with one of a rotation's scenarios.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationPlayed {
    /// The day.
    pub day: String,
    /// The evening.
    pub evening: ClubName,
    /// What the scenario is called.
    pub scenario: String,
    /// The table, such as `Table 3`; empty if nobody keeps tables.
    pub table: String,
    /// Who played.
    pub players: String,
}

/// A change that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationEntry {
    /// Its number.
    pub seq: u64,
    /// When, RFC 3339.
    pub at: String,
    /// Who.
    pub by: String,
    /// What was changed, in a few words.
    pub what: String,
}

/// Weeks that the calendar looks ahead.
const WEEKS: u64 = 8;

pub(super) fn view(session: &Session, open: &Open<Rotations>) -> Result<RotationView, Failure> {
    let facts = facts(session)?;
    let name = |id: &str| named(&facts, id);
    let away = |id: &str| facts.get(id).is_some_and(|fact| fact.away);
    let evenings = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let evenings: Vec<Arc<Open<Evenings>>> = evenings.into_iter().filter(|evening| !evening.state.away).collect();
    let today = clock::today();
    let plans = plans(session, evenings.iter().map(|evening| &evening.state))?;
    let history: Vec<Fought> = evenings.iter().map(|evening| evening.state.for_rotation(&plans)).collect();
    let state = &open.state;
    let may = |slot: &Slot| {
        !away(&slot.scenario) && slot.is_open(&today) && state.rests(&slot.scenario, &today, &history).is_none()
    };
    let all: u32 = state.slots.iter().filter(|slot| may(slot)).map(|slot| u32::from(slot.weight)).sum();
    let waits =
        |slot: &Slot| !slot.retired && !away(&slot.scenario) && slot.from.as_ref().is_some_and(|from| *from > today);
    let closed = |slot: &Slot| {
        if slot.retired {
            return Some(say::retired());
        }
        if away(&slot.scenario) {
            return Some(say::away());
        }
        if let Some(from) = slot.from.as_ref().filter(|from| **from > today) {
            return Some(say::from(from));
        }
        if slot.until.as_ref().is_some_and(|until| *until < today) {
            return Some(say::over());
        }
        state.rests(&slot.scenario, &today, &history).map(|evenings| say::rests(u32::from(evenings)))
    };
    let times = |scenario: &str| {
        let games = evenings.iter().flat_map(|evening| evening.state.played());
        games.filter(|game| game.scenario_in(&plans).is_some_and(|played| played == scenario)).count()
    };
    let mut slots: Vec<RotationSlot> = state
        .slots
        .iter()
        .map(|slot| RotationSlot {
            name: name(&slot.scenario),
            played: times(&slot.scenario),
            share: may(slot).then(|| per_mille(u32::from(slot.weight), all)),
            closed: closed(slot),
            waits: waits(slot),
            slot: slot.clone(),
        })
        .collect();
    slots.sort_by(|one, other| (one.slot.retired, &one.name).cmp(&(other.slot.retired, &other.name)));
    let mut others: Vec<ClubName> = facts
        .iter()
        .filter(|(id, fact)| !fact.away && state.slot(id).is_none())
        .map(|(id, fact)| ClubName { id: id.clone(), name: fact.name.clone() })
        .collect();
    others.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(RotationView {
        id: open.id.to_string(),
        name: state.name.clone(),
        away: state.away,
        slots,
        others,
        calendar: calendar(open, &evenings, &today, &history),
        played: played(open, &evenings, &plans, name),
        undo: open.log.undoable().is_some(),
        redo: open.log.redoable().is_some(),
        history: entries(open, name),
    })
}

/// Rounded to tenths of a percent; never 0 unless it is 0.
fn per_mille(part: u32, of: u32) -> u16 {
    let rounded = (part * 1000 + of / 2).checked_div(of).unwrap_or(0).clamp(1, 1000);
    u16::try_from(rounded).unwrap_or(1000)
}

/// The coming evenings of the rotation, and from the last one on a day every week.
fn calendar(
    open: &Open<Rotations>,
    evenings: &[Arc<Open<Evenings>>],
    today: &str,
    history: &[Fought],
) -> Vec<RotationDay> {
    let id = open.id.to_string();
    let ours = || evenings.iter().filter(|evening| evening.state.rotation.as_ref() == Some(&id));
    let mut days: BTreeMap<String, Option<ClubName>> = BTreeMap::new();
    for evening in ours().filter(|evening| evening.state.day.as_str() >= today) {
        let named = ClubName { id: evening.id.to_string(), name: evening.state.name.clone() };
        days.insert(evening.state.day.clone(), Some(named));
    }
    let date = |day: &str| NaiveDate::parse_from_str(day, "%Y-%m-%d").ok();
    let last = ours().map(|evening| evening.state.day.as_str()).max().and_then(date);
    if let Some(now) = date(today) {
        let from = last.unwrap_or(now);
        let behind = u64::try_from((now - from).num_days()).unwrap_or(0).div_ceil(7);
        let weeks = (0..WEEKS).filter_map(|week| from.checked_add_days(Days::new(7 * (behind + week))));
        for day in weeks {
            days.entry(day.format("%Y-%m-%d").to_string()).or_insert(None);
        }
    }
    let order: Vec<&str> = days.keys().map(String::as_str).collect();
    let found = open.state.calendar(&order, history).into_iter();
    found
        .zip(days.values())
        .map(|(day, evening)| RotationDay {
            day: day.day,
            evening: evening.clone(),
            open: day.open,
            resting: day.resting,
        })
        .collect()
}

fn played(
    open: &Open<Rotations>,
    evenings: &[Arc<Open<Evenings>>],
    plans: &Plans,
    name: impl Fn(&str) -> String,
) -> Vec<RotationPlayed> {
    let mut found = Vec::new();
    for evening in evenings {
        let named = ClubName { id: evening.id.to_string(), name: evening.state.name.clone() };
        for Played { scenario, table, players } in Played::of(&evening.state, plans) {
            if open.state.slot(&scenario).is_some() {
                let (day, scenario) = (evening.state.day.clone(), name(&scenario));
                found.push(RotationPlayed { day, evening: named.clone(), scenario, table, players });
            }
        }
    }
    found.sort_by(|one, other| other.day.cmp(&one.day));
    found
}

fn entries(open: &Open<Rotations>, name: impl Fn(&str) -> String) -> Vec<RotationEntry> {
    let mut before = Rotations::begin(&open.start);
    let mut all = Vec::new();
    for one in open.log.effective() {
        let entry = &one.kept.entry;
        for event in one.events() {
            let what = say::rotation_said(event, &before, &name);
            all.push(RotationEntry { seq: entry.seq, at: entry.at.clone(), by: entry.by.clone(), what });
            Rotations::evolve(&mut before, event);
        }
    }
    all.reverse();
    all
}

//! The streams of a parcel in words.

use std::collections::BTreeSet;

use nml_campaign::Command;
use nml_catalogue::Catalogue;
use nml_catalogue::own_scenario;
use nml_ledger::{Act, Hash, Kept, Log, Relation};

use super::beside::Beside;
use super::merge::{Conflict, Saying};
use super::met::{Met, every};
use super::touches::Mergeable;
use super::{ParcelChange, ParcelConflict, ParcelLine, ParcelSaid, ParcelSide, ParcelState, Stands};
use crate::campaigns::scenario_name;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::{Battles, Campaigns, Evenings, OwnScenarios, Rotations, SetUps, Warbands};
use crate::words::{self, club, course, parcels as say};

/// A subject whose commands are told.
trait Told: Mergeable {
    /// What a stream of it is called.
    fn name(open: &Open<Self>) -> String;
    /// The pack it is read by; none: the usual one.
    fn pack(state: &Self::State) -> Option<&str>;
    /// A command in words, said where the stream stood like this.
    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String;
    /// A command in words that is said instead of others.
    fn said_instead(
        _was: &[&Self::Command],
        now: &Self::Command,
        before: &Self::State,
        catalogue: &Catalogue,
    ) -> String {
        Self::said(now, before, catalogue)
    }
}

impl Told for Campaigns {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(state: &Self::State) -> Option<&str> {
        Some(&state.pack)
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        let said = course::said(command, before, catalogue);
        if let Command::Record { result, .. } = command { say::with_details(&said, result) } else { said }
    }

    fn said_instead(was: &[&Command], now: &Command, before: &Self::State, catalogue: &Catalogue) -> String {
        let earlier = matches!(now, Command::EnterEarlier { .. });
        if earlier { course::said_instead(was, now, before, catalogue) } else { Self::said(now, before, catalogue) }
    }
}

impl Told for Warbands {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(state: &Self::State) -> Option<&str> {
        state.pack.as_deref()
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        words::said(command, before, catalogue)
    }
}

impl Told for Battles {
    fn name(open: &Open<Self>) -> String {
        open.start.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(_: &Self::Command, before: &Self::State, _: &Catalogue) -> String {
        let score: Vec<u32> = before.sides.iter().map(|side| side.points.into()).collect();
        say::turn(before.turn, &score)
    }
}

impl Told for SetUps {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, _: &Self::State, _: &Catalogue) -> String {
        say::set_up(command)
    }
}

impl Told for OwnScenarios {
    fn name(open: &Open<Self>) -> String {
        open.state.scenario.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, _: &Self::State, _: &Catalogue) -> String {
        match command {
            own_scenario::Change::Write { parts } => say::written(parts.iter().map(own_scenario::Part::field)),
            own_scenario::Change::PutAway { away } => if *away { "put away" } else { "brought back" }.to_owned(),
        }
    }
}

impl Told for Rotations {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        club::rotation_said(command, before, |id| scenario_name(catalogue, id))
    }
}

impl Told for Evenings {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        club::evening_said(command, before, |id| scenario_name(catalogue, id))
    }
}

/// Most entries of one list that are told, the last ones: enough to know it by. The rest is in the history once it is taken
/// in.
const TOLD: usize = 40;

/// A stream of a parcel in words, without those of its entries that are among the conflicts.
///
/// # Errors
/// `pack_missing`.
pub(super) fn line(desk: &Desk, met: &Met, contested: &BTreeSet<Hash>) -> Result<ParcelLine, Failure> {
    every!(met, one => told(desk, one, contested))
}

/// What both said of the same, in words, and what either choice costs.
///
/// # Errors
/// `pack_missing`.
pub(super) fn conflict(
    desk: &Desk,
    streams: &[Met],
    sides: &Conflict<'_>,
    costs: &[Vec<&Saying>; 2],
) -> Result<ParcelConflict, Failure> {
    let side = |sayings: &[&Saying]| side(desk, streams, sayings);
    let cost = |sayings: &[&Saying]| (!sayings.is_empty()).then(|| side(sayings)).transpose();
    let ([here, there], [here_costs, there_costs]) = (sides, costs);
    Ok(ParcelConflict {
        here: side(here)?,
        there: side(there)?,
        here_costs: cost(here_costs)?,
        there_costs: cost(there_costs)?,
    })
}

fn side(desk: &Desk, streams: &[Met], sayings: &[&Saying]) -> Result<ParcelSide, Failure> {
    let all = said_of(sayings);
    let more = all.len().saturating_sub(TOLD);
    let last = all.iter().skip(more);
    let said = last.map(|saying| every!(&streams[saying.stream], one => saying_of(desk, one, saying)));
    Ok(ParcelSide { entries: sayings.len(), more, said: said.collect::<Result<_, _>>()? })
}

/// What the other book decided differently, in words: as it stands so far, and what comes in its place.
///
/// # Errors
/// `pack_missing`.
pub(super) fn change(desk: &Desk, streams: &[Met], sides: &Conflict<'_>) -> Result<ParcelChange, Failure> {
    let [was, now] = sides;
    let stood = |saying: &&Saying| {
        let cause = every!(&streams[saying.stream], one => {
            one.log().find(&saying.hash).and_then(|kept| kept.entry.cause).map(|cause| cause.entry)
        });
        Saying { back: false, cause, ..(*saying).clone() }
    };
    let stood: Vec<Saying> = was.iter().map(stood).collect();
    let decided = was.iter().rev().find_map(|saying| {
        every!(&streams[saying.stream], one => {
            one.left_out_by(saying.entry).map(|kept| (kept.entry.by.clone(), kept.entry.at.clone()))
        })
    });
    let (by, at) = decided.unwrap_or_default();
    Ok(ParcelChange {
        by,
        at,
        was: side(desk, streams, &stood.iter().collect::<Vec<_>>())?,
        now: side(desk, streams, now)?,
    })
}

/// What somebody said, without what only followed from something beside it.
fn said_of<'s>(sayings: &[&'s Saying]) -> Vec<&'s Saying> {
    let known: BTreeSet<Hash> = sayings.iter().flat_map(|one| [one.entry, one.hash]).collect();
    let said = |one: &&Saying| one.anew || one.cause.is_none_or(|cause| !known.contains(&cause));
    sayings.iter().copied().filter(said).collect()
}

fn told<S: Told>(desk: &Desk, beside: &Beside<S>, contested: &BTreeSet<Hash>) -> Result<ParcelLine, Failure> {
    let state = match beside {
        Beside::New(open) => ParcelState::New { entries: open.log.kept().len() },
        Beside::Here { .. } => ParcelState::Known,
        Beside::Both { here, meeting } => {
            let pack = desk.pack_of(S::pack(&here.state))?;
            let [ours, theirs] = meeting.since();
            let side = |entries: &[&Kept<S::Command, S::Event>]| -> ParcelSide {
                let beside: Vec<_> = told_once(entries, contested);
                let more = beside.len().saturating_sub(TOLD);
                let last = beside.iter().skip(more);
                let said = last.map(|kept| said::<S>(&here.start, &meeting.both, kept, &pack.catalogue)).collect();
                ParcelSide { entries: beside.len(), more, said }
            };
            match meeting.relation {
                Relation::Known => ParcelState::Known,
                Relation::Ahead => ParcelState::Ahead { there: side(&theirs) },
                Relation::Parted => ParcelState::Parted { here: side(&ours), there: side(&theirs) },
            }
        }
    };
    let open = beside.open();
    Ok(ParcelLine { id: open.id.to_string(), kind: say::kind(S::WORD), name: S::name(open), state })
}

/// Those of a side's entries that are told: none that is among the conflicts, and none twice. What was said and taken back
/// is told as taken back, what was put back after that as it was said.
fn told_once<'k, C, E>(entries: &[&'k Kept<C, E>], contested: &BTreeSet<Hash>) -> Vec<&'k Kept<C, E>> {
    let put_back = |kept: &&Kept<C, E>| if let Act::Redo { undo } = kept.entry.act { Some(undo) } else { None };
    let put_back: BTreeSet<Hash> = entries.iter().filter_map(put_back).collect();
    let here: BTreeSet<Hash> = entries.iter().map(|kept| kept.hash).collect();
    let stands = entries.iter().filter(|kept| !put_back.contains(&kept.hash));
    let taken_back = |kept: &&Kept<C, E>| if let Act::Undo { entry } = kept.entry.act { Some(entry) } else { None };
    let taken_back: BTreeSet<Hash> = stands.filter_map(taken_back).collect();
    let told = |kept: &&&'k Kept<C, E>| {
        let known = contested.contains(&kept.hash) || taken_back.contains(&kept.hash);
        !known
            && match &kept.entry.act {
                Act::Undo { entry } => !put_back.contains(&kept.hash) && !contested.contains(entry),
                Act::Redo { undo } => !here.contains(undo),
                Act::Do { .. } | Act::Amend { .. } | Act::Head { .. } | Act::Note { .. } => true,
            }
    };
    entries.iter().filter(told).copied().collect()
}

fn saying_of<S: Told>(desk: &Desk, beside: &Beside<S>, saying: &Saying) -> Result<ParcelSaid, Failure> {
    let open = beside.open();
    let pack = desk.pack_of(S::pack(&open.state))?;
    let log = beside.log();
    let kept = log.find(&saying.hash).ok_or_else(|| Failure::new("no_entry", "there is no such entry"))?;
    let mut told = said::<S>(&open.start, log, kept, &pack.catalogue);
    if saying.back {
        told.said = say::taken_back(&told.said);
    }
    if let (false, Beside::Both { meeting, .. }) = (S::BY_ENTRY, beside) {
        let [here, there] = meeting.since();
        let entries = if saying.side == Stands::Here { here } else { there };
        told.said = say::with_entries(&told.said, entries.len());
    }
    told.of = Some(format!("{} {}", say::kind(S::WORD), S::name(open)));
    Ok(told)
}

fn said<S: Told>(
    start: &S::Start,
    log: &Log<S::Command, S::Event>,
    kept: &Kept<S::Command, S::Event>,
    catalogue: &Catalogue,
) -> ParcelSaid {
    let before = |kept: &Kept<S::Command, S::Event>| Open::<S>::state_on(start, log, &kept.entry.parent);
    let command = |of: &Hash| {
        let of = log.find(of)?;
        of.command().map(|command| S::said(command, &before(of), catalogue))
    };
    let reasoned = |said: String| say::with_reason(said, kept.entry.note.as_deref());
    let said = match &kept.entry.act {
        Act::Do { command, .. } => S::said(command, &before(kept), catalogue),
        Act::Undo { entry } => reasoned(say::taken_back(&command(entry).unwrap_or_default())),
        Act::Redo { .. } => words::PUT_BACK.to_owned(),
        Act::Head { .. } => words::WENT_ON_FROM_EARLIER.to_owned(),
        Act::Amend { entry, instead } => {
            let then = log.find(entry).map(&before);
            let was = log.said_at(entry, &kept.entry.parent);
            let now = |command| Some(S::said_instead(&was, command, then.as_ref()?, catalogue));
            let now: Vec<String> = instead.iter().filter_map(|decision| now(&decision.command)).collect();
            reasoned(if now.is_empty() {
                say::struck_out(&command(entry).unwrap_or_default())
            } else {
                course::corrected(&now)
            })
        }
        Act::Note { text, .. } if text.is_empty() => kept.entry.note.clone().unwrap_or_default(),
        Act::Note { text, .. } => text.clone(),
    };
    ParcelSaid { at: kept.entry.at.clone(), by: kept.entry.by.clone(), of: None, said }
}

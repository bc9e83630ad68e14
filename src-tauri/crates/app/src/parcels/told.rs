//! The streams of a parcel in words.

use nml_ledger::{Act, Kept, Log, Relation};
use nml_rules::catalogue::Catalogue;

use super::beside::Beside;
use super::merge::{Conflict, Saying};
use super::met::{Met, every};
use super::{ParcelConflict, ParcelLine, ParcelSaid, ParcelSide, ParcelState};
use crate::campaigns::scenario_name;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::{Battles, Campaigns, Evenings, OwnScenarios, Rotations, SetUps, Subject, Warbands};
use crate::words::{self, club, course, parcels as say};

/// A subject whose commands are told.
trait Told: Subject {
    /// What a stream of it is called.
    fn name(open: &Open<Self>) -> String;
    /// The pack it is read by; none: the usual one.
    fn pack(state: &Self::State) -> Option<&str>;
    /// A command in words, said where the stream stood like this.
    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String;
}

impl Told for Campaigns {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(state: &Self::State) -> Option<&str> {
        Some(&state.pack)
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        course::said(command, before, catalogue)
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
        say::turn(before.turn)
    }
}

impl Told for SetUps {
    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(_: &Self::Command, _: &Self::State, _: &Catalogue) -> String {
        say::CHANGED.to_owned()
    }
}

impl Told for OwnScenarios {
    fn name(open: &Open<Self>) -> String {
        open.state.scenario.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(_: &Self::Command, _: &Self::State, _: &Catalogue) -> String {
        say::CHANGED.to_owned()
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

/// A stream of a parcel in words.
///
/// # Errors
/// `pack_missing`.
pub(super) fn line(desk: &Desk, met: &Met) -> Result<ParcelLine, Failure> {
    every!(met, one => told(desk, one))
}

/// What both said of the same, in words.
///
/// # Errors
/// `pack_missing`.
pub(super) fn conflict(desk: &Desk, streams: &[Met], sides: &Conflict<'_>) -> Result<ParcelConflict, Failure> {
    let side = |sayings: &[&Saying]| -> Result<ParcelSide, Failure> {
        let last = sayings.iter().skip(sayings.len().saturating_sub(TOLD));
        let said = last.map(|saying| every!(&streams[saying.stream], one => saying_of(desk, one, saying)));
        Ok(ParcelSide { entries: sayings.len(), said: said.collect::<Result<_, _>>()? })
    };
    let [here, there] = sides;
    Ok(ParcelConflict { here: side(here)?, there: side(there)? })
}

fn told<S: Told>(desk: &Desk, beside: &Beside<S>) -> Result<ParcelLine, Failure> {
    let state = match beside {
        Beside::New(open) => ParcelState::New { entries: open.log.kept().len() },
        Beside::Here { .. } => ParcelState::Known,
        Beside::Both { here, meeting } => {
            let pack = desk.pack_of(S::pack(&here.state))?;
            let [ours, theirs] = meeting.since();
            let side = |entries: &[&Kept<S::Command, S::Event>]| -> ParcelSide {
                let last = entries.iter().skip(entries.len().saturating_sub(TOLD));
                let said = last.map(|kept| said::<S>(&here.start, &meeting.both, kept, &pack.catalogue)).collect();
                ParcelSide { entries: entries.len(), said }
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

fn saying_of<S: Told>(desk: &Desk, beside: &Beside<S>, saying: &Saying) -> Result<ParcelSaid, Failure> {
    let open = beside.open();
    let pack = desk.pack_of(S::pack(&open.state))?;
    let log = beside.log();
    let kept = log.find(&saying.hash).ok_or_else(|| Failure::new("no_entry", "there is no such entry"))?;
    let mut told = said::<S>(&open.start, log, kept, &pack.catalogue);
    if saying.back {
        told.said = say::taken_back(&told.said);
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
    let before = || Open::<S>::state_on(start, log, &kept.entry.parent);
    let said = match &kept.entry.act {
        Act::Do { command, .. } => S::said(command, &before(), catalogue),
        Act::Undo { .. } => words::TAKEN_BACK.to_owned(),
        Act::Redo { .. } => words::PUT_BACK.to_owned(),
        Act::Head { .. } => words::WENT_ON_FROM_EARLIER.to_owned(),
        Act::Amend { .. } => words::CORRECTED.to_owned(),
        Act::Note { text, .. } if text.is_empty() => kept.entry.note.clone().unwrap_or_default(),
        Act::Note { text, .. } => text.clone(),
    };
    ParcelSaid { at: kept.entry.at.clone(), by: kept.entry.by.clone(), of: None, said }
}

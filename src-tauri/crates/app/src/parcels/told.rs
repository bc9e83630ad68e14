//! The streams of a parcel in words.

use nml_ledger::{Act, Kept, Log, Relation};
use nml_rules::catalogue::Catalogue;

use super::met::{Beside, Met};
use super::{ParcelLine, ParcelSaid, ParcelState};
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

pub(super) fn line(desk: &Desk, met: &Met) -> Result<ParcelLine, Failure> {
    match met {
        Met::Campaign(one) => told(desk, one),
        Met::Warband(one) => told(desk, one),
        Met::Battle(one) => told(desk, one),
        Met::SetUp(one) => told(desk, one),
        Met::Own(one) => told(desk, one),
        Met::Rotation(one) => told(desk, one),
        Met::Evening(one) => told(desk, one),
    }
}

fn told<S: Told>(desk: &Desk, beside: &Beside<S>) -> Result<ParcelLine, Failure> {
    let (open, state) = match beside {
        Beside::New(open) => (open, ParcelState::New { entries: open.log.kept().len() }),
        Beside::Both { here, meeting } => {
            let pack = desk.pack_of(S::pack(&here.state))?;
            let [ours, theirs] = meeting.since();
            let lines = |side: &[&Kept<S::Command, S::Event>]| -> Vec<ParcelSaid> {
                side.iter().map(|kept| said::<S>(&here.start, &meeting.both, kept, &pack.catalogue)).collect()
            };
            let state = match meeting.relation {
                Relation::Known => ParcelState::Known,
                Relation::Ahead => ParcelState::Ahead { there: lines(&theirs) },
                Relation::Parted => ParcelState::Parted { here: lines(&ours), there: lines(&theirs) },
            };
            (&**here, state)
        }
    };
    let kind = say::kind(S::WORD);
    Ok(ParcelLine { id: open.id.to_string(), kind, name: S::name(open), state })
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
        Act::Note { text, .. } => text.clone(),
    };
    ParcelSaid { at: kept.entry.at.clone(), by: kept.entry.by.clone(), said }
}

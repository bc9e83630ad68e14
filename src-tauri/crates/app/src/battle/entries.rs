//! The log of a battle as a screen shows it: each entry with who did it.

use std::collections::{BTreeMap, BTreeSet};

use nml_battle::{Battle, Command, Event, ModelId, RollName, Rolled, SideId, Step};
use nml_catalogue::ruling::Ruling;
use nml_ledger::{Act, Hash, Kept};
use nml_words::rulings;

use super::entry::{AgreedView, LogEntry, LogWhat, SumView};
use super::shown::WhatIf;
use crate::streams::Open;
use crate::subject::Battles;

/// The entries up to a moment, the oldest first, each as it stood at that moment; with the notes beside them now.
pub fn told(open: &Open<Battles>, state: &Battle, at: u64) -> Vec<LogEntry> {
    let log = &open.log;
    let line = log.line(&open.end());
    let notes = notes(&line);
    let seq_of = |hash: &Hash| log.find(hash).map(|k| k.entry.seq);
    let then: BTreeSet<u64> = line
        .iter()
        .rfind(|one| one.entry.seq <= at)
        .map(|last| log.standing_at(&last.hash).iter().map(|one| one.entry.seq).collect())
        .unwrap_or_default();
    let back = |hash: &Hash| line.iter().position(|k| k.hash == *hash);
    // Whose step each question is, from the bottom of the stack, and the Turn; after each entry, since an undo goes
    // back to one.
    let mut stood: Vec<(Vec<Option<ModelId>>, u8)> = Vec::new();
    let mut out = Vec::new();
    for one in line.iter().take_while(|one| one.entry.seq <= at) {
        let after = |index: Option<usize>| index.and_then(|i| stood.get(i)).cloned().unwrap_or_default();
        let (mut steps, mut turn) = match &one.entry.act {
            Act::Do { .. } | Act::Amend { .. } | Act::Note { .. } => after(stood.len().checked_sub(1)),
            Act::Undo { entry } | Act::Redo { undo: entry } => after(back(entry).and_then(|i| i.checked_sub(1))),
            Act::Head { entry } => after(back(entry)),
        };
        let actor = one.command().and_then(|command| named(command).or_else(|| steps.last().copied().flatten()));
        for event in one.events() {
            if let Event::Asked { done, next } = event {
                steps.truncate(steps.len().saturating_sub(usize::from(*done)));
                steps.extend(next.iter().map(Step::doer));
            }
            if let Event::TurnBegan { turn: begun, .. } = event {
                turn = *begun;
            }
        }
        stood.push((steps, turn));
        let what = match &one.entry.act {
            Act::Do { command, events } => {
                // The questions put on by an entry are the engine's own notes, not the record's.
                let told: Vec<Event> = events.iter().filter(|e| !matches!(e, Event::Asked { .. })).cloned().collect();
                LogWhat::Said { command: command.clone(), sums: SumView::of(&told), events: told }
            }
            Act::Undo { entry } => LogWhat::Undone { from: seq_of(entry) },
            Act::Redo { .. } => LogWhat::Redone,
            Act::Head { entry } => LogWhat::Head { after: seq_of(entry) },
            // It is shown beside its entry. A battle that was fought stays as fought: it is never amended.
            Act::Note { .. } | Act::Amend { .. } => continue,
        };
        let side = one.command().and_then(|c| side_of(state, c));
        let of = |model: ModelId| state.fighter(model).map(|f| f.side);
        out.push(LogEntry {
            seq: one.entry.seq,
            at: one.entry.at.clone(),
            by: one.entry.by.clone(),
            side: side
                .or_else(|| one.events().iter().find_map(|event| injures(state, event)))
                .or_else(|| one.events().iter().find_map(roller).or(actor).and_then(of)),
            what,
            in_force: !matches!(one.entry.act, Act::Do { .. }) || then.contains(&one.entry.seq),
            actor,
            agreed: one.command().and_then(agreed),
            turn,
            note: notes.get(&one.hash).map(|text| (*text).to_owned()),
        });
    }
    out
}

/// The reading that a command brings.
fn agreed(command: &Command) -> Option<AgreedView> {
    let Command::Agree { ruling, reading } = command else { return None };
    let ruling = Ruling::with_key(ruling)?;
    let reading = ruling.readings.iter().find(|one| one.name == reading)?;
    Some(AgreedView {
        ruling: ruling.id.to_owned(),
        question: rulings::question(ruling),
        reading: rulings::meaning(ruling, reading),
    })
}

/// The last word beside each entry.
fn notes<'a>(line: &[&'a Kept<Command, Event>]) -> BTreeMap<Hash, &'a str> {
    let mut notes = BTreeMap::new();
    for one in line {
        if let Act::Note { entry, text } = &one.entry.act {
            notes.insert(*entry, text.as_str());
        }
    }
    notes.retain(|_, text| !text.is_empty());
    notes
}

/// The what-ifs of a battle.
pub fn what_ifs(open: &Open<Battles>) -> Vec<WhatIf> {
    let what_ifs = open.log.what_ifs();
    what_ifs
        .into_iter()
        .map(|what_if| {
            let end = open.log.end_of(&what_if.hash).unwrap_or(what_if.hash);
            let line = open.log.line(&end);
            let from = what_if.entry.seq;
            WhatIf {
                id: what_if.hash.to_string(),
                name: what_if.entry.note.clone().unwrap_or_default(),
                from,
                entries: line.iter().filter(|one| one.entry.seq > from && one.command().is_some()).count(),
                at: line.last().map_or_else(|| what_if.entry.at.clone(), |last| last.entry.at.clone()),
                current: open.what_if() == Some(what_if.hash),
            }
        })
        .collect()
}

/// The model that a command names as the one acting.
fn named(command: &Command) -> Option<ModelId> {
    match command {
        Command::Deploy { model, .. }
        | Command::HoldBack { model }
        | Command::Activate { model }
        | Command::React { model, .. }
        | Command::Stand { model, .. }
        | Command::Call { model, .. }
        | Command::Noted { model, .. } => Some(*model),
        Command::ActivateTogether { models: [model, _] } => Some(*model),
        Command::Deed { model, .. } => *model,
        Command::Overrule { command, .. } => named(command),
        Command::Roll { .. }
        | Command::Draw { .. }
        | Command::Spend { .. }
        | Command::SpendFirst { .. }
        | Command::ChooseZone { .. }
        | Command::ChooseFirst { .. }
        | Command::Move { .. }
        | Command::Dash
        | Command::Charge { .. }
        | Command::EndCharge { .. }
        | Command::Evade
        | Command::Dive { .. }
        | Command::Ledge { .. }
        | Command::Put { .. }
        | Command::MoveAs { .. }
        | Command::Retreat
        | Command::Shoot { .. }
        | Command::Fight { .. }
        | Command::State { .. }
        | Command::Use { .. }
        | Command::PickFriend { .. }
        | Command::PickEnemy { .. }
        | Command::Partner
        | Command::Regenerate { .. }
        | Command::OffHand { .. }
        | Command::Scatter { .. }
        | Command::Stop { .. }
        | Command::Stands { .. }
        | Command::Happened { .. }
        | Command::CatchUp { .. }
        | Command::Result { .. }
        | Command::Caught { .. }
        | Command::Enough
        | Command::EndActivation
        | Command::Flee { .. }
        | Command::Control { .. }
        | Command::Concede { .. }
        | Command::ShowDown { .. }
        | Command::Agree { .. }
        | Command::Scenario(_)
        | Command::Pick { .. }
        | Command::Choose { .. }
        | Command::Under { .. }
        | Command::SetRight { .. } => None,
    }
}

/// The side whose word a command is.
fn side_of(state: &Battle, command: &Command) -> Option<u8> {
    let of = |model: &ModelId| state.fighter(*model).map(|f| f.side);
    if let Command::Deploy { model, .. }
    | Command::HoldBack { model }
    | Command::Activate { model }
    | Command::React { model, .. } = command
    {
        return of(model);
    }
    if let Command::Spend { side, .. } | Command::Deed { side, .. } | Command::Concede { side } = command {
        return Some(*side);
    }
    if let Command::Overrule { command, .. } = command {
        return side_of(state, command);
    }
    None
}

/// The side that made an Injury Roll, if the first roll of an entry is one: the one that was asked for it.
fn injures(state: &Battle, event: &Event) -> Option<SideId> {
    let Event::Rolled(Rolled { roll: RollName::Injury { by, .. }, model: Some(victim), .. }) = event else {
        return None;
    };
    state.injures(*victim, *by)
}

/// The model that an event is mainly about.
fn roller(event: &Event) -> Option<ModelId> {
    if let Event::Rolled(rolled) = event {
        rolled.model
    } else if let Event::MoveKind { model, .. }
    | Event::Dashed { model }
    | Event::Shot { model, .. }
    | Event::Fought { model }
    | Event::Used { model, .. }
    | Event::Moved { model, .. }
    | Event::ActivationEnded { model, .. } = event
    {
        Some(*model)
    } else {
        None
    }
}

//! The last thing done to a campaign, taken back: a mistyped die, a Warband admitted by mistake.
//!
//! Rolls and answers of an aftermath and its closing are taken back in the aftermath; the end of a battle that was
//! logged, in the battle. Everything else is taken back here, a battle that was filed too.

use std::collections::BTreeSet;
use std::sync::Arc;

use nml_ledger::{Cause, Hash, Kept, Kind, StreamId};
use nml_rules::campaign::{Command, Event, Picked};
use nml_rules::setup::Change;

use super::record::{Planning, caused, entry_of};
use super::shown::Campaign;
use super::{CampaignRef, belongs, game_name, game_title, row, scenario_name, view};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::library;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, SetUps, Warbands};
use crate::{aftermath, setup as set_ups, warbands, words};

/// Takes back the last thing done to the campaign. A game planned by it is planned no more, and the set-up that came
/// with it is put away unless somebody changed it.
///
/// # Errors
/// `nothing_to_undo`, when there is nothing or it is taken back elsewhere.
pub fn campaign_undo(desk: &Desk, which: CampaignRef) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&which.campaign)?;
    let nothing = || Failure::new("nothing_to_undo", words::NOTHING_TO_UNDO_IN_CAMPAIGN);
    if let Some(first) = aftermath::correction_to_undo(&open) {
        return correction_undone(desk, open, first);
    }
    let Some(Undoable { passed, entries }) = undoable(desk, &open)? else {
        return Err(Failure::new("nothing_to_undo", stopped(desk, &open)?.unwrap_or_else(|| nothing().message)));
    };
    let described = told_of(&open, &passed);
    for _ in &passed {
        open.undo(desk.author(), None)?;
    }
    let mut joined = None;
    let mut gone = Vec::new();
    let mut back: Vec<String> = Vec::new();
    let mustered = mustered(desk, &open, &entries)?;
    let mut followed = Vec::new();
    for entry in &entries {
        match open.log.find(entry).and_then(Kept::command) {
            Some(Command::Admit { entry: known }) => {
                joined = Some(known.warband.clone());
                followed.extend(desk.with_book(|book| Ok(book.caused_by(entry)?))?);
            }
            Some(Command::Describe { entry }) => joined = Some(entry.warband.clone()),
            Some(Command::Withdraw { warband, .. }) => {
                let elsewhere = belongs(desk, &open, stream_id(warband)?)?;
                if elsewhere.is_some() {
                    let name = open.state.called(warband).unwrap_or(warband);
                    return Err(Failure::new("in_a_campaign", words::belongs_elsewhere(name)));
                }
                joined = Some(warband.clone());
            }
            Some(Command::Plan { battle, .. }) => {
                back.retain(|recorded| recorded != battle);
                gone.push(battle.clone());
            }
            Some(Command::Cancel { battle }) => back.push(battle.clone()),
            Some(Command::Record { result, .. }) => back.push(result.battle.clone()),
            Some(Command::MovePack { .. }) => {
                followed.extend(desk.with_book(|book| Ok(book.caused_by(entry)?))?);
            }
            Some(
                Command::Rename { .. }
                | Command::SetHouse { .. }
                | Command::Pause { .. }
                | Command::EnterEarlier { .. }
                | Command::Roll { .. }
                | Command::Answer { .. }
                | Command::Trade { .. }
                | Command::SetAside { .. }
                | Command::Close { .. },
            )
            | None => {}
        }
        open.undo(desk.author(), None)?;
    }
    let undone = open.log.kept().last().map(|kept| kept.hash).ok_or_else(nothing)?;
    for warband in described {
        describe_again(desk, &mut open, &warband)?;
    }
    let mut rows = vec![row(&open)];
    let mut appends = vec![open.append()?];
    let campaign = |warband: &str| {
        let member = open.state.enrolment(warband).is_some_and(|enrolment| !enrolment.withdrawn);
        member.then_some(open.id)
    };
    // A Warband has one row: where what followed is taken back too, that writes it.
    if let Some(warband) = joined.filter(|joined| followed.iter().all(|(stream, _)| stream.to_string() != *joined)) {
        let roster: Open<Warbands> = desk.open_stream(&warband)?;
        let pack = desk.pack_of(roster.state.pack.as_deref())?;
        rows.push(warbands::row(&roster, campaign(&warband), &pack.catalogue));
    }
    for (stream, moved) in followed {
        let stream = stream.to_string();
        let mut warband: Open<Warbands> = desk.open_stream(&stream)?;
        if warband.log.undoable() != Some(moved) {
            return Err(Failure::new("changed_since", words::CHANGED_SINCE));
        }
        warband.undo(desk.author_because(open.id, undone), None)?;
        let pack = desk.pack_of(warband.state.pack.as_deref())?;
        rows.push(warbands::row(&warband, campaign(&stream), &pack.catalogue));
        appends.push(warband.append()?);
    }
    for (stream, closed) in mustered {
        let stream = stream.to_string();
        let mut warband: Open<Warbands> = desk.open_stream(&stream)?;
        // Whoever has gone on since then has a Strongbox, and keeps it.
        if warband.log.undoable() == Some(closed) {
            warband.undo(desk.author_because(open.id, undone), None)?;
            let pack = desk.pack_of(warband.state.pack.as_deref())?;
            rows.push(warbands::row(&warband, campaign(&stream), &pack.catalogue));
            appends.push(warband.append()?);
        }
    }
    for (battles, away) in [(gone, true), (back, false)] {
        for mut set_up in moved(desk, &open, undone, &battles, away)? {
            rows.push(set_ups::row(&set_up));
            appends.push(set_up.append()?);
        }
    }
    desk.write(appends, rows)?;
    view::view(desk, &open)
}

/// A correction of the past is taken back: what was said first is in force again.
fn correction_undone(desk: &Desk, mut open: Open<Campaigns>, first: Hash) -> Result<Campaign, Failure> {
    let mut warbands = aftermath::taken_back(desk, &mut open, first)?;
    let mut rows = vec![row(&open)];
    let mut appends = vec![open.append()?];
    for warband in &mut warbands {
        let pack = desk.pack_of(warband.state.pack.as_deref())?;
        rows.push(warbands::row(warband, belongs(desk, &open, warband.id)?, &pack.catalogue));
        appends.push(warband.append()?);
    }
    desk.write(appends, rows)?;
    view::view(desk, &open)
}

/// The musters that ended with a battle whose record is taken back: streams of their Warbands, and the entries.
fn mustered(desk: &Desk, open: &Open<Campaigns>, entries: &[Hash]) -> Result<Vec<(StreamId, Hash)>, Failure> {
    let recorded = entries.iter().find_map(|entry| {
        if let Command::Record { result, .. } = open.log.find(entry)?.command()? { Some(result) } else { None }
    });
    let Some(result) = recorded else { return Ok(Vec::new()) };
    let planned = entry_of(open, |command| matches!(command, Command::Plan { battle, .. } if *battle == result.battle));
    let Some(planned) = planned else { return Ok(Vec::new()) };
    let caused = desk.with_book(|book| Ok(book.caused_by(&planned)?))?;
    let warband = |stream: &StreamId| result.side(&stream.to_string()).is_some();
    Ok(caused.into_iter().filter(|(stream, _)| warband(stream)).collect())
}

/// What undo takes out of force.
pub(in crate::campaigns) struct Undoable {
    /// What Warbands have told their campaign of themselves since then, the newest first: it is said again afterwards.
    passed: Vec<Hash>,
    /// What is taken back, the newest first.
    entries: Vec<Hash>,
}

/// Whether a Warband told its campaign by itself what it is called and allowed.
fn is_told(kept: &Kept<Command, Event>) -> bool {
    kept.entry.cause.is_some() && matches!(kept.command(), Some(Command::Describe { .. }))
}

/// The Warbands that told something of themselves.
fn told_of(open: &Open<Campaigns>, passed: &[Hash]) -> BTreeSet<String> {
    let told = passed.iter().filter_map(|entry| open.log.find(entry)?.command());
    told.filter_map(
        |command| if let Command::Describe { entry } = command { Some(entry.warband.clone()) } else { None },
    )
    .collect()
}

/// Says anew what a Warband is called and allowed, where it still belongs to the campaign and is known otherwise.
fn describe_again(desk: &Desk, open: &mut Open<Campaigns>, warband: &str) -> Result<(), Failure> {
    let Some(known) = open.state.enrolment(warband).cloned() else { return Ok(()) };
    let roster: Open<Warbands> = desk.open_stream(warband)?;
    let pack = super::pack_of(desk, open)?;
    let entry = super::entry(&pack.catalogue, &roster, &known.player, known.late_by);
    if (&entry.name, &entry.faction, entry.threshold_delta) != (&known.name, &known.faction, known.threshold_delta) {
        let author = desk.author_because(roster.id, roster.log.tip());
        super::say_as(desk, open, author, Command::Describe { entry })?;
    }
    Ok(())
}

/// Why undo goes no further back, and what would help, in one line; none: nothing was done yet, or undo has something.
///
/// # Errors
/// When the book cannot be read.
pub(in crate::campaigns) fn stopped(desk: &Desk, open: &Open<Campaigns>) -> Result<Option<String>, Failure> {
    if aftermath::correction_to_undo(open).is_some() || undoable(desk, open)?.is_some() {
        return Ok(None);
    }
    let standing = open.log.standing_at(&open.log.tip());
    let Some(newest) = standing.iter().rev().find(|kept| !is_told(kept)) else { return Ok(None) };
    let Some(command) = newest.command() else { return Ok(None) };
    let pack = super::pack_of(desk, open)?;
    let game = |battle: &str| {
        let game = open.state.game(battle);
        game.map_or_else(String::new, |game| game_title(&open.state, &pack.catalogue, game))
    };
    let Some(battle) = nml_rules::campaign::of_battle(command) else { return Ok(None) };
    let game = game(battle);
    // Where it came from may be in another book.
    let from = match newest.entry.cause {
        Some(cause) => desk.with_book(|book| Ok(book.stream_info(cause.stream).ok().map(|info| info.kind)))?,
        None => None,
    };
    Ok(Some(match (command, from) {
        (_, Some(Kind::Evening)) => words::undo::evening(&game),
        (Command::Plan { .. }, _) => words::undo::begun(&game),
        (Command::Record { .. }, _) => words::undo::logged(&game),
        (
            Command::Roll { .. }
            | Command::Answer { .. }
            | Command::Trade { .. }
            | Command::SetAside { .. }
            | Command::Close { .. },
            _,
        ) => words::undo::aftermath(&game),
        (
            Command::Rename { .. }
            | Command::MovePack { .. }
            | Command::SetHouse { .. }
            | Command::Admit { .. }
            | Command::Describe { .. }
            | Command::Withdraw { .. }
            | Command::Pause { .. }
            | Command::EnterEarlier { .. }
            | Command::Cancel { .. },
            _,
        ) => words::undo::elsewhere(&game),
    }))
}

/// The entries that undo takes out of force; none: nothing is to be undone here. What Warbands told of themselves since
/// then is passed. A swap is two entries: the game planned before is cancelled, another one planned between the same sides. So is a battle filed by its result that nobody had
/// planned, while nothing was answered after it.
pub(in crate::campaigns) fn undoable(desk: &Desk, open: &Open<Campaigns>) -> Result<Option<Undoable>, Failure> {
    let standing = open.log.standing_at(&open.log.tip());
    let passed: Vec<Hash> = standing.iter().rev().take_while(|kept| is_told(kept)).map(|kept| kept.hash).collect();
    let mut last = standing.iter().rev().skip(passed.len());
    let Some(newest) = last.next().filter(|newest| newest.entry.cause.is_none()) else { return Ok(None) };
    let Some(command) = newest.command() else { return Ok(None) };
    let entries = match command {
        Command::Plan { battle, .. } => {
            let id = stream_id(battle)?;
            if desk.with_book(|book| library::holds(book, id))? {
                return Ok(None);
            }
            let before = last.next().filter(|kept| swapped(open, kept.command(), command));
            Some([Some(*newest), before.copied()].into_iter().flatten().map(|kept| kept.hash).collect())
        }
        Command::Record { result, .. } => {
            let id = stream_id(&result.battle)?;
            if desk.with_book(|book| library::holds(book, id))? {
                return Ok(None);
            }
            let plan = |kept: &&&Kept<_, _>| matches!(kept.command(), Some(Command::Plan { battle, picked: Picked::Agreement, .. }) if *battle == result.battle);
            let mut entries = vec![newest.hash];
            if let Some(plan) = last.next().filter(plan)
                && !set_up(desk, open, &result.battle)?
            {
                entries.push(plan.hash);
            }
            Some(entries)
        }
        Command::Rename { .. }
        | Command::MovePack { .. }
        | Command::SetHouse { .. }
        | Command::Admit { .. }
        | Command::Describe { .. }
        | Command::Withdraw { .. }
        | Command::Pause { .. }
        | Command::EnterEarlier { .. }
        | Command::Cancel { .. } => Some(vec![newest.hash]),
        Command::Roll { .. }
        | Command::Answer { .. }
        | Command::Trade { .. }
        | Command::SetAside { .. }
        | Command::Close { .. } => None,
    };
    Ok(entries.map(|entries| Undoable { passed, entries }))
}

/// Whether a game was planned in the place of the one that was cancelled before: between the same sides.
fn swapped(open: &Open<Campaigns>, before: Option<&Command>, planned: &Command) -> bool {
    let Some(Command::Cancel { battle: cancelled }) = before else { return false };
    let sides = |command: &Command| {
        let Command::Plan { warbands, outsiders, .. } = command else { return None };
        Some((warbands.clone(), outsiders.clone()))
    };
    let first = entry_of(open, |command| matches!(command, Command::Plan { battle, .. } if battle == cancelled));
    let first = first.and_then(|entry| open.log.find(&entry)).and_then(Kept::command);
    first.is_some_and(|first| sides(first) == sides(planned))
}

/// Whether a game was set up when it was planned.
fn set_up(desk: &Desk, open: &Open<Campaigns>, battle: &str) -> Result<bool, Failure> {
    let planning = Planning::of(open);
    Ok(match planning.entry(battle) {
        Some(entry) => !caused(desk, entry)?.is_empty(),
        None => false,
    })
}

/// What undo would take back, in words; none: nothing.
///
/// # Errors
/// When the book cannot be read.
pub(in crate::campaigns) fn offered(desk: &Desk, open: &Open<Campaigns>) -> Result<Option<String>, Failure> {
    if aftermath::correction_to_undo(open).is_some() {
        return Ok(Some(words::correction::CORRECTION.to_owned()));
    }
    let Some(Undoable { entries, .. }) = undoable(desk, open)? else { return Ok(None) };
    let pack = super::pack_of(desk, open)?;
    let catalogue = &pack.catalogue;
    let called = |warband: &str| open.state.enrolment(warband).map_or_else(String::new, |e| e.name.clone());
    let newest = entries.first().and_then(|entry| open.log.find(entry)).and_then(Kept::command);
    Ok(newest.and_then(|command| match command {
        Command::Rename { name } => Some(words::renamed(name)),
        Command::MovePack { .. } => Some(words::ANOTHER_PACK.to_owned()),
        Command::SetHouse { .. } => Some(words::house::HOUSE_RULES.to_owned()),
        Command::Admit { entry } => Some(words::admitted(&entry.name)),
        Command::Describe { entry } => Some(words::described(&entry.name)),
        Command::Withdraw { warband, .. } => Some(words::withdrawn(&called(warband))),
        Command::Pause { warband, paused } => Some(words::course::paused_now(&called(warband), *paused)),
        Command::EnterEarlier { .. } => Some(words::earlier::EARLIER.to_owned()),
        Command::Plan { scenario, name, .. } => {
            let name = name.clone().unwrap_or_else(|| scenario_name(catalogue, scenario));
            Some(words::planned(&name, entries.len() > 1))
        }
        Command::Cancel { .. } => Some(words::CANCELLED.to_owned()),
        Command::Record { result, .. } => {
            let game = open.state.game(&result.battle)?;
            Some(words::paper::filed(&game_name(catalogue, game)))
        }
        Command::Roll { .. }
        | Command::Answer { .. }
        | Command::Trade { .. }
        | Command::SetAside { .. }
        | Command::Close { .. } => None,
    }))
}

/// The set-ups that came with planned games, put away or brought back as they are planned now; not yet written. One that
/// somebody changed stays where it is.
pub(crate) fn moved(
    desk: &Desk,
    open: &Open<Campaigns>,
    because: Hash,
    battles: &[String],
    away: bool,
) -> Result<Vec<Open<SetUps>>, Failure> {
    let planning = Planning::of(open);
    let planned = |kept: &&Kept<Command, _>| matches!(kept.command(), Some(Command::Plan { battle, .. }) if battles.contains(battle));
    let mut moved: Vec<Open<SetUps>> = Vec::new();
    let mut found = Vec::new();
    for kept in open.log.kept().iter().filter(planned) {
        found.extend(caused(desk, &kept.hash)?);
    }
    for set_up in found {
        let ours = away || planning.battle(&set_up).is_some();
        let touched = set_up.log.effective().iter().any(|one| one.kept.entry.cause.is_none());
        let twice = moved.iter().any(|known| known.id == set_up.id);
        if !ours || twice || set_up.state.away == away || (away && touched) {
            continue;
        }
        let mut set_up = Arc::unwrap_or_clone(set_up);
        let change = Change::PutAway { away };
        let events = nml_rules::setup::decide(&set_up.state, &change)?;
        let cause = Some(Cause { stream: open.id, entry: because });
        set_up.record(nml_ledger::Author { cause, ..desk.author() }, change, events)?;
        moved.push(set_up);
    }
    Ok(moved)
}

//! Takes back the last thing done to a campaign: a mistyped die, a Warband admitted by mistake.
//!
//! Rolls and answers of an aftermath, and its closing, are taken back in the aftermath; the end of a logged battle, in
//! the battle. Everything else is taken back here, including a filed battle.

use std::slice;

use nml_campaign::{Command, Concerns, Picked};
use nml_catalogue::Catalogue;
use nml_ledger::{Act, Hash, Kept, Kind, StreamId};

use super::round::act;
use super::shown::{Campaign, UndoFiled, UndoThere};
use super::{CampaignRef, view};
use crate::code;
use crate::failure::Failure;
use crate::lists::set_up_row;
use crate::paper::PaperBattle;
use crate::season::{Planning, belongs, caused, entry_of, moved, pack_of, passed, scenario_known, written};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::view::{game_name, game_title, scenario_name};
use crate::{aftermath, words};

/// Takes back the last thing done to the campaign. A game planned by it is no longer planned, and the set-up that came
/// with it is put away unless somebody changed it.
///
/// # Errors
/// `NOTHING_TO_UNDO`, when there is nothing or it is taken back elsewhere.
pub fn campaign_undo(session: &Session, which: CampaignRef) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&which.campaign)?;
    let nothing = || Failure::new(code::NOTHING_TO_UNDO, words::campaigns::nothing_to_undo());
    if let Some(first) = aftermath::correction_to_undo(&open) {
        return correction_undone(session, open, first);
    }
    let entries = undoable(session, &open)?;
    if entries.is_empty() {
        return Err(stopped(session, &open)?.map_or_else(nothing, |(why, _)| Failure::new(code::NOTHING_TO_UNDO, why)));
    }
    let passed = passed::pass(session, &mut open)?;
    let mut joined: Vec<String> = Vec::new();
    let mut gone = Vec::new();
    let mut back: Vec<String> = Vec::new();
    let mustered = mustered(session, &open, &entries)?;
    let mut followed = Vec::new();
    for entry in &entries {
        match open.log.find(entry).and_then(Kept::command) {
            Some(Command::Admit { entry: known }) => {
                joined.push(known.warband.clone());
                // Those who joined together have the first of them as their cause.
                let caused = session.with_book(|book| Ok(book.caused_by(entry)?))?;
                followed.extend(caused.into_iter().filter(|(stream, _)| *stream != open.id));
            }
            Some(Command::Describe { entry }) => joined.push(entry.warband.clone()),
            Some(Command::Withdraw { warband, .. }) => {
                free_still(session, &open, warband)?;
                joined.push(warband.clone());
            }
            Some(Command::BeginAnew { warband, cancel, entry: known, .. }) => {
                free_still(session, &open, warband)?;
                joined.extend([warband.clone(), known.warband.clone()]);
                back.extend(cancel.iter().cloned());
                // Set-ups that went with its games come back with them, further down.
                let caused = session.with_book(|book| Ok(book.caused_by(entry)?))?;
                followed.extend(caused.into_iter().filter(|(stream, _)| stream.to_string() == known.warband));
            }
            Some(Command::Plan { battle, .. }) => {
                back.retain(|recorded| recorded != battle);
                gone.push(battle.clone());
            }
            Some(Command::Cancel { battle }) => back.push(battle.clone()),
            Some(Command::Record { result, .. }) => back.push(result.battle.clone()),
            Some(Command::MovePack { .. }) => {
                followed.extend(session.with_book(|book| Ok(book.caused_by(entry)?))?);
            }
            Some(
                Command::Rename { .. }
                | Command::SetHouse { .. }
                | Command::WriteRules { .. }
                | Command::SignUp { .. }
                | Command::SignOff { .. }
                | Command::Pause { .. }
                | Command::Enter { .. }
                | Command::SealVision { .. }
                | Command::EndMap
                | Command::RevealVision { .. }
                | Command::EnterEarlier { .. }
                | Command::Roll { .. }
                | Command::Answer { .. }
                | Command::Trade { .. }
                | Command::SetAside { .. }
                | Command::Close { .. },
            )
            | None => {}
        }
        open.undo(session.author(), None)?;
    }
    let undone = open.log.kept().last().map(|kept| kept.hash).ok_or_else(nothing)?;
    let mut rosters: Vec<Open<Warbands>> = Vec::new();
    for (stream, moved) in followed {
        let mut warband: Open<Warbands> = session.open_stream(&stream.to_string())?;
        if warband.log.undoable() != Some(moved) {
            return Err(Failure::new(code::CHANGED_SINCE, words::history::gone_on(&warband.state.name)));
        }
        warband.undo(session.author_because(open.id, undone), None)?;
        rosters.push(warband);
    }
    for (stream, closed) in mustered {
        let mut warband: Open<Warbands> = session.open_stream(&stream.to_string())?;
        // A Warband that has gone on since then has a Strongbox, and keeps it.
        if warband.log.undoable() == Some(closed) {
            warband.undo(session.author_because(open.id, undone), None)?;
            rosters.push(warband);
        }
    }
    // A Warband has one row: if what followed is taken back too, that writes it.
    for warband in joined {
        if rosters.iter().all(|roster| roster.id.to_string() != warband) {
            rosters.push(session.open_stream(&warband)?);
        }
    }
    passed.again(session, &mut open, &rosters)?;
    let (mut appends, mut rows) = written(session, &mut open, rosters)?;
    for (battles, away) in [(gone, true), (back, false)] {
        for mut set_up in moved(session, &open, undone, &battles, away)? {
            rows.push(set_up_row(&set_up));
            appends.push(set_up.append()?);
        }
    }
    session.write(appends, rows)?;
    view::view(session, &open)
}

/// A Warband that left can only come back while it has joined no other campaign.
fn free_still(session: &Session, open: &Open<Campaigns>, warband: &str) -> Result<(), Failure> {
    if belongs(session, slice::from_ref(open), stream_id(warband)?)?.is_none() {
        return Ok(());
    }
    let name = open.state.called(warband).unwrap_or_else(|| warband.to_owned());
    Err(Failure::new(code::IN_A_CAMPAIGN, words::campaigns::belongs_elsewhere(&name)))
}

/// A correction of the past is taken back: what was said first is in force again.
fn correction_undone(session: &Session, mut open: Open<Campaigns>, first: Hash) -> Result<Campaign, Failure> {
    let warbands = aftermath::taken_back(session, &mut open, first)?;
    let (appends, rows) = written(session, &mut open, warbands)?;
    session.write(appends, rows)?;
    view::view(session, &open)
}

/// The musters that ended with a battle whose record is taken back: streams of their Warbands, and the entries.
fn mustered(session: &Session, open: &Open<Campaigns>, entries: &[Hash]) -> Result<Vec<(StreamId, Hash)>, Failure> {
    let recorded = entries.iter().find_map(|entry| {
        if let Command::Record { result, .. } = open.log.find(entry)?.command()? { Some(result) } else { None }
    });
    let Some(result) = recorded else { return Ok(Vec::new()) };
    let planned = entry_of(open, |command| matches!(command, Command::Plan { battle, .. } if *battle == result.battle));
    let Some(planned) = planned else { return Ok(Vec::new()) };
    let caused = session.with_book(|book| Ok(book.caused_by(&planned)?))?;
    let warband = |stream: &StreamId| result.side(&stream.to_string()).is_some();
    Ok(caused.into_iter().filter(|(stream, _)| warband(stream)).collect())
}

/// Why undo cannot go further back, and what would help, in one line, with the place where that is done. `None` before
/// anything was done.
///
/// # Errors
/// When the book cannot be read.
pub(in crate::campaigns) fn stopped(
    session: &Session,
    open: &Open<Campaigns>,
) -> Result<Option<(String, Option<UndoThere>)>, Failure> {
    let Some(newest) = passed::to_undo(open).next() else { return Ok(None) };
    let Some(command) = newest.command() else { return Ok(None) };
    let pack = pack_of(session, open)?;
    let game = |battle: &str| {
        let game = open.state.game(battle);
        game.map_or_else(String::new, |game| game_title(&open.state, &pack.catalogue, game))
    };
    let Some(battle) = nml_campaign::of_battle(command) else { return Ok(None) };
    let (game, stream) = (game(battle), battle.to_owned());
    // Where it came from may be in another book.
    let from = match newest.entry.cause {
        Some(cause) => session.with_book(|book| Ok(book.stream_info(cause.stream).ok().map(|info| info.kind)))?,
        None => None,
    };
    Ok(Some(match (command.concerns(), from) {
        (_, Some(Kind::Evening)) => {
            let evening = newest.entry.cause.map(|cause| UndoThere::Evening { evening: cause.stream.to_string() });
            (words::undo::evening(&game), evening)
        }
        (Concerns::Plan { .. }, _) => (words::undo::begun(&game), None),
        (Concerns::Result(_), _) => (words::undo::logged(&game), Some(UndoThere::Battle { battle: stream })),
        (Concerns::Page { .. } | Concerns::Closed { .. }, _) => {
            (words::undo::aftermath(&game), Some(UndoThere::Aftermath { battle: stream }))
        }
        (Concerns::Campaign | Concerns::Table(_) | Concerns::Cancelled { .. }, _) => {
            (words::undo::elsewhere(&game), None)
        }
    }))
}

/// The entries that undo takes out of force, the newest first; empty if nothing here can be undone. The games of a
/// round were planned as one act, and so they are taken back as one. A swap is two entries: it cancels the game planned
/// before and plans another one between the same sides. So is a battle filed by its result that nobody had planned,
/// until something after it is answered.
fn undoable(session: &Session, open: &Open<Campaigns>) -> Result<Vec<Hash>, Failure> {
    let mut last = passed::to_undo(open);
    let ours = |newest: &&Kept<_, _>| newest.entry.cause.is_none() || act(open, newest).is_some();
    let Some(newest) = last.next().filter(ours) else { return Ok(Vec::new()) };
    let Some(command) = newest.command() else { return Ok(Vec::new()) };
    if let Some(first) = act(open, newest) {
        let same = |kept: &&Kept<_, _>| kept.hash == first || act(open, kept) == Some(first);
        let entries: Vec<&Kept<_, _>> = [newest].into_iter().chain(last.take_while(same)).collect();
        for kept in &entries {
            let begun = match kept.command() {
                Some(Command::Plan { battle, .. }) => {
                    let id = stream_id(battle)?;
                    session.with_book(|book| holds(book, id))?
                }
                _ => false,
            };
            if begun {
                return Ok(Vec::new());
            }
        }
        return Ok(entries.into_iter().map(|kept| kept.hash).collect());
    }
    Ok(match command.concerns() {
        Concerns::Plan { battle } => {
            let id = stream_id(battle)?;
            if session.with_book(|book| holds(book, id))? {
                return Ok(Vec::new());
            }
            let before = last.next().filter(|kept| swapped(open, kept.command(), command));
            [Some(newest), before].into_iter().flatten().map(|kept| kept.hash).collect()
        }
        Concerns::Result(result) => {
            let id = stream_id(&result.battle)?;
            if session.with_book(|book| holds(book, id))? {
                return Ok(Vec::new());
            }
            let plan = |kept: &&Kept<_, _>| matches!(kept.command(), Some(Command::Plan { battle, picked: Picked::Agreement, .. }) if *battle == result.battle);
            let mut entries = vec![newest.hash];
            if let Some(plan) = last.next().filter(plan)
                && !set_up(session, open, &result.battle)?
            {
                entries.push(plan.hash);
            }
            entries
        }
        Concerns::Campaign | Concerns::Table(_) | Concerns::Cancelled { .. } => vec![newest.hash],
        Concerns::Page { .. } | Concerns::Closed { .. } => Vec::new(),
    })
}

/// Whether a game was planned in place of the one that was cancelled before: between the same sides.
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
fn set_up(session: &Session, open: &Open<Campaigns>, battle: &str) -> Result<bool, Failure> {
    for entry in Planning::of(open).entries(battle) {
        if !caused(session, entry)?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What undo would take back, in words, if anything.
///
/// # Errors
/// When the book cannot be read.
pub(in crate::campaigns) fn offered(session: &Session, open: &Open<Campaigns>) -> Result<Option<String>, Failure> {
    let pack = pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    if let Some(first) = aftermath::correction_to_undo(open) {
        return Ok(Some(corrected(session, open, &first, catalogue)));
    }
    let entries = undoable(session, open)?;
    let called = |warband: &str| open.state.enrolment(warband).map_or_else(String::new, |e| e.name.clone());
    let newest = entries.first().and_then(|entry| open.log.find(entry)).and_then(Kept::command);
    Ok(newest.and_then(|command| match command {
        Command::Rename { name } => Some(words::campaigns::renamed(name)),
        Command::MovePack { .. } => Some(words::followed::another()),
        Command::SetHouse { .. } => Some(words::house_rules::house_rules()),
        Command::WriteRules { .. } => Some(words::house_rules::written_rules()),
        Command::SignUp { players } => Some(words::sign_up::signed_up(players)),
        Command::SignOff { player } => Some(words::sign_up::signed_off(player)),
        Command::Admit { .. } if entries.len() > 1 => Some(words::rosters::admitted(entries.len())),
        Command::Admit { entry } => Some(words::campaigns::admitted(&entry.name)),
        Command::Describe { entry } => Some(words::campaigns::described(&entry.name)),
        Command::Withdraw { warband, .. } => Some(words::campaigns::withdrawn(called(warband))),
        Command::BeginAnew { warband, entry, .. } => Some(words::campaigns::begun_anew(called(warband), &entry.name)),
        Command::Pause { warband, paused } => Some(words::history::paused_now(&called(warband), *paused)),
        Command::Enter { .. } | Command::SealVision { .. } | Command::EndMap | Command::RevealVision { .. } => {
            Some(aftermath::said(command, &open.state, catalogue))
        }
        Command::EnterEarlier { .. } => Some(words::earlier::earlier()),
        Command::Plan { scenario, name, .. } => {
            let plans =
                |entry: &Hash| matches!(open.log.find(entry).and_then(Kept::command), Some(Command::Plan { .. }));
            if entries.len() > 1 && entries.iter().all(plans) {
                return Some(words::plan::whole_round(entries.len()));
            }
            let name = name.clone().unwrap_or_else(|| scenario_name(catalogue, scenario));
            Some(if entries.len() > 1 { words::campaigns::swapped(name) } else { words::campaigns::planned(name) })
        }
        Command::Cancel { .. } if entries.len() > 1 => Some(words::plan::round_cancelled(entries.len())),
        Command::Cancel { .. } => Some(words::campaigns::cancelled()),
        Command::Record { result, .. } => {
            let game = open.state.game(&result.battle)?;
            Some(words::paper::filed(game_name(catalogue, game)))
        }
        Command::Roll { .. }
        | Command::Answer { .. }
        | Command::Trade { .. }
        | Command::SetAside { .. }
        | Command::Close { .. } => None,
    }))
}

/// A correction by its game, and by whom it is if somebody else made it.
fn corrected(session: &Session, open: &Open<Campaigns>, first: &Hash, catalogue: &Catalogue) -> String {
    let correction = open.log.find(first);
    let of =
        correction.and_then(|kept| if let Act::Amend { entry, .. } = &kept.entry.act { Some(entry) } else { None });
    let command = of.and_then(|entry| open.log.find(entry)).and_then(Kept::command);
    let game = command.and_then(nml_campaign::of_battle).and_then(|battle| open.state.game(battle));
    let game = game.map_or_else(String::new, |game| game_title(&open.state, catalogue, game));
    let by = correction.map_or("", |kept| kept.entry.by.as_str());
    words::correction::correction_of(&game, if by == session.by() { "" } else { by })
}

/// The filed game that undo would take back, with what goes back with it. `None` if it would take back something else.
///
/// # Errors
/// When the book cannot be read.
pub(in crate::campaigns) fn filed(session: &Session, open: &Open<Campaigns>) -> Result<Option<UndoFiled>, Failure> {
    let newest = passed::to_undo(open).next().and_then(Kept::command);
    let Some(Command::Record { result, .. }) = newest else { return Ok(None) };
    let entries = undoable(session, open)?;
    if entries.is_empty() || aftermath::correction_to_undo(open).is_some() {
        return Ok(None);
    }
    let Some(game) = open.state.game(&result.battle) else { return Ok(None) };
    let mut musters = Vec::new();
    for (stream, closed) in mustered(session, open, &entries)? {
        if session.look::<Warbands>(&stream.to_string())?.log.undoable() == Some(closed) {
            musters.extend(open.state.called(&stream.to_string()));
        }
    }
    let stays = entries.len() == 1;
    let known = scenario_known(session, open, &game.scenario)?.is_some();
    let sheet = PaperBattle {
        named: game.name.clone().filter(|_| !known),
        ..PaperBattle::of(game.played.as_ref().map_or(result, |played| &played.result), &game.scenario)
    };
    let planned = stays.then(|| game.battle.clone());
    Ok(Some(UndoFiled { text: words::undo::filed(stays, &musters), sheet, planned }))
}

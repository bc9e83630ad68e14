//! Brings the search up to date: reads what has changed in the book, and some of the logs that were not read yet.

use std::collections::BTreeSet;

use nml_ledger::{Hash, Kind, StreamId};
use nml_store::StreamInfo;

use super::{battle, campaign, evening, warband};
use crate::battle::examples;
use crate::failure::Failure;
use crate::search_index::Memory;
use crate::session::Session;

/// The most entries of logs that one look reads; at least one log.
const ENTRIES: u64 = 3_000;

/// Reads what has changed, and some of the logs that were not read yet; how many are left.
pub(super) fn catch_up(memory: &mut Memory, session: &Session) -> Result<usize, Failure> {
    let streams = session.in_book(|book| Ok(book.streams(None)?))?;
    let concerns =
        |info: &StreamInfo| matches!(info.kind, Kind::Campaign | Kind::Warband | Kind::Evening | Kind::Battle);
    let streams: Vec<StreamInfo> =
        streams.into_iter().filter(|info| concerns(info) && !examples::is_one(&info.id)).collect();
    let there: BTreeSet<StreamId> = streams.iter().map(|info| info.id).collect();
    memory.findable.retain(|id, _| there.contains(id));
    memory.logs.retain(|id, _| there.contains(id));
    let mut changed = false;
    for info in &streams {
        let read = match info.kind {
            Kind::Campaign => campaign::findable,
            Kind::Warband => warband::findable,
            Kind::Evening => evening::findable,
            Kind::Battle | Kind::Scenario | Kind::Rotation | Kind::HousePack => continue,
        };
        if memory.findable.get(&info.id).is_none_or(|(head, _)| *head != info.head) {
            // A stream that does not open tells nothing, and we try again: it may lack a pack that is still to come.
            match read(session, &info.id.to_string()) {
                Ok(all) => drop(memory.findable.insert(info.id, (info.head, all))),
                Err(_) => drop(memory.findable.remove(&info.id)),
            }
            changed |= info.kind == Kind::Campaign;
        }
    }
    let battles: Vec<&StreamInfo> = streams.iter().filter(|info| info.kind == Kind::Battle).collect();
    let (left, read) = read_logs(memory, session, &battles)?;
    let rows: Vec<(StreamId, Hash)> = battles.iter().map(|info| (info.id, info.head)).collect();
    if changed || read || rows != memory.rows {
        memory.rows = rows;
        list_battles(memory, session)?;
    }
    Ok(left)
}

/// Reads some logs, the newest first: how many are left, and whether any was read.
fn read_logs(memory: &mut Memory, session: &Session, battles: &[&StreamInfo]) -> Result<(usize, bool), Failure> {
    let unread = |info: &&&StreamInfo| memory.logs.get(&info.id).is_none_or(|(head, _)| *head != info.head);
    let unread: Vec<&StreamInfo> = battles.iter().rev().filter(unread).copied().collect();
    let (mut entries, mut read) = (0_u64, 0_usize);
    for info in &unread {
        if read > 0 && entries.saturating_add(info.entries) > ENTRIES {
            break;
        }
        entries = entries.saturating_add(info.entries);
        read += 1;
        let log = session.with_book(|book| battle::log(book, info.id))?;
        memory.logs.insert(info.id, (info.head, log));
    }
    Ok((unread.len().saturating_sub(read), read > 0))
}

/// Lists the battles whose result no campaign tells, by the read table and by what their logs told.
fn list_battles(memory: &mut Memory, session: &Session) -> Result<(), Failure> {
    let rows = session.in_book(|book| Ok(book.battles()?))?;
    let packs = session.packs()?.all()?;
    let claimed: BTreeSet<&String> = memory.findable.values().flat_map(|(_, all)| &all.games).collect();
    let begun = rows.iter().filter(|row| !row.removed && !examples::is_one(&row.id));
    memory.begun = begun.clone().map(|row| row.id.to_string()).collect();
    let free = begun.filter(|row| !claimed.contains(&row.id.to_string()));
    memory.battles = free.map(|row| battle::thing(row, memory.logs.get(&row.id).map(|(_, log)| log), &packs)).collect();
    Ok(())
}

//! What can be found, remembered for each stream by its head.

use std::collections::{BTreeMap, BTreeSet};

use nml_ledger::{Hash, Kind, StreamId};
use nml_store::StreamInfo;

use super::battle::{self, Log};
use super::thing::Thing;
use super::{FoundPlace, campaign, evening, warband};
use crate::battle::examples;
use crate::desk::Desk;
use crate::failure::Failure;

/// Entries of logs that one look reads at most, and one log at least.
const ENTRIES: u64 = 3_000;

/// What can be found in the book.
#[derive(Default)]
pub(crate) struct Memory {
    /// What campaigns, Warbands and evenings tell, by stream, at the head that it was read at.
    told: BTreeMap<StreamId, (Hash, Told)>,
    /// What the logs of battles tell.
    logs: BTreeMap<StreamId, (Hash, Log)>,
    /// The heads of the battles whose rows were read.
    rows: Vec<(StreamId, Hash)>,
    /// The battles whose result no campaign tells.
    battles: Vec<Thing>,
    /// Battles that have begun, and are not put away.
    begun: BTreeSet<String>,
}

/// What a stream tells.
#[derive(Default)]
pub(super) struct Told {
    pub things: Vec<Thing>,
    /// The battles of its games that were fought.
    pub games: BTreeSet<String>,
}

impl Memory {
    /// Reads what has changed, and some of the logs that were not read yet; how many are left.
    pub(super) fn catch_up(&mut self, desk: &Desk) -> Result<usize, Failure> {
        let streams = desk.in_book(|book| Ok(book.streams(None)?))?;
        let concerns =
            |info: &StreamInfo| matches!(info.kind, Kind::Campaign | Kind::Warband | Kind::Evening | Kind::Battle);
        let streams: Vec<StreamInfo> =
            streams.into_iter().filter(|info| concerns(info) && !examples::is_one(&info.id)).collect();
        let there: BTreeSet<StreamId> = streams.iter().map(|info| info.id).collect();
        self.told.retain(|id, _| there.contains(id));
        self.logs.retain(|id, _| there.contains(id));
        let mut changed = false;
        for info in &streams {
            let read = match info.kind {
                Kind::Campaign => campaign::told,
                Kind::Warband => warband::told,
                Kind::Evening => evening::told,
                Kind::Battle | Kind::Scenario | Kind::Rotation => continue,
            };
            if self.told.get(&info.id).is_none_or(|(head, _)| *head != info.head) {
                // One that does not open tells nothing, and is asked again: it may lack a pack that is still to come.
                match read(desk, &info.id.to_string()) {
                    Ok(told) => drop(self.told.insert(info.id, (info.head, told))),
                    Err(_) => drop(self.told.remove(&info.id)),
                }
                changed |= info.kind == Kind::Campaign;
            }
        }
        let battles: Vec<&StreamInfo> = streams.iter().filter(|info| info.kind == Kind::Battle).collect();
        let (left, read) = self.read_logs(desk, &battles)?;
        let rows: Vec<(StreamId, Hash)> = battles.iter().map(|info| (info.id, info.head)).collect();
        if changed || read || rows != self.rows {
            self.rows = rows;
            self.list_battles(desk)?;
        }
        Ok(left)
    }

    /// Reads some logs, the newest first: how many are left, and whether any was read.
    fn read_logs(&mut self, desk: &Desk, battles: &[&StreamInfo]) -> Result<(usize, bool), Failure> {
        let unread = |info: &&&StreamInfo| self.logs.get(&info.id).is_none_or(|(head, _)| *head != info.head);
        let unread: Vec<&StreamInfo> = battles.iter().rev().filter(unread).copied().collect();
        let (mut entries, mut read) = (0_u64, 0_usize);
        for info in &unread {
            if read > 0 && entries.saturating_add(info.entries) > ENTRIES {
                break;
            }
            entries = entries.saturating_add(info.entries);
            read += 1;
            let log = desk.with_book(|book| battle::log(book, info.id))?;
            self.logs.insert(info.id, (info.head, log));
        }
        Ok((unread.len().saturating_sub(read), read > 0))
    }

    /// Lists the battles whose result no campaign tells, by the read table and by what their logs told.
    fn list_battles(&mut self, desk: &Desk) -> Result<(), Failure> {
        let rows = desk.in_book(|book| Ok(book.battles()?))?;
        let packs = desk.packs()?.all()?;
        let claimed: BTreeSet<&String> = self.told.values().flat_map(|(_, told)| &told.games).collect();
        let begun = rows.iter().filter(|row| !row.removed && !examples::is_one(&row.id));
        self.begun = begun.clone().map(|row| row.id.to_string()).collect();
        let free = begun.filter(|row| !claimed.contains(&row.id.to_string()));
        self.battles = free.map(|row| battle::thing(row, self.logs.get(&row.id).map(|(_, log)| log), &packs)).collect();
        Ok(())
    }

    /// All that can be found. A planned game that has begun is found as its battle.
    pub(super) fn things(&self) -> impl Iterator<Item = &Thing> {
        let begun = |thing: &&Thing| match &thing.opens {
            FoundPlace::Planned { battle, .. } => self.begun.contains(battle),
            FoundPlace::Battle { .. }
            | FoundPlace::Game { .. }
            | FoundPlace::Campaign { .. }
            | FoundPlace::Chronicle { .. }
            | FoundPlace::Evening { .. }
            | FoundPlace::Warband { .. }
            | FoundPlace::Life { .. } => false,
        };
        let told = self.told.values().flat_map(|(_, told)| &told.things).filter(move |thing| !begun(thing));
        let said = self.logs.values().flat_map(|(_, log)| &log.words);
        told.chain(&self.battles).chain(said)
    }
}

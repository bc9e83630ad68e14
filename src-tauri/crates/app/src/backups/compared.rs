//! How a backup differs from the book as it is now.

use std::collections::BTreeMap;

use nml_ledger::{Kind, StreamId};
use nml_store::{Book, Row};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BackupRef, found};
use crate::failure::Failure;
use crate::session::Session;

/// A backup, compared with the book as it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BackupCompared {
    /// Its file name.
    pub name: String,
    /// Entries in it.
    pub then: u64,
    /// Entries in the book.
    pub now: u64,
    /// Warbands, battles, campaigns and the like that are unchanged.
    pub same: usize,
    /// Those that have changed.
    pub differ: Vec<BackupDifference>,
}

/// What differs from a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BackupDifference {
    /// What it is, as a stream's kind, such as `nml.warband`.
    pub kind: String,
    /// What it is called, or none if such things have no name in the lists.
    pub name: Option<String>,
    /// Entries in the backup, or none if it is not in it.
    pub then: Option<u64>,
    /// Entries in the book, or none if it is not in it.
    pub now: Option<u64>,
}

/// Compares a backup with the book. This changes nothing.
///
/// # Errors
/// `UNKNOWN_BACKUP`; why the backup does not open.
pub fn backup_compare(session: &Session, which: BackupRef) -> Result<BackupCompared, Failure> {
    let backup = found(session, &which.name)?;
    let then = streams(&Book::read(&backup.file.path)?)?;
    let now = session.with_book(|book| streams(book))?;
    let mut differ = Vec::new();
    let mut same = 0;
    let ids = then.keys().chain(now.keys().filter(|id| !then.contains_key(id)));
    for id in ids {
        let (before, after) = (then.get(id), now.get(id));
        let entries = |stream: Option<&Stream>| stream.map(|stream| stream.entries);
        let Some(known) = after.or(before) else { continue };
        if before.map(|stream| stream.head) == after.map(|stream| stream.head) {
            same += 1;
            continue;
        }
        let (kind, name) = (known.kind.format().to_owned(), known.name.clone());
        differ.push(BackupDifference { kind, name, then: entries(before), now: entries(after) });
    }
    let sum = |streams: &BTreeMap<StreamId, Stream>| streams.values().map(|stream| stream.entries).sum();
    Ok(BackupCompared { name: backup.file.name, then: sum(&then), now: sum(&now), same, differ })
}

/// What a book has of a stream.
struct Stream {
    kind: Kind,
    name: Option<String>,
    head: nml_ledger::Hash,
    entries: u64,
}

fn streams(book: &Book) -> Result<BTreeMap<StreamId, Stream>, Failure> {
    let names: BTreeMap<StreamId, String> = book.rows()?.into_iter().map(named).collect();
    let streams = book.streams(None)?.into_iter().map(|info| {
        let name = names.get(&info.id).cloned();
        (info.id, Stream { kind: info.kind, name, head: info.head, entries: info.entries })
    });
    Ok(streams.collect())
}

fn named(row: Row) -> (StreamId, String) {
    match row {
        Row::Warband(row) => (row.id, row.name),
        Row::Scenario(row) => (row.id, row.name),
        Row::Battle(row) => (row.id, row.name),
        Row::Campaign(row) => (row.id, row.name),
    }
}

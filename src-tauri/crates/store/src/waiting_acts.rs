//! What waits for a club: acts that were written here and that the club has not acknowledged yet.

use std::collections::BTreeSet;

use nml_ledger::{Hash, StreamId};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::batch::{Append, Batch};
use crate::error::Error;
use crate::open::Book;
use crate::packs::Pack;
use crate::signed::sealed;

/// The version of the tables that brought it.
const SINCE: i64 = 4;

/// An act that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Its number here: a later act has a greater one.
    pub act: u64,
    /// When it was done, RFC 3339.
    pub at: String,
    /// The streams that it adds to.
    pub streams: BTreeSet<StreamId>,
}

/// Whether a book follows a club.
pub(crate) fn follows(connection: &Connection) -> rusqlite::Result<bool> {
    connection.prepare_cached("SELECT EXISTS (SELECT 1 FROM follows)")?.query_row([], |row| row.get(0))
}

/// The packs and pictures of a batch that are new here: they wait with it.
pub(crate) fn new_here(connection: &Connection, batch: &Batch) -> rusqlite::Result<Vec<Hash>> {
    let mut new = Vec::new();
    let mut held = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM packs WHERE hash = ?1) OR EXISTS (SELECT 1 FROM pictures WHERE hash = ?1)",
    )?;
    let all =
        batch.packs.iter().map(|pack| Hash::of(&pack.bytes)).chain(batch.pictures.iter().map(|one| Hash::of(one)));
    for hash in all {
        if !held.query_row([hash.as_bytes()], |row| row.get::<_, bool>(0))? && !new.contains(&hash) {
            new.push(hash);
        }
    }
    Ok(new)
}

/// Notes that a batch waits, in the transaction that has just added it.
pub(crate) fn note(transaction: &Transaction<'_>, batch: &Batch, kept: &[Hash]) -> rusqlite::Result<()> {
    let appends: Vec<&Append> =
        batch.appends.iter().filter(|append| append.header.is_some() || !append.entries.is_empty()).collect();
    if appends.is_empty() && kept.is_empty() {
        return Ok(());
    }
    transaction.prepare_cached("INSERT INTO waiting_acts (at) VALUES (?1)")?.execute([&batch.at])?;
    let act = transaction.last_insert_rowid();
    let mut insert = transaction.prepare_cached(
        "INSERT INTO waiting_entries (act, item, stream, begins, expected, place, entries)
         SELECT ?1, ?2, id, ?4, ?5, entries - ?6 + 1, ?6 FROM streams WHERE id = ?3",
    )?;
    for (item, append) in appends.into_iter().enumerate() {
        insert.execute(params![
            act,
            item,
            append.stream.as_bytes(),
            append.header.is_some(),
            append.expected.as_bytes(),
            append.entries.len(),
        ])?;
    }
    let mut insert = transaction.prepare_cached("INSERT INTO waiting_kept (act, hash) VALUES (?1, ?2)")?;
    kept.iter().try_for_each(|hash| insert.execute(params![act, hash.as_bytes()]).map(|_| ()))
}

/// Whether two batches add the same.
fn is_same(one: &Batch, other: &Batch) -> bool {
    let appends = one.appends.len() == other.appends.len()
        && one.appends.iter().zip(&other.appends).all(|(one, other)| {
            one.stream == other.stream
                && one.header == other.header
                && one.expected == other.expected
                && one.entries.iter().map(|sealed| &sealed.hash).eq(other.entries.iter().map(|sealed| &sealed.hash))
        });
    let packs = one.packs.iter().map(|pack| &pack.bytes).eq(other.packs.iter().map(|pack| &pack.bytes));
    appends && packs && one.pictures == other.pictures
}

/// Takes an act off the list: the club has it.
fn forget(connection: &Connection, act: i64) -> rusqlite::Result<()> {
    for table in ["waiting_entries", "waiting_kept", "waiting_acts"] {
        connection.prepare_cached(&format!("DELETE FROM {table} WHERE act = ?1"))?.execute([act])?;
    }
    Ok(())
}

/// The club tells of an entry that the book has: the act that it was added by waits no longer.
pub(crate) fn came_back(transaction: &Transaction<'_>, stream: StreamId, entry: &Hash) -> rusqlite::Result<()> {
    let act: Option<i64> = transaction
        .prepare_cached(
            "SELECT w.act FROM entries e JOIN waiting_entries w
             ON w.stream = e.stream AND e.place >= w.place AND e.place < w.place + w.entries
             WHERE e.hash = ?1 AND e.stream = ?2",
        )?
        .query_row(params![entry.as_bytes(), stream.as_bytes()], |row| row.get(0))
        .optional()?;
    act.map_or(Ok(()), |act| forget(transaction, act))
}

/// The club tells of the beginning of a stream that the book has: if that is all that an act added, it waits no longer.
pub(crate) fn began_there(transaction: &Transaction<'_>, stream: StreamId) -> rusqlite::Result<()> {
    let act: Option<i64> = transaction
        .prepare_cached("SELECT act FROM waiting_entries WHERE stream = ?1 AND begins = 1 AND entries = 0")?
        .query_row([stream.as_bytes()], |row| row.get(0))
        .optional()?;
    act.map_or(Ok(()), |act| forget(transaction, act))
}

/// Whether something of a stream waits.
pub(crate) fn waits(connection: &Connection, stream: StreamId) -> rusqlite::Result<bool> {
    connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM waiting_entries WHERE stream = ?1)")?
        .query_row([stream.as_bytes()], |row| row.get(0))
}

/// How far a book has come.
pub(crate) fn arrived(transaction: &Transaction<'_>, position: u64) -> rusqlite::Result<()> {
    transaction.prepare_cached("UPDATE follows SET position = ?1")?.execute([position]).map(|_| ())
}

impl Book {
    /// Lets the book follow a club from this position on: what is added from now on waits for the club.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn follow_club(&mut self, position: u64) -> Result<(), Error> {
        self.writes()?;
        let follows = "INSERT INTO follows (only, position) VALUES (1, ?1)
            ON CONFLICT (only) DO UPDATE SET position = excluded.position";
        self.connection.execute(follows, [position]).map(|_| ()).map_err(|error| self.wrong(error))
    }

    /// The position of the last act that the book has from its club. `None` if it follows no club.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn position(&self) -> Result<Option<u64>, Error> {
        if self.version()? < SINCE {
            return Ok(None);
        }
        let position = self.connection.query_row("SELECT position FROM follows", [], |row| row.get(0)).optional();
        position.map_err(|error| self.wrong(error))
    }

    /// The acts that wait, oldest first.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn waiting(&self) -> Result<Vec<Waiting>, Error> {
        if self.version()? < SINCE {
            return Ok(Vec::new());
        }
        let read = || -> rusqlite::Result<Vec<Waiting>> {
            let mut streams = self.connection.prepare_cached("SELECT stream FROM waiting_entries WHERE act = ?1")?;
            let mut acts = self.connection.prepare_cached("SELECT act, at FROM waiting_acts ORDER BY act")?;
            let acts = acts.query_map([], |row| {
                let act: u64 = row.get(0)?;
                let streams = streams.query_map([act], |row| row.get(0).map(StreamId::from_bytes))?;
                Ok(Waiting { act, at: row.get(1)?, streams: streams.collect::<Result<_, _>>()? })
            })?;
            acts.collect()
        };
        read().map_err(|error| self.wrong(error))
    }

    /// How many acts wait.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn waiting_count(&self) -> Result<u64, Error> {
        if self.version()? < SINCE { Ok(0) } else { self.one("SELECT count(*) FROM waiting_acts") }
    }

    /// What an act that waits added, as it is sent. `None` if it no longer waits.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn waiting_batch(&self, act: u64) -> Result<Option<Batch>, Error> {
        let columns = self.sealed_columns()?;
        let read = || -> rusqlite::Result<Option<Batch>> {
            let at = "SELECT at FROM waiting_acts WHERE act = ?1";
            let Some(at) = self.connection.query_row(at, [act], |row| row.get::<_, String>(0)).optional()? else {
                return Ok(None);
            };
            let mut batch = Batch::at(at);
            let mut query = self.connection.prepare_cached(
                "SELECT p.kind, p.name, p.bytes FROM waiting_kept w JOIN packs p ON p.hash = w.hash
                 WHERE w.act = ?1 ORDER BY p.rowid",
            )?;
            let packs =
                query.query_map([act], |row| Ok(Pack { kind: row.get(0)?, name: row.get(1)?, bytes: row.get(2)? }))?;
            batch.packs = packs.collect::<Result<_, _>>()?;
            let mut query = self.connection.prepare_cached(
                "SELECT p.bytes FROM waiting_kept w JOIN pictures p ON p.hash = w.hash WHERE w.act = ?1 ORDER BY p.rowid",
            )?;
            batch.pictures = query.query_map([act], |row| row.get(0))?.collect::<Result<_, _>>()?;
            let mut runs = self.connection.prepare_cached(
                "SELECT w.stream, CASE WHEN w.begins THEN s.header END, w.expected, w.place, w.entries
                 FROM waiting_entries w JOIN streams s ON s.id = w.stream WHERE w.act = ?1 ORDER BY w.item",
            )?;
            let mut entries = self.connection.prepare_cached(&format!(
                "SELECT {columns} FROM entries WHERE stream = ?1 AND place >= ?2 AND place < ?2 + ?3 ORDER BY place"
            ))?;
            let appends = runs.query_map([act], |row| {
                let stream: [u8; 16] = row.get(0)?;
                let (place, count): (i64, i64) = (row.get(3)?, row.get(4)?);
                let entries = entries.query_map(params![stream, place, count], sealed)?;
                Ok(Append {
                    stream: StreamId::from_bytes(stream),
                    header: row.get(1)?,
                    expected: Hash::from_bytes(row.get(2)?),
                    entries: entries.collect::<Result<_, _>>()?,
                    made: BTreeSet::new(),
                })
            })?;
            batch.appends = appends.collect::<Result<_, _>>()?;
            Ok(Some(batch))
        };
        read().map_err(|error| self.wrong(error))
    }

    /// The club has acknowledged what was sent of an act: it waits no longer. If the book was put back meanwhile, and
    /// another act has its number, that one goes on waiting.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn acknowledged(&mut self, act: u64, sent: &Batch) -> Result<(), Error> {
        self.writes()?;
        let waits = self.waiting_batch(act)?.is_some_and(|waits| is_same(&waits, sent));
        if !waits {
            return Ok(());
        }
        let path = self.path().to_path_buf();
        let wrong = |error| Error::sqlite(&path, error);
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
        forget(&transaction, i64::try_from(act).unwrap_or(i64::MAX)).map_err(wrong)?;
        transaction.commit().map_err(wrong)
    }

    /// How many entries of a stream wait, and whether the stream itself does.
    pub(crate) fn waiting_of(&self, stream: StreamId) -> rusqlite::Result<(u64, bool)> {
        self.connection
            .prepare_cached(
                "SELECT ifnull(sum(entries), 0), ifnull(max(begins), 0) FROM waiting_entries WHERE stream = ?1",
            )?
            .query_row([stream.as_bytes()], |row| Ok((row.get(0)?, row.get(1)?)))
    }
}

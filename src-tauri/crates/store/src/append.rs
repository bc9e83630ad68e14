//! Adding entries: several streams in one transaction, or nothing.

use nml_ledger::{Act, ENTRY_LIMIT, Fault, Hash, Heading, StreamId};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::batch::{Append, Batch};
use crate::error::{Error, Within};
use crate::list_rows::{self, Row};
use crate::open::Book;
use crate::packs::{self, Pack};
use crate::pictures;
use crate::signed;
use crate::waiting_acts;

impl Book {
    /// Adds entries, packs and rows in one transaction. When it succeeds, all of it is on disk; otherwise nothing has
    /// changed. In a book that follows a club it waits for it from then on.
    ///
    /// # Errors
    /// `STALE` if a stream's head differs from the expected one; `BAD_ENTRY`, `UNKNOWN_STREAM`, `STREAM_EXISTS`,
    /// `TOO_LARGE`, `NO_SPACE`, …
    pub fn append(&mut self, batch: &Batch) -> Result<(), Error> {
        self.writes()?;
        let path = self.path().to_path_buf();
        let wrong = |error| Error::sqlite(&path, error);
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
        let follows = waiting_acts::follows(&transaction).map_err(wrong)?;
        let new = if follows { waiting_acts::new_here(&transaction, batch).map_err(wrong)? } else { Vec::new() };
        for pack in &batch.packs {
            packs::keep(&transaction, pack, &batch.at).map_err(|error| error.at(&path))?;
        }
        for picture in &batch.pictures {
            pictures::keep(&transaction, picture, &batch.at).map_err(|error| error.at(&path))?;
        }
        for append in &batch.appends {
            add(&transaction, append, batch.begins(append)).map_err(|error| error.at(&path))?;
        }
        for signature in &batch.signatures {
            signed::keep(&transaction, signature).map_err(|error| error.at(&path))?;
        }
        for row in &batch.rows {
            list_rows::put(&transaction, row).map_err(wrong)?;
        }
        if follows {
            waiting_acts::note(&transaction, batch, &new).map_err(wrong)?;
        }
        transaction.commit().map_err(wrong)
    }

    /// Keeps a pack or ruleset, and gives its hash.
    ///
    /// # Errors
    /// `TOO_LARGE`, `NO_SPACE`, …
    pub fn keep_pack(&mut self, pack: Pack, at: &str) -> Result<Hash, Error> {
        let batch = Batch { packs: vec![pack], ..Batch::at(at) };
        self.append(&batch)?;
        Ok(Hash::of(&batch.packs[0].bytes))
    }

    /// Drops the read tables and refills them (promise 2), in one transaction.
    ///
    /// # Errors
    /// When it cannot be written; then the old rows stand.
    pub fn rebuild(&mut self, rows: &[Row]) -> Result<(), Error> {
        self.writes()?;
        let path = self.path().to_path_buf();
        let wrong = |error| Error::sqlite(&path, error);
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
        list_rows::clear(&transaction).map_err(wrong)?;
        for row in rows {
            list_rows::put(&transaction, row).map_err(wrong)?;
        }
        transaction.commit().map_err(wrong)
    }
}

/// Where a stream stands.
pub(crate) struct Stand {
    pub root: Hash,
    pub head: Hash,
    pub entries: i64,
}

pub(crate) fn add(transaction: &Transaction<'_>, append: &Append, at: &str) -> Result<(), Within> {
    let stream = append.stream;
    let mut stand = match &append.header {
        Some(header) => begin(transaction, append, header, at)?,
        None => stand(transaction, stream)?.ok_or(Error::UnknownStream(stream))?,
    };
    if stand.head != append.expected {
        return Err(Error::Stale { stream, expected: append.expected, found: stand.head }.into());
    }
    let mut insert = transaction.prepare_cached(
        "INSERT INTO entries (stream, place, hash, seq, parent, at, author, cause_stream, cause_entry, bytes, key, signature)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?;
    let mut last = None;
    for sealed in &append.entries {
        let bad = |fault| Error::Entry { stream, fault };
        if sealed.bytes.len() > ENTRY_LIMIT {
            return Err(bad(Fault::TooLong).into());
        }
        let entry = sealed.frame().map_err(bad)?;
        sealed.check_signature().map_err(bad)?;
        // Nearly always it follows the one just added.
        let before = match last {
            Some((hash, seq)) if hash == entry.parent => seq,
            _ if entry.parent == stand.root => 0,
            _ => number_of(transaction, stream, &entry.parent)?.ok_or_else(|| bad(Fault::Parent(entry.parent)))?,
        };
        let expected = before.saturating_add(1);
        // What chooses a longer head has a number beyond that.
        let chosen = match &entry.act {
            Act::Head { entry } => number_of(transaction, stream, entry)?,
            Act::Do { .. } | Act::Undo { .. } | Act::Redo { .. } | Act::Amend { .. } | Act::Note { .. } => None,
        };
        if entry.seq != expected && chosen.map(|chosen| chosen.saturating_add(1)) != Some(entry.seq) {
            return Err(bad(Fault::Seq { expected, found: entry.seq }).into());
        }
        if number_of(transaction, stream, &sealed.hash)?.is_some() {
            return Err(bad(Fault::Twice).into());
        }
        stand.entries += 1;
        insert.execute(params![
            stream.as_bytes(),
            stand.entries,
            sealed.hash.as_bytes(),
            i64::try_from(entry.seq).unwrap_or(i64::MAX),
            entry.parent.as_bytes(),
            entry.at,
            entry.by,
            entry.cause.map(|cause| *cause.stream.as_bytes()),
            entry.cause.map(|cause| *cause.entry.as_bytes()),
            sealed.bytes,
            sealed.signature.map(|signature| *signature.key().as_bytes()),
            sealed.signature.map(|signature| *signature.as_bytes()),
        ])?;
        if entry.parent == stand.head {
            stand.head = sealed.hash;
        }
        last = Some((sealed.hash, entry.seq));
    }
    transaction.prepare_cached("UPDATE streams SET head = ?2, entries = ?3 WHERE id = ?1")?.execute(params![
        stream.as_bytes(),
        stand.head.as_bytes(),
        stand.entries
    ])?;
    Ok(())
}

fn begin(transaction: &Transaction<'_>, append: &Append, header: &[u8], at: &str) -> Result<Stand, Within> {
    let heading = Heading::read(header).map_err(Error::Header)?;
    if heading.stream != append.stream || stand(transaction, heading.stream)?.is_some() {
        return Err(Error::StreamExists(heading.stream).into());
    }
    let root = Hash::of(header);
    transaction
        .prepare_cached(
            "INSERT INTO streams (id, kind, root, created, head, entries, header) VALUES (?1, ?2, ?3, ?4, ?3, 0, ?5)",
        )?
        .execute(params![heading.stream.as_bytes(), heading.format.format(), root.as_bytes(), at, header])?;
    Ok(Stand { root, head: root, entries: 0 })
}

pub(crate) fn stand(connection: &Connection, stream: StreamId) -> rusqlite::Result<Option<Stand>> {
    connection
        .prepare_cached("SELECT root, head, entries FROM streams WHERE id = ?1")?
        .query_row([stream.as_bytes()], |row| {
            let (root, head) = (Hash::from_bytes(row.get(0)?), Hash::from_bytes(row.get(1)?));
            Ok(Stand { root, head, entries: row.get(2)? })
        })
        .optional()
}

/// The number of an entry that stands in a stream.
pub(crate) fn number_of(connection: &Connection, stream: StreamId, hash: &Hash) -> rusqlite::Result<Option<u64>> {
    connection
        .prepare_cached("SELECT seq FROM entries WHERE hash = ?1 AND stream = ?2")?
        .query_row(params![hash.as_bytes(), stream.as_bytes()], |row| row.get(0))
        .optional()
}

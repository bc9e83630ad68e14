//! Reading streams.

use nml_ledger::{Hash, Kind, Sealed, StreamId};
use rusqlite::{OptionalExtension, Row, params};

use crate::error::Error;
use crate::open::Book;
use crate::signed::sealed;

/// What is known of a stream without its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamInfo {
    /// Its id.
    pub id: StreamId,
    /// What it is a stream of.
    pub kind: Kind,
    /// The hash of its header.
    pub root: Hash,
    /// Its current head: what the next append expects.
    pub head: Hash,
    /// How many entries it has.
    pub entries: u64,
    /// Since when it is in this book, RFC 3339.
    pub created: String,
}

/// A stream with all its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    /// What is known of it.
    pub info: StreamInfo,
    /// Its header line.
    pub header: Vec<u8>,
    /// Its entries in the order they came.
    pub entries: Vec<Sealed>,
}

/// The size of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// The version of its tables.
    pub version: i64,
    /// The SQLite that read it.
    pub sqlite: &'static str,
    /// Since when it is, RFC 3339.
    pub created: String,
    /// Bytes of the file and what stands beside it.
    pub bytes: u64,
    /// Streams of each kind.
    pub streams: Vec<(Kind, u64)>,
    /// Entries of all streams.
    pub entries: u64,
    /// The entries of the longest stream.
    pub longest: u64,
    /// Packs and rulesets.
    pub packs: u64,
}

const INFO: &str = "SELECT id, kind, root, head, entries, created FROM streams";

fn info(row: &Row<'_>) -> rusqlite::Result<StreamInfo> {
    let kind: String = row.get(1)?;
    let kind = Kind::of_format(&kind)
        .ok_or_else(|| rusqlite::Error::InvalidColumnType(1, kind, rusqlite::types::Type::Text))?;
    Ok(StreamInfo {
        id: StreamId::from_bytes(row.get(0)?),
        kind,
        root: Hash::from_bytes(row.get(2)?),
        head: Hash::from_bytes(row.get(3)?),
        entries: row.get(4)?,
        created: row.get(5)?,
    })
}

impl Book {
    /// When something was last said in it, RFC 3339. `None` if nothing was.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn last_change(&self) -> Result<Option<String>, Error> {
        // By the last entry of each stream: not every entry of a long book is looked at.
        self.one(
            "SELECT max(at) FROM (SELECT (SELECT at FROM entries WHERE stream = s.id ORDER BY place DESC LIMIT 1) AS at
             FROM streams s)",
        )
    }

    /// The streams of one kind, or all, in the order they came.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn streams(&self, kind: Option<Kind>) -> Result<Vec<StreamInfo>, Error> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut query =
                self.connection.prepare_cached(&format!("{INFO} WHERE ?1 IS NULL OR kind = ?1 ORDER BY rowid"))?;
            query.query_map([kind.map(Kind::format)], info)?.collect()
        };
        read().map_err(|error| self.wrong(error))
    }

    /// One stream without its entries.
    ///
    /// # Errors
    /// `UNKNOWN_STREAM`, or when the book cannot be read.
    pub fn stream_info(&self, id: StreamId) -> Result<StreamInfo, Error> {
        self.connection
            .prepare_cached(&format!("{INFO} WHERE id = ?1"))
            .and_then(|mut query| query.query_row([id.as_bytes()], info).optional())
            .map_err(|error| self.wrong(error))?
            .ok_or(Error::UnknownStream(id))
    }

    /// A stream's header line.
    ///
    /// # Errors
    /// `UNKNOWN_STREAM`, or when the book cannot be read.
    pub fn header(&self, id: StreamId) -> Result<Vec<u8>, Error> {
        self.connection
            .prepare_cached("SELECT header FROM streams WHERE id = ?1")
            .and_then(|mut query| query.query_row([id.as_bytes()], |row| row.get(0)).optional())
            .map_err(|error| self.wrong(error))?
            .ok_or(Error::UnknownStream(id))
    }

    /// A whole stream.
    ///
    /// # Errors
    /// `UNKNOWN_STREAM`, or when the book cannot be read.
    pub fn stream(&self, id: StreamId) -> Result<Stream, Error> {
        let info = self.stream_info(id)?;
        let header = self.header(id)?;
        let mut entries = Vec::new();
        self.each_entry(id, |sealed| {
            entries.push(sealed);
            Ok::<(), Error>(())
        })?;
        Ok(Stream { info, header, entries })
    }

    /// Goes through a stream's entries in the order they came, one in memory at a time.
    ///
    /// # Errors
    /// When the book cannot be read, or as `each` says.
    pub(crate) fn each_entry<E: From<Error>>(
        &self,
        id: StreamId,
        each: impl FnMut(Sealed) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each_entry_after(id, 0, each)
    }

    /// The same of those after this many.
    pub(crate) fn each_entry_after<E: From<Error>>(
        &self,
        id: StreamId,
        entries: u64,
        mut each: impl FnMut(Sealed) -> Result<(), E>,
    ) -> Result<(), E> {
        let wrong = |error| E::from(self.wrong(error));
        let columns = self.sealed_columns()?;
        let reads = format!("SELECT {columns} FROM entries WHERE stream = ?1 AND place > ?2 ORDER BY place");
        let mut query = self.connection.prepare_cached(&reads).map_err(wrong)?;
        let mut rows = query.query(params![id.as_bytes(), entries]).map_err(wrong)?;
        while let Some(row) = rows.next().map_err(wrong)? {
            each(sealed(row).map_err(wrong)?)?;
        }
        Ok(())
    }

    /// The entries, anywhere in the book, that name this one as their cause: stream and hash.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn caused_by(&self, entry: &Hash) -> Result<Vec<(StreamId, Hash)>, Error> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut query = self
                .connection
                .prepare_cached("SELECT stream, hash FROM entries WHERE cause_entry = ?1 ORDER BY stream, place")?;
            let rows = query.query_map(params![entry.as_bytes()], |row| {
                Ok((StreamId::from_bytes(row.get(0)?), Hash::from_bytes(row.get(1)?)))
            })?;
            rows.collect()
        };
        read().map_err(|error| self.wrong(error))
    }

    /// How large the book is.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn stats(&self) -> Result<Stats, Error> {
        let mut streams = Vec::new();
        for kind in Kind::ALL {
            let count = self
                .connection
                .query_row("SELECT count(*) FROM streams WHERE kind = ?1", [kind.format()], |row| row.get(0))
                .map_err(|error| self.wrong(error))?;
            streams.push((kind, count));
        }
        let size = |ending| {
            let file = crate::lock::beside(self.path(), ending);
            std::fs::metadata(file).map_or(0, |file| file.len())
        };
        Ok(Stats {
            version: self.version()?,
            sqlite: rusqlite::version(),
            created: self.one("SELECT created FROM meta")?,
            bytes: size("") + size("-wal"),
            streams,
            entries: self.one("SELECT ifnull(sum(entries), 0) FROM streams")?,
            longest: self.one("SELECT ifnull(max(entries), 0) FROM streams")?,
            packs: self.one("SELECT count(*) FROM packs")?,
        })
    }
}

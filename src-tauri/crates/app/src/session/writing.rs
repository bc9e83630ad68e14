//! Reads and writes streams of the open book.

use std::sync::Arc;

use nml_exchange::pack::Loaded;
use nml_ledger::{Author, Cause, Hash, StreamId};
use nml_store::{Append, Batch, Row};

use super::Session;
use crate::failure::Failure;
use crate::guests;
use crate::packs;
use crate::streams::{Open, look_stream, stream_id};
use crate::subject::Subject;

impl Session {
    /// Reads a stream of the open book.
    ///
    /// # Errors
    /// `NO_BOOK`, `BAD_ID`, `UNKNOWN_STREAM`, `DAMAGED`, `NEWER_WORDS`.
    pub fn open_stream<S: Subject>(&self, id: &str) -> Result<Open<S>, Failure> {
        Ok(Arc::unwrap_or_clone(self.look(id)?))
    }

    /// The same, for callers that only look: nothing is copied.
    ///
    /// # Errors
    /// As [`Session::open_stream`].
    pub fn look<S: Subject>(&self, id: &str) -> Result<Arc<Open<S>>, Failure> {
        let id = stream_id(id)?;
        self.with_book(|book| Ok(look_stream(book, id)??))
    }

    /// Streams and rows as one transaction. What was made here is signed, unless it is a guest’s to sign, and the packs that
    /// a new stream rests on go along (promise 12): the usual one, and those named.
    ///
    /// # Errors
    /// `BAD_PACK`.
    pub fn batch(&self, appends: Vec<Option<Append>>, rows: Vec<Row>, packs: &[&Loaded]) -> Result<Batch, Failure> {
        // A stream without entries is as old as its row says.
        let at = rows.iter().map(Row::updated).max().map_or_else(crate::clock::now, str::to_owned);
        let mut appends: Vec<Append> = appends.into_iter().flatten().collect();
        // A guest's device that has a key of its own signs what it said; nobody signs for it.
        if !guests::signs()
            && let Some(secret) = self.secret()
        {
            appends.iter_mut().for_each(|append| append.sign(&secret));
        }
        let begins = appends.iter().any(|append| append.header.is_some());
        let usual = begins.then(|| self.pack()).transpose()?;
        let packs = usual.into_iter().chain(packs.iter().copied()).map(packs::to_keep).collect();
        Ok(Batch { packs, appends, rows, ..Batch::at(at) })
    }

    /// Writes streams and rows in one transaction; when it returns, they are on disk (promise 8).
    ///
    /// # Errors
    /// What the store refuses; then nothing was written.
    pub fn write(&self, appends: Vec<Option<Append>>, rows: Vec<Row>) -> Result<(), Failure> {
        self.write_with(appends, rows, &[])
    }

    /// The same, and the book keeps these packs from then on.
    ///
    /// # Errors
    /// As [`Session::write`].
    pub fn write_with(&self, appends: Vec<Option<Append>>, rows: Vec<Row>, packs: &[&Loaded]) -> Result<(), Failure> {
        let batch = self.batch(appends, rows, packs)?;
        self.append(&batch)
    }

    /// Who makes an entry now.
    #[must_use]
    pub fn author(&self) -> Author {
        Author {
            at: crate::clock::now(),
            by: guests::name().or_else(|| self.linked().signs()).unwrap_or_else(|| self.by().to_owned()),
            ..Author::default()
        }
    }

    /// The same, caused by an entry of another stream.
    #[must_use]
    pub fn author_because(&self, stream: StreamId, entry: Hash) -> Author {
        Author { cause: Some(Cause { stream, entry }), ..self.author() }
    }

    /// Writes a batch in one transaction; when it returns, it is on disk (promise 8), or in the log that the book follows.
    /// The first change of a day is preceded by a backup.
    ///
    /// # Errors
    /// What the store refuses; then nothing was written.
    pub(crate) fn append(&self, batch: &Batch) -> Result<(), Failure> {
        match self.behind_log() {
            Some(following) => self.append_to_log(following, batch)?,
            None => {
                self.with_book(|book| {
                    self.back_up_for_the_day(book);
                    Ok(book.append(batch)?)
                })?;
                self.changed();
            }
        }
        guests::made(batch.appends.iter().flat_map(|append| append.made.iter().copied()));
        Ok(())
    }
}

//! What a stream was folded to, taken and kept again, and the entries that it lacks.

use std::any::Any;
use std::sync::Arc;

use nml_ledger::{Sealed, StreamId};

use crate::error::Error;
use crate::open::Book;

impl Book {
    /// Takes what a stream was folded to, with the number of entries it was folded from. `None` if nothing of that type
    /// is kept for it.
    #[must_use]
    pub fn take_fold<T: Any + Send + Sync>(&self, stream: StreamId) -> Option<(Arc<T>, u64)> {
        self.recall.take(stream)
    }

    /// Keeps what a stream was folded to from this many entries.
    pub fn keep_fold<T: Any + Send + Sync>(&self, stream: StreamId, what: Arc<T>, entries: u64) {
        self.recall.keep(stream, what, entries);
    }

    /// Whether a stream's header is what somebody asks for by a word; it is read once while the book is open.
    ///
    /// # Errors
    /// `UNKNOWN_STREAM`, or when the book cannot be read.
    pub fn header_is(
        &self,
        stream: StreamId,
        word: &'static str,
        ask: impl FnOnce(&[u8]) -> bool,
    ) -> Result<bool, Error> {
        if let Some(known) = self.recall.is(stream, word) {
            return Ok(known);
        }
        let is = ask(&self.header(stream)?);
        self.recall.found(stream, word, is);
        Ok(is)
    }

    /// The entries of a stream after this many, in the order they came.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn entries_after(&self, stream: StreamId, entries: u64) -> Result<Vec<Sealed>, Error> {
        let mut found = Vec::new();
        self.each_entry_after(stream, entries, |sealed| {
            found.push(sealed);
            Ok::<(), Error>(())
        })?;
        Ok(found)
    }
}

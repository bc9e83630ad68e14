//! What a stream was folded to, kept in memory for as long as the book is open.
//!
//! A stream only ever grows ([`Book::append`]): what was folded up to some place holds for ever, and the next
//! fold goes on from there. The book does not know what is kept, only of which stream it is and up to which place.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use nml_ledger::{Sealed, StreamId};

use crate::error::Error;
use crate::open::Book;

/// Entries of all streams that are kept together at most; those looked at longest ago go first.
const KEPT: u64 = 100_000;

/// What is kept, by stream.
#[derive(Default)]
pub(crate) struct Recall(Mutex<Folds>);

#[derive(Default)]
struct Folds {
    known: BTreeMap<StreamId, Fold>,
    /// What all of them weigh together.
    weight: u64,
    /// What headers were found to be, by the word they were asked with; they never change.
    sorts: BTreeMap<(StreamId, &'static str), bool>,
    /// Counts up with each look.
    now: u64,
}

struct Fold {
    what: Arc<dyn Any + Send + Sync>,
    /// Entries that it was folded from.
    entries: u64,
    looked: u64,
}

impl Fold {
    /// A stream without entries has its header all the same.
    const fn weight(&self) -> u64 {
        self.entries.saturating_add(1)
    }
}

impl Folds {
    fn take(&mut self, stream: &StreamId) -> Option<Fold> {
        let fold = self.known.remove(stream)?;
        self.weight = self.weight.saturating_sub(fold.weight());
        Some(fold)
    }

    fn put(&mut self, stream: StreamId, fold: Fold) {
        self.take(&stream);
        self.weight = self.weight.saturating_add(fold.weight());
        self.known.insert(stream, fold);
    }
}

impl fmt::Debug for Recall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Recall")
    }
}

impl Book {
    /// Takes what a stream was folded to, with the number of entries it was folded from. None: nothing of that type is
    /// kept of it.
    #[must_use]
    pub fn take_fold<T: Any + Send + Sync>(&self, stream: StreamId) -> Option<(Arc<T>, u64)> {
        let mut folds = self.recall.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Another type is another's: it stays.
        folds.known.get(&stream).filter(|fold| fold.what.is::<T>())?;
        let Fold { what, entries, .. } = folds.take(&stream)?;
        Some((what.downcast().ok()?, entries))
    }

    /// Keeps what a stream was folded to from this many entries.
    pub fn keep_fold<T: Any + Send + Sync>(&self, stream: StreamId, what: Arc<T>, entries: u64) {
        let mut folds = self.recall.0.lock().unwrap_or_else(PoisonError::into_inner);
        folds.now += 1;
        let looked = folds.now;
        folds.put(stream, Fold { what, entries, looked });
        while folds.weight > KEPT && folds.known.len() > 1 {
            let oldest = folds.known.iter().min_by_key(|(_, fold)| fold.looked).map(|(id, _)| *id);
            let Some(oldest) = oldest else { break };
            folds.take(&oldest);
        }
    }

    /// Whether a stream's header is what somebody asks for by a word; it is read once while the book is open.
    ///
    /// # Errors
    /// `unknown_stream`, or when the book cannot be read.
    pub fn header_is(
        &self,
        stream: StreamId,
        word: &'static str,
        ask: impl FnOnce(&[u8]) -> bool,
    ) -> Result<bool, Error> {
        let known = |folds: &Folds| folds.sorts.get(&(stream, word)).copied();
        if let Some(known) = known(&self.recall.0.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(known);
        }
        let found = ask(&self.header(stream)?);
        self.recall.0.lock().unwrap_or_else(PoisonError::into_inner).sorts.insert((stream, word), found);
        Ok(found)
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

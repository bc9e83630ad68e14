//! What a stream was folded to, kept in memory for as long as the book is open.
//!
//! A stream only ever grows (`Book::append`): what was folded up to some place holds for ever, and the next
//! fold goes on from there. The book does not know what is kept, only of which stream it is and up to which place.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nml_ledger::StreamId;

/// The most entries of all streams that are kept together; those that were looked at longest ago go first.
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

impl Recall {
    /// Takes what a stream was folded to, with the number of entries it was folded from.
    pub(crate) fn take<T: Any + Send + Sync>(&self, stream: StreamId) -> Option<(Arc<T>, u64)> {
        let mut folds = self.folds();
        // Another type is somebody else's: it stays.
        folds.known.get(&stream).filter(|fold| fold.what.is::<T>())?;
        let Fold { what, entries, .. } = folds.take(&stream)?;
        Some((what.downcast().ok()?, entries))
    }

    /// Keeps what a stream was folded to from this many entries.
    pub(crate) fn keep<T: Any + Send + Sync>(&self, stream: StreamId, what: Arc<T>, entries: u64) {
        let mut folds = self.folds();
        folds.now += 1;
        let looked = folds.now;
        folds.put(stream, Fold { what, entries, looked });
        while folds.weight > KEPT && folds.known.len() > 1 {
            let oldest = folds.known.iter().min_by_key(|(_, fold)| fold.looked).map(|(id, _)| *id);
            let Some(oldest) = oldest else { break };
            folds.take(&oldest);
        }
    }

    /// Whether a stream's header is what was asked for by a word, if that was asked before.
    pub(crate) fn is(&self, stream: StreamId, word: &'static str) -> Option<bool> {
        self.folds().sorts.get(&(stream, word)).copied()
    }

    /// Keeps what a header was found to be.
    pub(crate) fn found(&self, stream: StreamId, word: &'static str, is: bool) {
        self.folds().sorts.insert((stream, word), is);
    }

    fn folds(&self) -> MutexGuard<'_, Folds> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

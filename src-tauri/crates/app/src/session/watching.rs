//! Who watches the book: each hears of a change once it is on disk.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::Session;

type Told = dyn Fn(u64) + Send + Sync;

/// Those who watch, and how many changes there were.
#[derive(Default)]
pub(super) struct Watchers {
    changes: AtomicU64,
    told: Mutex<Vec<Weak<Told>>>,
}

/// Somebody who watches, as long as this is kept.
#[must_use]
pub struct Watching(Arc<Told>);

impl fmt::Debug for Watching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Watching({})", Arc::strong_count(&self.0))
    }
}

impl Session {
    /// How many changes there were since the session began: what was read before the last of them may be old.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.watchers.changes.load(Ordering::Acquire)
    }

    /// Reports the number of each change. The thread that made the change reports it and waits: anything longer than a
    /// note is done elsewhere.
    pub fn watch(&self, told: impl Fn(u64) + Send + Sync + 'static) -> Watching {
        let told: Arc<Told> = Arc::new(told);
        let mut all = self.watchers.told.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|one| one.strong_count() > 0);
        all.push(Arc::downgrade(&told));
        Watching(told)
    }

    /// The book has changed; must not be called while it is in hand.
    pub fn changed(&self) {
        let number = self.watchers.changes.fetch_add(1, Ordering::AcqRel) + 1;
        let all = self.watchers.told.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for told in all.iter().filter_map(Weak::upgrade) {
            told(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::dialog::Nobody;

    #[test]
    fn who_watches_is_told_until_they_look_away() {
        let session = Session::new(PathBuf::from("nowhere"), None, Box::new(Nobody));
        let heard = Arc::new(AtomicU64::new(0));
        let hears = Arc::clone(&heard);
        let watching = session.watch(move |number| hears.store(number, Ordering::Relaxed));
        session.changed();
        session.changed();
        assert_eq!((heard.load(Ordering::Relaxed), session.changes()), (2, 2));
        drop(watching);
        session.changed();
        assert_eq!((heard.load(Ordering::Relaxed), session.changes()), (2, 3));
    }
}

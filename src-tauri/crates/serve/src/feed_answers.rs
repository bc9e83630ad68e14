//! What each secret address last gave out. If somebody asks and something has changed since, one request at a time
//! makes it again. Making again what is here costs a tenth of the time at most, all of it together: after a make,
//! everything younger than a minute is given out unchanged for ten times as long as that took. Anything older, or not
//! here yet, is made at once; there are at most as many such things as addresses.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use nml_app::clock;
use nml_app::failure::Failure;
use nml_app::feeds::{self, FEEDS_MAX, FeedOf};
use nml_app::session::Session;

/// How many times as long as a thing took to make it is given out again although something has changed.
const LASTS: u32 = 10;
/// What is older is made again although something else was made just now: nobody reads a page of last week.
const AGES: Duration = Duration::from_secs(60);
/// The least time for which a failure is given out again.
const FAILS: Duration = Duration::from_secs(1);

/// A thing as it was made.
#[derive(Clone)]
pub(crate) struct Thing {
    pub(crate) bytes: Bytes,
    /// The same bytes have the same tag.
    pub(crate) tag: String,
}

#[derive(Clone)]
struct Kept {
    /// The number of the change before it, and the day: what is overdue depends on that.
    as_of: (u64, String),
    made: Instant,
    thing: Result<Thing, Failure>,
}

/// The things that were made, each by what it shows.
pub(crate) struct Made {
    all: Mutex<BTreeMap<String, Kept>>,
    /// Until when nothing is made that already stands here. A thread that makes something holds it.
    rests: Mutex<Instant>,
    notes: fn(&Failure),
    noted: Mutex<Option<Failure>>,
}

fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Made {
    /// It has given out nothing yet. `notes` hears why something cannot be shown.
    pub(crate) fn new(notes: fn(&Failure)) -> Self {
        Self { all: Mutex::default(), rests: Mutex::new(Instant::now()), notes, noted: Mutex::default() }
    }

    /// What stands here and is still as it was. `None` if it has to be made.
    pub(crate) fn known(&self, session: &Session, of: &FeedOf) -> Option<Result<Thing, Failure>> {
        let as_of = (session.changes(), clock::today());
        let kept = held(&self.all).get(&format!("{of:?}")).cloned()?;
        let holds = match &kept.thing {
            Ok(_) => kept.as_of == as_of,
            Err(_) => kept.made.elapsed() < FAILS,
        };
        holds.then_some(kept.thing)
    }

    /// The thing as of now, or as it was a moment ago. A thread that asks for what is being made waits.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub(crate) fn of(&self, session: &Session, of: &FeedOf) -> Result<Thing, Failure> {
        let mut rests = held(&self.rests);
        if let Some(known) = self.known(session, of) {
            return known;
        }
        let key = format!("{of:?}");
        let before = held(&self.all).get(&key).cloned();
        if let Some(before) = before.as_ref().filter(|kept| kept.made.elapsed() < AGES && Instant::now() < *rests) {
            return before.thing.clone();
        }
        let (as_of, begun) = ((session.changes(), clock::today()), Instant::now());
        let thing = feeds::read(session, of).map(|bytes| {
            let mut hasher = DefaultHasher::new();
            bytes.hash(&mut hasher);
            Thing { bytes: Bytes::from(bytes), tag: format!("\"{:016x}\"", hasher.finish()) }
        });
        let (made, took) = (Instant::now(), begun.elapsed());
        *rests = made + took * LASTS;
        // Once for each thing, until it changes.
        let known = before.as_ref().and_then(|kept| kept.thing.as_ref().err());
        if let Some(failure) = thing.as_ref().err().filter(|failure| known != Some(*failure)) {
            (self.notes)(failure);
        }
        let mut all = held(&self.all);
        let full = all.len() >= FEEDS_MAX && !all.contains_key(&key);
        let oldest = all.iter().min_by_key(|(_, kept)| kept.made).map(|(key, _)| key.clone());
        if let Some(oldest) = oldest.filter(|_| full) {
            all.remove(&oldest);
        }
        all.insert(key, Kept { as_of, made, thing: thing.clone() });
        thing
    }

    /// Reports to the operators why no address can be looked up: once, until it works or the reason changes.
    pub(crate) fn looked(&self, failure: Option<&Failure>) {
        let before = std::mem::replace(&mut *held(&self.noted), failure.cloned());
        if let Some(failure) = failure.filter(|failure| before.as_ref() != Some(*failure)) {
            (self.notes)(failure);
        }
    }
}

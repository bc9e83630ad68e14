//! What stands at an address with a secret, as it was made last. It is made when somebody asks and something has changed since,
//! by one request at a time; it costs a tenth of the time at most, for what was made a moment ago is given again for ten times
//! as long as that took.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use nml_app::clock;
use nml_app::failure::Failure;
use nml_app::feeds::{self, FeedOf};
use nml_app::session::Session;

/// Things that are kept as they were made.
const KEPT: usize = 64;
/// So many times as long as it took to make a thing, it is given again although something has changed.
const LASTS: u32 = 10;

/// A thing as it was made.
#[derive(Clone)]
pub(crate) struct Thing {
    /// The number of the change before it, and the day: what is overdue depends on that.
    as_of: (u64, String),
    made: Instant,
    took: Duration,
    pub(crate) bytes: Bytes,
    /// The same bytes have the same one.
    pub(crate) tag: String,
}

/// The things that were made, each by what it shows.
#[derive(Default)]
pub(crate) struct Made(Mutex<BTreeMap<String, Thing>>);

impl Made {
    /// The thing as of now. Whoever asks for another one meanwhile waits.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub(crate) fn of(&self, session: &Session, of: &FeedOf) -> Result<Thing, Failure> {
        let key = format!("{of:?}");
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let as_of = (session.changes(), clock::today());
        if let Some(thing) = all.get(&key)
            && (thing.as_of == as_of || thing.made.elapsed() < thing.took * LASTS)
        {
            return Ok(thing.clone());
        }
        let begun = Instant::now();
        let bytes = Bytes::from(feeds::read(session, of)?);
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let tag = format!("\"{:016x}\"", hasher.finish());
        let thing = Thing { as_of, made: Instant::now(), took: begun.elapsed(), bytes, tag };
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(key, thing.clone());
        Ok(thing)
    }
}

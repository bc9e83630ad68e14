//! The keys of those who come again: the list of them as it was a moment ago, so that no call waits for a database.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use nml_app::admission::{self, LetIn};
use nml_app::clock;
use nml_app::failure::Failure;
use nml_app::guests::{Door, GuestList, Role};

/// After how long the list is read again: so long may a device that was revoked elsewhere go on.
const FRESH: Duration = Duration::from_secs(5);
/// Seconds after which it is noted again that a device was here.
const NOTED: i64 = 3600;

/// The list, and when it was read.
#[derive(Default)]
struct Held {
    list: GuestList,
    read: Option<Instant>,
}

/// Who is let in for longer than an evening.
pub(crate) struct Passes {
    door: Door,
    held: Mutex<Held>,
}

impl Passes {
    /// By this list, which is read when somebody comes.
    pub(crate) fn of(door: Door) -> Arc<Self> {
        Arc::new(Self { door, held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the list again where it is old. One that cannot be read stays as it was: who was let in goes on reading while
    /// the database is away.
    fn fresh(&self) {
        let due = self.held().read.is_none_or(|read| read.elapsed() > FRESH);
        if !due {
            return;
        }
        let list = self.door.list.list();
        let mut held = self.held();
        held.read = Some(Instant::now());
        if let Ok(list) = list {
            held.list = list;
        }
    }

    /// Whose key it is. It may wait for a database.
    pub(crate) fn whose(&self, key: &str) -> Option<LetIn> {
        self.fresh();
        let found = admission::let_in(&self.held().list, key)?;
        let now = clock::now();
        let since = clock::seconds(&now).zip(clock::seconds(&found.seen)).map_or(0, |(now, seen)| now - seen);
        if since > NOTED && self.door.list.seen(std::slice::from_ref(&found.device), &now).is_ok() {
            let mut held = self.held();
            if let Some(device) = held.list.devices.iter_mut().find(|device| device.id == found.device) {
                device.seen = now;
            }
        }
        Some(found)
    }

    /// The list has changed: it is read before it is asked again.
    pub(crate) fn forget(&self) {
        self.held().read = None;
    }

    /// Lets a device in.
    ///
    /// # Errors
    /// As [`admission::enter`].
    pub(crate) fn enter(&self, invitation: &str, key: &str, label: &str) -> Result<(), Failure> {
        let entered = admission::enter(&*self.door.list, invitation, key, label);
        self.forget();
        entered
    }

    /// A Warband that a player of the club mustered is theirs.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn mustered(&self, by: &LetIn, warband: &str) -> Result<(), Failure> {
        if matches!(by.guest.role, Role::Member { .. }) {
            self.door.list.grant(&by.invitation, warband)?;
            self.forget();
        }
        Ok(())
    }
}

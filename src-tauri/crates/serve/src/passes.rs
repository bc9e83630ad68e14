//! The keys of returning devices: a list of them as it was a moment ago, so that no call waits for a database. A change
//! made through it applies from the next request on.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use nml_app::admission::{self, LetIn};
use nml_app::clock;
use nml_app::failure::Failure;
use nml_app::guests::{Device, Entered, GuestList, Guests, Invitation, ListError};

/// After how long the list is read again, which is how long a device that was revoked at another server may go on.
const FRESH: Duration = Duration::from_secs(5);
/// The same if it does not know a key: it may have come in at another server a moment ago, so that is waited for.
const FRESH_FOR_A_STRANGER: Duration = Duration::from_millis(100);
/// Seconds after which it is noted again that a device was here.
const NOTED: i64 = 3600;
/// How often a list that was changed while it was read is read again.
const READS: usize = 3;

/// The list, and when it was read. `None` if it was never read, or has changed since.
#[derive(Default)]
struct Held {
    list: Option<GuestList>,
    read: Option<Instant>,
    changes: u64,
}

/// Who is let in for longer than an evening.
pub struct Passes {
    list: Arc<dyn Guests>,
    held: Mutex<Held>,
}

impl fmt::Debug for Passes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passes")
    }
}

impl Passes {
    /// By this list, which is read when somebody comes.
    #[must_use]
    pub fn of(list: Arc<dyn Guests>) -> Arc<Self> {
        Arc::new(Self { list, held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the list again if it is older than this. One that cannot be read stays as it was: people who were let in
    /// go on reading while the database is away.
    fn fresh(&self, age: Duration) -> Result<(), Failure> {
        for _ in 0..READS {
            let changes = {
                let mut held = self.held();
                match held.read {
                    Some(read) if read.elapsed() < age => return Ok(()),
                    // One reads; the others use what was known a moment ago.
                    Some(_) => held.read = Some(Instant::now()),
                    None => {}
                }
                held.changes
            };
            let read = self.list.list();
            let mut held = self.held();
            match read {
                Ok(list) if held.changes == changes => {
                    (held.list, held.read) = (Some(list), Some(Instant::now()));
                    return Ok(());
                }
                // Something was changed meanwhile, and may not be in what was read.
                Ok(_) => {}
                Err(_) if held.list.is_some() => {
                    held.read = Some(Instant::now());
                    return Ok(());
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    fn known(&self, key: &str) -> Option<LetIn> {
        admission::let_in(self.held().list.as_ref()?, key)
    }

    /// The device whose key it was when the list was read last. It waits for nothing.
    pub(crate) fn device(&self, key: &str) -> Option<String> {
        Some(self.known(key)?.device)
    }

    /// Whose key it is. `None` if nobody with this key is let in. It may wait for a database.
    ///
    /// # Errors
    /// When the list was never read and cannot be.
    pub(crate) fn whose(&self, key: &str) -> Result<Option<LetIn>, Failure> {
        self.fresh(FRESH)?;
        let mut found = self.known(key);
        if found.is_none() {
            let age = self.held().read.map(|read| read.elapsed());
            std::thread::sleep(age.map_or(Duration::ZERO, |age| FRESH_FOR_A_STRANGER.saturating_sub(age)));
            self.fresh(FRESH_FOR_A_STRANGER)?;
            found = self.known(key);
        }
        let Some(found) = found else { return Ok(None) };
        let now = clock::now();
        let since = clock::seconds(&now).zip(clock::seconds(&found.seen)).map_or(0, |(now, seen)| now - seen);
        if since > NOTED {
            // If it cannot be noted, it is not tried again at every call.
            let _ = self.list.seen(std::slice::from_ref(&found.device), &now);
            let mut held = self.held();
            let devices = held.list.iter_mut().flat_map(|list| &mut list.devices);
            devices.filter(|device| device.id == found.device).for_each(|device| device.seen.clone_from(&now));
        }
        Ok(Some(found))
    }

    /// The list has changed: nobody is let in by the old one.
    fn changed<T>(&self, done: T) -> T {
        let mut held = self.held();
        held.changes += 1;
        held.read = None;
        done
    }
}

impl Guests for Passes {
    fn list(&self) -> Result<GuestList, ListError> {
        self.list.list()
    }

    fn invite(&self, invitation: &Invitation) -> Result<(), ListError> {
        self.list.invite(invitation).map(|()| self.changed(()))
    }

    fn enter(&self, device: &Device) -> Result<Entered, ListError> {
        self.list.enter(device).map(|entered| if entered == Entered::In { self.changed(entered) } else { entered })
    }

    fn end(&self, id: &str, at: &str) -> Result<bool, ListError> {
        let ended = self.list.end(id, at)?;
        // It is out at once, even if the list cannot be read again now.
        if let Some(list) = &mut self.held().list {
            list.devices.retain(|device| device.id != id && device.invitation != id);
        }
        Ok(self.changed(ended))
    }

    fn grant(&self, invitation: &str, warband: &str) -> Result<(), ListError> {
        self.list.grant(invitation, warband).map(|()| self.changed(()))
    }

    fn seen(&self, devices: &[String], at: &str) -> Result<(), ListError> {
        self.list.seen(devices, at)
    }

    fn origin(&self) -> Result<Option<String>, ListError> {
        self.list.origin()
    }

    fn served_at(&self, origin: &str) -> Result<(), ListError> {
        self.list.served_at(origin)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::atomic::{AtomicBool, Ordering};

    use nml_app::guests::Role;
    use nml_app::session::GuestFile;

    use super::*;

    const SECRET: &str = "SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS";
    const KEY: &str = "KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK";

    /// A list whose database is away at times.
    struct Away {
        file: GuestFile,
        away: AtomicBool,
    }

    impl Guests for Away {
        fn list(&self) -> Result<GuestList, ListError> {
            if self.away.load(Ordering::Relaxed) { Err(ListError::Log("away".to_owned())) } else { self.file.list() }
        }
        fn invite(&self, invitation: &Invitation) -> Result<(), ListError> {
            self.file.invite(invitation)
        }
        fn enter(&self, device: &Device) -> Result<Entered, ListError> {
            self.file.enter(device)
        }
        fn end(&self, id: &str, at: &str) -> Result<bool, ListError> {
            self.file.end(id, at)
        }
        fn grant(&self, invitation: &str, warband: &str) -> Result<(), ListError> {
            self.file.grant(invitation, warband)
        }
        fn seen(&self, devices: &[String], at: &str) -> Result<(), ListError> {
            self.file.seen(devices, at)
        }
        fn origin(&self) -> Result<Option<String>, ListError> {
            self.file.origin()
        }
        fn served_at(&self, origin: &str) -> Result<(), ListError> {
            self.file.served_at(origin)
        }
    }

    fn reader(id: &str) -> Invitation {
        Invitation {
            id: id.repeat(32),
            secret: nml_ledger::Hash::of(SECRET.as_bytes()),
            role: serde_json::to_string(&Role::Reader { battle: None }).unwrap(),
            name: "Bea".to_owned(),
            once: true,
            until: None,
            made: clock::now(),
            by: "Ada".to_owned(),
            ended: None,
            warbands: Vec::new(),
        }
    }

    #[test]
    fn a_list_that_cannot_be_read_sends_nobody_away_and_a_revoked_device_is_out_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let file = GuestFile::beside(&folder.path().join("friday.nml")).unwrap();
        let list = Arc::new(Away { file, away: AtomicBool::new(true) });
        let passes = Passes::of(Arc::<Away>::clone(&list));
        assert!(passes.whose(KEY).is_err(), "never read: nobody can tell, so nobody is told that it ended");
        list.away.store(false, Ordering::Relaxed);
        passes.invite(&reader("1")).unwrap();
        assert_eq!(passes.whose(KEY).unwrap(), None);
        admission::enter(&*passes, SECRET, KEY, "Firefox", None).unwrap();
        let device = passes.whose(KEY).unwrap().unwrap().device;
        // Something changed, and then the database is away: people who are in go on.
        passes.grant(&"1".repeat(32), &"2".repeat(32)).unwrap();
        list.away.store(true, Ordering::Relaxed);
        assert!(passes.whose(KEY).unwrap().is_some());
        assert!(passes.end(&device, &clock::now()).unwrap());
        assert_eq!(passes.whose(KEY).unwrap(), None);
        list.away.store(false, Ordering::Relaxed);
        assert_eq!(passes.whose(KEY).unwrap(), None);
    }
}

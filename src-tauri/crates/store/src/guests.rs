//! Who is let in over a network: invitations that last, and the devices that came by them. Of a club they stand in its
//! database; of a book in a file beside it, which no copy of the book takes along. What goes out by itself stands there too
//! ([`Feeds`](crate::Feeds)). Of a secret only the hash is kept.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nml_ledger::{DeviceKey, Hash};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};

use crate::error::Error;
use crate::lock::beside;

/// The most devices that come in by one invitation.
pub const DEVICES_EACH: u32 = 200;
/// How many of the newest invitations and of the newest devices are listed.
pub const LISTED: u32 = 2000;

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// 32 hexadecimal digits.
    pub id: String,
    /// The hash of what stands in its link.
    pub secret: Hash,
    /// What it lets do, as the app writes it.
    pub role: String,
    /// For whom it is: the name under the entries.
    pub name: String,
    /// One device comes in by it, and no second one.
    pub once: bool,
    /// The last day on which it and its devices hold, such as 2026-12-31, or none if they hold until they are revoked.
    pub until: Option<String>,
    /// When it was made, RFC 3339.
    pub made: String,
    /// Who made it.
    pub by: String,
    /// When it was revoked, RFC 3339.
    pub ended: Option<String>,
    /// The Warbands that a player may change, by their streams.
    pub warbands: Vec<String>,
}

/// A device that came in by an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// 32 hexadecimal digits.
    pub id: String,
    /// The invitation.
    pub invitation: String,
    /// The hash of the key that the device made and keeps.
    pub key: Hash,
    /// What it calls itself, such as Firefox on Android.
    pub label: String,
    /// When it came in, RFC 3339.
    pub since: String,
    /// When it was last here, to about an hour, RFC 3339.
    pub seen: String,
    /// When it was revoked, RFC 3339.
    pub ended: Option<String>,
    /// The key that it signs entries with, or none if it signs nothing.
    pub signs: Option<DeviceKey>,
}

/// Everybody who is or was let in, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuestList {
    /// The invitations.
    pub invitations: Vec<Invitation>,
    /// The devices.
    pub devices: Vec<Device>,
}

/// What came of a device that wanted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    /// It is in; also when it was before, with the same key.
    In,
    /// There is no such invitation, or it was revoked.
    Unknown,
    /// Another device came in by it.
    Used,
    /// As many as may came in by it.
    Full,
}

impl Entered {
    /// As a database writes it.
    #[must_use]
    pub fn read(word: &str) -> Self {
        match word {
            "in" => Self::In,
            "used" => Self::Used,
            "full" => Self::Full,
            _ => Self::Unknown,
        }
    }
}

/// Where invitations and devices are kept. Each of these is asked from several threads, and each waits a bounded time.
pub trait Guests: Send + Sync {
    /// Everybody, within [`LISTED`].
    ///
    /// # Errors
    /// When it cannot be read.
    fn list(&self) -> Result<GuestList, Error>;

    /// Keeps an invitation.
    ///
    /// # Errors
    /// When it cannot be written.
    fn invite(&self, invitation: &Invitation) -> Result<(), Error>;

    /// Lets a device in by its invitation, if that still takes one: of two that come at once, one.
    ///
    /// # Errors
    /// When it cannot be written.
    fn enter(&self, device: &Device) -> Result<Entered, Error>;

    /// Revokes an invitation with all devices that came by it, or one device. Whether there was one to revoke.
    ///
    /// # Errors
    /// When it cannot be written.
    fn end(&self, id: &str, at: &str) -> Result<bool, Error>;

    /// Lets those who came by an invitation change a Warband.
    ///
    /// # Errors
    /// When it cannot be written.
    fn grant(&self, invitation: &str, warband: &str) -> Result<(), Error>;

    /// Notes that these devices were here.
    ///
    /// # Errors
    /// When it cannot be written.
    fn seen(&self, devices: &[String], at: &str) -> Result<(), Error>;

    /// Where the links lead, such as `https://club.example.org`, or `None` before anybody has served it.
    ///
    /// # Errors
    /// When it cannot be read.
    fn origin(&self) -> Result<Option<String>, Error>;

    /// Notes where it is served.
    ///
    /// # Errors
    /// When it cannot be written.
    fn served_at(&self, origin: &str) -> Result<(), Error>;
}

/// The file beside a book.
#[derive(Debug)]
pub struct GuestFile {
    connection: Mutex<Connection>,
    path: PathBuf,
}

/// What its first page says it is: "NMLg".
const GUESTS: i32 = 0x4E4D_4C67;
/// The version of its tables.
const GUESTS_VERSION: i64 = 3;
/// Its steps, as many as there are versions.
const STEPS: [&str; 3] =
    [include_str!("sql/guests-1.sql"), include_str!("sql/guests-2.sql"), include_str!("sql/guests-3.sql")];
/// How long it waits for another program that writes it.
const PATIENCE: Duration = Duration::from_secs(2);

/// The name of the file beside a book.
#[must_use]
pub fn guest_file(book: &Path) -> PathBuf {
    beside(book, ".guests")
}

impl GuestFile {
    /// Opens the file beside a book, and makes it if there is none.
    ///
    /// # Errors
    /// `BOOK_NEWER`, `NOT_A_BOOK`, `BOOK_READ_ONLY`, …, named for the file.
    pub fn beside(book: &Path) -> Result<Self, Error> {
        let path = guest_file(book);
        let wrong = |error| Error::sqlite(&path, error);
        let mut connection = Connection::open(&path).map_err(wrong)?;
        connection.busy_timeout(PATIENCE).map_err(wrong)?;
        // What is taken out, such as the address of a chat, is gone from the file.
        connection.pragma_update(None, "secure_delete", true).map_err(wrong)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
        let asks = |name: &str| transaction.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let (application, found) = (asks("application_id").map_err(wrong)?, asks("user_version").map_err(wrong)?);
        let fresh = (application, found) == (0, 0);
        if !fresh && (application != i64::from(GUESTS) || found < 1) {
            return Err(Error::NotBook(path, "it is no list of guests"));
        } else if found > GUESTS_VERSION {
            return Err(Error::Newer { path, found });
        } else if found < GUESTS_VERSION {
            for step in STEPS.iter().skip(usize::try_from(found).unwrap_or(STEPS.len())) {
                transaction.execute_batch(step).map_err(wrong)?;
            }
            for (name, value) in [("application_id", i64::from(GUESTS)), ("user_version", GUESTS_VERSION)] {
                transaction.pragma_update(None, name, value).map_err(wrong)?;
            }
        }
        transaction.commit().map_err(wrong)?;
        Ok(Self { connection: Mutex::new(connection), path })
    }

    pub(crate) fn asked<T>(&self, asks: impl FnOnce(&mut Connection) -> rusqlite::Result<T>) -> Result<T, Error> {
        let mut connection: MutexGuard<'_, Connection> = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        asks(&mut connection).map_err(|error| Error::sqlite(&self.path, error))
    }
}

impl Guests for GuestFile {
    fn list(&self) -> Result<GuestList, Error> {
        self.asked(|connection| {
            let mut query = connection.prepare_cached("SELECT invitation, warband FROM grants")?;
            let granted: Vec<(String, String)> =
                query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
            let mut query = connection.prepare_cached(
                "SELECT id, secret, role, name, once, until, made, made_by, ended FROM invitations
                 ORDER BY rowid DESC LIMIT ?1",
            )?;
            let invitations = query.query_map([LISTED], |row| {
                let id: String = row.get(0)?;
                let own = granted.iter().filter(|(of, _)| *of == id).map(|(_, warband)| warband.clone()).collect();
                Ok(Invitation {
                    id,
                    secret: Hash::from_bytes(row.get(1)?),
                    role: row.get(2)?,
                    name: row.get(3)?,
                    once: row.get(4)?,
                    until: row.get(5)?,
                    made: row.get(6)?,
                    by: row.get(7)?,
                    ended: row.get(8)?,
                    warbands: own,
                })
            })?;
            let invitations = invitations.collect::<Result<_, _>>()?;
            let mut query = connection.prepare_cached(
                "SELECT id, invitation, key, label, since, seen, ended, signs FROM devices ORDER BY rowid DESC LIMIT ?1",
            )?;
            let devices = query.query_map([LISTED], |row| {
                Ok(Device {
                    id: row.get(0)?,
                    invitation: row.get(1)?,
                    key: Hash::from_bytes(row.get(2)?),
                    label: row.get(3)?,
                    since: row.get(4)?,
                    seen: row.get(5)?,
                    ended: row.get(6)?,
                    signs: row.get::<_, Option<[u8; 32]>>(7)?.map(DeviceKey::from_bytes),
                })
            })?;
            Ok(GuestList { invitations, devices: devices.collect::<Result<_, _>>()? })
        })
    }

    fn invite(&self, one: &Invitation) -> Result<(), Error> {
        self.asked(|connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction.execute(
                "INSERT INTO invitations (id, secret, role, name, once, until, made, made_by)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![one.id, one.secret.as_bytes(), one.role, one.name, one.once, one.until, one.made, one.by],
            )?;
            for warband in &one.warbands {
                transaction.execute("INSERT OR IGNORE INTO grants VALUES (?1, ?2)", params![one.id, warband])?;
            }
            transaction.commit()
        })
    }

    fn enter(&self, device: &Device) -> Result<Entered, Error> {
        self.asked(|connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let once: Option<bool> = transaction
                .query_row(
                    "SELECT once FROM invitations WHERE id = ?1 AND ended IS NULL",
                    [&device.invitation],
                    |row| row.get(0),
                )
                .optional()?;
            let Some(once) = once else { return Ok(Entered::Unknown) };
            // Whether the key came in by this invitation and is still let in. `None` before anybody has shown it.
            let known: Option<bool> = transaction
                .query_row(
                    "SELECT invitation = ?2 AND ended IS NULL FROM devices WHERE key = ?1",
                    params![device.key.as_bytes(), device.invitation],
                    |row| row.get(0),
                )
                .optional()?;
            match known {
                Some(true) => return Ok(Entered::In),
                Some(false) => return Ok(Entered::Used),
                None => {}
            }
            let in_by_it: u32 = transaction.query_row(
                "SELECT count(*) FROM devices WHERE invitation = ?1",
                [&device.invitation],
                |row| row.get(0),
            )?;
            if once && in_by_it > 0 {
                return Ok(Entered::Used);
            }
            if in_by_it >= DEVICES_EACH {
                return Ok(Entered::Full);
            }
            transaction.execute(
                "INSERT INTO devices (id, invitation, key, label, since, seen, signs) VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)",
                params![
                    device.id,
                    device.invitation,
                    device.key.as_bytes(),
                    device.label,
                    device.since,
                    device.signs.map(|key| *key.as_bytes()),
                ],
            )?;
            transaction.commit()?;
            Ok(Entered::In)
        })
    }

    fn end(&self, id: &str, at: &str) -> Result<bool, Error> {
        self.asked(|connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let invitations =
                transaction.execute("UPDATE invitations SET ended = ?2 WHERE id = ?1 AND ended IS NULL", [id, at])?;
            let devices = transaction.execute(
                "UPDATE devices SET ended = ?2 WHERE (id = ?1 OR invitation = ?1) AND ended IS NULL",
                [id, at],
            )?;
            transaction.commit()?;
            Ok(invitations + devices > 0)
        })
    }

    fn grant(&self, invitation: &str, warband: &str) -> Result<(), Error> {
        self.asked(|connection| {
            connection.execute("INSERT OR IGNORE INTO grants VALUES (?1, ?2)", [invitation, warband]).map(|_| ())
        })
    }

    fn seen(&self, devices: &[String], at: &str) -> Result<(), Error> {
        self.asked(|connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for device in devices {
                transaction.execute("UPDATE devices SET seen = ?2 WHERE id = ?1", [device.as_str(), at])?;
            }
            transaction.commit()
        })
    }

    fn origin(&self) -> Result<Option<String>, Error> {
        self.asked(|connection| connection.query_row("SELECT origin FROM served", [], |row| row.get(0)).optional())
    }

    fn served_at(&self, origin: &str) -> Result<(), Error> {
        self.asked(|connection| {
            connection.execute("INSERT OR REPLACE INTO served (only_one, origin) VALUES (1, ?1)", [origin]).map(|_| ())
        })
    }
}

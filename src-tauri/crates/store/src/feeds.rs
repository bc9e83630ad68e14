//! What goes out by itself: addresses that a calendar program or a browser reads, and chats that hear what happens. They stand
//! where those stand who are let in, beside the ledger: no copy, no export and no log takes them along.

use std::fmt;

use nml_ledger::Hash;
use rusqlite::{OptionalExtension, Row, params};

use crate::error::Error;
use crate::guests::{GuestFile, LISTED};

/// An address that everybody who has it may read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    /// 32 hexadecimal digits.
    pub id: String,
    /// The hash of what stands in the address.
    pub secret: Hash,
    /// What it shows, as the app writes it.
    pub shows: String,
    /// When it was made, RFC 3339.
    pub made: String,
    /// Who made it.
    pub by: String,
}

/// A chat that hears what happens.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// 32 hexadecimal digits.
    pub id: String,
    /// What the organiser calls it.
    pub name: String,
    /// Where it is posted to. Everybody who has it may post there.
    pub address: String,
    /// What it hears, and in which form, as the app writes it.
    pub wants: String,
    /// When it was made, RFC 3339.
    pub made: String,
    /// Who made it.
    pub by: String,
    /// How often its state was written.
    pub turn: u64,
    /// How far it has come, as the app writes it.
    pub state: String,
}

/// An address that stands in an error or a log has been given away.
impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Webhook").field("id", &self.id).field("turn", &self.turn).finish_non_exhaustive()
    }
}

/// Where feeds and webhooks are kept. Each of these is asked from several threads, and each waits a bounded time.
pub trait Feeds: Send + Sync {
    /// The feeds, the newest first.
    ///
    /// # Errors
    /// When they cannot be read.
    fn feeds(&self) -> Result<Vec<Feed>, Error>;

    /// The feed of this secret.
    ///
    /// # Errors
    /// When it cannot be read.
    fn feed(&self, secret: &Hash) -> Result<Option<Feed>, Error>;

    /// Keeps a feed.
    ///
    /// # Errors
    /// When it cannot be written.
    fn keep_feed(&self, feed: &Feed) -> Result<(), Error>;

    /// The webhooks, the newest first.
    ///
    /// # Errors
    /// When they cannot be read.
    fn webhooks(&self) -> Result<Vec<Webhook>, Error>;

    /// Keeps a webhook.
    ///
    /// # Errors
    /// When it cannot be written.
    fn keep_webhook(&self, webhook: &Webhook) -> Result<(), Error>;

    /// Writes the state of a webhook whose turn it is; if two write at once, one succeeds. Gives whether it was
    /// written.
    ///
    /// # Errors
    /// When it cannot be written; it may have been, if the answer was lost.
    fn turn(&self, webhook: &str, turn: u64, state: &str) -> Result<bool, Error>;

    /// Forgets a feed or a webhook. Gives whether there was one.
    ///
    /// # Errors
    /// When it cannot be written.
    fn end_feed(&self, id: &str) -> Result<bool, Error>;
}

fn read(row: &Row<'_>) -> rusqlite::Result<Feed> {
    Ok(Feed {
        id: row.get(0)?,
        secret: Hash::from_bytes(row.get(1)?),
        shows: row.get(2)?,
        made: row.get(3)?,
        by: row.get(4)?,
    })
}

impl Feeds for GuestFile {
    fn feeds(&self) -> Result<Vec<Feed>, Error> {
        self.asked(|connection| {
            let mut query = connection
                .prepare_cached("SELECT id, secret, shows, made, made_by FROM feeds ORDER BY rowid DESC LIMIT ?1")?;
            query.query_map([LISTED], read)?.collect()
        })
    }

    fn feed(&self, secret: &Hash) -> Result<Option<Feed>, Error> {
        self.asked(|connection| {
            let mut query =
                connection.prepare_cached("SELECT id, secret, shows, made, made_by FROM feeds WHERE secret = ?1")?;
            query.query_row([secret.as_bytes()], read).optional()
        })
    }

    fn keep_feed(&self, one: &Feed) -> Result<(), Error> {
        self.asked(|connection| {
            connection
                .execute(
                    "INSERT INTO feeds (id, secret, shows, made, made_by) VALUES (?1, ?2, ?3, ?4, ?5)",
                    params![one.id, one.secret.as_bytes(), one.shows, one.made, one.by],
                )
                .map(|_| ())
        })
    }

    fn webhooks(&self) -> Result<Vec<Webhook>, Error> {
        self.asked(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT id, name, address, wants, made, made_by, turn, state FROM webhooks ORDER BY rowid DESC LIMIT ?1",
            )?;
            let read = query.query_map([LISTED], |row| {
                Ok(Webhook {
                    id: row.get(0)?,
                    name: row.get(1)?,
                    address: row.get(2)?,
                    wants: row.get(3)?,
                    made: row.get(4)?,
                    by: row.get(5)?,
                    turn: row.get(6)?,
                    state: row.get(7)?,
                })
            })?;
            read.collect()
        })
    }

    fn keep_webhook(&self, one: &Webhook) -> Result<(), Error> {
        self.asked(|connection| {
            connection
                .execute(
                    "INSERT INTO webhooks (id, name, address, wants, made, made_by, turn, state)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                    params![one.id, one.name, one.address, one.wants, one.made, one.by, one.turn, one.state],
                )
                .map(|_| ())
        })
    }

    fn turn(&self, webhook: &str, turn: u64, state: &str) -> Result<bool, Error> {
        self.asked(|connection| {
            let written = connection.execute(
                "UPDATE webhooks SET turn = turn + 1, state = ?3 WHERE id = ?1 AND turn = ?2",
                params![webhook, turn, state],
            )?;
            Ok(written > 0)
        })
    }

    fn end_feed(&self, id: &str) -> Result<bool, Error> {
        self.asked(|connection| {
            let feeds = connection.execute("DELETE FROM feeds WHERE id = ?1", [id])?;
            let webhooks = connection.execute("DELETE FROM webhooks WHERE id = ?1", [id])?;
            Ok(feeds + webhooks > 0)
        })
    }
}

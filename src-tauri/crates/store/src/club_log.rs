//! The log that a book may follow: acts in the order in which they were acknowledged, kept elsewhere, and written by
//! several programs. A book alone has no such log; it is acknowledged by [`Book::append`](crate::Book::append) itself.

use std::sync::Arc;
use std::time::Duration;

use nml_ledger::{DeviceKey, Hash, Secret, StreamId};

use crate::batch::Batch;
use crate::club_file::Link;
use crate::error::Error;

/// What one act of a person added, and where it stands in the log.
#[derive(Clone, Debug)]
pub struct LoggedAct {
    /// Its number, from 1 and without a gap.
    pub position: u64,
    /// What it added; its rows are not known here.
    pub batch: Batch,
}

/// How far a book has got in one stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The stream.
    pub stream: StreamId,
    /// The hash of its header.
    pub root: Hash,
    /// How many entries of it the book has.
    pub entries: u64,
    /// The last of them, if there are any.
    pub last: Option<Hash>,
}

/// A log that stands in front of a book. Each of these is asked from several threads, and each waits a bounded time.
pub trait ClubLog: Send + Sync {
    /// Adds a batch against the heads that it expects, and gives its position. When it succeeds, the batch is
    /// acknowledged: the book only has to follow.
    ///
    /// # Errors
    /// `STALE` and the other refusals of [`Book::append`]; `CLUB_AWAY`: nothing was changed; `CLUB_UNSURE`: it is not known
    /// whether it was kept.
    fn append(&self, batch: &Batch) -> Result<u64, Error>;

    /// The acts after a position, oldest first, whole, and at most as many as can be held; empty if there are no more.
    ///
    /// # Errors
    /// `CLUB_AWAY`; `CLUB_DAMAGED`: an act is missing, or cannot be read.
    fn after(&self, position: u64) -> Result<Vec<LoggedAct>, Error>;

    /// The position that a book with these streams ([`Book::reaches`](crate::Book::reaches)) has reached; 0 if it did
    /// not come from this log.
    ///
    /// # Errors
    /// `CLUB_AWAY`; `CACHE_AHEAD`: the book holds what the log does not.
    fn reached(&self, reaches: &[Reach]) -> Result<u64, Error>;

    /// Waits until there is something after a position, or for this long.
    ///
    /// # Errors
    /// `CLUB_AWAY`.
    fn wait(&self, position: u64, patience: Duration) -> Result<(), Error>;
}

/// A club as it introduces itself to a device that is let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubCard {
    /// Its id, which its copies have too.
    pub id: [u8; 16],
    /// What it is called.
    pub name: String,
    /// When it was made, RFC 3339.
    pub created: String,
    /// The name under the entries of the device.
    pub you: String,
    /// What the device may do, in a word.
    pub role: String,
}

/// The way to clubs that are served elsewhere. Each of these waits a bounded time.
pub trait Clubs: Send + Sync {
    /// Shows the key of a device with an invitation, and which key it signs entries with; the same may be shown again.
    ///
    /// # Errors
    /// `NOT_INVITED`; `CLUB_AWAY`; `CLUB_REFUSED`.
    fn enter(&self, link: &Link, invitation: &str, device: &str, signs: Option<&DeviceKey>) -> Result<(), Error>;

    /// Asks a club for its card.
    ///
    /// # Errors
    /// As [`Clubs::enter`].
    fn card(&self, link: &Link) -> Result<ClubCard, Error>;

    /// The log of a club; nobody is asked yet. What is sent there is signed with this secret, if there is one.
    ///
    /// # Errors
    /// `CLUB_REFUSED`: a key is not shown at this address.
    fn log(&self, link: &Link, secret: Option<Arc<Secret>>) -> Result<Arc<dyn ClubLog>, Error>;
}

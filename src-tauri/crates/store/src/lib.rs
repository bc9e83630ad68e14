//! The book: one SQLite file that holds everything a club owns. The only crate that knows SQLite.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let (header, sealed, path) = (Vec::<u8>::new(), vec![], std::path::Path::new("club.nml"));
//! use nml_store::{Append, Batch, Book};
//! let mut book = Book::create(path, [7; 16], "Our club", "1917-04-01T20:15:00+02:00")?;
//! book.append(&Batch { appends: vec![Append::begin(header, sealed)?], ..Batch::at("1917-04-01T20:15:00+02:00") })?;
//! assert!(book.check(Book::rows)?.is_fine());
//! # Ok(()) }
//! ```
//!
//! What it promises:
//!
//! * **Entries are only ever added** (promise 5): [`Book::append`] proves every entry, refuses
//!   a stream that has moved on since the caller looked ([`Error::Stale`]), and writes all of it, over
//!   several streams, in one IMMEDIATE transaction. When it returns, it is on disk (promise 8): WAL
//!   with `synchronous=FULL`. Triggers hold the same against any other author.
//! * **One writer**, held by a lock that dies with its process; [`Book::read`] works beside it.
//! * **Nothing is touched before it is judged.** Whether a file is a book, and of a version in the
//!   window [`OLDEST`]`..=`[`VERSION`], is read without locking it or leaving anything beside it.
//! * The rows of the read tables ([`Row`]) are made by the caller, written in the same transaction, and
//!   can be dropped and refilled ([`Book::rebuild`], promise 2).
//! * Packs stay under their hash as long as the book lives (promise 12), and so do the pictures of models.
//! * **A book may follow a log** ([`ClubLog`]): what others acknowledged there comes in by [`Book::follow`], proved like
//!   everything else. The book is then a copy that can be deleted.
//! * **A book may follow a club over a network** ([`Book::follow_club`]): what is added waits ([`Book::waiting`]) until
//!   the club has acknowledged it. If the club went on differently, the copy is made again ([`Book::made_again`]).
//! * **An entry may be signed** by the device that made it ([`Append::sign`]); a signature that does not hold is refused, and
//!   [`Book::check`] says which device made how much. The device's secret ([`device_secret`]) lies outside every book. A signature
//!   may come after its entry ([`LaterSignature`]), and is kept beside it.
//! * A book of an older version is raised, in one transaction, when it is opened for writing; read, it stays as it is.
//!
//! `rusqlite_migration` is not used: it judges `user_version` by its own rules and only after the file
//! was opened for writing, while here `application_id`, both ends of the window and the file's
//! wholeness come first. The steps are the files in `sql/`.

mod append;
mod backup;
mod backup_files;
mod batch;
mod check;
mod club_file;
mod club_log;
mod device_secret;
mod error;
mod export;
mod feeds;
mod folds;
mod folds_in_memory;
mod follow;
mod guests;
mod list_rows;
mod lock;
mod made_again;
mod open;
mod packs;
mod part_file;
mod pictures;
mod put_back;
mod signed;
mod streams;
mod waiting_acts;

pub use backup_files::{BackupFile, backup_files};
pub use batch::{Append, Batch, LaterSignature};
pub use check::{Author, Authors, Finding, Report, Trouble};
pub use club_file::{Link, link_file};
pub use club_log::{ClubCard, ClubLog, Clubs, LoggedAct, Reach};
pub use device_secret::{device_secret, device_secret_file, known_device_secret};
pub use error::Error;
pub use export::{Exported, SIGNATURES_FILE, stream_file};
pub use feeds::{Feed, Feeds, Webhook};
pub use guests::{DEVICES_EACH, Device, Entered, GuestFile, GuestList, Guests, Invitation, LISTED, guest_file};
pub use list_rows::{BattleRow, BattleSide, CampaignRow, Row, ScenarioRow, WarbandRow};
pub use lock::beside;
pub use open::Book;
pub use packs::{Pack, PackInfo, PackKind};
pub use part_file::Overwrite;
pub use put_back::put_back;
pub use streams::{Stats, Stream, StreamInfo};
pub use waiting_acts::Waiting;

/// The version of the tables that is written, and the newest that is read.
pub const VERSION: i64 = 6;
/// The oldest version that is read.
pub(crate) const OLDEST: i64 = 1;

/// Bytes that a pack or ruleset may have.
pub const PACK_LIMIT: usize = 64 << 20;
/// Bytes that a picture may have.
pub const PICTURE_LIMIT: usize = 1 << 20;

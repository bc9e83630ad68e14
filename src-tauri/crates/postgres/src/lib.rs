//! A club's ledger on PostgreSQL: the log that the books of its servers follow.
//!
//! ```no_run
//! # fn main() -> Result<(), nml_store::Error> {
//! use std::time::Duration;
//! use nml_postgres::{Club, Database};
//! use nml_store::{Book, ClubLog};
//! let database = Database::at("postgres:///nml?host=/run/postgresql")?;
//! let club = Club::open(database, Some("Our club"))?;
//! let mut book = Book::open(&club.cache("/var/cache/nml".as_ref())?)?;
//! let reached = club.reached(&book.reaches()?)?;
//! book.follow(&club.after(reached)?, |book, _| book.rows())?;
//! club.wait(reached, Duration::from_secs(10))?;
//! # Ok(()) }
//! ```
//!
//! What it promises:
//!
//! * **Acknowledged is committed here.** [`ClubLog::append`](nml_store::ClubLog::append) is one statement, `nml.append`: it compares the
//!   heads, adds, counts and notifies in one transaction, and no lock waits for a network. A book beside it is a copy.
//! * **An act has one position, and followers miss none.** The club's counter is held from the comparison to the commit, so
//!   acts are committed, and seen, in the order of their positions.
//! * **An answer that was lost is asked for again** with the same entries: what was kept the first time is found by its hash,
//!   under the same lock, and not added twice.
//! * **Only ever added**: triggers refuse everybody else, and the login of a server may only read and call
//!   `nml.append`. Row-level security shows it its own club alone.
//! * Every entry is proved before it is sent (by the book, [`Book::prove`](nml_store::Book::prove)) and after it was read
//!   ([`Book::follow`](nml_store::Book::follow), [`Club::check`]); the tables hold each body to its hash as well.
//!
//! The tables are numbered files in `sql/`, as in the store, and not steps of `refinery`: that judges by a hash of its own and
//! no window of versions, and brings a dozen crates for one table. The driver is `tokio-postgres` itself and not its blocking
//! wrapper, which has no way to stop waiting.

mod acts;
mod check;
mod club;
mod columns;
mod database;
mod feeds;
mod guests;
mod line;
mod link;
mod listen;
mod log;
mod migrate;
mod sign;
mod trouble;

pub use check::{Checked, Found};
pub use club::{Beginning, Club, Status};
pub use database::Database;

/// The version of the tables that is written and read.
pub const VERSION: i32 = 5;
/// The oldest PostgreSQL that is asked.
pub(crate) const OLDEST_SERVER: i32 = 140_000;
/// Bytes of one act.
pub(crate) const ACT_LIMIT: u64 = 96 << 20;
/// Bytes of the acts that are read at once, beyond the first.
pub(crate) const READ_LIMIT: u64 = 16 << 20;
/// Acts that are read at once.
pub(crate) const READ_ACTS: i64 = 500;

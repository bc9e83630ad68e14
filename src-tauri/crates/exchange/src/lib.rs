//! Bytes that come in from outside and go out.
//!
//! No other crate reads foreign bytes. [`bounds`] says how many bytes and parts a document may have; how much of a
//! thing there may be at all is defined and checked with the thing itself. Input that cannot be used is an
//! [`Unusable`]: one line with what it is, where it went wrong and what was expected.
//!
//! * [`file`]: files, read up to a bound.
//! * [`pack`]: the game data, from a folder, from one document, or as shipped with the program.
//! * [`list`]: the list document, which carries a Warband into and out of the program.
//! * [`import`]: Warbands of other programs, and what happened to every line.
//! * [`export`]: Warbands for other programs, and what would not come back.
//! * [`calendar`]: days for a calendar program.
//! * [`catalogues`]: a candidate for a pack, from the catalogues of New Recruit.
//! * [`games`]: tables of games, copied from a spreadsheet.
//! * [`page`]: a web page in one file, from a ready template.
//! * [`parcel`]: what goes from one book to another, with its entries and hashes.
//! * [`picture`]: small pictures of models, made from photographs.
//! * [`print`]: sheets for the table, as PDF.
//! * [`result`]: the result of a battle, passed on as one document.
//! * [`scenario`]: your own scenarios, passed on as one document.
//! * [`signatures`]: what devices signed in a book that was exported.
//! * [`sort`]: what kind of file somebody gave us instead of the right one.
//!
//! ```
//! let shipped = nml_exchange::pack::embedded()?;
//! let (roster, notes) = nml_exchange::list::read(
//!     br#"{"faction": "new-antioch", "models": [{"model": "lieutenant"}]}"#,
//!     &shipped.catalogue,
//! )?;
//! let report = nml_warband::check(&roster, &shipped.catalogue);
//! assert!(report.legal && notes.is_empty());
//! assert_eq!(report.total_ducats, 70);
//! # Ok::<(), nml_exchange::Unusable>(())
//! ```

pub mod bounds;
pub mod calendar;
pub mod catalogues;
pub mod code;
pub mod export;
pub mod file;
mod format;
pub mod games;
pub mod import;
mod json;
pub mod list;
pub mod log;
mod new_recruit;
pub mod pack;
pub mod page;
pub mod parcel;
pub mod picture;
pub mod print;
pub mod result;
pub mod scenario;
pub mod signatures;
pub mod sort;
pub mod spreadsheet;
mod sqlite;
mod unusable;

pub use unusable::Unusable;

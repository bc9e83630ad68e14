//! Streams of entries: how a decision becomes bytes that can be proven, and how the bytes become a
//! history again. Pure: bytes in, values out.
//!
//! A *stream* is a header and the entries after it; written down it is JSON Lines:
//!
//! ```text
//! {"format":"nml.battle","version":1,"stream":"<32 hex>", …}
//! {"hash":"<64 hex>","entry":{"seq":1,"parent":"<hash of the header line>","at":…,"by":…,"act":…}}
//! {"hash":"<64 hex>","entry":{"seq":2,"parent":"<hash of entry 1>", …}}
//! ```
//!
//! The hash is SHA-256 over the bytes of `entry` as they stand, so a log proves itself without any
//! knowledge of commands or events ([`Chain`]). Where the commands and events are known, a [`Log`]
//! also says what is in force: undo, redo, amendment and the choice of a head are entries ([`Act`]), nothing is
//! ever taken away, and the state is a [`Log::fold`] over what is in force.
//!
//! ```
//! use nml_ledger::{Act, Author, Log};
//! let header = br#"{"format":"nml.battle","version":1,"stream":"000102030405060708090a0b0c0d0e0f"}"#;
//! let mut log: Log<String, u32> = Log::open(header)?;
//! let me = Author { at: "1917-04-01T20:15:00+02:00".into(), by: "Ada".into(), ..Author::default() };
//! let entry = log.next(me.clone(), Act::Do { command: "hit".into(), events: vec![2, 3] });
//! log.push(&entry.seal()?)?;
//! assert_eq!(log.fold(0, |sum, event| sum + event), 5);
//! if let Some(last) = log.undoable() {
//!     log.push(&log.next(me, Act::Undo { entry: last }).seal()?)?;
//! }
//! assert_eq!((log.fold(0, |sum, event| sum + event), log.kept().len()), (0, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Beside an entry may stand the [`Signature`] of the device that made it. It is no part of the entry: the hash is the same
//! without it.
//!
//! Two verdicts are kept apart (promise 13): a [`Fault`] of the chain means damage; an
//! entry that is sound but [`Foreign`] to today's words, or that today's rules would decide
//! differently, is never damage.

mod brief;
mod canon;
mod chain;
mod entry;
mod fault;
mod hash;
mod log;
mod meeting;
mod reading;
mod signature;
mod stream;

pub use brief::{brief, spelt};
pub use chain::{Chain, Frame};
pub use entry::{Act, Author, Cause, Decision, Entry, EntryLine, Sealed, Unsealed};
pub use fault::{Fault, Foreign};
pub use hash::{Hash, NotHex, from_hex, to_hex};
pub use log::{InForce, Kept, Log, Refused, fold};
pub use meeting::{Meeting, Relation, meet};
pub use reading::{FirstBad, Reading, read};
pub use signature::{DeviceKey, Secret, Signature};
pub use stream::{Heading, Kind, StreamId, Unreadable, VERSION, root, seal_header};

/// Bytes that one line of an entry may have; a longer one is a fault.
pub const ENTRY_LIMIT: usize = 1 << 20;
/// Bytes that a header may have; it holds Forces, scenario and what they rest on.
pub const HEADER_LIMIT: usize = 16 << 20;

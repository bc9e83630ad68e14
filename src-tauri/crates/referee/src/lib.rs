//! The referee: a second pair of eyes that judges a battle's log against the printed procedure.
//!
//! It shares no code with the rules engine. The only crate of ours that it knows is the ledger: entries and their
//! chain. It reads a log as JSON, keeps a plain model of the table from the facts that the log records, and holds every
//! entry in force against the book: who may act, how far a model goes, which dice fall and what they come to, what lies
//! on whom, who checks Morale, what is scored. What the log says of modifiers is a claim, checked against kit, markers
//! and distances; what only the table sees is taken as it is said.
//!
//! ```
//! let header = br#"{"format":"nml.battle","version":1,"stream":"000102030405060708090a0b0c0d0e0f","start":{"field":
//!     {"scenario":{"table":{"width":1219200,"depth":1219200},"turns":4},"forces":[]}}}"#;
//! let header: Vec<u8> = header.iter().copied().filter(|byte| *byte != b'\n').collect();
//! let verdict = nml_referee::judge(&header)?;
//! assert!(verdict.findings.is_empty() && verdict.entries == 0);
//! # Ok::<(), nml_referee::Unusable>(())
//! ```
//!
//! A log is held against itself, too (`LOG`): a command answers the question on top, and its events tell what it said.
//!
//! A finding names the entry, the row of the rules and what is wrong. Entries that the table marked (overruled, set
//! right, stated) are taken at their word and listed apart, and what was undone is not judged.

mod act;
mod answer;
mod deed;
mod dice;
mod finding;
mod goal;
mod going;
mod hit;
mod injury;
mod json;
mod kit;
mod lines;
mod marks;
mod measure;
mod memory;
mod moment;
mod phrase;
mod referee;
mod ruleset;
mod score;
mod series;
mod success;
mod table;
mod truth;
mod turn;
mod verdict;

pub use finding::{Finding, Severity};
pub use referee::Referee;
pub use verdict::{ByHand, Unusable, Verdict, judge};

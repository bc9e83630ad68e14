//! The referee: a second pair of eyes that judges a battle's log against the printed procedure.
//!
//! It shares no code with the rules engine. Of our crates it knows only the ledger: entries and their chain. It reads a
//! log as JSON and keeps a plain model of the table from the recorded facts. It checks every entry in force against the
//! rulebook: who may act, how far a model goes, which dice fall and what they add up to, who has which markers, who
//! checks Morale, what scores. The modifiers in the log are claims, which it checks against kit, markers and distances.
//! What only the table can see, it takes as stated.
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
//! It also checks a log against itself (`LOG`): a command answers the question on top, and its events say what it said.
//!
//! A finding names the entry, the row of the rules and what is wrong. Entries that the table marked (overruled, set
//! right, stated) it takes at their word and lists separately; it does not judge what was undone.

mod act;
mod answer;
mod cards;
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

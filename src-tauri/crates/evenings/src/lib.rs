//! A club's evenings: rotations of scenarios, evenings of many games, and who plays whom. The ledger that the books of
//! a club share is something else: `nml_postgres` keeps it, `nml_remote` connects to it.
//!
//! There are two streams, each a fold of changes recorded as they happen:
//!
//! * a [`rotation`]: the scenarios a club draws from, with weights, dates, tables and rests;
//! * an [`evening`]: who is there, the tables, and the rounds with their games and byes.
//!
//! Between them is a function that keeps nothing: [`pairing::propose`] turns the facts of an evening into the best
//! round there is, with its reasons. The organiser takes the proposal as it is, locks what should stay, draws the rest
//! again with another seed, or changes a game by hand. [`fairness`] counts how fair the evenings were.
//!
//! The facts come from the evening, the evenings before it and the rotation; a campaign adds what it knows:
//!
//! ```
//! use nml_catalogue::Roles;
//! use nml_evenings::evening::{self, EveningEdit, Newcomer};
//! use nml_evenings::pairing::{Drawable, DrawFacts, propose};
//! use nml_evenings::rotation::{self, Slot};
//! use nml_catalogue::rejection::Rejection;
//!
//! # fn main() -> Result<(), Rejection> {
//! let slots = vec![Slot::plain("relic-hunt".into(), 3), Slot::plain("supply-raid".into(), 1)];
//! let rotation = rotation::Genesis { name: "Winter".into(), slots }.found()?;
//!
//! let genesis =
//!     evening::Genesis { name: "First Thursday".into(), day: "2026-12-03".into(), rotation: None, clock: Default::default() };
//! let mut evening = genesis.found()?;
//! let mut say = |evening: &mut evening::Evening, change: EveningEdit| -> Result<(), Rejection> {
//!     evening::decide(evening, &change)?.iter().for_each(|change| evening::evolve(evening, change));
//!     Ok(())
//! };
//! for name in ["Ada", "Bors", "Cato"] {
//!     let player = Newcomer { id: name.to_lowercase(), name: name.into(), campaign: None, warband: None, namesake: false };
//!     say(&mut evening, EveningEdit::Expect { player })?;
//!     say(&mut evening, EveningEdit::CheckIn { player: name.to_lowercase() })?;
//! }
//!
//! let mut facts = DrawFacts::of(&evening, &[], &Default::default(), (0, 7), |_| 0);
//! facts.scenarios = Drawable::of(&rotation, &evening.day, &[], |_| (Roles::RollOff, None));
//! let proposal = propose(&facts);
//! assert_eq!((proposal.games.len(), proposal.byes.len()), (1, 1));
//! assert!(proposal.joint && proposal.games[0].scenario.is_some());
//! say(&mut evening, proposal.take(0, 7))?;
//! assert_eq!(evening.rounds[0].games[0].players, proposal.games[0].players);
//! # Ok(()) }
//! ```

pub mod evening;
pub mod fairness;
mod messages;
pub mod pairing;
pub mod rotation;
mod table;
pub mod why;

#[cfg(test)]
mod tests;

pub use messages::SENTENCES;

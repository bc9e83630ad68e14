//! The rules of Trench Crusade 1.0.2 as pure functions.
//!
//! Nothing here reads a file, a clock or a random number. A person's choice and the faces of dice
//! come in as commands; what follows comes out as events:
//!
//! * [`catalogue`]: the game data of a pack, typed.
//! * [`warband`]: a Warband as a draft that may break any rule, and `check`, which says all it breaks.
//! * [`battle`]: `options` (what may be done now and who must answer), `decide` (command to events),
//!   `evolve` (event to state).
//! * [`campaign`]: games, score and the aftermath.

pub mod battle;
pub mod campaign;
pub mod catalogue;
pub mod effect;
pub mod keyword;
pub mod length;
pub mod rejection;
pub mod ruleset;
pub mod ruling;
mod ruling_table;
pub mod setup;
pub mod sheet;
pub mod text;
pub mod throw;
pub mod warband;

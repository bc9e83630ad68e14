//! A Warband: the roster, what may be done to it, and the judgement of every rule it breaks.

mod roster;

pub use roster::{Fallen, ForeignItem, Injury, Model, Roster};

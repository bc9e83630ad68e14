//! Bytes from outside and to outside.
//!
//! This is the only crate that reads foreign bytes; every size it accepts stands in [`bounds`].
//! What cannot be used is an [`Unusable`]: one line with what it is, where it went wrong and what
//! was expected.
//!
//! * [`pack`]: the game data, from a folder, from one document, or as shipped with the program.

pub mod bounds;
mod json;
pub mod pack;
mod unusable;

pub use unusable::Unusable;

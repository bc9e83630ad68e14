//! The dice of Trench Crusade: what you roll, what you keep, and the exact odds.
//!
//! Everything counts in whole numbers; you get a decimal only if you ask a [`Fraction`] or a band of [`Ways`] for one.
//! The crate rolls nothing and knows no ruleset: if the printed rules leave a reading open, pass it in as an
//! [`InjuryReading`].
//!
//! A Success Roll with +2 DICE, before and after the dice are on the table:
//!
//! ```
//! use nml_dice::{Face, SuccessResult, SuccessRoll};
//!
//! let roll = SuccessRoll::new(2);
//! assert_eq!(roll.odds().exact().critical.to_string(), "19/144");
//!
//! let faces: Result<Vec<Face>, _> = [5, 2, 4, 1].into_iter().map(Face::new).collect();
//! let kept = roll.pool().resolve(&faces?)?;
//! assert_eq!((kept.sum, &kept.kept[..]), (9, &[0, 2][..]));
//! assert_eq!(roll.result(kept.sum), SuccessResult::Success);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A roll and its odds are one type: a kept sum means the same on the table and in the odds. An [`InjuryRoll`] works
//! the same way with its modifier and bands. An [`Attack`] combines the two and says what the target can expect before
//! anybody rolls. Several attacks in a row are counted in [`Chance`]s, which hold as many dice as the series takes.

mod attack;
mod bands;
mod chance;
mod counting;
mod face;
mod fraction;
mod injury;
mod pool;
mod success;

pub use attack::{Attack, foiled_attack, whole_attack};
pub use bands::{AttackBands, InjuryBands, SuccessBands, Ways};
pub use chance::Chance;
pub use face::{Face, NoSuchFace};
pub use fraction::{Fraction, NoSuchFraction};
pub use injury::{InjuryReading, InjuryResult, InjuryRoll, ModifierCap, Wound};
pub use pool::{Keep, Kept, Pool, WrongDice};
pub use success::{SuccessResult, SuccessRoll};

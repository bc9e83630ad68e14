//! The dice of Trench Crusade: what is rolled, what is kept, and the exact odds.
//!
//! Everything is counting in whole numbers; a decimal appears only when a [`Fraction`] or a band of
//! [`Ways`] is asked for one. The crate rolls nothing, and knows no ruleset: where the printed rules
//! leave a reading open, it comes in as an [`InjuryReading`].
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
//! A roll and its odds are one type: whatever a kept sum means on the table, it means in the odds.
//! An [`InjuryRoll`] works the same way with its modifier and bands, and an [`Attack`] composes the
//! two: what the target can expect before anything is rolled. Several attacks after each other are counted in
//! [`Chance`]s, which hold as many dice as a course takes.

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

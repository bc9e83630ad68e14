//! A Warband: the roster, what you may do to it, and every rule it breaks.
//!
//! A [`Roster`] is the fold of everything that was done to a Warband: [`decide`] turns a [`Command`] into events or
//! refuses it, [`evolve`] puts them into force.
//!
//! ```
//! use nml_warband::{Command, Genesis, decide, evolve};
//!
//! # fn main() -> Result<(), nml_catalogue::rejection::Rejection> {
//! let (name, faction) = ("The Seventh Redoubt".into(), "new-antioch".into());
//! let mut roster = Genesis { name, faction, ..Genesis::default() }.found()?;
//! let yeoman = Command::AddModel { entry: "yeoman".into(), name: Some("Tobin".into()), price: None };
//! let rifle = |model| Command::BuyItem { model, item: "bolt-action-rifle".into(), faction: None, price: None };
//! for command in [yeoman, rifle(1)] {
//!     for event in decide(&roster, &command)? {
//!         evolve(&mut roster, &event);
//!     }
//! }
//! assert_eq!(roster.models[0].items, ["bolt-action-rifle"]);
//!
//! // There is no third model to carry a rifle.
//! assert_eq!(decide(&roster, &rifle(3)).unwrap_err().code, "UNKNOWN_MODEL_ID");
//! # Ok(()) }
//! ```
//!
//! Whether a Warband is legal is another question, which you may ask at any time: a draft may break every rule and is
//! kept. [`check`] reports everything at once, each fault with a [`ViolationCode`]; [`offers`] says what a model may
//! buy, and at which price.
//!
//! * [`muster`](muster()) turns a roster into the cards that take the field.
//! * [`result`] is how a battle ended, from a log or from paper; [`Command::Settle`] applies it to the roster.
//! * [`by_hand`] has entries, items and factions that somebody wrote by hand; [`compare`] says what another pack would
//!   change.

mod adopt;
mod banner;
mod bounds;
pub mod by_hand;
pub mod check;
mod command;
pub mod compare;
mod counted;
mod decide;
mod event;
mod evolve;
mod field_strength;
mod hired;
mod known;
mod messages;
mod muster;
mod opening;
mod price;
mod pricing;
pub mod result;
mod roster;
mod violation;
mod waiver;
mod waiving;

pub use adopt::well_formed;
pub use banner::{Banner, Device, Ink};
pub use bounds::{
    ARSENAL_MAX, CHANGES_MAX, FALLEN_MAX, LINES_MAX, MODEL_ID_MAX, MODEL_NOTES_MAX, MODELS_MAX, NOTES_MAX, SUM_MAX,
};
pub use by_hand::{OWN_FACTION, Own, OwnItem, OwnModel, is_own};
pub use check::{Offer, Report, Terms, Waived, check, elite, offers};
pub use command::{Command, Genesis};
pub use counted::Counted;
pub use decide::decide;
pub use event::{Event, RosterChange};
pub use evolve::{DISMISSED, LEFT_FOR_GOOD, RETIRED, SOLD, UNFIT, evolve};
pub use field_strength::field_strength;
pub use hired::FIRST_MERCENARY;
pub use known::Known;
pub use messages::SENTENCES;
pub use muster::card::taught;
pub use muster::{Mustered, muster, muster_waived};
pub use opening::{OpeningBalance, OpeningModel};
pub use price::Price;
pub use pricing::{applied, price, priced};
pub use roster::{Fallen, ForeignItem, Found, Injury, Learned, Model, Roster};
pub use violation::{Violation, ViolationCode};
pub use waiver::Waiver;

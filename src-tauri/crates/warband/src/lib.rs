//! A Warband: the roster, what may be done to it, and the judgement of every rule it breaks.

mod adopt;
pub mod check;
mod command;
pub mod compare;
mod counted;
mod decide;
mod event;
mod evolve;
mod hired;
mod known;
mod muster;
mod opening;
#[cfg(test)]
mod opening_tests;
pub mod own;
#[cfg(test)]
mod own_tests;
mod price;
pub mod result;
mod roster;
mod settle;
#[cfg(test)]
mod stream_properties;
#[cfg(test)]
mod stream_tests;
mod strength;
mod waiver;
#[cfg(test)]
mod waiver_tests;

pub use adopt::well_formed;
pub use check::{Code, Offer, Report, Terms, Violation, Waived, check, offers};
pub use command::{
    ARSENAL_MAX, CHANGES_MAX, Command, FALLEN_MAX, Genesis, LINES_MAX, MODEL_ID_MAX, MODEL_NOTES_MAX, MODELS_MAX,
    NOTES_MAX, Price, SUM_MAX,
};
pub use counted::Counted;
pub use decide::decide;
pub use event::Event;
pub use evolve::{DISMISSED, LEFT_FOR_GOOD, RETIRED, SOLD, UNFIT, evolve};
pub use hired::FIRST_MERCENARY;
pub use known::Known;
pub use muster::card::taught;
pub use muster::{Mustered, muster, muster_waived};
pub use opening::{OpeningBalance, OpeningModel};
pub use own::{OWN_FACTION, Own, OwnItem, OwnModel, is_own};
pub use price::{applied, price, priced};
pub use roster::{Fallen, ForeignItem, Found, Injury, Learned, Model, Roster};
pub use settle::Change;
pub use strength::field_strength;
pub use waiver::Waiver;

//! The use cases: one function per thing a person does.
//!
//! Every one is a *call*: `fn name(desk: &Desk, input: Input) -> Result<Output, Failure>`. The calls are listed once, in
//! `calls.rs`; from that list follow the [`door`] (by name, JSON in and out), the window's permissions, the schema of the
//! messages and the types of the UI.
//!
//! * [`aftermath`]: what followed a battle, answered and closed.
//! * [`book`]: a book as a file: check, backup, export, size.
//! * [`campaigns`]: who fights whom, in which scenario, and how it stands.
//! * [`desk`]: what is open, and the first calls.
//! * [`dialog`]: how a person is asked for a file.
//! * [`failure`]: the one shape of an error.
//! * [`door`]: the way in.
//! * [`judgement`]: lists and packs in files, judged without a book.
//! * [`library`]: which book lies on the desk.
//! * [`odds`]: the exact odds of a roll.
//! * [`sample`]: the sample campaign.
//! * [`warbands`]: the Warbands of the book.

#[macro_use]
mod calls;

pub mod aftermath;
pub mod battle;
pub mod book;
pub mod campaigns;
pub mod chance;
pub mod clock;
pub mod desk;
pub mod dialog;
pub mod door;
pub mod failure;
pub mod judgement;
pub mod library;
pub mod odds;
pub mod person;
pub mod rulesets;
pub mod sample;
mod sample_forces;
pub mod setup;
pub mod shelf;
pub mod subject;
pub mod unread;
pub mod warbands;
mod words;

//! The use cases: one function per thing a person does.
//!
//! Every one is a *call*: `fn name(desk: &Desk, input: Input) -> Result<Output, Failure>`. The calls are listed once, in
//! `calls.rs`; from that list follow the [`door`] (by name, JSON in and out), the window's permissions, the schema of the
//! messages and the types of the UI.
//!
//! * [`book`]: a book as a file: check, backup, export, size.
//! * [`desk`]: what is open, and the first calls.
//! * [`dialog`]: how a person is asked for a file.
//! * [`failure`]: the one shape of an error.
//! * [`door`]: the way in.
//! * [`judgement`]: lists and packs in files, judged without a book.
//! * [`odds`]: the exact odds of a roll.

#[macro_use]
mod calls;

pub mod battle;
pub mod book;
pub mod chance;
pub mod clock;
pub mod desk;
pub mod dialog;
pub mod door;
pub mod failure;
pub mod judgement;
pub mod odds;
mod sample_forces;
pub mod setup;
pub mod shelf;
pub mod subject;

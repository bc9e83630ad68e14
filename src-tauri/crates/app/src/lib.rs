//! The use cases: one function per thing a person does.
//!
//! Every one is a *call*: `fn name(session: &Session, input: Input) -> Result<Output, Failure>`. The calls are listed once, in
//! `calls.rs`; from that list follow the [`dispatch`] (by name, JSON in and out), the window's permissions, the schema of the
//! messages and the types of the UI.
//!
//! What a person does:
//!
//! * [`open_book`]: which book is open; its check, its lists rebuilt.
//! * [`book`]: a book as a file: its check, a copy of it, export, size; [`backups`]: those that are made by themselves.
//! * [`warbands`]: the Warbands of the book.
//! * [`campaigns`]: who fights whom, in which scenario, and how it stands.
//! * [`evenings`]: rotations of scenarios, and evenings of many games.
//! * [`own_scenarios`]: scenarios of one's own: written, judged, passed on.
//! * [`setup`]: a scenario made ready, with both Forces.
//! * [`rulesets`]: how the rules are read, and the book's own readings.
//! * [`battle`]: a battle said entry by entry, looked back on, varied, replayed from a file.
//! * [`paper`]: a battle fought on paper: its sheet, filed.
//! * [`aftermath`]: what followed a battle, answered, closed and corrected.
//! * [`parcels`]: what one book sends another.
//! * [`table`]: the book shown to those around the table; [`guests`]: what they may do.
//! * [`link`]: the club that a book follows over a network; [`relay`]: a club’s log for such books.
//! * [`feeds`]: a calendar and pages at an address, and news for chats.
//! * [`found`]: what the book remembers, found by its words.
//! * [`odds`]: the exact odds of a roll.
//! * [`imports`], [`exports`]: Warbands out of files of other programs and into them, without a book.
//! * [`prints`]: sheets for the table, as PDF.
//! * [`published`]: web pages of one file, and texts for a chat.
//! * [`judgement`]: lists and packs in files, judged without a book.
//! * [`sample`]: two Warbands and their campaign, ready for the first game; `sample_season`: six of them after five rounds.
//!
//! What it stands on:
//!
//! * [`session`]: what is open, and the first calls; [`person`]: whose it is.
//! * [`dispatch`]: the way in; [`failure`]: the one shape of an error; [`dialog`]: how a person is asked for a file.
//! * [`subject`]: what the streams are about, with their words; [`streams`]: a stream read, added to and written;
//!   [`unread`]: the streams that do not open.
//! * [`packs`]: the packs, shipped or kept; [`lists`]: the row of each stream in the lists of a book.
//! * [`view`]: what several screens show alike, such as the name of a game.
//! * [`season`]: a campaign as everybody else deals with it.
//! * [`chance`]: faces and ids; [`clock`]: the time of an entry; [`bell`]: what wakes a thread beside the session.

#[macro_use]
mod calls;

pub mod admission;
pub mod aftermath;
mod backup_files;
pub mod backups;
pub mod battle;
pub mod bell;
pub mod book;
pub mod campaigns;
pub mod chance;
pub mod clock;
pub mod code;
pub mod dialog;
pub mod dispatch;
pub mod dropped;
pub mod evenings;
pub mod exports;
pub mod failure;
pub mod feeds;
pub mod found;
pub mod guests;
pub mod imports;
pub mod judgement;
pub mod link;
pub mod lists;
mod memory;
pub mod odds;
pub mod open_book;
mod open_dice;
pub mod own_scenarios;
mod pack_files;
pub mod packs;
pub mod paper;
pub mod parcels;
pub mod person;
mod picture_files;
mod plain_words;
pub mod prints;
pub mod published;
pub mod relay;
pub mod rulesets;
pub mod sample;
mod sample_forces;
mod sample_season;
pub mod season;
pub mod session;
pub mod setup;
pub mod streams;
pub mod subject;
pub mod table;
pub mod unread;
pub mod view;
pub mod warbands;
mod whose;
mod words;

pub use words::SENTENCES;

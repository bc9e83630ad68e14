//! The use cases: one function for each thing a person does.
//!
//! Every one is a *call*: `fn name(session: &Session, input: Input) -> Result<Output, Failure>`. `calls.rs` lists them
//! once. That list drives the [`dispatch`] (by name, JSON in and out), the window's permissions, the schema of the
//! messages and the types of the UI.
//!
//! ```
//! use nml_app::{dialog::Nobody, dispatch, session::Session};
//! use serde_json::Value;
//!
//! let session = Session::new(std::env::temp_dir().join("nml-app"), None, Box::new(Nobody)).signed("Ada");
//! // A call by name, as the window makes it: JSON in and out.
//! let about = dispatch::answer(&session, "about", Value::Null)?;
//! assert!(about.get().contains("packs"));
//! // What is refused is a code and a sentence.
//! let refused = dispatch::answer(&session, "campaigns", Value::Null).unwrap_err();
//! assert_eq!((refused.code.as_str(), refused.message.as_str()), ("NO_BOOK", "No book is open."));
//! # Ok::<(), nml_app::failure::Failure>(())
//! ```
//!
//! What a person does:
//!
//! * [`open_book`]: which book is open; check it, rebuild its lists.
//! * [`book`]: a book as a file: check it, copy it, export it, how large it is; [`backups`]: the automatic ones.
//! * [`warbands`]: the Warbands of the book.
//! * [`campaigns`]: who fights whom, in which scenario, and how it stands.
//! * [`evenings`]: rotations of scenarios, and evenings of many games.
//! * `house_packs`: a copy of a pack with changes of your own: write it, compare it, keep it.
//! * `own_scenarios`: your own scenarios: write them, judge them, pass them on.
//! * [`setup`]: a scenario made ready, with both Forces.
//! * [`rulesets`]: how the rules are read, and the book's own readings.
//! * [`battle`]: log a battle entry by entry, look back, try a what-if, replay it from a file.
//! * [`forecast`]: what would happen: machines play a set-up or a battle many times.
//! * [`paper`]: file a battle fought on paper by its sheet.
//! * [`aftermath`]: answer, close and correct what follows a battle.
//! * [`parcels`]: what one book sends another.
//! * [`table`]: show the book to the people around the table; [`guests`]: what they may do.
//! * [`link`]: the club that a book follows over a network; [`relay`]: a club’s log for such books.
//! * [`feeds`]: a calendar and pages at an address, and news for chats.
//! * [`found`]: search what the book remembers.
//! * `reference`: look up keywords, ACTIONS, markers and tables.
//! * [`report`]: report a problem, without names.
//! * [`odds`]: the exact odds of a roll.
//! * [`imports`], [`exports`]: Warbands from and to files of other programs, without a book.
//! * [`prints`]: sheets for the table, as PDF.
//! * [`published`]: web pages of one file, and texts for a chat.
//! * [`judgement`]: judge lists and packs in files, without a book; [`catalogues`]: candidates for packs, from those of
//!   other programs.
//! * `sample`: two Warbands and their campaign, ready for the first game; `sample_season`: six of them after five
//!   rounds.
//!
//! What these build on:
//!
//! * [`session`]: what is open, and the first calls; `person`: whose it is.
//! * [`language`]: in which each call is answered.
//! * [`dispatch`]: the way in; [`failure`]: the one shape of an error; [`dialog`]: ask a person for a file.
//! * [`subject`]: what the streams are about, with their words; [`streams`]: read a stream, add to it, write it;
//!   `unread`: the streams that do not open.
//! * [`packs`]: the packs, shipped or kept; [`lists`]: the row of each stream in a book's lists.
//! * [`view`]: what several screens show, such as the name of a game.
//! * [`season`]: the campaign that everybody else deals with.
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
pub mod catalogues;
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
pub mod forecast;
pub mod found;
pub mod guests;
mod house_packs;
pub mod imports;
pub mod judgement;
pub mod language;
pub mod link;
pub mod lists;
mod machine_games;
pub mod odds;
pub mod open_book;
mod open_dice;
mod own_scenarios;
mod pack_files;
pub mod packs;
pub mod paper;
pub mod parcels;
mod person;
mod picture_files;
mod plain_words;
pub mod prints;
pub mod published;
mod reference;
pub mod relay;
pub mod report;
pub mod rulesets;
mod sample;
mod sample_forces;
mod sample_season;
mod search_index;
pub mod season;
pub mod session;
pub mod setup;
pub mod streams;
pub mod subject;
pub mod table;
mod unread;
pub mod view;
pub mod warbands;
mod whose;
mod words;

pub use words::SENTENCES;

//! What the use cases say to a person, in `words/` by subject.
//! A module chooses what is said; the sentence stands in the file of its name in `words/en/app` of the crate `nml-words`.
//! What stands in the way of a battle is in `setup/`, a failure's line where it arises, and the engine's own sentences come with their codes.

pub mod aftermath;
pub mod backups;
pub mod book;
pub mod campaigns;
pub mod cards;
pub mod chronicle;
pub mod compared;
pub mod correction;
mod counted;
mod days;
pub mod dialogs;
pub mod earlier;
pub mod endings;
pub mod evenings;
pub mod feeds;
mod figures;
pub mod followed;
pub mod found;
pub mod history;
pub mod house;
pub mod layouts;
pub mod link;
pub mod lives;
pub mod mends;
pub mod next;
pub mod offers;
pub mod overview;
pub mod packs;
pub mod paper;
pub mod parcels;
pub mod plan;
pub mod prose;
pub mod published;
pub mod refusal;
pub mod relay;
pub mod results;
pub mod rosters;
mod said;
mod scores;
pub mod sign_up;
pub mod spreadsheet;
pub mod standings;
pub mod table;
pub mod taken_in;
pub mod undo;
pub mod warbands;

pub(crate) use counted::counted;
pub use days::day;
pub use figures::{signed, signed_length, titled};
pub use said::{done, said};
pub(crate) use scores::standings_note;

use nml_catalogue::message::Sentence;

/// What each module lists, and where its keys begin.
pub const SENTENCES: &[(&str, &[Sentence])] = &[
    ("app_aftermath", aftermath::SENTENCES),
    ("app_book", book::SENTENCES),
    ("app_campaigns", campaigns::SENTENCES),
    ("app_cards", cards::SENTENCES),
    ("app_correction", correction::SENTENCES),
    ("app_days", days::SENTENCES),
    ("app_dialogs", dialogs::SENTENCES),
    ("app_earlier", earlier::SENTENCES),
    ("app_endings", endings::SENTENCES),
    ("app_followed", followed::SENTENCES),
    ("app_history", history::SENTENCES),
    ("app_house", house::SENTENCES),
    ("app_layouts", layouts::SENTENCES),
    ("app_lives", lives::SENTENCES),
    ("app_mends", mends::SENTENCES),
    ("app_offers", offers::SENTENCES),
    ("app_overview", overview::SENTENCES),
    ("app_paper", paper::SENTENCES),
    ("app_refusal", refusal::SENTENCES),
    ("app_results", results::SENTENCES),
    ("app_rosters", rosters::SENTENCES),
    ("app_said", said::SENTENCES),
    ("app_scores", scores::SENTENCES),
    ("app_sign_up", sign_up::SENTENCES),
    ("app_undo", undo::SENTENCES),
    ("app_warbands", warbands::SENTENCES),
];

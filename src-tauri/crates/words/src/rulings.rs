//! How the rules are read, in the language that is spoken: English has it where the rulings are listed, in
//! `catalogue/src/ruling/table.rs`, every other language in its `rulings.ftl`.

use fluent_bundle::FluentArgs;
use nml_catalogue::ruling::{Reading, Ruling};

use crate::{Language, in_language};

/// What a ruling asks.
#[must_use]
pub fn question(ruling: &Ruling) -> String {
    translated(&question_key(ruling)).unwrap_or_else(|| ruling.question.to_owned())
}

/// What a reading of it means in play.
#[must_use]
pub fn meaning(ruling: &Ruling, reading: &Reading) -> String {
    translated(&meaning_key(ruling, reading)).unwrap_or_else(|| reading.meaning.to_owned())
}

/// The key of what a ruling asks, such as `rulings-C-10`.
#[must_use]
pub fn question_key(ruling: &Ruling) -> String {
    format!("rulings-{}", ruling.id)
}

/// The key of what a reading means, such as `rulings-C-10-no_cap`.
#[must_use]
pub fn meaning_key(ruling: &Ruling, reading: &Reading) -> String {
    format!("rulings-{}-{}", ruling.id, reading.name)
}

fn translated(key: &str) -> Option<String> {
    in_language(Language::spoken(), key, &FluentArgs::new())
}

//! What a book has under a name.

use nml_store::Book;

use crate::code;
use crate::failure::Failure;
use crate::plain_words::kind;
use crate::streams::All;
use crate::subject::{Battles, Campaigns, Evenings, Subject as _, Warbands};
use crate::words::published as say;

/// Something of a book that people name, by its stream.
#[derive(Clone)]
pub(crate) enum Named {
    /// A campaign.
    Campaign(String),
    /// A Warband.
    Warband(String),
    /// An evening of a club.
    Evening(String),
    /// A battle.
    Battle(String),
}

impl Named {
    /// Such as `campaign`, and its stream.
    fn word(&self) -> (&'static str, &str) {
        match self {
            Self::Campaign(id) => (Campaigns::WORD, id),
            Self::Warband(id) => (Warbands::WORD, id),
            Self::Evening(id) => (Evenings::WORD, id),
            Self::Battle(id) => (Battles::WORD, id),
        }
    }
}

/// The campaign, evening, Warband or battle with this id, or with exactly this name if only one has it.
///
/// # Errors
/// `UNKNOWN_NAME`, `AMBIGUOUS_NAME`; when the book cannot be read.
pub(crate) fn named(book: &Book, wanted: &str) -> Result<Named, Failure> {
    let mut known: Vec<(String, Named)> = Vec::new();
    for row in book.campaigns()?.into_iter().filter(|row| !row.removed) {
        known.push((row.name, Named::Campaign(row.id.to_string())));
    }
    for row in book.warbands()?.into_iter().filter(|row| !row.removed) {
        known.push((row.name, Named::Warband(row.id.to_string())));
    }
    for open in All::<Evenings>::of(book)?.read.iter().filter(|open| !open.state.away) {
        known.push((open.state.name.clone(), Named::Evening(open.id.to_string())));
    }
    for row in book.battles()?.into_iter().filter(|row| !row.removed) {
        known.push((row.name, Named::Battle(row.id.to_string())));
    }
    if let Some((_, one)) = known.iter().find(|(_, one)| one.word().1 == wanted) {
        return Ok(one.clone());
    }
    let so_called: Vec<_> = known.iter().filter(|(name, _)| name == wanted).collect();
    let quoted: String = wanted.chars().take(60).collect();
    match so_called.as_slice() {
        [(_, one)] => Ok(one.clone()),
        [] => {
            let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
            Err(Failure::new(code::UNKNOWN_NAME, say::unknown(&quoted, &names)))
        }
        several => {
            let sort_and_id = |(_, one): &&(String, Named)| {
                let (word, id) = one.word();
                format!("{} {id}", kind(word))
            };
            let ids: Vec<String> = several.iter().map(sort_and_id).collect();
            Err(Failure::new(code::AMBIGUOUS_NAME, say::ambiguous(&quoted, &ids)))
        }
    }
}

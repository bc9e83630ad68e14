//! Pictures of models: made small from a file that the person chooses, kept in the book under their hash, and given to
//! the window one by one.

use nml_exchange::picture::{self, ENDINGS, Pictures};
use nml_ledger::Hash;
use nml_store::Book;
use nml_warband::{Command, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::view::Warband;
use super::{save_with, say, view};
use crate::dropped::{DroppedFile, readable};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Warbands;
use crate::words;

/// A picture for a model.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPortrait {
    /// The Warband's stream.
    pub warband: String,
    /// Which model.
    pub model: u32,
    /// Where it comes from.
    pub source: PortraitSource,
}

/// Where a picture comes from.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "from", deny_unknown_fields)]
pub enum PortraitSource {
    /// A file that the person chooses.
    File,
    /// A file that was dropped on the window.
    Dropped(DroppedFile),
}

/// Which picture.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PortraitRef {
    /// SHA-256 of the picture, in hexadecimal.
    pub hash: String,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Portrait {
    /// As a page shows it: a data URL.
    pub url: String,
}

/// Gives a model a picture, in place of the one it has. `None` if the person cancels.
///
/// # Errors
/// `NOT_PICTURE`, `TOO_LARGE`, `UNREADABLE`: what is wrong with the file, in one line; `UNKNOWN_STREAM`;
/// `UNKNOWN_MODEL_ID`.
pub fn warband_portrait(session: &Session, new: NewPortrait) -> Result<Option<Warband>, Failure> {
    let made = match new.source {
        PortraitSource::File => {
            let Some(path) =
                session.choose_file(&words::dialogs::choose_picture(), &words::dialogs::pictures(), &ENDINGS)?
            else {
                return Ok(None);
            };
            picture::read_file(&path)?
        }
        PortraitSource::Dropped(file) => picture::read(&file.bytes.0, &readable(&file.name))?,
    };
    let mut open: Open<Warbands> = session.open_stream(&new.warband)?;
    say(session, &mut open, Command::SetPortrait { model: new.model, portrait: Some(made.hash) })?;
    save_with(session, &mut open, vec![made.bytes])?;
    view::view(session, &open).map(Some)
}

/// A picture of a model. `None` if the book does not have it, such as when it did not come along with a Warband.
///
/// # Errors
/// `NO_BOOK`.
pub fn portrait(session: &Session, which: PortraitRef) -> Result<Option<Portrait>, Failure> {
    let Ok(hash) = which.hash.parse::<Hash>() else { return Ok(None) };
    let bytes = session.with_book(|book| Ok(book.picture(&hash)?))?;
    Ok(bytes.map(|bytes| Portrait { url: picture::url(&bytes) }))
}

/// The pictures of a Warband's models that the book has.
///
/// # Errors
/// `NO_BOOK`.
pub(crate) fn pictures(session: &Session, roster: &Roster) -> Result<Pictures, Failure> {
    session.with_book(|book| pictures_of(book, roster.portraits()))
}

/// Those of these pictures, by their hashes, that a book has.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn pictures_of<'h>(book: &Book, hashes: impl IntoIterator<Item = &'h str>) -> Result<Pictures, Failure> {
    let mut pictures = Pictures::new();
    for hash in hashes {
        let Ok(known) = hash.parse::<Hash>() else { continue };
        if let Some(bytes) = book.picture(&known)? {
            pictures.insert(hash.to_owned(), bytes);
        }
    }
    Ok(pictures)
}

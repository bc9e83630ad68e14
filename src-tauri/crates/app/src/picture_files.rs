//! Pictures that the screen drew, saved as files: a moment of a battle, still or moving.

use nml_exchange::picture;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dialog::{Sent, ToSave};
use crate::dropped::FileBytes;
use crate::failure::Failure;
use crate::session::Session;
use crate::words;

/// A moving picture is a PNG too, and opens wherever one does.
const ENDING: &str = "png";

/// A picture to save.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PictureToSave {
    /// What it shows: the file's name is made from it.
    pub name: String,
    /// Whether it moves.
    pub kind: PictureKind,
    /// The file.
    pub bytes: FileBytes,
}

/// Whether a picture moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PictureKind {
    /// It stands still: PNG.
    Png,
    /// A short clip: animated PNG.
    Apng,
}

/// A picture that was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PictureSaved {
    /// The file's name.
    pub saved: String,
}

/// Writes a picture that the screen drew to a file that the person names. `None` if they cancel.
///
/// # Errors
/// `NOT_PICTURE`, `TOO_LARGE`; `UNWRITABLE`, `FILE_EXISTS`.
pub fn picture_save(session: &Session, picture: PictureToSave) -> Result<Option<PictureSaved>, Failure> {
    let PictureToSave { name, kind, bytes: FileBytes(bytes) } = picture;
    picture::drawn(&bytes, &name)?;
    let title = match kind {
        PictureKind::Png => words::dialogs::save_picture(),
        PictureKind::Apng => words::dialogs::save_clip(),
    };
    let file = ToSave { title: &title, name: &name, kind: &words::dialogs::pictures(), ending: ENDING, bytes: &bytes };
    let saved = session.save_as(&file)?;
    Ok(saved.map(|path| PictureSaved { saved: Sent::of(&path, Vec::new()).file }))
}

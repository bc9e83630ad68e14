//! Where the backups of a book are kept: in a folder beside it, or where the person said.

use std::path::{Path, PathBuf};

use nml_exchange::file;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::words::files;

/// Where the choice is kept, in the folder for the person's data.
const CHOICE: &str = "backups.json";
/// Most bytes of it.
const CHOICE_MOST: usize = 64 << 10;

/// What the person chose.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    /// The folder that takes the folders of all books.
    folder: PathBuf,
}

/// The folder beside the book.
pub(crate) fn usual(book: &Path) -> PathBuf {
    book.with_file_name(folder_of(book))
}

/// The folder for this book's backups; a choice that cannot be read is none.
pub(crate) fn folder(data: &Path, book: &Path) -> PathBuf {
    let bytes = file::read(&data.join(CHOICE), CHOICE_MOST).ok();
    let choice: Option<Choice> = bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    choice.map_or_else(|| usual(book), |choice| choice.folder.join(folder_of(book)))
}

/// Keeps the backups of all books in this folder from now on; none: beside each book.
///
/// # Errors
/// `NO_FOLDER`, `UNWRITABLE` where the choice cannot be kept.
pub(crate) fn choose(data: &Path, folder: Option<PathBuf>) -> Result<(), Failure> {
    let bytes = match folder {
        Some(folder) => serde_json::to_vec_pretty(&Choice { folder }).unwrap_or_default(),
        // An empty file is no choice.
        None => Vec::new(),
    };
    std::fs::create_dir_all(data).map_err(|error| {
        Failure::new(code::NO_FOLDER, files::no_folder(data.display().to_string(), error.to_string()))
    })?;
    Ok(file::write(&data.join(CHOICE), &bytes)?)
}

/// Such as `book backups`.
fn folder_of(book: &Path) -> String {
    let stem = book.file_stem().map_or_else(|| "book".into(), |stem| stem.to_string_lossy());
    format!("{stem} backups")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn backups_stand_beside_the_book_until_another_folder_is_chosen() {
        let data = tempfile::tempdir().unwrap();
        let book = Path::new("/clubs/ardent.nml");
        let beside = PathBuf::from("/clubs/ardent backups");
        assert_eq!(folder(data.path(), book), beside);
        choose(data.path(), Some("/disk".into())).unwrap();
        assert_eq!(folder(data.path(), book), PathBuf::from("/disk/ardent backups"));
        choose(data.path(), None).unwrap();
        assert_eq!(folder(data.path(), book), beside);
    }
}

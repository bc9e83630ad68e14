//! Where a book's backups are: in a folder beside it, or where the person said.

use std::path::{Path, PathBuf};

use nml_exchange::file;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::words::{backups, files};

/// Where the choice is kept, in the folder for the person's data.
const CHOICE: &str = "backups.json";
/// The most bytes that the choice of a folder may have.
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

/// The folder for this book's backups.
///
/// # Errors
/// Why the choice cannot be read; having made no choice is no error.
pub(crate) fn folder(data: &Path, book: &Path) -> Result<PathBuf, Failure> {
    let place = data.join(CHOICE);
    let bytes = if place.exists() { file::read(&place, CHOICE_MOST)? } else { Vec::new() };
    if bytes.is_empty() {
        return Ok(usual(book));
    }
    let choice: Choice = serde_json::from_slice(&bytes).map_err(|_| unreadable(&place))?;
    Ok(choice.folder.join(folder_of(book)))
}

/// Keeps the backups of all books in this folder from now on. `None`: beside each book.
///
/// # Errors
/// `NO_FOLDER`, `UNWRITABLE` if the choice cannot be kept.
pub(crate) fn choose(data: &Path, folder: Option<PathBuf>) -> Result<(), Failure> {
    let bytes = match folder {
        Some(folder) => {
            let nameless = Failure::new(code::NO_FOLDER, backups::nameless(folder.display().to_string()));
            serde_json::to_vec_pretty(&Choice { folder }).map_err(|_| nameless)?
        }
        // An empty file is no choice.
        None => Vec::new(),
    };
    std::fs::create_dir_all(data).map_err(|error| {
        Failure::new(code::NO_FOLDER, files::no_folder(data.display().to_string(), error.to_string()))
    })?;
    Ok(file::write(&data.join(CHOICE), &bytes)?)
}

fn unreadable(place: &Path) -> Failure {
    Failure::new(code::NO_FOLDER, backups::unreadable_choice(place.display().to_string()))
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
        assert_eq!(folder(data.path(), book).unwrap(), beside);
        choose(data.path(), Some("/disk".into())).unwrap();
        assert_eq!(folder(data.path(), book).unwrap(), PathBuf::from("/disk/ardent backups"));
        choose(data.path(), None).unwrap();
        assert_eq!(folder(data.path(), book).unwrap(), beside);
    }
    #[test]
    fn a_choice_that_cannot_be_read_is_told_and_not_forgotten() {
        let data = tempfile::tempdir().unwrap();
        std::fs::write(data.path().join(CHOICE), "{\"fold").unwrap();
        let failed = folder(data.path(), Path::new("/clubs/ardent.nml")).unwrap_err();
        assert_eq!(failed.code, "NO_FOLDER");
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_whose_name_cannot_be_kept_is_refused_and_the_one_before_stays() {
        use std::os::unix::ffi::OsStringExt;
        let data = tempfile::tempdir().unwrap();
        let book = Path::new("/clubs/ardent.nml");
        choose(data.path(), Some("/disk".into())).unwrap();
        let nameless = PathBuf::from(std::ffi::OsString::from_vec(b"/disk/\xff".to_vec()));
        assert_eq!(choose(data.path(), Some(nameless)).unwrap_err().code, "NO_FOLDER");
        assert_eq!(folder(data.path(), book).unwrap(), PathBuf::from("/disk/ardent backups"));
    }
}

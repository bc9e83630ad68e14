//! Copies of a book in a folder of their own, and a book put back from one of them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::draft::{Draft, Overwrite};
use crate::error::Error;
use crate::lock::{Lock, beside};
use crate::open::Book;

/// The ending of a book's file.
const ENDING: &str = "nml";

/// A copy in its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Where it is.
    pub path: PathBuf,
    /// Its file name.
    pub name: String,
    /// Its size.
    pub bytes: u64,
}

/// The copies in a folder, by their names; none where there is no such folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn copies(folder: &Path) -> Result<Vec<Copied>, Error> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Error::system(folder, error)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| Error::system(folder, error))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()).map(str::to_owned) else { continue };
        // What is not whole yet begins with a dot.
        if name.starts_with('.') || path.extension().is_none_or(|ending| ending != ENDING) {
            continue;
        }
        if let Some(file) = fs::metadata(&path).ok().filter(fs::Metadata::is_file) {
            found.push(Copied { path, name, bytes: file.len() });
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(found)
}

/// Takes a copy away.
///
/// # Errors
/// When the system refuses it.
pub fn forget(copy: &Copied) -> Result<(), Error> {
    fs::remove_file(&copy.path).map_err(|error| Error::system(&copy.path, error))
}

/// Puts a copy in the place of a book that nobody has open. Until the copy is whole there, the book stays as it is.
///
/// # Errors
/// `BOOK_IN_USE` while somebody has the book open, if only to read; `ANOTHER_BOOK` where the copy is of another book; `NOT_A_BOOK`, `BOOK_DAMAGED`, … for the copy; `NO_SPACE`, …
pub fn put_back(copy: &Path, book: &Path) -> Result<(), Error> {
    let book = std::path::absolute(book).map_err(|error| Error::System(book.to_path_buf(), error))?;
    let lock = Lock::take(&book)?;
    replace(copy, &book, &lock)
}

/// Puts a copy in the place of a book whose lock is held.
fn replace(copy: &Path, book: &Path, _held: &Lock) -> Result<(), Error> {
    // A program that reads the book keeps these beside it; they belong to the bytes that go.
    if ["-wal", "-shm"].iter().any(|ending| fs::symlink_metadata(beside(book, ending)).is_ok()) {
        return Err(Error::InUse(book.to_path_buf()));
    }
    let whole = Book::read(copy)?;
    // Two books may have one name, and so one folder of copies.
    if whole.id()? != Book::read(book)?.id()? {
        return Err(Error::AnotherBook(copy.to_path_buf()));
    }
    let draft = Draft::beside(book)?;
    // Written page by page and checked as any backup is, not copied as bytes that nobody looked at.
    whole.write_whole(draft.path(), book)?;
    draft.keep(book, Overwrite::Replace)
}

impl Book {
    /// Closes the book and puts a copy in its place. The lock is held from before to after: nobody adds to what goes.
    ///
    /// # Errors
    /// As [`put_back`]; `BOOK_READ_ONLY` for a book that is only read. The book stays as it is then.
    pub fn replaced_by(self, copy: &Path) -> Result<(), Error> {
        self.writes()?;
        let (path, lock) = self.closed()?;
        lock.map_or(Ok(()), |lock| replace(copy, &path, &lock))
    }

    /// Copies the book into a folder, which is made where it is missing, under a name that nobody has there.
    ///
    /// # Errors
    /// As [`Book::backup`]; `FILE_EXISTS` where the name is taken.
    pub fn copy_into(&self, folder: &Path, name: &str) -> Result<(), Error> {
        fs::create_dir_all(folder).map_err(|error| Error::system(folder, error))?;
        self.backup(&folder.join(name), Overwrite::Refuse)
    }

    /// When something was said in it last, RFC 3339; none: nothing was.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn last_change(&self) -> Result<Option<String>, Error> {
        // By the last entry of each stream: not every entry of a long book is looked at.
        self.one(
            "SELECT max(at) FROM (SELECT (SELECT at FROM entries WHERE stream = s.id ORDER BY place DESC LIMIT 1) AS at
             FROM streams s)",
        )
    }
}

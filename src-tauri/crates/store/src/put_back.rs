//! Another file of a book put in its place: a backup, or the copy of a club that was made again.

use std::fs;
use std::path::Path;

use crate::error::Error;
use crate::lock::{Lock, beside};
use crate::open::Book;
use crate::part_file::{Overwrite, PartFile};

/// Puts a backup in the place of a book that nobody has open. Until the backup is whole there, the book stays as it is.
///
/// # Errors
/// `BOOK_IN_USE` while somebody has the book open, if only to read; `ANOTHER_BOOK` if the backup is of another book;
/// `NOT_A_BOOK`, `BOOK_DAMAGED`, … for the backup; `NO_SPACE`, …
pub fn put_back(backup: &Path, book: &Path) -> Result<(), Error> {
    let book = std::path::absolute(book).map_err(|error| Error::System(book.to_path_buf(), error))?;
    let lock = Lock::take(&book)?;
    replace(backup, &book, &lock)
}

/// Puts another file in the place of a book whose lock is held.
fn replace(other: &Path, book: &Path, _held: &Lock) -> Result<(), Error> {
    // A program that reads the book keeps these beside it; they belong to the bytes that go.
    if ["-wal", "-shm"].iter().any(|ending| fs::symlink_metadata(beside(book, ending)).is_ok()) {
        return Err(Error::InUse(book.to_path_buf()));
    }
    let whole = Book::read(other)?;
    // Two books may have one name, and so one folder of backups.
    if whole.id()? != Book::read(book)?.id()? {
        return Err(Error::AnotherBook(other.to_path_buf()));
    }
    let draft = PartFile::beside(book)?;
    // Written page by page and checked as any backup is, not copied as bytes that nobody looked at.
    whole.write_whole(draft.path(), book)?;
    draft.keep(book, Overwrite::Replace)
}

impl Book {
    /// Closes the book and puts another file of it in its place. The lock is held from before to after: nobody adds to what goes.
    ///
    /// # Errors
    /// As [`put_back`]; `BOOK_READ_ONLY` for a book that is only read. The book stays as it is then.
    pub fn replaced_by(self, other: &Path) -> Result<(), Error> {
        self.writes()?;
        let (path, lock) = self.closed()?;
        lock.map_or(Ok(()), |lock| replace(other, &path, &lock))
    }
}

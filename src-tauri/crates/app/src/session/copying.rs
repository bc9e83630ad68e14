//! The book is copied before its first change of a day, and before anything large is done with it.

use std::path::PathBuf;
use std::sync::{MutexGuard, PoisonError};

use chrono::NaiveDate;
use nml_store::{Batch, Book};

use super::Session;
use crate::clock;
use crate::copies::{self, Occasion};
use crate::failure::Failure;

/// What this session knows of the copies of one book.
#[derive(Default)]
pub(super) struct Copying {
    /// The book.
    book: PathBuf,
    /// The day that needs no copy any more.
    settled: Option<NaiveDate>,
    /// Why the last copy was not made; none: it was, or none was due.
    failed: Option<Failure>,
}

impl Session {
    /// Writes a batch in one transaction; when it returns, it is on disk (invariant 8), or in the log that the book follows.
    /// The first change of a day is preceded by a copy.
    ///
    /// # Errors
    /// As the store refuses; nothing was written then.
    pub(crate) fn append(&self, batch: &Batch) -> Result<(), Failure> {
        if let Some(following) = self.behind_log() {
            return self.append_to_log(following, batch);
        }
        self.with_book(|book| {
            self.copy_for_the_day(book);
            Ok(book.append(batch)?)
        })?;
        self.changed();
        Ok(())
    }

    /// Copies the book before something large is done with it.
    ///
    /// # Errors
    /// `NO_BOOK`.
    pub(crate) fn copy_before(&self, occasion: Occasion) -> Result<(), Failure> {
        // The book of a club's server is a copy itself.
        if self.behind_log().is_some() {
            return Ok(());
        }
        self.with_book(|book| {
            self.copy(book, occasion);
            Ok(())
        })
    }

    /// Why the last copy of this book was not made.
    pub(crate) fn copy_failed(&self, book: &Book) -> Option<Failure> {
        self.copying(book).failed.clone()
    }

    /// Copies the book, if nothing was added to it today. Whatever adds to a book that is nobody's copy asks this first.
    pub(crate) fn copy_for_the_day(&self, book: &Book) {
        let today = clock::wall().date();
        let (settled, failed) = {
            let known = self.copying(book);
            (known.settled, known.failed.is_some())
        };
        if settled == Some(today) {
            return;
        }
        // One that failed is tried again with the next change.
        match copies::begins_a_day(book, today) {
            Ok(begins) if begins || failed => self.copy(book, Occasion::Day),
            Ok(_) => self.copying(book).settled = Some(today),
            Err(failure) => self.copying(book).failed = Some(failure),
        }
    }

    /// A copy that cannot be made keeps nobody from playing: the page of the book says so. One that is made serves its day.
    pub(super) fn copy(&self, book: &Book, occasion: Occasion) {
        let folder = copies::folder(&self.data, book.path());
        let failed = copies::make(book, &folder, occasion).err();
        let settled = failed.is_none().then(|| clock::wall().date());
        let mut known = self.copying(book);
        (known.settled, known.failed) = (settled, failed);
    }

    /// What is known of this book's copies; nothing of another's.
    fn copying(&self, book: &Book) -> MutexGuard<'_, Copying> {
        let mut known = self.copying.lock().unwrap_or_else(PoisonError::into_inner);
        if known.book != book.path() {
            *known = Copying { book: book.path().to_path_buf(), ..Copying::default() };
        }
        known
    }
}

//! The book is copied before its first change of a day, and before anything large is done with it.

use std::path::PathBuf;

use nml_store::{Batch, Book};

use super::Session;
use crate::clock;
use crate::copies::{self, Occasion};
use crate::failure::Failure;

/// What this session knows of the copies.
#[derive(Default)]
pub(super) struct Copying {
    /// The book that needs no copy for the day any more, and the day.
    settled: Option<(PathBuf, chrono::NaiveDate)>,
    /// Why the last copy was not made; none: it was, or none was due.
    failed: Option<Failure>,
}

impl Session {
    /// Writes a batch in one transaction; when it returns, it is on disk (invariant 8). The first change of a day is
    /// preceded by a copy.
    ///
    /// # Errors
    /// As the store refuses; nothing was written then.
    pub(crate) fn append(&self, batch: &Batch) -> Result<(), Failure> {
        self.with_book(|book| {
            self.copy_for_the_day(book);
            Ok(book.append(batch)?)
        })
    }

    /// Copies the book before something large is done with it.
    ///
    /// # Errors
    /// `NO_BOOK`.
    pub(crate) fn copy_before(&self, occasion: Occasion) -> Result<(), Failure> {
        self.with_book(|book| {
            self.copy(book, occasion);
            Ok(())
        })
    }

    /// Why the last copy was not made.
    pub(crate) fn copy_failed(&self) -> Option<Failure> {
        self.copying().failed.clone()
    }

    fn copy_for_the_day(&self, book: &Book) {
        let today = clock::wall().date();
        let settled = Some((book.path().to_path_buf(), today));
        if self.copying().settled == settled {
            return;
        }
        // One that failed is tried again with the next change.
        let again = self.copying().failed.is_some();
        match copies::begins_a_day(book, today) {
            Ok(begins) if begins || again => self.copy(book, Occasion::Day),
            Ok(_) => {}
            Err(failure) => self.copying().failed = Some(failure),
        }
        if self.copying().failed.is_none() {
            self.copying().settled = settled;
        }
    }

    /// A copy that cannot be made keeps nobody from playing: the page of the book says so.
    pub(super) fn copy(&self, book: &Book, occasion: Occasion) {
        let folder = copies::folder(&self.data, book.path());
        self.copying().failed = copies::make(book, &folder, occasion).err();
    }

    fn copying(&self) -> std::sync::MutexGuard<'_, Copying> {
        self.copying.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

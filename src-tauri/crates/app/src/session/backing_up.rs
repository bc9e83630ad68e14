//! Backs up the book before its first change of a day, and before anything large.

use std::path::PathBuf;
use std::sync::{MutexGuard, PoisonError};

use chrono::NaiveDate;
use nml_store::Book;

use super::Session;
use crate::backup_files::{self, Occasion};
use crate::clock;
use crate::failure::Failure;

/// What this session knows of the backups of one book.
#[derive(Default)]
pub(super) struct BackingUp {
    /// The book.
    book: PathBuf,
    /// The day that no longer needs a backup.
    settled: Option<NaiveDate>,
    /// Why the last backup failed, if it did.
    failed: Option<Failure>,
}

impl Session {
    /// Backs the book up before something large is done with it.
    ///
    /// # Errors
    /// `NO_BOOK`.
    pub(crate) fn back_up_before(&self, occasion: Occasion) -> Result<(), Failure> {
        // The book of a club's server is itself a copy.
        if self.behind_log().is_some() {
            return Ok(());
        }
        self.with_book(|book| {
            self.back_up(book, occasion);
            Ok(())
        })
    }

    /// Why the last backup of this book was not made.
    pub(crate) fn backup_failed(&self, book: &Book) -> Option<Failure> {
        self.backing_up(book).failed.clone()
    }

    /// Backs the book up, if nothing was added to it today. Everything that adds to a book that is not a copy calls
    /// this first.
    pub(crate) fn back_up_for_the_day(&self, book: &Book) {
        let today = clock::wall().date();
        let (settled, failed) = {
            let known = self.backing_up(book);
            (known.settled, known.failed.is_some())
        };
        if settled == Some(today) {
            return;
        }
        // One that failed is tried again with the next change.
        match backup_files::begins_a_day(book, today) {
            Ok(begins) if begins || failed => self.back_up(book, Occasion::Day),
            Ok(_) => self.backing_up(book).settled = Some(today),
            Err(failure) => self.backing_up(book).failed = Some(failure),
        }
    }

    /// A backup that cannot be made stops nobody from playing: the page of the book says so. One that is made serves
    /// its day.
    pub(super) fn back_up(&self, book: &Book, occasion: Occasion) {
        let folder = backup_files::folder(&self.data, book.path());
        let failed = folder.and_then(|folder| backup_files::make(book, &folder, occasion)).err();
        let settled = failed.is_none().then(|| clock::wall().date());
        let mut known = self.backing_up(book);
        (known.settled, known.failed) = (settled, failed);
    }

    /// What is known about this book's backups, and nothing about another book's.
    fn backing_up(&self, book: &Book) -> MutexGuard<'_, BackingUp> {
        let mut known = self.backing_up.lock().unwrap_or_else(PoisonError::into_inner);
        if known.book != book.path() {
            *known = BackingUp { book: book.path().to_path_buf(), ..BackingUp::default() };
        }
        known
    }
}

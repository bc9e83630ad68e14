//! The book that an exchange began with. While it asks the club, a person may open another, which it must not touch.

use std::path::{Path, PathBuf};

use nml_store::Book;

use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::words::link as say;

/// A book, by its place and its identity.
pub(super) struct Begun {
    path: PathBuf,
    id: [u8; 16],
}

impl Begun {
    /// With the book that is open.
    pub(super) fn with_open(session: &Session) -> Result<Self, Failure> {
        session.with_book(|book| Ok(Self { path: book.path().to_path_buf(), id: book.id()? }))
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Its identity, which it has from the club.
    pub(super) const fn id(&self) -> [u8; 16] {
        self.id
    }

    /// Does something with this book, if it is still the open one.
    pub(super) fn with<T>(
        &self,
        session: &Session,
        work: impl FnOnce(&mut Book) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        session.with_book(|book| {
            self.is(book)?;
            work(book)
        })
    }

    /// Does something with its file while it is closed, if it is still the open one.
    pub(super) fn with_closed<T>(
        &self,
        session: &Session,
        work: impl FnOnce(&Path) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        session.with_this_closed(|book| self.is(book), work)
    }

    fn is(&self, book: &Book) -> Result<(), Failure> {
        if book.path() == self.path && book.id()? == self.id {
            return Ok(());
        }
        Err(Failure::new(code::BUSY, say::other_book()))
    }
}

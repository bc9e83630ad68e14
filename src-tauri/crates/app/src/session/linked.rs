//! What the session knows of the club that its book follows over a network, and how to reach it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nml_store::{Book, Clubs, Link};

use super::Session;
use crate::failure::Failure;
use crate::person;

/// The way to clubs, and what was last known of the one of the open book.
#[derive(Default)]
pub(crate) struct Linked {
    clubs: Option<Arc<dyn Clubs>>,
    /// One exchange at a time.
    turn: Mutex<()>,
    known: Mutex<Known>,
    /// The name under which things are done in a book that follows a club.
    signs: Mutex<Option<String>>,
}

/// What is known of one book's club.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// The book.
    pub book: PathBuf,
    /// The club was asked whether it has what the book has from there.
    pub confirmed: bool,
    /// When the two were last in step, RFC 3339.
    pub last: Option<String>,
    /// Why the last exchange failed, if it did.
    pub trouble: Option<Failure>,
}

impl Linked {
    /// The way to clubs, if this session has one.
    pub(crate) fn clubs(&self) -> Option<Arc<dyn Clubs>> {
        self.clubs.clone()
    }

    /// Waits until nobody else exchanges.
    pub(crate) fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known about this book's club, and nothing about another book's.
    pub(crate) fn known(&self, book: &Path) -> MutexGuard<'_, Known> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.book != book {
            *known = Known { book: book.to_path_buf(), ..Known::default() };
        }
        known
    }

    /// A book was opened: who signs what is done in it.
    pub(crate) fn opened(&self, book: &Book) {
        let follows = matches!(book.position(), Ok(Some(_)));
        let link = follows.then(|| Link::beside(book.path()).ok().flatten()).flatten();
        let name = link.map(|link| person::name(&link.name)).filter(|name| !name.is_empty());
        *self.signs.lock().unwrap_or_else(PoisonError::into_inner) = name;
    }

    /// Who signs what is done in the open book. `None` for the person whose session it is.
    pub(crate) fn signs(&self) -> Option<String> {
        self.signs.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Session {
    /// The same session, whose book may follow a club that is served elsewhere.
    #[must_use]
    pub fn reaching(self, clubs: Arc<dyn Clubs>) -> Self {
        Self { linked: Linked { clubs: Some(clubs), ..Linked::default() }, ..self }
    }

    /// What is known of the club that the open book follows over a network.
    pub(crate) const fn linked(&self) -> &Linked {
        &self.linked
    }
}

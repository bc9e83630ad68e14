//! The open book: find it, open it, put it away while we ask somebody for a file, and work with it.

use std::path::{Path, PathBuf};
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use nml_store::Book;

use super::Session;
use crate::backup_files::Occasion;
use crate::code;
use crate::dialog::{Dialogs, Nobody};
use crate::failure::Failure;
use crate::guests;
use crate::words::files;

/// How often, and after how long each time, a book that somebody else still holds is tried again.
const AGAIN: (u32, Duration) = (10, Duration::from_millis(150));

/// The book of the session.
pub enum CurrentBook {
    /// Nobody has looked for it yet.
    Unknown,
    /// There is no file at this place.
    Nothing(PathBuf),
    /// It is open.
    Open(Box<Book>),
    /// It was refused, untouched.
    Refused(PathBuf, Failure),
}

impl Session {
    /// Where the usual book stands.
    #[must_use]
    pub fn usual_book(&self) -> PathBuf {
        self.named.clone().unwrap_or_else(|| self.data.join("book.nml"))
    }

    /// The book there, opened the first time somebody looks.
    pub fn current_book(&self) -> MutexGuard<'_, CurrentBook> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*current, CurrentBook::Unknown) {
            *current = self.find(self.usual_book());
        }
        current
    }

    /// Opens the file at this place.
    pub fn lay(&self, path: PathBuf) {
        let mut current = self.current_book();
        // The book that was open lets go of its lock first: it may be the same file.
        *current = CurrentBook::Unknown;
        *current = self.find(path);
        drop(current);
        self.changed();
    }

    /// Asks the person with the book put aside: its file is closed, and opened again afterwards. Nobody else in this session
    /// finds the book gone; they wait. There is no other way to ask.
    ///
    /// A file dialog opens the files it lists, to see what they are, and when a process closes a file once more, POSIX
    /// drops all its locks on it. Another program that reads the book then believes it is alone and clears the
    /// write-ahead log away, with all that the window writes from then on.
    pub(crate) fn with_dialog<T>(&self, ask: impl FnOnce(&dyn Dialogs) -> T) -> T {
        // A guest never opens a dialog on somebody else's computer.
        let dialogs = if guests::is_asking() { &Nobody } else { &*self.dialogs };
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        let CurrentBook::Open(book) = &*current else { return ask(dialogs) };
        let path = book.path().to_owned();
        self.closed(&mut current, path, |_| ask(dialogs))
    }

    /// Does something while the book at this place is closed, and opens it again in any case.
    fn closed<T>(&self, current: &mut CurrentBook, path: PathBuf, work: impl FnOnce(&Path) -> T) -> T {
        *current = CurrentBook::Unknown;
        let done = work(&path);
        *current = self.find(path);
        done
    }

    /// Closes the open book, so that it is one file: a copy of it has everything. A change under way is waited for.
    pub fn leave(&self) {
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = CurrentBook::Unknown;
    }

    /// Goes on with this open book, in place of the previous one.
    pub fn put(&self, book: Book) {
        self.linked.opened(&book);
        *self.current_book() = CurrentBook::Open(Box::new(book));
        self.changed();
    }

    /// The book at this place; one of an older version is backed up before it is raised.
    ///
    /// # Errors
    /// Why it does not open.
    pub(crate) fn opened(&self, path: &Path) -> Result<Book, nml_store::Error> {
        Book::open_and(path, |book| self.back_up(book, Occasion::Version))
    }

    /// A window that is just closing lets go of the book in a moment; a program that holds it longer keeps it.
    fn find(&self, path: PathBuf) -> CurrentBook {
        if !path.exists() {
            return CurrentBook::Nothing(path);
        }
        let mut opened = self.opened(&path);
        for _ in 0..AGAIN.0 {
            if !matches!(opened, Err(nml_store::Error::InUse(_))) {
                break;
            }
            std::thread::sleep(AGAIN.1);
            opened = self.opened(&path);
        }
        match opened {
            Ok(book) => {
                self.linked.opened(&book);
                CurrentBook::Open(Box::new(book))
            }
            Err(error) => CurrentBook::Refused(path, error.into()),
        }
    }

    /// Does something with the file of the open book while it is closed.
    pub(crate) fn with_closed<T>(&self, work: impl FnOnce(&Path) -> Result<T, Failure>) -> Result<T, Failure> {
        self.with_this_closed(|_| Ok(()), work)
    }

    /// The same, if the open book is the one that is meant.
    pub(crate) fn with_this_closed<T>(
        &self,
        meant: impl FnOnce(&Book) -> Result<(), Failure>,
        work: impl FnOnce(&Path) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut current = self.current_book();
        let CurrentBook::Open(book) = &*current else { return Err(Failure::new(code::NO_BOOK, files::no_book())) };
        meant(book)?;
        let path = book.path().to_owned();
        let done = self.closed(&mut current, path, work);
        drop(current);
        // Those who watch act on it: what came to nothing would be tried again at once.
        if done.is_ok() {
            self.changed();
        }
        done
    }

    /// Does something with the open book.
    ///
    /// # Errors
    /// `NO_BOOK`, or what is done refuses.
    pub fn with_book<T>(&self, work: impl FnOnce(&mut Book) -> Result<T, Failure>) -> Result<T, Failure> {
        match &mut *self.current_book() {
            CurrentBook::Open(book) => work(book),
            CurrentBook::Refused(_, failure) => Err(failure.clone()),
            CurrentBook::Unknown | CurrentBook::Nothing(_) => Err(Failure::new(code::NO_BOOK, files::no_book())),
        }
    }

    /// The same for callers that go on with nothing if there is no book.
    ///
    /// # Errors
    /// Why the book does not open, or what is done refuses.
    pub fn in_book<T: Default>(&self, work: impl FnOnce(&mut Book) -> Result<T, Failure>) -> Result<T, Failure> {
        match &mut *self.current_book() {
            CurrentBook::Open(book) => work(book),
            CurrentBook::Refused(_, failure) => Err(failure.clone()),
            CurrentBook::Unknown | CurrentBook::Nothing(_) => Ok(T::default()),
        }
    }
}

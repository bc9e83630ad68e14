//! The session: what the running app holds, and for whom. Each part has a file of its name that says what the session
//! does with it.

mod about;
mod backing_up;
mod current;
mod device;
mod failures;
mod files;
mod following;
mod linked;
mod packs;
mod undecided;
mod watching;
mod writing;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nml_store::guest_file;
pub use nml_store::{ClubLog, Clubs, GuestFile};

use crate::chance::Chance;
use crate::dialog::Dialogs;
use crate::failure::Failure;
use crate::guests::{GuestBook, NoTable, Tables};
use crate::language::Language;
use crate::machine_games::MachineGames;
use crate::open_dice::OpenDice;
use crate::packs::Packs;
use crate::person;
use crate::search_index::Memory;
pub use about::{About, about, ui_ready};
use backing_up::BackingUp;
pub use current::CurrentBook;
use device::SigningKey;
pub use device::{ThisComputer, signing_trouble, this_computer};
use failures::Failures;
pub(crate) use files::{same_file, the_book_itself};
pub use following::Follower;
use following::Following;
pub(crate) use linked::Linked;
pub use packs::packs;
use undecided::Undecided;
pub(crate) use undecided::UndecidedRoster;
use watching::Watchers;
pub use watching::Watching;

/// The state of the running app. It is shared between threads; each call locks what it touches.
pub struct Session {
    data: PathBuf,
    named: Option<PathBuf>,
    by: String,
    dialogs: Box<dyn Dialogs>,
    tables: Box<dyn Tables>,
    shown: AtomicBool,
    packs: Result<Packs, Failure>,
    current: Mutex<CurrentBook>,
    undecided: Mutex<Undecided>,
    dice: Mutex<OpenDice>,
    machine_games: Mutex<Option<MachineGames>>,
    remembered: [Mutex<Memory>; Language::ALL.len()],
    backing_up: Mutex<BackingUp>,
    watchers: Watchers,
    following: Option<Following>,
    linked: Linked,
    guests: Option<GuestBook>,
    signing: SigningKey,
    failures: Failures,
}

impl Session {
    /// Begins a session: the folder for the person's data, the book named on the command line, and the dialog for
    /// files.
    #[must_use]
    pub fn new(data: PathBuf, book: Option<PathBuf>, dialogs: Box<dyn Dialogs>) -> Self {
        let packs = Packs::shipped();
        let current = Mutex::new(CurrentBook::Unknown);
        let by = person::of_system();
        Self {
            data,
            named: book,
            by,
            dialogs,
            tables: Box::new(NoTable),
            shown: AtomicBool::new(false),
            packs,
            current,
            undecided: Mutex::default(),
            dice: Mutex::default(),
            machine_games: Mutex::default(),
            remembered: Default::default(),
            backing_up: Mutex::default(),
            watchers: Watchers::default(),
            following: None,
            linked: Linked::default(),
            guests: None,
            signing: SigningKey::default(),
            failures: Failures::default(),
        }
    }

    /// The same session for somebody else; the name is bounded as [`person::name`] says.
    #[must_use]
    pub fn signed(self, by: &str) -> Self {
        Self { by: person::name(by), ..self }
    }

    /// The same session, which can show its book to a table.
    #[must_use]
    pub fn seating(self, tables: Box<dyn Tables>) -> Self {
        Self { tables, ..self }
    }

    /// The same session, whose book follows a log, which acknowledges its changes. [`Session::follow`] begins it.
    #[must_use]
    pub fn behind(self, log: Arc<dyn ClubLog>) -> Self {
        Self { following: Some(Following::of(log)), ..self }
    }

    /// The same session, which lets in those whom this list names.
    #[must_use]
    pub fn letting_in(self, guests: GuestBook) -> Self {
        Self { guests: Some(guests), ..self }
    }

    /// Where guests are kept who come again: that of the session, or the file beside the open book. `None` if nobody
    /// was invited.
    ///
    /// # Errors
    /// Why the file beside the book does not open.
    pub(crate) fn guest_book(&self) -> Result<Option<GuestBook>, Failure> {
        if let Some(guests) = &self.guests {
            return Ok(Some(guests.clone()));
        }
        self.in_book(|book| {
            if !guest_file(book.path()).is_file() {
                return Ok(None);
            }
            let file = Arc::new(GuestFile::beside(book.path())?);
            let feeds: Arc<GuestFile> = Arc::clone(&file);
            Ok(Some(GuestBook { list: file, draws: |_| None, feeds, posts: |_| Ok(()) }))
        })
    }

    /// The log that this session is behind. `None` if its book has the last word.
    pub(crate) const fn behind_log(&self) -> Option<&Following> {
        self.following.as_ref()
    }

    /// The way to the table.
    pub(crate) fn tables(&self) -> &dyn Tables {
        &*self.tables
    }

    /// Whose it is: the name under every entry made here; empty if nobody is known.
    #[must_use]
    pub fn by(&self) -> &str {
        &self.by
    }

    /// The folder for the person's data.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The window has shown its first screen.
    #[must_use]
    pub fn shown(&self) -> bool {
        self.shown.load(Ordering::Relaxed)
    }

    /// Draws that nobody can foresee.
    ///
    /// # Errors
    /// `NO_RANDOMNESS`.
    pub fn chance(&self) -> Result<Chance, Failure> {
        Chance::fresh()
    }

    /// The dice that left a choice which is still open.
    pub(crate) fn dice(&self) -> MutexGuard<'_, OpenDice> {
        self.dice.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The games that machines play for this session, if somebody asked for any.
    pub(crate) fn machine_games(&self) -> MutexGuard<'_, Option<MachineGames>> {
        self.machine_games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What can be found in the book in the language that is spoken, as far as it was read; must not be called while
    /// the book is in hand.
    pub(crate) fn remembered(&self) -> MutexGuard<'_, Memory> {
        let [english, german, polish] = &self.remembered;
        let spoken = match Language::spoken() {
            Language::English => english,
            Language::German => german,
            Language::Polish => polish,
        };
        spoken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

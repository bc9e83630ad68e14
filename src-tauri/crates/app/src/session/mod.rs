//! The session: the folder of the person's books, the book that is open, the game data, whom to ask for a file.

mod copying;
mod files;
mod following;
mod linked;
mod packs;
mod watching;
mod writing;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nml_catalogue::Catalogue;
use nml_exchange::pack::Loaded;
use nml_exchange::parcel::Parcel;
use nml_exchange::picture::Pictures;
use nml_store::{Book, guest_file};
pub use nml_store::{Clubs, GuestFile, Log};
use nml_warband::Roster;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::code;
use crate::copies::Occasion;
use crate::dialog::{Dialogs, Nobody};
use crate::failure::Failure;
use crate::guests::{self, Door, NoTable, Tables};
use crate::memory::Memory;
use crate::open_dice::OpenDice;
use crate::packs::{PackLine, Packs};
use crate::person;
use copying::Copying;
pub(crate) use files::{same_file, the_book_itself};
pub use following::Follower;
use following::Following;
pub(crate) use linked::Linked;
pub use packs::packs;
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
    held: Mutex<Held>,
    dice: Mutex<OpenDice>,
    remembered: Mutex<Memory>,
    copying: Mutex<Copying>,
    watchers: Watchers,
    following: Option<Following>,
    linked: Linked,
    door: Option<Door>,
}

/// A Warband that was read and is not kept yet.
pub(crate) struct HeldRoster {
    /// The number that it goes by.
    pub number: u32,
    /// The file's name; none: it was pasted.
    pub file: Option<String>,
    /// The Warband.
    pub roster: Roster,
    /// Its pictures.
    pub pictures: Pictures,
}

/// What was read from files and is not kept yet: the Warbands of one import and one parcel at a time.
#[derive(Default)]
struct Held {
    /// The number of the last one.
    number: u32,
    rosters: Vec<Arc<HeldRoster>>,
    /// What another book sent, with its own number.
    parcel: Option<(u32, Box<Parcel>)>,
}

/// The book of the session.
pub enum CurrentBook {
    /// Not looked for yet.
    Unknown,
    /// None: there is no file at this place.
    Nothing(PathBuf),
    /// It is open.
    Open(Box<Book>),
    /// It was refused, untouched.
    Refused(PathBuf, Failure),
}

impl Session {
    /// Begins a session: the folder for the person's data, the book named on the command line, whom to ask for files.
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
            held: Mutex::default(),
            dice: Mutex::default(),
            remembered: Mutex::default(),
            copying: Mutex::default(),
            watchers: Watchers::default(),
            following: None,
            linked: Linked::default(),
            door: None,
        }
    }

    /// The same session of somebody else; the name is bounded as [`person::name`] says.
    #[must_use]
    pub fn signed(self, by: &str) -> Self {
        Self { by: person::name(by), ..self }
    }

    /// The same session, which can show its book to a table.
    #[must_use]
    pub fn seating(self, tables: Box<dyn Tables>) -> Self {
        Self { tables, ..self }
    }

    /// The same session, whose book follows a log: what is changed is acknowledged there. [`Session::follow`] begins it.
    #[must_use]
    pub fn behind(self, log: Arc<dyn Log>) -> Self {
        Self { following: Some(Following::of(log)), ..self }
    }

    /// The same session, which lets in those whom this list names.
    #[must_use]
    pub fn letting_in(self, door: Door) -> Self {
        Self { door: Some(door), ..self }
    }

    /// Where guests are kept who come again: that of the session, or the file beside the open book; none: nobody was invited.
    ///
    /// # Errors
    /// Why the file beside the book does not open.
    pub(crate) fn door(&self) -> Result<Option<Door>, Failure> {
        if let Some(door) = &self.door {
            return Ok(Some(door.clone()));
        }
        self.in_book(|book| {
            if !guest_file(book.path()).is_file() {
                return Ok(None);
            }
            let file = Arc::new(GuestFile::beside(book.path())?);
            let feeds: Arc<GuestFile> = Arc::clone(&file);
            Ok(Some(Door { list: file, draws: |_| None, feeds, posts: |_| Ok(()) }))
        })
    }

    /// What the book follows.
    pub(crate) const fn follows(&self) -> Option<&Following> {
        self.following.as_ref()
    }

    /// The way to the table.
    pub(crate) fn tables(&self) -> &dyn Tables {
        &*self.tables
    }

    /// Whose it is: the name under every entry made here; empty where nobody is known.
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

    /// The packs at hand.
    ///
    /// # Errors
    /// `BAD_PACK` in a program built wrong.
    pub fn packs(&self) -> Result<&Packs, Failure> {
        self.packs.as_ref().map_err(Clone::clone)
    }

    /// The pack that is followed where nobody chose another.
    ///
    /// # Errors
    /// As [`Session::packs`].
    pub fn pack(&self) -> Result<&Loaded, Failure> {
        Ok(self.packs()?.first())
    }

    /// Its game data.
    ///
    /// # Errors
    /// As [`Session::packs`].
    pub fn catalogue(&self) -> Result<&Catalogue, Failure> {
        Ok(&self.pack()?.catalogue)
    }

    /// The pack with this hash, shipped or kept in the open book; none: as [`Session::pack`]. Not to be called while the
    /// book is in hand ([`Session::with_book`]).
    ///
    /// # Errors
    /// `PACK_MISSING`, `BAD_PACK`.
    pub fn pack_of(&self, hash: Option<&str>) -> Result<Arc<Loaded>, Failure> {
        let packs = self.packs()?;
        match &*self.current_book() {
            CurrentBook::Open(book) => packs.of(hash, Some(book)),
            CurrentBook::Refused(..) | CurrentBook::Unknown | CurrentBook::Nothing(_) => packs.of(hash, None),
        }
    }

    /// Draws that nobody can foresee.
    ///
    /// # Errors
    /// `NO_RANDOMNESS`.
    pub fn chance(&self) -> Result<Chance, Failure> {
        Chance::fresh()
    }

    /// Where the usual book stands.
    #[must_use]
    pub fn usual_book(&self) -> PathBuf {
        self.named.clone().unwrap_or_else(|| self.data.join("book.nml"))
    }

    /// What lies there, opened the first time somebody looks.
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
    /// drops all its locks on it. Another program that reads the book then believes it is alone and clears the write-ahead
    /// log away, with whatever the window writes from then on.
    pub(crate) fn aside<T>(&self, ask: impl FnOnce(&dyn Dialogs) -> T) -> T {
        // A guest never opens a dialog on somebody else's computer.
        let dialogs = if guests::is_asking() { &Nobody } else { &*self.dialogs };
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        let CurrentBook::Open(book) = &*current else { return ask(dialogs) };
        let path = book.path().to_owned();
        self.closed(&mut current, path, |_| ask(dialogs))
    }

    /// Does something while the book at this place is closed, and opens it again, whatever came of it.
    fn closed<T>(&self, current: &mut CurrentBook, path: PathBuf, work: impl FnOnce(&Path) -> T) -> T {
        *current = CurrentBook::Unknown;
        let done = work(&path);
        *current = self.find(path);
        done
    }

    /// Closes the open book, so that it is one file: a copy of that has all of it. A change under way is waited for.
    pub fn leave(&self) {
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = CurrentBook::Unknown;
    }

    /// Goes on with this open book, in place of the one there was.
    pub fn put(&self, book: Book) {
        self.linked.opened(&book);
        *self.current_book() = CurrentBook::Open(Box::new(book));
        self.changed();
    }

    /// Holds a Warband that was read and is not kept yet with its pictures; the number that it goes by.
    pub(crate) fn hold(&self, file: Option<String>, roster: Roster, pictures: Pictures) -> u32 {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.number = held.number.wrapping_add(1);
        let number = held.number;
        held.rosters.push(Arc::new(HeldRoster { number, file, roster, pictures }));
        number
    }

    /// The Warbands that are held, in the order they were read.
    pub(crate) fn held(&self) -> Vec<Arc<HeldRoster>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).rosters.clone()
    }

    /// Lets go of those with these numbers.
    pub(crate) fn let_go(&self, numbers: &[u32]) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.rosters.retain(|roster| !numbers.contains(&roster.number));
    }

    /// Holds no Warband any more: others are brought in.
    pub(crate) fn let_all_go(&self) {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).rosters.clear();
    }

    /// Holds what another book sent, in place of another; the number that it goes by.
    pub fn hold_parcel(&self, parcel: Parcel) -> u32 {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.number = held.number.wrapping_add(1);
        held.parcel = Some((held.number, Box::new(parcel)));
        held.number
    }

    /// The parcel held under this number.
    #[must_use]
    pub fn held_parcel(&self, number: u32) -> Option<Parcel> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.parcel.as_ref().filter(|(known, _)| *known == number).map(|(_, parcel)| Parcel::clone(parcel))
    }

    /// Lets go of it.
    pub fn leave_parcel(&self, number: u32) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.parcel.take_if(|(known, _)| *known == number);
    }

    /// The dice that left a choice which nobody has made yet.
    pub(crate) fn dice(&self) -> MutexGuard<'_, OpenDice> {
        self.dice.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What can be found in the book, as far as it was read; not to be asked for while the book is in hand.
    pub(crate) fn remembered(&self) -> MutexGuard<'_, Memory> {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The book at this place; one of an older version is copied before it is raised.
    ///
    /// # Errors
    /// Why it does not open.
    pub(crate) fn opened(&self, path: &Path) -> Result<Book, nml_store::Error> {
        Book::open_and(path, |book| self.copy(book, Occasion::Version))
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

    /// The same, where the open book is the one that is meant.
    pub(crate) fn with_this_closed<T>(
        &self,
        meant: impl FnOnce(&Book) -> Result<(), Failure>,
        work: impl FnOnce(&Path) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut current = self.current_book();
        let CurrentBook::Open(book) = &*current else { return Err(Failure::new(code::NO_BOOK, "No book is open.")) };
        meant(book)?;
        let path = book.path().to_owned();
        let done = self.closed(&mut current, path, work);
        drop(current);
        // Who watches acts on it: what came to nothing would be tried again at once.
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
            CurrentBook::Unknown | CurrentBook::Nothing(_) => Err(Failure::new(code::NO_BOOK, "No book is open.")),
        }
    }

    /// The same for callers that go on with nothing where there is no book.
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

/// How often, and after how long each time, a book is asked for again that somebody else still holds.
const AGAIN: (u32, Duration) = (10, Duration::from_millis(150));

/// What this program is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The program's version.
    pub version: String,
    /// The version of the rules that it follows, as its pack says.
    pub rules_version: String,
    /// The packs it brings.
    pub packs: Vec<PackLine>,
}

/// Says what this program is.
///
/// # Errors
/// `BAD_PACK`.
pub fn about(session: &Session, (): ()) -> Result<About, Failure> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules_version: session.catalogue()?.pack().manifest.rules_version.clone(),
        packs: session.packs()?.all()?.iter().map(|pack| PackLine::of(pack, true)).collect(),
    })
}

/// The window says that its first screen is shown and can be used.
///
/// # Errors
/// None.
pub fn ui_ready(session: &Session, (): ()) -> Result<(), Failure> {
    session.shown.store(true, Ordering::Relaxed);
    Ok(())
}

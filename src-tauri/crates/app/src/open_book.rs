//! Which book is open: first start, another book, checking it and backing it up.

use std::path::{Path, PathBuf};

use nml_catalogue::ruleset;
use nml_ledger::Kind;
use nml_store::Book as Stored;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::{BookBackup, BookCheck, back_up, look};
use crate::code;
use crate::dialog::{Asked, Purpose};
use crate::failure::Failure;
use crate::guests;
use crate::lists::rows;
use crate::session::{CurrentBook, Session, same_file, the_book_itself};
use crate::{sample, sample_season, words};

/// The open book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// File name.
    pub name: String,
    /// Full path, as shown.
    pub path: String,
    /// Entries of all streams.
    pub entries: u64,
    /// Streams of Warbands.
    pub warbands: u64,
    /// Streams of set-ups and of scenarios of one's own.
    pub scenarios: u64,
    /// Streams of battles.
    pub battles: u64,
    /// Streams of campaigns.
    pub campaigns: u64,
    /// Games that were played in them, also those without a battle in this book.
    pub games: u64,
    /// Streams of rotations.
    pub rotations: u64,
    /// Streams of evenings.
    pub evenings: u64,
    /// Bytes of the file and what stands beside it.
    pub bytes: u64,
    /// Nothing can be changed in it.
    pub read_only: bool,
    /// Name of the ruleset that a new set-up begins with: the official one in every book, until somebody chooses another
    /// for it.
    pub ruleset: String,
}

/// Whether a book is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "state", deny_unknown_fields)]
pub enum BookState {
    /// There is none yet.
    None {
        /// Where a new one would be made.
        place: String,
    },
    /// It is open.
    Open {
        /// What is known of it.
        book: Book,
    },
    /// It was refused, and nothing in it was touched.
    Refused {
        /// File name.
        name: String,
        /// Why.
        refusal: Refusal,
    },
}

/// Why a book was not opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// Stable code, such as `BOOK_NEWER`.
    pub code: String,
    /// The reason in a few words.
    pub heading: String,
    /// One clear sentence: which file, what was found.
    pub message: String,
}

/// A new book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBook {
    /// What stands in it.
    pub holds: Holds,
}

/// What a new book holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holds {
    /// Nothing.
    Nothing,
    /// Two Warbands and their campaign, ready for the first game.
    FirstGame,
    /// A season of six Warbands, five rounds old.
    Season,
}

/// Says which book is open.
///
/// # Errors
/// When an open book can no longer be read.
pub fn book_state(session: &Session, (): ()) -> Result<BookState, Failure> {
    match &*session.current_book() {
        CurrentBook::Open(book) => Ok(BookState::Open { book: describe(book)? }),
        CurrentBook::Refused(path, failure) => {
            Ok(BookState::Refused { name: name_of(path), refusal: refusal(failure) })
        }
        CurrentBook::Nothing(_) | CurrentBook::Unknown if guests::is_asking() => {
            Ok(BookState::None { place: String::new() })
        }
        CurrentBook::Nothing(path) => Ok(BookState::None { place: path.display().to_string() }),
        CurrentBook::Unknown => Ok(BookState::None { place: session.usual_book().display().to_string() }),
    }
}

/// Makes a new book: on the first start where none was found, later where the person says. `None` if they cancel.
///
/// # Errors
/// `FILE_EXISTS`, `BOOK_READ_ONLY`, `NO_SPACE`, …
pub fn book_new(session: &Session, new: NewBook) -> Result<Option<BookState>, Failure> {
    let awaited = match &*session.current_book() {
        CurrentBook::Nothing(path) => Some(path.clone()),
        CurrentBook::Open(_) | CurrentBook::Refused(..) | CurrentBook::Unknown => None,
    };
    let path = match awaited {
        Some(path) => path,
        None => {
            let name = match new.holds {
                Holds::Nothing => "book.nml",
                Holds::FirstGame | Holds::Season => "sample.nml",
            };
            match session.ask(&asked(Purpose::Save, words::dialogs::new_book(), Some(name)))? {
                Some(path) => with_ending(path),
                None => return Ok(None),
            }
        }
    };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| {
            Failure::new(code::NO_FOLDER, words::files::no_folder(folder.display().to_string(), error.to_string()))
        })?;
    }
    let title = path.file_stem().map_or_else(|| "book".to_owned(), |stem| stem.to_string_lossy().into_owned());
    let mut made = Stored::create(&path, session.chance()?.sixteen(), &title, &crate::clock::now())?;
    let filled = match new.holds {
        Holds::Nothing => Ok(()),
        Holds::FirstGame => sample::fill(session, &mut made),
        Holds::Season => sample_season::fill(session, &mut made),
    };
    if let Err(failure) = filled {
        // Half a sample is not a book: what was just made is removed.
        drop(made);
        return match std::fs::remove_file(&path) {
            Ok(()) | Err(_) => Err(failure),
        };
    }
    session.put(made);
    book_state(session, ()).map(Some)
}

/// Opens a book that the person chooses, or `None` if they cancel. If the book is refused, the open one stays open.
///
/// # Errors
/// Why the file is refused.
pub fn book_open(session: &Session, (): ()) -> Result<Option<BookState>, Failure> {
    let Some(path) = session.ask(&asked(Purpose::Open, words::dialogs::open_book(), None))? else { return Ok(None) };
    let open = match &*session.current_book() {
        CurrentBook::Open(book) => Some(book.path().to_path_buf()),
        CurrentBook::Nothing(_) | CurrentBook::Refused(..) | CurrentBook::Unknown => None,
    };
    match open {
        Some(open) if same_file(&open, &path) => {}
        Some(_) => session.put(session.opened(&path)?),
        None => session.lay(path),
    }
    book_state(session, ()).map(Some)
}

/// Asks once more for the book that was refused: the program that held it may have let go. An open book stays open.
///
/// # Errors
/// As [`book_state`]; a book that is refused again is not an error.
pub fn book_again(session: &Session, (): ()) -> Result<BookState, Failure> {
    let refused = match &*session.current_book() {
        CurrentBook::Refused(path, _) => Some(path.clone()),
        CurrentBook::Open(_) | CurrentBook::Nothing(_) | CurrentBook::Unknown => None,
    };
    if let Some(path) = refused {
        session.lay(path);
    }
    book_state(session, ())
}

/// Looks at everything in the open book.
///
/// # Errors
/// `NO_BOOK`, or when it cannot be read at all.
pub fn book_check(session: &Session, (): ()) -> Result<BookCheck, Failure> {
    let packs = session.packs()?;
    session.with_book(|book| look(book, packs))
}

/// Rebuilds the lists of the open book from its entries, and checks it. What does not open keeps its line.
///
/// # Errors
/// As [`book_check`].
pub fn book_rebuild(session: &Session, (): ()) -> Result<BookCheck, Failure> {
    let packs = session.packs()?;
    session.with_book(|book| {
        let rows = rows(book, packs)?;
        Ok(book.rebuild(&rows)?)
    })?;
    book_check(session, ())
}

/// Copies the open book into a file that the person names, or `None` if they cancel.
///
/// # Errors
/// `BOOK_DAMAGED`, `NO_SPACE`, …
pub fn book_backup(session: &Session, (): ()) -> Result<Option<BookBackup>, Failure> {
    let proposed = session.with_book(|book| Ok(backup_name(&name_of(book.path()), &crate::clock::now())))?;
    let Some(to) = session.ask(&asked(Purpose::Save, words::dialogs::back_up(), Some(&proposed)))? else {
        return Ok(None);
    };
    let to = with_ending(to);
    // The dialog asked before an existing file was named; the book itself never has such a name.
    session.with_book(|book| {
        if same_file(book.path(), &to) {
            return Err(Failure::new(code::FILE_EXISTS, the_book_itself(&to)));
        }
        back_up(book, &to, true).map(Some)
    })
}

fn describe(book: &Stored) -> Result<Book, Failure> {
    let stats = book.stats()?;
    let count = |wanted| stats.streams.iter().find(|(kind, _)| *kind == wanted).map_or(0, |(_, count)| *count);
    let ruleset = ruleset::find(ruleset::OFFICIAL).map_err(|error| Failure::new(code::BROKEN, error.to_string()))?;
    Ok(Book {
        name: name_of(book.path()),
        // Where it lies is nobody's business at the table.
        path: if guests::is_asking() { name_of(book.path()) } else { book.path().display().to_string() },
        entries: stats.entries,
        warbands: count(Kind::Warband),
        scenarios: count(Kind::Scenario),
        battles: count(Kind::Battle),
        campaigns: count(Kind::Campaign),
        games: book.campaigns()?.iter().map(|row| u64::from(row.games)).sum(),
        rotations: count(Kind::Rotation),
        evenings: count(Kind::Evening),
        bytes: stats.bytes,
        read_only: !book.is_writer() || guests::only_read(),
        ruleset: ruleset.name.as_str().to_owned(),
    })
}

fn refusal(failure: &Failure) -> Refusal {
    Refusal {
        code: failure.code.clone(),
        heading: words::book::refused(&failure.code),
        message: format!("{} {}", failure.message, words::book::untouched()),
    }
}

fn asked(purpose: Purpose, title: String, file_name: Option<&str>) -> Asked {
    Asked {
        purpose,
        title,
        file_name: file_name.map(str::to_owned),
        kind: Some((words::dialogs::books(), vec!["nml".to_owned()])),
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn with_ending(path: PathBuf) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension("nml") }
}

/// Such as `club-2026-11-21.nml`.
fn backup_name(name: &str, now: &str) -> String {
    let day: String = now.chars().take(10).collect();
    format!("{}-{day}.nml", name.strip_suffix(".nml").unwrap_or(name))
}

//! The book as a file: is it whole, how large is it, a copy of it, all of it as plain files.
//!
//! These work on any book, open in the session or only [`read`], even while another program writes it.

mod named;

use std::path::Path;

use nml_ledger::{Kind, StreamId};
pub use nml_store::Book;
use nml_store::{Author, Error, Overwrite, Report};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::judgement::{Sort, mistaken};
use crate::lists::fold;
use crate::packs::Packs;
use crate::person;
use crate::unread::Unread;
use crate::words::backups;
pub(crate) use named::{Named, named};

/// What a check of a book found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookCheck {
    /// Nothing is wrong; also if a stream has words that only a later program knows.
    pub fine: bool,
    /// Streams looked at.
    pub streams: u64,
    /// Entries proven.
    pub entries: u64,
    /// Packs and rulesets proven.
    pub packs: u64,
    /// Who made the entries, as far as devices signed them: the most first.
    pub authors: Vec<BookAuthor>,
    /// What is wrong, worst first.
    pub findings: Vec<BookFinding>,
}

/// The entries of one name that one device made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookAuthor {
    /// The name under them; may be empty.
    pub name: String,
    /// The key of the device that signed them, 64 hexadecimal digits, each signature proven, or none if they are
    /// unsigned.
    pub key: Option<String>,
    /// The beginning of the key, for people who compare two.
    pub device: Option<String>,
    /// How many entries.
    pub entries: u64,
}

impl BookAuthor {
    /// From what the store, or a club's server, counted.
    #[must_use]
    pub fn of(author: &Author) -> Self {
        let Author { name, key, entries } = author;
        Self {
            // A name that is safe to show: what comes from elsewhere may hold anything.
            name: person::name(name),
            key: key.map(|key| key.to_string()),
            device: key.map(|key| key.short()),
            entries: *entries,
        }
    }
}

/// One kind of thing that is wrong with a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookFinding {
    /// Its stable name: `FILE`, `TABLES`, `REFERENCES`, `HEADERS`, `CHAINS`, `SIGNATURES`, `COPIES`, `PACKS`, `PICTURES`, `ROWS`; and
    /// for streams that do not open `DAMAGED`, or `NEWER_WORDS`, which is no damage.
    pub code: String,
    /// How often.
    pub count: u64,
    /// In words, with an example.
    pub message: String,
}

/// A backup that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookBackup {
    /// Where it is.
    pub to: String,
    /// How many bytes it has.
    pub bytes: u64,
}

/// An export that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookExport {
    /// The folder.
    pub out: String,
    /// Streams written.
    pub streams: u64,
    /// Entries written.
    pub entries: u64,
    /// Packs and rulesets written.
    pub packs: u64,
    /// The names of the files, streams first.
    pub files: Vec<String>,
}

/// The size of a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookStats {
    /// Its name.
    pub name: String,
    /// Its id: 32 hexadecimal digits.
    pub id: String,
    /// When it was made, RFC 3339.
    pub created: String,
    /// The version of its tables.
    pub version: i64,
    /// The SQLite that read it.
    pub sqlite: String,
    /// Bytes of the file and what stands beside it.
    pub bytes: u64,
    /// Streams of Warbands.
    pub warbands: u64,
    /// Streams of scenarios.
    pub scenarios: u64,
    /// Streams of battles.
    pub battles: u64,
    /// Streams of campaigns.
    pub campaigns: u64,
    /// Streams of rotations.
    pub rotations: u64,
    /// Streams of evenings.
    pub evenings: u64,
    /// Entries of all streams.
    pub entries: u64,
    /// Entries of the longest stream.
    pub longest: u64,
    /// Packs and rulesets kept inside.
    pub packs: u64,
}

/// Opens a book for reading.
///
/// # Errors
/// Any that says why the file cannot be read as a book; it is untouched.
pub fn read(path: &Path) -> Result<Book, Failure> {
    Book::read(path).map_err(|error| refused(path, error))
}

fn refused(path: &Path, error: Error) -> Failure {
    let foreign = matches!(error, Error::NotBook(..));
    let failure = Failure::from(error);
    if foreign { mistaken(path, Sort::Book, failure) } else { failure }
}

/// Looks at everything in a book.
///
/// # Errors
/// If it cannot be read at all although it is not damaged.
pub fn check(book: &Book) -> Result<BookCheck, Failure> {
    look(book, &Packs::shipped()?)
}

/// The same for a book in a file: one that is too harmed to be opened is a damaged book like any other.
///
/// # Errors
/// When there is no file, or it is not a book of a known version.
pub fn check_file(path: &Path) -> Result<BookCheck, Failure> {
    match Book::read(path) {
        Ok(book) => check(&book),
        Err(Error::Damaged(_, why)) => Ok(BookCheck::of(&Report::harmed(&why), &[])),
        Err(error) => Err(refused(path, error)),
    }
}

/// Looks at everything in a book: the same for the open book and at the command line. What does not open is a finding of its
/// own, and the lists are checked for all the rest.
///
/// # Errors
/// When the book cannot be read at all.
pub fn look(book: &Book, packs: &Packs) -> Result<BookCheck, Failure> {
    let mut unread = Vec::new();
    let report = book.check(|book| {
        let folded = fold(book, packs)?;
        unread = folded.unread;
        Ok::<_, Failure>(folded.rows)
    })?;
    Ok(BookCheck::of(&report, &unread))
}

impl BookCheck {
    /// A report of the store, for people, with the streams that do not open. One in newer words is listed and is no
    /// damage (promise 13).
    #[must_use]
    pub fn of(report: &Report, unread: &[(StreamId, Unread)]) -> Self {
        let found = report.findings.iter().map(|finding| BookFinding {
            code: code::of_trouble(finding.trouble).name.to_owned(),
            count: finding.count,
            message: finding.message.clone(),
        });
        let newer = |unread: &Unread| match unread {
            Unread::Newer { .. } => true,
            Unread::Damaged { .. } => false,
        };
        let (later, harmed): (Vec<_>, Vec<_>) = unread.iter().partition(|(_, why)| newer(why));
        let findings = found.chain(BookFinding::unread(&harmed)).chain(BookFinding::unread(&later));
        Self {
            fine: report.is_fine() && harmed.is_empty(),
            streams: report.streams,
            entries: report.entries,
            packs: report.packs,
            authors: report.authors.iter().map(BookAuthor::of).collect(),
            findings: findings.collect(),
        }
    }
}

impl BookFinding {
    /// Streams that do not open for the same kind of reason, with the first as an example.
    fn unread(streams: &[&(StreamId, Unread)]) -> Option<Self> {
        let ((id, why), more) = (streams.first()?, streams.len().saturating_sub(1));
        let message = match more {
            0 => backups::stream_fails(id.to_string(), why.to_string()),
            more => backups::streams_fail(more, id.to_string(), why.to_string()),
        };
        let count = u64::try_from(streams.len()).unwrap_or(u64::MAX);
        Some(Self { code: why.code().name.to_owned(), count, message })
    }
}

/// Copies a book into a file of its own, whole and checked.
///
/// # Errors
/// `FILE_EXISTS` unless it may be replaced; `BOOK_DAMAGED`, `NO_SPACE`, `BOOK_READ_ONLY`, …
pub fn back_up(book: &Book, to: &Path, replace: bool) -> Result<BookBackup, Failure> {
    let overwrite = if replace { Overwrite::Replace } else { Overwrite::Refuse };
    book.backup(to, overwrite)?;
    let bytes = std::fs::metadata(to).map_or(0, |file| file.len());
    Ok(BookBackup { to: to.display().to_string(), bytes })
}

/// Writes every stream as JSON Lines, and every pack, into a new or empty folder.
///
/// # Errors
/// `FILE_EXISTS` when the folder has something in it; `NO_SPACE`, `BOOK_READ_ONLY`, …
pub fn export(book: &Book, out: &Path) -> Result<BookExport, Failure> {
    let exported = book.export(out)?;
    Ok(BookExport {
        out: out.display().to_string(),
        streams: exported.streams,
        entries: exported.entries,
        packs: exported.packs,
        files: exported.files,
    })
}

/// Says how large a book is.
///
/// # Errors
/// When it cannot be read.
pub fn stats(book: &Book) -> Result<BookStats, Failure> {
    let read = || {
        book.still(|book| {
            let stats = book.stats()?;
            let count = |wanted| stats.streams.iter().find(|(kind, _)| *kind == wanted).map_or(0, |(_, count)| *count);
            Ok::<_, Error>(BookStats {
                name: book.name()?,
                id: nml_ledger::to_hex(&book.id()?),
                warbands: count(Kind::Warband),
                scenarios: count(Kind::Scenario),
                battles: count(Kind::Battle),
                campaigns: count(Kind::Campaign),
                rotations: count(Kind::Rotation),
                evenings: count(Kind::Evening),
                created: stats.created,
                version: stats.version,
                sqlite: stats.sqlite.to_owned(),
                bytes: stats.bytes,
                entries: stats.entries,
                longest: stats.longest,
                packs: stats.packs,
            })
        })
    };
    Ok(read()?)
}

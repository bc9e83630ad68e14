//! A report of a problem: one file that says what is going on and names nobody. It has versions and sizes, how many streams
//! of each kind there are, the last failures by their codes, and of each stream which acts it is made of, without what they
//! say: no name, motto, note or path is in it, except in what the person writes into it themself.

mod shape;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use nml_exchange::file;
use nml_exchange::pack as packs;
use nml_store::{Book, PackKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::code;
use crate::dialog::{Sent, ToSave};
use crate::failure::Failure;
use crate::language::Language;
use crate::session::{CurrentBook, Session};
use crate::words::report as say;
use shape::ReportStream;

/// The ending of a report.
const ENDING: &str = "json";
/// The most bytes of a report.
const MOST: usize = 4 << 20;
/// The most characters that a person may write into it.
pub const SAID_MOST: usize = 2000;
/// The most characters of what the page says about itself.
const PAGE_MOST: usize = 200;

/// What a report begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum ReportFormat {
    /// A report of a problem.
    #[serde(rename = "nml.report")]
    Report,
}

/// A report of a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// What the file is.
    pub format: ReportFormat,
    /// Version of the format.
    pub version: u32,
    /// The day it was made.
    pub day: String,
    /// What the person says happened, as they wrote it.
    pub said: Option<String>,
    /// The program.
    pub program: ReportProgram,
    /// The page that it was made on, or none at the command line.
    pub page: Option<ReportPage>,
    /// The book.
    pub book: ReportBook,
    /// The last failures, the latest first.
    pub failures: Vec<ReportFailure>,
    /// The streams of the book, in the order they came.
    pub streams: Vec<ReportStream>,
    /// Streams that it has no room for.
    pub left_out: usize,
}

/// What runs, and on what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportProgram {
    /// Its version.
    pub version: String,
    /// The system, such as `linux`.
    pub system: String,
    /// The processor, such as `x86_64`.
    pub processor: String,
    /// The language spoken.
    pub language: String,
    /// The version of the SQLite inside, or none if no book is open.
    pub sqlite: Option<String>,
}

/// What a page says about itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportPage {
    /// What draws it, as a browser calls itself.
    pub browser: String,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// Pixels of the screen for each of them, in hundredths.
    pub scale: u32,
    /// The size of text in percent.
    pub text_size: u32,
    /// It is dark.
    pub dark: bool,
    /// Movement is reduced.
    pub still: bool,
    /// Codes of what could not be drawn or asked, the latest first.
    pub failures: Vec<String>,
}

/// How the book is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ReportBook {
    /// There is none.
    None,
    /// It does not open.
    Refused {
        /// Why, by its code.
        code: String,
    },
    /// It is open.
    Open(ReportSizes),
}

/// How large a book is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportSizes {
    /// The version of its tables.
    pub tables: i64,
    /// Bytes.
    pub bytes: u64,
    /// Streams of each kind.
    pub streams: BTreeMap<String, u64>,
    /// Entries of all streams.
    pub entries: u64,
    /// Entries of the longest one.
    pub longest: u64,
    /// Packs of its own, beside those that are shipped.
    pub own_packs: usize,
    /// Rulesets of its own.
    pub own_rulesets: usize,
    /// Pictures of models.
    pub pictures: usize,
    /// It follows a club over the network: how many acts wait to be sent.
    pub waiting: Option<u64>,
    /// The packs that are shipped.
    pub shipped: Vec<String>,
}

/// A failure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportFailure {
    /// The call.
    pub call: String,
    /// Its code.
    pub code: String,
    /// Seconds before the report was made.
    pub ago: i64,
}

/// A report to make.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportOf {
    /// What the page says about itself.
    pub page: ReportPage,
    /// What happened, in the person's words; may be empty.
    #[serde(default)]
    pub said: String,
}

/// A report as it is shown, and as it will be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportText {
    /// The whole file.
    pub text: String,
}

/// A report that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportWritten {
    /// Its size.
    pub bytes: usize,
    /// What is in it.
    pub report: Report,
}

/// Makes a report, to be read before it is saved.
///
/// # Errors
/// `TOO_LONG`; when the book cannot be read.
pub fn report_look(session: &Session, wanted: ReportOf) -> Result<ReportText, Failure> {
    let said = wanted.said.trim();
    if said.chars().count() > SAID_MOST {
        return Err(Failure::new(code::TOO_LONG, say::too_long(SAID_MOST)));
    }
    let book = match &*session.current_book() {
        CurrentBook::Open(book) => Ok(Some(of_book(book)?)),
        CurrentBook::Refused(_, failure) => Err(failure.code.clone()),
        CurrentBook::Unknown | CurrentBook::Nothing(_) => Ok(None),
    };
    let now = clock::seconds(&clock::now()).unwrap_or_default();
    let failures = session.last_failures().into_iter().map(|failed| ReportFailure {
        call: failed.call.to_owned(),
        code: failed.code,
        ago: now.saturating_sub(failed.at),
    });
    let report = Report {
        said: (!said.is_empty()).then(|| said.to_owned()),
        page: Some(bounded(wanted.page)),
        failures: failures.collect(),
        ..made(book)
    };
    Ok(ReportText { text: written(&report)? })
}

/// Saves a report as it was shown, in a file that the person names. `None` if they cancel.
///
/// # Errors
/// `BAD_INPUT` if it is not a report; `UNWRITABLE`, `FILE_EXISTS`.
pub fn report_save(session: &Session, shown: ReportText) -> Result<Option<Sent>, Failure> {
    let is_report = shown.text.len() <= MOST && serde_json::from_str::<Report>(&shown.text).is_ok();
    if !is_report {
        return Err(Failure::new(code::BAD_INPUT, say::no_report()));
    }
    let name = say::file_name(clock::today());
    let saved = session.save_as(&ToSave {
        title: &say::save(),
        name: &name,
        kind: &say::reports(),
        ending: ENDING,
        bytes: shown.text.as_bytes(),
    })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// Writes a report on a book into a file that is not there yet, without a window.
///
/// # Errors
/// `FILE_EXISTS`, `UNWRITABLE`. A book that does not open is reported by its code.
pub fn report_into(to: &Path, book: Option<PathBuf>) -> Result<ReportWritten, Failure> {
    let book = match book.map(|path| Book::read(&path)) {
        None => Ok(None),
        Some(Ok(book)) => Ok(Some(of_book(&book)?)),
        Some(Err(error)) => Err(Failure::from(error).code),
    };
    let report = made(book);
    let text = written(&report)?;
    if to.exists() {
        return Err(Failure::new(code::FILE_EXISTS, say::stands_there(to.display().to_string())));
    }
    file::write(to, text.as_bytes())?;
    Ok(ReportWritten { bytes: text.len(), report })
}

fn made(book: Result<Option<(ReportSizes, String, shape::Shapes)>, String>) -> Report {
    let (book, sqlite, shapes) = match book {
        Ok(Some((sizes, sqlite, shapes))) => (ReportBook::Open(sizes), Some(sqlite), shapes),
        Ok(None) => (ReportBook::None, None, shape::Shapes::default()),
        Err(code) => (ReportBook::Refused { code }, None, shape::Shapes::default()),
    };
    Report {
        format: ReportFormat::Report,
        version: 1,
        day: clock::today(),
        said: None,
        program: ReportProgram {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            system: std::env::consts::OS.to_owned(),
            processor: std::env::consts::ARCH.to_owned(),
            language: Language::spoken().tag().to_owned(),
            sqlite,
        },
        page: None,
        book,
        failures: Vec::new(),
        streams: shapes.streams,
        left_out: shapes.left_out,
    }
}

fn of_book(book: &Book) -> Result<(ReportSizes, String, shape::Shapes), Failure> {
    let stats = book.stats()?;
    let kept = book.packs()?;
    let shipped = packs::ids();
    let own = |kind: PackKind| kept.iter().filter(move |info| info.kind == kind);
    let sizes = ReportSizes {
        tables: stats.version,
        bytes: stats.bytes,
        streams: stats.streams.iter().map(|(kind, count)| (kind.format().to_owned(), *count)).collect(),
        entries: stats.entries,
        longest: stats.longest,
        own_packs: own(PackKind::Pack).filter(|info| !shipped.contains(&info.name.as_str())).count(),
        own_rulesets: own(PackKind::Ruleset).count(),
        pictures: book.pictures()?.len(),
        waiting: book.position()?.map(|_| book.waiting_count()).transpose()?,
        shipped: shipped.into_iter().map(str::to_owned).collect(),
    };
    Ok((sizes, stats.sqlite.to_owned(), shape::of(book)?))
}

/// What the page says of itself, within bounds: a browser's name for itself in plain letters, codes that have the form of one.
fn bounded(page: ReportPage) -> ReportPage {
    let plain = |c: &char| c.is_ascii_graphic() || *c == ' ';
    let letter = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_' || c == '-';
    let is_code = |code: &String| !code.is_empty() && code.len() <= 40 && code.chars().all(letter);
    ReportPage {
        browser: page.browser.chars().filter(plain).take(PAGE_MOST).collect(),
        failures: page.failures.into_iter().filter(is_code).take(50).collect(),
        ..page
    }
}

fn written(report: &Report) -> Result<String, Failure> {
    let text = serde_json::to_string_pretty(report)
        .map_err(|error| Failure::new(code::UNREADABLE, say::not_written(error.to_string())))?;
    Ok(format!("{text}\n"))
}

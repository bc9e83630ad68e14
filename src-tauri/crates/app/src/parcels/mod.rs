//! What goes from one book to another: a campaign with its Warbands, battles and set-ups, packed into one file, and what
//! such a file brings.
//!
//! A book takes in every entry that it lacks, byte by byte. Where only the other book went on, it is followed. Where both
//! did, what each said stands side by side until a person decides; what is not in force then stays readable on its own
//! head, and whoever hears of the decision is asked nothing more.

mod met;
mod sent;
mod told;

use std::path::Path;

use nml_exchange::parcel::{self, Parcel};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::desk::Desk;
use crate::dialog::Nobody;
use crate::dropped::{self, readable};
use crate::failure::Failure;
use crate::words::parcels as say;
use met::Met;

pub use sent::{ParcelOrder, ParcelWhat, parcel_send};

/// Where a parcel comes from.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "from", deny_unknown_fields)]
pub enum ParcelFrom {
    /// A file that the person chooses.
    File,
    /// A file that was dropped on the window.
    Dropped {
        /// Its name.
        name: String,
        /// Its bytes, each as the character of that number from U+0000 to U+00FF.
        bytes: String,
    },
}

/// A parcel that was opened.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelRef {
    /// The number that it got.
    pub parcel: u32,
}

/// What is decided about a parcel.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelTaken {
    /// The number that it got.
    pub parcel: u32,
    /// What stands where both went on; none: nobody has decided.
    #[serde(default)]
    pub stands: Option<Stands>,
}

/// What is in force where two books went on apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// What was said here.
    Here,
    /// What was said there.
    There,
}

/// A parcel beside the book. Nothing of it is kept yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelView {
    /// The number it goes by until it is taken or left.
    pub parcel: u32,
    /// The file's name.
    pub file: String,
    /// What it is about, who packed it and when, in one line.
    pub about: String,
    /// Its streams: those on which both went on first, then what is new.
    pub streams: Vec<ParcelLine>,
    /// Both went on somewhere: a person decides what stands.
    pub parted: bool,
    /// There is something to take.
    pub brings: bool,
}

/// A stream of a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelLine {
    /// Its stream.
    pub id: String,
    /// What it is, such as `Warband`.
    pub kind: String,
    /// What it is called.
    pub name: String,
    /// How it stands to the book.
    pub state: ParcelState,
}

/// How a stream of a parcel stands to the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ParcelState {
    /// The book does not have it.
    New {
        /// Its entries.
        entries: usize,
    },
    /// The book has all that counts.
    Known,
    /// Only the other book went on.
    Ahead {
        /// What was said there since, the oldest first.
        there: Vec<ParcelSaid>,
    },
    /// Both went on.
    Parted {
        /// What was said here since they parted, the oldest first.
        here: Vec<ParcelSaid>,
        /// What was said there.
        there: Vec<ParcelSaid>,
    },
}

/// An entry in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelSaid {
    /// When, RFC 3339.
    pub at: String,
    /// By whom.
    pub by: String,
    /// What was said.
    pub said: String,
}

/// What a parcel brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelDone {
    /// In one line.
    pub said: String,
    /// Streams that are new in the book.
    pub streams: usize,
    /// Entries that are new in it.
    pub entries: usize,
    /// The campaign of it; none: it has none, or several.
    pub campaign: Option<String>,
}

/// Opens a parcel and looks at it beside the book. None: the person chooses no file.
///
/// # Errors
/// The first entry that is damaged, or whatever else keeps the file from being read; nothing is kept then.
pub fn parcel_open(desk: &Desk, from: ParcelFrom) -> Result<Option<ParcelView>, Failure> {
    let (file, parcel) = match from {
        ParcelFrom::File => {
            let Some(path) = desk.choose_file(say::OPEN, say::PARCELS, &[say::ENDING, "jsonl"])? else {
                return Ok(None);
            };
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let parcel = parcel::read_file(&path, &readable(&name))?;
            (readable(&name), parcel)
        }
        ParcelFrom::Dropped { name, bytes } => {
            let name = readable(&name);
            let parcel = parcel::read(&mut dropped::bytes(&bytes)?.as_slice(), &name)?;
            (name, parcel)
        }
    };
    sent::learn(desk, &parcel)?;
    let met = met::all(desk, &parcel)?;
    let about = parcel
        .heading
        .as_ref()
        .map_or_else(String::new, |heading| say::about(&heading.about, &heading.by, &heading.at));
    let mut streams = Vec::new();
    for one in &met {
        streams.push(told::line(desk, one)?);
    }
    streams.sort_by_key(|line| match line.state {
        ParcelState::Parted { .. } => 0,
        ParcelState::Ahead { .. } => 1,
        ParcelState::New { .. } => 2,
        ParcelState::Known => 3,
    });
    let parted = met.iter().any(Met::parted);
    let brings = met.iter().any(Met::brings);
    Ok(Some(ParcelView { parcel: desk.hold_parcel(parcel), file, about, streams, parted, brings }))
}

/// Takes a parcel into the book: all that it lacks, in one transaction.
///
/// # Errors
/// `undecided` where both went on and nobody has decided; `parcel_gone`.
pub fn parcel_take(desk: &Desk, taken: ParcelTaken) -> Result<ParcelDone, Failure> {
    let parcel = desk.held_parcel(taken.parcel).ok_or_else(|| Failure::new("parcel_gone", say::GONE))?;
    let done = take(desk, &parcel, taken.stands)?;
    desk.leave_parcel(taken.parcel);
    Ok(done)
}

/// Leaves a parcel: nothing of it is kept.
///
/// # Errors
/// None.
pub fn parcel_leave(desk: &Desk, which: ParcelRef) -> Result<(), Failure> {
    desk.leave_parcel(which.parcel);
    Ok(())
}

/// What became of a file that a book was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelImport {
    /// It was taken in; otherwise both books went on, and nobody has said what stands.
    pub taken: bool,
    /// Streams that are new in the book.
    pub streams: usize,
    /// Entries that are new in it.
    pub entries: usize,
    /// What is in the file, beside the book as it was.
    pub lines: Vec<ParcelLine>,
}

/// Gives a file to a book that is in a file itself, without a window.
///
/// # Errors
/// The book does not open for writing; as [`parcel_open`].
pub fn import(book: &Path, file: &Path, stands: Option<Stands>) -> Result<ParcelImport, Failure> {
    let data = book.parent().unwrap_or(Path::new(".")).to_path_buf();
    let desk = Desk::new(data, Some(book.to_path_buf()), Box::new(Nobody));
    let parcel = parcel::read_file(file, &file.display().to_string())?;
    sent::learn(&desk, &parcel)?;
    let met = met::all(&desk, &parcel)?;
    let lines = met.iter().map(|one| told::line(&desk, one)).collect::<Result<_, _>>()?;
    if stands.is_none() && met.iter().any(Met::parted) {
        return Ok(ParcelImport { taken: false, streams: 0, entries: 0, lines });
    }
    let done = take(&desk, &parcel, stands)?;
    Ok(ParcelImport { taken: true, streams: done.streams, entries: done.entries, lines })
}

fn take(desk: &Desk, parcel: &Parcel, stands: Option<Stands>) -> Result<ParcelDone, Failure> {
    let met = met::all(desk, parcel)?;
    let who = parcel.heading.as_ref().map_or("", |heading| heading.by.as_str());
    if stands.is_none() && met.iter().any(Met::parted) {
        return Err(Failure::new("undecided", say::UNDECIDED));
    }
    let streams = met.iter().filter(|one| one.is_new()).count();
    let entries = met.iter().map(Met::entries).sum();
    let campaigns: Vec<String> = met.iter().filter_map(Met::campaign).collect();
    let campaign = if let [only] = campaigns.as_slice() { Some(only.clone()) } else { None };
    met::write(desk, parcel, met, stands, who)?;
    Ok(ParcelDone { said: say::done(streams, entries), streams, entries, campaign })
}

//! What goes from one book to another: a campaign with its Warbands, battles and set-ups, packed into one file, and
//! what such a file brings.
//!
//! A book takes in every entry that it lacks, byte by byte. If only the other book went on, it follows. If both did,
//! they are merged entry by entry. What only one of them said about something stays, and is said again after what was
//! said here, with its author and its time. What both said about the same thing is a conflict: both versions are shown
//! side by side until a person decides, with what cannot live beside the one choice or the other. What is then out of
//! force can still be read on its own head, and a book that hears of the decision asks nothing more.

mod beside;
mod decided;
mod in_words;
mod merge;
mod met;
mod order_note;
mod packing;
mod signed;
mod spared;
mod taken;
mod touches;
mod written;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nml_exchange::parcel::{self, Parcel};
use nml_exchange::signatures;
use nml_ledger::StreamId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::dialog::Nobody;
use crate::dropped::{DroppedFile, readable};
use crate::failure::Failure;
use crate::plain_words::kind_first;
use crate::session::Session;
use crate::subject::{
    Battles, Campaigns, Evenings, HousePacks, OwnScenarios, Rotations, SetUps, Subject as _, Warbands,
};
use crate::words::parcels as say;
use met::{Met, Together};

pub use crate::words::parcels::by_and_day;
pub use in_words::decided_lines;
pub(crate) use in_words::{disagreed_in_campaign, disagreed_in_warband};
pub(crate) use packing::packed;
pub use packing::{ParcelMade, ParcelOrder, ParcelWhat, pack_into, parcel_send};

/// Where a parcel comes from.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "from", deny_unknown_fields)]
pub enum ParcelFrom {
    /// A file that the person chooses.
    File,
    /// A file that was dropped on the window.
    Dropped(DroppedFile),
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
    /// Which side of each conflict stands, in their order.
    #[serde(default)]
    pub stands: Vec<Stands>,
}

/// One of two books that went on apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// What was said here.
    Here,
    /// What was said there.
    There,
}

impl Stands {
    /// The other one.
    const fn other(self) -> Self {
        match self {
            Self::Here => Self::There,
            Self::There => Self::Here,
        }
    }
}

/// A parcel beside the book, which keeps nothing of it yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelView {
    /// The number it has until it is taken or left.
    pub parcel: u32,
    /// The file's name.
    pub file: String,
    /// What it is about, who packed it and when, in one line.
    pub about: String,
    /// Its streams: those on which both went on first, then what is new.
    pub streams: Vec<ParcelLine>,
    /// What both said about the same thing: for each, a person decides what stands.
    pub conflicts: Vec<ParcelConflict>,
    /// What has stood in the book, and was decided differently in the other one: it is taken over.
    pub changes: Vec<ParcelChange>,
    /// What was decided in the other book and leaves this one as it is, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<ParcelKept>,
    /// The campaign of this book that it is about, if it is about one: its history tells what was set aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// There is something to take.
    pub brings: bool,
}

/// A stream of a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelLine {
    /// Its stream.
    pub id: String,
    /// What it is.
    pub kind: ParcelKind,
    /// What it is called.
    pub name: String,
    /// How it relates to the book.
    pub state: ParcelState,
}

/// What a stream of a parcel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ParcelKind {
    /// A campaign.
    Campaign,
    /// A Warband.
    Warband,
    /// A battle.
    Battle,
    /// A set-up.
    SetUp,
    /// A scenario of somebody's own.
    OwnScenario,
    /// A rotation.
    Rotation,
    /// An evening.
    Evening,
    /// A house pack that somebody writes.
    HousePack,
}

impl ParcelKind {
    /// In the form that begins a line.
    #[must_use]
    pub fn told(self) -> String {
        kind_first(match self {
            Self::Campaign => Campaigns::WORD,
            Self::Warband => Warbands::WORD,
            Self::Battle => Battles::WORD,
            Self::SetUp => SetUps::WORD,
            Self::OwnScenario => OwnScenarios::WORD,
            Self::Rotation => Rotations::WORD,
            Self::Evening => Evenings::WORD,
            Self::HousePack => HousePacks::WORD,
        })
    }
}

/// A stream of a parcel that something is said about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelStream {
    /// The stream.
    pub id: String,
    /// What it is.
    pub kind: ParcelKind,
    /// What it is called.
    pub name: String,
}

impl ParcelStream {
    /// Such as `Warband The Seventh Redoubt`. An evening goes by its name: most are called `Evening of` their day.
    #[must_use]
    pub fn told(&self) -> String {
        if self.kind == ParcelKind::Evening { self.name.clone() } else { say::of(self.kind.told(), &self.name) }
    }
}

/// How a stream of a parcel relates to the book.
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
        there: ParcelSide,
    },
    /// Both went on: what is in no conflict stands, and is listed here.
    Parted {
        /// What was said here since they parted, the oldest first.
        here: ParcelSide,
        /// What was said there.
        there: ParcelSide,
    },
}

/// What both books said about the same thing since they parted: one side's version stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelConflict {
    /// The games that are at stake, such as `Game 1 · Relic Hunt: Redoubt – Choir`; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<String>,
    /// Why both cannot stand, in one sentence, or none if they are about the same thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// What was said here, the oldest first.
    pub here: ParcelSide,
    /// What was said there.
    pub there: ParcelSide,
    /// What nobody contradicts and yet cannot stay if what was said here stands, because it rests on what was said
    /// there. None if everything else stays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here_costs: Option<ParcelSide>,
    /// What cannot stay if what was said there stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub there_costs: Option<ParcelSide>,
}

/// Something in the book that was decided differently in the other one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelChange {
    /// Who decided it there.
    pub by: String,
    /// When, RFC 3339.
    pub at: String,
    /// The games that it is about; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<String>,
    /// What has stood so far, the oldest first.
    pub was: ParcelSide,
    /// What replaces it; may be empty.
    pub now: ParcelSide,
}

/// What two books disagreed about, and the other one decided in favour of what stands in this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelKept {
    /// Who decided it there.
    pub by: String,
    /// When, RFC 3339.
    pub at: String,
    /// What stands, here too.
    pub stands: ParcelSide,
    /// What the other book had in its place.
    pub aside: ParcelSide,
}

/// What stands and what was set aside, if two books had disagreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BooksDecided {
    /// What stands, the oldest first.
    pub stands: Vec<ParcelSaid>,
    /// What was set aside, the oldest first.
    pub aside: Vec<ParcelSaid>,
}

/// What was said on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelSide {
    /// How many entries, with those that followed by themselves.
    pub entries: usize,
    /// How many more were said before those that are listed.
    pub more: usize,
    /// The last of them, the oldest first.
    pub said: Vec<ParcelSaid>,
}

/// An entry in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelSaid {
    /// When, RFC 3339.
    pub at: String,
    /// By whom.
    pub by: String,
    /// Of what, or none for what the list is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<ParcelStream>,
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
    /// What of it is looked at first, or none if it has several of that kind.
    pub opens: Option<ParcelOpens>,
}

/// Something that came with a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ParcelOpens {
    /// A campaign.
    Campaign {
        /// Its stream.
        id: String,
    },
    /// An evening.
    Evening {
        /// Its stream.
        id: String,
    },
    /// A rotation.
    Rotation {
        /// Its stream.
        id: String,
    },
    /// A Warband.
    Warband {
        /// Its stream.
        id: String,
    },
    /// A battle.
    Battle {
        /// Its stream.
        id: String,
    },
}

/// Opens a parcel and looks at it beside the book. `None` if the person cancels.
///
/// # Errors
/// The first entry that is damaged, or what else keeps the file from being read; then nothing is kept.
pub fn parcel_open(session: &Session, from: ParcelFrom) -> Result<Option<ParcelView>, Failure> {
    let (file, parcel) = match from {
        ParcelFrom::File => {
            let Some(path) = session.choose_file(&say::open(), &say::parcels(), &[say::ENDING, "jsonl"])? else {
                return Ok(None);
            };
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let parcel = parcel::read_file(&path, &readable(&name))?;
            (readable(&name), parcel)
        }
        ParcelFrom::Dropped(file) => {
            let name = readable(&file.name);
            let parcel = parcel::read(&mut file.bytes.0.as_slice(), &name)?;
            (name, parcel)
        }
    };
    shown(session, parcel, file).map(Some)
}

/// A parcel beside the book, held until somebody decides.
///
/// # Errors
/// As [`parcel_open`].
pub(crate) fn shown(session: &Session, parcel: Parcel, file: String) -> Result<ParcelView, Failure> {
    packing::learn(session, &parcel)?;
    let together = Together::new(session, &parcel)?;
    let about = parcel
        .heading
        .as_ref()
        .map_or_else(String::new, |heading| say::about(&heading.about, &heading.by, &heading.at));
    let (mut streams, conflicts) = told(session, &together)?;
    let (changes, kept) = (changes(session, &together)?, in_words::kept(session, &together.streams)?);
    streams.sort_by_key(|line| match line.state {
        ParcelState::Parted { .. } => 0,
        ParcelState::Ahead { .. } => 1,
        ParcelState::New { .. } => 2,
        ParcelState::Known => 3,
    });
    let brings = together.brings();
    let parcel = session.hold_parcel(parcel);
    let campaign = together.streams.iter().find_map(Met::campaign);
    Ok(ParcelView { parcel, file, about, streams, conflicts, changes, kept, campaign, brings })
}

/// Whether each stream that begins with a parcel opens here, and each other one with what the parcel adds to the
/// book's, and its packs are whole. This keeps nothing.
///
/// # Errors
/// The first that does not: `ANOTHER_BEGINNING`, `DAMAGED`, `NEWER_WORDS`, `BAD_PACK`, …
pub(crate) fn fits(session: &Session, parcel: &Parcel, begun: &BTreeSet<StreamId>) -> Result<(), Failure> {
    packing::learn(session, parcel)?;
    parcel.streams.iter().try_for_each(|stream| {
        if begun.contains(&stream.heading.stream) {
            Met::new(session, stream).map(|_| ())
        } else {
            met::goes_on(session, stream)
        }
    })
}

/// The streams of a parcel in words, and its conflicts.
fn told(session: &Session, together: &Together) -> Result<(Vec<ParcelLine>, Vec<ParcelConflict>), Failure> {
    let sent = together.streams.iter().filter(|met| !met.is_here_only());
    let (conflicts, costs) = (together.conflicts(), together.costs(session)?);
    let told = |met: &Met| in_words::line(session, met, &together.contested(met.id(), &costs));
    let streams = sent.map(told).collect::<Result<_, _>>()?;
    let conflicts = conflicts.iter().zip(&costs);
    let conflicts = conflicts.map(|(sides, costs)| in_words::conflict(session, &together.streams, sides, costs));
    Ok((streams, conflicts.collect::<Result<_, _>>()?))
}

/// What the other book decided differently, in words.
fn changes(session: &Session, together: &Together) -> Result<Vec<ParcelChange>, Failure> {
    together.changes().iter().map(|sides| in_words::change(session, &together.streams, sides)).collect()
}

/// Takes a parcel into the book: all that it lacks, in one transaction.
///
/// # Errors
/// `UNDECIDED` if both said something about the same thing and nobody has decided; `NOT_TOGETHER`; `PARCEL_GONE`.
pub fn parcel_take(session: &Session, taken: ParcelTaken) -> Result<ParcelDone, Failure> {
    let parcel = session.held_parcel(taken.parcel).ok_or_else(|| Failure::new(code::PARCEL_GONE, say::gone()))?;
    let together = Together::new(session, &parcel)?;
    let done = take(session, &parcel, &together, &taken.stands)?;
    session.leave_parcel(taken.parcel);
    Ok(done)
}

/// Takes a parcel in if there is nothing to decide: nobody contradicts it, and it takes nothing back. `false` if it is
/// left.
///
/// # Errors
/// As [`parcel_take`].
pub(crate) fn take_unopposed(session: &Session, parcel: &Parcel) -> Result<bool, Failure> {
    packing::learn(session, parcel)?;
    let together = Together::new(session, parcel)?;
    if !together.conflicts().is_empty() || !together.changes().is_empty() {
        return Ok(false);
    }
    take(session, parcel, &together, &[]).map(|_| true)
}

/// Leaves a parcel without keeping any of it.
///
/// # Errors
/// None.
pub fn parcel_leave(session: &Session, which: ParcelRef) -> Result<(), Failure> {
    session.leave_parcel(which.parcel);
    Ok(())
}

/// What became of a file that a book was given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelImport {
    /// It was taken in. If not, both books said something about the same thing, and nobody has said what stands.
    pub taken: bool,
    /// Streams that are new in the book.
    pub streams: usize,
    /// Entries that are new in it.
    pub entries: usize,
    /// Entries that were unsigned in it, and are signed now.
    pub signatures: usize,
    /// What is in the file, beside the book as it was.
    pub lines: Vec<ParcelLine>,
    /// What both said about the same thing.
    pub conflicts: Vec<ParcelConflict>,
    /// What stood in the book, and was decided differently in the file.
    pub changes: Vec<ParcelChange>,
    /// What was decided in the file and leaves the book as it is, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<ParcelKept>,
}

/// Gives a file to a book that is in a file itself, without a window: a parcel, a single stream, or signatures.
/// `stands`: of all conflicts that side. `keys`: the folder with the key of this computer.
///
/// # Errors
/// The book does not open for writing; as [`parcel_open`].
pub fn import(
    book: &Path,
    file: &Path,
    stands: Option<Stands>,
    keys: Option<PathBuf>,
) -> Result<ParcelImport, Failure> {
    let data = book.parent().unwrap_or(Path::new(".")).to_path_buf();
    let session = Session::new(data, Some(book.to_path_buf()), Box::new(Nobody)).signing_from(keys);
    if signatures::is_file(file) {
        let signatures = signed::take(&session, file)?;
        return Ok(ParcelImport { taken: true, signatures, ..ParcelImport::default() });
    }
    let parcel = parcel::read_file(file, &file.display().to_string())?;
    packing::learn(&session, &parcel)?;
    let together = Together::new(&session, &parcel)?;
    let (lines, conflicts) = told(&session, &together)?;
    let (changes, kept) = (changes(&session, &together)?, in_words::kept(&session, &together.streams)?);
    let stands = stands.map(|side| vec![side; conflicts.len()]).unwrap_or_default();
    if stands.len() < conflicts.len() {
        return Ok(ParcelImport { lines, conflicts, changes, kept, ..ParcelImport::default() });
    }
    let done = take(&session, &parcel, &together, &stands)?;
    let ParcelDone { streams, entries, .. } = done;
    let signatures = together.signatures.len();
    Ok(ParcelImport { taken: true, streams, entries, signatures, lines, conflicts, changes, kept })
}

fn take(session: &Session, parcel: &Parcel, together: &Together, stands: &[Stands]) -> Result<ParcelDone, Failure> {
    let (changes, kept) = (changes(session, together)?, in_words::kept(session, &together.streams)?);
    let who = parcel.heading.as_ref().map_or("", |heading| heading.by.as_str());
    let sent = || together.streams.iter().filter(|met| !met.is_here_only());
    let streams = sent().filter(|one| one.is_new()).count();
    let entries = sent().map(Met::entries).sum();
    // What most of the rest belongs to comes first.
    let firsts: Vec<(u8, ParcelOpens)> = sent().filter_map(Met::opens).collect();
    let best = firsts.iter().map(|(rank, _)| *rank).min();
    let mut first = firsts.into_iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, opens)| opens);
    let opens = first.next().filter(|_| first.next().is_none());
    written::write(session, parcel, together, stands, who)?;
    let said = in_words::done((streams, entries, together.signatures.len()), stands, &changes, kept.as_ref());
    Ok(ParcelDone { said, streams, entries, opens })
}

//! What the club did not accept: set aside as a parcel beside the book until somebody decides it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nml_exchange::file;
use nml_exchange::parcel::{self, Parcel, ParcelHeading};
use nml_ledger::{Hash, StreamId};
use nml_store::{Append, Batch, Book, beside};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::begun::Begun;
use super::exchanged::Stuck;
use super::place::{clear, folder};
use crate::clock;
use crate::code;
use crate::failure::Failure;
use crate::lists;
use crate::parcels::{self, ParcelView};
use crate::plain_words::in_a_row;
use crate::session::Session;
use crate::words::{files, link as say, parcels as parcel_words};

/// The most things that are named of one parcel.
const NAMED: usize = 3;
/// The most parcels that are listed.
const LISTED: usize = 200;

/// Something that was set aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AsideLine {
    /// Its file name, by which it is asked for.
    pub name: String,
    /// Where it is.
    pub path: String,
    /// What it is about; if the club refused it, with why.
    pub about: String,
    /// When it was set aside, RFC 3339.
    pub at: String,
    /// The club refused it for another reason than that somebody went on: it cannot be sent as it is.
    pub refused: bool,
}

/// Sets what is stuck aside, durably, and makes the copy again without it: in this order, so that at each moment all of it is in
/// the book or in the parcel. Gives the files.
pub(super) fn set(session: &Session, begun: &Begun, stuck: &Stuck, by: &str) -> Result<Vec<String>, Failure> {
    let packs = session.packs()?;
    begun.with_closed(session, |path| {
        let book = Book::open(path)?;
        // Something may have been done since they were sent.
        let mut streams = stuck.streams.clone();
        let mut acts = Vec::new();
        for waiting in book.waiting()? {
            if !waiting.streams.is_disjoint(&streams) {
                streams.extend(waiting.streams);
                acts.push(waiting.act);
            }
        }
        if acts.is_empty() {
            return Ok(Vec::new());
        }
        let written = write(&book, path, &streams, &acts, stuck.why.as_deref(), by)?;
        let again = beside(path, ".again");
        clear(&again);
        let made = book.made_again(&streams, &again, |book| lists::rows(book, packs));
        let done = made.and_then(|()| Ok(book.replaced_by(&again)?));
        clear(&again);
        done.map(|()| vec![written.display().to_string()])
    })
}

/// Writes the streams as they stand here, with what waits in them.
fn write(
    book: &Book,
    path: &Path,
    streams: &BTreeSet<StreamId>,
    acts: &[u64],
    why: Option<&str>,
    by: &str,
) -> Result<PathBuf, Failure> {
    let mut entries = Vec::new();
    for act in acts {
        let batch = book.waiting_batch(*act)?.unwrap_or_default();
        entries.extend(batch.appends.iter().flat_map(|append| &append.entries).map(|sealed| sealed.hash.to_string()));
    }
    let about = say::aside(&names(book, streams)?, why);
    let heading = ParcelHeading::of(&about, by, &clock::now());
    let parcel = parcels::packed(book, streams.iter().copied().collect(), heading)?;
    let bytes = parcel
        .bytes()
        .map_err(|error| Failure::new(code::UNWRITABLE, files::waiting_not_written(error.to_string())))?;
    let folder = folder(path);
    std::fs::create_dir_all(&folder).map_err(|error| {
        Failure::new(code::NO_FOLDER, files::folder_fails(folder.display().to_string(), error.to_string()))
    })?;
    // If it is set aside once more because the first time was cut off, it has the same name.
    let hash = Hash::of(entries.concat().as_bytes()).to_string();
    let kind = if why.is_some() { "refused" } else { "parted" };
    let file = folder.join(format!("{kind}-{}.{}", hash.get(..16).unwrap_or(&hash), parcel_words::ENDING));
    file::write(&file, &bytes)?;
    Ok(file)
}

/// What these streams are called, as far as the lists have them.
fn names(book: &Book, streams: &BTreeSet<StreamId>) -> Result<String, Failure> {
    use nml_store::Row;
    let mut names: Vec<String> = Vec::new();
    for row in book.rows()?.into_iter().filter(|row| streams.contains(row.stream())) {
        let name = match row {
            Row::Warband(row) => row.name,
            Row::Scenario(row) => row.name,
            Row::Battle(row) => row.name,
            Row::Campaign(row) => row.name,
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() {
        return Ok(say::others());
    }
    if names.len() > NAMED {
        let more = names.len() - NAMED;
        names.truncate(NAMED);
        names.push(say::and_more(more));
    }
    Ok(in_a_row(names))
}

/// The parcels beside a book, by their names.
fn files(book: &Path) -> Vec<PathBuf> {
    file::all(&folder(book), parcel_words::ENDING, usize::MAX)
}

/// What was set aside and is not decided yet, the oldest first.
pub(super) fn lines(book: &Path) -> Vec<AsideLine> {
    let mut lines = Vec::new();
    for path in files(book) {
        let name = name_of(&path);
        let heading = parcel::heading_of(&path);
        let (about, at) = heading.map_or_else(|| (name.clone(), String::new()), |heading| (heading.about, heading.at));
        let refused = name.starts_with("refused-");
        lines.push(AsideLine { path: path.display().to_string(), name, about, at, refused });
    }
    lines.sort_by(|one, other| one.at.cmp(&other.at));
    lines.truncate(LISTED);
    lines
}

/// Takes away what was decided: the book has every entry of it.
pub(super) fn settle(session: &Session, begun: &Begun) -> Result<(), Failure> {
    for path in files(begun.path()) {
        // One that cannot be read stays: it may be the last copy of something.
        let Ok(parcel) = parcel::read_file(&path, &name_of(&path)) else { continue };
        let batch = batch_of(&parcel);
        if begun.with(session, |book| Ok(book.holds_all(&batch)?))? {
            remove(&path)?;
        }
    }
    Ok(())
}

/// Takes in again what was set aside and contradicts nothing that the club has: it waits once more, after what others
/// did. Decisions are left to a person. `false` if there was no such thing.
pub(super) fn mend(session: &Session, begun: &Begun) -> Result<bool, Failure> {
    for path in files(begun.path()).into_iter().filter(|path| name_of(path).starts_with("parted-")) {
        let Ok(parcel) = parcel::read_file(&path, &name_of(&path)) else { continue };
        begun.with(session, |_| Ok(()))?;
        // A person has to look at what does not open beside the club's.
        if parcels::take_unopposed(session, &parcel).unwrap_or(false) {
            // It stays if another book was opened just then: this one may not have it.
            begun.with(session, |_| Ok(()))?;
            remove(&path)?;
            return Ok(true);
        }
    }
    Ok(false)
}

fn batch_of(parcel: &Parcel) -> Batch {
    let appends = parcel.streams.iter().map(|stream| Append {
        stream: stream.heading.stream,
        header: Some(stream.header.clone()),
        expected: Hash::of(&stream.header),
        entries: stream.entries.clone(),
        made: BTreeSet::new(),
    });
    Batch { appends: appends.collect(), ..Batch::default() }
}

pub(super) fn open(session: &Session, name: &str) -> Result<ParcelView, Failure> {
    let path = found(session, name)?;
    let parcel = parcel::read_file(&path, name)?;
    parcels::shown(session, parcel, name.to_owned())
}

pub(super) fn forget(session: &Session, name: &str) -> Result<(), Failure> {
    remove(&found(session, name)?)
}

/// The parcel of this name; a path is not a name.
fn found(session: &Session, name: &str) -> Result<PathBuf, Failure> {
    let book = session.with_book(|book| Ok(book.path().to_path_buf()))?;
    let found = files(&book).into_iter().find(|path| name_of(path) == name);
    found.ok_or_else(|| Failure::new(code::PARCEL_GONE, say::no_aside()))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn remove(path: &Path) -> Result<(), Failure> {
    std::fs::remove_file(path).map_err(|error| Failure::new(code::SYSTEM, format!("{}: {error}.", path.display())))
}

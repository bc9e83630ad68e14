//! What a stream is made of, without what it says: of each entry the act, the command and the events by their words.
//!
//! The words come from the program's own types: an entry that they do not know is `unknown`, with anything in it.

use nml_ledger::{Act, Decision, Entry, Kind, Sealed};
use nml_store::{Book, StreamInfo};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::streams::look_stream;
use crate::subject::{Battles, Campaigns, Evenings, HousePacks, OwnScenarios, Rotations, SetUps, Subject, Warbands};

/// The most streams of a report.
const STREAMS: usize = 400;
/// The most entries of a stream, its last ones.
const ENTRIES: usize = 120;
/// The most entries of all streams together.
const ALL: usize = 12_000;

/// A stream without what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportStream {
    /// What it is a stream of.
    pub kind: String,
    /// Why it does not open, by its code, or none if it does.
    pub fails: Option<String>,
    /// Its entries.
    pub entries: u64,
    /// Bytes of its header.
    pub header: usize,
    /// Its last entries: the act, the command, the events that followed, and how many bytes it has, such as
    /// `do move: moved (312)`.
    pub last: Vec<String>,
}

/// All streams of a book, as far as there is room.
#[derive(Default)]
pub(super) struct Shapes {
    pub(super) streams: Vec<ReportStream>,
    pub(super) left_out: usize,
}

/// The streams of a book, the latest ones if there are too many.
pub(super) fn of(book: &Book) -> Result<Shapes, Failure> {
    let all = book.streams(None)?;
    let left_out = all.len().saturating_sub(STREAMS);
    let mut room = ALL;
    let mut streams = Vec::new();
    for info in all.iter().rev().take(STREAMS) {
        let stream = one(book, info, room)?;
        room = room.saturating_sub(stream.last.len());
        streams.push(stream);
    }
    streams.reverse();
    Ok(Shapes { streams, left_out })
}

fn one(book: &Book, info: &StreamInfo, room: usize) -> Result<ReportStream, Failure> {
    match info.kind {
        Kind::Battle => shaped::<Battles>(book, info, room),
        Kind::Warband => shaped::<Warbands>(book, info, room),
        Kind::Campaign => shaped::<Campaigns>(book, info, room),
        Kind::Scenario if book.header_is(info.id, SetUps::WORD, SetUps::concerns)? => {
            shaped::<SetUps>(book, info, room)
        }
        Kind::Scenario => shaped::<OwnScenarios>(book, info, room),
        Kind::Rotation => shaped::<Rotations>(book, info, room),
        Kind::Evening => shaped::<Evenings>(book, info, room),
        Kind::HousePack => shaped::<HousePacks>(book, info, room),
    }
}

fn shaped<S: Subject>(book: &Book, info: &StreamInfo, room: usize) -> Result<ReportStream, Failure> {
    let fails = look_stream::<S>(book, info.id)?.err().map(|why| why.code().name.to_owned());
    let shown = u64::try_from(room.min(ENTRIES)).unwrap_or(u64::MAX);
    let last = book.entries_after(info.id, info.entries.saturating_sub(shown))?;
    Ok(ReportStream {
        kind: S::WORD.to_owned(),
        fails,
        entries: info.entries,
        header: book.header(info.id)?.len(),
        last: last.iter().map(line::<S>).collect(),
    })
}

fn line<S: Subject>(sealed: &Sealed) -> String {
    let bytes = sealed.bytes.len();
    let said = serde_json::from_slice::<Entry<S::Command, S::Event>>(&sealed.bytes)
        .map_or_else(|_| UNKNOWN.to_owned(), |entry| act::<S>(&entry.act));
    format!("{said} ({bytes})")
}

const UNKNOWN: &str = "unknown";

fn act<S: Subject>(act: &Act<S::Command, S::Event>) -> String {
    match act {
        Act::Do { command, events } => format!("do {}", decided::<S>(command, events)),
        Act::Undo { .. } => "undo".to_owned(),
        Act::Redo { .. } => "redo".to_owned(),
        Act::Head { .. } => "head".to_owned(),
        Act::Amend { instead, .. } => {
            let said = |Decision { command, events }: &Decision<S::Command, S::Event>| decided::<S>(command, events);
            format!("amend {}", instead.iter().map(said).collect::<Vec<_>>().join("; "))
        }
        Act::Note { .. } => "note".to_owned(),
    }
}

fn decided<S: Subject>(command: &S::Command, events: &[S::Event]) -> String {
    let events: Vec<String> = events.iter().map(|event| word(event, "event")).collect();
    if events.is_empty() { word(command, "do") } else { format!("{}: {}", word(command, "do"), events.join(", ")) }
}

/// The word of a variant, under the key that the types are told apart by.
fn word<T: Serialize>(said: &T, key: &str) -> String {
    let written = serde_json::to_value(said).ok();
    let word = written.as_ref().and_then(|value| value.get(key)).or_else(|| written.as_ref()?.get("do"));
    word.and_then(|word| word.as_str()).unwrap_or(UNKNOWN).to_owned()
}

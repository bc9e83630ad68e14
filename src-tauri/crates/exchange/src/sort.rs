//! What a file is, by what stands in it: for callers that were given a file of another sort than they asked for.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use nml_ledger::{Heading, Kind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bounds::{HEADER_LIMIT, LIST_BYTES};
use crate::file;
use crate::import::ROSTER_FORMAT;
use crate::log::Lines;
use crate::parcel::{PARCEL_FORMAT, ParcelHeading};
use crate::result::RESULT_FORMAT;
use crate::scenario::SCENARIO_FORMAT;

/// How every SQLite file begins.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";
/// Where an SQLite file names the program that it belongs to, and how it names this one.
const MARK: (usize, &[u8; 4]) = (68, b"NMLb");

/// A file of a sort that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// A book.
    Book,
    /// An SQLite file of another program.
    Database,
    /// A stream as JSON Lines: a Warband.
    Warband,
    /// A set-up.
    SetUp,
    /// A battle.
    Battle,
    /// A campaign.
    Campaign,
    /// A rotation of scenarios.
    Rotation,
    /// An evening of a club.
    Evening,
    /// A Warband as one document.
    Roster,
    /// A scenario of one's own as one document.
    OwnScenario,
    /// The result of a battle as one document.
    Result,
    /// What one book sends to another.
    Parcel,
    /// A list document.
    List,
}

impl Sort {
    /// Looks at the bytes of a file; none: it is something unknown, or a document that its reader tells by itself.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(SQLITE) {
            return Some(Self::of_sqlite(bytes));
        }
        let header = bytes.split(|byte| *byte == b'\n').next().filter(|header| header.len() <= HEADER_LIMIT)?;
        Heading::read(header).ok().map(Self::of_heading)
    }

    fn of_sqlite(head: &[u8]) -> Self {
        let marked = head.get(MARK.0..).is_some_and(|rest| rest.starts_with(MARK.1));
        if marked { Self::Book } else { Self::Database }
    }

    const fn of_heading(heading: Heading) -> Self {
        match heading.format {
            Kind::Warband => Self::Warband,
            Kind::Scenario => Self::SetUp,
            Kind::Battle => Self::Battle,
            Kind::Campaign => Self::Campaign,
            Kind::Rotation => Self::Rotation,
            Kind::Evening => Self::Evening,
        }
    }

    /// Looks at a file; none: it cannot be read, or is something unknown.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        if let Some(sort) = Self::of_database(path) {
            return Some(sort);
        }
        let header = Lines::open(path).and_then(|mut lines| lines.header()).ok()?;
        if let Ok(heading) = Heading::read(&header) {
            return Some(Self::of_heading(heading));
        }
        if serde_json::from_slice::<ParcelHeading>(&header).is_ok_and(|heading| heading.format == PARCEL_FORMAT) {
            return Some(Self::Parcel);
        }
        let document: Value = serde_json::from_slice(&file::read(path, LIST_BYTES).ok()?).ok()?;
        if document.get("format").and_then(Value::as_str) == Some(ROSTER_FORMAT) {
            return Some(Self::Roster);
        }
        if document.get("format").and_then(Value::as_str) == Some(SCENARIO_FORMAT) {
            return Some(Self::OwnScenario);
        }
        if document.get("format").and_then(Value::as_str) == Some(RESULT_FORMAT) {
            return Some(Self::Result);
        }
        (document.get("faction").is_some() && document.get("format").is_none()).then_some(Self::List)
    }

    /// Whether a file is a book or another database; none: it is neither, or nothing that can be read.
    #[must_use]
    pub fn of_database(path: &Path) -> Option<Self> {
        if !path.is_file() {
            return None;
        }
        let mut head = Vec::new();
        File::open(path).ok()?.take(100).read_to_end(&mut head).ok()?;
        head.starts_with(SQLITE).then(|| Self::of_sqlite(&head))
    }

    /// What it is called.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Book => "a book of No Man's Ledger",
            Self::Database => "an SQLite file of another program",
            Self::Warband => "a Warband as it is exported, entry by entry",
            Self::SetUp => "the log of a set-up or of a scenario of one's own",
            Self::OwnScenario => "a scenario of one's own",
            Self::Battle => "the log of a battle",
            Self::Campaign => "the log of a campaign",
            Self::Rotation => "the log of a rotation",
            Self::Evening => "the log of an evening",
            Self::Roster => "a Warband as one document",
            Self::Result => "the result of a battle",
            Self::Parcel => "what one book sends to another",
            Self::List => "a list document",
        }
    }
}

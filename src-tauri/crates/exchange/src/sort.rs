//! What kind of file it is, by its content: for callers that got a different kind than they asked for.

use std::path::Path;

use nml_ledger::{Heading, Kind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bounds::{HEADER_LIMIT, LIST_BYTES};
use crate::file;
use crate::format::{PARCEL_FORMAT, RESULT_FORMAT, ROSTER_FORMAT, SCENARIO_FORMAT};
use crate::log::Lines;
use crate::sqlite::Database;

/// A file of a known sort.
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
    /// A house pack that is being written.
    HousePack,
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
    /// Looks at the bytes of a file. `None` if it is unknown, or a document that its reader recognises by itself.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        if let Some(database) = Database::of_bytes(bytes) {
            return Some(database.into());
        }
        let header = bytes.split(|byte| *byte == b'\n').next().filter(|header| header.len() <= HEADER_LIMIT)?;
        Heading::read(header).ok().map(Self::of_heading)
    }

    const fn of_heading(heading: Heading) -> Self {
        match heading.format {
            Kind::Warband => Self::Warband,
            Kind::Scenario => Self::SetUp,
            Kind::Battle => Self::Battle,
            Kind::Campaign => Self::Campaign,
            Kind::Rotation => Self::Rotation,
            Kind::Evening => Self::Evening,
            Kind::HousePack => Self::HousePack,
        }
    }

    /// Looks at a file. `None` if it cannot be read, or is unknown.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        if let Some(database) = Database::of_file(path) {
            return Some(database.into());
        }
        let header = Lines::open(path).and_then(|mut lines| lines.header()).ok()?;
        if let Ok(heading) = Heading::read(&header) {
            return Some(Self::of_heading(heading));
        }
        // A parcel has more lines than its first; the rest are one document each.
        if serde_json::from_slice(&header).is_ok_and(|heading: Value| heading["format"] == PARCEL_FORMAT) {
            return Some(Self::Parcel);
        }
        let document: Value = serde_json::from_slice(&file::read(path, LIST_BYTES).ok()?).ok()?;
        match document.get("format") {
            Some(format) if format == ROSTER_FORMAT => Some(Self::Roster),
            Some(format) if format == SCENARIO_FORMAT => Some(Self::OwnScenario),
            Some(format) if format == RESULT_FORMAT => Some(Self::Result),
            Some(_) => None,
            None => document.get("faction").map(|_| Self::List),
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Book => Database::Book.words(),
            Self::Database => Database::Other.words(),
            Self::Warband => "a Warband as it is exported, entry by entry",
            Self::SetUp => "the log of a set-up or of a scenario of one's own",
            Self::OwnScenario => "a scenario of one's own",
            Self::Battle => "the log of a battle",
            Self::Campaign => "the log of a campaign",
            Self::Rotation => "the log of a rotation",
            Self::HousePack => "the log of a house pack",
            Self::Evening => "the log of an evening",
            Self::Roster => "a Warband as one document",
            Self::Result => "the result of a battle",
            Self::Parcel => "what one book sends to another",
            Self::List => "a list document",
        }
    }
}

impl From<Database> for Sort {
    fn from(database: Database) -> Self {
        match database {
            Database::Book => Self::Book,
            Database::Other => Self::Database,
        }
    }
}

//! A Warband as one document: its roster as it stands, without its history.

use nml_rules::warband::{Roster, well_formed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::IMPORT_BYTES;
use crate::json;

/// The name of the format.
pub const ROSTER_FORMAT: &str = "nml.roster";
/// Its version.
const VERSION: u32 = 1;

/// A Warband as one document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterDocument {
    /// Always `nml.roster`.
    pub format: String,
    /// The version of the format: 1.
    pub version: u32,
    /// The Warband.
    pub roster: Roster,
}

impl RosterDocument {
    /// The document of a roster.
    #[must_use]
    pub fn of(roster: Roster) -> Self {
        Self { format: ROSTER_FORMAT.to_owned(), version: VERSION, roster }
    }
}

/// Reads one.
pub(super) fn read(bytes: &[u8], what: &str) -> Result<Roster, Unusable> {
    let document: RosterDocument = json::read(what, bytes, IMPORT_BYTES)?;
    if document.version != VERSION {
        let message = format!("version {}; expected {VERSION}", document.version);
        return Err(Unusable::at("NEWER", what, "/version", message));
    }
    well_formed(&document.roster).map_err(|error| Unusable::at("OUT_OF_BOUNDS", what, "/roster", error.message))?;
    Ok(document.roster)
}

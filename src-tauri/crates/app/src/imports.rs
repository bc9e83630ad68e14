//! A Warband out of a file of any format that is known, and what became of every line of it. Nothing is kept.

use std::path::Path;

use nml_exchange::import::{self, Imported, Report, RosterDocument, Source};
use nml_exchange::pack;
use nml_exchange::sort::Sort;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::Warbands;

/// What an import brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// What the file was.
    pub source: Source,
    /// The Warband; what was not matched stands in its notes.
    pub warband: RosterDocument,
    /// What became of every line.
    pub report: Report,
}

/// Reads a file by the shipped pack.
///
/// # Errors
/// The file is of no format that is known, harmed, out of bounds, or a stream of another kind.
pub fn import(path: &Path) -> Result<Import, Failure> {
    let catalogue = pack::embedded()?.catalogue;
    let imported = match Sort::of(path) {
        Some(Sort::Warband) => {
            let roster = Open::<Warbands>::of_file(path)?.map(|open| open.real_state());
            // It was a Warband a moment ago.
            let roster = roster.ok_or_else(|| Failure::new("unreadable", format!("{}: it changed", path.display())))?;
            let report = import::survey(&roster, &catalogue);
            Imported { source: Source::Warband, roster, report }
        }
        Some(sort @ (Sort::Book | Sort::Database | Sort::SetUp | Sort::Battle | Sort::Campaign)) => {
            let line = format!("{}: this is {}; expected a Warband", path.display(), sort.words());
            return Err(Failure::new("unknown_format", line).with(serde_json::json!({ "sort": sort })));
        }
        Some(Sort::List | Sort::Roster) | None => import::read_file(path, &catalogue)?,
    };
    let Imported { source, roster, report } = imported;
    Ok(Import { source, warband: RosterDocument::of(roster), report })
}

//! A Warband out of a file of any format that is known, and what became of every line of it. Nothing is kept.

use std::path::Path;

use nml_exchange::import::{self, Imported, Report, RosterDocument, Source};
use nml_exchange::pack;
use nml_exchange::sort::Sort;
use nml_rules::catalogue::Catalogue;
use nml_rules::warband::check;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::judgement::ListJudgement;
use crate::shelf::Open;
use crate::subject::Warbands;

/// What an import brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// What the file was.
    pub source: Source,
    /// The Warband; what was not matched stands in its notes and in those of its models.
    pub warband: RosterDocument,
    /// What became of every line, and what the file says that the Warband is worth.
    pub report: Report,
    /// What it is worth here, and every rule that it breaks.
    pub judgement: ListJudgement,
}

/// Reads a file by the shipped pack.
///
/// # Errors
/// The file is of no format that is known, harmed, out of bounds, or a stream of another kind.
pub fn import(path: &Path) -> Result<Import, Failure> {
    let catalogue = pack::embedded()?.catalogue;
    let Imported { source, roster, report } = of_file(path, &catalogue)?;
    let judgement = check(&roster, &catalogue).into();
    Ok(Import { source, warband: RosterDocument::of(roster), report, judgement })
}

/// Reads a file; errors name it.
///
/// # Errors
/// As [`import`].
pub(crate) fn of_file(path: &Path, catalogue: &Catalogue) -> Result<Imported, Failure> {
    match Sort::of(path) {
        Some(Sort::Warband) => {
            // It was a Warband a moment ago.
            let open = Open::<Warbands>::of_file(path)?;
            let open = open.ok_or_else(|| Failure::new("unreadable", format!("{}: it changed", path.display())))?;
            Ok(of_stream(&open, catalogue))
        }
        Some(
            sort @ (Sort::Book | Sort::Database | Sort::SetUp | Sort::OwnScenario | Sort::Battle | Sort::Campaign),
        ) => Err(another(&path.display().to_string(), sort)),
        Some(Sort::List | Sort::Roster) | None => Ok(import::read_file(path, catalogue)?),
    }
}

/// Reads the bytes of a file that messages call `what`.
///
/// # Errors
/// As [`import`].
pub(crate) fn of_bytes(bytes: &[u8], what: &str, catalogue: &Catalogue) -> Result<Imported, Failure> {
    match Sort::of_bytes(bytes) {
        Some(Sort::Warband) => Ok(of_stream(&Open::<Warbands>::of_bytes(bytes, what)?, catalogue)),
        Some(
            sort @ (Sort::Book | Sort::Database | Sort::SetUp | Sort::OwnScenario | Sort::Battle | Sort::Campaign),
        ) => Err(another(what, sort)),
        Some(Sort::List | Sort::Roster) | None => Ok(import::read(bytes, what, catalogue)?),
    }
}

fn of_stream(open: &Open<Warbands>, catalogue: &Catalogue) -> Imported {
    let roster = open.real_state();
    let report = import::survey(&roster, catalogue);
    Imported { source: Source::Warband, roster, report }
}

fn another(what: &str, sort: Sort) -> Failure {
    let line = format!("{what}: this is {}; expected a Warband", sort.words());
    Failure::new("unknown_format", line).with(serde_json::json!({ "sort": sort }))
}

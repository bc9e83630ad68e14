//! Judges lists and packs in files, without a book.

use std::path::Path;

use nml_catalogue::Catalogue;
use nml_exchange::pack::{self, Loaded, PackFault};
pub use nml_exchange::sort::Sort;
use nml_exchange::{Unusable, import, list};
use nml_warband::{Report, Violation, ViolationCode, check};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::packs::by_id;
use crate::words::files;

/// What is found about a list document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListJudgement {
    /// Nothing is broken.
    pub legal: bool,
    /// Ducats spent.
    pub total_ducats: u32,
    /// Glory spent.
    pub total_glory: u32,
    /// Everything it breaks.
    pub violations: Vec<JudgedViolation>,
}

/// One thing that a list breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgedViolation {
    /// Its stable name.
    pub code: ViolationCode,
    /// The model's place in the list, from 0, or none for the Warband as a whole.
    pub model: Option<usize>,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where the rule stands.
    pub rule: String,
}

/// What is found about a pack's folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackJudgement {
    /// Every part was read and every reference leads somewhere.
    pub valid: bool,
    /// The pack's id, if it is valid.
    pub id: Option<String>,
    /// SHA-256 of the pack as one document, if it is valid.
    pub hash: Option<String>,
    /// What is wrong.
    pub faults: Vec<FaultLine>,
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FaultLine {
    /// The file in the pack's folder.
    pub file: String,
    /// A JSON pointer, or line and column.
    pub place: String,
    /// What was found and what was expected.
    pub message: String,
}

impl From<Unusable> for Failure {
    fn from(unusable: Unusable) -> Self {
        Self::new(unusable.code, unusable.to_string())
    }
}

impl From<PackFault> for FaultLine {
    fn from(fault: PackFault) -> Self {
        Self { file: fault.file, place: fault.place, message: fault.message }
    }
}

impl From<Violation> for JudgedViolation {
    fn from(violation: Violation) -> Self {
        let Violation { code, model, message, rule, .. } = violation;
        Self { code, model, message: nml_words::said(&message), rule }
    }
}

impl From<Report> for ListJudgement {
    fn from(report: Report) -> Self {
        Self {
            legal: report.legal,
            total_ducats: report.total_ducats,
            total_glory: report.total_glory,
            violations: report.violations.into_iter().map(JudgedViolation::from).collect(),
        }
    }
}

/// Judges a list document by a shipped pack, or by rules 1.0.2 if it names no pack; notes say what was ignored.
///
/// # Errors
/// The file is not a list document this program can use; no such pack is shipped.
pub fn list(path: &Path, pack: Option<&str>) -> Result<(ListJudgement, Vec<String>), Failure> {
    let shipped = by_id(pack)?;
    let (roster, notes) = list::read_file(path, &shipped.catalogue).map_err(|error| match Sort::of(path) {
        Some(_) => mistaken(path, Sort::List, error.into()),
        None => foreign(path, &shipped.catalogue).unwrap_or_else(|| error.into()),
    })?;
    Ok((check(&roster, &shipped.catalogue).into(), notes))
}

/// Shows a player with another program's roster the way in. `None` if the file is not such a roster.
fn foreign(path: &Path, catalogue: &Catalogue) -> Option<Failure> {
    let imported = import::read_file(path, catalogue).ok()?;
    let line = files::not_a_list(path.display().to_string(), imported.source.words());
    Some(Failure::new(code::NOT_A_LIST, line))
}

/// A failure to use a file that is of another known sort says so, and keeps the sort for callers that know what takes
/// it.
#[must_use]
pub fn mistaken(path: &Path, expected: Sort, failure: Failure) -> Failure {
    match Sort::of(path) {
        Some(sort) if sort != expected => {
            let line = files::not_that(path.display().to_string(), sort.words(), expected.words());
            Failure { message: line, ..failure }.with(serde_json::json!({ "sort": sort }))
        }
        Some(_) | None => failure,
    }
}

/// The sort of the file that was [`mistaken`] for another.
#[must_use]
pub fn mistaken_sort(failure: &Failure) -> Option<Sort> {
    let sort = failure.details.as_ref()?.get("sort")?;
    serde_json::from_value(sort.clone()).ok()
}

/// Judges the folder of a pack.
///
/// # Errors
/// There is no pack to look at.
pub fn pack(folder: &Path) -> Result<PackJudgement, Failure> {
    Ok(match pack_in(folder)? {
        Ok(loaded) => PackJudgement {
            valid: true,
            id: Some(loaded.catalogue.pack().manifest.id.clone()),
            hash: Some(loaded.hash.to_string()),
            faults: Vec::new(),
        },
        Err(faults) => PackJudgement {
            valid: false,
            id: None,
            hash: None,
            faults: faults.into_iter().map(FaultLine::from).collect(),
        },
    })
}

/// The pack in a folder, or all its faults; what it rests on is shipped, or stands beside it.
///
/// # Errors
/// There is no pack to look at.
pub(crate) fn pack_in(folder: &Path) -> Result<Result<Loaded, Vec<PackFault>>, Failure> {
    let files = pack::files_of(folder)?;
    // An id is a folder's name, and no way to another place.
    let beside = |id: &str| {
        let named = Path::new(id).file_name().is_some_and(|name| name == id);
        named.then(|| pack::files_of(&folder.parent()?.join(id)).ok()).flatten()
    };
    Ok(pack::from_files(&files, &beside))
}

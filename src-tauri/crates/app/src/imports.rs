//! A Warband from a file of any known format, and what happened to every line of it. Nothing is kept.

use std::path::Path;
use std::sync::Arc;

use nml_exchange::import::{self, Imported, Report, RosterDocument, Source};
use nml_exchange::pack::Loaded;
use nml_exchange::picture::{self, Pictures};
use nml_exchange::sort::Sort;
use nml_warband::check;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::judgement::ListJudgement;
use crate::packs::{Packs, by_id};
use crate::streams::Open;
use crate::subject::Warbands;
use crate::words;

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

/// What an import brought, and the pack that the Warband follows: the roster names it.
pub(crate) struct Followed {
    pub imported: Imported,
    pub pack: Arc<Loaded>,
}

/// Finds a pack by its hash, if it is at hand.
pub(crate) type AtHand<'a> = &'a dyn Fn(&str) -> Option<Arc<Loaded>>;

/// Reads a file without a book, by the shipped pack with this id. `None`: by rules 1.0.2, and a Warband of this program
/// by its own pack.
///
/// # Errors
/// The file is of no format that is known, harmed, out of bounds, or a stream of another kind; `UNKNOWN_PACK`.
pub fn import(path: &Path, pack: Option<&str>) -> Result<Import, Failure> {
    let Followed { imported, pack } = without_book(path, pack)?;
    let Imported { source, roster, pictures, report } = imported;
    let judgement = check(&roster, &pack.catalogue).into();
    Ok(Import { source, warband: RosterDocument::of(roster, &pictures), report, judgement })
}

/// As [`import`], and the pack with it.
///
/// # Errors
/// As [`import`].
pub(crate) fn without_book(path: &Path, pack: Option<&str>) -> Result<Followed, Failure> {
    let packs = Packs::shipped()?;
    match pack {
        None => of_file(path, packs.first(), &|hash| packs.of(Some(hash), None).ok()),
        Some(id) => {
            let named = Arc::new(by_id(Some(id))?);
            of_file(path, &named, &|_| Some(Arc::clone(&named)))
        }
    }
}

/// Reads a file by the usual pack, or by its own if that is at hand; errors name it.
///
/// # Errors
/// As [`import`].
pub(crate) fn of_file(path: &Path, usual: &Arc<Loaded>, at_hand: AtHand<'_>) -> Result<Followed, Failure> {
    let imported = match Sort::of(path) {
        Some(Sort::Warband) => {
            // It was a Warband a moment ago.
            let open = Open::<Warbands>::of_file(path)?;
            let open = open
                .ok_or_else(|| Failure::new(code::UNREADABLE, words::files::has_changed(path.display().to_string())))?;
            let imported = of_stream(&open, usual);
            Imported { pictures: picture::beside(path, &imported.roster), ..imported }
        }
        Some(
            sort @ (Sort::Book
            | Sort::Database
            | Sort::SetUp
            | Sort::OwnScenario
            | Sort::Battle
            | Sort::Campaign
            | Sort::Rotation
            | Sort::HousePack
            | Sort::Evening
            | Sort::Result
            | Sort::Parcel),
        ) => {
            return Err(another(&path.display().to_string(), sort));
        }
        Some(Sort::List | Sort::Roster) | None => import::read_file(path, &usual.catalogue)?,
    };
    Ok(followed(imported, usual, at_hand))
}

/// Reads the bytes of a file that messages call `what`.
///
/// # Errors
/// As [`import`].
pub(crate) fn of_bytes(
    bytes: &[u8],
    what: &str,
    usual: &Arc<Loaded>,
    at_hand: AtHand<'_>,
) -> Result<Followed, Failure> {
    let imported = match Sort::of_bytes(bytes) {
        Some(Sort::Warband) => of_stream(&Open::<Warbands>::of_bytes(bytes, what)?, usual),
        Some(
            sort @ (Sort::Book
            | Sort::Database
            | Sort::SetUp
            | Sort::Battle
            | Sort::Campaign
            | Sort::Rotation
            | Sort::HousePack
            | Sort::Evening),
        ) => {
            return Err(another(what, sort));
        }
        // Documents are told apart by their reader.
        Some(Sort::List | Sort::Roster | Sort::OwnScenario | Sort::Result | Sort::Parcel) | None => {
            import::read(bytes, what, &usual.catalogue)?
        }
    };
    Ok(followed(imported, usual, at_hand))
}

fn of_stream(open: &Open<Warbands>, usual: &Loaded) -> Imported {
    let roster = open.real_state();
    let report = import::survey(&roster, &usual.catalogue);
    Imported { source: Source::Warband, roster, pictures: Pictures::new(), report }
}

/// Judges a Warband of this program by the pack that it names; if that is not at hand it follows the usual one, and a
/// note says so.
fn followed(mut imported: Imported, usual: &Arc<Loaded>, at_hand: AtHand<'_>) -> Followed {
    let named = imported.roster.pack.clone().filter(|hash| *hash != usual.hash.to_string());
    let own = named.as_deref().and_then(at_hand);
    if let (Some(hash), None) = (&named, &own) {
        imported.roster.notes.push(words::followed::read_by(hash, usual.name()));
    }
    if let Some(own) = &own {
        imported.report = import::survey(&imported.roster, &own.catalogue);
    }
    import::unpictured(&mut imported);
    let pack = own.unwrap_or_else(|| Arc::clone(usual));
    imported.roster.pack = Some(pack.hash.to_string());
    Followed { imported, pack }
}

fn another(what: &str, sort: Sort) -> Failure {
    let line = words::files::not_a_warband(what, sort.words());
    Failure::new(code::UNKNOWN_FORMAT, line).with(serde_json::json!({ "sort": sort }))
}

//! How you know a Warband at a glance: by its own banner, or else by the emblem of its faction or variant.

use nml_ledger::StreamId;
use nml_store::Book;
use nml_warband::{Banner, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::streams::{holds, look_stream, stream_id};
use crate::subject::Warbands;

/// What is drawn for a Warband: ids, because a name may differ in another pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Emblem {
    /// Faction id; a faction that no pack has gets a plain shield.
    pub faction: String,
    /// Variant id, if it has a variant.
    pub variant: Option<String>,
    /// Its own banner, which is drawn instead, if it has one.
    pub banner: Option<Banner>,
}

impl Emblem {
    /// That of a Warband as it stands.
    pub(crate) fn of(roster: &Roster) -> Self {
        Self { faction: roster.faction.clone(), variant: roster.variant.clone(), banner: roster.banner.clone() }
    }

    /// That of a faction, if nothing else is known of the Warband.
    pub(crate) fn of_faction(faction: &str) -> Self {
        Self { faction: faction.to_owned(), variant: None, banner: None }
    }
}

/// The emblem of a Warband of the book; that of its faction if it is not there or does not open.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn emblem(book: &Book, warband: &str, faction: &str) -> Result<Emblem, Failure> {
    Ok(emblem_of(book, stream_id(warband)?)?.unwrap_or_else(|| Emblem::of_faction(faction)))
}

/// The emblem of a Warband of the book. `None` if the Warband is missing or does not open.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn emblem_of(book: &Book, warband: StreamId) -> Result<Option<Emblem>, Failure> {
    if !holds(book, warband)? {
        return Ok(None);
    }
    Ok(look_stream::<Warbands>(book, warband)?.ok().map(|open| Emblem::of(&open.state)))
}

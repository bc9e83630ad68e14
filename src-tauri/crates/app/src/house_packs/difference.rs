//! What sets two packs apart, in words: packs at hand, and house packs that are being written.

use nml_catalogue::Pack;
use nml_catalogue::difference::{FieldChange, RowChange, RowDifference, difference};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Drafted;
use crate::failure::Failure;
use crate::session::Session;
use crate::view::ComparedLine;
use crate::words::compared;
use crate::words::house_packs as say;

/// Two packs that are compared.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PacksCompared {
    /// The one that comes first.
    pub before: PackSide,
    /// The one that it is compared with.
    pub after: PackSide,
}

/// One of two packs.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PackSide {
    /// The pack at hand with this hash.
    Pack(String),
    /// The house pack in this stream, as it stands.
    HousePack(String),
    /// The pack that this house pack is a copy of.
    Below(String),
}

/// What sets two packs apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackDifference {
    /// The name of the first.
    pub before: String,
    /// The name of the other.
    pub after: String,
    /// Every row that differs, in the order of the book.
    pub rows: Vec<DifferenceRow>,
}

/// A row that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DifferenceRow {
    /// What it belongs to and what it is, such as `New Antioch · model`.
    pub of: String,
    /// What it is called.
    pub name: String,
    /// What happened to it.
    pub change: DifferenceChange,
    /// Each field that differs; empty if the row is new or gone.
    pub lines: Vec<ComparedLine>,
}

/// What happened to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DifferenceChange {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It says something else.
    Changed,
}

/// What sets two packs apart; nothing is written.
///
/// # Errors
/// `PACK_MISSING`, `UNKNOWN_STREAM`.
pub fn pack_difference(session: &Session, of: PacksCompared) -> Result<PackDifference, Failure> {
    let side = |side: &PackSide| -> Result<Pack, Failure> {
        Ok(match side {
            PackSide::Pack(hash) => session.pack_of(Some(hash))?.catalogue.pack().clone(),
            PackSide::HousePack(id) => Drafted::look(session, id)?.composed()?.pack,
            PackSide::Below(id) => Drafted::look(session, id)?.below().clone(),
        })
    };
    let (before, after) = (side(&of.before)?, side(&of.after)?);
    Ok(PackDifference {
        rows: difference(&before, &after).iter().map(row).collect(),
        before: before.manifest.name,
        after: after.manifest.name,
    })
}

fn row(row: &RowDifference) -> DifferenceRow {
    let part = say::part(row.part);
    let owners = [row.variant.as_ref().or(row.faction.as_ref()), Some(&part)];
    let (change, lines) = match &row.what {
        RowChange::Added => (DifferenceChange::Added, Vec::new()),
        RowChange::Removed => (DifferenceChange::Removed, Vec::new()),
        RowChange::Changed(fields) => (DifferenceChange::Changed, fields.iter().map(line).collect()),
    };
    let of = owners.into_iter().flatten().cloned().collect::<Vec<_>>().join(" · ");
    let name = if row.name.is_empty() { part } else { row.name.clone() };
    DifferenceRow { of, name, change, lines }
}

/// A field of a row that differs, as a line.
pub(super) fn line(change: &FieldChange) -> ComparedLine {
    let what = say::field(&change.field);
    match (&change.before, &change.after) {
        (None, None) => ComparedLine { what, before: Some(compared::as_before()), after: Some(compared::otherwise()) },
        (before, after) => {
            ComparedLine { what, before: before.as_ref().map(say::said), after: after.as_ref().map(say::said) }
        }
    }
}

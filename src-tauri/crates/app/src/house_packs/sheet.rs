//! One row of a house pack: its form, what is changed in it, what is wrong with it.

use nml_catalogue::difference::{RowChange, difference};
use nml_catalogue::house_pack::RowRef;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::difference::line;
use super::form::RowForm;
use super::view::{RowMark, called, faults_of, mark, owner};
use super::{Composed, Drafted, HousePackRow, unknown};
use crate::failure::Failure;
use crate::session::Session;
use crate::view::ComparedLine;

/// One row of a house pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowSheet {
    /// Which row.
    pub row: RowRef,
    /// What it is called.
    pub name: String,
    /// The list that it belongs to, or none if it is in no list.
    pub of: Option<String>,
    /// What was done to it, or none if it is as the pack below has it.
    pub mark: Option<RowMark>,
    /// As it is, or as it was before it was taken away.
    pub form: RowForm,
    /// Each field that differs from the pack below.
    pub changed: Vec<ComparedLine>,
    /// What is wrong with it, in a sentence each.
    pub faults: Vec<String>,
}

/// One row of a house pack.
///
/// # Errors
/// `UNKNOWN_STREAM`, `UNKNOWN_ROW`.
pub fn house_pack_row(session: &Session, which: HousePackRow) -> Result<RowSheet, Failure> {
    let drafted = Drafted::look(session, &which.house_pack)?;
    sheet(&drafted, &drafted.composed()?, &which.row)
}

pub(super) fn sheet(drafted: &Drafted, composed: &Composed, at: &RowRef) -> Result<RowSheet, Failure> {
    let below = drafted.below();
    let now = at.find(&composed.pack);
    let shown = now.as_ref().map_or_else(|| at.find(below), |row| Some(row.clone()));
    let shown = shown.ok_or_else(|| unknown(at, drafted))?;
    let pack = if now.is_some() { &composed.pack } else { below };
    Ok(RowSheet {
        row: at.clone(),
        name: called(drafted, pack, at),
        of: owner(at, pack),
        mark: mark(drafted, at),
        form: RowForm::of(&shown),
        changed: changed(drafted, composed, at),
        faults: faults_of(composed, at),
    })
}

/// What sets this row apart from that of the pack below: two packs that have nothing but the one row.
fn changed(drafted: &Drafted, composed: &Composed, at: &RowRef) -> Vec<ComparedLine> {
    if mark(drafted, at) != Some(RowMark::Changed) {
        return Vec::new();
    }
    let id = match at {
        RowRef::Model { id, .. } | RowRef::Mercenary { id } | RowRef::Item { id } => id,
        RowRef::Line { item, .. } => item,
        RowRef::Keyword { name } => name,
    };
    let rows = difference(drafted.below(), &composed.pack);
    let list = at.list().and_then(|list| list.find(&composed.pack));
    let names = list.map(|(faction, variant)| (faction.name.clone(), variant.map(|variant| variant.name.clone())));
    let here = rows.into_iter().find(|row| {
        let owners = row.faction.clone().map(|faction| (faction, row.variant.clone()));
        row.id == *id && owners == names && super::view::part_of(at) == row.part
    });
    match here.map(|row| row.what) {
        Some(RowChange::Changed(fields)) => fields.iter().map(line).collect(),
        Some(RowChange::Added | RowChange::Removed) | None => Vec::new(),
    }
}

//! The calls of rotations.

use nml_evenings::rotation::{self, Genesis, RotationEdit, Slot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rotation_view::{RotationView, view};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::Rotations;

/// Which rotation.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationRef {
    /// Its stream.
    pub rotation: String,
}

/// A new rotation.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRotation {
    /// Its name.
    pub name: String,
    /// It begins with every scenario of the packs at hand, all with the same weight; otherwise with no scenario.
    pub full: bool,
}

/// A change to a rotation.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationChange {
    /// Its stream.
    pub rotation: String,
    /// The change.
    pub change: RotationEdit,
}

/// A rotation in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationLine {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Scenarios that it draws from, except the retired ones.
    pub scenarios: usize,
    /// It is put away.
    pub away: bool,
    /// Why it does not open here, in one sentence, or none if it does.
    pub unread: Option<String>,
}

/// The weight that a scenario begins with.
const WEIGHT: u8 = 1;

/// The rotations of the book, the newest first; those put away last.
///
/// # Errors
/// When the book cannot be read.
pub fn rotations(session: &Session, (): ()) -> Result<Vec<RotationLine>, Failure> {
    let all = session.with_book(|book| All::<Rotations>::of(book))?;
    let line = |open: &Open<Rotations>| RotationLine {
        id: open.id.to_string(),
        name: open.state.name.clone(),
        scenarios: open.state.slots.iter().filter(|slot| !slot.retired).count(),
        away: open.state.away,
        unread: None,
    };
    let mut lines: Vec<RotationLine> = all.read.iter().rev().map(|open| line(open)).collect();
    lines.extend(all.unread.iter().map(|(id, why)| RotationLine {
        id: id.to_string(),
        name: id.to_string(),
        scenarios: 0,
        away: false,
        unread: Some(why.to_string()),
    }));
    lines.sort_by_key(|line| line.away);
    Ok(lines)
}

/// Begins a rotation.
///
/// # Errors
/// A name nobody can read.
pub fn rotation_new(session: &Session, new: NewRotation) -> Result<RotationView, Failure> {
    let slots = if new.full {
        session.usual_scenarios()?.iter().map(|scenario| Slot::plain(scenario.id.clone(), WEIGHT)).collect()
    } else {
        Vec::new()
    };
    let start = Genesis { name: new.name, slots };
    start.found()?;
    let mut open = Open::<Rotations>::begin(session.chance()?.stream(), start)?;
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

/// A rotation.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn rotation(session: &Session, which: RotationRef) -> Result<RotationView, Failure> {
    view(session, &*session.look(&which.rotation)?)
}

/// Changes it.
///
/// # Errors
/// What is ill-formed in the change.
pub fn rotation_change(session: &Session, input: RotationChange) -> Result<RotationView, Failure> {
    let mut open: Open<Rotations> = session.open_stream(&input.rotation)?;
    let events = rotation::decide(&open.state, &input.change)?;
    open.record(session.author(), input.change, events)?;
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

/// Takes the last change back.
///
/// # Errors
/// `NOTHING_TO_UNDO`.
pub fn rotation_undo(session: &Session, which: RotationRef) -> Result<RotationView, Failure> {
    let mut open: Open<Rotations> = session.open_stream(&which.rotation)?;
    open.undo(session.author(), None)?;
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

/// Puts it back.
///
/// # Errors
/// `NOTHING_TO_REDO`.
pub fn rotation_redo(session: &Session, which: RotationRef) -> Result<RotationView, Failure> {
    let mut open: Open<Rotations> = session.open_stream(&which.rotation)?;
    open.redo(session.author())?;
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

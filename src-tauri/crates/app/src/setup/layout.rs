//! Layouts: the terrain of other set-ups, to use again.

use nml_battle::setup::{self, Orientation, SetUp};
use nml_catalogue::Terrain;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::view::view;
use super::{SetUpRef, SetUpView, save};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::SetUps;
use crate::words;

/// The most layouts that a set-up is offered.
const LAYOUTS_MAX: usize = 60;

/// The terrain of another set-up on a table of the same size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Layout {
    /// The set-up's stream.
    pub set_up: String,
    /// The name under which it is kept, else that of its set-up.
    pub name: String,
    /// It is kept under a name.
    pub kept: bool,
    /// Its pieces, without those that the scenario brings.
    pub terrain: Vec<Terrain>,
}

/// A layout to lay out.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LayoutUsed {
    /// The set-up that gets it.
    pub set_up: String,
    /// The set-up that it comes from.
    pub from: String,
    /// How it comes onto the table.
    #[serde(default)]
    pub orientation: Orientation,
}

/// The layouts that fit the table of a set-up: those kept under a name first, then the terrain of other set-ups, the
/// newest first. What lies alike is listed once.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn set_up_layouts(session: &Session, which: SetUpRef) -> Result<Vec<Layout>, Failure> {
    let this = session.look::<SetUps>(&which.set_up)?;
    let mut others = session.with_book(|book| All::<SetUps>::of(book))?.read;
    others.retain(|other| other.id != this.id && fits(&other.state, &this.state));
    others.sort_by_cached_key(|other| (other.state.layout_name.is_none(), std::cmp::Reverse(other.updated())));
    let mut found: Vec<Layout> = Vec::new();
    for other in &others {
        let terrain: Vec<Terrain> = other.state.layout().cloned().collect();
        if terrain.is_empty() || found.iter().any(|known| known.terrain == terrain) {
            continue;
        }
        let kept = other.state.layout_name.clone();
        found.push(Layout {
            set_up: other.id.to_string(),
            kept: kept.is_some(),
            name: kept.unwrap_or_else(|| other.state.name.clone()),
            terrain,
        });
        if found.len() == LAYOUTS_MAX {
            break;
        }
    }
    Ok(found)
}

/// Lays the table out as another set-up has it: one change, which undo takes back as a whole.
///
/// # Errors
/// `UNKNOWN_STREAM`; `OTHER_TABLE` if the tables are not of one size; what is ill-formed.
pub fn set_up_lay_out(session: &Session, used: LayoutUsed) -> Result<SetUpView, Failure> {
    let from = session.look::<SetUps>(&used.from)?;
    let mut open: Open<SetUps> = session.open_stream(&used.set_up)?;
    if !fits(&from.state, &open.state) {
        return Err(Failure::new(code::OTHER_TABLE, words::layouts::other_table()));
    }
    let change = setup::SetUpEdit::LayOut { terrain: open.state.laid_out(from.state.layout(), used.orientation) };
    let events = setup::decide(&open.state, &change)?;
    open.record(session.author(), change, events)?;
    save(session, &mut open)?;
    view(session, &open)
}

fn fits(one: &SetUp, other: &SetUp) -> bool {
    one.scenario.table == other.scenario.table
}

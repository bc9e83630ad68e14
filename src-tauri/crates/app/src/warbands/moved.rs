//! A Warband goes over to another pack: what that changes is shown before anything is accepted.

use nml_exchange::pack::Loaded;
use nml_warband::compare::State;
use nml_warband::{Command, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compared::compared;
use super::view::{self, Warband};
use super::{save, say};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::lists::membership;
use crate::streams::Open;
use crate::subject::Warbands;
use crate::view::Compared;
use crate::words;

/// A Warband and another pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandPack {
    /// Its stream.
    pub warband: String,
    /// The pack's hash.
    pub pack: String,
}

/// What the other pack would change for the Warband. Nothing is written.
///
/// # Errors
/// `unknown_stream`, `pack_missing`.
pub fn warband_under(desk: &Desk, other: WarbandPack) -> Result<Compared, Failure> {
    let open: Open<Warbands> = desk.open_stream(&other.warband)?;
    under(desk, &open, &*desk.pack_of(Some(&other.pack))?)
}

/// Goes over to the other pack.
///
/// # Errors
/// `in_a_campaign`: it goes over with its campaign; `unknown_stream`, `pack_missing`.
pub fn warband_move(desk: &Desk, other: WarbandPack) -> Result<Warband, Failure> {
    let mut open: Open<Warbands> = desk.open_stream(&other.warband)?;
    if desk.with_book(|book| membership(book, &open.id))?.is_some() {
        return Err(Failure::new("in_a_campaign", words::MOVES_WITH_ITS_CAMPAIGN));
    }
    let pack = desk.pack_of(Some(&other.pack))?;
    say(desk, &mut open, Command::MovePack { pack: pack.hash.to_string() })?;
    save(desk, &mut open)?;
    view::view(desk, &open)
}

/// What another pack would change for a Warband.
///
/// # Errors
/// `pack_missing` for the one that it follows now.
pub fn under(desk: &Desk, open: &Open<Warbands>, pack: &Loaded) -> Result<Compared, Failure> {
    let now = desk.pack_of(open.state.pack.as_deref())?;
    let after = Roster { pack: Some(pack.hash.to_string()), ..open.state.clone() };
    Ok(compared(
        &open.id.to_string(),
        State { roster: &open.state, catalogue: &now.catalogue },
        State { roster: &after, catalogue: &pack.catalogue },
    ))
}

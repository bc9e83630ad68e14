//! A Warband switches to another pack: the app shows what changes before anybody accepts.

use nml_exchange::pack::Loaded;
use nml_warband::compare::State;
use nml_warband::{Command, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compared::compared;
use super::view::{self, Warband};
use super::{save, say};
use crate::backup_files::Occasion;
use crate::code;
use crate::failure::Failure;
use crate::lists::membership;
use crate::session::Session;
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

/// What the other pack would change for the Warband. This writes nothing.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn warband_under(session: &Session, other: WarbandPack) -> Result<Compared, Failure> {
    let open: Open<Warbands> = session.open_stream(&other.warband)?;
    under(session, &open, &*session.pack_of(Some(&other.pack))?)
}

/// Goes over to the other pack.
///
/// # Errors
/// `IN_A_CAMPAIGN`: it goes over with its campaign; `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn warband_move(session: &Session, other: WarbandPack) -> Result<Warband, Failure> {
    let mut open: Open<Warbands> = session.open_stream(&other.warband)?;
    if session.with_book(|book| membership(book, &open.id))?.is_some() {
        return Err(Failure::new(code::IN_A_CAMPAIGN, words::followed::with_its_campaign()));
    }
    let pack = session.pack_of(Some(&other.pack))?;
    say(session, &mut open, Command::MovePack { pack: pack.hash.to_string() })?;
    session.back_up_before(Occasion::Rules)?;
    save(session, &mut open)?;
    view::view(session, &open)
}

/// What another pack would change for a Warband.
///
/// # Errors
/// `PACK_MISSING` for the one that it follows now.
pub fn under(session: &Session, open: &Open<Warbands>, pack: &Loaded) -> Result<Compared, Failure> {
    let now = session.pack_of(open.state.pack.as_deref())?;
    let after = Roster { pack: Some(pack.hash.to_string()), ..open.state.clone() };
    Ok(compared(
        &open.id.to_string(),
        State { roster: &open.state, catalogue: &now.catalogue },
        State { roster: &after, catalogue: &pack.catalogue },
    ))
}

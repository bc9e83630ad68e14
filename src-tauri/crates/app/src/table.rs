//! The table: shows the open book to the people around it, on their own screens.

use nml_battle::SideId;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::battle;
use crate::failure::Failure;
use crate::guests::{self, Invited};
pub use crate::guests::{Role, TableShown};
use crate::session::Session;
use crate::words::table as say;

/// A table to open.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableWanted {
    /// The battle that is shown, or none if the whole book can be read.
    pub battle: Option<String>,
    /// Both players agreed that anyone at the table answers, for either side.
    pub anyone_answers: bool,
}

/// Opens the table, in place of the one that is open.
///
/// # Errors
/// `UNKNOWN_STREAM`; `TABLE_SHUT` if nobody could reach it.
pub fn table_open(session: &Session, wanted: TableWanted) -> Result<TableShown, Failure> {
    session.tables().open(invited(session, &wanted)?)
}

/// Whom a table invites: a player for each side of the battle, and those who look on.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn invited(session: &Session, wanted: &TableWanted) -> Result<Vec<Invited>, Failure> {
    let watches = |battle| Invited { role: Role::Reader { battle }, label: say::looks_on() };
    let Some(battle) = &wanted.battle else { return Ok(vec![watches(None)]) };
    let sides = battle::sides(session, battle)?;
    let player = |(place, name): (usize, String)| Invited {
        role: Role::Player {
            battle: battle.clone(),
            side: SideId::try_from(place).unwrap_or(SideId::MAX),
            anyone_answers: wanted.anyone_answers,
        },
        label: say::plays(&name),
    };
    Ok(sides.into_iter().enumerate().map(player).chain([watches(Some(battle.clone()))]).collect())
}

/// The table that is open, if one is.
///
/// # Errors
/// None.
pub fn table_state(session: &Session, (): ()) -> Result<Option<TableShown>, Failure> {
    Ok(session.tables().state())
}

/// Closes the table: its invitations end.
///
/// # Errors
/// None.
pub fn table_close(session: &Session, (): ()) -> Result<(), Failure> {
    session.tables().close();
    Ok(())
}

/// What the one who asks may do here. `None` for the person at this computer, who may do everything.
///
/// # Errors
/// None.
pub fn me(_: &Session, (): ()) -> Result<Option<Role>, Failure> {
    Ok(guests::role())
}

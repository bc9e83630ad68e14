//! The campaign that the rest of the book deals with: who belongs to it, what others say to it, what a planned game
//! brings along, and how a battle comes in. What screens show of it is in [`campaigns`](crate::campaigns).

mod awaited;
pub(crate) mod describing;
mod joining;
pub(crate) mod passed;
mod planning;
mod record;
pub(crate) mod scenarios;

use std::slice;
use std::sync::Arc;

use nml_campaign::{Command, Picked, Tables, decide};
use nml_exchange::pack::Loaded;
use nml_ledger::{Author, Hash, StreamId};
use nml_store::{Append, Row};

use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, membership, warband_row};
use crate::session::Session;
use crate::streams::{All, Open, read_stream};
use crate::subject::{Campaigns, Warbands};
use crate::{whose, words};
pub(crate) use awaited::{Awaited, awaited};
pub(crate) use joining::{budgeted, join, joining, most_games, same_pack};
pub use joining::{entry, genesis, threshold_delta};
pub(crate) use planning::{
    NewPlan, Planning, busy, caused, chooser, engaged, may_plan, moved, offered, own_games, pair, put_plan, rolled_off,
    touched,
};
pub use planning::{battle_id, field};
pub use record::{Ended, at_end, games_of, player_of, record};
pub(crate) use record::{Fought, Taken, campaign_of, entry_of, recorded};
pub use scenarios::{Meant, scenario_known, scenarios_known};

/// Adds a command with what follows from it; this writes nothing yet.
///
/// # Errors
/// What is refused.
pub fn say(session: &Session, open: &mut Open<Campaigns>, command: Command) -> Result<Hash, Failure> {
    say_as(session, open, session.author(), command)
}

/// The same of somebody, or because of something else.
pub(crate) fn say_as(
    session: &Session,
    open: &mut Open<Campaigns>,
    author: Author,
    command: Command,
) -> Result<Hash, Failure> {
    whose::may_say(&open.state, &command)?;
    let events = decide(Tables::from(&pack_of(session, open)?.catalogue), &open.state, &command)?;
    open.record(author, command, events)
}

/// The campaign that a Warband belongs to once these are as they are: what its row is written with.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn belongs(
    session: &Session,
    seasons: &[Open<Campaigns>],
    warband: StreamId,
) -> Result<Option<StreamId>, Failure> {
    let id = warband.to_string();
    let member = |open: &&Open<Campaigns>| open.state.enrolment(&id).is_some_and(|known| !known.withdrawn);
    if let Some(season) = seasons.iter().find(member) {
        return Ok(Some(season.id));
    }
    let listed = session.with_book(|book| membership(book, &warband))?;
    Ok(listed.filter(|campaign| seasons.iter().all(|season| season.id != *campaign)))
}

/// The campaign whose stream is read, with the battles that it knows.
///
/// # Errors
/// `UNKNOWN_AFTERMATH` when no campaign has recorded the battle; why the campaign of the battle does not open.
pub fn of_battle(session: &Session, battle: &str) -> Result<Arc<Open<Campaigns>>, Failure> {
    let (all, rows) = session.with_book(|book| Ok((All::<Campaigns>::of(book)?, book.battles()?)))?;
    let recorded = |open: &Arc<Open<Campaigns>>| open.state.game(battle).is_some_and(|game| game.played.is_some());
    if let Some(open) = all.read.into_iter().find(recorded) {
        return Ok(open);
    }
    let campaign = rows.into_iter().find(|row| row.id.to_string() == battle).and_then(|row| row.campaign);
    let unread = all.unread.into_iter().find(|(id, _)| Some(*id) == campaign);
    Err(unread.map_or_else(
        || Failure::new(code::UNKNOWN_AFTERMATH, words::campaigns::no_such_aftermath()),
        |(_, why)| why.into(),
    ))
}

/// The Warbands of a campaign, read.
///
/// # Errors
/// `UNKNOWN_STREAM` when one is not in this book.
pub fn rosters(session: &Session, ids: &[String]) -> Result<Vec<Open<Warbands>>, Failure> {
    session.with_book(|book| ids.iter().map(|id| read_stream(book, crate::streams::stream_id(id)?)).collect())
}

/// How a scenario was found, as the campaign keeps it.
#[must_use]
pub fn by_die(face: nml_dice::Face, source: nml_catalogue::throw::Source) -> Picked {
    Picked::Die { throw: nml_catalogue::throw::Throw { faces: vec![face], source } }
}

/// The pack that a campaign is played with.
///
/// # Errors
/// `PACK_MISSING`, `BAD_PACK`.
pub fn pack_of(session: &Session, open: &Open<Campaigns>) -> Result<Arc<Loaded>, Failure> {
    session.pack_of(Some(&open.state.pack))
}
/// What is to be written of a campaign and of Warbands that changed with it.
pub(crate) fn written(
    session: &Session,
    open: &mut Open<Campaigns>,
    warbands: Vec<Open<Warbands>>,
) -> Result<(Vec<Option<Append>>, Vec<Row>), Failure> {
    let mut rows = vec![campaign_row(open)];
    let mut appends = vec![open.append()?];
    for mut warband in warbands {
        let pack = session.pack_of(warband.state.pack.as_deref())?;
        rows.push(warband_row(&warband, belongs(session, slice::from_ref(open), warband.id)?, &pack.catalogue));
        appends.push(warband.append()?);
    }
    Ok((appends, rows))
}

//! What Warbands tell their campaign about themselves, each time caused by a change of their own.

use nml_campaign::{Command, Event};
use nml_ledger::Kept;

use super::{entry, pack_of, say_as};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};

/// Lets the campaign know what a changed Warband is called and allowed from now on; this writes nothing yet. `false` if
/// nothing of that has changed. While its own aftermath is open it waits for the Warband's next change.
///
/// # Errors
/// When the pack cannot be read; what the campaign refuses.
pub(crate) fn describe(
    session: &Session,
    open: &mut Open<Campaigns>,
    warband: &Open<Warbands>,
) -> Result<bool, Failure> {
    let stream = warband.id.to_string();
    let Some(known) = open.state.enrolment(&stream) else { return Ok(false) };
    if known.withdrawn || open.state.unsettled(&stream).is_some() {
        return Ok(false);
    }
    let pack = pack_of(session, open)?;
    let entry = entry(&pack.catalogue, warband, &known.player, known.late_by);
    if (&entry.name, &entry.faction, entry.threshold_delta) == (&known.name, &known.faction, known.threshold_delta) {
        return Ok(false);
    }
    say_as(session, open, session.author_because(warband.id, warband.log.tip()), Command::Describe { entry })?;
    Ok(true)
}

/// Whether a Warband described itself there.
pub(super) fn is_described(kept: &Kept<Command, Event>) -> bool {
    kept.entry.cause.is_some() && matches!(kept.command(), Some(Command::Describe { .. }))
}

//! What Warbands tell their campaign of themselves, with a change of their own as its cause: undo passes it, and it is
//! said again afterwards.

use std::collections::BTreeSet;

use nml_campaign::{Command, Event};
use nml_ledger::{Hash, Kept};

use super::{entry, pack_of, say_as};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};

/// Lets the campaign know what a changed Warband is called and allowed from now on; not yet written. False: nothing of
/// that has changed. While its own aftermath is open it waits for the Warband's next change.
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
fn is_described(kept: &Kept<Command, Event>) -> bool {
    kept.entry.cause.is_some() && matches!(kept.command(), Some(Command::Describe { .. }))
}

/// What stands, the newest first, without the descriptions since: where undo begins.
pub(crate) fn before_descriptions(open: &Open<Campaigns>) -> impl Iterator<Item = &Kept<Command, Event>> {
    open.log.standing_at(&open.log.tip()).into_iter().rev().skip_while(|kept| is_described(kept))
}

/// The newest entry that undo is about.
pub(crate) fn undoable(open: &Open<Campaigns>) -> Option<Hash> {
    before_descriptions(open).next().map(|kept| kept.hash)
}

/// Warbands whose word was taken back to get at what stands before it.
#[must_use = "they say it again"]
pub(crate) struct Passed(BTreeSet<String>);

/// Takes back what Warbands have told since the last entry that undo is about; not yet written.
///
/// # Errors
/// `not_sealed`.
pub(crate) fn pass(session: &Session, open: &mut Open<Campaigns>) -> Result<Passed, Failure> {
    let mut passed = BTreeSet::new();
    let standing = open.log.standing_at(&open.log.tip());
    let told = standing.into_iter().rev().take_while(|kept| is_described(kept)).filter_map(Kept::command);
    for command in told.cloned().collect::<Vec<_>>() {
        if let Command::Describe { entry } = command {
            open.undo(session.author(), None)?;
            passed.insert(entry.warband);
        }
    }
    Ok(Passed(passed))
}

impl Passed {
    /// Says it again about those that still belong to the campaign and have changed. `changed` are Warbands as they are
    /// about to be written.
    ///
    /// # Errors
    /// As [`tell`]; when a Warband does not open.
    pub(crate) fn again(
        self,
        session: &Session,
        open: &mut Open<Campaigns>,
        changed: &[Open<Warbands>],
    ) -> Result<(), Failure> {
        for warband in self.0 {
            match changed.iter().find(|roster| roster.id.to_string() == warband) {
                Some(roster) => describe(session, open, roster)?,
                None => describe(session, open, &*session.look::<Warbands>(&warband)?)?,
            };
        }
        Ok(())
    }
}

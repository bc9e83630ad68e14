//! What undo passes: what Warbands tell their campaign of themselves, with a change of their own as its cause, which is said
//! again afterwards; and what evenings planned and took back again.

use std::collections::{BTreeMap, BTreeSet};

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

/// What stands, the newest first, from where undo begins: without what Warbands told of themselves since, and without what
/// evenings planned and took back again.
pub(crate) fn to_undo(open: &Open<Campaigns>) -> impl Iterator<Item = &Kept<Command, Event>> {
    let standing = open.log.standing_at(&open.log.tip());
    let passed = passed(open, &standing);
    standing.into_iter().rev().skip(passed)
}

/// How many of the last entries undo passes.
fn passed(open: &Open<Campaigns>, standing: &[&Kept<Command, Event>]) -> usize {
    let mut passed = 0;
    loop {
        let before = standing.get(..standing.len() - passed).unwrap_or(&[]);
        let told = before.iter().rev().take_while(|kept| is_described(kept)).count();
        let before = before.get(..before.len() - told).unwrap_or(&[]);
        let even = evened_out(open, before);
        passed += told + even;
        if even == 0 {
            return passed;
        }
    }
}

/// How many of the last entries planned games for evenings and took plans back, so that just those games are planned after
/// them that were before: there is nothing in them to undo.
fn evened_out(open: &Open<Campaigns>, standing: &[&Kept<Command, Event>]) -> usize {
    let of_plan = |kept: &&Kept<Command, Event>| {
        kept.entry.cause.filter(|cause| cause.stream != open.id)?;
        match kept.command()? {
            Command::Plan { battle, .. } => Some((battle.clone(), false)),
            Command::Cancel { battle } => Some((battle.clone(), true)),
            Command::Rename { .. }
            | Command::MovePack { .. }
            | Command::SetHouse { .. }
            | Command::WriteRules { .. }
            | Command::SignUp { .. }
            | Command::SignOff { .. }
            | Command::Admit { .. }
            | Command::Describe { .. }
            | Command::Withdraw { .. }
            | Command::BeginAnew { .. }
            | Command::Pause { .. }
            | Command::EnterEarlier { .. }
            | Command::Record { .. }
            | Command::Roll { .. }
            | Command::Answer { .. }
            | Command::Trade { .. }
            | Command::SetAside { .. }
            | Command::Close { .. } => None,
        }
    };
    let run: Vec<(String, bool)> = standing.iter().rev().map_while(of_plan).collect();
    // Of each game the oldest entry of the run says whether it was planned before it.
    let evens = |run: &[(String, bool)]| {
        let before: BTreeMap<&str, bool> = run.iter().map(|(battle, before)| (battle.as_str(), *before)).collect();
        before.into_iter().all(|(battle, before)| open.state.game(battle).is_some() == before)
    };
    (0..=run.len()).rev().find(|many| evens(&run[..*many])).unwrap_or(0)
}

/// The newest entry that undo is about.
pub(crate) fn undoable(open: &Open<Campaigns>) -> Option<Hash> {
    to_undo(open).next().map(|kept| kept.hash)
}

/// Warbands whose word was taken back to get at what stands before it.
#[must_use = "they say it again"]
pub(crate) struct Passed(BTreeSet<String>);

/// Takes back what Warbands have told since the last entry that undo is about, and what evenings planned and took back
/// again; not yet written.
///
/// # Errors
/// `not_sealed`.
pub(crate) fn pass(session: &Session, open: &mut Open<Campaigns>) -> Result<Passed, Failure> {
    let mut told = BTreeSet::new();
    let standing = open.log.standing_at(&open.log.tip());
    let last = standing.iter().rev().take(passed(open, &standing)).map(|kept| kept.command().cloned());
    for command in last.collect::<Vec<_>>() {
        open.undo(session.author(), None)?;
        if let Some(Command::Describe { entry }) = command {
            told.insert(entry.warband);
        }
    }
    Ok(Passed(told))
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

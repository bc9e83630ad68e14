//! Where undo begins in a campaign. It skips what Warbands told about themselves, which is said again afterwards, and
//! what evenings planned and took back.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{Command, Event};
use nml_ledger::{Hash, Kept};

use super::describing::{describe, is_described};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};

/// What stands, the newest first, from where undo begins: without what Warbands have said about themselves since, and
/// without what evenings planned and took back again.
pub(crate) fn to_undo(open: &Open<Campaigns>) -> impl Iterator<Item = &Kept<Command, Event>> {
    let standing = open.log.standing_at(&open.log.tip());
    let passed = how_many(open, &standing);
    standing.into_iter().rev().skip(passed)
}

/// How many of the last entries undo passes over.
fn how_many(open: &Open<Campaigns>, standing: &[&Kept<Command, Event>]) -> usize {
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
        let command = kept.command().filter(|_| kept.entry.cause.is_some_and(|cause| cause.stream != open.id))?;
        if let Command::Plan { battle, .. } = command {
            Some((battle.clone(), false))
        } else if let Command::Cancel { battle } = command {
            Some((battle.clone(), true))
        } else {
            None
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
/// `NOT_SEALED`.
pub(crate) fn pass(session: &Session, open: &mut Open<Campaigns>) -> Result<Passed, Failure> {
    let mut told = BTreeSet::new();
    let standing = open.log.standing_at(&open.log.tip());
    let last = standing.iter().rev().take(how_many(open, &standing)).map(|kept| kept.command().cloned());
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
    /// As [`describe`]; when a Warband does not open.
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

//! Reinforcements: recruits up to the next Threshold Value, for the Arsenal and the Strongbox (DR p.112).

use super::at_page::{Asked, AtPage, Done};
use crate::ask::Ask;
use crate::limits::threshold_value;
use crate::steps::Work;
use nml_warband::{RosterChange, Terms};

/// Why a Warband that called for Reinforcements gains Glory.
const REINFORCEMENTS: &str = "reinforcements";

/// Whether they are called. `None` if the Warband cannot after two games in a row, and did after the last one.
pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let terms = Terms::new(&pending.roster, &pending.catalogue).ok();
    let barred = terms.is_some_and(|terms| terms.changes().no_reinforcements_twice);
    let last = pending.before.called_after.as_ref();
    if barred && last.is_some() && last == pending.before.last_battle.as_ref() {
        return None;
    }
    let threshold = threshold(pending);
    let worth = pending.report().total_ducats;
    Some(Asked::warband(Ask::Reinforcements { threshold, worth, budget: threshold.saturating_sub(worth) }))
}

/// The Arsenal and the Strongbox go, and this much may be spent on recruits.
pub(super) fn called(pending: &AtPage<'_>, budget: u32) -> Vec<Done> {
    let terms = Terms::new(&pending.roster, &pending.catalogue).ok();
    let glory = terms.map_or(0, |terms| terms.changes().reinforcement_glory);
    let gained = RosterChange::GloryGained { glory, reason: REINFORCEMENTS.to_owned() };
    let changes = [RosterChange::ReinforcementsCalled { budget }].into_iter().chain((glory > 0).then_some(gained));
    vec![Done { work: Work::Called, changes: changes.collect() }]
}

/// The Threshold Value of the Warband's next game, in ducats.
fn threshold(pending: &AtPage<'_>) -> u32 {
    let row = pending.progression().threshold(pending.game.saturating_add(1));
    let more = pending.map.as_ref().map_or(0, |at| at.holding.threshold);
    row.map_or(0, |row| threshold_value(row.ducats, pending.threshold_delta, more))
}

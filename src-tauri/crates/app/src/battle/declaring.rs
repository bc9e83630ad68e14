//! A side may change what it declared to spend until anybody says anything else: at the table you count markers out one
//! by one, before the dice.

use nml_battle::{Battle, Command, Event, SideId, Spend};
use nml_ledger::Act;

use super::odds;
use super::shown::SpendView;
use crate::streams::Open;
use crate::subject::Battles;

/// The last thing said, if it is such a declaration: its entry, and what stood before it.
fn last(open: &Open<Battles>) -> Option<(u64, SideId, Battle)> {
    let end = open.end();
    let standing = open.log.standing_at(&end);
    let kept = standing.last()?;
    let Act::Do { command: Command::Spend { side, .. }, .. } = &kept.entry.act else { return None };
    let spent = kept.events().iter().any(|event| matches!(event, Event::Spent { .. }));
    // What one side declares in secret is no longer its own to change when the other has answered.
    (spent && !open.state.question().is_some_and(|step| open.state.conceals(step)))
        .then(|| (kept.entry.seq, *side, open.state_before(kept)))
}

/// What the side that declared last may still declare in its place.
pub(super) fn instead(open: &Open<Battles>) -> Option<SpendView> {
    let (_, side, before) = last(open)?;
    let step = before.question()?;
    let bought = before.bought(step).into_iter().filter(|bought| bought.side == side).collect();
    odds::spends(&before, step, bought).pop()
}

/// The entry whose declaration this one replaces.
pub(super) fn replaced(open: &Open<Battles>, command: &Command) -> Option<u64> {
    let Command::Spend { side, .. } = command else { return None };
    let (seq, whose, _) = last(open)?;
    (whose == *side).then_some(seq)
}

/// It spends nothing.
pub(super) fn is_nothing(command: &Command) -> bool {
    matches!(command, Command::Spend { markers, .. } if *markers == Spend::default())
}

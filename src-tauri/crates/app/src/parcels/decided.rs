//! Where two copies of a stream that had both gone on were merged: what was set aside on each side, and what replaced
//! it. The entries tell this by themselves, in every book that has them.

use std::collections::BTreeSet;

use nml_ledger::{Act, Cause, Hash, Kept, Log, StreamId};

use super::beside::{Of, touches};
use super::order_note::OrderNote;
use super::touches::{Game, Mergeable, Touch};
use crate::streams::Open;
use crate::subject::Subject;

/// What was decided where two copies met.
pub(super) struct Decision<'l, S: Subject> {
    /// The entry by which they were brought together: who did it, and when.
    pub met: &'l Of<S>,
    /// What replaces what was set aside, in the order of the entries.
    pub stands: Vec<&'l Of<S>>,
    /// What only one of the two copies held, and has not stood since.
    pub aside: Vec<&'l Of<S>>,
}

/// Whether an entry only keeps the order of two copies that were brought together: it says nothing that somebody said.
pub(super) fn keeps_order<C, E>(kept: &Kept<C, E>) -> bool {
    let noted = kept.entry.note.as_deref().and_then(OrderNote::read).is_some();
    noted
        && match &kept.entry.act {
            Act::Undo { .. } | Act::Head { .. } => true,
            Act::Note { text, .. } => text.is_empty(),
            Act::Do { .. } | Act::Redo { .. } | Act::Amend { .. } => false,
        }
}

/// All decisions between copies of a stream, the oldest first.
pub(super) fn decisions<'l, S: Mergeable>(
    id: StreamId,
    start: &S::Start,
    log: &'l Log<S::Command, S::Event>,
) -> Vec<Decision<'l, S>> {
    let met = meetings(log).into_iter().map(|met| decided::<S>(id, start, log, met));
    met.filter(|decision| !decision.aside.is_empty()).collect()
}

/// What a book chose between on its own, where it brought copies together: both as what was said first.
#[derive(Debug, Default)]
pub(super) struct Choice {
    /// What only one of the copies held, and has stood since.
    pub stands: BTreeSet<Hash>,
    /// What only one of them held, and has not stood since.
    pub aside: BTreeSet<Hash>,
}

/// Everything that was chosen between by the entries that lead to one head and not to another.
pub(super) fn chosen<C, E>(log: &Log<C, E>, own: &Hash, other: &Hash) -> Choice {
    let news: BTreeSet<Hash> = log.news(own, other).iter().map(|kept| kept.hash).collect();
    let firsts = |at: &Hash| log.standing_at(at).iter().map(|kept| kept.first_said()).collect::<BTreeSet<_>>();
    let mut choice = Choice::default();
    for (met, theirs, end) in meetings(log).into_iter().filter(|(met, ..)| news.contains(&met.hash)) {
        let after = firsts(&end);
        let heads = [met.entry.parent, *theirs];
        for (head, beside) in [(heads[0], heads[1]), (heads[1], heads[0])] {
            let known = log.known(&beside);
            let only = firsts(&head).into_iter().filter(|entry| !known.contains(entry));
            let (stands, aside): (Vec<Hash>, Vec<Hash>) = only.partition(|entry| after.contains(entry));
            choice.stands.extend(stands);
            choice.aside.extend(aside);
        }
    }
    choice
}

/// The entries by which copies were brought together, each with the head beside it and the end of what was said again
/// then.
type Met<'l, C, E> = (&'l Kept<C, E>, &'l Hash, Hash);

fn meetings<C, E>(log: &Log<C, E>) -> Vec<Met<'_, C, E>> {
    let kept = log.kept();
    let mut all = Vec::new();
    for (at, met) in kept.iter().enumerate().filter(|(_, kept)| keeps_order(kept)) {
        let (Act::Head { entry: other } | Act::Note { entry: other, .. }) = &met.entry.act else { continue };
        if log.knows(&met.entry.parent, other) {
            continue;
        }
        // What stood on either copy comes after it once more, where it stands, and what follows from that there.
        let mut end = met.hash;
        let again = |next: &Kept<C, E>| {
            let because = next.entry.cause.and_then(|cause| log.find(&cause.entry));
            let follows =
                matches!(next.entry.act, Act::Amend { .. }) && because.is_some_and(|one| one.entry.again.is_some());
            next.entry.again.is_some() || follows || (keeps_order(next) && matches!(next.entry.act, Act::Undo { .. }))
        };
        for next in kept.iter().skip(at + 1).filter(|next| again(next)) {
            if next.entry.parent == end {
                end = next.hash;
            }
        }
        all.push((met, other, end));
    }
    all
}

fn decided<'l, S: Mergeable>(
    id: StreamId,
    start: &S::Start,
    log: &'l Log<S::Command, S::Event>,
    (met, other, end): Met<'l, S::Command, S::Event>,
) -> Decision<'l, S> {
    let firsts = |all: &[&Of<S>]| all.iter().map(|kept| kept.first_said()).collect::<BTreeSet<Hash>>();
    let after = firsts(&log.standing_at(&end));
    let heads = [met.entry.parent, *other];
    let known = heads.map(|head| log.known(&head));
    let (mut aside, mut stands) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for (own, head) in heads.iter().enumerate() {
        let others = 1 - own;
        for kept in log.standing_at(head).into_iter().filter(|kept| !known[others].contains(&kept.first_said())) {
            if after.contains(&kept.first_said()) { &mut stands[own] } else { &mut aside[own] }.push(kept);
        }
        // What one side had taken back of what both held is back, or it is gone: either is what the other did not say.
        let stood = firsts(&log.standing_at(&heads[others]));
        let stays = firsts(&log.standing_at(head));
        for kept in log.news(head, &heads[others]).into_iter().filter(|kept| !keeps_order(kept)) {
            let Act::Undo { entry } = &kept.entry.act else { continue };
            let Some(undone) = log.find(entry).map(Kept::first_said) else { continue };
            if stood.contains(&undone) && !stays.contains(&undone) {
                if after.contains(&undone) { &mut aside[own] } else { &mut stands[own] }.push(kept);
            }
        }
    }
    // What only followed from a correction that stands was not decided, and in another stream it is shown there.
    let followed = |kept: &&Of<S>| {
        let because = kept.entry.cause.filter(|_| matches!(kept.entry.act, Act::Amend { .. }));
        let stands = |cause: Cause| log.find(&cause.entry).is_none_or(|one| after.contains(&one.first_said()));
        because.is_some_and(stands)
    };
    for side in &mut aside {
        side.retain(|kept| !followed(kept));
    }
    // Of what stands, it shows only what is about the same thing.
    let states = heads.map(|head| Open::<S>::state_on(start, log, &head));
    let about = |own: usize, kept: &Of<S>| -> BTreeSet<Touch> {
        let said = if let Act::Undo { entry } = &kept.entry.act { log.find(entry).unwrap_or(kept) } else { kept };
        states.get(own).map(|state| touches::<S>(id, log, said, state, true)).into_iter().flatten().collect()
    };
    let gone: Vec<BTreeSet<Touch>> =
        (0..2).map(|own| aside[own].iter().flat_map(|kept| about(own, kept)).collect()).collect();
    for own in 0..2 {
        stands[own].retain(|kept| !gone[1 - own].is_disjoint(&about(own, kept)));
    }
    Decision { met, stands: stands.concat(), aside: aside.concat() }
}

/// What somebody said themselves of all this, each with how many entries followed from it: what an entry of these
/// brought about, and what else was said of a game that began among them.
pub(super) fn led_to<'l, S: Mergeable>(log: &Log<S::Command, S::Event>, all: &[&'l Of<S>]) -> Vec<(&'l Of<S>, usize)> {
    let among: BTreeSet<Hash> = all.iter().flat_map(|kept| [kept.hash, kept.first_said()]).collect();
    let game = |kept: &Of<S>| game::<S>(log, kept);
    let mut led: Vec<(&Of<S>, usize)> = Vec::new();
    for kept in all {
        let of = game(kept);
        let began = led.iter().position(|(first, _)| {
            let theirs = game(first).filter(|first| first.begins);
            theirs.is_some_and(|first| of.as_ref().is_some_and(|of| of.battle == first.battle))
        });
        let caused = kept.entry.cause.is_some_and(|cause| among.contains(&cause.entry));
        match began {
            Some(at) if !of.is_some_and(|of| of.begins) || caused => led[at].1 += 1,
            Some(at) => led[at] = (kept, led[at].1 + 1),
            None if caused => {}
            None => led.push((kept, 0)),
        }
    }
    led
}

/// The game that an entry is about, or what it takes back or corrects.
pub(super) fn game<S: Mergeable>(log: &Log<S::Command, S::Event>, kept: &Of<S>) -> Option<Game> {
    match &kept.entry.act {
        Act::Undo { entry } => Some(Game { begins: false, ..S::game(log.find(entry)?.command()?)? }),
        Act::Amend { entry, .. } => S::game(log.find(entry)?.command()?),
        Act::Do { command, .. } => S::game(command),
        Act::Redo { .. } | Act::Head { .. } | Act::Note { .. } => None,
    }
}

//! A stream after a parcel was taken in: followed, chosen, or said again entry by entry.

use std::collections::BTreeMap;

use nml_ledger::{Act, Author, Cause, Hash, Kept, Meeting, Relation};

use super::Stands;
use super::beside::{Beside, Of};
use super::merge::Left;
use super::order_note::OrderNote;
use super::touches::Mergeable;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Subject;

impl<S: Mergeable> Beside<S> {
    /// The stream as it stands once it was taken in. `moved` has the entries that were said again and as what they stand
    /// now; those of this stream come to it.
    ///
    /// # Errors
    /// `NOT_SEALED`.
    pub fn taken(
        &self,
        session: &Session,
        at: usize,
        left: &Left,
        who: &str,
        moved: &mut BTreeMap<Hash, Hash>,
    ) -> Result<Open<S>, Failure> {
        let mut open = self.open().clone();
        if let Self::Both { meeting, .. } = self {
            open.take_in(meeting)?;
            if !S::BY_ENTRY {
                as_a_whole(session, &mut open, meeting, left.keeps(at, Stands::There, meeting.theirs), who)?;
                return Ok(open);
            }
        }
        let target = self.target(at, left);
        // How many entries stand as they are: what followed from an entry that is said again is said again too.
        let as_it_is = |standing: &[&Of<S>]| {
            let stays = |kept: &Of<S>| kept.entry.cause.is_none_or(|cause| !moved.contains_key(&cause.entry));
            standing.iter().zip(&target).take_while(|(a, b)| a.hash == b.hash && stays(a)).count()
        };
        if let Self::Both { meeting, .. } = self {
            let effort = |head: &Hash| {
                let standing = self.log().standing_at(head);
                let kept = as_it_is(&standing);
                target.len() - kept + usize::from(standing.len() > kept)
            };
            let (here, there) = (effort(&open.log.tip()), effort(&meeting.theirs));
            let goes = match meeting.relation {
                Relation::Known => there < here,
                Relation::Ahead => there <= here,
                Relation::Parted => there == 0 && here > 0,
            };
            if goes {
                follow(session, &mut open, &meeting.theirs, who)?;
            } else if (meeting.relation != Relation::Known || self.left_out_there())
                && !open.log.knows(&open.log.tip(), &meeting.theirs)
            {
                let ours = open.log.standing_at(&open.log.tip());
                let theirs = |kept: &&Of<S>| ours.iter().all(|own| own.first_said() != kept.first_said());
                let word = if target.iter().any(theirs) { OrderNote::Together } else { OrderNote::Kept };
                open.keep_here(noted(session, word), meeting.theirs)?;
            }
        }
        let standing = open.log.standing_at(&open.log.tip());
        let stays = as_it_is(&standing);
        if let Some(first) = standing.get(stays).map(|kept| kept.hash) {
            open.say_again(noted(session, OrderNote::Sent(who)), Act::Undo { entry: first })?;
        }
        for kept in target.iter().skip(stays) {
            let act = self.again(&open, kept);
            let hash = open.say_again(over(kept, moved), act)?;
            moved.insert(kept.hash, hash);
        }
        // What stands under another hash than on its own side is found by what was said first.
        let stands: BTreeMap<Hash, Hash> =
            open.log.standing_at(&open.log.tip()).iter().map(|kept| (kept.first_said(), kept.hash)).collect();
        for kept in self.standing().into_iter().flatten() {
            if let Some(now) = stands.get(&kept.first_said()).filter(|now| **now != kept.hash) {
                moved.insert(kept.hash, *now);
            }
        }
        for word in self.words() {
            let Act::Note { entry, text } = &word.entry.act else { continue };
            let beside = open.log.find(entry).and_then(|kept| stands.get(&kept.first_said()));
            if let Some(beside) = beside.filter(|_| !open.log.knows(&open.log.tip(), &word.hash)) {
                let act = Act::Note { entry: *beside, text: text.clone() };
                open.say_again(over(word, moved), act)?;
            }
        }
        open.refold();
        Ok(open)
    }

    /// An act as it is said again: a correction names what it corrects as that stands there.
    fn again(&self, open: &Open<S>, kept: &Of<S>) -> Act<S::Command, S::Event> {
        let act = kept.entry.act.clone();
        let Act::Amend { entry, instead } = act else { return act };
        let first = self.log().find(&entry).map(Kept::first_said);
        let standing = open.log.standing_at(&open.log.tip());
        let now = standing.iter().find(|one| Some(one.first_said()) == first).map_or(entry, |one| one.hash);
        Act::Amend { entry: now, instead }
    }
}

/// A stream that is not mixed: one side's stands.
fn as_a_whole<S: Subject>(
    session: &Session,
    open: &mut Open<S>,
    meeting: &Meeting<S::Command, S::Event>,
    theirs: bool,
    who: &str,
) -> Result<(), Failure> {
    match meeting.relation {
        Relation::Known => Ok(()),
        Relation::Ahead => follow(session, open, &meeting.theirs, who),
        Relation::Parted if theirs => follow(session, open, &meeting.theirs, who),
        Relation::Parted => open.keep_here(noted(session, OrderNote::Kept), meeting.theirs),
    }
}

/// Goes on from the end of the other copy, unless it already does.
fn follow<S: Subject>(session: &Session, open: &mut Open<S>, theirs: &Hash, who: &str) -> Result<(), Failure> {
    if open.log.tip() == *theirs { Ok(()) } else { open.choose(noted(session, OrderNote::Sent(who)), theirs) }
}

/// The author who takes it in, and what becomes of it.
fn noted(session: &Session, word: OrderNote<'_>) -> Author {
    Author { note: Some(word.written()), ..session.author() }
}

/// Who repeats it: the author of the entry, at the time of the entry.
fn over<C, E>(kept: &Kept<C, E>, moved: &BTreeMap<Hash, Hash>) -> Author {
    let entry = &kept.entry;
    let cause =
        entry.cause.map(|cause| Cause { entry: moved.get(&cause.entry).copied().unwrap_or(cause.entry), ..cause });
    Author {
        at: entry.at.clone(),
        by: entry.by.clone(),
        cause,
        again: Some(kept.first_said()),
        note: entry.note.clone(),
    }
}

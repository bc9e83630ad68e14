//! A stream as it stands once a parcel was taken in: followed, chosen, or said again entry by entry.

use std::collections::BTreeMap;

use nml_ledger::{Act, Author, Cause, Hash, Kept, Relation};

use super::Stands;
use super::beside::{Beside, Of};
use super::merge::Left;
use super::touches::Mergeable;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::Subject;
use crate::words::parcels as say;

impl<S: Mergeable> Beside<S> {
    /// The stream as it stands once it was taken in. `moved` has the entries that were said again and as what they stand
    /// now; those of this stream come to it.
    ///
    /// # Errors
    /// `not_sealed`.
    pub fn taken(
        &self,
        desk: &Desk,
        at: usize,
        left: &Left,
        who: &str,
        moved: &mut BTreeMap<Hash, Hash>,
    ) -> Result<Open<S>, Failure> {
        let mut open = self.open().clone();
        let sent = || Author { note: Some(say::as_sent(who)), ..desk.author() };
        if let Self::Both { meeting, .. } = self {
            open.take_in(meeting)?;
            if !S::BY_ENTRY {
                match meeting.relation {
                    Relation::Known => {}
                    Relation::Ahead => follow(&mut open, sent(), &meeting.theirs)?,
                    Relation::Parted if left.keeps(at, Stands::There, meeting.theirs) => {
                        open.choose(sent(), &meeting.theirs)?;
                    }
                    Relation::Parted => {
                        open.keep_here(
                            Author { note: Some(say::KEPT_HERE.to_owned()), ..desk.author() },
                            meeting.theirs,
                        )?;
                    }
                }
                return Ok(open);
            }
        }
        let target = self.target(at, left);
        let as_it_is = |standing: &[&Of<S>]| {
            let stays = |kept: &Of<S>| kept.entry.cause.is_none_or(|cause| !moved.contains_key(&cause.entry));
            standing.iter().zip(&target).take_while(|(a, b)| a.hash == b.hash && stays(a)).count()
        };
        if let Self::Both { meeting, .. } = self {
            let [here, there] = [open.log.tip(), meeting.theirs].map(|head| open.log.standing_at(&head));
            let effort = |standing: &[&Of<S>]| {
                let kept = as_it_is(standing);
                target.len() - kept + usize::from(standing.len() > kept)
            };
            let goes = match meeting.relation {
                Relation::Known => effort(&there) < effort(&here),
                Relation::Ahead => effort(&there) <= effort(&here),
                Relation::Parted => effort(&there) == 0 && effort(&here) > 0,
            };
            if goes {
                follow(&mut open, sent(), &meeting.theirs)?;
            } else if meeting.relation != Relation::Known && !open.log.knows(&open.log.tip(), &meeting.theirs) {
                let others = |kept: &&Of<S>| here.iter().all(|own| own.first_said() != kept.first_said());
                let word = if target.iter().any(others) { say::BROUGHT_TOGETHER } else { say::KEPT_HERE };
                let author = Author { note: Some(word.to_owned()), ..desk.author() };
                open.keep_here(author, meeting.theirs)?;
            }
        }
        let standing: Vec<Hash> = open.log.standing_at(&open.log.tip()).iter().map(|kept| kept.hash).collect();
        let kept = as_it_is(&open.log.standing_at(&open.log.tip()));
        if let Some(first) = standing.get(kept) {
            open.say_again(Author { note: Some(say::as_sent(who)), ..desk.author() }, Act::Undo { entry: *first })?;
        }
        for kept in target.iter().skip(kept) {
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
            let known = open.log.knows(&open.log.tip(), &word.hash);
            if let Some(beside) =
                open.log.find(entry).and_then(|kept| stands.get(&kept.first_said())).filter(|_| !known)
            {
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

/// Goes on from the end of the other copy, unless it does already.
fn follow<S: Subject>(open: &mut Open<S>, author: Author, theirs: &Hash) -> Result<(), Failure> {
    if open.log.tip() == *theirs { Ok(()) } else { open.choose(author, theirs) }
}

/// Who says it again: whoever said it, when they did.
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

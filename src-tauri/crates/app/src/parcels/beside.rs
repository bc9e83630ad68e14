//! A stream of a parcel beside its copy in the book: what each side said, and the stream afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nml_exchange::parcel::ParcelStream;
use nml_ledger::{Act, Hash, Kept, Log, Meeting, Relation, StreamId};

use super::Stands;
use super::decided::{self, Choice};
use super::merge::{Left, Saying};
use super::touches::{Game, Mergeable, Touch};
use crate::code;
use crate::failure::Failure;
use crate::plain_words::kind;
use crate::session::Session;
use crate::streams::{Open, holds};
use crate::subject::Subject;
use crate::words::parcels as say;

/// An entry of a subject's stream.
pub(super) type Of<S> = Kept<<S as Subject>::Command, <S as Subject>::Event>;

/// A stream beside its copy in the book.
pub(super) enum Beside<S: Subject> {
    /// The book does not have it.
    New(Open<S>),
    /// It does.
    Both {
        /// As the book has it.
        here: Arc<Open<S>>,
        /// Both together.
        meeting: Meeting<S::Command, S::Event>,
    },
    /// It is not in the parcel; something in it followed here from what is.
    Here {
        /// As the book has it.
        here: Arc<Open<S>>,
        /// How many of the entries in force stand before the first that followed.
        before: usize,
    },
}

impl<S: Subject> Beside<S> {
    /// Puts a stream of a parcel beside the book.
    ///
    /// # Errors
    /// `ANOTHER_BEGINNING`; the stream does not open here.
    pub fn new(session: &Session, stream: &ParcelStream) -> Result<Self, Failure> {
        let id = stream.heading.stream;
        if !session.with_book(|book| holds(book, id))? {
            return Ok(Self::New(Open::foreign(stream)?));
        }
        let here = session.look::<S>(&id.to_string())?;
        if here.log.root() != Hash::of(&stream.header) {
            return Err(Failure::new(code::ANOTHER_BEGINNING, say::another_beginning(kind(S::WORD), id.to_string())));
        }
        let meeting = here.meet(stream)?;
        Ok(Self::Both { here, meeting })
    }

    /// A stream of the book in which this entry followed from one of the parcel. `None` if the entry is not in force.
    ///
    /// # Errors
    /// The stream does not open.
    pub fn following(session: &Session, id: StreamId, entry: Hash) -> Result<Option<Self>, Failure> {
        let here = session.look::<S>(&id.to_string())?;
        let before = here.log.standing_at(&here.log.tip()).iter().position(|kept| kept.hash == entry);
        Ok(before.map(|before| Self::Here { here, before }))
    }

    /// As it is best known before anything is taken in.
    pub fn open(&self) -> &Open<S> {
        match self {
            Self::New(open) => open,
            Self::Both { here, .. } | Self::Here { here, .. } => here,
        }
    }

    pub fn id(&self) -> StreamId {
        self.open().id
    }

    /// How the copies relate to each other. `None` if there is only one.
    pub const fn relation(&self) -> Option<Relation> {
        match self {
            Self::New(_) | Self::Here { .. } => None,
            Self::Both { meeting, .. } => Some(meeting.relation),
        }
    }

    /// Entries that the book lacks.
    pub fn entries(&self) -> usize {
        match self {
            Self::New(open) => open.log.kept().len(),
            Self::Both { meeting, .. } => meeting.new.len(),
            Self::Here { .. } => 0,
        }
    }

    /// The entries of both.
    pub fn log(&self) -> &Log<S::Command, S::Event> {
        match self {
            Self::Both { meeting, .. } => &meeting.both,
            Self::New(open) => &open.log,
            Self::Here { here, .. } => &here.log,
        }
    }

    /// What is in force here, and there.
    pub(super) fn standing(&self) -> [Vec<&Of<S>>; 2] {
        let log = self.log();
        match self {
            Self::New(_) => [Vec::new(), log.standing_at(&log.tip())],
            Self::Both { meeting, .. } => [log.standing_at(&meeting.ours), log.standing_at(&meeting.theirs)],
            Self::Here { before, .. } => {
                let standing = log.standing_at(&log.tip());
                [standing.clone(), standing.into_iter().take(*before).collect()]
            }
        }
    }

    /// What each side left out without the other knowing of it: taken back, or not gone on with when another head was
    /// looked at. Each with the entry by which that was done, or the one of another stream that brought it about.
    fn left_out(&self) -> [BTreeMap<Hash, Hash>; 2] {
        let Self::Both { meeting: Meeting { both: log, ours, theirs, .. }, .. } = self else {
            return Default::default();
        };
        let firsts = |at: &Hash| log.standing_at(at).into_iter().map(Kept::first_said).collect::<BTreeSet<_>>();
        [(ours, theirs), (theirs, ours)].map(|(own, other)| {
            let mut out = BTreeMap::new();
            for kept in log.news(own, other) {
                let by = kept.entry.cause.map_or(kept.hash, |cause| cause.entry);
                match &kept.entry.act {
                    Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } => {
                        out.extend(firsts(&kept.entry.parent).into_iter().map(|entry| (entry, by)));
                    }
                    Act::Note { entry, text } if text.is_empty() => {
                        out.extend(firsts(entry).into_iter().map(|entry| (entry, by)));
                    }
                    Act::Do { .. } | Act::Amend { .. } | Act::Note { .. } => {}
                }
            }
            let stand = firsts(own);
            out.retain(|entry, _| !stand.contains(entry));
            out
        })
    }

    /// Whether the other side left out something that stands here: that it was looked at is written down, even where it
    /// only went back to what this one had passed.
    pub(super) fn left_out_there(&self) -> bool {
        let [here, _] = self.standing();
        let [_, out] = self.left_out();
        here.iter().any(|kept| out.contains_key(&kept.first_said()))
    }

    /// What each side chose between without the other knowing of it.
    fn chosen(&self) -> [Choice; 2] {
        let Self::Both { meeting: Meeting { both: log, ours, theirs, .. }, .. } = self else {
            return Default::default();
        };
        [decided::chosen(log, ours, theirs), decided::chosen(log, theirs, ours)]
    }

    /// The corrections that stand on both sides, as the other one said them again after it knew them as they stand here.
    fn said_again_there<'b>(&self, [here, there]: &[Vec<&'b Of<S>>; 2]) -> BTreeMap<Hash, &'b Of<S>> {
        let Self::Both { meeting: Meeting { both: log, theirs, .. }, .. } = self else { return BTreeMap::new() };
        let amends = |kept: &&&Of<S>| matches!(kept.entry.act, Act::Amend { .. });
        let ours: BTreeMap<Hash, Hash> =
            here.iter().filter(amends).map(|kept| (kept.first_said(), kept.hash)).collect();
        let newer = |kept: &&&Of<S>| {
            let known = ours.get(&kept.first_said());
            known.is_some_and(|known| *known != kept.hash && log.knows(theirs, known))
        };
        there.iter().filter(newer).map(|kept| (kept.first_said(), *kept)).collect()
    }

    /// The entry by which the other side left out what stands here, if it did.
    pub(super) fn left_out_by(&self, entry: Hash) -> Option<&Of<S>> {
        let Self::Both { meeting: Meeting { both: log, ours, theirs, .. }, .. } = self else { return None };
        let stood = |at: &Hash| log.standing_at(at).iter().any(|kept| kept.first_said() == entry);
        let decides = |kept: &&Of<S>| match &kept.entry.act {
            Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } => stood(&kept.entry.parent),
            Act::Note { entry, text } => text.is_empty() && stood(entry),
            Act::Do { .. } | Act::Amend { .. } => false,
        };
        log.news(theirs, ours).into_iter().rfind(decides)
    }

    /// The notes that were put beside entries there, and that nobody has put there here.
    pub(super) fn words(&self) -> Vec<&Of<S>> {
        let Self::Both { meeting, .. } = self else { return Vec::new() };
        let here = meeting.both.known(&meeting.ours);
        let word = |kept: &&Of<S>| {
            matches!(&kept.entry.act, Act::Note { text, .. } if !text.is_empty()) && !here.contains(&kept.first_said())
        };
        meeting.both.news(&meeting.theirs, &meeting.ours).into_iter().filter(word).collect()
    }
}

/// Both sides of a stream, for questions about several entries.
struct Sides<'b, S: Subject> {
    standing: [Vec<&'b Of<S>>; 2],
    stands: [BTreeSet<Hash>; 2],
    out: [BTreeMap<Hash, Hash>; 2],
    /// What each side chose between without the other knowing of it.
    chosen: [Choice; 2],
    /// The corrections that stand on both sides, and were said again on the other one with knowledge of this one's.
    said_again: BTreeMap<Hash, &'b Of<S>>,
}

impl<'b, S: Subject> Sides<'b, S> {
    fn of(beside: &'b Beside<S>) -> Self {
        let standing = beside.standing();
        let stands = [0, 1].map(|side| standing[side].iter().map(|kept| kept.first_said()).collect());
        let said_again = beside.said_again_there(&standing);
        Self { standing, stands, out: beside.left_out(), chosen: beside.chosen(), said_again }
    }

    /// What both say, in its latest form: if a correction was repeated over there, what follows from it was decided
    /// again with it.
    fn newer(&self, here: &'b Of<S>) -> &'b Of<S> {
        self.said_again.get(&here.first_said()).copied().unwrap_or(here)
    }

    /// Which side says that something stands on this side and not on the other: this one by its entry, or the other
    /// one, where it no longer stands. `None` if both say it.
    fn said_by(&self, own: usize, entry: Hash) -> Option<(Stands, bool)> {
        let other = 1 - own;
        // Each chose its own of the same two: nobody takes anything back, and the question remains the same.
        let disputed = self.chosen[own].stands.contains(&entry) && self.chosen[other].aside.contains(&entry);
        let back = self.out[other].contains_key(&entry) && !disputed;
        (!self.stands[other].contains(&entry)).then(|| (BOTH[if back { other } else { own }], back))
    }
}

const BOTH: [Stands; 2] = [Stands::Here, Stands::There];

impl<S: Mergeable> Beside<S> {
    /// What was said on one side and not on the other. `at` is the stream's place in the parcel.
    ///
    /// # Errors
    /// `PACK_MISSING`.
    pub fn sayings(&self, session: &Session, at: usize) -> Result<Vec<Saying>, Failure> {
        if !S::BY_ENTRY {
            return Ok(self.as_a_whole(at));
        }
        let sides = Sides::of(self);
        let states = self.states();
        let in_turn = !self.commutes(session, &sides)?;
        let mut all = Vec::new();
        for (own, state) in states.iter().enumerate() {
            let Some(state) = state else { continue };
            for kept in &sides.standing[own] {
                let entry = kept.first_said();
                let Some((side, back)) = sides.said_by(own, entry) else { continue };
                let cause = kept.entry.cause.map(|cause| cause.entry);
                let by = sides.out[1 - own].get(&entry).copied().filter(|_| back);
                let touches = touches::<S>(self.id(), self.log(), kept, state, in_turn);
                let (game, corrects) = (self.game(kept), self.corrects(kept));
                let (anew, follows) = (self.says_anew(kept), self.follows_from_a_correction(kept));
                all.push(Saying {
                    stream: at,
                    side,
                    entry,
                    hash: kept.hash,
                    back,
                    by,
                    cause,
                    game,
                    corrects,
                    anew,
                    follows,
                    touches,
                });
            }
        }
        Ok(all)
    }

    /// Whether a game that one side settled and what the other side said meanwhile come to the same in either order.
    fn commutes(&self, session: &Session, sides: &Sides<'_, S>) -> Result<bool, Failure> {
        let own = [0, 1].map(|own| {
            let says = |kept: &&&Of<S>| !sides.stands[1 - own].contains(&kept.first_said());
            sides.standing[own].iter().filter(says).copied().collect::<Vec<_>>()
        });
        let settles = |all: &Vec<&Of<S>>| all.iter().filter_map(|kept| kept.command()).any(S::settles);
        let only_said = own.iter().flatten().all(|kept| matches!(kept.entry.act, Act::Do { .. }));
        if !only_said || settles(&own[0]) == settles(&own[1]) || sides.out.iter().any(|out| !out.is_empty()) {
            return Ok(false);
        }
        let shared = sides.standing[0].iter().filter(|kept| sides.stands[1].contains(&kept.first_said()));
        let shared: Vec<&Of<S>> = shared.copied().collect();
        let begins = || self.fold(&shared, &amended::<S>(self.log(), &shared));
        let [ours, theirs] = &own;
        let Some(one) = self.come_to(session, begins(), ours.iter().chain(theirs))? else { return Ok(false) };
        let other = self.come_to(session, begins(), theirs.iter().chain(ours))?;
        Ok(other.is_some_and(|other| S::alike(&one, &other)))
    }

    /// The state that entries come to, one after the other. `None` if one of them would not follow there.
    fn come_to<'k>(
        &self,
        session: &Session,
        mut state: S::State,
        entries: impl Iterator<Item = &'k &'k Of<S>>,
    ) -> Result<Option<S::State>, Failure>
    where
        S: 'k,
    {
        for kept in entries {
            let Some(command) = kept.command() else { return Ok(None) };
            if !self.follows(session, self.log(), &state, command, kept)? {
                return Ok(None);
            }
            kept.events().iter().for_each(|event| S::evolve(&mut state, event));
        }
        Ok(Some(state))
    }

    fn as_a_whole(&self, at: usize) -> Vec<Saying> {
        let Self::Both { meeting, .. } = self else { return Vec::new() };
        if meeting.relation != Relation::Parted {
            return Vec::new();
        }
        let ends = [meeting.ours, meeting.theirs];
        let touches = || vec![Touch { stream: self.id(), part: None }];
        let whole = |(side, hash)| Saying {
            stream: at,
            side,
            entry: hash,
            hash,
            back: false,
            by: None,
            cause: None,
            game: None,
            corrects: None,
            anew: false,
            follows: false,
            touches: touches(),
        };
        BOTH.into_iter().zip(ends).map(whole).collect()
    }

    /// The state of each side. `None` if the side says nothing that the other does not.
    fn states(&self) -> [Option<S::State>; 2] {
        let open = self.open();
        let at = |head: &Hash| Some(Open::<S>::state_on(&open.start, self.log(), head));
        match self {
            Self::New(_) => [None, at(&self.log().tip())],
            Self::Both { meeting, .. } if meeting.ours == meeting.theirs => [None, None],
            Self::Both { meeting, .. } => [at(&meeting.ours), at(&meeting.theirs)],
            Self::Here { .. } => [at(&self.log().tip()), None],
        }
    }

    fn game(&self, kept: &Of<S>) -> Option<Game> {
        let anew = || Some(Game { begins: false, ..S::game(self.corrected(kept)?.command()?)? });
        kept.command().map_or_else(anew, S::game)
    }

    fn corrects(&self, kept: &Of<S>) -> Option<(Hash, Vec<u8>)> {
        let instead: Vec<&S::Command> = kept.instead().iter().map(|decision| &decision.command).collect();
        Some((self.corrected(kept)?.first_said(), serde_json::to_vec(&instead).ok()?))
    }

    /// Of a correction in the stream that was corrected: it says something else itself, and not only what followed
    /// changes.
    fn says_anew(&self, kept: &Of<S>) -> bool {
        let Some(corrected) = self.corrected(kept) else { return false };
        let own = kept.entry.cause.is_some_and(|cause| cause.stream == self.id());
        let bytes = |command: &S::Command| serde_json::to_vec(command).ok();
        let before = self.log().said_at(&corrected.hash, &kept.entry.parent).into_iter().map(bytes);
        own && before.ne(kept.instead().iter().map(|decision| bytes(&decision.command)))
    }

    /// Whether it is part of a correction, and nobody said it: it changed with what somebody did say.
    pub(super) fn follows_from_a_correction(&self, kept: &Of<S>) -> bool {
        let amends = matches!(kept.entry.act, Act::Amend { .. });
        amends && kept.entry.cause.is_some() && !self.says_anew(kept)
    }

    /// What an entry corrects.
    pub(super) fn corrected(&self, kept: &Of<S>) -> Option<&Of<S>> {
        corrected::<S>(self.log(), kept)
    }

    /// The entries that stand afterwards, in their order: as the other side has them if those are the ones; else those
    /// of here, and after them what only the other side said.
    pub(super) fn target(&self, at: usize, left: &Left) -> Vec<&Of<S>> {
        self.target_of(&Sides::of(self), at, left)
    }

    fn target_of<'b>(&'b self, sides: &Sides<'b, S>, at: usize, left: &Left) -> Vec<&'b Of<S>> {
        let mut all: Vec<&Of<S>> = Vec::new();
        for own in [0, 1] {
            all.extend(sides.standing[own].iter().filter_map(|kept| {
                let entry = kept.first_said();
                match sides.said_by(own, entry) {
                    None => (own == 0).then(|| sides.newer(kept)),
                    Some((side, back)) => (left.keeps(at, side, entry) != back).then_some(*kept),
                }
            }));
        }
        // A correction goes with what it corrects.
        let stands: BTreeSet<Hash> = all.iter().map(|kept| kept.first_said()).collect();
        all.retain(|kept| {
            let Act::Amend { entry, .. } = &kept.entry.act else { return true };
            self.log().find(entry).is_some_and(|amended| stands.contains(&amended.first_said()))
        });
        let [here, there] = &sides.stands;
        let stands: BTreeSet<Hash> = all.iter().map(|kept| kept.first_said()).collect();
        if stands == *there && (stands != *here || self.relation() == Some(Relation::Ahead)) {
            return sides.standing[1].clone();
        }
        all
    }

    /// What no longer follows where it would stand: the side that said it, and the entry.
    ///
    /// # Errors
    /// `PACK_MISSING`.
    pub fn misfits(&self, session: &Session, at: usize, left: &Left) -> Result<Vec<(Stands, Hash)>, Failure> {
        let sides = Sides::of(self);
        let target = self.target_of(&sides, at, left);
        self.misfits_among(session, &sides, self.log(), &target)
    }

    /// The same of the stream as it was said again with all that was corrected since.
    ///
    /// # Errors
    /// `PACK_MISSING`.
    pub fn misfits_of(&self, session: &Session, taken: &Open<S>) -> Result<Vec<(Stands, Hash)>, Failure> {
        let log = &taken.log;
        self.misfits_among(session, &Sides::of(self), log, &log.standing_at(&log.tip()))
    }

    fn misfits_among(
        &self,
        session: &Session,
        sides: &Sides<'_, S>,
        log: &Log<S::Command, S::Event>,
        target: &[&Of<S>],
    ) -> Result<Vec<(Stands, Hash)>, Failure> {
        let hashes = |all: &[&Of<S>]| all.iter().map(|kept| kept.hash).collect::<Vec<_>>();
        let said = hashes(target);
        // What stands as somebody said it is not checked.
        if !S::BY_ENTRY || sides.standing.iter().any(|standing| hashes(standing) == said) {
            return Ok(Vec::new());
        }
        let amendments = amended::<S>(log, target);
        let ours = amended::<S>(log, &sides.standing[0]);
        // Up to here everything stands as it does here, and so does what it comes to.
        let alike = |(a, b): &(&&Of<S>, &&Of<S>)| {
            let now = |of: &BTreeMap<Hash, &Of<S>>| of.get(&a.first_said()).map(|kept| kept.first_said());
            a.hash == b.hash && now(&ours) == now(&amendments)
        };
        let as_here = sides.standing[0].iter().zip(target).take_while(alike).count();
        let mut state = S::begin(&self.open().start);
        let mut misfits = Vec::new();
        for (place, kept) in target.iter().enumerate() {
            let entry = kept.first_said();
            let events: Vec<&S::Event> = match (amendments.get(&entry), kept.command()) {
                (Some(amendment), _) => amendment.instead().iter().flat_map(|decision| &decision.events).collect(),
                (None, Some(command)) => {
                    if place >= as_here && !self.follows(session, log, &state, command, kept)? {
                        misfits
                            .push((if sides.stands[0].contains(&entry) { Stands::Here } else { Stands::There }, entry));
                    }
                    kept.events().iter().collect()
                }
                (None, None) => continue,
            };
            for event in events {
                S::evolve(&mut state, event);
            }
        }
        Ok(misfits)
    }

    /// The state of what stands afterwards.
    pub(super) fn state_of(&self, at: usize, left: &Left) -> S::State {
        let target = self.target(at, left);
        self.fold(&target, &amended::<S>(self.log(), &target))
    }

    fn fold(&self, all: &[&Of<S>], amendments: &BTreeMap<Hash, &Of<S>>) -> S::State {
        let mut state = S::begin(&self.open().start);
        for kept in all {
            match amendments.get(&kept.first_said()) {
                Some(amendment) => amendment
                    .instead()
                    .iter()
                    .flat_map(|decision| &decision.events)
                    .for_each(|event| S::evolve(&mut state, event)),
                None => kept.events().iter().for_each(|event| S::evolve(&mut state, event)),
            }
        }
        state
    }

    /// Whether the same follows from a command in this state as did when it was said.
    fn follows(
        &self,
        session: &Session,
        log: &Log<S::Command, S::Event>,
        state: &S::State,
        command: &S::Command,
        kept: &Of<S>,
    ) -> Result<bool, Failure> {
        let Ok(now) = S::decide(session, state, command, kept.events())? else { return Ok(false) };
        let then = || Open::<S>::state_on(&self.open().start, log, &kept.entry.parent);
        Ok(S::same(&now, kept.events()) && S::rests(command, &then(), state))
    }
}

/// What was corrected, by what was said first, each with what replaces it.
fn amended<'k, S: Subject>(log: &Log<S::Command, S::Event>, all: &[&'k Of<S>]) -> BTreeMap<Hash, &'k Of<S>> {
    all.iter().filter_map(|kept| Some((corrected::<S>(log, kept)?.first_said(), *kept))).collect()
}

/// What an entry corrects.
fn corrected<'l, S: Subject>(log: &'l Log<S::Command, S::Event>, kept: &Of<S>) -> Option<&'l Of<S>> {
    let Act::Amend { entry, .. } = &kept.entry.act else { return None };
    log.find(entry)
}

/// What an entry is about. `state` is where its side stands; `in_turn`: with what it has its turn in.
pub(super) fn touches<S: Mergeable>(
    id: StreamId,
    log: &Log<S::Command, S::Event>,
    kept: &Of<S>,
    state: &S::State,
    in_turn: bool,
) -> Vec<Touch> {
    let amended = corrected::<S>(log, kept);
    let own = kept.command().into_iter().map(|command| S::touches(command, state));
    let own = own.map(|parts| if in_turn { parts } else { parts.out_of_turn() });
    let before = amended.and_then(Kept::command);
    let instead = kept.instead().iter().map(|decision| &decision.command);
    let anew = before.into_iter().chain(instead).map(|command| S::touches(command, state).corrected());
    let entry = amended.unwrap_or(kept).first_said();
    let itself = Touch { stream: id, part: Some(format!("entry {entry}")) };
    own.chain(anew).flat_map(|parts| parts.of(id)).chain([itself]).collect()
}

//! Which of the things that two books said apart are in each other's way, and what stands.
//!
//! What was said on one side is a [`Saying`]: an entry that came into force there, or one that both knew and that was taken
//! back there. Sayings that followed from each other, or that are about the same, are decided together. Where only one side
//! said such things they stand; where both did, a person decides.

use std::collections::{BTreeMap, BTreeSet};

use nml_ledger::{Hash, StreamId};

use super::Stands;
use super::touches::Touch;

/// Something that was said on one side since two copies parted.
#[derive(Clone, Debug)]
pub(super) struct Saying {
    /// Its stream, as a place among those of the parcel.
    pub stream: usize,
    /// Where it was said.
    pub side: Stands,
    /// The entry, by what was said first.
    pub entry: Hash,
    /// The same entry as it stands on that side.
    pub hash: Hash,
    /// It was taken back there.
    pub back: bool,
    /// The entry that brought it about.
    pub cause: Option<Hash>,
    /// What it is about.
    pub touches: Vec<Touch>,
}

/// What two books said apart.
#[derive(Debug)]
pub(super) struct Merge {
    sayings: Vec<Saying>,
    /// The root of each one's group.
    groups: Groups,
}

/// What both sides said about the same, as places among the sayings: here, and there.
pub(super) type Conflict<'m> = [Vec<&'m Saying>; 2];

impl Merge {
    /// Puts together what belongs together.
    pub fn new(sayings: Vec<Saying>) -> Self {
        let mut groups = Groups::new(sayings.len());
        // What followed from something, in whatever stream, on the side where that stands: it was said there, or taken back
        // on the other one.
        let mut said = BTreeMap::new();
        for (at, saying) in sayings.iter().enumerate() {
            let stands = if saying.back { saying.side.other() } else { saying.side };
            said.insert((stands, saying.entry), at);
            said.insert((stands, saying.hash), at);
        }
        for (at, saying) in sayings.iter().enumerate() {
            if let Some(cause) = saying.cause.and_then(|cause| said.get(&(saying.side, cause))) {
                groups.join(at, *cause);
            }
        }
        // What is about the same. Whatever is about all of a stream is about each of its parts.
        let touching = || sayings.iter().enumerate().flat_map(|(at, one)| one.touches.iter().map(move |to| (at, to)));
        let whole: BTreeSet<StreamId> =
            touching().filter(|(_, touch)| touch.part.is_none()).map(|(_, touch)| touch.stream).collect();
        let mut about: BTreeMap<(StreamId, Option<&str>), usize> = BTreeMap::new();
        for (at, Touch { stream, part }) in touching() {
            let part = part.as_deref().filter(|_| !whole.contains(stream));
            let first = *about.entry((*stream, part)).or_insert(at);
            groups.join(at, first);
        }
        Self { sayings, groups }
    }

    /// Everything that was said.
    pub fn sayings(&self) -> &[Saying] {
        &self.sayings
    }

    /// Sets something against all that the other side said of its stream: it cannot stand beside that. False: the other
    /// side said nothing there.
    pub fn oppose(&mut self, stream: usize, side: Stands, entry: Hash) -> bool {
        let found = |one: &Saying| one.stream == stream && one.side == side && one.entry == entry;
        let Some(at) = self.sayings.iter().position(found) else { return false };
        let others: Vec<usize> = (0..self.sayings.len())
            .filter(|other| self.sayings[*other].stream == stream && self.sayings[*other].side != side)
            .collect();
        let news = others.iter().any(|other| !self.groups.are_one(at, *other));
        others.iter().for_each(|other| self.groups.join(at, *other));
        news
    }

    /// What both said, in the order of what was said first.
    pub fn conflicts(&self) -> Vec<Conflict<'_>> {
        let mut all: BTreeMap<usize, Conflict<'_>> = BTreeMap::new();
        for (at, saying) in self.sayings.iter().enumerate() {
            let conflict = all.entry(self.groups.root(at)).or_default();
            conflict[usize::from(saying.side == Stands::There)].push(saying);
        }
        all.into_values().filter(|[here, there]| !here.is_empty() && !there.is_empty()).collect()
    }

    /// What is left out when of each conflict this side stands. None: there are more conflicts, or fewer.
    pub fn left(&self, stands: &[Stands]) -> Option<Left> {
        let conflicts = self.conflicts();
        (conflicts.len() == stands.len()).then(|| {
            let lost = conflicts.into_iter().zip(stands).flat_map(|([here, there], stands)| match stands {
                Stands::Here => there,
                Stands::There => here,
            });
            Left(lost.map(|saying| (saying.stream, saying.side, saying.entry)).collect())
        })
    }
}

/// What does not stand.
#[derive(Clone, Debug, Default)]
pub(super) struct Left(BTreeSet<(usize, Stands, Hash)>);

impl Left {
    /// Whether what was said stands: an entry, or that it was taken back.
    pub fn keeps(&self, stream: usize, side: Stands, entry: Hash) -> bool {
        !self.0.contains(&(stream, side, entry))
    }
}

/// Which belong together: each points to one before it, the first to itself.
#[derive(Debug)]
struct Groups(Vec<usize>);

impl Groups {
    fn new(count: usize) -> Self {
        Self((0..count).collect())
    }

    fn root(&self, mut at: usize) -> usize {
        while self.0[at] != at {
            at = self.0[at];
        }
        at
    }

    fn are_one(&self, a: usize, b: usize) -> bool {
        self.root(a) == self.root(b)
    }

    fn join(&mut self, a: usize, b: usize) {
        let root = self.root(a).min(self.root(b));
        for mut at in [a, b] {
            // On the way everybody is pointed to the root, so that no way grows long.
            while self.0[at] != at {
                at = std::mem::replace(&mut self.0[at], root);
            }
            self.0[at] = root;
        }
    }
}

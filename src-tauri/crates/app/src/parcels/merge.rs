//! Which of the things that two books said separately contradict each other, and what stays.
//!
//! What was said on one side is a [`Saying`]: an entry that came into force there, or one that both knew and that was
//! taken back there. What belongs together on one side is one **act**: a game with its aftermath, a correction with all
//! that it corrects, a start with its plans. Acts of both sides that are about the same thing contradict each other,
//! and a person decides. What else an act comes after on its own side is not part of a conflict: it stays, unless it
//! rests on what was not chosen. Nor is a correction at stake if the other side says nothing about it: see
//! [`spared`](super::spared).

use std::collections::{BTreeMap, BTreeSet};

use nml_ledger::{Hash, StreamId};

use super::Stands;
use super::touches::{Game, Touch};

/// Something that was said on one side since two copies parted.
#[derive(Clone, Debug)]
pub(super) struct Saying {
    /// Its stream, as a place among those of the parcel.
    pub stream: usize,
    /// On which side it was said.
    pub side: Stands,
    /// The entry, by what was said first.
    pub entry: Hash,
    /// The same entry as it stands on that side.
    pub hash: Hash,
    /// It was taken back there.
    pub back: bool,
    /// By this entry, or brought about by it; `None` if it stands there.
    pub by: Option<Hash>,
    /// The entry that brought it about.
    pub cause: Option<Hash>,
    /// The game that it is about.
    pub game: Option<Game>,
    /// The entry that it corrects, by what was said first, and what it says instead.
    pub corrects: Option<(Hash, Vec<u8>)>,
    /// Somebody said it themselves although another entry brought it about: a further thing that a correction repeats.
    pub anew: bool,
    /// It is part of a correction, and nobody said it: it changed with what somebody did say.
    pub follows: bool,
    /// What it is about.
    pub touches: Vec<Touch>,
}

impl Saying {
    /// Both correct the same entry, and say different things instead.
    pub fn contradicts(&self, other: &Self) -> bool {
        let corrected = |saying: &Self| saying.corrects.as_ref().map(|(entry, _)| *entry);
        let same = self.stream == other.stream && corrected(self).is_some() && corrected(self) == corrected(other);
        same && !self.follows && !other.follows && !self.agrees(other)
    }

    /// Both correct the same entry, and say the same instead.
    fn agrees(&self, other: &Self) -> bool {
        self.stream == other.stream && self.corrects.is_some() && self.corrects == other.corrects
    }
}

/// What two books said separately.
#[derive(Debug)]
pub(super) struct Merge {
    sayings: Vec<Saying>,
    /// What came about together on one side.
    acts: Groups,
    /// The acts of both sides that contradict each other.
    clashes: Groups,
}

/// What both said about the same thing: here, and there.
pub(super) type Conflict<'m> = [Vec<&'m Saying>; 2];

impl Merge {
    /// Finds what came about together, and what contradicts what.
    pub fn new(sayings: Vec<Saying>) -> Self {
        let acts = acts(&sayings);
        let mut clashes = acts.clone();
        for (a, b) in contradictions(&sayings) {
            clashes.join(a, b);
        }
        Self { sayings, acts, clashes }
    }

    /// Everything that was said.
    pub fn sayings(&self) -> &[Saying] {
        &self.sayings
    }

    /// The place of something that was said.
    pub fn place(&self, stream: usize, side: Stands, entry: Hash) -> Option<usize> {
        self.sayings.iter().position(|one| one.stream == stream && one.side == side && one.entry == entry)
    }

    /// The act that a saying is part of.
    pub fn act(&self, at: usize) -> Act {
        Act(self.acts.root(at))
    }

    /// The acts of a side that stand at least in part, in the order of what was said first.
    pub fn standing(&self, side: Stands, left: &Left) -> Vec<Act> {
        let stands = |one: &Saying| one.side == side && left.keeps(one.stream, one.side, one.entry);
        let all = self.sayings.iter().enumerate().filter(|(_, one)| stands(one)).map(|(at, _)| self.act(at));
        all.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// What else is left out once these acts do not stand either.
    pub fn without(&self, left: &Left, acts: &BTreeSet<Act>) -> Left {
        let gone = self.sayings.iter().enumerate().filter(|(at, _)| acts.contains(&self.act(*at)));
        Left(left.0.iter().copied().chain(gone.map(|(_, one)| (one.stream, one.side, one.entry))).collect())
    }

    /// Sets two acts against each other: they cannot both stand. `false` if they already were.
    pub fn oppose(&mut self, one: Act, other: Act) -> bool {
        let news = self.clashes.root(one.0) != self.clashes.root(other.0);
        self.clashes.join(one.0, other.0);
        news
    }

    /// Whether an act contradicts something that the other side said.
    pub fn is_contested(&self, act: Act) -> bool {
        let (root, side) = (self.clashes.root(act.0), self.sayings.get(act.0).map(|one| one.side));
        let against = |(at, one): (usize, &Saying)| Some(one.side) != side && self.clashes.root(at) == root;
        self.sayings.iter().enumerate().any(against)
    }

    /// What both said, in the order of what was said first.
    pub fn conflicts(&self) -> Vec<Conflict<'_>> {
        let mut all: BTreeMap<usize, Conflict<'_>> = BTreeMap::new();
        for (at, saying) in self.sayings.iter().enumerate() {
            let conflict = all.entry(self.clashes.root(at)).or_default();
            conflict[usize::from(saying.side == Stands::There)].push(saying);
        }
        all.into_values().filter(|[here, there]| !here.is_empty() && !there.is_empty()).collect()
    }

    /// What each conflict leaves out if this side stands. `None` if there are more conflicts, or fewer.
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

/// Something that came about as a whole on one side, by the first place among the sayings that is part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Act(usize);

/// Puts together what came about together: what followed from something, in any stream, on the side where that stands;
/// what was taken back at once, in any stream; a game that was begun there with all that was said of it; and what was
/// corrected twice.
fn acts(sayings: &[Saying]) -> Groups {
    let mut groups = Groups::new(sayings.len());
    // It was said there, or taken back on the other side.
    let mut said = BTreeMap::new();
    for (at, saying) in sayings.iter().enumerate() {
        let stands = if saying.back { saying.side.other() } else { saying.side };
        said.insert((stands, saying.entry), at);
        said.insert((stands, saying.hash), at);
    }
    let begun = |saying: &Saying| saying.game.as_ref().is_some_and(|game| game.begins) && !saying.back;
    let game = |saying: &Saying| saying.game.as_ref().map(|game| (saying.stream, saying.side, game.battle.clone()));
    let mut games: BTreeMap<_, usize> = BTreeMap::new();
    for (at, saying) in sayings.iter().enumerate().filter(|(_, saying)| begun(saying)) {
        if let Some(game) = game(saying) {
            groups.join(at, *games.entry(game).or_insert(at));
        }
    }
    let (mut corrected, mut taken_back) = (BTreeMap::new(), BTreeMap::new());
    for (at, saying) in sayings.iter().enumerate() {
        if let Some(by) = saying.by {
            groups.join(at, *taken_back.entry((saying.side, by)).or_insert(at));
        }
        let stands = if saying.back { saying.side.other() } else { saying.side };
        if let Some(cause) = saying.cause.and_then(|cause| said.get(&(stands, cause))) {
            groups.join(at, *cause);
        }
        if let Some(first) = game(saying).and_then(|game| games.get(&game)) {
            groups.join(at, *first);
        }
        if let Some((entry, _)) = &saying.corrects {
            groups.join(at, *corrected.entry((saying.stream, saying.side, *entry)).or_insert(at));
        }
    }
    groups
}

/// What is about the same thing on both sides, in pairs. What is about all of a stream is about each of its parts.
fn contradictions(sayings: &[Saying]) -> Vec<(usize, usize)> {
    type Sides = [Vec<usize>; 2];
    let (mut parts, mut streams) = (BTreeMap::<(StreamId, &str), Sides>::new(), BTreeMap::<StreamId, Sides>::new());
    let mut whole = BTreeMap::<StreamId, Sides>::new();
    for (at, saying) in sayings.iter().enumerate() {
        let side = usize::from(saying.side == Stands::There);
        for Touch { stream, part } in &saying.touches {
            streams.entry(*stream).or_default()[side].push(at);
            match part {
                Some(part) => parts.entry((*stream, part.as_str())).or_default()[side].push(at),
                None => whole.entry(*stream).or_default()[side].push(at),
            }
        }
    }
    let against = |one: &[usize], other: &[usize]| -> Vec<(usize, usize)> {
        one.iter().flat_map(|a| other.iter().map(move |b| (*a, *b))).collect()
    };
    let mut pairs: Vec<(usize, usize)> = parts.values().flat_map(|[here, there]| against(here, there)).collect();
    for (stream, [here, there]) in &whole {
        let Some([all_here, all_there]) = streams.get(stream) else { continue };
        pairs.extend(against(here, all_there).into_iter().chain(against(all_here, there)));
    }
    pairs.retain(|(a, b)| sayings.get(*a).zip(sayings.get(*b)).is_some_and(|(a, b)| !a.agrees(b)));
    pairs
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
#[derive(Clone, Debug)]
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

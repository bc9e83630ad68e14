//! A stream whose words are known: what is in force, and the fold over it.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;

use crate::chain::Chain;
use crate::entry::{Act, Author, Decision, Entry, Sealed, part};
use crate::fault::{Fault, Foreign};
use crate::hash::Hash;
use crate::stream::{Heading, Unreadable};

/// The entries of a stream, all of them, and which are in force.
///
/// What is in force after an entry follows from what was in force after its parent:
/// a [`Act::Do`] adds itself; an [`Act::Undo`] cuts off before the entry it names, if that is in force;
/// an [`Act::Amend`] adds itself too, if the entry it names is in force, and until it is undone stands in its place;
/// an [`Act::Redo`] puts back what was in force before the undo it names, if since then nothing else
/// came into force; an [`Act::Head`] goes to what was in force after the entry it names. An act that
/// names what is not there changes nothing.
#[derive(Clone, Debug)]
pub struct Log<C, E> {
    chain: Chain,
    kept: Vec<Kept<C, E>>,
}

/// An entry in its place.
#[derive(Clone, Debug)]
pub struct Kept<C, E> {
    /// Its hash.
    pub hash: Hash,
    /// What it says.
    pub entry: Entry<C, E>,
    parent: Option<usize>,
    after: Force,
    /// For a `Do` or an `Amend`: what was in force before it, how many, and one far back for long ways.
    link: Link,
}

/// An entry in force, with what stands in its place.
#[derive(Debug)]
pub struct InForce<'l, C, E> {
    /// The entry: an [`Act::Do`].
    pub kept: &'l Kept<C, E>,
    /// The [`Act::Amend`] that replaces it. `None` if it stands as it was made.
    pub amended: Option<&'l Kept<C, E>>,
}

/// The last `Do` or `Amend` in force; through its links, all of them. `None` if nothing is in force.
type Force = Option<usize>;

#[derive(Clone, Copy, Debug, Default)]
struct Link {
    before: Force,
    far: Force,
    count: usize,
}

fn after_unknown() -> Foreign {
    Foreign("it stands after an entry that is unknown".into())
}

/// Why an entry was not taken into a [`Log`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is damaged or out of place.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// It is sound but says an unknown word.
    #[error(transparent)]
    Foreign(#[from] Foreign),
}

impl<C, E> Log<C, E> {
    /// Begins with a header line.
    ///
    /// # Errors
    /// When the bytes are no header this program can read.
    pub fn open(header: &[u8]) -> Result<Self, Unreadable> {
        Ok(Self { chain: Chain::open(header)?, kept: Vec::new() })
    }

    /// What the header says.
    #[must_use]
    pub const fn heading(&self) -> &Heading {
        self.chain.heading()
    }

    /// The current head: the hash that the next entry follows; the header's when there is no entry.
    #[must_use]
    pub const fn tip(&self) -> Hash {
        self.chain.tip()
    }

    /// The hash of the header.
    #[must_use]
    pub const fn root(&self) -> Hash {
        self.chain.root()
    }

    /// All entries in the order of the lines, in force or not.
    #[must_use]
    pub fn kept(&self) -> &[Kept<C, E>] {
        &self.kept
    }

    /// The entry of that hash.
    #[must_use]
    pub fn find(&self, hash: &Hash) -> Option<&Kept<C, E>> {
        self.index(hash).map(|index| &self.kept[index])
    }

    /// The next entry on the current head.
    #[must_use]
    pub fn next(&self, author: Author, act: Act<C, E>) -> Entry<C, E> {
        let Author { at, by, cause, again, note } = author;
        let parent = self.tip();
        let seq = self.chain.tip_seq().saturating_add(1);
        Entry { seq, parent, at, by, cause, again, note, act }
    }

    /// The next entry after one that stands here already; after another than the current head it begins or goes on with
    /// another head. `None` if there is no such entry.
    #[must_use]
    pub fn next_after(&self, parent: &Hash, author: Author, act: Act<C, E>) -> Option<Entry<C, E>> {
        let before = if *parent == self.root() { 0 } else { self.find(parent)?.entry.seq };
        let Author { at, by, cause, again, note } = author;
        Some(Entry { seq: before.saturating_add(1), parent: *parent, at, by, cause, again, note, act })
    }

    /// Proves a line of a file and takes its entry in.
    ///
    /// # Errors
    /// As [`Log::push`].
    pub fn push_line(&mut self, line: &[u8]) -> Result<(), Refused>
    where
        C: DeserializeOwned,
        E: DeserializeOwned,
    {
        let (hash, bytes) = part(line)?;
        self.take(hash, bytes)
    }

    /// Proves a sealed entry and takes it in.
    ///
    /// # Errors
    /// If it is damaged or does not belong here, the log is as it was. If it is only [`Foreign`], nothing more can be
    /// taken in after it.
    pub fn push(&mut self, sealed: &Sealed) -> Result<(), Refused>
    where
        C: DeserializeOwned,
        E: DeserializeOwned,
    {
        self.take(sealed.hash, &sealed.bytes)
    }

    /// Whether these could be taken in, one after another. This takes in nothing, and reads again nothing that is here.
    ///
    /// # Errors
    /// The number of the first that could not, and why, as [`Log::push`].
    pub fn would_take(&self, entries: &[Sealed]) -> Result<(), (usize, Refused)>
    where
        C: DeserializeOwned,
        E: DeserializeOwned,
    {
        let mut chain = self.chain.clone();
        for (number, sealed) in (self.kept.len() + 1..).zip(entries) {
            let taken = if chain.len() < number {
                chain.admit::<C, E>(sealed.hash, &sealed.bytes).map_err(Refused::from)
            } else {
                Ok(Err(after_unknown()))
            };
            taken.and_then(|entry| Ok(entry.map(|_| ())?)).map_err(|refused| (number, refused))?;
        }
        Ok(())
    }

    fn take(&mut self, hash: Hash, bytes: &[u8]) -> Result<(), Refused>
    where
        C: DeserializeOwned,
        E: DeserializeOwned,
    {
        if self.chain.len() > self.kept.len() {
            return Err(after_unknown().into());
        }
        let entry = self.chain.admit(hash, bytes)??;
        self.keep(hash, entry);
        Ok(())
    }

    /// The proof alone, for what follows a foreign entry.
    pub(crate) const fn chain_mut(&mut self) -> &mut Chain {
        &mut self.chain
    }

    fn index(&self, hash: &Hash) -> Option<usize> {
        let place = self.chain.place(hash)?;
        (place.index < self.kept.len()).then_some(place.index)
    }

    fn keep(&mut self, hash: Hash, entry: Entry<C, E>) {
        let parent = self.index(&entry.parent);
        let now = self.after(parent);
        let mut link = Link::default();
        let after = match &entry.act {
            Act::Do { .. } => {
                link = self.link_to(now);
                Some(self.kept.len())
            }
            Act::Amend { entry, .. } => match self.index(entry) {
                Some(amended) if self.does(amended) && self.includes(now, amended) => {
                    link = self.link_to(now);
                    Some(self.kept.len())
                }
                _ => now,
            },
            Act::Undo { entry } => match self.index(entry) {
                Some(gone) if self.includes(now, gone) => self.kept[gone].link.before,
                _ => now,
            },
            Act::Redo { undo } => match self.index(undo).map(|at| &self.kept[at]) {
                Some(Kept { entry: Entry { act: Act::Undo { .. }, .. }, after, parent, .. }) if *after == now => {
                    self.after(*parent)
                }
                _ => now,
            },
            Act::Head { entry } => match self.index(entry) {
                Some(head) => self.after(Some(head)),
                None if *entry == self.root() => None,
                None => now,
            },
            Act::Note { .. } => now,
        };
        self.kept.push(Kept { hash, entry, parent, after, link });
    }

    /// What is in force after that entry; nothing after the header.
    fn after(&self, at: Option<usize>) -> Force {
        at.and_then(|at| self.kept[at].after)
    }

    fn count(&self, force: Force) -> usize {
        force.map_or(0, |last| self.kept[last].link.count)
    }

    fn does(&self, at: usize) -> bool {
        matches!(self.kept[at].entry.act, Act::Do { .. })
    }

    /// The link of a new `Do` or `Amend` after `before`. Far links make any earlier one reachable in a number of
    /// steps logarithmic in the distance (Myers 1983), so that no log can make undo slow.
    fn link_to(&self, before: Force) -> Link {
        let count = self.count(before) + 1;
        let far = |force: Force| force.and_then(|last| self.kept[last].link.far);
        let (one, two) = (far(before), far(far(before)));
        let even = self.count(before) - self.count(one) == self.count(one) - self.count(two);
        let far = if before.is_some() && even { two } else { before };
        Link { before, far, count }
    }

    /// Whether `wanted` is among what is in force.
    fn includes(&self, force: Force, wanted: usize) -> bool {
        // What never came into force has no place in the list.
        let count = self.kept[wanted].link.count;
        if count == 0 {
            return false;
        }
        let mut at = force;
        while self.count(at) > count {
            let link = at.map(|last| self.kept[last].link).unwrap_or_default();
            at = if self.count(link.far) >= count { link.far } else { link.before };
        }
        at == Some(wanted)
    }

    /// What is in force, from the end.
    fn back_from(&self, force: Force) -> impl Iterator<Item = usize> {
        std::iter::successors(force, |at| self.kept[*at].link.before)
    }

    fn list(&self, force: Force) -> Vec<InForce<'_, C, E>> {
        let mut list = Vec::with_capacity(self.count(force));
        let mut amendments = BTreeMap::new();
        // From the end: of several amendments of an entry the last one counts.
        for at in self.back_from(force) {
            let kept = &self.kept[at];
            if let Act::Amend { entry, .. } = &kept.entry.act {
                amendments.entry(entry).or_insert(kept);
            } else {
                list.push(InForce { kept, amended: amendments.get(&kept.hash).copied() });
            }
        }
        list.reverse();
        list
    }

    /// What was in force after an entry, each amendment as an entry of its own, in the order they came into force.
    #[must_use]
    pub fn standing_at(&self, entry: &Hash) -> Vec<&Kept<C, E>> {
        let mut standing: Vec<_> = self.back_from(self.after(self.index(entry))).map(|at| &self.kept[at]).collect();
        standing.reverse();
        standing
    }

    /// Whether the same is in force after both entries.
    #[must_use]
    pub(crate) fn stands_alike(&self, one: &Hash, other: &Hash) -> bool {
        self.after(self.index(one)) == self.after(self.index(other))
    }

    fn now(&self) -> Force {
        self.after(self.index(&self.tip()))
    }

    /// The entries in force, in order, each with its amendment: what the state is folded from.
    #[must_use]
    pub fn effective(&self) -> Vec<InForce<'_, C, E>> {
        self.list(self.now())
    }

    /// What was in force after an entry, for stepping back and forth and for other heads; empty after the header or an
    /// unknown entry.
    #[must_use]
    pub fn effective_at(&self, entry: &Hash) -> Vec<InForce<'_, C, E>> {
        self.list(self.after(self.index(entry)))
    }

    /// What an entry, or a correction of it, said at a place of the log; empty if it was not in force there.
    #[must_use]
    pub fn said_at(&self, entry: &Hash, at: &Hash) -> Vec<&C> {
        let said = self.effective_at(at).into_iter().find(|said| said.kept.hash == *entry);
        said.iter().flat_map(InForce::commands).collect()
    }

    /// For each of [`Log::kept`], whether it is in force: an amended entry is, and so is its amendment.
    #[must_use]
    pub fn in_force(&self) -> Vec<bool> {
        let mut marks = vec![false; self.kept.len()];
        for at in self.back_from(self.now()) {
            marks[at] = true;
        }
        marks
    }

    /// The ends of all heads: entries that no entry follows. The current one is [`Log::tip`].
    #[must_use]
    pub fn heads(&self) -> Vec<&Kept<C, E>> {
        let mut followed = vec![false; self.kept.len()];
        for parent in self.kept.iter().filter_map(|kept| kept.parent) {
            followed[parent] = true;
        }
        self.kept.iter().zip(followed).filter(|(_, followed)| !followed).map(|(kept, _)| kept).collect()
    }

    /// The beginnings of what-ifs, in the order of the lines: each an [`Act::Head`] that stands beside the entry it
    /// goes on from, so that the current head never comes by it. Its note is the name of the what-if.
    #[must_use]
    pub fn what_ifs(&self) -> Vec<&Kept<C, E>> {
        self.kept.iter().filter(|kept| self.goes_on_from(kept).is_some()).collect()
    }

    /// The entry that a what-if stands beside and goes on from.
    fn goes_on_from(&self, kept: &Kept<C, E>) -> Option<usize> {
        let Act::Head { entry } = &kept.entry.act else { return None };
        let from = self.index(entry)?;
        (self.kept[from].parent == kept.parent).then_some(from)
    }

    /// What begins a what-if that goes on from an entry. `None` if there is no such entry.
    #[must_use]
    pub fn what_if(&self, from: &Hash, author: Author) -> Option<Entry<C, E>> {
        let beside = self.find(from)?.entry.parent;
        self.next_after(&beside, author, Act::Head { entry: *from })
    }

    /// What chooses a head here: the entry after which it goes on. Its number is higher than those of both. `None` if
    /// there is no such entry.
    #[must_use]
    pub fn choose(&self, head: &Hash, author: Author) -> Option<Entry<C, E>> {
        let chosen = self.find(head)?.entry.seq;
        let mut entry = self.next(author, Act::Head { entry: *head });
        entry.seq = entry.seq.max(chosen.saturating_add(1));
        Some(entry)
    }

    /// Whether the author of an entry knew of another one: it is among those that lead there, or among those that lead
    /// to a head that was chosen, or to an entry that has a note.
    #[must_use]
    pub fn knows(&self, at: &Hash, other: &Hash) -> bool {
        *other == self.root() || self.index(other).is_some_and(|wanted| self.known_at(at)[wanted])
    }

    /// What the author of an entry knew of. An entry that repeats another one counts as the first one.
    #[must_use]
    pub fn known(&self, at: &Hash) -> BTreeSet<Hash> {
        let known = self.known_at(at);
        self.kept.iter().zip(known).filter(|(_, known)| *known).map(|(kept, _)| kept.first_said()).collect()
    }

    /// What the author of one entry knew of and the author of another did not, in the order of the lines.
    #[must_use]
    pub fn news(&self, at: &Hash, to: &Hash) -> Vec<&Kept<C, E>> {
        let sides = self.known_at(at).into_iter().zip(self.known_at(to));
        self.kept.iter().zip(sides).filter(|(_, (known, there))| *known && !there).map(|(kept, _)| kept).collect()
    }

    /// For each of [`Log::kept`], whether the author of the entry knew of it.
    fn known_at(&self, at: &Hash) -> Vec<bool> {
        let mut known = vec![false; self.kept.len()];
        let mut left: Vec<usize> = self.index(at).into_iter().collect();
        while let Some(at) = left.pop() {
            if std::mem::replace(&mut known[at], true) {
                continue;
            }
            let kept = &self.kept[at];
            left.extend(kept.parent);
            if let Act::Head { entry } | Act::Note { entry, .. } = &kept.entry.act {
                left.extend(self.index(entry));
            }
        }
        known
    }

    /// The end of the head that goes on from that entry: each line that extends the one before it.
    #[must_use]
    pub fn end_of(&self, entry: &Hash) -> Option<Hash> {
        let mut end = self.index(entry)?;
        for (index, kept) in self.kept.iter().enumerate().skip(end + 1) {
            if kept.parent == Some(end) {
                end = index;
            }
        }
        Some(self.kept[end].hash)
    }

    /// The entries that lead to that one, the oldest first, as they are read: those of the what-if after those of the
    /// head that it goes on from, without the what-if itself; and if another head was chosen, those of that. Their
    /// numbers rise.
    #[must_use]
    pub fn line(&self, head: &Hash) -> Vec<&Kept<C, E>> {
        let mut line = Vec::new();
        let mut at = self.index(head);
        while let Some(kept) = at.map(|at| &self.kept[at]) {
            if let Some(from) = self.goes_on_from(kept) {
                at = Some(from);
            } else {
                line.push(kept);
                at = self.elsewhere(kept).or(kept.parent);
            }
        }
        line.reverse();
        line
    }

    /// The end of another head that an entry chose. `None` if it chose nothing, or what leads to it anyway.
    fn elsewhere(&self, kept: &Kept<C, E>) -> Option<usize> {
        let Act::Head { entry } = &kept.entry.act else { return None };
        let chosen = self.index(entry)?;
        let mut at = kept.parent;
        while let Some(before) = at.filter(|at| self.kept[*at].entry.seq > self.kept[chosen].entry.seq) {
            at = self.kept[before].parent;
        }
        (at != Some(chosen)).then_some(chosen)
    }

    /// The entry that an undo would take out of force: the last one in force, which may be an amendment.
    #[must_use]
    pub fn undoable(&self) -> Option<Hash> {
        self.undoable_at(&self.tip())
    }

    /// The same on another head.
    #[must_use]
    pub fn undoable_at(&self, head: &Hash) -> Option<Hash> {
        self.after(self.index(head)).map(|last| self.kept[last].hash)
    }

    /// The undo that a redo would put back: the latest one on this head that changed something and
    /// after which no other entry is in force.
    #[must_use]
    pub fn redoable(&self) -> Option<Hash> {
        self.redoable_at(&self.tip())
    }

    /// The same on another head.
    #[must_use]
    pub fn redoable_at(&self, head: &Hash) -> Option<Hash> {
        let now = self.after(self.index(head));
        self.line(head).into_iter().rev().find_map(|kept| {
            let undid = matches!(kept.entry.act, Act::Undo { .. }) && kept.after == now;
            (undid && self.after(kept.parent) != now).then_some(kept.hash)
        })
    }

    /// The state after the entries in force.
    pub fn fold<S>(&self, state: S, evolve: impl FnMut(S, &E) -> S) -> S {
        fold(state, &self.effective(), evolve)
    }
}

impl<C, E> Kept<C, E> {
    /// Its own hash, or that of the entry that it repeats.
    #[must_use]
    pub fn first_said(&self) -> Hash {
        self.entry.again.unwrap_or(self.hash)
    }

    /// The events of an [`Act::Do`] as it was made; empty for any other act.
    #[must_use]
    pub fn events(&self) -> &[E] {
        match &self.entry.act {
            Act::Do { events, .. } => events,
            Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } | Act::Note { .. } => &[],
        }
    }

    /// The command of an [`Act::Do`] as it was made. `None` for any other act.
    #[must_use]
    pub const fn command(&self) -> Option<&C> {
        match &self.entry.act {
            Act::Do { command, .. } => Some(command),
            Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } | Act::Note { .. } => None,
        }
    }

    /// What replaces an entry by an [`Act::Amend`]; empty for any other act.
    #[must_use]
    pub fn instead(&self) -> &[Decision<C, E>] {
        match &self.entry.act {
            Act::Amend { instead, .. } => instead,
            Act::Do { .. } | Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Note { .. } => &[],
        }
    }
}

impl<'l, C, E> InForce<'l, C, E> {
    /// The commands in force at this place, each with its events: one, unless it was amended.
    pub fn decisions(&self) -> impl Iterator<Item = (&'l C, &'l [E])> + use<'l, C, E> {
        let own = if self.amended.is_none() {
            self.kept.command().map(|command| (command, self.kept.events()))
        } else {
            None
        };
        let instead = self.amended.map_or(&[][..], Kept::instead);
        own.into_iter().chain(instead.iter().map(|decision| (&decision.command, decision.events.as_slice())))
    }

    /// The commands in force at this place.
    pub fn commands(&self) -> impl Iterator<Item = &'l C> + use<'l, C, E> {
        self.decisions().map(|(command, _)| command)
    }

    /// The events in force at this place.
    pub fn events(&self) -> impl Iterator<Item = &'l E> + use<'l, C, E> {
        self.decisions().flat_map(|(_, events)| events)
    }
}

impl<C, E> Clone for InForce<'_, C, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, E> Copy for InForce<'_, C, E> {}

/// The state after the events of these entries, in order.
pub fn fold<S, C, E>(state: S, effective: &[InForce<'_, C, E>], evolve: impl FnMut(S, &E) -> S) -> S {
    effective.iter().flat_map(InForce::events).fold(state, evolve)
}

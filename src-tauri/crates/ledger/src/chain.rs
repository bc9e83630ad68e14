//! The verdict on bytes, hashes and order, no matter what the entries mean.

use std::collections::{BTreeMap, btree_map};

use serde::de::{DeserializeOwned, IgnoredAny};

use crate::brief::brief;
use crate::entry::{Act, Entry, Sealed, part};
use crate::fault::{Fault, Foreign};
use crate::hash::Hash;
use crate::stream::{Heading, Unreadable};
use crate::{ENTRY_LIMIT, VERSION};

/// The entries of a stream as far as they are proven: each has the bytes its hash says, and stands
/// after its parent.
#[derive(Clone, Debug)]
pub struct Chain {
    heading: Heading,
    root: Hash,
    /// Each entry's number and its place in the stream, by hash.
    known: BTreeMap<Hash, Place>,
    tip: Hash,
    tip_seq: u64,
    /// Room to write in, kept between entries.
    room: Vec<u8>,
}

/// Where an entry stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub seq: u64,
    /// From 0, in the order of the lines.
    pub index: usize,
}

impl Chain {
    /// Begins with a header line.
    ///
    /// # Errors
    /// When the bytes are no header this program can read.
    pub fn open(header: &[u8]) -> Result<Self, Unreadable> {
        let heading = Heading::read(header)?;
        debug_assert_eq!(heading.version, VERSION);
        let root = Hash::of(header);
        Ok(Self { heading, root, known: BTreeMap::new(), tip: root, tip_seq: 0, room: Vec::new() })
    }

    /// What the header says.
    #[must_use]
    pub const fn heading(&self) -> &Heading {
        &self.heading
    }

    /// The hash of the header.
    #[must_use]
    pub const fn root(&self) -> Hash {
        self.root
    }

    /// The current head: the last of the entries that each extend the one before, in the order of the
    /// lines. An entry that extends an earlier one is another head until a [`Head`](crate::Act::Head)
    /// chooses it.
    #[must_use]
    pub const fn tip(&self) -> Hash {
        self.tip
    }

    /// The number of the entry at the current head; 0 if there is none.
    #[must_use]
    pub(crate) const fn tip_seq(&self) -> u64 {
        self.tip_seq
    }

    /// How many entries are proven.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether there is no entry yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Whether an entry of that hash stands here.
    #[must_use]
    pub fn has(&self, hash: &Hash) -> bool {
        self.known.contains_key(hash)
    }

    /// The number of what goes on from another head that is longer: one more than the head's own, so that numbers rise
    /// along what is read there.
    fn number_of<C, E>(&self, act: &Act<C, E>) -> Option<u64> {
        let Act::Head { entry } = act else { return None };
        self.known.get(entry).map(|place| place.seq.saturating_add(1))
    }

    pub(crate) fn place(&self, hash: &Hash) -> Option<Place> {
        self.known.get(hash).copied()
    }

    /// Proves one more line and takes it in.
    ///
    /// # Errors
    /// The line's fault; the chain is as it was.
    pub fn admit_line(&mut self, line: &[u8]) -> Result<(), Fault> {
        let (hash, bytes) = part(line)?;
        self.admit::<IgnoredAny, IgnoredAny>(hash, bytes).map(|_| ())
    }

    /// Proves one more sealed entry and takes it in. Its signature is not looked at.
    ///
    /// # Errors
    /// Its fault; the chain is as it was.
    pub fn admit_sealed(&mut self, sealed: &Sealed) -> Result<(), Fault> {
        self.admit::<IgnoredAny, IgnoredAny>(sealed.hash, &sealed.bytes).map(|_| ())
    }

    /// Proves an entry, takes it in and gives its meaning, or why it has no meaning in these words.
    pub(crate) fn admit<C, E>(&mut self, hash: Hash, bytes: &[u8]) -> Result<Result<Entry<C, E>, Foreign>, Fault>
    where
        C: DeserializeOwned,
        E: DeserializeOwned,
    {
        match open::<C, E>(hash, bytes)? {
            Ok(entry) => self.stand(hash, bytes, &entry).map(|()| Ok(entry)),
            Err((entry, foreign)) => self.stand(hash, bytes, &entry).map(|()| Err(foreign)),
        }
    }

    /// Checks where the entry stands, and lets it.
    fn stand<C, E>(&mut self, hash: Hash, bytes: &[u8], entry: &Entry<C, E>) -> Result<(), Fault> {
        entry.is_spelt(bytes, &mut self.room)?;
        let before = if entry.parent == self.tip {
            self.tip_seq
        } else if entry.parent == self.root {
            0
        } else {
            self.known.get(&entry.parent).ok_or(Fault::Parent(entry.parent))?.seq
        };
        let expected = before.saturating_add(1);
        if entry.seq != expected && self.number_of(&entry.act) != Some(entry.seq) {
            return Err(Fault::Seq { expected, found: entry.seq });
        }
        let index = self.known.len();
        match self.known.entry(hash) {
            btree_map::Entry::Occupied(_) => return Err(Fault::Twice),
            btree_map::Entry::Vacant(free) => free.insert(Place { seq: entry.seq, index }),
        };
        if entry.parent == self.tip {
            self.tip = hash;
            self.tip_seq = entry.seq;
        }
        Ok(())
    }
}

/// An entry of which only the frame is read.
pub type Frame = Entry<IgnoredAny, IgnoredAny>;

/// An entry in known words; or its frame, and why only that.
type Known<C, E> = Result<Entry<C, E>, (Frame, Foreign)>;

/// Reads an entry from the bytes that its hash names; in unknown words, its frame.
fn open<C, E>(hash: Hash, bytes: &[u8]) -> Result<Known<C, E>, Fault>
where
    C: DeserializeOwned,
    E: DeserializeOwned,
{
    if bytes.len() > ENTRY_LIMIT {
        return Err(Fault::TooLong);
    }
    if Hash::of(bytes) != hash {
        return Err(Fault::Hash);
    }
    match serde_json::from_slice::<Entry<C, E>>(bytes) {
        Ok(entry) => Ok(Ok(entry)),
        // Only now is it worth asking whether it is not an entry at all or merely says an unknown word.
        Err(unknown) => {
            let frame: Frame = serde_json::from_slice(bytes).map_err(|error| Fault::Entry(brief(&error)))?;
            Ok(Err((frame, Foreign(brief(&unknown)))))
        }
    }
}

impl Sealed {
    /// Reads the entry's frame, with its act passed over, after proving the bytes by their hash and
    /// spelling. Whether it stands in the right place is for a [`Chain`].
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn frame(&self) -> Result<Frame, Fault> {
        let frame = match open::<IgnoredAny, IgnoredAny>(self.hash, &self.bytes)? {
            Ok(frame) | Err((frame, _)) => frame,
        };
        frame.is_spelt(&self.bytes, &mut Vec::new())?;
        Ok(frame)
    }

    /// Proves the signature, if there is one.
    ///
    /// # Errors
    /// [`Fault::Forged`].
    pub fn check_signature(&self) -> Result<(), Fault> {
        let sound = self.signature.is_none_or(|signature| signature.proves(&self.hash));
        if sound { Ok(()) } else { Err(Fault::Forged) }
    }
}

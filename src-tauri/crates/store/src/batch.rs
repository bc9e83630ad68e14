//! What one act of a person adds to a book.

use std::collections::BTreeSet;

use nml_ledger::{Hash, Heading, Sealed, Secret, Signature, StreamId};

use crate::error::Error;
use crate::list_rows::Row;
use crate::packs::Pack;

/// Everything that one act of a person changes: it stands or falls together (promise 7).
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// When, as RFC 3339; kept with packs and new streams.
    pub at: String,
    /// Packs and rulesets to keep, before the streams that rest on them; known ones are skipped.
    pub packs: Vec<Pack>,
    /// Pictures to keep, before the streams that name them; known ones are skipped.
    pub pictures: Vec<Vec<u8>>,
    /// Entries, stream by stream.
    pub appends: Vec<Append>,
    /// Signatures of entries that are there already, or come with this, and are unsigned.
    pub signatures: Vec<LaterSignature>,
    /// The rows of the read tables after it.
    pub rows: Vec<Row>,
}

impl Batch {
    /// An empty one.
    #[must_use]
    pub fn at(at: impl Into<String>) -> Self {
        Self { at: at.into(), ..Self::default() }
    }

    /// When a stream began that begins with this. One without entries is as old as its row says, however long the rest of
    /// the batch took to make.
    pub(crate) fn begins(&self, append: &Append) -> &str {
        let row = self.rows.iter().find(|row| append.entries.is_empty() && *row.stream() == append.stream);
        row.map_or(&self.at, Row::updated)
    }
}

/// A signature that comes after its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaterSignature {
    /// The stream of the entry.
    pub stream: StreamId,
    /// The entry.
    pub entry: Hash,
    /// What a device signed it with.
    pub signature: Signature,
}

/// Entries for one stream.
#[derive(Clone, Debug)]
pub struct Append {
    /// The stream.
    pub stream: StreamId,
    /// The header line of a stream that begins with this.
    pub header: Option<Vec<u8>>,
    /// The head that the caller knows; for a new stream the hash of its header.
    pub expected: Hash,
    /// What comes, in order.
    pub entries: Vec<Sealed>,
    /// What in it was made on this device just now, and is this device's to sign; nothing that comes from elsewhere.
    pub made: BTreeSet<Hash>,
}

impl Append {
    /// A new stream with its first entries.
    ///
    /// # Errors
    /// `BAD_HEADER` when the bytes are no header.
    pub fn begin(header: Vec<u8>, entries: Vec<Sealed>) -> Result<Self, Error> {
        let stream = Heading::read(&header)?.stream;
        let expected = Hash::of(&header);
        Ok(Self { stream, header: Some(header), expected, entries, made: BTreeSet::new() })
    }

    /// Further entries of a stream whose head the caller knows.
    #[must_use]
    pub const fn to(stream: StreamId, expected: Hash, entries: Vec<Sealed>) -> Self {
        Self { stream, header: None, expected, entries, made: BTreeSet::new() }
    }

    /// Signs what was made on this device.
    pub fn sign(&mut self, secret: &Secret) {
        for sealed in self.entries.iter_mut().filter(|sealed| self.made.contains(&sealed.hash)) {
            sealed.signature = Some(secret.sign(&sealed.hash));
        }
    }
}

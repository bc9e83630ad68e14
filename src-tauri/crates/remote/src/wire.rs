//! What a club and a book that follows it say to each other: JSON, in which an entry is the text that its hash is made of.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use nml_ledger::{Hash, Heading, Sealed, Signature, StreamId, to_hex};
use nml_store::{
    Append, Batch, ClubCard, Error, LaterSignature, LoggedAct, PACK_LIMIT, PICTURE_LIMIT, Pack, PackKind, Reach,
};
use serde::{Deserialize, Serialize};

/// The header with the signature of the device that sends an act: over its body, in hexadecimal.
pub const SIGNED: &str = "nml-signature";
/// The header with the version of what a book says and understands.
pub const SPEAKS: &str = "nml-wire";
/// The version of what is said here. 2: acts may hold signatures that come after their entries. A book that names no
/// version speaks 1.
pub const WIRE: u32 = 2;
/// Bytes of an act as it is sent.
pub const ACT_BYTES: usize = 32 << 20;
/// Bytes of a moment, and of the name of a pack.
const WORD_BYTES: usize = 200;
/// Bytes of what a book says about how far it has got.
pub const REACHES_BYTES: usize = 8 << 20;
/// Bytes of an answer: many acts, or a single one as large as a club keeps.
pub(crate) const ANSWER_BYTES: u64 = 256 << 20;
/// Seconds that a question may wait at the club for something new.
pub const WAITS: u64 = 15;

/// The club as it introduces itself to a device that is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidCard {
    /// Its id, 32 hexadecimal digits.
    pub club: StreamId,
    /// What it is called.
    pub name: String,
    /// When it was made, RFC 3339.
    pub created: String,
    /// The name under the entries of the device.
    pub you: String,
    /// What the device may do, in a word.
    pub role: String,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidPosition {
    /// Its number.
    pub position: u64,
}

/// Acts, oldest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidActs {
    /// The acts.
    pub acts: Vec<SaidAct>,
}

/// An act and where it stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidAct {
    /// Its position.
    pub position: u64,
    /// What it added.
    pub act: SentAct,
}

/// What an act adds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentAct {
    /// When, RFC 3339.
    pub at: String,
    /// Packs and rulesets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<SentPack>,
    /// Pictures, in base 64.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<String>,
    /// Entries, stream by stream.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub appends: Vec<SentAppend>,
    /// Signatures that come after their entries, since version 2; only the club says some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signatures: Vec<SentLater>,
}

/// A pack or ruleset.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentPack {
    /// `pack` or `ruleset`.
    pub kind: String,
    /// Its id, for people.
    pub name: String,
    /// Its exact bytes, in base 64.
    pub bytes: String,
}

/// Entries of one stream.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentAppend {
    /// The stream.
    pub stream: StreamId,
    /// The header line of a stream that begins with this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<String>,
    /// The head that it goes on from.
    pub expected: Hash,
    /// The entries, each as the text that its hash is made of.
    pub entries: Vec<String>,
    /// The signatures of those of them that devices signed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signatures: Vec<SentSignature>,
}

/// A device's signature of an entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentSignature {
    /// Which of the entries, from 0.
    pub entry: usize,
    /// The key of the device, 64 hexadecimal digits.
    pub key: String,
    /// What it signed with, 128 hexadecimal digits.
    pub signature: String,
}

/// A signature that comes after its entry.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentLater {
    /// The stream of the entry.
    pub stream: StreamId,
    /// The entry.
    pub entry: Hash,
    /// The key of the device, 64 hexadecimal digits.
    pub key: String,
    /// What it signed with, 128 hexadecimal digits.
    pub signature: String,
}

/// How far a book has got in a stream.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaidReach {
    /// The stream.
    pub stream: StreamId,
    /// The hash of its header.
    pub root: Hash,
    /// How many entries of it the book has.
    pub entries: u64,
    /// The last of them.
    pub last: Option<Hash>,
}

/// Why something cannot be said, or what was said is not of the form.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unsaid(String);

impl From<Unsaid> for Error {
    fn from(unsaid: Unsaid) -> Self {
        Self::Log(unsaid.0)
    }
}

fn text(bytes: &[u8]) -> Result<String, Unsaid> {
    String::from_utf8(bytes.to_vec()).map_err(|_| Unsaid("an entry is no text".to_owned()))
}

fn unpacked(text: &str, most: usize, what: &str) -> Result<Vec<u8>, Unsaid> {
    if text.len() / 4 > most / 3 + 1 {
        return Err(Unsaid(format!("{what} has more than {most} bytes")));
    }
    BASE64_STANDARD.decode(text).map_err(|error| Unsaid(format!("{what} is not in base 64: {error}")))
}

impl SentAct {
    /// A batch as it is sent; its rows stay here.
    ///
    /// # Errors
    /// An entry that is not text: no book holds one.
    pub fn of(batch: &Batch) -> Result<Self, Unsaid> {
        let pack = |pack: &Pack| SentPack {
            kind: pack.kind.word().to_owned(),
            name: pack.name.clone(),
            bytes: BASE64_STANDARD.encode(&pack.bytes),
        };
        let signature = |(entry, sealed): (usize, &Sealed)| {
            let signature = sealed.signature?;
            let (key, signature) = (signature.key().to_string(), to_hex(signature.as_bytes()));
            Some(SentSignature { entry, key, signature })
        };
        let later = |one: &LaterSignature| {
            let (key, signature) = (one.signature.key().to_string(), to_hex(one.signature.as_bytes()));
            SentLater { stream: one.stream, entry: one.entry, key, signature }
        };
        let append = |append: &Append| {
            Ok(SentAppend {
                stream: append.stream,
                header: append.header.as_deref().map(text).transpose()?,
                expected: append.expected,
                entries: append.entries.iter().map(|sealed| text(&sealed.bytes)).collect::<Result<_, _>>()?,
                signatures: append.entries.iter().enumerate().filter_map(signature).collect(),
            })
        };
        Ok(Self {
            at: batch.at.clone(),
            packs: batch.packs.iter().map(pack).collect(),
            pictures: batch.pictures.iter().map(|picture| BASE64_STANDARD.encode(picture)).collect(),
            appends: batch.appends.iter().map(append).collect::<Result<_, Unsaid>>()?,
            signatures: batch.signatures.iter().map(later).collect(),
        })
    }

    /// The batch that was sent. Each entry has the hash of its bytes, no matter what it says itself; the book has to
    /// prove what it is worth.
    ///
    /// # Errors
    /// What is not of the form.
    pub fn batch(self) -> Result<Batch, Unsaid> {
        if self.at.len() > WORD_BYTES || self.packs.iter().any(|pack| pack.name.len() > WORD_BYTES) {
            return Err(Unsaid(format!("a moment and the name of a pack have at most {WORD_BYTES} bytes")));
        }
        let mut batch = Batch::at(self.at);
        for SentPack { kind, name, bytes } in self.packs {
            let kind = PackKind::of(&kind).ok_or_else(|| Unsaid("what is kept is a pack or a ruleset".to_owned()))?;
            batch.packs.push(Pack { kind, name, bytes: unpacked(&bytes, PACK_LIMIT, "a pack")? });
        }
        for picture in &self.pictures {
            batch.pictures.push(unpacked(picture, PICTURE_LIMIT, "a picture")?);
        }
        for append in self.appends {
            let header = append.header.map(String::into_bytes);
            if let Some(header) = &header {
                let heading = Heading::read(header).map_err(|error| Unsaid(format!("a header: {error}")))?;
                if heading.stream != append.stream {
                    return Err(Unsaid(format!("the header of the stream {} is another’s", append.stream)));
                }
            }
            let sealed = |text: String| {
                let bytes = text.into_bytes();
                Sealed::unsigned(Hash::of(&bytes), bytes)
            };
            let mut entries: Vec<_> = append.entries.into_iter().map(sealed).collect();
            for SentSignature { entry, key, signature } in &append.signatures {
                let signature =
                    Signature::read(key, signature).map_err(|error| Unsaid(format!("a signature: {error}")))?;
                let signed = entries.get_mut(*entry).ok_or_else(|| Unsaid("a signature is of no entry".to_owned()))?;
                signed.signature = Some(signature);
            }
            batch.appends.push(Append { header, ..Append::to(append.stream, append.expected, entries) });
        }
        for SentLater { stream, entry, key, signature } in self.signatures {
            let signature =
                Signature::read(&key, &signature).map_err(|error| Unsaid(format!("a signature: {error}")))?;
            batch.signatures.push(LaterSignature { stream, entry, signature });
        }
        Ok(batch)
    }
}

impl SaidActs {
    /// Acts as they are said.
    ///
    /// # Errors
    /// As [`SentAct::of`].
    pub fn of(acts: &[LoggedAct]) -> Result<Self, Unsaid> {
        let said = |act: &LoggedAct| Ok(SaidAct { position: act.position, act: SentAct::of(&act.batch)? });
        Ok(Self { acts: acts.iter().map(said).collect::<Result<_, Unsaid>>()? })
    }

    /// The same for a book that speaks an earlier version: it is not sent signatures that come after their entries.
    #[must_use]
    pub fn spoken(mut self, version: u32) -> Self {
        if version < WIRE {
            self.acts.iter_mut().for_each(|said| said.act.signatures.clear());
        }
        self
    }

    /// The acts that were said.
    ///
    /// # Errors
    /// What is not of the form.
    pub fn acts(self) -> Result<Vec<LoggedAct>, Unsaid> {
        let act = |said: SaidAct| Ok(LoggedAct { position: said.position, batch: said.act.batch()? });
        self.acts.into_iter().map(act).collect()
    }
}

impl From<ClubCard> for SaidCard {
    fn from(card: ClubCard) -> Self {
        let ClubCard { id, name, created, you, role } = card;
        Self { club: StreamId::from_bytes(id), name, created, you, role }
    }
}

impl From<&Reach> for SaidReach {
    fn from(reach: &Reach) -> Self {
        Self { stream: reach.stream, root: reach.root, entries: reach.entries, last: reach.last }
    }
}

impl From<SaidReach> for Reach {
    fn from(said: SaidReach) -> Self {
        Self { stream: said.stream, root: said.root, entries: said.entries, last: said.last }
    }
}

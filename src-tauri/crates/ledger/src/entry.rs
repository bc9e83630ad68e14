//! An entry: one accepted act with its author, its time and what followed, and its bytes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ENTRY_LIMIT;
use crate::brief::brief;
use crate::canon::{self, NotCanonical};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::signature::Signature;
use crate::stream::StreamId;

/// One line of a stream: an accepted act, who made it and when, and the entry before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "StreamEntry")]
pub struct Entry<C, E> {
    /// One more than that of its parent; the first entries have 1. If a longer head is chosen, one more than that of
    /// the chosen entry.
    pub seq: u64,
    /// The entry it follows; for the first ones the hash of the header.
    pub parent: Hash,
    /// When it was made: RFC 3339 with offset. Data for people, never an input to a rule.
    pub at: String,
    /// Who made it.
    pub by: String,
    /// The entry that brought it about: of another stream, or the first of several that correct the past together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The entry of another head that it repeats, where two copies that went on apart were brought together: its first
    /// one, however often it was said again. Who made it and when is what stood there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Hash>,
    /// A note of the author's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What was done.
    pub act: Act<C, E>,
}

/// Who made an entry, when, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Author {
    /// RFC 3339 with offset.
    pub at: String,
    /// Who.
    pub by: String,
    /// The entry that brings it about.
    pub cause: Option<Cause>,
    /// The entry of another head that is repeated.
    pub again: Option<Hash>,
    /// A note of theirs.
    pub note: Option<String>,
}

/// An entry as the cause of another one (promise 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "EntryCause")]
pub struct Cause {
    /// Its stream.
    pub stream: StreamId,
    /// That entry.
    pub entry: Hash,
}

/// What an entry does. An act that names something missing has no effect; see [`Log`](crate::Log).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act<C, E> {
    /// An accepted command, with the dice faces in it, and the events that followed.
    Do {
        /// What was asked.
        command: C,
        /// What followed.
        events: Vec<E>,
    },
    /// Takes an entry, and everything in force after it, out of force.
    Undo {
        /// The first entry to go out of force.
        entry: Hash,
    },
    /// Puts back into force what an undo took out, as long as nothing else is in force since.
    Redo {
        /// The undo.
        undo: Hash,
    },
    /// Chooses a head: in force is what was in force at that entry (or header), and goes on from there.
    Head {
        /// An entry of any head, or the header.
        entry: Hash,
    },
    /// Corrects the past: this replaces what an entry did. The entry itself stays readable.
    Amend {
        /// A `Do` in force.
        entry: Hash,
        /// What is in force in its place, in order; empty if it no longer holds.
        instead: Vec<Decision<C, E>>,
    },
    /// A note beside an entry; what is in force stays as it is. The last one on an entry counts, and an empty one
    /// removes it.
    Note {
        /// Beside which.
        entry: Hash,
        /// The word.
        text: String,
    },
}

impl<C, E> Act<C, E> {
    /// Whether it decides something, which an undo can take out of force. An undo, a chosen head or a note counts as it
    /// stands.
    #[must_use]
    pub const fn decides(&self) -> bool {
        match self {
            Self::Do { .. } | Self::Amend { .. } => true,
            Self::Undo { .. } | Self::Redo { .. } | Self::Head { .. } | Self::Note { .. } => false,
        }
    }
}

/// An accepted command and what followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision<C, E> {
    /// What was asked, with the dice faces in it.
    pub command: C,
    /// What followed.
    pub events: Vec<E>,
}

/// One line of a stream's file after the header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryLine<C, E> {
    /// SHA-256 over the bytes of `entry` as they stand in the line.
    pub hash: Hash,
    /// The entry.
    pub entry: Entry<C, E>,
}

/// An entry's exact bytes under their hash, and who signed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// SHA-256 of the bytes.
    pub hash: Hash,
    /// The entry as JSON, canonically written.
    pub bytes: Vec<u8>,
    /// The signature of the device that made it, or none if it is unsigned, as all were at first.
    pub signature: Option<Signature>,
}

/// Why an entry could not be sealed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsealed {
    /// It does not become JSON.
    #[error("the entry cannot be written: {0}")]
    Json(String),
    /// It holds a fraction, or is too deep.
    #[error("the entry has {0}")]
    NotCanonical(NotCanonical),
    /// Its time is not RFC 3339.
    #[error("the time {0:?} is not an RFC 3339 time with offset")]
    Time(String),
    /// It is longer than a line may be.
    #[error("the entry has more than {ENTRY_LIMIT} bytes")]
    TooLong,
}

const BEFORE_HASH: &[u8] = b"{\"hash\":\"";
const BEFORE_ENTRY: &[u8] = b"\",\"entry\":";

impl Sealed {
    /// An entry that no device has signed.
    #[must_use]
    pub const fn unsigned(hash: Hash, bytes: Vec<u8>) -> Self {
        Self { hash, bytes, signature: None }
    }

    /// The line of a stream's file, without its end. A signature does not stand in it.
    #[must_use]
    pub fn line(&self) -> Vec<u8> {
        let mut line = Vec::with_capacity(self.bytes.len() + BEFORE_HASH.len() + 64 + BEFORE_ENTRY.len() + 1);
        line.extend_from_slice(BEFORE_HASH);
        line.extend_from_slice(self.hash.to_string().as_bytes());
        line.extend_from_slice(BEFORE_ENTRY);
        line.extend_from_slice(&self.bytes);
        line.push(b'}');
        line
    }
}

impl Sealed {
    /// The entry of a line of a file, by the hash that the line claims: a [`Chain`](crate::Chain) proves it.
    ///
    /// # Errors
    /// The line is not of the form of one, or too long.
    pub fn of_line(line: &[u8]) -> Result<Self, Fault> {
        part(line).map(|(hash, bytes)| Self::unsigned(hash, bytes.to_vec()))
    }
}

/// Splits a line into the hash it claims and the bytes of its entry, without copying.
pub fn part(line: &[u8]) -> Result<(Hash, &[u8]), Fault> {
    if line.len() > ENTRY_LIMIT {
        return Err(Fault::TooLong);
    }
    let rest = line.strip_prefix(BEFORE_HASH).ok_or(Fault::Line)?;
    let (digits, rest) = rest.split_at_checked(64).ok_or(Fault::Line)?;
    let hash = crate::hash::from_hex(digits).map(Hash::from_bytes).map_err(|_| Fault::Line)?;
    let entry = rest.strip_prefix(BEFORE_ENTRY).and_then(|rest| rest.strip_suffix(b"}")).ok_or(Fault::Line)?;
    Ok((hash, entry))
}

impl<C, E> Entry<C, E> {
    /// Writes everything before the act: the only order and spelling there is.
    fn write_start(&self, bytes: &mut Vec<u8>) -> Result<(), serde_json::Error> {
        bytes.extend_from_slice(b"{\"seq\":");
        bytes.extend_from_slice(self.seq.to_string().as_bytes());
        bytes.extend_from_slice(b",\"parent\":");
        serde_json::to_writer(&mut *bytes, &self.parent)?;
        bytes.extend_from_slice(b",\"at\":");
        serde_json::to_writer(&mut *bytes, &self.at)?;
        bytes.extend_from_slice(b",\"by\":");
        serde_json::to_writer(&mut *bytes, &self.by)?;
        if let Some(cause) = &self.cause {
            bytes.extend_from_slice(b",\"cause\":");
            serde_json::to_writer(&mut *bytes, cause)?;
        }
        if let Some(again) = &self.again {
            bytes.extend_from_slice(b",\"again\":");
            serde_json::to_writer(&mut *bytes, again)?;
        }
        if let Some(note) = &self.note {
            bytes.extend_from_slice(b",\"note\":");
            serde_json::to_writer(&mut *bytes, note)?;
        }
        bytes.extend_from_slice(b",\"act\":");
        Ok(())
    }

    /// Fixes the entry's bytes and their hash.
    ///
    /// # Errors
    /// When it holds a fraction, has no proper time, is too long, or does not become JSON.
    pub fn seal(&self) -> Result<Sealed, Unsealed>
    where
        C: Serialize,
        E: Serialize,
    {
        if !is_time(&self.at) {
            return Err(Unsealed::Time(self.at.chars().take(60).collect()));
        }
        let mut bytes = Vec::with_capacity(512);
        self.write_start(&mut bytes)
            .and_then(|()| serde_json::to_writer(&mut bytes, &self.act))
            .map_err(|error| Unsealed::Json(brief(&error)))?;
        bytes.push(b'}');
        canon::check(&bytes).map_err(Unsealed::NotCanonical)?;
        let sealed = Sealed::unsigned(Hash::of(&bytes), bytes);
        if sealed.bytes.len() + BEFORE_HASH.len() + 64 + BEFORE_ENTRY.len() + 1 > ENTRY_LIMIT {
            return Err(Unsealed::TooLong);
        }
        Ok(sealed)
    }

    /// Whether these bytes, which were read as this entry, are the ones it would be sealed to, as far
    /// as can be said without knowing its commands: the start byte by byte, the act compact and whole.
    /// `start` is room to write in.
    pub(crate) fn is_spelt(&self, bytes: &[u8], start: &mut Vec<u8>) -> Result<(), Fault> {
        start.clear();
        self.write_start(start).map_err(|error| Fault::Entry(brief(&error)))?;
        let act = bytes.strip_prefix(start.as_slice()).ok_or(Fault::Spelling)?;
        canon::check(act).map_err(Fault::NotCanonical)?;
        if is_time(&self.at) { Ok(()) } else { Err(Fault::Time) }
    }
}

/// Whether a text has the shape of an RFC 3339 time with offset: `1917-04-01T20:15:00+02:00`.
fn is_time(text: &str) -> bool {
    let fits = |text: &[u8], shape: &[u8]| {
        text.len() == shape.len()
            && text.iter().zip(shape).all(|(byte, sign)| match sign {
                b'0' => byte.is_ascii_digit(),
                sign => byte == sign,
            })
    };
    let Some((start, rest)) = text.as_bytes().split_at_checked(19) else {
        return false;
    };
    let digits = match rest {
        [b'.', fraction @ ..] => match fraction.iter().take_while(|byte| byte.is_ascii_digit()).count() {
            digits @ 1..=9 => digits + 1,
            _ => return false,
        },
        _ => 0,
    };
    let offset = &rest[digits..];
    fits(start, b"0000-00-00T00:00:00") && (offset == b"Z" || fits(offset, b"+00:00") || fits(offset, b"-00:00"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn entry(note: Option<&str>, cause: Option<Cause>) -> Entry<String, u32> {
        Entry {
            seq: 7,
            parent: Hash::of(b"before"),
            at: "1917-04-01T20:15:00.5+02:00".into(),
            by: "Ada \"the\" 1st.5 ✠".into(),
            cause,
            again: None,
            note: note.map(Into::into),
            act: Act::Do { command: "a b".into(), events: vec![1, 2] },
        }
    }

    #[test]
    fn the_bytes_are_the_fields_in_their_order_and_nothing_else() {
        let cause = Cause { stream: StreamId::from_bytes([1; 16]), entry: Hash::of(b"x") };
        for entry in
            [entry(None, None), entry(Some("why\n"), None), entry(None, Some(cause)), entry(Some(""), Some(cause))]
        {
            let sealed = entry.seal().unwrap();
            assert_eq!(sealed.bytes, serde_json::to_vec(&entry).unwrap());
            assert_eq!(sealed.hash, Hash::of(&sealed.bytes));
            assert_eq!(entry.is_spelt(&sealed.bytes, &mut Vec::new()), Ok(()));
            let line = EntryLine { hash: sealed.hash, entry };
            assert_eq!(sealed.line(), serde_json::to_vec(&line).unwrap());
            assert_eq!(part(&sealed.line()), Ok((sealed.hash, sealed.bytes.as_slice())));
        }
    }

    #[test]
    fn the_bytes_stay_what_they_were() {
        let line = String::from_utf8(entry(None, None).seal().unwrap().line()).unwrap();
        assert_eq!(
            line,
            concat!(
                r#"{"hash":"6a4c9b2b49da5ebdfa3ff72666ac4884dfb5efa66f5de833097992a31e7c77df","entry":{"seq":7,"#,
                r#""parent":"6db7d803e74f1ffa7d8f5adc0bf95b3e15bf4c8373fffadf546227cc6c6742cb","#,
                r#""at":"1917-04-01T20:15:00.5+02:00","by":"Ada \"the\" 1st.5 ✠","#,
                r#""act":{"do":{"command":"a b","events":[1,2]}}}}"#,
            )
        );
    }

    #[test]
    fn fractions_and_loose_times_are_not_sealed() {
        let with = |act, at: &str| {
            Entry::<f64, ()> {
                at: at.into(),
                act,
                seq: 1,
                parent: Hash::of(b""),
                by: String::new(),
                cause: None,
                again: None,
                note: None,
            }
            .seal()
        };
        let done = |command| Act::Do { command, events: vec![] };
        let now = "1917-04-01T20:15:00Z";
        assert_eq!(with(done(0.5), now), Err(Unsealed::NotCanonical(NotCanonical::Fraction)));
        let undo = || Act::Undo { entry: Hash::of(b"") };
        assert!(with(undo(), now).is_ok());
        for bad in [
            "",
            "today",
            "1917-04-01 20:15:00Z",
            "1917-04-01T20:15:00",
            "1917-04-01T20:15:00.Z",
            "1917-04-01T20:15:00+2",
        ] {
            assert_eq!(with(undo(), bad), Err(Unsealed::Time(bad.into())));
        }
    }

    #[test]
    fn an_entry_too_long_for_a_line_is_not_sealed() {
        let mut long = entry(None, None);
        long.note = Some("x".repeat(ENTRY_LIMIT));
        assert_eq!(long.seal(), Err(Unsealed::TooLong));
        long.note = Some("x".repeat(ENTRY_LIMIT - entry(Some(""), None).seal().unwrap().line().len()));
        assert_eq!(long.seal().unwrap().line().len(), ENTRY_LIMIT);
    }
}

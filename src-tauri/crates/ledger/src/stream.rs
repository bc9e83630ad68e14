//! The header of a stream: what it is a stream of, and its id.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::error::Category;
use thiserror::Error;

use crate::brief::brief;
use crate::hash::{Hash, NotHex, from_hex, hexadecimal, to_hex};
use crate::{HEADER_LIMIT, canon};

/// The id of a stream: 128 random bits, written as 32 hexadecimal digits. Drawing them is the caller's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId([u8; 16]);

impl StreamId {
    /// An id by its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

hexadecimal!(StreamId, 16, "a stream's id: 32 lower-case hexadecimal digits");

/// What a stream is the history of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "StreamKind")]
pub enum Kind {
    /// A battle: Forces, scenario, pack and ruleset are frozen in its header.
    #[serde(rename = "nml.battle")]
    Battle,
    /// A Warband.
    #[serde(rename = "nml.warband")]
    Warband,
    /// A campaign.
    #[serde(rename = "nml.campaign")]
    Campaign,
    /// A scenario as set up or written by a club.
    #[serde(rename = "nml.scenario")]
    Scenario,
    /// A rotation: the scenarios that a club draws from.
    #[serde(rename = "nml.rotation")]
    Rotation,
    /// An evening of a club.
    #[serde(rename = "nml.evening")]
    Evening,
    /// A house pack: a pack with rows that a club changed.
    #[serde(rename = "nml.house-pack")]
    HousePack,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Battle, Self::Warband, Self::Campaign, Self::Scenario, Self::Rotation, Self::Evening, Self::HousePack];

    /// The word in `format`.
    #[must_use]
    pub const fn format(self) -> &'static str {
        match self {
            Self::Battle => "nml.battle",
            Self::Warband => "nml.warband",
            Self::Campaign => "nml.campaign",
            Self::Scenario => "nml.scenario",
            Self::Rotation => "nml.rotation",
            Self::Evening => "nml.evening",
            Self::HousePack => "nml.house-pack",
        }
    }

    /// The kind of that `format`.
    #[must_use]
    pub fn of_format(format: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.format() == format)
    }
}

/// The header version that is written, and the newest that is read.
pub const VERSION: u32 = 1;

/// What every header says first, no matter what else its kind keeps there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Heading {
    /// What it is a stream of.
    pub format: Kind,
    /// Version of the format.
    pub version: u32,
    /// The stream's id.
    pub stream: StreamId,
}

/// Why bytes are not the header of a stream.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// There is nothing.
    #[error("this is not a file of No Man’s Ledger: its first line is empty")]
    Empty,
    /// Not a JSON object with a `format`: somebody else's file.
    #[error("this is not a file of No Man’s Ledger: its first line {0}")]
    Foreign(&'static str),
    /// Too many bytes.
    #[error("the header has more than {HEADER_LIMIT} bytes")]
    TooLarge,
    /// Not a text `format`, a whole `version` and the id of a `stream`.
    #[error("the first line is not a header, a JSON object with \"format\", \"version\" and \"stream\": {0}")]
    NotHeader(String),
    /// A format this program does not know.
    #[error("the format {0:?} is not known, only {known}", known = formats())]
    Format(String),
    /// A version this program does not know.
    #[error("the format has version {0}, not {VERSION}")]
    Version(u64),
    /// White space or a fraction in a header to be written.
    #[error("the header has {0}")]
    NotCanonical(String),
}

/// Every `format`, as a sentence names them.
fn formats() -> String {
    let [.., last] = Kind::ALL;
    let all: Vec<&str> = Kind::ALL.into_iter().filter(|kind| *kind != last).map(Kind::format).collect();
    format!("{} or {}", all.join(", "), last.format())
}

impl Heading {
    /// A heading in today's version.
    #[must_use]
    pub const fn new(format: Kind, stream: StreamId) -> Self {
        Self { format, version: VERSION, stream }
    }

    /// Reads the heading of a header line; the rest of it is left to its kind.
    ///
    /// # Errors
    /// The first thing that keeps the bytes from being a header this program can read.
    pub fn read(header: &[u8]) -> Result<Self, Unreadable> {
        #[derive(Deserialize)]
        struct Said<'a> {
            #[serde(borrow)]
            format: Option<Cow<'a, str>>,
            version: Option<u64>,
            stream: Option<Cow<'a, str>>,
        }
        if header.is_empty() {
            return Err(Unreadable::Empty);
        }
        if header.len() > HEADER_LIMIT {
            return Err(Unreadable::TooLarge);
        }
        // A struct may also be read from an array; a header is an object.
        if header.iter().find(|byte| !byte.is_ascii_whitespace()) != Some(&b'{') {
            return Err(Unreadable::Foreign("is not a JSON object"));
        }
        let shape = |error: &dyn fmt::Display| Unreadable::NotHeader(brief(&error));
        let said: Said<'_> = serde_json::from_slice(header).map_err(|error| match error.classify() {
            Category::Syntax | Category::Eof => Unreadable::Foreign("is not a JSON object"),
            Category::Data | Category::Io => shape(&error),
        })?;
        let format = said.format.ok_or(Unreadable::Foreign("names no \"format\""))?;
        let version = said.version.ok_or_else(|| shape(&"\"version\" is missing"))?;
        let format = Kind::of_format(&format).ok_or_else(|| Unreadable::Format(format.chars().take(60).collect()))?;
        if version != u64::from(VERSION) {
            return Err(Unreadable::Version(version));
        }
        let stream = said.stream.ok_or_else(|| shape(&"\"stream\" is missing"))?;
        let stream = stream.parse().map_err(|error| shape(&format_args!("stream: {error}")))?;
        Ok(Self { format, version: VERSION, stream })
    }
}

/// Writes a header: any document whose fields begin with those of a [`Heading`]. It becomes the first
/// line of the stream as it is; its hash is the parent of the first entries.
///
/// # Errors
/// When it does not serialise to a canonical object that [`Heading::read`] reads.
pub fn seal_header<T: Serialize>(header: &T) -> Result<Vec<u8>, Unreadable> {
    let bytes = serde_json::to_vec(header).map_err(|error| Unreadable::NotHeader(brief(&error)))?;
    Heading::read(&bytes)?;
    canon::check(&bytes).map_err(|error| Unreadable::NotCanonical(brief(&error)))?;
    Ok(bytes)
}

/// The hash of a header: the parent of a stream's first entries.
pub fn root(header: &[u8]) -> Hash {
    Hash::of(header)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    const ID: &str = "00112233445566778899aabbccddeeff";

    fn read(format: &str, version: &str, stream: &str) -> Result<Heading, Unreadable> {
        Heading::read(
            format!(r#"{{"format":"{format}","version":{version},"stream":"{stream}","more":[1]}}"#).as_bytes(),
        )
    }

    #[test]
    fn a_header_says_its_kind_version_and_id_and_keeps_the_rest() {
        for kind in Kind::ALL {
            assert_eq!(read(kind.format(), "1", ID).unwrap(), Heading::new(kind, ID.parse().unwrap()));
            assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{}\"", kind.format()));
        }
    }

    #[test]
    fn what_is_no_header_is_refused_with_its_reason() {
        assert_eq!(read("nml.potato", "1", ID), Err(Unreadable::Format("nml.potato".into())));
        assert_eq!(read("nml.battle", "2", ID), Err(Unreadable::Version(2)));
        assert!(matches!(read("nml.battle", "-1", ID), Err(Unreadable::NotHeader(_))));
        assert!(matches!(read("nml.battle", "1", "xyz"), Err(Unreadable::NotHeader(_))));
        assert_eq!(Heading::read(b""), Err(Unreadable::Empty));
        let deep = format!(r#"{{"format":{}"#, "[".repeat(100_000));
        assert!(matches!(Heading::read(deep.as_bytes()), Err(Unreadable::NotHeader(_))));
        for bad in ["{}", "{", "[]", "null", "not json", r#"["nml.battle",1,"00112233445566778899aabbccddeeff"]"#] {
            assert!(matches!(Heading::read(bad.as_bytes()), Err(Unreadable::Foreign(_))), "{bad:.40}");
        }
        assert_eq!(Heading::read(&vec![b' '; HEADER_LIMIT + 1]), Err(Unreadable::TooLarge));
    }

    #[test]
    fn a_written_header_has_no_fraction() {
        #[derive(Serialize)]
        struct Header {
            format: Kind,
            version: u32,
            stream: StreamId,
            width: f32,
        }
        let header = Header { format: Kind::Scenario, version: 1, stream: ID.parse().unwrap(), width: 1.5 };
        assert!(matches!(seal_header(&header), Err(Unreadable::NotCanonical(_))));
        let heading = Heading::new(Kind::Scenario, header.stream);
        assert_eq!(Heading::read(&seal_header(&heading).unwrap()), Ok(heading));
    }
}

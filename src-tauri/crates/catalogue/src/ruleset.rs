//! Rulesets: a named choice of all rulings. They change readings, never data.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::ruling::Rulings;
use crate::text::{NAME_CHARACTERS, Unreadable, unreadable_name};

/// The most characters in the id of a ruleset.
pub(crate) const ID_CHARACTERS: usize = 64;

/// A ruleset as it stands in a file and inside every battle that is played under it.
///
/// Only rulings that differ from the default are listed; a battle keeps them [all](written_out).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// What kind of document this is.
    pub format: RulesetFormat,
    /// The version of that kind.
    pub version: RulesetVersion,
    /// Stable id: small letters, digits, `-` and `.`; up to 64 of them.
    pub id: RulesetId,
    /// As shown.
    pub name: RulesetName,
    /// How often a club changed its house ruleset; 0 for the original.
    #[serde(default, skip_serializing_if = "never")]
    pub revision: u32,
    /// What it chooses.
    #[serde(default)]
    pub rulings: Rulings,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn never(revision: &u32) -> bool {
    *revision == 0
}

/// `nml.ruleset`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum RulesetFormat {
    /// The only one.
    #[default]
    #[serde(rename = "nml.ruleset")]
    Ruleset,
}

/// 1, until the document changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u32", into = "u32")]
#[schemars(with = "u32", extend("const" = 1))]
pub struct RulesetVersion;

macro_rules! text {
    ($(#[$about:meta])* $name:ident, $most:ident, $pattern:literal, $check:expr) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(try_from = "String", into = "String")]
        #[schemars(with = "String", extend("minLength" = 1, "maxLength" = $most, "pattern" = $pattern))]
        pub struct $name(String);

        impl $name {
            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = RulesetError;

            fn try_from(text: String) -> Result<Self, RulesetError> {
                let check: fn(&str) -> Result<(), RulesetError> = $check;
                check(&text).map(|()| Self(text))
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text! {
    /// The id of a ruleset, such as `official-1.0.2`.
    RulesetId, ID_CHARACTERS, r"^[a-z0-9.-]+$", |text| {
        let small = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'.';
        if (1..=ID_CHARACTERS).contains(&text.len()) && text.bytes().all(small) { Ok(()) } else { Err(RulesetError::Id) }
    }
}
text! {
    /// The name of a ruleset as shown.
    RulesetName, NAME_CHARACTERS, r"\S", |text| {
        match unreadable_name(text) {
            None => Ok(()),
            Some(Unreadable::Empty) => Err(RulesetError::NameEmpty),
            Some(Unreadable::TooLong) => Err(RulesetError::NameTooLong),
            Some(Unreadable::Hidden) => Err(RulesetError::NameUnreadable),
        }
    }
}

/// Why a ruleset could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesetError {
    /// No shipped ruleset has the id.
    #[error("There is no ruleset “{id}”, only {known}.")]
    Unknown {
        /// The id asked for.
        id: String,
        /// The ids there are.
        known: String,
    },
    /// The document is not a ruleset.
    #[error("This is no ruleset: {0}.")]
    Unreadable(String),
    /// Written by a later version.
    #[error("Ruleset version {0} is not known here, only 1.")]
    Version(u32),
    /// A text that is not an id.
    #[error("A ruleset’s id has 1 to {ID_CHARACTERS} small letters, digits, hyphens and dots.")]
    Id,
    /// The name is empty.
    #[error("The ruleset’s name is empty; it needs 1 to {NAME_CHARACTERS} characters.")]
    NameEmpty,
    /// The name is too long.
    #[error("The ruleset’s name has more than {NAME_CHARACTERS} characters.")]
    NameTooLong,
    /// The name cannot be shown.
    #[error("The ruleset’s name holds a control character; only plain text is kept.")]
    NameUnreadable,
}

impl TryFrom<u32> for RulesetVersion {
    type Error = RulesetError;

    fn try_from(version: u32) -> Result<Self, RulesetError> {
        if version == 1 { Ok(Self) } else { Err(RulesetError::Version(version)) }
    }
}

impl From<RulesetVersion> for u32 {
    fn from(RulesetVersion: RulesetVersion) -> Self {
        1
    }
}

/// Writes a ruleset with every reading it chooses, as a battle keeps it: tomorrow's default does not change how an old
/// battle is read.
///
/// # Errors
/// The serializer's.
pub fn written_out<S: Serializer>(ruleset: &Ruleset, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct WrittenOut<'a> {
        format: RulesetFormat,
        version: RulesetVersion,
        id: &'a RulesetId,
        name: &'a RulesetName,
        #[serde(skip_serializing_if = "never")]
        revision: u32,
        rulings: BTreeMap<&'static str, &'static str>,
    }
    let Ruleset { format, version, id, name, revision, rulings } = ruleset;
    let (format, version, revision) = (*format, *version, *revision);
    WrittenOut { format, version, id, name, revision, rulings: rulings.all().collect() }.serialize(serializer)
}

/// The id of the ruleset that holds if none is chosen.
pub const OFFICIAL: &str = "official-1.0.2";

/// The longest ruleset document, in bytes.
pub const LONGEST: usize = 64 * 1024;

const SHIPPED: [&str; 4] = [
    include_str!("../../../../data/rulesets/official-1.0.2.json"),
    include_str!("../../../../data/rulesets/quick-start.json"),
    include_str!("../../../../data/rulesets/two-player-quick-start.json"),
    include_str!("../../../../data/rulesets/playtest-1.6.json"),
];

impl Ruleset {
    /// A ruleset of this id, name and choice.
    pub fn new(id: impl Into<String>, name: impl Into<String>, rulings: Rulings) -> Result<Self, RulesetError> {
        Ok(Self {
            format: RulesetFormat::Ruleset,
            version: RulesetVersion,
            id: id.into().try_into()?,
            name: name.into().try_into()?,
            revision: 0,
            rulings,
        })
    }

    /// Reads a ruleset document of at most [`LONGEST`] bytes.
    pub fn read(text: &str) -> Result<Self, RulesetError> {
        if text.len() > LONGEST {
            return Err(RulesetError::Unreadable(format!("it is longer than {LONGEST} bytes")));
        }
        serde_json::from_str(text).map_err(|error| RulesetError::Unreadable(placed(&error.to_string())))
    }
}

/// What serde_json says with its place in brackets: what it wraps may be a sentence already.
fn placed(said: &str) -> String {
    match said.rsplit_once(" at line ") {
        Some((why, place)) => format!("{} (line {place})", why.trim_end_matches('.')),
        None => said.trim_end_matches('.').to_owned(),
    }
}

/// The rulesets that come with the product, the official one first.
pub fn shipped() -> Result<Vec<Ruleset>, RulesetError> {
    SHIPPED.into_iter().map(Ruleset::read).collect()
}

/// The shipped ruleset with this id.
pub fn find(id: &str) -> Result<Ruleset, RulesetError> {
    let all = shipped()?;
    let known: Vec<&str> = all.iter().map(|ruleset| ruleset.id.as_str()).collect();
    let known = known.join(", ");
    all.into_iter()
        .find(|ruleset| ruleset.id.as_str() == id)
        .ok_or_else(|| RulesetError::Unknown { id: id.to_owned(), known })
}

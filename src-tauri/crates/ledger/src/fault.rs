//! What can be wrong with a line or an entry.

use thiserror::Error;

use crate::ENTRY_LIMIT;
use crate::canon::NotCanonical;
use crate::hash::Hash;

/// Damage: why a line does not belong where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// More bytes than a line may have.
    #[error("the line has more than {ENTRY_LIMIT} bytes")]
    TooLong,
    /// Not the form of a line.
    #[error("not a line of the form {{\"hash\":\"…\",\"entry\":{{…}}}}")]
    Line,
    /// The bytes are not what the hash says.
    #[error("it was changed after it was written: its hash does not fit")]
    Hash,
    /// The signature beside it is not one of this entry by that key.
    #[error("its signature was not made by the device that it names")]
    Forged,
    /// Not an entry, by its JSON.
    #[error("not an entry: {0}")]
    Entry(String),
    /// Other field order or escapes than the one spelling.
    #[error("the entry is not written canonically")]
    Spelling,
    /// White space, a fraction, or too deep.
    #[error("the entry has {0}")]
    NotCanonical(NotCanonical),
    /// The time is not RFC 3339.
    #[error("the time is not an RFC 3339 time with offset")]
    Time,
    /// The same entry stands there already.
    #[error("the entry stands there already")]
    Twice,
    /// Its parent does not stand before it.
    #[error("the entry it follows, {0}, does not stand before it")]
    Parent(Hash),
    /// Not one more than its parent, nor, for a chosen head, one more than that.
    #[error("its number is {found}, not {expected}")]
    Seq {
        /// One more than its parent's.
        expected: u64,
        /// What it says.
        found: u64,
    },
    /// A signature came, and not its entry.
    #[error("the entry {0}, whose signature came, does not stand there")]
    Unsignable(Hash),
}

/// A sound entry whose act is not in today's words; why. Not damage.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("an act that this version does not know: {0}")]
pub struct Foreign(pub String);

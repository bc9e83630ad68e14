//! Streams that do not open here: damaged bytes, or sound ones in the words of a later program (promise 13). None of
//! them ever stops the others from being read.

use nml_catalogue::code::Code;
use nml_ledger::{Refused, Unreadable};

use crate::code;
use crate::failure::Failure;
use crate::plain_words;

/// Why a stream does not open.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// Its bytes are not what they should be.
    #[error("{}", plain_words::damaged(plain_words::kind(*what), why))]
    Damaged {
        /// What it is a stream of, as `plain_words::kind` knows it.
        what: &'static str,
        /// What was found.
        why: String,
    },
    /// It is whole and says something that this program does not know; it stays as it is.
    #[error("{}", plain_words::newer(plain_words::kind(*what), why))]
    Newer {
        /// What it is a stream of, as `plain_words::kind` knows it.
        what: &'static str,
        /// What is not known.
        why: String,
    },
}

impl Unread {
    /// Harmed bytes.
    pub fn damaged(what: &'static str, why: impl ToString) -> Self {
        Self::Damaged { what, why: clause(&why) }
    }

    /// Unknown words.
    pub fn newer(what: &'static str, why: impl ToString) -> Self {
        Self::Newer { what, why: clause(&why) }
    }

    /// Why a header does not open.
    #[must_use]
    pub fn header(what: &'static str, error: &Unreadable) -> Self {
        match error {
            Unreadable::Format(_) | Unreadable::Version(_) => Self::newer(what, error),
            Unreadable::Empty
            | Unreadable::Foreign(_)
            | Unreadable::TooLarge
            | Unreadable::NotHeader(_)
            | Unreadable::NotCanonical(_) => Self::damaged(what, error),
        }
    }

    /// Why an entry is not taken in.
    #[must_use]
    pub fn entry(what: &'static str, number: usize, refused: &Refused) -> Self {
        let why = plain_words::at_entry(number, refused.to_string());
        match refused {
            Refused::Fault(_) => Self::damaged(what, why),
            Refused::Foreign(_) => Self::newer(what, why),
        }
    }

    /// Its code.
    #[must_use]
    pub const fn code(&self) -> Code {
        match self {
            Self::Damaged { .. } => code::DAMAGED,
            Self::Newer { .. } => code::NEWER_WORDS,
        }
    }
}

/// What was found, in the form that stands after a colon.
fn clause(why: &impl ToString) -> String {
    why.to_string().trim_end_matches('.').to_owned()
}

impl From<Unread> for Failure {
    fn from(unread: Unread) -> Self {
        Self::new(unread.code(), unread.to_string())
    }
}

//! The last failures of the session, for a report: which call, which code, when. It never keeps what they said, which
//! may name somebody.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use super::Session;
use crate::clock;

/// How many failures are remembered.
const REMEMBERED: usize = 50;
/// The most characters of a code; anything longer is not ours.
const CODE: usize = 40;

/// A call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failed {
    /// The call.
    pub(crate) call: &'static str,
    /// Its stable code.
    pub(crate) code: String,
    /// When, in seconds since 1970.
    pub(crate) at: i64,
}

/// The last of them, the latest last.
#[derive(Debug, Default)]
pub(super) struct Failures(Mutex<VecDeque<Failed>>);

impl Session {
    /// Remembers that a call failed. A code may come from a club's server: anything that does not look like a code is
    /// not kept.
    pub(crate) fn failed(&self, call: &'static str, code: &str) {
        let letter = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_' || c == '-';
        let known = !code.is_empty() && code.len() <= CODE && code.chars().all(letter);
        let code = if known { code } else { "OTHER" };
        let at = clock::seconds(&clock::now()).unwrap_or_default();
        let mut failures = self.failures.0.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= REMEMBERED {
            failures.pop_front();
        }
        failures.push_back(Failed { call, code: code.to_owned(), at });
    }

    /// The remembered ones, the latest first.
    pub(crate) fn last_failures(&self) -> Vec<Failed> {
        self.failures.0.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
    }
}

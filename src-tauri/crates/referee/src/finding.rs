//! What the referee has to say about an entry.

use serde::Serialize;

/// One thing that the printed procedure does not allow, or that cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Finding {
    /// The entry, or 0 for the header.
    pub seq: u64,
    /// The row of the rules: `ACT-18`, `INJ-04`.
    pub rule: &'static str,
    /// What kind of finding it is; never changes.
    pub code: &'static str,
    /// How grave it is.
    pub severity: Severity,
    /// In words, with the Turn, who acts, and the numbers.
    pub message: String,
}

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The log breaks the rule.
    Broken,
    /// The log says something that the referee does not know, so that it cannot judge.
    Unjudged,
}

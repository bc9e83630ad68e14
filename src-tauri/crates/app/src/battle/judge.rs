//! A battle's log in a file, judged by the referee.

use std::path::Path;

use nml_exchange::log::Lines;
use nml_ledger::FirstBad;
use nml_referee::{Severity, judge as judged};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::judgement::{Sort, mistaken};
use crate::words::battles;

/// What the referee says of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// Entries in force that were judged.
    pub entries: u64,
    /// Where the log is damaged: what stands there and after it is not judged.
    pub first_bad: Option<FirstBad>,
    /// What was found, in the order of the entries.
    pub findings: Vec<JudgedFinding>,
    /// It found more than it lists.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// Entries that correct by hand what stands on the table: taken at their word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<u64>,
    /// Entries that state what nobody rolled here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stated: Vec<u64>,
    /// Entries that do what the rules refuse, as the table wanted it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overruled: Vec<u64>,
    /// The Turn in which the log breaks off before the battle ends. None if the battle is over, or the log is damaged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<i64>,
}

/// One thing that the printed procedure does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct JudgedFinding {
    /// The entry, or 0 for the header.
    pub seq: u64,
    /// The row of the rules, such as `ACT-18`.
    pub rule: String,
    /// What kind of finding it is; never changes.
    pub code: String,
    /// The log breaks the rule; if not, this says what the referee cannot judge.
    pub broken: bool,
    /// In words.
    pub message: String,
}

impl Judged {
    /// Nothing was found in it.
    #[must_use]
    pub fn clean(&self) -> bool {
        self.findings.is_empty() && self.first_bad.is_none()
    }
}

/// Judges a log.
///
/// # Errors
/// The file cannot be read, or its first line is not a battle's header.
pub fn judge(path: &Path) -> Result<Judged, Failure> {
    let unusable = |why: String| {
        let line = battles::not_judged(path.display().to_string(), why);
        mistaken(path, Sort::Battle, Failure::new(code::BAD_LOG, line))
    };
    let mut lines = Lines::open(path)?;
    let mut bytes = lines.header()?;
    while let Some(line) = lines.line()? {
        bytes.push(b'\n');
        bytes.extend_from_slice(&line);
    }
    let verdict = judged(&bytes).map_err(|error| unusable(error.to_string()))?;
    let findings = verdict.findings.into_iter().map(|finding| JudgedFinding {
        seq: finding.seq,
        rule: finding.rule.to_owned(),
        code: finding.code.to_owned(),
        broken: finding.severity == Severity::Broken,
        message: finding.message,
    });
    let findings = findings.collect();
    let by_hand = verdict.by_hand;
    Ok(Judged {
        entries: verdict.entries,
        unfinished: verdict.unfinished.filter(|_| verdict.first_bad.is_none()),
        first_bad: verdict.first_bad,
        findings,
        more: verdict.more,
        corrections: by_hand.corrections,
        stated: by_hand.stated,
        overruled: by_hand.overruled,
    })
}

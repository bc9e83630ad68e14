//! Battles that the referee watches.

use nml_referee::{Finding, judge};

/// What the referee finds in a log, a line each; damage and a header that nobody can read are findings too.
#[must_use]
pub fn findings(log: &[u8]) -> Vec<String> {
    let verdict = match judge(log) {
        Ok(verdict) => verdict,
        Err(error) => return vec![error.to_string()],
    };
    let damage = verdict.first_bad.map(|bad| format!("damaged at entry {}: {}", bad.seq, bad.reason));
    damage.into_iter().chain(verdict.findings.iter().map(told)).collect()
}

/// A finding as one line.
#[must_use]
pub fn told(finding: &Finding) -> String {
    let Finding { seq, rule, code, message, .. } = finding;
    format!("entry {seq}: {rule} {code}: {message}")
}

//! Battles under the eyes of the referee.

use nml_referee::{Finding, judge};

/// Breaches that the engine is known to make, by row and kind, each with the reason. It is to be empty.
pub const KNOWN: &[(&str, &str, &str)] = &[
    ("ACT-07", "reload", "a shot at a thing of the scenario with RELOAD does not end the Activation"),
    ("ACT-14", "leaves_combat", "who moves to another height is held to be within 1 in by the flat distance alone"),
];

/// What the referee finds in a log, what is known apart; damage and a header that nobody can read are findings too.
#[must_use]
pub fn unknown(log: &[u8]) -> Vec<String> {
    let verdict = match judge(log) {
        Ok(verdict) => verdict,
        Err(error) => return vec![error.to_string()],
    };
    let known =
        |finding: &&Finding| !KNOWN.iter().any(|(rule, code, _)| finding.rule == *rule && finding.code == *code);
    let damage = verdict.first_bad.map(|bad| format!("damaged at entry {}: {}", bad.seq, bad.reason));
    damage.into_iter().chain(verdict.findings.iter().filter(known).map(told)).collect()
}

/// A finding as one line.
#[must_use]
pub fn told(finding: &Finding) -> String {
    let Finding { seq, rule, code, message, .. } = finding;
    format!("entry {seq}: {rule} {code}: {message}")
}

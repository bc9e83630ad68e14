//! A whole log at once.

use std::fmt;

use nml_ledger::{FirstBad, InForce, Kind, read};
use serde::Serialize;
use serde_json::Value;

use crate::finding::Finding;
use crate::referee::Referee;

/// What the referee says of a log.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// Entries in force that were judged.
    pub entries: u64,
    /// Where the log is damaged: what stands there and after it is not judged.
    pub first_bad: Option<FirstBad>,
    /// What was found, in the order of the entries.
    pub findings: Vec<Finding>,
    /// More was found than is told.
    pub more: bool,
}

/// Why a text is no battle's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable(String);

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unusable {}

/// Judges a log: a header and its entries, as JSON Lines.
///
/// # Errors
/// The first line is no header of a battle.
pub fn judge(bytes: &[u8]) -> Result<Verdict, Unusable> {
    let unusable = |why: &str| Unusable(why.to_owned());
    let reading = read::<Value, Value>(bytes).map_err(|error| Unusable(error.to_string()))?;
    if reading.log.heading().format != Kind::Battle {
        return Err(unusable("the header is not one of an nml.battle log"));
    }
    let header = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let header: Value = serde_json::from_slice(header).map_err(|error| Unusable(error.to_string()))?;
    let mut referee = Referee::new(&header).ok_or_else(|| unusable("the header holds no battlefield"))?;
    let mut entries = 0;
    for in_force in reading.log.effective_at(&reading.head) {
        entries += 1;
        told(&mut referee, &in_force);
    }
    let (findings, more) = (referee.findings().to_vec(), referee.found_more());
    Ok(Verdict { entries, first_bad: reading.first_bad, findings, more })
}

fn told(referee: &mut Referee, in_force: &InForce<'_, Value, Value>) {
    for (command, events) in in_force.decisions() {
        referee.entry(in_force.kept.entry.seq, command, events);
    }
}

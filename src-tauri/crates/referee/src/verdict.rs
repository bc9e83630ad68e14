//! A whole log at once.

use std::fmt;

use nml_ledger::{FirstBad, InForce, Kind, read};
use serde::Serialize;
use serde_json::Value;

use crate::finding::Finding;
use crate::json::Read;
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
    /// It found more than it lists.
    pub more: bool,
    /// What was said by hand, apart from what was played.
    pub by_hand: ByHand,
    /// The Turn in which the log breaks off before the battle ends. None if the battle is over.
    pub unfinished: Option<i64>,
}

/// Entries that the table vouches for: they are taken at their word, and a reader should know of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ByHand {
    /// What stands on the table was corrected.
    pub corrections: Vec<u64>,
    /// What happened was stated and not rolled.
    pub stated: Vec<u64>,
    /// What the rules refuse was done all the same.
    pub overruled: Vec<u64>,
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
/// The first line is not a header of a battle.
pub fn judge(bytes: &[u8]) -> Result<Verdict, Unusable> {
    let unusable = |why: &str| Unusable(why.to_owned());
    if bytes.split(|byte| *byte == b'\n').next().is_some_and(|line| line.ends_with(b"\r")) {
        return Err(unusable("the lines end in CRLF; expected LF"));
    }
    let reading = read::<Value, Value>(bytes).map_err(|error| Unusable(error.to_string()))?;
    if reading.log.heading().format != Kind::Battle {
        return Err(unusable("the header is not one of an nml.battle log"));
    }
    let header = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let header: Value = serde_json::from_slice(header).map_err(|error| Unusable(error.to_string()))?;
    let mut referee = Referee::new(&header).ok_or_else(|| unusable("the header holds no battlefield"))?;
    let (mut entries, mut by_hand) = (0, ByHand::default());
    for in_force in reading.log.effective_at(&reading.head) {
        entries += 1;
        told(&mut referee, &mut by_hand, &in_force);
    }
    let (findings, more) = (referee.findings().to_vec(), referee.found_more());
    let unfinished = referee.unfinished();
    Ok(Verdict { entries, first_bad: reading.first_bad, findings, more, by_hand, unfinished })
}

fn told(referee: &mut Referee, by_hand: &mut ByHand, in_force: &InForce<'_, Value, Value>) {
    let seq = in_force.kept.entry.seq;
    for (command, events) in in_force.decisions() {
        referee.entry(seq, command, events);
        let list = match command.text("do") {
            "set_right" => &mut by_hand.corrections,
            "happened" | "catch_up" | "result" => &mut by_hand.stated,
            "overrule" => &mut by_hand.overruled,
            _ => continue,
        };
        if list.last() != Some(&seq) {
            list.push(seq);
        }
    }
}

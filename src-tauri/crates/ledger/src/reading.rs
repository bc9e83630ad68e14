//! A whole log at once: its sound beginning, and the first line that is not sound.

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::hash::Hash;
use crate::log::{Log, Refused};
use crate::stream::Unreadable;

/// The first line that broke something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FirstBad {
    /// Which entry, counted from 1 in the order of the lines; in a log with one head its `seq`.
    pub seq: u64,
    /// What is wrong with it, in words.
    pub reason: String,
}

/// What reading a log gave.
#[derive(Clone, Debug)]
pub struct Reading<C, E> {
    /// The entries up to the first that is bad or foreign.
    pub log: Log<C, E>,
    /// The current head among those: what the state is folded from, even if a foreign entry stands after it.
    pub head: Hash,
    /// How many entries are proven by the chain.
    pub entries: u64,
    /// The first damage, or none if the chain is valid.
    pub first_bad: Option<FirstBad>,
    /// The first sound entry that says an unknown word; never damage.
    pub first_foreign: Option<FirstBad>,
}

impl<C: DeserializeOwned, E: DeserializeOwned> Reading<C, E> {
    /// Begins with a header line; the lines after it follow by [`Reading::line`].
    ///
    /// # Errors
    /// When the bytes are no header this program can read.
    pub fn open(header: &[u8]) -> Result<Self, Unreadable> {
        let log = Log::open(header)?;
        Ok(Self { head: log.root(), log, entries: 0, first_bad: None, first_foreign: None })
    }

    /// Takes the next line, without its end. After a bad line the rest is left unread.
    pub fn line(&mut self, line: &[u8]) {
        if self.first_bad.is_some() {
            return;
        }
        let refused = match &self.first_foreign {
            None => self.log.push_line(line),
            Some(_) => self.log.chain_mut().admit_line(line).map_err(Refused::Fault),
        };
        let bad = |reason: String| Some(FirstBad { seq: self.entries + 1, reason });
        match refused {
            Ok(()) => {
                self.entries += 1;
                if self.first_foreign.is_none() {
                    self.head = self.log.tip();
                }
            }
            Err(Refused::Foreign(foreign)) => {
                self.first_foreign = bad(foreign.to_string());
                self.entries += 1;
            }
            Err(Refused::Fault(fault)) => self.first_bad = bad(fault.to_string()),
        }
    }
}

/// Reads a log that is in memory. A file's last line may lack its end.
///
/// # Errors
/// When the first line is not a header this program can read; damage after it is in the [`Reading`].
pub fn read<C: DeserializeOwned, E: DeserializeOwned>(bytes: &[u8]) -> Result<Reading<C, E>, Unreadable> {
    let mut lines = bytes.strip_suffix(b"\n").unwrap_or(bytes).split(|byte| *byte == b'\n');
    let mut reading = Reading::open(lines.next().unwrap_or_default())?;
    for line in lines {
        reading.line(line);
    }
    Ok(reading)
}

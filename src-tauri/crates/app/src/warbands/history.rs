//! What was done to a Warband, and what changed between two moments of it.

use std::collections::BTreeSet;

use nml_ledger::{Act, Hash};
use nml_warband::compare::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::WarbandRef;
use super::compared::compared;
use crate::failure::Failure;
use crate::parcels::{BooksDecided, disagreed_in_warband};
use crate::session::Session;
use crate::subject::Warbands;
use crate::view::Compared;
use crate::words;

/// One entry of a Warband's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HistoryLine {
    /// Its number in the stream, from 1.
    pub seq: u64,
    /// When, RFC 3339.
    pub at: String,
    /// Who; empty if nobody is known.
    pub by: String,
    /// What was done, in words.
    pub said: String,
    /// It counts: nobody took it back, and it was not set aside.
    pub in_force: bool,
    /// It was set aside where two books disagreed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_aside: bool,
    /// Two books disagreed, and this decided: what stands, and what was set aside. None for any other entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<BooksDecided>,
}

/// Two moments of a Warband.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moments {
    /// Its stream.
    pub warband: String,
    /// After the entry of this number, or 0 for before the first.
    pub before: u64,
    /// After the entry of this number.
    pub after: u64,
}

/// Everything that was done to a Warband, the newest first.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn warband_history(session: &Session, which: WarbandRef) -> Result<Vec<HistoryLine>, Failure> {
    let open = session.look::<Warbands>(&which.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let disagreed = disagreed_in_warband(&open, &pack.catalogue);
    // Something that stands under another entry that repeats it counts as standing.
    let standing = open.log.standing_at(&open.log.tip());
    let stands: BTreeSet<Hash> = standing.iter().map(|kept| kept.first_said()).collect();
    let mut lines = Vec::new();
    // A name is read from the Warband as it was just before: later the thing may have another name, or be gone.
    open.each(|before, kept, in_force| {
        if disagreed.silent.contains(&kept.hash) {
            return;
        }
        let decided = disagreed.decided.get(&kept.hash);
        let said = match &kept.entry.act {
            _ if decided.is_some() => words::history::decided(),
            Act::Do { command, .. } => words::said(command, before, &pack.catalogue),
            Act::Undo { .. } => words::history::taken_back(),
            Act::Redo { .. } => words::history::put_back(),
            Act::Head { .. } => words::history::which_entries(),
            Act::Amend { .. } => words::history::something_else(),
            Act::Note { text, .. } if text.is_empty() => kept.entry.note.clone().unwrap_or_default(),
            Act::Note { text, .. } => text.clone(),
        };
        let (at, by) = (kept.entry.at.clone(), kept.entry.by.clone());
        let in_force = in_force || stands.contains(&kept.first_said()) || !kept.entry.act.decides();
        let set_aside = !in_force && disagreed.aside.contains(&kept.first_said());
        lines.push(HistoryLine { seq: kept.entry.seq, at, by, said, in_force, set_aside, decided: decided.cloned() });
    });
    lines.reverse();
    Ok(lines)
}

/// What changed between two moments of a Warband, each read by the pack it followed then.
///
/// # Errors
/// `UNKNOWN_STREAM`; `PACK_MISSING`.
pub fn warband_moments(session: &Session, moments: Moments) -> Result<Compared, Failure> {
    let open = session.look::<Warbands>(&moments.warband)?;
    let rosters = [moments.before, moments.after].map(|seq| open.state_at(seq));
    let [before, after] = &rosters;
    let packs = [session.pack_of(before.pack.as_deref())?, session.pack_of(after.pack.as_deref())?];
    let [was, is] = &packs;
    Ok(compared(
        &moments.warband,
        State { roster: before, catalogue: &was.catalogue },
        State { roster: after, catalogue: &is.catalogue },
    ))
}

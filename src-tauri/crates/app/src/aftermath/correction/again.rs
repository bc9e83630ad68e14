//! A correction that was made in another copy of a campaign, repeated where the two were brought together: what
//! followed from it there is decided again here.

use std::collections::BTreeMap;

use nml_campaign::{Command, Edits, correct};
use nml_ledger::{Author, Hash};

use super::amended;
use super::past::Held;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};

/// One thing that a correction says.
pub(crate) struct Again {
    /// What it corrects, by what was said first.
    pub entry: Hash,
    /// What replaces it.
    pub instead: Vec<Command>,
    /// Who said it and when, like what was said first, and, for one of them, why.
    pub author: Author,
}

/// A campaign with the repeated corrections, and the Warbands they change.
pub(crate) type SaidAgain = (Open<Campaigns>, Vec<Open<Warbands>>);

/// Repeats a correction in a campaign that differs from the one it was made in. `None` if it does not hold here as it
/// did there, because something would be asked or left out. A battle that somebody fought later who is dead now stays
/// as fought, as with any correction.
///
/// # Errors
/// A Warband that does not open; `PACK_MISSING`.
pub(crate) fn said_again(
    session: &Session,
    campaign: &Open<Campaigns>,
    warbands: &[Open<Warbands>],
    correction: &[Again],
) -> Result<Option<SaidAgain>, Failure> {
    let known = warbands.iter().map(|warband| (warband.id.to_string(), warband.clone())).collect();
    let mut held = Held::with(session, campaign.clone(), known)?;
    let mut said: BTreeMap<u64, &Again> = BTreeMap::new();
    for again in correction {
        let effective = held.open.log.effective();
        let Some(corrected) = effective.iter().find(|one| one.kept.first_said() == again.entry) else {
            return Ok(None);
        };
        said.insert(corrected.kept.entry.seq, again);
    }
    let edits: Edits = said.iter().map(|(seq, again)| (*seq, again.instead.clone())).collect();
    let mut corrected = correct(&held.past(), &edits);
    if corrected.question.is_some() || !corrected.lost.is_empty() {
        return Ok(None);
    }
    // What somebody said comes before what follows from it.
    corrected.entries.sort_by_key(|otherwise| !said.contains_key(&otherwise.seq));
    let who = correction.first().map(|again| again.author.clone()).unwrap_or_default();
    let reason = correction.iter().find_map(|again| again.author.note.clone());
    let warbands = amended(&mut held, corrected, |seq, first| {
        let followed = || Author { at: who.at.clone(), by: who.by.clone(), ..Author::default() };
        let author = seq.and_then(|seq| said.get(&seq)).map_or_else(followed, |again| again.author.clone());
        Author { note: reason.clone().filter(|_| first), ..author }
    })?;
    Ok(Some((held.open, warbands)))
}

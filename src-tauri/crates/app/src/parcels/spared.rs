//! Corrections that a choice spares: one side made them, the other side says nothing about what they correct, and they
//! work beside what the other side did say. They stay, whichever side is chosen: beside the other side's choice they
//! are said again, and what follows from them is decided again there.

use nml_ledger::{Act, Author, Hash, Kept};

use super::beside::Beside;
use super::merge::Saying;
use crate::aftermath::{Again, said_again};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};

/// A correction that one side made, by the entries in which somebody said something.
#[derive(Clone, Debug)]
pub(super) struct Correction {
    /// Its stream, as a place among those of the parcel.
    pub stream: usize,
    /// Its first entry: the rest follows from it.
    pub root: Hash,
    /// Those of its entries that the other side does not contradict, in their order.
    pub said: Vec<Hash>,
}

impl Correction {
    /// Whether something was said by it or followed from it.
    pub fn covers(&self, saying: &Saying) -> bool {
        self.said.contains(&saying.hash) || (saying.follows && saying.cause == Some(self.root))
    }

    /// Repeats it in the campaign as it stands. `false` if it does not hold there, and nothing was said.
    ///
    /// # Errors
    /// As [`said_again`].
    pub fn say_again(
        &self,
        session: &Session,
        beside: &Beside<Campaigns>,
        seasons: &mut [Open<Campaigns>],
        rosters: &mut Vec<Open<Warbands>>,
    ) -> Result<bool, Failure> {
        let Some(season) = seasons.iter_mut().find(|open| open.id == beside.id()) else { return Ok(false) };
        let log = beside.log();
        let reason = log.find(&self.root).and_then(|root| root.entry.note.clone());
        let again = |hash: &Hash| {
            let kept = log.find(hash)?;
            let Act::Amend { entry, instead } = &kept.entry.act else { return None };
            let author = Author {
                at: kept.entry.at.clone(),
                by: kept.entry.by.clone(),
                cause: None,
                again: Some(kept.first_said()),
                note: reason.clone(),
            };
            let instead = instead.iter().map(|decision| decision.command.clone()).collect();
            Some(Again { entry: log.find(entry).map_or(*entry, Kept::first_said), instead, author })
        };
        let correction: Vec<Again> = self.said.iter().filter_map(again).collect();
        let Some((campaign, changed)) = said_again(session, season, rosters, &correction)? else { return Ok(false) };
        *season = campaign;
        for warband in changed {
            match rosters.iter_mut().find(|roster| roster.id == warband.id) {
                Some(roster) => *roster = warband,
                None => rosters.push(warband),
            }
        }
        Ok(true)
    }
}

/// Those corrections of one side of a conflict about which the other side says nothing, in the order in which they were
/// made.
pub(super) fn uncontradicted(own: &[&Saying], other: &[&Saying]) -> Vec<Correction> {
    let mut corrections: Vec<Correction> = Vec::new();
    let said = |saying: &&&Saying| saying.corrects.is_some() && !saying.follows && !saying.back;
    for saying in own.iter().filter(said).filter(|saying| !other.iter().any(|against| saying.contradicts(against))) {
        let root = saying.cause.unwrap_or(saying.hash);
        match corrections.iter_mut().find(|known| (known.stream, known.root) == (saying.stream, root)) {
            Some(known) => known.said.push(saying.hash),
            None => corrections.push(Correction { stream: saying.stream, root, said: vec![saying.hash] }),
        }
    }
    corrections
}

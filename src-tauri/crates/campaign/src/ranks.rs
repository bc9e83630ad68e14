//! Who of a Warband is ELITE, Mercenaries among them.

use nml_catalogue::Catalogue;
use nml_catalogue::keyword::Keyword;
use nml_warband::{Model, Roster, elite};

/// Whether a Mercenary is ELITE.
fn is_elite(catalogue: &Catalogue, hired: &Model) -> bool {
    let mercenary = catalogue.mercenary(&hired.entry);
    hired.promoted || mercenary.is_some_and(|mercenary| mercenary.entry.keywords.contains(&Keyword::Elite))
}

/// The models of a roster that is [`enlisted`](Roster::enlisted) with whether they are ELITE, in order, Mercenaries last.
/// The catalogue is the pack with what the Warband has by hand.
#[must_use]
pub fn ranks<'r>(catalogue: &Catalogue, roster: &'r Roster) -> Vec<(&'r Model, bool)> {
    told_apart(catalogue, roster, &elite(roster, catalogue))
}

pub(crate) fn told_apart<'r>(catalogue: &Catalogue, roster: &'r Roster, elite: &[bool]) -> Vec<(&'r Model, bool)> {
    let models = roster.models.iter().zip(elite.iter().copied());
    let hired = roster.hired.iter().map(|model| (model, is_elite(catalogue, model)));
    models.chain(hired).collect()
}

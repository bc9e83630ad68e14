//! The names of factions and variants.

use std::sync::Arc;

use nml_catalogue::Catalogue;
use nml_exchange::pack::Loaded;
use nml_ledger::StreamId;
use nml_store::Book;
use nml_warband::OWN_FACTION;

use super::FACTION_BY_HAND;
use crate::failure::Failure;
use crate::streams::try_stream;
use crate::subject::Warbands;

/// A faction's name, or its id if the pack does not know it.
pub(crate) fn faction_name(catalogue: &Catalogue, id: &str) -> String {
    if let Some(faction) = catalogue.faction(id) {
        return faction.name.clone();
    }
    if id == OWN_FACTION { FACTION_BY_HAND.to_owned() } else { id.to_owned() }
}

/// A variant's name in the first pack that has it, beginning with the usual one. `None` if no pack has it.
pub(crate) fn known_variant(packs: &[Arc<Loaded>], faction: &str, id: &str) -> Option<String> {
    packs.iter().find_map(|pack| pack.catalogue.variant(faction, id)).map(|variant| variant.name.clone())
}

/// A faction's name in whichever pack has it, the usual one first.
pub(crate) fn known_faction(packs: &[Arc<Loaded>], id: &str) -> String {
    let known = packs.iter().find_map(|pack| pack.catalogue.faction(id));
    let by_hand = || if id == OWN_FACTION { FACTION_BY_HAND.to_owned() } else { id.to_owned() };
    known.map_or_else(by_hand, |faction| faction.name.clone())
}

/// What the faction of a Warband is called, if no pack has it and the Warband opens.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn faction_by_hand(book: &Book, warband: StreamId) -> Result<Option<String>, Failure> {
    Ok(try_stream::<Warbands>(book, warband)?.ok().and_then(|open| open.state.own.faction))
}

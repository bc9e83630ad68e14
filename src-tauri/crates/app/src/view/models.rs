//! The names of models.

use nml_catalogue::Catalogue;
use nml_warband::{FIRST_MERCENARY, Model, Roster, Terms};

use super::spoken;

/// A model's own name, or its entry's, numbered as in the builder if several have no other.
pub(crate) fn called(model: &Model, roster: &Roster, catalogue: &Catalogue) -> String {
    told_apart(model, roster, || entry_name(model, roster, catalogue))
}

/// The same with the name of its entry as it is known there.
fn told_apart(model: &Model, roster: &Roster, entry: impl FnOnce() -> String) -> String {
    match (&model.name, roster.number_among_like(model)) {
        (Some(name), _) => name.clone(),
        (None, Some(number)) => format!("{} {number}", entry()),
        (None, None) => entry(),
    }
}

/// The name of a model's entry, or of the Mercenary it is.
pub(crate) fn entry_name(model: &Model, roster: &Roster, catalogue: &Catalogue) -> String {
    if let Some(hired) = catalogue.mercenary(&model.entry).filter(|_| model.id >= FIRST_MERCENARY) {
        return hired.entry.name.clone();
    }
    let terms = Terms::new(roster, catalogue).ok();
    let entry = terms.as_ref().and_then(|terms| terms.entry(&model.entry));
    entry.map_or_else(|| spoken(&model.entry), |entry| entry.name.clone())
}

//! Field Strength: how many models of a Warband a campaign counts (DR pp.97-98).

use super::check::Terms;
use super::roster::Roster;
use nml_catalogue::Catalogue;

/// How many of these models count. Hired ones do, and so do those of a list that the pack does not know, because
/// nothing says that they do not.
#[must_use]
pub fn field_strength(roster: &Roster, models: &[u32], catalogue: &Catalogue) -> u16 {
    let catalogue = &*roster.own.over(catalogue);
    let terms = Terms::new(roster, catalogue).ok();
    let outside = |id: u32| {
        let model = roster.models.iter().find(|model| model.id == id);
        let entry = model.zip(terms.as_ref()).and_then(|(model, terms)| terms.entry_of(model));
        entry.is_some_and(|entry| entry.outside_field_strength)
    };
    u16::try_from(models.iter().filter(|id| !outside(**id)).count()).unwrap_or(u16::MAX)
}

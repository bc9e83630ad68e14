//! Mercenaries as models: what they live through is kept under the ids they were hired by (DR pp.125-127).

use std::collections::BTreeSet;

use super::roster::{Model, Roster};

/// The id of the first Mercenary's card; ids of models stay below.
pub const FIRST_MERCENARY: u32 = 1_000_000;

impl Roster {
    /// The Mercenaries as models, in the order of hiring, each by the id of its card. Among several of one kind the
    /// first that is kept is the first that was hired; one that is not kept is as it was hired.
    #[must_use]
    pub fn hired_models(&self) -> Vec<Model> {
        let mut kept: Vec<&Model> = self.hired.iter().collect();
        let gone = self.fallen.iter().map(|fallen| fallen.model.id).filter(|id| *id >= FIRST_MERCENARY);
        let last = self.hired.iter().map(|model| model.id).chain(gone).max();
        let mut next = last.map_or(FIRST_MERCENARY, |id| id.saturating_add(1));
        let model = |entry: &String| match kept.iter().position(|model| model.entry == *entry) {
            Some(at) => kept.remove(at).clone(),
            None => {
                let model = Model { id: next, entry: entry.clone(), ..Model::default() };
                next = next.saturating_add(1);
                model
            }
        };
        self.mercenaries.iter().map(model).collect()
    }

    /// Whether this model is on it, including a Mercenary of whom nothing is kept.
    #[must_use]
    pub fn has(&self, model: u32) -> bool {
        self.models.iter().any(|known| known.id == model) || self.hired_models().iter().any(|known| known.id == model)
    }

    /// The same roster with a model for each Mercenary.
    #[must_use]
    pub fn enlisted(&self) -> Self {
        Self { hired: self.hired_models(), ..self.clone() }
    }

    /// How many models it has, Mercenaries included: the one count for every place that gives the size of a Warband.
    #[must_use]
    pub fn size(&self) -> usize {
        self.models.len() + self.mercenaries.len()
    }

    /// Whether its roster is still to come: it joined by name, and nobody was ever on it. Such a Warband breaks no rule
    /// yet, no matter what a check says.
    #[must_use]
    pub fn is_to_come(&self) -> bool {
        self.size() == 0 && self.fallen.is_empty() && !self.mustered
    }

    /// What tells a model without a name of its own from the others of its entry: its number among all that the Warband
    /// has or had of it, from 1, in the order in which they joined. `None` if it has a name, or there was never another
    /// one. It keeps its number for life: nobody is renumbered if another one dies, leaves or gets a name. The one
    /// count wherever models are named.
    #[must_use]
    pub fn number_among_like(&self, model: &Model) -> Option<usize> {
        if model.name.is_some() {
            return None;
        }
        let hired = if self.mercenaries.contains(&model.entry) { self.hired_models() } else { Vec::new() };
        let gone = self.fallen.iter().map(|fallen| &fallen.model);
        let all = self.models.iter().chain(&hired).chain(gone).filter(|other| other.entry == model.entry);
        let ids: BTreeSet<u32> = all.map(|other| other.id).collect();
        let place = ids.iter().position(|id| *id == model.id).filter(|_| ids.len() > 1);
        place.map(|place| place + 1)
    }

    /// Its models, then those of its Mercenaries that are kept; all of them once they are [`enlisted`](Self::enlisted).
    pub fn members(&self) -> impl Iterator<Item = &Model> {
        self.models.iter().chain(&self.hired)
    }

    /// The one at this place among them.
    pub(crate) fn member_mut(&mut self, place: usize) -> Option<&mut Model> {
        self.models.iter_mut().chain(&mut self.hired).nth(place)
    }
}

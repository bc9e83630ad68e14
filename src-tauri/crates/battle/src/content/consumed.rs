//! CONSUMABLE kit: what a battle uses up, and that it is gone afterwards.

use std::collections::BTreeMap;

use crate::log::event::Modifier;
use crate::log::state::{Battle, ModelId};

impl Battle {
    /// The CONSUMABLES that a model used, by item id, one for each piece. A weapon that may be used several times is
    /// used up once; a piece known by its name is used up as often as it was named, as long as there are pieces.
    #[must_use]
    pub fn used_up(&self, model: ModelId) -> Vec<&str> {
        let (Some(sheet), Some(fighter)) = (self.sheet(model), self.fighter(model)) else { return Vec::new() };
        let mut left: BTreeMap<&str, usize> = BTreeMap::new();
        for piece in &sheet.consumables {
            *left.entry(&piece.item).or_default() += 1;
        }
        let mut found = Vec::new();
        for (at, mark) in fighter.used.iter().enumerate() {
            let weapon = sheet.weapons.iter().any(|weapon| weapon.id == *mark);
            if weapon && fighter.used.iter().take(at).any(|before| before == mark) {
                continue;
            }
            let Some(piece) = sheet.consumable(mark) else { continue };
            if let Some(pieces) = left.get_mut(piece.item.as_str()).filter(|pieces| **pieces > 0) {
                *pieces -= 1;
                found.push(piece.item.as_str());
            }
        }
        found
    }

    /// The names of CONSUMABLES that nobody was asked about, that counted on a Success Roll of their bearer and were not
    /// noted as used before.
    pub(crate) fn drawn_on(&self, model: ModelId, counted: &[Modifier]) -> Vec<String> {
        let (Some(sheet), Some(fighter)) = (self.sheet(model), self.fighter(model)) else { return Vec::new() };
        let weapon = |item: &str| sheet.weapons.iter().any(|weapon| weapon.id.split('#').next() == Some(item));
        let named = |name: &str| sheet.consumables.iter().any(|piece| piece.name == name && !weapon(&piece.item));
        let mut names: Vec<String> = counted.iter().map(|modifier| modifier.name.clone()).collect();
        names.retain(|name| named(name) && !fighter.used.contains(name));
        names.sort();
        names.dedup();
        names
    }
}

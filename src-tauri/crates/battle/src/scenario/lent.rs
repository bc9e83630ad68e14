//! Weapons that lie ready on the table, for the models near them.

use crate::log::scenario::{NEUTRAL, ThingId};
use crate::log::state::{Battle, ModelId};
use nml_catalogue::card::Weapon;
use nml_catalogue::scenario::Lends;

impl Battle {
    /// The thing that lends a model this weapon: near enough, or nobody measures.
    pub(crate) fn lent(&self, model: ModelId, weapon: &str) -> Option<(ThingId, &Lends)> {
        if self.fighter(model)?.side == NEUTRAL || self.sheet(model)?.weapons.iter().any(|w| w.id == weapon) {
            return None;
        }
        self.scene.all().find_map(|(id, thing)| {
            let lends = self.kind(&thing.kind)?.lends.as_ref().filter(|l| l.weapon.id == weapon)?;
            (self.near_thing(model, id, lends.within) != Some(false)).then_some((id, lends))
        })
    }

    /// A weapon that lies ready for the model.
    pub(crate) fn lent_weapon(&self, model: ModelId, weapon: &str) -> Option<&Weapon> {
        self.lent(model, weapon).map(|(_, lends)| &lends.weapon)
    }

    /// The ids of the weapons that lie ready for the model.
    pub(crate) fn lent_weapons(&self, model: ModelId) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for kind in &self.field.scenario.kinds {
            if let Some(lends) = &kind.lends
                && !ids.contains(&lends.weapon.id)
                && self.lent(model, &lends.weapon.id).is_some()
            {
                ids.push(lends.weapon.id.clone());
            }
        }
        ids
    }
}

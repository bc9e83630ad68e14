//! A Charge of fixed length, for example of a model that leaps farther than it runs.

use crate::log::roll_for::RollFor;
use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use nml_catalogue::effect::{What, When};
use nml_catalogue::length::Length;

impl Battle {
    /// What makes the model's Charge one of fixed length, and how far that is.
    fn far_charge(&self, model: ModelId) -> Option<(&str, Length)> {
        self.effects_on(model).filter(|a| a.effect.when == When::ChargeBonus).find_map(|a| {
            let far = a.effect.what.iter().find_map(|w| if let What::ChargesFar(far) = w { Some(*far) } else { None });
            far.map(|far| (a.source, far))
        })
    }
}

impl crate::run::Run {
    /// A Charge of fixed length, at another than the nearest enemy only after a roll. `false` for an ordinary one.
    pub fn charges_far(&mut self, model: ModelId, target: ModelId) -> bool {
        let Some(source) = self.battle.far_charge(model).map(|(source, _)| source.to_owned()) else { return false };
        if self.battle.nearest_enemy(model, target) {
            self.goes_far(model, target);
        } else {
            self.roll_for(&source, model, RollFor::ChargeAt(target));
        }
        true
    }

    /// It goes on to its end.
    pub(super) fn goes_far(&mut self, model: ModelId, target: ModelId) {
        let reach = self.battle.far_charge(model).map_or_else(|| self.battle.allowance(model), |(_, far)| far);
        self.first(Step::EndCharge { model, target, reach });
    }
}

//! What ends an Activation, and how often a weapon strikes (rules B2, ATK-09).

use super::event::ActivationEnd;
use super::run::Run;
use super::state::{Condition, ModelId};
use super::step::Reach;
use crate::keyword::Keyword;

impl Run {
    /// A model that fell in its own Activation is done (DWN-01).
    pub fn fell(&mut self, model: ModelId) {
        if self.battle.fighter(model).is_some_and(|f| f.condition != Condition::Standing) {
            self.end_activation(model, ActivationEnd::Fell);
        }
    }
}

impl super::state::Battle {
    /// Whether the model has something to strike with.
    #[must_use]
    pub fn can_strike(&self, model: ModelId) -> bool {
        self.sheet(model)
            .is_some_and(|s| s.melee.is_some() && (s.weapons.iter().any(|w| w.melee) || self.fists(s).is_some()))
    }

    /// How many attacks one use of a weapon makes (ATK-09).
    #[must_use]
    pub fn attacks_with(&self, model: ModelId, weapon: &str, range: Reach) -> u8 {
        let keywords = self.weapon(model, weapon).map(|w| w.keywords.as_slice()).unwrap_or_default();
        keywords
            .iter()
            .find_map(|k| match (k, range) {
                (Keyword::Automatic(n), Reach::Ranged) | (Keyword::Cleave(n), Reach::Melee) => Some(*n),
                _ => None,
            })
            .unwrap_or(1)
    }
}

//! Activations as they begin and end (rules B2).

use super::event::{ActivationEnd, Event};
use super::run::Run;
use super::state::{Condition, Fighter, ModelId};
use super::step::{Reach, Step};
use crate::keyword::Keyword;

impl Run {
    /// Stands up, grows INFECTION, regenerates, then asks what the model does (B2).
    pub fn activate(&mut self, model: ModelId) {
        let stood_up = self.battle.fighter(model).is_some_and(Fighter::down);
        let engaged = self.battle.opponents(model).next().is_some();
        self.done();
        self.emit(Event::Activated { model, stood_up, engaged });
        let regenerates: u8 = self
            .battle
            .sheet(model)
            .map_or(0, |s| s.keywords.iter().map(|k| if let Keyword::Regenerate(n) = k { *n } else { 0 }).sum());
        self.mark(model, |m| {
            if m.infection > 0 {
                m.infection += 1;
            }
            m.blood = m.blood.saturating_sub(regenerates);
        });
        self.first(Step::Act { model });
        self.wakes_in_danger(model);
    }

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
        self.sheet(model).is_some_and(|s| s.melee.is_some() && s.weapons.iter().any(|w| w.melee))
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

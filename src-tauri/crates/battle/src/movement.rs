//! What ends an Activation, and how often a weapon strikes (rules B2, ATK-09).

use super::event::ActivationEnd;
use super::run::Run;
use super::state::{Condition, ModelId};
use super::step::Reach;
use super::target::Target;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::sheet::WeaponKind;

impl Run {
    /// A model that fell in its own Activation is done (DWN-01), once everybody has struck at its Retreat (ACT-24).
    pub fn fell(&mut self, model: ModelId) {
        if self.battle.driven(model) {
            return;
        }
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

    /// Whether a Shoot with the weapon has one attack more because its target is at Short Range.
    #[must_use]
    pub fn one_more_near(&self, model: ModelId, weapon: &str, target: Target) -> bool {
        let Some(weapon) = self.weapon(model, weapon).filter(|w| w.kind == WeaponKind::Ranged) else { return false };
        let Some(range) = weapon.range else { return false };
        self.under(model, |w| *w == nml_catalogue::effect::What::OneMoreAttackAtShortRange)
            && self.near_target(model, target, self.seen_range(range).half()) != Some(false)
    }

    /// How many attacks one use of a weapon makes (ATK-09).
    #[must_use]
    pub fn attacks_with(&self, model: ModelId, weapon: &str, range: Reach) -> u8 {
        if range == Reach::Melee && self.weapon_says(model, weapon, |w| *w == nml_catalogue::effect::What::StrikesAll) {
            return u8::try_from(self.opponents(model).count().max(1)).unwrap_or(u8::MAX);
        }
        let Some(weapon) = self.weapon(model, weapon) else { return 1 };
        // What the weapon itself gains now, such as CLEAVE after a Charge.
        let gained = weapon
            .effects
            .iter()
            .filter(|e| e.when == nml_catalogue::effect::When::Always)
            .filter(|e| self.holds(model, &e.conditions, &Default::default()))
            .flat_map(|e| &e.what)
            .filter_map(|w| if let nml_catalogue::effect::What::Keyword(k) = w { Some(k) } else { None });
        weapon
            .keywords
            .iter()
            .chain(gained)
            .filter_map(|k| match (k, range) {
                (Keyword::Automatic(n), Reach::Ranged) | (Keyword::Cleave(n), Reach::Melee) => Some(*n),
                _ => None,
            })
            .max()
            .unwrap_or(1)
    }
}

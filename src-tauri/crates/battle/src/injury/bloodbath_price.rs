//! What a Bloodbath costs (INJ-14).

use crate::log::state::{Battle, Fighter};
use crate::log::step::InjuryRoll;
use nml_catalogue::effect::{What, When};

impl Battle {
    /// What a Bloodbath on this roll costs: six markers, three on a Down model (INJ-14).
    #[must_use]
    pub fn bloodbath_price(&self, roll: &InjuryRoll) -> u8 {
        let base = if self.fighter(roll.victim).is_some_and(Fighter::down) { 3 } else { 6 };
        let moment = self.moment_of(roll);
        let Some((attack, weapon)) = roll.cause.attack().and_then(|a| Some((a, self.weapon(a.attacker, &a.weapon)?)))
        else {
            return base;
        };
        let words = self
            .attack_effects(attack.attacker, weapon)
            .filter(|a| a.effect.when == When::OwnInjuryRoll)
            .filter(|a| self.holds(attack.attacker, &a.effect.conditions, &moment))
            .flat_map(|a| &a.effect.what);
        let mut price: u8 = base;
        let mut cheaper = 0_u8;
        for what in words {
            if let What::BloodbathCost(n) = what {
                price = price.min(*n);
            }
            if let What::BloodbathCheaper(n) = what {
                cheaper = cheaper.saturating_add(*n);
            }
        }
        price.saturating_sub(cheaper).max(1)
    }
}

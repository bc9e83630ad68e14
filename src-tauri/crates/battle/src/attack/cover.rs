//! Cover from a shot, a Defended Obstacle against a blow (ATK-06, ATK-11).

use crate::effects::Moment;
use crate::log::event::Modifier;
use crate::log::state::Battle;
use crate::log::step::{Attack, Reach};
use crate::success::dice;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::{Ignored, Keyword};

impl Battle {
    /// What the cover of the target costs the attack, or adds to it.
    pub(crate) fn cover_dice(&self, attack: &Attack, moment: &Moment<'_>) -> Option<Modifier> {
        let (ignored, name, rule) = match attack.range {
            Reach::Ranged => (Ignored::Cover, "Cover", "ATK-06"),
            Reach::Melee => (Ignored::DefendedObstacle, "Defended Obstacle", "ATK-11"),
        };
        if !self.in_cover(attack)
            || self.attack_has(attack, &Keyword::Ignore(ignored), moment)
            || self.dived_over(attack)
        {
            return None;
        }
        let helps = self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::CoverHelps);
        dice(if helps { 1 } else { -1 }, name, "", rule)
    }

    /// Whether the target counts as in Cover: stated, else from its keyword, else proposed from terrain. A point has no
    /// Cover of its own.
    #[must_use]
    pub fn in_cover(&self, attack: &Attack) -> bool {
        let seen = |target| self.has(target, &Keyword::Cover) || self.covered(attack.attacker, target) == Some(true);
        attack.facts.cover.unwrap_or_else(|| attack.target.model().is_some_and(seen))
    }
}

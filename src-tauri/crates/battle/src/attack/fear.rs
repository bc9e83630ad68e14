//! FEAR, and which models do not mind it (ATK-13).

use crate::log::event::Modifier;
use crate::log::state::Battle;
use crate::log::step::Attack;
use crate::success::dice;
use nml_catalogue::keyword::{Keyword, Negated};

impl Battle {
    /// A die less for a blow at a model that spreads FEAR, unless the attacker spreads it as well or negates it: by its card
    /// ([`Keyword::brings`]: a GOLEM does), an effect or an aura. Shots know no FEAR: `blow_dice` alone asks it.
    pub(crate) fn fear_dice(&self, attack: &Attack) -> Option<Modifier> {
        let target = attack.target.model().filter(|m| self.has(*m, &Keyword::Fear))?;
        let fears =
            !self.has(attack.attacker, &Keyword::Fear) && !self.has(attack.attacker, &Keyword::Negate(Negated::Fear));
        dice(if fears { -1 } else { 0 }, "FEAR", self.name(target), "ATK-13")
    }
}

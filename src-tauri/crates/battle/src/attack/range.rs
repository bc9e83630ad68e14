//! Short and Long Range (ATK-05).

use crate::effects::Moment;
use crate::log::event::Modifier;
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Reach};
use crate::log::target::Target;
use crate::success::dice;
use nml_catalogue::card::{Weapon, WeaponKind};
use nml_catalogue::effect::What;
use nml_catalogue::keyword::{Ignored, Keyword};
use nml_catalogue::length::Length;

/// What is known about the range of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeKnown {
    /// Base to base, if it is measured.
    pub measured: Option<Length>,
    /// Beyond this it is Long Range; none if the weapon has no range.
    pub short: Option<Length>,
    /// At Long Range: stated, else measured, else no.
    pub long: bool,
}

impl Battle {
    /// What Long Range costs a shot, or adds to it; a SHOTGUN pays for it on the Injury Roll.
    pub(crate) fn long_range_dice(&self, attack: &Attack, weapon: &Weapon, moment: &Moment<'_>) -> Option<Modifier> {
        let counts = moment.long
            && !self.attack_has(attack, &Keyword::Ignore(Ignored::LongRange), moment)
            && !weapon.keywords.contains(&Keyword::Shotgun);
        if !counts {
            return None;
        }
        let helps = self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::LongRangeHelps);
        dice(if helps { 1 } else { -1 }, "Long", long_reason(self.range_of(attack), weapon), "ATK-05")
    }

    /// Whether a shot is at Long Range: beyond half the weapon's range (ATK-05).
    #[must_use]
    pub fn range_of(&self, attack: &Attack) -> RangeKnown {
        let lying = self.on_its_side(attack.attacker) || attack.target.model().is_some_and(|m| self.on_its_side(m));
        let measured = self.distance_to(attack.attacker, attack.target).filter(|_| !lying);
        RangeKnown { measured, short: self.short_range(attack), long: self.is_long(attack) }
    }

    /// How far a weapon with this range reaches, and beyond what distance it is Long Range, as far as one can see now
    /// (ATK-05).
    #[must_use]
    pub fn reach_of(&self, range: Length) -> (Length, Length) {
        let far = self.seen_range(range);
        (far, far.half())
    }

    /// Half the weapon's range, as far as one can see now.
    fn short_range(&self, attack: &Attack) -> Option<Length> {
        let weapon = self.weapon(attack.attacker, &attack.weapon).filter(|_| attack.range == Reach::Ranged);
        weapon.and_then(|w| w.range).map(|range| self.seen_range(range).half())
    }

    /// The same without the distance: most questions need only this.
    pub(crate) fn is_long(&self, attack: &Attack) -> bool {
        attack.facts.long.unwrap_or_else(|| {
            self.short_range(attack)
                .is_some_and(|short| self.near_target(attack.attacker, attack.target, short) == Some(false))
        })
    }

    /// Whether a Shoot with the weapon has one attack more because its target is at Short Range.
    #[must_use]
    pub(crate) fn one_more_near(&self, model: ModelId, weapon: &str, target: Target) -> bool {
        let Some(weapon) = self.weapon(model, weapon).filter(|w| w.kind == WeaponKind::Ranged) else { return false };
        let Some(range) = weapon.range else { return false };
        self.under(model, |w| *w == What::OneMoreAttackAtShortRange)
            && self.near_target(model, target, self.seen_range(range).half()) != Some(false)
    }
}

pub(crate) fn long_reason(known: RangeKnown, weapon: &Weapon) -> String {
    match (known.measured, weapon.range) {
        (Some(measured), Some(range)) => format!("{measured} of {range}"),
        (None, Some(range)) => format!("over {}", range.half()),
        (_, None) => String::new(),
    }
}

//! What the effects at work in a series need to know of its course, so that states which look alike to them are worked
//! out only once.

use crate::log::state::Battle;
use crate::log::step::{Attack, Step};
use nml_catalogue::effect::{Condition, Effect, What, When};

/// What an effect asks about the attacks before, or about the markers on the models.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked {
    /// How many BLOOD MARKERS lie on one of the two.
    pub blood: bool,
    /// Whether the weapon struck before.
    pub later: bool,
    /// How often the target was hit.
    pub hits: bool,
    /// Something happens after an attack, no matter what its Injury Roll shows.
    pub over: bool,
}

impl Asked {
    /// What is asked if the first of these models attacks the other.
    pub fn of(battle: &Battle, attacks: &[Attack]) -> Self {
        let mut asked = Self::default();
        let Some(first) = attacks.first() else { return asked };
        for attack in attacks {
            let weapon = battle.weapon(attack.attacker, &attack.weapon);
            weapon.into_iter().flat_map(|w| &w.effects).for_each(|effect| asked.add(effect));
        }
        for model in [Some(first.attacker), first.target.model()].into_iter().flatten() {
            battle.effects_on(model).for_each(|acting| asked.add(acting.effect));
        }
        asked
    }

    fn add(&mut self, effect: &Effect) {
        self.over |= matches!(effect.when, When::AfterOwnAttack | When::MissedByAttack);
        self.blood |= effect.what.iter().any(|what| {
            matches!(
                what,
                What::MeleeDicePerOwnBlood | What::CriticalPerTargetBlood | What::InjuryModifierPerTwoOwnBlood(_)
            )
        });
        effect.conditions.iter().for_each(|condition| self.condition(condition));
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Not(inner) => self.condition(inner),
            Condition::Any(all) => all.iter().for_each(|inner| self.condition(inner)),
            Condition::NoBlood => self.blood = true,
            Condition::LaterAttack => self.later = true,
            Condition::HitsOnTarget(_) => self.hits = true,
            Condition::Ranged
            | Condition::Melee
            | Condition::Critical
            | Condition::TargetDown
            | Condition::TargetLacks(_)
            | Condition::TargetArmoured
            | Condition::TargetRetreating
            | Condition::ShortRange
            | Condition::AttackKeyword(_)
            | Condition::Dash
            | Condition::Climb
            | Condition::Jump
            | Condition::Action(_)
            | Condition::RemovesMarkers
            | Condition::NeitherAttackNorDash
            | Condition::Grenade
            | Condition::DirectHit
            | Condition::Consumed
            | Condition::PlacedBlood
            | Condition::DownOrOut
            | Condition::PartnerHitTarget
            | Condition::TargetHas(_)
            | Condition::TargetBaseAtLeast(_)
            | Condition::TargetWarband(_)
            | Condition::OutOfAction
            | Condition::OffHand
            | Condition::Table(_)
            | Condition::TargetNotActivated
            | Condition::FirstActionCharge
            | Condition::BearerHas(_)
            | Condition::BearerLacks(_)
            | Condition::BearerBaseAtMost(_)
            | Condition::TargetBaseAtMost(_)
            | Condition::FriendWithin(_)
            | Condition::TargetWithin(_)
            | Condition::PlacedMarkers
            | Condition::PlacedInfection
            | Condition::EnemyFaction(_)
            | Condition::Weapon(_)
            | Condition::Elevated
            | Condition::InCover
            | Condition::SuffersCover
            | Condition::TargetFree
            | Condition::HoldsSwallowed
            | Condition::NotTaken(_)
            | Condition::WeaponWith(_)
            | Condition::BearerUnder(_)
            | Condition::FirstTurn
            | Condition::NotActivated
            | Condition::Charged
            | Condition::Fought
            | Condition::TargetInfected
            | Condition::TargetEntry(_)
            | Condition::BearerEntry(_)
            | Condition::AttackerHas(_)
            | Condition::AttackerEntry(_)
            | Condition::Missed
            | Condition::NearestEnemy
            | Condition::TargetFriend
            | Condition::EnemyWithin(_)
            | Condition::ChargedNow
            | Condition::MeleeWeapon
            | Condition::SuffersLongRange
            | Condition::Fall
            | Condition::TargetWasDown
            | Condition::Going(_)
            | Condition::ChosenAction => {}
        }
    }
}

/// For each attack, whether the same weapon struck before in the same ACTION.
pub(super) fn later_ones(battle: &Battle, attacks: &[Attack]) -> Vec<bool> {
    let mut with = attacks.first().map_or(0, |first| match battle.under_way(first) {
        Some(series) if series.weapon == first.weapon => {
            // If this attack is still to be made it is not counted.
            series.with + u8::from(matches!(battle.question(), Some(Step::MoreAttacks(_))))
        }
        Some(_) | None => 1,
    });
    let before = std::iter::once(None).chain(attacks.iter().map(Some));
    let mut later = Vec::new();
    for (attack, before) in attacks.iter().zip(before) {
        if let Some(before) = before {
            with = if before.weapon == attack.weapon { with.saturating_add(1) } else { 1 };
        }
        later.push(with > 1);
    }
    later
}

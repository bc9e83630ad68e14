//! What counts for the pending question: for tests that check whether everything was used.

use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use nml_catalogue::effect::{Effect, When};

impl Battle {
    /// Each effect that counts for the pending question, with the model it acts on and its source: those of the roll
    /// whose conditions hold, and at an Activation the lasting ones of everybody on the table.
    #[must_use]
    pub fn at_work(&self) -> Vec<(ModelId, &str, &Effect)> {
        let Some(step) = self.question() else { return Vec::new() };
        let moment = self.moment_at(step);
        let mut found = Vec::new();
        for (model, fighter) in self.models() {
            let here = fighter.on_table() || matches!(step, Step::Deploy { .. } | Step::Morale { .. });
            if !here {
                continue;
            }
            for acting in self.effects_on(model) {
                if self.counts(model, &acting.effect.when, step)
                    && self.holds(model, &acting.effect.conditions, &moment)
                {
                    found.push((acting.from.unwrap_or(model), acting.source, acting.effect));
                }
            }
        }
        let attack = step.attack();
        let weapon = attack.and_then(|a| Some((a, self.weapon(a.attacker, &a.weapon)?)));
        if let Some((attack, weapon)) = weapon {
            for effect in &weapon.effects {
                let counts = effect.when == When::Always || self.counts(attack.attacker, &effect.when, step);
                if counts && self.holds(attack.attacker, &effect.conditions, &moment) {
                    found.push((attack.attacker, weapon.name.as_str(), effect));
                }
            }
        }
        found
    }

    /// Whether effects of this moment are read for the question.
    fn counts(&self, model: ModelId, when: &When, step: &Step) -> bool {
        match when {
            When::Always => matches!(step, Step::Act { .. }),
            When::Deployment => matches!(step, Step::Deploy { side } if *side == self.side_of(model)),
            When::ChargeBonus => matches!(step, Step::ChargeBonus { model: charger, .. } if *charger == model),
            When::OwnSuccessRoll => matches!(step, Step::Success(roll) if roll.model == model),
            When::OwnInjuryRoll => {
                matches!(step, Step::Injury(_)) && step.attack().is_some_and(|a| a.attacker == model)
            }
            When::TargetedByAttack => {
                matches!(step, Step::Success(_)) && step.attack().is_some_and(|a| a.target.is(model))
            }
            When::InjuryRollAgainst | When::InjuryResultAgainst => {
                matches!(step, Step::Injury(roll) if roll.victim == model)
            }
            When::MoraleCheck => matches!(step, Step::Morale { side } if *side == self.side_of(model)),
            When::EnemyMoraleCheck => {
                matches!(step, Step::Morale { side } if self.hostile(*side, self.side_of(model)))
            }
            When::AfterOwnInjuryRoll
            | When::AfterOwnAttack
            | When::AfterInjuryRollAgainst
            | When::MissedByAttack
            | When::ChargedByEnemy
            | When::EnemyEndsMove(_)
            | When::Activation
            | When::ActivationEnd
            | When::TurnStart
            | When::PreGame
            | When::Retreating
            | When::RiskyFailure
            | When::OwnOutOfAction
            | When::FriendOutOfAction
            | When::OutOfActionNear(_)
            | When::FriendRelieved
            | When::Aura(_)
            | When::Action(_)
            | When::Called(_)
            | When::Muster
            | When::Campaign => false,
        }
    }
}

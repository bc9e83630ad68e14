//! Reminders: what only the table can carry out, at the moment it matters, with one tap to note it.

use crate::log::state::{Battle, ModelId, Presence};
use crate::log::step::Step;
use crate::offer::Reminded;
use nml_catalogue::effect::{Effect, What, When};

impl Battle {
    /// What the table should think of at the pending question.
    #[must_use]
    pub fn reminders(&self) -> Vec<Reminded> {
        let Some(step) = self.question() else { return Vec::new() };
        let reminds = |effect: &Effect| effect.what.iter().any(|what| matches!(what, What::Reminder { .. }));
        let by_aura = |effect: &Effect| matches!(&effect.when, When::Aura(aura) if reminds(&aura.effect));
        let own = |model, of: &dyn Fn(&Effect) -> bool| self.own_effects(model).any(|(_, effect)| of(effect));
        let everybody = self.models().any(|(bearer, _)| own(bearer, &by_aura));
        let mut found = Vec::new();
        for (model, fighter) in self.models() {
            if !everybody && !own(model, &reminds) {
                continue;
            }
            let waits = fighter.presence == Presence::Waiting;
            let checked = matches!(step, Step::Morale { .. });
            let present = fighter.on_table() || waits || checked;
            let shrine = self.shrine(model).filter(|_| !waits);
            if !(present || shrine.is_some()) {
                continue;
            }
            for acting in self.wanted_on(model, reminds) {
                // What was set up may be hit no matter who acts, and stands there without its bearer.
                let moment = if self.sets_up(model, acting.source) {
                    shrine == Some(acting.source) && matches!(step, Step::Act { .. } | Step::Morale { .. })
                } else {
                    present && self.is_moment(model, &acting.effect.when, step)
                };
                if !moment {
                    continue;
                }
                for what in &acting.effect.what {
                    if let What::Reminder { text, reason } = what {
                        let (source, text, reason) = (acting.source.to_owned(), text.clone(), reason.clone());
                        found.push(Reminded { model, source, text, reason });
                    }
                }
            }
        }
        found
    }

    /// The reminder of a source, at any moment of the battle.
    #[must_use]
    pub fn reminder(&self, model: ModelId, source: &str) -> Option<String> {
        self.reminders().into_iter().find(|r| r.model == model && r.source == source).map(|r| r.text)
    }

    fn is_moment(&self, model: ModelId, when: &When, step: &Step) -> bool {
        let acts = matches!(step, Step::Act { model: acting } if *acting == model);
        let side = self.side_of(model);
        match when {
            When::Always | When::Activation | When::ActivationEnd | When::Action(_) | When::ChargeBonus => acts,
            When::Deployment | When::PreGame => matches!(step, Step::Deploy { side: whose } if *whose == side),
            When::OwnSuccessRoll | When::RiskyFailure | When::AfterOwnAttack => {
                matches!(step, Step::Success(roll) if roll.model == model)
            }
            When::OwnInjuryRoll | When::AfterOwnInjuryRoll => {
                matches!(step, Step::Injury(_)) && step.attack().is_some_and(|a| a.attacker == model)
            }
            When::TargetedByAttack | When::MissedByAttack => {
                matches!(step, Step::Success(_)) && step.attack().is_some_and(|a| a.target.is(model))
            }
            When::InjuryRollAgainst | When::InjuryResultAgainst | When::AfterInjuryRollAgainst => {
                matches!(step, Step::Injury(roll) if roll.victim == model)
            }
            When::ChargedByEnemy | When::EnemyEndsMove(_) => {
                matches!(step, Step::Act { model: acting } if self.enemies(model, *acting))
            }
            When::MoraleCheck | When::EnemyMoraleCheck => matches!(step, Step::Morale { .. }),
            When::TurnStart => matches!(step, Step::ChooseFirst { .. }),
            When::OwnOutOfAction
            | When::FriendRelieved
            | When::FriendOutOfAction
            | When::OutOfActionNear(_)
            | When::Aura(_)
            | When::Called(_)
            | When::Retreating
            | When::Muster
            | When::Campaign => false,
        }
    }
}

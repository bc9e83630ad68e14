//! Whether what content lets people say makes sense, and whether an ACTION is allowed and paid for.

use crate::allowed::{Allowed, a_model, ensure};
use crate::effects::Moment;
use crate::log::command::Command;
use crate::log::state::{Battle, Fighter, ModelId};
use crate::refusal::Refusal;
use nml_catalogue::effect::{ActionTarget, Outcome, What};

/// What may be said at any question: that a reminder was followed, who stands in reach of an aura.
pub(crate) fn form(battle: &Battle, command: &Command) -> Option<Allowed> {
    if let Command::Noted { model, source } = command {
        let reminded = battle.reminder(*model, source).is_some();
        return Some(a_model(battle, *model).and_then(|()| ensure(reminded, Refusal::NoReminder)));
    }
    if let Command::Under { bearer, model, .. } = command {
        let both = a_model(battle, *bearer).and_then(|()| a_model(battle, *model));
        let bears = bearer != model && battle.bears_aura(*bearer);
        return Some(both.and_then(|()| ensure(bears, Refusal::NotAmong(*bearer))));
    }
    None
}

/// Whether the model may use one of the outcomes of an ACTION on the target, and pays its price.
pub(crate) fn may_use(
    battle: &Battle,
    model: ModelId,
    (action, outcome): (&str, u8),
    target: Option<ModelId>,
    paid: &[(ModelId, u8)],
) -> Allowed {
    let taken = |mark: &str| battle.activation.as_ref().is_some_and(|a| a.taken.iter().any(|t| t == mark));
    ensure(!taken(action), Refusal::ActionRepeated)?;
    let Some(granted) = battle.granted(model).find(|a| a.id == action) else { return Err(Refusal::ActionTarget) };
    ensure(!taken(&granted.mark(target)), Refusal::ActionRepeated)?;
    let fits = match (granted.target, target) {
        (ActionTarget::Nothing | ActionTarget::Bearer, target) => target.is_none_or(|t| t == model),
        (ActionTarget::BearerOrFriend, Some(t)) => battle.comrades(model, t),
        (ActionTarget::Enemy, Some(t)) => battle.enemies(model, t) && !battle.spares_ally(model, t),
        (ActionTarget::AnyModel, Some(t)) => t != model,
        (ActionTarget::Friend, Some(t)) => t != model && battle.comrades(model, t),
        (ActionTarget::BearerOrFriend | ActionTarget::Enemy | ActionTarget::AnyModel | ActionTarget::Friend, None) => {
            false
        }
    };
    let moment = Moment { target, action: Some(granted), ..Moment::default() };
    ensure(battle.holds(model, &granted.conditions, &moment), Refusal::NotNow)?;
    let reached = target.is_none_or(|target| {
        let there = battle.fighter(target).is_some_and(Fighter::on_table);
        there && granted.range.is_none_or(|range| battle.near(model, target, range) != Some(false))
    });
    // A standing model cannot be stood up; an outcome that does more than that has its use.
    if let (Some(Outcome::StandUp), Some(target)) = (granted.outcome.get(usize::from(outcome)), target) {
        ensure(battle.fighter(target).is_some_and(Fighter::down), Refusal::NotDown(target))?;
    }
    let warded = |target| battle.under(target, |w| matches!(w, What::WardedFrom(id) if id == action));
    ensure(fits && reached && !target.is_some_and(warded), Refusal::ActionTarget)?;
    // With one sum for each outcome, that of the outcome.
    match battle.action_purse(model, granted, outcome) {
        None => ensure(paid.is_empty(), Refusal::CannotPay),
        Some(purse) => ensure(purse.pays(paid), Refusal::CannotPay),
    }
}

impl Battle {
    /// Whether the model may Fight once more with a weapon that it has not fought with in this Activation.
    #[must_use]
    pub(crate) fn fights_again_with(&self, model: ModelId, weapon: &str) -> bool {
        self.under(model, |w| *w == What::FightPerWeapon) && !self.tally.fought_with.iter().any(|w| w == weapon)
    }
}

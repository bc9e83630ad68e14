//! From what abilities and kit did to the state. Total.

use crate::log::state::{Battle, Condition, Fighter, ModelId, Presence};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Step, SuccessRoll};
use crate::log::tally::{Called, Worked};

/// Applies what content did. Total, as [`evolve`](crate::evolve) is.
pub(crate) fn remember(battle: &mut Battle, worked: &Worked) {
    match worked {
        Worked::Gained { model, gained } => on(battle, *model, |f| f.gained.push(gained.clone())),
        Worked::Lapsed { model, source } => on(battle, *model, |f| f.gained.retain(|g| g.source != *source)),
        Worked::Called { called, whole_attack } => call(battle, called, *whole_attack),
        Worked::Acts { .. } | Worked::Paid { .. } | Worked::Chose { .. } | Worked::Noted { .. } => {}
        Worked::Hit { attacker, target } => battle.tally.hits.push((*attacker, *target)),
        Worked::Bound { model, to } => battle.tally.bound = Some((*model, *to)),
        Worked::Free { .. } => battle.tally.bound = None,
        Worked::Drags { by, model } => battle.tally.drags = Some((*by, *model)),
        Worked::Swallowed { by, model } => {
            on(battle, *model, |f| {
                f.presence = Presence::Gone;
                f.condition = Condition::Down;
                (f.at, f.height, f.ledge, f.danger) = (None, None, None, None);
            });
            battle.engaged.retain(|(a, b)| a != model && b != model);
            battle.tally.swallowed.push((*by, *model));
        }
        Worked::SetFree { model } => {
            on(battle, *model, |f| f.presence = Presence::Table);
            battle.tally.swallowed.retain(|(_, inside)| inside != model);
        }
        Worked::Left { model } => {
            on(battle, *model, |f| {
                f.presence = Presence::Gone;
                f.left = true;
                f.uncounted = true;
            });
            battle.engaged.retain(|(a, b)| a != model && b != model);
        }
        Worked::Uncounted { model } => on(battle, *model, |f| f.uncounted = true),
        Worked::Banked { side, dice } => {
            battle.tally.banked.retain(|(s, _)| s != side);
            if *dice != 0 {
                battle.tally.banked.push((*side, *dice));
            }
        }
        Worked::FoughtWith { weapon } => battle.tally.fought_with.push(weapon.clone()),
        Worked::Ready => battle.tally.ready = true,
        Worked::Under { bearer, model, under } => {
            battle.tally.under.retain(|pair| *pair != (*bearer, *model));
            if *under {
                battle.tally.under.push((*bearer, *model));
            }
        }
    }
}

/// Changes what is known of a model.
pub(super) fn on(battle: &mut Battle, model: ModelId, change: impl FnOnce(&mut Fighter)) {
    if let Some(fighter) = battle.fighters.get_mut(usize::from(model)) {
        change(fighter);
    }
}

/// A call stands in the window of the roll, or in the attack, if it counts for all of its rolls.
fn call(battle: &mut Battle, called: &Called, whole_attack: bool) {
    battle.tally.in_activation.push((called.model, called.id.clone()));
    battle.tally.in_turn.push((called.model, called.id.clone()));
    if whole_attack {
        let attacker = battle.steps.last().and_then(Step::attack).map(|a| a.attacker);
        for step in &mut battle.steps {
            if let Some(attack) = attack_mut(step).filter(|a| Some(a.attacker) == attacker) {
                attack.called.push(called.clone());
            }
        }
    } else if let Some(window) = battle.steps.last_mut().and_then(Step::window_mut) {
        window.called.push(called.clone());
    }
}

fn attack_mut(step: &mut Step) -> Option<&mut Attack> {
    if let Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), .. })
    | Step::Injury(InjuryRoll { cause: Cause::Attack { attack, .. }, .. }) = step
    {
        Some(attack)
    } else {
        None
    }
}

//! Which weapon may strike when, and at whom (ACT-29, ACT-30).

use super::shoot::no_plain_shot;
use crate::allowed::{Allowed, ensure};
use crate::log::state::{Battle, Condition, ENGAGED, ModelId};
use crate::refusal::{Refusal, ScenarioRefusal};

pub(crate) fn an_enemy(battle: &Battle, model: ModelId, target: ModelId) -> Allowed {
    let other = battle.fighter(target).ok_or(Refusal::NoSuchModel(target))?;
    let hunted = battle.is_neutral(model) && battle.prey(model) == Some(target);
    ensure(hunted || battle.enemies(model, target), Refusal::NotEnemy(target))?;
    ensure(!battle.spares_ally(model, target), Refusal::Scenario(ScenarioRefusal::Ally(target)))?;
    ensure(other.condition != Condition::Out, Refusal::OutOfAction(target))?;
    ensure(other.on_table(), Refusal::NotOnTable(target))
}

/// A Fight may begin; with this weapon, if one is named.
pub(crate) fn begin_fight(battle: &Battle, model: ModelId, weapon: Option<&str>) -> Allowed {
    let fought = battle.activation.as_ref().is_some_and(|a| a.model == model && a.fought);
    let again = weapon.is_some_and(|w| battle.fights_again_with(model, w));
    ensure(!fought || again, Refusal::ActionRepeated)?;
    if !again {
        once_a_turn(battle, model)?;
    }
    no_plain_shot(battle)
}

/// In one reading a reaction uses up the Turn's Fight, and a Fight the reaction (C-06).
pub(crate) fn once_a_turn(battle: &Battle, model: ModelId) -> Allowed {
    let per_turn = battle.field.ruleset.rulings.action_once_scope.is_the_turn();
    ensure(!(per_turn && battle.fighter(model).is_some_and(|f| f.fought)), Refusal::ActionRepeated)
}

pub(crate) fn fight_weapon(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
    let fights = battle.sheet(model).is_some_and(|s| s.melee.is_some());
    ensure(fights && battle.weapon(model, weapon).is_some_and(|w| w.melee), Refusal::NoMeleeWeapon)
}

pub(crate) fn melee_target(battle: &Battle, model: ModelId, target: ModelId) -> Allowed {
    if battle.fights_friend(model, target) {
        return Ok(());
    }
    an_enemy(battle, model, target)?;
    within_an_inch(battle, model, target)
}

pub(crate) fn within_an_inch(battle: &Battle, model: ModelId, target: ModelId) -> Allowed {
    let measured = battle.near(model, target, ENGAGED).is_some();
    ensure(battle.fighting(model, target), Refusal::TargetNotNear { target, measured })
}

impl Battle {
    /// Whether the model has something to strike with.
    #[must_use]
    pub fn can_strike(&self, model: ModelId) -> bool {
        self.sheet(model)
            .is_some_and(|s| s.melee.is_some() && (s.weapons.iter().any(|w| w.melee) || self.fists(s).is_some()))
    }

    /// That no enemy is within 1″ of the model, and whether that was measured for every one of them.
    pub(crate) fn not_engaged(&self, model: ModelId) -> Refusal {
        let mut enemies = self.models().filter(|(id, f)| f.on_table() && self.enemies(model, *id));
        Refusal::NotEngaged { measured: enemies.all(|(id, _)| self.near(model, id, ENGAGED).is_some()) }
    }
}

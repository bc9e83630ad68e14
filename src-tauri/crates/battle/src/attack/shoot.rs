//! Which weapon may shoot when, and at whom (ACT-26, ACT-27).

use super::fight::an_enemy;
use super::target::may_aim_at;
use crate::allowed::{Allowed, ensure, ensure_else};
use crate::log::state::{Battle, ModelId, MoveKind};
use crate::log::step::{Reach, Series};
use crate::log::target::Target;
use crate::refusal::Refusal;
use nml_catalogue::card::Weapon;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::HeavyShoot;

/// AUTOMATIC and CLEAVE targets stand this close to each other (ATK-09).
const TARGETS_TOGETHER: Length = Length::inches(6);

/// A fired HEAVY weapon bars the four ACTIONS that move, or in a narrow reading Move and Dash (C-40).
pub(crate) fn not_after_heavy(battle: &Battle, narrow: bool) -> Allowed {
    if !narrow && battle.field.ruleset.rulings.heavy_shoot.allows_charge_and_retreat() {
        return Ok(());
    }
    let fired = battle
        .activation
        .as_ref()
        .is_some_and(|a| a.shots.iter().filter_map(|w| battle.weapon(a.model, w)).any(|w| battle.burdened(a.model, w)));
    ensure(!fired, Refusal::HeavyFired)
}

/// A shot without ASSAULT bars Charge and Fight (ACT-27).
pub(crate) fn no_plain_shot(battle: &Battle) -> Allowed {
    let plain = battle.activation.as_ref().is_some_and(|a| {
        a.shots.iter().filter_map(|w| battle.weapon(a.model, w)).any(|w| !battle.assaults(a.model, w))
    });
    ensure(!plain, Refusal::ShotNoAssault)
}

pub(crate) fn begin_shoot(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
    let weapon = battle.weapon(model, weapon).ok_or(Refusal::NoRanged)?;
    ensure(weapon.range.is_some() && battle.sheet(model).is_some_and(|s| s.ranged.is_some()), Refusal::NoRanged)?;
    if let Some(enemy) = battle.opponents(model).next() {
        return Err(Refusal::EnemyNear(enemy));
    }
    let Some(activation) = battle.activation.as_ref().filter(|a| a.model == model) else { return Ok(()) };
    let each = battle.under(model, |w| *w == What::ShootPerWeapon);
    may_shoot_again(&activation.shots, weapon, each)?;
    let closed = activation.fought || activation.moves.contains(&MoveKind::Charge);
    ensure(!closed || battle.assaults(model, weapon), Refusal::FoughtNoAssault)?;
    let moved = match battle.field.ruleset.rulings.heavy_shoot {
        HeavyShoot::AllFourMoves => activation.moved(),
        HeavyShoot::MoveDashOnly => activation.dashed || activation.moves.contains(&MoveKind::Move),
    };
    ensure(!(moved && battle.burdened(model, weapon)), Refusal::HeavyMoved)?;
    usable(battle, model, weapon)
}

/// Once per Activation, unless the weapon lets itself be fired in a second Shoot.
fn may_shoot_again(shots: &[String], weapon: &Weapon, each: bool) -> Allowed {
    if each {
        return ensure_else(!shots.contains(&weapon.id), || Refusal::ActionRepeated);
    }
    let again = shots.len() == 1
        && shots.iter().all(|s| *s == weapon.id)
        && weapon.effects.iter().flat_map(|e| &e.what).any(|w| *w == What::ExtraShoot);
    ensure(shots.is_empty() || again, Refusal::ActionRepeated)
}

fn usable(battle: &Battle, model: ModelId, weapon: &Weapon) -> Allowed {
    let uses = battle.fighter(model).map_or(0, |f| f.used.iter().filter(|u| **u == weapon.id).count());
    let spent = weapon
        .effects
        .iter()
        .flat_map(|e| &e.what)
        .any(|what| if let What::UsesPerGame(n) = what { uses >= usize::from(*n) } else { false });
    ensure(!spent, Refusal::UsedUp)
}

pub(crate) fn shot_target(battle: &Battle, model: ModelId, weapon: &str, target: Target) -> Allowed {
    match target {
        Target::Model(target) => an_enemy(battle, model, target)?,
        Target::Point { at } => may_aim_at(battle, model, weapon, at)?,
    }
    let range = battle.weapon(model, weapon).and_then(|w| w.range).ok_or(Refusal::NoRanged)?;
    let range = battle.seen_range(range);
    match battle.near_target(model, target, range) {
        Some(false) => Err(Refusal::OutOfRange { measured: battle.distance_to(model, target).unwrap_or(range), range }),
        Some(true) | None => Ok(()),
    }
}

pub(crate) fn further_target(battle: &Battle, series: &Series, target: Target) -> Allowed {
    let one = battle
        .weapon(series.attacker, &series.weapon)
        .is_some_and(|w| w.effects.iter().flat_map(|e| &e.what).any(|w| *w == What::OneTarget));
    // An attack beyond those that the weapon makes anywhere is one for Short Range.
    let usual = battle.attacks_with(series.attacker, &series.weapon, Reach::Ranged);
    if series.range == Reach::Ranged && series.left > 0 && series.with >= usual {
        let near = battle.one_more_near(series.attacker, &series.weapon, target);
        ensure(near, Refusal::OnlyShortRange(target))?;
    }
    for earlier in &series.targets {
        ensure(!one || *earlier == target, Refusal::OneTarget(*earlier))?;
        ensure(battle.targets_near(*earlier, target, TARGETS_TOGETHER) != Some(false), Refusal::TargetsApart(target))?;
    }
    Ok(())
}

impl Battle {
    /// Whether a shot with the weapon leaves Charge and Fight open (ACT-27, C-41).
    #[must_use]
    pub fn assaults(&self, model: ModelId, weapon: &Weapon) -> bool {
        let single = self.attacks_with(model, &weapon.id, Reach::Ranged) == 1;
        let all = self.field.ruleset.rulings.assault.is_for_all_attacks();
        weapon.keywords.contains(&Keyword::Assault) && (all || single)
    }
}

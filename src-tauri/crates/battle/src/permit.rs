//! Whether a command makes sense (form) and whether the rules allow it, one check for `options` and `decide`.

use super::activation::{may_activate, may_together};
use super::command::Command;
use super::ground::{ChargeFacts, Walk};
use super::refusal::Refusal;
use super::shot::{enemy_picked, friend_picked};
use super::spot::Spot;
use super::state::{Battle, Condition, ENGAGED, Fighter, ModelId, MoveKind, Phase, Presence, SideId};
use super::stated;
use super::step::{Series, Step};
use super::target::{Target, may_aim_at};
use super::window::spend;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{
    ActionOnceScope, Assault, ChargeFromMelee, HeavyShoot, MarkerOrder, Offhand, Ruling, ShootMelee,
};
use nml_catalogue::scenario::Infiltrators;
use nml_catalogue::sheet::Weapon;
use nml_catalogue::{DeedBy, Point};

/// AUTOMATIC and CLEAVE targets stand this close to each other (ATK-09).
const TARGETS_TOGETHER: Length = Length::inches(6);
/// The longest reason, in characters.
pub const REASON_CHARS: usize = 200;

/// Most statements of the table in one command, and the longest of them, in bytes.
const STATED: usize = 20;
const STATED_BYTES: usize = 400;

/// A check: nothing, or the refusal.
pub(super) type Allowed = Result<(), Refusal>;

pub(super) fn ensure(holds: bool, refusal: Refusal) -> Allowed {
    ensure_else(holds, || refusal)
}

/// The same where the refusal copies a text: `options` asks for every weapon and target.
fn ensure_else(holds: bool, refusal: impl FnOnce() -> Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal()) }
}

/// Whether the command answers the pending question at all, with ids that exist and sizes that fit.
///
/// # Errors
/// A refusal of form, which no overrule can lift.
pub fn form(battle: &Battle, command: &Command) -> Allowed {
    let after = matches!(command, Command::SetRight { .. } | Command::Deed { .. });
    if battle.phase == Phase::Ended && !after {
        return Err(Refusal::Over);
    }
    if let Command::Overrule { command, reason } = command {
        ensure(!matches!(**command, Command::Overrule { .. } | Command::SetRight { .. }), Refusal::NotAsked)?;
        reasoned(reason)?;
        return form(battle, command);
    }
    if let Command::SetRight { change, reason } = command {
        reasoned(reason)?;
        return stated::change(battle, change);
    }
    if let Command::Deed { deed, side, model } = command {
        ensure(battle.outcome.is_none_or(|o| !o.void), Refusal::Over)?;
        ensure(battle.field.scenario.deeds.iter().any(|d| d.id == *deed), Refusal::NoSuchDeed(shorten(deed)))?;
        a_side(battle, *side)?;
        return model.map_or(Ok(()), |m| a_model(battle, m));
    }
    if let Command::Agree { ruling, reading } = command {
        return agree(battle, ruling, reading);
    }
    if let Command::Concede { side } = command {
        return a_side(battle, *side);
    }
    if let Command::ShowDown { side, lying } = command {
        ensure(battle.sides.get(usize::from(*side)).is_none_or(|s| s.lies != *lying), Refusal::NotAsked)?;
        ensure(battle.turn == 0, Refusal::NotAsked)?;
        return a_side(battle, *side);
    }
    if let Command::Stand { model, height, ledge, danger } = command {
        return stand_form(battle, *model, &[*height, *ledge], danger.as_deref());
    }
    if let Command::Stop { reason } = command {
        let asked = matches!(battle.question(), Some(Step::WhatStands { .. }));
        return ensure(reason.stops() && !asked, Refusal::NotAsked);
    }
    if let Command::Happened { what } = command {
        return stated::happening(battle, what);
    }
    if let Command::CatchUp { changes } = command {
        return stated::changes(battle, changes);
    }
    if let Command::Result { changes, verdict, .. } = command {
        stated::changes(battle, changes)?;
        return stated::verdict(battle, *verdict);
    }
    if let Command::Scenario(said) = command {
        return super::scenario::form(battle, said);
    }
    if let Some(verdict) = super::content::form(battle, command) {
        return verdict;
    }
    answers(battle, battle.question().ok_or(Refusal::Over)?, command)
}

/// Whether this kind of command answers this question.
fn answers(battle: &Battle, question: &Step, command: &Command) -> Allowed {
    match (question, command) {
        (step, Command::Roll { faces, .. }) => {
            let expected = battle.faces_asked(step).ok_or(Refusal::NotAsked)?;
            ensure(faces.len() == expected, Refusal::Faces { expected, given: faces.len() })
        }
        (step, Command::Call { model, call, paid })
            if matches!(step, Step::Success(_) | Step::Injury(_)) || battle.throws_a_die(step).is_some() =>
        {
            a_model(battle, *model)?;
            ensure(battle.calls(*model).any(|(_, c, _)| c.id == *call), Refusal::NoSuchAction(shorten(call)))?;
            ensure(paid.len() <= battle.fighters.len(), Refusal::NotAsked)
        }
        (Step::Content(ask), command) => battle.ask_form(ask, command),
        (Step::Success(_) | Step::Injury(_), Command::Spend { side, .. } | Command::SpendFirst { side })
        | (Step::ChooseFirst { .. } | Step::MoraleOrder { .. }, Command::ChooseFirst { side }) => a_side(battle, *side),
        (Step::Success(roll), Command::State { facts }) => {
            ensure(matches!(roll.purpose, super::step::Purpose::Attack(_)), Refusal::NotAsked)?;
            sized(facts)
        }
        (Step::Scenario(step), command) => super::scenario::answers(battle, step, command),
        (Step::Deploy { .. }, Command::Enough) => ensure(battle.field.scenario.entry.is_some(), Refusal::NotAsked),
        (Step::ChooseZone { .. }, Command::ChooseZone { zone }) => {
            ensure(usize::from(*zone) < battle.field.scenario.zones.len(), Refusal::NoSuchZone(*zone))
        }
        (Step::Deploy { .. }, Command::Deploy { model, .. } | Command::HoldBack { model })
        | (Step::Activate { .. }, Command::Activate { model })
        | (Step::PickFriend(_), Command::PickFriend { model })
        | (Step::PickEnemy(_), Command::PickEnemy { model }) => a_model(battle, *model),
        (Step::Act { .. }, Command::Charge { target, facts }) => charge_form(battle, *target, facts),
        (Step::Act { .. } | Step::DashMove { .. } | Step::RetreatMove { .. }, Command::Move { way, .. }) => {
            ensure(way.is_sized(), Refusal::NotAsked)
        }
        (Step::EndCharge { .. }, Command::EndCharge { way, also, .. }) => {
            ensure(way.is_sized() && also.len() <= battle.fighters.len(), Refusal::NotAsked)?;
            also.iter().try_for_each(|m| a_model(battle, *m))
        }
        (Step::Ledge { .. }, Command::Ledge { drop }) => {
            let fits = drop.is_none_or(|d| (Length::ZERO..=super::ground::STATED_MAX).contains(&d));
            ensure(fits, Refusal::NotAsked)
        }
        (Step::Act { .. }, Command::Dash | Command::Retreat | Command::MoveAs { .. } | Command::EndActivation)
        | (Step::DashMove { .. } | Step::RetreatMove { .. } | Step::Evade { .. }, Command::Enough)
        | (Step::Evade { .. }, Command::Evade)
        | (Step::Dive(_), Command::Dive { .. })
        | (Step::Put(_), Command::Put { .. })
        | (Step::Reactions { .. } | Step::MoreAttacks(_) | Step::WhatStands { .. }, Command::Enough)
        | (Step::Scatter { .. }, Command::Scatter { .. })
        | (Step::FleeOrShaken { .. }, Command::Flee { .. }) => Ok(()),
        (Step::Activate { .. }, Command::ActivateTogether { models: [first, second] }) => {
            a_model(battle, *first)?;
            a_model(battle, *second)
        }
        (Step::Act { .. }, Command::Partner) => ensure(battle.partner.is_some(), Refusal::NotAsked),
        (Step::Regenerate { most, .. }, Command::Regenerate { markers }) => ensure(markers <= most, Refusal::NotAsked),
        (Step::Act { model }, Command::OffHand { weapon }) => {
            let named = battle.field.ruleset.rulings.offhand == Offhand::DeclaredFirst;
            ensure(named && !battle.other_hand(*model, weapon).is_empty(), Refusal::NotAsked)
        }
        (Step::PickFriend(_), Command::Enough) => {
            let sight = battle.field.ruleset.rulings.shoot_melee != ShootMelee::AnyFriendNoLos;
            ensure(sight, Refusal::NotAsked)
        }
        (Step::WhatStands { .. }, Command::Stands { verdict }) => stated::verdict(battle, *verdict),
        (Step::Act { model }, Command::Shoot { weapon, target, facts }) => {
            sized(facts)?;
            armed(battle, *model, weapon)?;
            target.model().map_or(Ok(()), |m| a_model(battle, m))
        }
        (Step::Act { model }, Command::Fight { weapon, target, facts }) => {
            sized(facts)?;
            armed(battle, *model, weapon)?;
            a_model(battle, *target)
        }
        (Step::MoreAttacks(series), Command::Shoot { weapon, target, facts }) => {
            sized(facts)?;
            ensure(series.range == super::step::Reach::Ranged, Refusal::NotAsked)?;
            let offered = (series.left > 0 && *weapon == series.weapon) || series.second.contains(weapon);
            ensure(offered, Refusal::NotAsked)?;
            target.model().map_or(Ok(()), |m| a_model(battle, m))
        }
        (Step::MoreAttacks(series), Command::Fight { weapon, target, facts }) => {
            sized(facts)?;
            ensure(series.range == super::step::Reach::Melee, Refusal::NotAsked)?;
            let offered = (series.left > 0 && *weapon == series.weapon) || series.second.contains(weapon);
            ensure_else(offered, || Refusal::NoSuchWeapon(shorten(weapon)))?;
            a_model(battle, *target)
        }
        (Step::Act { model }, Command::Use { action, target, outcome, paid }) => {
            ensure(paid.len() <= battle.fighters.len(), Refusal::NotAsked)?;
            let granted = battle
                .granted(*model)
                .find(|a| a.id == *action)
                .ok_or_else(|| Refusal::NoSuchAction(shorten(action)))?;
            let known = usize::from(*outcome) < granted.outcome.len();
            ensure_else(known, || Refusal::NoSuchAction(shorten(action)))?;
            target.map_or(Ok(()), |t| a_model(battle, t))
        }
        (Step::Reactions { waiting, .. }, Command::React { model, weapon, facts }) => {
            sized(facts)?;
            a_model(battle, *model)?;
            ensure(waiting.contains(model), Refusal::NotAmong(*model))?;
            armed(battle, *model, weapon)
        }
        (Step::Caught { .. }, Command::Caught { models }) => {
            ensure(models.len() <= battle.fighters.len(), Refusal::NotAsked)?;
            models.iter().enumerate().try_for_each(|(i, model)| {
                a_model(battle, *model)?;
                ensure(!models.iter().take(i).any(|m| m == model), Refusal::NotAmong(*model))
            })
        }
        (Step::Control, Command::Control { holders }) => {
            let expected = battle.field.scenario.objectives.len();
            ensure(holders.len() == expected, Refusal::Holders { expected, given: holders.len() })?;
            holders.iter().flatten().try_for_each(|side| a_side(battle, *side))
        }
        _ => Err(Refusal::NotAsked),
    }
}

/// Whether the rules allow a command whose form is right.
///
/// # Errors
/// The first rule that refuses; an overrule can lift it.
pub fn rules(battle: &Battle, command: &Command) -> Allowed {
    common(battle, command)?;
    battle.allowed_by_effects(command)
}

/// The rules that everybody is under.
fn common(battle: &Battle, command: &Command) -> Allowed {
    let question = battle.question();
    super::scenario::bars(battle, command)?;
    match (command, question) {
        (Command::Deed { deed, side, model }, _) => claim(battle, deed, *side, *model),
        (Command::Scenario(_), _) | (_, Some(Step::Scenario(_))) => super::scenario::rules(battle, command),
        (Command::Enough, Some(Step::Deploy { side })) => super::scenario::stops(battle, *side),
        (Command::Spend { side, markers }, Some(step)) => spend(battle, step, *side, *markers),
        (Command::Call { model, call, paid }, Some(_)) => {
            ensure(battle.may_call(*model, call)?.pays(paid), Refusal::CannotPay)
        }
        (Command::Put { to }, Some(Step::Content(ask))) => {
            let super::content::Want::Put(placing) = &ask.want else { return Err(Refusal::NotAsked) };
            placed(battle.placing_spot(placing), *to)
        }
        (Command::SpendFirst { side }, Some(step)) => {
            let window = step.window().ok_or(Refusal::NotAsked)?;
            let orders = battle.field.ruleset.rulings.marker_order == MarkerOrder::InitOrders;
            ensure(orders, Refusal::NobodyOrders)?;
            ensure(window.first.is_none() && window.declared.is_empty(), Refusal::DeclaredAlready)?;
            ensure(battle.spenders(step).count() > 1 && battle.spenders(step).any(|s| s == *side), Refusal::CannotSpend)
        }
        (Command::ChooseZone { zone }, _) => {
            ensure(battle.sides.iter().all(|s| s.zone != Some(*zone)), Refusal::ZoneTaken)
        }
        (Command::Deploy { model, at }, Some(Step::Deploy { side })) => deploy(battle, *side, *model, *at),
        (Command::HoldBack { model }, Some(Step::Deploy { side })) => {
            waits(battle, *side, *model)?;
            ensure(battle.may_be_held(*model), Refusal::CannotWait(*model))
        }
        (Command::Activate { model }, Some(Step::Activate { side, must })) => {
            may_activate(battle, *side, *must, *model)
        }
        (Command::Move { to, way }, Some(Step::Act { model })) => {
            begin_move(battle, *model, MoveKind::Move)?;
            battle.may_walk_engaged(*model, Walk::Move)?;
            battle.may_walk(*model, Walk::Move, *to, way)
        }
        (Command::ActivateTogether { models }, Some(Step::Activate { side, must })) => {
            may_together(battle, *side, *must, *models)
        }
        (Command::ChooseFirst { side }, Some(Step::MoraleOrder { .. })) => {
            ensure(battle.checking().contains(side), Refusal::NoCheck)
        }
        (Command::OffHand { .. }, Some(Step::Act { model })) => begin_fight(battle, *model, None),
        (Command::PickEnemy { model }, Some(Step::PickEnemy(attack))) => enemy_picked(battle, attack, *model),
        (Command::Move { to, way }, Some(Step::DashMove { model })) => battle.may_walk(*model, Walk::Dash, *to, way),
        (Command::Move { to, way }, Some(Step::RetreatMove { model })) => battle.may_retreat(*model, *to, way),
        (Command::Dash, Some(Step::Act { model })) => {
            let activation = battle.activation.as_ref();
            ensure(activation.is_none_or(|a| !a.dashed), Refusal::ActionRepeated)?;
            battle.may_move(*model)?;
            battle.may_walk_engaged(*model, Walk::Dash)?;
            not_after_heavy(battle, true)
        }
        (Command::Charge { target, facts }, Some(Step::Act { model })) => {
            begin_charge(battle, *model)?;
            an_enemy(battle, *model, *target)?;
            facts.also.iter().try_for_each(|enemy| an_enemy(battle, *model, *enemy))?;
            facts.past.map_or(Ok(()), |enemy| an_enemy(battle, *model, enemy))?;
            battle.may_charge(*model, *target, facts)
        }
        (Command::EndCharge { to, way, also, .. }, Some(Step::EndCharge { model, target, reach })) => {
            also.iter().try_for_each(|enemy| an_enemy(battle, *model, *enemy))?;
            battle.may_end_charge((*model, *target), *reach, *to, way)
        }
        (Command::Put { to }, Some(Step::Put(put))) => placed(battle.put_spot(put), *to),
        (Command::MoveAs { flying }, Some(Step::Act { model })) => {
            let chosen = battle.fighter(*model).is_some_and(|f| f.flies);
            ensure(battle.lent_wings(*model) && chosen != *flying, Refusal::MovementType)
        }
        (Command::Stand { model, .. }, _) => {
            ensure(battle.fighter(*model).is_some_and(Fighter::on_table), Refusal::NotOnTable(*model))
        }
        (Command::Retreat, Some(Step::Act { model })) => {
            begin_move(battle, *model, MoveKind::Retreat)?;
            ensure_else(battle.opponents(*model).next().is_some(), || battle.not_engaged(*model))
        }
        (Command::React { model, weapon, .. }, Some(Step::Reactions { model: retreater, .. })) => {
            once_a_turn(battle, *model)?;
            fight_weapon(battle, *model, weapon)?;
            within_an_inch(battle, *model, *retreater)
        }
        (Command::Shoot { weapon, target, .. }, Some(Step::Act { model })) => {
            begin_shoot(battle, *model, weapon)?;
            shot_target(battle, *model, weapon, *target)
        }
        (Command::Shoot { weapon, target, .. }, Some(Step::MoreAttacks(series))) => {
            further_target(battle, series, *target)?;
            shot_target(battle, series.attacker, weapon, *target)
        }
        (Command::Fight { weapon, target, .. }, Some(Step::Act { model })) => {
            begin_fight(battle, *model, Some(weapon))?;
            fight_weapon(battle, *model, weapon)?;
            melee_target(battle, *model, *target)
        }
        (Command::Fight { weapon, target, .. }, Some(Step::MoreAttacks(series))) => {
            fight_weapon(battle, series.attacker, weapon)?;
            ensure(!battle.struck(series, *target), Refusal::StruckAlready(*target))?;
            melee_target(battle, series.attacker, *target)
        }
        (Command::Use { action, target, outcome, paid }, Some(Step::Act { model })) => {
            super::content::may_use(battle, *model, (action, *outcome), *target, paid)
        }
        (Command::PickFriend { model }, Some(Step::PickFriend(attack))) => friend_picked(battle, attack, *model),
        (Command::Caught { models }, Some(Step::Caught { .. })) => models
            .iter()
            .try_for_each(|m| ensure(battle.fighter(*m).is_some_and(Fighter::on_table), Refusal::NotOnTable(*m))),
        _ => Ok(()),
    }
}

/// Whether the battle can be played on under another reading: one that exists and is not in force already.
pub fn agree(battle: &Battle, ruling: &str, reading: &str) -> Allowed {
    let known = Ruling::with_key(ruling).is_some_and(|r| r.readings.iter().any(|known| known.name == reading));
    ensure_else(known, || Refusal::NoSuchReading(shorten(ruling)))?;
    ensure(battle.field.ruleset.rulings.get(ruling) != Some(reading), Refusal::ReadSo)
}

fn reasoned(reason: &str) -> Allowed {
    let length = reason.trim().chars().count();
    ensure((1..=REASON_CHARS).contains(&length) && !reason.chars().any(char::is_control), Refusal::Reason)
}

/// An id quoted back: never longer than a line.
pub(super) fn shorten(id: &str) -> String {
    id.chars().take(40).collect()
}

pub(super) fn a_model(battle: &Battle, model: ModelId) -> Allowed {
    ensure(battle.fighter(model).is_some(), Refusal::NoSuchModel(model))
}

pub(super) fn a_side(battle: &Battle, side: SideId) -> Allowed {
    ensure(usize::from(side) < battle.sides.len(), Refusal::NoSuchSide(side))
}

/// Statements of the table come from outside and are bounded like everything else.
pub(super) fn sized(facts: &super::command::Facts) -> Allowed {
    let fits = facts.table.len() <= STATED && facts.table.iter().all(|said| said.len() <= STATED_BYTES);
    ensure(fits, Refusal::Stated)
}

fn charge_form(battle: &Battle, target: ModelId, facts: &ChargeFacts) -> Allowed {
    a_model(battle, target)?;
    ensure(facts.also.len() <= battle.fighters.len(), Refusal::NotAsked)?;
    facts.also.iter().chain(&facts.past).try_for_each(|m| a_model(battle, *m))
}

fn stand_form(battle: &Battle, model: ModelId, lengths: &[Option<Length>], danger: Option<&[Keyword]>) -> Allowed {
    a_model(battle, model)?;
    let fits = |l: &Length| (Length::ZERO..=super::ground::STATED_MAX).contains(l);
    ensure(lengths.iter().flatten().all(fits) && danger.is_none_or(|k| k.len() <= 4), Refusal::NotAsked)
}

pub(super) fn armed(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
    ensure_else(battle.weapon(model, weapon).is_some(), || Refusal::NoSuchWeapon(shorten(weapon)))
}

fn placed(spot: Option<Spot>, at: Option<Point>) -> Allowed {
    match (spot, at) {
        (Some(spot), Some(at)) => spot.check(at),
        _ => Ok(()),
    }
}

/// A model of the side is not set up yet.
fn waits(battle: &Battle, side: SideId, model: ModelId) -> Allowed {
    let fighter = battle.fighter(model).ok_or(Refusal::NoSuchModel(model))?;
    ensure(fighter.side == side, Refusal::NotYours(model))?;
    ensure(fighter.presence == Presence::Waiting, Refusal::DeployedAlready(model))
}

fn deploy(battle: &Battle, side: SideId, model: ModelId, at: Option<Point>) -> Allowed {
    waits(battle, side, model)?;
    ensure(!battle.infiltrates(model) || battle.ordinary_done(), Refusal::InfiltratorWaits(model))?;
    ensure(battle.fits_at_start(model), Refusal::Scenario(super::scenario::ScenarioRefusal::EntryLimit))?;
    placed(battle.deploy_spot(model), at)
}

/// Move, Charge and Retreat exclude each other, and a fired HEAVY weapon bars all of them.
fn begin_move(battle: &Battle, model: ModelId, kind: MoveKind) -> Allowed {
    let activation = battle.activation.as_ref().filter(|a| a.model == model);
    ensure(activation.is_none_or(|a| a.moves.is_empty()), Refusal::MoveKindUsed)?;
    ensure(kind == MoveKind::Move || battle.dragged_by(model).is_none(), Refusal::NotNow)?;
    battle.may_move(model)?;
    not_after_heavy(battle, kind == MoveKind::Move)
}

/// A fired HEAVY weapon bars the four ACTIONS that move, or in a narrow reading Move and Dash (C-40).
fn not_after_heavy(battle: &Battle, narrow: bool) -> Allowed {
    if !narrow && battle.field.ruleset.rulings.heavy_shoot == HeavyShoot::MoveDashOnly {
        return Ok(());
    }
    let fired = battle
        .activation
        .as_ref()
        .is_some_and(|a| a.shots.iter().filter_map(|w| battle.weapon(a.model, w)).any(|w| battle.burdened(a.model, w)));
    ensure(!fired, Refusal::HeavyFired)
}

/// A shot without ASSAULT bars Charge and Fight (ACT-27).
fn no_plain_shot(battle: &Battle) -> Allowed {
    let plain = battle.activation.as_ref().is_some_and(|a| {
        a.shots.iter().filter_map(|w| battle.weapon(a.model, w)).any(|w| !battle.assaults(a.model, w))
    });
    ensure(!plain, Refusal::ShotNoAssault)
}

fn begin_charge(battle: &Battle, model: ModelId) -> Allowed {
    begin_move(battle, model, MoveKind::Charge)?;
    if battle.field.ruleset.rulings.charge_from_melee == ChargeFromMelee::Forbidden
        && let Some(enemy) = battle.opponents(model).find(|enemy| battle.holds_back(model, *enemy))
    {
        return Err(Refusal::ChargeEngaged(enemy));
    }
    no_plain_shot(battle)
}

fn an_enemy(battle: &Battle, model: ModelId, target: ModelId) -> Allowed {
    let other = battle.fighter(target).ok_or(Refusal::NoSuchModel(target))?;
    let hunted = battle.is_neutral(model) && battle.prey(model) == Some(target);
    ensure(hunted || battle.enemies(model, target), Refusal::NotEnemy(target))?;
    ensure(other.condition != Condition::Out, Refusal::OutOfAction(target))?;
    ensure(other.on_table(), Refusal::NotOnTable(target))
}

pub(super) fn begin_shoot(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
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
    let narrow = battle.field.ruleset.rulings.heavy_shoot == HeavyShoot::MoveDashOnly;
    let moved =
        if narrow { activation.dashed || activation.moves.contains(&MoveKind::Move) } else { activation.moved() };
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

fn shot_target(battle: &Battle, model: ModelId, weapon: &str, target: Target) -> Allowed {
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

fn further_target(battle: &Battle, series: &Series, target: Target) -> Allowed {
    let one = battle
        .weapon(series.attacker, &series.weapon)
        .is_some_and(|w| w.effects.iter().flat_map(|e| &e.what).any(|w| *w == What::OneTarget));
    // An attack beyond those that the weapon makes anywhere is one for Short Range.
    let usual = battle.attacks_with(series.attacker, &series.weapon, super::step::Reach::Ranged);
    if series.range == super::step::Reach::Ranged && series.left > 0 && series.with >= usual {
        let near = battle.one_more_near(series.attacker, &series.weapon, target);
        ensure(near, Refusal::OnlyShortRange(target))?;
    }
    for earlier in &series.targets {
        ensure(!one || *earlier == target, Refusal::OneTarget(*earlier))?;
        ensure(battle.targets_near(*earlier, target, TARGETS_TOGETHER) != Some(false), Refusal::TargetsApart(target))?;
    }
    Ok(())
}

/// A Fight may begin; with this weapon, where one is named.
pub(super) fn begin_fight(battle: &Battle, model: ModelId, weapon: Option<&str>) -> Allowed {
    let fought = battle.activation.as_ref().is_some_and(|a| a.model == model && a.fought);
    let again = weapon.is_some_and(|w| battle.fights_again_with(model, w));
    ensure(!fought || again, Refusal::ActionRepeated)?;
    if !again {
        once_a_turn(battle, model)?;
    }
    no_plain_shot(battle)
}

/// In one reading a reaction uses up the Turn's Fight, and a Fight the reaction (C-06).
fn once_a_turn(battle: &Battle, model: ModelId) -> Allowed {
    let per_turn = battle.field.ruleset.rulings.action_once_scope == ActionOnceScope::PerTurn;
    ensure(!(per_turn && battle.fighter(model).is_some_and(|f| f.fought)), Refusal::ActionRepeated)
}

pub(super) fn fight_weapon(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
    let fights = battle.sheet(model).is_some_and(|s| s.melee.is_some());
    ensure(fights && battle.weapon(model, weapon).is_some_and(|w| w.melee), Refusal::NoMeleeWeapon)
}

fn melee_target(battle: &Battle, model: ModelId, target: ModelId) -> Allowed {
    if battle.fights_friend(model, target) {
        return Ok(());
    }
    an_enemy(battle, model, target)?;
    within_an_inch(battle, model, target)
}

fn within_an_inch(battle: &Battle, model: ModelId, target: ModelId) -> Allowed {
    let measured = battle.near(model, target, ENGAGED).is_some();
    ensure(battle.fighting(model, target), Refusal::TargetNotNear { target, measured })
}

fn claim(battle: &Battle, deed: &str, side: SideId, model: Option<ModelId>) -> Allowed {
    let known = battle.field.scenario.deeds.iter().find(|d| d.id == deed);
    let deed = known.ok_or_else(|| Refusal::NoSuchDeed(shorten(deed)))?;
    ensure(battle.deeds.iter().all(|d| d.deed != deed.id), Refusal::DeedDone)?;
    ensure(battle.deed_counts(deed), Refusal::DeedCampaign)?;
    let theirs = deed.side.is_none_or(|role| battle.role(side) == Some(role));
    ensure(theirs, Refusal::DeedRole)?;
    match (deed.by, model) {
        (DeedBy::Model, Some(m)) => ensure(battle.fighter(m).is_some_and(|f| f.side == side), Refusal::DeedModel),
        (DeedBy::Warband, None) => Ok(()),
        (DeedBy::Model, None) | (DeedBy::Warband, Some(_)) => Err(Refusal::DeedModel),
    }
}

impl Battle {
    /// That no enemy is within 1 in of the model, and whether that was measured for every one of them.
    fn not_engaged(&self, model: ModelId) -> Refusal {
        let mut enemies = self.models().filter(|(id, f)| f.on_table() && self.enemies(model, *id));
        Refusal::NotEngaged { measured: enemies.all(|(id, _)| self.near(model, id, ENGAGED).is_some()) }
    }

    /// How many faces the pending roll takes; none: the question is not a roll.
    #[must_use]
    pub fn faces_asked(&self, step: &Step) -> Option<usize> {
        if self.conceals(step) {
            return None;
        }
        match step {
            Step::ZoneRollOff | Step::DeployRollOff | Step::InitiativeRollOff => Some(self.sides.len()),
            Step::Success(roll) => Some(self.success_why(roll).pool().dice().into()),
            Step::Injury(roll) => Some(self.injury_why(roll).spec.pool.dice().into()),
            Step::Morale { side } => Some(self.morale_why(*side).pool().dice().into()),
            Step::ChargeBonus { model, .. } => Some(self.charge_die(*model).1 + usize::from(self.hampered(*model))),
            Step::IntoMelee(attack) => Some(1 + usize::from(self.hampered(attack.attacker))),
            Step::DrawVictim { .. } => Some(1),
            Step::EvadeRoll { .. } => Some(1),
            Step::PushRoll { die, .. } => Some(if *die == nml_catalogue::effect::Die::BestOf2D6 { 2 } else { 1 }),
            Step::Content(ask) => self.ask_faces(ask),
            Step::ChooseZone { .. }
            | Step::Deploy { .. }
            | Step::ChooseFirst { .. }
            | Step::Activate { .. }
            | Step::Act { .. }
            | Step::Regenerate { .. }
            | Step::EndCharge { .. }
            | Step::Journey(_)
            | Step::Evade { .. }
            | Step::Dive(_)
            | Step::Ledge { .. }
            | Step::Put(_)
            | Step::GoesDown { .. }
            | Step::Reactions { .. }
            | Step::RetreatMove { .. }
            | Step::DashMove { .. }
            | Step::PickFriend(_)
            | Step::PickEnemy(_)
            | Step::Scatter { .. }
            | Step::MoraleOrder { .. }
            | Step::WhatStands { .. }
            | Step::Caught { .. }
            | Step::MoreAttacks(_)
            | Step::FleeOrShaken { .. }
            | Step::Control => None,
            Step::Scenario(step) => self.scenario_faces(step),
        }
    }

    /// Whether a shot with the weapon leaves Charge and Fight open (ACT-27, C-41).
    #[must_use]
    pub fn assaults(&self, model: ModelId, weapon: &Weapon) -> bool {
        let single = self.attacks_with(model, &weapon.id, super::step::Reach::Ranged) == 1;
        let lifts = self.field.ruleset.rulings.assault == Assault::AssaultLifts;
        weapon.keywords.contains(&Keyword::Assault) && (lifts || single)
    }

    /// Whether the model waits for the INFILTRATOR deployment in this scenario.
    #[must_use]
    pub fn infiltrates(&self, model: ModelId) -> bool {
        self.field.scenario.infiltrators != Infiltrators::Normal
            && (self.has(model, &Keyword::Infiltrator)
                || self.deploys(model, |w| matches!(w, What::DeploysAtAnyEdge(_))))
    }

    /// Whether every ordinary model of every side is set up.
    #[must_use]
    pub fn ordinary_done(&self) -> bool {
        self.models().all(|(id, f)| f.presence != Presence::Waiting || self.infiltrates(id) || !self.fits_at_start(id))
    }
}

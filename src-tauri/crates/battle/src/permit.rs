//! Whether a command makes sense (form) and whether the rules allow it, one check for `options` and `decide`.

use super::activation::{may_activate, may_together};
use super::attack::{
    an_enemy, begin_fight, begin_shoot, enemy_picked, fight_weapon, friend_picked, further_target, melee_target,
    not_after_heavy, once_a_turn, shot_target, within_an_inch,
};
use super::deployment::{deploy, waits};
use super::ground::{Walk, begin_charge, begin_move, charge_form};
use super::markers::spend;
use super::refusal::Refusal;
use super::scenario::claim;
use super::stated;
use crate::allowed::{Allowed, a_model, a_side, armed, ensure, ensure_else, placed, shorten, sized};
use crate::log::ask::Want;
use crate::log::command::{Command, REASON_CHARACTERS};
use crate::log::state::{Battle, Fighter, ModelId, MoveKind, Phase};
use crate::log::step::{Purpose, Reach, Step};
use crate::log::way::STATED_MAX;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::Ruling;

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
        (step, Command::Draw { cards, .. }) => {
            let expected = battle.cards_asked(step).ok_or(Refusal::NotAsked)?.len();
            ensure(cards.len() == expected, Refusal::Cards { expected, given: cards.len() })?;
            battle.deck_for(step).gives(cards).map_err(Refusal::NotInDeck)
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
            ensure(matches!(roll.purpose, Purpose::Attack(_)), Refusal::NotAsked)?;
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
            let fits = drop.is_none_or(|d| (Length::ZERO..=STATED_MAX).contains(&d));
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
            let named = battle.field.ruleset.rulings.offhand.is_named_first();
            ensure(named && !battle.other_hand(*model, weapon).is_empty(), Refusal::NotAsked)
        }
        (Step::PickFriend(_), Command::Enough) => {
            let any = battle.field.ruleset.rulings.shoot_melee.takes_any_friend();
            ensure(!any, Refusal::NotAsked)
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
            ensure(series.range == Reach::Ranged, Refusal::NotAsked)?;
            let offered = (series.left > 0 && *weapon == series.weapon) || series.second.contains(weapon);
            ensure(offered, Refusal::NotAsked)?;
            target.model().map_or(Ok(()), |m| a_model(battle, m))
        }
        (Step::MoreAttacks(series), Command::Fight { weapon, target, facts }) => {
            sized(facts)?;
            ensure(series.range == Reach::Melee, Refusal::NotAsked)?;
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
            let Want::Put(placing) = &ask.want else { return Err(Refusal::NotAsked) };
            placed(battle.placing_spot(placing), *to)
        }
        (Command::SpendFirst { side }, Some(step)) => {
            let window = step.window().ok_or(Refusal::NotAsked)?;
            let orders = battle.field.ruleset.rulings.marker_order.initiative_decides();
            ensure(orders, Refusal::NobodyOrders)?;
            ensure(window.first.is_none() && window.declared.is_empty(), Refusal::DeclaredAlready)?;
            ensure(battle.spenders(step).count() > 1 && battle.spenders(step).any(|s| s == *side), Refusal::CannotSpend)
        }
        (Command::ChooseZone { zone }, Some(Step::ChooseZone { side })) => {
            ensure(battle.sides.iter().all(|s| s.zone != Some(*zone)), Refusal::ZoneTaken)?;
            ensure(battle.in_own_half(*side, *zone), Refusal::OtherHalf)
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
    ensure((1..=REASON_CHARACTERS).contains(&length) && !reason.chars().any(char::is_control), Refusal::Reason)
}

fn stand_form(battle: &Battle, model: ModelId, lengths: &[Option<Length>], danger: Option<&[Keyword]>) -> Allowed {
    a_model(battle, model)?;
    let fits = |l: &Length| (Length::ZERO..=STATED_MAX).contains(l);
    ensure(lengths.iter().flatten().all(fits) && danger.is_none_or(|k| k.len() <= 4), Refusal::NotAsked)
}

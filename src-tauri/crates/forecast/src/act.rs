//! An Activation: what a model does first, and when it stops.

use nml_battle::{Battle, Command, ModelId, Offer, Options, Reach, ScenarioSaid, Sight, Spot};
use nml_catalogue::length::Length;

use crate::aim::{self, Aim};
use crate::{place, worth};

/// How many attacks have their odds worked out; others are no better at a glance.
const RECKONED: usize = 4;

/// What the acting model does.
pub(crate) fn act(
    battle: &Battle,
    options: &Options,
    model: ModelId,
    draw: &mut impl FnMut(u32) -> u32,
) -> Option<Command> {
    if let Some(work) = work(options, draw) {
        return Some(work);
    }
    let engaged: Vec<ModelId> = battle.opponents(model).collect();
    let strike = best_attack(battle, options, model);
    // Nobody knows how far anything is: it goes at random for what it cannot strike at now.
    if battle.disc(model).is_none() {
        return strike.map(|(_, command)| command);
    }
    if !engaged.is_empty() {
        if let Some(retreat) =
            retreats(battle, options, model, &engaged, strike.as_ref().map_or(0, |(worth, _)| *worth))
        {
            return Some(retreat);
        }
        return strike.map(|(_, command)| command).or_else(|| rest(battle, options, model, draw));
    }
    let charge = best_charge(battle, options, model);
    match (strike, charge) {
        (Some((shot, command)), charge) if charge.as_ref().is_none_or(|(worth, _)| *worth <= shot) => Some(command),
        (_, Some((_, command))) => Some(command),
        (Some((_, command)), None) => Some(command),
        (None, None) => walk(battle, options, model).or_else(|| rest(battle, options, model, draw)),
    }
}

/// An ACTION on one of the scenario's things, if any is offered: that is what the model came for.
fn work(options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let works: Vec<&Command> = options
        .offers
        .iter()
        .filter_map(|offer| {
            let Offer::Say(command @ Command::Scenario(ScenarioSaid::Work { .. })) = offer else { return None };
            Some(command)
        })
        .collect();
    let one = works.get(usize::try_from(draw(u32::try_from(works.len()).ok()?)).ok()?)?;
    (draw(4) > 0).then(|| (*one).clone())
}

/// The best of the attacks that are offered, by their odds, with what it is worth.
pub(crate) fn best_attack(battle: &Battle, options: &Options, model: ModelId) -> Option<(i64, Command)> {
    let mut attacks: Vec<(i64, &Command, &str, ModelId, Reach)> = Vec::new();
    for offer in &options.offers {
        let Offer::Say(command) = offer else { continue };
        let (weapon, target, reach) = if let Command::Shoot { weapon, target, .. } = command {
            (weapon, target.model(), Reach::Ranged)
        } else if let Command::Fight { weapon, target, .. } = command {
            (weapon, Some(*target), Reach::Melee)
        } else {
            continue;
        };
        let Some(target) = target.filter(|target| battle.enemies(model, *target)) else { continue };
        if reach == Reach::Ranged && matches!(battle.sight(model, target), Some(Sight::None { .. })) {
            continue;
        }
        attacks.push((glance(battle, model, target), command, weapon, target, reach));
    }
    attacks.sort_by_key(|(glance, ..)| std::cmp::Reverse(*glance));
    attacks.truncate(RECKONED);
    let reckoned = attacks.into_iter().map(|(_, command, weapon, target, reach)| {
        (worth::of_attack(battle, model, weapon, target, reach), command.clone())
    });
    reckoned.max_by_key(|(worth, _)| *worth).filter(|(worth, _)| *worth > 0)
}

/// How good a target looks before any odds are worked out: what it is worth, what lies on it, how near it is.
fn glance(battle: &Battle, model: ModelId, target: ModelId) -> i64 {
    let Some(fighter) = battle.fighter(target) else { return 0 };
    let marked =
        i64::from(fighter.markers.blood.saturating_add(fighter.markers.infection)) + if fighter.down() { 4 } else { 0 };
    let far = battle.distance(model, target).map_or(0, |far| i64::from(far.whole_inches()));
    let objective = if place::objectives(battle)
        .iter()
        .any(|at| fighter.at.is_some_and(|there| there.distance(*at) <= Length::inches(3)))
    {
        20
    } else {
        0
    };
    worth::of(battle, target) / worth::DUCAT + marked * 15 - far * 2 + objective
}

/// The best charge: by the chance to arrive and by what the first attack is worth then, against what comes back.
fn best_charge(battle: &Battle, options: &Options, model: ModelId) -> Option<(i64, Command)> {
    let charges = options.offers.iter().filter_map(|offer| {
        let Offer::Say(command @ Command::Charge { target, .. }) = offer else { return None };
        Some((*target, command))
    });
    let mut likely: Vec<(i64, ModelId, &Command)> = charges
        .filter_map(|(target, command)| {
            let need = battle.charge_at(model, target);
            let arrives = i64::from(need.ways) * 100 / i64::from(need.of.max(1));
            (arrives >= 50).then_some((arrives, target, command))
        })
        .collect();
    likely.sort_by_key(|(arrives, target, _)| std::cmp::Reverse(arrives * glance(battle, model, *target).max(1)));
    likely.truncate(2);
    let reckoned = likely.into_iter().filter_map(|(arrives, target, command)| {
        let gain = worth::of_melee(battle, model, target) * arrives / 100;
        let back = worth::of_melee(battle, target, model);
        (gain * 3 > back).then(|| (gain, command.clone()))
    });
    reckoned.max_by_key(|(worth, _)| *worth).filter(|(worth, _)| *worth > 0)
}

/// Out of a fight that it is losing.
fn retreats(battle: &Battle, options: &Options, model: ModelId, engaged: &[ModelId], own: i64) -> Option<Command> {
    let retreat = offered(options, &Command::Retreat)?;
    let back: i64 = engaged.iter().map(|enemy| worth::of_melee(battle, *enemy, model)).sum();
    (back > own * 5).then_some(retreat)
}

/// The move of the Move ACTION, towards what the model is after.
fn walk(battle: &Battle, options: &Options, model: ModelId) -> Option<Command> {
    options.offers.iter().find_map(|offer| {
        let Offer::Place { command: command @ Command::Move { .. }, spot: Some(spot) } = offer else { return None };
        step(battle, options, command, spot, model)
    })
}

/// A move to a place that fits what the model is after.
pub(crate) fn step(
    battle: &Battle,
    options: &Options,
    command: &Command,
    spot: &Spot,
    model: ModelId,
) -> Option<Command> {
    match aim::aim(battle, model) {
        Aim::To(goal) => place::towards(battle, options, command, spot, goal),
        Aim::From(danger) => place::away(battle, options, command, spot, danger),
        Aim::Stays => None,
    }
}

/// Nothing to strike, nowhere to walk: a Dash that leads on, an ability now and then, the partner, the end.
fn rest(battle: &Battle, options: &Options, model: ModelId, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    if let Some(ability) = ability(options, draw) {
        return Some(ability);
    }
    if let Some(dash) = offered(options, &Command::Dash).filter(|_| leads_on(battle, model)) {
        return Some(dash);
    }
    // Its partner acts first, if it has not yet; now and then neither can do anything.
    let fresh = battle.partner.as_ref().is_some_and(|p| !p.moved() && !p.fought && p.shots.is_empty());
    let partner = offered(options, &Command::Partner).filter(|_| fresh && draw(3) > 0);
    partner.or_else(|| offered(options, &Command::EndActivation))
}

/// Whether there is a way left that a Dash is worth.
fn leads_on(battle: &Battle, model: ModelId) -> bool {
    let Some(own) = battle.disc(model) else { return false };
    match aim::aim(battle, model) {
        Aim::To(goal) => own.at.distance(goal.at) > goal.short + Length::inches(2),
        Aim::From(_) => true,
        Aim::Stays => false,
    }
}

/// One of the ACTIONS that abilities and kit grant, every other time: nobody reckons here what it is worth.
fn ability(options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let abilities: Vec<Command> = options
        .offers
        .iter()
        .filter_map(|offer| {
            if let Offer::Say(command @ Command::Use { .. }) = offer {
                return Some(command.clone());
            }
            let Offer::Pay { command: Command::Use { action, target, outcome, .. }, ways, .. } = offer else {
                return None;
            };
            let (paid, action) = (ways.first()?.clone(), action.clone());
            Some(Command::Use { action, target: *target, outcome: *outcome, paid })
        })
        .collect();
    let one = abilities.get(usize::try_from(draw(u32::try_from(abilities.len()).ok()?)).ok()?)?;
    (draw(2) == 0).then(|| one.clone())
}

/// The command, if exactly it is offered.
pub(crate) fn offered(options: &Options, command: &Command) -> Option<Command> {
    options.offers.iter().any(|offer| matches!(offer, Offer::Say(c) if c == command)).then(|| command.clone())
}

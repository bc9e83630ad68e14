//! From event to state for the scenario's own part. Total.

use crate::log::scenario::{Betrayed, NEUTRAL, ScenarioEvent};
use crate::log::state::{Battle, Condition, Fighter, Presence};
use nml_catalogue::scenario::BetrayalDoes;

/// Applies one event.
pub fn evolve(battle: &mut Battle, event: &ScenarioEvent) {
    let turn = battle.turn;
    let scene = &mut battle.scene;
    match event {
        ScenarioEvent::Roles { roles } => scene.roles.clone_from(roles),
        ScenarioEvent::Teams { teams } => scene.teams.clone_from(teams),
        ScenarioEvent::Suits { aces, source: _ } => scene.alliances.aces.clone_from(aces),
        ScenarioEvent::Allied { pairs, alone: _ } => scene.alliances.named.clone_from(pairs),
        ScenarioEvent::Betrayed(played) => betrayed(battle, *played),
        ScenarioEvent::PointsGiven { from, to, points } => {
            for (place, side) in (0_u8..).zip(&mut battle.sides) {
                if Some(place) == *from {
                    side.points = side.points.saturating_sub(*points);
                } else if place == *to {
                    side.points = side.points.saturating_add(*points);
                }
            }
        }
        ScenarioEvent::Thing { thing, now } => match scene.things.get_mut(usize::from(*thing)) {
            Some(known) => known.clone_from(now),
            None => scene.things.push(now.clone()),
        },
        ScenarioEvent::Unused { models } => {
            scene.unused.extend(models);
            for model in models {
                if let Some(fighter) = battle.fighters.get_mut(usize::from(*model)) {
                    fighter.presence = Presence::Gone;
                }
            }
        }
        ScenarioEvent::Reserve { models } => scene.reserve.extend(models),
        ScenarioEvent::Limit { side, more } => {
            if let Some(place) = scene.limit_dice.get_mut(usize::from(*side)) {
                *place = *more;
            }
        }
        ScenarioEvent::Stopped { side } => scene.stopped.push(*side),
        ScenarioEvent::Arriving { left } => scene.arriving.clone_from(left),
        ScenarioEvent::Arrived => {
            scene.arrived = true;
            scene.arriving.iter_mut().for_each(|n| *n = 0);
        }
        ScenarioEvent::TooLate { models } => {
            for model in models {
                if let Some(fighter) = battle.fighters.get_mut(usize::from(*model)) {
                    fighter.presence = Presence::Gone;
                    fighter.condition = Condition::Out;
                }
            }
        }
        ScenarioEvent::Length { extended } => {
            scene.length_rolled = true;
            scene.extended = *extended;
        }
        ScenarioEvent::Ending => scene.ending = true,
        ScenarioEvent::Unforeseen { row } => scene.unforeseen = Some((*row, turn)),
        ScenarioEvent::Stirred { times } => scene.stirred = *times,
        ScenarioEvent::Tallied(tallied) => scene.tallies.push(tallied.clone()),
        ScenarioEvent::Credited(credit) => scene.credits.push(credit.clone()),
        ScenarioEvent::Proposed(proposal) => scene.proposals.push(proposal.clone()),
        ScenarioEvent::Denied { deed, model } => {
            scene.proposals.retain(|p| p.deed != *deed);
            scene.denied.push((deed.clone(), *model));
        }
        ScenarioEvent::Noted(note) => scene.notes.push(note.clone()),
        ScenarioEvent::Holds { model, count, stolen } => {
            scene.holds.retain(|(m, _, _)| m != model);
            if *count > 0 {
                scene.holds.push((*model, *count, *stolen));
            }
        }
        ScenarioEvent::Poisoned { model, poisoned } => {
            scene.poisoned.retain(|m| m != model);
            if *poisoned {
                scene.poisoned.push(*model);
            }
        }
        ScenarioEvent::Riding { model, on } => {
            scene.riding.retain(|(rider, _)| rider != model);
            scene.riding.extend(on.map(|on| (*model, on)));
        }
        ScenarioEvent::CameUp { neutral, at } => {
            let card = battle.field.scenario.neutrals.get(usize::from(*neutral)).map(|n| &n.sheet);
            let mut fighter = Fighter::new(NEUTRAL, (*neutral).into(), card);
            fighter.presence = Presence::Table;
            fighter.at = *at;
            battle.fighters.push(fighter);
        }
        ScenarioEvent::Undying { model, times } => {
            scene.undying.retain(|(m, _)| m != model);
            scene.undying.push((*model, *times));
        }
        ScenarioEvent::Angered { neutral, by } => {
            scene.anger.retain(|(n, _, at)| n != neutral || *at + 1 >= turn);
            scene.anger.push((*neutral, *by, turn));
        }
        ScenarioEvent::Plays { side } => scene.plays = *side,
        ScenarioEvent::Risky { .. } => scene.risky = scene.risky.saturating_add(1),
        ScenarioEvent::RetreatedFrom { enemies } => scene.left.clone_from(enemies),
        ScenarioEvent::Took { action } => scene.taken.push(action.clone()),
        ScenarioEvent::Left { model } => {
            scene.riding.retain(|(rider, on)| rider != model && on != model);
            if let Some(fighter) = battle.fighters.get_mut(usize::from(*model)) {
                fighter.presence = Presence::Gone;
            }
            scene.escaped.push(*model);
            battle.engaged.retain(|(a, b)| a != model && b != model);
        }
        ScenarioEvent::Held { objectives } => scene.held.clone_from(objectives),
        ScenarioEvent::Lent { thing } => {
            if let Some(thing) = scene.things.get_mut(usize::from(*thing)) {
                thing.used = turn;
            }
        }
        ScenarioEvent::StoodOn { model, objective } => scene.stood.push((*model, *objective)),
        ScenarioEvent::Kept { all } => scene.kept.clone_from(all),
        ScenarioEvent::Driven(driven) => {
            scene.driven.retain(|d| d.model != driven.model);
            scene.driven.push(driven.clone());
        }
        ScenarioEvent::WentOn { model } => scene.driven.retain(|d| d.model != *model),
        ScenarioEvent::Unseen { model, enemies } => {
            scene.unseen.retain(|(m, _)| m != model);
            scene.unseen.extend(enemies.iter().map(|enemy| (*model, *enemy)));
        }
    }
}

/// What stays of a card after the moment in which it was played.
fn betrayed(battle: &mut Battle, played: Betrayed) {
    let does = battle.betrayal(&played).map(|card| card.does);
    let alliances = &mut battle.scene.alliances;
    alliances.played.push(played.card);
    match (does, played) {
        (Some(BetrayalDoes::ForcesAlliance), Betrayed { side, of: Some(of), .. }) => alliances.forced.push((of, side)),
        (Some(BetrayalDoes::KeepsAll), Betrayed { side, .. }) => alliances.keeps_all.push(side),
        (Some(BetrayalDoes::NoMoreDeeds), Betrayed { model: Some(model), .. }) => alliances.no_deeds.push(model),
        _ => {}
    }
}

impl Battle {
    /// What a Turn's or an Activation's beginning sets back.
    pub(crate) fn scene_turns(&mut self) {
        for thing in &mut self.scene.things {
            thing.claimed = None;
        }
        self.scene.arrived = false;
        self.scene.alliances.end();
    }

    /// An Activation begins.
    pub(crate) fn scene_activates(&mut self) {
        self.scene.arrived = false;
        self.scene.risky = 0;
        self.scene.left.clear();
        self.scene.taken.clear();
        self.scene.unseen.clear();
    }
}

//! From event to state. Total: an event about something that is not there changes nothing.

mod content;
mod scenario;

use content::on;

use std::sync::Arc;

use crate::log::command::StateChange;
use crate::log::event::Event;
use crate::log::state::{
    Activation, BLESSINGS_MAX, Basis, Battle, Condition, DeedDone, Fall, MARKERS_MAX, Markers, ModelId, MoveKind,
    Phase, Presence, Side, SideId,
};
use crate::log::step::{Purpose, Step, SuccessRoll};
use crate::log::tally::FirstAction;

/// Applies one event.
pub fn evolve(battle: &mut Battle, event: &Event) {
    match event {
        Event::Asked { done, next } => {
            let left = battle.steps.len().saturating_sub(usize::from(*done));
            battle.steps.truncate(left);
            battle.steps.extend(next.iter().cloned());
        }
        Event::ZoneTaken { side, zone } => {
            if let Some(side) = battle.sides.get_mut(usize::from(*side)) {
                side.zone = Some(*zone);
            }
        }
        Event::Deployed { model, at } => {
            on(battle, *model, |f| {
                f.presence = Presence::Table;
                f.at = *at;
            });
        }
        Event::HeldBack { model } => on(battle, *model, |f| f.presence = Presence::Held),
        Event::TurnBegan { turn } => {
            battle.turn = *turn;
            battle.partner = None;
            battle.phase = Phase::Initiative;
            battle.initiative = None;
            battle.deck.discard();
            battle.scene_turns();
            battle.last = None;
            battle.tally.in_turn.clear();
            for fighter in &mut battle.fighters {
                fighter.activated = false;
                fighter.charged = false;
                fighter.stood = false;
                fighter.fought = false;
            }
        }
        Event::Initiative { side, .. } => {
            battle.initiative = Some(*side);
            battle.phase = Phase::Activation;
        }
        Event::Activated { model, stood_up, engaged } => {
            if *stood_up {
                on(battle, *model, |f| {
                    f.condition = Condition::Standing;
                    f.stood = true;
                });
            }
            on(battle, *model, |f| f.activated = true);
            battle.scene_activates();
            battle.tally.first = None;
            battle.tally.fought_with.clear();
            battle.tally.in_activation.clear();
            battle.activation = Some(Activation::new(*model, *stood_up, *engaged));
            battle.partner = None;
        }
        Event::Joined { model, stood_up, engaged } => {
            on(battle, *model, |f| {
                f.activated = true;
                if *stood_up {
                    f.condition = Condition::Standing;
                    f.stood = true;
                }
            });
            battle.partner = Some(Activation { together: true, ..Activation::new(*model, *stood_up, *engaged) });
            if let Some(first) = &mut battle.activation {
                first.together = true;
            }
        }
        Event::Turned { model } => {
            if battle.partner.as_ref().is_some_and(|p| p.model == *model) {
                std::mem::swap(&mut battle.activation, &mut battle.partner);
            }
        }
        Event::OffHand { model, weapon } => acting(battle, *model, |a| a.off_hand = Some(weapon.clone())),
        Event::MoveKind { model, kind } => {
            first(battle, *model, *kind == MoveKind::Charge);
            acting(battle, *model, |a| {
                a.moves.push(*kind);
                a.dashing = false;
            });
            if *kind == MoveKind::Charge {
                on(battle, *model, |f| f.charged = true);
            }
        }
        Event::Dashed { model } => {
            first(battle, *model, false);
            acting(battle, *model, |a| {
                a.dashed = true;
                a.dashing = true;
            });
        }
        Event::Shot { model, weapon } => {
            first(battle, *model, false);
            acting(battle, *model, |a| a.shots.push(weapon.clone()));
        }
        Event::Fought { model } => {
            first(battle, *model, false);
            acting(battle, *model, |a| a.fought = true);
            on(battle, *model, |f| f.fought = true);
        }
        Event::Used { model, action, target } => {
            first(battle, *model, false);
            let mark = battle.granted(*model).find(|a| a.id == *action).map(|a| a.mark(*target));
            acting(battle, *model, |a| a.taken.push(mark.unwrap_or_else(|| action.clone())));
        }
        Event::Content(worked) => content::remember(battle, worked),
        Event::Aimed { model, dice } => acting(battle, *model, |a| a.aim = a.aim.saturating_add(*dice)),
        Event::UseSpent { model, of } => on(battle, *model, |f| f.used.push(of.clone())),
        Event::Moved { model, to, height, danger } => on(battle, *model, |f| {
            f.at = *to;
            f.height = *height;
            f.ledge = None;
            f.danger.clone_from(danger);
        }),
        Event::Fell { model, to, .. } => on(battle, *model, |f| {
            f.at = *to;
            f.height = None;
            f.ledge = None;
            f.danger = None;
        }),
        Event::Stands { model, height, ledge, danger } => on(battle, *model, |f| {
            f.height = *height;
            f.ledge = *ledge;
            f.danger.clone_from(danger);
        }),
        Event::MovesAs { model, flying } => on(battle, *model, |f| f.flies = *flying),
        Event::Charges { model, targets } => acting(battle, *model, |a| a.targets.clone_from(targets)),
        Event::Dived { model } => {
            on(battle, *model, |f| f.dives = true);
            acting(battle, *model, |a| a.dived = true);
        }
        Event::DiveSpent { model } => on(battle, *model, |f| f.dives = false),
        Event::MinesLaid { terrain } => {
            battle.cleared.retain(|id| id != terrain);
            battle.mined.push(terrain.clone());
        }
        Event::MinesCleared { terrain } => {
            battle.mined.retain(|id| id != terrain);
            battle.cleared.push(terrain.clone());
        }
        Event::Engaged { a, b } => battle.engaged.push((*a, *b)),
        Event::Disengaged { model } => battle.engaged.retain(|(a, b)| a != model && b != model),
        Event::Agreed { ruling, reading } => {
            // A reading that this version does not know changes nothing.
            if let Err(_unknown) = Arc::make_mut(&mut battle.field).ruleset.rulings.set(ruling, reading) {}
        }
        Event::ShowsDown { side, lying } => {
            if let Some(side) = battle.sides.get_mut(usize::from(*side)) {
                side.lies = *lying;
            }
        }
        Event::Drawn { cards, stays, .. } => {
            battle.deck.take(cards, *stays);
            rests(battle, |b| b.rolled = b.rolled.saturating_add(1));
        }
        Event::Rolled(_) => rests(battle, |b| b.rolled = b.rolled.saturating_add(1)),
        Event::Overruled { .. } | Event::Scattered { .. } | Event::ShotLost { .. } => {}
        Event::Happened { .. } => rests(battle, |b| b.stated = b.stated.saturating_add(1)),
        Event::Stated { facts } => {
            if let Some(Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), .. })) = battle.steps.last_mut() {
                attack.facts = facts.clone();
            }
        }
        Event::Spent { side, markers, .. } => {
            if let Some(window) = battle.steps.last_mut().and_then(Step::window_mut) {
                window.declared.push((*side, *markers));
            }
        }
        Event::SpendFirst { side } => {
            if let Some(window) = battle.steps.last_mut().and_then(Step::window_mut) {
                window.first = Some(*side);
            }
        }
        Event::Markers { model, markers } => put(battle, *model, *markers),
        Event::Down { model } => on(battle, *model, |f| f.condition = Condition::Down),
        Event::Stood { model } => {
            on(battle, *model, |f| {
                f.condition = Condition::Standing;
                f.stood = true;
            });
            stands_in_its_beginning(battle, *model);
        }
        Event::Out { model, fall } => {
            on(battle, *model, |f| {
                f.condition = Condition::Out;
                f.presence = Presence::Gone;
                f.fall = Some(fall.clone());
            });
            battle.engaged.retain(|(a, b)| a != model && b != model);
        }
        Event::ToughSpent { model, again } => on(battle, *model, |f| f.tough_spent = !again),
        Event::ActivationEnded { model, .. } => {
            if battle.partner.as_ref().is_some_and(|p| p.model == *model) {
                battle.partner = None;
            } else if battle.activation.as_ref().is_some_and(|a| a.model == *model) {
                battle.activation = battle.partner.take();
            }
            battle.tally.drags = battle.tally.drags.filter(|(by, _)| by != model);
            if battle.activation.is_none() {
                battle.tally.hits.clear();
            }
            // A neutral model acts between the Activations of the sides.
            if !battle.is_neutral(*model) {
                battle.last = battle.fighter(*model).map(|f| f.side);
            }
        }
        Event::MoraleBegan => battle.phase = Phase::Morale,
        Event::Shaken { side, shaken } => at_side(battle, *side, |s| {
            s.wavered |= s.shaken && !*shaken;
            s.shaken = *shaken;
        }),
        Event::Fled { side } => {
            at_side(battle, *side, |s| s.fled = true);
            for fighter in battle.fighters.iter_mut().filter(|f| f.side == *side) {
                fighter.presence = Presence::Gone;
            }
        }
        Event::Scored { side, points, .. } => at_side(battle, *side, |s| {
            s.points = s.points.saturating_add(*points);
            s.scored.push(*points);
        }),
        Event::Deed(done) => {
            battle.deeds.push(done.clone());
            battle.scene.proposals.retain(|p| p.deed != done.deed);
        }
        Event::Scenario(event) => scenario::evolve(battle, event),
        Event::Ended(outcome) => {
            battle.phase = Phase::Ended;
            battle.activation = None;
            battle.partner = None;
            battle.steps.clear();
            battle.outcome = Some(*outcome);
            // The winner has the Deed of winning, even when points are counted again.
            let field = Arc::clone(&battle.field);
            let of_winning = |deed: &str| {
                field.scenario.deeds.iter().any(|d| d.id == deed && d.sign == Some(nml_catalogue::DeedSign::Won))
            };
            battle.deeds.retain(|d| Some(d.side) == outcome.winner || !of_winning(&d.deed));
        }
        Event::SetRight { change, .. } => {
            rests(battle, |b| b.corrected = b.corrected.saturating_add(1));
            set_right(battle, change);
        }
        Event::CaughtUp { changes } => {
            changes.iter().for_each(|change| set_right(battle, change));
            let many = u16::try_from(changes.len()).unwrap_or(u16::MAX);
            rests(battle, |b| b.stated = b.stated.saturating_add(many));
        }
    }
}

fn set_right(battle: &mut Battle, change: &StateChange) {
    match change {
        StateChange::Markers { model, markers } => put(battle, *model, *markers),
        StateChange::Condition { model, condition } => on(battle, *model, |f| {
            f.condition = *condition;
            f.presence = if *condition == Condition::Out { Presence::Gone } else { Presence::Table };
            if *condition != Condition::Out {
                f.fall = None;
            }
        }),
        StateChange::Position { model, at } => on(battle, *model, |f| {
            f.at = *at;
            f.height = None;
            f.ledge = None;
            f.danger = None;
        }),
        StateChange::OutOfAction { model, by, weapon, turn } => {
            let turn = turn.unwrap_or(battle.turn);
            on(battle, *model, |f| {
                f.condition = Condition::Out;
                f.presence = Presence::Gone;
                let (by, weapon) = (*by, weapon.clone());
                f.fall = Some(Fall { turn, by, weapon, stated: true, ..Fall::default() });
            });
        }
        StateChange::Waiting { model } => on(battle, *model, |f| {
            (f.presence, f.condition, f.at, f.fall) = (Presence::Waiting, Condition::Standing, None, None);
        }),
        StateChange::Turn { turn, phase } => {
            if *phase == Phase::Initiative || *turn != battle.turn {
                for fighter in &mut battle.fighters {
                    (fighter.activated, fighter.charged, fighter.fought) = (false, false, false);
                }
            }
            (battle.turn, battle.phase, battle.last) = (*turn, *phase, None);
            (battle.activation, battle.partner) = (None, None);
            battle.steps.clear();
        }
        StateChange::Initiative { side } => battle.initiative = Some(*side),
        StateChange::Asked { side } => {
            battle.turn = battle.turn.max(1);
            battle.phase = Phase::Activation;
            (battle.activation, battle.partner) = (None, None);
            battle.steps = vec![Step::Activate { side: *side, must: None }];
        }
        StateChange::Engaged { a, b, engaged } => {
            battle.engaged.retain(|&pair| pair != (*a, *b) && pair != (*b, *a));
            if *engaged {
                battle.engaged.push((*a, *b));
            }
        }
        StateChange::Deed { deed, side, model } => {
            battle.deeds.retain(|d| d.deed != *deed);
            if let Some(side) = *side {
                battle.deeds.push(DeedDone { deed: deed.clone(), side, model: *model, turn: battle.turn });
            }
        }
        StateChange::Activated { model, activated } => on(battle, *model, |f| f.activated = *activated),
        StateChange::VictoryPoints { side, points } => at_side(battle, *side, |s| s.points = *points),
        StateChange::Shaken { side, shaken } => at_side(battle, *side, |s| s.shaken = *shaken),
        StateChange::Thing { thing, now } => {
            if let Some(known) = battle.scene.things.get_mut(usize::from(*thing)) {
                known.clone_from(now);
            }
        }
    }
}

/// What lies on a model. How much may lie there was decided; here it is only bounded.
fn put(battle: &mut Battle, model: ModelId, markers: Markers) {
    on(battle, model, |f| f.markers = markers.capped(BLESSINGS_MAX));
}

/// A model that stands up as its Activation begins, after something else, moves half as far all the same (MOV-14).
fn stands_in_its_beginning(battle: &mut Battle, model: ModelId) {
    if battle.steps.iter().any(|step| step.is_beginning() && step.doer() == Some(model)) {
        for activation in [&mut battle.activation, &mut battle.partner].into_iter().flatten() {
            activation.stood_up |= activation.model == model;
        }
    }
}

/// Notes what the present Turn rests on.
fn rests(battle: &mut Battle, change: impl FnOnce(&mut Basis)) {
    let turn = usize::from(battle.turn);
    if battle.basis.len() <= turn {
        battle.basis.resize(turn + 1, Basis::default());
    }
    if let Some(basis) = battle.basis.get_mut(turn) {
        change(basis);
    }
}

fn acting(battle: &mut Battle, model: ModelId, change: impl FnOnce(&mut Activation)) {
    if let Some(activation) = battle.activation.as_mut().filter(|a| a.model == model) {
        change(activation);
    }
}

/// The first ACTION of the Activation is remembered.
fn first(battle: &mut Battle, model: ModelId, charge: bool) {
    let known = battle.tally.first.is_some_and(|(who, _)| who == model);
    if !known && battle.activation.as_ref().is_some_and(|a| a.model == model) {
        let what = if charge { FirstAction::Charge } else { FirstAction::Other };
        battle.tally.first = Some((model, what));
    }
}

fn at_side(battle: &mut Battle, side: SideId, change: impl FnOnce(&mut Side)) {
    if let Some(side) = battle.sides.get_mut(usize::from(side)) {
        change(side);
    }
}

impl Markers {
    /// At most six of each, and of BLESSING as many as are read; surplus placements are ignored (MRK-02, C-04).
    #[must_use]
    pub fn capped(self, blessings: u8) -> Self {
        Self {
            blood: self.blood.min(MARKERS_MAX),
            blessing: self.blessing.min(blessings),
            infection: self.infection.min(MARKERS_MAX),
        }
    }
}

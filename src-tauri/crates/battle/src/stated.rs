//! What is stated and not rolled: single happenings, *Catch up*, a battle by its result, and battles stopped before
//! their end.

use schemars::JsonSchema;
use serde::Serialize;

use super::refusal::Refusal;
use super::run::Run;
use crate::allowed::{Allowed, a_model, a_side, armed, ensure, shorten};
use crate::log::command::{CHANGES_MAX, Happened, REASON_CHARACTERS, StateChange, Verdict};
use crate::log::event::{Event, Score};
use crate::log::falls::{Dive, Put};
use crate::log::journey::Journey;
use crate::log::state::{
    Basis, Battle, DeedDone, EndReason, Fall, Fighter, MARKERS_MAX, Markers, Outcome, Phase, SideId,
};
use crate::log::step::{Purpose, Step};
use crate::log::way::{OVER_MAX, STATED_MAX, VIA_MAX};
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::length::Length;
use nml_warband::result::{TURNS_MAX, VICTORY_POINTS_MAX};

impl Run {
    /// Something happened that nobody rolled here; everything it brings follows.
    pub fn happened(&mut self, what: &Happened) {
        self.emit(Event::Happened { what: what.clone() });
        match what {
            Happened::Markers { model, markers } => self.mark(*model, |m| *m = *markers),
            Happened::Injury { model, result, by, weapon } => {
                let turn = self.battle.turn;
                let fall = Fall { turn, by: *by, weapon: weapon.clone(), stated: true, ..Fall::default() };
                self.apply(*model, *result, false, fall);
                self.fell(*model);
            }
            Happened::TakenOut { model, by } => {
                let fall = Fall { turn: self.battle.turn, by: *by, stated: true, ..Fall::default() };
                self.take_out(*model, fall);
            }
            Happened::Points { side, points } => {
                self.emit(Event::Scored { side: *side, points: *points, why: Score::Stated });
            }
        }
    }

    /// Many states at once; the engine goes on from there.
    pub fn catch_up(&mut self, changes: &[StateChange]) {
        self.emit(Event::CaughtUp { changes: changes.to_vec() });
        changes.iter().for_each(|change| self.after_change(change));
    }

    /// A phase that is set begins as it would by itself.
    pub(crate) fn after_change(&mut self, change: &StateChange) {
        if matches!(change, StateChange::Turn { phase: Phase::Morale, .. }) && self.battle.phase == Phase::Morale {
            self.begin_morale();
        }
        if matches!(change, StateChange::VictoryPoints { .. }) {
            self.count_again();
        }
    }

    /// After a counted end the points of a Deed go where the Deed goes, and may change who has won.
    pub(crate) fn points_of_deeds_follow(&mut self, before: &[DeedDone]) {
        if self.battle.deeds == before || self.battle.outcome.is_none_or(|o| !o.by_points) {
            return;
        }
        let worth = |battle: &Battle, deeds: &[DeedDone], side: SideId| -> u16 {
            deeds.iter().filter(|d| d.side == side).map(|d| battle.deed_points(&d.deed)).sum()
        };
        let battle = &self.battle;
        let changes: Vec<StateChange> = (0_u8..)
            .zip(&battle.sides)
            .filter_map(|(side, state)| {
                let now = state.points.saturating_add(worth(battle, &battle.deeds, side));
                let points = now.saturating_sub(worth(battle, before, side)).min(VICTORY_POINTS_MAX);
                (points != state.points).then_some(StateChange::VictoryPoints { side, points })
            })
            .collect();
        if !changes.is_empty() {
            self.emit(Event::CaughtUp { changes });
            self.count_again();
        }
    }

    /// A battle by its result: the points are what was counted at the table, and nothing is added to them.
    pub fn result(&mut self, verdict: Verdict, reason: EndReason) {
        if verdict == Verdict::Score {
            let winner = self.battle.winner_by_points();
            return self.emit(Event::Ended(Outcome::counted(winner, reason)));
        }
        self.stands(verdict, reason);
    }

    /// The battle is over before its end, and this is what stands of it.
    pub fn stands(&mut self, verdict: Verdict, reason: EndReason) {
        let outcome = match verdict {
            Verdict::Score => return self.score_game(reason),
            Verdict::Win { side } => Outcome::new(Some(side), reason),
            Verdict::Draw => Outcome::new(None, reason),
            Verdict::NoResult => Outcome { void: true, ..Outcome::new(None, reason) },
        };
        self.emit(Event::Ended(outcome));
    }
}

/// How much may be stated of what can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Bounds {
    /// The most markers of each kind on one model (MRK-02, C-04).
    pub markers: Markers,
    /// The most victory points of a side.
    pub points: u16,
    /// The most Turns of a battle.
    pub turns: u8,
    /// The most corners of a way.
    pub corners: usize,
    /// The most crossings of a way.
    pub crossings: usize,
    /// The most for a height, a gap, a stretch.
    pub length: Length,
    /// The most characters of a reason.
    pub reason: usize,
}

impl Battle {
    /// How much may be stated here.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        let markers = Markers { blood: MARKERS_MAX, blessing: self.blessings_max(), infection: MARKERS_MAX };
        Bounds {
            markers,
            points: VICTORY_POINTS_MAX,
            turns: TURNS_MAX,
            corners: VIA_MAX,
            crossings: OVER_MAX,
            length: STATED_MAX,
            reason: REASON_CHARACTERS,
        }
    }
}

/// Whether a change names what exists, within bounds.
pub(super) fn change(battle: &Battle, change: &StateChange) -> Allowed {
    match change {
        StateChange::Markers { model, markers } => {
            a_model(battle, *model)?;
            let most = battle.bounds().markers;
            ensure(markers.blood <= most.blood, Refusal::BloodBeyond(most.blood))?;
            ensure(markers.blessing <= most.blessing, Refusal::BlessingBeyond(most.blessing))?;
            ensure(markers.infection <= most.infection, Refusal::InfectionBeyond(most.infection))
        }
        StateChange::Condition { model, .. }
        | StateChange::Position { model, .. }
        | StateChange::Activated { model, .. }
        | StateChange::Waiting { model } => a_model(battle, *model),
        StateChange::OutOfAction { model, by, weapon, turn } => {
            a_model(battle, *model)?;
            blamed(battle, *by, weapon.as_deref())?;
            ensure(turn.is_none_or(|t| t <= TURNS_MAX), Refusal::NotAsked)
        }
        StateChange::VictoryPoints { side, points } => {
            a_side(battle, *side)?;
            ensure(*points <= VICTORY_POINTS_MAX, Refusal::NotAsked)
        }
        StateChange::Thing { thing, now } => super::scenario::thing_form(battle, *thing, now),
        StateChange::Shaken { side, .. } | StateChange::Initiative { side } | StateChange::Asked { side } => {
            a_side(battle, *side)
        }
        StateChange::Turn { turn, phase } => {
            let played = matches!(phase, Phase::Initiative | Phase::Activation | Phase::Morale);
            ensure(played && (1..=TURNS_MAX).contains(turn), Refusal::NotAsked)
        }
        StateChange::Engaged { a, b, .. } => {
            a_model(battle, *a)?;
            a_model(battle, *b)?;
            ensure(a != b, Refusal::NotAmong(*a))
        }
        StateChange::Deed { deed, side, model } => {
            let known = battle.field.scenario.deeds.iter().any(|d| d.id == *deed);
            ensure(known, Refusal::NoSuchDeed(shorten(deed)))?;
            side.map_or(Ok(()), |s| a_side(battle, s))?;
            model.map_or(Ok(()), |m| a_model(battle, m))
        }
    }
}

/// Whether a list of changes is one.
pub(super) fn changes(battle: &Battle, list: &[StateChange]) -> Allowed {
    ensure(list.len() <= CHANGES_MAX, Refusal::NotAsked)?;
    list.iter().try_for_each(|c| change(battle, c))
}

/// Whether a happening names what exists, within bounds.
pub(super) fn happening(battle: &Battle, what: &Happened) -> Allowed {
    match what {
        Happened::Markers { model, markers } => {
            change(battle, &StateChange::Markers { model: *model, markers: *markers })
        }
        Happened::Injury { model, by, weapon, .. } => {
            a_model(battle, *model)?;
            let there = battle.fighter(*model).is_some_and(Fighter::on_table);
            ensure(there, Refusal::NotAmong(*model))?;
            blamed(battle, *by, weapon.as_deref())
        }
        Happened::TakenOut { model, by } => {
            let injury = Happened::Injury { model: *model, result: InjuryResult::OutOfAction, by: *by, weapon: None };
            happening(battle, &injury)
        }
        Happened::Points { side, points } => {
            a_side(battle, *side)?;
            ensure(*points <= VICTORY_POINTS_MAX, Refusal::NotAsked)
        }
    }
}

/// A weapon is named with the model that has it.
fn blamed(battle: &Battle, by: Option<u16>, weapon: Option<&str>) -> Allowed {
    match (by, weapon) {
        (None, None) => Ok(()),
        (None, Some(weapon)) => Err(Refusal::NoSuchWeapon(shorten(weapon))),
        (Some(by), None) => a_model(battle, by),
        (Some(by), Some(weapon)) => {
            a_model(battle, by)?;
            armed(battle, by, weapon)
        }
    }
}

/// Whether a verdict names a side that exists.
pub(super) fn verdict(battle: &Battle, verdict: Verdict) -> Allowed {
    match verdict {
        Verdict::Win { side } => a_side(battle, side),
        Verdict::Score | Verdict::Draw | Verdict::NoResult => Ok(()),
    }
}

impl Battle {
    /// What the battle rests on as a whole.
    #[must_use]
    pub fn rests_on(&self) -> Basis {
        self.basis.iter().fold(Basis::default(), |sum, turn| Basis {
            rolled: sum.rolled.saturating_add(turn.rolled),
            stated: sum.stated.saturating_add(turn.stated),
            corrected: sum.corrected.saturating_add(turn.corrected),
        })
    }

    /// The sides that check Morale in this Phase, in the order nobody chose: the side with Initiative first.
    #[must_use]
    pub(super) fn checking(&self) -> Vec<SideId> {
        let initiative = self.initiative.unwrap_or(0);
        let mut order: Vec<SideId> = self.fighting_on().into_iter().filter(|s| self.must_check(*s)).collect();
        order.sort_by_key(|s| (*s != initiative, *s));
        order
    }

    /// Whether the question is about a roll or choice that somebody's fall has made pointless.
    pub(super) fn moot(&self, step: &Step) -> bool {
        let gone = |model| !self.fighter(model).is_some_and(Fighter::on_table);
        match step {
            Step::Injury(roll) => gone(roll.victim),
            Step::Success(roll) => {
                let attack = if let Purpose::Attack(attack) = &roll.purpose { Some(attack) } else { None };
                let target = attack.and_then(|a| a.target.model());
                gone(roll.model) || target.is_some_and(gone)
            }
            Step::Act { model }
            | Step::Regenerate { model, .. }
            | Step::ChargeBonus { model, .. }
            | Step::EndCharge { model, .. }
            | Step::Reactions { model, .. }
            | Step::RetreatMove { model }
            | Step::DashMove { model }
            | Step::Journey(Journey { model, .. })
            | Step::Evade { model, .. }
            | Step::EvadeRoll { model, .. }
            | Step::PushRoll { model, .. }
            | Step::Dive(Dive { model, .. })
            | Step::Ledge { model, .. }
            | Step::GoesDown { model, .. }
            | Step::Put(Put { model, .. }) => gone(*model),
            Step::IntoMelee(attack)
            | Step::PickFriend(attack)
            | Step::PickEnemy(attack)
            | Step::DrawVictim { attack, .. } => gone(attack.attacker) || attack.target.model().is_some_and(gone),
            Step::MoreAttacks(series) => gone(series.attacker),
            // With several sides one may have left while the others play on.
            Step::Deploy { side } | Step::Morale { side } | Step::FleeOrShaken { side } => {
                self.sides.get(usize::from(*side)).is_some_and(|s| s.fled)
            }
            Step::Content(ask) => self.ask_moot(ask),
            Step::ZoneRollOff
            | Step::ChooseZone { .. }
            | Step::DeployRollOff
            | Step::InitiativeRollOff
            | Step::ChooseFirst { .. }
            | Step::Activate { .. }
            | Step::Scatter { .. }
            | Step::Caught { .. }
            | Step::MoraleOrder { .. }
            | Step::WhatStands { .. }
            | Step::Control
            | Step::Scenario(_) => false,
        }
    }
}

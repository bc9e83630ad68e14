//! What effects do because something happened, no matter who made it happen.

use crate::effects::Moment;
use crate::log::ask::{AfterChoice, AfterPick, Want};
use crate::log::event::Event;
use crate::log::state::{Battle, Fighter, ModelId, MoveKind, SideId};
use crate::log::step::Step;
use crate::log::tally::{Bound, Worked};
use crate::run::Run;
use nml_catalogue::effect::{Until, What, When};
use nml_catalogue::length::Length;

/// How near an enemy must come to find a hidden model.
const FOUND: Length = Length::micrometres(38_100);
/// How far a model looks for the nearest enemy it must charge (ACT-15).
const CHARGE_TARGET: Length = Length::inches(12);

impl Run {
    /// Called after every event.
    pub fn after(&mut self, event: &Event) {
        match event {
            Event::Moved { model, to, .. } => self.has_moved(*model, to.is_some()),
            Event::Fell { model, .. } => self.has_moved(*model, false),
            Event::Used { model, .. }
            | Event::Shot { model, .. }
            | Event::Fought { model }
            | Event::Dashed { model } => {
                self.acted(*model, Bound::Dash, matches!(event, Event::Dashed { .. }));
            }
            Event::MoveKind { model, kind } => {
                let retreat = *kind == MoveKind::Retreat;
                let charge = *kind == MoveKind::Charge;
                self.acted(*model, Bound::Retreat, retreat || charge);
            }
            Event::ActivationEnded { model, .. } => self.activation_over(*model),
            Event::TurnBegan { .. } => {
                for model in self.models_with_gains() {
                    self.lapse(model, |until| until == Until::TurnEnd);
                }
            }
            Event::Initiative { .. } => self.turn_starts(),
            Event::Deployed { model, .. } => self.deployed(*model),
            Event::Out { model, fall } => self.fallen(*model, fall.by),
            Event::Asked { .. }
            | Event::ZoneTaken { .. }
            | Event::HeldBack { .. }
            | Event::Activated { .. }
            | Event::Joined { .. }
            | Event::Turned { .. }
            | Event::OffHand { .. }
            | Event::Scattered { .. }
            | Event::ShotLost { .. }
            | Event::Happened { .. }
            | Event::CaughtUp { .. }
            | Event::Scenario(_)
            | Event::Engaged { .. }
            | Event::Disengaged { .. }
            | Event::Stated { .. }
            | Event::Rolled(_)
            | Event::Drawn { .. }
            | Event::Spent { .. }
            | Event::SpendFirst { .. }
            | Event::Markers { .. }
            | Event::Down { .. }
            | Event::Stood { .. }
            | Event::ToughSpent { .. }
            | Event::UseSpent { .. }
            | Event::Aimed { .. }
            | Event::MoraleBegan
            | Event::Shaken { .. }
            | Event::Fled { .. }
            | Event::Scored { .. }
            | Event::Deed(_)
            | Event::Ended(_)
            | Event::Overruled { .. }
            | Event::Stands { .. }
            | Event::MovesAs { .. }
            | Event::Charges { .. }
            | Event::Dived { .. }
            | Event::DiveSpent { .. }
            | Event::MinesCleared { .. }
            | Event::MinesLaid { .. }
            | Event::Agreed { .. }
            | Event::ShowsDown { .. }
            | Event::SetRight { .. }
            | Event::Content(_) => {}
        }
    }

    fn models_with_gains(&self) -> Vec<ModelId> {
        self.battle.models().filter(|(_, f)| !f.gained.is_empty()).map(|(id, _)| id).collect()
    }

    fn has_moved(&mut self, model: ModelId, tracked: bool) {
        self.lapse(model, |until| matches!(until, Until::Moves | Until::Acts));
        // On its way it has not ended its move yet.
        let on_its_way = self.battle.steps.iter().any(|s| matches!(s, Step::Journey(j) if j.model == model));
        if !tracked || on_its_way {
            return;
        }
        // A hidden model is found by an enemy that comes near.
        for hidden in self.models_with_gains() {
            let hides = self
                .battle
                .fighter(hidden)
                .is_some_and(|f| f.gained.iter().any(|g| g.effects.iter().any(|e| e.what.contains(&What::Hidden))));
            if hides && self.battle.enemies(hidden, model) && self.battle.near(hidden, model, FOUND) == Some(true) {
                self.lapse(hidden, |until| until == Until::Acts);
            }
        }
        let triggers: Vec<(ModelId, String, String)> = self
            .battle
            .models()
            .filter(|(id, f)| f.on_table() && self.battle.enemies(*id, model))
            .flat_map(|(id, _)| self.battle.own_effects(id).map(move |(source, effect)| (id, source, effect)))
            .filter_map(|(id, source, effect)| {
                let When::EnemyEndsMove(within) = effect.when else { return None };
                if self.battle.near(id, model, within) != Some(true) {
                    return None;
                }
                effect.what.iter().find_map(|what| {
                    if let What::MayTrigger(action) = what {
                        Some((id, source.to_owned(), action.clone()))
                    } else {
                        None
                    }
                })
            })
            .collect();
        for (bearer, source, action) in triggers {
            let options = vec![source.clone(), "Not now".to_owned()];
            let then = AfterChoice::SetsOff { action };
            let side = self.battle.side_of(bearer);
            self.later(&source, bearer, side, Want::Choose { options, then });
        }
    }

    /// An ACTION was begun: what lasted until then is over, and what the Activation was bound to is done.
    fn acted(&mut self, model: ModelId, bound: Bound, done: bool) {
        self.lapse(model, |until| until == Until::Acts);
        let met = self.battle.tally.bound.is_some_and(|(who, to)| {
            who == model
                && match to {
                    Bound::Dash => done && bound == Bound::Dash,
                    Bound::Retreat | Bound::Charge(_) => done && bound == Bound::Retreat,
                }
        });
        if met {
            self.did(Worked::Free { model });
        }
    }

    fn activation_over(&mut self, model: ModelId) {
        let works: Vec<(String, Vec<What>)> = self.at(model, &When::ActivationEnd);
        for (source, words) in works {
            if self.battle.there(model) {
                for what in &words {
                    self.works(&source, model, what, &Default::default());
                }
            }
        }
        if self.battle.tally.bound.is_some_and(|(who, _)| who == model) {
            self.did(Worked::Free { model });
        }
        for other in self.models_with_gains() {
            self.lapse(other, |until| {
                until == Until::ActivationEnd || other == model && until == Until::NextActivationEnd
            });
        }
    }

    fn turn_starts(&mut self) {
        let sides: Vec<_> = self.battle.side_ids().collect();
        for side in sides {
            let words: Vec<(String, What)> = self
                .battle
                .field
                .forces
                .get(usize::from(side))
                .into_iter()
                .flat_map(|f| &f.effects)
                .filter(|s| s.effect.when == When::TurnStart)
                .flat_map(|s| s.effect.what.iter().map(|w| (s.source.clone(), w.clone())))
                .collect();
            for (source, what) in words {
                let among: Vec<ModelId> = self.battle.on_table(side).collect();
                if let (What::BlessesOne(n), Some(first)) = (&what, among.first().copied()) {
                    let then = AfterPick::Blesses(*n);
                    self.later(&source, first, side, Want::Pick { among, optional: true, then });
                }
            }
        }
        let bearers: Vec<ModelId> = self.battle.models().filter(|(_, f)| f.on_table()).map(|(id, _)| id).collect();
        for bearer in bearers {
            for (source, words) in self.at(bearer, &When::TurnStart) {
                for what in &words {
                    self.works(&source, bearer, what, &Default::default());
                }
            }
        }
    }

    /// The model is Activated: INFECTION grew and wounds closed before.
    pub fn activated(&mut self, model: ModelId) {
        for (source, words) in self.at(model, &When::Activation) {
            for what in &words {
                self.works(&source, model, what, &Default::default());
            }
        }
        if let Some((source, bound)) = self.battle.bound_by(model).filter(|_| self.battle.activated_now(model)) {
            match bound {
                Err(among) => {
                    let side = self.battle.side_of(model);
                    let then = AfterPick::Charged;
                    self.later(&source, model, side, Want::Pick { among, optional: true, then });
                }
                Ok(to) => self.did(Worked::Bound { model, to }),
            }
        }
    }

    /// A model went Out of Action.
    fn fallen(&mut self, model: ModelId, by: Option<ModelId>) {
        for (source, words) in self.at(model, &When::OwnOutOfAction) {
            let own = by == Some(model);
            for what in &words {
                if *what == What::FreesSwallowed {
                    self.set_free(&source, model);
                }
                if own && *what == What::Uncounted {
                    self.did(Worked::Uncounted { model });
                }
            }
        }
        let friends: Vec<ModelId> = self
            .battle
            .models()
            .filter(|(id, f)| *id != model && f.on_table() && self.battle.comrades(*id, model))
            .map(|(id, _)| id)
            .collect();
        for friend in friends {
            for (source, words) in self.at(friend, &When::FriendOutOfAction) {
                for what in &words {
                    self.works(&source, friend, what, &Default::default());
                }
            }
        }
        let Some(by) = by.filter(|by| *by != model && self.battle.comrades(*by, model)) else { return };
        if self.battle.under(by, |w| *w == What::BanksMorale) {
            let side = self.battle.side_of(by);
            let dice = self.battle.banked(side).saturating_add(1);
            self.did(Worked::Banked { side, dice });
        }
    }

    /// The effects that act on a model at a moment, including auras, with their sources.
    pub fn at(&self, model: ModelId, when: &When) -> Vec<(String, Vec<What>)> {
        let acting = self.battle.effects_on(model).filter(|a| a.effect.when == *when);
        acting
            .filter(|a| self.battle.holds(model, &a.effect.conditions, &Default::default()))
            .map(|a| (a.source.to_owned(), a.effect.what.clone()))
            .collect()
    }
}

impl Battle {
    /// What others do as soon as the model, which still stands there, goes Out of Action near them.
    #[must_use]
    pub(crate) fn feeds_on(&self, model: ModelId) -> Vec<(ModelId, String, Vec<What>)> {
        let moment = Moment { target: Some(model), ..Moment::default() };
        let others = self.models().filter(|(id, f)| *id != model && f.on_table());
        let all = others.flat_map(|(id, _)| self.own_effects(id).map(move |(source, effect)| (id, source, effect)));
        all.filter(|(id, _, effect)| {
            let near = |within: Length| self.near(*id, model, within).unwrap_or_else(|| self.fighting(*id, model));
            matches!(effect.when, When::OutOfActionNear(within) if near(within))
                && self.holds(*id, &effect.conditions, &moment)
        })
        .map(|(id, source, effect)| (id, source.to_owned(), effect.what.clone()))
        .collect()
    }

    /// DICE for the side's next Morale Check.
    #[must_use]
    pub fn banked(&self, side: SideId) -> i8 {
        self.tally.banked.iter().find(|(s, _)| *s == side).map_or(0, |(_, dice)| *dice)
    }

    /// What the model's Activation must begin with, and what says so; for a charge those it may have to charge.
    fn bound_by(&self, model: ModelId) -> Option<(String, Result<Bound, Vec<ModelId>>)> {
        let engaged = self.opponents(model).next().is_some();
        let standing = self.fighter(model).is_some_and(Fighter::standing);
        self.effects_on(model).find_map(|a| {
            if !self.holds(model, &a.effect.conditions, &Default::default()) {
                return None;
            }
            a.effect.what.iter().find_map(|what| match (&a.effect.when, what) {
                (When::Activation, What::DashesFirst(_)) if !engaged && standing => {
                    Some((a.source.to_owned(), Ok(Bound::Dash)))
                }
                (When::Always, What::MustRetreat) if engaged && standing => {
                    Some((a.source.to_owned(), Ok(Bound::Retreat)))
                }
                (When::Always, What::MustChargeNearest(spared)) if !engaged && standing => {
                    let among = self.nearest_to_charge(model, spared);
                    if among.is_empty() { None } else { Some((a.source.to_owned(), Err(among))) }
                }
                _ => None,
            })
        })
    }

    /// The enemies within 12″, the nearest first; the table says which of them is seen.
    fn nearest_to_charge(&self, model: ModelId, spared: &[nml_catalogue::keyword::Keyword]) -> Vec<ModelId> {
        let mut near: Vec<(Option<Length>, ModelId)> = self
            .enemies_near(model, CHARGE_TARGET, true)
            .into_iter()
            .filter(|id| spared.iter().all(|k| !self.has(*id, k)))
            .map(|id| (self.distance(model, id), id))
            .collect();
        near.sort_by_key(|(d, id)| (d.is_none(), *d, *id));
        near.into_iter().map(|(_, id)| id).collect()
    }
}

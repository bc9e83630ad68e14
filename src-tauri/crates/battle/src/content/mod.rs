//! What abilities, kit and Warband rules do in play: they react to what happens ([`react`]), work at their moments
//! ([`work`]), ask what only people can say ([`ask`](crate::log::ask)) and follow the answers ([`follow`]).

mod actions;
mod answers;
mod at_a_moment;
mod at_work;
mod bounds;
mod calls;
mod consumed;
mod deployment;
mod drag;
mod far_charge;
mod follow;
mod held_back;
mod hits;
mod morale;
mod orders;
mod permit;
mod pregame;
mod react;
mod reminders;
mod swallow;

pub(super) use permit::{form, may_use};

use super::run::Run;
use crate::log::ask::{Ask, Want};
use crate::log::event::Event;
use crate::log::state::{Battle, ENGAGED, ModelId, SideId};
use crate::log::step::Step;
use crate::log::tally::{Gained, Worked};
use nml_catalogue::card::Sourced;
use nml_catalogue::effect::{ActionTarget, Effect, Until, What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

impl Run {
    /// Notes what content did.
    pub fn did(&mut self, worked: Worked) {
        self.emit(Event::Content(worked));
    }

    /// Asks when the command is carried out: what is pending waits. The first asked is the first answered.
    pub fn later(&mut self, source: &str, model: ModelId, side: SideId, want: Want) {
        self.later.push(Step::Content(Ask { source: source.to_owned(), model, side, want }));
    }

    /// Asks at once, before anything that is pending.
    pub(crate) fn ask_now(&mut self, source: &str, model: ModelId, side: SideId, want: Want) {
        self.first(Step::Content(Ask { source: source.to_owned(), model, side, want }));
    }

    /// Puts the questions that came up before the pending one.
    pub fn flush(&mut self) {
        if self.later.is_empty() {
            return;
        }
        let mut next = std::mem::take(&mut self.later);
        next.reverse();
        self.emit(Event::Asked { done: 0, next });
    }

    /// The model is under these effects for a while.
    pub fn gain(&mut self, model: ModelId, source: &str, until: Until, effects: Vec<Effect>) {
        if !effects.is_empty() {
            self.did(Worked::Gained { model, gained: Gained { source: source.to_owned(), until, effects } });
        }
    }

    /// What models have gained has ended.
    pub(crate) fn lapse(&mut self, model: ModelId, ended: impl Fn(Until) -> bool) {
        let mut over: Vec<String> = self
            .battle
            .fighter(model)
            .map(|f| f.gained.iter().filter(|g| ended(g.until)).map(|g| g.source.clone()).collect())
            .unwrap_or_default();
        over.dedup();
        for source in over {
            self.did(Worked::Lapsed { model, source });
        }
    }
}

impl Battle {
    /// The side of a model.
    #[must_use]
    pub fn side_of(&self, model: ModelId) -> SideId {
        self.fighter(model).map_or(0, |f| f.side)
    }

    /// Whether the doing of `by` can take BLOOD MARKERS off the model: a GOLEM keeps its own against every friend
    /// and itself. What an enemy spends is not taken off by an effect.
    #[must_use]
    pub(crate) fn sheds_blood(&self, model: ModelId, by: ModelId) -> bool {
        self.enemies(model, by) || !self.has(model, &Keyword::Golem)
    }

    /// A side that is hostile to the model's.
    #[must_use]
    pub(crate) fn side_against(&self, model: ModelId) -> SideId {
        let side = self.side_of(model);
        self.side_ids().find(|s| self.hostile(*s, side)).unwrap_or(side)
    }

    /// Whether a lasting effect is on the model and its conditions hold without a roll.
    #[must_use]
    pub fn under(&self, model: ModelId, word: impl Fn(&What) -> bool) -> bool {
        // The effect first: few are asked for, and conditions look around.
        self.wanted_on(model, |effect| effect.when == When::Always && effect.what.iter().any(&word))
            .any(|a| self.holds(model, &a.effect.conditions, &Default::default()))
    }

    /// The wanted lasting effects on a model now.
    pub fn lasting<T, W>(&self, model: ModelId, wanted: W) -> impl Iterator<Item = T>
    where
        W: Fn(&What) -> Option<T> + Copy,
    {
        // As in `under`, the effect first.
        let has = move |effect: &Effect| effect.when == When::Always && effect.what.iter().any(|w| wanted(w).is_some());
        self.wanted_on(model, has)
            .filter(move |a| self.holds(model, &a.effect.conditions, &Default::default()))
            .flat_map(move |a| a.effect.what.iter().filter_map(wanted))
    }

    /// The effects on a model's card and those it gained, without auras.
    pub fn own_effects(&self, model: ModelId) -> impl Iterator<Item = (&str, &Effect)> {
        let card =
            self.sheet(model).into_iter().flat_map(|s| &s.effects).map(|s: &Sourced| (s.source.as_str(), &s.effect));
        let gained = self
            .fighter(model)
            .into_iter()
            .flat_map(|f| &f.gained)
            .flat_map(|g| g.effects.iter().map(move |e| (g.source.as_str(), e)));
        card.chain(gained)
    }

    /// A model's comrades on the battlefield this near, itself apart; those whose place is unknown if `unknown` says so.
    pub(crate) fn friends_near(&self, model: ModelId, within: Length, unknown: bool) -> Vec<ModelId> {
        self.near_ones(model, within, unknown, |id| self.comrades(model, id))
    }

    /// Enemies of a model on the battlefield this near.
    pub(crate) fn enemies_near(&self, model: ModelId, within: Length, unknown: bool) -> Vec<ModelId> {
        self.near_ones(model, within, unknown, |id| self.enemies(model, id))
    }

    fn near_ones(&self, model: ModelId, within: Length, unknown: bool, whom: impl Fn(ModelId) -> bool) -> Vec<ModelId> {
        self.models()
            .filter(|(id, f)| *id != model && f.on_table() && whom(*id))
            .map(|(id, _)| id)
            .filter(|id| self.near(model, *id, within).unwrap_or(unknown || self.touching_said(model, *id, within)))
            .collect()
    }

    /// Where positions are not tracked: the table said that they stand within an inch.
    fn touching_said(&self, a: ModelId, b: ModelId, within: Length) -> bool {
        within >= ENGAGED && self.engaged.iter().any(|pair| *pair == (a, b) || *pair == (b, a))
    }

    /// Enemies of a model on the battlefield.
    pub(crate) fn enemies_of(&self, model: ModelId) -> impl Iterator<Item = ModelId> {
        self.models().filter(move |(id, f)| f.on_table() && self.enemies(model, *id)).map(|(id, _)| id)
    }

    /// The ACTIONS of a model's enemies that could be used on it: id and name, once each.
    pub(crate) fn aimed_actions(&self, model: ModelId) -> Vec<(String, String)> {
        let mut found: Vec<(String, String)> = self
            .enemies_of(model)
            .flat_map(|enemy| self.granted(enemy))
            .filter(|action| matches!(action.target, ActionTarget::Enemy | ActionTarget::AnyModel))
            .map(|action| (action.id.clone(), action.name.clone()))
            .collect();
        found.sort();
        found.dedup();
        found
    }

    /// Models of a side on the battlefield.
    pub fn on_table(&self, side: SideId) -> impl Iterator<Item = ModelId> {
        self.models().filter(move |(_, f)| f.side == side && f.on_table()).map(|(id, _)| id)
    }
}

//! Retreats and pushes: who strikes first, then where the model goes (ACT-23, ACT-24).

use nml_dice::Face;

use super::falls::PutWhy;
use crate::battle::command::{Facts, Source};
use crate::battle::event::{Event, RollName, RollResult, Rolled};
use crate::battle::run::{Run, counting};
use crate::battle::state::{Battle, Fighter, ModelId};
use crate::battle::step::{Reach, Series, Step};
use crate::effect::Die;
use crate::length::Length;
use crate::ruling::{DownReaction, RetreatReaction};

impl Battle {
    /// Enemies within 1 in that can fight, for reactions to a retreat (ACT-24, C-53).
    fn strikers(&self, model: ModelId) -> Vec<ModelId> {
        let down_may = self.field.ruleset.rulings.down_reaction == DownReaction::AllowedMinus1;
        self.opponents(model)
            .filter(|enemy| self.can_strike(*enemy) && self.may_react(model, *enemy))
            .filter(|enemy| down_may || self.fighter(*enemy).is_some_and(Fighter::standing))
            .collect()
    }
}

impl Run {
    /// Each enemy within 1 in that can fight may strike before the model moves (ACT-24).
    pub fn retreat(&mut self, model: ModelId) {
        let waiting = self.battle.strikers(model);
        if waiting.is_empty() {
            self.first(Step::RetreatMove { model });
        } else {
            self.first(Step::Reactions { model, waiting });
        }
    }

    /// So far it is pushed.
    pub fn push_rolled(&mut self, model: ModelId, die: Die, faces: &[Face], source: Source) {
        let (kept, number) = counting(faces, false);
        let inches = if die == Die::D3 { number.div_ceil(2) } else { number };
        self.rolled(Rolled {
            roll: RollName::Push,
            model: Some(model),
            faces: faces.to_vec(),
            source,
            kept,
            modifiers: Vec::new(),
            total: inches.into(),
            result: RollResult::Number(inches.into()),
        });
        self.done();
        self.push(model, Length::inches(inches.into()));
    }

    /// Something pushes a model up to so far. Where that moves it out of a fight it is a retreat by
    /// force, and enemies strike first. Who is Down stays where it is (DWN-03).
    pub fn push(&mut self, model: ModelId, reach: Length) {
        if !self.battle.fighter(model).is_some_and(Fighter::standing) || reach <= Length::ZERO {
            return;
        }
        self.put(model, PutWhy::Pushed { reach });
        let waiting = self.battle.strikers(model);
        if !waiting.is_empty() {
            self.first(Step::Reactions { model, waiting });
        }
    }

    pub fn react(&mut self, model: ModelId, retreater: ModelId, weapon: &str, facts: &Facts) {
        let Some(Step::Reactions { waiting, .. }) = self.battle.question() else { return };
        let waiting = waiting.iter().copied().filter(|w| *w != model).collect();
        self.then(Step::Reactions { model: retreater, waiting });
        self.emit(Event::Fought { model });
        // One weapon, and CLEAVE its own attacks; or a whole Fight (C-13).
        let whole = self.battle.field.ruleset.rulings.retreat_reaction == RetreatReaction::FullFight;
        let second = if whole { self.battle.other_hand(model, weapon) } else { Vec::new() };
        let series = Series { reaction_to: Some(retreater), second, ..self.battle.series(model, weapon, Reach::Melee) };
        self.attack(series, retreater, facts);
    }

    /// After the last reaction the model moves, if it still stands; a pushed one is put where it goes.
    pub fn after_reactions(&mut self, model: ModelId) {
        let standing = self.battle.fighter(model).is_some_and(Fighter::standing);
        let pushed = matches!(self.battle.question(), Some(Step::Put(put)) if put.model == model);
        match (standing, pushed) {
            (true, false) => self.first(Step::RetreatMove { model }),
            (false, true) => self.done(),
            (true, true) | (false, false) => {}
        }
    }
}

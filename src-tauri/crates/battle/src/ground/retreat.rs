//! Retreats and pushes: who strikes first, then where the model goes (ACT-23, ACT-24).

use nml_dice::Face;

use crate::log::ask::{AfterChoice, Want};
use crate::log::command::{Facts, Source};
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::falls::{Put, PutWhy};
use crate::log::state::{Battle, ENGAGED, Fighter, ModelId};
use crate::log::step::{Reach, Series, Step};
use crate::run::{Run, counting};
use nml_catalogue::Point;
use nml_catalogue::effect::Die;
use nml_catalogue::length::Length;

impl Battle {
    /// Enemies still strike at the model before it goes: on a Retreat, or because it is pushed.
    #[must_use]
    pub(crate) fn driven(&self, model: ModelId) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Reactions { model: m, .. } if *m == model))
    }

    /// It is already leaving a fight: enemies strike or have struck at it, and it was not moved yet.
    fn on_its_way_out(&self, model: ModelId) -> bool {
        let pushed = |s: &Step| matches!(s, Step::Put(Put { model: m, why: PutWhy::Pushed { .. }, .. }) if *m == model);
        let moves = |s: &Step| pushed(s) || *s == Step::RetreatMove { model };
        self.driven(model) || self.steps.iter().any(moves)
    }

    /// Enemies within 1″ that can fight, for reactions to a retreat (ACT-24, C-53).
    fn strikers(&self, model: ModelId) -> Vec<ModelId> {
        let down_may = self.field.ruleset.rulings.down_reaction.is_allowed();
        self.opponents(model)
            .filter(|enemy| self.can_strike(*enemy) && self.may_react(model, *enemy))
            .filter(|enemy| down_may || self.fighter(*enemy).is_some_and(Fighter::standing))
            .collect()
    }
}

impl Run {
    /// Each enemy within 1″ that can fight may strike before the model moves (ACT-24).
    pub fn retreat(&mut self, model: ModelId) {
        let waiting = self.battle.strikers(model);
        if waiting.is_empty() {
            self.first(Step::RetreatMove { model });
        } else {
            self.first(Step::Reactions { model, waiting });
        }
    }

    /// This far it is pushed.
    pub(crate) fn push_rolled(&mut self, model: ModelId, die: Die, faces: &[Face], source: Source) {
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
        let by = if let Some(Step::PushRoll { by, .. }) = self.battle.question() { *by } else { model };
        self.done();
        self.push("Push", by, model, Length::inches(inches.into()));
    }

    /// Something pushes a model up to this far. Only an effect that names Down models moves a Down model, and the
    /// players read that (DWN-03).
    pub fn push(&mut self, source: &str, by: ModelId, model: ModelId, reach: Length) {
        if reach <= Length::ZERO || !self.battle.there(model) {
            return;
        }
        if self.battle.fighter(model).is_some_and(Fighter::down) {
            let options = vec!["It is pushed".to_owned(), "It stays where it lies".to_owned()];
            let then = AfterChoice::PushesDown { who: model, reach };
            return self.ask_now(source, by, self.battle.side_of(by), Want::Choose { options, then });
        }
        self.drive(by, model, reach, false);
    }

    /// If a push moves a model out of a fight it is a retreat by force, and enemies strike first (ACT-24): once, no
    /// matter what those strikes push in their turn.
    pub fn drive(&mut self, by: ModelId, model: ModelId, reach: Length, lying: bool) {
        let waiting = if self.battle.on_its_way_out(model) { Vec::new() } else { self.battle.strikers(model) };
        self.put(model, PutWhy::Pushed { reach, by: Some(by), lying });
        if !waiting.is_empty() {
            self.first(Step::Reactions { model, waiting });
        }
    }

    pub fn react(&mut self, model: ModelId, retreater: ModelId, weapon: &str, facts: &Facts) {
        let Some(Step::Reactions { waiting, .. }) = self.battle.question() else { return };
        let waiting = waiting.iter().copied().filter(|w| *w != model).collect();
        self.then(Step::Reactions { model: retreater, waiting });
        self.emit(Event::Fought { model });
        // One weapon, with its own attacks by CLEAVE; or a whole Fight (C-13).
        let whole = self.battle.field.ruleset.rulings.retreat_reaction.is_a_whole_fight();
        let second = if whole { self.battle.other_hand(model, weapon) } else { Vec::new() };
        let series = Series { reaction_to: Some(retreater), second, ..self.battle.series(model, weapon, Reach::Melee) };
        self.attack(series, retreater, facts);
    }

    /// After the last reaction the model moves, if it still can; a pushed one is put where it goes.
    pub(crate) fn after_reactions(&mut self, model: ModelId) {
        let standing = self.battle.fighter(model).is_some_and(Fighter::standing);
        let put = match self.battle.question() {
            Some(Step::Put(Put { model: m, why: PutWhy::Pushed { lying, .. }, .. })) if *m == model => Some(*lying),
            _ => None,
        };
        match put {
            None if standing => self.first(Step::RetreatMove { model }),
            // A model that went Down on the way stays; one that was pushed lying is pushed all the same.
            Some(false) if !standing => self.done(),
            None | Some(_) => {}
        }
        self.fell(model);
    }

    /// A pushed model comes to rest; over a ledge it falls (MOV-07, MOV-12).
    pub(super) fn pushed(&mut self, model: ModelId, by: Option<ModelId>, to: Option<Point>) {
        let Some(fighter) = self.battle.fighter(model) else { return };
        let (from, stated) = (fighter.at, fighter.height.filter(|h| *h > ENGAGED));
        if to.is_some() && from == to {
            return self.next_attack();
        }
        let down = to.map_or(Length::ZERO, |to| self.battle.elevation(model) - self.battle.surface(to));
        self.emit(Event::Disengaged { model });
        if let Some(drop) = stated {
            // Only the table knows whether the floor that it stands on ends there.
            self.emit(Event::Moved { model, to, height: stated, danger: None });
            let options = vec![format!("It falls {drop}"), "It stays up there".to_owned()];
            let then = AfterChoice::PushedOff { who: model, drop };
            let by = by.unwrap_or(model);
            self.ask_now("Push", by, self.battle.side_of(by), Want::Choose { options, then });
        } else if down > ENGAGED {
            self.falls(model, down, by, to);
        } else {
            self.emit(Event::Moved { model, to, height: None, danger: None });
        }
        self.next_attack();
    }
}

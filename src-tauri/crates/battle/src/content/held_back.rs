//! Models that their owner holds back: they come in later, at an edge of the battlefield.

use crate::log::ask::{How, Placing, Want};
use crate::log::event::Event;
use crate::log::state::{Battle, ModelId, Presence, SideId};
use crate::run::Run;
use nml_catalogue::effect::{What, When};
use nml_catalogue::length::Length;

impl Battle {
    /// Whether the model is held back now.
    pub(super) fn held(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(|f| f.presence == Presence::Held)
    }

    /// Whether a rule lets the model be held back.
    pub(crate) fn may_be_held(&self, model: ModelId) -> bool {
        self.way_in(model).is_some()
    }

    /// What lets the model come in, from which Turn, and how far from enemies.
    fn way_in(&self, model: ModelId) -> Option<(&str, u8, Length)> {
        self.own_effects(model).filter(|(_, effect)| effect.when == When::Deployment).find_map(|(source, effect)| {
            effect.what.iter().find_map(|what| {
                let What::HeldBack { from_turn, away } = what else { return None };
                Some((source, *from_turn, *away))
            })
        })
    }
}

impl Run {
    /// A model is held back; its side still sets up another one in its place.
    pub(crate) fn hold_back(&mut self, side: SideId, model: ModelId) {
        self.done();
        self.emit(Event::HeldBack { model });
        self.deploy_next(self.battle.side_before(side));
    }

    /// At the start of a Turn the side with Initiative first says who of those held back comes in.
    pub(crate) fn held_come_in(&mut self) {
        let mut sides = self.battle.around(self.battle.initiative.unwrap_or(0));
        sides.rotate_right(1);
        let held =
            |side: SideId| self.battle.models().filter(move |(_, f)| f.side == side && f.presence == Presence::Held);
        let come: Vec<(String, ModelId, SideId, Length)> = sides
            .iter()
            .flat_map(|side| held(*side).map(|(model, _)| (model, *side)))
            .filter_map(|(model, side)| {
                let (source, from, away) = self.battle.way_in(model)?;
                (self.battle.turn >= from).then(|| (source.to_owned(), model, side, away))
            })
            .collect();
        for (source, model, side, away) in come {
            let placing = Placing { who: model, within: None, how: How::Edge { away } };
            self.later(&source, model, side, Want::Put(placing));
        }
    }
}

//! Models that another has swallowed: they lie Down inside it, off the battlefield.

use crate::log::ask::{How, Placing, Want};
use crate::log::event::Event;
use crate::log::state::{Battle, Condition, ENGAGED, MARKERS_MAX, ModelId, Presence};
use crate::log::tally::Worked;
use crate::run::Run;

impl Battle {
    /// The model inside another.
    #[must_use]
    pub fn swallowed_by(&self, model: ModelId) -> Option<ModelId> {
        let inside = |id: &ModelId| {
            self.fighter(*id).is_some_and(|f| f.presence == Presence::Gone && f.condition == Condition::Down)
        };
        self.tally.swallowed.iter().filter(|(by, _)| *by == model).map(|(_, id)| *id).find(inside)
    }
}

impl Run {
    /// A model is swallowed.
    pub(super) fn swallow(&mut self, by: ModelId, model: ModelId) {
        self.drops(model);
        self.did(Worked::Swallowed { by, model });
    }

    /// A BLOOD MARKER on the model inside; the sixth takes it Out of Action, no matter what else would save it.
    pub(super) fn digest(&mut self, source: &str, by: ModelId) {
        let Some(model) = self.battle.swallowed_by(by) else { return };
        self.mark(model, |m| m.blood = m.blood.saturating_add(1));
        if self.battle.fighter(model).is_some_and(|f| f.markers.blood >= MARKERS_MAX) {
            let fall = self.battle.fall_to(source, Some(by));
            self.emit(Event::Out { model, fall });
        }
    }

    /// The model inside is set Down within an inch again; where exactly is asked.
    pub(super) fn set_free(&mut self, source: &str, by: ModelId) {
        let Some(model) = self.battle.swallowed_by(by) else { return };
        self.did(Worked::SetFree { model });
        let placing = Placing { who: model, within: None, how: How::Near { model: by, within: ENGAGED } };
        self.later(source, by, self.battle.side_of(by), Want::Put(placing));
    }
}

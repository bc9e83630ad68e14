//! Down models that a friend drags along when it moves (DWN-03).

use crate::ground::TOUCH;
use crate::log::ask::{How, Placing, Want};
use crate::log::state::{Battle, Fighter, ModelId};
use crate::run::Run;

impl Battle {
    /// The model that another drags along in this Activation.
    #[must_use]
    pub(crate) fn dragged_by(&self, model: ModelId) -> Option<ModelId> {
        let (_, dragged) = self.tally.drags.filter(|(by, _)| *by == model)?;
        self.fighter(dragged).is_some_and(Fighter::down).then_some(dragged)
    }
}

impl Run {
    /// The model has moved: the one it drags comes to lie beside it.
    pub(crate) fn drags_along(&mut self, model: ModelId) {
        let Some(dragged) = self.battle.dragged_by(model) else { return };
        let acting =
            self.battle.own_effects(model).find(|(_, effect)| drags(effect)).map(|(source, _)| source.to_owned());
        let source = acting.unwrap_or_default();
        let placing = Placing { who: dragged, within: None, how: How::Near { model, within: TOUCH } };
        self.later(&source, model, self.battle.side_of(model), Want::Put(placing));
    }
}

fn drags(effect: &nml_catalogue::effect::Effect) -> bool {
    matches!(&effect.when, nml_catalogue::effect::When::Action(action) if action.outcome.contains(&nml_catalogue::effect::Outcome::Drags))
}

//! Which models another does not see when its Activation begins: a Deed about Charges needs that.

use super::deeds::plain;
use crate::log::event::Event;
use crate::log::scenario::{Proposal, ScenarioEvent};
use crate::log::sight::Sight;
use crate::log::state::{Battle, ModelId, MoveKind};
use crate::log::step::{Purpose, Step};
use crate::run::Run;
use nml_catalogue::scenario::{Deed, DeedSign};

impl Battle {
    fn asks_of_unseen(&self) -> bool {
        self.field.scenario.deeds.iter().any(|d| d.sign == Some(DeedSign::ChargesUnseen))
    }

    /// The model whose charge just reached an enemy that it did not see when its Activation began.
    pub(super) fn blind_chargers(&self, before: &Self, deed: &Deed) -> Vec<Proposal> {
        let Some(acting) = self.activation.as_ref().or(before.activation.as_ref()) else { return Vec::new() };
        let model = acting.model;
        let reached = |enemy: &&ModelId| {
            let unseen = self.scene.unseen.contains(&(model, **enemy));
            unseen && self.fighting(model, **enemy) && !before.fighting(model, **enemy)
        };
        let charges = acting.moves.last() == Some(&MoveKind::Charge);
        let found = acting.targets.iter().find(|enemy| charges && reached(enemy));
        found.map(|_| plain(deed, self.side_of(model), Some(model))).into_iter().collect()
    }
}

impl Run {
    /// A model is Activated: which others it does not see, by the map.
    pub(super) fn looks_about(&mut self, model: ModelId) {
        if !self.battle.asks_of_unseen() {
            return;
        }
        let hidden = |enemy: &ModelId| matches!(self.battle.sight(model, *enemy), Some(Sight::None { .. }));
        let enemies: Vec<ModelId> = self.battle.enemies_of(model).filter(hidden).collect();
        if !enemies.is_empty() {
            self.note(ScenarioEvent::Unseen { model, enemies });
        }
    }

    /// A charge is declared where the Activation began: the table says whether the charger sees its target.
    pub(super) fn charges_in_sight(&mut self, before: &Battle, model: ModelId, done: &[Event]) {
        let stands_still = before.activation.as_ref().is_some_and(|a| a.model == model && !a.moved());
        let target = self.battle.activation.as_ref().and_then(|a| a.targets.first().copied());
        let Some(target) = target.filter(|_| stands_still && self.battle.asks_of_unseen()) else { return };
        let blind = |step: &Step| matches!(step, Step::Success(roll) if roll.model == model && matches!(roll.purpose, Purpose::Blind { .. }));
        let unseen = done.iter().any(|e| matches!(e, Event::Asked { next, .. } if next.iter().any(blind)));
        let known = self.battle.scene.unseen.contains(&(model, target));
        if unseen != known {
            let theirs = self.battle.scene.unseen.iter().filter(|(m, enemy)| *m == model && *enemy != target);
            let enemies = theirs.map(|(_, enemy)| *enemy).chain(unseen.then_some(target)).collect();
            self.note(ScenarioEvent::Unseen { model, enemies });
        }
    }
}

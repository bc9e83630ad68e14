//! What a scenario's formula gives a side now.

use crate::log::state::{Battle, Condition, Fighter, ModelId, SideId};
use nml_catalogue::card::ModelCard;
use nml_catalogue::scenario::{Formula, Quantity, Whose};

impl Battle {
    /// What the formula comes to for a side; what was noted counts only from this Turn, but at the end from all of
    /// them.
    pub(super) fn worked_out(&self, formula: &Formula, side: SideId, at_end: bool) -> u32 {
        let wide = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let mut models: Vec<i64> = vec![0; self.fighters.len()];
        let mut rest = 0_i64;
        for term in &formula.sum {
            let times = i64::from(term.times);
            let mut each = |whose: Whose, worth: &dyn Fn(&ModelCard) -> u32| {
                for (id, _) in self.models().filter(|(id, f)| self.is_of(*id, f, whose, side)) {
                    let worth = self.sheet(id).map_or(0, worth);
                    if let Some(sum) = models.get_mut(usize::from(id)) {
                        *sum = sum.saturating_add(times.saturating_mul(worth.into()));
                    }
                }
            };
            match &term.of {
                Quantity::Ducats(whose) => each(*whose, &|sheet| sheet.ducats),
                Quantity::Glory(whose) => each(*whose, &|sheet| sheet.glory),
                Quantity::Models(whose) => each(*whose, &|_| 1),
                Quantity::Objectives(kind) => {
                    let objectives = self.field.scenario.objectives.iter().zip(&self.scene.held);
                    let held = objectives.filter(|(objective, held)| {
                        held.holder == Some(side)
                            && (kind.is_empty() || objective.kind == *kind)
                            && !self.objective_gone(&objective.id)
                    });
                    rest = rest.saturating_add(times * wide(held.count()));
                }
                Quantity::Tally(name) => {
                    let noted = self
                        .scene
                        .tallies
                        .iter()
                        .filter(|t| t.tally == *name && t.side == side && (at_end || t.turn == self.turn));
                    rest = rest.saturating_add(times * wide(noted.count()));
                }
                Quantity::ThingsLeft(kind) => {
                    let left = self.scene.all().filter(|(_, thing)| thing.kind == *kind);
                    rest = rest.saturating_add(times * wide(left.count()));
                }
                Quantity::Deeds => {
                    let done = self.deeds.iter().filter(|deed| deed.side == side);
                    rest = rest.saturating_add(times * wide(done.count()));
                }
            }
        }
        formula.worked(&models, rest)
    }

    fn is_of(&self, id: ModelId, fighter: &Fighter, whose: Whose, side: SideId) -> bool {
        let own = fighter.side == side;
        match whose {
            // Neutral models are nobody's enemies here: a rule of their own counts them.
            Whose::EnemyOut => {
                usize::from(fighter.side) < self.sides.len()
                    && self.hostile(fighter.side, side)
                    && fighter.condition == Condition::Out
            }
            Whose::OwnOut => own && fighter.condition == Condition::Out,
            Whose::OwnEscaped => own && self.scene.escaped.contains(&id),
            Whose::OwnOnTable => own && fighter.on_table() && fighter.condition != Condition::Out,
        }
    }
}

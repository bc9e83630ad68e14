//! The Injury Rolls by which models went Out of Action, read from the log of a battle.

use nml_dice::{Face, InjuryResult};

use super::force::Field;
use crate::log::event::{Event, RollName, RollResult, Rolled};

/// The roll by which a model fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FatalRoll {
    /// The model's Warband, by its stream id.
    pub warband: String,
    /// Its id there.
    pub model: u32,
    /// Its dice in the order they fell, each with whether it counted.
    pub dice: Vec<(Face, bool)>,
}

/// The roll by which each model fell, by the events in force in order. A model that fell without a roll, or whose fall
/// was stated, has no such roll; if it fell twice, the last one counts.
#[must_use]
pub fn fatal_rolls<'e>(field: &Field, events: impl IntoIterator<Item = &'e Event>) -> Vec<FatalRoll> {
    let models: Vec<(&str, u32)> = field
        .forces
        .iter()
        .flat_map(|force| force.models.iter().map(|sheet| (force.warband.as_str(), sheet.id)))
        .collect();
    let mut pending: Option<(usize, &Rolled)> = None;
    let mut found: Vec<Option<&Rolled>> = vec![None; models.len()];
    for event in events {
        if let Event::Rolled(rolled) = event {
            if let Some(model) = fatal(rolled) {
                pending = Some((model, rolled));
            }
        } else if let Event::ToughSpent { model, .. } = event {
            // What saves a model makes another result of its roll.
            pending = pending.filter(|(victim, _)| *victim != usize::from(*model));
        } else if let Event::Out { model, fall } = event {
            let at = usize::from(*model);
            let roll = pending.take().filter(|(victim, _)| *victim == at && !fall.stated).map(|(_, rolled)| rolled);
            if let Some(place) = found.get_mut(at) {
                *place = roll;
            }
        }
    }
    let told = |((warband, model), rolled): ((&str, u32), Option<&Rolled>)| {
        Some(FatalRoll { warband: warband.to_owned(), model, dice: dice(rolled?) })
    };
    models.into_iter().zip(found).filter_map(told).collect()
}

fn fatal(rolled: &Rolled) -> Option<usize> {
    let RollName::Injury { .. } = rolled.roll else { return None };
    let RollResult::Injury { applied: InjuryResult::OutOfAction, .. } = rolled.result else { return None };
    rolled.model.map(usize::from)
}

fn dice(rolled: &Rolled) -> Vec<(Face, bool)> {
    let counts = |at: usize| rolled.kept.iter().any(|kept| usize::from(*kept) == at);
    rolled.faces.iter().enumerate().map(|(at, face)| (*face, counts(at))).collect()
}

//! What the log of a battle counts for each model: how its attacks fell, and the BLOOD MARKERS. Only what dice did
//! counts, not what was stated or set right.

use nml_warband::Counted;

use super::force::Field;
use crate::log::command::StateChange;
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::state::{Markers, ModelId};

/// Counts the events in force of a battle, in order; one line for each model of its Forces.
#[must_use]
pub fn counted<'e>(field: &Field, events: impl IntoIterator<Item = &'e Event>) -> Vec<Counted> {
    let mut sides: Vec<usize> = Vec::new();
    let mut all: Vec<Counted> = Vec::new();
    for (side, force) in field.forces.iter().enumerate() {
        for sheet in &force.models {
            sides.push(side);
            all.push(Counted { warband: force.warband.clone(), model: sheet.id, ..Counted::default() });
        }
    }
    let mut blood: Vec<u8> = vec![0; all.len()];
    // The Injury Roll whose markers may come next: whose, and on whom.
    let mut wound: Option<(ModelId, ModelId)> = None;
    let enemies = |one: ModelId, other: ModelId| sides.get(usize::from(one)) != sides.get(usize::from(other));
    for event in events {
        if let Event::Rolled(rolled) = event {
            wound = injury(rolled);
            if let (RollName::Attack { .. }, Some(one)) = (&rolled.roll, of(&mut all, rolled.model)) {
                one.attacks += 1;
                one.misses += u32::from(rolled.result == RollResult::Failure);
                one.criticals += u32::from(rolled.result == RollResult::Critical);
            }
        }
        for (model, lies, placed) in markers(event) {
            let Some(before) = blood.get_mut(usize::from(model)) else { continue };
            let more = u32::from(lies.blood.saturating_sub(*before));
            *before = lies.blood;
            if !placed {
                continue;
            }
            if let Some(one) = of(&mut all, Some(model)) {
                one.bled += more;
            }
            if let Some((by, _)) = wound.filter(|(by, on)| *on == model && enemies(*by, *on))
                && let Some(one) = of(&mut all, Some(by))
            {
                one.drew += more;
            }
        }
    }
    all
}

fn of(all: &mut [Counted], model: Option<ModelId>) -> Option<&mut Counted> {
    all.get_mut(usize::from(model?))
}

fn injury(rolled: &Rolled) -> Option<(ModelId, ModelId)> {
    if let RollName::Injury { by, .. } = &rolled.roll { Some(((*by)?, rolled.model?)) } else { None }
}

/// The markers that lie on a model now, and whether they were placed by something that happened.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events and changes touch markers")]
fn markers(event: &Event) -> Vec<(ModelId, Markers, bool)> {
    let stated = |change: &StateChange| match change {
        StateChange::Markers { model, markers } => Some((*model, *markers, false)),
        _ => None,
    };
    match event {
        Event::Markers { model, markers } => vec![(*model, *markers, true)],
        Event::SetRight { change, .. } => stated(change).into_iter().collect(),
        Event::CaughtUp { changes } => changes.iter().filter_map(stated).collect(),
        _ => Vec::new(),
    }
}

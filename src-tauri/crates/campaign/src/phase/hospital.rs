//! The end of the Trauma Step: a Field Hospital treats one scarred model (DR pp.101, 125).

use super::at_page::{Asked, AtPage, Done};
use crate::ask::Ask;
use crate::chart::chart;
use crate::messages;
use crate::steps::Step;
use crate::steps::Work;
use nml_catalogue::Boon;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_warband::RosterChange;

/// What two dice do to the model that is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treated {
    /// A Battle Scar goes: 7 or more.
    Healed,
    /// Nothing changes.
    InVain,
    /// One comes: a double one.
    Scarred,
}

impl Treated {
    /// By the faces of two dice.
    #[must_use]
    pub fn of(throw: &Throw) -> Self {
        match throw.faces.iter().map(|face| face.number()).sum::<u8>() {
            7.. => Self::Healed,
            2 => Self::Scarred,
            _ => Self::InVain,
        }
    }
}

/// Which model it treats, then the dice.
pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let steps = &pending.page.steps;
    if steps.at != Step::Trauma || steps.treated {
        return None;
    }
    let item = hospital(pending)?;
    if let Some(model) = steps.treating {
        return Some(Asked::model(model, Ask::Treatment { item }));
    }
    let scarred = pending.roster.members().filter(|model| model.scars > 0);
    let from: Vec<u32> = scarred.map(|model| model.id).collect();
    (!from.is_empty()).then(|| Asked::warband(Ask::Hospital { item, from }))
}

/// What two dice do to the model: it may come to have all the Battle Scars that it can bear.
pub(super) fn roll(pending: &AtPage<'_>, asked: &Asked, throw: &Throw) -> Result<Vec<Done>, Rejection> {
    let gone = || Rejection::form(messages::model_gone());
    let model = asked.model.and_then(|id| pending.model(id)).ok_or_else(gone)?;
    let id = model.id;
    let changes = match Treated::of(throw) {
        Treated::Healed => vec![RosterChange::ScarRemoved { model: id }],
        Treated::Scarred => {
            let known = chart(&pending.catalogue, &pending.roster, model);
            let unfit = known.scars.saturating_add(1) >= known.scar_limit;
            let kit = known.kit.into_iter().chain(known.freed).collect();
            let leaves = unfit.then_some(RosterChange::Unfit { model: id, kit });
            [RosterChange::Scarred { model: id }].into_iter().chain(leaves).collect()
        }
        Treated::InVain => Vec::new(),
    };
    Ok(vec![Done { work: Work::Treated { model: id, throw: throw.clone() }, changes }])
}

/// The item that treats, if the Warband has somebody who works in it.
fn hospital(pending: &AtPage<'_>) -> Option<String> {
    let carried = pending.roster.models.iter().flat_map(|model| &model.items);
    let there = |entry: &String| pending.roster.members().any(|model| model.entry == *entry);
    let treats = |boon: &Boon| matches!(boon, Boon::Hospital(staff) if staff.iter().any(there));
    let mut items = pending.roster.arsenal.iter().chain(carried).filter_map(|id| pending.catalogue.item(id));
    items.find(|item| item.boons.iter().any(treats)).map(|item| item.id.clone())
}

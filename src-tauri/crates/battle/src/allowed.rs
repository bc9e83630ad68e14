//! The shape of every check, allowed or refused, and the checks that many share: whether there is such a model, side,
//! weapon.

use crate::log::command::{Facts, STATED, STATED_CHARACTERS};
use crate::log::state::{Battle, ModelId, SideId};
use crate::refusal::Refusal;
use crate::spot::Spot;
use nml_catalogue::Point;

/// A check: allowed, or the refusal.
pub(super) type Allowed = Result<(), Refusal>;

pub(super) fn ensure(holds: bool, refusal: Refusal) -> Allowed {
    ensure_else(holds, || refusal)
}

/// The same if the refusal copies a text: `options` asks for every weapon and target.
pub(crate) fn ensure_else(holds: bool, refusal: impl FnOnce() -> Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal()) }
}

/// An id quoted back: never longer than a line.
pub(super) fn shorten(id: &str) -> String {
    id.chars().take(40).collect()
}

pub(super) fn a_model(battle: &Battle, model: ModelId) -> Allowed {
    ensure(battle.fighter(model).is_some(), Refusal::NoSuchModel(model))
}

pub(super) fn a_side(battle: &Battle, side: SideId) -> Allowed {
    ensure(usize::from(side) < battle.sides.len(), Refusal::NoSuchSide(side))
}

/// Statements of the table come from outside and are bounded like everything else.
pub(super) fn sized(facts: &Facts) -> Allowed {
    let fits = facts.table.len() <= STATED && facts.table.iter().all(|said| said.chars().count() <= STATED_CHARACTERS);
    ensure(fits, Refusal::Stated)
}

pub(super) fn armed(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
    ensure_else(battle.weapon(model, weapon).is_some(), || Refusal::NoSuchWeapon(shorten(weapon)))
}

pub(crate) fn placed(spot: Option<Spot>, at: Option<Point>) -> Allowed {
    match (spot, at) {
        (Some(spot), Some(at)) => spot.check(at),
        _ => Ok(()),
    }
}

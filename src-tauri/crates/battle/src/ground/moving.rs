//! One kind of move in an Activation (ACT-10).

use crate::attack::not_after_heavy;
use crate::permit::{Allowed, ensure};
use crate::refusal::Refusal;
use crate::state::{Battle, ModelId, MoveKind};

/// Move, Charge and Retreat exclude each other, and a fired HEAVY weapon bars all of them.
pub(crate) fn begin_move(battle: &Battle, model: ModelId, kind: MoveKind) -> Allowed {
    let activation = battle.activation.as_ref().filter(|a| a.model == model);
    ensure(activation.is_none_or(|a| a.moves.is_empty()), Refusal::MoveKindUsed)?;
    ensure(kind == MoveKind::Move || battle.dragged_by(model).is_none(), Refusal::NotNow)?;
    battle.may_move(model)?;
    not_after_heavy(battle, kind == MoveKind::Move)
}

//! The sum of a roll, as a log tells it.

use super::event::{Modifier, ModifierKind, RollResult, Rolled};
use nml_dice::Face;

/// The sum of the modifiers of a kind.
#[must_use]
pub fn net(modifiers: &[Modifier], kind: ModifierKind) -> i8 {
    modifiers.iter().filter(|m| m.kind == kind).fold(0_i8, |sum, m| sum.saturating_add(m.value))
}

impl Rolled {
    /// Its dice are added up; if not, each stands for itself, as with a D3 or a roll-off.
    #[must_use]
    pub const fn adds_up(&self) -> bool {
        match self.result {
            RollResult::Failure | RollResult::Success | RollResult::Critical | RollResult::Injury { .. } => true,
            RollResult::Number(_)
            | RollResult::Won(_)
            | RollResult::Friend
            | RollResult::Enemy
            | RollResult::Hits(_) => false,
        }
    }

    /// The faces that count, in the order they fell.
    #[must_use]
    pub fn counted(&self) -> Vec<Face> {
        let counts = |i: &usize| self.kept.iter().any(|kept| usize::from(*kept) == *i);
        self.faces.iter().enumerate().filter(|(i, _)| counts(i)).map(|(_, face)| *face).collect()
    }

    /// ±DICE, or ±INJURY DICE, after opposite pairs cancelled: a roll has lines of one of them.
    #[must_use]
    pub fn net(&self) -> i8 {
        net(&self.modifiers, ModifierKind::Dice).saturating_add(net(&self.modifiers, ModifierKind::InjuryDice))
    }

    /// What is added to the faces that count, such as a capped INJURY MODIFIER; 0 if no faces are added up.
    #[must_use]
    pub fn added(&self) -> i16 {
        if !self.adds_up() {
            return 0;
        }
        let faces = self.counted().into_iter().fold(0_i16, |sum, face| sum + i16::from(face.number()));
        self.total.saturating_sub(faces)
    }
}

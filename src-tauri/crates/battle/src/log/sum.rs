//! What a roll that was made adds up to, as a log tells it.

use super::event::{ModifierKind, RollName, Rolled};
use nml_dice::Face;

impl Rolled {
    /// Its dice are added up; else each stands for itself.
    #[must_use]
    pub fn adds_up(&self) -> bool {
        match self.roll {
            RollName::Attack { .. }
            | RollName::Dash
            | RollName::Climb
            | RollName::Jump
            | RollName::Dangerous
            | RollName::Dive
            | RollName::Ledge
            | RollName::Blind
            | RollName::Action { .. }
            | RollName::Injury { .. }
            | RollName::Ability { .. }
            | RollName::Morale { .. }
            | RollName::Work { .. } => true,
            RollName::Evade
            | RollName::Push
            | RollName::ChargeBonus
            | RollName::IntoMelee
            | RollName::Victim
            | RollName::RollOff
            | RollName::Scenario { .. } => false,
        }
    }

    /// The faces that count, in the order they fell.
    #[must_use]
    pub fn counted(&self) -> Vec<Face> {
        let counts = |i: &usize| self.kept.iter().any(|kept| usize::from(*kept) == *i);
        self.faces.iter().enumerate().filter(|(i, _)| counts(i)).map(|(_, face)| *face).collect()
    }

    /// ±DICE, or ±INJURY DICE, after opposite pairs cancelled.
    #[must_use]
    pub fn net(&self) -> i8 {
        let dice = self.modifiers.iter().filter(|line| line.kind != ModifierKind::InjuryModifier);
        dice.fold(0_i8, |sum, line| sum.saturating_add(line.value))
    }

    /// What is added to the faces that count, such as a capped INJURY MODIFIER.
    #[must_use]
    pub fn added(&self) -> i16 {
        let faces = self.counted().into_iter().fold(0_i16, |sum, face| sum + i16::from(face.number()));
        self.total.saturating_sub(faces)
    }
}

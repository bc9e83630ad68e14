//! How many dice answer a question.

use crate::log::state::Battle;
use crate::log::step::Step;
use crate::log::thrown::Thrown;
use nml_catalogue::effect::Die;

impl Battle {
    /// How many faces the pending roll takes. `None` if the question is not a roll.
    #[must_use]
    pub fn faces_asked(&self, step: &Step) -> Option<usize> {
        if self.conceals(step) || self.cards_asked(step).is_some() {
            return None;
        }
        match step.thrown()? {
            Thrown::Zone | Thrown::Deployment | Thrown::Initiative => Some(self.sides.len()),
            Thrown::Success(roll) => Some(self.success_why(roll).pool().dice().into()),
            Thrown::Injury(roll) => Some(self.injury_why(roll).spec.pool.dice().into()),
            Thrown::Morale { side } => Some(self.morale_why(side).pool().dice().into()),
            Thrown::ChargeBonus { model, .. } => Some(self.charge_faces(model)),
            Thrown::IntoMelee(attack) => Some(1 + usize::from(self.hampered(attack.attacker))),
            Thrown::Victim { .. } | Thrown::Evasion { .. } => Some(1),
            Thrown::Push { die, .. } => Some(if die == Die::BestOf2D6 { 2 } else { 1 }),
            Thrown::Content(ask) => self.ask_faces(ask),
            Thrown::Scenario(step) => self.scenario_faces(step),
        }
    }
}

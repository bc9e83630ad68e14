//! Which questions are answered by dice, and by how many.

use crate::log::state::Battle;
use crate::log::step::Step;

impl Battle {
    /// How many faces the pending roll takes; none: the question is not a roll.
    #[must_use]
    pub fn faces_asked(&self, step: &Step) -> Option<usize> {
        if self.conceals(step) {
            return None;
        }
        match step {
            Step::ZoneRollOff | Step::DeployRollOff | Step::InitiativeRollOff => Some(self.sides.len()),
            Step::Success(roll) => Some(self.success_why(roll).pool().dice().into()),
            Step::Injury(roll) => Some(self.injury_why(roll).spec.pool.dice().into()),
            Step::Morale { side } => Some(self.morale_why(*side).pool().dice().into()),
            Step::ChargeBonus { model, .. } => Some(self.charge_faces(*model)),
            Step::IntoMelee(attack) => Some(1 + usize::from(self.hampered(attack.attacker))),
            Step::DrawVictim { .. } => Some(1),
            Step::EvadeRoll { .. } => Some(1),
            Step::PushRoll { die, .. } => Some(if *die == nml_catalogue::effect::Die::BestOf2D6 { 2 } else { 1 }),
            Step::Content(ask) => self.ask_faces(ask),
            Step::ChooseZone { .. }
            | Step::Deploy { .. }
            | Step::ChooseFirst { .. }
            | Step::Activate { .. }
            | Step::Act { .. }
            | Step::Regenerate { .. }
            | Step::EndCharge { .. }
            | Step::Journey(_)
            | Step::Evade { .. }
            | Step::Dive(_)
            | Step::Ledge { .. }
            | Step::Put(_)
            | Step::GoesDown { .. }
            | Step::Reactions { .. }
            | Step::RetreatMove { .. }
            | Step::DashMove { .. }
            | Step::PickFriend(_)
            | Step::PickEnemy(_)
            | Step::Scatter { .. }
            | Step::MoraleOrder { .. }
            | Step::WhatStands { .. }
            | Step::Caught { .. }
            | Step::MoreAttacks(_)
            | Step::FleeOrShaken { .. }
            | Step::Control => None,
            Step::Scenario(step) => self.scenario_faces(step),
        }
    }
}

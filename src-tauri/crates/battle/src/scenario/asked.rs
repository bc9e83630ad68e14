//! Who answers the scenario's questions, and with how many dice.

use crate::log::scenario::ScenarioStep;
use crate::log::state::{Battle, SideId};

impl Battle {
    /// Who answers a question of the scenario.
    pub(crate) fn scenario_answerers(&self, step: &ScenarioStep) -> Vec<SideId> {
        match step {
            ScenarioStep::ChooseRole { side }
            | ScenarioStep::ChooseForce { side }
            | ScenarioStep::Vanguard { side }
            | ScenarioStep::Lay { side, .. }
            | ScenarioStep::Arrive { side }
            | ScenarioStep::Die { side: Some(side), .. }
            | ScenarioStep::NeutralTurn { side, .. }
            | ScenarioStep::Reveal { side, .. }
            | ScenarioStep::Note { side, .. } => vec![*side],
            ScenarioStep::RollOff { .. }
            | ScenarioStep::Die { side: None, .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Deeds => self.side_ids().collect(),
        }
    }

    /// How many faces a question of the scenario takes.
    pub(crate) fn scenario_faces(&self, step: &ScenarioStep) -> Option<usize> {
        match step {
            ScenarioStep::RollOff { .. } => Some(self.sides.len()),
            ScenarioStep::Die { .. } => Some(1),
            ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Vanguard { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::NeutralTurn { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => None,
        }
    }
}

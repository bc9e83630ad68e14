//! What the dice of a question are for: this one place decides for every question whether it takes dice.

use super::ask::Ask;
use super::scenario::ScenarioStep;
use super::state::{ModelId, SideId};
use super::step::{Attack, InjuryRoll, Step, SuccessRoll};
use nml_catalogue::effect::Die;

/// What dice are thrown for.
pub(crate) enum Thrown<'s> {
    /// Who chooses a zone.
    Zone,
    /// Who sets up first.
    Deployment,
    /// Who has Initiative.
    Initiative,
    /// A Success Roll.
    Success(&'s SuccessRoll),
    /// An Injury Roll.
    Injury(&'s InjuryRoll),
    /// A Morale Check.
    Morale {
        /// Whose.
        side: SideId,
    },
    /// How much farther a charge goes.
    ChargeBonus {
        /// Who charges.
        model: ModelId,
        /// Whom.
        target: ModelId,
    },
    /// How far a model evades.
    Evasion {
        /// Which model.
        model: ModelId,
        /// From whom.
        charger: ModelId,
    },
    /// How far a model is pushed.
    Push {
        /// Which model.
        model: ModelId,
        /// The die.
        die: Die,
    },
    /// Which model a shot into melee goes at.
    IntoMelee(&'s Attack),
    /// Which of several it hits.
    Victim {
        /// The shot.
        attack: &'s Attack,
        /// Who may be hit.
        among: &'s [ModelId],
    },
    /// What an ability or an item asks, if that is a die.
    Content(&'s Ask),
    /// What the scenario asks, if that is a die.
    Scenario(&'s ScenarioStep),
}

impl Step {
    /// What dice are thrown for. `None` if it takes no dice.
    pub(crate) fn thrown(&self) -> Option<Thrown<'_>> {
        Some(match self {
            Self::ZoneRollOff => Thrown::Zone,
            Self::DeployRollOff => Thrown::Deployment,
            Self::InitiativeRollOff => Thrown::Initiative,
            Self::Success(roll) => Thrown::Success(roll),
            Self::Injury(roll) => Thrown::Injury(roll),
            Self::Morale { side } => Thrown::Morale { side: *side },
            Self::ChargeBonus { model, target } => Thrown::ChargeBonus { model: *model, target: *target },
            Self::EvadeRoll { model, charger } => Thrown::Evasion { model: *model, charger: *charger },
            Self::PushRoll { model, die, .. } => Thrown::Push { model: *model, die: *die },
            Self::IntoMelee(attack) => Thrown::IntoMelee(attack),
            Self::DrawVictim { attack, among } => Thrown::Victim { attack, among },
            Self::Content(ask) => Thrown::Content(ask),
            Self::Scenario(step) => Thrown::Scenario(step),
            Self::ChooseZone { .. }
            | Self::Deploy { .. }
            | Self::ChooseFirst { .. }
            | Self::Activate { .. }
            | Self::Act { .. }
            | Self::Regenerate { .. }
            | Self::EndCharge { .. }
            | Self::Journey(_)
            | Self::Evade { .. }
            | Self::Dive(_)
            | Self::Ledge { .. }
            | Self::Put(_)
            | Self::GoesDown { .. }
            | Self::Reactions { .. }
            | Self::RetreatMove { .. }
            | Self::DashMove { .. }
            | Self::PickFriend(_)
            | Self::PickEnemy(_)
            | Self::Scatter { .. }
            | Self::MoraleOrder { .. }
            | Self::WhatStands { .. }
            | Self::Caught { .. }
            | Self::MoreAttacks(_)
            | Self::FleeOrShaken { .. }
            | Self::Control => return None,
        })
    }
}

//! What a Success Roll of an ability or an item is for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::ModelId;

/// What a Success Roll of an ability or an item is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RollFor {
    /// On a failure it is taken Down.
    StayUp,
    /// Against a shot at it: these DICE on a Success, a miss on a critical.
    Foil(i8),
    /// To be allowed to Retreat.
    Retreat,
    /// To charge another enemy than the nearest.
    ChargeAt(ModelId),
    /// To defuse the mine of a piece of terrain, by its place, or none if the map does not show it.
    Defuse(Option<u16>),
    /// To stay on top of a neutral model.
    HoldOn {
        /// The enemy that took it Down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
    },
}

impl RollFor {
    /// A failure ends the Activation.
    #[must_use]
    pub const fn risky(self) -> bool {
        match self {
            Self::Retreat | Self::ChargeAt(_) | Self::Defuse(_) => true,
            Self::StayUp | Self::Foil(_) | Self::HoldOn { .. } => false,
        }
    }
}

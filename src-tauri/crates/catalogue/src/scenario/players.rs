//! Scenarios for more Warbands than two: how many may take part.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Scenario;
use super::bounds::SIDES_MAX;

/// How many Warbands a scenario is for. Cards decide who comes first: every roll-off is a draw, and each Turn every
/// side draws for its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ScenarioPlayers")]
pub struct Players {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

/// The most sides of a scenario that says how many Warbands it is for.
pub const SIDES_OF_MANY: usize = 8;

impl Scenario {
    /// How many sides it may have, the fewest and the most.
    #[must_use]
    pub fn sides(&self) -> (usize, usize) {
        self.players.map_or((self.zones.len(), self.zones.len()), |p| (p.least.into(), p.most.into()))
    }

    /// The most zones it may have.
    pub(super) const fn zones_max(&self) -> usize {
        if self.players.is_some() { SIDES_OF_MANY } else { SIDES_MAX }
    }

    /// Whether cards decide who comes first.
    #[must_use]
    pub const fn draws_cards(&self) -> bool {
        self.players.is_some()
    }
}

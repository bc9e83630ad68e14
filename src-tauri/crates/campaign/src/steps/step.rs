//! The steps of the Campaign Phase, in the order of the book.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The steps of the Campaign Phase, in order (DR p.100); those of a map besides (CF 83).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// What became of those Out of Action.
    #[default]
    Trauma,
    /// Promotions and Experience.
    Promotions,
    /// On a map: the Tracker.
    Tracker,
    /// Reinforcements.
    Reinforcements,
    /// Exploration.
    Exploration,
    /// On a map: the winner's Outpost.
    Outposts,
    /// Quartermaster.
    Quartermaster,
    /// Roster.
    Roster,
}

impl Step {
    /// The six of every campaign, in order.
    pub const ALL: [Self; 6] =
        [Self::Trauma, Self::Promotions, Self::Reinforcements, Self::Exploration, Self::Quartermaster, Self::Roster];

    /// The eight after a game on a map, in order.
    pub const ON_MAP: [Self; 8] = [
        Self::Trauma,
        Self::Promotions,
        Self::Tracker,
        Self::Reinforcements,
        Self::Exploration,
        Self::Outposts,
        Self::Quartermaster,
        Self::Roster,
    ];

    /// The one after it, of these; after the last one, the last.
    #[must_use]
    pub(crate) fn next(self, of: &[Self]) -> Self {
        let after = of.iter().skip_while(|step| **step != self).nth(1);
        after.copied().unwrap_or(Self::Roster)
    }
}

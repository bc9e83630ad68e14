//! The steps of the Campaign Phase, in the order of the book.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The six steps of the Campaign Phase, in order (DR p.100).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// What became of those Out of Action.
    #[default]
    Trauma,
    /// Promotions and Experience.
    Promotions,
    /// Reinforcements.
    Reinforcements,
    /// Exploration.
    Exploration,
    /// Quartermaster.
    Quartermaster,
    /// Roster.
    Roster,
}

impl Step {
    /// All six, in order.
    pub const ALL: [Self; 6] =
        [Self::Trauma, Self::Promotions, Self::Reinforcements, Self::Exploration, Self::Quartermaster, Self::Roster];

    /// The one after it; after the last one, the last.
    #[must_use]
    pub fn next(self) -> Self {
        let after = Self::ALL.iter().skip_while(|step| **step != self).nth(1);
        after.copied().unwrap_or(Self::Roster)
    }
}

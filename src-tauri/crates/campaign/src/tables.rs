//! What a campaign looks up: the pack's tables, and the rosters of its Warbands.

use std::collections::BTreeMap;

use nml_catalogue::{CampaignMap, Catalogue, Progression, Trauma};
use nml_warband::Roster;

/// Rosters by the stream ids of their Warbands.
pub type Rosters = BTreeMap<String, Roster>;

/// What a campaign looks up.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'p> {
    /// The pack.
    pub catalogue: &'p Catalogue,
    /// The rosters of the Warbands whose battle is recorded, as they stand. Those that are missing are not in this book:
    /// all but Trauma is settled at the table for them.
    pub rosters: &'p Rosters,
}

static NONE: Rosters = BTreeMap::new();

impl<'p> Tables<'p> {
    /// What becomes of models Out of Action.
    #[must_use]
    pub fn trauma(self) -> &'p Trauma {
        self.catalogue.trauma()
    }

    /// Score, rising limits and scenarios.
    #[must_use]
    pub fn progression(self) -> &'p Progression {
        self.catalogue.campaign()
    }

    /// The map of a campaign. `None` if it has no map, or the pack no longer has it.
    #[must_use]
    pub fn map(self, campaign: &super::state::Campaign) -> Option<&'p CampaignMap> {
        self.catalogue.map(campaign.map.as_ref()?)
    }

    /// The same, with rosters to look up.
    #[must_use]
    pub const fn with(self, rosters: &'p Rosters) -> Self {
        Self { catalogue: self.catalogue, rosters }
    }
}

impl<'p> From<&'p Catalogue> for Tables<'p> {
    fn from(catalogue: &'p Catalogue) -> Self {
        Self { catalogue, rosters: &NONE }
    }
}

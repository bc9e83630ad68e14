//! The tables of the pack that a campaign looks things up in.

use crate::catalogue::{Catalogue, Progression, Trauma};

/// What a campaign looks up.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'p> {
    /// What becomes of those Out of Action.
    pub trauma: &'p Trauma,
    /// Score, rising limits and scenarios.
    pub progression: &'p Progression,
}

impl<'p> From<&'p Catalogue> for Tables<'p> {
    fn from(catalogue: &'p Catalogue) -> Self {
        Self { trauma: catalogue.trauma(), progression: catalogue.campaign() }
    }
}

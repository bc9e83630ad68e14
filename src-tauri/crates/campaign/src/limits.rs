//! What a Warband's next game allows: the Threshold Value, which limits what a roster may cost, and the Field Strength,
//! how many models may fight. Both come from the pack's table of games (DR pp.97-98), by the number of games that a
//! Warband has behind it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::{Campaign, Enrolment};
use nml_catalogue::Progression;

/// What a Warband's next game allows (DR pp.97-98).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Its number among the Warband's own.
    pub game: u16,
    /// The Threshold Value in ducats.
    pub threshold: u32,
    /// The Field Strength in models.
    pub field_strength: u16,
    /// The printed table ends before this game, and its last row is used.
    pub beyond_table: bool,
    /// It is the final, and these have to reach it first (DR p.95).
    pub waits_for: Vec<String>,
}

/// What a Warband's next game allows. `None` if it does not belong to the campaign, or the pack has no table.
#[must_use]
pub fn limits(progression: &Progression, campaign: &Campaign, warband: &str) -> Option<Limits> {
    let enrolment = campaign.enrolment(warband)?;
    let game = enrolment.games_counted().saturating_add(1);
    let row = progression.threshold(game)?;
    let waits = |other: &&Enrolment| {
        let behind = other.games_counted().saturating_add(1) < campaign.house.games;
        !other.withdrawn && !other.paused && behind
    };
    let waits_for = if game == campaign.house.games {
        campaign.warbands.iter().filter(waits).map(|other| other.warband.clone()).collect()
    } else {
        Vec::new()
    };
    Some(Limits {
        game,
        threshold: row.ducats.saturating_add_signed(enrolment.threshold_delta),
        field_strength: row.field_strength,
        beyond_table: u16::from(row.game) != game,
        waits_for,
    })
}

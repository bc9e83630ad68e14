//! What a Warband's next game allows: the Threshold Value, which limits what a Force may cost, and the Field Strength,
//! how many models may fight. Both come from the pack's table of games (DR pp.97-98), by the number of games that a
//! Warband has behind it; its variant and its buildings on a map change the Threshold Value.

use super::map::map_state;
use super::state::{Campaign, Enrolment};
use nml_catalogue::Catalogue;

/// What a Warband's next game allows (DR pp.97-98).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Its number among the Warband's own.
    pub game: u16,
    /// The Threshold Value in ducats, with what changes it.
    pub threshold: u32,
    /// What the table prints, in ducats.
    pub by_table: u32,
    /// By how much the Warband's variant changes it, in ducats.
    pub by_variant: i32,
    /// How much its buildings on a map add, in ducats.
    pub by_map: u32,
    /// The Field Strength in models.
    pub field_strength: u16,
    /// The printed table ends before this game, and its last row is used.
    pub beyond_table: bool,
    /// It is the final, and these have to reach it first (DR p.95).
    pub waits_for: Vec<String>,
}

/// What a Warband's next game allows. `None` if it does not belong to the campaign, or the pack has no table.
#[must_use]
pub fn limits(catalogue: &Catalogue, campaign: &Campaign, warband: &str) -> Option<Limits> {
    let enrolment = campaign.enrolment(warband)?;
    let game = enrolment.games_counted().saturating_add(1);
    let row = catalogue.campaign().threshold(game)?;
    let held = map_state(catalogue, campaign).and_then(|mut state| state.warbands.remove(warband));
    let (by_variant, by_map) = (enrolment.threshold_delta, held.map_or(0, |held| held.threshold));
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
        threshold: threshold_value(row.ducats, by_variant, by_map),
        by_table: row.ducats,
        by_variant,
        by_map,
        field_strength: row.field_strength,
        beyond_table: u16::from(row.game) != game,
        waits_for,
    })
}

/// The Threshold Value in ducats: what the table prints, with what a variant and buildings on a map change.
pub(crate) const fn threshold_value(by_table: u32, by_variant: i32, by_map: u32) -> u32 {
    by_table.saturating_add_signed(by_variant).saturating_add(by_map)
}

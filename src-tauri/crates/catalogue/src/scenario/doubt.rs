//! What is worth a second look in a scenario that somebody writes; it never prevents a game.

use super::{Scenario, ScoredPer};
use crate::length::Length;
use crate::message::Message;
use crate::messages;

/// Until now the book wants the forces apart at the start.
const APART: Length = Length::inches(24);
/// Sides that the turn engine plays if the scenario does not say how many it is for.
pub const ENGINE_SIDES: usize = 2;

impl Scenario {
    /// Whether the turn engine plays it: two sides, or as many as it says itself.
    #[must_use]
    pub fn is_played_here(&self) -> bool {
        self.zones.len() == ENGINE_SIDES || self.players.is_some()
    }

    /// What is unusual, each as (JSON path, what is wrong).
    #[must_use]
    pub fn doubts(&self) -> Vec<(String, Message)> {
        let mut found = Vec::new();
        let mut doubt = |path: String, text: Message| found.push((path, text));
        if !self.is_played_here() && self.zones.len() > ENGINE_SIDES {
            let sides = self.zones.len();
            doubt("/zones".into(), messages::drawn_only(sides));
        }
        for (i, zone) in self.zones.iter().enumerate() {
            for (j, other) in self.zones.iter().enumerate().skip(i + 1) {
                let lies = |gap: Length| zone.shape.nearer(&other.shape, gap, self.table);
                let (one, two) = (&zone.label, &other.label);
                if lies(Length::micrometres(2)) {
                    doubt(format!("/zones/{j}/shape"), messages::zones_touch(one, two));
                } else if lies(APART) {
                    doubt(format!("/zones/{j}/shape"), messages::zones_near(one, two));
                }
            }
        }
        if self.victory_points.is_empty() {
            doubt("/victory_points".into(), messages::no_victory_points());
        }
        let counts_deeds = self.victory_points.iter().any(|v| v.per == ScoredPer::GloriousDeed);
        if counts_deeds && self.deeds.is_empty() {
            doubt("/deeds".into(), messages::no_deeds());
        }
        if !self.objectives.is_empty() && self.control.is_none() {
            doubt("/objectives".into(), messages::control_earns_nothing());
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            if let Some(zone) = self.zones.iter().find(|zone| zone.shape.holds(objective.at, self.table)) {
                doubt(format!("/objectives/{i}/at"), messages::objective_in_zone(&objective.label, &zone.label));
            }
        }
        found
    }
}

//! What is worth a second look in a scenario that somebody writes: nothing of it stands in the way.

use super::{Scenario, ScoredPer};
use crate::length::Length;

/// So far the book wants the forces apart at the start.
const APART: Length = Length::inches(24);
/// Sides that the turn engine plays.
pub const ENGINE_SIDES: usize = 2;

impl Scenario {
    /// Whether the turn engine plays it: it plays two sides.
    #[must_use]
    pub fn is_played_here(&self) -> bool {
        self.zones.len() == ENGINE_SIDES
    }

    /// What is unusual, each as (JSON path, sentence).
    #[must_use]
    pub fn doubts(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut doubt = |path: String, text: String| found.push((path, text));
        if !self.is_played_here() && self.zones.len() > ENGINE_SIDES {
            let sides = self.zones.len();
            doubt(
                "/zones".into(),
                format!(
                    "The turn engine plays two sides: with {sides} it is drawn, printed and recorded by its result."
                ),
            );
        }
        for (i, zone) in self.zones.iter().enumerate() {
            for (j, other) in self.zones.iter().enumerate().skip(i + 1) {
                let lies = |gap: Length| zone.shape.nearer(&other.shape, gap, self.table);
                let (one, two) = (&zone.label, &other.label);
                if lies(Length::micrometres(2)) {
                    doubt(format!("/zones/{j}/shape"), format!("{one} and {two} touch or overlap."));
                } else if lies(APART) {
                    doubt(
                        format!("/zones/{j}/shape"),
                        format!(
                            "{one} and {two} are less than 24 inches apart: the book starts forces at least so far apart."
                        ),
                    );
                }
            }
        }
        if self.victory_points.is_empty() {
            doubt(
                "/victory_points".into(),
                "Nothing earns victory points: it ends in a draw unless a Warband is wiped out or flees.".into(),
            );
        }
        let counts_deeds = self.victory_points.iter().any(|v| v.per == ScoredPer::GloriousDeed);
        if counts_deeds && self.deeds.is_empty() {
            doubt("/deeds".into(), "Glorious Deeds earn victory points, but there is none.".into());
        }
        if !self.objectives.is_empty() && self.control.is_none() {
            doubt("/objectives".into(), "There are objectives, but controlling them earns nothing.".into());
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            if let Some(zone) = self.zones.iter().find(|zone| zone.shape.holds(objective.at, self.table)) {
                doubt(
                    format!("/objectives/{i}/at"),
                    format!("Objective {} lies in the zone {}.", objective.label, zone.label),
                );
            }
        }
        found
    }
}

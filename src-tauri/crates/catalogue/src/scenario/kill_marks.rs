//! What must be recorded about a kill, because something in the scenario needs it.

use super::{DeedSign, KillMark, Scenario, ScoredPer};

impl Scenario {
    /// Every mark that its Deeds and victory points ask for, and those of the general ones; each once.
    #[must_use]
    pub fn kill_marks(&self) -> Vec<KillMark> {
        let mut marks =
            vec![KillMark::Ranged, KillMark::Melee, KillMark::LongRange, KillMark::TargetInCover, KillMark::Elite];
        let deeds = self
            .deeds
            .iter()
            .filter_map(|d| d.sign.as_ref())
            .filter_map(|sign| if let DeedSign::Kills { how, .. } = sign { Some(how) } else { None });
        let points =
            self.victory_points.iter().filter_map(|v| if let ScoredPer::Kill(how) = &v.per { Some(how) } else { None });
        for mark in deeds.chain(points).flatten() {
            if !marks.contains(mark) {
                marks.push(mark.clone());
            }
        }
        marks
    }
}

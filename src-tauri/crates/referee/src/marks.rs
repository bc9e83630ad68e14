//! Markers: how many a model has, who spends them, and that nothing moves them by itself (MRK rows).

use serde_json::Value;

use crate::json::Read;
use crate::referee::Referee;
use crate::table::Markers;

/// The most markers of a kind on a model (MRK-02).
const MOST: i64 = 6;

impl Referee {
    pub(crate) fn marks(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        let Some(before) = self.table.models.get(id).map(|m| m.markers) else { return };
        let now = Markers::read(event.of("markers"));
        let name = self.table.name(id);
        let blessings = if self.table.reads("marker_max", "blessing_uncapped") { i64::MAX } else { MOST };
        let fits = |n: i64, most: i64| (0..=most).contains(&n);
        if !fits(now.blood, MOST) || !fits(now.infection, MOST) || !fits(now.blessing, blessings) {
            self.broken("MRK-02", "too_many", format!("{name} has {now}; at most {MOST} of each lie on a model"));
        }
        let hurt = self
            .wound
            .as_ref()
            .is_some_and(|w| w.victim == id || self.table.under_word(w.victim, "mirrors_blood").maybe());
        let sheds = self.wound.is_some() && self.table.poisons(id) && now.blood + 1 == before.blood;
        if now != before && !hurt && !sheds && !self.here.marks {
            self.broken("MRK-01", "no_cause", format!("{name} had {before} and now has {now}; no rule does that"));
        }
    }

    /// What a side declares lies there, and goes (MRK-03 to MRK-07, MRK-04 for a Bloodbath).
    pub(crate) fn declares(&mut self, command: &Value) {
        let question = self.table.question().clone();
        let id = question.model("model").or_else(|| question.model("victim"));
        let Some(markers) = id.and_then(|id| self.table.models.get(id)).map(|m| m.markers) else { return };
        let spend = command.of("markers");
        let (blood, infection, blessing) = (spend.number("blood"), spend.number("infection"), spend.number("blessing"));
        let name = id.map_or_else(String::new, |id| self.table.name(id));
        if blood > markers.blood || infection > markers.infection || blessing > markers.blessing {
            let spent = Markers { blood, infection, blessing };
            let why = format!("{spent} to be spent, and {name} has {markers}");
            self.broken("MRK-03", "not_there", why);
        }
        self.spending = id.map(|id| {
            let left = Markers {
                blood: (markers.blood - blood).max(0),
                infection: (markers.infection - infection).max(0),
                blessing: (markers.blessing - blessing).max(0),
            };
            (id, left)
        });
    }

    /// What was spent is gone at once.
    pub(crate) fn spending_over(&mut self) {
        let Some((id, left)) = self.spending.take() else { return };
        let now = self.table.models.get(id).map_or(left, |m| m.markers);
        if now != left && !self.here.asked {
            let name = self.table.name(id);
            self.broken("MRK-03", "spent_stays", format!("{name} should have {left} after spending and has {now}"));
        }
    }
}

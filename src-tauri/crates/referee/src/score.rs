//! Victory points, and how a battle ends (END rows, MOR-07, TRN-08).

use serde_json::Value;

use crate::json::Read;
use crate::referee::Referee;
use crate::table::Place;

impl Referee {
    /// Points are what their parts come to (END-02).
    pub(crate) fn scores(&mut self, event: &Value) {
        let (Some(side), points, why) = (event.model("side"), event.number("points"), event.of("why")) else { return };
        self.scores_once(side, why);
        match why.word() {
            "scenario" => {
                let sum: i64 = why.said().list("parts").iter().map(|part| part.number("points")).sum();
                if sum != points {
                    self.broken(
                        "END-02",
                        "points",
                        format!("{} scores {points} VP; the parts come to {sum}", self.table.warband(side)),
                    );
                }
            }
            "deeds" => {
                let known = self.table.scenario.list("deeds");
                let worth = |id: &str| known.iter().find(|d| d.text("id") == id).map_or(0, |d| d.number("points"));
                let sum: i64 = self.deeds.iter().filter(|(_, by)| *by == side).map(|(deed, _)| worth(deed)).sum();
                if points != sum {
                    let why = format!(
                        "{} scores {points} VP for its Glorious Deeds, which are worth {sum}",
                        self.table.warband(side)
                    );
                    self.broken("END-02", "deeds", why);
                }
            }
            "objectives" => self.objectives(side, points, why.said().number("held")),
            _ => {}
        }
    }

    /// At an end of a Turn each side counts each thing once.
    fn scores_once(&mut self, side: usize, why: &Value) {
        let parts = why.said().list("parts").iter().map(|part| format!("rule {}", part.number("rule")));
        let counted: Vec<String> = match why.word() {
            "scenario" => parts.collect(),
            word => vec![word.to_owned()],
        };
        for what in counted {
            if self.here.scored.contains(&(side, what.clone())) {
                let name = self.table.warband(side);
                self.broken("END-02", "scored_twice", format!("{name} scores twice for one and the same"));
            }
            self.here.scored.push((side, what));
        }
    }

    fn objectives(&mut self, side: usize, points: i64, held: i64) {
        let rules = self.table.scenario.list("victory_points").to_vec();
        let plain: Vec<&Value> = rules.iter().filter(|v| v.text("at") == "turn_end").collect();
        if plain.is_empty() && points > 0 {
            let name = self.table.warband(side);
            let why = format!("{name} scores {points} VP for objectives, and the scenario gives none for them");
            self.broken("END-02", "objectives", why);
        }
        let [rule] = plain.as_slice() else { return };
        let free = ["kind", "most", "side", "turns"].iter().all(|key| rule.of(key).is_null());
        if rule.text("per") != "objective_controlled" || !free {
            return;
        }
        let counted = self.holders.iter().filter(|h| **h == Some(side)).count();
        let counted = i64::try_from(counted).unwrap_or(0);
        let each = rule.number("points");
        if held != counted || points > counted * each {
            let name = self.table.warband(side);
            let why =
                format!("{name} scores {points} VP for {held} objectives; it holds {counted}, worth {each} VP each");
            self.broken("END-02", "objectives", why);
        }
    }

    /// Why it is over, and who has won (END-01, END-03, MOR-07).
    pub(crate) fn battle_ends(&mut self, event: &Value) {
        let winner = event.model("winner");
        let count = self.table.sides.len();
        if count != 2 || self.table.ended {
            return;
        }
        let there = |side: usize| self.table.models.iter().any(|m| m.side == Some(side) && m.on_table());
        match event.text("reason") {
            "last_turn" => {
                let last = self.table.last_turn().unwrap_or(self.table.turn);
                if self.table.turn != last {
                    self.broken(
                        "END-01",
                        "too_early",
                        format!("it ends in Turn {}, and the last is {last}", self.table.turn),
                    );
                }
                let points: Vec<i64> = self.table.sides.iter().map(|s| s.points).collect();
                let best = points.iter().max();
                let mut first = points.iter().enumerate().filter(|(_, p)| Some(*p) == best).map(|(side, _)| side);
                let should = first.next().filter(|_| first.next().is_none());
                if winner != should {
                    self.broken(
                        "END-02",
                        "winner",
                        format!(
                            "{} wins with these points, not {}: {}",
                            self.table.won_by(should),
                            self.table.won_by(winner),
                            self.table.by_side(&points)
                        ),
                    );
                }
                self.turn_is_over();
            }
            "fled" => {
                let fled: Vec<usize> =
                    (0..count).filter(|s| self.table.sides.get(*s).is_some_and(|s| s.fled)).collect();
                if fled.len() == 1 && winner != fled.first().map(|s| 1 - s) || fled.is_empty() {
                    let who = fled.first().map_or_else(|| "nobody".to_owned(), |side| self.table.warband(*side));
                    self.broken("MOR-07", "fled", format!("{who} fled, and {} wins", self.table.won_by(winner)));
                }
            }
            "no_models" => {
                let gone: Vec<usize> = (0..count).filter(|side| !there(*side)).collect();
                let should = if gone.len() == 1 { gone.first().map(|s| 1 - s) } else { winner };
                if gone.is_empty() || winner != should {
                    let who = gone.first().map_or_else(|| "nobody".to_owned(), |side| self.table.warband(*side));
                    let why = format!("{who} has no models left, and {} wins", self.table.won_by(winner));
                    self.broken("END-03", "no_models", why);
                }
                self.arrivals(&gone);
            }
            _ => {}
        }
    }

    /// Where arrivals save a side, one that has models on their way is not beaten yet (E-5).
    fn arrivals(&mut self, gone: &[usize]) {
        let later = self.table.scenario.text("no_models") == "after_arrivals";
        let waits = gone
            .iter()
            .all(|side| self.table.models.iter().any(|m| m.side == Some(*side) && m.place == Place::Waiting));
        if later && waits && self.table.turn <= 1 && !gone.is_empty() {
            self.unjudged("END-03", "arrivals", "a side without models has reinforcements on their way".to_owned());
        }
    }
}

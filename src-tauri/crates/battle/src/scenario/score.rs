//! The end of a Turn and of the game: what it asks, what it counts, who has won (E-1 to E-11).

use crate::log::event::{Event, Score, ScorePart};
use crate::log::scenario::{DieFor, Held, ScenarioEvent, ScenarioStep, Tallied, ThingNow};
use crate::log::state::{Battle, Condition, DeedDone, EndReason, ModelId, Outcome, Presence, SideId};
use crate::log::step::Step;
use crate::measure::within;
use crate::run::Run;
use nml_catalogue::Scenario;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::FledPoints;
use nml_catalogue::scenario::{NoModels, ScoredAt, ScoredPer, VictoryPoints};

impl Battle {
    /// The last Turn as it stands now.
    #[must_use]
    pub fn last_turn(&self) -> u8 {
        self.field.scenario.turns.saturating_add(u8::from(self.scene.extended))
    }

    /// The game may end with this Turn.
    fn may_end(&self) -> bool {
        self.turn >= self.field.scenario.turns
    }

    /// The rules that count now, with their indices.
    fn counted(&self, at: ScoredAt) -> impl Iterator<Item = (u8, &VictoryPoints)> {
        let turn = self.turn;
        (0_u8..)
            .zip(&self.field.scenario.victory_points)
            .filter(move |(_, v)| v.at == at && v.turns.is_none_or(|(first, last)| (first..=last).contains(&turn)))
    }

    /// What is asked when the Turn ends, the next question last.
    pub(crate) fn turn_end_questions(&self) -> Vec<Step> {
        let end = if self.may_end() { Some(ScoredAt::GameEnd) } else { None };
        let rules: Vec<(u8, &VictoryPoints)> =
            [Some(ScoredAt::TurnEnd), end].into_iter().flatten().flat_map(|at| self.counted(at)).collect();
        let reached = rules.iter().any(|(_, v)| v.per == ScoredPer::ObjectiveReached);
        let held = rules.iter().any(|(_, v)| match &v.per {
            ScoredPer::ObjectiveControlled | ScoredPer::NotedHeld(_) | ScoredPer::EnemyNotedHeld(_) => true,
            ScoredPer::Formula(formula) => formula.counts_objectives(),
            ScoredPer::ObjectiveReached
            | ScoredPer::EnemyOutOfAction
            | ScoredPer::EnemyDucats(_)
            | ScoredPer::EnemyGlory(_)
            | ScoredPer::Tally(_)
            | ScoredPer::Claimed(_)
            | ScoredPer::ThingLeft(_)
            | ScoredPer::ThingGone(_)
            | ScoredPer::Kill(_)
            | ScoredPer::NeutralDown(_)
            | ScoredPer::NotedOut(_)
            | ScoredPer::NotedLeft(_)
            | ScoredPer::GloriousDeed
            | ScoredPer::Table(_) => false,
        });
        let mut steps = Vec::new();
        if reached {
            steps.push(Step::Scenario(ScenarioStep::Hold));
        } else if held {
            steps.push(Step::Control);
        }
        let turn_end = rules.iter().filter(|(_, v)| v.at == ScoredAt::TurnEnd);
        let table = turn_end.filter(|(_, v)| matches!(v.per, ScoredPer::Table(_)));
        steps.extend(table.map(|(rule, _)| Step::Scenario(ScenarioStep::Count { rule: *rule })));
        steps
    }

    /// What is asked when the game is over, before its end is counted; the next question last.
    fn game_end_questions(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.scene.proposals.iter().any(|p| self.deeds.iter().all(|d| d.deed != p.deed)) {
            steps.push(Step::Scenario(ScenarioStep::Deeds));
        }
        for (rule, _) in self.counted(ScoredAt::GameEnd).filter(|(_, v)| matches!(v.per, ScoredPer::Table(_))) {
            steps.push(Step::Scenario(ScenarioStep::Count { rule }));
        }
        for note in self.field.scenario.notes.iter().rev() {
            let sides: Vec<SideId> = self.side_ids().collect();
            for side in sides.into_iter().rev().filter(|s| !self.note_shown(*s, &note.id)) {
                steps.push(Step::Scenario(ScenarioStep::Note { side, note: note.id.clone() }));
            }
        }
        steps
    }

    /// Whether the side has shown this note.
    #[must_use]
    pub(crate) fn note_shown(&self, side: SideId, note: &str) -> bool {
        self.scene.notes.iter().any(|n| n.side == side && n.note == note)
    }

    /// Who is at each objective and who controls it, as far as positions are known.
    #[must_use]
    pub(crate) fn holding_now(&self) -> Vec<Held> {
        let scenario = &self.field.scenario;
        let usual = scenario.control.map_or(Length::ZERO, |c| c.within);
        let holders = self.control();
        scenario
            .objectives
            .iter()
            .zip(holders)
            .map(|(objective, holder)| {
                if self.objective_gone(&objective.id) {
                    return Held::default();
                }
                let area = Scenario::area(objective, &self.field.terrain);
                let within = objective.within.unwrap_or(usual);
                let there = |side: SideId| {
                    self.models().any(|(id, f)| {
                        f.side == side
                            && f.on_table()
                            && self.disc(id).is_some_and(|d| match area {
                                Some(shape) => shape.within(d.at, d.radius, within, scenario.table),
                                None => crate::measure::within(objective.at, Length::ZERO, d.at, d.radius, within),
                            })
                    })
                };
                Held { reached: self.side_ids().filter(|s| there(*s)).collect(), holder }
            })
            .collect()
    }

    /// An objective is gone when the thing with its id is.
    #[must_use]
    pub fn objective_gone(&self, objective: &str) -> bool {
        self.scene.things.iter().any(|t| t.id.as_deref() == Some(objective) && t.gone)
    }

    /// For how many a rule counts for a side.
    fn count_for(&self, rule: &VictoryPoints, side: SideId) -> u32 {
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let enemies =
            || self.models().filter(move |(_, f)| usize::from(f.side) < self.sides.len() && self.rivals(f.side, side));
        let out = || enemies().filter(|(_, f)| f.condition == Condition::Out);
        let worth = |of: &dyn Fn(&nml_catalogue::card::ModelCard) -> u32, each: u32| -> u32 {
            out().filter_map(|(id, _)| self.sheet(id)).fold(0, |sum, s| sum.saturating_add(of(s).div_ceil(each.max(1))))
        };
        let at_end = rule.at == ScoredAt::GameEnd;
        match &rule.per {
            ScoredPer::EnemyOutOfAction => small(out().count()),
            ScoredPer::EnemyDucats(each) => worth(&|s| s.ducats, *each),
            ScoredPer::EnemyGlory(each) => worth(&|s| s.glory, *each),
            ScoredPer::Tally(name) => {
                let counts = |t: &&Tallied| t.tally == *name && t.side == side && (at_end || t.turn == self.turn);
                small(self.scene.tallies.iter().filter(counts).count())
            }
            ScoredPer::Claimed(kind) => {
                small(self.scene.all().filter(|(_, t)| t.kind == *kind && t.claimed == Some(side)).count())
            }
            ScoredPer::ThingLeft(kind) => small(self.scene.all().filter(|(_, t)| t.kind == *kind).count()),
            ScoredPer::ThingGone(kind) => {
                let gone = |t: &&ThingNow| t.kind == *kind && t.gone && !t.to_lay;
                small(self.scene.things.iter().filter(gone).count())
            }
            ScoredPer::NotedOut(note) => {
                let named = self.named(side, note);
                small(named.filter(|m| self.fighter(*m).is_some_and(|f| f.condition == Condition::Out)).count())
            }
            ScoredPer::NotedLeft(note) => {
                let named = self.named(side, note);
                small(named.filter(|m| self.fighter(*m).is_some_and(|f| f.condition != Condition::Out)).count())
            }
            ScoredPer::NotedHeld(note) => {
                let mine = self.scene.notes.iter().filter(|n| n.note == *note && n.side == side);
                small(mine.filter(|n| n.objective.is_some_and(|o| self.holds_objective(side, o))).count())
            }
            ScoredPer::EnemyNotedHeld(note) => {
                let theirs = self.scene.notes.iter().filter(|n| n.note == *note && self.hostile(n.side, side));
                small(theirs.filter(|n| n.objective.is_some_and(|o| self.holds_objective(side, o))).count())
            }
            ScoredPer::ObjectiveControlled
            | ScoredPer::ObjectiveReached
            | ScoredPer::Kill(_)
            | ScoredPer::NeutralDown(_)
            | ScoredPer::GloriousDeed
            | ScoredPer::Table(_) => 0,
            ScoredPer::Formula(formula) => self.worked_out(formula, side, at_end),
        }
    }

    fn named(&self, side: SideId, note: &str) -> impl Iterator<Item = ModelId> {
        self.scene.notes.iter().filter(move |n| n.note == note && n.side == side).flat_map(|n| n.models.clone())
    }

    fn holds_objective(&self, side: SideId, objective: u8) -> bool {
        self.scene.held.get(usize::from(objective)).is_some_and(|h| h.holder == Some(side))
    }

    /// What a rule is worth to a side now.
    fn worth(&self, rule: &VictoryPoints, side: SideId) -> u32 {
        if rule.side.is_some_and(|role| self.role(side) != Some(role)) {
            return 0;
        }
        let of_kind = |id: usize| {
            let objective = self.field.scenario.objectives.get(id);
            objective.is_some_and(|o| rule.kind.as_ref().is_none_or(|k| o.kind == *k) && !self.objective_gone(&o.id))
        };
        let objectives = || self.scene.held.iter().enumerate().filter(|(id, _)| of_kind(*id)).map(|(_, held)| held);
        let points = match &rule.per {
            ScoredPer::ObjectiveControlled => {
                let held = objectives().filter(|h| h.holder == Some(side)).count();
                u32::try_from(held).unwrap_or(0) * u32::from(rule.points)
            }
            ScoredPer::ObjectiveReached => objectives()
                .filter(|h| h.reached.contains(&side))
                .map(|h| {
                    let contested = h.reached.iter().any(|s| self.hostile(*s, side));
                    u32::from(if contested { rule.points } else { rule.alone.unwrap_or(rule.points) })
                })
                .sum(),
            ScoredPer::EnemyOutOfAction
            | ScoredPer::EnemyDucats(_)
            | ScoredPer::EnemyGlory(_)
            | ScoredPer::Tally(_)
            | ScoredPer::Claimed(_)
            | ScoredPer::ThingLeft(_)
            | ScoredPer::ThingGone(_)
            | ScoredPer::Kill(_)
            | ScoredPer::NeutralDown(_)
            | ScoredPer::NotedOut(_)
            | ScoredPer::NotedLeft(_)
            | ScoredPer::NotedHeld(_)
            | ScoredPer::EnemyNotedHeld(_)
            | ScoredPer::GloriousDeed
            | ScoredPer::Formula(_)
            | ScoredPer::Table(_) => self.count_for(rule, side).saturating_mul(rule.points.into()),
        };
        rule.most.map_or(points, |most| points.min(most.into()))
    }

    /// Whether the side has fled and earns nothing more while the others play on (C-59).
    fn earns_no_more(&self, side: SideId) -> bool {
        let fled = self.sides.get(usize::from(side)).is_some_and(|s| s.fled);
        match self.field.ruleset.rulings.fled_points {
            FledPoints::AsOthers => false,
            FledPoints::Nothing => fled,
        }
    }

    /// The points a Deed is worth: the scenario's own number for it, and nothing else.
    #[must_use]
    pub fn deed_points(&self, deed: &str) -> u16 {
        self.field.scenario.deeds.iter().find(|d| d.id == deed).map_or(0, |d| d.points.into())
    }

    /// The side with the most points among those that have not left. `None` for a draw (E-6, E-7).
    pub(crate) fn winner_by_points(&self) -> Option<SideId> {
        let there: Vec<SideId> = self.side_ids().filter(|s| self.is_in(*s)).collect();
        self.ahead(&there)
    }

    /// Whether the side has lost because it has no model on the battlefield (E-4, E-5).
    #[must_use]
    pub(crate) fn without_models(&self, side: SideId) -> bool {
        let there = self.fighters.iter().any(|f| f.side == side && f.on_table());
        let waits = self.fighters.iter().any(|f| f.side == side && f.presence == Presence::Waiting);
        let escaped = || self.scene.escaped.iter().any(|m| self.fighter(*m).is_some_and(|f| f.side == side));
        let saved = match self.field.scenario.no_models {
            NoModels::AtOnce => false,
            NoModels::AfterArrivals => waits && !self.scene.arrived,
            NoModels::WithoutReserve => waits || escaped(),
        };
        !(there || saved)
    }

    /// Who controls each objective, as far as positions are known (G-11): more models on it or within 1″; a side with a
    /// model on it beats one that is only near. A team counts as one, and the side of it with most models there holds it.
    #[must_use]
    pub fn control(&self) -> Vec<Option<SideId>> {
        let scenario = &self.field.scenario;
        let Some(rule) = scenario.control else { return vec![None; scenario.objectives.len()] };
        scenario
            .objectives
            .iter()
            .map(|objective| {
                let area = Scenario::area(objective, &self.field.terrain);
                let close = |id: ModelId, distance| {
                    self.disc(id).is_some_and(|d| match area {
                        Some(shape) => shape.within(d.at, d.radius, distance, scenario.table),
                        None => within(objective.at, Length::ZERO, d.at, d.radius, distance),
                    })
                };
                let count = |side: SideId, distance| {
                    self.models().filter(|(id, f)| f.side == side && f.on_table() && close(*id, distance)).count()
                };
                let near = objective.within.unwrap_or(rule.within);
                let together = |team: &Vec<SideId>, far| team.iter().map(|side| count(*side, far)).sum::<usize>();
                let parties = self.parties();
                let holds = |team: &Vec<SideId>| {
                    let most = team.iter().map(|side| count(*side, near)).max();
                    team.iter().copied().find(|side| Some(count(*side, near)) == most)
                };
                let mut on = parties.iter().filter(|team| together(team, Length::ZERO) > 0);
                if rule.on_beats_near
                    && let (Some(team), None) = (on.next(), on.next())
                {
                    return holds(team);
                }
                let most = parties.iter().map(|team| together(team, near)).max().unwrap_or(0);
                let mut leads = parties.iter().filter(|team| together(team, near) == most);
                leads.next().filter(|_| most > 0 && leads.next().is_none()).and_then(holds)
            })
            .collect()
    }
}

impl Run {
    /// The Morale Phase has nothing left to ask.
    pub(crate) fn end_of_turn(&mut self) {
        if self.battle.scene.ending {
            return self.finish();
        }
        self.too_late();
        let next = self.battle.turn_end_questions();
        if next.iter().any(|s| matches!(s, Step::Control | Step::Scenario(ScenarioStep::Hold))) {
            self.emit(Event::Asked { done: 0, next });
        } else {
            self.score_turn_end(Vec::new());
        }
    }

    /// Points of the Turn's end; then one more Turn, or the end of the game.
    pub(crate) fn score_turn_end(&mut self, held: Vec<Held>) {
        self.count_kept(&held);
        self.note_joint_alliances();
        if !held.is_empty() {
            self.note(ScenarioEvent::Held { objectives: held });
        }
        let only_control = self.battle.counted(ScoredAt::TurnEnd).all(|(_, v)| v.per == ScoredPer::ObjectiveControlled);
        for side in self.battle.side_ids() {
            let parts = self.parts(ScoredAt::TurnEnd, side);
            let points = parts.iter().map(|p| p.points).sum();
            let held = self.battle.scene.held.iter().filter(|h| h.holder == Some(side)).count();
            let why = if only_control {
                Score::Objectives { held: u8::try_from(held).unwrap_or(u8::MAX) }
            } else {
                Score::Scenario { parts }
            };
            self.emit(Event::Scored { side, points, why });
        }
        self.take_away();
        self.turn_or_end();
    }

    fn parts(&self, at: ScoredAt, side: SideId) -> Vec<ScorePart> {
        let battle = &self.battle;
        if battle.earns_no_more(side) {
            return Vec::new();
        }
        let worth = battle.counted(at).map(|(rule, v)| (rule, battle.worth(v, side)));
        worth
            .filter(|(_, points)| *points > 0)
            .map(|(rule, points)| ScorePart { rule, points: u16::try_from(points).unwrap_or(u16::MAX) })
            .collect()
    }

    /// One more Turn, the die for it, or the end.
    pub(super) fn turn_or_end(&mut self) {
        let turn = self.battle.turn;
        let random = self.battle.field.scenario.extra_turn;
        match random {
            Some(extra) if turn == self.battle.field.scenario.turns && !self.battle.scene.length_rolled => {
                let side = extra.side.and_then(|role| self.battle.side_with(role));
                self.put_question(ScenarioStep::Die { what: DieFor::ExtraTurn, side });
            }
            _ if turn >= self.battle.last_turn() => {
                self.deeds_of_the_end();
                self.note(ScenarioEvent::Ending);
                let next = self.battle.game_end_questions();
                self.emit(Event::Asked { done: 0, next });
            }
            _ => self.begin_turn(turn.saturating_add(1)),
        }
    }

    /// The table counted something: it is worth points at once.
    pub(super) fn counted(&mut self, rule: u8, counts: &[u8]) {
        self.done();
        let Some(points) = self.battle.field.scenario.victory_points.get(usize::from(rule)).cloned() else { return };
        for (side, count) in (0_u8..).zip(counts) {
            let open = points.side.is_none_or(|role| self.battle.role(side) == Some(role));
            let worth = u16::from(*count) * u16::from(points.points);
            let worth = points.most.map_or(worth, |most| worth.min(most.into()));
            if open && worth > 0 {
                let why = Score::Scenario { parts: vec![ScorePart { rule, points: worth }] };
                self.emit(Event::Scored { side, points: worth, why });
            }
        }
    }

    /// Points for what happened just now.
    pub(super) fn score_now(&mut self, side: SideId, rule: u8, points: u8) {
        let points = u16::from(points);
        let why = Score::Scenario { parts: vec![ScorePart { rule, points }] };
        self.emit(Event::Scored { side, points, why });
    }

    /// The last Turn is counted and everything is shown.
    fn finish(&mut self) {
        self.score_game(EndReason::LastTurn);
    }

    /// Points for the game's end, then for Deeds; then the winner: equal points are a draw (E-6, E-7).
    pub(crate) fn score_game(&mut self, reason: EndReason) {
        for side in self.battle.side_ids() {
            let parts = self.parts(ScoredAt::GameEnd, side);
            if !parts.is_empty() {
                let points = parts.iter().map(|p| p.points).sum();
                self.emit(Event::Scored { side, points, why: Score::Scenario { parts } });
            }
            if !self.battle.field.scenario.deeds.is_empty() {
                self.score_deeds(side);
            }
        }
        let winner = self.battle.winner_by_points();
        self.emit(Event::Ended(Outcome::counted(winner, reason)));
    }

    fn score_deeds(&mut self, side: SideId) {
        if self.battle.earns_no_more(side) {
            return;
        }
        let done: Vec<_> = self.battle.deeds.iter().filter(|d| d.side == side).collect();
        let points = done.iter().map(|d| self.battle.deed_points(&d.deed)).sum();
        let count = u8::try_from(done.len()).unwrap_or(u8::MAX);
        self.emit(Event::Scored { side, points, why: Score::Deeds { done: count } });
    }

    /// A Deed is done. One that is remembered after the last count still counts, and may change who has won.
    pub(crate) fn deed(&mut self, deed: &str, side: SideId, model: Option<ModelId>) {
        // It was done when the log proved it, however late the table claims it.
        let proved = self.battle.scene.proposals.iter().find(|p| p.deed == deed && (p.side, p.model) == (side, model));
        let turn = proved.map(|p| p.turn).filter(|turn| *turn > 0).unwrap_or(self.battle.turn);
        self.emit(Event::Deed(DeedDone { deed: deed.to_owned(), side, model, turn }));
        if self.battle.outcome.is_some_and(|o| o.by_points) {
            let points = self.battle.deed_points(deed);
            if points > 0 {
                self.emit(Event::Scored { side, points, why: Score::Deeds { done: 1 } });
            }
            self.count_again();
        }
    }

    /// Who has won, after points changed behind the end.
    pub(crate) fn count_again(&mut self) {
        let Some(outcome) = self.battle.outcome.filter(|o| o.by_points) else { return };
        let winner = self.battle.winner_by_points();
        if winner != outcome.winner {
            self.emit(Event::Ended(Outcome { winner, ..outcome }));
        }
    }
}

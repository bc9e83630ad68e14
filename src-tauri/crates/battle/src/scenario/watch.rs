//! What follows from a command because of the scenario: things are set off, dropped and struck, Deeds are proposed,
//! neutral models stir.

use crate::log::event::{Event, RollName, RollResult};
use crate::log::scenario::{ScenarioEvent, ScenarioStep, ThingId};
use crate::log::state::{Battle, ModelId, MoveKind};
use crate::log::step::Step;
use crate::run::Run;
use nml_catalogue::Point;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Mind, ScoredAt, ScoredPer};

impl Run {
    /// Looks at everything that a command did.
    pub(crate) fn watch(&mut self, before: &Battle) {
        let done = std::mem::take(&mut self.events);
        for event in &done {
            self.watch_one(before, event, &done);
        }
        self.stand_on();
        self.credit(before, &done);
        self.score_kills(before);
        let followed = std::mem::replace(&mut self.events, done);
        self.events.extend(followed);
        self.weigh_deeds(before);
    }

    fn watch_one(&mut self, before: &Battle, event: &Event, done: &[Event]) {
        if let Event::Out { model, .. } = event {
            self.drops(*model);
            self.spills(*model);
            self.witnessed(before, *model);
        }
        if let Event::Down { model } = event {
            self.drops(*model);
            self.taken_down(before, *model);
            self.loses_its_hold(before, *model);
        }
        if let Event::Moved { model, to, .. } = event {
            self.moved(before, *model, *to);
        }
        if let Event::Moved { model, .. } | Event::Fell { model, .. } = event {
            self.led(before, *model);
        }
        if let Event::MoveKind { model, kind: MoveKind::Charge } = event {
            self.charges_in_sight(before, *model, done);
        }
        if let Event::Shot { model, weapon } = event
            && let Some((thing, _)) = before.lent(*model, weapon)
        {
            self.note(ScenarioEvent::Lent { thing });
        }
        if let Event::MoveKind { model, kind: MoveKind::Retreat } = event {
            let enemies = before.opponents(*model).collect();
            self.note(ScenarioEvent::RetreatedFrom { enemies });
        }
        if let Event::Activated { model, .. } | Event::Joined { model, .. } = event {
            self.looks_about(*model);
        }
        if let Event::ActivationEnded { model, .. } = event {
            match before.fighter(*model).map(|f| f.side) {
                // The model Activated with it is not done yet.
                Some(_) if !before.is_neutral(*model) && self.battle.activation.is_some() => {}
                Some(side) if !before.is_neutral(*model) => self.neutrals_due(side),
                _ => self.note(ScenarioEvent::Plays { side: None }),
            }
        }
        if let Event::Fought { model } = event
            && let Some(tail) = before.neutral(*model).and_then(|n| n.tail.clone())
        {
            self.ask_after_act(Step::Scenario(ScenarioStep::Blast { thing: None, by: Some(*model), blast: tail }));
        }
        if let Event::Rolled(rolled) = event {
            if let (RollName::Attack { target, weapon }, Some(by)) = (&rolled.roll, rolled.model) {
                let target = target.model();
                if let Some(neutral) = target.filter(|t| before.is_neutral(*t)) {
                    self.note(ScenarioEvent::Angered { neutral, by });
                }
                let melee = before.weapon(by, weapon).is_some_and(|w| w.melee);
                if let Some(struck) = target.filter(|_| melee) {
                    self.drops(struck);
                }
            }
            if let RollResult::Injury { rolled: InjuryResult::OutOfAction, applied: InjuryResult::Down, .. } =
                rolled.result
                && let Some(victim) = rolled.model.filter(|m| before.neutral(*m).is_some())
            {
                let times = before.scene.undying.iter().find(|(m, _)| *m == victim).map_or(0, |(_, n)| *n);
                self.note(ScenarioEvent::Undying { model: victim, times: times.saturating_add(1) });
                if before.fighter(victim).is_some_and(crate::Fighter::down) {
                    self.taken_down(before, victim);
                }
            }
            self.risky_success(before, &rolled.result);
        }
        if let Event::Markers { model, markers } = event {
            self.poisons(before, *model, markers.blood);
        }
    }

    fn risky_success(&mut self, before: &Battle, result: &RollResult) {
        if let Some(Step::Success(roll)) = before.question()
            && super::thing_work::succeeded(result)
            && before.activation.as_ref().is_some_and(|a| a.model == roll.model)
            && before.success_why(roll).risky
        {
            self.note(ScenarioEvent::Risky { model: roll.model });
        }
    }

    /// A tick's bite: the target is poisoned, and the biter sheds a marker.
    fn poisons(&mut self, before: &Battle, model: ModelId, blood: u8) {
        let Some(Step::Injury(roll)) = before.question() else { return };
        let Some(attack) = roll.cause.attack().filter(|_| roll.victim == model) else { return };
        let bites = before.neutral(attack.attacker).is_some_and(|n| n.poisons);
        let more = before.fighter(model).is_some_and(|f| blood > f.markers.blood);
        if !(bites && more) {
            return;
        }
        if !self.battle.scene.poisoned.contains(&model) {
            self.note(ScenarioEvent::Poisoned { model, poisoned: true });
        }
        // Each bite sheds one, even if the target was already poisoned, and no matter how many markers it gave.
        let blood = |battle: &Battle| battle.fighter(attack.attacker).map(|f| f.markers.blood);
        if blood(&self.battle) == blood(before) {
            self.mark(attack.attacker, |m| m.blood = m.blood.saturating_sub(1));
        }
    }

    /// A model that stands on a neutral one went Down: it holds on, or falls off.
    fn loses_its_hold(&mut self, before: &Battle, rider: ModelId) {
        let Some(mount) = self.battle.scene.mount(rider) else { return };
        let by = if let Some(Step::Injury(roll)) = before.question() { roll.cause.by() } else { None };
        let by = by.filter(|by| before.enemies(*by, rider));
        let step = self.battle.holds_on(rider, mount, by);
        self.first(step);
    }

    /// A neutral model went Down: points for the side that did it.
    fn taken_down(&mut self, before: &Battle, model: ModelId) {
        let Some(entry) = before.neutral(model).map(|n| n.sheet.entry.clone()) else { return };
        let Some(Step::Injury(roll)) = before.question() else { return };
        let side = roll.cause.by().and_then(|m| before.fighter(m)).map(|f| f.side);
        let Some(side) = side.filter(|s| usize::from(*s) < before.sides.len()) else { return };
        let rules = before.field.scenario.victory_points.iter();
        let due: Vec<(u8, u8)> = (0_u8..)
            .zip(rules)
            .filter(|(_, v)| v.at == ScoredAt::Immediately && v.per == ScoredPer::NeutralDown(entry.clone()))
            .map(|(rule, v)| (rule, v.points))
            .collect();
        for (rule, points) in due {
            self.score_now(side, rule, points);
        }
    }

    /// Points for each model taken Out of Action as a rule says.
    fn score_kills(&mut self, before: &Battle) {
        let fresh = self.battle.scene.credits.get(before.scene.credits.len()..).unwrap_or_default().to_vec();
        for credit in fresh {
            let side = self.battle.fighter(credit.model).map_or(u8::MAX, |f| f.side);
            if usize::from(side) >= self.battle.sides.len() {
                continue;
            }
            let due: Vec<(u8, u8)> = (0_u8..)
                .zip(&before.field.scenario.victory_points)
                .filter(|(_, v)| v.at == ScoredAt::Immediately)
                .filter(|(_, v)| matches!(&v.per, ScoredPer::Kill(how) if how.iter().all(|m| credit.how.contains(m))))
                .map(|(rule, v)| (rule, v.points))
                .collect();
            for (rule, points) in due {
                self.score_now(side, rule, points);
            }
        }
    }

    /// A model moved: it may set things off, trample, get down from what it rode, or leave over the edge.
    fn moved(&mut self, before: &Battle, model: ModelId, to: Option<Point>) {
        if self.battle.scene.mount(model).is_some() {
            self.note(ScenarioEvent::Riding { model, on: None });
        }
        if let Some(blast) = before.neutral(model).and_then(|n| n.tramples.clone()) {
            self.ask_after_act(Step::Scenario(ScenarioStep::Blast { thing: None, by: Some(model), blast }));
        }
        let riders: Vec<ModelId> =
            self.battle.scene.riding.iter().filter(|(_, on)| *on == model).map(|(rider, _)| *rider).collect();
        for rider in riders {
            let step = self.battle.holds_on(rider, model, None);
            self.ask_after_act(step);
        }
        let flees = before.neutral(model).is_some_and(|n| n.mind == Mind::Flees || n.draw_if_gone);
        if flees && self.battle.at_edge(model) == Some(true) {
            self.leaves(model);
            return;
        }
        let (Some(from), Some(to)) = (before.disc(model), to) else { return };
        let flies = before.has(model, &Keyword::Flying);
        let near: Vec<ThingId> = self
            .battle
            .scene
            .all()
            .filter(|(_, t)| !t.to_lay && t.carried.is_none())
            .filter_map(|(id, t)| {
                let kind = self.battle.kind(&t.kind)?;
                let tripped = kind.tripped.as_ref()?;
                let at = t.at?;
                let hit = if flies {
                    crate::measure::within(at, kind.radius, to, from.radius, Length::ZERO)
                } else {
                    passes(from.at, to, at, tripped.within + from.radius + kind.radius)
                };
                hit.then_some(id)
            })
            .collect();
        if !near.is_empty() {
            self.trip(model, near);
        }
    }

    /// Asks below everything that the ACTION in progress still asks.
    fn ask_after_act(&mut self, step: Step) {
        let act = self.battle.steps.iter().position(|s| matches!(s, Step::Act { .. }));
        let above = act.map_or(0, |act| self.battle.steps.len() - act - 1);
        let kept = self.battle.steps.split_at(self.battle.steps.len() - above).1.to_vec();
        let next = std::iter::once(step).chain(kept).collect();
        self.emit(Event::Asked { done: u8::try_from(above).unwrap_or(u8::MAX), next });
    }

    /// A battle that has just ended gives its winner what only the winner gets.
    pub(crate) fn after_the_end(&mut self, before: &Battle) {
        let winner = |battle: &Battle| battle.outcome.and_then(|o| o.winner);
        if winner(before) != winner(&self.battle)
            && let Some(winner) = winner(&self.battle)
        {
            self.deeds_of_the_winner(winner);
        }
    }
}

/// Whether the straight way from one point to another comes within a distance of a third.
fn passes(from: Point, to: Point, by: Point, distance: Length) -> bool {
    let wide = |p: Point| (i128::from(p.x.as_micrometres()), i128::from(p.y.as_micrometres()));
    let ((ax, ay), (bx, by_y), (px, py)) = (wide(from), wide(to), wide(by));
    let (dx, dy) = (bx - ax, by_y - ay);
    let reach = i128::from(distance.as_micrometres());
    let length = dx * dx + dy * dy;
    let along = (px - ax) * dx + (py - ay) * dy;
    if along <= 0 {
        return from.distance_squared(by) <= reach * reach;
    }
    if along >= length {
        return to.distance_squared(by) <= reach * reach;
    }
    let cross = dx * (py - ay) - dy * (px - ax);
    cross * cross <= reach * reach * length
}

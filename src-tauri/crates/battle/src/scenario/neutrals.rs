//! Models that belong to nobody: who plays them when, what they hunt, how they come up, cling to life and leave.

use crate::log::event::{ActivationEnd, Event};
use crate::log::falls::PutWhy;
use crate::log::roll_for::RollFor;
use crate::log::scenario::{DieFor, NEUTRAL, RollOffFor, ScenarioEvent, ScenarioStep, ThingId};
use crate::log::state::{Battle, EndReason, Fighter, ModelId, Outcome, SideId};
use crate::log::step::{Purpose, Step, SuccessRoll, Window};
use crate::run::Run;
use nml_catalogue::Point;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Mind, Neutral};

impl Battle {
    /// What the scenario says about a neutral model.
    #[must_use]
    pub fn neutral(&self, model: ModelId) -> Option<&Neutral> {
        let fighter = self.fighter(model).filter(|f| f.side == NEUTRAL)?;
        self.field.scenario.neutrals.get(usize::from(fighter.sheet))
    }

    /// Whether the model belongs to nobody.
    #[must_use]
    pub fn is_neutral(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(|f| f.side == NEUTRAL)
    }

    /// Neutral models on the table that were not Activated this Turn.
    fn neutrals_left(&self) -> Vec<ModelId> {
        let left = self.models().filter(|(_, f)| f.side == NEUTRAL && f.on_table() && !f.activated);
        left.map(|(id, _)| id).collect()
    }

    /// Those of them that these entries name.
    fn neutrals_of(&self, entries: &[String]) -> Vec<ModelId> {
        let left = self.neutrals_left().into_iter();
        left.filter(|m| self.neutral(*m).is_some_and(|n| entries.contains(&n.sheet.entry))).collect()
    }

    /// Those among whom each part of the die's faces lets a side choose.
    fn neutrals_by_face(&self) -> Vec<Vec<ModelId>> {
        let faces = self.field.scenario.neutral_turns.iter().flat_map(|turns| &turns.die);
        faces.map(|face| self.neutrals_of(&face.entries)).collect()
    }

    /// A neutral model that a side may play now: it acts once per Turn.
    pub(super) fn may_play(&self, model: ModelId) -> bool {
        self.neutral_there(model) && self.fighter(model).is_some_and(|f| !f.activated)
    }

    /// Whether a question about neutral models was put before all the others had acted.
    pub(crate) fn neutrals_gone(&self, step: &ScenarioStep) -> bool {
        match step {
            ScenarioStep::NeutralTurn { among, .. } => !among.iter().all(|m| self.may_play(*m)),
            ScenarioStep::Die { what: DieFor::Neutral, .. } => decided(&self.neutrals_by_face()),
            ScenarioStep::Die { .. }
            | ScenarioStep::RollOff { .. }
            | ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Vanguard { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => false,
        }
    }

    /// Whether a model of this mind is on the table and has not acted.
    fn avenger_waits(&self) -> bool {
        self.neutrals_left().iter().any(|m| self.neutral(*m).is_some_and(|n| n.mind == Mind::Avenges))
    }

    /// The one it hunts, as far as that can be measured. `None` for nobody, or unknown.
    #[must_use]
    pub fn prey(&self, model: ModelId) -> Option<ModelId> {
        let others = || self.models().filter(move |(id, f)| *id != model && f.on_table()).map(|(id, _)| id);
        let nearest = |among: Vec<ModelId>| {
            let far: Vec<(Length, ModelId)> =
                among.into_iter().filter_map(|m| Some((self.distance(model, m)?, m))).collect();
            far.into_iter().min().map(|(_, m)| m)
        };
        match self.neutral(model)?.mind {
            Mind::Avenges => {
                let foes = others().filter(|m| {
                    let angry =
                        self.scene.anger.iter().any(|(n, by, at)| n == &model && by == m && *at + 1 >= self.turn);
                    angry && self.scene.mount(*m) != Some(model)
                });
                nearest(foes.collect()).or_else(|| {
                    nearest(others().filter(|m| self.neutral(*m).is_some_and(|n| n.mind == Mind::Flees)).collect())
                })
            }
            Mind::Flees => None,
            Mind::Smells(within) => {
                let smelt: Vec<ModelId> =
                    others().filter(|m| !self.is_neutral(*m) && self.near(model, *m, within) == Some(true)).collect();
                let most = smelt.iter().filter_map(|m| self.fighter(*m)).map(|f| f.markers.blood).max().unwrap_or(0);
                if most > 0 {
                    let bloody = |m: &ModelId| self.fighter(*m).is_some_and(|f| f.markers.blood == most);
                    return nearest(smelt.into_iter().filter(bloody).collect());
                }
                nearest(others().filter(|m| !self.is_neutral(*m)).collect())
            }
        }
    }

    /// The side that plays a model: its own, or the one whose turn with the neutral models it is.
    #[must_use]
    pub fn player_of(&self, model: ModelId) -> SideId {
        let side = self.fighter(model).map_or(0, |f| f.side);
        if side == NEUTRAL { self.scene.plays.unwrap_or(0) } else { side }
    }

    /// What its nature makes of an Injury Roll's result: Undying and Defiant.
    #[must_use]
    pub(crate) fn natured(&self, model: ModelId, result: InjuryResult) -> InjuryResult {
        let Some(neutral) = self.neutral(model).filter(|_| result == InjuryResult::OutOfAction) else { return result };
        let times = self.scene.undying.iter().find(|(m, _)| *m == model).map_or(0, |(_, n)| *n);
        let blood = self.fighter(model).map_or(0, |f| f.markers.blood);
        let holds = times < neutral.undying || neutral.defiant.is_some_and(|at| blood < at);
        if holds { InjuryResult::Down } else { result }
    }
}

impl Run {
    /// After an Activation of a side: a die says which neutral models may act.
    pub(super) fn neutrals_due(&mut self, side: SideId) {
        let by_face = self.battle.neutrals_by_face();
        match by_face.first() {
            // Once all faces lead to the same models, nothing is rolled.
            Some(among) if !among.is_empty() && decided(&by_face) => self.neutral_turn(side, among),
            Some(_) if by_face.iter().any(|among| !among.is_empty()) => {
                self.put_question(ScenarioStep::Die { what: DieFor::Neutral, side: Some(side) });
            }
            Some(_) | None => {}
        }
    }

    pub(super) fn neutral_die(&mut self, side: SideId, number: u8) {
        let Some(turns) = self.battle.field.scenario.neutral_turns.clone() else { return };
        let faces = turns.die.iter().find(|f| number <= f.up_to);
        let among = faces.map(|f| self.battle.neutrals_of(&f.entries)).unwrap_or_default();
        if !among.is_empty() {
            self.neutral_turn(side, &among);
        }
    }

    /// A side plays one of these neutral models; an empty list for any that is left.
    pub(super) fn neutral_turn(&mut self, side: SideId, among: &[ModelId]) {
        let among = if among.is_empty() { self.battle.neutrals_left() } else { among.to_vec() };
        if !among.is_empty() {
            self.put_question(ScenarioStep::NeutralTurn { side, among });
        }
    }

    /// The question about neutral models that came up, asked as things stand now: after both Activations of a FIRETEAM
    /// two are due, and the outcome of the first may settle the second.
    pub(crate) fn neutrals_anew(&mut self) {
        let Some(Step::Scenario(step)) = self.battle.question().cloned() else { return };
        self.done();
        match step {
            ScenarioStep::NeutralTurn { side, among } => {
                let among: Vec<ModelId> = among.into_iter().filter(|m| self.battle.may_play(*m)).collect();
                if !among.is_empty() {
                    self.put_question(ScenarioStep::NeutralTurn { side, among });
                }
            }
            ScenarioStep::Die { what: DieFor::Neutral, side: Some(side) } => self.neutrals_due(side),
            ScenarioStep::Die { .. }
            | ScenarioStep::RollOff { .. }
            | ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Vanguard { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => {}
        }
    }

    /// All sides are done, but a neutral model that hunts is left: it acts for the winner of a roll-off.
    pub(crate) fn leftover_neutrals(&mut self) -> bool {
        let due = self.battle.field.scenario.neutral_turns.is_some() && self.battle.avenger_waits();
        if due {
            self.put_question(ScenarioStep::RollOff { what: RollOffFor::Leftover });
        }
        due
    }

    /// This many come up beside a thing, over an inch from every model.
    pub(super) fn come_up(&mut self, thing: ThingId, neutral: &str, count: u8) {
        let neutrals = &self.battle.field.scenario.neutrals;
        let Some(index) = neutrals.iter().position(|n| n.sheet.entry == neutral) else { return };
        let middle = self.battle.scene.things.get(usize::from(thing)).and_then(|t| t.at);
        let radius = neutrals.get(index).map_or(Length::ZERO, |n| n.sheet.base.radius());
        for _ in 0..count {
            let at = middle.and_then(|middle| self.battle.free_spot(middle, radius));
            self.note(ScenarioEvent::CameUp { neutral: u8::try_from(index).unwrap_or(0), at });
        }
    }

    /// A neutral model that belongs at the edge has reached it, or left as the table says.
    pub(super) fn leaves(&mut self, model: ModelId) {
        let draw = self.battle.neutral(model).is_some_and(|n| n.draw_if_gone);
        self.note(ScenarioEvent::Left { model });
        self.end_activation(model, ActivationEnd::Left);
        if draw {
            self.emit(Event::Ended(Outcome::new(None, EndReason::Scenario)));
        }
    }
}

/// With any face, the same models may act: there is nothing to roll for.
fn decided(by_face: &[Vec<ModelId>]) -> bool {
    let same = by_face.windows(2).all(|pair| pair.first() == pair.last());
    same && (by_face.len() > 1 || by_face.iter().all(Vec::is_empty))
}

impl Run {
    /// A model did not hold on to what it stood on: it lies Down beside it.
    pub(crate) fn falls_off(&mut self, model: ModelId, source: &str) {
        self.note(ScenarioEvent::Riding { model, on: None });
        if self.battle.disc(model).is_some() {
            self.put(model, PutWhy::Stopped);
        }
        if self.battle.fighter(model).is_some_and(Fighter::standing) {
            self.take_down(model, self.battle.fall_to(source, None));
        }
    }
}

impl Battle {
    /// The Success Roll of a model that must hold on to what it stands on.
    pub(super) fn holds_on(&self, rider: ModelId, mount: ModelId, by: Option<ModelId>) -> Step {
        let purpose = Purpose::Ability { source: self.name(mount).to_owned(), what: RollFor::HoldOn { by } };
        Step::Success(SuccessRoll { model: rider, purpose, window: Window::default() })
    }

    /// A place for a base near a point: clear of every model by more than an inch, on the table. A proposal that the
    /// table may correct.
    fn free_spot(&self, middle: Point, radius: Length) -> Option<Point> {
        let table = self.field.scenario.table;
        let steps = (2..=7).flat_map(|ring| (0..8).map(move |turn| (ring, turn)));
        steps
            .map(|(ring, turn)| {
                let (dx, dy) = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
                    .get(usize::try_from(turn).unwrap_or(0))
                    .copied()
                    .unwrap_or((1, 0));
                let straight = dx == 0 || dy == 0;
                let far = if straight { Length::inches(ring) } else { Length::inches(ring) * 7 / 10 };
                Point { x: middle.x + far * dx, y: middle.y + far * dy }
            })
            .find(|at| {
                let inside =
                    at.x >= radius && at.y >= radius && at.x <= table.width - radius && at.y <= table.depth - radius;
                let clear = self
                    .models()
                    .filter_map(|(id, f)| f.on_table().then(|| self.disc(id)).flatten())
                    .all(|d| !crate::measure::within(d.at, d.radius, *at, radius, Length::inches(1)));
                inside && clear
            })
    }

    /// Whether a neutral model stands on the table that this fighter stands for.
    pub(super) fn neutral_there(&self, model: ModelId) -> bool {
        self.neutral(model).is_some() && self.fighter(model).is_some_and(Fighter::on_table)
    }
}

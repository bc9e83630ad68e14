//! How a scenario for many Warbands begins: what each side lays, who of it begins on the battlefield, and the zones, one
//! side after the other in the order of a draw.

use crate::log::scenario::{RollOffFor, ScenarioEvent, ScenarioStep, ThingId};
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::step::Step;
use crate::run::Run;
use nml_catalogue::Point;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Laid, StartsWith, ThingCondition};

impl Battle {
    /// What is asked before anything else, the next question last.
    pub(super) fn opens_by_cards(&self) -> Vec<Step> {
        let splits = self.field.scenario.entry.iter().flat_map(|e| &e.limits).any(|l| l.models == StartsWith::Vanguard);
        let mut sides: Vec<SideId> = self.side_ids().filter(|side| splits && self.size(*side) > 1).collect();
        sides.reverse();
        let mut steps: Vec<Step> =
            sides.into_iter().map(|side| Step::Scenario(ScenarioStep::Vanguard { side })).collect();
        if self.scene.things.iter().any(|t| t.to_lay) {
            steps.push(Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Lay }));
        }
        if steps.is_empty() {
            steps.push(self.pregame_opens().unwrap_or(Step::ZoneRollOff));
        }
        if self.field.scenario.teams.is_some() {
            steps.push(Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Teams }));
        }
        if self.field.scenario.alliances.is_some() {
            steps.push(Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Suits }));
        }
        steps
    }

    /// The most models of a side that begin on the battlefield: at least one, and at most as many as stay in reserve.
    #[must_use]
    pub fn vanguard_most(&self, side: SideId) -> u16 {
        u16::try_from((self.waiting(side).count() / 2).max(1)).unwrap_or(u16::MAX)
    }

    /// The place of a thing that every side lays, among those of its kind, and how many each lays. `None` if it is laid
    /// in another way.
    #[must_use]
    pub(super) fn laid_by_each(&self, thing: ThingId) -> Option<(usize, u8)> {
        let now = self.scene.things.get(usize::from(thing))?;
        let Laid::Each(each) = self.kind(&now.kind)?.laid else { return None };
        let before = self.scene.things.iter().take(thing.into()).filter(|t| t.kind == now.kind).count();
        Some((before, each))
    }

    /// The middle of its own zone, for a model that carries home what it has taken up. `None` if things are not carried
    /// there, or it has no zone.
    #[must_use]
    pub fn carries_home(&self, model: ModelId) -> Option<Point> {
        let thing = self.scene.carried_by(model)?;
        let kind = self.kind(&self.scene.things.get(usize::from(thing))?.kind)?;
        let home = kind.actions.iter().any(|a| a.conditions.contains(&ThingCondition::AtHome));
        let corners = self.zone_of(self.fighter(model)?.side)?.corners(self.field.scenario.table);
        let middle = |axis: fn(&Point) -> Length| {
            let (least, most) = (corners.iter().map(axis).min()?, corners.iter().map(axis).max()?);
            Some((least + most).half())
        };
        home.then_some(Point { x: middle(|p| p.x)?, y: middle(|p| p.y)? })
    }

    /// A side that has left, but is still asked for its part of the beginning.
    pub(crate) fn asks_the_fled(&self, step: &Step) -> Option<SideId> {
        let (Step::Scenario(ScenarioStep::Vanguard { side } | ScenarioStep::Lay { side, .. })
        | Step::ChooseZone { side }
        | Step::Deploy { side }) = step
        else {
            return None;
        };
        let fled = self.sides.get(usize::from(*side)).is_some_and(|s| s.fled);
        (fled && self.draws_cards()).then_some(*side)
    }

    /// The side that picks its zone next.
    #[must_use]
    pub(super) fn next_to_settle(&self) -> Option<SideId> {
        let homeless = |side: &SideId| self.sides.get(usize::from(*side)).is_some_and(|s| s.zone.is_none() && !s.fled);
        self.draws_cards().then(|| self.in_order().into_iter().find(homeless)).flatten()
    }
}

impl Run {
    /// These begin on the battlefield, the others of the side wait in reserve.
    pub(super) fn vanguard_chosen(&mut self, side: SideId, models: &[ModelId]) {
        self.done();
        let reserve: Vec<ModelId> = self.battle.waiting(side).filter(|m| !models.contains(m)).collect();
        if !reserve.is_empty() {
            self.note(ScenarioEvent::Reserve { models: reserve });
        }
    }

    /// The beginning goes on with the next side.
    pub(crate) fn goes_on_without(&mut self, side: SideId) {
        let asked = self.battle.question().cloned();
        if let Some(Step::Scenario(ScenarioStep::Lay { thing, .. })) = asked {
            return self.lets_go(side, thing);
        }
        self.done();
        if let Some(Step::ChooseZone { .. } | Step::Deploy { .. }) = asked {
            self.deploy_next(side);
        }
    }

    /// A thing that fits nowhere is let go.
    pub(super) fn lets_go(&mut self, side: SideId, thing: ThingId) {
        self.done();
        self.change_thing(thing, |t| {
            t.to_lay = false;
            t.gone = true;
        });
        let next = self.battle.next_to_lay(Some(side)).into_iter().collect();
        self.emit(crate::log::event::Event::Asked { done: 0, next });
    }
}

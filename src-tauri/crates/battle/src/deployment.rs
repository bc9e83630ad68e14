//! Zones, and setting models up in them.

use super::refusal::Refusal;
use super::run::Run;
use crate::allowed::{Allowed, ensure, placed};
use crate::log::event::Event;
use crate::log::state::{Battle, ModelId, Phase, Presence, SideId};
use crate::refusal::ScenarioRefusal;
use nml_catalogue::Point;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::scenario::Infiltrators;

/// A model of the side is not set up yet.
pub(crate) fn waits(battle: &Battle, side: SideId, model: ModelId) -> Allowed {
    let fighter = battle.fighter(model).ok_or(Refusal::NoSuchModel(model))?;
    ensure(fighter.side == side, Refusal::NotYours(model))?;
    ensure(fighter.presence == Presence::Waiting, Refusal::DeployedAlready(model))
}

pub(crate) fn deploy(battle: &Battle, side: SideId, model: ModelId, at: Option<Point>) -> Allowed {
    waits(battle, side, model)?;
    ensure(!battle.infiltrates(model) || battle.ordinary_done(), Refusal::InfiltratorWaits(model))?;
    ensure(battle.fits_at_start(model), Refusal::Scenario(ScenarioRefusal::EntryLimit))?;
    placed(battle.deploy_spot(model), at)
}

impl Battle {
    /// Whether the model waits for the INFILTRATOR deployment in this scenario.
    #[must_use]
    pub fn infiltrates(&self, model: ModelId) -> bool {
        self.field.scenario.infiltrators != Infiltrators::Normal
            && (self.has(model, &Keyword::Infiltrator)
                || self.deploys(model, |w| matches!(w, What::DeploysAtAnyEdge(_))))
    }

    /// Whether every ordinary model of every side is set up.
    #[must_use]
    pub fn ordinary_done(&self) -> bool {
        self.models().all(|(id, f)| f.presence != Presence::Waiting || self.infiltrates(id) || !self.fits_at_start(id))
    }
}

impl Run {
    pub(crate) fn zones(&mut self, side: SideId, zone: u8) {
        self.done();
        self.emit(Event::ZoneTaken { side, zone });
        if self.battle.draws_cards() {
            return self.deploy_next(side);
        }
        let count = u8::try_from(self.battle.field.scenario.zones.len()).unwrap_or(u8::MAX);
        let mut free = (0..count).filter(|z| *z != zone).collect::<Vec<_>>().into_iter();
        let others: Vec<SideId> = self.battle.side_ids().filter(|s| *s != side).collect();
        for other in others {
            if let Some(zone) = free.next() {
                self.emit(Event::ZoneTaken { side: other, zone });
            }
        }
        self.zones_known();
    }

    pub(crate) fn deploy(&mut self, model: ModelId, at: Option<Point>) {
        let Some(side) = self.battle.fighter(model).map(|f| f.side) else { return };
        self.done();
        self.set_up(model, at);
        // One model at a time; the other side goes on alone when one has none left.
        if matches!(self.battle.phase, Phase::Deployment) {
            self.deploy_next(side);
        } else {
            self.came_on(side, false);
        }
    }

    /// A model stands on the battlefield for the first time.
    pub(crate) fn set_up(&mut self, model: ModelId, at: Option<Point>) {
        self.emit(Event::Deployed { model, at });
        let blessed: u8 = self.battle.sheet(model).map_or(0, |s| {
            s.keywords.iter().fold(0, |sum, k| if let Keyword::Blessed(n) = k { sum.saturating_add(*n) } else { sum })
        });
        self.mark(model, |m| m.blessing = m.blessing.saturating_add(blessed));
    }

    /// Nobody has a model left to set up, so Turn 1 begins.
    pub(crate) fn next_deployment(&mut self) {
        if let Some(step) = self.battle.deployment_begins() {
            if !self.begin_pregame() {
                self.first(step);
            }
            return;
        }
        self.deployment_over();
        self.begin_turn(1);
    }
}

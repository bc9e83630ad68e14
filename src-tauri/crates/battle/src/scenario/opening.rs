//! Before the first Turn: who attacks, whose zone is which, who takes part, what goes where, who sets up first.

use crate::log::event::Event;
use crate::log::scenario::{DieFor, NEUTRAL, RollOffFor, ScenarioEvent, ScenarioStep, Scene, ThingId, ThingNow};
use crate::log::state::{Battle, Fighter, ModelId, Presence, SideId};
use crate::log::step::Step;
use crate::run::Run;
use nml_catalogue::Point;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Deployment, Entering, Laid, Rest, Role, StartsWith, ThingKind, ZoneRole};

impl Battle {
    /// The scenario's part before the first question: neutral models and things stand as drawn, roles and zones are
    /// given if nothing is left to decide.
    pub(crate) fn set_the_scene(&mut self) {
        let field = self.field.clone();
        let scenario = &field.scenario;
        for (index, neutral) in (0_u16..).zip(&scenario.neutrals) {
            for spot in &neutral.spots {
                let mut fighter = Fighter::new(NEUTRAL, index, Some(&neutral.sheet));
                fighter.presence = Presence::Table;
                fighter.at = Some(spot.at);
                self.fighters.push(fighter);
            }
        }
        let things = scenario.things.iter().map(|thing| {
            let kind = scenario.kinds.iter().find(|k| k.id == thing.kind);
            let laid = kind.map_or(Laid::Drawn, |k| k.laid);
            ThingNow {
                id: Some(thing.id.clone()),
                at: Some(thing.at),
                gone: laid == Laid::Later,
                to_lay: matches!(laid, Laid::By(_) | Laid::InTurn(_)),
                ..ThingNow::new(&thing.kind, &thing.label, kind)
            }
        });
        let sides = self.sides.len();
        let laid = scenario.kinds.iter().filter_map(|kind| match kind.laid {
            Laid::Each(each) => Some((kind, usize::from(each) * sides)),
            Laid::Drawn | Laid::By(_) | Laid::InTurn(_) | Laid::Later => None,
        });
        let laid = laid.flat_map(|(kind, all)| {
            (1..=all).map(move |n| {
                let label = format!("{} {n}", kind.name);
                ThingNow { to_lay: true, ..ThingNow::new(&kind.id, &label, Some(kind)) }
            })
        });
        self.scene = Scene {
            roles: vec![None; sides],
            things: things.chain(laid).collect(),
            limit_dice: vec![0; sides],
            arriving: vec![0; sides],
            ..Scene::default()
        };
        match self.attacker_by_size() {
            _ if !scenario.roles.any() => {}
            Some(attacker) => self.scene.roles = self.roles_with(attacker),
            None => {
                self.steps = vec![Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Roles })];
                return;
            }
        }
        if scenario.draws_cards() {
            self.steps = self.opens_by_cards();
            return;
        }
        self.steps = match self.zones_by_role() {
            Some(zones) => {
                for (side, zone) in self.sides.iter_mut().zip(zones) {
                    side.zone = Some(zone);
                }
                let mut steps = self.after_zones();
                if steps.is_empty() {
                    steps.push(self.pregame_opens().unwrap_or_else(|| self.first_to_deploy()));
                }
                steps
            }
            None => vec![Step::ZoneRollOff],
        };
    }

    /// The side that must attack because its Warband is larger (G-12). `None` if the winner of a roll-off decides.
    fn attacker_by_size(&self) -> Option<SideId> {
        let sizes: Vec<usize> = self.field.forces.iter().map(|f| usize::from(f.roster).max(f.models.len())).collect();
        let attacker = self.field.scenario.roles.attacker_by_size(!self.field.games.is_empty(), &sizes)?;
        SideId::try_from(attacker).ok()
    }

    /// One attacks, the others defend.
    pub(super) fn roles_with(&self, attacker: SideId) -> Vec<Option<Role>> {
        let role = |side| if side == attacker { Role::Attacker } else { Role::Defender };
        self.side_ids().map(|side| Some(role(side))).collect()
    }

    /// The side with a role; the first of several.
    #[must_use]
    pub(crate) fn side_with(&self, role: Role) -> Option<SideId> {
        self.side_ids().find(|side| self.role(*side) == Some(role))
    }

    /// Who the side is in this scenario.
    #[must_use]
    pub fn role(&self, side: SideId) -> Option<Role> {
        self.scene.roles.get(usize::from(side)).copied().flatten()
    }

    /// Each side's zone, if every zone is for a role.
    pub(super) fn zones_by_role(&self) -> Option<Vec<u8>> {
        let mut free: Vec<(u8, ZoneRole)> = (0_u8..).zip(self.field.scenario.zones.iter().map(|z| z.role)).collect();
        self.side_ids()
            .map(|side| {
                let wanted = match self.role(side)? {
                    Role::Attacker => ZoneRole::Attacker,
                    Role::Defender => ZoneRole::Defender,
                };
                let place = free.iter().position(|(_, role)| *role == wanted)?;
                Some(free.remove(place).0)
            })
            .collect()
    }

    /// What is asked once the zones are known, the next question last.
    pub(crate) fn after_zones(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for side in self.side_ids().filter(|s| self.rolls_for_limit(*s)) {
            steps.push(Step::Scenario(ScenarioStep::Die { what: DieFor::EntryLimit, side: Some(side) }));
        }
        steps.extend(self.next_to_lay(None));
        if self.field.ruleset.rulings.force_when.is_after_the_zones() {
            let sides: Vec<SideId> = self.side_ids().collect();
            steps.extend(sides.into_iter().rev().map(|side| Step::Scenario(ScenarioStep::ChooseForce { side })));
        }
        steps
    }

    /// The larger Force sets up first; equal ones roll off (G-7); an attacker first if the scenario says so.
    fn first_to_deploy(&self) -> Step {
        if self.draws_cards() {
            return Step::ZoneRollOff;
        }
        let begins = match self.field.scenario.deployment {
            Deployment::Standard => None,
            Deployment::AttackerFirst => Some(Role::Attacker),
            Deployment::DefenderFirst => Some(Role::Defender),
        };
        if let Some(side) = begins.and_then(|role| self.side_with(role)) {
            return Step::Deploy { side: self.begins_with(side) };
        }
        let sizes: Vec<usize> = self.side_ids().map(|side| self.size(side)).collect();
        let most = sizes.iter().max().copied().unwrap_or(0);
        let mut largest = (0_u8..).zip(&sizes).filter(|(_, n)| **n == most).map(|(s, _)| s);
        match (largest.next(), largest.next()) {
            (Some(side), None) => Step::Deploy { side: self.begins_with(side) },
            _ => Step::DeployRollOff,
        }
    }

    /// The side that sets up first, or the next one when it has nobody to set up yet: all of it may infiltrate.
    pub(crate) fn begins_with(&self, side: SideId) -> SideId {
        self.next_to_deploy(self.side_before(side)).unwrap_or(side)
    }

    /// The side whose turn comes before this one's.
    pub(crate) fn side_before(&self, side: SideId) -> SideId {
        self.around(side).into_iter().rev().nth(1).unwrap_or(side)
    }

    /// The next thing to lay, and by whom; `last` laid the one before.
    pub(super) fn next_to_lay(&self, last: Option<SideId>) -> Option<Step> {
        let (thing, now) = (0_u16..).zip(&self.scene.things).find(|(_, t)| t.to_lay)?;
        let side = match (self.kind(&now.kind)?.laid, last) {
            (Laid::By(role), _) | (Laid::InTurn(role), None) => self.side_with(role)?,
            (Laid::InTurn(_), Some(last)) => self.next_side(last),
            (Laid::Each(each), _) => {
                let place = self.laid_by_each(thing)?.0 / usize::from(each.max(1));
                self.in_order().get(place).copied()?
            }
            (Laid::Drawn | Laid::Later, _) => self.next_side(last?),
        };
        Some(Step::Scenario(ScenarioStep::Lay { side, thing }))
    }

    /// What the scenario says about a kind of thing.
    #[must_use]
    pub fn kind(&self, kind: &str) -> Option<&ThingKind> {
        self.field.scenario.kinds.iter().find(|k| k.id == kind)
    }

    /// Where a thing would lie as drawn: turned about where the attacker has another zone than the first.
    #[must_use]
    pub fn drawn(&self, thing: ThingId) -> Option<Point> {
        let at = self.scene.things.get(usize::from(thing))?.at?;
        let turned = self
            .side_with(Role::Attacker)
            .and_then(|s| self.sides.get(usize::from(s))?.zone)
            .is_some_and(|zone| zone != 0 && self.field.scenario.zones.iter().all(|z| z.role == ZoneRole::Either));
        let table = self.field.scenario.table;
        Some(if turned { Point { x: table.width - at.x, y: table.depth - at.y } } else { at })
    }

    fn entry_limit(&self, side: SideId) -> Option<StartsWith> {
        let role = self.role(side);
        let limits = &self.field.scenario.entry.as_ref()?.limits;
        limits.iter().find(|l| l.side.is_none() || l.side == role).map(|l| l.models)
    }

    fn rolls_for_limit(&self, side: SideId) -> bool {
        matches!(self.entry_limit(side), Some(StartsWith::ModelsAndD3(_)))
    }

    /// How many models of the side may still begin on the table. `None` if all of them may.
    #[must_use]
    pub fn room_at_start(&self, side: SideId) -> Option<usize> {
        let more = self.scene.limit_dice.get(usize::from(side)).copied().unwrap_or(0);
        let limit = match self.entry_limit(side)? {
            StartsWith::Models(n) => usize::from(n),
            StartsWith::ModelsAndD3(n) => usize::from(n) + usize::from(more),
            StartsWith::Half => self.size(side).div_ceil(2),
            // The others stand in the reserve.
            StartsWith::Vanguard => return None,
        };
        let begun: usize = self
            .models()
            .filter(|(_, f)| f.side == side && !matches!(f.presence, Presence::Waiting | Presence::Held))
            .filter(|(id, _)| !self.scene.unused.contains(id))
            .map(|(id, _)| self.weight_at_start(id))
            .sum();
        Some(limit.saturating_sub(begun))
    }

    /// How many models it counts for among those that begin on the table.
    #[must_use]
    pub(crate) fn weight_at_start(&self, model: ModelId) -> usize {
        let wide = self.field.scenario.entry.as_ref().and_then(|e| e.wide);
        match (wide, self.sheet(model)) {
            (Some(wide), Some(sheet)) if sheet.base.length >= wide.from => wide.counts.into(),
            _ => 1,
        }
    }

    /// Whether the model may be set up before the first Turn, as far as the scenario's limit goes.
    #[must_use]
    pub fn fits_at_start(&self, model: ModelId) -> bool {
        let side = self.fighter(model).map_or(NEUTRAL, |f| f.side);
        !self.scene.stopped.contains(&side)
            && !self.scene.reserve.contains(&model)
            && self.room_at_start(side).is_none_or(|room| self.weight_at_start(model) <= room)
    }

    /// The side that sets up next after this one. `None` once everybody who begins on the table stands there.
    #[must_use]
    pub(crate) fn next_to_deploy(&self, last: SideId) -> Option<SideId> {
        // INFILTRATORS follow, begun by the side that did not place the last ordinary model (V-25).
        let infiltrators = self.ordinary_done();
        let has = |side: SideId| {
            self.models().any(|(id, f)| {
                f.side == side
                    && f.presence == Presence::Waiting
                    && self.infiltrates(id) == infiltrators
                    && self.fits_at_start(id)
            })
        };
        if self.draws_cards() {
            // One side after the other sets up all it has, in the zone that it has just picked.
            let settled = |side: &SideId| self.sides.get(usize::from(*side)).is_some_and(|s| s.zone.is_some());
            return self.in_order().into_iter().find(|side| settled(side) && has(*side));
        }
        self.around(last).into_iter().find(|side| has(*side))
    }

    /// All sides in order, the one after this first, this one last.
    #[must_use]
    pub fn around(&self, last: SideId) -> Vec<SideId> {
        let mut order = Vec::new();
        let mut side = last;
        for _ in 0..self.sides.len() {
            side = self.next_side(side);
            order.push(side);
        }
        order
    }

    /// Models that are left when deployment is over come later.
    pub(super) fn arrivals_gap(&self) -> Option<Length> {
        match &self.field.scenario.entry.as_ref()?.rest {
            Rest::Arrives(gap) => Some(*gap),
            Rest::Enters(entering) => Some(entering.gap),
            Rest::StaysAway => None,
        }
    }

    /// How the others come on by themselves, if they do.
    pub(super) fn entering(&self) -> Option<&Entering> {
        if let Rest::Enters(entering) = &self.field.scenario.entry.as_ref()?.rest { Some(entering) } else { None }
    }
}

impl ThingNow {
    /// A thing of the kind that lies nowhere yet.
    #[must_use]
    pub fn new(kind: &str, label: &str, as_described: Option<&ThingKind>) -> Self {
        Self {
            kind: kind.to_owned(),
            label: label.to_owned(),
            id: None,
            at: None,
            gone: false,
            to_lay: false,
            carried: None,
            claimed: None,
            opened: 0,
            charged: false,
            charges: Vec::new(),
            stock: as_described.map_or(0, |k| k.stock),
            used: 0,
        }
    }
}

impl Run {
    /// Notes an event of the scenario.
    pub(super) fn note(&mut self, event: ScenarioEvent) {
        self.emit(Event::Scenario(event));
    }

    /// Asks something of the scenario before anything else.
    pub(super) fn put_question(&mut self, step: ScenarioStep) {
        self.first(Step::Scenario(step));
    }

    pub(super) fn roles_given(&mut self, attacker: SideId) {
        self.done();
        let roles = self.battle.roles_with(attacker);
        self.note(ScenarioEvent::Roles { roles });
        match self.battle.zones_by_role() {
            Some(zones) => {
                for (side, zone) in (0_u8..).zip(zones) {
                    self.emit(Event::ZoneTaken { side, zone });
                }
                self.zones_known();
            }
            None => self.first(Step::ZoneRollOff),
        }
    }

    /// Asks what is asked once the zones are known.
    pub(crate) fn zones_known(&mut self) {
        let next = self.battle.after_zones();
        self.emit(Event::Asked { done: 0, next });
    }

    pub(super) fn force_chosen(&mut self, side: SideId, models: &[ModelId]) {
        self.done();
        let unused: Vec<ModelId> =
            self.battle.models().filter(|(id, f)| f.side == side && !models.contains(id)).map(|(id, _)| id).collect();
        if !unused.is_empty() {
            self.note(ScenarioEvent::Unused { models: unused });
        }
    }

    pub(super) fn lay(&mut self, side: SideId, thing: ThingId, at: Option<Point>) {
        self.done();
        self.change_thing(thing, |t| {
            t.to_lay = false;
            t.at = at;
        });
        let next = self.battle.next_to_lay(Some(side)).into_iter().collect();
        self.emit(Event::Asked { done: 0, next });
    }

    pub(super) fn lay_as_drawn(&mut self) {
        self.done();
        let left: Vec<ThingId> =
            (0_u16..).zip(&self.battle.scene.things).filter(|(_, t)| t.to_lay).map(|(id, _)| id).collect();
        for thing in left {
            let at = self.battle.drawn(thing);
            self.change_thing(thing, |t| {
                t.to_lay = false;
                t.at = at;
            });
        }
    }

    /// After a model was set up, or a side passed.
    pub(crate) fn deploy_next(&mut self, last: SideId) {
        if let Some(side) = self.battle.next_to_deploy(last) {
            self.first(Step::Deploy { side });
        } else if let Some(side) = self.battle.next_to_settle() {
            self.first(Step::ChooseZone { side });
        }
    }

    /// Deployment is over: models that do not begin on the table stay away, or come later.
    pub(crate) fn deployment_over(&mut self) {
        if self.battle.arrivals_gap().is_none() {
            let left: Vec<ModelId> =
                self.battle.models().filter(|(_, f)| f.presence == Presence::Waiting).map(|(id, _)| id).collect();
            if !left.is_empty() {
                self.note(ScenarioEvent::Unused { models: left });
            }
        }
    }
}

impl Battle {
    /// Everything before the first model is settled: who sets one up. `None` if somebody already stands there, or
    /// nobody can.
    pub(crate) fn deployment_begins(&self) -> Option<Step> {
        let begun = self.fighters.iter().any(|f| f.side != NEUTRAL && f.presence == Presence::Table);
        let drawn = self.draws_cards() && self.sides.iter().all(|s| s.zone.is_none());
        let waits = self.side_ids().any(|s| self.waits(s)) && (drawn || self.next_to_deploy(0).is_some());
        (!begun && waits && self.turn == 0).then(|| self.first_to_deploy())
    }
}

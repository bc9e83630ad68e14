//! What lasts: objectives a model has stood on, ground held Turn after Turn, trenches taken.

use std::sync::Arc;

use super::deeds::plain;
use crate::log::scenario::{Held, Kept, Proposal, ScenarioEvent, Tallied};
use crate::log::state::{Battle, ENGAGED, ModelId, Phase, SideId};
use crate::run::Run;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Deed, DeedSign};
use nml_catalogue::{Scenario, Shape, Table, Terrain, TerrainKind};

impl Run {
    /// Notes on which objectives models stand for the first time, if a Deed asks.
    pub(super) fn stand_on(&mut self) {
        let asks = self.battle.field.scenario.deeds.iter().any(|d| d.sign == Some(DeedSign::StoodOnAll));
        if !asks {
            return;
        }
        let fresh = self.battle.models().map(|(model, _)| model).filter(|m| !self.battle.is_neutral(*m));
        let fresh: Vec<(ModelId, u8)> = fresh
            .flat_map(|model| self.battle.objectives_under(model).into_iter().map(move |on| (model, on)))
            .filter(|stood| !self.battle.scene.stood.contains(stood))
            .collect();
        for (model, objective) in fresh {
            self.note(ScenarioEvent::StoodOn { model, objective });
        }
    }

    /// The Turn ends: what Deeds ask for Turn after Turn is counted up, with who holds which objective.
    pub(super) fn count_kept(&mut self, held: &[Held]) {
        let field = Arc::clone(&self.battle.field);
        let now: Vec<(&Deed, u8, Vec<Kept>)> = field
            .scenario
            .deeds
            .iter()
            .filter_map(|deed| match &deed.sign {
                Some(DeedSign::TurnsOn { pieces, near, within, turns }) => {
                    Some((deed, *turns, self.battle.standing_on(deed, pieces, near, *within)))
                }
                Some(DeedSign::TurnsHeld { objective, near, within, turns }) => {
                    Some((deed, *turns, self.battle.holding_near(deed, held, objective, near, *within)))
                }
                Some(_) | None => None,
            })
            .collect();
        let all: Vec<Kept> = now.iter().flat_map(|(_, _, kept)| kept.clone()).collect();
        if all != self.battle.scene.kept {
            self.note(ScenarioEvent::Kept { all });
        }
        for (deed, turns, kept) in now {
            let done = kept.iter().filter(|k| k.turns >= turns);
            let found = done.map(|k| plain(deed, k.side, k.model)).collect();
            self.propose(deed, self.battle.turn, found);
        }
    }

    /// A model went Out of Action: noted for each side whose models a Deed wants beside it.
    pub(super) fn witnessed(&mut self, before: &Battle, victim: ModelId) {
        let field = Arc::clone(&self.battle.field);
        for deed in &field.scenario.deeds {
            let Some(DeedSign::FallsBeside { entry, within, .. }) = &deed.sign else { continue };
            for side in self.battle.side_ids().filter(|side| before.foe_of(victim, *side)) {
                let beside = |m: &ModelId| {
                    before.sheet(*m).is_some_and(|s| s.entry == *entry)
                        && before.near(*m, victim, *within) == Some(true)
                };
                if let Some(model) = before.on_table(side).find(beside) {
                    let (tally, turn) = (beside_tally(deed), before.turn);
                    let tallied = Tallied { tally, side, model: Some(model), thing: None, turn, in_enemy_zone: None };
                    self.note(ScenarioEvent::Tallied(tallied));
                }
            }
        }
    }
}

/// What is noted for a Deed of enemies that fell beside somebody: no scenario counts it.
fn beside_tally(deed: &Deed) -> String {
    format!("beside:{}", deed.id)
}

impl Battle {
    /// Sides beside whose models this many enemies have gone Out of Action.
    pub(super) fn witnesses(&self, before: &Self, deed: &Deed, count: u8) -> Vec<Proposal> {
        let tally = beside_tally(deed);
        let fresh = self.scene.tallies.get(before.scene.tallies.len()..).unwrap_or_default();
        let all = |side: SideId| self.scene.tallies.iter().filter(|t| t.tally == tally && t.side == side).count();
        let done = fresh.iter().filter(|t| t.tally == tally && all(t.side) >= usize::from(count));
        done.map(|t| plain(deed, t.side, None)).collect()
    }

    /// The objectives, by index, that a model's base is on; empty if it is untracked.
    fn objectives_under(&self, model: ModelId) -> Vec<u8> {
        let Some(disc) = self.disc(model) else { return Vec::new() };
        let scenario = &self.field.scenario;
        let on = |area: Option<&Shape>, at| match area {
            Some(shape) => shape.within(disc.at, disc.radius, Length::ZERO, scenario.table),
            None => crate::measure::within(at, Length::ZERO, disc.at, disc.radius, Length::ZERO),
        };
        let all = (0_u8..).zip(&scenario.objectives).filter(|(_, o)| !self.objective_gone(&o.id));
        all.filter(|(_, o)| on(Scenario::area(o, &self.field.terrain), o.at)).map(|(index, _)| index).collect()
    }

    /// Models that have just stood on the last objective.
    pub(super) fn climbers(&self, before: &Self, deed: &Deed) -> Vec<Proposal> {
        let fresh = self.scene.stood.get(before.scene.stood.len()..).unwrap_or_default();
        let all = self.field.scenario.objectives.len();
        let stood = |model: ModelId| self.scene.stood.iter().filter(|(m, _)| *m == model).count();
        let done = fresh.iter().filter(|(model, _)| stood(*model) >= all);
        done.map(|(model, _)| plain(deed, self.side_of(*model), Some(*model))).collect()
    }

    /// For how many Turns this has been so, the present one included.
    fn turns_of(&self, kept: Kept) -> Kept {
        let same = |k: &&Kept| Kept { turns: kept.turns, ..(*k).clone() } == kept;
        let turns = self.scene.kept.iter().find(same).map_or(0, |k| k.turns);
        Kept { turns: turns.saturating_add(1), ..kept }
    }

    fn piece(&self, id: &str) -> Option<&Terrain> {
        self.field.terrain.iter().find(|t| t.id == id)
    }

    /// Models of the sides that stand on one of these pieces and near one of those.
    fn standing_on(&self, deed: &Deed, pieces: &[String], near: &[String], within: Length) -> Vec<Kept> {
        let table = self.field.scenario.table;
        let there = |model: ModelId| {
            let Some(disc) = self.disc(model) else { return false };
            let touches = |id: &String, far: Length| {
                self.piece(id).is_some_and(|t| t.shape.within(disc.at, disc.radius, far, table))
            };
            // A model that passes under it is stated to stand lower.
            let height = self.fighter(model).and_then(|f| f.height);
            let up = |id: &String| self.piece(id).is_some_and(|t| height.is_none_or(|h| h >= t.surface()));
            pieces.iter().any(|id| touches(id, Length::ZERO) && up(id)) && near.iter().any(|id| touches(id, within))
        };
        let models = self.models().map(|(model, _)| model).filter(|m| !self.is_neutral(*m) && there(*m));
        let kept = |model| Kept {
            deed: deed.id.clone(),
            side: self.side_of(model),
            model: Some(model),
            objective: None,
            turns: 0,
        };
        models.map(|model| self.turns_of(kept(model))).collect()
    }

    /// Objectives of a kind that a side controls, near a thing of a kind.
    fn holding_near(&self, deed: &Deed, held: &[Held], kind: &str, near: &str, within: Length) -> Vec<Kept> {
        let scenario = &self.field.scenario;
        let close = |at| {
            self.scene.all().filter(|(_, t)| t.kind == near).filter_map(|(_, t)| t.at).any(|thing| match at {
                (Some(area), _) => Shape::within(area, thing, Length::ZERO, within, scenario.table),
                (None, spot) => crate::measure::within(spot, Length::ZERO, thing, Length::ZERO, within),
            })
        };
        (0_u8..)
            .zip(scenario.objectives.iter().zip(held))
            .filter(|(_, (o, _))| o.kind == kind && !self.objective_gone(&o.id))
            .filter(|(_, (o, _))| close((Scenario::area(o, &self.field.terrain), o.at)))
            .filter_map(|(index, (_, h))| {
                let side = h.holder?;
                let kept = Kept { deed: deed.id.clone(), side, model: None, objective: Some(index), turns: 0 };
                Some(self.turns_of(kept))
            })
            .collect()
    }

    /// Sides with a model in a trench near an enemy's zone and no enemy within an inch of it, if everybody's place is
    /// known.
    pub(super) fn trench_holders(&self, deed: &Deed, length: Length, within: Length) -> Vec<Proposal> {
        let table = self.field.scenario.table;
        if !matches!(self.phase, Phase::Activation | Phase::Morale) {
            return Vec::new();
        }
        let there: Vec<(SideId, ModelId)> =
            self.models().filter(|(_, f)| f.on_table()).map(|(m, f)| (f.side, m)).collect();
        if there.iter().any(|(_, m)| self.disc(*m).is_none()) {
            return Vec::new();
        }
        let holds = |side: SideId, trench: &Terrain| {
            let zones = self.side_ids().filter(|s| self.hostile(*s, side)).filter_map(|s| self.zone_of(s));
            let by_zone = zones.into_iter().any(|zone| wholly_within(&trench.shape, zone, within, table));
            let inside = |m: ModelId| self.disc(m).is_some_and(|d| trench.shape.holds(d.at, table));
            let close = |m: ModelId| self.disc(m).is_some_and(|d| trench.shape.within(d.at, d.radius, ENGAGED, table));
            by_zone
                && there.iter().any(|(s, m)| *s == side && inside(*m))
                && !there.iter().any(|(s, m)| self.hostile(*s, side) && close(*m))
        };
        let long = |t: &&Terrain| t.kind == TerrainKind::Trench && longest_side(&t.shape, table) >= length;
        let trenches: Vec<&Terrain> = self.field.terrain.iter().filter(long).collect();
        let sides = self.side_ids().filter(|side| trenches.iter().any(|trench| holds(*side, trench)));
        sides.map(|side| plain(deed, side, None)).collect()
    }
}

/// How long a piece is: its longest side, or its width if it is round.
fn longest_side(shape: &Shape, table: Table) -> Length {
    if let Shape::Circle { radius, .. } = shape {
        return *radius * 2;
    }
    let corners = shape.corners(table);
    let next = corners.iter().cycle().skip(1);
    let side = |(a, b): (&nml_catalogue::Point, &nml_catalogue::Point)| {
        crate::measure::gap(*a, Length::ZERO, *b, Length::ZERO)
    };
    corners.iter().zip(next).map(side).max().unwrap_or(Length::ZERO)
}

/// Whether no point of a piece lies farther from a zone than this: its corners are the farthest.
fn wholly_within(shape: &Shape, zone: &Shape, distance: Length, table: Table) -> bool {
    if let Shape::Circle { centre, radius } = shape {
        return zone.within(*centre, Length::ZERO, distance - *radius, table);
    }
    shape.corners(table).iter().all(|corner| zone.within(*corner, Length::ZERO, distance, table))
}

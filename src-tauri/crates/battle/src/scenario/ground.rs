//! Where the scenario allows a base: INFILTRATORS within their limits, reinforcements at the edge.

use crate::log::scenario::ThingId;
use crate::log::state::{Battle, ModelId};
use crate::measure::Disc;
use crate::spot::{Keeping, Spot};
use nml_catalogue::effect::What;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{EntersAt, Infiltrators, Keeps};
use nml_catalogue::{Point, Scenario, Shape};

/// An INFILTRATOR keeps this far from enemies (SET-09).
const INFILTRATOR_GAP: Length = Length::inches(8);

impl Battle {
    /// Where a thing may be laid: anywhere on the table, or as its kind says.
    pub(crate) fn lay_spot(&self, thing: ThingId) -> Option<Spot> {
        let now = self.scene.things.get(usize::from(thing))?;
        let kind = self.kind(&now.kind);
        let radius = kind.map_or(Length::ZERO, |k| k.radius);
        let table = self.field.scenario.table;
        let mut spot = Spot::anywhere(radius, table);
        let Some(near) = kind.and_then(|k| k.near) else { return Some(spot) };
        let centre = Point { x: table.width.half(), y: table.depth.half() };
        spot.zone = Some(Shape::Circle { centre, radius: near.centre });
        let own = |other: ThingId| match (self.laid_by_each(thing), self.laid_by_each(other)) {
            (Some((a, each)), Some((b, _))) => {
                self.kind_of(other) == self.kind_of(thing)
                    && a / usize::from(each.max(1)) == b / usize::from(each.max(1))
            }
            _ => false,
        };
        for (other, there) in self.scene.all().filter(|(other, t)| *other != thing && !t.to_lay) {
            let Some(at) = there.at else { continue };
            let radius = self.kind(&there.kind).map_or(Length::ZERO, |k| k.radius);
            let distance = if own(other) { near.own_apart } else { near.apart };
            spot.keeps.push(Keeping::Beyond { at, radius, distance });
        }
        for piece in self.field.terrain.iter().filter(|t| t.is_impassable()) {
            spot.keeps.push(Keeping::BeyondArea { area: piece.shape.clone(), distance: near.apart });
        }
        Some(spot)
    }

    fn kind_of(&self, thing: ThingId) -> Option<&str> {
        self.scene.things.get(usize::from(thing)).map(|t| t.kind.as_str())
    }

    /// Ground that enemies of a side may not enter: each enemy's zone, and this far around it.
    pub(crate) fn death_zones(&self, model: ModelId) -> Vec<(Shape, Length)> {
        let (Some(around), Some(side)) = (self.field.scenario.death_zones, self.fighter(model).map(|f| f.side)) else {
            return Vec::new();
        };
        let enemies = self.side_ids().filter(|other| self.hostile(*other, side));
        enemies.filter_map(|enemy| Some((self.zone_of(enemy)?.clone(), around))).collect()
    }

    /// What an INFILTRATOR keeps to beyond the usual distance; if it finds no such place it stands in its own zone.
    pub(crate) fn infiltrator_spot(&self, model: ModelId, spot: &mut Spot) {
        let scenario = &self.field.scenario;
        let Some(side) = self.fighter(model).map(|f| f.side) else { return };
        spot.or_zone = self.zone_of(side).cloned();
        let falls_back = |(_, effect): (&str, &nml_catalogue::effect::Effect)| {
            effect.what.iter().find_map(|w| if let What::FallsBackBeyondZone(far) = w { Some(*far) } else { None })
        };
        spot.beyond = self.own_effects(model).find_map(falls_back).unwrap_or(spot.beyond);
        let mut neutral_gap: Vec<(&str, Length)> = Vec::new();
        let everywhere = |kind: &str, distance: Length, keeps: &mut Vec<Keeping>| {
            for objective in scenario.objectives.iter().filter(|o| kind.is_empty() || o.kind == kind) {
                keeps.push(match Scenario::area(objective, &self.field.terrain) {
                    Some(area) => Keeping::BeyondArea { area: area.clone(), distance },
                    None => Keeping::Beyond { at: objective.at, radius: Length::ZERO, distance },
                });
            }
        };
        match &scenario.infiltrators {
            Infiltrators::Normal | Infiltrators::Allowed => {}
            Infiltrators::NotNearObjectives(distance) => everywhere("", *distance, &mut spot.keeps),
            Infiltrators::Limits(limits) => {
                for limit in limits.iter().filter(|l| l.side.is_none() || l.side == self.role(side)) {
                    match &limit.keeps {
                        Keeps::FromObjectives { kind, distance } => everywhere(kind, *distance, &mut spot.keeps),
                        Keeps::FromThings(distance) => {
                            for (_, thing) in self.scene.all() {
                                if let Some(at) = thing.at {
                                    let radius = self.kind(&thing.kind).map_or(Length::ZERO, |k| k.radius);
                                    spot.keeps.push(Keeping::Beyond { at, radius, distance: *distance });
                                }
                            }
                        }
                        Keeps::FromNeutral { neutral, distance } => neutral_gap.push((neutral, *distance)),
                        Keeps::ByOwnZone(distance) => {
                            if let Some(area) = self.zone_of(side).cloned() {
                                spot.keeps.push(Keeping::Within { area, distance: *distance });
                            }
                        }
                    }
                }
            }
        }
        let unseen = self.deploys(model, |w| *w == What::IgnoresWatchers);
        let gap = |disc: &Disc| {
            let entry = self.neutral(disc.model).map(|n| n.sheet.entry.as_str());
            let own = entry.and_then(|entry| neutral_gap.iter().find(|(e, _)| *e == entry)).map(|(_, d)| *d);
            own.unwrap_or_else(|| if unseen { INFILTRATOR_GAP } else { INFILTRATOR_GAP.max(self.watchful(disc.model)) })
        };
        spot.away_from = spot.bases.iter().filter(|d| self.enemies(model, d.model)).map(|d| (*d, gap(d))).collect();
    }

    /// How far enemy INFILTRATORS keep from a model with the kit for it.
    fn watchful(&self, model: ModelId) -> Length {
        let all = self.sheet(model).into_iter().flat_map(|s| &s.effects).flat_map(|s| &s.effect.what);
        all.filter_map(|w| if let What::KeepsInfiltratorsAway(far) = w { Some(*far) } else { None })
            .max()
            .unwrap_or(Length::ZERO)
    }

    /// Where a reinforcement comes on.
    #[must_use]
    pub(crate) fn arrival_spot(&self, model: ModelId) -> Option<Spot> {
        let distance = self.arrivals_gap().unwrap_or(Length::ZERO);
        let mut spot = match self.entering().map(|entering| &entering.at) {
            None | Some(EntersAt::OwnZoneEdge) => {
                let mut spot = self.zone_spot(model)?;
                spot.keeps.push(Keeping::AtEdge);
                spot
            }
            Some(EntersAt::OwnZone) => self.zone_spot(model)?,
            Some(EntersAt::AnyEdge) => {
                let mut spot = self.spot(model)?;
                spot.keeps.push(Keeping::AtEdge);
                spot
            }
            Some(EntersAt::NearThing { kind, within }) => {
                let mut spot = self.spot(model)?;
                let side = self.fighter(model)?.side;
                // If several are one's own, which of them is the table's choice.
                let mut own = self
                    .scene
                    .all()
                    .filter(|(id, now)| now.kind == *kind && self.owner_of(*id).is_none_or(|owner| owner == side));
                if let (Some((_, now)), None) = (own.next(), own.next())
                    && let Some(at) = now.at
                {
                    let radius = self.kind(kind).map_or(Length::ZERO, |k| k.radius).max(Length::millimetres(1));
                    let area = Shape::Circle { centre: at, radius };
                    spot.keeps.push(Keeping::Within { area, distance: *within });
                }
                spot
            }
        };
        let enemies = spot.bases.iter().filter(|d| self.enemies(model, d.model));
        spot.keeps.extend(enemies.map(|d| Keeping::BeyondModel { disc: *d, distance }).collect::<Vec<_>>());
        Some(spot)
    }
}

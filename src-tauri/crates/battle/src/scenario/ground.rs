//! Where the scenario lets a base stand: INFILTRATORS within their limits, reinforcements at the edge.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::refusal::ScenarioRefusal;
use crate::measure::{Disc, within};
use crate::refusal::Refusal;
use crate::spot::Spot;
use crate::state::{Battle, ModelId};
use nml_catalogue::effect::What;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{EntersAt, Infiltrators, Keeps};
use nml_catalogue::{Point, Scenario, Shape, Table};

/// One more thing a base keeps to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keeping {
    /// It touches an edge of the battlefield.
    AtEdge,
    /// Farther than this from a point.
    Beyond {
        /// The point.
        at: Point,
        /// Around the point.
        radius: Length,
        /// Rim to rim.
        distance: Length,
    },
    /// Farther than this from an area.
    BeyondArea {
        /// The area.
        area: Shape,
        /// From its boundary.
        distance: Length,
    },
    /// Farther than this from a model.
    BeyondModel {
        /// The model.
        disc: Disc,
        /// Base to base.
        distance: Length,
    },
    /// Within this of an area.
    Within {
        /// The area.
        area: Shape,
        /// From its boundary.
        distance: Length,
    },
}

impl Keeping {
    /// Why a base may not stand there.
    pub(crate) fn check(&self, at: Point, radius: Length, table: Table) -> Result<(), Refusal> {
        let ok = match self {
            Self::AtEdge => [at.x, at.y, table.width - at.x, table.depth - at.y].into_iter().any(|gap| gap <= radius),
            Self::Beyond { at: from, radius: around, distance } => !within(*from, *around, at, radius, *distance),
            Self::BeyondArea { area, distance } => !area.within(at, radius, *distance, table),
            Self::BeyondModel { disc, distance } => !within(disc.at, disc.radius, at, radius, *distance),
            Self::Within { area, distance } => area.within(at, radius, *distance, table),
        };
        if ok { Ok(()) } else { Err(Refusal::Scenario(self.refusal())) }
    }

    const fn refusal(&self) -> ScenarioRefusal {
        match self {
            Self::AtEdge => ScenarioRefusal::NotAtEdge,
            Self::Beyond { distance, .. } | Self::BeyondArea { distance, .. } | Self::BeyondModel { distance, .. } => {
                ScenarioRefusal::TooNear(*distance)
            }
            Self::Within { distance, .. } => ScenarioRefusal::TooFarFrom(*distance),
        }
    }
}

/// An INFILTRATOR keeps this far from enemies (SET-09).
const INFILTRATOR_GAP: Length = Length::inches(8);

impl Battle {
    /// What an INFILTRATOR keeps to beyond the usual distance; where it finds no such place it stands in its own zone.
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
    pub fn arrival_spot(&self, model: ModelId) -> Option<Spot> {
        let distance = self.arrivals_gap().unwrap_or(Length::ZERO);
        let mut spot = match self.entering().map(|entering| &entering.at) {
            None | Some(EntersAt::OwnZoneEdge) => {
                let mut spot = self.zone_spot(model)?;
                spot.keeps.push(Keeping::AtEdge);
                spot
            }
            Some(EntersAt::AnyEdge) => {
                let mut spot = self.spot(model)?;
                spot.keeps.push(Keeping::AtEdge);
                spot
            }
            Some(EntersAt::NearThing { kind, within }) => {
                let mut spot = self.spot(model)?;
                let side = self.fighter(model)?.side;
                // Where several are one's own, which of them is the table's choice.
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

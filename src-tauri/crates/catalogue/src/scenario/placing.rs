//! Objectives that the players place before the battle: how many, by whom, and how far from what.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Role;
use super::Scenario;
use crate::length::Length;
use crate::shape::{Point, Shape};

/// Objectives of one kind that are placed in turn, once the terrain stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// As shown, such as `Cache`; each placed one is numbered.
    pub label: String,
    /// Their kind, if victory points tell kinds apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// How many.
    pub many: Many,
    /// Only this side places them; none if all sides do in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
    /// The least distance from every other objective; 0 for anywhere.
    #[serde(default)]
    pub apart: Length,
    /// At least this far from every edge of the battlefield.
    #[serde(default)]
    pub from_edges: Length,
    /// At least this far from every Deployment Zone.
    #[serde(default)]
    pub from_zones: Length,
}

/// How many are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Many {
    /// This many together.
    Together(u8),
    /// This many by each side that places them.
    Each(u8),
    /// A D3 and this many more by each side that places them.
    EachD3And(u8),
}

impl Many {
    /// The least and the most that this many placing sides put on the map.
    #[must_use]
    pub const fn bounds(self, sides: u8) -> (u16, u16) {
        let sides = sides as u16;
        match self {
            Self::Together(all) => (all as u16, all as u16),
            Self::Each(each) => (each as u16 * sides, each as u16 * sides),
            Self::EachD3And(more) => ((more as u16 + 1) * sides, (more as u16 + 3) * sides),
        }
    }
}

/// Which distance a placed objective does not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// It is nearer to another objective.
    NearObjective(usize),
    /// It is nearer to an edge.
    NearEdge,
    /// It is nearer to that zone.
    NearZone(usize),
}

impl Scenario {
    /// Every distance that a spot of the kind does not keep; `skip` is the objective itself.
    #[must_use]
    pub fn misplaced(&self, rule: &Placing, at: Point, skip: Option<usize>) -> Vec<Misplaced> {
        let mut found = Vec::new();
        let spot = Shape::Circle { centre: at, radius: Length::ZERO };
        for (i, other) in self.objectives.iter().enumerate().filter(|(i, _)| Some(*i) != skip) {
            let there = Shape::Circle { centre: other.at, radius: Length::ZERO };
            if rule.apart > Length::ZERO && spot.nearer(&there, rule.apart, self.table) {
                found.push(Misplaced::NearObjective(i));
            }
        }
        let [right, low] = [self.table.width - at.x, self.table.depth - at.y];
        if [at.x, at.y, right, low].into_iter().any(|gap| gap < rule.from_edges) {
            found.push(Misplaced::NearEdge);
        }
        for (i, zone) in self.zones.iter().enumerate() {
            if rule.from_zones > Length::ZERO && zone.shape.nearer(&spot, rule.from_zones, self.table) {
                found.push(Misplaced::NearZone(i));
            }
        }
        found
    }
}

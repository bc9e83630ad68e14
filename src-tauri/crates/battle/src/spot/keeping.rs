//! One more rule that a base keeps if the scenario asks for it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::{Disc, within};
use crate::refusal::{Refusal, ScenarioRefusal};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, Shape, Table};

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

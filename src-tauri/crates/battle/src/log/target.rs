//! The target of an attack: a model, or with a BLAST a point on table or terrain (ATK-01, RC-K1).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::sight::Sight;
use super::state::ModelId;
use nml_catalogue::Point;

/// What an attack is aimed at. A model is written as its number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields, expecting = "expected a model’s number, or a point as {\"at\": …}")]
pub enum Target {
    /// This model.
    Model(ModelId),
    /// A point on table or terrain: only a BLAST is aimed at one.
    Point {
        /// Where, or none if untracked.
        at: Option<Point>,
    },
}

impl From<ModelId> for Target {
    fn from(model: ModelId) -> Self {
        Self::Model(model)
    }
}

impl Target {
    /// The model, or `None` for a point.
    #[must_use]
    pub const fn model(self) -> Option<ModelId> {
        match self {
            Self::Model(model) => Some(model),
            Self::Point { .. } => None,
        }
    }

    /// It is this model.
    #[must_use]
    pub fn is(self, model: ModelId) -> bool {
        self.model() == Some(model)
    }

    /// It is a point, known or not.
    #[must_use]
    pub(crate) const fn is_point(self) -> bool {
        matches!(self, Self::Point { .. })
    }
}

/// Where a BLAST that wanders comes down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Landing {
    /// The point.
    pub at: Point,
    /// What the map shows of it from where the shot was aimed at; it misses what cannot be seen.
    pub sight: Sight,
}

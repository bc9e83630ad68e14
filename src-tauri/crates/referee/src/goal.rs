//! The target of an attack: a model, or with a BLAST a point.

use serde_json::Value;

use crate::json::Read;
use crate::measure::Spot;

/// What an attack is aimed at: a model, or with a BLAST a point, whose place may be untracked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    Model(usize),
    Point(Option<Spot>),
}

impl Goal {
    /// Reads the target of a command or of an attack: a model is a number, a point an object.
    pub(crate) fn read(value: &Value) -> Option<Self> {
        if value.of("target").is_object() {
            return Some(Self::Point(Spot::read(value.of("target").of("at"))));
        }
        value.model("target").map(Self::Model)
    }

    pub(crate) const fn model(self) -> Option<usize> {
        match self {
            Self::Model(model) => Some(model),
            Self::Point(_) => None,
        }
    }
}

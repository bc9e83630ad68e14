//! Victory points computed from several quantities: ducats and Glory of models, models, objectives, Deeds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Quantities added up, divided and rounded; what comes out is multiplied by the rule's points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Formula {
    /// What is added up.
    pub sum: Vec<Term>,
    /// What it is divided by; 1 for not at all.
    pub divided_by: u32,
    /// How the remainder counts.
    #[serde(default)]
    pub rounded: Rounding,
    /// Each model is divided and rounded by itself; what belongs to no model, together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub each_model: bool,
}

/// A quantity, this many times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// This many times; less than 0 takes away, and the whole never falls below 0.
    pub times: i16,
    /// Of this.
    pub of: Quantity,
}

/// Something that can be counted for a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    /// Ducats of these models, with their kit.
    Ducats(Whose),
    /// Glory of these models, with their kit.
    Glory(Whose),
    /// These models.
    Models(Whose),
    /// Objectives of the kind that the side controls; an empty kind for all.
    Objectives(String),
    /// Things noted under this name.
    Tally(String),
    /// Things of the kind that are left.
    ThingsLeft(String),
    /// Glorious Deeds of the side.
    Deeds,
}

/// Which models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "CountedModels")]
pub enum Whose {
    /// Enemies that are Out of Action.
    EnemyOut,
    /// Own models that are Out of Action.
    OwnOut,
    /// Own models that left the battlefield by an ACTION of the scenario.
    OwnEscaped,
    /// Own models that stand on the battlefield.
    OwnOnTable,
}

/// How the remainder of a division counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// As one more.
    #[default]
    Up,
    /// As nothing.
    Down,
    /// As one more from half on.
    Half,
}

impl Rounding {
    /// `sum / by` in whole numbers; 0 for a sum below 1 or a divisor of 0.
    #[must_use]
    pub const fn divide(self, sum: i64, by: u32) -> u32 {
        if sum <= 0 || by == 0 {
            return 0;
        }
        let (sum, by) = (sum.unsigned_abs(), by as u64);
        let whole = match self {
            Self::Up => sum.div_ceil(by),
            Self::Down => sum / by,
            Self::Half => (sum.saturating_mul(2) + by) / (by * 2),
        };
        if whole > u32::MAX as u64 { u32::MAX } else { whole as u32 }
    }
}

impl Formula {
    /// Whether somebody must say who controls what before it can be worked out.
    #[must_use]
    pub fn counts_objectives(&self) -> bool {
        self.sum.iter().any(|term| matches!(term.of, Quantity::Objectives(_)))
    }

    /// What comes out: the sums of single models, and what belongs to no model.
    #[must_use]
    pub fn worked(&self, models: &[i64], rest: i64) -> u32 {
        let one = |sum: i64| self.rounded.divide(sum, self.divided_by);
        if self.each_model {
            return models.iter().fold(one(rest), |all, sum| all.saturating_add(one(*sum)));
        }
        one(models.iter().fold(rest, |all, sum| all.saturating_add(*sum)))
    }
}

//! What hurts a model without an attack: falls, dangerous ground, mines, explosions, ACTIONs (INJ-19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::ThingId;
use super::state::ModelId;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// What hurts a model when no attack does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// What it is.
    pub source: HarmSource,
    /// The model whose doing it is, such as the one whose hit led to the fall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ModelId>,
    /// The thing on the table that blew up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<ThingId>,
    /// INJURY DICE it brings.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub injury_dice: i8,
    /// INJURY MODIFIER it brings.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub injury_modifier: i8,
    /// The roll is four dice summed, no matter what else counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub four_dice: bool,
    /// Keywords of the Injury Roll, such as FIRE in brackets behind DANGEROUS.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// No result is worse than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_worst: Option<InjuryResult>,
}

/// The kinds of harm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum HarmSource {
    /// A fall from a height (MOV-08).
    Fall {
        /// How far down.
        drop: Length,
    },
    /// A failed roll in Dangerous terrain (TER-04).
    Dangerous,
    /// A mine.
    Mine,
    /// An ACTION of an ability, an item or the scenario.
    Action {
        /// Its id.
        id: String,
    },
    /// An ability or an item, outside an ACTION.
    Effect {
        /// What it is called.
        name: String,
    },
    /// Somebody near blew up.
    Detonation,
    /// A rule of the scenario.
    Scenario {
        /// What it is called.
        name: String,
    },
}

impl HarmSource {
    /// Its name in a "why".
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Fall { .. } => "Fall",
            Self::Dangerous => "Dangerous terrain",
            Self::Mine => "Mine",
            Self::Action { id } => id,
            Self::Effect { name } | Self::Scenario { name } => name,
            Self::Detonation => "Detonation",
        }
    }

    /// The rule it follows.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Fall { .. } => "MOV-08",
            Self::Dangerous => "TER-04",
            Self::Mine | Self::Detonation | Self::Effect { .. } | Self::Scenario { .. } => "INJ-19",
            Self::Action { .. } => "ACT-31",
        }
    }
}

impl Harm {
    /// Harm of this kind with nothing added.
    #[must_use]
    pub const fn new(source: HarmSource) -> Self {
        Self {
            source,
            by: None,
            thing: None,
            injury_dice: 0,
            injury_modifier: 0,
            four_dice: false,
            keywords: Vec::new(),
            at_worst: None,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &i8) -> bool {
    *n == 0
}

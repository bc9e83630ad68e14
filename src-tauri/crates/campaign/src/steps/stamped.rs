//! Dice of the steps after Trauma that stay on the page, with any result.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Lead, Steps, Venture, Work};
use crate::steps::Step;
use nml_catalogue::throw::Throw;

/// Dice that fell in a step, with what they were thrown for. Promotion Dice and Exploration Dice are kept elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stamped {
    /// The model that they were thrown for, or none for the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// As they fell.
    pub throw: Throw,
    /// What for.
    pub of: StampOf,
}

/// What dice were thrown for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum StampOf {
    /// One of the page's spoils.
    Spoils {
        /// Which, from 0.
        at: usize,
    },
    /// A treatment at the end of the Trauma Step.
    Treatment,
    /// An Advancement.
    Advancement {
        /// What they led to, one per table.
        leads: Vec<Lead>,
    },
    /// A find.
    Find {
        /// Location id.
        location: String,
        /// Option id.
        option: String,
        /// Which of its gains, from 0.
        gain: usize,
        /// Whether the die was enough. None if it was not thrown for that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        passed: Option<bool>,
    },
}

impl StampOf {
    /// The step that the dice belong to. An Advancement that a find brings stands with the others.
    #[must_use]
    pub const fn step(&self) -> Step {
        match self {
            Self::Spoils { .. } | Self::Treatment => Step::Trauma,
            Self::Advancement { .. } => Step::Promotions,
            Self::Find { .. } => Step::Exploration,
        }
    }
}

/// The dice of what was just done, on a page that does not know it yet.
#[expect(clippy::wildcard_enum_match_arm, reason = "few things that are done leave dice")]
pub(super) fn stamped(steps: &Steps, work: &Work) -> Option<Stamped> {
    let (model, throw, of) = match work {
        Work::Spoils { throw: Some(throw) } => (None, throw, StampOf::Spoils { at: steps.spoils }),
        Work::Treated { model, throw } => (Some(*model), throw, StampOf::Treatment),
        Work::Advanced { throw, leads } => {
            let model = steps.advancing.as_ref().map(|advancing| advancing.model);
            (model, throw, StampOf::Advancement { leads: leads.clone() })
        }
        Work::Explored { did } => {
            let (throw, passed) = match did {
                Venture::Tried { throw, passed } => (throw, Some(*passed)),
                Venture::Gained { throw: Some(throw), .. } => (throw, None),
                _ => return None,
            };
            let out = steps.under_way();
            let (location, option) = (out.location.clone()?, out.option.clone()?);
            (None, throw, StampOf::Find { location, option, gain: out.gained, passed })
        }
        _ => return None,
    };
    Some(Stamped { model, throw: throw.clone(), of })
}

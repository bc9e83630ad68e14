//! The closed vocabulary in which packs say what content does: when, under which conditions, what.
//!
//! New content in this vocabulary needs no code; a new kind of effect does. Everything that changes dice, modifiers,
//! markers, keywords, profile, movement or order has a word here; [`What::Reminder`] is only for what the app cannot
//! see.

mod call;
mod condition;
mod outcome;
mod what;
mod when;

pub use call::{Call, CallAt, Often, Price};
pub use condition::{Condition, Going};
use nml_dice::Face;
pub use nml_dice::InjuryResult;
pub use outcome::{ActionInjury, Detonation, Order, Outcome, OwnEnd, Until};
pub use what::{Strengthening, What};
pub use when::When;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::keyword::Keyword;
use crate::length::Length;

/// One thing that a model, an item, an option or a Warband rule does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// The moment or the roll it belongs to.
    pub when: When,
    /// All of these must hold.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// What happens.
    #[serde(rename = "do")]
    pub what: Vec<What>,
}

impl Effect {
    /// One that holds at all times and without conditions.
    #[must_use]
    pub fn always(what: What) -> Self {
        Self { when: When::Always, conditions: Vec::new(), what: vec![what] }
    }
}

/// The models within a distance of the bearer, and what they are under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aura {
    /// Base to base.
    pub within: Length,
    /// Whose models.
    pub whose: Whose,
    /// Only models with this keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// Seen from the affected model, as if it had the effect.
    pub effect: Effect,
}

/// Friends or enemies of the bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Models of the bearer's side, including the bearer (RC-M2).
    Friendly,
    /// Models of the other sides.
    Enemy,
}

/// An ACTION that content grants (ACT-31).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Stable name, unique among the bearer's ACTIONS.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Which roll it asks for.
    pub roll: ActionRoll,
    /// DICE of that roll.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dice: i8,
    /// Whom it can be used on.
    pub target: ActionTarget,
    /// Base to base, or none for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Length>,
    /// The target must be seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sight: bool,
    /// What must hold for it to be taken.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// What it costs; with several numbers the owner picks one, else that of the outcome in the same place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
    /// Uses in a game, or none for any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uses: Option<u8>,
    /// Successes in a game, or none for any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub successes: Option<u8>,
    /// In one Activation it may be taken once for each target; if not, only once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub once_per_target: bool,
    /// It ends the Activation, with any result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_activation: bool,
    /// What happens on a Success; with several entries the owner picks one.
    pub outcome: Vec<Outcome>,
}

impl Effect {
    /// Whether it gives a keyword.
    #[must_use]
    pub fn grants(&self, keyword: &Keyword) -> bool {
        self.what.iter().any(|w| matches!(w, What::Keyword(k) if k == keyword))
    }
}

impl Action {
    /// How one use of it is remembered in an Activation.
    pub fn mark(&self, target: Option<u16>) -> String {
        target
            .filter(|_| self.once_per_target)
            .map_or_else(|| self.id.clone(), |target| format!("{}@{target}", self.id))
    }
}

/// The roll of an ACTION.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionRoll {
    /// No roll: it succeeds.
    #[default]
    None,
    /// A Success Roll.
    Success,
    /// A Risky Success Roll.
    Risky,
}

/// Whom an ACTION can be used on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionTarget {
    /// The bearer only.
    Bearer,
    /// The bearer or a friend in range.
    BearerOrFriend,
    /// An enemy in range.
    Enemy,
    /// Another friend in range.
    Friend,
    /// Any other model in range.
    AnyModel,
    /// Nothing on the table.
    #[default]
    Nothing,
}

/// A die, or a sum or choice of dice, whose faces become a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// Half of a D6, rounded up.
    D3,
    /// One die.
    D6,
    /// The better of two dice.
    BestOf2D6,
}

impl Die {
    /// What faces come to: the best of them, as this die reads it.
    #[must_use]
    pub fn points(self, faces: &[Face]) -> u8 {
        faces.iter().max().map_or(0, |face| match self {
            Self::D3 => face.d3(),
            Self::D6 | Self::BestOf2D6 => face.number(),
        })
    }
}

/// For figures that are left out if they say nothing.
#[allow(clippy::trivially_copy_pass_by_ref)]
#[must_use]
pub const fn is_zero(n: &i8) -> bool {
    *n == 0
}

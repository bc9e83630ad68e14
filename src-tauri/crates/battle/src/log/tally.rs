//! What abilities and kit leave behind: effects gained for a while, calls made, hits counted.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::state::{ModelId, SideId};
use nml_catalogue::effect::{Effect, Until, What};

/// Effects that a model is under for a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gained {
    /// What brings them, as shown.
    pub source: String,
    /// How long.
    pub until: Until,
    /// What they do.
    pub effects: Vec<Effect>,
}

/// A call made for a roll, with what it does to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Called {
    /// Whose.
    pub model: ModelId,
    /// Its id, or the word it shares its uses with.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Markers paid.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub paid: u8,
    /// What it does to the roll.
    pub what: Vec<What>,
}

/// What a model's Activation is bound to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// To charge this enemy.
    Charge(ModelId),
    /// To Dash.
    Dash,
    /// To Retreat.
    Retreat,
}

/// The first ACTION of an Activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstAction {
    /// A Charge.
    Charge,
    /// Another.
    Other,
}

/// What effects need to remember of the battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Who hit whom in this Activation, or in that of a Fireteam.
    pub hits: Vec<(ModelId, ModelId)>,
    /// What the Activation must begin with.
    pub bound: Option<(ModelId, Bound)>,
    /// Its first ACTION.
    pub first: Option<(ModelId, FirstAction)>,
    /// Melee Weapons fought with in this Activation.
    pub fought_with: Vec<String>,
    /// Calls made in this Activation.
    pub in_activation: Vec<(ModelId, String)>,
    /// Calls made in this Turn.
    pub in_turn: Vec<(ModelId, String)>,
    /// DICE for the next Morale Check, side by side.
    pub banked: Vec<(SideId, i8)>,
    /// Pre-game activities are over.
    pub ready: bool,
    /// Aura sources that the table says reach a model, if positions are not tracked.
    pub under: Vec<(ModelId, ModelId)>,
    /// Who drags whom along in this Activation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drags: Option<(ModelId, ModelId)>,
    /// Who has swallowed whom.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub swallowed: Vec<(ModelId, ModelId)>,
}

/// What an ability or an item did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Worked {
    /// A model is under effects for a while.
    Gained {
        /// Which model.
        model: ModelId,
        /// What.
        gained: Gained,
    },
    /// What it gained from this source is over.
    Lapsed {
        /// Which model.
        model: ModelId,
        /// The source.
        source: String,
    },
    /// An effect acted: what follows it in the entry is its doing.
    Acts {
        /// Whose.
        model: ModelId,
        /// Its source.
        source: String,
    },
    /// A call was made for the pending roll.
    Called {
        /// What.
        called: Called,
        /// It counts for every roll of the attack.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        whole_attack: bool,
    },
    /// Markers paid for a call or a spell.
    Paid {
        /// For what, as shown.
        source: String,
        /// How many each model gave.
        paid: Vec<(ModelId, u8)>,
    },
    /// An attack hit.
    Hit {
        /// Who.
        attacker: ModelId,
        /// Whom.
        target: ModelId,
    },
    /// The Activation must begin with something.
    Bound {
        /// Whose.
        model: ModelId,
        /// With what.
        to: Bound,
    },
    /// It no longer has to.
    Free {
        /// Which model.
        model: ModelId,
    },
    /// A model drags another along when it moves in this Activation.
    Drags {
        /// Who.
        by: ModelId,
        /// Whom.
        model: ModelId,
    },
    /// A model was swallowed: it lies Down inside another.
    Swallowed {
        /// Inside whom.
        by: ModelId,
        /// Which model.
        model: ModelId,
    },
    /// A swallowed model lies Down on the battlefield again.
    SetFree {
        /// Which model.
        model: ModelId,
    },
    /// A model left the game and the roster.
    Left {
        /// Which model.
        model: ModelId,
    },
    /// A model lost does not count for Morale.
    Uncounted {
        /// Which model.
        model: ModelId,
    },
    /// DICE for the next Morale Check.
    Banked {
        /// Whose.
        side: SideId,
        /// How many in all.
        dice: i8,
    },
    /// A Melee Weapon was used in a Fight of its own.
    FoughtWith {
        /// Which weapon.
        weapon: String,
    },
    /// Pre-game activities are over.
    Ready,
    /// A choice was made.
    Chose {
        /// Whose.
        model: ModelId,
        /// What it is about.
        source: String,
        /// What was chosen.
        option: String,
    },
    /// The table did what a reminder says, or is asked to.
    Noted {
        /// Whose.
        model: ModelId,
        /// What it is about.
        source: String,
        /// What is to be done.
        text: String,
    },
    /// The table said whether a model stands in reach of another's auras.
    Under {
        /// Who brings them.
        bearer: ModelId,
        /// Who stands there.
        model: ModelId,
        /// It does.
        under: bool,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

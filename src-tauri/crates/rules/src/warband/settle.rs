//! What a battle's aftermath does to a roster.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One change of a roster. Each says by itself what it does, since it is stored for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "change", deny_unknown_fields)]
pub enum Change {
    /// It was Out of Action and came through unharmed.
    Survived {
        /// Which model.
        model: u32,
    },
    /// It is gone for good, and everything it carried with it.
    Died {
        /// Which model.
        model: u32,
        /// Row of the Trauma Table, or `survival-roll`.
        reason: String,
    },
    /// It carries a mark of the Trauma Table from now on.
    Marked {
        /// Which model.
        model: u32,
        /// Row of the Trauma Table, such as `leg-wound` or `hardened`.
        row: String,
        /// The hand, or the Warband's stream id, that the row asks to record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        noted: Option<String>,
    },
    /// It takes a Battle Scar.
    Scarred {
        /// Which model.
        model: u32,
    },
    /// It has all the Battle Scars it can bear: it leaves, and its kit goes to the Arsenal.
    Unfit {
        /// Which model.
        model: u32,
        /// What goes to the Arsenal, by item id; the rest leaves with the model.
        kit: Vec<String>,
    },
    /// Kit is lost.
    KitLost {
        /// Whose.
        model: u32,
        /// By item id.
        items: Vec<String>,
        /// Row of the Trauma Table.
        reason: String,
    },
    /// It sits out the next game.
    MissesNextGame {
        /// Which model.
        model: u32,
    },
    /// It sat this game out and is back.
    Returned {
        /// Which model.
        model: u32,
    },
    /// Experience.
    Experience {
        /// Whose.
        model: u32,
        /// Points.
        points: u8,
        /// Row of the Trauma Table, or where else it comes from.
        reason: String,
    },
    /// A ransom leaves the Strongbox.
    RansomPaid {
        /// For which model.
        model: u32,
        /// Stream id of the Warband that gets it.
        to: String,
        /// How much.
        ducats: u32,
    },
    /// A ransom comes into the Strongbox.
    RansomReceived {
        /// Stream id of the Warband that paid.
        from: String,
        /// For which of its models.
        model: u32,
        /// How much.
        ducats: u32,
    },
    /// Glory.
    GloryGained {
        /// Points.
        glory: u32,
        /// The Glorious Deed, or where else it comes from.
        reason: String,
    },
}

impl Change {
    /// The model of this roster that changes, if one does.
    #[must_use]
    pub const fn model(&self) -> Option<u32> {
        match self {
            Self::Survived { model }
            | Self::Died { model, .. }
            | Self::Marked { model, .. }
            | Self::Scarred { model }
            | Self::Unfit { model, .. }
            | Self::KitLost { model, .. }
            | Self::MissesNextGame { model }
            | Self::Returned { model }
            | Self::Experience { model, .. }
            | Self::RansomPaid { model, .. } => Some(*model),
            Self::RansomReceived { .. } | Self::GloryGained { .. } => None,
        }
    }
}

//! Falls, dives, ledges, and models that somebody puts somewhere.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::{ModelId, SideId};
use nml_catalogue::Point;
use nml_catalogue::length::Length;

/// A model that somebody puts where it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Put {
    /// Which model.
    pub model: ModelId,
    /// Who puts it there.
    pub side: SideId,
    /// Why.
    pub why: PutWhy,
}

/// Why a model is put somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "because")]
pub enum PutWhy {
    /// It fell, this far.
    Fell {
        /// How far down.
        drop: Length,
        /// Whose doing it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
        /// It goes Down after the fall, and whether with an INFECTION MARKER.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        down: Option<bool>,
    },
    /// It stopped on its way.
    Stopped,
    /// It evades a charge (SKIRMISHER).
    Evades {
        /// Who charges it.
        charger: ModelId,
        /// How far it may go.
        reach: Length,
    },
    /// Something pushes it.
    Pushed {
        /// How far.
        reach: Length,
        /// Whose doing it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
        /// It is Down, and pushed all the same.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lying: bool,
    },
    /// It dived and lands within 1″ of its target.
    Dived {
        /// Whom.
        target: ModelId,
    },
}

/// A charge that jumps down on its target (MOV-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dive {
    /// Which model.
    pub model: ModelId,
    /// On whom.
    pub target: ModelId,
    /// How far down.
    pub drop: Length,
    /// Where it lands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
}

/// A model that goes Down near a ledge (DWN-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Brink {
    /// How far down it is.
    pub drop: Length,
    /// It gets an INFECTION MARKER instead of a BLOOD MARKER.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub infects: bool,
    /// Whose doing it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ModelId>,
}

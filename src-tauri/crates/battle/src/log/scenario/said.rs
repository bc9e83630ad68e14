//! What is said about the scenario.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::scenario::{Betrayed, ThingId};
use crate::log::state::{ModelId, SideId};
use crate::log::step::Reach;
use nml_catalogue::Point;

/// An answer to a question of the scenario, or a statement about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "say", deny_unknown_fields)]
pub enum ScenarioSaid {
    /// Who attacks.
    Attacker {
        /// This side.
        side: SideId,
    },
    /// Whose Warbands stand together, as the players agreed.
    Teams {
        /// Each team.
        teams: Vec<Vec<SideId>>,
    },
    /// Which models take part.
    Force {
        /// These.
        models: Vec<ModelId>,
    },
    /// Where a thing lies.
    Lay {
        /// Which thing.
        thing: ThingId,
        /// Its middle, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Point>,
    },
    /// All the things left to lay lie as drawn.
    AsDrawn,
    /// An ACTION of the scenario.
    Work {
        /// Its id.
        action: String,
        /// On which thing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thing: Option<ThingId>,
        /// With whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<ModelId>,
        /// How much of it.
        #[serde(default)]
        count: u8,
    },
    /// An attack on a thing, instead of one on a model.
    Strike {
        /// With what.
        weapon: String,
        /// Which thing.
        thing: ThingId,
        /// Ranged or melee.
        range: Reach,
    },
    /// The model that acts came near a thing that it sets off.
    Trip {
        /// Which thing.
        thing: ThingId,
    },
    /// What its owner had written down about a thing that was set off.
    Reveal {
        /// Which things; the first one is carried out first.
        thing: ThingId,
        /// It is live.
        live: bool,
    },
    /// The model climbs onto a neutral one, or down.
    Ride {
        /// Onto which model, or none for down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<ModelId>,
    },
    /// The neutral model that acts reaches the edge and leaves.
    Leave,
    /// Who is at each objective, and who controls it.
    Hold {
        /// In the scenario's order.
        objectives: Vec<Held>,
    },
    /// What the table counted, side by side.
    Count {
        /// For each side.
        counts: Vec<u8>,
    },
    /// A secret note is shown.
    Note {
        /// Whose.
        side: SideId,
        /// Which note.
        note: String,
        /// The models it names.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        models: Vec<ModelId>,
        /// The objective it names, by index.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        objective: Option<u8>,
    },
    /// Whom each side names as its ally, side by side.
    Alliances {
        /// For each side, or none for nobody.
        named: Vec<Option<SideId>>,
    },
    /// A Betrayal Card is played.
    Betray(Betrayed),
    /// A side gives victory points away.
    Give {
        /// Who gives.
        from: SideId,
        /// To whom.
        to: SideId,
        /// How many.
        points: u16,
    },
    /// A Deed that was proposed was not done.
    Deny {
        /// Its id.
        deed: String,
    },
}

/// Who is at an objective.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Sides with a model there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached: Vec<SideId>,
    /// Who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<SideId>,
}

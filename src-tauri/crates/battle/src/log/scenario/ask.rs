//! What a scenario asks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::scenario::ThingId;
use crate::log::state::{ModelId, SideId};
use crate::log::step::Reach;
use nml_catalogue::scenario::Blast;

/// A question of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "about")]
pub enum ScenarioStep {
    /// One die per side.
    RollOff {
        /// What for.
        what: RollOffFor,
    },
    /// Who attacks.
    ChooseRole {
        /// The winner of the roll-off.
        side: SideId,
    },
    /// Which models of the Force take part (C-46).
    ChooseForce {
        /// Whose.
        side: SideId,
    },
    /// Which models of the Force begin on the battlefield; the others wait in reserve.
    Vanguard {
        /// Whose.
        side: SideId,
    },
    /// Where a thing lies.
    Lay {
        /// Who lays it.
        side: SideId,
        /// Which thing.
        thing: ThingId,
    },
    /// A model comes on.
    Arrive {
        /// Whose.
        side: SideId,
    },
    /// One die.
    Die {
        /// What for.
        what: DieFor,
        /// Who rolls, or none for the player whom both agree on.
        side: Option<SideId>,
    },
    /// Which neutral model acts.
    NeutralTurn {
        /// Who plays it.
        side: SideId,
        /// One of these.
        among: Vec<ModelId>,
    },
    /// Whether things near which a model moved are live, and in which order.
    Reveal {
        /// Who wrote down which are not.
        side: SideId,
        /// Who set them off.
        model: ModelId,
        /// Which things.
        things: Vec<ThingId>,
    },
    /// Who is within an explosion.
    Blast {
        /// The thing that blows up, or none if a neutral model does it.
        thing: Option<ThingId>,
        /// Who set it off, or does it.
        by: Option<ModelId>,
        /// What it does.
        blast: Blast,
    },
    /// Who is near and takes BLOOD MARKERS.
    Bleed {
        /// Near which thing.
        thing: ThingId,
        /// How many markers.
        markers: u8,
    },
    /// Who is at each objective, and who controls it.
    Hold,
    /// What only the table can count, for each side.
    Count {
        /// Index of the rule in the scenario's victory points.
        rule: u8,
    },
    /// A secret note is shown.
    Note {
        /// Whose.
        side: SideId,
        /// Which note.
        note: String,
    },
    /// Deeds that were proposed and not answered.
    Deeds,
    /// Whom each side names as its ally, after they have talked.
    Alliances,
}

/// What a roll-off of the scenario is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RollOffFor {
    /// Who decides who attacks.
    Roles,
    /// Whose Warbands stand together: the first in the draw with the next; the sides may also agree.
    Teams,
    /// Whose suit is which: each side has an ace.
    Suits,
    /// Who rolls for the reinforcements and begins.
    Arrivals,
    /// Who lays what the sides lay, one side after the other.
    Lay,
    /// Who plays the neutral models that have not acted.
    Leftover,
    /// Who sets up what comes up.
    ComeUp {
        /// Out of which thing.
        thing: ThingId,
        /// What.
        neutral: String,
    },
}

/// What one die of the scenario is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DieFor {
    /// D3: how many more begin on the table.
    EntryLimit,
    /// Whether there is one more Turn.
    ExtraTurn,
    /// Whether something unforeseen happens.
    Unforeseen,
    /// D3: what.
    UnforeseenRow,
    /// D3: how many come on.
    Arrivals,
    /// Which neutral models may act.
    Neutral,
    /// D3: how many things come up.
    Open {
        /// Beside which.
        thing: ThingId,
        /// Of which kind.
        kind: String,
    },
    /// D3: how many neutral models come up.
    ComeUp {
        /// Beside which.
        thing: ThingId,
        /// Which neutral model.
        neutral: String,
    },
    /// Whether it awakens.
    Awakens {
        /// On this face and above.
        from: u8,
    },
}

impl DieFor {
    /// It is read as a D3.
    #[must_use]
    pub(crate) const fn is_d3(&self) -> bool {
        match self {
            Self::EntryLimit | Self::UnforeseenRow | Self::Arrivals | Self::Open { .. } | Self::ComeUp { .. } => true,
            Self::ExtraTurn | Self::Unforeseen | Self::Neutral | Self::Awakens { .. } => false,
        }
    }
}

/// A Success Roll for something of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum ScenarioRoll {
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
    /// An attack on a thing.
    Strike {
        /// With what.
        weapon: String,
        /// Which thing.
        thing: ThingId,
        /// Ranged or melee.
        range: Reach,
    },
}

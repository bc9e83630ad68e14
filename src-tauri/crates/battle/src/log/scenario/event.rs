//! What happened to the scenario's own part of a battle.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::cards::Drawn;
use crate::log::command::Source;
use crate::log::scenario::{Betrayed, Credit, Driven, Held, Kept, NoteShown, Proposal, Tallied, ThingId, ThingNow};
use crate::log::state::{ModelId, SideId};
use nml_catalogue::Point;
use nml_catalogue::scenario::Role;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum ScenarioEvent {
    /// Who attacks is known.
    Roles {
        /// Side by side.
        roles: Vec<Option<Role>>,
    },
    /// Whose Warbands stand together is known.
    Teams {
        /// Each team.
        teams: Vec<Vec<SideId>>,
    },
    /// Whose suit is which is known.
    Suits {
        /// The aces, each with its side.
        aces: Vec<Drawn>,
        /// Dealt at the table, or here.
        source: Source,
    },
    /// Who is allied with whom.
    Allied {
        /// Who named whom; what is not named here has ended.
        pairs: Vec<(SideId, SideId)>,
        /// Sides that are allied with nobody and named by nobody: they draw more Betrayal Cards.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        alone: Vec<SideId>,
    },
    /// A Betrayal Card was played.
    Betrayed(Betrayed),
    /// Victory points went to another side.
    PointsGiven {
        /// From whom, or none if they cost nobody any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<SideId>,
        /// To whom.
        to: SideId,
        /// How many.
        points: u16,
    },
    /// A thing is now as stated here.
    Thing {
        /// Which thing; an index past the last means that it came up.
        thing: ThingId,
        /// All of it.
        now: ThingNow,
    },
    /// Models take no part.
    Unused {
        /// Which models.
        models: Vec<ModelId>,
    },
    /// Models wait in reserve.
    Reserve {
        /// Which models.
        models: Vec<ModelId>,
    },
    /// A die added to the models that begin on the table.
    Limit {
        /// Whose.
        side: SideId,
        /// How many more.
        more: u8,
    },
    /// A side sets nobody else up now.
    Stopped {
        /// Which side.
        side: SideId,
    },
    /// This many come on this Turn.
    Arriving {
        /// Side by side.
        left: Vec<u8>,
    },
    /// The reinforcements of the Turn are placed.
    Arrived,
    /// Models that did not come on in time: they are Out of Action.
    TooLate {
        /// Who.
        models: Vec<ModelId>,
    },
    /// Whether there is one more Turn.
    Length {
        /// There is.
        extended: bool,
    },
    /// The last Turn is counted.
    Ending,
    /// Something unforeseen happens.
    Unforeseen {
        /// Index of the row.
        row: u8,
    },
    /// Something stirs.
    Stirred {
        /// How often by now.
        times: u8,
    },
    /// Noted for a side.
    Tallied(Tallied),
    /// A model is credited with another that is Out of Action.
    Credited(Credit),
    /// A Deed seems to be done.
    Proposed(Proposal),
    /// It was not.
    Denied {
        /// Its id.
        deed: String,
        /// Who was proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<ModelId>,
    },
    /// A secret note was shown.
    Noted(NoteShown),
    /// What a model holds.
    Holds {
        /// Which model.
        model: ModelId,
        /// How much.
        count: u8,
        /// How much of it was stolen.
        #[serde(default)]
        stolen: u8,
    },
    /// Whether a model is poisoned.
    Poisoned {
        /// Which model.
        model: ModelId,
        /// It is.
        poisoned: bool,
    },
    /// A model climbed onto a neutral one, or came down.
    Riding {
        /// Which model.
        model: ModelId,
        /// Onto which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<ModelId>,
    },
    /// A neutral model came up.
    CameUp {
        /// Index among the scenario's neutral models.
        neutral: u8,
        /// Where, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Point>,
    },
    /// A neutral model turned Out of Action into Down.
    Undying {
        /// Which model.
        model: ModelId,
        /// How often by now.
        times: u8,
    },
    /// A neutral model was attacked.
    Angered {
        /// The neutral model.
        neutral: ModelId,
        /// By whom.
        by: ModelId,
    },
    /// A side plays a neutral model.
    Plays {
        /// Who, or none for nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<SideId>,
    },
    /// A Risky roll succeeded.
    Risky {
        /// Whose.
        model: ModelId,
    },
    /// A model retreated from these.
    RetreatedFrom {
        /// Which enemies.
        enemies: Vec<ModelId>,
    },
    /// A form of an ACTION of the scenario was taken.
    Took {
        /// Which ACTION.
        action: String,
    },
    /// A model left the battlefield; it is not a casualty.
    Left {
        /// Which model.
        model: ModelId,
    },
    /// Who held which objective.
    Held {
        /// In the scenario's order.
        objectives: Vec<Held>,
    },
    /// A weapon that lies ready was used.
    Lent {
        /// Of which thing.
        thing: ThingId,
    },
    /// A model stands on an objective on which it has not stood.
    StoodOn {
        /// Which model.
        model: ModelId,
        /// Which, by index.
        objective: u8,
    },
    /// What a Deed asks for at the end of Turns in a row is now true.
    Kept {
        /// All of it; what is not named has ended.
        all: Vec<Kept>,
    },
    /// An enemy made a model move to things on the table.
    Driven(Driven),
    /// A model that was made to move has moved by itself since.
    WentOn {
        /// Which model.
        model: ModelId,
    },
    /// Whom a model did not see when its Activation began.
    Unseen {
        /// Which model.
        model: ModelId,
        /// Whom not.
        enemies: Vec<ModelId>,
    },
}

//! Where the scenario's own part of a battle stands.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::command::Command;
use crate::log::scenario::{Alliances, Held};
use crate::log::state::{ModelId, SideId};
use nml_catalogue::Point;
use nml_catalogue::scenario::{KillMark, Role};

/// The side of models that belong to nobody: no index of the list of sides.
pub const NEUTRAL: SideId = SideId::MAX;

/// The index of a thing on the table.
pub type ThingId = u16;

/// The scenario's own part of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Scene {
    /// Who each side is. None if the scenario knows no roles, or they are not given yet.
    pub roles: Vec<Option<Role>>,
    /// Whose Warbands stand together; empty if everybody fights for themselves, or before it is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<SideId>>,
    /// Who is allied with whom, and what cards have done, if the scenario has alliances.
    #[serde(skip_serializing_if = "Alliances::none")]
    pub alliances: Alliances,
    /// Things on the table.
    pub things: Vec<ThingNow>,
    /// What was noted, in order.
    pub tallies: Vec<Tallied>,
    /// Who took whom Out of Action, and how.
    pub credits: Vec<Credit>,
    /// Deeds that what happened seems to prove.
    pub proposals: Vec<Proposal>,
    /// Proposals the table turned down.
    pub denied: Vec<(String, Option<ModelId>)>,
    /// Secret notes that were shown.
    pub notes: Vec<NoteShown>,
    /// One more Turn was rolled for.
    pub extended: bool,
    /// The die for one more Turn has been rolled.
    pub length_rolled: bool,
    /// The last Turn is counted, only the game's end is left.
    pub ending: bool,
    /// What a die adds to the models that begin on the table, side by side.
    pub limit_dice: Vec<u8>,
    /// Sides that set nobody else up now.
    pub stopped: Vec<SideId>,
    /// Models that wait in reserve, as their side said before the zones were drawn for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<ModelId>,
    /// Models that take no part.
    pub unused: Vec<ModelId>,
    /// How many each side still brings on this Turn.
    pub arriving: Vec<u8>,
    /// The reinforcements of this Turn are placed, and nobody was Activated since.
    pub arrived: bool,
    /// The event of the game: row of its table and Turn.
    pub unforeseen: Option<(u8, u8)>,
    /// How often something stirred.
    pub stirred: u8,
    /// What models hold, and how much of that was stolen.
    pub holds: Vec<(ModelId, u8, u8)>,
    /// Poisoned models.
    pub poisoned: Vec<ModelId>,
    /// Who stands on top of which neutral model.
    pub riding: Vec<(ModelId, ModelId)>,
    /// Out of Action results that a neutral model has turned into Down.
    pub undying: Vec<(ModelId, u8)>,
    /// Who attacked which neutral model, and in which Turn.
    pub anger: Vec<(ModelId, ModelId, u8)>,
    /// The side that plays the neutral model which acts.
    pub plays: Option<SideId>,
    /// Successes of Risky rolls in this Activation.
    pub risky: u8,
    /// Enemies the model retreated from in this Activation.
    pub left: Vec<ModelId>,
    /// Forms of the scenario's ACTIONS taken in this Activation.
    pub taken: Vec<String>,
    /// Models that left the battlefield by an ACTION of the scenario.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub escaped: Vec<ModelId>,
    /// Who held which objective when it was last counted.
    pub held: Vec<Held>,
    /// Who has stood on which objective, by index, if a Deed asks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stood: Vec<(ModelId, u8)>,
    /// What was true at the end of Turns in a row, if a Deed asks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Kept>,
    /// Whom an enemy made move to which things, if a Deed asks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub driven: Vec<Driven>,
    /// Who did not see which enemy when its Activation began, if a Deed asks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<(ModelId, ModelId)>,
}

/// What was true at the end of Turns in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The Deed that asks.
    pub deed: String,
    /// Whose.
    pub side: SideId,
    /// The model that stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelId>,
    /// The objective that is held, by index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<u8>,
    /// This many Turns by now.
    pub turns: u8,
}

/// A model that an enemy made move to things on the table, and that has not moved since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Driven {
    /// Which model.
    pub model: ModelId,
    /// By whom.
    pub by: ModelId,
    /// To which.
    pub things: Vec<ThingId>,
}

/// A thing on the table, now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThingNow {
    /// Its kind.
    pub kind: String,
    /// As shown.
    pub label: String,
    /// Its id in the scenario, or none if it came up in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its middle, or none if untracked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// It is not on the table: taken away, or not laid yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// Its side still has to lay it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_lay: bool,
    /// Who carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<ModelId>,
    /// Who claimed it this Turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<SideId>,
    /// How often it was opened.
    #[serde(default)]
    pub opened: u8,
    /// A charge lies on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub charged: bool,
    /// Whose charges they are, also for a thing that is gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charges: Vec<ModelId>,
    /// What it holds.
    #[serde(default)]
    pub stock: u8,
    /// The Turn in which its weapon was last used.
    #[serde(default)]
    pub used: u8,
}

/// Something noted for a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tallied {
    /// What.
    pub tally: String,
    /// For whom.
    pub side: SideId,
    /// By which model.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelId>,
    /// On which thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<ThingId>,
    /// In which Turn.
    pub turn: u8,
    /// The model stood wholly in an enemy's zone, or none if that was not measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_enemy_zone: Option<bool>,
}

/// Who took whom Out of Action, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credit {
    /// Which model.
    pub model: ModelId,
    /// Whom.
    pub victim: ModelId,
    /// In which Turn.
    pub turn: u8,
    /// What is certain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub how: Vec<KillMark>,
    /// What only the table could see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub perhaps: Vec<KillMark>,
    /// The model was Down when its Activation began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stood_up: bool,
}

/// A Deed that what happened seems to prove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// Deed id.
    pub deed: String,
    /// By whom.
    pub side: SideId,
    /// By which model.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelId>,
    /// The rest of the condition is for the table to say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unsure: bool,
    /// In which Turn it was done; 0 if the log does not say.
    #[serde(default)]
    pub turn: u8,
}

impl Proposal {
    /// The same Deed by the same hand, no matter when it was done.
    pub(crate) fn repeats(&self, other: &Self) -> bool {
        Self { turn: other.turn, ..self.clone() } == *other
    }

    /// What accepts it.
    #[must_use]
    pub fn claim(&self) -> Command {
        Command::Deed { deed: self.deed.clone(), side: self.side, model: self.model }
    }
}

/// A secret note, shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoteShown {
    /// Whose.
    pub side: SideId,
    /// Which note.
    pub note: String,
    /// The models it names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<ModelId>,
    /// The objective it names, by index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<u8>,
}

impl Scene {
    /// A thing that lies on the table.
    #[must_use]
    pub fn lying(&self, thing: ThingId) -> Option<&ThingNow> {
        self.things.get(usize::from(thing)).filter(|t| !t.gone)
    }

    /// All things that lie on the table, with their ids.
    pub fn all(&self) -> impl Iterator<Item = (ThingId, &ThingNow)> {
        (0..).zip(&self.things).filter(|(_, t)| !t.gone)
    }

    /// What a model holds.
    #[must_use]
    pub(crate) fn held_by(&self, model: ModelId) -> u8 {
        self.holds.iter().find(|(m, _, _)| *m == model).map_or(0, |(_, n, _)| *n)
    }

    /// The thing a model carries.
    #[must_use]
    pub fn carried_by(&self, model: ModelId) -> Option<ThingId> {
        self.all().find(|(_, t)| t.carried == Some(model)).map(|(id, _)| id)
    }

    /// What a model stands on top of.
    #[must_use]
    pub(crate) fn mount(&self, model: ModelId) -> Option<ModelId> {
        self.riding.iter().find(|(rider, _)| *rider == model).map(|(_, on)| *on)
    }
}

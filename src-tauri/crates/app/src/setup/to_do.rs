//! What a set-up still asks for, in words.

use nml_battle::setup::{self, Task, ToDoState};
use schemars::JsonSchema;
use serde::Serialize;

use crate::words::to_do as words;

/// One thing to do, in the order of the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ToDo {
    /// What kind of thing it is.
    pub what: ToDoWhat,
    /// One or two sentences.
    pub text: String,
    /// How far it is.
    pub state: ToDoState,
    /// What is asked for, and what stands.
    pub counts: Vec<Count>,
    /// What does not keep its distance, a sentence each.
    pub near: Vec<String>,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToDoWhat {
    /// The battlefield is chosen.
    Battlefield,
    /// Terrain is placed.
    Terrain,
    /// Objectives are placed.
    Objectives,
    /// Things lie or are laid.
    Things,
    /// The weather is rolled.
    Weather,
    /// Who attacks.
    Roles,
    /// Who has which zone.
    Zones,
    /// Pre-game activities, and what else is done before deployment.
    PreGame,
    /// Models are set up.
    Deployment,
    /// INFILTRATOR models.
    Infiltrators,
    /// Models that come later.
    Later,
    /// Notes written in secret.
    Notes,
}

/// So many are asked for, so many stand.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Count {
    /// Of what.
    pub what: String,
    /// At least.
    pub least: u16,
    /// The most of them, or none for no bound.
    pub most: Option<u16>,
    /// On the map; a piece of more than 8 inches counts as two.
    pub stands: u16,
    /// What stands is as asked.
    pub fits: bool,
}

impl ToDo {
    pub(super) fn of(one: &setup::ToDo) -> Self {
        let count = |count: &setup::Count| Count {
            what: words::counted(&count.what),
            least: count.least,
            most: count.most,
            stands: count.stands,
            fits: count.fits,
        };
        Self {
            what: what(&one.task),
            text: words::task(&one.task),
            state: one.state,
            counts: one.counts.iter().map(count).collect(),
            near: one.near.iter().map(words::astray).collect(),
        }
    }
}

const fn what(task: &Task) -> ToDoWhat {
    match task {
        Task::Battlefield(_) | Task::ChooseBattlefield { .. } => ToDoWhat::Battlefield,
        Task::Terrain { .. } => ToDoWhat::Terrain,
        Task::Objectives { .. } => ToDoWhat::Objectives,
        Task::LayEach { .. } | Task::Lay(_) => ToDoWhat::Things,
        Task::Weather(_) => ToDoWhat::Weather,
        Task::Roles(_) => ToDoWhat::Roles,
        Task::Zones(_) => ToDoWhat::Zones,
        Task::PreGame(_) | Task::SameMoment(_) => ToDoWhat::PreGame,
        Task::Deployment(_) => ToDoWhat::Deployment,
        Task::Infiltrators(_) => ToDoWhat::Infiltrators,
        Task::Later(_) => ToDoWhat::Later,
        Task::Notes(_) => ToDoWhat::Notes,
    }
}

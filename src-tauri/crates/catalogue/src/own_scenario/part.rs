//! The parts of a scenario that are written one by one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::scenario::{
    Beginners, Control, Deployment, ExtraTurn, ForceRule, Infiltrators, Neutral, NeutralTurns, NoModels, Placing,
    Reminder, Roles, SecretNote, Stirring, ThingKind, Unforeseen, VictoryPoints,
};
use crate::{Deed, Objective, Scenario, Table, Terrain, Thing, Zone};

/// A part of a scenario as it is to stand: a list whole, everything else as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Its name.
    Name(String),
    /// What it is about.
    About(Option<String>),
    /// Who wrote it.
    By(Option<String>),
    /// The size of the battlefield.
    Table(Table),
    /// A word on the size.
    TableNote(Option<String>),
    /// The battlefields it is played on.
    Archetypes(Vec<String>),
    /// Turns.
    Turns(u8),
    /// The die for one more.
    ExtraTurn(Option<ExtraTurn>),
    /// Whether somebody attacks.
    Roles(Roles),
    /// What is asked of the Forces.
    Forces(Vec<ForceRule>),
    /// Deployment Zones.
    Zones(Vec<Zone>),
    /// Objectives.
    Objectives(Vec<Objective>),
    /// Objectives that the players place.
    Placing(Vec<Placing>),
    /// How an objective is controlled.
    Control(Option<Control>),
    /// Terrain.
    Terrain(Vec<Terrain>),
    /// A word on the terrain.
    TerrainNote(Option<String>),
    /// Things on the table.
    Things(Vec<Thing>),
    /// What can be done with them.
    Kinds(Vec<ThingKind>),
    /// Models that belong to nobody.
    Neutrals(Vec<Neutral>),
    /// How those are Activated.
    NeutralTurns(Option<NeutralTurns>),
    /// What happens each time that something stirs.
    Stirring(Vec<Stirring>),
    /// The order of deployment.
    Deployment(Deployment),
    /// Who begins on the table.
    Entry(Option<Beginners>),
    /// What INFILTRATOR models may do.
    Infiltrators(Infiltrators),
    /// Whether there are Morale Checks.
    Morale(bool),
    /// When a side without models has lost.
    NoModels(NoModels),
    /// Secret notes.
    Notes(Vec<SecretNote>),
    /// What may happen at the start of a Turn.
    Unforeseen(Option<Unforeseen>),
    /// What the table sees to.
    Reminders(Vec<Reminder>),
    /// What earns victory points.
    VictoryPoints(Vec<VictoryPoints>),
    /// Glorious Deeds.
    Deeds(Vec<Deed>),
}

/// How many parts there are: the most that one change writes.
pub const PARTS_MAX: usize = 31;

macro_rules! parts {
    ($($part:ident $field:ident),* $(,)?) => {
        impl Part {
            /// The field of the scenario that it is.
            #[must_use]
            pub const fn field(&self) -> &'static str {
                match self { $(Self::$part(_) => stringify!($field),)* }
            }

            /// Puts it in its place.
            pub fn write(&self, scenario: &mut Scenario) {
                match self { $(Self::$part(to) => scenario.$field.clone_from(to),)* }
            }

            /// Every part as a scenario has it.
            #[must_use]
            pub fn all(scenario: &Scenario) -> [Self; PARTS_MAX] {
                [$(Self::$part(scenario.$field.clone())),*]
            }
        }
    };
}

parts! {
    Name name, About about, By by, Table table, TableNote table_note, Archetypes archetypes, Turns turns,
    ExtraTurn extra_turn, Roles roles, Forces forces, Zones zones, Objectives objectives, Placing placing,
    Control control, Terrain terrain, TerrainNote terrain_note, Things things, Kinds kinds, Neutrals neutrals,
    NeutralTurns neutral_turns, Stirring stirring, Deployment deployment, Entry entry, Infiltrators infiltrators,
    Morale morale, NoModels no_models, Notes notes, Unforeseen unforeseen, Reminders reminders,
    VictoryPoints victory_points, Deeds deeds,
}

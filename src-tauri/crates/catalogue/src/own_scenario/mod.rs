//! Your own scenario: written part by part, kept as a draft that may be wrong in any way, judged as a whole.
//!
//! It is a [`Scenario`] like those of a pack: set-ups are made from it, in the same words and judged by the same
//! checks. A change replaces parts of it.

mod part;
pub mod random;
mod told;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::messages;
use crate::rejection::Rejection;
use crate::scenario::{Control, Deployment, Infiltrators, NoModels, Roles, ZoneRole};
use crate::{Edge, Scenario, Shape, Table, Zone};

pub use part::{PARTS_MAX, Part};
pub use told::told;

/// What the id of every scenario of one's own begins with, so that it never passes for one of the book.
pub const ID_PREFIX: &str = "own-";

/// What its stream begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "OwnScenarioGenesis")]
pub struct Genesis {
    /// As it stands at first.
    pub own: Scenario,
    /// Where it comes from.
    pub from: Origin,
}

/// Where a scenario of one's own comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// An empty table.
    Blank,
    /// A copy of the scenario with this name.
    Copied(String),
    /// A file with this name.
    Imported(String),
    /// The dice of a random scenario.
    Rolled(random::RandomDice),
}

/// A scenario of one's own, now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnScenario {
    /// As it stands.
    pub scenario: Scenario,
    /// It is put away: the library does not show it.
    pub away: bool,
}

/// One change: what a person does and what happened are the same thing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum OwnScenarioEdit {
    /// Replaces parts.
    Write {
        /// Each part once.
        parts: Vec<Part>,
    },
    /// Puts it away, or brings it back.
    PutAway {
        /// Whether it is away from now on.
        away: bool,
    },
}

impl Genesis {
    /// The scenario that a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed: what is only wrong may be mended later.
    pub fn found(&self) -> Result<OwnScenario, Rejection> {
        if !self.own.id.starts_with(ID_PREFIX) || self.own.number.is_some() {
            return Err(Rejection::form(messages::own_scenario_id(ID_PREFIX)));
        }
        well_formed(&self.own)?;
        Ok(self.begin())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn begin(&self) -> OwnScenario {
        OwnScenario { scenario: self.own.clone(), away: false }
    }
}

/// Whether it can be read and kept: texts and lists within their bounds.
///
/// # Errors
/// The first thing that cannot.
pub fn well_formed(scenario: &Scenario) -> Result<(), Rejection> {
    match scenario.ill_formed().into_iter().next() {
        Some((path, fault)) => Err(Rejection::form(messages::at_place(path, fault))),
        None => Ok(()),
    }
}

/// What follows from a change: itself, when it is well-formed.
///
/// # Errors
/// What is ill-formed in it.
pub fn decide(own: &OwnScenario, change: &OwnScenarioEdit) -> Result<Vec<OwnScenarioEdit>, Rejection> {
    match change {
        OwnScenarioEdit::Write { parts } => {
            let twice =
                parts.iter().enumerate().any(|(i, part)| parts.iter().take(i).any(|p| p.field() == part.field()));
            if parts.is_empty() || parts.len() > PARTS_MAX || twice {
                return Err(Rejection::form(messages::parts()));
            }
            let mut after = own.clone();
            evolve(&mut after, change);
            well_formed(&after.scenario)?;
        }
        OwnScenarioEdit::PutAway { .. } => {}
    }
    Ok(vec![change.clone()])
}

/// Applies a change.
pub fn evolve(own: &mut OwnScenario, change: &OwnScenarioEdit) {
    match change {
        OwnScenarioEdit::Write { parts } => parts.iter().for_each(|part| part.write(&mut own.scenario)),
        OwnScenarioEdit::PutAway { away } => own.away = *away,
    }
}

/// An empty table of 48 by 48 inches with a zone along two edges, 24 inches apart.
#[must_use]
pub fn blank(id: String, name: String) -> Scenario {
    let zone = |id: &str, label: &str, edge| Zone {
        id: id.to_owned(),
        label: label.to_owned(),
        role: ZoneRole::Either,
        shape: Shape::Strip { edge, depth: Length::inches(12) },
        unconfirmed: None,
    };
    Scenario {
        id,
        number: None,
        name,
        about: None,
        by: None,
        table: Table { width: Length::inches(48), depth: Length::inches(48) },
        table_note: None,
        archetypes: Vec::new(),
        turns: 4,
        extra_turn: None,
        roles: Roles::Even,
        forces: Vec::new(),
        zones: vec![zone("north", "North zone", Edge::North), zone("south", "South zone", Edge::South)],
        objectives: Vec::new(),
        placing: Vec::new(),
        control: Some(Control { within: Length::inches(1), on_beats_near: false }),
        terrain: Vec::new(),
        terrain_note: None,
        things: Vec::new(),
        kinds: Vec::new(),
        neutrals: Vec::new(),
        neutral_turns: None,
        stirring: Vec::new(),
        deployment: Deployment::Standard,
        entry: None,
        infiltrators: Infiltrators::Allowed,
        morale: true,
        players: None,
        teams: None,
        alliances: None,
        death_zones: None,
        no_models: NoModels::AtOnce,
        notes: Vec::new(),
        unforeseen: None,
        reminders: Vec::new(),
        victory_points: Vec::new(),
        deeds: Vec::new(),
        pages: None,
    }
}

/// Another scenario to go on from, under an id and a name of one's own.
#[must_use]
pub fn copied(scenario: &Scenario, id: String, name: String) -> Scenario {
    Scenario { id, name, number: None, pages: None, ..scenario.clone() }
}

//! What an evening's page offers to choose from: the people of the club, the scenarios and the rotations.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::draw_facts::facts;
use super::evening_calls::EveningRef;
use super::people::{Acquaintance, people};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::All;
use crate::subject::{Evenings, Rotations};
use crate::view::ClubName;
use crate::words::evenings as say;

/// What the page of an evening chooses from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningChoices {
    /// People who may be expected, by name.
    pub people: Vec<Acquaintance>,
    /// Every scenario that may be chosen by hand, by name.
    pub scenarios: Vec<EveningScenario>,
    /// Rotations that it may draw from.
    pub rotations: Vec<ClubName>,
}

/// A scenario that may be chosen by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningScenario {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The numbers of players at a table that it is for.
    pub players: Vec<usize>,
    /// Why the evening's rotation does not draw it on its day, in a few words; empty if it may, or there is no
    /// rotation.
    pub note: String,
}

/// What an evening's page chooses from.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn evening_choices(session: &Session, which: EveningRef) -> Result<EveningChoices, Failure> {
    let open = session.look::<Evenings>(&which.evening)?;
    let facts = facts(session)?;
    let rotation = open.state.rotation.as_ref().and_then(|id| session.look::<Rotations>(id).ok());
    let note = |id: &str| rotation.as_ref()?.state.shut(id, &open.state.day).map(|shut| say::shut_briefly(&shut));
    let mut scenarios: Vec<EveningScenario> = facts
        .iter()
        .filter(|(_, fact)| !fact.away)
        .map(|(id, fact)| EveningScenario {
            id: id.clone(),
            name: fact.name.clone(),
            players: fact.players().collect(),
            note: note(id).unwrap_or_default(),
        })
        .collect();
    scenarios.sort_by(|one, other| one.name.cmp(&other.name));
    let rotations = session.with_book(|book| Ok(All::<Rotations>::of(book)?.read))?;
    let rotations = rotations
        .iter()
        .filter(|known| !known.state.away || open.state.rotation == Some(known.id.to_string()))
        .map(|known| ClubName { id: known.id.to_string(), name: known.state.name.clone() })
        .collect();
    Ok(EveningChoices { people: people(session)?, scenarios, rotations })
}

//! Your own scenario as one document to pass on: what is drawn and written, without its history.

use nml_catalogue::Scenario;
use nml_catalogue::own_scenario::{ID_PREFIX, well_formed};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::SCENARIO_BYTES;
use crate::code;
use crate::format::SCENARIO_FORMAT;
use crate::json;

/// Its version.
const VERSION: u32 = 1;

/// A scenario of one's own as one document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnScenarioDocument {
    /// Always `nml.own-scenario`.
    pub format: String,
    /// The version of the format: 1.
    pub version: u32,
    /// The scenario, in the words of a pack.
    pub scenario: Scenario,
}

impl OwnScenarioDocument {
    /// The document of a scenario.
    #[must_use]
    pub fn of(scenario: Scenario) -> Self {
        Self { format: SCENARIO_FORMAT.to_owned(), version: VERSION, scenario }
    }

    /// Its bytes: equal scenarios have equal ones.
    ///
    /// # Errors
    /// Cannot happen: every scenario can be written.
    pub fn bytes(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }
}

/// Reads one. What is only wrong in play (a spot off the table, a word without a meaning) is kept and said there: a draft
/// can be passed on too.
///
/// # Errors
/// One line: what, where, what was expected.
pub fn read(bytes: &[u8], what: &str) -> Result<Scenario, Unusable> {
    json::bounded(what, bytes, SCENARIO_BYTES)?;
    let known = json::read_value(what, bytes, SCENARIO_BYTES)?;
    json::format(what, &known, SCENARIO_FORMAT)?;
    json::version(what, &known, VERSION)?;
    let document: OwnScenarioDocument = json::read(what, bytes, SCENARIO_BYTES)?;
    let scenario = document.scenario;
    if !scenario.id.starts_with(ID_PREFIX) || scenario.number.is_some() {
        let message =
            format!("The id must begin with “{ID_PREFIX}”, and the scenario has no number: those are the book’s.");
        return Err(Unusable::at(code::OUT_OF_BOUNDS, what, "/scenario/id", message));
    }
    well_formed(&scenario)
        .map_err(|error| Unusable::at(code::OUT_OF_BOUNDS, what, "/scenario", said(&error.message)))?;
    Ok(scenario)
}

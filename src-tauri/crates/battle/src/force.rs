//! What a battle is fought with: both Forces, the scenario and the readings, frozen when it begins.

use crate::messages;
use nml_catalogue::message::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use nml_catalogue::card::ModelCard;
use nml_catalogue::ruleset::Ruleset;
use nml_catalogue::scenario::shape_fault;
use nml_catalogue::terrain::TERRAIN_MAX;
use nml_catalogue::{Scenario, Terrain};

/// Everything a battle starts from. It stands in the header of the battle's log and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The scenario as it is played, corrections of the organiser included.
    pub scenario: Scenario,
    /// Terrain as it was placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Terrain>,
    /// One Force per side, in the sides' order.
    pub forces: Vec<Force>,
    /// The readings the battle is fought under, every one written out.
    #[serde(serialize_with = "nml_catalogue::ruleset::written_out")]
    pub ruleset: Ruleset,
    /// SHA-256 of the pack whose data it uses, in hexadecimal.
    pub pack: String,
    /// The game's number in the campaign, for each side; empty outside a campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<u16>,
}

/// How many sides may fight one battle.
pub const SIDES: std::ops::RangeInclusive<usize> = 2..=8;
/// The most models in a Force.
pub(crate) const FORCE_MAX: usize = 100;
/// The most entries of any list of a scenario, except its terrain.
pub const SCENARIO_LINES: usize = 100;

impl Field {
    /// What is too many or too few to be counted, as (JSON path, what is wrong). A battle of a foreign book is asked this
    /// before anything else; what today's rules say of its scenario does not close an old battle.
    #[must_use]
    pub fn overfull(&self) -> Option<(String, Message)> {
        if !SIDES.contains(&self.forces.len()) {
            let message = messages::forces_out_of_range(self.forces.len(), *SIDES.start(), *SIDES.end());
            return Some(("/forces".into(), message));
        }
        if let Some((i, force)) = self.forces.iter().enumerate().find(|(_, force)| force.models.len() > FORCE_MAX) {
            return Some((format!("/forces/{i}/models"), messages::force_too_large(force.models.len(), FORCE_MAX)));
        }
        let scenario = &self.scenario;
        for (path, terrain) in [("/terrain", &self.terrain), ("/scenario/terrain", &scenario.terrain)] {
            if terrain.len() > TERRAIN_MAX {
                return Some((path.into(), messages::pieces_beyond_a_map(terrain.len(), TERRAIN_MAX)));
            }
        }
        let lists = [
            ("zones", scenario.zones.len()),
            ("objectives", scenario.objectives.len()),
            ("deeds", scenario.deeds.len()),
            ("victory_points", scenario.victory_points.len()),
        ];
        let long = lists.into_iter().find(|(_, found)| *found > SCENARIO_LINES);
        long.map(|(list, found)| (format!("/scenario/{list}"), messages::list_too_long(found, SCENARIO_LINES)))
    }

    /// Everything that makes it no battlefield, each as (JSON path, what is wrong). A field from outside is asked this
    /// before a battle is made of it.
    #[must_use]
    pub fn faults(&self) -> Vec<(String, Message)> {
        if let Some(overfull) = self.overfull() {
            return vec![overfull];
        }
        let scenario = self.scenario.faults().into_iter().map(|(path, fault)| (format!("/scenario{path}"), fault));
        let terrain = self.terrain.iter().enumerate().filter_map(|(i, piece)| {
            Some((format!("/terrain/{i}/shape"), shape_fault(&piece.shape, self.scenario.table)?))
        });
        scenario.chain(terrain).collect()
    }
}

/// The models one side fields (SET-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// The Warband's stream id.
    pub warband: String,
    /// Its name on the day.
    pub name: String,
    /// Faction id.
    pub faction: String,
    /// Who commands it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub player: String,
    /// How many models its Warband has, fielded or not; 0 for as many as are fielded.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub roster: u16,
    /// The models fielded.
    pub models: Vec<ModelCard>,
    /// What its Warband's rules do for the side as a whole, such as Morale DICE.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<nml_catalogue::card::Sourced>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u16) -> bool {
    *n == 0
}

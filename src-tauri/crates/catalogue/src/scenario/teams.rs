//! Scenarios for teams: whose Warbands stand together, and which half of the table is theirs.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Scenario;
use crate::message::Message;
use crate::messages;

/// Two teams of equally many Warbands (AOW p.12). Team mates are friends to each other, win together by what they scored
/// together, and set up in the same half of the table; Abilities, Battlekit and Skills for friends work within one
/// Warband alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ScenarioTeams")]
pub struct Teams {
    /// The ids of the zones in each half of the table; a team sets up in the half of the first of it that picks.
    pub halves: [Vec<String>; 2],
}

impl Teams {
    /// The half that a zone lies in.
    #[must_use]
    pub fn half_of(&self, zone: &str) -> Option<usize> {
        self.halves.iter().position(|half| half.iter().any(|id| id == zone))
    }
}

impl Scenario {
    /// How many Warbands make a team. `None` if everybody fights for themselves.
    #[must_use]
    pub fn team_size(&self) -> Option<usize> {
        let teams = self.teams.as_ref()?;
        self.players.map(|players| usize::from(players.most) / teams.halves.len())
    }

    /// What is wrong with its teams, as (JSON path, what is wrong): they are for a fixed, even number of Warbands, and
    /// each zone lies in one half, with a zone there for each Warband of a team.
    pub(super) fn team_faults(&self) -> Vec<(String, Message)> {
        let Some(teams) = &self.teams else { return Vec::new() };
        let even = self.players.is_some_and(|p| p.least == p.most && usize::from(p.most) % teams.halves.len() == 0);
        let in_halves = || teams.halves.iter().flatten();
        let each_once = in_halves().count() == self.zones.len()
            && self.zones.iter().all(|zone| in_halves().any(|id| *id == zone.id));
        let roomy = teams.halves.iter().all(|half| self.team_size().is_some_and(|size| half.len() >= size));
        let fits = even && each_once && roomy;
        (!fits).then(|| ("/teams".to_owned(), messages::teams_out_of_range())).into_iter().collect()
    }
}

//! What campaigns know of the games that an evening planned in them.

use std::collections::BTreeMap;

use super::ClubGame;

/// The games as their campaigns have them, by the battles' streams; what is not named stands as the evening has it.
pub type Plans = BTreeMap<String, AsPlanned>;

/// A game as its campaign has it: its scenario may have been swapped there since it was drawn, and its result says who
/// attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsPlanned {
    /// Scenario id.
    pub scenario: String,
    /// The stream of the Warband that attacked. None if there is no result, or nobody wrote it down.
    pub attacker: Option<String>,
    /// It has no result: it is still to be played, as far as the campaign knows.
    pub open: bool,
}

impl ClubGame {
    fn planned<'p>(&self, plans: &'p Plans) -> Option<&'p AsPlanned> {
        plans.get(self.battle.as_ref()?)
    }

    /// Whether its campaign still waits for its result.
    #[must_use]
    pub(crate) fn is_open_in(&self, plans: &Plans) -> bool {
        self.planned(plans).is_some_and(|planned| planned.open)
    }

    /// Its scenario: as its campaign has it, else as the evening does.
    #[must_use]
    pub fn scenario_in<'g>(&'g self, plans: &'g Plans) -> Option<&'g String> {
        self.planned(plans).map(|planned| &planned.scenario).or(self.scenario.as_ref())
    }

    /// Who attacks it, by player id: as its result says, else as the evening does.
    #[must_use]
    pub fn attacker_in(&self, plans: &Plans) -> Option<&str> {
        let attacked = self.planned(plans).and_then(|planned| planned.attacker.as_deref());
        attacked.and_then(|warband| self.player_of(warband)).or(self.attacker.as_deref())
    }

    /// What a player plays it with.
    #[must_use]
    pub fn warband_of(&self, player: &str) -> Option<&String> {
        let at = self.players.iter().position(|known| known == player)?;
        self.warbands.get(at)?.as_ref()
    }

    /// Who plays it with a Warband, by player id.
    #[must_use]
    pub fn player_of(&self, warband: &str) -> Option<&str> {
        let at = self.warbands.iter().position(|known| known.as_deref() == Some(warband))?;
        self.players.get(at).map(String::as_str)
    }
}

//! Dice of the stage table that left a choice that is still open. The session keeps them, not the book: nothing is
//! recorded before somebody chooses, and leaving the page does not pick up the dice.

use nml_catalogue::throw::{Source, Throw};
use nml_dice::Face;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::view::ClubName;

/// A choice that the die left to a player (DR p.96).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulebookChoice {
    /// The game's number.
    pub game: u32,
    /// As the die fell.
    pub face: Face,
    /// Where.
    pub source: Source,
    /// Who chooses, or none if both have fought as often and roll off for it.
    pub chooser: Option<ClubName>,
    /// Who rolls off, in this order; empty if nobody has to.
    pub rollers: Vec<ClubName>,
    /// The roll-off so far.
    pub roll_off: Option<Throw>,
    /// What they choose from.
    pub scenarios: Vec<ClubName>,
}

/// A die for a game of two Warbands of a campaign.
#[derive(Clone, Debug)]
pub(crate) struct PairDie {
    /// The campaign's stream.
    pub campaign: String,
    /// The two, by their streams.
    pub warbands: [String; 2],
    /// As it fell.
    pub face: Face,
    /// Where.
    pub source: Source,
    /// The roll-off for the choice, as far as it was thrown.
    pub roll_off: Option<Throw>,
    /// The day the game is to be fought by.
    pub due: Option<String>,
}

impl PairDie {
    /// Whether it is that of these two, in either order.
    pub fn is_of(&self, campaign: &str, pair: &[String]) -> bool {
        self.campaign == campaign && self.warbands.iter().all(|warband| pair.contains(warband))
    }
}

/// The dice that lie there.
#[derive(Debug, Default)]
pub(crate) struct OpenDice {
    pairs: Vec<PairDie>,
    /// On evenings: each asks about one game at a time.
    evenings: Vec<(String, RulebookChoice)>,
}

/// The most dice that lie there, of either kind; the oldest are lifted first.
const MOST: usize = 64;

impl OpenDice {
    /// Lays a die down, in place of another one of the same two.
    pub fn lay(&mut self, die: PairDie) {
        self.lift(&die.campaign, &die.warbands);
        self.pairs.push(die);
        let over = self.pairs.len().saturating_sub(MOST);
        self.pairs.drain(..over);
    }

    /// Lifts the die of two Warbands.
    pub fn lift(&mut self, campaign: &str, pair: &[String]) {
        self.pairs.retain(|die| !die.is_of(campaign, pair));
    }

    /// Those of a campaign, the oldest first.
    pub fn of_campaign(&self, campaign: &str) -> Vec<PairDie> {
        self.pairs.iter().filter(|die| die.campaign == campaign).cloned().collect()
    }

    /// Lays down the choice that an evening asks for, if it asks for one.
    pub fn ask(&mut self, evening: &str, choice: Option<RulebookChoice>) {
        self.evenings.retain(|(known, _)| known != evening);
        self.evenings.extend(choice.map(|choice| (evening.to_owned(), choice)));
        let over = self.evenings.len().saturating_sub(MOST);
        self.evenings.drain(..over);
    }

    /// The choice that an evening asks for.
    pub fn asked(&self, evening: &str) -> Option<RulebookChoice> {
        self.evenings.iter().find(|(known, _)| known == evening).map(|(_, choice)| choice.clone())
    }
}

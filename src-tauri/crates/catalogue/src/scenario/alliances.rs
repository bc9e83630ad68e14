//! Scenarios of alliances and betrayal: how many cards a Turn brings, and what each of them does (AOW p.15-22).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Scenario;
use crate::message::Message;
use crate::messages;

/// The name under which each Turn is noted that a side ends in a joint alliance.
pub const JOINT: &str = "joint-alliance";
/// The name under which each enemy is noted that an attack takes Out of Action.
pub const FELLED: &str = "attack-kill";

/// Alliances that are written down in secret each Turn, and a second deck of cards that break them. A side's suit is that
/// of its ace; a card of it is a Coup, any other a Ruse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ScenarioAlliances")]
pub struct Alliances {
    /// Betrayal Cards at the start of a Turn for the side that leads alone.
    pub leads: u8,
    /// For the side that is last alone.
    pub last: u8,
    /// For everybody else.
    pub others: u8,
    /// As many more for a side that is allied with nobody and named by nobody.
    pub alone: u8,
    /// What the cards do, from the 2 to the king.
    pub table: Vec<BetrayalRow>,
}

/// The ranks of Betrayal Cards: all but the aces, which say whose suit is which.
pub const BETRAYAL_RANKS: [&str; 12] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/// What the cards of a rank do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BetrayalRow {
    /// `2` to `10`, `J`, `Q` or `K`.
    pub rank: String,
    /// In one's own suit.
    pub coup: Betrayal,
    /// In any other suit.
    pub ruse: Betrayal,
}

/// What a card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Betrayal {
    /// As printed.
    pub name: String,
    /// In our words.
    pub text: String,
    /// What the battle does with it.
    pub does: BetrayalDoes,
}

/// What the battle does with a card that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BetrayalDoes {
    /// DICE on the Success Roll that is asked.
    Dice(i8),
    /// INJURY DICE on the Injury Roll that is asked, against an enemy.
    InjuryDice(i8),
    /// A melee attack of the side on a model that is Down with so many BLOOD MARKERS takes it Out of Action unrolled.
    OutOfAction {
        /// At least so many.
        blood: u8,
    },
    /// An enemy that is about to move has half its Movement for it.
    HalvesMovement,
    /// A Charge of an enemy is called off, and its Activation ends.
    StopsCharge,
    /// A Retreat of an enemy is called off, and its Activation ends.
    StopsRetreat,
    /// The side's alliance ends.
    EndsAlliance,
    /// The side's alliance ends, and it stands in a joint one with a side that is allied with nobody.
    SwapsAlliance,
    /// A side that names an ally this Turn names the one that plays the card.
    ForcesAlliance,
    /// The partner in a joint alliance gives so many victory points, and the alliance ends.
    Takes(u8),
    /// Another side gets so many victory points.
    Gives(u8),
    /// A Morale Check fails unrolled.
    FailsMorale,
    /// A failed Morale Check is rolled again.
    RerollsMorale,
    /// At the end of the Turn a joint alliance is worth two to the side, and nothing to its partner.
    KeepsAll,
    /// An enemy model does no more Glorious Deeds.
    NoMoreDeeds,
    /// The players carry it out.
    Table,
}

impl BetrayalDoes {
    /// It is played against another side, or for one.
    #[must_use]
    pub const fn asks_a_side(self) -> bool {
        matches!(self, Self::SwapsAlliance | Self::ForcesAlliance | Self::Gives(_))
    }

    /// It is played on a model.
    #[must_use]
    pub const fn asks_a_model(self) -> bool {
        matches!(self, Self::NoMoreDeeds)
    }
}

impl Alliances {
    /// What the cards of a rank do.
    #[must_use]
    pub fn row(&self, rank: &str) -> Option<&BetrayalRow> {
        self.table.iter().find(|row| row.rank == rank)
    }
}

impl Scenario {
    /// What is wrong with its alliances, as (JSON path, what is wrong): they need cards in place of roll-offs, four sides
    /// at most for the four suits, nobody in a team, and a row for every rank.
    pub(super) fn alliance_faults(&self) -> Vec<(String, Message)> {
        let Some(alliances) = &self.alliances else { return Vec::new() };
        let sides = self.teams.is_none() && self.players.is_some_and(|players| players.most <= 4);
        let rows = alliances.table.iter().map(|row| row.rank.as_str()).eq(BETRAYAL_RANKS);
        (!(sides && rows)).then(|| ("/alliances".to_owned(), messages::alliances_incomplete())).into_iter().collect()
    }
}

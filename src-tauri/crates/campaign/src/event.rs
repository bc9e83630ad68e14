//! What happened to a campaign. Events are stored for ever: each says by itself what it did.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aftermath::{RosterFacts, Status, Thrown};
use super::answer::Answer;
use super::command::EnrolledWarband;
use super::on_map::Scored;
use super::state::{Entrant, HouseRules, Outsider, Picked};
use super::steps::Work;
use nml_warband::RosterChange;
use nml_warband::result::BattleResult;

/// One thing that happened to a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "event", deny_unknown_fields)]
#[schemars(rename = "CampaignEvent")]
pub enum Event {
    /// It has another name.
    Renamed {
        /// The new one.
        name: String,
    },
    /// It is played with another pack.
    PackMoved {
        /// SHA-256 of the pack, in hexadecimal.
        pack: String,
    },
    /// The organiser changed a house rule.
    HouseSet {
        /// All that the rules leave to them.
        house: HouseRules,
    },
    /// What the group agreed on was written down.
    RulesWritten {
        /// In lines; empty removes it.
        text: String,
    },
    /// Players signed up.
    SignedUp {
        /// Their names.
        players: Vec<String>,
    },
    /// A player who had signed up does not come.
    SignedOff {
        /// Their name.
        player: String,
    },
    /// A Warband joined, or came back.
    Admitted {
        /// The Warband.
        entry: EnrolledWarband,
    },
    /// A Warband has another name, or another player.
    Described {
        /// The Warband, as it is from now on.
        entry: EnrolledWarband,
    },
    /// A Warband left.
    Withdrawn {
        /// Stream id.
        warband: String,
        /// It is no longer listed in the standings.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        strike: bool,
    },
    /// A Warband takes a rest, or is back from it.
    Paused {
        /// Stream id.
        warband: String,
        /// It rests.
        paused: bool,
    },
    /// A battle was planned.
    Planned {
        /// Stream id of the battle.
        battle: String,
        /// Scenario id.
        scenario: String,
        /// What the scenario is called, if the campaign's pack does not have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// How the scenario was found.
        picked: Picked,
        /// Its Warbands with the numbers of their games.
        entrants: Vec<Entrant>,
        /// Sides that do not belong to the campaign.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        outsiders: Vec<Outsider>,
        /// The day it is to be fought by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        due: Option<String>,
    },
    /// The plan of a battle was taken back.
    Cancelled {
        /// Stream id of the battle.
        battle: String,
    },
    /// A battle's end was written down.
    Recorded {
        /// How it ended.
        result: BattleResult,
        /// What was known of the rosters, in the order of its sides; outsiders have no roster.
        rosters: Vec<RosterFacts>,
        /// Campaign Victory Points, in the order of its sides; 0 for an outsider.
        points: Vec<u16>,
        /// The numbers of the Warbands' games, in the same order.
        games: Vec<u16>,
    },
    /// Dice fell for a model.
    Rolled {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the model's Warband.
        warband: String,
        /// The model.
        model: u32,
        /// The dice, and what they said.
        thrown: Thrown,
        /// What is asked after them, or what became of it.
        next: Status,
    },
    /// A choice was made for a model.
    Answered {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the model's Warband.
        warband: String,
        /// The model.
        model: u32,
        /// What was chosen.
        answer: Answer,
        /// What is asked after it, or what became of it.
        next: Status,
    },
    /// Something was done in the steps after Trauma, or followed by itself.
    Worked {
        /// Stream id of the battle.
        battle: String,
        /// Stream id of the Warband.
        warband: String,
        /// What was done.
        work: Work,
        /// What it does to the roster.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<RosterChange>,
    },
    /// A Warband comes in here.
    Entered {
        /// Stream id of the Warband.
        warband: String,
        /// Zone id.
        zone: String,
    },
    /// A Vision was sealed.
    VisionSealed {
        /// Stream id of the Warband.
        warband: String,
        /// What with.
        seal: String,
    },
    /// The map is over.
    MapEnded {
        /// What the shared objectives brought, by the Warbands' streams.
        scored: Vec<(String, Scored)>,
    },
    /// A Vision was revealed.
    VisionRevealed {
        /// Stream id of the Warband.
        warband: String,
        /// The card, by its id.
        card: String,
        /// The code opened the seal.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        proved: bool,
        /// Levels that were reached.
        levels: u8,
        /// Campaign Victory Points for them.
        points: u16,
    },
    /// The aftermath of a battle was closed.
    Closed {
        /// Stream id of the battle.
        battle: String,
    },
}

//! What people do to an evening.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Bye, Clock, ClubResult, ClubTable, Pool, Way};
use crate::why::Why;

/// One change: what a person does and what happened are the same thing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum EveningEdit {
    /// Gives it another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Moves it to another day.
    Move {
        /// Such as `2026-04-30`.
        day: String,
    },
    /// Says how long a round is, from now on and of the round that is played.
    SetClock {
        /// How long.
        clock: Clock,
    },
    /// Draws from a rotation.
    UseRotation {
        /// Its stream, or none to draw from no rotation.
        rotation: Option<String>,
    },
    /// Puts a table up, or changes the one with the same number.
    PutTable {
        /// As it stands.
        table: ClubTable,
    },
    /// Takes a table down at which nobody was sent to play.
    RemoveTable {
        /// Its number.
        table: u16,
    },
    /// Expects somebody, or changes what is known of them.
    Expect {
        /// Which player.
        player: Newcomer,
    },
    /// Somebody is not expected after all; their game of a round that is not started falls away.
    Unexpect {
        /// Player id.
        player: String,
    },
    /// Somebody is there.
    CheckIn {
        /// Player id.
        player: String,
    },
    /// Somebody did not come: their game of a round that is not started falls away.
    MarkAbsent {
        /// Player id.
        player: String,
    },
    /// Somebody went: their game of a round that is not started falls away.
    Leave {
        /// Player id.
        player: String,
    },
    /// Takes a proposal as a round: a new one, or the last one, whose games that are neither locked nor begun it replaces.
    Take {
        /// Which round, counted from 0.
        round: u8,
        /// The seed it was drawn with; below 2⁵³ if a page carries it.
        seed: u64,
        /// The generator that the seed is for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        generator: Option<String>,
        /// What the games of campaigns were drawn from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<Pool>,
        /// Players share a table by three or four before anybody sits out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        shared: bool,
        /// The games that are new; those that stay are not named.
        games: Vec<NewGame>,
        /// Who sits out: all of them.
        byes: Vec<Bye>,
    },
    /// Locks a game, or lets it be drawn again.
    Lock {
        /// The game's number.
        game: u32,
        /// Locked from now on.
        locked: bool,
    },
    /// Locks all games of the last round, or lets those be drawn again that have not begun.
    LockRound {
        /// Locked from now on.
        locked: bool,
    },
    /// Two players of the last round change places. Once it is started, what their campaigns planned is taken back.
    Swap {
        /// Their ids.
        players: [String; 2],
        /// The games that their campaigns planned for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        planned: Vec<PlannedIn>,
    },
    /// Somebody takes a place at the table of a game of the last round beside those who sit there, or sits out. A game
    /// that they leave with one player falls away, and that player sits out.
    Seat {
        /// Player id.
        player: String,
        /// The game's number, or none to sit out.
        game: Option<u32>,
    },
    /// Says the scenario of a game by hand.
    SetScenario {
        /// The game's number.
        game: u32,
        /// Scenario id, or none to leave it open again.
        scenario: Option<String>,
        /// How it came.
        way: Way,
    },
    /// Sends a game to a table; the game that stands there takes the other's.
    SetTable {
        /// The game's number.
        game: u32,
        /// The table's number, or none for no table.
        table: Option<u16>,
    },
    /// Says who attacks.
    SetAttacker {
        /// The game's number.
        game: u32,
        /// Player id, or none for nobody.
        attacker: Option<String>,
    },
    /// Makes it a game of the players' campaign, or a one-off game.
    SetCampaign {
        /// The game's number.
        game: u32,
        /// The campaign's stream, or none for a one-off game.
        campaign: Option<String>,
    },
    /// Starts the clock of the last round, and locks its games.
    Start {
        /// Date and time of RFC 3339, such as `2026-04-30T19:00:00+02:00`.
        at: String,
        /// The games that their campaigns planned with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        planned: Vec<PlannedIn>,
    },
    /// Says when the clock of a round was started.
    SetStarted {
        /// Which round, counted from 0.
        round: u8,
        /// Date and time of RFC 3339.
        at: String,
    },
    /// A game's campaign has planned it as this battle.
    Plan {
        /// The game's number.
        game: u32,
        /// The battle's stream, or none if the campaign takes the plan back.
        battle: Option<String>,
        /// The scenario of a plan that its campaign had already, or none if it planned the game now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        taken_over: Option<String>,
    },
    /// Writes down how a one-off game ended.
    Result {
        /// The game's number.
        game: u32,
        /// How it ended, or none if it did not.
        result: Option<ClubResult>,
    },
    /// Nobody plays a game, or somebody does after all; its campaign takes the plan back.
    Drop {
        /// The game's number.
        game: u32,
        /// Nobody plays it from now on.
        dropped: bool,
    },
    /// Takes the last round back, of which nothing has begun.
    CancelRound,
    /// Puts the evening away, or brings it back.
    PutAway {
        /// Away from now on.
        away: bool,
    },
}

/// A game that its campaign planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlannedIn {
    /// The game's number on this evening.
    pub game: u32,
    /// The battle's stream.
    pub battle: String,
    /// The scenario of a plan that its campaign had already, or none if it planned the game now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_over: Option<String>,
}

/// Somebody to be expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// The same for a person from evening to evening.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// The campaign's stream, or none for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// The Warband's stream, or none for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warband: Option<String>,
    /// They are a different person from others with the same name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub namesake: bool,
}

/// A game to be played: one of a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Player ids: two, or three or four who share its table.
    pub players: Vec<String>,
    /// The campaign it is a game of, or none for a one-off game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// The table's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u16>,
    /// Scenario id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// How the scenario came about.
    pub way: Way,
    /// Who attacks, one of the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacker: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Why>,
}

//! An evening as its page shows it.

use nml_evenings::evening::{Clock, ClubResult, ClubTable, Pool, Presence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::open_plans::EveningClash;
use crate::open_dice::RulebookChoice;
use crate::view::{ClubName, Emblem};

/// An evening, open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningView {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// It is put away.
    pub away: bool,
    /// The rotation that it draws from.
    pub rotation: Option<ClubName>,
    /// How long a round is.
    pub clock: Clock,
    /// Its tables, by number.
    pub tables: Vec<EveningTable>,
    /// Its players, in the order they were expected.
    pub players: Vec<EveningPlayer>,
    /// Players that are there.
    pub here: usize,
    /// Its rounds, the last first.
    pub rounds: Vec<EveningRound>,
    /// Another round may be drawn.
    pub next: bool,
    /// People who are there and have no place in the round that is drawn; empty if there is nobody, or no round.
    pub unplaced: Vec<ClubName>,
    /// People who are there and free, because nobody plays their game of the round.
    pub freed: Vec<ClubName>,
    /// A choice that the die left, if there is one; nothing is written before it is made.
    pub choice: Option<RulebookChoice>,
    /// What undo takes back, if anything.
    pub undo: Option<String>,
    /// It is the start of a round: the clock, plans and set-ups go with it.
    pub undo_plans: bool,
    /// Why it cannot be taken back, because a game was played since; none if it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_stops: Option<EveningUndoStops>,
    /// Something can be put back.
    pub redo: bool,
    /// The Warbands for which the one who asks says whether they come; empty if they are not a player of the club.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<EveningOwn>,
}

/// A Warband of the one who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningOwn {
    /// The Warband.
    pub warband: ClubName,
    /// The player who stands on the list with it, if one does.
    pub player: Option<String>,
    /// Whether they are there, or none if they are not on the list.
    pub presence: Option<Presence>,
    /// Why nothing can be said for it, or none if something can.
    pub refused: Option<String>,
}

/// A game that was played, or has begun, since what undo would take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningUndoStops {
    /// In a sentence or two.
    pub said: String,
    /// The battle's stream.
    pub battle: String,
    /// It has begun, and is not over.
    pub begun: bool,
}

/// A table of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningTable {
    /// As it stands.
    pub table: ClubTable,
    /// Its size, such as `48″ × 48″`.
    pub size: String,
    /// A game was sent to it: it can be closed, but not removed.
    pub used: bool,
}

/// A player of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningPlayer {
    /// Player id.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their campaign, or none for a guest.
    pub campaign: Option<ClubName>,
    /// Their Warband.
    pub warband: Option<ClubName>,
    /// They are a different person from others with the same name.
    pub namesake: bool,
    /// They have a place in a round that was played: they stay on the list.
    pub played: bool,
    /// Whether they are there.
    pub presence: Presence,
    /// Games they have played: in their campaign, or for a guest on evenings.
    pub games: u16,
    /// Games that they count as having behind them: more if their Warband joined its campaign late.
    pub counted: u16,
    /// Rounds that they sat out on the evenings of this book.
    pub byes: u16,
}

/// A round of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningRound {
    /// Its number, from 1.
    pub number: u8,
    /// It is the last one: its games can be changed.
    pub current: bool,
    /// The seed that it was drawn with last.
    pub seed: u64,
    /// What the games of campaigns were drawn from, or none if nobody wrote it down.
    pub pool: Option<Pool>,
    /// It was drawn so that players share a table by three or four before anybody sits out.
    pub shared: bool,
    /// Its games.
    pub games: Vec<EveningGame>,
    /// Who sits out.
    pub byes: Vec<EveningBye>,
    /// Its clock, or none before it starts.
    pub clock: Option<RoundClock>,
    /// A game of it has begun: it cannot be taken back as a whole.
    pub begun: bool,
    /// Every game of it has its result, except for those that nobody plays.
    pub over: bool,
}

impl EveningRound {
    /// Its games without those that nobody plays.
    pub fn played(&self) -> impl Iterator<Item = &EveningGame> {
        self.games.iter().filter(|game| game.state != EveningGameState::Dropped)
    }
}

/// The clock of a round: moments of RFC 3339.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundClock {
    /// When it was started.
    pub started: String,
    /// When the time of each warning has come, the earliest first.
    pub warnings: Vec<String>,
    /// When the round is over.
    pub ends: String,
    /// When the break after it is over.
    pub pause_ends: String,
}

/// A game of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningGame {
    /// Its number on this evening.
    pub id: u32,
    /// Who plays.
    pub seats: Vec<EveningSeat>,
    /// The campaign that it is a game of, or none for a one-off game.
    pub campaign: Option<ClubName>,
    /// The campaign that all of them belong to: it could be a game of it.
    pub shared: Option<ClubName>,
    /// The table's number.
    pub table: Option<u16>,
    /// Such as `Table 3 · The Mill`; may be empty.
    pub table_name: String,
    /// The scenario.
    pub scenario: Option<ClubName>,
    /// Nobody has chosen its scenario yet: it was at most drawn.
    pub drawn: bool,
    /// How it came about, in a few words.
    pub way: String,
    /// The scenario has an attacker and a defender.
    pub roles: bool,
    /// No proposal changes it.
    pub locked: bool,
    /// It may go to another table, and its players change places with others: it is of the last round, nothing pins it,
    /// and its battle has not begun here.
    pub movable: bool,
    /// One more player may take a place at its table.
    pub room: bool,
    /// More than two share its table, and each of them may leave it.
    pub parts: bool,
    /// How far it is.
    pub state: EveningGameState,
    /// Somebody has changed it by hand since it was drawn.
    pub by_hand: bool,
    /// Why it was proposed, and what else is true of it as it stands, a sentence each.
    pub why: Vec<String>,
    /// What a draw would have avoided, and what else is wrong, a sentence each.
    pub warns: Vec<String>,
    /// Plans of its campaign that keep it from being planned there.
    pub clashes: Vec<EveningClash>,
    /// Warbands of it that settle an earlier battle first, by name, with that battle's stream.
    pub settles: Vec<ClubName>,
    /// The way by the book: the stage table of the more experienced player. None for a one-off game, or once it has
    /// begun.
    pub book: Option<StageTable>,
}

/// A player's place in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningSeat {
    /// Player id.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their Warband's name; empty for a guest.
    pub warband: String,
    /// Its stream, or none for a guest.
    pub stream: Option<String>,
    /// Its emblem, or none for a guest, or a Warband that is not known here.
    pub emblem: Option<Emblem>,
    /// They attack.
    pub attacks: bool,
}

/// How far a game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum EveningGameState {
    /// Its round is not started, or it is a one-off game that goes on.
    Open,
    /// Its round is started, and its campaign has not planned it.
    Unplanned {
        /// Why it cannot, or `None` if it can.
        why: Option<String>,
        /// It had, and the plan is no longer there: take that back before anything else is changed about the game.
        held: bool,
        /// Where the two have played each other since their round began, if they have.
        elsewhere: Option<PlayedElsewhere>,
    },
    /// Nobody plays it.
    Dropped,
    /// Its campaign has planned it.
    Planned {
        /// The battle's stream.
        battle: String,
        /// The set-up that came with it.
        set_up: Option<String>,
        /// Its battle has begun here.
        begun: bool,
    },
    /// It is over.
    Over {
        /// Such as `Ada wins, 7 to 3`.
        said: String,
        /// As it is written here, or none if its campaign keeps it.
        result: Option<ClubResult>,
    },
}

/// A game that the two of a table have played elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedElsewhere {
    /// The battle's stream.
    pub battle: String,
    /// What it is called.
    pub scenario: String,
    /// How it ended, such as `Ada wins, 7 to 3`.
    pub said: String,
    /// The evening that played it, if it is one of this book.
    pub evening: Option<ClubName>,
}

/// The stage table of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StageTable {
    /// The stage, with the number of the game.
    pub stage: String,
    /// Its lines by the face of a D6 from 1; an empty one is a choice.
    pub rows: Vec<String>,
}

/// Somebody who sits a round out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningBye {
    /// Which player.
    pub player: ClubName,
    /// With whom their extra game would be (DR p.95).
    pub extra: Option<ClubName>,
    /// Why, a sentence each.
    pub why: Vec<String>,
}

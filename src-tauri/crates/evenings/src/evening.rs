//! An evening: who is there, the tables, and the rounds with their games and byes.
//!
//! It is a stream, and mixes campaign games, one-off games and guests. What a person says and what happened are the
//! same [`EveningEdit`]; a proposal of [`super::pairing`] comes in as one, and never replaces a game that is locked or
//! has begun. A campaign's game is planned there when its round starts, and settled there; here we only keep that it is
//! played, and at which table.

mod change;
mod decide;
mod evolve;
mod plans;
mod seats;

use crate::messages;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rotation::Fought;
use super::why::Why;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::throw::Throw;

pub use super::table::{ClubTable, TABLES_MAX};
pub use change::{EveningEdit, NewGame, Newcomer, PlannedIn};
pub use decide::decide;
pub use evolve::evolve;
pub use plans::{AsPlanned, Plans};

/// The most players of an evening.
pub const PLAYERS_MAX: usize = 256;
/// The fewest players at a table, and the most.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
/// The most rounds of an evening.
pub(crate) const ROUNDS_MAX: usize = 20;
/// The most reasons beside a game or a bye.
pub(crate) const WHYS_MAX: usize = 16;
/// The most dice of a roll-off, ties thrown again.
pub(crate) const ROLL_OFF_MAX: usize = 60;
/// The most minutes of a round, and of the break after it.
pub(crate) const MINUTES_MAX: u16 = 600;
/// The most warnings of a clock.
pub(crate) const WARNINGS_MAX: usize = 10;

/// What an evening's stream begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "EveningGenesis")]
pub struct Genesis {
    /// Its name.
    pub name: String,
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// The rotation's stream, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotation: Option<String>,
    /// How long a round is.
    #[serde(default)]
    pub clock: Clock,
}

/// An evening, now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// Its name.
    pub name: String,
    /// The day.
    pub day: String,
    /// The rotation's stream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotation: Option<String>,
    /// How long a round is.
    pub clock: Clock,
    /// By their numbers. Empty if nobody keeps tables, and there are enough.
    pub tables: Vec<ClubTable>,
    /// In the order they were expected.
    pub players: Vec<Player>,
    /// In order; the last is the one that is drawn, or played.
    pub rounds: Vec<Round>,
    /// The number of the next game.
    pub next: u32,
    /// It is put away: no list shows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

/// How long a round is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Minutes of a round.
    pub minutes: u16,
    /// Minutes of the break after it.
    pub pause: u16,
    /// Minutes before the end of a round at which it is called out, each once and the most first.
    #[serde(default)]
    pub warnings: Vec<u16>,
}

impl Default for Clock {
    /// Ninety minutes and ten, called out fifteen and five before the end.
    fn default() -> Self {
        Self { minutes: 90, pause: 10, warnings: vec![15, 5] }
    }
}

impl Clock {
    fn well_formed(&self) -> Result<(), Rejection> {
        if !(1..=MINUTES_MAX).contains(&self.minutes) || self.pause > MINUTES_MAX {
            return Err(Rejection::form(messages::minutes_out_of_range(MINUTES_MAX)));
        }
        let falling = self.warnings.is_sorted_by(|one, next| one > next);
        let within = self.warnings.iter().all(|minutes| (1..self.minutes).contains(minutes));
        if self.warnings.len() > WARNINGS_MAX || !falling || !within {
            return Err(Rejection::form(messages::warnings(WARNINGS_MAX)));
        }
        Ok(())
    }
}

/// Somebody who is expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
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
    /// They are a different person from others with the same name: no Warband is theirs by its player's name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub namesake: bool,
    /// Whether they are there.
    pub presence: Presence,
    /// Rounds that were drawn when they came.
    #[serde(default, skip_serializing_if = "none")]
    pub arrived: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn none(number: &u8) -> bool {
    *number == 0
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Attendance")]
pub enum Presence {
    /// Not yet.
    Expected,
    /// Yes.
    Here,
    /// They did not come.
    Absent,
    /// They went.
    Left,
}

/// What the games of campaigns draw from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// The stage table of the more experienced player.
    Stage,
    /// The rotation, as all others do.
    Rotation,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Its games.
    pub games: Vec<ClubGame>,
    /// Who sits out.
    pub byes: Vec<Bye>,
    /// The seed of the proposal that was taken last.
    pub seed: u64,
    /// The generator that the seed is for, or none if nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generator: Option<String>,
    /// What the games of campaigns were drawn from, or none if nobody wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<Pool>,
    /// It was drawn so that players share a table by three or four before anybody sits out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared: bool,
    /// When its clock was started: date and time of RFC 3339, or none before that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<String>,
}

/// A game of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubGame {
    /// Its number on this evening.
    pub id: u32,
    /// Player ids: two, or three or four who share its table.
    pub players: Vec<String>,
    /// The Warbands they play it with in the order of the players, as they stood when it was drawn, or none for a guest;
    /// empty if all are guests.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warbands: Vec<Option<String>>,
    /// The campaign it is a game of, or none for a one-off game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// The table's number. None if nobody keeps tables, or it is not chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u16>,
    /// Scenario id, or none before it is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// How the scenario came about.
    pub way: Way,
    /// Who attacks, one of the players. None if nobody does, or it is not chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacker: Option<String>,
    /// No proposal changes it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// Somebody has changed it by hand since it was drawn: who, where, what or whose.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// Nobody plays it: it counts for nothing, and its players are free for another.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dropped: bool,
    /// The battle's stream, once its campaign has planned it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
    /// That plan was its campaign’s own, made before the round was started: it is not the evening’s to take back with the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_over: bool,
    /// How a one-off game ended; that of a campaign is kept there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ClubResult>,
    /// Why it was proposed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Why>,
}

impl Round {
    /// Its games that count as played: those that have begun, and when it was started all but those that nobody plays.
    pub fn played(&self) -> impl Iterator<Item = &ClubGame> {
        self.live().filter(|game| self.started.is_some() || game.begun())
    }

    /// Its games without those that nobody plays.
    pub fn live(&self) -> impl Iterator<Item = &ClubGame> {
        self.games.iter().filter(|game| !game.dropped)
    }

    /// Whether it was started, or a game of it has begun.
    #[must_use]
    pub fn begun(&self) -> bool {
        self.started.is_some() || self.games.iter().any(ClubGame::begun)
    }
}

impl ClubGame {
    /// Whether somebody plays it.
    #[must_use]
    pub fn seats(&self, player: &str) -> bool {
        !self.dropped && self.players.iter().any(|known| known == player)
    }

    /// Every two of those who play it, each with the lower id first.
    pub fn pairs(&self) -> impl Iterator<Item = [&str; 2]> {
        let all = self.players.iter().map(String::as_str).enumerate();
        all.flat_map(move |(at, one)| {
            let others = self.players.iter().skip(at + 1).map(String::as_str);
            others.map(move |other| if one < other { [one, other] } else { [other, one] })
        })
    }

    /// Whether more than two play it.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.players.len() > 2
    }

    /// Whether somebody may take a place at its table, or leave one, apart from how many sit there.
    #[must_use]
    pub const fn seating(&self, started: bool) -> bool {
        self.movable(started) && !self.begun()
    }

    /// Whether its campaign has planned it, or its result is written down.
    #[must_use]
    pub const fn begun(&self) -> bool {
        self.battle.is_some() || self.result.is_some()
    }

    /// Whether no proposal may change it.
    #[must_use]
    pub const fn kept(&self) -> bool {
        !self.dropped && (self.locked || self.begun())
    }

    /// Whether its players and its table may still change with others: a lock keeps it before its round is started, and from
    /// then on a result.
    #[must_use]
    pub const fn movable(&self, started: bool) -> bool {
        !self.dropped && self.result.is_none() && (started || !self.kept())
    }
}

/// How a scenario came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "by", deny_unknown_fields)]
#[schemars(rename = "ScenarioWay")]
pub enum Way {
    /// It is not known yet.
    Open,
    /// By the book: a D6 on the stage table (DR p.96).
    Book {
        /// One die.
        throw: Throw,
        /// Whose choice a 6 left it: player id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chooser: Option<String>,
        /// What made them the chooser if both have as many games: one die each, again after a tie.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        roll_off: Option<Throw>,
    },
    /// Proposed from the stage table, without a die.
    Stage,
    /// Assigned by the rotation.
    Rotation,
    /// Drawn from the scenarios for as many as share its table.
    Shared,
    /// Its campaign had planned it before the evening did.
    Planned,
    /// The players agreed.
    Agreement,
    /// The organiser said so.
    Hand,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubResult {
    /// Id of the player who won, or none for a draw.
    pub winner: Option<String>,
    /// Who won with them: the others of their coalition at a table of more than two.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// Victory points, in the order of the players, or none if nobody wrote them down.
    pub points: Vec<Option<u16>>,
}

/// Somebody who sits a round out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bye {
    /// Player id.
    pub player: String,
    /// Who would play the extra game with them (DR p.95), or none if nobody of their campaign does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<String>,
    /// Why it was proposed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Why>,
}

impl Genesis {
    /// The evening that a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed.
    pub fn found(&self) -> Result<Evening, Rejection> {
        text::name(thing::the_evenings_name(), &self.name)?;
        text::day(thing::the_day(), &self.day)?;
        self.rotation.as_deref().map_or(Ok(()), |stream| text::stream(thing::the_rotation(), stream))?;
        self.clock.well_formed()?;
        Ok(self.begin())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn begin(&self) -> Evening {
        Evening {
            name: self.name.clone(),
            day: self.day.clone(),
            rotation: self.rotation.clone(),
            clock: self.clock.clone(),
            tables: Vec::new(),
            players: Vec::new(),
            rounds: Vec::new(),
            next: 1,
            away: false,
        }
    }
}

impl Evening {
    /// Whether one of its tables plays this battle of a campaign.
    #[must_use]
    pub fn plays(&self, battle: &str) -> bool {
        let mut games = self.rounds.iter().flat_map(Round::live);
        games.any(|game| game.battle.as_deref() == Some(battle))
    }

    /// The player with this id.
    #[must_use]
    pub fn player(&self, id: &str) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// Whether somebody has a place in a round that is behind them, was started, or of which a game has begun.
    #[must_use]
    pub fn has_played(&self, player: &str) -> bool {
        let placed = |round: &Round| {
            let plays = |game: &ClubGame| game.players.iter().any(|known| known == player);
            round.byes.iter().any(|bye| bye.player == player) || round.games.iter().any(plays)
        };
        let over = |at: usize, round: &Round| at + 1 < self.rounds.len() || round.begun();
        self.rounds.iter().enumerate().any(|(at, round)| over(at, round) && placed(round))
    }

    /// The table with this number.
    #[must_use]
    pub fn table(&self, number: u16) -> Option<&ClubTable> {
        self.tables.iter().find(|table| table.number == number)
    }

    /// The game with this number.
    #[must_use]
    pub fn game(&self, id: u32) -> Option<&ClubGame> {
        self.rounds.iter().flat_map(|round| &round.games).find(|game| game.id == id)
    }

    /// Whether a game is one of the last round.
    #[must_use]
    pub(crate) fn is_current(&self, id: u32) -> bool {
        self.rounds.last().is_some_and(|round| round.games.iter().any(|game| game.id == id))
    }

    /// What a rotation cares about in it, as campaigns have its games.
    #[must_use]
    pub fn for_rotation(&self, plans: &Plans) -> Fought {
        let mut scenarios: Vec<String> = self.played().filter_map(|game| game.scenario_in(plans).cloned()).collect();
        scenarios.sort_unstable();
        scenarios.dedup();
        Fought { day: self.day.clone(), scenarios }
    }

    /// The games that count as played, in order: those that have begun, and those of a round that was started, except
    /// those that nobody plays.
    pub fn played(&self) -> impl Iterator<Item = &ClubGame> {
        self.rounds.iter().flat_map(Round::played)
    }
}

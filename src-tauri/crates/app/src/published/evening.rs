//! An evening as it is published: its rounds with their results, who still owes what, the standings of its campaigns.

use nml_exchange::print::{EveningStandings, Named};
use schemars::JsonSchema;
use serde::Serialize;

use crate::evenings::{
    self, EveningBye, EveningGame, EveningGameState, EveningRef, EveningRound, EveningSeat, EveningView,
};
use crate::failure::Failure;
use crate::prints::evening as print;
use crate::session::Session;
use crate::view::Emblem;
use crate::words::prints as print_words;
use crate::words::published as say;

/// An evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedEvening {
    /// Its name.
    pub name: String,
    /// The day, such as `30 April 2026`.
    pub day: String,
    /// Its rounds, the last first.
    pub rounds: Vec<PublishedRound>,
    /// Whose result is missing.
    pub missing: Vec<Named>,
    /// Who they are, for a chat.
    #[serde(skip)]
    pub(super) missing_seats: Vec<Vec<Seat>>,
    /// How the campaigns of its players stand.
    pub standings: Vec<EveningStandings>,
    /// The emblems of the Warbands in each of them, place by place.
    pub emblems: Vec<Vec<Emblem>>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedRound {
    /// Such as `Round 2`.
    pub title: String,
    /// Its games, by table.
    pub games: Vec<PublishedTable>,
    /// Who sits out.
    pub byes: Vec<String>,
    /// The same for a chat.
    #[serde(skip)]
    pub(super) bye_seats: Vec<Seat>,
}

/// A game of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedTable {
    /// Such as `Table 3`; may be empty.
    pub table: String,
    /// Who plays, and who of them attacks: `Ada (Redoubt)`.
    pub sides: Vec<String>,
    /// The emblem of each, or none for a guest, or a Warband that is not known here.
    pub emblems: Vec<Option<Emblem>>,
    /// The same for a chat.
    #[serde(skip)]
    pub(super) seats: Vec<Seat>,
    /// The scenario; empty before one is chosen.
    pub scenario: String,
    /// Of which campaign, or a one-off game.
    pub kind: String,
    /// How it ended, or that nobody played it; empty before that is known.
    pub result: String,
}

/// A player with a Warband, one of whom is named in a chat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seat {
    /// The player.
    player: String,
    /// Their Warband; empty for a guest.
    warband: String,
    /// They attack.
    pub attacks: bool,
}

impl Seat {
    fn of(seat: &EveningSeat) -> Self {
        Self { player: seat.name.clone(), warband: seat.warband.clone(), attacks: seat.attacks }
    }

    /// Who it is; a player without a Warband is always named, since nothing else is.
    pub(super) fn told(&self, players: bool) -> String {
        if players || self.warband.is_empty() { say::seat(&self.player, &self.warband) } else { self.warband.clone() }
    }
}

pub(super) fn evening(session: &Session, id: &str) -> Result<PublishedEvening, Failure> {
    let seen = evenings::evening(session, EveningRef { evening: id.to_owned() })?;
    let started = seen.rounds.iter().filter(|round| round.clock.is_some());
    let open = started.flat_map(|round| round.played().filter(|game| !is_over(game)).map(|game| (round.number, game)));
    let open: Vec<(u8, &EveningGame)> = open.collect();
    let (standings, emblems) = print::standings(session, &seen)?.into_iter().unzip();
    Ok(PublishedEvening {
        day: crate::words::day(&seen.day),
        missing: open.iter().map(|(round, game)| Named::new(sides(game), say::no_result(*round))).collect(),
        missing_seats: open.iter().map(|(_, game)| seats(game)).collect(),
        rounds: seen.rounds.iter().map(|one| round(&seen, one)).collect(),
        standings,
        emblems,
        name: seen.name,
    })
}

const fn is_over(game: &EveningGame) -> bool {
    matches!(game.state, EveningGameState::Over { .. })
}

fn sides(game: &EveningGame) -> String {
    game.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(" – ")
}

fn seats(game: &EveningGame) -> Vec<Seat> {
    game.seats.iter().map(Seat::of).collect()
}

fn round(seen: &EveningView, round: &EveningRound) -> PublishedRound {
    let sits_out = |bye: &EveningBye| {
        let player = seen.players.iter().find(|player| player.id == bye.player.id);
        let warband = player.and_then(|player| player.warband.as_ref()).map(|warband| warband.name.clone());
        Seat { player: bye.player.name.clone(), warband: warband.unwrap_or_default(), attacks: false }
    };
    PublishedRound {
        title: print_words::round(round.number),
        games: round.games.iter().map(table).collect(),
        byes: round.byes.iter().map(|bye| bye.player.name.clone()).collect(),
        bye_seats: round.byes.iter().map(sits_out).collect(),
    }
}

fn table(game: &EveningGame) -> PublishedTable {
    PublishedTable {
        table: game.table_name.clone(),
        sides: seats(game).iter().map(|seat| say::attacking(&seat.told(true), seat.attacks)).collect(),
        emblems: game.seats.iter().map(|seat| seat.emblem.clone()).collect(),
        seats: seats(game),
        scenario: game.scenario.as_ref().map(|scenario| scenario.name.clone()).unwrap_or_default(),
        kind: game.campaign.as_ref().map_or_else(print_words::one_off, |one| one.name.clone()),
        result: match &game.state {
            EveningGameState::Over { said, .. } => said.clone(),
            EveningGameState::Dropped => say::not_played(),
            EveningGameState::Open | EveningGameState::Unplanned { .. } | EveningGameState::Planned { .. } => {
                String::new()
            }
        },
    }
}

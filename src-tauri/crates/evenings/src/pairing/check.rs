//! A game that people set by hand, compared with what a draw would do.

use super::draw_facts::{DrawFacts, Known};
use super::field::Field;
use super::shared::pairs;
use super::tiers::few;

use crate::evening::{ClubGame, ClubTable};
use crate::rotation::has_room;
use crate::why::Why;
use nml_catalogue::Table;

/// What to say about a game as it stands, if no reason of a proposal still says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// They never met.
    NeverMet,
    /// They met before.
    Met {
        /// How often.
        times: u16,
        /// How often of that tonight.
        tonight: u16,
    },
    /// Of more than two at the table some met before.
    SomeMet {
        /// How many pairs of them.
        pairs: u16,
        /// How many of those met tonight.
        tonight: u16,
        /// How many pairs there are.
        of: u16,
    },
    /// Neither played the scenario.
    FirstForBoth,
    /// Somebody played it.
    Repeat {
        /// How often each did, in the order of the game's players.
        times: [u16; 2],
    },
    /// Of more than two at the table some played the scenario.
    SomePlayed {
        /// How many; 0 if nobody did.
        players: u16,
        /// How many sit there.
        of: u16,
    },
    /// It rests, for everybody or for one of the players.
    Rests,
    /// The scenario is for another number of players.
    OtherNumber {
        /// How many it is for, the fewest and the most.
        seats: [u8; 2],
    },
    /// Its scenario is not played on its table.
    DoesNotFit,
    /// Its table is smaller than its map.
    Cramped {
        /// The size of the map.
        map: Table,
    },
    /// Its scenario stands on more tables of the round than the rotation has it for.
    Crowded {
        /// Tables that have it.
        tables: u8,
        /// The most.
        most: u8,
    },
}

impl Check {
    /// Whether a draw would have avoided it, had it been able to.
    #[must_use]
    pub const fn warns(&self) -> bool {
        match self {
            Self::NeverMet | Self::FirstForBoth | Self::SomePlayed { players: 0, .. } => false,
            Self::Met { .. }
            | Self::SomeMet { .. }
            | Self::Repeat { .. }
            | Self::SomePlayed { .. }
            | Self::Rests
            | Self::OtherNumber { .. }
            | Self::DoesNotFit
            | Self::Cramped { .. }
            | Self::Crowded { .. } => true,
        }
    }
}

/// What holds of a game of the round that these facts were gathered for, no matter who chose what in it. What the reasons of
/// its proposal still say is not said again. A scenario that is not drawn tonight is checked only against what its
/// players have played.
#[must_use]
pub fn checks(facts: &DrawFacts, game: &ClubGame) -> Vec<Check> {
    let facts = DrawFacts { kept: Vec::new(), ..facts.clone() };
    let field = Field::of(&facts);
    let place = |id: &String| field.players.iter().position(|known| known.id == *id);
    let Some(players) = game.players.iter().map(place).collect::<Option<Vec<usize>>>() else { return Vec::new() };
    let said = |of: fn(&Why) -> bool| game.why.iter().any(of);
    let mut found = Vec::new();
    if !said(Why::is_of_opponents) {
        found.push(meetings(&field, &players));
    }
    let Some(scenario) = &game.scenario else { return found };
    if !said(Why::is_of_repeats) {
        let times = |player: &usize| field.players.get(*player).map_or(0, |known| played(known, scenario));
        let times: Vec<u16> = players.iter().map(times).collect();
        found.push(match (times.iter().filter(|times| **times > 0).count(), times.as_slice()) {
            (0, [_, _]) => Check::FirstForBoth,
            (_, [one, other]) => Check::Repeat { times: [*one, *other] },
            (some, all) => Check::SomePlayed { players: few(some), of: few(all.len()) },
        });
    }
    let Some(at) = field.scenarios.iter().position(|known| known.scenario == *scenario) else { return found };
    if field.rests(&players, at) && !game.why.contains(&Why::Rests) {
        found.push(Check::Rests);
    }
    let tables = field.tables.as_deref().unwrap_or_default();
    if let Some(table) = tables.iter().position(|table| Some(table.number) == game.table) {
        if !field.fits(at, Some(table)) {
            found.push(Check::DoesNotFit);
        }
        let map = field.scenarios.get(at).and_then(|drawable| drawable.map);
        let drawn = said(|why| matches!(why, Why::Map { .. }));
        if let Some(map) = map.filter(|_| !drawn && !field.is_large(at, table)) {
            found.push(Check::Cramped { map });
        }
    }
    found
}

/// What to say about a table that a draw gave a game, by hand or not: it is smaller than the map that its reasons name,
/// as the table is now.
#[must_use]
pub fn cramped(game: &ClubGame, table: &ClubTable) -> Option<Check> {
    let named = |why: &Why| if let Why::Map { map, .. } = why { Some(*map) } else { None };
    let map = game.why.iter().find_map(named)?;
    (!has_room(table.size, map)).then_some(Check::Cramped { map })
}

/// What to say about a scenario that stands on more tables of a round than it is drawn for at most, whether a campaign
/// planned it there or a hand.
#[must_use]
pub fn crowded(facts: &DrawFacts, round: &[ClubGame], game: &ClubGame) -> Option<Check> {
    let scenario = game.scenario.as_ref()?;
    let most = facts.scenarios.iter().find(|known| known.scenario == *scenario)?.at_once;
    let same = round.iter().filter(|other| !other.dropped && other.scenario.as_ref() == Some(scenario)).count();
    let tables = u8::try_from(same).unwrap_or(u8::MAX);
    (most > 0 && tables > most).then_some(Check::Crowded { tables, most })
}

/// How those at a table met.
fn meetings(field: &Field<'_>, players: &[usize]) -> Check {
    let pairs = pairs(players).map(|[one, other]| field.meetings(one, other));
    let met: Vec<(u16, u16)> = pairs.clone().filter(|(times, _)| *times > 0).collect();
    match (met.as_slice(), pairs.count()) {
        ([], _) => Check::NeverMet,
        ([(times, tonight)], 1) => Check::Met { times: *times, tonight: *tonight },
        (some, of) => {
            let tonight = few(some.iter().filter(|(_, tonight)| *tonight > 0).count());
            Check::SomeMet { pairs: few(some.len()), tonight, of: few(of) }
        }
    }
}

/// What to say about a scenario that is for another number of players than a game has.
#[must_use]
pub fn other_number(seats: [u8; 2], game: &ClubGame) -> Option<Check> {
    let [least, most] = seats.map(usize::from);
    (!(least..=most).contains(&game.players.len())).then_some(Check::OtherNumber { seats })
}

fn played(known: &Known, scenario: &str) -> u16 {
    known.played.iter().find(|before| before.scenario == scenario).map_or(0, |before| before.times)
}

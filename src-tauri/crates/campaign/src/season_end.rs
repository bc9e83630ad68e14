//! How a season ends: it is over once everybody who plays on has fought all their games (DR p.95).

use super::state::{Campaign, Enrolment};

/// How near a season is to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close<'c> {
    /// It goes on: fewer than two have joined, nobody plays on just now, or games are left to fight.
    GoesOn,
    /// All but this one have fought all games, and this one has only the final before it: nobody is left to meet it there.
    Waits(&'c Enrolment),
    /// Everybody who goes on has fought all its games.
    Over,
}

/// How near a season is to its end. A Warband that has left or rests keeps nobody waiting.
#[must_use]
pub fn close_of(campaign: &Campaign) -> Close<'_> {
    let mut goes_on = campaign.warbands.iter().filter(|known| !known.withdrawn && !known.paused).peekable();
    if campaign.warbands.len() < 2 || goes_on.peek().is_none() {
        return Close::GoesOn;
    }
    let games = campaign.house.games;
    let waiting: Vec<&Enrolment> = goes_on.filter(|known| known.games_counted() < games).collect();
    match waiting.as_slice() {
        [] => Close::Over,
        [alone] if alone.games_counted().saturating_add(1) == games => Close::Waits(alone),
        _ => Close::GoesOn,
    }
}

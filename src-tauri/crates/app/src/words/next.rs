//! The one thing to do next in a campaign.

use nml_campaign::Enrolment;

pub const OVER: &str = "The season is over";
pub const LAST: &str = "One final is left";

/// Who has won a campaign.
pub fn over(first: &[&str]) -> String {
    match first {
        [one] => format!("{one} has won it."),
        several => format!("{} share the first place.", several.join(" and ")),
    }
}

/// Nobody is left to meet somebody: the rules let one player fight another game.
pub fn last(name: &str, games: u16) -> String {
    format!("{name} has no opponent left. Any Warband may fight it in a game beyond the {games}. Plan that by hand.")
}

pub const WANTED: &str = "Two Warbands make a campaign";
pub const WANTED_TEXT: &str = "Admit the Warbands that fight in it.";
pub const WANTED_BY_NAME: &str =
    "Admit the Warbands that fight in it, or let those who signed up join now and bring their rosters later.";
pub const ADMIT: &str = "Admit a Warband";
pub const JOIN: &str = "Add Warbands without a roster";
pub const MUSTER: &str = "Go to the Warbands";
pub const OPEN_AFTERMATH: &str = "Open the aftermath";
pub const OPEN_BATTLE: &str = "Open the battle";
pub const OPEN_SET_UP: &str = "Open the set-up";
pub const RECORD: &str = "Enter it in the campaign";
pub const ROLL: &str = "Roll the D6 here";
pub const SET_UP: &str = "Set it up";
pub const NO_MAP: &str = "There is no map of it in this pack: the players may swap it for another one of the table.";

pub fn settle(game: &str) -> String {
    format!("Settle {game}")
}

pub fn settle_text(open: usize, pages: usize) -> String {
    let (pages, close) = match pages {
        1 => ("the page", "closes"),
        2 => ("both pages", "close"),
        _ => ("all pages", "close"),
    };
    match open {
        0 => format!("Nothing is open any more: {pages} can be closed."),
        n => {
            let points = super::counted(n, "point is", "points are");
            format!("{points} open; nothing is final until {pages} {close}.")
        }
    }
}

pub fn go_on(battle: &str) -> String {
    format!("Go on with {battle}")
}

pub fn turn(turn: u32) -> String {
    if turn == 0 { "The Forces are being set up.".to_owned() } else { format!("It is in Turn {turn}.") }
}

pub fn record(battle: &str) -> String {
    format!("{battle} has ended and is not in the campaign yet")
}

pub fn begin(name: &str) -> String {
    format!("{name} is set up")
}

pub fn planned(name: &str) -> String {
    format!("{name} is planned")
}

/// Nothing is planned yet: it is a proposal.
pub fn could_meet(games: &[OwnGame]) -> String {
    games.iter().map(|one| one.name.as_str()).collect::<Vec<_>>().join(" could meet ")
}

pub const ROLL_FOR: &str = "Roll for the next scenario";

pub fn roll_text(games: &[OwnGame], stage: &str) -> String {
    format!("{} · {} · {stage} table", could_meet(games), lower(&own_games(games)))
}

pub fn only_text(games: &[OwnGame]) -> String {
    format!("{} · {}", could_meet(games), lower(&own_games(games)))
}

fn lower(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A Warband, and which game of its own it fights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGame {
    /// The Warband.
    pub name: String,
    /// The game's number among its own.
    pub game: u16,
    /// It joined late: games are counted that it did not fight.
    pub late: bool,
}

impl OwnGame {
    /// The next one of a Warband.
    pub fn next(known: &Enrolment) -> Self {
        Self { game: known.games_counted().saturating_add(1), name: known.name.clone(), late: known.late_by > 0 }
    }
}

/// `Their 2nd game of the campaign`, or `Game 4 for The Mudlarks, 3 for Ash Saints`: which game of its own each Warband
/// fights.
pub fn own_games(games: &[OwnGame]) -> String {
    match games {
        [] => String::new(),
        [first, rest @ ..] if rest.iter().all(|one| one.game == first.game) => {
            let counts = if games.iter().any(|one| one.late) { "Counts as their" } else { "Their" };
            format!("{counts} {} game of the campaign", nth(first.game))
        }
        [first, rest @ ..] => {
            let rest = rest.iter().map(|one| format!(", {} for {}", one.game, one.name));
            format!("Game {} for {}{}", first.game, first.name, rest.collect::<String>())
        }
    }
}

/// `1st`, `2nd`, `11th`.
pub fn nth(n: u16) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}

pub fn only(scenario: &str) -> String {
    format!("{scenario} comes next")
}

pub fn swap(scenario: &str) -> String {
    format!("Swap for {scenario}")
}

//! A game between two Warbands of the organiser's choice.

use super::next::{OwnGame, own_games};

pub const NO_MEMBER: &str = "A Warband does not belong to the campaign.";
pub const TWO_WANTED: &str = "Two Warbands are needed for a game.";
pub const SAME: &str = "A Warband cannot fight itself.";
pub const BEGUN: &str = "Its battle has begun: end it there, or enter its result.";
pub const RESTS: &str = "takes a rest";
pub const SETTLES: &str = "settles its last battle";

pub const ANOTHER_ROUND: &str = "It is another round by now: look at its games again.";

pub fn sides(one: &str, other: &str) -> String {
    format!("{one} – {other}")
}

/// `2 games are planned; in 1 the die leaves a choice.`
pub fn round(planned: usize, left: usize) -> String {
    let planned = match planned {
        0 => "No game is planned yet".to_owned(),
        1 => "1 game is planned".to_owned(),
        games => format!("{games} games are planned"),
    };
    if left == 0 { format!("{planned}.") } else { format!("{planned}; in {left} the die leaves a choice.") }
}

/// What undo takes back: all games of a round.
pub fn whole_round(games: usize) -> String {
    format!("the round of {games} games")
}

/// The same, taken back before.
pub fn round_cancelled(games: usize) -> String {
    format!("the plans of {games} games, taken back")
}

pub fn made(scenario: &str) -> String {
    format!("{scenario} is planned.")
}

pub fn plays(against: &str) -> String {
    if against.is_empty() { "has a game to play".to_owned() } else { format!("has a game planned against {against}") }
}

pub fn not_free(name: &str, why: &str) -> String {
    format!("{name} {why}.")
}

pub fn member(name: &str, player: &str) -> String {
    // A Warband that joined by name is called as its player until its roster comes.
    if player.is_empty() || player == name { name.to_owned() } else { format!("{name} ({player})") }
}

/// `Their 4th game of the campaign · have met once`.
pub fn about(met: usize, games: &[OwnGame]) -> String {
    let met = match met {
        0 => "have not met yet".to_owned(),
        1 => "have met once".to_owned(),
        times => format!("have met {times} times"),
    };
    format!("{} · {met}", own_games(games))
}

/// `Place 2, 24 points`.
pub fn stands(place: u16, points: u32) -> String {
    match points {
        1 => format!("Place {place}, 1 point"),
        points => format!("Place {place}, {points} points"),
    }
}

pub fn scenario(name: &str, played: usize) -> String {
    match played {
        0 => name.to_owned(),
        1 => format!("{name}, played once"),
        times => format!("{name}, played {times} times"),
    }
}

pub fn chooses(name: &str, face: u8) -> String {
    format!("A {face}: the player of {name} chooses one.")
}

pub const CHOICE_OF: &str = "The player with fewer games chooses; with equal games, the winner of a roll-off";
pub const PAGE: &str = "rulebook p. 96";
pub const ROLL_OFF: &str = "Roll-off";

/// What is to be rolled off for, the first time or after a tie.
pub fn roll_off(face: u8, names: &[&str], again: bool) -> String {
    let names = names.join(" and ");
    if again {
        format!("A tie: {names} roll off again.")
    } else {
        format!("A {face} leaves a choice, and {names} have fought equally often: they roll off for it.")
    }
}

pub fn fought(games: u16) -> String {
    match games {
        0 => "has fought no game".to_owned(),
        1 => "has fought 1 game".to_owned(),
        games => format!("has fought {games} games"),
    }
}

pub fn rolled(name: &str, face: u8) -> String {
    format!("{name} {face}")
}

pub fn bad_roll_off(sides: usize) -> String {
    format!("The roll-off does not end like that: each round takes {sides} dice, and a tie takes another round.")
}

#[cfg(test)]
mod tests {
    use super::{OwnGame, about};
    use crate::words::overview::stage;

    #[test]
    fn which_game_of_its_own_each_warband_fights_is_said_so_that_it_is_read_at_once() {
        let game = |name: &str, game, late| OwnGame { name: name.to_owned(), game, late };
        let mudlarks = || game("The Mudlarks", 2, false);
        let equal = [mudlarks(), game("Ash Saints", 2, false)];
        assert_eq!(about(0, &equal), "Their 2nd game of the campaign · have not met yet");
        assert_eq!(stage("Early", &equal), "next: The Mudlarks – Ash Saints, their 2nd game, Early");
        let behind = [mudlarks(), game("Ash Saints", 1, false)];
        assert_eq!(about(1, &behind), "Game 2 for The Mudlarks, 1 for Ash Saints · have met once");
        assert_eq!(stage("Early", &behind), "next: The Mudlarks – Ash Saints, game 2 and 1, Early");
        // Who joined late has not fought the games that count.
        let late = [mudlarks(), game("Carla", 2, true)];
        assert_eq!(about(0, &late), "Counts as their 2nd game of the campaign · have not met yet");
        assert_eq!(stage("Early", &late), "next: The Mudlarks – Carla, game 2, Early");
        let many = |n| about(0, &[game("Ash Saints", n, false)]);
        assert!(
            [1, 3, 11, 12, 13, 21, 22, 103, 111]
                .map(many)
                .iter()
                .zip(["1st", "3rd", "11th", "12th", "13th", "21st", "22nd", "103rd", "111th"])
                .all(|(said, nth)| said.contains(nth))
        );
    }
}

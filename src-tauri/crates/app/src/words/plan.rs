//! A game between two Warbands of the organiser’s choice.

use super::next::{OwnGame, own_games};

nml_words::sentences! {
    pub in "app_plan":
    no_member(),
    two_wanted(),
    same(),
    begun(),
    another_round(),
    sides(one, other),
    made(scenario),
    member_of(name, player),
    round_planned(planned),
    round_left(planned, left),
    whole_round(games),
    round_cancelled(games),
    rests(),
    settles(),
    has_game(),
    plays(against),
    not_free_rests(name),
    not_free_settles(name),
    not_free_has_game(name),
    not_free_plays(name, against),
    met(times),
    stands(place, points),
    scenario(name, played),
    chooses(name, face),
    choice_of(),
    page(),
    fought(games),
    roll_off_title(),
    roll_off_first(face, names),
    roll_off_again(names),
    rolled(name, face),
    bad_roll_off(sides),
}

/// Why a Warband cannot be planned with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Busy {
    /// It takes a rest.
    Rests,
    /// Its last battle is not settled.
    Settles,
    /// A game is planned for it, against these.
    Plays(Vec<String>),
}

/// The same beside its name.
pub fn busy(why: &Busy) -> String {
    match why {
        Busy::Rests => rests(),
        Busy::Settles => settles(),
        Busy::Plays(against) if against.is_empty() => has_game(),
        Busy::Plays(against) => plays(against.clone()),
    }
}

/// The same as a sentence.
pub fn not_free(name: &str, why: &Busy) -> String {
    match why {
        Busy::Rests => not_free_rests(name),
        Busy::Settles => not_free_settles(name),
        Busy::Plays(against) if against.is_empty() => not_free_has_game(name),
        Busy::Plays(against) => not_free_plays(name, against.clone()),
    }
}

/// `2 games are planned; in 1 the die leaves a choice.`
pub fn round(planned: usize, left: usize) -> String {
    if left == 0 { round_planned(planned) } else { round_left(planned, left) }
}

/// A Warband with who commands it.
pub fn member(name: &str, player: &str) -> String {
    // A Warband that joined by name has its player's name until its roster comes.
    if player.is_empty() || player == name { name.to_owned() } else { member_of(name, player) }
}

/// `Their 4th game of the campaign · have met once`.
pub fn about(times: usize, games: &[OwnGame]) -> String {
    format!("{} · {}", own_games(games), met(times))
}

/// What is to be rolled off for, the first time or after a tie.
pub fn roll_off(face: u8, names: Vec<String>, again: bool) -> String {
    if again { roll_off_again(names) } else { roll_off_first(face, names) }
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
        // A Warband that joined late has not fought the games that count.
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

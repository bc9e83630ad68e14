//! What is said of a game that somebody set by hand.

use super::super::evening::{Change, Presence, Way};
use super::super::pairing::{Check, Night, checks};
use super::{Drawable, Evening, Plans, before, draw, evening_of, met, say, scenario, size, table};

/// Two pairs at two tables, drawn.
fn drawn() -> Evening {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    for (number, side) in [(1, 48), (2, 30)] {
        say(&mut evening, Change::PutTable { table: table(number, side, side, &[]) });
    }
    draw(&mut evening, 0, 5);
    evening
}

fn night(evening: &Evening) -> Night {
    let mut night = Night::of(evening, &[], &Plans::new(), (0, 5), |_| 0);
    night.scenarios = vec![Drawable { map: Some(size(48, 48)), ..scenario("relic-hunt") }];
    night
}

fn set(evening: &mut Evening, scenario: &str) {
    let way = Way::Agreement;
    say(evening, Change::SetScenario { game: 1, scenario: Some(scenario.into()), way });
}

#[test]
fn a_game_as_it_was_drawn_needs_no_word_beside_its_reasons() {
    let evening = drawn();
    assert!(evening.rounds[0].games.iter().all(|game| !game.by_hand && checks(&night(&evening), game).is_empty()));
}

#[test]
fn a_scenario_set_by_hand_is_held_against_what_both_played_and_the_table() {
    let mut evening = drawn();
    say(&mut evening, Change::SetTable { game: 1, table: Some(1) });
    set(&mut evening, "relic-hunt");
    let game = evening.game(1).unwrap().clone();
    assert!(game.by_hand);
    assert_eq!(checks(&night(&evening), &game), [Check::FirstForBoth]);
    let mut tired = night(&evening);
    let first = tired.players.iter_mut().find(|known| known.id == game.players[0]).unwrap();
    first.played = vec![before("relic-hunt", 2, 0)];
    tired.scenarios[0].cool_down = 1;
    assert_eq!(checks(&tired, &game), [Check::Repeat { times: [2, 0] }, Check::Rests]);
    // The small table.
    say(&mut evening, Change::SetTable { game: 1, table: Some(2) });
    let game = evening.game(1).unwrap();
    assert_eq!(checks(&night(&evening), game), [Check::FirstForBoth, Check::Cramped { map: size(48, 48) }]);
    assert!(Check::Cramped { map: size(48, 48) }.warns() && !Check::FirstForBoth.warns());
    // A scenario that is not drawn tonight is known by what its players played alone.
    set(&mut evening, "dragon-hunt");
    assert_eq!(checks(&night(&evening), evening.game(1).unwrap()), [Check::FirstForBoth]);
}

#[test]
fn two_who_changed_places_are_told_whom_they_met() {
    let mut evening = drawn();
    let [one, other] = [1, 2].map(|game| evening.game(game).unwrap().players[0].clone());
    say(&mut evening, Change::Swap { players: [one, other], planned: vec![] });
    let game = evening.game(1).unwrap().clone();
    let mut night = night(&evening);
    assert_eq!(checks(&night, &game)[0], Check::NeverMet);
    night.met = vec![met(&game.players[0], &game.players[1], 3)];
    night.met[0].tonight = 1;
    assert_eq!(checks(&night, &game)[0], Check::Met { times: 3, tonight: 1 });
}

#[test]
fn whoever_left_and_gave_the_place_away_sits_nothing_out() {
    let mut evening = evening_of(&["ada", "bors", "cato"]);
    draw(&mut evening, 0, 5);
    let out = evening.rounds[0].byes[0].player.clone();
    let left = evening.rounds[0].games[0].players[0].clone();
    say(&mut evening, Change::Start { at: "2026-12-03T19:00:00+01:00".into(), planned: vec![] });
    say(&mut evening, Change::Leave { player: left.clone() });
    assert_eq!(evening.player(&left).unwrap().presence, Presence::Left);
    say(&mut evening, Change::Swap { players: [left, out.clone()], planned: vec![] });
    assert!(evening.rounds[0].byes.is_empty() && evening.rounds[0].games[0].seats(&out));
}

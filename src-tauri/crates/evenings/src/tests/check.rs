//! What the app says about a game that somebody set by hand.

use nml_dice::Face;

use super::super::evening::{Bye, EveningEdit, Presence, Way};
use super::super::pairing::{Check, DrawFacts, checks, crowded};
use super::super::why::Why;
use super::{
    CAMPAIGN, ClubTable, Drawable, Evening, Newcomer, Plans, before, draw, evening_of, game, guest, met, refused, say,
    scenario, size, table,
};
use nml_catalogue::throw::{Source, Throw};

/// Two pairs at two tables, drawn.
fn drawn() -> Evening {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    for (number, side) in [(1, 48), (2, 30)] {
        say(&mut evening, EveningEdit::PutTable { table: table(number, side, side, &[]) });
    }
    draw(&mut evening, 0, 5);
    evening
}

fn facts(evening: &Evening) -> DrawFacts {
    let mut facts = DrawFacts::of(evening, &[], &Plans::new(), (0, 5), |_| 0);
    facts.scenarios = vec![Drawable { map: Some(size(48, 48)), ..scenario("relic-hunt") }];
    facts
}

fn set(evening: &mut Evening, scenario: &str) {
    let way = Way::Agreement;
    say(evening, EveningEdit::SetScenario { game: 1, scenario: Some(scenario.into()), way });
}

#[test]
fn a_game_as_it_was_drawn_needs_no_word_beside_its_reasons() {
    let evening = drawn();
    assert!(evening.rounds[0].games.iter().all(|game| !game.by_hand && checks(&facts(&evening), game).is_empty()));
}

#[test]
fn a_scenario_set_by_hand_is_held_against_what_both_played_and_the_table() {
    let mut evening = drawn();
    say(&mut evening, EveningEdit::SetTable { game: 1, table: Some(1) });
    set(&mut evening, "relic-hunt");
    let game = evening.game(1).unwrap().clone();
    assert!(game.by_hand);
    assert_eq!(checks(&facts(&evening), &game), [Check::FirstForBoth]);
    let mut tired = facts(&evening);
    let first = tired.players.iter_mut().find(|known| known.id == game.players[0]).unwrap();
    first.played = vec![before("relic-hunt", 2, 0)];
    tired.scenarios[0].cool_down = 1;
    assert_eq!(checks(&tired, &game), [Check::Repeat { times: [2, 0] }, Check::Rests]);
    // The small table.
    say(&mut evening, EveningEdit::SetTable { game: 1, table: Some(2) });
    let game = evening.game(1).unwrap();
    assert_eq!(checks(&facts(&evening), game), [Check::FirstForBoth, Check::Cramped { map: size(48, 48) }]);
    assert!(Check::Cramped { map: size(48, 48) }.warns() && !Check::FirstForBoth.warns());
    // A scenario that is not drawn tonight is known by what its players played alone.
    set(&mut evening, "dragon-hunt");
    assert_eq!(checks(&facts(&evening), evening.game(1).unwrap()), [Check::FirstForBoth]);
}

#[test]
fn a_scenario_on_more_tables_than_the_rotation_has_it_for_is_told_whoever_chose_it() {
    let mut evening = drawn();
    let both = |evening: &mut Evening, scenario: [&str; 2]| {
        for (game, scenario) in [1, 2].into_iter().zip(scenario) {
            say(evening, EveningEdit::SetScenario { game, scenario: Some(scenario.into()), way: Way::Agreement });
        }
    };
    let told = |evening: &Evening, most: u8| {
        let mut facts = facts(evening);
        facts.scenarios[0].at_once = most;
        let round = &evening.rounds[0].games;
        round.iter().map(|game| crowded(&facts, round, game)).collect::<Vec<_>>()
    };
    both(&mut evening, ["relic-hunt", "relic-hunt"]);
    let two = Some(Check::Crowded { tables: 2, most: 1 });
    assert_eq!(told(&evening, 1)[..2], [two.clone(), two]);
    assert_eq!(told(&evening, 2)[..2], [None, None]);
    assert_eq!(told(&evening, 0)[..2], [None, None], "as many as it likes");
    both(&mut evening, ["relic-hunt", "dragon-hunt"]);
    assert_eq!(told(&evening, 1)[..2], [None, None]);
}

#[test]
fn two_who_changed_places_are_told_whom_they_met() {
    let mut evening = drawn();
    let [one, other] = [1, 2].map(|game| evening.game(game).unwrap().players[0].clone());
    say(&mut evening, EveningEdit::Swap { players: [one, other], planned: vec![] });
    let game = evening.game(1).unwrap().clone();
    let mut facts = facts(&evening);
    assert_eq!(checks(&facts, &game)[0], Check::NeverMet);
    facts.met = vec![met(&game.players[0], &game.players[1], 3)];
    facts.met[0].tonight = 1;
    assert_eq!(checks(&facts, &game)[0], Check::Met { times: 3, tonight: 1 });
}

#[test]
fn whoever_left_and_gave_the_place_away_sits_nothing_out() {
    let mut evening = evening_of(&["ada", "bors", "cato"]);
    draw(&mut evening, 0, 5);
    let out = evening.rounds[0].byes[0].player.clone();
    let left = evening.rounds[0].games[0].players[0].clone();
    say(&mut evening, EveningEdit::Start { at: "2026-12-03T19:00:00+01:00".into(), planned: vec![] });
    say(&mut evening, EveningEdit::Leave { player: left.clone() });
    assert_eq!(evening.player(&left).unwrap().presence, Presence::Left);
    say(&mut evening, EveningEdit::Swap { players: [left, out.clone()], planned: vec![] });
    assert!(evening.rounds[0].byes.is_empty() && evening.rounds[0].games[0].seats(&out));
}

#[test]
fn the_game_that_is_sent_away_is_looked_at_too_and_never_goes_to_a_closed_table() {
    let mut evening = drawn();
    let other = evening.game(2).unwrap().table;
    let mine = evening.game(1).unwrap().table;
    say(&mut evening, EveningEdit::SetTable { game: 1, table: other });
    assert!(evening.game(2).unwrap().by_hand);
    assert_eq!(evening.game(2).unwrap().table, mine);
    // The table it stands at is closed; the other game does not take it.
    let closed = |number| ClubTable { closed: true, ..table(number, 48, 48, &[]) };
    say(&mut evening, EveningEdit::PutTable { table: closed(other.unwrap()) });
    say(&mut evening, EveningEdit::SetTable { game: 1, table: mine });
    assert_eq!((evening.game(1).unwrap().table, evening.game(2).unwrap().table), (mine, None));
}

#[test]
fn reasons_go_with_what_they_were_about() {
    let mut evening = drawn();
    evening.rounds[0].games[0].why = vec![
        Why::NeverMet,
        Why::OneOff,
        Why::FirstForBoth,
        Why::RolesBySize { models: [12, 6] },
        Why::Table { fitting: 2, of: 2 },
    ];
    let whys = |evening: &Evening| evening.game(1).unwrap().why.clone();
    let of = evening.game(1).unwrap().players[0].clone();
    let warband = Some("0000000000000000000000000000000a".to_owned());
    let player = Newcomer { campaign: Some(CAMPAIGN.into()), warband, ..guest(&of) };
    let mut with = evening.clone();
    say(&mut with, EveningEdit::Expect { player });
    assert!(!whys(&with).iter().any(Why::is_of_roles), "with another Warband: {:?}", whys(&with));
    let mut off = evening.clone();
    say(&mut off, EveningEdit::SetCampaign { game: 1, campaign: None });
    assert!(!whys(&off).contains(&Why::OneOff) && whys(&off).contains(&Why::NeverMet));
    set(&mut evening, "relic-hunt");
    assert_eq!(whys(&evening), [Why::NeverMet, Why::OneOff]);
}

#[test]
fn whoever_sat_out_and_went_home_sat_out_all_the_same() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn", "egon"]);
    draw(&mut evening, 0, 5);
    say(&mut evening, EveningEdit::Start { at: "2026-12-03T19:00:00+01:00".into(), planned: vec![] });
    let out = evening.rounds[0].byes[0].player.clone();
    say(&mut evening, EveningEdit::Leave { player: out.clone() });
    say(&mut evening, EveningEdit::Expect { player: guest("fenn") });
    say(&mut evening, EveningEdit::CheckIn { player: "fenn".into() });
    draw(&mut evening, 0, 6);
    let byes: Vec<&str> = evening.rounds[0].byes.iter().map(|bye| bye.player.as_str()).collect();
    assert_eq!(byes, [out.as_str(), "fenn"]);
}

#[test]
fn nobody_has_an_extra_game_with_somebody_who_sits_out() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    let bye = |player: &str, extra: &str| Bye { player: player.into(), extra: Some(extra.into()), why: vec![] };
    let byes = vec![bye("cato", "ada"), bye("dorn", "bors")];
    let (round, seed, generator, pool, shared) = (0, 1, None, None, false);
    let games = vec![game("ada", "bors")];
    say(&mut evening, EveningEdit::Take { round, seed, generator, pool, shared, games, byes });
    say(&mut evening, EveningEdit::Swap { players: ["bors".into(), "cato".into()], planned: vec![] });
    let extras: Vec<(&str, Option<&str>)> =
        evening.rounds[0].byes.iter().map(|bye| (bye.player.as_str(), bye.extra.as_deref())).collect();
    assert_eq!(extras, [("bors", None), ("dorn", None)]);
}

#[test]
fn a_game_of_an_earlier_round_may_still_get_its_scenario() {
    let mut evening = drawn();
    say(&mut evening, EveningEdit::SetScenario { game: 1, scenario: None, way: Way::Open });
    say(&mut evening, EveningEdit::Start { at: "2026-12-03T19:00:00+01:00".into(), planned: vec![] });
    draw(&mut evening, 1, 6);
    set(&mut evening, "supply-raid");
    assert_eq!(evening.game(1).unwrap().scenario.as_deref(), Some("supply-raid"));
    assert_eq!(refused(&evening, &EveningEdit::SetTable { game: 1, table: None }), "EARLIER_ROUND");
}

#[test]
fn whoever_chose_is_one_of_the_two() {
    let evening = drawn();
    let throw = Throw { faces: vec![Face::ALL[5]], source: Source::Table };
    let way = Way::Book { throw, chooser: Some("somebody".into()), roll_off: None };
    let by = EveningEdit::SetScenario { game: 1, scenario: Some("relic-hunt".into()), way };
    assert_eq!(refused(&evening, &by), "CHOOSER");
}

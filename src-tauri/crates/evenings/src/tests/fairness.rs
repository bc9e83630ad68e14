//! How fair the evenings were.

use super::super::evening::{AsPlanned, EveningEdit, Newcomer, Plans};
use super::super::fairness::{Sat, fairness, sat_out};
use super::super::pairing::DrawFacts;
use super::{CAMPAIGN, begun, draw, evening_of, guest, say};

#[test]
fn every_game_bye_role_and_rematch_is_counted_once() {
    let mut first = evening_of(&["ada", "bors", "cato"]);
    draw(&mut first, 0, 1);
    say(&mut first, EveningEdit::Start { at: "2026-12-03T19:00:00Z".into(), planned: vec![] });
    let game = first.rounds[0].games[0].clone();
    say(&mut first, EveningEdit::SetAttacker { game: 1, attacker: Some(game.players[1].clone()) });
    let mut second = first.clone();
    second.day = "2026-12-10".into();
    // A round that was only drawn is nothing yet.
    draw(&mut second, 1, 1);
    let sums = fairness([&second, &first], &Plans::new());
    assert_eq!(sums.scenarios, [game.scenario.clone().unwrap()]);
    let line = |id: &str| sums.lines.iter().find(|line| line.player == id).unwrap();
    let [one, other] = game.players.as_slice() else { panic!("two play") };
    let sat = &first.rounds[0].byes[0].player;
    let counts = |id: &str| {
        let line = line(id);
        (line.games, line.byes, line.attacked, line.defended, line.rematches, line.played.clone())
    };
    assert_eq!(counts(one), (2, 0, 0, 2, 1, vec![2]));
    assert_eq!(counts(other), (2, 0, 2, 0, 1, vec![2]));
    assert_eq!(counts(sat), (0, 2, 0, 0, 0, vec![0]));
    assert_eq!(fairness([&begun()], &Plans::new()).lines, []);
}

#[test]
fn everybody_who_is_there_owes_the_same_share_of_what_is_sat_out() {
    let mut first = evening_of(&["ada", "bors", "cato"]);
    draw(&mut first, 0, 1);
    let later = first.clone();
    assert!(sat_out([&first]).is_empty(), "a round that was only drawn is nothing yet");
    say(&mut first, EveningEdit::Start { at: "2026-12-03T19:00:00Z".into(), planned: vec![] });
    // Dorn comes for the second evening alone, which nobody sits out.
    let mut second = evening_of(&["ada", "bors", "cato", "dorn"]);
    draw(&mut second, 0, 2);
    say(&mut second, EveningEdit::Start { at: "2026-12-10T19:00:00Z".into(), planned: vec![] });
    let sums = sat_out([&first, &second]);
    let out = &later.rounds[0].byes[0].player;
    for (id, sat) in &sums {
        let expected = match *id {
            "dorn" => Sat { rounds: 1, byes: 0, share: 0 },
            id => Sat { rounds: 2, byes: u16::from(id == out), share: 333 },
        };
        assert_eq!(*sat, expected, "{id}");
    }
    assert_eq!(sums.len(), 4);
}

#[test]
fn a_night_knows_what_was_before_it() {
    let mut past = evening_of(&["ada", "bors", "cato"]);
    past.day = "2026-11-26".into();
    draw(&mut past, 0, 1);
    say(&mut past, EveningEdit::Start { at: "2026-11-26T19:00:00Z".into(), planned: vec![] });
    let mut evening = evening_of(&["ada", "bors", "cato"]);
    draw(&mut evening, 0, 2);
    let facts =
        DrawFacts::of(&evening, &[&past], &Plans::new(), (1, 3), |player| u16::try_from(player.id.len()).unwrap());
    let known = |id: &str| facts.players.iter().find(|player| player.id == id).unwrap();
    let [sat_then, sat_now] = [&past, &evening].map(|evening| evening.rounds[0].byes[0].player.as_str());
    assert_ne!(sat_then, sat_now, "the second draw was told nothing of the first and fell otherwise");
    assert_eq!((known(sat_then).byes, known(sat_now).byes), (1, 1), "of a round before this one, clock or not");
    assert_eq!(facts.met.iter().map(|met| met.times).sum::<u16>(), 2);
    let ago: Vec<u16> = known(sat_now).played.iter().map(|before| before.ago).collect();
    assert_eq!(ago, [1], "one evening ago");
    let ago: Vec<u16> = known(sat_then).played.iter().map(|before| before.ago).collect();
    assert_eq!(ago, [0], "tonight");
    assert_eq!(known("ada").games, 3);
    assert!(facts.kept.is_empty());
    // Drawn again, the round itself is not behind anybody.
    let again = DrawFacts::of(&evening, &[&past], &Plans::new(), (0, 3), |_| 0);
    assert_eq!(again.met.len(), 1);
}

#[test]
fn what_its_campaign_has_of_a_game_is_counted_and_not_what_the_evening_drew() {
    let mut evening = evening_of(&["ada", "bors"]);
    for (id, warband) in [("ada", "1"), ("bors", "2")] {
        let (campaign, warband) = (Some(CAMPAIGN.into()), Some(warband.repeat(32)));
        say(&mut evening, EveningEdit::Expect { player: Newcomer { campaign, warband, ..guest(id) } });
    }
    draw(&mut evening, 0, 1);
    say(&mut evening, EveningEdit::SetAttacker { game: 1, attacker: Some("ada".into()) });
    say(&mut evening, EveningEdit::Start { at: "2026-12-03T19:00:00Z".into(), planned: vec![] });
    let battle = "b".repeat(32);
    say(&mut evening, EveningEdit::Plan { game: 1, battle: Some(battle.clone()), taken_over: None });
    let as_planned = |attacker: Option<&str>| {
        let known =
            AsPlanned { scenario: "swapped".into(), attacker: attacker.map(|warband| warband.repeat(32)), open: false };
        Plans::from([(battle.clone(), known)])
    };
    let attacked = |plans: &Plans| {
        let sums = fairness([&evening], plans);
        assert_eq!(sums.scenarios, ["swapped"]);
        sums.lines.iter().map(|line| (line.attacked, line.defended)).collect::<Vec<_>>()
    };
    assert_eq!(attacked(&as_planned(None)), [(1, 0), (0, 1)], "nobody wrote down who attacked");
    assert_eq!(attacked(&as_planned(Some("2"))), [(0, 1), (1, 0)], "Bors did, as the result says");
    assert_eq!(evening.for_rotation(&as_planned(None)).scenarios, ["swapped"]);
}

//! An evening, said change by change.

use nml_dice::Face;

use super::super::evening::{
    Bye, Clock, ClubResult, EveningEdit, Genesis, NewGame, Newcomer, PlannedIn, Presence, Way, decide, evolve,
};
use super::super::why::Why;
use super::{CAMPAIGN, Plans, begun, draw, evening_of, game, guest, refused, say, table};
use nml_catalogue::throw::{Source, Throw};

const START: &str = "2026-12-03T19:00:00+01:00";

fn take(round: u8, games: Vec<NewGame>, byes: &[&str]) -> EveningEdit {
    let bye = |id: &&str| Bye { player: (*id).to_owned(), extra: None, why: vec![] };
    let byes = byes.iter().map(bye).collect();
    EveningEdit::Take { round, seed: 1, generator: None, pool: None, shared: false, games, byes }
}

fn id(player: &str) -> String {
    player.to_owned()
}

#[test]
fn an_evening_from_the_door_to_the_last_result() {
    let mut evening = begun();
    say(&mut evening, EveningEdit::PutTable { table: table(2, 48, 48, &["trenches"]) });
    say(&mut evening, EveningEdit::PutTable { table: table(1, 36, 36, &[]) });
    assert_eq!(evening.tables.iter().map(|table| table.number).collect::<Vec<_>>(), [1, 2]);
    for name in ["ada", "bors", "cato", "dorn", "ezra"] {
        say(&mut evening, EveningEdit::Expect { player: guest(name) });
    }
    for name in ["ada", "bors", "cato", "dorn"] {
        say(&mut evening, EveningEdit::CheckIn { player: id(name) });
    }
    say(&mut evening, EveningEdit::MarkAbsent { player: id("ezra") });
    draw(&mut evening, 0, 5);
    let round = &evening.rounds[0];
    assert_eq!((round.games.len(), round.byes.len(), round.seed), (2, 0, 5));
    assert_eq!(round.games.iter().map(|game| game.id).collect::<Vec<_>>(), [1, 2]);
    // Ezra comes after all; what is locked stays, the rest is drawn again.
    say(&mut evening, EveningEdit::Lock { game: 1, locked: true });
    let locked = evening.rounds[0].games[0].clone();
    say(&mut evening, EveningEdit::CheckIn { player: id("ezra") });
    assert_eq!(evening.player("ezra").unwrap().arrived, 1);
    draw(&mut evening, 0, 6);
    let round = &evening.rounds[0];
    assert_eq!((round.games.len(), round.byes.len()), (2, 1));
    assert_eq!(round.games[0], locked);
    assert_eq!(round.games[1].id, 3, "a new game has a new number");
    assert_eq!(round.byes[0].player, "ezra", "whoever came late sits out first");
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    assert!(evening.rounds[0].games.iter().all(|game| game.locked));
    let winner = Some(evening.rounds[0].games[0].players[1].clone());
    say(
        &mut evening,
        EveningEdit::Result {
            game: 1,
            result: Some(ClubResult { winner, with: vec![], points: vec![Some(3), Some(7)] }),
        },
    );
    assert_eq!(
        refused(&evening, &EveningEdit::Plan { game: 3, battle: Some("0".repeat(32)), taken_over: None }),
        "NO_CAMPAIGN"
    );
    say(
        &mut evening,
        EveningEdit::Result {
            game: 3,
            result: Some(ClubResult { winner: None, with: vec![], points: vec![Some(0), Some(0)] }),
        },
    );
    draw(&mut evening, 1, 7);
    assert_eq!(evening.rounds[1].games.len(), 2);
    assert!(
        evening.rounds[1].byes.iter().all(|bye| bye.player != "ezra"),
        "nobody sits out twice while others did not"
    );
    let text = serde_json::to_string(&evening).unwrap();
    assert_eq!(serde_json::from_str::<super::Evening>(&text).unwrap(), evening);
}

#[test]
fn whoever_does_not_come_leaves_a_place_that_is_drawn_again() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    say(&mut evening, take(0, vec![game("ada", "bors"), game("cato", "dorn")], &[]));
    say(&mut evening, EveningEdit::Lock { game: 1, locked: true });
    say(&mut evening, EveningEdit::MarkAbsent { player: id("dorn") });
    assert_eq!(evening.rounds[0].games.len(), 1, "the game of somebody who is absent falls away");
    draw(&mut evening, 0, 2);
    let round = &evening.rounds[0];
    assert_eq!(round.games[0].players, ["ada", "bors"], "the other stays");
    assert_eq!(round.byes[0].player, "cato");
    // Once the round is started, a game stays even if its players go: it has a result.
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    say(&mut evening, EveningEdit::Leave { player: id("ada") });
    assert_eq!(evening.rounds[0].games.len(), 1);
    assert_eq!(evening.player("ada").unwrap().presence, Presence::Left);
    // A walk-in plays the player who sits out, and that game is locked like those that are being played.
    say(&mut evening, EveningEdit::Expect { player: guest("fenn") });
    say(&mut evening, EveningEdit::CheckIn { player: id("fenn") });
    draw(&mut evening, 0, 3);
    let round = &evening.rounds[0];
    assert_eq!(round.games[1].players, ["cato", "fenn"]);
    assert!(round.games[1].locked && round.byes.is_empty());
}

#[test]
fn what_is_locked_or_fought_is_not_taken_away_by_a_proposal() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn", "ezra", "fenn"]);
    say(&mut evening, EveningEdit::PutTable { table: table(1, 48, 48, &[]) });
    let first = NewGame { table: Some(1), ..game("ada", "bors") };
    say(&mut evening, take(0, vec![first, game("cato", "dorn"), game("ezra", "fenn")], &[]));
    say(&mut evening, EveningEdit::Lock { game: 1, locked: true });
    say(
        &mut evening,
        EveningEdit::Result {
            game: 2,
            result: Some(ClubResult { winner: None, with: vec![], points: vec![Some(2), Some(2)] }),
        },
    );
    let again = |one, other| take(0, vec![game(one, other)], &[]);
    assert_eq!(refused(&evening, &again("ada", "fenn")), "PLAYER_TWICE");
    assert_eq!(refused(&evening, &again("dorn", "fenn")), "PLAYER_TWICE");
    let there = take(0, vec![NewGame { table: Some(1), ..game("ezra", "fenn") }], &[]);
    assert_eq!(refused(&evening, &there), "TABLE_TAKEN");
    say(&mut evening, take(0, vec![], &["ezra", "fenn"]));
    let players: Vec<_> = evening.rounds[0].games.iter().map(|game| game.players.clone()).collect();
    assert_eq!(players, [["ada", "bors"], ["cato", "dorn"]]);
    assert_eq!(refused(&evening, &EveningEdit::Lock { game: 2, locked: false }), "GAME_BEGUN");
    assert_eq!(
        refused(&evening, &EveningEdit::Swap { players: [id("ada"), id("ezra")], planned: vec![] }),
        "GAME_LOCKED"
    );
    assert_eq!(refused(&evening, &EveningEdit::CancelRound), "ROUND_BEGUN");
    say(&mut evening, EveningEdit::Result { game: 2, result: None });
    say(&mut evening, EveningEdit::CancelRound);
    assert!(evening.rounds.is_empty());
}

#[test]
fn a_game_that_is_played_goes_to_another_table_until_it_has_a_result() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    for number in [1, 2] {
        say(&mut evening, EveningEdit::PutTable { table: table(number, 48, 48, &[]) });
    }
    let at = |number, game: NewGame| NewGame { table: Some(number), ..game };
    say(&mut evening, take(0, vec![at(1, game("ada", "bors")), at(2, game("cato", "dorn"))], &[]));
    say(&mut evening, EveningEdit::Lock { game: 2, locked: true });
    let over = EveningEdit::SetTable { game: 1, table: Some(2) };
    assert_eq!(refused(&evening, &over), "TABLE_TAKEN");
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    say(&mut evening, over);
    assert_eq!(evening.rounds[0].games.iter().map(|game| game.table).collect::<Vec<_>>(), [Some(2), Some(1)]);
    say(
        &mut evening,
        EveningEdit::Result {
            game: 2,
            result: Some(ClubResult { winner: None, with: vec![], points: vec![Some(2), Some(2)] }),
        },
    );
    assert_eq!(refused(&evening, &EveningEdit::SetTable { game: 1, table: Some(1) }), "TABLE_TAKEN");
    assert_eq!(refused(&evening, &EveningEdit::SetTable { game: 2, table: None }), "GAME_OVER");
}

#[test]
fn a_game_is_changed_by_hand() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn", "ezra"]);
    for number in [1, 2] {
        say(&mut evening, EveningEdit::PutTable { table: table(number, 48, 48, &[]) });
    }
    say(&mut evening, EveningEdit::PutTable { table: super::ClubTable { closed: true, ..table(3, 48, 48, &[]) } });
    let at = |number, game: NewGame| NewGame { table: Some(number), ..game };
    let hunted = NewGame {
        scenario: Some("relic-hunt".into()),
        way: Way::Stage,
        attacker: Some(id("ada")),
        ..game("ada", "bors")
    };
    say(&mut evening, take(0, vec![at(1, hunted), at(2, game("cato", "dorn"))], &["ezra"]));
    // Ada and Ezra change places: Ezra attacks now, and Ada sits out.
    say(&mut evening, EveningEdit::Swap { players: [id("ada"), id("ezra")], planned: vec![] });
    let game = &evening.rounds[0].games[0];
    assert_eq!((game.players.clone(), game.attacker.as_deref()), (vec![id("ezra"), id("bors")], Some("ezra")));
    assert_eq!((game.scenario.as_deref(), &game.way), (Some("relic-hunt"), &Way::Hand));
    assert_eq!(evening.rounds[0].byes[0].player, "ada");
    assert_eq!(
        refused(&evening, &EveningEdit::Swap { players: [id("ezra"), id("bors")], planned: vec![] }),
        "NOTHING_TO_SWAP"
    );
    assert_eq!(
        refused(&evening, &EveningEdit::Swap { players: [id("ezra"), id("fenn")], planned: vec![] }),
        "UNKNOWN_PLAYER"
    );
    // Two games change tables.
    say(&mut evening, EveningEdit::SetTable { game: 1, table: Some(2) });
    assert_eq!(evening.rounds[0].games.iter().map(|game| game.table).collect::<Vec<_>>(), [Some(2), Some(1)]);
    assert_eq!(refused(&evening, &EveningEdit::SetTable { game: 1, table: Some(3) }), "TABLE_CLOSED");
    assert_eq!(refused(&evening, &EveningEdit::SetTable { game: 1, table: Some(9) }), "UNKNOWN_TABLE");
    assert_eq!(refused(&evening, &EveningEdit::RemoveTable { table: 1 }), "TABLE_IN_USE");
    say(&mut evening, EveningEdit::RemoveTable { table: 3 });
    // The book's die, with the face that fell.
    let throw = Throw { faces: vec![Face::ALL[4]], source: Source::Table };
    let by_rulebook = EveningEdit::SetScenario {
        game: 2,
        scenario: Some("supply-raid".into()),
        way: Way::Book { throw, chooser: None, roll_off: None },
    };
    say(&mut evening, by_rulebook);
    let open =
        |scenario: Option<&str>, way| EveningEdit::SetScenario { game: 2, scenario: scenario.map(str::to_owned), way };
    assert_eq!(refused(&evening, &open(None, Way::Hand)), "WAY");
    assert_eq!(refused(&evening, &open(Some("relic-hunt"), Way::Open)), "WAY");
    let none = Throw { faces: vec![], source: Source::App };
    assert_eq!(
        refused(&evening, &open(Some("relic-hunt"), Way::Book { throw: none, chooser: None, roll_off: None })),
        "WAY"
    );
    assert_eq!(refused(&evening, &EveningEdit::SetAttacker { game: 2, attacker: Some(id("ada")) }), "ATTACKER");
    say(&mut evening, EveningEdit::SetAttacker { game: 2, attacker: Some(id("dorn")) });
    assert_eq!(evening.game(2).unwrap().attacker.as_deref(), Some("dorn"));
}

#[test]
fn a_game_of_a_campaign_leaves_its_result_there() {
    let mut evening = begun();
    let member = |id: &str, warband: &str| Newcomer {
        campaign: Some(CAMPAIGN.into()),
        warband: Some(warband.repeat(32)),
        ..guest(id)
    };
    for player in [member("ada", "1"), member("bors", "2"), guest("cato"), guest("dorn")] {
        let id = player.id.clone();
        say(&mut evening, EveningEdit::Expect { player });
        say(&mut evening, EveningEdit::CheckIn { player: id });
    }
    assert_eq!(refused(&evening, &EveningEdit::Expect { player: member("ezra", "1") }), "WARBAND_TWICE");
    let half = Newcomer { campaign: Some(CAMPAIGN.into()), ..guest("ezra") };
    assert_eq!(refused(&evening, &EveningEdit::Expect { player: half }), "GUEST");
    draw(&mut evening, 0, 1);
    let campaigns: Vec<_> = evening.rounds[0].games.iter().map(|game| game.campaign.as_deref()).collect();
    assert_eq!(campaigns, [Some(CAMPAIGN), None]);
    let drew = Some(ClubResult { winner: None, with: vec![], points: vec![Some(4), Some(4)] });
    assert_eq!(refused(&evening, &EveningEdit::Result { game: 1, result: drew.clone() }), "CAMPAIGN_KEEPS_RESULT");
    assert_eq!(
        refused(&evening, &EveningEdit::SetCampaign { game: 2, campaign: Some(CAMPAIGN.into()) }),
        "OTHER_CAMPAIGN"
    );
    // With a guest in it, it is a one-off game; with the members together again, it is the campaign's again.
    let swap = EveningEdit::Swap { players: [id("bors"), id("cato")], planned: vec![] };
    say(&mut evening, swap.clone());
    assert!(evening.rounds[0].games.iter().all(|game| game.campaign.is_none()));
    say(&mut evening, swap);
    assert_eq!(evening.game(1).unwrap().campaign.as_deref(), Some(CAMPAIGN));
    let mut left = evening.clone();
    say(&mut left, EveningEdit::Expect { player: guest("ada") });
    assert_eq!(left.game(1).unwrap().campaign, None, "a guest plays no game of a campaign");
    say(&mut evening, EveningEdit::SetCampaign { game: 1, campaign: None });
    say(&mut evening, EveningEdit::Result { game: 1, result: drew });
    let wrong = Some(ClubResult { winner: Some(id("ada")), with: vec![], points: vec![Some(1), Some(0)] });
    assert_eq!(refused(&evening, &EveningEdit::Result { game: 2, result: wrong }), "WINNER");
}

#[test]
fn a_round_is_numbered_started_and_left_behind() {
    let mut evening = evening_of(&["ada", "bors"]);
    assert_eq!(refused(&evening, &EveningEdit::Start { at: START.into(), planned: vec![] }), "NO_ROUND");
    assert_eq!(refused(&evening, &EveningEdit::CancelRound), "NO_ROUND");
    assert_eq!(refused(&evening, &take(1, vec![], &[])), "UNKNOWN_ROUND");
    assert_eq!(refused(&evening, &take(0, vec![game("ada", "ada")], &[])), "PLAYER_TWICE");
    assert_eq!(refused(&evening, &take(0, vec![game("ada", "bors")], &["bors"])), "PLAYER_TWICE");
    assert_eq!(refused(&evening, &take(0, vec![game("ada", "fenn")], &[])), "UNKNOWN_PLAYER");
    say(&mut evening, EveningEdit::Expect { player: guest("fenn") });
    assert_eq!(refused(&evening, &take(0, vec![game("ada", "fenn")], &[])), "NOT_HERE");
    say(&mut evening, take(0, vec![], &["ada", "bors"]));
    assert_eq!(refused(&evening, &EveningEdit::Start { at: START.into(), planned: vec![] }), "NO_GAMES");
    say(&mut evening, take(0, vec![game("ada", "bors")], &[]));
    for bad in
        ["2026-12-03", "2026-12-03T24:00:00Z", "2026-12-03T19:00Z", "2026-12-03T19:00:00", "2026-02-30T19:00:00Z"]
    {
        assert_eq!(
            refused(&evening, &EveningEdit::Start { at: bad.into(), planned: vec![] }),
            "TIME_ILL_FORMED",
            "{bad}"
        );
    }
    for fair in ["2026-12-03T19:00:00Z", "2026-12-03T19:00:00.250-05:30", START] {
        assert!(decide(&evening, &EveningEdit::Start { at: fair.into(), planned: vec![] }).is_ok(), "{fair}");
    }
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    assert_eq!(refused(&evening, &EveningEdit::Start { at: START.into(), planned: vec![] }), "ROUND_STARTED");
    say(&mut evening, take(1, vec![game("bors", "ada")], &[]));
    assert_eq!(refused(&evening, &take(0, vec![], &[])), "UNKNOWN_ROUND");
    assert_eq!(refused(&evening, &EveningEdit::Lock { game: 1, locked: false }), "EARLIER_ROUND");
    assert_eq!(refused(&evening, &EveningEdit::SetTable { game: 1, table: None }), "EARLIER_ROUND");
    assert_eq!(refused(&evening, &EveningEdit::Plan { game: 9, battle: None, taken_over: None }), "UNKNOWN_GAME");
}

#[test]
fn a_round_is_started_with_the_games_that_their_campaigns_planned() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    for (player, warband) in [("ada", "1"), ("bors", "2"), ("cato", "3"), ("dorn", "4")] {
        let (campaign, warband) = (Some("c".repeat(32)), Some(warband.repeat(32)));
        say(&mut evening, EveningEdit::Expect { player: Newcomer { campaign, warband, ..guest(player) } });
    }
    let of = |one, other| NewGame { campaign: Some("c".repeat(32)), ..game(one, other) };
    say(&mut evening, take(0, vec![of("ada", "bors"), of("cato", "dorn")], &[]));
    let planned = |game, battle: &str| PlannedIn { game, battle: battle.repeat(32), taken_over: None };
    let start = |planned| EveningEdit::Start { at: START.into(), planned };
    assert_eq!(refused(&evening, &start(vec![planned(1, "a"), planned(2, "a")])), "BATTLE_TWICE");
    assert_eq!(refused(&evening, &start(vec![planned(1, "a"), planned(1, "b")])), "BATTLE_TWICE");
    assert_eq!(refused(&evening, &start(vec![planned(3, "a")])), "UNKNOWN_GAME");
    say(&mut evening, start(vec![planned(1, "a")]));
    let battles =
        |evening: &super::Evening| evening.rounds[0].games.iter().map(|g| g.battle.clone()).collect::<Vec<_>>();
    assert_eq!(battles(&evening), [Some("a".repeat(32)), None]);
    // The other campaign's game waited for an aftermath, and is planned now; nobody plays the first after all.
    assert_eq!(
        refused(&evening, &EveningEdit::Plan { game: 2, battle: Some("a".repeat(32)), taken_over: None }),
        "BATTLE_TWICE"
    );
    say(&mut evening, EveningEdit::Plan { game: 2, battle: Some("b".repeat(32)), taken_over: None });
    say(&mut evening, EveningEdit::Plan { game: 1, battle: None, taken_over: None });
    assert_eq!(battles(&evening), [None, Some("b".repeat(32))]);
    assert_eq!(refused(&evening, &EveningEdit::Result { game: 2, result: None }), "CAMPAIGN_KEEPS_RESULT");
}

#[test]
fn reasons_for_a_table_go_when_two_games_change_tables() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    for number in [1, 2] {
        say(&mut evening, EveningEdit::PutTable { table: table(number, 48, 48, &[]) });
    }
    let why = vec![Why::NeverMet, Why::Rests, Why::Repeat { times: [1, 0], untried: 0 }];
    let at = |number, game: NewGame| NewGame { table: Some(number), why: why.clone(), ..game };
    say(&mut evening, take(0, vec![at(1, game("ada", "bors")), at(2, game("cato", "dorn"))], &[]));
    say(&mut evening, EveningEdit::SetTable { game: 1, table: Some(2) });
    assert!(evening.rounds[0].games.iter().all(|game| game.why == [Why::NeverMet]), "{:?}", evening.rounds[0]);
}

#[test]
fn the_draw_keeps_its_pool_and_its_generator() {
    let mut evening = evening_of(&["ada", "bors"]);
    let old = r#"{"do":"take","round":0,"seed":7,"games":[],"byes":[]}"#;
    say(&mut evening, serde_json::from_str(old).unwrap());
    assert_eq!((evening.rounds[0].pool, &evening.rounds[0].generator), (None, &None), "as it was written once");
    draw(&mut evening, 0, 8);
    assert_eq!(evening.rounds[0].generator.as_deref(), Some("splitmix64-v1"));
}

#[test]
fn a_game_that_nobody_plays_counts_for_nothing_and_its_players_are_free() {
    let mut evening = evening_of(&["ada", "bors", "cato"]);
    say(&mut evening, EveningEdit::PutTable { table: table(1, 48, 48, &[]) });
    let hunt = NewGame { table: Some(1), scenario: Some("relic-hunt".into()), way: Way::Hand, ..game("ada", "bors") };
    say(&mut evening, take(0, vec![hunt], &["cato"]));
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    let drop = |dropped| EveningEdit::Drop { game: 1, dropped };
    assert_eq!(refused(&evening, &drop(false)), "NOTHING_CHANGES");
    say(&mut evening, EveningEdit::Leave { player: id("bors") });
    say(&mut evening, drop(true));
    assert_eq!((evening.played().count(), evening.for_rotation(&Plans::new()).scenarios.len()), (0, 0));
    let result = Some(ClubResult { winner: None, with: vec![], points: vec![Some(0), Some(0)] });
    assert_eq!(refused(&evening, &EveningEdit::Result { game: 1, result: result.clone() }), "GAME_DROPPED");
    // Ada plays with Cato instead, at the same table; then the first cannot be played after all.
    draw(&mut evening, 0, 1);
    let round = &evening.rounds[0];
    assert_eq!((round.games.len(), round.games[1].table, round.byes.len()), (2, Some(1), 0));
    assert_eq!(round.games[1].players, ["ada", "cato"]);
    assert_eq!(refused(&evening, &drop(false)), "PLAYER_TWICE");
    say(&mut evening, EveningEdit::Drop { game: 2, dropped: true });
    say(&mut evening, drop(false));
    assert_eq!(evening.rounds[0].games[0].table, Some(1));
    say(&mut evening, EveningEdit::Result { game: 1, result });
    assert_eq!(refused(&evening, &drop(true)), "GAME_OVER");
}

#[test]
fn two_who_sat_down_the_other_way_round_change_places_in_a_round_that_is_started() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    for (player, warband) in [("ada", "1"), ("bors", "2"), ("cato", "3"), ("dorn", "4")] {
        let (campaign, warband) = (Some(CAMPAIGN.to_owned()), Some(warband.repeat(32)));
        say(&mut evening, EveningEdit::Expect { player: Newcomer { campaign, warband, ..guest(player) } });
    }
    let of = |one, other| NewGame { campaign: Some(CAMPAIGN.into()), ..game(one, other) };
    say(&mut evening, take(0, vec![of("ada", "bors"), of("cato", "dorn")], &[]));
    let planned = |game, battle: &str| PlannedIn { game, battle: battle.repeat(32), taken_over: None };
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![planned(1, "a"), planned(2, "b")] });
    let swap = |planned| EveningEdit::Swap { players: [id("bors"), id("cato")], planned };
    assert_eq!(refused(&evening, &swap(vec![planned(1, "c"), planned(2, "c")])), "BATTLE_TWICE");
    assert_eq!(refused(&evening, &swap(vec![planned(7, "c")])), "UNKNOWN_GAME");
    say(&mut evening, swap(vec![planned(1, "c")]));
    let now: Vec<_> = evening.rounds[0].games.iter().map(|g| (g.players.clone(), g.battle.clone())).collect();
    assert_eq!(now[0], (vec![id("ada"), id("cato")], Some("c".repeat(32))));
    assert_eq!(now[1], (vec![id("bors"), id("dorn")], None), "whatever was planned of it is planned no more");
    assert_eq!(evening.rounds[0].games[0].warbands, [Some("1".repeat(32)), Some("3".repeat(32))]);
    // What has a result was played so.
    let mut over = evening.clone();
    say(&mut over, EveningEdit::Plan { game: 1, battle: None, taken_over: None });
    say(&mut over, EveningEdit::SetCampaign { game: 1, campaign: None });
    say(
        &mut over,
        EveningEdit::Result {
            game: 1,
            result: Some(ClubResult { winner: None, with: vec![], points: vec![Some(1), Some(1)] }),
        },
    );
    assert_eq!(refused(&over, &swap(vec![])), "GAME_LOCKED");
    // The clock began forty minutes before somebody thought of it.
    let earlier = |round, at: &str| EveningEdit::SetStarted { round, at: at.into() };
    say(&mut evening, earlier(0, "2026-12-03T18:20:00+01:00"));
    assert_eq!(evening.rounds[0].started.as_deref(), Some("2026-12-03T18:20:00+01:00"));
    assert_eq!(refused(&evening, &earlier(0, "18:20")), "TIME_ILL_FORMED");
    assert_eq!(refused(&evening, &earlier(1, START)), "NO_ROUND");
    say(&mut evening, take(1, vec![game("ada", "bors")], &[]));
    assert_eq!(refused(&evening, &earlier(1, START)), "NOT_STARTED");
}

#[test]
fn a_game_keeps_the_warbands_it_is_played_with() {
    let mut evening = evening_of(&["ada", "bors"]);
    let member = |id: &str, warband: &str| Newcomer {
        campaign: Some(CAMPAIGN.into()),
        warband: Some(warband.repeat(32)),
        ..guest(id)
    };
    say(&mut evening, EveningEdit::Expect { player: member("ada", "1") });
    say(&mut evening, EveningEdit::Expect { player: member("bors", "2") });
    say(&mut evening, take(0, vec![NewGame { campaign: Some(CAMPAIGN.into()), ..game("ada", "bors") }], &[]));
    // Corrected before the start, it is played with the other one; after it, the next is.
    say(&mut evening, EveningEdit::Expect { player: member("ada", "3") });
    assert_eq!(evening.game(1).unwrap().warband_of("ada"), Some(&"3".repeat(32)));
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    say(&mut evening, EveningEdit::Expect { player: member("ada", "4") });
    let game = evening.game(1).unwrap();
    assert_eq!((game.warband_of("ada"), game.campaign.as_deref()), (Some(&"3".repeat(32)), Some(CAMPAIGN)));
    assert_eq!(game.player_of(&"4".repeat(32)), None);
    say(&mut evening, EveningEdit::Expect { player: guest("ada") });
    assert_eq!(evening.game(1).unwrap().campaign.as_deref(), Some(CAMPAIGN), "it is a game of the campaign still");
}

#[test]
fn somebody_is_not_expected_after_all() {
    let mut evening = evening_of(&["ada", "bors", "cato"]);
    say(&mut evening, take(0, vec![game("ada", "bors")], &["cato"]));
    say(&mut evening, EveningEdit::Unexpect { player: id("cato") });
    assert_eq!((evening.players.len(), evening.rounds[0].byes.len(), evening.rounds[0].games.len()), (2, 0, 1));
    assert_eq!(refused(&evening, &EveningEdit::Unexpect { player: id("cato") }), "UNKNOWN_PLAYER");
    say(&mut evening, EveningEdit::Start { at: START.into(), planned: vec![] });
    assert_eq!(refused(&evening, &EveningEdit::Unexpect { player: id("ada") }), "PLAYED");
    say(&mut evening, EveningEdit::Expect { player: guest("cato") });
    say(&mut evening, EveningEdit::Unexpect { player: id("cato") });
}

#[test]
fn all_games_of_a_round_are_locked_at_once_and_those_that_began_stay_so() {
    let mut evening = evening_of(&["ada", "bors", "cato", "dorn"]);
    assert_eq!(refused(&evening, &EveningEdit::LockRound { locked: true }), "NO_ROUND");
    say(&mut evening, take(0, vec![game("ada", "bors"), game("cato", "dorn")], &[]));
    say(&mut evening, EveningEdit::LockRound { locked: true });
    assert!(evening.rounds[0].games.iter().all(|game| game.locked));
    say(
        &mut evening,
        EveningEdit::Result {
            game: 1,
            result: Some(ClubResult { winner: None, with: vec![], points: vec![Some(1), Some(1)] }),
        },
    );
    say(&mut evening, EveningEdit::LockRound { locked: false });
    assert_eq!(evening.rounds[0].games.iter().map(|game| game.locked).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn a_clock_of_ninety_and_ten_minutes() {
    let clock = Clock::default();
    assert_eq!((clock.minutes, clock.pause, clock.warnings.as_slice()), (90, 10, &[15, 5][..]));
    let set = |minutes, pause, warnings: &[u16]| {
        let clock = Clock { minutes, pause, warnings: warnings.to_vec() };
        decide(&begun(), &EveningEdit::SetClock { clock })
            .map_or_else(|refused| refused.code.to_owned(), |_| "fine".into())
    };
    assert_eq!(set(120, 0, &[30, 10, 1]), "fine");
    assert_eq!(set(0, 10, &[]), "MINUTES_OUT_OF_RANGE");
    assert_eq!(set(601, 10, &[]), "MINUTES_OUT_OF_RANGE");
    assert_eq!(set(60, 10, &[5, 15]), "WARNINGS");
    assert_eq!(set(60, 10, &[60]), "WARNINGS");
    let genesis = Genesis { name: "Late".into(), day: "2026-13-01".into(), rotation: None, clock };
    assert_eq!(genesis.found().unwrap_err().code, "DAY_ILL_FORMED");
}

#[test]
fn what_an_earlier_version_drew_and_planned_reads_as_it_was_written() {
    // A draw is kept with all that came of it: no later way to draw changes what an old entry says.
    let said = [
        r#"{"do":"take","round":0,"seed":7,"generator":"splitmix64-v1","pool":"rotation","games":[{"players":["ada","bors"],"table":null,"scenario":"relic-hunt","way":{"by":"rotation"},"why":[{"is":"one_off"},{"is":"never_met"},{"is":"drawn","weight":1,"of":3}]}],"byes":[{"player":"cato","why":[{"is":"odd_number","players":3},{"is":"fewest_byes","byes":0,"equals":3},{"is":"keeps_campaign_games"},{"is":"best_without","of":3}]}]}"#,
        r#"{"do":"start","at":"2026-12-03T19:00:00Z","planned":[{"game":1,"battle":"0000000000000000000000000000000b"}]}"#,
        r#"{"do":"plan","game":1,"battle":"0000000000000000000000000000000b"}"#,
    ];
    let mut evening = evening_of(&["ada", "bors", "cato"]);
    for line in said {
        let change: EveningEdit = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&change).unwrap(), line.replace(r#""table":null,"#, ""));
        evolve(&mut evening, &change);
    }
    let round = &evening.rounds[0];
    assert_eq!((round.games[0].scenario.as_deref(), round.games[0].taken_over), (Some("relic-hunt"), false));
    assert_eq!(
        (round.games[0].battle.as_deref(), round.byes[0].why.len()),
        (Some("0000000000000000000000000000000b"), 4)
    );
    assert!(!serde_json::to_string(&evening).unwrap().contains("taken_over"));
}

#[test]
fn a_plan_that_is_taken_over_brings_its_scenario_and_goes_without_a_trace() {
    let mut evening = evening_of(&["ada", "bors"]);
    for (id, warband) in [("ada", "1"), ("bors", "2")] {
        let (campaign, warband) = (Some(CAMPAIGN.into()), Some(warband.repeat(32)));
        say(&mut evening, EveningEdit::Expect { player: Newcomer { campaign, warband, ..guest(id) } });
    }
    let campaign = Some(CAMPAIGN.to_owned());
    let drawn = NewGame { campaign, scenario: Some("relic-hunt".into()), way: Way::Rotation, ..game("ada", "bors") };
    say(&mut evening, take(0, vec![drawn], &[]));
    let taken_over = Some("dragon-hunt".to_owned());
    let planned = vec![PlannedIn { game: 1, battle: "b".repeat(32), taken_over: taken_over.clone() }];
    say(&mut evening, EveningEdit::Start { at: START.into(), planned });
    let taken = &evening.rounds[0].games[0];
    assert_eq!((&taken.scenario, &taken.way, taken.taken_over), (&taken_over, &Way::Planned, true));
    say(&mut evening, EveningEdit::Drop { game: 1, dropped: true });
    assert!(!evening.rounds[0].games[0].taken_over && evening.rounds[0].games[0].battle.is_none());
    let ill = EveningEdit::Plan { game: 1, battle: None, taken_over: Some("two words".into()) };
    assert_eq!(refused(&evening, &ill), "ID_ILL_FORMED");
}

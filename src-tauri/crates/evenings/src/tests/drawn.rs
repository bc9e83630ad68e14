//! Drawn rounds, and why they are as they are.

use std::collections::{BTreeMap, BTreeSet};

use super::super::evening::{NewGame, Way};
use super::super::pairing::{DrawFacts, Fixture, Kept, Known, Met, Proposal, StageScenarios, propose};
use super::super::rotation::Fits;
use super::super::why::Why;
use super::{CAMPAIGN, Drawable, before, met, player, scenario, size, table};
use nml_catalogue::Roles;

fn facts(players: &[&str], scenarios: &[&str]) -> DrawFacts {
    DrawFacts {
        players: players.iter().map(|id| player(id)).collect(),
        scenarios: scenarios.iter().map(|id| scenario(id)).collect(),
        seed: 1,
        ..DrawFacts::default()
    }
}

fn pairs(proposal: &Proposal) -> Vec<String> {
    let mut pairs: Vec<String> = proposal.games.iter().map(|game| game.players.join("-")).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn the_rematch_that_a_greedy_draw_runs_into_is_avoided() {
    // A draw that pairs Ada with Bors first leaves Cato and Dorn a rematch.
    let mut facts = facts(&["ada", "bors", "cato", "dorn"], &["relic-hunt"]);
    facts.met = vec![met("cato", "dorn", 1), met("ada", "cato", 1), met("dorn", "bors", 1)];
    for seed in 0..20 {
        facts.seed = seed;
        assert_eq!(pairs(&propose(&facts)), ["ada-dorn", "bors-cato"]);
    }
}

#[test]
fn a_bye_goes_to_whoever_sat_out_least_tonight_then_to_the_latecomer() {
    let mut facts = facts(&["ada", "bors", "cato"], &["relic-hunt"]);
    (facts.players[0].tonight, facts.players[0].byes) = (1, 1);
    facts.players[2].late = true;
    facts.players[0].late = true;
    let proposal = propose(&facts);
    assert_eq!(proposal.byes[0].player, "cato");
    let owes = Why::Owes { tonight: 0, byes: 0, rounds: 0, share: 0 };
    assert_eq!(proposal.byes[0].why, [Why::OddNumber { players: 3 }, owes, Why::CameLate]);
    // Even at the price of a rematch.
    facts.met = vec![met("ada", "bors", 3)];
    let proposal = propose(&facts);
    assert_eq!((proposal.byes[0].player.as_str(), proposal.cost.met), ("cato", 3));
}

#[test]
fn too_few_tables_leave_those_out_who_sat_out_least() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "ezra"], &["relic-hunt"]);
    facts.tables = vec![table(4, 48, 48, &[])];
    for (at, byes) in [1, 0, 2, 0, 1].into_iter().enumerate() {
        (facts.players[at].tonight, facts.players[at].byes) = (byes, byes);
    }
    let proposal = propose(&facts);
    assert_eq!(proposal.cost.idle, 3);
    let out: Vec<&str> = proposal.byes.iter().map(|bye| bye.player.as_str()).collect();
    assert!(out.contains(&"bors") && out.contains(&"dorn") && !out.contains(&"cato"), "{out:?}");
    assert_eq!(proposal.byes[0].why[0], Why::TooFewTables { tables: 1 });
    assert_eq!(proposal.games[0].table, Some(4));
}

#[test]
fn a_regular_who_was_always_lucky_sits_out_before_somebody_who_is_here_for_the_first_time() {
    // Everybody has been here for ten rounds of five in which one sat out; Egon is here for the first time.
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "egon"], &["relic-hunt"]);
    for (known, byes) in facts.players.iter_mut().zip([3, 1, 2, 2]) {
        (known.rounds, known.share, known.byes) = (10, 2000, byes);
    }
    for seed in 0..8 {
        let bye = propose(&DrawFacts { seed, ..facts.clone() }).byes[0].clone();
        assert_eq!(bye.player, "bors", "one of ten, where two are everybody's share");
        assert_eq!(bye.why[1..], [Why::Owes { tonight: 0, byes: 1, rounds: 10, share: 20 }]);
    }
    // If everybody has sat out their share, a newcomer is no more due than they are.
    facts.players.iter_mut().take(4).for_each(|known| known.byes = 2);
    let out: BTreeSet<String> =
        (0..40).map(|seed| propose(&DrawFacts { seed, ..facts.clone() }).byes[0].player.clone()).collect();
    assert_eq!(out.len(), 5, "{out:?}");
}

#[test]
fn members_of_a_campaign_play_each_other_and_the_odd_one_has_somebody_for_the_extra_game() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "ezra"], &["relic-hunt"]);
    for at in [0, 2, 4] {
        facts.players[at].campaign = Some(CAMPAIGN.into());
    }
    facts.players[4].late = true;
    facts.met = vec![met("ada", "cato", 2), met("ada", "ezra", 1)];
    let proposal = propose(&facts);
    assert_eq!(pairs(&proposal), ["ada-cato", "bors-dorn"]);
    assert_eq!(proposal.games[0].why[0], Why::SameCampaign);
    assert_eq!(proposal.games[0].why[1], Why::Met { times: 2, fresh: [2, 3] });
    assert_eq!(proposal.games[1].why[..2], [Why::OneOff, Why::NeverMet]);
    assert_eq!((proposal.byes[0].player.as_str(), proposal.byes[0].extra.as_deref()), ("ezra", Some("cato")));
}

#[test]
fn nobody_plays_a_scenario_twice_while_others_are_left() {
    let mut facts = facts(&["ada", "bors"], &["a", "b", "c"]);
    facts.players[0].played = vec![before("a", 1, 1), before("b", 2, 1)];
    facts.players[1].played = vec![before("c", 1, 3)];
    for seed in 0..20 {
        facts.seed = seed;
        let scenario = propose(&facts).games[0].scenario.clone().unwrap();
        assert!(scenario == "a" || scenario == "c", "one of them played each of these once: {scenario}");
    }
    facts.scenarios.push(scenario("d"));
    let game = propose(&facts).games[0].clone();
    assert_eq!((game.scenario.as_deref(), game.way), (Some("d"), Way::Rotation));
    assert!(game.why.contains(&Why::FirstForBoth));
    // It rests: anything else is better, and if nothing else fits it is taken all the same.
    facts.scenarios[3].rests = true;
    assert_ne!(propose(&facts).games[0].scenario.as_deref(), Some("d"));
    facts.scenarios.drain(..3);
    let game = propose(&facts).games[0].clone();
    assert_eq!(game.scenario.as_deref(), Some("d"));
    assert!(game.why.contains(&Why::OnlyScenario) && game.why.contains(&Why::Rests));
}

#[test]
fn a_scenario_rests_for_whoever_played_it_lately() {
    let mut facts = facts(&["ada", "bors"], &["a", "b"]);
    facts.players[0].played = vec![before("a", 1, 2), before("b", 1, 3)];
    facts.scenarios.iter_mut().for_each(|drawable| drawable.cool_down = 2);
    for seed in 0..10 {
        facts.seed = seed;
        let game = propose(&facts).games[0].clone();
        assert_eq!(game.scenario.as_deref(), Some("b"), "three evenings ago, it is rested");
        assert!(game.why.contains(&Why::Repeat { times: [1, 0], untried: 0 }));
    }
}

#[test]
fn tables_go_to_the_games_whose_scenarios_need_them() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn"], &["small", "large"]);
    facts.tables = vec![table(1, 72, 48, &[]), table(2, 36, 36, &[])];
    facts.scenarios[1].tables = Fits::Only { sizes: vec![size(72, 48)], terrain: vec![] };
    // Everybody played the small one; only the two at the large table can be spared it, and Cato has played it most.
    for known in &mut facts.players {
        known.played = vec![before("small", 1, 1)];
    }
    facts.players[2].played = vec![before("small", 2, 1)];
    facts.met = vec![met("ada", "cato", 1), met("bors", "cato", 1)];
    let proposal = propose(&facts);
    assert_eq!(pairs(&proposal), ["ada-bors", "cato-dorn"]);
    let at_large = &proposal.games[0];
    assert_eq!((at_large.table, at_large.scenario.as_deref()), (Some(1), Some("large")));
    assert_eq!(at_large.players, ["cato", "dorn"]);
    assert!(at_large.why.contains(&Why::Table { fitting: 1, of: 2 }));
    assert!(proposal.joint);
}

#[test]
fn a_scenario_goes_to_a_table_as_large_as_its_map_while_one_is_free() {
    let mut facts = facts(&["ada", "bors"], &["relic-hunt"]);
    facts.scenarios[0].map = Some(size(48, 48));
    facts.tables = vec![table(1, 30, 30, &[]), table(2, 48, 60, &[])];
    for seed in 0..8 {
        let game = propose(&DrawFacts { seed, ..facts.clone() }).games[0].clone();
        assert_eq!(game.table, Some(2));
        assert!(game.why.contains(&Why::Map { map: size(48, 48), large: 1, here: true }), "{:?}", game.why);
    }
    // Two pairs: both play, one on the small table, and the draw says so.
    facts.players.extend([player("cato"), player("dorn")]);
    let proposal = propose(&facts);
    assert_eq!((proposal.games.len(), proposal.cost.open, proposal.cost.cramped), (2, 0, 1));
    assert!(proposal.games[0].why.contains(&Why::Map { map: size(48, 48), large: 1, here: false }));
    // Small tables alone: nothing can be done about it.
    facts.tables[1].closed = true;
    let proposal = propose(&facts);
    assert_eq!((proposal.games.len(), proposal.cost.cramped, proposal.joint), (1, 0, true));
    assert!(proposal.games[0].why.contains(&Why::Map { map: size(48, 48), large: 0, here: false }));
}

#[test]
fn the_one_scenario_that_is_best_for_both_is_said_to_be() {
    let mut facts = facts(&["ada", "bors"], &["relic-hunt", "supply-raid", "dragon-hunt"]);
    facts.players[0].played = vec![before("relic-hunt", 1, 2)];
    facts.players[1].played = vec![before("supply-raid", 1, 1)];
    let game = propose(&facts).games[0].clone();
    assert_eq!(game.scenario.as_deref(), Some("dragon-hunt"));
    assert!(game.why.contains(&Why::FirstForBoth) && game.why.contains(&Why::BestScenario { of: 3 }), "{:?}", game.why);
}

#[test]
fn pairs_are_changed_where_tables_are_in_each_others_way() {
    // Each pair alone would get a fresh scenario; but both Ada-Bors and Cato-Dorn need the one table with trenches.
    let mut facts = facts(&["ada", "bors", "cato", "dorn"], &["dug", "open"]);
    facts.tables = vec![table(1, 48, 48, &["trenches"]), table(2, 48, 48, &[])];
    facts.scenarios[0].tables = Fits::Only { sizes: vec![], terrain: vec!["trenches".into()] };
    for at in [0, 2] {
        facts.players[at].played = vec![before("open", 1, 1)];
    }
    for (at, games) in [0, 0, 5, 5].into_iter().enumerate() {
        facts.players[at].games = games;
    }
    let proposal = propose(&facts);
    assert_eq!(pairs(&proposal), ["ada-cato", "bors-dorn"], "no repeat is worth more than games as many");
    assert_eq!((proposal.cost.repeats, proposal.cost.difference, proposal.joint), (0, 10, true));
}

#[test]
fn a_game_of_a_campaign_draws_from_its_stage_table() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn"], &["rotated"]);
    facts.scenarios.push(Drawable { weight: 0, ..scenario("staged") });
    for (at, games) in [(0, 3), (1, 2)] {
        facts.players[at].campaign = Some(CAMPAIGN.into());
        facts.players[at].games = games;
    }
    let stage =
        |first, last, id: &str| StageScenarios { campaign: CAMPAIGN.into(), first, last, scenarios: vec![id.into()] };
    facts.stages = vec![stage(1, 3, "rotated"), stage(4, 8, "staged")];
    let proposal = propose(&facts);
    let [campaign, guests] = [&proposal.games[0], &proposal.games[1]];
    assert_eq!((campaign.scenario.as_deref(), &campaign.way), (Some("staged"), &Way::Stage));
    assert!(campaign.why.contains(&Why::Stage { game: 4 }), "that of the more experienced player: {:?}", campaign.why);
    assert_eq!((guests.scenario.as_deref(), &guests.way), (Some("rotated"), &Way::Rotation));
}

#[test]
fn whoever_defended_more_attacks() {
    let mut facts = facts(&["ada", "bors"], &["siege"]);
    facts.scenarios[0].roles = Roles::RollOff;
    let attacker = |facts: &DrawFacts| propose(facts).games[0].attacker.clone();
    let drawn: Vec<_> = (0..20).map(|seed| attacker(&DrawFacts { seed, ..facts.clone() }).unwrap()).collect();
    assert!(drawn.contains(&"ada".into()) && drawn.contains(&"bors".into()), "equals are drawn");
    facts.players[0].attacked = 2;
    facts.players[1] = Known { attacked: 3, defended: 2, ..player("bors") };
    assert_eq!(attacker(&facts).as_deref(), Some("bors"));
    assert!(propose(&facts).games[0].why.contains(&Why::Roles { balance: [1, 2] }));
    facts.scenarios[0].roles = Roles::Even;
    assert_eq!(attacker(&facts), None);
}

#[test]
fn the_larger_warband_attacks_where_the_scenario_says_so() {
    // Ada has 14 models and attacked once more than Bors, who has 6.
    let mut facts = facts(&["ada", "bors"], &["supply-raid"]);
    facts.scenarios[0].roles = Roles::LargerAttacks;
    (facts.players[0].models, facts.players[0].attacked) = (Some(14), 1);
    facts.players[1].models = Some(6);
    let game = |facts: &DrawFacts| propose(facts).games[0].clone();
    assert_eq!(game(&facts).attacker.as_deref(), Some("ada"));
    assert!(game(&facts).why.contains(&Why::RolesBySize { models: [14, 6] }));
    // As many: a roll-off decides, and the club in its place.
    facts.players[1].models = Some(14);
    assert_eq!(game(&facts).attacker.as_deref(), Some("bors"));
    // A guest's Warband is not known here.
    facts.players[1].models = None;
    assert_eq!(game(&facts).attacker, None);
    assert!(game(&facts).why.contains(&Why::RolesAtTable));
    // Only in a campaign: two players without a common one roll off.
    facts.players[1].models = Some(6);
    facts.scenarios[0].roles = Roles::LargerAttacksInCampaign;
    assert_eq!(game(&facts).attacker.as_deref(), Some("bors"));
    for player in &mut facts.players {
        player.campaign = Some(CAMPAIGN.into());
    }
    assert_eq!(game(&facts).attacker.as_deref(), Some("ada"));
}

#[test]
fn weights_are_kept_over_many_nights() {
    let mut facts = facts(&["ada", "bors"], &["heavy", "light"]);
    facts.scenarios[0].weight = 75;
    facts.scenarios[1].weight = 25;
    let heavy =
        |seed: &u64| propose(&DrawFacts { seed: *seed, ..facts.clone() }).games[0].scenario.as_deref() == Some("heavy");
    let count = (0..1000).filter(heavy).count();
    assert!((700..800).contains(&count), "{count} of 1000");
    assert!(
        propose(&facts).games[0].why.contains(&Why::Drawn { weight: 75, of: 100, among: 2 })
            || propose(&facts).games[0].why.contains(&Why::Drawn { weight: 25, of: 100, among: 2 })
    );
}

#[test]
fn what_is_kept_takes_its_players_and_its_table_out() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn"], &["relic-hunt"]);
    facts.tables = vec![table(1, 48, 48, &[]), table(2, 48, 48, &[])];
    facts.kept = vec![Kept { players: vec!["ada".into(), "cato".into()], table: Some(1), scenario: None }];
    let proposal = propose(&facts);
    assert_eq!(pairs(&proposal), ["bors-dorn"]);
    assert_eq!(proposal.games[0].table, Some(2));
}

#[test]
fn nothing_to_draw_from_is_a_round_all_the_same() {
    assert_eq!(propose(&DrawFacts::default()).games, []);
    let alone = propose(&facts(&["ada"], &["relic-hunt"]));
    assert_eq!((alone.games.len(), alone.byes.len(), alone.byes[0].extra.clone()), (0, 1, None));
    let open = propose(&facts(&["ada", "bors"], &[]));
    assert_eq!((open.games[0].scenario.clone(), &open.games[0].way, open.cost.open), (None, &Way::Open, 1));
    assert!(open.games[0].why.contains(&Why::NoScenario { pool: 0 }));
    let mut full = facts(&["ada", "bors"], &["relic-hunt"]);
    full.tables = vec![table(1, 48, 48, &[])];
    full.kept = vec![Kept { players: vec!["x".into(), "y".into()], table: Some(1), scenario: None }];
    assert_eq!((propose(&full).games.len(), propose(&full).byes.len()), (0, 2));
    full.kept.clear();
    assert_eq!(propose(&full).games.len(), 1);
    full.tables[0].closed = true;
    assert_eq!(propose(&full).games.len(), 0, "a club whose tables are closed has none, and not as many as it likes");
}

#[test]
fn a_guest_does_not_sit_out_before_members_who_could() {
    // Four of a campaign and a guest: with the guest out there would be a campaign game more, and that is no reason.
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "egon"], &["relic-hunt"]);
    for player in &mut facts.players[..4] {
        player.campaign = Some(CAMPAIGN.into());
    }
    let mut out: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..500 {
        let bye = propose(&DrawFacts { seed, ..facts.clone() }).byes[0].clone();
        let owes = Why::Owes { tonight: 0, byes: 0, rounds: 0, share: 0 };
        assert_eq!(bye.why, [Why::OddNumber { players: 5 }, owes, Why::Lot { of: 5 }]);
        *out.entry(bye.player).or_default() += 1;
    }
    assert!(out.len() == 5 && out.values().all(|times| (70..130).contains(times)), "a hundred each, or so: {out:?}");
}

#[test]
fn the_lot_lets_nobody_meet_an_opponent_of_tonight_again() {
    // Without Ada the four others have met crosswise tonight; without any other they can all meet somebody new.
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "ezra"], &["relic-hunt"]);
    let pairs = [("bors", "cato"), ("bors", "dorn"), ("bors", "ezra")];
    facts.met = pairs.map(|(one, other)| Met { tonight: 1, ..met(one, other, 1) }).to_vec();
    let mut spared = 0;
    for seed in 0..40 {
        let proposal = propose(&DrawFacts { seed, ..facts.clone() });
        assert_ne!(proposal.byes[0].player, "ada");
        assert_eq!(proposal.cost.tonight, 0);
        spared += usize::from(proposal.byes[0].why.contains(&Why::NoRematch { of: 5 }));
    }
    assert!((1..20).contains(&spared), "where the lot would have fallen on Ada: {spared}");
}

#[test]
fn no_scenario_stands_on_two_tables_while_others_are_left() {
    let ids: Vec<String> = (0..8).map(|at| format!("p{at}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let mut facts = facts(&ids, &["a", "b", "c", "d", "e", "f"]);
    facts.scenarios[0].roles = Roles::RollOff;
    facts.scenarios[1].weight = 100;
    // All would rather have the one with roles, for it would set their balance right; and the weights speak for another.
    facts.players.iter_mut().for_each(|known| known.attacked = 3);
    let played = |proposal: &Proposal| -> BTreeSet<String> {
        proposal.games.iter().filter_map(|game| game.scenario.clone()).collect()
    };
    for seed in 0..60 {
        facts.seed = seed;
        let proposal = propose(&facts);
        assert_eq!((played(&proposal).len(), proposal.cost.doubled), (4, 0), "seed {seed}: {:?}", proposal.games);
        assert!(proposal.games.iter().all(|game| game.why.iter().all(|why| !matches!(why, Why::AlsoAt { .. }))));
        // Drawn again around a game that stays, its scenario stands on no other table either.
        let stays = &proposal.games[1];
        let kept = Kept { players: stays.players.clone(), table: None, scenario: stays.scenario.clone() };
        let again = propose(&DrawFacts { seed: seed + 100, kept: vec![kept], ..facts.clone() });
        assert!(played(&again).len() == 3 && !played(&again).contains(stays.scenario.as_ref().unwrap()));
    }
    // With two scenarios for four tables each stands on two, and the draw says so.
    facts.scenarios.truncate(2);
    let proposal = propose(&facts);
    assert_eq!((proposal.cost.doubled, played(&proposal).len()), (2, 2));
    assert!(proposal.games.iter().all(|game| game.why.contains(&Why::AlsoAt { tables: 1 })));
}

#[test]
fn a_scenario_stands_on_no_more_tables_than_the_club_says() {
    // Everybody has played the other one; the terrain of this one is there once.
    let ids = ["ada", "bors", "cato", "dorn", "ezra", "fenn"];
    let mut facts = facts(&ids, &["dug", "open"]);
    facts.scenarios[0].at_once = 1;
    facts.players.iter_mut().for_each(|known| known.played = vec![before("open", 2, 1)]);
    let count =
        |facts: &DrawFacts| propose(facts).games.iter().filter(|game| game.scenario.as_deref() == Some("dug")).count();
    for seed in 0..10 {
        facts.seed = seed;
        assert_eq!(count(&facts), 1);
    }
    let repeated = |game: &&NewGame| game.scenario.as_deref() == Some("open");
    let why = &propose(&facts).games.iter().find(repeated).unwrap().why.clone();
    assert!(why.contains(&Why::Repeat { times: [2, 2], untried: 1 }), "needed elsewhere: {why:?}");
    // A game that stays has it already.
    let kept = Kept { players: vec!["x".into(), "y".into()], table: None, scenario: Some("dug".into()) };
    facts.kept = vec![kept];
    assert_eq!(count(&facts), 0);
    facts.scenarios[0].at_once = 0;
    assert_eq!(count(&facts), 3);
}

#[test]
fn a_game_that_a_campaign_has_planned_is_played_as_it_is_planned() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "ezra"], &["a", "b"]);
    for known in &mut facts.players {
        known.campaign = Some(CAMPAIGN.into());
    }
    facts.scenarios.push(Drawable {
        weight: 0,
        tables: Fits::Only { sizes: vec![size(48, 48)], terrain: vec![] },
        ..scenario("staged")
    });
    facts.tables = vec![table(1, 36, 36, &[]), table(2, 48, 48, &[]), table(3, 36, 36, &[])];
    // They have met, and Dorn owes most of all: what is planned is played all the same.
    facts.met = vec![met("bors", "dorn", 3)];
    facts.players[3].share = 3000;
    let plan = |one: &str, other: &str| Fixture {
        players: [one.into(), other.into()],
        scenario: "staged".into(),
        due: Some("2026-12-05".into()),
    };
    // A player who is not here plays nothing, and if one player has two plans the first counts.
    facts.planned = vec![plan("gone", "ada"), plan("dorn", "bors"), plan("dorn", "cato")];
    for seed in 0..10 {
        facts.seed = seed;
        let proposal = propose(&facts);
        let [planned] = proposal.games.iter().filter(|game| game.way == Way::Planned).collect::<Vec<_>>()[..] else {
            panic!("one is planned: {:?}", proposal.games)
        };
        assert_eq!(planned.players, ["bors", "dorn"]);
        assert_eq!((planned.scenario.as_deref(), planned.table), (Some("staged"), Some(2)));
        assert!(planned.why.contains(&Why::Planned { due: Some("2026-12-05".into()) }), "{:?}", planned.why);
        assert_eq!((proposal.games.len(), proposal.byes.len(), proposal.joint), (2, 1, true));
    }
    // If no table has room for it, it has one all the same; and if there is no table, nobody plays.
    facts.tables.remove(1);
    assert!(propose(&facts).games.iter().any(|game| game.way == Way::Planned && game.table.is_some()));
    facts.tables.iter_mut().for_each(|table| table.closed = true);
    assert_eq!((propose(&facts).games.len(), propose(&facts).byes.len()), (0, 5));
}

#[test]
fn two_guests_who_met_tonight_meet_others_and_on_another_evening_campaign_games_come_first() {
    let mut facts = facts(&["ada", "bors", "cato", "dorn", "gil", "hal"], &["relic-hunt"]);
    for player in &mut facts.players[..4] {
        player.campaign = Some(CAMPAIGN.into());
    }
    let guests = met("gil", "hal", 1);
    for (tonight, mixed) in [(1, 2), (0, 1)] {
        facts.met = vec![Met { tonight, ..guests.clone() }];
        let proposal = propose(&facts);
        assert_eq!((proposal.cost.tonight, proposal.cost.mixed), (0, mixed));
        assert_eq!(pairs(&proposal).contains(&"gil-hal".to_owned()), tonight == 0);
    }
}

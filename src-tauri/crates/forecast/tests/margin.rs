//! The sensible player against one that takes any legal answer, in every scenario of rules 1.0.2, from both sides; and how
//! it spends.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nml_battle::{Battle, Chances, Command, Field, Phase, Step, decide, evolve, options};
use nml_forecast::{Player, Tally, choose, play, share};

/// Games of each scenario from each side.
const GAMES: u64 = 6;
/// The least share of the points that the sensible player takes, a win counting 1 and a draw a half: so much is sure, by
/// the interval of the games that are played here.
const MARGIN: f64 = 0.7;

/// A generator good enough for tests, with no library behind it (splitmix64).
fn draws(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed.wrapping_mul(0x2545_f491_4f6c_dd1d);
    move |below| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from((z ^ (z >> 31)) % u64::from(below.max(1))).unwrap()
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// The two sample Forces as an old log has them, in a scenario.
fn begun(scenario: &Path) -> Battle {
    let log = fs::read_to_string(root().join("tests/corpus/logs/claim-no-mans-land.jsonl")).unwrap();
    let header: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    let mut field: Field = serde_json::from_value(header["start"]["field"].clone()).unwrap();
    field.scenario = serde_json::from_slice(&fs::read(scenario).unwrap()).unwrap();
    field.terrain.clone_from(&field.scenario.terrain);
    Battle::new(Arc::new(field))
}

/// All scenarios of rules 1.0.2, in order.
fn scenarios() -> Vec<PathBuf> {
    let folder = root().join("data/packs/official-1.0.2/scenarios");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 12);
    files
}

fn scenario(id: &str) -> Battle {
    begun(&root().join(format!("data/packs/official-1.0.2/scenarios/{id}.json")))
}

#[test]
fn the_sensible_player_beats_a_random_one_by_a_clear_margin() {
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    for file in scenarios() {
        let begun = begun(&file);
        for sensible in [0_usize, 1] {
            let mut players = [Player::Random; 2];
            players[sensible] = Player::Sensible;
            let mut tally = Tally::new(&begun);
            for seed in 0..GAMES {
                tally.add(&begun, &play(&begun, &players, &mut draws(seed)));
            }
            assert_eq!(tally.stuck, 0, "{}", file.display());
            won += tally.sides[sensible].wins;
            lost += tally.sides[1 - sensible].wins;
            drawn += tally.draws;
        }
    }
    let sure = share(won * 2 + drawn, (won + lost + drawn) * 2);
    assert!(sure.low > MARGIN, "won {won}, lost {lost}, drew {drawn}: {sure:?}");
}

#[test]
fn the_same_draws_play_the_same_game_and_a_game_goes_on_from_any_state() {
    let begun = scenario("the-high-ground");
    let players = [Player::Sensible; 2];
    let (one, same, other) = (
        play(&begun, &players, &mut draws(1)),
        play(&begun, &players, &mut draws(1)),
        play(&begun, &players, &mut draws(2)),
    );
    assert!(one.over && one.end == same.end && one.end != other.end);

    // Half of a game, then the rest many times: what fell before counts for nobody.
    let mut middle = begun;
    let mut drawn = draws(3);
    while middle.turn < 3 && middle.phase != Phase::Ended {
        let command = choose(&middle, &options(&middle), &players, &mut drawn).unwrap();
        let events = decide(&middle, &command).unwrap();
        events.iter().for_each(|event| evolve(&mut middle, event));
    }
    let out = |battle: &Battle| battle.fighters.iter().filter(|f| f.condition == nml_battle::Condition::Out).count();
    assert!(out(&middle) > 0, "somebody fell in two Turns");
    let mut tally = Tally::new(&middle);
    let mut fell = 0;
    for seed in 0..8 {
        let game = play(&middle, &players, &mut draws(seed));
        fell += out(&game.end) - out(&middle);
        tally.add(&middle, &game);
    }
    assert_eq!(tally.games, 8);
    assert!(tally.turns.iter().take(3).all(|games| *games == 0), "no game ended before it began: {:?}", tally.turns);
    assert_eq!(tally.models.iter().map(|model| model.fell as usize).sum::<usize>(), fell);
    assert_eq!(tally.sides.iter().map(|side| side.wins).sum::<u32>() + tally.draws, 8);
}

/// A roll is made likelier or less likely for the side that spends, never the other way.
#[test]
fn markers_are_spent_where_the_odds_turn_for_whoever_spends() {
    let mut spent = 0;
    for seed in 0..6 {
        let mut battle = scenario("claim-no-mans-land");
        let mut drawn = draws(seed);
        while battle.phase != Phase::Ended {
            let command = choose(&battle, &options(&battle), &[Player::Sensible; 2], &mut drawn).unwrap();
            if let Command::Spend { side, markers } = &command {
                let step = battle.question().unwrap();
                let bought = battle.bought(step);
                let own = || bought.iter().filter(|b| b.side == *side);
                let (plain, better) = (own().next().unwrap(), own().find(|b| b.markers == *markers).unwrap());
                // A side that is not struck wants more of it; a friend may be struck by a stray shot.
                let victim = if let Step::Injury(roll) = step {
                    Some(roll.victim)
                } else {
                    step.attack().and_then(|attack| attack.target.model())
                };
                let gains = victim.map(|victim| battle.player_of(victim) != *side);
                let hurts = |chances: &Chances| match chances {
                    Chances::Attack(ways) => ways.share(|b| b.out_of_action * 4 + b.down * 2 + b.minor_hit),
                    Chances::Injury(ways) => ways.share(|b| b.out_of_action * 4 + b.down * 2 + b.minor_hit),
                    Chances::Success(ways) => ways.share(|b| b.success + b.critical),
                };
                let (before, after) = (hurts(&plain.chances), hurts(&better.chances));
                if let Some(gains) = gains {
                    assert_eq!(after > before, gains, "{markers:?} for {side}: {before} to {after}");
                    spent += 1;
                }
            }
            let events = decide(&battle, &command).unwrap();
            events.iter().for_each(|event| evolve(&mut battle, event));
        }
    }
    assert!(spent > 12, "only {spent} times");
}

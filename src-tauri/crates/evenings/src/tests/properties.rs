//! Larger evenings: what is true of every drawn round.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::super::evening::{ClubTable, PLAYERS_MAX};
use super::super::pairing::{DrawFacts, Kept, Known, Proposal, propose};
use super::super::rotation::Fits;
use super::super::why::Why;
use super::brute::tired;
use super::{Chance, Drawable, before, met, player, scenario, size, table};
use nml_catalogue::Roles;
use nml_matching::{Edge, matching};

/// An evening of this many after this many rounds, of which everybody played about three quarters.
fn facts(count: usize, rounds: usize, tables: usize, seed: u64) -> DrawFacts {
    let mut chance = Chance(seed);
    let mut facts = DrawFacts { seed, ..DrawFacts::default() };
    for at in 0..count {
        let mut known = player(&format!("p{at:03}"));
        known.games = chance.number(6);
        known.tonight = chance.number(2);
        known.byes = known.tonight + chance.number(2);
        known.share = u32::from(chance.number(4)) * 500;
        known.late = chance.below(5) == 0;
        (known.attacked, known.defended) = (chance.number(4), chance.number(4));
        facts.players.push(known);
    }
    for _ in 0..rounds {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            order.swap(at, chance.below(at + 1));
        }
        for pair in order.chunks_exact(2) {
            if chance.below(4) == 0 {
                continue;
            }
            let [one, other] = [pair[0], pair[1]].map(|at| facts.players[at].id.clone());
            facts.met.push(met(&one, &other, 1));
            let id = format!("s{}", chance.below(12));
            for at in pair {
                let known: &mut Known = &mut facts.players[*at];
                match known.played.iter_mut().find(|before| before.scenario == id) {
                    Some(before) => before.times += 1,
                    None => known.played.push(before(&id, 1, chance.number(4))),
                }
            }
        }
    }
    for at in 0..12_u8 {
        let tables = if at % 3 == 0 { Fits::Only { sizes: vec![size(48, 48)], terrain: vec![] } } else { Fits::Any };
        let weight = 1 + u8::try_from(chance.below(100)).unwrap();
        facts.scenarios.push(Drawable {
            weight,
            tables,
            roles: if at % 2 == 0 { Roles::RollOff } else { Roles::Even },
            cool_down: at % 3,
            ..scenario(&format!("s{at}"))
        });
    }
    for at in 0..tables {
        let side = if chance.below(2) == 0 { 36 } else { 48 };
        facts.tables.push(table(u16::try_from(at + 1).unwrap(), side, side, &[]));
    }
    facts
}

/// Everybody once, every table once, every scenario if there is room for it.
fn well_formed(facts: &DrawFacts, proposal: &Proposal) {
    let kept: BTreeSet<&String> = facts.kept.iter().flat_map(|game| &game.players).collect();
    let mut seen: Vec<&String> = proposal.games.iter().flat_map(|game| &game.players).collect();
    seen.extend(proposal.byes.iter().map(|bye| &bye.player));
    seen.sort();
    let mut there: Vec<&String> = facts.players.iter().map(|known| &known.id).filter(|id| !kept.contains(id)).collect();
    there.sort();
    assert_eq!(seen, there);
    let mut taken: BTreeSet<u16> = facts.kept.iter().filter_map(|game| game.table).collect();
    for game in &proposal.games {
        assert!(game.attacker.as_ref().is_none_or(|attacker| game.players.contains(attacker)));
        let drawable = facts.scenarios.iter().find(|drawable| Some(&drawable.scenario) == game.scenario.as_ref());
        assert_eq!(game.attacker.is_some(), drawable.is_some_and(|drawable| drawable.roles.any()));
        let Some(number) = game.table else {
            assert!(facts.tables.is_empty());
            continue;
        };
        assert!(taken.insert(number), "table {number} twice");
        let table = facts.tables.iter().find(|table: &&ClubTable| table.number == number).unwrap();
        assert!(drawable.is_none_or(|drawable| drawable.tables.fits(table)));
    }
}

/// Whether everybody who plays can meet somebody new: asked of a graph that knows only who met whom. Who sits out
/// is decided before.
fn can_all_be_fresh(facts: &DrawFacts, out: &[&str]) -> bool {
    let playing: Vec<&Known> = facts.players.iter().filter(|known| !out.contains(&known.id.as_str())).collect();
    let mut edges: Vec<Edge> = Vec::new();
    for (at, one) in playing.iter().enumerate() {
        for (other_at, other) in playing.iter().enumerate().skip(at + 1) {
            if !facts.met.iter().any(|met| met.players.contains(&one.id) && met.players.contains(&other.id)) {
                edges.push((at, other_at, 0));
            }
        }
    }
    matching(playing.len(), &edges).len() * 2 == playing.len()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn nobody_meets_again_where_it_can_be_helped(count in 2_usize..=40, rounds in 0_usize..12, seed in any::<u64>()) {
        let mut facts = facts(count, rounds, 0, seed);
        let proposal = propose(&facts);
        well_formed(&facts, &proposal);
        let out: Vec<&str> = proposal.byes.iter().map(|bye| bye.player.as_str()).collect();
        let fresh = can_all_be_fresh(&facts, &out);
        prop_assert_eq!(proposal.cost.met == 0, fresh);
        // And it does not depend on who is listed first.
        facts.players.reverse();
        facts.met.reverse();
        facts.scenarios.reverse();
        prop_assert_eq!(propose(&facts), proposal);
    }

    #[test]
    fn byes_are_fair_and_tables_and_scenarios_fit(
        count in 0_usize..=40, rounds in 0_usize..8, tables in 0_usize..24, seed in any::<u64>(),
    ) {
        let facts = facts(count, rounds, tables, seed);
        let proposal = propose(&facts);
        well_formed(&facts, &proposal);
        let room = if tables == 0 { usize::MAX } else { tables };
        prop_assert_eq!(proposal.games.len(), room.min(count / 2));
        let known = |id: &String| facts.players.iter().find(|known| known.id == *id).unwrap();
        let rank = |id: &String| (known(id).tonight, !known(id).late, -known(id).owes());
        let last = proposal.byes.iter().map(|bye| rank(&bye.player)).max();
        let first = proposal.games.iter().flat_map(|game| &game.players).map(rank).min();
        prop_assert!(last.is_none() || first.is_none() || last <= first, "{last:?} sits out and {first:?} plays");
        let left = |why: &Why| matches!(why, Why::Repeat { untried, .. } if *untried > 0);
        prop_assert!(!proposal.games.iter().any(|game| game.why.iter().any(left)));
    }

    #[test]
    fn what_is_kept_stays_and_the_seed_says_the_rest(count in 4_usize..=40, tables in 1_usize..24, seed in any::<u64>()) {
        let mut facts = facts(count, 3, tables, seed);
        let first = propose(&facts);
        prop_assert_eq!(&propose(&facts), &first);
        let kept = first.games.iter().step_by(2);
        facts.kept = kept.map(|game| Kept {
            players: game.players.clone(),
            table: game.table,
            scenario: game.scenario.clone(),
        }).collect();
        facts.seed ^= 1;
        let again = propose(&facts);
        well_formed(&facts, &again);
        prop_assert_eq!(&propose(&facts), &again);
        prop_assert_eq!(again.byes.len(), first.byes.len());
        for game in facts.kept {
            prop_assert!(again.games.iter().all(|new| game.table.is_none() || new.table != game.table));
        }
    }
}

#[test]
fn without_tables_and_with_scenarios_enough_the_first_matching_is_the_best() {
    // A pair is weighed with just what it gets, so that there is nothing to look for.
    for seed in 0..20 {
        let mut facts = tired(16, seed);
        facts.scenarios.extend((0..8).map(|at| scenario(&format!("new-{at}"))));
        let proposal = propose(&facts);
        assert!(proposal.joint, "seed {seed}");
        assert_eq!((proposal.cost.repeats, proposal.cost.doubled), (0, 0), "seed {seed}");
    }
}

#[test]
fn seeds_differ_where_much_is_equal() {
    let mut facts = facts(12, 0, 0, 1);
    facts.players.iter_mut().for_each(|known| *known = player(&known.id));
    let rounds: BTreeSet<Vec<Vec<String>>> = (0..20)
        .map(|seed| {
            propose(&DrawFacts { seed, ..facts.clone() }).games.iter().map(|game| game.players.clone()).collect()
        })
        .collect();
    assert!(rounds.len() > 15, "{} rounds of 20 seeds", rounds.len());
}

#[test]
fn two_hundred_players_on_a_hundred_tables() {
    let facts = facts(200, 6, 100, 4);
    let proposal = propose(&facts);
    well_formed(&facts, &proposal);
    assert_eq!((proposal.games.len(), proposal.byes.len(), proposal.cost.met), (100, 0, 0));
    let most = self::facts(PLAYERS_MAX + 4, 1, 0, 5);
    let proposal = propose(&most);
    assert_eq!((proposal.games.len() * 2, proposal.byes.len()), (PLAYERS_MAX, 0), "as many as an evening has");
}

#[test]
fn the_widest_figures_there_can_be_are_weighed_without_overflow() {
    let mut chance = Chance(11);
    let mut facts = facts(PLAYERS_MAX, 0, 0, 6);
    for (at, known) in facts.players.iter_mut().enumerate() {
        known.campaign = (at % 2 == 0).then(|| "c".into());
        known.games = chance.number(200);
        (known.attacked, known.defended) = (chance.number(u16::MAX), chance.number(u16::MAX));
        known.played = (0..12).map(|id| before(&format!("s{id}"), chance.number(u16::MAX), 0)).collect();
    }
    let ids: Vec<String> = facts.players.iter().map(|known| known.id.clone()).collect();
    for one in 0..ids.len() {
        facts.met.extend(ids.iter().skip(one + 1).map(|other| met(&ids[one], other, chance.number(u16::MAX))));
    }
    let proposal = propose(&facts);
    well_formed(&facts, &proposal);
    assert_eq!((proposal.games.len(), proposal.cost.mixed), (PLAYERS_MAX / 2, 64));
}

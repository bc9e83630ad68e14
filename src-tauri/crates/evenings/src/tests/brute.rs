//! Small evenings, drawn and then searched through whole: every way to sit out, pair up, take tables, scenarios and roles.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::super::pairing::{Cost, DrawFacts, Known, Met, StageScenarios, propose};
use super::super::rotation::Fits;
use super::{CAMPAIGN, Chance, Drawable, before, met, player, scenario, size, table};
use crate::evening::ClubTable;
use nml_catalogue::{Roles, Table};

/// The tiers of a whole round from `idle` to `roles`; what is drawn by the seed is not part of it.
type Tiers = [i64; 16];
/// Those of who sits out, with how often those who play meet again tonight.
type Out = [i64; 5];

fn tiers(cost: &Cost) -> Tiers {
    let Cost {
        idle,
        byes,
        early,
        owed,
        tonight,
        mixed,
        met,
        met_squared,
        open,
        resting,
        repeats,
        repeats_squared,
        cramped,
        difference,
        doubled,
        roles,
        ..
    } = *cost;
    let people = [idle, byes, early, owed, tonight, mixed, met, met_squared];
    let scenarios = [open, resting, repeats, repeats_squared, cramped, difference, doubled, roles];
    std::array::from_fn(|at| people.iter().chain(&scenarios).copied().nth(at).unwrap())
}

/// What a game costs, worked out from the facts alone.
fn game(facts: &DrawFacts, one: &Known, other: &Known, drawable: Option<&Drawable>, seat: Option<usize>) -> Tiers {
    let meetings = facts.met.iter().filter(|met| met.players.contains(&one.id) && met.players.contains(&other.id));
    let [met, tonight] =
        meetings.fold([0, 0], |[times, tonight], met| [times + i64::from(met.times), tonight + i64::from(met.tonight)]);
    let mixed = !(one.campaign.is_some() && one.campaign == other.campaign);
    let difference = i64::from(one.games).abs_diff(i64::from(other.games)).try_into().unwrap();
    let mut tiers = [0, 0, 0, 0, tonight, mixed.into(), met, met * met, 0, 0, 0, 0, 0, difference, 0, 0];
    let Some(drawable) = drawable else {
        tiers[8] = 1;
        return tiers;
    };
    let mut rests = drawable.rests;
    for known in [one, other] {
        for before in known.played.iter().filter(|before| before.scenario == drawable.scenario) {
            rests |= drawable.cool_down > 0 && before.ago <= u16::from(drawable.cool_down);
            tiers[10] += i64::from(before.times);
            tiers[11] += i64::from(before.times).pow(2);
        }
    }
    tiers[9] = rests.into();
    let large = |table: &ClubTable| {
        drawable.map.is_none_or(|map| {
            let turned = Table { width: map.depth, depth: map.width };
            [map, turned].iter().any(|map| map.width <= table.size.width && map.depth <= table.size.depth)
        })
    };
    let elsewhere = || facts.tables.iter().any(|table| drawable.tables.fits(table) && large(table));
    tiers[12] = seat.is_some_and(|seat| !large(&facts.tables[seat]) && elsewhere()).into();
    let by_size = match drawable.roles {
        Roles::LargerAttacks => true,
        Roles::LargerAttacksInCampaign => !mixed,
        Roles::Even | Roles::RollOff => false,
    };
    let known = one.models.is_some() && other.models.is_some();
    if drawable.roles != Roles::Even && (known || !by_size) {
        let off = |known: &Known, more: i64| {
            (i64::from(known.attacked) - i64::from(known.defended) + more).abs().saturating_sub(1).max(0)
        };
        let as_it_is = off(one, 0) + off(other, 0);
        let (attacks, defends) = (off(one, 1) + off(other, -1), off(one, -1) + off(other, 1));
        let cost = match one.models.cmp(&other.models) {
            Ordering::Greater if by_size => attacks,
            Ordering::Less if by_size => defends,
            Ordering::Greater | Ordering::Less | Ordering::Equal => attacks.min(defends),
        };
        tiers[15] = cost - as_it_is;
    }
    tiers
}

fn may_draw(facts: &DrawFacts, one: &Known, other: &Known, drawable: &Drawable) -> bool {
    let next = one.games.max(other.games) + 1;
    let staged = |stage: &&StageScenarios| {
        one.campaign.as_ref() == Some(&stage.campaign)
            && one.campaign == other.campaign
            && stage.first <= next
            && next <= stage.last
    };
    match facts.stages.iter().find(staged) {
        Some(stage) => stage.scenarios.contains(&drawable.scenario),
        None => drawable.weight > 0,
    }
}

/// The least there is for those who play, over everything that can be.
fn least(
    facts: &DrawFacts,
    left: &[&Known],
    tables: &[usize],
    counts: &mut BTreeMap<String, i64>,
    sum: Tiers,
    best: &mut Option<Tiers>,
) {
    let add = |tiers: Tiers| -> Tiers { std::array::from_fn(|at| sum[at] + tiers[at]) };
    let Some((one, rest)) = left.split_first() else {
        if best.is_none_or(|best| sum < best) {
            *best = Some(sum);
        }
        return;
    };
    for at in 0..rest.len() {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        let seats: Vec<Option<usize>> =
            if facts.tables.is_empty() { vec![None] } else { tables.iter().map(|table| Some(*table)).collect() };
        for seat in seats {
            let free: Vec<usize> = tables.iter().copied().filter(|table| Some(*table) != seat).collect();
            let fits = |drawable: &&Drawable| seat.is_none_or(|seat| drawable.tables.fits(&facts.tables[seat]));
            let drawn = facts.scenarios.iter().filter(|drawable| may_draw(facts, one, other, drawable)).filter(fits);
            for drawable in drawn.map(Some).chain([None]) {
                let mut tiers = game(facts, one, other, drawable, seat);
                if let Some(drawable) = drawable {
                    let count = counts.entry(drawable.scenario.clone()).or_default();
                    if drawable.at_once > 0 && *count >= i64::from(drawable.at_once) {
                        continue;
                    }
                    tiers[14] = *count;
                    *count += 1;
                }
                least(facts, &others, &free, counts, add(tiers), best);
                if let Some(drawable) = drawable {
                    *counts.get_mut(&drawable.scenario).unwrap() -= 1;
                }
            }
        }
    }
}

/// How often those who play meet again tonight, at the least.
fn rematches(facts: &DrawFacts, left: &[&Known]) -> i64 {
    let Some((one, rest)) = left.split_first() else { return 0 };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        game(facts, one, other, None, None)[4] + rematches(facts, &others)
    };
    (0..rest.len()).map(with).min().unwrap_or(0)
}

/// Every choice of this many players who might sit out, and what it costs.
fn outs(facts: &DrawFacts, idle: usize) -> Vec<(Vec<&Known>, Out)> {
    let mut all = Vec::new();
    for set in 0_u32..1 << facts.players.len() {
        let sits = |at: usize| set >> at & 1 == 1;
        if set.count_ones() as usize != idle {
            continue;
        }
        let mut cost = [i64::try_from(idle).unwrap(), 0, 0, 0, 0];
        let mut playing = Vec::new();
        for (at, known) in facts.players.iter().enumerate() {
            if sits(at) {
                cost[1] += i64::from(known.tonight);
                cost[2] += i64::from(!known.late);
                cost[3] += 1000 * i64::from(known.byes) - i64::from(known.share);
            } else {
                playing.push(known);
            }
        }
        cost[4] = rematches(facts, &playing);
        all.push((playing, cost));
    }
    all
}

/// The least there is with those out who are.
fn brute(facts: &DrawFacts, out: &[&str]) -> Tiers {
    let games = if facts.tables.is_empty() { usize::MAX } else { facts.tables.len() }.min(facts.players.len() / 2);
    let mut all = outs(facts, facts.players.len() - 2 * games);
    let fewest = all.iter().map(|(_, cost)| *cost).min().unwrap();
    all.retain(|(playing, _)| playing.iter().all(|known| !out.contains(&known.id.as_str())));
    let [(playing, cost)] = all.as_slice() else { panic!("{out:?} sit out") };
    assert_eq!(*cost, fewest, "{out:?} sit out: {facts:#?}");
    let tables: Vec<usize> = (0..facts.tables.len()).collect();
    let mut best = None;
    let mut sum = [0; 16];
    sum[..4].copy_from_slice(&cost[..4]);
    least(facts, playing, &tables, &mut BTreeMap::new(), sum, &mut best);
    best.unwrap()
}

/// Whether a round is as good as possible.
fn is_best(facts: &DrawFacts) -> Tiers {
    let proposal = propose(facts);
    let out: Vec<&str> = proposal.byes.iter().map(|bye| bye.player.as_str()).collect();
    let best = brute(facts, &out);
    assert_eq!(tiers(&proposal.cost), best, "seed {}: {facts:#?}", facts.seed);
    assert!(proposal.joint, "seed {}", facts.seed);
    best
}

/// The same facts, if what fits one table fits them all.
fn roomy(mut facts: DrawFacts) -> DrawFacts {
    let tables = facts.tables.clone();
    facts.scenarios.retain(|drawable| tables.is_empty() || tables.iter().any(|table| drawable.tables.fits(table)));
    facts.scenarios.iter_mut().for_each(|drawable| (drawable.tables, drawable.map) = (Fits::Any, None));
    facts
}

fn small(seed: u64) -> DrawFacts {
    let mut chance = Chance(seed);
    let count = 2 + chance.below(5);
    let mut facts = DrawFacts { seed, ..DrawFacts::default() };
    let names = ["a", "b", "c", "d", "e", "f"];
    let scenarios = ["s1", "s2", "s3", "s4"];
    for name in names.iter().take(count) {
        let mut known = player(name);
        known.campaign = (chance.below(3) > 0).then(|| CAMPAIGN.into());
        known.games = chance.number(5);
        known.tonight = chance.number(2);
        known.byes = known.tonight + chance.number(2);
        known.rounds = known.byes + chance.number(3);
        known.share = u32::from(chance.number(3)) * 500;
        known.late = chance.below(4) == 0;
        known.models = (chance.below(3) > 0).then(|| chance.number(3));
        (known.attacked, known.defended) = (chance.number(4), chance.number(4));
        for id in scenarios {
            if chance.below(2) == 0 {
                known.played.push(before(id, 1 + chance.number(2), chance.number(4)));
            }
        }
        facts.players.push(known);
    }
    for one in 0..count {
        for other in one + 1..count {
            if chance.below(2) == 0 {
                let times = 1 + chance.number(3);
                let tonight = chance.number(2).min(times);
                facts.met.push(Met { tonight, ..met(names[one], names[other], times) });
            }
        }
    }
    for id in scenarios.iter().take(1 + chance.below(4)) {
        let sizes = if chance.below(2) == 0 { vec![size(48, 48)] } else { vec![] };
        let terrain = if chance.below(2) == 0 { vec!["trenches".into()] } else { vec![] };
        facts.scenarios.push(Drawable {
            weight: u8::try_from(chance.below(4)).unwrap(),
            tables: Fits::Only { sizes, terrain },
            map: (chance.below(2) == 0).then(|| size(48, 36)),
            roles: [Roles::Even, Roles::RollOff, Roles::LargerAttacks, Roles::LargerAttacksInCampaign][chance.below(4)],
            cool_down: u8::try_from(chance.below(3)).unwrap(),
            rests: chance.below(5) == 0,
            at_once: u8::try_from(chance.below(5).saturating_sub(2)).unwrap(),
            ..scenario(id)
        });
    }
    for number in 1..=chance.number(4) {
        let side = [36, 48][chance.below(2)];
        facts.tables.push(table(number, side, side, &["trenches", "ruins"][chance.below(2)..]));
    }
    if chance.below(2) == 0 {
        let scenarios = vec!["s1".into(), "s3".into()];
        facts.stages.push(StageScenarios { campaign: CAMPAIGN.into(), first: 1, last: 3, scenarios });
    }
    facts
}

/// An evening on which only what everybody played, and when, makes a difference.
pub(super) fn tired(count: usize, seed: u64) -> DrawFacts {
    let mut chance = Chance(seed);
    let mut facts = DrawFacts { seed, ..DrawFacts::default() };
    let scenarios = ["s1", "s2", "s3"];
    for at in 0..count {
        let mut known = player(&format!("p{at}"));
        known.played = scenarios.map(|id| before(id, chance.number(5), chance.number(4))).to_vec();
        known.played.retain(|before| before.times > 0);
        facts.players.push(known);
    }
    for id in scenarios {
        let cool_down = u8::try_from(chance.below(3)).unwrap();
        facts.scenarios.push(Drawable { cool_down, ..scenario(id) });
    }
    facts
}

#[test]
fn pairs_are_found_by_what_both_are_tired_of() {
    for seed in 0..300 {
        is_best(&tired(if seed % 2 == 0 { 4 } else { 6 }, seed));
    }
}

#[test]
fn no_round_of_a_small_night_is_better_than_the_one_that_is_drawn() {
    let (mut in_the_way, mut doubled) = (0, 0);
    for seed in 0..600 {
        let facts = small(seed);
        let best = is_best(&facts);
        let out: Vec<String> = propose(&facts).byes.into_iter().map(|bye| bye.player).collect();
        let out: Vec<&str> = out.iter().map(String::as_str).collect();
        in_the_way += usize::from(brute(&roomy(facts), &out) < best);
        doubled += usize::from(best[14] > 0);
    }
    assert!(in_the_way > 20, "tables were in each other's way {in_the_way} times: too few to show anything");
    assert!(doubled > 20, "a scenario stood at two tables {doubled} times: too few to show anything");
}

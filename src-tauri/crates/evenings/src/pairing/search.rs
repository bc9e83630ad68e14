//! Who meets whom: matchings in order of their least cost, until one is proved to be the best together with its tables.

use super::draw::{For, drawn};
use super::field::Field;
use super::seats::{Seating, seats};
use super::spread::least_doubled;
use super::tiers::{PairTiers, ROLES_SHIFT, add};
use nml_matching::{Edge, Scale, matching};

/// A whole round: its games, with their tables and scenarios.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    /// The pairs, the lower player of each first: those that were drawn in order, then those whose games are planned.
    pub(super) pairs: Vec<[usize; 2]>,
    /// Their tables and scenarios.
    pub(super) seating: Seating,
    /// Their cost, from `tonight` to `roles`.
    pub(super) cost: FullTiers,
    /// It is proved that no other pairs with other tables and scenarios cost less.
    pub(super) joint: bool,
}

/// Tiers from `tonight` to `roles`. What the weights drew is not among them: if all of these are equal, the seed has
/// said who plays whom.
pub(super) type FullTiers = [i64; 12];

/// Work that is spent on the proof: matchings of `n` players times n³. An evening of forty has sixty of them.
const WORK: usize = 4_000_000;
/// The most matchings for a small evening.
const MATCHINGS_MAX: usize = 2_000;
/// The most steps one search spends on dealing tables of several kinds in another way.
const DEALING: usize = 4_000;

/// A set of rounds: those with some pairs and without others; the one of them that costs least at best.
struct Node {
    fixed: Vec<[usize; 2]>,
    barred: Vec<[usize; 2]>,
    pairs: Vec<[usize; 2]>,
    /// What the round costs if every game has its best scenario.
    least: FullTiers,
    /// What the draw adds.
    ties: i128,
}

struct Graph {
    /// Players whose games are drawn.
    players: Vec<usize>,
    /// Every two of them, with what their game costs, and its weight.
    tiers: Vec<([usize; 2], PairTiers, i128)>,
    /// The pairs whose games are planned.
    fixtures: Vec<[usize; 2]>,
    /// For how many games with a scenario it is known what they cost at least by having it at several tables.
    doubled: Vec<i64>,
}

impl Graph {
    fn of(field: &Field<'_>, out: &[usize]) -> Self {
        let fixtures: Vec<[usize; 2]> = field.fixtures().collect();
        let drawn_for =
            |player: &usize| !out.contains(player) && fixtures.iter().flatten().all(|other| other != player);
        let players: Vec<usize> = (0..field.players.len()).filter(drawn_for).collect();
        let mut pairs = Vec::with_capacity(players.len() * players.len() / 2);
        for (at, one) in players.iter().enumerate() {
            pairs.extend(players.iter().skip(at + 1).map(|other| [*one, *other]));
        }
        let weighed: Vec<([usize; 2], PairTiers)> =
            pairs.into_iter().map(|pair| (pair, field.pair_tiers(pair))).collect();
        let games = players.len() / 2;
        let scale = Scale::of(games, games, weighed.iter().map(|(_, tiers)| tiers));
        let seed = field.facts.seed;
        let weigh = |(pair, tiers): ([usize; 2], PairTiers)| {
            (pair, tiers, scale.weigh(&tiers, drawn(seed, For::Pair, &field.names(pair))))
        };
        let doubled = (0..=games).map(|games| least_doubled(field, games)).collect();
        Self { tiers: weighed.into_iter().map(weigh).collect(), players, fixtures, doubled }
    }

    /// The round of the least cost with these pairs and without those, if there is one.
    fn solve(&self, fixed: &[[usize; 2]], barred: &[[usize; 2]]) -> Option<Node> {
        let free: Vec<usize> = self
            .players
            .iter()
            .copied()
            .filter(|player| !fixed.iter().flatten().any(|other| other == player))
            .collect();
        let place = |player: usize| free.binary_search(&player).ok();
        let mut edges: Vec<Edge> = Vec::with_capacity(self.tiers.len());
        for (pair, _, weight) in &self.tiers {
            if let ([Some(one), Some(other)], false) = (pair.map(place), barred.contains(pair)) {
                edges.push((one, other, *weight));
            }
        }
        let places = free.len();
        let found = matching(places, &edges);
        if found.len() * 2 != places {
            return None;
        }
        let games = found.into_iter().filter_map(|(one, other)| Some([*free.get(one)?, *free.get(other)?]));
        let mut pairs: Vec<[usize; 2]> = games.chain(fixed.iter().copied()).collect();
        pairs.sort_unstable();
        let (mut least, mut ties, mut open) = (FullTiers::default(), 0, 0);
        for (_, tiers, weight) in self.tiers.iter().filter(|(pair, _, _)| pairs.binary_search(pair).is_ok()) {
            let [tonight, mixed, met, squared, no_scenario, resting, repeats, again, difference, roles] = *tiers;
            open += no_scenario;
            add(
                &mut least,
                &[tonight, mixed, met, squared, no_scenario, resting, repeats, again, 0, difference, 0, roles],
            );
            ties += weight;
        }
        let [.., doubled, roles] = &mut least;
        *roles += ROLES_SHIFT * i64::try_from(self.fixtures.len()).unwrap_or(i64::MAX);
        let open = usize::try_from(open).unwrap_or(0);
        *doubled = self.doubled.get(pairs.len().saturating_sub(open)).copied().unwrap_or(0);
        Some(Node { fixed: fixed.to_vec(), barred: barred.to_vec(), pairs, least, ties })
    }
}

/// The best round that can be drawn. If the tables do not give every pair its best scenario, other pairings are tried
/// in the order of what they cost at least, as long as one of them might be better and there is work left.
pub(super) fn search(field: &Field<'_>, out: &[usize]) -> Option<Drawn> {
    let graph = Graph::of(field, out);
    let mut open: Vec<Node> = graph.solve(&[], &[]).into_iter().collect();
    let cubed = graph.players.len().pow(3).max(1);
    let mut left = (WORK / cubed).min(MATCHINGS_MAX);
    let (mut dealing, mut seated) = (DEALING, true);
    let mut best: Option<Drawn> = None;
    loop {
        let next = open.iter().enumerate().min_by_key(|(_, node)| (node.least, node.ties)).map(|(at, _)| at);
        let Some(node) = next.map(|at| open.swap_remove(at)) else { break };
        if best.as_ref().is_some_and(|best| best.cost <= node.least) {
            break;
        }
        let pairs: Vec<[usize; 2]> = node.pairs.iter().chain(&graph.fixtures).copied().collect();
        let seating = seats(field, &pairs, &mut dealing);
        let cost = whole(node.least, &seating);
        let proved = cost == node.least;
        seated &= seating.proved || proved;
        if best.as_ref().is_none_or(|best| cost < best.cost) {
            best = Some(Drawn { pairs, seating, cost, joint: true });
        }
        if proved {
            break;
        }
        if left < node.pairs.len() {
            let might = |node: &Node| best.as_ref().is_none_or(|best| node.least < best.cost);
            // What was not tried of this one might be better too.
            let joint = !might(&node) && !open.iter().any(might);
            if let Some(best) = &mut best {
                best.joint = joint;
            }
            break;
        }
        // All other rounds of this set lack one of its pairs: those that lack the first, those that have it and lack the
        // second, and so on (Murty, 1968).
        left -= node.pairs.len();
        let mut fixed = node.fixed.clone();
        for pair in node.pairs.iter().filter(|pair| !node.fixed.contains(pair)) {
            let barred: Vec<[usize; 2]> = node.barred.iter().copied().chain([*pair]).collect();
            open.extend(graph.solve(&fixed, &barred));
            fixed.push(*pair);
        }
    }
    if let Some(best) = &mut best {
        best.joint &= seated;
    }
    best
}

/// The cost of a round with its tables.
fn whole(least: FullTiers, seating: &Seating) -> FullTiers {
    let [tonight, mixed, met, squared, _, _, _, _, _, difference, _, _] = least;
    let [open, resting, repeats, again, cramped, doubled, roles, _] = seating.cost;
    [tonight, mixed, met, squared, open, resting, repeats, again, cramped, difference, doubled, roles]
}

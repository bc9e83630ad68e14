//! Who meets whom: matchings in the order of what they cost at least, until one is proved to be the best with its tables.

use super::draw::{For, drawn};
use super::field::Field;
use super::seats::{Seating, seats};
use super::tiers::{PairTiers, Scale, add};
use crate::matching::{Edge, matching};

/// A whole round: its games, with their tables and scenarios.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    /// The pairs in order, the lower player first.
    pub(super) pairs: Vec<[usize; 2]>,
    /// Their tables and scenarios.
    pub(super) seating: Seating,
    /// Their cost, from `tonight` to `draw`.
    pub(super) cost: FullTiers,
    /// It is proved that no other pairs with other tables and scenarios cost less.
    pub(super) joint: bool,
}

/// Tiers from `tonight` to `draw`.
pub(super) type FullTiers = [i64; 12];

/// Work that is spent on the proof: matchings of `n` players times n³. A night of forty has sixty of them.
const WORK: usize = 4_000_000;
/// Most matchings for a small night.
const MATCHINGS_MAX: usize = 2_000;

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
    /// Players who may play.
    players: Vec<usize>,
    /// How many of them sit out.
    idlers: usize,
    /// Every two of them, with what their game costs, and its weight.
    tiers: Vec<([usize; 2], PairTiers, i128)>,
    /// Those who may sit out, with the weight of that.
    sits: Vec<(usize, i128)>,
}

impl Graph {
    fn of(field: &Field<'_>) -> Self {
        let (sure, idle) = field.sitting();
        let players: Vec<usize> = (0..field.players.len()).filter(|player| !sure.contains(player)).collect();
        let mut pairs = Vec::with_capacity(players.len() * players.len() / 2);
        for (at, one) in players.iter().enumerate() {
            pairs.extend(players.iter().skip(at + 1).map(|other| [*one, *other]));
        }
        let weighed: Vec<([usize; 2], PairTiers)> =
            pairs.into_iter().map(|pair| (pair, field.pair_tiers(pair))).collect();
        let idlers = field.idle() - sure.len();
        let games = (players.len() - idlers) / 2;
        let scale = Scale::of(games, games + idlers, weighed.iter().map(|(_, tiers)| tiers));
        let seed = field.night.seed;
        let weigh = |(pair, tiers): ([usize; 2], PairTiers)| {
            (pair, tiers, scale.weigh(&tiers, drawn(seed, For::Pair, &field.names(pair))))
        };
        let sit = |player: &usize| {
            (*player, scale.weigh(&PairTiers::default(), drawn(seed, For::Bye, &[field.names([*player; 2])[0]])))
        };
        Self { idlers, sits: idle.iter().map(sit).collect(), tiers: weighed.into_iter().map(weigh).collect(), players }
    }

    /// The round of the least cost with these pairs and without those; none: there is none.
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
        // Whoever sits out is matched with one of as many empty chairs.
        for (player, weight) in &self.sits {
            if let Some(at) = place(*player) {
                edges.extend((0..self.idlers).map(|chair| (at, free.len() + chair, *weight)));
            }
        }
        let places = free.len() + self.idlers;
        let found = matching(places, &edges);
        if found.len() * 2 != places {
            return None;
        }
        let games = found.into_iter().filter_map(|(one, other)| Some([*free.get(one)?, *free.get(other)?]));
        let mut pairs: Vec<[usize; 2]> = games.chain(fixed.iter().copied()).collect();
        pairs.sort_unstable();
        let (mut least, mut ties) = (FullTiers::default(), 0);
        for (_, tiers, weight) in self.tiers.iter().filter(|(pair, _, _)| pairs.binary_search(pair).is_ok()) {
            let [tonight, mixed, met, squared, open, resting, repeats, again, difference, roles] = *tiers;
            add(&mut least, &[tonight, mixed, met, squared, open, resting, repeats, again, 0, difference, roles, 0]);
            ties += weight;
        }
        for (player, weight) in &self.sits {
            if pairs.iter().flatten().all(|other| other != player) {
                ties += weight;
            }
        }
        Some(Node { fixed: fixed.to_vec(), barred: barred.to_vec(), pairs, least, ties })
    }
}

/// The best round that can be drawn. Where the tables do not give every pair its best scenario, other pairings are tried in
/// the order of what they cost at least, as long as one of them might be better and there is work left.
pub(super) fn search(field: &Field<'_>) -> Option<Drawn> {
    let graph = Graph::of(field);
    let mut open: Vec<Node> = graph.solve(&[], &[]).into_iter().collect();
    let cubed = (graph.players.len() + graph.idlers).pow(3).max(1);
    let mut left = (WORK / cubed).min(MATCHINGS_MAX);
    let mut best: Option<Drawn> = None;
    loop {
        let next = open.iter().enumerate().min_by_key(|(_, node)| (node.least, node.ties)).map(|(at, _)| at);
        let Some(node) = next.map(|at| open.swap_remove(at)) else { break };
        if best.as_ref().is_some_and(|best| best.cost <= node.least) {
            break;
        }
        let seating = seats(field, &node.pairs);
        let cost = whole(node.least, &seating);
        let proved = cost == node.least;
        if best.as_ref().is_none_or(|best| cost < best.cost) {
            best = Some(Drawn { pairs: node.pairs.clone(), seating, cost, joint: true });
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
    best
}

/// The cost of a round with its tables.
fn whole(least: FullTiers, seating: &Seating) -> FullTiers {
    let [tonight, mixed, met, squared, .., difference, _, _] = least;
    let [open, resting, repeats, again, cramped, roles, draw] = seating.cost;
    [tonight, mixed, met, squared, open, resting, repeats, again, cramped, difference, roles, draw]
}

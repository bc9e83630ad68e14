//! Pairs at the least cost: a matching in any graph (Edmonds’ blossoms). This crate is the one door to the library that
//! finds it.
//!
//! ```
//! use nml_matching::matching;
//!
//! // Four players can pair up in two ways: 2 + 2 costs less than 0 + 9.
//! let edges = [(0, 1, 0), (2, 3, 9), (0, 2, 2), (1, 3, 2)];
//! assert_eq!(matching(4, &edges), [(0, 2), (1, 3)]);
//! ```
//!
//! [`Scale`] puts a cost of several tiers, each a tie-break for those before it, into one number.

mod scale;
#[cfg(test)]
mod tests;

use integer_blossom::max_weight_matching;

pub use scale::Scale;

/// What an edge may cost at most, times the number of edges chosen, in bits: the library doubles weights and adds them along
/// the graph, so that ten bits of `i128` are left to it.
pub const ROOM: u32 = 117;

/// Two places that may be matched, the lower first, and what it costs: not less than nothing.
pub type Edge = (usize, usize, i128);

/// The matching of `places` with as many pairs as there can be, and of those with the least cost; the lower place of a
/// pair first, in order. If several have that cost, it is always the same one.
///
/// Edges that lead to no place are left out; of several between two places the cheapest counts.
#[must_use]
pub fn matching(places: usize, edges: &[Edge]) -> Vec<(usize, usize)> {
    let dearest = edges.iter().map(|(_, _, cost)| *cost).max().unwrap_or(0);
    // One pair more outweighs all that pairs may cost.
    let pair = dearest * i128::try_from(places / 2).unwrap_or(1) + 1;
    let mut weights = vec![0; places * places];
    for (one, other, cost) in edges.iter().filter(|(one, other, _)| one < other && *other < places) {
        if let Some(weight) = weights.get_mut(one * places + other) {
            *weight = (*weight).max(pair - cost);
        }
    }
    let mates = max_weight_matching(&weights, places).into_iter().enumerate();
    mates.filter_map(|(one, mate)| Some((one, mate.filter(|other| one < *other)?))).collect()
}

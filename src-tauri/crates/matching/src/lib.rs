//! A matching of the least cost in a graph of any kind (Edmonds’ blossoms): the one door to the library.

mod scale;

use std::convert::Infallible;

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

pub use scale::Scale;

/// What an edge may cost at most, times the number of edges chosen: the library doubles weights and adds them along the
/// graph, so that ten bits of `i128` are left to it.
pub const ROOM: u32 = 117;

/// Two places that may be matched, the lower first, and what it costs: not less than nothing.
pub type Edge = (usize, usize, i128);

/// The matching of `places` with as many pairs as there can be, and of those with the least cost; the lower place of a pair
/// first, in order. Of several with that cost it is always the same one.
pub fn matching(places: usize, edges: &[Edge]) -> Vec<(usize, usize)> {
    let mut graph = UnGraph::<(), i128>::with_capacity(places, edges.len());
    let nodes: Vec<_> = (0..places).map(|_| graph.add_node(())).collect();
    let dearest = edges.iter().map(|(_, _, cost)| *cost).max().unwrap_or(0);
    for (one, other, cost) in edges {
        if let (Some(one), Some(other)) = (nodes.get(*one), nodes.get(*other)) {
            graph.add_edge(*one, *other, dearest - cost + 1);
        }
    }
    // Of as many pairs as there can be, the greatest weight is the least cost. In tests the library proves its answer.
    let found = max_weight_matching(&graph, true, |edge| Ok::<_, Infallible>(*edge.weight()), cfg!(test));
    let mut pairs: Vec<(usize, usize)> = match found {
        Ok(pairs) => pairs.into_iter().map(|(one, other)| (one.min(other), one.max(other))).collect(),
        Err(never) => match never {},
    };
    pairs.sort_unstable();
    pairs
}

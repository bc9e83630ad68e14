#![allow(clippy::panic)]
//! The library's answer beside going through every matching there is.

use proptest::prelude::*;

use super::{Edge, ROOM, matching};

/// As many pairs as there can be and what they cost at least, by trying every partner of the first place that is left.
fn best(left: &[usize], edges: &[Edge]) -> (usize, i128) {
    let Some((first, rest)) = left.split_first() else { return (0, 0) };
    let mut best_of_all = best(rest, edges);
    for (at, other) in rest.iter().enumerate() {
        let between = edges.iter().filter(|(a, b, _)| (a, b) == (first, other)).map(|(_, _, cost)| cost).min();
        let Some(cost) = between else { continue };
        let without: Vec<usize> = [&rest[..at], &rest[at + 1..]].concat();
        let (pairs, sum) = best(&without, edges);
        let found = (pairs + 1, sum + cost);
        if found.0 > best_of_all.0 || found.0 == best_of_all.0 && found.1 < best_of_all.1 {
            best_of_all = found;
        }
    }
    best_of_all
}

fn edges(places: usize, dearest: i128) -> impl Strategy<Value = Vec<Edge>> {
    let edge = (0..places, 0..places, 0..=dearest).prop_filter_map("one place", |(one, other, cost)| {
        (one != other).then_some((one.min(other), one.max(other), cost))
    });
    prop::collection::vec(edge, 0..places * 3)
}

/// The matching is one, and no other has more pairs or costs less.
fn holds(places: usize, edges: &[Edge]) {
    let found = matching(places, edges);
    let mut taken: Vec<usize> = found.iter().flat_map(|(one, other)| [*one, *other]).collect();
    taken.sort_unstable();
    assert!(taken.windows(2).all(|pair| pair[0] != pair[1]), "somebody is paired twice: {found:?}");
    let cost = |(one, other): &(usize, usize)| {
        let between = edges.iter().filter(|(a, b, _)| (a, b) == (one, other)).map(|(_, _, cost)| *cost);
        between.min().unwrap_or_else(|| panic!("{one} and {other} may not be paired"))
    };
    let all: Vec<usize> = (0..places).collect();
    assert_eq!((found.len(), found.iter().map(cost).sum()), best(&all, edges));
    assert_eq!(matching(places, edges), found);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn no_matching_is_better(case in (0_usize..=9).prop_flat_map(|places| (Just(places), edges(places.max(2), 12)))) {
        let (places, edges) = case;
        let within: Vec<Edge> = edges.into_iter().filter(|(_, other, _)| *other < places).collect();
        holds(places, &within);
    }

    #[test]
    fn the_greatest_costs_there_is_room_for_are_added_without_an_error(edges in edges(8, (1 << ROOM) / 4)) {
        holds(8, &edges);
    }
}

#[test]
fn an_odd_ring_leaves_one_over_and_a_flower_on_a_stem_is_opened() {
    holds(5, &[(0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 4, 1), (0, 4, 1)]);
    // The blossom 1-2-3-4-5 on the stem 0, with a way out at 3 only.
    holds(8, &[(0, 1, 3), (1, 2, 0), (2, 3, 0), (3, 4, 0), (4, 5, 0), (1, 5, 0), (3, 6, 1), (6, 7, 1)]);
}

#[test]
fn an_edge_to_no_place_is_left_out() {
    assert_eq!(matching(2, &[(0, 7, 0), (0, 1, 5)]), [(0, 1)]);
    assert_eq!(matching(0, &[(0, 1, 5)]), []);
}

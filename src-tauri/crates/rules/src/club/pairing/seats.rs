//! Which table and scenario each pair gets: an assignment of the least cost.

use super::draw::{For, drawn};
use super::field::{Choice, Field};
use super::tiers::{Scale, SeatTiers, add};
use crate::matching::{Edge, matching};

/// The tables and scenarios of pairs, in the pairs' order.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    /// The table, where there are any, and the scenario.
    pub(super) seats: Vec<(Option<usize>, Choice)>,
    /// What they cost together.
    pub(super) cost: SeatTiers,
}

/// The best tables and scenarios for these pairs; there are as many tables, or none are kept.
pub(super) fn seats(field: &Field<'_>, pairs: &[[usize; 2]]) -> Seating {
    let choices: Vec<Vec<Choice>> = pairs.iter().map(|pair| field.choices(*pair)).collect();
    let best_at = |pair: usize, table: Option<usize>| {
        let fits = |choice: &&Choice| choice.scenario.is_none_or(|scenario| field.fits(scenario, table));
        let all = choices.get(pair).into_iter().flatten().filter(fits);
        all.map(|choice| (tiers(field, choice, table), *choice)).min_by_key(|(tiers, _)| *tiers)
    };
    let given: Vec<Option<usize>> = match &field.tables {
        None => vec![None; pairs.len()],
        Some(tables) => {
            let mut all: Vec<(usize, usize, SeatTiers)> = Vec::with_capacity(pairs.len() * tables.len());
            for pair in 0..pairs.len() {
                let at = |table: usize| best_at(pair, Some(table)).map(|(tiers, _)| (pair, table, tiers));
                all.extend((0..tables.len()).filter_map(at));
            }
            let scale = Scale::of(pairs.len(), pairs.len(), all.iter().map(|(_, _, tiers)| tiers));
            let draw = |pair: usize, table: usize| {
                let names = pairs.get(pair).map_or([""; 2], |pair| field.names(*pair));
                let number = tables.get(table).map_or(0, |table| table.number).to_string();
                drawn(field.night.seed, For::Table, &[names[0], names[1], &number])
            };
            let seat = |(pair, table, tiers): &(usize, usize, SeatTiers)| -> Edge {
                (*pair, pairs.len() + table, scale.weigh(tiers, draw(*pair, *table)))
            };
            let edges: Vec<Edge> = all.iter().map(seat).collect();
            let mut given = vec![None; pairs.len()];
            for (pair, place) in matching(pairs.len() + tables.len(), &edges) {
                if let (Some(seat), Some(table)) = (given.get_mut(pair), place.checked_sub(pairs.len())) {
                    *seat = Some(table);
                }
            }
            given
        }
    };
    let mut cost = SeatTiers::default();
    let mut seats = Vec::with_capacity(pairs.len());
    for (pair, table) in given.into_iter().enumerate() {
        // There is always one: no scenario is the last choice of every pair.
        if let Some((tiers, choice)) = best_at(pair, table) {
            add(&mut cost, &tiers);
            seats.push((table, choice));
        }
    }
    Seating { seats, cost }
}

fn tiers(field: &Field<'_>, choice: &Choice, table: Option<usize>) -> SeatTiers {
    let [open, resting, repeats, again, roles] = choice.tiers;
    let cramped = choice.scenario.is_some_and(|scenario| field.cramped(scenario, table));
    [open, resting, repeats, again, cramped.into(), roles, choice.place]
}

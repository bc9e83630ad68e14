//! Which scenario each of several games gets, so that they are spread over the round: a scenario costs more the more
//! tables play it. Games come one after another, each by the cheapest way to make room for it among those before it
//! (shortest augmenting paths); because a further table only ever costs more, the result is the best there is.

use super::field::{Choice, Field};
use super::tiers::{DOUBLED, SeatTiers};

/// A scenario that a game may have, and what it costs there by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) choice: Choice,
    pub(super) cost: SeatTiers,
    /// The scenario that a further table is counted for. `None` if there is no scenario, or it is planned and stands
    /// anyway.
    pub(super) counts: Option<usize>,
}

/// The cheapest way so far to free a scenario for one more game: a game takes a line, and leaves another scenario for it.
#[derive(Clone, Copy)]
struct Way {
    cost: SeatTiers,
    game: usize,
    line: usize,
    /// The scenario that the game leaves, or `None` if it is the new one.
    leaves: Option<usize>,
}

/// The lines that games take, in the games' order, and what they cost together. Every game has a line without a scenario, or
/// one that is planned.
pub(super) fn spread(field: &Field<'_>, games: &[Vec<Line>]) -> (Vec<usize>, SeatTiers) {
    let mut tables = vec![0_u16; field.scenarios.len()];
    let mut chosen: Vec<usize> = Vec::with_capacity(games.len());
    let mut sum = SeatTiers::default();
    for game in 0..games.len() {
        let Some((last, ways)) = cheapest(field, games, &chosen, &tables, game) else { continue };
        chosen.push(0);
        sum = plus(&sum, &last.cost);
        if let Some(count) = counted(games, last.game, last.line).and_then(|scenario| tables.get_mut(scenario)) {
            *count = count.saturating_add(1);
        }
        let mut step = Some(last);
        while let Some(way) = step {
            if let Some(line) = chosen.get_mut(way.game) {
                *line = way.line;
            }
            step = way.leaves.and_then(|scenario| ways.get(scenario).copied().flatten());
        }
    }
    (chosen, sum)
}

fn line(games: &[Vec<Line>], game: usize, line: usize) -> Option<&Line> {
    games.get(game)?.get(line)
}

fn counted(games: &[Vec<Line>], game: usize, at: usize) -> Option<usize> {
    line(games, game, at)?.counts
}

/// The last step of the cheapest way to take one more game in, with what the further table costs, and the steps before it.
fn cheapest(
    field: &Field<'_>,
    games: &[Vec<Line>],
    chosen: &[usize],
    tables: &[u16],
    new: usize,
) -> Option<(Way, Vec<Option<Way>>)> {
    let mut ways: Vec<Option<Way>> = vec![None; tables.len()];
    let mut best: Option<Way> = None;
    let offer = |way: Way, to: Option<usize>, ways: &mut Vec<Option<Way>>, best: &mut Option<Way>| match to {
        None => {
            if best.is_none_or(|best| way.cost < best.cost) {
                *best = Some(way);
            }
            false
        }
        Some(scenario) => match ways.get_mut(scenario) {
            Some(known) if known.is_none_or(|known| way.cost < known.cost) => {
                *known = Some(way);
                true
            }
            Some(_) | None => false,
        },
    };
    for (at, own) in games.get(new)?.iter().enumerate() {
        offer(Way { cost: own.cost, game: new, line: at, leaves: None }, own.counts, &mut ways, &mut best);
    }
    // No way passes a scenario twice, so that it is found after as many looks.
    for _ in 0..tables.len() {
        let mut moved = false;
        for (game, at) in chosen.iter().enumerate() {
            let Some(own) = line(games, game, *at) else { continue };
            let Some((leaves, before)) =
                own.counts.and_then(|scenario| Some((scenario, ways.get(scenario)?.as_ref()?.cost)))
            else {
                continue;
            };
            let others = games.get(game).into_iter().flatten().enumerate();
            for (to, other) in others.filter(|(_, other)| other.counts != Some(leaves)) {
                let cost = less(&plus(&before, &other.cost), &own.cost);
                let way = Way { cost, game, line: to, leaves: Some(leaves) };
                moved |= offer(way, other.counts, &mut ways, &mut best);
            }
        }
        if !moved {
            break;
        }
    }
    for (scenario, way) in ways.iter().enumerate() {
        let taken = tables.get(scenario).copied().unwrap_or(0);
        if let Some(way) = way.filter(|_| field.left(scenario).is_none_or(|left| taken < left)) {
            let mut further = way;
            if let Some(doubled) = further.cost.get_mut(DOUBLED) {
                *doubled += i64::from(field.standing(scenario)) + i64::from(taken);
            }
            if best.is_none_or(|best| further.cost < best.cost) {
                best = Some(further);
            }
        }
    }
    best.map(|best| (best, ways))
}

/// The least that this many games cost by having one scenario at several tables, no matter who plays what where.
pub(super) fn least_doubled(field: &Field<'_>, games: usize) -> i64 {
    let mut tables: Vec<(u16, Option<u16>)> =
        (0..field.scenarios.len()).map(|scenario| (field.standing(scenario), field.left(scenario))).collect();
    let mut sum = 0;
    for _ in 0..games {
        let open = tables.iter_mut().filter(|(_, left)| *left != Some(0));
        let Some((count, left)) = open.min_by_key(|(count, _)| *count) else { break };
        sum += i64::from(*count);
        *count = count.saturating_add(1);
        *left = left.map(|left| left.saturating_sub(1));
    }
    sum
}

pub(super) fn plus(one: &SeatTiers, other: &SeatTiers) -> SeatTiers {
    let mut sum = *one;
    sum.iter_mut().zip(other).for_each(|(sum, tier)| *sum += tier);
    sum
}

fn less(one: &SeatTiers, other: &SeatTiers) -> SeatTiers {
    let mut rest = *one;
    rest.iter_mut().zip(other).for_each(|(rest, tier)| *rest -= tier);
    rest
}

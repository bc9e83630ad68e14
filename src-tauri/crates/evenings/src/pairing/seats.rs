//! Which table and scenario each pair gets.
//!
//! Tables of one kind have room for the same scenarios, so they are the same for everybody. If all are of one kind, or
//! nobody keeps any, the scenarios are spread as well as they can be. If there are several kinds, each pair first goes
//! to the kind that is best for it alone. Then scenarios are spread and tables dealt in turn, as long as that helps.
//! Other deals are tried as long as one of them might be better and there is work left.

use super::draw::{For, drawn};
use super::field::{Choice, Field};
use super::spread::{Line, least_doubled, plus, spread};
use super::tiers::{DOUBLED, OPEN, SeatTiers};
use nml_matching::{Edge, Scale, matching};

/// The tables and scenarios of pairs, in the pairs' order.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    /// The table, if there are any, and the scenario.
    pub(super) seats: Vec<(Option<usize>, Choice)>,
    /// What they cost together.
    pub(super) cost: SeatTiers,
    /// It is proved that these pairs cannot have it better.
    pub(super) proved: bool,
}

/// The most times that scenarios and tables are dealt in turn.
const TURNS: usize = 4;

/// A deal: the kind of table for each pair, the lines they take there, and what it costs.
#[derive(Clone)]
struct Deal {
    kinds: Vec<usize>,
    lines: Vec<usize>,
    cost: SeatTiers,
}

/// The pairs, and what each may have at each kind of table.
struct Board<'f> {
    field: &'f Field<'f>,
    pairs: &'f [[usize; 2]],
    /// The tables of each kind; a single kind without any if nobody keeps tables.
    kinds: Vec<Vec<usize>>,
    /// For each pair and kind what may be played there.
    lines: Vec<Vec<Vec<Line>>>,
    /// How many of the pairs have their scenario drawn.
    drawn: usize,
    /// For how many games with a scenario it is known what they cost at least by having it at several tables.
    doubled: Vec<i64>,
}

/// The best tables and scenarios for these pairs; there are as many tables, or nobody keeps tables. `work` is how many
/// steps may still be spent on other deals.
pub(super) fn seats<'f>(field: &'f Field<'f>, pairs: &'f [[usize; 2]], work: &mut usize) -> Seating {
    let board = Board::of(field, pairs);
    let first = board.dealt(|pair, kind| board.lines_at(pair, kind).iter().map(|line| line.cost).min());
    let mut best = board.spread(first);
    let mut proved = true;
    if board.kinds.len() > 1 {
        for _ in 0..TURNS {
            let again = board.dealt(|pair, kind| board.cost_of(&best, pair, kind));
            let next = board.spread(again);
            if next.cost >= best.cost {
                break;
            }
            best = next;
        }
        proved = board.search(&mut best, work);
    }
    let tables = board.tables(&best);
    let chosen = |pair: usize| {
        let (kind, line) = (best.kinds.get(pair)?, best.lines.get(pair)?);
        board.lines_at(pair, *kind).get(*line).map(|line| line.choice)
    };
    let seats = tables.into_iter().enumerate();
    let seats = seats.filter_map(|(pair, table)| chosen(pair).map(|choice| (table, choice))).collect();
    Seating { seats, cost: best.cost, proved }
}

impl<'f> Board<'f> {
    fn of(field: &'f Field<'f>, pairs: &'f [[usize; 2]]) -> Self {
        let kinds = field.kinds();
        let mut lines = Vec::with_capacity(pairs.len());
        let mut drawn = 0;
        for pair in pairs {
            let choices = field.choices(*pair);
            let planned = field.fixture(*pair).is_some();
            drawn += usize::from(!planned);
            let at = |kind: &Vec<usize>| {
                let table = kind.first().copied();
                let line = |choice: &Choice| {
                    let fits = choice.scenario.is_none_or(|scenario| field.fits(scenario, table));
                    // What is planned is played, at any table that is left for it.
                    (fits || planned).then(|| Line {
                        choice: *choice,
                        cost: tiers(field, choice, table, !fits),
                        counts: choice.scenario.filter(|_| !planned),
                    })
                };
                choices.iter().filter_map(line).collect()
            };
            lines.push(kinds.iter().map(at).collect());
        }
        let doubled = (0..=drawn).map(|games| least_doubled(field, games)).collect();
        Self { field, pairs, kinds, lines, drawn, doubled }
    }

    fn lines_at(&self, pair: usize, kind: usize) -> &[Line] {
        self.lines.get(pair).and_then(|kinds| kinds.get(kind)).map_or(&[], Vec::as_slice)
    }

    /// What a pair’s scenario would cost at another kind of table. `None` if it has no room there.
    fn cost_of(&self, deal: &Deal, pair: usize, kind: usize) -> Option<SeatTiers> {
        let (own, line) = (deal.kinds.get(pair)?, deal.lines.get(pair)?);
        let scenario = self.lines_at(pair, *own).get(*line)?.choice.scenario;
        self.lines_at(pair, kind).iter().find(|line| line.choice.scenario == scenario).map(|line| line.cost)
    }

    /// The kind of table for each pair, such that it costs least, each pair for itself.
    fn dealt(&self, cost: impl Fn(usize, usize) -> Option<SeatTiers>) -> Vec<usize> {
        if self.kinds.len() < 2 {
            return vec![0; self.pairs.len()];
        }
        let mut costs: Vec<(usize, usize, usize, SeatTiers)> = Vec::new();
        let mut count = 0;
        for (kind, tables) in self.kinds.iter().enumerate() {
            for _ in tables {
                let of = |pair: usize| cost(pair, kind).map(|tiers| (pair, count, kind, tiers));
                costs.extend((0..self.pairs.len()).filter_map(of));
                count += 1;
            }
        }
        let scale = Scale::of(self.pairs.len(), self.pairs.len(), costs.iter().map(|(_, _, _, tiers)| tiers));
        let edge = |(pair, place, kind, tiers): &(usize, usize, usize, SeatTiers)| -> Edge {
            let number = kind.to_string();
            (*pair, self.pairs.len() + place, scale.weigh(tiers, self.draw(*pair, &number)))
        };
        let edges: Vec<Edge> = costs.iter().map(edge).collect();
        let mut kinds = vec![0; self.pairs.len()];
        for (pair, place) in matching(self.pairs.len() + count, &edges) {
            let kind = costs.iter().find(|(one, at, _, _)| *one == pair && self.pairs.len() + at == place);
            if let (Some(own), Some((_, _, kind, _))) = (kinds.get_mut(pair), kind) {
                *own = *kind;
            }
        }
        kinds
    }

    fn draw(&self, pair: usize, table: &str) -> u64 {
        let names = self.pairs.get(pair).map_or([""; 2], |pair| self.field.names(*pair));
        drawn(self.field.facts.seed, For::Table, &[names[0], names[1], table])
    }

    fn spread(&self, kinds: Vec<usize>) -> Deal {
        let lines: Vec<Vec<Line>> =
            kinds.iter().enumerate().map(|(pair, kind)| self.lines_at(pair, *kind).to_vec()).collect();
        let (lines, cost) = spread(self.field, &lines);
        Deal { kinds, lines, cost }
    }

    /// Tries every deal that might be better than the best so far; gives whether there was work enough for it.
    fn search(&self, best: &mut Deal, work: &mut usize) -> bool {
        let least = |pair: usize| {
            let kinds = 0..self.kinds.len();
            kinds.flat_map(|kind| self.lines_at(pair, kind)).map(|line| line.cost).min().unwrap_or_default()
        };
        let mut rest = vec![SeatTiers::default()];
        for pair in (0..self.pairs.len()).rev() {
            let next = rest.last().map(|sum| plus(sum, &least(pair))).unwrap_or_default();
            rest.push(next);
        }
        rest.reverse();
        let mut free: Vec<usize> = self.kinds.iter().map(Vec::len).collect();
        self.deeper(&mut Vec::new(), &mut free, SeatTiers::default(), &rest, best, work)
    }

    /// The same below a beginning: a pair dealt is a step, and so is each pair of a deal that is spread.
    fn deeper(
        &self,
        kinds: &mut Vec<usize>,
        free: &mut Vec<usize>,
        sum: SeatTiers,
        rest: &[SeatTiers],
        best: &mut Deal,
        work: &mut usize,
    ) -> bool {
        let pair = kinds.len();
        let Some(left) = work.checked_sub(if pair == self.pairs.len() { pair.max(1) } else { 1 }) else {
            *work = 0;
            return false;
        };
        *work = left;
        let mut bound = rest.get(pair).map_or(sum, |rest| plus(&sum, rest));
        let with = self.drawn.saturating_sub(usize::try_from(bound[OPEN]).unwrap_or(0));
        bound[DOUBLED] = self.doubled.get(with).copied().unwrap_or(0);
        if undrawn(&bound) >= undrawn(&best.cost) {
            return true;
        }
        if pair == self.pairs.len() {
            let deal = self.spread(kinds.clone());
            if undrawn(&deal.cost) < undrawn(&best.cost) {
                *best = deal;
            }
            return true;
        }
        let mut all = true;
        for kind in 0..free.len() {
            let least = self.lines_at(pair, kind).iter().map(|line| line.cost).min();
            let (Some(least), Some(tables)) = (least, free.get_mut(kind).filter(|tables| **tables > 0)) else {
                continue;
            };
            *tables -= 1;
            kinds.push(kind);
            all &= self.deeper(kinds, free, plus(&sum, &least), rest, best, work);
            kinds.pop();
            if let Some(tables) = free.get_mut(kind) {
                *tables += 1;
            }
            if !all && *work == 0 {
                return false;
            }
        }
        all
    }

    /// The tables of a deal: within a kind the seed says.
    fn tables(&self, deal: &Deal) -> Vec<Option<usize>> {
        let mut given = vec![None; self.pairs.len()];
        let Some(tables) = &self.field.tables else { return given };
        let mut edges: Vec<Edge> = Vec::new();
        for (pair, kind) in deal.kinds.iter().enumerate() {
            for table in self.kinds.get(*kind).into_iter().flatten() {
                let number = tables.get(*table).map_or(0, |table| table.number).to_string();
                edges.push((pair, self.pairs.len() + table, i128::from(self.draw(pair, &number) >> 24)));
            }
        }
        for (pair, place) in matching(self.pairs.len() + tables.len(), &edges) {
            if let (Some(seat), Some(table)) = (given.get_mut(pair), place.checked_sub(self.pairs.len())) {
                *seat = Some(table);
            }
        }
        given
    }
}

/// What a deal costs except for the draw: that is up to the weights, and proves nothing.
pub(super) fn undrawn(tiers: &SeatTiers) -> [i64; 7] {
    let [open, resting, repeats, again, cramped, doubled, roles, _] = *tiers;
    [open, resting, repeats, again, cramped, doubled, roles]
}

fn tiers(field: &Field<'_>, choice: &Choice, table: Option<usize>, misfit: bool) -> SeatTiers {
    let [open, resting, repeats, again, roles] = choice.tiers;
    let cramped = misfit || choice.scenario.is_some_and(|scenario| field.cramped(scenario, table));
    [open, resting, repeats, again, cramped.into(), 0, roles, choice.place]
}

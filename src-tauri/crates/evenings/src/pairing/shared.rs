//! Tables of three and four: players who would sit out share the table of two whose game is drawn.
//!
//! Three at as many tables as there are come before four at any. Then nobody meets an opponent of tonight again if there
//! is a way around it, a game of a campaign stays one, few have met before, and there is a scenario for as many.

use nml_matching::{Edge, Scale, matching};

use super::draw::{For, drawn, wait};
use super::field::{Choice, Field};
use super::tiers::{TIMES_MAX, TONIGHT_MAX, few};
use crate::evening::{NewGame, SEATS, Way};
use crate::why::Why;

/// What a place at a table costs: the fourth after the third, opponents of tonight, a campaign’s game that would be none,
/// earlier meetings, no scenario for as many.
type PlaceTiers = [i64; 5];

/// Every two of these players.
pub(super) fn pairs(players: &[usize]) -> impl Iterator<Item = [usize; 2]> + Clone {
    let all = players.iter().enumerate();
    all.flat_map(move |(at, one)| players.iter().skip(at + 1).map(move |other| [*one, *other]))
}

/// Who of those who would sit out shares whose table: each player with the place of the pair. A pair whose game is planned
/// plays it alone.
pub(super) fn joined(
    field: &Field<'_>,
    games: &[[usize; 2]],
    seats: &[(Option<usize>, Choice)],
    out: &[usize],
) -> Vec<(usize, usize)> {
    // Every further place at a table is one; those of a table stand one after the other.
    let more = SEATS.end() - SEATS.start();
    let mut costs: Vec<(usize, usize, PlaceTiers)> = Vec::new();
    for (at, (pair, (table, _))) in
        games.iter().zip(seats).enumerate().filter(|(_, (pair, _))| field.fixture(**pair).is_none())
    {
        for (who, player) in out.iter().enumerate() {
            let met = pair.map(|other| field.meetings(*player, other));
            let times = met.iter().map(|(times, _)| i64::from((*times).min(TIMES_MAX))).sum();
            let tonight = met.iter().map(|(_, tonight)| i64::from((*tonight).min(TONIGHT_MAX))).sum();
            let mixed =
                i64::from(field.campaign_of(pair).is_some() && field.campaign_of(&[pair[0], *player]).is_none());
            for fourth in 0..more {
                let open = i64::from(suits(field, SEATS.start() + 1 + fourth, *table).next().is_none());
                let full = i64::try_from(fourth).unwrap_or(i64::MAX);
                costs.push((who, at * more + fourth, [full, tonight, mixed, times, open]));
            }
        }
    }
    let scale = Scale::of(out.len(), out.len(), costs.iter().map(|(_, _, tiers)| tiers));
    let edge = |(who, place, tiers): &(usize, usize, PlaceTiers)| -> Edge {
        let [one, other] = games.get(place / more).map_or([""; 2], |pair| field.names(*pair));
        let name = out.get(*who).map_or("", |player| field.name(*player));
        (*who, out.len() + place, scale.weigh(tiers, drawn(field.facts.seed, For::Share, &[name, one, other])))
    };
    let edges: Vec<Edge> = costs.iter().map(edge).collect();
    let found = matching(out.len() + games.len() * more, &edges);
    let joins = |(who, place): (usize, usize)| Some((*out.get(who)?, (place - out.len()) / more));
    found.into_iter().filter_map(joins).collect()
}

/// The scenarios for this many players that a table has room for: those of the rotation, and all that are known if it has
/// none.
fn suits<'f>(field: &'f Field<'_>, players: usize, table: Option<usize>) -> impl Iterator<Item = usize> + 'f {
    let fit = move |rotation: bool| {
        (0..field.scenarios.len()).filter(move |at| {
            let is_for =
                field.scenarios.get(*at).is_some_and(|known| known.is_for(players) && (known.weight > 0) == rotation);
            is_for && field.fits(*at, table)
        })
    };
    let drawn = fit(true).next().is_some();
    fit(drawn)
}

/// The game of a pair whose table others share. `round` is how many tables of the round play each scenario; this one is
/// counted there.
pub(super) fn game(
    field: &Field<'_>,
    pair: [usize; 2],
    more: &[usize],
    table: Option<usize>,
    round: &mut [u16],
) -> NewGame {
    let mut players: Vec<usize> = pair.iter().chain(more).copied().collect();
    players.sort_unstable();
    let many = players.len();
    let campaign = field.campaign_of(&players);
    let mut why =
        vec![if campaign.is_some() { Why::SameCampaign } else { Why::OneOff }, Why::Shared { players: few(many) }];
    let met = pairs(&players).filter(|[one, other]| field.met(*one, *other) > 0).count();
    let of = few(pairs(&players).count());
    why.push(if met == 0 { Why::NeverMet } else { Why::SomeMet { pairs: few(met), of } });
    let names: Vec<&str> = players.iter().map(|player| field.name(*player)).collect();
    // The least played first, and of equals the one that was drawn.
    let rank = |scenario: &usize| {
        let times = |player: &usize| field.times(*player, *scenario);
        let most = players.iter().map(times).max();
        let id = field.scenarios.get(*scenario).map_or("", |known| known.scenario.as_str());
        let weight = field.scenarios.get(*scenario).map_or(1, |known| known.weight);
        let lot = drawn(field.facts.seed, For::Scenario, &[names.as_slice(), &[id]].concat());
        let cramped = field.cramped(*scenario, table);
        (field.rests(&players, *scenario), most, players.iter().map(times).sum::<u16>(), cramped, wait(lot, weight))
    };
    let there = |scenario: usize| round.get(scenario).copied().unwrap_or(0);
    let room = |scenario: &usize| {
        field
            .scenarios
            .get(*scenario)
            .is_some_and(|known| known.at_once == 0 || there(*scenario) < known.at_once.into())
    };
    let open: Vec<usize> = suits(field, many, table).filter(room).collect();
    let scenario = open.iter().copied().min_by_key(rank);
    match scenario {
        None => why.push(Why::NoneForThatMany { players: few(many) }),
        Some(scenario) => {
            why.push(Why::ForThatMany { players: few(many), scenarios: few(open.len()) });
            let some = players.iter().filter(|player| field.times(**player, scenario) > 0).count();
            if some > 0 {
                why.push(Why::SomePlayed { players: few(some), of: few(many) });
            }
            if field.rests(&players, scenario) {
                why.push(Why::Rests);
            }
        }
    }
    if let Some(tables) = scenario.and_then(|scenario| round.get_mut(scenario)) {
        *tables = tables.saturating_add(1);
    }
    NewGame {
        players: names.into_iter().map(str::to_owned).collect(),
        campaign: campaign.map(str::to_owned),
        table: field.number(table),
        scenario: scenario.and_then(|at| field.scenarios.get(at)).map(|known| known.scenario.clone()),
        way: if scenario.is_some() { Way::Shared } else { Way::Open },
        attacker: None,
        why,
    }
}

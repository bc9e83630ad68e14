//! A round proposed: who plays whom, at which table, which scenario, and who attacks.
//!
//! [`propose`] is a function of a [`Night`] and nothing else: the same night with the same seed gives the same
//! [`Proposal`], in whatever order its lists stand. A redraw is another seed, with the games that are to stay in
//! [`Night::kept`]. What is weighed is a list of tiers, the fields of [`Cost`] from first to last, and each counts only
//! between proposals that are equal in all before it:
//!
//! 1. everybody plays who can: a bye for an odd one, or where tables are too few (`idle`);
//! 2. whoever has the fewest byes sits out, of those a latecomer first (`byes`, `early`);
//! 3. nobody meets the same opponent twice on an evening while there is a way around it (`tonight`);
//! 4. games of one campaign before mixed ones (`mixed`): a campaign in which all have met goes on all the same;
//! 5. no other rematch while there is a way around it (`met`, `met_squared`);
//! 6. a scenario for everybody, none that rests while another is open, none twice for either player while others are left
//!    (`open`, `resting`, `repeats`, `repeats_squared`);
//! 7. a table as large as the scenario's map, while there is one (`cramped`);
//! 8. players with as many games (`difference`);
//! 9. attacker and defender in turn (`roles`);
//! 10. the weights, as a draw (`draw`); and what is still equal is broken by the seed.
//!
//! ## What is optimal together, and what in steps
//!
//! Who plays whom is a perfect matching of the least cost in a general graph, whoever sits out being matched with an empty
//! chair (Edmonds’ blossoms, in `rustworkx-core`). A pair is weighed with the best scenario that any free table would give
//! it. Tables and scenarios then come to the pairs as an assignment of the least cost, by the same library.
//!
//! * Tiers 1 to 5 are always optimal: no table has a part in them.
//! * Tiers 6 to 10 are optimal for the pairs that were found, always.
//! * If every pair got the best scenario any table would give it, nothing is cheaper: pairs, tables and scenarios are optimal
//!   together. If tables were in each other's way, other pairings are tried in the order of what they cost at least, until
//!   the best is proved. That work is bounded by a count, never by a clock; [`Proposal::joint`] says whether it was enough.
//!   It is for every night of up to eight players, and for larger ones unless many want few tables.
//! * Whom the odd player's extra game would be with is looked up after that, and weighs nothing.
//!
//! Meetings and repeats beyond fifteen count as fifteen, meetings tonight beyond three as three, differences beyond 63 games as 63: so all tiers of 256 players fit
//! in one number.

mod check;
mod draw;
mod field;
mod night;
mod search;
mod seats;
mod tiers;
mod why;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use self::field::{Cast, Choice, Field, Pair};
use self::search::search;
use self::tiers::ROLES_SHIFT;
use super::evening::{Bye, Change, NewGame};

pub use check::{Check, checks, cramped};
pub use draw::GENERATOR;
pub use night::{Before, Drawable, Kept, Known, Met, Night, StageScenarios};
pub use tiers::Cost;
pub use why::Why;

/// What the games of campaigns draw from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// The stage table of the more experienced player.
    Stage,
    /// The rotation, as all others do.
    Rotation,
}

/// A round, proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The games that are new, by table and then by player; those that were kept are not named.
    pub games: Vec<NewGame>,
    /// Who sits out, by player.
    pub byes: Vec<Bye>,
    /// What it costs.
    pub cost: Cost,
    /// It is proved that no other pairs with other tables and scenarios cost less; else they are optimal in two steps.
    pub joint: bool,
}

impl Proposal {
    /// It, taken as a round of an evening.
    #[must_use]
    pub fn take(&self, round: u8, seed: u64) -> Change {
        let (generator, pool) = (Some(GENERATOR.to_owned()), None);
        Change::Take { round, seed, generator, pool, games: self.games.clone(), byes: self.byes.clone() }
    }
}

/// The best round there is for a night, by its tiers.
#[must_use]
pub fn propose(night: &Night) -> Proposal {
    let field = Field::of(night);
    let drawn = search(&field);
    let (pairs, seats, tiers, joint) = match &drawn {
        Some(drawn) => (drawn.pairs.as_slice(), drawn.seating.seats.as_slice(), drawn.cost, drawn.joint),
        None => Default::default(),
    };
    let mut games: Vec<NewGame> =
        pairs.iter().zip(seats).map(|(pair, (table, choice))| game(&field, *pair, *table, *choice)).collect();
    games.sort_by(|one, other| (one.table, &one.players).cmp(&(other.table, &other.players)));
    let idle: Vec<usize> =
        (0..field.players.len()).filter(|player| !pairs.iter().flatten().any(|p| p == player)).collect();
    let byes = idle.iter().map(|player| bye(&field, *player, &idle)).collect();
    let [tonight, mixed, met, met_squared, open, resting, repeats, repeats_squared, cramped, difference, roles, draw] =
        tiers;
    let sum =
        |of: &dyn Fn(&Known) -> i64| idle.iter().filter_map(|player| field.players.get(*player)).map(|p| of(p)).sum();
    let cost = Cost {
        idle: count(idle.len()),
        byes: sum(&|player| player.byes.into()),
        early: sum(&|player| (!player.late).into()),
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
        roles: roles - ROLES_SHIFT * count(pairs.len()),
        draw,
    };
    Proposal { games, byes, cost, joint }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn few(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// A game with its reasons.
fn game(field: &Field<'_>, players: [usize; 2], table: Option<usize>, choice: Choice) -> NewGame {
    let pair = field.pair(players);
    let scenario = choice.scenario.and_then(|at| field.scenarios.get(at));
    let known = if pair.campaign.is_some() { Why::SameCampaign } else { Why::OneOff };
    let mut why = vec![known, opponents(field, players)];
    why.push(Why::Games { counted: players.map(|player| field.players.get(player).map_or(0, |known| known.games)) });
    why.extend(scenario_reasons(field, &pair, table, choice));
    if let (Some(tables), Some(at)) = (&field.tables, choice.scenario) {
        let fitting = few((0..tables.len()).filter(|table| field.fits(at, Some(*table))).count());
        why.push(Why::Table { fitting, of: few(tables.len()) });
        let large = few((0..tables.len()).filter(|table| field.is_large(at, *table)).count());
        let map =
            field.scenarios.get(at).and_then(|drawable| drawable.map).filter(|_| usize::from(large) < tables.len());
        let here = table.is_some_and(|table| field.is_large(at, table));
        why.extend(map.map(|map| Why::Map { map, large, here }));
    }
    let models = |player: usize| field.players.get(player).and_then(|known| known.models).unwrap_or_default();
    let attacker = match choice.scenario.map_or(Cast::Nobody, |scenario| field.cast(&pair, scenario)) {
        Cast::Nobody => None,
        Cast::Unknown => {
            why.push(Why::RolesAtTable);
            None
        }
        Cast::Larger(roles) => {
            why.push(Why::RolesBySize { models: roles.map(models) });
            Some(roles)
        }
        Cast::Balanced(roles) => {
            let [attacks, defends] = roles.map(|player| field.balance(player));
            let (drawn, balance) = (Why::RolesDrawn { balance: attacks }, [attacks, defends]);
            why.push(if attacks == defends { drawn } else { Why::Roles { balance } });
            Some(roles)
        }
    };
    NewGame {
        players: field.names(players).map(str::to_owned),
        campaign: pair.campaign.map(str::to_owned),
        table: table.and_then(|at| field.tables.as_ref()?.get(at)).map(|table| table.number),
        scenario: scenario.map(|drawable| drawable.scenario.clone()),
        way: Field::way(pair.pool, choice),
        attacker: attacker.map(|roles| field.names(roles)[0].to_owned()),
        why,
    }
}

fn opponents(field: &Field<'_>, [one, other]: [usize; 2]) -> Why {
    let fresh = |player: usize| {
        let strange = |foe: &usize| *foe != player && field.met(player, *foe) == 0;
        few((0..field.players.len()).filter(strange).count())
    };
    match field.met(one, other) {
        0 => Why::NeverMet,
        times => Why::Met { times, fresh: [fresh(one), fresh(other)] },
    }
}

fn scenario_reasons(field: &Field<'_>, pair: &Pair<'_>, table: Option<usize>, choice: Choice) -> Vec<Why> {
    let (pool, players) = (pair.pool, pair.players);
    let mut why = Vec::new();
    if pool.stage.is_some() {
        why.push(Why::Stage { game: field.next_game(players) });
    }
    let Some(scenario) = choice.scenario else {
        why.push(Why::NoScenario { pool: few(pool.scenarios.len()) });
        return why;
    };
    let here = || pool.scenarios.iter().copied().filter(|other| field.fits(*other, table));
    let count = here().count();
    if count == 1 {
        why.push(Why::OnlyScenario);
    }
    if field.rests(players, scenario) {
        why.push(Why::Rests);
    }
    let times = |scenario: usize| players.map(|player| field.times(player, scenario));
    let untried = here().filter(|other| times(*other) == [0, 0] && !field.rests(players, *other)).count();
    why.push(match times(scenario) {
        [0, 0] => Why::FirstForBoth,
        times => Why::Repeat { times, untried: few(untried) },
    });
    let weight = |scenario: usize| u16::from(field.weight(pool, scenario));
    let cramped = |scenario: usize| field.cramped(scenario, table);
    let as_good = |other: &usize| {
        field.scenario_tiers(pair, Some(*other)) == choice.tiers && cramped(*other) == cramped(scenario)
    };
    let equals: Vec<usize> = here().filter(as_good).collect();
    let of = equals.iter().fold(0_u16, |sum, other| sum.saturating_add(weight(*other)));
    if equals.len() > 1 {
        why.push(Why::Drawn { weight: weight(scenario), of, among: few(equals.len()) });
    } else if count > 1 {
        why.push(Why::BestScenario { of: few(count) });
    }
    why
}

/// Somebody who sits out, with the reasons, and with whom their extra game would be.
fn bye(field: &Field<'_>, player: usize, idle: &[usize]) -> Bye {
    let known = field.players.get(player);
    let byes = known.map_or(0, |known| known.byes);
    let equals = few(field.players.iter().filter(|other| other.byes == byes).count());
    let tables = field.tables.as_ref().map_or(usize::MAX, Vec::len);
    let mut why = vec![if tables < field.players.len() / 2 {
        Why::TooFewTables { tables: few(tables) }
    } else {
        Why::OddNumber { players: few(field.players.len()) }
    }];
    why.push(Why::FewestByes { byes, equals });
    if known.is_some_and(|known| known.late) {
        why.push(Why::CameLate);
    }
    let alike = field.alike(player);
    let playing = || alike.iter().filter(|other| !idle.contains(other));
    if playing().any(|other| field.mixed_without(idle, player, *other) > field.mixed_without(idle, player, player)) {
        why.push(Why::KeepsCampaignGames);
    } else if playing().next().is_some() {
        why.push(Why::BestWithout { of: few(alike.len()) });
    }
    let pair = |other: usize| [player.min(other), player.max(other)];
    let partners =
        (0..field.players.len()).filter(|other| !idle.contains(other) && field.pair(pair(*other)).campaign.is_some());
    let extra = partners.min_by_key(|other| (field.pair_tiers(pair(*other)), *other));
    Bye {
        player: known.map_or_else(String::new, |known| known.id.clone()),
        extra: extra.and_then(|other| field.players.get(other)).map(|other| other.id.clone()),
        why,
    }
}

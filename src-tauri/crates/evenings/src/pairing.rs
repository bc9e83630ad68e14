//! A round proposed: who plays whom, at which table, which scenario, and who attacks.
//!
//! [`propose`] is a function of a [`DrawFacts`] and nothing else: the same facts and the same seed give the same
//! [`Proposal`], in any order of the lists. A redraw is another seed, with the games that should stay in
//! [`DrawFacts::kept`]. What is weighed is a list of tiers, the fields of [`Cost`] from first to last; each counts only
//! between proposals that are equal in all before it:
//!
//! 1. everybody plays who can: a bye only for an odd player, or if there are too few tables (`idle`);
//! 2. the player who sat out least tonight sits out, of those a latecomer, of those the one who owes most of their
//!    share (`byes`, `early`, `owed`); between equals the lot decides, for guests as for members (`sits.rs` says why
//!    that is fair);
//! 3. nobody meets the same opponent twice on an evening if there is a way around it (`tonight`);
//! 4. games within a campaign before mixed ones (`mixed`): a campaign in which all have met goes on all the same;
//! 5. no other rematch if there is a way around it (`met`, `met_squared`);
//! 6. a scenario for everybody, none that rests while another is open, none twice for either player while others are left
//!    (`open`, `resting`, `repeats`, `repeats_squared`), and none at more tables than allowed;
//! 7. a table as large as the scenario's map, if there is one (`cramped`);
//! 8. players with equally many games (`difference`);
//! 9. a different scenario at every table (`doubled`);
//! 10. attacker and defender in turn (`roles`);
//! 11. the weights, as a draw (`draw`); the seed breaks what is still equal.
//!
//! Two players who are here, and whose game a campaign has planned, play that game if there is a table for it: only its
//! table is weighed.
//!
//! ## What is optimal together, and what in steps
//!
//! Who sits out is decided first. Who plays whom is a perfect matching of the least cost in a general graph (Edmonds’
//! blossoms, in `nml_matching`). A pair is weighed with the best scenario that any free table would give it. Tables and
//! scenarios then come to the pairs as assignments of the least cost.
//!
//! * Tiers 1 to 5 are always optimal: no table has a part in them.
//! * Tiers 6 to 10 are optimal for the pairs that were found if all tables have room for the same scenarios, or else if there
//!   was enough work left to try the alternatives.
//! * If every pair got the best scenario any table would give it, and no two the same while others are left, nothing is
//!   cheaper: pairs, tables and scenarios are optimal together. If pairs were in each other's way, other pairings are tried
//!   in order of their least cost, until the best is proved. Counts bound that work, never a clock; [`Proposal::joint`] says
//!   whether it was enough. It is for every evening of up to six players, and for larger ones unless many players want few
//!   tables or few scenarios.
//! * The weights are a draw for the pairs that were found, and no reason to look for others.
//! * The opponent for the odd player's extra game is looked up after that, and weighs nothing.
//!
//! ## Tables of three and four
//!
//! If [`DrawFacts::shared`] asks for it, players who would sit out share the table of two whose game is drawn: pairs, tables and
//! scenarios are found first, and then the players who are left join them at the least cost (`shared.rs`).
//!
//! Meetings and repeats beyond fifteen count as fifteen, meetings tonight beyond three as three, differences beyond 63 games as 63: so all tiers of 256 players fit
//! in one number.

mod check;
mod draw;
mod draw_facts;
mod field;
mod search;
mod seats;
mod shared;
mod sits;
mod spread;
mod tiers;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use self::field::{Cast, Choice, Field, Pair};
use self::search::{Drawn, search};
use self::sits::{Sits, sits};
use self::tiers::{ROLES_SHIFT, few};
use super::evening::{Bye, EveningEdit, NewGame, Way};
use super::why::Why;

pub use check::{Check, checks, cramped, crowded, other_number};
pub use draw::GENERATOR;
pub use draw_facts::{Before, DrawFacts, Drawable, Fixture, Kept, Known, Met, StageScenarios};
pub use tiers::Cost;

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
    /// It is proved that no other pairs with other tables and scenarios cost less; if not, they are optimal in two
    /// steps.
    pub joint: bool,
}

impl Proposal {
    /// The proposal as a round of an evening.
    #[must_use]
    pub fn take(&self, round: u8, seed: u64) -> EveningEdit {
        let (generator, pool) = (Some(GENERATOR.to_owned()), None);
        let (shared, games) = (self.games.iter().any(|game| game.players.len() > 2), self.games.clone());
        EveningEdit::Take { round, seed, generator, pool, shared, games, byes: self.byes.clone() }
    }
}

/// The best round there is for these facts, by its tiers.
#[must_use]
pub fn propose(facts: &DrawFacts) -> Proposal {
    let field = Field::of(facts);
    let sits = sits(&field);
    let drawn = search(&field, &sits.out);
    let (pairs, seats, tiers, draw, joint) = match &drawn {
        Some(Drawn { pairs, seating, cost, joint }) => {
            let [.., draw] = seating.cost;
            (pairs.as_slice(), seating.seats.as_slice(), *cost, draw, *joint)
        }
        None => Default::default(),
    };
    let joined = if facts.shared { shared::joined(&field, pairs, seats, &sits.out) } else { Vec::new() };
    let shares = |place: usize| joined.iter().any(|(_, at)| *at == place);
    let mut round: Vec<u16> = (0..field.scenarios.len()).map(|scenario| field.standing(scenario)).collect();
    let drawn = pairs.iter().zip(seats).enumerate();
    for (_, (_, (_, choice))) in drawn.filter(|(at, (pair, _))| field.fixture(**pair).is_none() && !shares(*at)) {
        if let Some(tables) = choice.scenario.and_then(|scenario| round.get_mut(scenario)) {
            *tables = tables.saturating_add(1);
        }
    }
    let mut games: Vec<NewGame> = Vec::with_capacity(pairs.len());
    for (at, (pair, (table, choice))) in pairs.iter().zip(seats).enumerate() {
        let more: Vec<usize> = joined.iter().filter(|(_, place)| *place == at).map(|(player, _)| *player).collect();
        games.push(if more.is_empty() {
            game(&field, *pair, *table, *choice, &round)
        } else {
            shared::game(&field, *pair, &more, *table, &mut round)
        });
    }
    games.sort_by(|one, other| (one.table, &one.players).cmp(&(other.table, &other.players)));
    let out: Vec<usize> =
        sits.out.iter().copied().filter(|player| joined.iter().all(|(other, _)| other != player)).collect();
    let byes = out.iter().map(|player| bye(&field, *player, &sits)).collect();
    let [
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
        doubled,
        roles,
    ] = tiers;
    let sum = |of: &dyn Fn(&Known) -> i64| {
        out.iter().filter_map(|player| field.players.get(*player)).map(|known| of(known)).sum()
    };
    let cost = Cost {
        idle: count(out.len()),
        byes: sum(&|player| player.tonight.into()),
        early: sum(&|player| (!player.late).into()),
        owed: sum(&|player| -player.owes()),
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
        doubled,
        roles: roles - ROLES_SHIFT * count(pairs.len()),
        draw,
    };
    Proposal { games, byes, cost, joint: joint && joined.is_empty() }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A game with its reasons. `round` is how many tables of the round play each scenario.
fn game(field: &Field<'_>, players: [usize; 2], table: Option<usize>, choice: Choice, round: &[u16]) -> NewGame {
    let pair = field.pair(players);
    let scenario = choice.scenario.and_then(|at| field.scenarios.get(at));
    let fixture = field.fixture(players);
    let known = if pair.campaign.is_some() { Why::SameCampaign } else { Why::OneOff };
    let mut why = vec![known, opponents(field, players)];
    why.extend(fixture.map(|fixture| Why::Planned { due: fixture.due.clone() }));
    why.push(Why::Games { counted: players.map(|player| field.players.get(player).map_or(0, |known| known.games)) });
    if fixture.is_none() {
        why.extend(scenario_reasons(field, &pair, table, choice, round));
    }
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
        players: field.names(players).map(str::to_owned).to_vec(),
        campaign: pair.campaign.map(str::to_owned),
        table: field.number(table),
        scenario: fixture
            .map_or_else(|| scenario.map(|known| known.scenario.clone()), |plan| Some(plan.scenario.clone())),
        way: if fixture.is_some() { Way::Planned } else { Field::way(pair.pool, choice) },
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

fn scenario_reasons(
    field: &Field<'_>,
    pair: &Pair<'_>,
    table: Option<usize>,
    choice: Choice,
    round: &[u16],
) -> Vec<Why> {
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
    if field.rests(&players, scenario) {
        why.push(Why::Rests);
    }
    let times = |scenario: usize| players.map(|player| field.times(player, scenario));
    let untried = here().filter(|other| times(*other) == [0, 0] && !field.rests(&players, *other)).count();
    why.push(match times(scenario) {
        [0, 0] => Why::FirstForBoth,
        times => Why::Repeat { times, untried: few(untried) },
    });
    let weight = |scenario: usize| u16::from(field.weight(pool, scenario));
    let cramped = |scenario: usize| field.cramped(scenario, table);
    let tables = |scenario: usize| round.get(scenario).copied().unwrap_or(0);
    let tiers = |other: usize| (field.scenario_tiers(pair, Some(other)), cramped(other));
    let own = (choice.tiers, cramped(scenario));
    let elsewhere = here().filter(|other| *other != scenario && tables(*other) > 0 && tiers(*other) <= own).count();
    let equals: Vec<usize> =
        here().filter(|other| tiers(*other) == own && (*other == scenario || tables(*other) == 0)).collect();
    let of = equals.iter().fold(0_u16, |sum, other| sum.saturating_add(weight(*other)));
    if tables(scenario) > 1 {
        why.push(Why::AlsoAt { tables: tables(scenario) - 1 });
    } else if elsewhere > 0 {
        why.push(Why::Elsewhere { scenarios: few(elsewhere) });
    }
    if equals.len() > 1 {
        why.push(Why::Drawn { weight: weight(scenario), of, among: few(equals.len()) });
    } else if count > 1 && elsewhere == 0 {
        why.push(Why::BestScenario { of: few(count) });
    }
    why
}

/// Somebody who sits out, with the reasons, and with whom their extra game would be.
fn bye(field: &Field<'_>, player: usize, sits: &Sits) -> Bye {
    let known = field.players.get(player);
    let tables = field.tables.as_ref().map_or(usize::MAX, Vec::len);
    let mut why = vec![if tables < field.players.len() / 2 {
        Why::TooFewTables { tables: few(tables) }
    } else {
        Why::OddNumber { players: few(field.players.len()) }
    }];
    why.extend(known.map(|known| Why::Owes {
        tonight: known.tonight,
        byes: known.byes,
        rounds: known.rounds,
        share: u16::try_from(known.share.saturating_add(50) / 100).unwrap_or(u16::MAX),
    }));
    if known.is_some_and(|known| known.late) {
        why.push(Why::CameLate);
    }
    if sits.alike.contains(&player) {
        let of = few(sits.alike.len());
        why.push(if sits.spared { Why::NoRematch { of } } else { Why::Lot { of } });
    }
    let pair = |other: usize| [player.min(other), player.max(other)];
    let partners = (0..field.players.len())
        .filter(|other| !sits.out.contains(other) && field.pair(pair(*other)).campaign.is_some());
    let extra = partners.min_by_key(|other| (field.pair_tiers(pair(*other)), *other));
    Bye {
        player: known.map_or_else(String::new, |known| known.id.clone()),
        extra: extra.and_then(|other| field.players.get(other)).map(|other| other.id.clone()),
        why,
    }
}

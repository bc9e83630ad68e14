//! The facts made ready: who is drawn, in one order for any order of the lists, and what every game would cost.

use std::collections::BTreeMap;

use super::draw::{For, drawn, wait};
use super::draw_facts::{DrawFacts, Drawable, Fixture, Known, StageScenarios};
use super::tiers::{DIFFERENCE_MAX, PairTiers, ROLES_SHIFT, ScenarioTiers, TIMES_MAX, TONIGHT_MAX};
use crate::evening::{ClubTable, PLAYERS_MAX, Way};
use crate::rotation::has_room;

/// Who and what a round is drawn from. Players, tables and scenarios are named by their place here.
pub(super) struct Field<'n> {
    pub(super) facts: &'n DrawFacts,
    /// By id, without the players of kept games.
    pub(super) players: Vec<&'n Known>,
    /// By number, without those that are closed or have a kept game. `None` if nobody keeps tables.
    pub(super) tables: Option<Vec<&'n ClubTable>>,
    /// By id.
    pub(super) scenarios: Vec<&'n Drawable>,
    /// For each scenario the tables that have room for it.
    fits: Vec<Vec<bool>>,
    /// For each scenario the tables as large as its map.
    large: Vec<Vec<bool>>,
    /// The scenarios of the rotation.
    rotation: Vec<usize>,
    /// Those of each stage table.
    staged: Vec<(&'n StageScenarios, Vec<usize>)>,
    /// For each scenario whether it can be played tonight.
    somewhere: Vec<bool>,
    /// The pairs whose game is planned, the lower first, each with its place in the facts and that of its scenario.
    planned: BTreeMap<[usize; 2], (usize, Option<usize>)>,
    /// For each scenario the tables that play it in any draw: those of kept games and of planned ones.
    standing: Vec<u16>,
    /// How often two met, and how often of that tonight.
    met: BTreeMap<[usize; 2], (u16, u16)>,
    /// For each player and scenario: how often, and how many evenings ago.
    played: Vec<Vec<Option<(u16, u16)>>>,
}

/// What the scenarios of a pair are drawn from.
#[derive(Clone, Copy)]
pub(super) struct Pool<'f> {
    /// The stage table, or `None` for the rotation.
    pub(super) stage: Option<&'f StageScenarios>,
    /// Places of the scenarios.
    pub(super) scenarios: &'f [usize],
}

/// Two players, and what is the same for them in any scenario.
#[derive(Clone, Copy)]
pub(super) struct Pair<'f> {
    /// The lower first.
    pub(super) players: [usize; 2],
    /// The campaign that both belong to.
    pub(super) campaign: Option<&'f str>,
    /// What their scenario is drawn from.
    pub(super) pool: Pool<'f>,
    /// Models of their Warbands. `None` if nobody knows the size of one.
    pub(super) models: Option<[u16; 2]>,
    /// Who attacks, then who defends, if neither dice nor sizes say it.
    balanced: [usize; 2],
}

/// Who attacks in a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cast {
    /// Nobody does.
    Nobody,
    /// The larger Warband, then the other (G-12).
    Larger([usize; 2]),
    /// Dice or agreement would say: the player who attacked less compared with defending, then the other.
    Balanced([usize; 2]),
    /// The larger Warband, and nobody knows which one that is.
    Unknown,
}

/// A scenario for a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// Its place, or `None` for no scenario.
    pub(super) scenario: Option<usize>,
    /// What it costs.
    pub(super) tiers: ScenarioTiers,
    /// How many that cost the same were drawn before it.
    pub(super) place: i64,
}

impl<'n> Field<'n> {
    pub(super) fn of(facts: &'n DrawFacts) -> Self {
        let kept = |id: &String| facts.kept.iter().any(|game| game.players.contains(id));
        let mut players: Vec<&Known> = facts.players.iter().filter(|player| !kept(&player.id)).collect();
        players.sort_by(|one, other| one.id.cmp(&other.id));
        players.dedup_by(|later, one| later.id == one.id);
        players.truncate(PLAYERS_MAX);
        let free =
            |table: &&ClubTable| !table.closed && !facts.kept.iter().any(|game| game.table == Some(table.number));
        let tables = (!facts.tables.is_empty()).then(|| {
            let mut tables: Vec<&ClubTable> = facts.tables.iter().filter(free).collect();
            tables.sort_by_key(|table| table.number);
            tables.dedup_by_key(|table| table.number);
            tables
        });
        let mut scenarios: Vec<&Drawable> = facts.scenarios.iter().collect();
        scenarios.sort_by(|one, other| one.scenario.cmp(&other.scenario));
        scenarios.dedup_by(|later, one| later.scenario == one.scenario);
        let place = |id: &String| players.binary_search_by(|player| player.id.cmp(id)).ok();
        let scenario_place = |id: &String| scenarios.binary_search_by(|known| known.scenario.cmp(id)).ok();
        let room = tables.as_ref().map_or(usize::MAX, Vec::len);
        let mut planned: BTreeMap<[usize; 2], (usize, Option<usize>)> = BTreeMap::new();
        for (at, fixture) in facts.planned.iter().enumerate() {
            let [Some(one), Some(other)] = [&fixture.players[0], &fixture.players[1]].map(place) else { continue };
            let free = |player: &usize| one != other && planned.keys().flatten().all(|busy| busy != player);
            if planned.len() < room && free(&one) && free(&other) {
                planned.insert([one.min(other), one.max(other)], (at, scenario_place(&fixture.scenario)));
            }
        }
        let mut standing = vec![0_u16; scenarios.len()];
        let kept = facts.kept.iter().filter_map(|game| game.scenario.as_ref().and_then(scenario_place));
        for scenario in kept.chain(planned.values().filter_map(|(_, scenario)| *scenario)) {
            if let Some(count) = standing.get_mut(scenario) {
                *count = count.saturating_add(1);
            }
        }
        let mut met = BTreeMap::new();
        for pair in &facts.met {
            if let [Some(one), Some(other)] = [&pair.players[0], &pair.players[1]].map(place) {
                let (times, tonight): &mut (u16, u16) = met.entry([one.min(other), one.max(other)]).or_default();
                *times = times.saturating_add(pair.times);
                *tonight = tonight.saturating_add(pair.tonight);
            }
        }
        let before = |player: &&Known| {
            let of = |scenario: &&Drawable| {
                let known =
                    player.played.iter().find(|before| before.scenario == scenario.scenario && before.times > 0);
                known.map(|before| (before.times, before.ago))
            };
            scenarios.iter().map(of).collect()
        };
        let played = players.iter().map(before).collect();
        let fits = |scenario: &&Drawable| {
            let at = |table: &&ClubTable| scenario.tables.fits(table);
            tables.iter().flatten().map(at).collect()
        };
        let fits: Vec<Vec<bool>> = scenarios.iter().map(fits).collect();
        let large = |scenario: &&Drawable| {
            let at = |table: &&ClubTable| scenario.map.is_none_or(|map| has_room(table.size, map));
            tables.iter().flatten().map(at).collect()
        };
        let large = scenarios.iter().map(large).collect();
        let somewhere = fits.iter().map(|at| tables.is_none() || at.contains(&true)).collect();
        let those = |of: &dyn Fn(&Drawable) -> bool| -> Vec<usize> {
            (0..).zip(&scenarios).filter(|(_, scenario)| of(scenario)).map(|(at, _)| at).collect()
        };
        let rotation = those(&|scenario| scenario.weight > 0 && scenario.is_for(2));
        let staged = |stage: &'n StageScenarios| {
            (stage, those(&|known| known.is_for(2) && stage.scenarios.contains(&known.scenario)))
        };
        let staged = facts.stages.iter().map(staged).collect();
        Self {
            facts,
            players,
            tables,
            scenarios,
            fits,
            large,
            rotation,
            staged,
            somewhere,
            planned,
            standing,
            met,
            played,
        }
    }

    /// The pairs whose game is planned.
    pub(super) fn fixtures(&self) -> impl Iterator<Item = [usize; 2]> {
        self.planned.keys().copied()
    }

    /// The plan of a pair. `None` if their game is drawn.
    pub(super) fn fixture(&self, pair: [usize; 2]) -> Option<&'n Fixture> {
        self.planned.get(&pair).and_then(|(at, _)| self.facts.planned.get(*at))
    }

    /// The tables that play a scenario in any draw.
    pub(super) fn standing(&self, scenario: usize) -> u16 {
        self.standing.get(scenario).copied().unwrap_or(0)
    }

    /// Tables that a scenario may be drawn for beside those that play it anyway, or `None` for as many as there are.
    pub(super) fn left(&self, scenario: usize) -> Option<u16> {
        let most = self.scenarios.get(scenario).map_or(0, |drawable| drawable.at_once);
        (most > 0).then(|| u16::from(most).saturating_sub(self.standing(scenario)))
    }

    /// How often two met.
    pub(super) fn met(&self, one: usize, other: usize) -> u16 {
        self.meetings(one, other).0
    }

    /// How often two met, and how often of that tonight.
    pub(super) fn meetings(&self, one: usize, other: usize) -> (u16, u16) {
        self.met.get(&[one.min(other), one.max(other)]).copied().unwrap_or_default()
    }

    /// How often a player played a scenario.
    pub(super) fn times(&self, player: usize, scenario: usize) -> u16 {
        self.before(player, scenario).map_or(0, |(times, _)| times)
    }

    fn before(&self, player: usize, scenario: usize) -> Option<(u16, u16)> {
        self.played.get(player)?.get(scenario).copied().flatten()
    }

    /// Whether a table has room for a scenario; without tables everything has.
    pub(super) fn fits(&self, scenario: usize, table: Option<usize>) -> bool {
        table.is_none_or(|table| self.fits.get(scenario).and_then(|tables| tables.get(table)) == Some(&true))
    }

    /// Whether a table is as large as a scenario's map.
    pub(super) fn is_large(&self, scenario: usize, table: usize) -> bool {
        self.large.get(scenario).and_then(|tables| tables.get(table)) == Some(&true)
    }

    /// The tables by their kinds, those on which the same scenarios have room; a single kind without any if nobody
    /// keeps tables.
    pub(super) fn kinds(&self) -> Vec<Vec<usize>> {
        let Some(tables) = &self.tables else { return vec![Vec::new()] };
        let column = |of: &[Vec<bool>], table: usize| -> Vec<bool> {
            of.iter().map(|tables| tables.get(table) == Some(&true)).collect()
        };
        let mut kinds: BTreeMap<(Vec<bool>, Vec<bool>), Vec<usize>> = BTreeMap::new();
        for table in 0..tables.len() {
            kinds.entry((column(&self.fits, table), column(&self.large, table))).or_default().push(table);
        }
        kinds.into_values().collect()
    }

    /// Whether a table is smaller than a scenario's map while one that fits it is not.
    pub(super) fn cramped(&self, scenario: usize, table: Option<usize>) -> bool {
        let Some(table) = table.filter(|table| !self.is_large(scenario, *table)) else { return false };
        let others = 0..self.tables.as_ref().map_or(0, Vec::len);
        others
            .filter(|other| *other != table)
            .any(|other| self.fits(scenario, Some(other)) && self.is_large(scenario, other))
    }

    /// Two players; what is asked of them for each scenario is found once.
    pub(super) fn pair(&self, players: [usize; 2]) -> Pair<'_> {
        let campaign = self.campaign_of(&players);
        let of = |player: usize| self.players.get(player)?.models;
        let models = of(players[0]).zip(of(players[1])).map(|(one, other)| [one, other]);
        Pair { players, campaign, pool: self.pool(players, campaign), models, balanced: self.balanced(players) }
    }

    /// The campaign that all of these belong to.
    pub(super) fn campaign_of(&self, players: &[usize]) -> Option<&'n str> {
        let of = |player: &usize| self.players.get(*player).and_then(|player| player.campaign.as_deref());
        let (first, others) = players.split_first()?;
        of(first).filter(|campaign| others.iter().all(|other| of(other) == Some(campaign)))
    }

    /// The number of a table.
    pub(super) fn number(&self, table: Option<usize>) -> Option<u16> {
        table.and_then(|at| self.tables.as_ref()?.get(at)).map(|table| table.number)
    }

    /// The number of the next game of the more experienced of the two (DR p.96).
    pub(super) fn next_game(&self, pair: [usize; 2]) -> u16 {
        pair.iter().filter_map(|player| self.players.get(*player)).map(|p| p.games).max().unwrap_or(0).saturating_add(1)
    }

    /// What the scenario of a pair is drawn from.
    fn pool(&self, pair: [usize; 2], campaign: Option<&str>) -> Pool<'_> {
        let stage = campaign.and_then(|campaign| {
            let game = self.next_game(pair);
            let of = |(stage, _): &&(&StageScenarios, Vec<usize>)| {
                stage.campaign == campaign && (stage.first..=stage.last).contains(&game)
            };
            self.staged.iter().find(of)
        });
        match stage {
            Some((stage, scenarios)) => Pool { stage: Some(stage), scenarios },
            None => Pool { stage: None, scenarios: &self.rotation },
        }
    }

    /// The weight of a scenario where it is drawn: those of a stage table weigh the same, as the faces of a die do.
    pub(super) fn weight(&self, pool: Pool<'_>, scenario: usize) -> u8 {
        self.scenarios.get(scenario).map_or(1, |drawn| if pool.stage.is_some() { 1 } else { drawn.weight })
    }

    /// How the scenario came about.
    pub(super) const fn way(pool: Pool<'_>, choice: Choice) -> Way {
        match (choice.scenario, pool.stage) {
            (None, _) => Way::Open,
            (Some(_), Some(_)) => Way::Stage,
            (Some(_), None) => Way::Rotation,
        }
    }

    /// Whether a scenario rests for any of these players.
    pub(super) fn rests(&self, players: &[usize], scenario: usize) -> bool {
        let Some(drawable) = self.scenarios.get(scenario) else { return false };
        let tired = |player: usize| {
            self.before(player, scenario)
                .is_some_and(|(_, ago)| drawable.cool_down > 0 && ago <= drawable.cool_down.into())
        };
        drawable.rests || players.iter().copied().any(tired)
    }

    /// Games as attacker less games as defender.
    pub(super) fn balance(&self, player: usize) -> i32 {
        self.players.get(player).map_or(0, |player| i32::from(player.attacked) - i32::from(player.defended))
    }

    /// Who attacks, then who defends: the player who attacked less compared with defending; between equals the seed
    /// decides.
    fn balanced(&self, [one, other]: [usize; 2]) -> [usize; 2] {
        let draw = || drawn(self.facts.seed, For::Role, &self.names([one, other])) & 1 == 0;
        let first = match self.balance(one).cmp(&self.balance(other)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => draw(),
            std::cmp::Ordering::Greater => false,
        };
        if first { [one, other] } else { [other, one] }
    }

    /// Who attacks in a scenario, and who defends: as the rules of the game say, and by the balance if they do not.
    pub(super) fn cast(&self, pair: &Pair<'_>, scenario: usize) -> Cast {
        let roles = self.scenarios.get(scenario).map(|drawable| drawable.roles).unwrap_or_default();
        if !roles.any() {
            return Cast::Nobody;
        }
        let in_campaign = pair.campaign.is_some();
        let [one, other] = pair.players;
        match pair.models {
            None if roles.by_size(in_campaign) => Cast::Unknown,
            None => Cast::Balanced(pair.balanced),
            Some(models) => match roles.attacker_by_size(in_campaign, &models.map(usize::from)) {
                Some(0) => Cast::Larger([one, other]),
                Some(_) => Cast::Larger([other, one]),
                None => Cast::Balanced(pair.balanced),
            },
        }
    }

    pub(super) fn names(&self, pair: [usize; 2]) -> [&'n str; 2] {
        pair.map(|player| self.name(player))
    }

    pub(super) fn name(&self, player: usize) -> &'n str {
        self.players.get(player).map_or("", |player| player.id.as_str())
    }

    /// What a scenario costs a pair.
    pub(super) fn scenario_tiers(&self, pair: &Pair<'_>, scenario: Option<usize>) -> ScenarioTiers {
        let Some(scenario) = scenario else { return [1, 0, 0, 0, ROLES_SHIFT] };
        let times = pair.players.map(|player| i64::from(self.times(player, scenario).min(TIMES_MAX)));
        let roles = match self.cast(pair, scenario) {
            Cast::Nobody | Cast::Unknown => 0,
            Cast::Larger(roles) | Cast::Balanced(roles) => {
                let [attacker, defender] = roles.map(|player| self.balance(player));
                off(attacker + 1) + off(defender - 1) - off(attacker) - off(defender)
            }
        };
        let squares = times.iter().map(|times| times * times).sum();
        [0, self.rests(&pair.players, scenario).into(), times.iter().sum(), squares, roles + ROLES_SHIFT]
    }

    /// What a game between two costs, with the best scenario that any table would give them.
    pub(super) fn pair_tiers(&self, players: [usize; 2]) -> PairTiers {
        let pair = self.pair(players);
        let somewhere = |scenario: &&usize| self.somewhere.get(**scenario) == Some(&true);
        let all = pair.pool.scenarios.iter().filter(somewhere);
        let best = all.map(|scenario| self.scenario_tiers(&pair, Some(*scenario))).min();
        let [open, resting, repeats, squares, roles] = best.unwrap_or_else(|| self.scenario_tiers(&pair, None));
        let (met, tonight) = self.meetings(players[0], players[1]);
        let (met, tonight) = (i64::from(met.min(TIMES_MAX)), i64::from(tonight.min(TONIGHT_MAX)));
        let games = players.map(|player| self.players.get(player).map_or(0, |player| player.games));
        let difference = games[0].abs_diff(games[1]).min(DIFFERENCE_MAX).into();
        let mixed = pair.campaign.is_none().into();
        [tonight, mixed, met, met * met, open, resting, repeats, squares, difference, roles]
    }

    /// The scenarios of a pair, the best first and of equals those that were drawn first; no scenario is last. A game that is
    /// planned has the one it is planned with.
    pub(super) fn choices(&self, players: [usize; 2]) -> Vec<Choice> {
        if let Some((_, scenario)) = self.planned.get(&players) {
            return vec![Choice { scenario: *scenario, tiers: [0, 0, 0, 0, ROLES_SHIFT], place: 0 }];
        }
        let pair = self.pair(players);
        let names = self.names(players);
        let drawn_at = |scenario: usize| {
            let id = self.scenarios.get(scenario).map_or("", |drawable| drawable.scenario.as_str());
            let draw = drawn(self.facts.seed, For::Scenario, &[names[0], names[1], id]);
            wait(draw, self.weight(pair.pool, scenario))
        };
        let mut all: Vec<(ScenarioTiers, u64, usize)> = pair
            .pool
            .scenarios
            .iter()
            .map(|scenario| (self.scenario_tiers(&pair, Some(*scenario)), drawn_at(*scenario), *scenario))
            .collect();
        all.sort_unstable();
        let mut choices: Vec<Choice> = Vec::with_capacity(all.len() + 1);
        for (tiers, _, scenario) in all {
            let place = choices.last().filter(|last| last.tiers == tiers).map_or(0, |last| last.place + 1);
            choices.push(Choice { scenario: Some(scenario), tiers, place });
        }
        choices.push(Choice { scenario: None, tiers: self.scenario_tiers(&pair, None), place: 0 });
        choices
    }

    /// How many players sit out.
    pub(super) fn idle(&self) -> usize {
        let games = self.tables.as_ref().map_or(usize::MAX, Vec::len).min(self.players.len() / 2);
        self.players.len() - 2 * games
    }
}

/// How far somebody is from having attacked as often as defended; one game is nothing, for their number may be odd.
fn off(balance: i32) -> i64 {
    i64::from(balance.abs() - 1).max(0)
}

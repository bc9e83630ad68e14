//! How fair the evenings have been: players × scenarios, games, byes, roles and rematches, as plain counts.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::evening::{Evening, Plans};

/// What several evenings come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// Ids of the scenarios that were played, in their order.
    pub scenarios: Vec<String>,
    /// A line for everybody who was expected on an evening, by id.
    pub lines: Vec<FairnessLine>,
}

/// What the evenings come to for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairnessLine {
    /// Player id.
    pub player: String,
    /// The name they had last.
    pub name: String,
    /// Games.
    pub games: u16,
    /// Rounds they sat out.
    pub byes: u16,
    /// Games as attacker.
    pub attacked: u16,
    /// Games as defender.
    pub defended: u16,
    /// Games against somebody they had met on these evenings before.
    pub rematches: u16,
    /// How often they played each scenario, in the order of [`Fairness::scenarios`].
    pub played: Vec<u16>,
}

/// What somebody sat out of the rounds they were there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sat {
    /// Rounds that they had a place in, in a game or out of one.
    pub rounds: u16,
    /// Those that they sat out.
    pub byes: u16,
    /// What would be their share of all that was sat out while they were there, in thousandths of a round: if two of
    /// ten sit out, everybody’s share of that is two tenths.
    pub share: u32,
}

/// What everybody sat out on these evenings, by player id, and what would have been their share. A round counts once it has
/// begun, and only for those who had a place in it: newcomers owe nothing, and nothing is owed to
/// them; a guest is counted like everybody else.
#[must_use]
pub fn sat_out<'e>(evenings: impl IntoIterator<Item = &'e Evening>) -> BTreeMap<&'e str, Sat> {
    let mut all: BTreeMap<&str, Sat> = BTreeMap::new();
    for round in evenings.into_iter().flat_map(|evening| &evening.rounds).filter(|round| round.begun()) {
        let out: Vec<&str> = round.byes.iter().map(|bye| bye.player.as_str()).collect();
        let plays = round.played().flat_map(|game| &game.players).map(String::as_str);
        let there: BTreeSet<&str> = plays.chain(out.iter().copied()).collect();
        let thousandths = (1000 * out.len()).checked_div(there.len()).unwrap_or(0);
        for player in there {
            let sat = all.entry(player).or_default();
            add(&mut sat.rounds);
            sat.share = sat.share.saturating_add(u32::try_from(thousandths).unwrap_or(1000));
            if out.contains(&player) {
                add(&mut sat.byes);
            }
        }
    }
    all
}

/// Counts these evenings, those of one day in the order they come. A game counts when it has begun, or its round was
/// started; a bye counts when its round was begun so. What its campaign has of a game goes before what the evening has.
#[must_use]
pub fn fairness<'e>(evenings: impl IntoIterator<Item = &'e Evening>, plans: &Plans) -> Fairness {
    let mut evenings: Vec<&Evening> = evenings.into_iter().collect();
    evenings.sort_by_key(|evening| evening.day.as_str());
    let rounds = || evenings.iter().flat_map(|evening| &evening.rounds);
    let played = || rounds().flat_map(|round| round.played());
    let scenarios: BTreeSet<&String> = played().filter_map(|game| game.scenario_in(plans)).collect();
    let scenarios: Vec<String> = scenarios.into_iter().cloned().collect();
    let mut lines: BTreeMap<&str, FairnessLine> = BTreeMap::new();
    for player in evenings.iter().flat_map(|evening| &evening.players) {
        let line = lines.entry(&player.id).or_default();
        (line.player, line.name) = (player.id.clone(), player.name.clone());
        line.played.resize(scenarios.len(), 0);
    }
    let mut met: BTreeSet<[&str; 2]> = BTreeSet::new();
    for game in played() {
        let again: BTreeSet<&str> = game.pairs().filter(|pair| met.contains(pair)).flatten().collect();
        met.extend(game.pairs());
        let attacker = game.attacker_in(plans);
        let scenario = game.scenario_in(plans).and_then(|id| scenarios.binary_search(id).ok());
        for player in game.players.iter().map(String::as_str) {
            let Some(line) = lines.get_mut(player) else { continue };
            add(&mut line.games);
            if again.contains(player) {
                add(&mut line.rematches);
            }
            match attacker {
                Some(attacker) if attacker == player => add(&mut line.attacked),
                Some(_) => add(&mut line.defended),
                None => {}
            }
            if let Some(count) = scenario.and_then(|at| line.played.get_mut(at)) {
                add(count);
            }
        }
    }
    for bye in rounds().filter(|round| round.begun()).flat_map(|round| &round.byes) {
        if let Some(line) = lines.get_mut(bye.player.as_str()) {
            add(&mut line.byes);
        }
    }
    Fairness { scenarios, lines: lines.into_values().collect() }
}

const fn add(count: &mut u16) {
    *count = count.saturating_add(1);
}

//! How fair the evenings were so far: players × scenarios, games, byes, roles and rematches, as plain counts.

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
    /// What they were called last.
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
        let [one, other] = [game.players[0].as_str(), game.players[1].as_str()];
        let again = !met.insert(if one < other { [one, other] } else { [other, one] });
        let attacker = game.attacker_in(plans);
        let scenario = game.scenario_in(plans).and_then(|id| scenarios.binary_search(id).ok());
        for player in [one, other] {
            let Some(line) = lines.get_mut(player) else { continue };
            add(&mut line.games);
            if again {
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

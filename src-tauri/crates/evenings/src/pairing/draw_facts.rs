//! The facts from which a proposal is made.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::evening::{ClubGame, ClubTable, Evening, Plans, Player, Presence};
use crate::fairness::{fairness, sat_out};
use crate::rotation::{Fits, Fought, Rotation, Slot};
use nml_catalogue::{Roles, Table};

/// What is known when a round is drawn. No order in it matters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawFacts {
    /// Who is there, those of kept games included; up to 256.
    pub players: Vec<Known>,
    /// Who met whom; a pair that is missing never met.
    pub met: Vec<Met>,
    /// The tables, those of kept games included. Empty if nobody keeps tables, and there are enough.
    pub tables: Vec<ClubTable>,
    /// The scenarios that may be drawn.
    pub scenarios: Vec<Drawable>,
    /// Stage tables: a game of a campaign for which one stands here draws from it, and from nothing else.
    pub stages: Vec<StageScenarios>,
    /// The games of the round that stay as they are.
    pub kept: Vec<Kept>,
    /// Games that campaigns have planned and nobody has begun: those of two who are free are played. Of several of one
    /// player the first is, and at most as many as there are tables.
    #[serde(default)]
    pub planned: Vec<Fixture>,
    /// Players who would sit out share the table of two others instead: three play there, or four if there are too few tables.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared: bool,
    /// Breaks every tie.
    pub seed: u64,
}

/// A player, and what is known of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Player id.
    pub id: String,
    /// The campaign's stream, or none for a guest.
    pub campaign: Option<String>,
    /// Models of their Warband, fielded or not. None if nobody knows, such as for a guest.
    pub models: Option<u16>,
    /// Games behind them, as the tables count them.
    pub games: u16,
    /// The scenarios they played, each once.
    pub played: Vec<Before>,
    /// Games as attacker.
    pub attacked: u16,
    /// Games as defender.
    pub defended: u16,
    /// Rounds they sat out, on all evenings.
    pub byes: u16,
    /// Those of tonight.
    pub tonight: u16,
    /// Rounds they were there for, on all evenings.
    pub rounds: u16,
    /// Their share of all that was sat out in those, in thousandths of a round.
    pub share: u32,
    /// They came after the round was drawn first.
    pub late: bool,
}

/// A scenario that somebody played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// Its id.
    pub scenario: String,
    /// How often.
    pub times: u16,
    /// How many evenings ago the last time was; 0 for tonight.
    pub ago: u16,
}

/// Two players who met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Met {
    /// Their ids.
    pub players: [String; 2],
    /// How often.
    pub times: u16,
    /// How often of them tonight.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tonight: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(times: &u16) -> bool {
    *times == 0
}

/// A scenario that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawable {
    /// Its id.
    pub scenario: String,
    /// Its weight in the rotation; 0 if it is only on a stage table.
    pub weight: u8,
    /// The tables it is played on.
    pub tables: Fits,
    /// The size of its map: it goes to a table that is as large, while one is free. None if the sizes of `tables` say
    /// it, or nothing does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<Table>,
    /// Whether it has an attacker and a defender, and who is which.
    pub roles: Roles,
    /// How many players it is for, the fewest and the most.
    #[serde(default = "two")]
    pub seats: [u8; 2],
    /// Evenings it rests for everybody who played it.
    pub cool_down: u8,
    /// It rests for everybody.
    pub rests: bool,
    /// The most tables of a round that it is drawn for; 0 for any number.
    #[serde(default)]
    pub at_once: u8,
}

/// As many as play a scenario that does not say otherwise.
const fn two() -> [u8; 2] {
    [2, 2]
}

/// The scenarios of a campaign's stage table (DR p.96).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StageScenarios {
    /// The campaign's stream.
    pub campaign: String,
    /// The first number of a game of the stage.
    pub first: u16,
    /// The last one.
    pub last: u16,
    /// Scenario ids.
    pub scenarios: Vec<String>,
}

/// A game of the round that stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Player ids.
    pub players: Vec<String>,
    /// The table's number.
    pub table: Option<u16>,
    /// Its scenario.
    #[serde(default)]
    pub scenario: Option<String>,
}

/// A game that a campaign has planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fixture {
    /// Player ids.
    pub players: [String; 2],
    /// Scenario id; what a table has to have for it is said among [`DrawFacts::scenarios`].
    pub scenario: String,
    /// The day it is to be fought by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
}

impl Known {
    /// How much they still owe of sitting out, in thousandths of a round; below 0 if they sat out more than their
    /// share.
    #[must_use]
    pub fn owes(&self) -> i64 {
        i64::from(self.share) - 1000 * i64::from(self.byes)
    }
}

impl DrawFacts {
    /// What is known of an evening when its round `round` (from 0) is drawn, or drawn again, after these earlier evenings.
    /// The earlier ones stand in their order, and `plans` are what campaigns have of the games of all of them. `counted` says
    /// how many games a player has behind them. What was played elsewhere is for the caller to add, and so are the sizes of
    /// the Warbands, the scenarios and the stage tables.
    #[must_use]
    pub fn of(
        evening: &Evening,
        past: &[&Evening],
        plans: &Plans,
        (round, seed): (usize, u64),
        counted: impl Fn(&Player) -> u16,
    ) -> Self {
        let mut tonight = evening.clone();
        tonight.rounds.truncate(round);
        // Where a later round is drawn the earlier ones were played, whether or not somebody started a clock.
        for earlier in &mut tonight.rounds {
            earlier.started.get_or_insert_default();
        }
        let mut all: Vec<&Evening> = past.iter().copied().chain([&tonight]).collect();
        all.sort_by_key(|evening| evening.day.as_str());
        let sums = fairness(all.iter().copied(), plans);
        let mut met: BTreeMap<[&str; 2], (u16, u16)> = BTreeMap::new();
        let mut played: BTreeMap<&str, BTreeMap<&str, (u16, usize)>> = BTreeMap::new();
        for (at, evening) in all.iter().enumerate() {
            // A game of tonight is being played; one of another evening whose result its campaign still waits for was not.
            let now_played = |game: &&ClubGame| std::ptr::eq(*evening, &tonight) || !game.is_open_in(plans);
            for game in evening.played().filter(now_played) {
                for pair in game.pairs() {
                    let (times, now) = met.entry(pair).or_default();
                    *times = times.saturating_add(1);
                    *now = now.saturating_add(u16::from(std::ptr::eq(*evening, &tonight)));
                }
                let Some(scenario) = game.scenario_in(plans) else { continue };
                for player in &game.players {
                    let (times, last) = played.entry(player).or_default().entry(scenario).or_default();
                    (*times, *last) = (times.saturating_add(1), at);
                }
            }
        }
        let (sat, sat_tonight) = (sat_out(all.iter().copied()), sat_out([&tonight]));
        let tonight_at = all.iter().rposition(|other| std::ptr::eq(*other, &tonight)).unwrap_or_default();
        let known = |player: &Player| {
            let line = sums.lines.iter().find(|line| line.player == player.id).cloned().unwrap_or_default();
            let before = |(scenario, (times, last)): (&&str, &(u16, usize))| Before {
                scenario: (*scenario).to_owned(),
                times: *times,
                ago: u16::try_from(tonight_at.saturating_sub(*last)).unwrap_or(u16::MAX),
            };
            let sat = sat.get(player.id.as_str()).copied().unwrap_or_default();
            Known {
                id: player.id.clone(),
                campaign: player.campaign.clone(),
                models: None,
                games: counted(player),
                played: played.get(player.id.as_str()).into_iter().flatten().map(before).collect(),
                attacked: line.attacked,
                defended: line.defended,
                byes: sat.byes,
                tonight: sat_tonight.get(player.id.as_str()).map_or(0, |sat| sat.byes),
                rounds: sat.rounds,
                share: sat.share,
                late: usize::from(player.arrived) > round,
            }
        };
        let kept = evening.rounds.get(round).into_iter().flat_map(|round| &round.games).filter(|game| game.kept());
        let to_met = |(players, (times, tonight)): ([&str; 2], (u16, u16))| Met {
            players: players.map(str::to_owned),
            times,
            tonight,
        };
        Self {
            players: evening.players.iter().filter(|player| player.presence == Presence::Here).map(known).collect(),
            met: met.into_iter().map(to_met).collect(),
            tables: evening.tables.clone(),
            scenarios: Vec::new(),
            stages: Vec::new(),
            kept: kept
                .map(|game| Kept {
                    players: game.players.clone(),
                    table: game.table,
                    scenario: game.scenario_in(plans).cloned(),
                })
                .collect(),
            planned: Vec::new(),
            shared: false,
            seed,
        }
    }
}

impl Drawable {
    /// Whether it is for this many players.
    #[must_use]
    pub fn is_for(&self, players: usize) -> bool {
        let [least, most] = self.seats;
        (usize::from(least)..=usize::from(most)).contains(&players)
    }

    /// What a rotation draws from on a day, after what was played before. `printed` says how a scenario gives roles, and how
    /// large its map is; for more than two players the caller says it.
    #[must_use]
    pub fn of(
        rotation: &Rotation,
        day: &str,
        history: &[Fought],
        printed: impl Fn(&str) -> (Roles, Option<Table>),
    ) -> Vec<Self> {
        let of = |slot: &Slot| {
            let (roles, map) = printed(&slot.scenario);
            Self {
                scenario: slot.scenario.clone(),
                weight: slot.weight,
                tables: slot.tables.clone(),
                map: map.filter(|_| !slot.tables.asks_size()),
                roles,
                seats: two(),
                cool_down: slot.cool_down,
                rests: rotation.rests(&slot.scenario, day, history).is_some(),
                at_once: slot.at_once,
            }
        };
        rotation.open_on(day).map(of).collect()
    }
}

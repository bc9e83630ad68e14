//! What may be done to a campaign now, and who must answer (design, invariant 3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aftermath::{Case, Page, Status};
use super::command::{Answer, BATTLES_MAX, Command, WARBANDS_MAX};
use super::decide::foes;
use super::scenario;
use super::state::{Campaign, Game, House, Picked};
use super::tables::Tables;
use crate::catalogue::Progression;
use crate::effect::Die;

/// What may be done to a campaign now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Every Warband it knows.
    pub warbands: Vec<WarbandTerms>,
    /// One more Warband may be admitted.
    pub may_admit: bool,
    /// It may go over to another pack.
    pub may_move: bool,
    /// One more battle may be planned.
    pub may_plan: bool,
    /// The stage tables that a planned scenario is found in.
    pub course: Progression,
    /// What the organiser decided.
    pub house: House,
    /// Every battle it knows.
    pub battles: Vec<BattleTerms>,
    /// The work list of the open aftermaths, in the book's order.
    pub requests: Vec<Request>,
    /// Models whose turn has not come.
    pub waiting: Vec<Waiting>,
}

/// What may be done with a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandTerms {
    /// Stream id.
    pub warband: String,
    /// It belongs to the campaign: it may be described and planned with. Otherwise it may come back.
    pub member: bool,
    /// It may leave.
    pub may_withdraw: bool,
    /// An earlier aftermath keeps its next battle from being recorded.
    pub unsettled: bool,
    /// Games it has fought.
    pub games: u16,
}

/// What may be done with a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleTerms {
    /// Stream id.
    pub battle: String,
    /// Stream ids of its Warbands.
    pub warbands: Vec<String>,
    /// It is planned and not fought: it may be recorded or cancelled.
    pub planned: bool,
    /// Nothing is open in its aftermath.
    pub may_close: bool,
}

/// One thing an aftermath asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Stream id of the battle.
    pub battle: String,
    /// Stream id of the Warband whose player answers.
    pub warband: String,
    /// The model.
    pub model: u32,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked about a model that fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Ask {
    /// One die: a Troop is dead on this face and below.
    Survival {
        /// The highest deadly face.
        dead_up_to: u8,
    },
    /// Two dice on the Trauma Table, the first one the tens.
    Trauma,
    /// Keep the row, or throw the dice again.
    KeepOrReroll {
        /// Row id.
        row: String,
        /// The skill that allows it.
        skill: String,
    },
    /// One die: 1 to 3 the left hand, 4 to 6 the right.
    Hand {
        /// Row id.
        row: String,
    },
    /// Experience points.
    Lessons {
        /// Row id.
        row: String,
        /// What is thrown for them.
        die: Die,
        /// More than this it cannot earn any more.
        room: u8,
    },
    /// Which Warband is noted.
    Opponent {
        /// Row id.
        row: String,
        /// Stream ids it can be.
        warbands: Vec<String>,
    },
    /// A ransom that both players agree on, or the captive's execution.
    Ransom {
        /// Row id.
        row: String,
        /// Stream ids of those who can hold it.
        captors: Vec<String>,
        /// The most that can be paid; 0: nothing can.
        most: u32,
    },
}

/// A model whose turn has not come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// Stream id of the battle.
    pub battle: String,
    /// Stream id of its Warband.
    pub warband: String,
    /// The model.
    pub model: u32,
    /// The refusal's code.
    pub code: String,
    /// The rule.
    pub rule: String,
}

/// What may be done to a campaign now.
#[must_use]
pub fn options(tables: Tables<'_>, campaign: &Campaign) -> Options {
    let mut requests = Vec::new();
    let mut waiting = Vec::new();
    for game in &campaign.games {
        ask_all(tables, game, &mut requests, &mut waiting);
    }
    Options {
        warbands: campaign
            .warbands
            .iter()
            .map(|enrolment| WarbandTerms {
                warband: enrolment.warband.clone(),
                member: !enrolment.withdrawn,
                may_withdraw: !enrolment.withdrawn && !campaign.engaged(&enrolment.warband),
                unsettled: campaign.unsettled(&enrolment.warband).is_some(),
                games: campaign.games_played(&enrolment.warband),
            })
            .collect(),
        may_move: !campaign.settling(),
        may_admit: campaign.warbands.len() < WARBANDS_MAX,
        may_plan: campaign.games.len() < BATTLES_MAX,
        course: tables.progression.clone(),
        house: campaign.house,
        battles: campaign.games.iter().map(battle_terms).collect(),
        requests,
        waiting,
    }
}

fn battle_terms(game: &Game) -> BattleTerms {
    let settled = |page: &Page| page.cases.iter().all(Case::settled);
    BattleTerms {
        battle: game.battle.clone(),
        warbands: game.entrants.iter().map(|entrant| entrant.warband.clone()).collect(),
        planned: game.played.is_none(),
        may_close: game.open().is_some_and(|aftermath| aftermath.pages.iter().all(settled)),
    }
}

fn ask_all(tables: Tables<'_>, game: &Game, requests: &mut Vec<Request>, waiting: &mut Vec<Waiting>) {
    let Some(played) = game.played.as_ref().filter(|played| !played.aftermath.closed) else { return };
    for page in &played.aftermath.pages {
        for case in &page.cases {
            let (battle, warband, model) = (game.battle.clone(), page.warband.clone(), case.casualty.model);
            if page.waits(case) && !case.settled() {
                let (code, rule) = ("TROOPS_FIRST".to_owned(), "DR p.101".to_owned());
                waiting.push(Waiting { battle, warband, model, code, rule });
            } else if let Some(ask) = ask(tables, page, case, || foes(played, &page.warband, case)) {
                requests.push(Request { battle, warband, model, ask });
            }
        }
    }
}

fn ask(tables: Tables<'_>, page: &Page, case: &Case, foes: impl Fn() -> Vec<String>) -> Option<Ask> {
    Some(match &case.status {
        Status::Roll if case.casualty.elite => Ask::Trauma,
        Status::Roll => Ask::Survival { dead_up_to: tables.trauma.dead_up_to },
        Status::KeepOrReroll { row, skill } => Ask::KeepOrReroll { row: row.clone(), skill: skill.clone() },
        Status::Hand { row } => Ask::Hand { row: row.clone() },
        Status::Lessons { row } => Ask::Lessons {
            row: row.clone(),
            die: tables.trauma.row_named(row)?.experience?,
            room: case.chart.experience_room,
        },
        Status::Opponent { row, .. } => Ask::Opponent { row: row.clone(), warbands: foes() },
        Status::Ransom { row, .. } => Ask::Ransom { row: row.clone(), captors: foes(), most: page.strongbox },
        Status::Settled { .. } => return None,
    })
}

impl Ask {
    /// How many dice it asks for; none: it is a choice.
    #[must_use]
    pub const fn dice(&self) -> Option<usize> {
        match self {
            Self::Trauma => Some(2),
            Self::Survival { .. } | Self::Hand { .. } => Some(1),
            Self::Lessons { die, .. } => match die {
                Die::D3 | Die::D6 => Some(1),
                Die::BestOf2D6 => Some(2),
            },
            Self::KeepOrReroll { .. } | Self::Opponent { .. } | Self::Ransom { .. } => None,
        }
    }

    fn admits(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::KeepOrReroll { .. }, Answer::Keep | Answer::Reroll) | (Self::Ransom { .. }, Answer::Refuse) => true,
            (Self::Opponent { warbands, .. }, Answer::Opponent { warband }) => warbands.contains(warband),
            (Self::Ransom { captors, most, .. }, Answer::Pay { to, ducats }) => {
                captors.contains(to) && (1..=*most).contains(ducats)
            }
            _ => false,
        }
    }
}

/// Whether the options allow a command. `decide` accepts exactly these.
#[must_use]
pub fn admits(options: &Options, command: &Command) -> bool {
    let battle_terms = |battle: &str| options.battles.iter().find(|terms| terms.battle == battle);
    let terms = |warband: &str| options.warbands.iter().find(|terms| terms.warband == warband);
    let request = |battle: &str, warband: &str, model: u32| {
        options.requests.iter().find(|r| r.battle == battle && r.warband == warband && r.model == model)
    };
    if command.well_formed().is_err() {
        return false;
    }
    match command {
        Command::Rename { .. } => true,
        Command::MovePack { .. } => options.may_move,
        Command::Admit { entry } => terms(&entry.warband).map_or(options.may_admit, |terms| !terms.member),
        Command::Describe { entry } => terms(&entry.warband).is_some_and(|terms| terms.member),
        Command::Withdraw { warband } => terms(warband).is_some_and(|terms| terms.may_withdraw),
        Command::Plan { battle, scenario, name: _, warbands, picked } => {
            options.may_plan
                && battle_terms(battle).is_none()
                && warbands.iter().all(|warband| terms(warband).is_some_and(|terms| terms.member))
                && picks(options, warbands, scenario, picked)
        }
        Command::Cancel { battle } => battle_terms(battle).is_some_and(|terms| terms.planned),
        Command::Record { result, .. } => battle_terms(&result.battle).is_some_and(|planned| {
            planned.planned
                && planned.warbands.len() == result.sides.len()
                && result.sides.iter().all(|side| {
                    planned.warbands.contains(&side.warband)
                        && terms(&side.warband).is_none_or(|terms| !terms.unsettled)
                })
        }),
        Command::Roll { battle, warband, model, faces, .. } => {
            request(battle, warband, *model).is_some_and(|request| request.ask.dice() == Some(faces.len()))
        }
        Command::Answer { battle, warband, model, answer } => {
            request(battle, warband, *model).is_some_and(|request| request.ask.admits(answer))
        }
        Command::Close { battle } => battle_terms(battle).is_some_and(|terms| terms.may_close),
    }
}

fn picks(options: &Options, warbands: &[String], scenario: &str, picked: &Picked) -> bool {
    let games: Vec<(&str, u16)> = options
        .warbands
        .iter()
        .filter(|terms| warbands.contains(&terms.warband))
        .map(|terms| (terms.warband.as_str(), terms.games))
        .collect();
    // A roll-off's faces lie in the battle's order of sides.
    let games: Vec<(&str, u16)> =
        warbands.iter().filter_map(|w| games.iter().find(|(warband, _)| warband == w).copied()).collect();
    scenario::found(&options.course, options.house, &games, scenario, picked).is_ok()
}

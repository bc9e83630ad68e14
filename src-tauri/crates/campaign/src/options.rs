//! What you may do to a campaign now, and who must answer (promise 3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::aftermath::{Case, Page, Status};
use super::ask::Ask;
use super::command::{BATTLES_MAX, Command, SIGNED_UP_MAX, WARBANDS_MAX};
use super::decide::{foes, may_enter, may_reveal, may_seal};
use super::map::{self, MapTerms, map_terms};
use super::phase;
use super::phase::at_page::{Asked, AtPage};
use super::phase::quartermaster::trade;
use super::phase::trauma::Aid;
use super::scenario;
use super::state::{Campaign, Game, HouseRules, Picked};
use super::tables::Tables;
use nml_catalogue::Progression;
use nml_catalogue::text::same_name;
use nml_warband::result::SideResult;

/// What may be done to a campaign now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Every Warband it knows.
    pub warbands: Vec<WarbandTerms>,
    /// Players who may be signed off.
    pub signed_up: Vec<String>,
    /// Everybody who belongs to the campaign with a Warband, and does not sign up.
    pub players: Vec<String>,
    /// One more Warband may be admitted.
    pub may_admit: bool,
    /// It may go over to another pack.
    pub may_move: bool,
    /// What the organiser decides about games may be set; the pairing always may.
    pub may_set_house: bool,
    /// One more battle may be planned.
    pub may_plan: bool,
    /// The stage tables that a planned scenario is found in.
    pub course: Progression,
    /// What the organiser decided.
    pub house: HouseRules,
    /// The highest number of a game that was fought.
    pub furthest: u16,
    /// What may be done on the map, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<MapTerms>,
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
    /// It belongs to the campaign: it may be described and planned with. If not, it may come back.
    pub member: bool,
    /// It may leave.
    pub may_withdraw: bool,
    /// An earlier aftermath keeps its next battle from being recorded.
    pub unsettled: bool,
    /// Games it has behind it.
    pub games: u16,
    /// It has a game in this book: it can no longer enter games from before it.
    pub has_games: bool,
}

/// What may be done with a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleTerms {
    /// Stream id.
    pub battle: String,
    /// Stream ids of its Warbands.
    pub warbands: Vec<String>,
    /// Ids of its sides that do not belong to the campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outsiders: Vec<String>,
    /// It is planned and not fought: it may be recorded or cancelled.
    pub planned: bool,
    /// Nothing is open in its aftermath.
    pub may_close: bool,
    /// Stream ids of the Warbands whose page may be settled at the table, as far as it is open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may_set_aside: Vec<String>,
}

/// One thing an aftermath asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Stream id of the battle.
    pub battle: String,
    /// Stream id of the Warband whose player answers.
    pub warband: String,
    /// The model, or none for the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// What is asked.
    pub ask: Ask,
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
        ask_all(tables, campaign, game, &mut requests, &mut waiting);
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
                games: campaign.games_counted(&enrolment.warband),
                has_games: campaign.games.iter().any(|game| game.in_this_book(&enrolment.warband)),
            })
            .collect(),
        may_move: campaign.keeps_pack().is_none(),
        may_set_house: !campaign.settling(),
        furthest: campaign.furthest(),
        signed_up: campaign.signed_up.clone(),
        players: campaign.warbands.iter().filter(|e| !e.withdrawn).map(|e| e.player.clone()).collect(),
        may_admit: campaign.warbands.len() < WARBANDS_MAX,
        may_plan: campaign.games.len() < BATTLES_MAX,
        course: tables.progression().clone(),
        house: campaign.house,
        map: map_terms(tables, campaign),
        battles: campaign.games.iter().map(|game| battle_terms(tables, campaign, game)).collect(),
        requests,
        waiting,
    }
}

fn battle_terms(tables: Tables<'_>, campaign: &Campaign, game: &Game) -> BattleTerms {
    let warbands: Vec<String> = game.entrants.iter().map(|entrant| entrant.warband.clone()).collect();
    let left = |warband: &&String| {
        let pending = game.open().and_then(|_| AtPage::of(tables.catalogue, campaign, game, warband));
        pending.is_some_and(|pending| phase::set_aside(&pending, false, "").is_some())
    };
    BattleTerms {
        battle: game.battle.clone(),
        may_set_aside: warbands.iter().filter(left).cloned().collect(),
        warbands,
        outsiders: game.outsiders.iter().map(|side| side.id.clone()).collect(),
        planned: game.played.is_none(),
        may_close: game.open().is_some_and(|aftermath| aftermath.pages.iter().all(Page::settled)),
    }
}

/// What the aftermath of one battle asks now, as among all [`options`].
#[must_use]
pub fn requests(tables: Tables<'_>, campaign: &Campaign, battle: &str) -> Vec<Request> {
    let mut requests = Vec::new();
    if let Some(game) = campaign.game(battle) {
        ask_all(tables, campaign, game, &mut requests, &mut Vec::new());
    }
    requests
}

fn ask_all(
    tables: Tables<'_>,
    campaign: &Campaign,
    game: &Game,
    requests: &mut Vec<Request>,
    waiting: &mut Vec<Waiting>,
) {
    let Some(played) = game.played.as_ref().filter(|played| !played.aftermath.closed) else { return };
    for page in &played.aftermath.pages {
        for case in &page.cases {
            let (battle, warband, model) = (game.battle.clone(), page.warband.clone(), case.casualty.model);
            if page.waits(case) && !case.settled() {
                let (code, rule) = ("TROOPS_FIRST".to_owned(), "DR p.101".to_owned());
                waiting.push(Waiting { battle, warband, model, code, rule });
            } else if let Some(ask) = ask(tables, &battle, page, case, || foes(played, &page.warband, case)) {
                requests.push(Request { battle, warband, model: Some(model), ask });
            }
        }
        let later =
            AtPage::of(tables.catalogue, campaign, game, &page.warband).and_then(|pending| phase::asked(&pending));
        if let Some(Asked { model, ask }) = later {
            requests.push(Request { battle: game.battle.clone(), warband: page.warband.clone(), model, ask });
        }
    }
}

fn ask(tables: Tables<'_>, battle: &str, page: &Page, case: &Case, foes: impl Fn() -> Vec<String>) -> Option<Ask> {
    let aid = || Aid::of(tables.catalogue, page, battle);
    Some(match &case.status {
        Status::Roll if case.casualty.elite => Ask::Trauma,
        Status::Roll => Ask::Survival { dead_up_to: tables.trauma().dead_up_to },
        Status::KeepOrReroll { row, skill } => Ask::KeepOrReroll { row: row.clone(), skill: skill.clone() },
        Status::SurvivalAgain { skill } => Ask::SurvivalAgain { skill: skill.clone(), spent: aid().again.is_none() },
        Status::KeepOrRecover { row, item } => {
            Ask::KeepOrRecover { row: row.clone(), item: item.clone(), spent: aid().engine.is_none() }
        }
        Status::Hand { row } => Ask::Hand { row: row.clone() },
        Status::Lessons { row } => Ask::Lessons {
            row: row.clone(),
            die: tables.trauma().row_named(row)?.experience?,
            room: case.chart.experience_room,
        },
        Status::Opponent { row, .. } => Ask::Opponent { row: row.clone(), warbands: foes() },
        Status::Ransom { row, .. } => Ask::Ransom { row: row.clone(), captors: foes(), most: page.strongbox },
        Status::Settled { .. } => return None,
    })
}

/// Whether the options allow a command. `decide` accepts exactly these.
#[must_use]
pub fn admits(tables: Tables<'_>, options: &Options, command: &Command) -> bool {
    let battle_terms = |battle: &str| options.battles.iter().find(|terms| terms.battle == battle);
    let terms = |warband: &str| options.warbands.iter().find(|terms| terms.warband == warband);
    let request = |battle: &str, warband: &str, model: Option<u32>| {
        options.requests.iter().find(|r| r.battle == battle && r.warband == warband && r.model == model)
    };
    if command.well_formed().is_err() {
        return false;
    }
    match command {
        Command::Rename { .. } | Command::WriteRules { .. } => true,
        Command::MovePack { .. } => options.may_move,
        Command::SetHouse { house } => {
            let may = options.may_set_house || house.settles_like(options.house);
            may && house.follows(options.house, options.furthest)
        }
        Command::SignUp { players } => {
            let known = |player: &String| {
                let mut all = options.signed_up.iter().chain(&options.players);
                all.any(|known| same_name(known, player))
            };
            options.signed_up.len() + players.len() <= SIGNED_UP_MAX && !players.iter().any(known)
        }
        Command::SignOff { player } => options.signed_up.iter().any(|known| same_name(known, player)),
        Command::Admit { entry } => terms(&entry.warband).map_or(options.may_admit, |terms| !terms.member),
        Command::Describe { entry } => terms(&entry.warband).is_some_and(|terms| terms.member),
        Command::Withdraw { warband, .. } => terms(warband).is_some_and(|terms| terms.may_withdraw),
        Command::BeginAnew { warband, cancel, entry, .. } => {
            let with_it = options.battles.iter().filter(|game| game.planned && game.warbands.contains(warband));
            let planned: Vec<&String> = with_it.map(|game| &game.battle).collect();
            let named = |battle: &String| cancel.iter().filter(|known| *known == battle).count() == 1;
            terms(warband).is_some_and(|terms| terms.member && !terms.unsettled)
                && planned.len() == cancel.len()
                && planned.into_iter().all(named)
                && terms(&entry.warband).map_or(options.may_admit, |terms| !terms.member)
        }
        Command::Pause { warband, .. } => terms(warband).is_some_and(|terms| terms.member),
        Command::Enter { warband, zone } => {
            options.map.as_ref().is_some_and(|map| may_enter(map, warband, zone).is_ok())
        }
        Command::SealVision { warband, .. } => options
            .map
            .as_ref()
            .is_some_and(|map| map.warband(warband).is_some_and(|known| may_seal(map, known).is_ok())),
        Command::EndMap => options.map.as_ref().is_some_and(|map| map.may_end),
        Command::RevealVision { warband, card, code, levels } => options.map.as_ref().is_some_and(|map| {
            let known = map.warband(warband);
            known.is_some_and(|known| may_reveal(map, known, card, code.as_deref(), *levels).is_ok())
        }),
        Command::EnterEarlier { games } => {
            let side = |side: &SideResult| match (&side.outsider, terms(&side.warband)) {
                (Some(_), known) => known.is_none(),
                (None, known) => known.is_some_and(|terms| terms.member && !terms.has_games),
            };
            options.battles.len() + games.len() <= BATTLES_MAX
                && games
                    .iter()
                    .all(|game| battle_terms(&game.result.battle).is_none() && game.result.sides.iter().all(side))
        }
        Command::Plan { battle, scenario, name: _, warbands, outsiders, picked, due: _ } => {
            options.may_plan
                && battle_terms(battle).is_none()
                && warbands.iter().all(|warband| terms(warband).is_some_and(|terms| terms.member))
                && outsiders.iter().all(|side| terms(&side.id).is_none())
                && picks(options, warbands, scenario, picked)
        }
        Command::Cancel { battle } => battle_terms(battle).is_some_and(|terms| terms.planned),
        Command::Record { result, .. } => battle_terms(&result.battle).is_some_and(|planned| {
            planned.planned
                && planned.warbands.len() + planned.outsiders.len() == result.sides.len()
                && result.sides.iter().all(|side| match side.outsider {
                    Some(_) => planned.outsiders.contains(&side.warband),
                    None => {
                        planned.warbands.contains(&side.warband)
                            && terms(&side.warband).is_none_or(|terms| !terms.unsettled)
                    }
                })
        }),
        Command::Roll { battle, warband, model, faces, .. } => {
            request(battle, warband, *model).is_some_and(|request| request.ask.admits_dice(faces.len()))
        }
        Command::Answer { battle, warband, model, answer } => {
            request(battle, warband, *model).is_some_and(|request| request.ask.admits(answer))
        }
        Command::Trade { battle, warband, command } => request(battle, warband, None).is_some_and(|request| {
            let Ask::Trade { terms } = &request.ask else { return false };
            trade(tables.catalogue, terms, command).is_ok()
        }),
        Command::SetAside { battle, warband, .. } => {
            battle_terms(battle).is_some_and(|terms| terms.may_set_aside.contains(warband))
        }
        Command::Close { battle } => battle_terms(battle).is_some_and(|terms| terms.may_close),
    }
}

fn picks(options: &Options, warbands: &[String], scenario: &str, picked: &Picked) -> bool {
    if let Some(on) = picked.on_map() {
        return map::found(options.map.as_ref(), warbands, scenario, on).is_ok();
    }
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

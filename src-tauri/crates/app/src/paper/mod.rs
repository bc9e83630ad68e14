//! A battle fought on paper: its sheet opens with everything that is already known, and its result files it. What
//! follows is the same as after a logged battle.

mod battle;
mod correcting;
mod force;
mod sheet;

use nml_campaign::{Game, Played};
use nml_warband::result::BattleResult;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use battle::{
    Fighter, Fighters, PaperBattle, PaperDeed, PaperFall, PaperFoe, PaperScore, PaperSide, PaperStanding, PaperUse,
    PaperWho, PaperWinner, SHEET_SIDES, standing_of,
};
pub use correcting::{result_again, scenario_again, sheet_again};
pub use force::{PaperRemarks, battle_sheet_remarks};
pub use sheet::{
    BattleSheet, SheetBounds, SheetConsumable, SheetDeed, SheetModel, SheetPlan, SheetScenario, SheetWarband,
    battle_sheet,
};

use crate::code;
use crate::failure::Failure;
use crate::lists::set_up_row;
use crate::season;
use crate::season::scenarios::{Meant, Scenarios};
use crate::season::{Fought, Taken, pack_of, scenario_known};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::whose;
use crate::words::paper as say;

/// A battle on paper, and the campaign it belongs to.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperFiled {
    /// The campaign's stream.
    pub campaign: String,
    /// What was written down.
    pub battle: PaperBattle,
}

/// A battle that is in the campaign now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleFiled {
    /// Its id, by which its aftermath is opened. It has no log.
    pub battle: String,
}

/// What the sides scored.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperScores {
    /// In the order of the sides.
    pub sides: Vec<PaperScore>,
}

/// Who stands together, and who won, as the victory points say; a proposal.
///
/// # Errors
/// `BAD_BATTLE` beyond the sides of a battle on paper.
pub fn battle_sheet_winner(_: &Session, scores: PaperScores) -> Result<PaperStanding, Failure> {
    if !SHEET_SIDES.contains(&scores.sides.len()) {
        let line = say::wrong_sides(scores.sides.len(), *SHEET_SIDES.start(), *SHEET_SIDES.end());
        return Err(Failure::new(code::BAD_BATTLE, line));
    }
    Ok(standing_of(&scores.sides))
}

/// Files a battle by its result: as the game that was planned between exactly these Warbands in this scenario and not
/// begun, else as one agreed on. It opens the aftermath, in one transaction.
///
/// # Errors
/// `BAD_BATTLE`, `UNKNOWN_MODEL_ID`, `UNKNOWN_DEED`; what the campaign refuses, such as a Warband that has an
/// earlier battle to settle; `ROLE_NEEDED` if a player files a game that is not theirs or not planned. In each case nothing is
/// written.
pub fn battle_sheet_file(session: &Session, filed: PaperFiled) -> Result<BattleFiled, Failure> {
    let open: Open<Campaigns> = session.open_stream(&filed.campaign)?;
    let planned = planned_as(session, &open, &filed.battle)?.map(|game| game.battle.clone());
    if planned.is_none() {
        whose::may_file_unplanned()?;
    }
    let battle = planned.map_or_else(|| Ok(session.chance()?.stream().to_string()), Ok::<_, Failure>)?;
    file_as(session, open, &filed.battle, &battle)?;
    Ok(BattleFiled { battle })
}

/// Files a battle with this id.
///
/// # Errors
/// As [`battle_sheet_file`].
pub(crate) fn file_as(
    session: &Session,
    mut open: Open<Campaigns>,
    paper: &PaperBattle,
    battle: &str,
) -> Result<(), Failure> {
    let scenario = scenario_of(session, &open, paper)?;
    let result = written(session, &open, paper, battle)?;
    file(session, &mut open, Fought { id: &scenario.id, name: &scenario.name }, result)
}

/// What stands on a sheet, as the result of a battle with this id.
///
/// # Errors
/// `BAD_BATTLE`, `UNKNOWN_MODEL_ID`, `UNKNOWN_DEED`.
pub(crate) fn written(
    session: &Session,
    open: &Open<Campaigns>,
    paper: &PaperBattle,
    battle: &str,
) -> Result<BattleResult, Failure> {
    let scenario = scenario_known(session, open, &scenario_of(session, open, paper)?.id)?;
    let warbands: Vec<String> = paper.warbands().map(str::to_owned).collect();
    let fighters = fighters_of(session, open, None, &warbands)?;
    paper.result(battle, (scenario.as_ref(), &[]), &fighters, &mut session.chance()?)
}

/// The scenario that was played: one that can be looked up, one of an earlier game, one that is only named, or one that
/// nobody wrote down.
///
/// # Errors
/// `UNKNOWN_SCENARIO`.
pub(crate) fn scenario_of(session: &Session, open: &Open<Campaigns>, paper: &PaperBattle) -> Result<Meant, Failure> {
    match &paper.named {
        None => scenario_with(session, open, &paper.scenario)?
            .ok_or_else(|| Failure::new(code::UNKNOWN_SCENARIO, say::no_such_scenario())),
        Some(name) => Ok(Scenarios::of(session, open, &pack_of(session, open)?.catalogue)?.called(name)),
    }
}

/// The scenario with this id: one that can be looked up, or one of an earlier game.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn scenario_with(session: &Session, open: &Open<Campaigns>, id: &str) -> Result<Option<Meant>, Failure> {
    if let Some(known) = scenario_known(session, open, id)? {
        return Ok(Some(Meant { id: known.id, name: known.name, known: true }));
    }
    let game = open.state.games.iter().find(|game| game.scenario == id);
    Ok(game.map(|game| Meant {
        id: id.to_owned(),
        name: game.name.clone().unwrap_or_else(|| crate::view::scenario(id)),
        known: game.name.is_none(),
    }))
}

fn file(
    session: &Session,
    open: &mut Open<Campaigns>,
    fought: Fought<'_>,
    result: BattleResult,
) -> Result<(), Failure> {
    let battle = result.battle.clone();
    let mut ended = match season::recorded(session, open, fought, result)? {
        Taken::Now(ended) => ended,
        Taken::Later(failure) => return Err(failure),
    };
    // Nobody sets up a game that was already fought.
    let tip = open.log.tip();
    for mut set_up in season::moved(session, open, tip, &[battle], true)? {
        ended.rows.push(set_up_row(&set_up));
        ended.appends.push(set_up.append()?);
    }
    session.write(ended.appends, ended.rows)
}

/// These Warbands of the campaign as they stand; those of a battle that was fought as they went into it.
///
/// # Errors
/// `BAD_BATTLE` when one does not belong to the campaign.
pub(crate) fn fighters_of(
    session: &Session,
    open: &Open<Campaigns>,
    played: Option<&Played>,
    warbands: &[String],
) -> Result<Vec<Fighters>, Failure> {
    let pack = pack_of(session, open)?;
    if let Some(played) = played {
        return Ok(correcting::fighters(&open.state, played, &pack.catalogue));
    }
    let mut all = Vec::new();
    for warband in warbands {
        let member = open.state.enrolment(warband).is_some_and(|enrolment| !enrolment.withdrawn);
        if !member {
            return Err(Failure::new(code::BAD_BATTLE, say::no_member()));
        }
        let roster = session.look::<Warbands>(warband)?;
        all.push(Fighters::of(warband, &roster.state, &pack.catalogue));
    }
    Ok(all)
}

/// The game that was planned as this one: the same Warbands and nobody else, the same scenario, not begun.
pub(crate) fn planned_as<'c>(
    session: &Session,
    open: &'c Open<Campaigns>,
    paper: &PaperBattle,
) -> Result<Option<&'c Game>, Failure> {
    let scenario = scenario_of(session, open, paper)?.id;
    let warbands: Vec<&str> = paper.warbands().collect();
    for game in open.state.games.iter().filter(|game| game.played.is_none() && game.outsiders.is_empty()) {
        let same = game.scenario == scenario
            && game.entrants.len() == paper.sides.len()
            && game.entrants.iter().all(|entrant| warbands.contains(&entrant.warband.as_str()));
        if same && !begun(session, game)? {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// Whether the battle of a game has a log in this book.
pub(crate) fn begun(session: &Session, game: &Game) -> Result<bool, Failure> {
    let id = stream_id(&game.battle)?;
    session.with_book(|book| holds(book, id))
}

/// Which battle's sheet.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetOf {
    /// The campaign's stream.
    pub campaign: String,
    /// The stream of the planned battle that it begins with, or the first one if none is named.
    #[serde(default)]
    pub battle: Option<String>,
}

/// The sheet of a battle, before anything is written on it.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle_sheet_open(session: &Session, of: SheetOf) -> Result<BattleSheet, Failure> {
    battle_sheet(session, &*session.look(&of.campaign)?, of.battle.as_deref())
}

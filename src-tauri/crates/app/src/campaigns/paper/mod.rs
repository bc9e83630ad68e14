//! A battle that was fought on paper: its sheet is opened with everything that is known before, and filed by its result.
//! What follows is the same as after a battle that was logged.

mod again;
mod battle;
mod sheet;

use nml_rules::campaign::{BattleResult, Game};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use again::{result_again, sheet_again};
pub use battle::{
    Fighter, Fighters, PaperBattle, PaperDeed, PaperFall, PaperFoe, PaperScore, PaperSide, PaperWho, PaperWinner,
    SIDES, winner_of,
};
pub use sheet::{
    BattleSheet, SheetBounds, SheetDeed, SheetModel, SheetScenario, SheetWarband, battle_sheet, scenario_known,
    scenarios_known,
};

use super::record::{self, Fought};
use super::{CampaignRef, pack_of, undo};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::library;
use crate::setup as set_ups;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, Warbands};
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

/// What the sides made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperScores {
    /// In the order of the sides.
    pub sides: Vec<PaperScore>,
}

/// Who won, as the victory points say; a proposal.
///
/// # Errors
/// `bad_battle` beyond the sides of a battle on paper.
pub fn battle_sheet_winner(_: &Desk, scores: PaperScores) -> Result<PaperWinner, Failure> {
    if !SIDES.contains(&scores.sides.len()) {
        let line = say::wrong_sides(scores.sides.len(), *SIDES.start(), *SIDES.end());
        return Err(Failure::new("bad_battle", line));
    }
    Ok(winner_of(&scores.sides))
}

/// Files a battle by its result: as the game that was planned between exactly these Warbands in this scenario and not
/// begun, else as one agreed on. It opens the aftermath, in one transaction.
///
/// # Errors
/// `bad_battle`, `unknown_model`, `unknown_deed`; what the campaign refuses, such as a Warband that has an earlier battle
/// to settle. Nothing is written then.
pub fn battle_sheet_file(desk: &Desk, filed: PaperFiled) -> Result<BattleFiled, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&filed.campaign)?;
    let paper = &filed.battle;
    let planned = planned(desk, &open, paper)?.map(|game| game.battle.clone());
    let mut chance = desk.chance()?;
    let battle = planned.unwrap_or_else(|| chance.stream().to_string());
    let scenario = scenario_known(desk, &open, &paper.scenario)?;
    let known = scenario.as_ref().map(|known| known.name.clone()).or_else(|| {
        let game = open.state.games.iter().find(|game| game.scenario == paper.scenario);
        game.map(|game| game.name.clone().unwrap_or_else(|| crate::words::scenario(&game.scenario)))
    });
    let name = known.ok_or_else(|| Failure::new("unknown_scenario", say::NO_SUCH_SCENARIO))?;
    let result = paper.result(&battle, (scenario.as_ref(), &[]), &fighters(desk, &open, paper)?, &mut chance)?;
    file(desk, &mut open, Fought { id: &paper.scenario, name: &name }, result)?;
    Ok(BattleFiled { battle })
}

fn file(desk: &Desk, open: &mut Open<Campaigns>, fought: Fought<'_>, result: BattleResult) -> Result<(), Failure> {
    let battle = result.battle.clone();
    let mut ended = match record::recorded(desk, open, fought, result)? {
        record::Taken::Now(ended) => ended,
        record::Taken::Later(failure) => return Err(failure),
    };
    // Nobody sets a game up any more that was fought.
    let tip = open.log.tip();
    for mut set_up in undo::moved(desk, open, tip, &[battle], true)? {
        ended.rows.push(set_ups::row(&set_up));
        ended.appends.push(set_up.append()?);
    }
    desk.write(ended.appends, ended.rows)
}

/// The Warbands among its sides, as they stand.
fn fighters(desk: &Desk, open: &Open<Campaigns>, paper: &PaperBattle) -> Result<Vec<Fighters>, Failure> {
    let pack = pack_of(desk, open)?;
    let mut all = Vec::new();
    for warband in paper.warbands() {
        let member = open.state.enrolment(warband).is_some_and(|enrolment| !enrolment.withdrawn);
        if !member {
            return Err(Failure::new("bad_battle", say::NO_MEMBER));
        }
        let roster = desk.look::<Warbands>(warband)?;
        all.push(Fighters::of(warband, &roster.state, &pack.catalogue));
    }
    Ok(all)
}

/// The game that was planned as this one: the same Warbands and nobody else, the same scenario, not begun.
fn planned<'c>(desk: &Desk, open: &'c Open<Campaigns>, paper: &PaperBattle) -> Result<Option<&'c Game>, Failure> {
    let warbands: Vec<&str> = paper.warbands().collect();
    for game in open.state.games.iter().filter(|game| game.played.is_none() && game.outsiders.is_empty()) {
        let same = game.scenario == paper.scenario
            && game.entrants.len() == paper.sides.len()
            && game.entrants.iter().all(|entrant| warbands.contains(&entrant.warband.as_str()));
        if same && !begun(desk, game)? {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// Whether the battle of a game has a log in this book.
pub(super) fn begun(desk: &Desk, game: &Game) -> Result<bool, Failure> {
    let id = stream_id(&game.battle)?;
    desk.with_book(|book| library::holds(book, id))
}

/// The sheet of a battle, before anything is written on it.
///
/// # Errors
/// `unknown_stream`.
pub fn battle_sheet_open(desk: &Desk, which: CampaignRef) -> Result<BattleSheet, Failure> {
    battle_sheet(desk, &*desk.look(&which.campaign)?)
}

//! A set-up as the editor shows it.

use std::collections::BTreeMap;

use nml_battle::setup::{self, ForceLimit};
use nml_catalogue::card::Base;
use nml_catalogue::message::Coded;
use nml_ledger::Kind;
use nml_store::Book;
use nml_warband::{check, muster_waived};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::campaign::{self, CampaignChoice};
use super::field::{Around, Obstacle, field};
use super::to_do::ToDo;
use crate::code;
use crate::failure::Failure;
use crate::lists::BattleState;
use crate::rulesets;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Header, SetUps, Warbands};
use crate::words::set_ups;

/// A set-up, open.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetUpView {
    /// Its stream.
    pub id: String,
    /// All of it.
    pub set_up: setup::SetUp,
    /// The Warbands that may be fielded.
    pub warbands: Vec<Candidate>,
    /// What still stands in the way of the battle.
    pub open: Vec<Obstacle>,
    /// What the scenario or the campaign asks for and the set-up does not have; the players may agree to it.
    pub asked: Vec<SetUpRemark>,
    /// Everything to do before the first model is set up, in its order.
    pub to_do: Vec<ToDo>,
    /// The kinds of battlefield that the scenario is played on.
    pub battlefields: Vec<String>,
    /// The weather that comes.
    pub weather: Option<setup::Weather>,
    /// What each side's dice would bring, in the sides' order; empty before anybody rolled.
    pub weathers: Vec<Option<setup::Weather>>,
    /// The turn engine can play it.
    pub played_here: bool,
    /// The campaigns that the game may count for.
    pub campaigns: Vec<CampaignChoice>,
    /// What is fielded, in the sides' order. None for a side without a Warband, or with one that does not open.
    pub sides: Vec<Option<SetUpSide>>,
    /// Something can be undone.
    pub undo: bool,
    /// Something can be put back.
    pub redo: bool,
    /// Battles begun from it, the one begun last first.
    pub battles: Vec<Fought>,
}

/// A Warband that may be fielded.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Candidate {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// It breaks no rule.
    pub legal: bool,
    /// Its roster is still to come: it is neither legal nor illegal.
    pub roster_to_come: bool,
    /// What all of it costs.
    pub ducats: u32,
    /// Its models.
    pub models: Vec<CandidateModel>,
}

/// A model that may be fielded.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CandidateModel {
    /// Its id in the Warband.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// The name of its entry.
    pub entry_name: String,
    /// What it costs with its kit.
    pub ducats: u32,
    /// Its base.
    pub base: Base,
    /// It sits this game out.
    pub misses: bool,
}

/// What a side's Force comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SetUpSide {
    /// What it costs with its kit.
    pub ducats: u32,
    /// Its models that count for Field Strength.
    pub strength: u16,
    /// What the next game of its campaign allows, or none if it is played for no campaign.
    pub limit: Option<ForceLimit>,
}

/// Something that the set-up does not have as asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SetUpRemark {
    /// Stable.
    pub code: String,
    /// Index of the side it is about.
    pub side: u8,
    /// One sentence.
    pub message: String,
}

/// A battle begun from a set-up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fought {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// How far it is.
    pub state: BattleState,
}

pub(super) fn view(session: &Session, open: &Open<SetUps>) -> Result<SetUpView, Failure> {
    let id = open.id.to_string();
    let around = Around::of(session)?;
    let sides = around.sides(session, &open.state);
    // A missing ruleset already blocks the set-up.
    let ruleset = rulesets::of_book(session, &open.state.ruleset);
    let spacing = ruleset.map(|ruleset| ruleset.rulings.terrain_spacing);
    let figures = |index: u8| {
        let side = sides.iter().find(|side| side.side == index)?;
        Some(SetUpSide { ducats: side.ducats(), strength: side.strength, limit: side.limit })
    };
    let mut warbands: Vec<&Open<Warbands>> = around.warbands.read.iter().map(|open| &**open).collect();
    warbands.sort_by_cached_key(|open| (std::cmp::Reverse(open.updated()), open.id));
    Ok(SetUpView {
        set_up: open.state.clone(),
        warbands: warbands.into_iter().map(|open| candidate(session, open)).collect::<Result<_, _>>()?,
        open: match field(session, &around, &open.state) {
            Ok(_) => Vec::new(),
            Err(obstacles) => obstacles,
        },
        asked: setup::remarks(&open.state, &sides).iter().map(remark).collect(),
        to_do: open.state.to_do(spacing.unwrap_or_default()).iter().map(ToDo::of).collect(),
        battlefields: open.state.battlefields().into_iter().map(|one| one.name().to_owned()).collect(),
        weather: open.state.weather.as_ref().map_or(Ok(None), setup::WeatherThrow::row).map_err(bad_weather)?,
        weathers: open.state.weather.as_ref().map_or(Ok(Vec::new()), setup::WeatherThrow::rows).map_err(bad_weather)?,
        played_here: open.state.scenario.is_played_here(),
        campaigns: campaign::choices(&around.campaigns.read, &open.state),
        sides: (0..).zip(&open.state.forces).map(|(index, _)| figures(index)).collect(),
        undo: own(open, open.log.undoable()),
        redo: open.log.redoable().is_some(),
        battles: session.with_book(|book| begun_from(book, &id))?,
        id,
    })
}

pub(super) fn bad_weather(error: serde_json::Error) -> Failure {
    Failure::new(code::BROKEN, set_ups::bad_weather(error.to_string()))
}

fn remark(remark: &setup::Remark) -> SetUpRemark {
    let Coded { code, message } = remark.message();
    SetUpRemark { code: code.to_owned(), side: remark.side(), message: said(&message) }
}

/// Whether an entry was made here; what came with a campaign's entry is not undone here.
pub(super) fn own(open: &Open<SetUps>, entry: Option<nml_ledger::Hash>) -> bool {
    entry.and_then(|entry| open.log.find(&entry)).is_some_and(|kept| kept.entry.cause.is_none())
}

/// The battles begun from a set-up, the newest first, by their headers alone: also one whose entries do not open here.
fn begun_from(book: &Book, set_up: &str) -> Result<Vec<Fought>, Failure> {
    /// All that is asked of a [`BattleStart`](crate::subject::BattleStart): a later program may have written the rest.
    #[derive(Deserialize)]
    struct BegunFrom {
        set_up: Option<String>,
    }
    let mut fought = Vec::new();
    let mut rows: BTreeMap<_, _> = book.battles()?.into_iter().map(|row| (row.id, row)).collect();
    // Streams are in the order in which they were begun; the list of battles is in order of the last change.
    for stream in book.streams(Some(Kind::Battle))?.into_iter().rev() {
        let Some(row) = rows.remove(&stream.id).filter(|row| !row.removed) else { continue };
        let header = serde_json::from_slice::<Header<BegunFrom>>(&book.header(row.id)?);
        if header.is_ok_and(|header| header.start.set_up.as_deref() == Some(set_up)) {
            fought.push(Fought { state: BattleState::of_row(&row), id: row.id.to_string(), name: row.name });
        }
    }
    Ok(fought)
}

fn candidate(session: &Session, open: &Open<Warbands>) -> Result<Candidate, Failure> {
    let roster = &open.state;
    let pack = session.pack_of(roster.pack.as_deref())?;
    let catalogue = &*roster.own.over(&pack.catalogue);
    let report = check(roster, catalogue);
    let hired = roster.hired_models();
    let sheets = muster_waived(roster, catalogue).map(|m| m.sheets).unwrap_or_default();
    let models = sheets
        .into_iter()
        .map(|sheet| CandidateModel {
            misses: roster.models.iter().chain(&hired).any(|m| m.id == sheet.id && m.misses_next_game),
            id: sheet.id,
            name: sheet.name,
            entry_name: sheet.entry_name,
            ducats: sheet.ducats,
            base: sheet.base,
        })
        .collect();
    let faction = catalogue.faction(&roster.faction).map_or_else(|| roster.faction.clone(), |f| f.name.clone());
    let ducats = report.total_ducats;
    Ok(Candidate {
        id: open.id.to_string(),
        name: roster.name.clone(),
        faction,
        legal: report.legal,
        roster_to_come: roster.is_to_come(),
        ducats,
        models,
    })
}

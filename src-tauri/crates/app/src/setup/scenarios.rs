//! The library of scenarios, and when a campaign plays each.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::own_scenario::Genesis;
use nml_catalogue::{Scenario, StageScenario};
use nml_ledger::StreamId;
use nml_store::Book;
use schemars::JsonSchema;
use serde::Serialize;

use crate::failure::Failure;
use crate::lists::is_over;
use crate::session::Session;
use crate::streams::All;
use crate::subject::{Campaigns, Header, OwnScenarios};
use crate::unread::Unread;

/// All scenarios: those of the packs at hand, then those of one's own, the newest first.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ScenarioLibrary {
    /// The stages of a campaign, in their order.
    pub stages: Vec<StageName>,
    /// The scenarios, in the order of the book.
    pub scenarios: Vec<LibraryScenario>,
    /// Why scenarios of one's own do not open here, one sentence each.
    pub unread: Vec<String>,
}

/// A stage of a campaign.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StageName {
    /// Stable id, such as `early`.
    pub id: String,
    /// As shown.
    pub name: String,
}

/// A scenario of the library.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LibraryScenario {
    /// The scenario.
    pub scenario: Scenario,
    /// Ids of the stages whose table has it.
    pub stages: Vec<String>,
    /// Which battlefields it is played on; one for any battlefield is played on all of them.
    pub archetypes: Vec<String>,
    /// The name of the pack that it comes from. None for the usual one, or for an own scenario.
    pub pack: Option<String>,
    /// The stream that it is written in, or none for one of a pack.
    pub own: Option<String>,
    /// What is wrong in it: it can be set up once nothing is.
    pub faults: u32,
    /// How often it was played to its end, according to this book: battles of its own, and games of its campaigns
    /// without one.
    pub played: u32,
    /// It is put away: it can be looked at and brought back, and is offered for nothing else.
    pub away: bool,
}

/// Played on any kind of battlefield.
const ANY: &str = "Any";

/// The scenarios of the packs at hand, and the own ones; without a book there are no own ones.
///
/// # Errors
/// `BAD_PACK`; when the book cannot be read.
pub fn scenarios(session: &Session, (): ()) -> Result<ScenarioLibrary, Failure> {
    let catalogue = session.catalogue()?;
    let pack = catalogue.pack();
    let stages = &pack.campaign.stages;
    let on_tables = |id: &str| {
        let has = |entry: &StageScenario| matches!(entry, StageScenario::Scenario(known) if known == id);
        stages.iter().filter(|stage| stage.table.iter().any(has)).map(|stage| stage.id.clone()).collect()
    };
    let scenarios = session.scenarios()?;
    let packs = session.packs_at_hand()?;
    let of_pack = |id: &str| {
        let first = packs.iter().position(|pack| pack.catalogue.scenario(id).is_some()).filter(|at| *at > 0)?;
        packs.get(first).map(|pack| pack.name().to_owned())
    };
    let all: BTreeSet<&String> = scenarios.iter().flat_map(|s| &s.archetypes).filter(|name| *name != ANY).collect();
    let (own, unread, games) = session.in_book(|book| {
        let own = All::<OwnScenarios>::of(book)?;
        let unread = own.unread.iter().map(|(id, why)| told(book, *id, why)).collect::<Result<Vec<_>, _>>()?;
        Ok((own.read, unread, games(book)?))
    })?;
    let played = |id: &str| games.get(id).copied().unwrap_or(0);
    let archetypes = |scenario: &Scenario| -> Vec<String> {
        if scenario.archetypes.iter().any(|name| name == ANY) {
            return all.iter().map(|name| (*name).clone()).collect();
        }
        scenario.archetypes.clone()
    };
    Ok(ScenarioLibrary {
        stages: stages.iter().map(|s| StageName { id: s.id.clone(), name: s.name.clone() }).collect(),
        scenarios: scenarios
            .iter()
            .map(|scenario| LibraryScenario {
                stages: on_tables(&scenario.id),
                played: played(&scenario.id),
                archetypes: archetypes(scenario),
                pack: of_pack(&scenario.id),
                scenario: scenario.clone(),
                own: None,
                faults: 0,
                away: false,
            })
            .chain(own.iter().rev().map(|open| {
                let scenario = &open.state.scenario;
                LibraryScenario {
                    stages: Vec::new(),
                    played: played(&scenario.id),
                    archetypes: archetypes(scenario),
                    pack: None,
                    scenario: scenario.clone(),
                    own: Some(open.id.to_string()),
                    faults: u32::try_from(scenario.faults().len()).unwrap_or(u32::MAX),
                    away: open.state.away,
                }
            }))
            .collect(),
        unread,
    })
}

/// The games of a book that have ended, by scenario: a battle that a campaign records counts once.
fn games(book: &Book) -> Result<BTreeMap<String, u32>, Failure> {
    let ended = book.battles()?.into_iter().filter(|row| !row.removed && is_over(row));
    let mut games: BTreeMap<String, String> = ended.map(|row| (row.id.to_string(), row.scenario)).collect();
    for season in All::<Campaigns>::of(book)?.read {
        let recorded = season.state.played().map(|(game, _)| (game.battle.clone(), game.scenario.clone()));
        games.extend(recorded);
    }
    let mut counted = BTreeMap::new();
    for scenario in games.into_values() {
        *counted.entry(scenario).or_default() += 1;
    }
    Ok(counted)
}

/// Why a scenario of one's own does not open, with the name that it began with, if its header is read.
fn told(book: &Book, id: StreamId, why: &Unread) -> Result<String, Failure> {
    let header = serde_json::from_slice::<Header<Genesis>>(&book.header(id)?);
    Ok(match header {
        Ok(header) => format!("{}: {}", header.start.own.name, why),
        Err(_) => why.to_string(),
    })
}

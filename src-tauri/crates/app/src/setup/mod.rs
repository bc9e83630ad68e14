//! Set-ups: a scenario made ready, with both Forces.

mod asked;
mod campaign;
mod library;

use std::collections::BTreeMap;

use nml_ledger::Kind;
use nml_rules::sheet::Base;
use nml_rules::warband::{Roster, check, muster_waived};
use nml_rules::{battle, ruleset, setup};
use nml_store::{Book, Row, ScenarioRow};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaigns;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::rulesets;
use crate::shelf::Open;
use crate::subject::{Campaigns, SetUps, Warbands};
use crate::unread::All;
use crate::warbands::counts_in_the_field;
pub use campaign::{CampaignChoice, ForceLimit};
pub use library::{LibraryScenario, ScenarioLibrary, StageName, scenarios};

/// Which set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUpRef {
    /// Its stream.
    pub set_up: String,
}

/// A new set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSetUp {
    /// Scenario id.
    pub scenario: String,
    /// As shown in the list.
    pub name: String,
    /// The campaign it belongs to.
    pub campaign: Option<String>,
}

/// A change to a set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUpChange {
    /// Its stream.
    pub set_up: String,
    /// What.
    pub change: setup::Change,
}

/// A set-up in the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetUpLine {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Scenario id.
    pub scenario: String,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

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
    /// What the scenario asks for and the set-up does not hold to; the table may agree on it.
    pub asked: Vec<Obstacle>,
    /// The campaigns that the game may count for.
    pub campaigns: Vec<CampaignChoice>,
    /// What the next game of its campaign allows, in the sides' order; none: no campaign, or nobody fielded.
    pub limits: Vec<Option<ForceLimit>>,
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
    /// It counts for Field Strength.
    pub counts: bool,
}

/// Something that stands in the way of the battle, or that the scenario asks for otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Obstacle {
    /// Stable.
    pub code: String,
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
    pub state: String,
}

/// The set-ups of the book, the newest first.
///
/// # Errors
/// `no_book`.
pub fn set_ups(desk: &Desk, (): ()) -> Result<Vec<SetUpLine>, Failure> {
    let mut rows = desk.with_book(|book| Ok(book.scenarios()?))?;
    rows.sort_by(|a, b| b.updated.cmp(&a.updated));
    Ok(rows
        .into_iter()
        .filter(|row| !row.removed)
        .map(|row| SetUpLine { id: row.id.to_string(), name: row.name, scenario: row.scenario, updated: row.updated })
        .collect())
}

/// Begins a set-up from a scenario of the pack.
///
/// # Errors
/// `unknown_scenario`, or what is ill-formed.
pub fn set_up_new(desk: &Desk, new: NewSetUp) -> Result<SetUpView, Failure> {
    let scenario = desk.catalogue()?.scenario(&new.scenario).cloned();
    let scenario = scenario.ok_or_else(|| Failure::new("unknown_scenario", "the pack has no such scenario"))?;
    let start =
        setup::Genesis { name: new.name, scenario, ruleset: ruleset::OFFICIAL.to_owned(), campaign: new.campaign };
    start.found()?;
    let mut open = Open::<SetUps>::begin(desk.chance()?.stream(), start)?;
    save(desk, &mut open)?;
    view(desk, &open)
}

/// A set-up.
///
/// # Errors
/// `unknown_stream`.
pub fn set_up(desk: &Desk, which: SetUpRef) -> Result<SetUpView, Failure> {
    view(desk, &desk.open_stream(&which.set_up)?)
}

/// Changes a set-up.
///
/// # Errors
/// What is ill-formed in the change; `unknown_ruleset`; `put_away_elsewhere`.
pub fn set_up_change(desk: &Desk, input: SetUpChange) -> Result<SetUpView, Failure> {
    let mut open: Open<SetUps> = desk.open_stream(&input.set_up)?;
    if let setup::Change::PutAway { .. } = &input.change {
        let line = "a set-up is put away, or brought back, with the game that its campaign planned";
        return Err(Failure::new("put_away_elsewhere", line));
    }
    if let setup::Change::Ruleset { ruleset } = &input.change {
        rulesets::of_book(desk, ruleset)?;
    }
    let mut events = setup::decide(&open.state, &input.change)?;
    if let setup::Change::Field { .. } = &input.change {
        let mut after = open.state.clone();
        events.iter().for_each(|event| setup::evolve(&mut after, event));
        let campaigns = desk.with_book(|book| All::of(book))?;
        events.extend(campaign::follows(&campaigns.read, &open.state, &after));
    }
    open.record(desk.author(), input.change, events)?;
    save(desk, &mut open)?;
    view(desk, &open)
}

/// Takes the last change back.
///
/// # Errors
/// `nothing_to_undo`.
pub fn set_up_undo(desk: &Desk, which: SetUpRef) -> Result<SetUpView, Failure> {
    let mut open: Open<SetUps> = desk.open_stream(&which.set_up)?;
    if !own(&open, open.log.undoable()) {
        return Err(Failure::new("nothing_to_undo", "there is nothing to undo"));
    }
    open.undo(desk.author(), None)?;
    save(desk, &mut open)?;
    view(desk, &open)
}

/// Puts it back.
///
/// # Errors
/// `nothing_to_redo`.
pub fn set_up_redo(desk: &Desk, which: SetUpRef) -> Result<SetUpView, Failure> {
    let mut open: Open<SetUps> = desk.open_stream(&which.set_up)?;
    open.redo(desk.author())?;
    save(desk, &mut open)?;
    view(desk, &open)
}

/// Whether an entry was made here; what came with a campaign's entry is not undone here.
fn own(open: &Open<SetUps>, entry: Option<nml_ledger::Hash>) -> bool {
    entry.and_then(|entry| open.log.find(&entry)).is_some_and(|kept| kept.entry.cause.is_none())
}

fn save(desk: &Desk, open: &mut Open<SetUps>) -> Result<(), Failure> {
    let row = row(open);
    desk.write(vec![open.append()?], vec![row])
}

/// The row of the read table.
#[must_use]
pub fn row(open: &Open<SetUps>) -> Row {
    Row::Scenario(ScenarioRow {
        id: open.id,
        name: open.state.name.clone(),
        scenario: open.state.scenario.id.clone(),
        removed: open.state.away,
        updated: open.updated(),
    })
}

fn view(desk: &Desk, open: &Open<SetUps>) -> Result<SetUpView, Failure> {
    let catalogue = desk.catalogue()?;
    let id = open.id.to_string();
    let around = Around::of(desk)?;
    let limits = campaign::limits(desk, &around.campaigns.read, &open.state)?;
    let mut warbands: Vec<&Open<Warbands>> = around.warbands.read.iter().collect();
    warbands.sort_by_cached_key(|open| (std::cmp::Reverse(open.updated()), open.id));
    Ok(SetUpView {
        set_up: open.state.clone(),
        warbands: warbands.into_iter().map(|open| candidate(&open.id.to_string(), &open.state, catalogue)).collect(),
        open: match field(desk, &around, &open.state) {
            Ok(_) => Vec::new(),
            Err(obstacles) => obstacles,
        },
        asked: asked::remarks(desk, &around.warbands, catalogue, &open.state, &limits).unwrap_or_default(),
        campaigns: campaign::choices(&around.campaigns.read, &open.state),
        limits,
        undo: own(open, open.log.undoable()),
        redo: open.log.redoable().is_some(),
        battles: desk.with_book(|book| begun_from(book, &id))?,
        id,
    })
}

/// What the book holds around a set-up, each stream read once.
pub struct Around {
    warbands: All<Warbands>,
    campaigns: All<Campaigns>,
}

impl Around {
    /// Reads it.
    ///
    /// # Errors
    /// `no_book`, or when the book cannot be read.
    pub fn of(desk: &Desk) -> Result<Self, Failure> {
        desk.with_book(|book| Ok(Self { warbands: All::of(book)?, campaigns: All::of(book)? }))
    }
}

/// The battles begun from a set-up, the newest first, by their headers alone: also one whose entries do not open here.
fn begun_from(book: &Book, set_up: &str) -> Result<Vec<Fought>, Failure> {
    #[derive(Deserialize)]
    struct Header {
        start: Start,
    }
    #[derive(Deserialize)]
    struct Start {
        set_up: Option<String>,
    }
    let mut fought = Vec::new();
    let mut rows: BTreeMap<_, _> = book.battles()?.into_iter().map(|row| (row.id, row)).collect();
    // Streams stand in the order in which they were begun; the list of battles goes by the last change.
    for stream in book.streams(Some(Kind::Battle))?.into_iter().rev() {
        let Some(row) = rows.remove(&stream.id).filter(|row| !row.removed) else { continue };
        let header = serde_json::from_slice::<Header>(&book.header(row.id)?);
        if header.is_ok_and(|header| header.start.set_up.as_deref() == Some(set_up)) {
            fought.push(Fought { id: row.id.to_string(), name: row.name, state: row.state });
        }
    }
    Ok(fought)
}

fn candidate(id: &str, roster: &Roster, catalogue: &nml_rules::catalogue::Catalogue) -> Candidate {
    let report = check(roster, catalogue);
    let sheets = muster_waived(roster, catalogue).map(|m| m.sheets).unwrap_or_default();
    let models = sheets
        .into_iter()
        .map(|sheet| CandidateModel {
            counts: counts_in_the_field(roster, sheet.id, catalogue),
            misses: roster.models.iter().any(|m| m.id == sheet.id && m.misses_next_game),
            id: sheet.id,
            name: sheet.name,
            entry_name: sheet.entry_name,
            ducats: sheet.ducats,
            base: sheet.base,
        })
        .collect();
    let faction = catalogue.faction(&roster.faction).map_or_else(|| roster.faction.clone(), |f| f.name.clone());
    let ducats = report.total_ducats;
    Candidate { id: id.to_owned(), name: roster.name.clone(), faction, legal: report.legal, ducats, models }
}

/// The battlefield with both Forces, frozen; or everything that stands in the way, at once.
///
/// # Errors
/// The obstacles.
pub fn field(desk: &Desk, around: &Around, set_up: &setup::SetUp) -> Result<battle::Field, Vec<Obstacle>> {
    let obstacle = |code: &str, message: String| Obstacle { code: code.to_owned(), message };
    let failed = |failure: Failure| vec![Obstacle { code: failure.code, message: failure.message }];
    let catalogue = desk.catalogue().map_err(failed)?;
    let pack = desk.pack().map_err(failed)?.hash.to_string();
    let mut obstacles = Vec::new();
    let mut forces = Vec::new();
    for (letter, fielded) in ('A'..).zip(&set_up.forces) {
        let Some(fielded) = fielded else {
            obstacles.push(obstacle("no_force", format!("Side {letter} has no Force yet.")));
            continue;
        };
        match force(&around.warbands, catalogue, fielded) {
            Ok(force) => forces.push(force),
            Err(message) => obstacles.push(obstacle("force", format!("Side {letter}: {message}"))),
        }
    }
    let same = forces.iter().enumerate().any(|(i, f)| forces.iter().take(i).any(|g| g.warband == f.warband));
    if same {
        obstacles.push(obstacle("same_warband", "Both sides field the same Warband.".into()));
    }
    let ruleset = rulesets::of_book(desk, &set_up.ruleset);
    if let Err(failure) = &ruleset {
        obstacles.push(obstacle("ruleset", failure.message.clone()));
    }
    obstacles.extend(campaign::strangers(&around.campaigns, set_up));
    let mut games = Vec::new();
    // One that is not there, or does not open, stands among the obstacles already.
    if let Some(course) = set_up.campaign.as_deref().and_then(|id| around.campaigns.find(id).ok()) {
        let warbands: Vec<String> = forces.iter().map(|force| force.warband.clone()).collect();
        games = campaigns::games_of(course, &warbands);
        for force in &mut forces {
            force.player = campaigns::player_of(course, &force.warband);
        }
    }
    match ruleset {
        Ok(ruleset) if obstacles.is_empty() => Ok(battle::Field {
            scenario: set_up.scenario.clone(),
            terrain: set_up.terrain.clone(),
            forces,
            ruleset,
            pack,
            games,
        }),
        _ => Err(obstacles),
    }
}

/// Only a legal Warband takes the field (invariant 9).
fn force(
    warbands: &All<Warbands>,
    catalogue: &nml_rules::catalogue::Catalogue,
    fielded: &setup::Fielded,
) -> Result<battle::Force, String> {
    let open = warbands.find(&fielded.warband).map_err(|f| f.message)?;
    let roster = &open.state;
    let report = check(roster, catalogue);
    if let Some(first) = report.violations.first() {
        return Err(format!("{} breaks a rule: {}", roster.name, first.message));
    }
    let mustered = muster_waived(roster, catalogue).map_err(|_| format!("{} cannot be mustered.", roster.name))?;
    let models: Vec<_> = mustered.sheets.into_iter().filter(|s| fielded.models.contains(&s.id)).collect();
    if models.is_empty() {
        return Err(format!("{} fields no model.", roster.name));
    }
    if models.len() != fielded.models.len() {
        return Err(format!("{} lists a model that it no longer has.", roster.name));
    }
    if let Some(model) = roster.models.iter().find(|m| m.misses_next_game && fielded.models.contains(&m.id)) {
        let name = models.iter().find(|s| s.id == model.id).map_or("", |s| &s.name);
        return Err(format!("{name} misses this game."));
    }
    Ok(battle::Force {
        warband: fielded.warband.clone(),
        name: roster.name.clone(),
        faction: roster.faction.clone(),
        player: String::new(),
        roster: u16::try_from(roster.models.len()).unwrap_or(u16::MAX),
        models,
        effects: mustered.effects,
    })
}

//! Opening balances: what a Warband has behind it when its campaign comes into this book, or when it joins one late.

use nml_campaign::{Enrolment, limits, ranks};
use nml_catalogue::{Catalogue, Noted, TraumaOutcome};
use nml_warband::{Command, Injury, OpeningBalance, OpeningModel, Roster, decide};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::CampaignRef;
use crate::code;
use crate::failure::Failure;
use crate::lists::{membership, warband_row};
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::{Open, holds, look_stream, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::view::{called, entry_name};
use crate::warbands::{self, WarbandRef};
use crate::words::{self, earlier as say};

/// A Warband of a campaign whose opening balance can be stated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceWarband {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What is known of it, in one line.
    pub about: String,
    /// Why it can no longer be stated, or none if it can.
    pub refused: Option<String>,
}

/// What a Warband has behind it, as it can be stated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceSheet {
    /// Its stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// If it joined late, what it may share among its ELITE.
    pub late: Option<String>,
    /// Ducats in the Strongbox.
    pub strongbox: u32,
    /// Glory.
    pub glory: u32,
    /// The most ducats or Glory.
    pub most: u32,
    /// Its models.
    pub models: Vec<BalanceModel>,
    /// Every Skill, by its name.
    pub skills: Vec<BalanceKnown>,
    /// Every lasting mark of the Trauma Table.
    pub injuries: Vec<BalanceKnown>,
    /// The most experience points.
    pub experience: u8,
    /// The most Battle Scars.
    pub scars: u8,
}

/// Something that a model can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceKnown {
    /// Its id; for an injury to one hand with the hand after a colon.
    pub id: String,
    /// As shown.
    pub name: String,
}

/// A model, and what it has behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceModel {
    /// Its id in the Warband.
    pub model: u32,
    /// Its name, or its entry's.
    pub name: String,
    /// What it is; empty if its name says it.
    pub entry: String,
    /// It is ELITE by its entry.
    pub elite: bool,
    /// It was promoted.
    pub promoted: bool,
    /// Experience points.
    pub experience: u8,
    /// Battle Scars.
    pub scars: u8,
    /// Skills, as in [`BalanceKnown`].
    pub skills: Vec<String>,
    /// Lasting injuries, as in [`BalanceKnown`].
    pub injuries: Vec<String>,
}

/// What is stated about a model.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceStated {
    /// Its id in the Warband.
    pub model: u32,
    /// It was promoted.
    #[serde(default)]
    pub promoted: bool,
    /// Experience points.
    #[serde(default)]
    pub experience: u8,
    /// Battle Scars.
    #[serde(default)]
    pub scars: u8,
    /// Skills, as in [`BalanceKnown`].
    #[serde(default)]
    pub skills: Vec<String>,
    /// Lasting injuries, as in [`BalanceKnown`].
    #[serde(default)]
    pub injuries: Vec<String>,
}

/// An opening balance.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceOpened {
    /// The Warband's stream.
    pub warband: String,
    /// Ducats in the Strongbox.
    pub strongbox: u32,
    /// Glory.
    pub glory: u32,
    /// Its models; those that are not named have nothing behind them.
    #[serde(default)]
    pub models: Vec<BalanceStated>,
}

/// The Warbands of a campaign, and whether what they have behind them can still be stated.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn campaign_balances(session: &Session, which: CampaignRef) -> Result<Vec<BalanceWarband>, Failure> {
    let open = session.look::<Campaigns>(&which.campaign)?;
    let mut lines = Vec::new();
    for known in open.state.warbands.iter().filter(|known| !known.withdrawn) {
        let id = stream_id(&known.warband)?;
        let there = session.with_book(|book| holds(book, id))?;
        let roster = if there { session.with_book(|book| look_stream::<Warbands>(book, id))?.ok() } else { None };
        let (about, refused) = match &roster {
            None => (String::new(), Some(words::paper::not_here())),
            Some(roster) => {
                let settled = roster.state.last_battle.as_ref().map(|_| say::settled());
                let settling =
                    || open.state.unsettled(&known.warband).map(|_| words::aftermath::still_open(&known.name));
                (about(&roster.state, known), settled.or_else(settling))
            }
        };
        lines.push(BalanceWarband { id: known.warband.clone(), name: known.name.clone(), about, refused });
    }
    Ok(lines)
}

fn about(roster: &Roster, known: &Enrolment) -> String {
    let experience: u32 = roster.models.iter().map(|model| u32::from(model.experience)).sum();
    let purse = roster.mustered.then_some((roster.strongbox, roster.glory));
    say::about(roster.size(), purse, experience, known.late_by)
}

/// What a Warband has behind it, to be stated.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn balance_sheet(session: &Session, which: WarbandRef) -> Result<BalanceSheet, Failure> {
    let open = session.look::<Warbands>(&which.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let catalogue = &*open.state.own.over(&pack.catalogue);
    let roster = &open.state;
    let elite = |id: u32| ranks(catalogue, roster).iter().any(|(model, elite)| model.id == id && *elite);
    let report = nml_warband::check(roster, catalogue);
    let left = |budget: Option<u32>, spent: u32| budget.unwrap_or(0).saturating_sub(spent);
    let models = roster.models.iter().map(|model| {
        let (name, entry) = (called(model, roster, catalogue), entry_name(model, roster, catalogue));
        BalanceModel {
            model: model.id,
            entry: if entry == name { String::new() } else { entry },
            name,
            elite: elite(model.id) && !model.promoted,
            promoted: model.promoted,
            experience: model.experience,
            scars: model.scars,
            skills: model.skills.iter().map(|skill| skill.id.clone()).collect(),
            injuries: model.injuries.iter().map(spelt).collect(),
        }
    });
    let mut skills: Vec<BalanceKnown> = catalogue
        .pack()
        .skills
        .skills
        .iter()
        .map(|skill| BalanceKnown { id: skill.id.clone(), name: skill.name.clone() })
        .collect();
    skills.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(BalanceSheet {
        warband: which.warband.clone(),
        name: roster.name.clone(),
        late: late(session, &open)?,
        strongbox: if roster.mustered { roster.strongbox } else { left(report.budget_ducats, report.total_ducats) },
        glory: if roster.mustered { roster.glory } else { left(report.budget_glory, report.total_glory) },
        most: nml_warband::SUM_MAX,
        models: models.collect(),
        skills,
        injuries: injuries(catalogue),
        experience: catalogue.campaign().advancements.last().copied().unwrap_or(0),
        scars: catalogue.trauma().scars,
    })
}

/// What a Warband that joined late brings along (DR p.95).
fn late(session: &Session, warband: &Open<Warbands>) -> Result<Option<String>, Failure> {
    let campaign = session.with_book(|book| membership(book, &warband.id))?;
    let Some(campaign) = campaign else { return Ok(None) };
    let Ok(open) = session.with_book(|book| look_stream::<Campaigns>(book, campaign))? else { return Ok(None) };
    let id = warband.id.to_string();
    let Some(known) = open.state.enrolment(&id).filter(|known| known.late_by > 0) else { return Ok(None) };
    let pack = pack_of(session, &open)?;
    let threshold = limits(&pack.catalogue, &open.state, &id).map_or(0, |next| next.threshold);
    Ok(Some(say::late(known.late_by, u32::from(known.late_by) * u32::from(open.state.house.latecomer), threshold)))
}

fn injuries(catalogue: &Catalogue) -> Vec<BalanceKnown> {
    let lasting = |outcome: TraumaOutcome| matches!(outcome, TraumaOutcome::Injury | TraumaOutcome::Bonus);
    let mut found = Vec::new();
    for row in catalogue.trauma().rows.iter().filter(|row| lasting(row.outcome)) {
        match row.notes {
            Some(Noted::Hand) => {
                for (hand, name) in [("left", say::left_hand(&row.name)), ("right", say::right_hand(&row.name))] {
                    found.push(BalanceKnown { id: format!("{}:{hand}", row.id), name });
                }
            }
            Some(Noted::Warband) | None => found.push(BalanceKnown { id: row.id.clone(), name: row.name.clone() }),
        }
    }
    found
}

fn spelt(injury: &Injury) -> String {
    match injury.noted.as_deref() {
        Some(hand @ ("left" | "right")) => format!("{}:{hand}", injury.id),
        Some(_) | None => injury.id.clone(),
    }
}

/// States what a Warband has behind it; stated again before its first battle here, it replaces the earlier statement.
///
/// # Errors
/// `AFTERMATH_OPEN` while one is settled, `BALANCE_AFTER_BATTLE` once it was; `SUM_TOO_LARGE`, `UNKNOWN_MODEL_ID`, `UNKNOWN_MARK`.
pub fn balance_open(session: &Session, opened: BalanceOpened) -> Result<BalanceSheet, Failure> {
    let mut open: Open<Warbands> = session.open_stream(&opened.warband)?;
    if warbands::in_aftermath(session, &open)? {
        return Err(Failure::new(code::AFTERMATH_OPEN, words::aftermath::still_open(&open.state.name)));
    }
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let catalogue = &pack.catalogue;
    let before = open.state.models.clone();
    let mut models = Vec::new();
    for stated in opened.models {
        let known = before.iter().find(|model| model.id == stated.model);
        let mut injuries = Vec::new();
        for id in &stated.injuries {
            let (row, hand) = id.split_once(':').map_or((id.as_str(), None), |(row, hand)| (row, Some(hand)));
            // What was known of an injury before, such as who did it, stays with it.
            let had = known.and_then(|model| model.injuries.iter().find(|injury| spelt(injury) == *id));
            let stood = || Injury { id: row.to_owned(), noted: hand.map(str::to_owned), battle: None };
            if had.is_none() && catalogue.trauma().row_named(row).is_none() {
                return Err(Failure::new(code::UNKNOWN_MARK, say::no_injury(row)));
            }
            injuries.push(had.cloned().unwrap_or_else(stood));
        }
        let skills = stated.skills.iter().map(|id| {
            let had = known.and_then(|model| model.skills.iter().find(|skill| skill.id == *id));
            match (had, catalogue.skill(id)) {
                (Some(had), _) => Ok(had.clone()),
                (None, Some(_)) => Ok(id.as_str().into()),
                (None, None) => Err(Failure::new(code::UNKNOWN_MARK, say::no_skill(id))),
            }
        });
        models.push(OpeningModel {
            model: stated.model,
            promoted: stated.promoted,
            experience: stated.experience,
            scars: stated.scars,
            skills: skills.collect::<Result<_, Failure>>()?,
            injuries,
        });
    }
    let balance = OpeningBalance { strongbox: opened.strongbox, glory: opened.glory, models };
    let command = Command::OpenBalance { balance };
    let events = decide(&open.state, &command)?;
    open.record(session.author(), command, events)?;
    let campaign = session.with_book(|book| membership(book, &open.id))?;
    let rows = vec![warband_row(&open, campaign, catalogue)];
    session.write(vec![open.append()?], rows)?;
    balance_sheet(session, WarbandRef { warband: opened.warband })
}

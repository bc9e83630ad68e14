//! The sample campaign: two Warbands, the campaign of both, and their first game set up.

use nml_battle::setup;
use nml_campaign as campaign;
use nml_catalogue::ruleset;
use nml_ledger::Cause;
use nml_store::Book;
use nml_warband as warband;

use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row, warband_row};
use crate::sample_forces;
use crate::season;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, SetUps, Warbands};
use crate::view::planned_game;
use crate::warbands;

/// The campaign's name.
const CAMPAIGN: &str = "The Ardent Mile";
/// The scenario of its first game.
const SCENARIO: &str = "claim-no-mans-land";
/// Who commands the Warbands.
const PLAYERS: [&str; 2] = ["Ines", "Tomas"];

/// Writes the sample into a new book, in one transaction.
///
/// # Errors
/// What the store refuses; the sample itself causes no errors.
pub fn fill(session: &Session, book: &mut Book) -> Result<(), Failure> {
    let catalogue = session.catalogue()?;
    let mut chance = session.chance()?;
    let rosters = sample_forces::rosters(catalogue)?;
    let mut joined = Vec::new();
    for mut roster in rosters {
        roster.pack = Some(session.pack()?.hash.to_string());
        let mut open = Open::<Warbands>::begin(chance.stream(), warband::Genesis::of(&roster))?;
        warbands::say(session, &mut open, warband::Command::Adopt { roster: Box::new(roster) })?;
        joined.push(open);
    }

    let start = season::genesis(CAMPAIGN, session.pack()?);
    let mut season = Open::<Campaigns>::begin(chance.stream(), start)?;
    for (open, player) in joined.iter().zip(PLAYERS) {
        let entry = season::entry(catalogue, open, player, 0);
        season::say(session, &mut season, campaign::Command::Admit { entry })?;
    }
    let plan = campaign::Command::Plan {
        battle: chance.stream().to_string(),
        scenario: SCENARIO.to_owned(),
        name: None,
        warbands: joined.iter().map(|open| open.id.to_string()).collect(),
        outsiders: Vec::new(),
        picked: campaign::Picked::Agreement,
        due: None,
    };
    let planned = season::say(session, &mut season, plan)?;

    let scenario = catalogue.scenario(SCENARIO).cloned();
    let scenario = scenario.ok_or_else(|| Failure::new(code::BAD_PACK, crate::words::battles::sample_lost()))?;
    let start = setup::Genesis {
        name: planned_game(&scenario.name, &joined.iter().map(|open| open.state.name.as_str()).collect::<Vec<_>>()),
        scenario,
        ruleset: ruleset::OFFICIAL.to_owned(),
        campaign: Some(season.id.to_string()),
    };
    let mut set_up = Open::<SetUps>::begin(chance.stream(), start)?;
    let cause = Cause { stream: season.id, entry: planned };
    for (side, open) in (0..).zip(&joined) {
        season::field(session, &mut set_up, cause, side, &open.id, &open.state)?;
    }

    let mut rows: Vec<_> = joined.iter().map(|open| warband_row(open, Some(season.id), catalogue)).collect();
    rows.push(campaign_row(&season));
    rows.push(set_up_row(&set_up));
    let mut appends = vec![season.append()?, set_up.append()?];
    for open in &mut joined {
        appends.push(open.append()?);
    }
    let batch = session.batch(appends, rows, &[])?;
    Ok(book.append(&batch)?)
}

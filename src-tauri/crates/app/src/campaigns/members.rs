//! The campaign's name, and Warbands that leave it.

use nml_campaign::Command;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::Campaign;
use super::view;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row, warband_row};
use crate::season::{self, budgeted, entry, joining, most_games, say};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Campaigns, Warbands};

/// Another name for a campaign.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignRename {
    /// The campaign's stream.
    pub campaign: String,
    /// The new name.
    pub name: String,
}

/// A Warband that leaves.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withdrawal {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's stream.
    pub warband: String,
    /// Cancels its games that are planned and not begun. If not, they keep it from leaving.
    #[serde(default)]
    pub cancel: bool,
    /// It is no longer listed in the standings; its opponents keep what they made against it.
    #[serde(default)]
    pub strike: bool,
}

/// A Warband that is disbanded, and the one that its player begins again with.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginningAnew {
    /// The campaign's stream.
    pub campaign: String,
    /// The stream of the Warband that is disbanded.
    pub warband: String,
    /// The stream of the one that takes its place.
    pub with: String,
    /// The disbanded one is no longer listed in the standings; its opponents keep what they made against it.
    #[serde(default)]
    pub strike: bool,
}

/// A Warband that takes a rest, or is back from it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WarbandRest")]
pub struct Rest {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's stream.
    pub warband: String,
    /// It rests.
    pub paused: bool,
    /// Its games that are planned and not begun are taken back with it. If not, they stay planned.
    #[serde(default)]
    pub cancel: bool,
}

/// Gives a campaign another name.
///
/// # Errors
/// A name nobody can read.
pub fn campaign_rename(session: &Session, rename: CampaignRename) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&rename.campaign)?;
    if open.state.name != rename.name {
        say(session, &mut open, Command::Rename { name: rename.name })?;
        let row = campaign_row(&open);
        session.write(vec![open.append()?], vec![row])?;
    }
    view::view(session, &open)
}

/// Lets a Warband leave. Its games stay and count for its opponents; the players say whether it is listed with its
/// points, since no rule does. It may come back, or join another campaign; its player may start again as a latecomer
/// (DR p.100).
///
/// # Errors
/// `WARBAND_ENGAGED` while it has a planned battle or an open aftermath; `UNKNOWN_WARBAND`.
pub fn campaign_withdraw(session: &Session, leaving: Withdrawal) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&leaving.campaign)?;
    let cancelled = if leaving.cancel { cancelled(session, &mut open, &leaving.warband)? } else { Vec::new() };
    let left = say(session, &mut open, Command::Withdraw { warband: leaving.warband.clone(), strike: leaving.strike })?;
    let mut rows = vec![campaign_row(&open)];
    let mut appends = vec![open.append()?];
    for mut set_up in season::moved(session, &open, left, &cancelled, true)? {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    let id = stream_id(&leaving.warband)?;
    if session.with_book(|book| holds(book, id))? {
        let warband: Open<Warbands> = session.open_stream(&leaving.warband)?;
        let pack = session.pack_of(warband.state.pack.as_deref())?;
        rows.push(warband_row(&warband, None, &pack.catalogue));
    }
    session.write(appends, rows)?;
    view::view(session, &open)
}

/// Disbands a Warband; its player starts again with another one, which counts as having played as many games as the
/// Warband with the most (DR pp.95, 100). What is planned with the disbanded one is taken back. It is one entry: undo
/// takes all of it back together.
///
/// # Errors
/// `WARBAND_ENGAGED` while it has a battle that has begun or an open aftermath; `IN_A_CAMPAIGN`, `OTHER_PACK` as for a
/// Warband that joins; `UNKNOWN_WARBAND`, `WARBAND_TWICE`.
pub fn campaign_begin_anew(session: &Session, anew: BeginningAnew) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&anew.campaign)?;
    let (mut joining, pack) = joining(session, &open, &anew.with)?;
    let player = open.state.enrolment(&anew.warband).map_or_else(String::new, |known| known.player.clone());
    let before = open.state.enrolment(&anew.with).map_or(0, |known| known.fought);
    let late_by = most_games(&open.state).saturating_sub(before);
    let cancel = planned(session, &open, &anew.warband)?;
    let entry = entry(&pack.catalogue, &joining, &player, late_by);
    let (warband, strike) = (anew.warband.clone(), anew.strike);
    let begun = say(session, &mut open, Command::BeginAnew { warband, strike, cancel: cancel.clone(), entry })?;
    budgeted(session, &open, &mut joining, begun)?;
    let mut rows = vec![campaign_row(&open), warband_row(&joining, Some(open.id), &pack.catalogue)];
    let mut appends = vec![open.append()?, joining.append()?];
    for mut set_up in season::moved(session, &open, begun, &cancel, true)? {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    let id = stream_id(&anew.warband)?;
    if session.with_book(|book| holds(book, id))? {
        let warband: Open<Warbands> = session.open_stream(&anew.warband)?;
        let pack = session.pack_of(warband.state.pack.as_deref())?;
        rows.push(warband_row(&warband, None, &pack.catalogue));
    }
    session.write(appends, rows)?;
    view::view(session, &open)
}

/// Lets a Warband rest, or come back: while it rests nobody expects it to play, and no final waits for it. No rule
/// speaks of a rest: the players say what becomes of its planned games.
///
/// # Errors
/// `UNKNOWN_WARBAND`.
pub fn campaign_pause(session: &Session, rest: Rest) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&rest.campaign)?;
    let cancels = rest.paused && rest.cancel;
    let cancelled = if cancels { cancelled(session, &mut open, &rest.warband)? } else { Vec::new() };
    let rests = say(session, &mut open, Command::Pause { warband: rest.warband, paused: rest.paused })?;
    let mut rows = vec![campaign_row(&open)];
    let mut appends = vec![open.append()?];
    for mut set_up in season::moved(session, &open, rests, &cancelled, true)? {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    session.write(appends, rows)?;
    view::view(session, &open)
}

/// Takes back the games of a Warband that are planned and not begun, and gives their battles.
fn cancelled(session: &Session, open: &mut Open<Campaigns>, warband: &str) -> Result<Vec<String>, Failure> {
    let games = planned(session, open, warband)?;
    for game in &games {
        say(session, open, Command::Cancel { battle: game.clone() })?;
    }
    Ok(games)
}

/// The games of a Warband that are planned and not begun, by the streams of their battles.
fn planned(session: &Session, open: &Open<Campaigns>, warband: &str) -> Result<Vec<String>, Failure> {
    let mut found = Vec::new();
    for game in open.state.planned(warband) {
        let id = stream_id(&game.battle)?;
        if !session.with_book(|book| holds(book, id))? {
            found.push(game.battle.clone());
        }
    }
    Ok(found)
}

//! A campaign switches to another pack with all its Warbands, or not at all (promises 7 and 12).

use nml_campaign::Command;
use nml_warband as warband;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::Campaign;
use super::view;
use crate::backup_files::Occasion;
use crate::failure::Failure;
use crate::lists::{campaign_row, warband_row};
use crate::season::{rosters, say};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::view::Compared;
use crate::warbands;

/// A campaign and another pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignPack {
    /// Its stream.
    pub campaign: String,
    /// The pack's hash.
    pub pack: String,
}

/// What the other pack would change for each Warband of the campaign. This writes nothing.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_under(session: &Session, other: CampaignPack) -> Result<Vec<Compared>, Failure> {
    let open: Open<Campaigns> = session.open_stream(&other.campaign)?;
    let pack = session.pack_of(Some(&other.pack))?;
    members(session, &open)?.iter().map(|member| warbands::under(session, member, &pack)).collect()
}

/// Goes over to the other pack: one entry in the campaign, and one per Warband that names the campaign's entry as its
/// cause.
///
/// # Errors
/// `AFTERMATH_OPEN` while one is being settled; `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_move(session: &Session, other: CampaignPack) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&other.campaign)?;
    let pack = session.pack_of(Some(&other.pack))?;
    let hash = pack.hash.to_string();
    let moved = say(session, &mut open, Command::MovePack { pack: hash.clone() })?;
    let mut rows = vec![campaign_row(&open)];
    let mut appends = vec![open.append()?];
    for mut member in members(session, &open)? {
        let command = warband::Command::MovePack { pack: hash.clone() };
        let events = warband::decide(&member.state, &command)?;
        member.record(session.author_because(open.id, moved), command, events)?;
        rows.push(warband_row(&member, Some(open.id), &pack.catalogue));
        appends.push(member.append()?);
    }
    session.back_up_before(Occasion::Rules)?;
    session.write_with(appends, rows, &[&pack])?;
    view::view(session, &open)
}

/// The Warbands that belong to it.
fn members(session: &Session, open: &Open<Campaigns>) -> Result<Vec<Open<Warbands>>, Failure> {
    let stayed = open.state.warbands.iter().filter(|enrolment| !enrolment.withdrawn);
    rosters(session, &stayed.map(|enrolment| enrolment.warband.clone()).collect::<Vec<_>>())
}

//! The campaign's name, and a Warband that leaves it.

use nml_rules::campaign::Command;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::Campaign;
use super::{row, say, view};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::{library, warbands};

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
}

/// Gives a campaign another name.
///
/// # Errors
/// A name nobody can read.
pub fn campaign_rename(desk: &Desk, rename: CampaignRename) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&rename.campaign)?;
    if open.state.name != rename.name {
        say(desk, &mut open, Command::Rename { name: rename.name })?;
        let row = row(&open);
        desk.write(vec![open.append()?], vec![row])?;
    }
    view::view(desk, &open, None)
}

/// Lets a Warband leave. Its games and their points stay, its opponents' too; it may come back, or join another campaign.
///
/// # Errors
/// `WARBAND_ENGAGED` while it has a planned battle or an open aftermath; `UNKNOWN_WARBAND`.
pub fn campaign_withdraw(desk: &Desk, leaving: Withdrawal) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&leaving.campaign)?;
    say(desk, &mut open, Command::Withdraw { warband: leaving.warband.clone() })?;
    let mut rows = vec![row(&open)];
    let id = stream_id(&leaving.warband)?;
    if desk.with_book(|book| library::holds(book, id))? {
        let warband: Open<Warbands> = desk.open_stream(&leaving.warband)?;
        let pack = desk.pack_of(warband.state.pack.as_deref())?;
        rows.push(warbands::row(&warband, None, &pack.catalogue));
    }
    desk.write(vec![open.append()?], rows)?;
    view::view(desk, &open, None)
}

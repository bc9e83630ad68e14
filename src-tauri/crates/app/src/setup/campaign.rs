//! The campaign that a set-up is played for, and what its next game allows each side.

use std::sync::Arc;

use nml_battle::setup::{self, ForceLimit};
use schemars::JsonSchema;
use serde::Serialize;

use super::field::{Obstacle, ObstacleAbout};
use crate::code;
use crate::failure::Failure;
use crate::season;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::Campaigns;
use crate::words::set_ups as say;
use nml_campaign::limits;

/// A campaign that the game may count for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CampaignChoice {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
}

fn belongs(open: &Open<Campaigns>, warband: &str) -> bool {
    open.state.enrolment(warband).is_some_and(|enrolment| !enrolment.withdrawn)
}

fn fielded(set_up: &setup::SetUp) -> Vec<&str> {
    set_up.forces.iter().flatten().map(|force| force.warband.as_str()).collect()
}

/// The campaigns that it may count for: those that every Warband fielded belongs to, and the one it is set to.
pub(super) fn choices(campaigns: &[Arc<Open<Campaigns>>], set_up: &setup::SetUp) -> Vec<CampaignChoice> {
    let fielded = fielded(set_up);
    campaigns
        .iter()
        .map(|open| (open.id.to_string(), open))
        .filter(|(id, open)| {
            set_up.campaign.as_ref() == Some(id)
                || (!fielded.is_empty() && fielded.iter().all(|warband| belongs(open, warband)))
        })
        .map(|(id, open)| CampaignChoice { id, name: open.state.name.clone() })
        .collect()
}

/// What follows for the campaign when other Warbands are fielded: with all sides taken, the game counts for the
/// campaign that all belong to, or for no campaign if there is no such one. Other models of the same Warbands leave it
/// as it was chosen.
pub(super) fn follows(
    campaigns: &[Arc<Open<Campaigns>>],
    before: &setup::SetUp,
    after: &setup::SetUp,
) -> Option<setup::SetUpEdit> {
    let now = fielded(after);
    if now.len() < after.forces.len() || now == fielded(before) {
        return None;
    }
    let shared = campaigns.iter().rev().find(|open| now.iter().all(|warband| belongs(open, warband)));
    let campaign = shared.map(|open| open.id.to_string());
    (campaign != after.campaign).then_some(setup::SetUpEdit::Campaign { campaign })
}

/// A fielded Warband that does not belong to the campaign stands in the way: its aftermath could not be settled.
pub(super) fn strangers(campaigns: &All<Campaigns>, set_up: &setup::SetUp) -> Vec<Obstacle> {
    let Some(id) = &set_up.campaign else { return Vec::new() };
    let obstacle = |code, message: String| Obstacle::new(ObstacleAbout::Campaign, Failure::new(code, message));
    if let Some((_, why)) = campaigns.unread.iter().find(|(unread, _)| unread.to_string() == *id) {
        return vec![obstacle(why.code(), why.to_string())];
    }
    let Some(open) = campaigns.read.iter().find(|open| open.id.to_string() == *id) else {
        return vec![obstacle(code::UNKNOWN_CAMPAIGN, say::no_campaign())];
    };
    ('A'..)
        .zip(&set_up.forces)
        .filter_map(|(letter, force)| Some((letter, force.as_ref()?)))
        .filter(|(_, force)| !belongs(open, &force.warband))
        .map(|(letter, _)| obstacle(code::NOT_A_MEMBER, say::not_a_member(String::from(letter), &open.state.name)))
        .collect()
}

/// What the next game of the campaign allows a Warband. `None` if they share no campaign.
pub(super) fn limit(
    session: &Session,
    seasons: &[Arc<Open<Campaigns>>],
    set_up: &setup::SetUp,
    warband: &str,
) -> Option<ForceLimit> {
    let open = set_up.campaign.as_ref().and_then(|id| seasons.iter().find(|open| open.id.to_string() == *id))?;
    let pack = season::pack_of(session, open).ok()?;
    let next = limits(&pack.catalogue, &open.state, warband)?;
    Some(ForceLimit { game: next.game, threshold: next.threshold, field_strength: next.field_strength })
}

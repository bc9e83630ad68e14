//! The row of a stream in its list.

use nml_catalogue::Catalogue;
use nml_ledger::StreamId;
use nml_store::{BattleRow, BattleSide, CampaignRow, Row, ScenarioRow, WarbandRow};
use nml_warband::check;

use super::BattleState;
use crate::streams::Open;
use crate::subject::{Battles, Campaigns, SetUps, Warbands};
use crate::view::letter;

/// Of a Warband.
#[must_use]
pub fn warband_row(open: &Open<Warbands>, campaign: Option<StreamId>, catalogue: &Catalogue) -> Row {
    let roster = &open.state;
    let report = check(roster, catalogue);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Row::Warband(WarbandRow {
        id: open.id,
        name: roster.name.clone(),
        faction: roster.faction.clone(),
        variant: roster.variant.clone(),
        campaign,
        ducats: report.total_ducats,
        glory: report.total_glory,
        models: count(roster.models.len()),
        violations: count(report.violations.len()),
        removed: false,
        updated: open.updated(),
    })
}

/// Of a set-up.
#[must_use]
pub fn set_up_row(open: &Open<SetUps>) -> Row {
    Row::Scenario(ScenarioRow {
        id: open.id,
        name: open.state.name.clone(),
        scenario: open.state.scenario.id.clone(),
        removed: open.state.away,
        updated: open.updated(),
    })
}

/// Of a campaign.
#[must_use]
pub fn campaign_row(open: &Open<Campaigns>) -> Row {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Row::Campaign(CampaignRow {
        id: open.id,
        name: open.state.name.clone(),
        games: count(open.state.played().count()),
        warbands: count(open.state.warbands.iter().filter(|enrolment| !enrolment.withdrawn).count()),
        removed: false,
        updated: open.updated(),
    })
}

/// Of a battle; a Warband or campaign that the header does not name by an id is left out.
#[must_use]
pub fn battle_row(open: &Open<Battles>) -> Row {
    let state = &open.real_state();
    let sides = ('A'..)
        .zip(&state.field.forces)
        .zip(&state.sides)
        .map(|((letter, force), side)| BattleSide {
            side: letter.to_string(),
            warband: force.warband.parse().ok(),
            name: force.name.clone(),
            victory_points: side.points.into(),
        })
        .collect();
    Row::Battle(BattleRow {
        id: open.id,
        name: open.start.name.clone(),
        campaign: open.start.campaign.as_ref().and_then(|id| id.parse().ok()),
        scenario: state.field.scenario.id.clone(),
        state: BattleState::of(state.phase).as_str().to_owned(),
        turn: state.turn.into(),
        winner: state.outcome.and_then(|o| o.winner).map(|winner| {
            // A team wins together.
            state.side_ids().filter(|side| !state.rivals(*side, winner)).map(letter).collect()
        }),
        sides,
        removed: false,
        updated: open.updated(),
    })
}

/// Whether a battle of the list is over.
#[must_use]
pub fn is_over(row: &BattleRow) -> bool {
    BattleState::of_row(row) == BattleState::Ended
}

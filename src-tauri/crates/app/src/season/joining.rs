//! How Warbands join a campaign, and how it lists them.

use std::sync::Arc;

use nml_campaign::{Command, EnrolledWarband, Genesis, HouseRules, limits};
use nml_catalogue::{Catalogue, ruleset};
use nml_exchange::pack::Loaded;
use nml_ledger::Hash;
use nml_warband::{self as warband, Roster};

use super::say_as;
use crate::code;
use crate::failure::Failure;
use crate::lists::membership;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::words;

/// A Warband that may join this campaign, and the campaign's pack.
///
/// # Errors
/// `IN_A_CAMPAIGN`, `OTHER_PACK`, as [`campaign_admit`].
pub(crate) fn joining(
    session: &Session,
    open: &Open<Campaigns>,
    warband: &str,
) -> Result<(Open<Warbands>, Arc<Loaded>), Failure> {
    let joining: Open<Warbands> = session.open_stream(warband)?;
    let pack = same_pack(session, open, &joining)?;
    let other = session.with_book(|book| membership(book, &joining.id))?;
    if other.is_some_and(|other| other != open.id) {
        return Err(Failure::new(code::IN_A_CAMPAIGN, words::campaigns::belongs_elsewhere(&joining.state.name)));
    }
    Ok((joining, pack))
}

/// The campaign's pack, which a Warband that joins follows too.
pub(crate) fn same_pack(
    session: &Session,
    open: &Open<Campaigns>,
    joining: &Open<Warbands>,
) -> Result<Arc<Loaded>, Failure> {
    let pack = session.pack_of(Some(&open.state.pack))?;
    let its = session.pack_of(joining.state.pack.as_deref())?;
    if its.hash != pack.hash {
        let line = words::followed::differs(&joining.state.name, its.name(), pack.name());
        return Err(Failure::new(code::OTHER_PACK, line));
    }
    Ok(pack)
}

/// Gives the Warband that joined, by this entry of the campaign, the ducats that it may spend there at the start.
pub(crate) fn budgeted(
    session: &Session,
    open: &Open<Campaigns>,
    joined: &mut Open<Warbands>,
    admitted: Hash,
) -> Result<(), Failure> {
    let pack = session.pack_of(Some(&open.state.pack))?;
    if let Some(ducats) = beginning(&pack.catalogue, &open.state, joined) {
        let command = warband::Command::SetBudget { ducats: Some(ducats), glory: joined.state.budget_glory };
        let events = warband::decide(&joined.state, &command)?;
        joined.record(session.author_because(open.id, admitted), command, events)?;
    }
    Ok(())
}

/// Games that the Warband with the most games counts as having behind it: a latecomer counts as many.
pub(crate) fn most_games(campaign: &nml_campaign::Campaign) -> u16 {
    let members = campaign.warbands.iter().filter(|known| !known.withdrawn);
    members.map(|known| campaign.games_counted(&known.warband)).max().unwrap_or(0)
}

/// Ducats that a Warband may spend in this campaign at the start: the Threshold for a latecomer, else what the
/// organiser decided. `None` if its list says, its budget was set already, or it is mustered.
fn beginning(catalogue: &Catalogue, campaign: &nml_campaign::Campaign, joining: &Open<Warbands>) -> Option<u32> {
    if joining.state.mustered || joining.state.budget_ducats.is_some() {
        return None;
    }
    let known = campaign.enrolment(&joining.id.to_string())?;
    if known.late_by > 0 {
        return limits(catalogue, campaign, &known.warband).map(|next| next.threshold);
    }
    campaign.house.starting_ducats.map(|ducats| ducats.saturating_add_signed(known.threshold_delta))
}

/// What a new campaign's stream begins with.
#[must_use]
pub fn genesis(name: &str, pack: &Loaded) -> Genesis {
    Genesis {
        name: name.to_owned(),
        pack: pack.hash.to_string(),
        ruleset: ruleset::OFFICIAL.to_owned(),
        house: HouseRules::default(),
        map: None,
    }
}

/// A Warband as a campaign lists it.
#[must_use]
pub fn entry(catalogue: &Catalogue, open: &Open<Warbands>, player: &str, late_by: u16) -> EnrolledWarband {
    EnrolledWarband {
        warband: open.id.to_string(),
        name: open.state.name.clone(),
        player: player.to_owned(),
        faction: open.state.faction.clone(),
        threshold_delta: threshold_delta(catalogue, &open.state),
        late_by,
    }
}

/// Ducats that a Warband's variant adds to every Threshold Value.
#[must_use]
pub fn threshold_delta(catalogue: &Catalogue, roster: &Roster) -> i32 {
    let variant = roster.variant.as_ref().and_then(|variant| catalogue.variant(&roster.faction, variant));
    variant.map_or(0, |variant| variant.changes.threshold)
}

/// Takes new Warbands into a campaign as one act, each with the player who brings it if one is named: every entry after
/// the first has that one as its cause. Gives that first one, or `None` if nobody joined. This writes nothing yet.
///
/// # Errors
/// `OTHER_PACK`; what the campaign refuses.
pub(crate) fn join(
    session: &Session,
    season: &mut Open<Campaigns>,
    joining: &mut [(Open<Warbands>, Option<&str>)],
    late: bool,
) -> Result<Option<Hash>, Failure> {
    let late_by = if late { most_games(&season.state) } else { 0 };
    let mut first = None;
    for (warband, player) in joining {
        let Some(player) = player else { continue };
        let pack = same_pack(session, season, warband)?;
        let entry = entry(&pack.catalogue, warband, player.trim(), late_by);
        let author = first.map_or_else(|| session.author(), |first| session.author_because(season.id, first));
        let admitted = say_as(session, season, author, Command::Admit { entry })?;
        first.get_or_insert(admitted);
        budgeted(session, season, warband, admitted)?;
    }
    Ok(first)
}

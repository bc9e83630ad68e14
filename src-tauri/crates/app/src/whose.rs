//! Whose Warband it is: for which Warbands a player of the club acts in a campaign.
//!
//! `serve/src/may.rs` decides beforehand whether their role may make a call at all. What that call then says is checked
//! here, command by command, in the campaign that it meets. Every command to a campaign comes by, so neither another
//! Warband in a call’s input nor a race slips past; we check what is taken back as well ([`may_take_back`]). Everybody
//! else is limited only by their role.

use nml_campaign::{Campaign, Command, Game, page_of};

use crate::failure::Failure;
use crate::guests::{self, Needed, Role, needed};
use crate::words::table as say;

/// The Warbands of the club's player who asks. `None` if somebody else asks, or the person at this computer.
fn member() -> Option<Vec<String>> {
    match guests::role()? {
        Role::Member { warbands } => Some(warbands),
        Role::Organiser | Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => None,
    }
}

/// The Warbands of the player of the club who asks; nobody else has any.
pub(crate) fn own() -> Vec<String> {
    member().unwrap_or_default()
}

/// Whether the one who asks answers on a Warband’s page.
pub(crate) fn acts_for(warband: &str) -> bool {
    match guests::role() {
        None | Some(Role::Organiser) => true,
        Some(Role::Member { warbands }) => warbands.iter().any(|own| own == warband),
        Some(Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. }) => false,
    }
}

/// Whether the one who asks may do this in a campaign.
///
/// # Errors
/// `ROLE_NEEDED` with who may.
pub(crate) fn may_say(campaign: &Campaign, command: &Command) -> Result<(), Failure> {
    let Some(warbands) = member() else { return Ok(()) };
    let owns = |warband: &String| warbands.contains(warband);
    let of_own = |own: bool, otherwise: fn() -> String| if own { Ok(()) } else { Err(needed(otherwise())) };
    match command {
        Command::Roll { warband, .. }
        | Command::Answer { warband, .. }
        | Command::Trade { warband, .. }
        | Command::SetAside { warband, .. } => of_own(owns(warband), say::other_page),
        // Its player says where it comes in, and its secret.
        Command::Enter { warband, .. }
        | Command::SealVision { warband, .. }
        | Command::RevealVision { warband, .. } => of_own(owns(warband), say::other_joins),
        // It follows from the last signature.
        Command::Close { battle } => of_own(plays(campaign.game(battle), owns), say::other_page),
        Command::Record { result, .. } => of_own(result.members().any(|side| owns(&side.warband)), say::other_game),
        // A game that two players can agree on alone would count against somebody who never played it.
        Command::Plan { .. } => Err(needed(say::unplanned())),
        Command::Admit { entry } => {
            of_own(owns(&entry.warband), say::other_joins)?;
            of_own(guests::name().is_some_and(|name| name == entry.player), say::other_player)?;
            let plays = |warband: &String| campaign.enrolment(warband).is_some_and(|known| !known.withdrawn);
            of_own(!warbands.iter().any(plays), say::one_each)?;
            of_own(campaign.enrolment(&entry.warband).is_none(), say::left)?;
            of_own(campaign.played().next().is_none() && entry.late_by == 0, say::late)
        }
        // What a Warband is called and allowed follows from the Warband.
        Command::Describe { .. } => Ok(()),
        Command::Rename { .. }
        | Command::MovePack { .. }
        | Command::SetHouse { .. }
        | Command::WriteRules { .. }
        | Command::SignUp { .. }
        | Command::SignOff { .. }
        | Command::Withdraw { .. }
        | Command::BeginAnew { .. }
        | Command::Pause { .. }
        | Command::EndMap
        | Command::Cancel { .. }
        | Command::EnterEarlier { .. } => Err(needed(Needed::Organiser.sentence())),
    }
}

fn plays(game: Option<&Game>, owns: impl Fn(&String) -> bool) -> bool {
    game.is_some_and(|game| game.entrants.iter().any(|entrant| owns(&entrant.warband)))
}

/// Whether the one who asks may take back the last thing said in an aftermath.
///
/// # Errors
/// `ROLE_NEEDED` with who may.
pub(crate) fn may_take_back(last: &Command) -> Result<(), Failure> {
    let Some(warbands) = member() else { return Ok(()) };
    match page_of(last) {
        Some((_, warband, _)) if warbands.iter().any(|own| own == warband) => Ok(()),
        Some(_) => Err(needed(say::other_answer())),
        None => Err(needed(say::closed())),
    }
}

/// Whether the one who asks may file a game that nobody planned by hand.
///
/// # Errors
/// `ROLE_NEEDED` with who may.
pub(crate) fn may_file_unplanned() -> Result<(), Failure> {
    if member().is_some() { Err(needed(say::unplanned())) } else { Ok(()) }
}

/// Whether the one who asks may begin a campaign.
///
/// # Errors
/// `ROLE_NEEDED` with who may.
pub(crate) fn may_begin() -> Result<(), Failure> {
    if member().is_some() { Err(needed(say::new_campaign())) } else { Ok(()) }
}

/// In whose name a Warband joins: as it was typed, a player of the club in their own if nothing was.
pub(crate) fn joins_as(typed: String) -> String {
    if typed.trim().is_empty() && member().is_some() { guests::name().unwrap_or_default() } else { typed }
}

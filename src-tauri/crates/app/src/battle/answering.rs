//! What a guest may say in a battle. The person at this computer may say everything: they log what happens at the
//! table.

use nml_battle::{Battle, Command, SideId};

use crate::failure::Failure;
use crate::guests::{self, Role};
use crate::words::table as say;

/// Whether the one who asks may say this now. It is asked at each command, about the state that the command meets.
///
/// # Errors
/// `ROLE_NEEDED` with who may.
pub(super) fn may(battle: &Battle, command: &Command) -> Result<(), Failure> {
    match guests::role() {
        None | Some(Role::Organiser | Role::Player { anyone_answers: true, .. }) => Ok(()),
        Some(Role::Reader { .. } | Role::Screen { .. }) => Err(guests::needed(say::only_reads())),
        Some(Role::Player { .. } | Role::Member { .. }) => {
            let mut refused = guests::needed(say::only_reads());
            for (side, _) in (0..).zip(&battle.field.forces).filter(|(side, _)| may_answer_for(battle, *side)) {
                match of_side(battle, side, command) {
                    Ok(()) => return Ok(()),
                    Err(failure) => refused = failure,
                }
            }
            Err(refused)
        }
    }
}

/// Whether the one who asks answers for a side.
pub(super) fn may_answer_for(battle: &Battle, side: SideId) -> bool {
    let place = usize::from(side);
    answers_for(place, battle.field.forces.get(place).map(|force| force.warband.as_str()))
}

/// The same of a side by its place and its Warband. `None`: not a Warband of the book.
pub(super) fn answers_for(place: usize, warband: Option<&str>) -> bool {
    match guests::role() {
        None | Some(Role::Organiser | Role::Player { anyone_answers: true, .. }) => true,
        Some(Role::Player { side: own, .. }) => usize::from(own) == place,
        Some(Role::Member { warbands }) => warband.is_some_and(|warband| warbands.iter().any(|own| own == warband)),
        Some(Role::Reader { .. } | Role::Screen { .. }) => false,
    }
}

/// A player answers what their side is asked, and says what concerns their side alone. What states the table again,
/// ends the game or changes the reading of a rule concerns both.
fn of_side(battle: &Battle, side: SideId, command: &Command) -> Result<(), Failure> {
    match command {
        Command::Spend { side: whose, .. }
        | Command::Concede { side: whose }
        | Command::ShowDown { side: whose, .. }
        | Command::Deed { side: whose, .. } => own(*whose == side),
        Command::Overrule { command, .. } => of_side(battle, side, command),
        Command::SetRight { .. }
        | Command::CatchUp { .. }
        | Command::Result { .. }
        | Command::Happened { .. }
        | Command::Agree { .. }
        | Command::Stop { .. } => Err(guests::needed(say::both())),
        Command::Roll { .. }
        | Command::Draw { .. }
        | Command::SpendFirst { .. }
        | Command::ChooseZone { .. }
        | Command::Deploy { .. }
        | Command::HoldBack { .. }
        | Command::ChooseFirst { .. }
        | Command::Activate { .. }
        | Command::ActivateTogether { .. }
        | Command::Partner
        | Command::Regenerate { .. }
        | Command::OffHand { .. }
        | Command::Move { .. }
        | Command::Dash
        | Command::Charge { .. }
        | Command::EndCharge { .. }
        | Command::Evade
        | Command::Dive { .. }
        | Command::Ledge { .. }
        | Command::Put { .. }
        | Command::Stand { .. }
        | Command::MoveAs { .. }
        | Command::Retreat
        | Command::React { .. }
        | Command::Shoot { .. }
        | Command::Fight { .. }
        | Command::State { .. }
        | Command::Use { .. }
        | Command::Call { .. }
        | Command::Pick { .. }
        | Command::Choose { .. }
        | Command::Noted { .. }
        | Command::Under { .. }
        | Command::PickFriend { .. }
        | Command::PickEnemy { .. }
        | Command::Scatter { .. }
        | Command::Caught { .. }
        | Command::Enough
        | Command::EndActivation
        | Command::Flee { .. }
        | Command::Control { .. }
        | Command::Scenario(_)
        | Command::Stands { .. } => {
            let asked = battle.question().map(|step| battle.answerers(step)).unwrap_or_default();
            own(asked.is_empty() || asked.contains(&side))
        }
    }
}

fn own(own: bool) -> Result<(), Failure> {
    if own { Ok(()) } else { Err(guests::needed(say::other_side())) }
}

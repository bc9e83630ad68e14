//! What a player of the club says of an evening for themselves: whether they come, whether they are there.
//!
//! The call names the Warband that they play with, which `serve/src/may.rs` holds to be theirs. Whom that is on the evening
//! follows from it; nothing else of the list is said so.

use nml_evenings::evening::{Evening, EveningEdit, Newcomer, Player, Presence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::evening_calls::put;
use super::evening_shown::{EveningOwn, EveningView};
use super::evening_view::view;
use super::people::{Acquaintance, people};
use crate::failure::Failure;
use crate::guests::needed;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Evenings, Warbands};
use crate::view::ClubName;
use crate::whose;
use crate::words::table as say;

/// Whether the player of a Warband comes.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningPresence {
    /// The evening’s stream.
    pub evening: String,
    /// The Warband’s stream.
    pub warband: String,
    /// What its player says.
    pub says: PresenceSaid,
}

/// What a player says of an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PresenceSaid {
    /// They come.
    Comes,
    /// They are there.
    Here,
    /// They do not come, or they go.
    Away,
}

/// The player of a Warband comes to an evening, is there, or is not. Said twice, it changes nothing more.
///
/// # Errors
/// `ROLE_NEEDED` where the Warband plays in no campaign, or its player is expected with another one.
pub fn evening_presence(session: &Session, said: EveningPresence) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&said.evening)?;
    let known = people(session)?;
    let player = listed(&known, &open.state, &said.warband)?;
    let id = player.id.clone();
    let before = open.state.player(&id).cloned();
    let mut presence = before.as_ref().map(|player| player.presence);
    let comes = said.says != PresenceSaid::Away;
    if comes && before.is_none_or(|player| player.warband.is_none()) {
        put(session, &mut open, EveningEdit::Expect { player })?;
        presence = presence.or(Some(Presence::Expected));
    }
    let change = match (said.says, presence) {
        (PresenceSaid::Comes, Some(Presence::Absent | Presence::Left)) | (PresenceSaid::Here, _) => {
            (presence != Some(Presence::Here)).then_some(EveningEdit::CheckIn { player: id })
        }
        (PresenceSaid::Away, Some(Presence::Here)) => Some(EveningEdit::Leave { player: id }),
        (PresenceSaid::Away, Some(Presence::Expected)) => Some(EveningEdit::MarkAbsent { player: id }),
        (PresenceSaid::Comes, Some(Presence::Expected | Presence::Here) | None)
        | (PresenceSaid::Away, Some(Presence::Absent | Presence::Left) | None) => None,
    };
    if let Some(change) = change {
        put(session, &mut open, change)?;
    }
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

/// Who plays with a Warband, as they stand on an evening’s list with it.
fn listed(known: &[Acquaintance], evening: &Evening, warband: &str) -> Result<Newcomer, Failure> {
    let found = known.iter().find_map(|person| {
        let of = person.warbands.iter().find(|of| of.warband.id == warband)?;
        Some((person, of))
    });
    let (person, of) = found.ok_or_else(|| needed(say::NO_PLAYER))?;
    // Another Warband on the list was chosen by somebody, and may be somebody else’s.
    let other = |player: &Player| player.warband.as_deref().is_some_and(|known| known != warband);
    if evening.player(&person.id).is_some_and(other) {
        return Err(needed(say::OTHER_LISTED));
    }
    Ok(Newcomer {
        id: person.id.clone(),
        name: person.name.clone(),
        campaign: Some(of.campaign.id.clone()),
        warband: Some(warband.to_owned()),
        namesake: person.namesake,
    })
}

/// The Warbands for which the player of the club who asks says whether they come; nobody else has any.
pub(super) fn own(session: &Session, evening: &Evening) -> Result<Vec<EveningOwn>, Failure> {
    let own = whose::own();
    if own.is_empty() {
        return Ok(Vec::new());
    }
    let known = people(session)?;
    let shown = own.into_iter().filter_map(|warband| {
        // One that does not open here is left out.
        let name = session.look::<Warbands>(&warband).ok()?.state.name.clone();
        let listed = listed(&known, evening, &warband);
        let presence = evening.players.iter().find(|player| player.warband.as_ref() == Some(&warband));
        Some(EveningOwn {
            warband: ClubName { id: warband, name },
            player: presence.map(|player| player.id.clone()),
            presence: presence.map(|player| player.presence),
            refused: listed.err().map(|failure| failure.message),
        })
    });
    Ok(shown.collect())
}

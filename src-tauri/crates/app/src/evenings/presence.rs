//! What players of the club say for themselves on an evening: whether they are coming, whether they are here.
//!
//! The call names the Warband that they play with; `serve/src/may.rs` checks that it is theirs. That tells who they are
//! on the evening; they can say nothing else of the list this way.

use nml_evenings::evening::{Evening, EveningEdit, Newcomer, Presence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::evening_calls::put;
use super::evening_shown::{EveningOwn, EveningView};
use super::evening_view::view;
use super::people::{Acquaintance, enrolled, folded, people, player_id};
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
    /// They do not come, or they leave.
    Away,
}

/// The player of a Warband comes to an evening, is there, or is not. Saying it twice changes nothing.
///
/// # Errors
/// `ROLE_NEEDED` if the Warband plays in no campaign, somebody else plays with it on this evening, or it is not clear
/// who of the list its player is.
pub fn evening_presence(session: &Session, said: EveningPresence) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&said.evening)?;
    let enrolled = enrolled(session, &said.warband)?;
    let player = listed(&people(session)?, &open.state, &said.warband, enrolled)?;
    let id = player.id.clone();
    let edits = match (said.says, open.state.player(&id).map(|player| player.presence)) {
        (PresenceSaid::Comes, None) => vec![EveningEdit::Expect { player }],
        (PresenceSaid::Here, None) => vec![EveningEdit::Expect { player }, EveningEdit::CheckIn { player: id }],
        // One who changed their mind is expected again, not there yet.
        (PresenceSaid::Comes, Some(Presence::Absent)) => {
            vec![EveningEdit::Unexpect { player: id }, EveningEdit::Expect { player }]
        }
        (PresenceSaid::Here, Some(Presence::Expected | Presence::Absent | Presence::Left)) => {
            vec![EveningEdit::CheckIn { player: id }]
        }
        (PresenceSaid::Away, Some(Presence::Here)) => vec![EveningEdit::Leave { player: id }],
        (PresenceSaid::Away, Some(Presence::Expected)) => vec![EveningEdit::MarkAbsent { player: id }],
        (PresenceSaid::Comes, Some(Presence::Expected | Presence::Here | Presence::Left))
        | (PresenceSaid::Here, Some(Presence::Here))
        | (PresenceSaid::Away, Some(Presence::Absent | Presence::Left) | None) => Vec::new(),
    };
    if !edits.is_empty() {
        for edit in edits {
            put(session, &mut open, edit)?;
        }
        session.write(vec![open.append()?], Vec::new())?;
    }
    view(session, &open)
}

/// Who plays with a Warband on an evening: the entry that holds it, if that is its player of the campaign, else its player as
/// they come onto the list. An entry of that name without this Warband may be somebody else, which an organiser knows.
fn listed(
    known: &[Acquaintance],
    evening: &Evening,
    warband: &str,
    enrolled: Option<(ClubName, String)>,
) -> Result<Newcomer, Failure> {
    let (campaign, name) = enrolled.ok_or_else(|| needed(say::no_player()))?;
    let same = |other: &str| folded(other) == folded(&name);
    let newcomer = |id: String, namesake: bool| Newcomer {
        id,
        name: name.clone(),
        campaign: Some(campaign.id.clone()),
        warband: Some(warband.to_owned()),
        namesake,
    };
    if let Some(player) = evening.players.iter().find(|player| player.warband.as_deref() == Some(warband)) {
        return if same(&player.name) {
            Ok(newcomer(player.id.clone(), player.namesake))
        } else {
            Err(needed(say::lent()))
        };
    }
    let mut called = known.iter().filter(|person| same(&person.name));
    let player = match (called.next(), called.next()) {
        (None, _) => newcomer(player_id(&name, |id| known.iter().any(|person| person.id == id)), false),
        (Some(only), None) => newcomer(only.id.clone(), only.namesake),
        (Some(_), Some(_)) => return Err(needed(say::same_name())),
    };
    match evening.player(&player.id) {
        None => Ok(player),
        Some(listed) if listed.warband.is_some() => Err(needed(say::other_listed())),
        Some(_) => Err(needed(say::same_name())),
    }
}

/// The Warbands for which the club's player who asks says whether they come: those of campaigns, or else all of theirs,
/// so that the page can say why not. Nobody else has any.
pub(super) fn own(session: &Session, evening: &Evening) -> Result<Vec<EveningOwn>, Failure> {
    let own = whose::own();
    if own.is_empty() {
        return Ok(Vec::new());
    }
    let known = people(session)?;
    let mut shown = Vec::new();
    for warband in own {
        // One that does not open here is left out.
        let Ok(open) = session.look::<Warbands>(&warband) else { continue };
        let enrolled = enrolled(session, &warband)?;
        let plays = enrolled.is_some();
        let listed = listed(&known, evening, &warband, enrolled);
        let presence = listed.as_ref().ok().and_then(|player| evening.player(&player.id));
        let one = EveningOwn {
            warband: ClubName { id: warband, name: open.state.name.clone() },
            player: presence.map(|player| player.id.clone()),
            presence: presence.map(|player| player.presence),
            refused: listed.err().map(|failure| failure.message),
        };
        shown.push((plays, one));
    }
    let any = shown.iter().any(|(plays, _)| *plays);
    Ok(shown.into_iter().filter(|(plays, _)| *plays || !any).map(|(_, one)| one).collect())
}

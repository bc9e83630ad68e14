//! Players who sign up for a campaign by name; their Warbands come later.

use nml_campaign::{Command, SIGNED_UP_MAX};
use nml_catalogue::text::same_name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::founding::{self, Founded};
use super::shown::Campaign;
use super::view;
use crate::code;
use crate::failure::Failure;
use crate::lists::campaign_row;
use crate::season::{pack_of, say};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::words::sign_up as words;

/// The most characters of a list of names.
const LIST_CHARACTERS: usize = 40_000;

/// A list of players.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayersSignUp {
    /// The campaign's stream.
    pub campaign: String,
    /// As it was typed or pasted: a name in each line, or separated by commas, semicolons or tabs.
    pub names: String,
}

/// Players whose Warbands join by name, their rosters to come.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayersJoin {
    /// The campaign's stream.
    pub campaign: String,
    /// The players.
    pub players: Vec<PlayerJoins>,
    /// They join late: each counts as having behind it the games of the Warband with the most games (DR p.95).
    #[serde(default)]
    pub late: bool,
}

/// A player whose Warband joins by name.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerJoins {
    /// The name, as it stands in the list; the Warband has it until its roster comes.
    pub player: String,
    /// The Warband's faction, by its id in the campaign's pack.
    pub faction: String,
}

/// A player who does not come after all.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerSignOff {
    /// The campaign's stream.
    pub campaign: String,
    /// The name, as it stands in the list.
    pub player: String,
}

/// What became of a list of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayersSignedUp {
    /// The campaign with them.
    pub campaign: Campaign,
    /// Who signed up, and who was known already, in one sentence.
    pub said: String,
}

/// Signs players up by name. Those who are already in are passed over, and named.
///
/// # Errors
/// `NO_PLAYERS` if no new name stands in the list; `BAD_INPUT` if it is too long; a name nobody can read;
/// `TOO_MANY_PLAYERS`.
pub fn campaign_sign_up(session: &Session, list: PlayersSignUp) -> Result<PlayersSignedUp, Failure> {
    if list.names.chars().count() > LIST_CHARACTERS {
        return Err(Failure::new(code::BAD_INPUT, words::too_long(LIST_CHARACTERS)));
    }
    let mut open: Open<Campaigns> = session.open_stream(&list.campaign)?;
    let mut players: Vec<String> = Vec::new();
    let mut known: Vec<String> = Vec::new();
    for name in names(&list.names) {
        let again = players.iter().any(|other| same_name(other, &name));
        if again || open.state.expects(&name) {
            known.push(name);
        } else {
            players.push(name);
        }
    }
    let Some((first, others)) = players.split_first() else {
        return Err(Failure::new(code::NO_PLAYERS, words::nobody(&known, SIGNED_UP_MAX)));
    };
    let said = words::passing(first, others, &known);
    say(session, &mut open, Command::SignUp { players })?;
    let row = campaign_row(&open);
    session.write(vec![open.append()?], vec![row])?;
    Ok(PlayersSignedUp { campaign: view::view(session, &open)?, said })
}

/// Gives players who signed up a Warband each, by name and faction alone: it can be planned with and its results filed, and
/// its roster comes later. One act, which undo takes back as a whole; a Warband that the book keeps from before such an
/// undo joins again.
///
/// # Errors
/// `NOT_WAITED_FOR` for somebody who is not on the list; `UNKNOWN_FACTION`; `NOTHING_CHOSEN`; what the campaign refuses.
pub fn campaign_join(session: &Session, join: PlayersJoin) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&join.campaign)?;
    if join.players.is_empty() {
        return Err(Failure::new(code::NOTHING_CHOSEN, words::no_joiner()));
    }
    let waits = |one: &PlayerJoins| open.state.signed_up.iter().any(|known| same_name(known, &one.player));
    if let Some(stranger) = join.players.iter().find(|one| !waits(one)) {
        return Err(Failure::new(code::NOT_WAITED_FOR, words::stranger(&stranger.player)));
    }
    let pack = pack_of(session, &open)?;
    let mut chance = session.chance()?;
    let joining: Vec<(&str, &str)> =
        join.players.iter().map(|one| (one.player.as_str(), one.faction.as_str())).collect();
    let founded = founding::founded(session, &open, &pack, &mut chance, &joining)?;
    let founded: Vec<Founded> = founded.into_values().collect();
    let (_, mut joined) = founding::enter(session, &mut open, &pack, &founded, join.late)?;
    founding::write(session, &mut open, &pack, &mut joined)?;
    view::view(session, &open)
}

/// Takes a player off the list who does not come after all.
///
/// # Errors
/// `NOT_SIGNED_UP`.
pub fn campaign_sign_off(session: &Session, off: PlayerSignOff) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&off.campaign)?;
    say(session, &mut open, Command::SignOff { player: off.player })?;
    let row = campaign_row(&open);
    session.write(vec![open.append()?], vec![row])?;
    view::view(session, &open)
}

/// The names of a list; a number or a dash at the beginning of a line belongs to the list.
fn names(list: &str) -> impl Iterator<Item = String> + '_ {
    let marks = |c: char| c.is_ascii_digit() || c.is_whitespace() || ['.', ')', '-', '–', '*', '•'].contains(&c);
    let cells = list.split(['\n', '\r', ',', ';', '\t']).map(move |cell| cell.trim_start_matches(marks).trim());
    cells.filter(|name| !name.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn a_list_of_names_is_read_as_people_write_it() {
        let read = |list| names(list).collect::<Vec<String>>();
        assert_eq!(read("1. Ines\n2) Ada Voss\r\n\n- Ben"), ["Ines", "Ada Voss", "Ben"]);
        assert_eq!(read("Ines, Ada;Ben\tCleo"), ["Ines", "Ada", "Ben", "Cleo"]);
        assert!(read(" \n,; 3.\n").is_empty());
    }
}

//! Who can be expected on an evening: the people of the club, as evenings and campaigns know them.

use std::collections::BTreeMap;

use nml_evenings::evening::Evening;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::draw_facts::in_order;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::All;
use crate::subject::{Campaigns, Evenings};
use crate::view::ClubName;

/// Somebody the club knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Acquaintance {
    /// Player id: the same from evening to evening.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// They are a different person from others with the same name.
    pub namesake: bool,
    /// The Warbands they command, each with its campaign; empty if they come as a guest.
    pub warbands: Vec<AcquaintanceWarband>,
}

/// A Warband in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AcquaintanceWarband {
    /// The campaign.
    pub campaign: ClubName,
    /// The Warband.
    pub warband: ClubName,
}

/// Everybody that evenings or campaigns of the book know, by name. A Warband belongs to the person who last played with
/// it on an evening, else to the one person who has its player's name; a player with Warbands in several campaigns is
/// one person.
pub(super) fn people(session: &Session) -> Result<Vec<Acquaintance>, Failure> {
    let (evenings, campaigns) =
        session.with_book(|book| Ok((All::<Evenings>::of(book)?.read, All::<Campaigns>::of(book)?.read)))?;
    let evenings = in_order(evenings);
    let order: Vec<&Evening> = evenings.iter().map(|open| &open.state).collect();
    let mut known: BTreeMap<String, Acquaintance> = BTreeMap::new();
    let mut commanders: BTreeMap<&str, &str> = BTreeMap::new();
    for player in order.iter().flat_map(|evening| &evening.players) {
        // The name they had last.
        let (id, name, namesake) = (player.id.clone(), player.name.clone(), player.namesake);
        known.insert(id.clone(), Acquaintance { id, name, namesake, warbands: Vec::new() });
        commanders.extend(player.warband.as_deref().map(|warband| (warband, player.id.as_str())));
    }
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for person in known.values().filter(|person| !person.namesake) {
        named.entry(folded(&person.name)).or_default().push(person.id.clone());
    }
    for open in &campaigns {
        for member in open.state.warbands.iter().filter(|member| !member.withdrawn) {
            let name = if member.player.trim().is_empty() { &member.name } else { &member.player };
            let commanded = AcquaintanceWarband {
                campaign: ClubName { id: open.id.to_string(), name: open.state.name.clone() },
                warband: ClubName { id: member.warband.clone(), name: member.name.clone() },
            };
            let all = named.entry(folded(name)).or_default();
            let id = match (commanders.get(member.warband.as_str()), all.as_slice()) {
                (Some(id), _) => (*id).to_owned(),
                (None, [only]) => only.clone(),
                (None, _) => {
                    let id = player_id(name, |id| known.contains_key(id));
                    all.push(id.clone());
                    id
                }
            };
            let begin =
                || Acquaintance { id: id.clone(), name: name.trim().to_owned(), namesake: false, warbands: Vec::new() };
            known.entry(id.clone()).or_insert_with(begin).warbands.push(commanded);
        }
    }
    let mut people: Vec<Acquaintance> = known.into_values().collect();
    people.sort_by_cached_key(|person| (folded(&person.name), person.id.clone()));
    Ok(people)
}

/// The campaign that a Warband plays in, if there is one, and the name of its player there.
pub(super) fn enrolled(session: &Session, warband: &str) -> Result<Option<(ClubName, String)>, Failure> {
    let campaigns = session.with_book(|book| Ok(All::<Campaigns>::of(book)?.read))?;
    Ok(campaigns.iter().find_map(|open| {
        let member = open.state.enrolment(warband).filter(|member| !member.withdrawn)?;
        let name = if member.player.trim().is_empty() { &member.name } else { &member.player };
        let campaign = ClubName { id: open.id.to_string(), name: open.state.name.clone() };
        Some((campaign, name.trim().to_owned()))
    }))
}

/// A name as it is compared: trimmed, with capitals ignored.
pub(super) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

fn digest(name: &str) -> String {
    nml_ledger::Hash::of(name.as_bytes()).to_string().chars().take(8).collect()
}

/// An id for somebody new: their name in small letters, numbered if somebody has it. Letters that an id cannot have
/// stand in it as a digest of the name, so that no two names come to the same id in two books.
pub(super) fn player_id(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let mut id = String::new();
    for letter in name.to_lowercase().chars() {
        if letter.is_ascii_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    let id: String = id.trim_end_matches('-').chars().take(40).collect();
    let plain = |letter: char| letter.is_ascii() || !letter.is_alphanumeric();
    let id = match (id.as_str(), folded(name)) {
        ("", folded) => format!("player-{}", digest(&folded)),
        (id, folded) if !folded.chars().all(plain) => format!("{id}-{}", digest(&folded)),
        (id, _) => id.to_owned(),
    };
    if !taken(&id) {
        return id;
    }
    (2_u32..).map(|number| format!("{id}-{number}")).find(|id| !taken(id)).unwrap_or(id)
}

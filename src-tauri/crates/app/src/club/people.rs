//! Who may be expected on an evening: the people of the club, as evenings and campaigns know them.

use std::collections::BTreeMap;

use nml_rules::club::evening::Evening;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::evening_view::ClubName;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::subject::{Campaigns, Evenings};
use crate::unread::All;

/// Somebody the club knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Acquaintance {
    /// Player id: one and the same from evening to evening.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// The Warbands they command, each with its campaign; none: they come as a guest.
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

/// Everybody that evenings or campaigns of the book know, by name. Who commands Warbands of several campaigns is one person,
/// told by their name.
pub(super) fn people(desk: &Desk) -> Result<Vec<Acquaintance>, Failure> {
    let (evenings, campaigns) =
        desk.with_book(|book| Ok((All::<Evenings>::of(book)?.read, All::<Campaigns>::of(book)?.read)))?;
    let mut known: BTreeMap<String, Acquaintance> = BTreeMap::new();
    let mut order: Vec<&Evening> = evenings.iter().map(|open| &open.state).collect();
    order.sort_by_key(|evening| evening.day.as_str());
    for player in order.iter().flat_map(|evening| &evening.players) {
        // The name they had last.
        known.retain(|_, other| other.id != player.id);
        let person = Acquaintance { id: player.id.clone(), name: player.name.clone(), warbands: Vec::new() };
        known.insert(folded(&player.name), person);
    }
    for open in &campaigns {
        for member in open.state.warbands.iter().filter(|member| !member.withdrawn) {
            let name = if member.player.trim().is_empty() { &member.name } else { &member.player };
            let commanded = AcquaintanceWarband {
                campaign: ClubName { id: open.id.to_string(), name: open.state.name.clone() },
                warband: ClubName { id: member.warband.clone(), name: member.name.clone() },
            };
            let taken: Vec<String> = known.values().map(|person| person.id.clone()).collect();
            let person = known.entry(folded(name)).or_insert_with(|| Acquaintance {
                id: player_id(name, |id| taken.iter().any(|taken| taken == id)),
                name: name.trim().to_owned(),
                warbands: Vec::new(),
            });
            person.warbands.push(commanded);
        }
    }
    Ok(known.into_values().collect())
}

/// A name as it is compared: without what is around it, small and capital letters being the same.
fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

/// An id for somebody new: their name in small letters, numbered where somebody has it.
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
    let id = if id.is_empty() { "player".to_owned() } else { id };
    if !taken(&id) {
        return id;
    }
    (2_u32..).map(|number| format!("{id}-{number}")).find(|id| !taken(id)).unwrap_or(id)
}

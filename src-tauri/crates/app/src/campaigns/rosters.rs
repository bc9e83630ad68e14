//! Rosters that come in for a campaign: which of the players who signed up brings each, and how they join together.

use std::collections::BTreeSet;
use std::sync::Arc;

use nml_catalogue::text::same_name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::probable_name::likely;
use crate::dropped::stem;
use crate::failure::Failure;
use crate::season::{awaited, pack_of};
use crate::session::{Session, UndecidedRoster};
use crate::subject::Campaigns;
use crate::words::{self, rosters as text};

/// The rosters that are brought in, looked at for a campaign.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RostersFor {
    /// The campaign's stream.
    pub campaign: String,
}

/// What a campaign expects of the rosters that are brought in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RostersExpected {
    /// The campaign's stream.
    pub campaign: String,
    /// Players who have signed up and have no Warband here yet, and those whose Warband joined by name: its roster comes now.
    pub waiting: Vec<String>,
    /// Somebody has fought already: a Warband may join late.
    pub started: bool,
    /// The rosters.
    pub rosters: Vec<RosterExpected>,
}

/// Who brings a roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterExpected {
    /// The number it got when it was brought in.
    pub brought: u32,
    /// Who.
    pub by: RosterBringer,
    /// A remark about it, if there is one.
    pub note: Option<String>,
}

/// Whether it is known who brings a roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum RosterBringer {
    /// It has the name of somebody who has signed up, or its file has.
    Known {
        /// The name, as it stands in the list.
        player: String,
    },
    /// Somebody has to say who.
    Asked {
        /// Who it probably is, or `None` if nobody is more likely than another.
        likely: Option<String>,
    },
    /// Nobody is waited for: it joins without a player's name, unless one is said.
    Open,
    /// It cannot join.
    Barred {
        /// Why, in one line.
        why: String,
    },
}

/// Who of those who have signed up brings the rosters that are held: by the Warband's name or by that of its file. What
/// is only alike is asked. This writes nothing.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_rosters(session: &Session, which: RostersFor) -> Result<RostersExpected, Failure> {
    let open = session.look::<Campaigns>(&which.campaign)?;
    let pack = pack_of(session, &open)?;
    let awaited = awaited(session, &open)?;
    let waiting: Vec<String> =
        open.state.signed_up.iter().cloned().chain(awaited.iter().map(|one| one.by.clone())).collect();
    let held = session.held();
    let mut free: Vec<String> = waiting.clone();
    let mut by: Vec<Option<RosterBringer>> = Vec::new();
    for one in &held {
        let its = session.pack_of(one.roster.pack.as_deref())?;
        by.push(if its.hash == pack.hash {
            let sure = free.iter().position(|player| names(one).iter().any(|name| same_name(player, name)));
            sure.map(|place| RosterBringer::Known { player: free.remove(place) })
        } else {
            Some(RosterBringer::Barred { why: words::followed::differs(&one.roster.name, its.name(), pack.name()) })
        });
    }
    let rosters = held.iter().zip(by).map(|(one, by)| {
        let comes = |warband: &str| awaited.iter().any(|one| one.warband == warband);
        let member = open
            .state
            .warbands
            .iter()
            .any(|known| !known.withdrawn && same_name(&known.name, &one.roster.name) && !comes(&known.warband));
        let by = match by {
            Some(RosterBringer::Known { player }) if member => RosterBringer::Asked { likely: Some(player) },
            Some(by) => by,
            None if free.is_empty() && !member => RosterBringer::Open,
            None => {
                let names = names(one);
                let alike = || names.iter().find_map(|name| likely(name, &free, |player| vec![player.as_str()]));
                let likely = match named_in(&names, &free).as_slice() {
                    [] => alike(),
                    [only] => Some(*only),
                    [_, ..] => None,
                };
                RosterBringer::Asked { likely: likely.cloned() }
            }
        };
        RosterExpected { brought: one.number, by, note: member.then(text::member) }
    });
    Ok(RostersExpected {
        campaign: which.campaign,
        waiting,
        started: open.state.played().next().is_some(),
        rosters: rosters.collect(),
    })
}

/// The names that tell whose roster it is.
fn names(held: &Arc<UndecidedRoster>) -> Vec<&str> {
    [Some(held.roster.name.as_str()), held.file.as_deref().map(stem)].into_iter().flatten().collect()
}

/// The players whose name has a part that stands as a word in one of a roster's names, such as Aino in “Aino Guard”.
fn named_in<'p>(names: &[&str], players: &'p [String]) -> Vec<&'p String> {
    let words = |name: &str| -> BTreeSet<String> {
        name.split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| word.chars().count() > 1)
            .map(str::to_lowercase)
            .collect()
    };
    let its: BTreeSet<String> = names.iter().flat_map(|name| words(name)).collect();
    players.iter().filter(|player| !words(player).is_disjoint(&its)).collect()
}

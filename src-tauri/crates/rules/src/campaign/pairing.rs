//! Who has met whom, and who meets next.

use std::collections::BTreeMap;

use super::state::{Campaign, Enrolment};

/// How often two Warbands of a campaign have met, in one battle on whatever sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meetings<'c>(BTreeMap<[&'c str; 2], usize>);

impl<'c> Meetings<'c> {
    /// Those of a campaign, counted in one go.
    #[must_use]
    pub fn of(campaign: &'c Campaign) -> Self {
        let mut met = BTreeMap::new();
        for (_, played) in campaign.played() {
            let mut sides: Vec<&str> = played.result.members().map(|side| side.warband.as_str()).collect();
            sides.sort_unstable();
            for (at, one) in sides.iter().enumerate() {
                for other in sides.iter().skip(at + 1) {
                    *met.entry([*one, *other]).or_default() += 1;
                }
            }
        }
        Self(met)
    }

    /// How often these two have met, by their stream ids.
    #[must_use]
    pub fn between(&self, one: &str, other: &str) -> usize {
        let pair = if one < other { [one, other] } else { [other, one] };
        self.0.get(&pair).copied().unwrap_or(0)
    }
}

/// Who fights next, as a proposal: whoever has the fewest games, and of the others who has met them least, then has the
/// fewest; equals in the order they joined. Only those that `free` lets through, and nobody who left or rests, or has
/// fought all games of the campaign. Whoever has the final before them waits for those who are not so far (DR p.95).
pub fn next_pair(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Option<[&Enrolment; 2]> {
    let games = |known: &&Enrolment| known.games_counted();
    let goes_on = |known: &&Enrolment| !known.withdrawn && !known.paused;
    let (last, before_last) = (campaign.house.games, campaign.house.games.saturating_sub(1));
    let all_there = campaign.warbands.iter().filter(goes_on).all(|known| known.games_counted() >= before_last);
    let due = |known: &&Enrolment| if all_there { games(known) < last } else { games(known) < before_last };
    let plays = |known: &&Enrolment| goes_on(known) && due(known) && free(known);
    let members = || campaign.warbands.iter().filter(plays);
    let first = members().min_by_key(games)?;
    let met = Meetings::of(campaign);
    let others = members().filter(|known| known.warband != first.warband);
    let other = others.min_by_key(|known| (met.between(&first.warband, &known.warband), games(known)))?;
    Some([first, other])
}

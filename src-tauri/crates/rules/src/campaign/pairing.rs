//! Who has met whom, and who meets next.

use std::collections::BTreeMap;

use super::state::{Campaign, Enrolment, Played};
use crate::matching::matching;

/// How often two Warbands of a campaign have met, in one battle on whatever sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meetings<'c>(BTreeMap<[&'c str; 2], usize>);

impl<'c> Meetings<'c> {
    /// Those of a campaign, counted in one go.
    #[must_use]
    pub fn of(campaign: &'c Campaign) -> Self {
        Self::counted(campaign.played().map(|(_, played)| played))
    }

    /// Those of one Warband alone, by its stream id.
    #[must_use]
    pub fn with(campaign: &'c Campaign, warband: &str) -> Self {
        let fought = |played: &&Played| played.result.side(warband).is_some();
        Self::counted(campaign.played().map(|(_, played)| played).filter(fought))
    }

    fn counted(played: impl Iterator<Item = &'c Played>) -> Self {
        let mut met = BTreeMap::new();
        for played in played {
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

/// Whose turn it is to fight, in the order they joined: those that `free` lets through, and nobody who left or rests, or
/// has fought all games of the campaign. Whoever has the final before them waits for those who are not so far (DR p.95).
fn due(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Vec<&Enrolment> {
    let games = |known: &&Enrolment| known.games_counted();
    let goes_on = |known: &&Enrolment| !known.withdrawn && !known.paused;
    let (last, before_last) = (campaign.house.games, campaign.house.games.saturating_sub(1));
    let all_there = campaign.warbands.iter().filter(goes_on).all(|known| known.games_counted() >= before_last);
    let due = |known: &&Enrolment| if all_there { games(known) < last } else { games(known) < before_last };
    campaign.warbands.iter().filter(|known| goes_on(known) && due(known) && free(known)).collect()
}

/// Who fights next, as a proposal: of those whose turn it is whoever has the fewest games, and of the others who has met
/// them least, then has the fewest; equals in the order they joined. `free` says who is.
pub fn next_pair(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Option<[&Enrolment; 2]> {
    let members = due(campaign, free);
    let first = *members.iter().min_by_key(|known| known.games_counted())?;
    let met = Meetings::with(campaign, &first.warband);
    let others = members.into_iter().filter(|known| known.warband != first.warband);
    let other = others.min_by_key(|known| (met.between(&first.warband, &known.warband), known.games_counted()))?;
    Some([first, other])
}

/// A whole round, as a proposal: as many games as there can be between those whose turn it is. Whoever has the most games
/// sits out where one must; then as few meet again as can be, and those meet who have fought as often; equals in the order
/// they joined. `free` says who is.
pub fn next_round(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Vec<[&Enrolment; 2]> {
    let members = due(campaign, free);
    let met = Meetings::of(campaign);
    let mut edges = Vec::new();
    for (at, one) in members.iter().enumerate() {
        for (to, other) in members.iter().enumerate().skip(at + 1) {
            let [a, b] = [one, other].map(|known| i128::from(known.games_counted()));
            let apart = i128::try_from(to - at).unwrap_or(i128::MAX).min(APART_MAX);
            let met = i128::try_from(met.between(&one.warband, &other.warband)).unwrap_or(i128::MAX).min(MET_MAX);
            // What stands further left counts first: a sum of all that stands right of it is always less.
            let cost = ((a + b) << GAMES_SHIFT)
                + ((met * met) << MET_SHIFT)
                + (((a - b) * (a - b)) << DIFFERENCE_SHIFT)
                + apart * apart;
            edges.push((at, to, cost));
        }
    }
    let pairs = matching(members.len(), &edges).into_iter();
    pairs.filter_map(|(one, other)| Some([*members.get(one)?, *members.get(other)?])).collect()
}

/// Places between two in the order they joined: 8 bits, squared 16, and 7 more for the games of a round.
const APART_MAX: i128 = 255;
/// Differences of games squared take 32 bits, times as many games.
const DIFFERENCE_SHIFT: u32 = 24;
/// Meetings beyond these count as so many: 16 bits squared, times as many games.
const MET_MAX: i128 = 255;
const MET_SHIFT: u32 = 64;
/// Sums of games take 17 bits, times as many: what [`ROOM`](crate::matching::ROOM) has.
const GAMES_SHIFT: u32 = 88;

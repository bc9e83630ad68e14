//! Who has met whom, and who meets next.

use std::collections::BTreeMap;

use super::standing::standings;
use super::state::{Campaign, Enrolment, Pairing, Played};
use nml_matching::{Edge, Scale, matching};

/// How often two Warbands of a campaign have met, in one battle on any sides.
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
/// has fought all games of the campaign. Those who have the final before them wait for the others (DR p.95).
fn due(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Vec<&Enrolment> {
    let games = |known: &&Enrolment| known.games_counted();
    let goes_on = |known: &&Enrolment| !known.withdrawn && !known.paused;
    let (last, before_last) = (campaign.house.games, campaign.house.games.saturating_sub(1));
    let all_there = campaign.warbands.iter().filter(goes_on).all(|known| known.games_counted() >= before_last);
    let due = |known: &&Enrolment| if all_there { games(known) < last } else { games(known) < before_last };
    campaign.warbands.iter().filter(|known| goes_on(known) && due(known) && free(known)).collect()
}

/// Who fights next, as a proposal: of those whose turn it is the one with the fewest games, and of the others the one
/// that has met them least, then the nearest in games, or in a Swiss round in points and place; equal ones in the order
/// they joined, or stand. `free` says who is.
pub fn next_pair(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Option<[&Enrolment; 2]> {
    let members = lined_up(campaign, due(campaign, free));
    let first = members.iter().min_by_key(|member| member.games)?;
    let met = Meetings::with(campaign, &first.known.warband);
    let others = members.iter().filter(|member| member.place != first.place);
    let other = others.min_by_key(|member| {
        let [level, place] = first.far(member);
        let place = match campaign.house.pairing {
            Pairing::Even => 0,
            Pairing::Swiss => place,
        };
        (met.between(&first.known.warband, &member.known.warband), level, place)
    })?;
    Some([first.known, other.known])
}

/// A whole round, as a proposal: as many games as there can be between those whose turn it is. If one must sit out it
/// is the one with the most games; then as few meet again as can be; in a Swiss round the lowest placed sits out; and
/// those meet who are nearest to each other, as their [`Pairing`] has it. `free` says who is.
pub fn next_round(campaign: &Campaign, free: impl Fn(&Enrolment) -> bool) -> Vec<[&Enrolment; 2]> {
    let members = lined_up(campaign, due(campaign, free));
    let met = Meetings::of(campaign);
    let mut weighed = Vec::new();
    for (at, one) in members.iter().enumerate() {
        for (to, other) in members.iter().enumerate().skip(at + 1) {
            let met =
                i64::try_from(met.between(&one.known.warband, &other.known.warband)).unwrap_or(i64::MAX).min(MET_MAX);
            let low = match campaign.house.pairing {
                Pairing::Even => 0,
                Pairing::Swiss => one.place + other.place,
            };
            let [near, place] = one.far(other).map(|far| far * far);
            weighed.push((at, to, [one.games + other.games, met * met, low, near, place]));
        }
    }
    let scale = Scale::of(members.len() / 2, 1, weighed.iter().map(|(_, _, tiers)| tiers));
    let edges: Vec<Edge> = weighed.iter().map(|(one, other, tiers)| (*one, *other, scale.weigh(tiers, 0))).collect();
    let pairs = matching(members.len(), &edges).into_iter();
    pairs.filter_map(|(one, other)| Some([members.get(one)?.known, members.get(other)?.known])).collect()
}

/// Somebody whose turn it is, with what their games depend on.
struct Due<'c> {
    known: &'c Enrolment,
    /// Games counted.
    games: i64,
    /// What near ones have a like number of: games, or Campaign Victory Points in a Swiss round.
    level: i64,
    /// Where they stand in the line, 0 first.
    place: i64,
}

impl Due<'_> {
    /// How far two are from each other: by their level, then by their places.
    fn far(&self, other: &Self) -> [i64; 2] {
        [(self.level - other.level).abs().min(LEVEL_MAX), (self.place - other.place).abs()]
    }
}

/// Those whose turn it is in the order of the pairing: as they joined, or as they stand.
fn lined_up<'c>(campaign: &'c Campaign, due: Vec<&'c Enrolment>) -> Vec<Due<'c>> {
    let games = |known: &Enrolment| i64::from(known.games_counted());
    let line: Vec<(&Enrolment, i64)> = match campaign.house.pairing {
        Pairing::Even => due.into_iter().map(|known| (known, games(known))).collect(),
        Pairing::Swiss => {
            let standings = standings(campaign);
            let mut placed: Vec<_> = due
                .into_iter()
                .filter_map(|known| Some((known, standings.iter().position(|line| line.warband == known.warband)?)))
                .collect();
            placed.sort_by_key(|(_, at)| *at);
            let points = |at: usize| standings.get(at).map_or(0, |line| i64::from(line.points));
            placed.into_iter().map(|(known, at)| (known, points(at))).collect()
        }
    };
    let line = (0..).zip(line);
    line.map(|(place, (known, level))| Due { known, games: games(known), level, place }).collect()
}

/// A difference of games or points beyond this counts as this.
const LEVEL_MAX: i64 = 4095;
/// More meetings than this count as this many.
const MET_MAX: i64 = 255;

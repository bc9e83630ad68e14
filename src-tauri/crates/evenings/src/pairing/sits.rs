//! Who sits out, before anybody is paired.
//!
//! What people at the table find fair: nobody sits out twice tonight while somebody else has not sat out once; among
//! those equal in that, the player who still owes most of their share sits out ([`Known::owes`]). Everybody who is
//! there for a round with a bye owes the same part of it, so a regular who was always lucky sits out before somebody
//! who is here for the first time. A player who walks in after the draw sits out before those who have seats. The lot
//! decides ties, for guests as for members: it does not matter whose game would be a campaign's. Only one thing comes
//! before the lot: nobody meets an opponent of tonight again because of it.

use std::cmp::Reverse;

use super::draw::{For, drawn};
use super::draw_facts::Known;
use super::field::Field;
use super::tiers::TONIGHT_MAX;
use nml_matching::{Edge, Scale, matching};

/// What says who sits out first.
type Rank = (u16, Reverse<bool>, Reverse<i64>);

fn rank(known: &Known) -> Rank {
    (known.tonight, Reverse(known.late), Reverse(known.owes()))
}

/// Those who sit out.
#[derive(Clone, Debug, Default)]
pub(super) struct Sits {
    /// Their places, in order.
    pub(super) out: Vec<usize>,
    /// Of how many alike some of them were chosen, and who those were; empty if there was no choice.
    pub(super) alike: Vec<usize>,
    /// Another lot would have let two meet again tonight.
    pub(super) spared: bool,
}

/// Who sits out.
pub(super) fn sits(field: &Field<'_>) -> Sits {
    let idle = field.idle();
    let ranked = |player: &usize| field.players.get(*player).map(|known| rank(known));
    let mut order: Vec<usize> = (0..field.players.len()).filter(|player| !busy(field, *player)).collect();
    order.sort_by_key(ranked);
    let Some(last) = idle.checked_sub(1).and_then(|at| order.get(at)).map(ranked) else { return Sits::default() };
    let mut out: Vec<usize> = order.iter().copied().filter(|player| ranked(player) < last).collect();
    let alike: Vec<usize> = order.iter().copied().filter(|player| ranked(player) == last).collect();
    let wanted = idle.saturating_sub(out.len());
    if alike.len() == wanted {
        out.extend(alike);
        out.sort_unstable();
        return Sits { out, ..Sits::default() };
    }
    // As fine as the ties of a matching.
    let lot = |player: usize| drawn(field.facts.seed, For::Bye, &[field.names([player; 2])[0]]) >> 24;
    let mut lots = alike.clone();
    lots.sort_by_key(|player| lot(*player));
    lots.truncate(wanted);
    lots.sort_unstable();
    let playing: Vec<usize> = order.iter().copied().filter(|player| !out.contains(player)).collect();
    let chosen = without_rematch(field, &playing, &alike, wanted, lot).unwrap_or_else(|| lots.clone());
    let spared = chosen != lots;
    out.extend(chosen);
    out.sort_unstable();
    Sits { out, alike, spared }
}

/// Whether somebody’s game is planned.
fn busy(field: &Field<'_>, player: usize) -> bool {
    field.fixtures().flatten().any(|other| other == player)
}

/// Those of `alike` without whom the rest can play with the fewest meetings of tonight again, and of those the first by
/// lot. `None` if nobody has met tonight, and the lot alone decides.
fn without_rematch(
    field: &Field<'_>,
    playing: &[usize],
    alike: &[usize],
    wanted: usize,
    lot: impl Fn(usize) -> u64,
) -> Option<Vec<usize>> {
    let mut pairs = Vec::with_capacity(playing.len() * playing.len() / 2);
    for (at, one) in playing.iter().enumerate() {
        for (other_at, other) in playing.iter().enumerate().skip(at + 1) {
            let tonight = field.meetings(*one, *other).1.min(TONIGHT_MAX);
            pairs.push((at, other_at, [i64::from(tonight)]));
        }
    }
    if pairs.iter().all(|(_, _, tonight)| *tonight == [0]) {
        return None;
    }
    let scale = Scale::of(playing.len() / 2, wanted, pairs.iter().map(|(_, _, tonight)| tonight));
    let mut edges: Vec<Edge> =
        pairs.iter().map(|(one, other, tonight)| (*one, *other, scale.weigh(tonight, 0))).collect();
    // Every player who sits out is matched with an empty chair; there are as many chairs as byes.
    for (at, player) in playing.iter().enumerate().filter(|(_, player)| alike.contains(player)) {
        let weight = scale.weigh(&[0], lot(*player));
        edges.extend((0..wanted).map(|chair| (at, playing.len() + chair, weight)));
    }
    let found = matching(playing.len() + wanted, &edges);
    let out = found.into_iter().filter(|(_, place)| *place >= playing.len());
    let mut out: Vec<usize> = out.filter_map(|(at, _)| playing.get(at).copied()).collect();
    out.sort_unstable();
    (out.len() == wanted).then_some(out)
}

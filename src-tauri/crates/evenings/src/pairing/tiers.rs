//! What is weighed, and how strictly: each tier counts only between those that are equal in all before it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a proposal costs, tier by tier in their order; less is better, and a tier counts only if all before it are
/// equal. Games that were kept are not in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Players who sit out.
    pub idle: i64,
    /// Rounds that those sat out tonight before.
    pub byes: i64,
    /// Those of them who did not come late.
    pub early: i64,
    /// What those sat out beyond what they owe, in thousandths of a round; below 0 for less.
    pub owed: i64,
    /// How often the opponents met tonight, all games together.
    pub tonight: i64,
    /// Games that are not of one campaign.
    pub mixed: i64,
    /// How often the opponents met before, all games together.
    pub met: i64,
    /// The squares of that: few meetings of many before many of few.
    pub met_squared: i64,
    /// Games without a scenario.
    pub open: i64,
    /// Games with a scenario that rests.
    pub resting: i64,
    /// How often players played their scenario before.
    pub repeats: i64,
    /// The squares of that.
    pub repeats_squared: i64,
    /// Games at a table smaller than their scenario's map, while a larger one is there.
    pub cramped: i64,
    /// Differences of games counted.
    pub difference: i64,
    /// Two tables with one scenario, each two of them once; with tables of kept games too.
    pub doubled: i64,
    /// How much further the players are from having attacked as often as defended, up to one game; below 0 for nearer.
    pub roles: i64,
    /// Places that drawn scenarios stand behind the one the weights drew first.
    pub draw: i64,
}

/// Meetings and repeats beyond this many count as this many.
pub(super) const TIMES_MAX: u16 = 15;
/// Meetings on one evening beyond this many count as this many.
pub(super) const TONIGHT_MAX: u16 = 3;
/// A difference of games beyond this counts as this.
pub(super) const DIFFERENCE_MAX: u16 = 63;
/// What is added to the roles of each game, so that no sum is below 0.
pub(super) const ROLES_SHIFT: i64 = 2;

/// A game without its table, tier by tier from `tonight` to `roles`.
pub(super) type PairTiers = [i64; 10];
/// The scenario of a game: `open`, `resting`, `repeats`, `repeats_squared`, `roles`.
pub(super) type ScenarioTiers = [i64; 5];
/// The scenario of a game at a table: `open`, `resting`, `repeats`, `repeats_squared`, `cramped`, `doubled`, `roles`, and its
/// place in the draw.
pub(super) type SeatTiers = [i64; 8];
/// Where `open` stands in them.
pub(super) const OPEN: usize = 0;
/// Where `doubled` stands in them.
pub(super) const DOUBLED: usize = 5;

/// Tier by tier.
pub(super) fn add<const N: usize>(sum: &mut [i64; N], tiers: &[i64; N]) {
    sum.iter_mut().zip(tiers).for_each(|(sum, tier)| *sum += tier);
}

/// A number as it stands beside a reason.
pub(super) fn few(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evening::PLAYERS_MAX;
    use nml_matching::{ROOM, Scale};

    #[test]
    fn the_worst_night_there_can_be_has_room_for_every_tier() {
        let times = i64::from(TIMES_MAX);
        let worst: PairTiers = [
            TONIGHT_MAX.into(),
            1,
            times,
            times * times,
            1,
            1,
            2 * times,
            2 * times * times,
            DIFFERENCE_MAX.into(),
            2 * ROLES_SHIFT,
        ];
        let games = PLAYERS_MAX / 2;
        let scale = Scale::of(games, PLAYERS_MAX, [worst].iter());
        let ties = scale.weigh(&worst, u64::MAX) - scale.weigh(&worst, 0);
        assert!(ties >= 7, "{ties:b}");
        let whole = scale.weigh(&worst, u64::MAX) * i128::try_from(games).unwrap_or(0);
        assert!(whole < 1 << ROOM, "{whole}");
        // One of an early tier outweighs all that can come in the later ones.
        for at in 1..worst.len() {
            let later: PairTiers = std::array::from_fn(|tier| if tier >= at { worst[tier] } else { 0 });
            let early: PairTiers = std::array::from_fn(|tier| i64::from(tier + 1 == at));
            assert!(
                scale.weigh(&early, 0) > scale.weigh(&later, u64::MAX) * i128::try_from(games).unwrap_or(0),
                "{at}"
            );
        }
    }
}

//! Tiers as one cost: each tier strictly before the next.

use super::ROOM;

/// The most bits of the draw that breaks a tie.
const TIE_BITS: u32 = 40;

/// The weights of tiers in one number, such that no sum of a later tier reaches one of an earlier.
#[derive(Clone, Copy, Debug)]
pub struct Scale<const N: usize> {
    units: [i128; N],
    ties: u64,
}

impl<const N: usize> Scale<N> {
    /// For this many games with tiers such as these, all at least 0, and for this many ties broken in one sum.
    pub fn of<'t>(games: usize, draws: usize, all: impl Iterator<Item = &'t [i64; N]>) -> Self {
        let count = |number: usize| i128::try_from(number.max(1)).unwrap_or(1);
        let most = all.fold([0; N], |mut most, tiers| {
            most.iter_mut().zip(tiers).for_each(|(most, tier)| *most = (*most).max(*tier));
            most
        });
        let radices = most.map(|most| i128::from(most) * count(games) + 1);
        let whole: i128 = radices.iter().product();
        // What is left is for ties: as fine as there is room.
        let broken = |bits: u32| (count(draws) << bits) + 1;
        let ties = (0..=TIE_BITS).rev().find(|bits| whole <= (1 << ROOM) / broken(*bits)).unwrap_or(0);
        let mut units = [0; N];
        let mut unit = broken(ties);
        for (place, radix) in units.iter_mut().zip(radices).rev() {
            *place = unit;
            unit *= radix;
        }
        Self { units, ties: (1_u64 << ties) - 1 }
    }

    /// Tiers as one number, with a draw that breaks ties.
    pub fn weigh(&self, tiers: &[i64; N], draw: u64) -> i128 {
        let sum: i128 = self.units.iter().zip(tiers).map(|(unit, tier)| unit * i128::from(*tier)).sum();
        sum + i128::from(draw & self.ties)
    }
}

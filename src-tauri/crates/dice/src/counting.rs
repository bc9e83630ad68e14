//! How many ways a pool of dice can come up, counted once, by the compiler.
//!
//! Of `n` dice the `k` highest are kept. Let `v` be the lowest kept face: `g < k` dice show more than
//! `v`, and among the other `n − g` at least `k − g` show exactly `v`. So the sum is what the `g` dice
//! show plus `(k − g)·v`, and the ways multiply:
//!
//! `C(n, g) · (ways for g dice above v to show their sum) · (ways for n − g dice up to v to hold at
//! least k − g of v)`.
//!
//! The lowest `k` are the highest `k` of the dice turned over (`face → 7 − face`).

/// The most dice counted: 6^24 is the greatest power of 6 in 64 bits.
pub(crate) const MOST_DICE: usize = 24;
/// The most dice kept.
const MOST_KEPT: usize = 4;
/// Sums from 0 to 6 · 4.
const SUMS: usize = 6 * MOST_KEPT + 1;
/// `[s]`: rolls that come to `s`.
type Sums = [u64; SUMS];

/// Powers of 6 in 128 bits.
pub(crate) const SIXES: [u128; 49] = {
    let mut powers = [1; 49];
    let mut n = 1;
    while n < powers.len() {
        powers[n] = powers[n - 1] * 6;
        n += 1;
    }
    powers
};

/// `[k − 1][n][s]`: rolls of `n` dice whose `k` highest sum to `s`.
static HIGHEST: [[Sums; MOST_DICE + 1]; MOST_KEPT] = {
    let mut table = [[[0; SUMS]; MOST_DICE + 1]; MOST_KEPT];
    let mut k = 1;
    while k <= MOST_KEPT {
        let mut n = k;
        while n <= MOST_DICE {
            table[k - 1][n] = highest(k, n);
            n += 1;
        }
        k += 1;
    }
    table
};

/// Ways for the kept dice to come to each sum, out of `6^dice`. `kept` is 0 to 4 and at most `dice`, which is at most
/// [`MOST_DICE`]; anything else has no ways.
pub(crate) fn exactly(kept: usize, dice: usize, highest: bool) -> Sums {
    let mut ways = [0; SUMS];
    if kept == 0 {
        ways[0] = SIXES.get(dice).and_then(|all| u64::try_from(*all).ok()).unwrap_or(0);
        return ways;
    }
    let Some(row) = HIGHEST.get(kept - 1).and_then(|rows| rows.get(dice)) else { return ways };
    if highest {
        return *row;
    }
    // The lowest show a sum as often as the highest of the dice turned over show `7·kept − sum`.
    for (sum, ways) in ways.iter_mut().enumerate() {
        *ways = (7 * kept).checked_sub(sum).and_then(|turned| row.get(turned)).copied().unwrap_or(0);
    }
    ways
}

/// Ways for the `kept` lowest of the dice, without the very lowest, to come to each sum.
pub(crate) fn lowest_but_one(kept: usize, dice: usize) -> Sums {
    // `[placed][s]`: ways to place that many dice, lowest faces first, so that those that count sum to `s`.
    let mut ways = [[0_u64; SUMS]; MOST_DICE + 1];
    ways[0][0] = 1;
    for face in 1..=6 {
        let before = std::mem::replace(&mut ways, [[0; SUMS]; MOST_DICE + 1]);
        for (placed, row) in before.iter().enumerate().take(dice + 1) {
            for showing in 0..=dice - placed {
                let counted = (placed + showing).min(kept).saturating_sub(placed.max(1));
                let choices = choose(dice - placed, showing);
                for (s, n) in row.iter().enumerate().filter(|(_, n)| **n > 0) {
                    ways[placed + showing][s + counted * face] += n * choices;
                }
            }
        }
    }
    ways.get(dice).copied().unwrap_or([0; SUMS])
}

const fn highest(k: usize, n: usize) -> Sums {
    let mut row = [0; SUMS];
    let mut v = 1;
    while v <= 6 {
        let mut g = 0;
        while g < k {
            let above = sums_above(g, v);
            let rest = at_least(n - g, k - g, v as u64);
            let mut sum = 0;
            while sum < SUMS {
                if above[sum] > 0 {
                    row[sum + (k - g) * v] += choose(n, g) * above[sum] * rest;
                }
                sum += 1;
            }
            g += 1;
        }
        v += 1;
    }
    row
}

/// `[s]`: rolls of `dice` dice, each above `v`, that sum to `s`.
const fn sums_above(dice: usize, v: usize) -> Sums {
    let mut ways = [0; SUMS];
    ways[0] = 1;
    let mut die = 0;
    while die < dice {
        let mut next = [0; SUMS];
        let mut sum = 0;
        while sum < SUMS {
            let mut face = v + 1;
            while face <= 6 && ways[sum] > 0 {
                next[sum + face] += ways[sum];
                face += 1;
            }
            sum += 1;
        }
        ways = next;
        die += 1;
    }
    ways
}

/// Rolls of `dice` dice, each at most `v`, of which at least `wanted` show `v`.
const fn at_least(dice: usize, wanted: usize, v: u64) -> u64 {
    let mut ways = v.pow(dice as u32);
    let mut fewer = 0;
    while fewer < wanted {
        ways -= choose(dice, fewer) * (v - 1).pow((dice - fewer) as u32);
        fewer += 1;
    }
    ways
}

const fn choose(n: usize, k: usize) -> u64 {
    let mut ways = 1;
    let mut i = 0;
    while i < k {
        ways = ways * (n - i) as u64 / (i as u64 + 1);
        i += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn every_roll_is_counted_once() {
        for kept in 1..=MOST_KEPT {
            for dice in kept..=MOST_DICE {
                for highest in [true, false] {
                    let rolls = exactly(kept, dice, highest);
                    let all: u128 = rolls.iter().map(|n| u128::from(*n)).sum();
                    assert_eq!(Some(&all), SIXES.get(dice), "{kept} of {dice}");
                    assert_eq!(rolls[..kept], [0; MOST_KEPT][..kept]);
                    assert_eq!(rolls[6 * kept + 1..].iter().sum::<u64>(), 0);
                }
            }
        }
    }

    #[test]
    fn more_dice_than_are_counted_have_no_ways() {
        assert_eq!(exactly(2, MOST_DICE + 1, true), [0; SUMS]);
        assert_eq!(exactly(5, 6, true), [0; SUMS]);
        assert_eq!(exactly(0, 3, true)[0], 216);
    }

    #[test]
    fn the_powers_of_six_fit() {
        assert_eq!(SIXES[32], 6_u128.checked_pow(32).unwrap());
        assert_eq!(SIXES[48], 6_u128.checked_pow(48).unwrap());
    }
}

//! Chances of a long series: too fine for 128 bits, still exact.
//!
//! What dice decide is counted in sixths of sixths: every chance is so many of the `6^dice` rolls of some dice. Adding
//! two brings them to the same number of dice; it never divides.

use std::cmp::Ordering;
use std::fmt;

use crate::counting::SIXES;

/// Enough for 6^384, with room for a mean above one.
const LIMBS: usize = 16;
/// The greatest power of 6 in one limb is 6^24.
const STEP: u16 = 24;

/// This many of the `6^dice` equally likely rolls; more than all of them if it is a mean, such as the expected number
/// of markers. Sums and products stay exact up to [`Chance::MOST_DICE`].
///
/// ```
/// use nml_dice::Chance;
///
/// // Two dice, then two more: both sum to 7 or more.
/// let twice = Chance::CERTAIN.times(21).over(2).times(21).over(2);
/// assert_eq!(twice.to_string(), "49/144");
/// ```
#[derive(Clone, Copy)]
pub struct Chance {
    /// Lowest limb first; those past `len` are 0.
    limbs: [u64; LIMBS],
    len: u8,
    dice: u16,
}

impl Chance {
    /// Never.
    pub const NONE: Self = Self { limbs: [0; LIMBS], len: 0, dice: 0 };
    /// Always.
    pub const CERTAIN: Self = Self::whole(1);
    /// The most dice that fit, in a chance of at most certain or a mean of at most 2^16.
    pub const MOST_DICE: u16 = 384;

    /// A whole number, before any dice.
    #[must_use]
    pub const fn whole(number: u64) -> Self {
        let mut limbs = [0; LIMBS];
        limbs[0] = number;
        Self { limbs, len: (number > 0) as u8, dice: 0 }
    }

    /// How often.
    #[must_use]
    pub fn times(mut self, ways: u64) -> Self {
        let mut carry = 0_u128;
        for limb in &mut self.limbs[..usize::from(self.len)] {
            let product = u128::from(*limb) * u128::from(ways) + carry;
            // The low half; the high half is carried.
            *limb = product as u64;
            carry = product >> 64;
        }
        self.grow(carry as u64)
    }

    /// One of the rolls of this many more dice.
    #[must_use]
    pub const fn over(mut self, dice: u8) -> Self {
        self.dice = self.dice.saturating_add(dice as u16);
        self
    }

    /// The one or the other; of means, the sum.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let dice = self.dice.max(other.dice);
        let (mut sum, other) = (self.among(dice), other.among(dice));
        sum.len = sum.len.max(other.len);
        let mut carry = false;
        for (limb, more) in sum.limbs.iter_mut().zip(other.limbs).take(usize::from(sum.len)) {
            let (low, over) = limb.overflowing_add(more);
            let (low, again) = low.overflowing_add(carry.into());
            (*limb, carry) = (low, over || again);
        }
        sum.grow(carry.into())
    }

    /// The same among the rolls of more dice.
    fn among(mut self, dice: u16) -> Self {
        let mut missing = dice.saturating_sub(self.dice);
        while missing > 0 {
            let step = missing.min(STEP);
            self = self.times(six_to(step));
            missing -= step;
        }
        self.dice = self.dice.max(dice);
        self
    }

    fn grow(mut self, carry: u64) -> Self {
        if carry > 0 {
            // Never past the limbs up to the most dice.
            if let Some(limb) = self.limbs.get_mut(usize::from(self.len)) {
                *limb = carry;
                self.len += 1;
            }
        }
        self
    }

    /// The nearest decimal, give or take a few units in the last place of 53 bits.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        let ((above, up), (below, down)) = (self.leading(), Self::CERTAIN.among(self.dice).leading());
        above / below * 2_f64.powi(64 * (up - down))
    }

    /// The number as `lead · 2^(64·exponent)`, of its two highest limbs and the third's rounding.
    fn leading(self) -> (f64, i32) {
        let top = usize::from(self.len).saturating_sub(1);
        let limb = |below: usize| top.checked_sub(below).map_or(0, |i| self.limbs[i]);
        let lead = ((u128::from(limb(0)) << 64) | u128::from(limb(1))) as f64;
        (lead, i32::try_from(top).unwrap_or(0) - 1)
    }

    /// Divides the number by a small one. `None` if something is left over.
    fn divided(mut self, by: u64) -> Option<Self> {
        (self.shortened(by) == 0).then_some(self)
    }

    /// Divides in place and gives what is left over.
    fn shortened(&mut self, by: u64) -> u64 {
        let mut left = 0_u128;
        for limb in self.limbs[..usize::from(self.len)].iter_mut().rev() {
            let whole = (left << 64) | u128::from(*limb);
            *limb = (whole / u128::from(by)) as u64;
            left = whole % u128::from(by);
        }
        while self.len > 0 && self.limbs[usize::from(self.len) - 1] == 0 {
            self.len -= 1;
        }
        left as u64
    }

    /// The number in decimal digits.
    fn digits(mut self) -> String {
        let mut groups = Vec::new();
        while self.len > 0 {
            groups.push(self.shortened(1_000_000_000));
        }
        let mut text = groups.pop().unwrap_or(0).to_string();
        for group in groups.iter().rev() {
            text.push_str(&format!("{group:09}"));
        }
        text
    }

    /// The powers of 2 and 3 that stay below the line.
    fn lowest_terms(mut self) -> (Self, [u16; 2]) {
        let mut powers = [self.dice; 2];
        for (power, by) in powers.iter_mut().zip([2, 3]) {
            while *power > 0
                && let Some(shorter) = self.divided(by)
            {
                self = shorter;
                *power -= 1;
            }
        }
        (self, powers)
    }
}

fn six_to(dice: u16) -> u64 {
    u64::try_from(SIXES[usize::from(dice)]).unwrap_or(u64::MAX)
}

impl PartialEq for Chance {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Chance {}

impl PartialOrd for Chance {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Chance {
    fn cmp(&self, other: &Self) -> Ordering {
        let dice = self.dice.max(other.dice);
        let (a, b) = (self.among(dice), other.among(dice));
        a.limbs.iter().rev().cmp(b.limbs.iter().rev())
    }
}

impl fmt::Display for Chance {
    /// In lowest terms, as fractions are written: `7/12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (above, [twos, threes]) = self.lowest_terms();
        if above.len == 0 {
            return f.write_str("0/1");
        }
        let mut below = Self::CERTAIN;
        for (by, power) in [(2, twos), (3, threes)] {
            for _ in 0..power {
                below = below.times(by);
            }
        }
        write!(f, "{}/{}", above.digits(), below.digits())
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::Fraction;

    #[test]
    fn chances_are_written_in_lowest_terms() {
        let of = |ways, dice| Chance::whole(ways).over(dice);
        for (chance, text) in [
            (Chance::NONE, "0/1"),
            (Chance::CERTAIN, "1/1"),
            (of(21, 2), "7/12"),
            (of(0, 9), "0/1"),
            (of(46_656, 6), "1/1"),
            (of(3, 0), "3/1"),
            (of(21, 2).plus(of(1, 3)), "127/216"),
        ] {
            assert_eq!(chance.to_string(), text);
        }
        assert_eq!(of(1, 1), of(6, 2));
        assert!(of(1, 2) < of(7, 3) && of(7, 3) < of(2, 2));
    }

    #[test]
    fn small_ones_agree_with_fractions_of_128_bits() {
        let mut chance = Chance::NONE;
        let (mut ways, mut of) = (0_u128, 1_u128);
        for (n, dice) in [(5, 2), (17, 3), (1, 4), (6_u64.pow(9), 12), (77, 13)] {
            chance = chance.times(5).plus(Chance::whole(n).over(dice)).over(1);
            let beside = 6_u128.pow(dice.into());
            (ways, of) = (5 * ways * beside + u128::from(n) * of, of * beside * 6);
            let common = Fraction::new(ways, of).unwrap();
            (ways, of) = (common.numerator(), common.denominator());
            assert_eq!(chance.to_string(), common.to_string());
            assert!((chance.to_f64() - common.to_f64()).abs() < 1e-15);
        }
    }

    #[test]
    fn the_finest_chance_still_fits() {
        let (mut all, mut rest) = (Chance::CERTAIN, Chance::NONE);
        for _ in 0..16 {
            all = all.times(6_u64.pow(24)).over(24);
            rest = rest.plus(Chance::CERTAIN).times(6_u64.pow(24) - 1).over(24);
        }
        assert_eq!(all, Chance::CERTAIN);
        assert_eq!(all.dice, Chance::MOST_DICE);
        assert!((all.to_f64() - 1.0).abs() < 1e-15);
        assert!((rest.to_f64() - 16.0).abs() < 1e-12);
        let least = (0..16).fold(Chance::CERTAIN, |chance, _| chance.over(24));
        assert!((least.to_f64().log10() + 384.0 * 6_f64.log10()).abs() < 1e-9);
        assert_eq!(least.to_string().len(), 2 + 299);
        assert_eq!(least.plus(least), least.times(2));
        assert!(least.plus(Chance::CERTAIN) > Chance::CERTAIN);
    }
}

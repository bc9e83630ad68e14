//! Exact chances.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A fraction in lowest terms, written `7/12`; impossible is `0/1`, certain is `1/1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

/// A text that is no fraction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a fraction such as 7/12")]
pub struct NoSuchFraction;

impl Fraction {
    /// `ways` out of `of`, reduced. `None` if `of` is 0.
    #[must_use]
    pub const fn new(ways: u128, of: u128) -> Option<Self> {
        if of == 0 {
            return None;
        }
        let common = greatest_common_divisor(ways, of);
        Some(Self { numerator: ways / common, denominator: of / common })
    }

    /// A band of counted ways; `of` counts at least one roll.
    pub(crate) fn out_of(ways: u128, of: u128) -> Self {
        Self::new(ways, of).unwrap_or(Self { numerator: 0, denominator: 1 })
    }

    /// Above the line.
    #[must_use]
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// Below the line; never 0.
    #[must_use]
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// The nearest decimal, give or take two units in the last place of 53 bits.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        decimal(self.numerator, self.denominator)
    }
}

/// Each conversion and the division round once.
pub(crate) fn decimal(ways: u128, of: u128) -> f64 {
    ways as f64 / of as f64
}

/// Stein's algorithm: shifts and subtractions only, since dividing 128-bit numbers is slow.
const fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    if a == 0 {
        return b;
    }
    if b == 0 {
        return a;
    }
    let twos = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        if a > b {
            (a, b) = (b, a);
        }
        b -= a;
    }
    a << twos
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

impl FromStr for Fraction {
    type Err = NoSuchFraction;

    fn from_str(text: &str) -> Result<Self, NoSuchFraction> {
        let (above, below) = text.split_once('/').ok_or(NoSuchFraction)?;
        let number = |digits: &str| match digits.bytes().all(|b| b.is_ascii_digit()) {
            true => digits.parse().map_err(|_| NoSuchFraction),
            false => Err(NoSuchFraction),
        };
        Self::new(number(above)?, number(below)?).ok_or(NoSuchFraction)
    }
}

impl TryFrom<String> for Fraction {
    type Error = NoSuchFraction;

    fn try_from(text: String) -> Result<Self, NoSuchFraction> {
        text.parse()
    }
}

impl From<Fraction> for String {
    fn from(fraction: Fraction) -> Self {
        fraction.to_string()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn fractions_are_reduced_and_read_back() {
        for (ways, of, text) in
            [(21, 36, "7/12"), (0, 46_656, "0/1"), (5, 5, "1/1"), (u128::MAX, 3, &format!("{}/1", u128::MAX / 3))]
        {
            let fraction = Fraction::new(ways, of).unwrap();
            assert_eq!(fraction.to_string(), text);
            assert_eq!(text.parse(), Ok(fraction));
        }
        assert_eq!(Fraction::new(1, 0), None);
        for bad in ["", "1", "1/0", "-1/2", "+1/2", "1/2/3", "0.5", " 1/2"] {
            assert_eq!(bad.parse::<Fraction>(), Err(NoSuchFraction), "{bad}");
        }
    }

    #[test]
    fn decimals_are_as_near_as_a_decimal_gets() {
        assert_eq!(Fraction::new(7, 12).unwrap().to_f64(), 7.0 / 12.0);
        let third = Fraction::new(6_u128.pow(48) / 3, 6_u128.pow(48)).unwrap();
        assert_eq!(third.to_f64(), 1.0 / 3.0);
        // Far more digits than a float has, unreduced.
        let (ways, of) = (6_u128.pow(48) / 7, 6_u128.pow(48));
        assert!((decimal(ways, of) - 1.0 / 7.0).abs() < 1e-15);
    }
}

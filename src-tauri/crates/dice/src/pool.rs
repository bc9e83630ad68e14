//! A pool of dice: how many are rolled, which are kept.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::counting;
use crate::face::Face;

/// How many dice a roll keeps when nothing adds or removes any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// An Injury Roll by an instrument that only hurts.
    One,
    /// A Success Roll, an ordinary Injury Roll.
    Two,
    /// DEADLY, or a Bloodbath.
    Three,
    /// A DEADLY Bloodbath.
    Four,
}

impl Keep {
    /// 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }
}

/// Dice rolled together (ROL-04..06, INJ-03). `net` is what is left of all ±DICE after opposite pairs
/// cancelled: above 0 the highest are kept, below 0 the lowest, at 0 all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// Dice rolled before ±DICE.
    pub base: Keep,
    /// Dice kept once ±DICE came in; never more than `base` (C-22).
    pub keep: Keep,
    /// ±DICE. Beyond ±[`Pool::MOST`] it counts as that.
    pub net: i8,
    /// The lowest die that counts is taken as a 6, no matter what it shows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub six: bool,
}

/// Which dice of a roll count. Indices are places in the roll, counted from 0 and ascending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Places of the dice that count; among equal faces the earliest.
    pub kept: Vec<u8>,
    /// Places of the others.
    pub dropped: Vec<u8>,
    /// What the kept dice come to together.
    pub sum: u8,
}

/// A roll with too many or too few dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this roll takes {expected} dice, not {given}")]
pub struct WrongDice {
    /// Dice the pool rolls.
    pub expected: u8,
    /// Dice given.
    pub given: usize,
}

impl Pool {
    /// The most ±DICE that count. All a model can carry (6 BLOOD and 6 INFECTION MARKERS) with a
    /// critical, Down and the best weapon stay below it, and any two pools multiply within 128 bits.
    pub const MOST: i8 = 20;

    /// A pool that keeps as many dice as it has without ±DICE.
    #[must_use]
    pub const fn new(keep: Keep, net: i8) -> Self {
        Self { base: keep, keep, net, six: false }
    }

    /// ±DICE as they count.
    #[must_use]
    pub fn net(self) -> i8 {
        self.net.clamp(-Self::MOST, Self::MOST)
    }

    /// Dice to roll.
    #[must_use]
    pub fn dice(self) -> u8 {
        self.base.number() + self.net().unsigned_abs()
    }

    /// Dice that count.
    #[must_use]
    pub fn kept(self) -> u8 {
        if self.net == 0 { self.base.number() } else { self.keep.min(self.base).number() }
    }

    /// The number of equally likely rolls: 6 to the power of [`dice`](Self::dice).
    #[must_use]
    pub fn rolls(self) -> u128 {
        counting::SIXES[usize::from(self.dice())]
    }

    /// The rolls for each kept sum, from `kept()` to `6 · kept()`.
    pub fn distribution(self) -> impl Iterator<Item = (u8, u64)> {
        let (kept, dice) = (self.kept(), self.dice().into());
        // One of the dice kept is a 6 already: the others make the sum.
        let (counted, six) = if self.six { (kept - 1, 6) } else { (kept, 0) };
        let rolls = match (self.six, self.net.signum()) {
            (true, -1) => counting::lowest_but_one(kept.into(), dice),
            (_, sign) => counting::exactly(counted.into(), dice, sign >= 0),
        };
        (kept..=6 * kept).map(move |sum| (sum, sum.checked_sub(six).map_or(0, |others| rolls[usize::from(others)])))
    }

    /// Picks the dice that count out of a roll. Which of several equal dice are dropped changes no
    /// sum; the earliest are kept, so the same roll always shows the same picture.
    pub fn resolve(self, faces: &[Face]) -> Result<Kept, WrongDice> {
        let expected = self.dice();
        if faces.len() != usize::from(expected) {
            return Err(WrongDice { expected, given: faces.len() });
        }
        let mut places: Vec<(u8, Face)> = (0..).zip(faces.iter().copied()).collect();
        // The sort is stable: equal faces stay in the order they were given.
        if self.net > 0 {
            places.sort_by_key(|&(_, face)| std::cmp::Reverse(face));
        } else if self.net < 0 {
            places.sort_by_key(|&(_, face)| face);
        }
        let (kept, dropped) = places.split_at(self.kept().into());
        let in_order = |dice: &[(u8, Face)]| {
            let mut places: Vec<u8> = dice.iter().map(|&(place, _)| place).collect();
            places.sort_unstable();
            places
        };
        let mut sum = kept.iter().map(|&(_, face)| face.number()).sum();
        if self.six {
            sum += 6 - kept.iter().map(|&(_, face)| face.number()).min().unwrap_or(6);
        }
        Ok(Kept { kept: in_order(kept), dropped: in_order(dropped), sum })
    }
}

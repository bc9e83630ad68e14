//! Injury Rolls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bands::{InjuryBands, Ways};
use crate::pool::{Keep, Pool};

/// The four results of an Injury Roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InjuryResult {
    /// 1 or less.
    NoEffect,
    /// 2 to 6.
    MinorHit,
    /// 7 to 8.
    Down,
    /// 9 or more.
    OutOfAction,
}

/// How the rules are read where an Injury Roll leaves a choice. The default is version 1.0.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InjuryReading {
    /// Dice of DEADLY without a Bloodbath (C-23).
    pub deadly: Keep,
    /// Dice of a DEADLY Bloodbath (C-21).
    pub deadly_bloodbath: Keep,
    /// Dice a DEADLY Bloodbath keeps under ±INJURY DICE (C-22).
    pub deadly_bloodbath_keep: Keep,
    /// What the cap of −3 holds back (C-24).
    pub cap: ModifierCap,
    /// INJURY DICE of a critical (C-37).
    pub critical: i8,
    /// INJURY DICE of a critical with CRITICAL (C-37).
    pub critical_keyword: i8,
}

impl Default for InjuryReading {
    fn default() -> Self {
        Self {
            deadly: Keep::Three,
            deadly_bloodbath: Keep::Four,
            deadly_bloodbath_keep: Keep::Four,
            cap: ModifierCap::NegativesThenPlus,
            critical: 1,
            critical_keyword: 2,
        }
    }
}

/// What the cap of −3 on INJURY MODIFIERS holds back (C-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModifierCap {
    /// The negative ones together; the positive ones come after.
    NegativesThenPlus,
    /// The sum of all.
    Net,
    /// Nothing.
    None,
}

impl ModifierCap {
    /// The one number that the modifiers of a roll come to (INJ-04, INJ-05).
    #[must_use]
    pub fn sum(self, modifiers: impl IntoIterator<Item = i8>) -> i16 {
        let (mut plus, mut minus) = (0_i16, 0_i16);
        for modifier in modifiers.into_iter().map(i16::from) {
            if modifier > 0 {
                plus = plus.saturating_add(modifier);
            } else {
                minus = minus.saturating_add(modifier);
            }
        }
        match self {
            Self::NegativesThenPlus => plus.saturating_add(minus.max(-3)),
            Self::Net => plus.saturating_add(minus).max(-3),
            Self::None => plus.saturating_add(minus),
        }
    }
}

/// What the rules of an Injury Roll look at, before it becomes dice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wound {
    /// ±INJURY DICE left after opposite pairs cancelled, a critical's not among them.
    pub injury_dice: i8,
    /// INJURY MODIFIERS, each by itself, armour after ARMOUR PIERCING.
    #[serde(default)]
    pub injury_modifiers: Vec<i8>,
    /// The attack is DEADLY.
    #[serde(default)]
    pub deadly: bool,
    /// The roll is a Bloodbath.
    #[serde(default)]
    pub bloodbath: bool,
}

/// An Injury Roll: its dice and the number added to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InjuryRoll {
    /// The dice to roll.
    pub pool: Pool,
    /// INJURY MODIFIER, capped.
    pub modifier: i16,
}

impl InjuryRoll {
    /// The roll that a wound asks for, as the rules are read.
    #[must_use]
    pub fn new(wound: &Wound, reading: &InjuryReading) -> Self {
        let (base, keep) = match (wound.bloodbath, wound.deadly) {
            (false, false) => (Keep::Two, Keep::Two),
            (false, true) => (reading.deadly, reading.deadly),
            (true, false) => (Keep::Three, Keep::Three),
            (true, true) => (reading.deadly_bloodbath, reading.deadly_bloodbath_keep.min(reading.deadly_bloodbath)),
        };
        Self {
            pool: Pool { keep, ..Pool::new(base, wound.injury_dice) },
            modifier: reading.cap.sum(wound.injury_modifiers.iter().copied()),
        }
    }

    /// The final number for a kept sum.
    #[must_use]
    pub const fn total(self, sum: u8) -> i16 {
        (sum as i16).saturating_add(self.modifier)
    }

    /// What a kept sum means, the modifier added (DR p.47).
    #[must_use]
    pub const fn result(self, sum: u8) -> InjuryResult {
        match self.total(sum) {
            ..=1 => InjuryResult::NoEffect,
            2..=6 => InjuryResult::MinorHit,
            7..=8 => InjuryResult::Down,
            9.. => InjuryResult::OutOfAction,
        }
    }

    /// The exact odds.
    #[must_use]
    pub fn odds(self) -> Ways<InjuryBands<u128>> {
        let mut bands = InjuryBands::default();
        for (sum, ways) in self.pool.distribution() {
            let band = match self.result(sum) {
                InjuryResult::NoEffect => &mut bands.no_effect,
                InjuryResult::MinorHit => &mut bands.minor_hit,
                InjuryResult::Down => &mut bands.down,
                InjuryResult::OutOfAction => &mut bands.out_of_action,
            };
            *band += u128::from(ways);
        }
        Ways { bands, of: self.pool.rolls() }
    }
}

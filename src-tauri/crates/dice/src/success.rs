//! Success Rolls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bands::{SuccessBands, Ways};
use crate::pool::{Keep, Pool};

/// A Success Roll, Risky or not: what a failure costs is not the dice's business (ROL-01..06).
///
/// All that dice can tell of the roll is here, so that what is rolled and what was to be expected
/// come from one place: [`pool`](Self::pool) keeps the dice, [`total`](Self::total) adds to them and
/// [`result`](Self::result) reads them, for one throw as for [all of them](Self::odds).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SuccessRoll {
    /// ±DICE left after opposite pairs cancelled.
    pub net: i8,
    /// What is added to the dice that count.
    pub added: i8,
    /// The lowest die that counts is taken as a 6.
    pub six: bool,
    /// A critical from this total on.
    pub critical_from: u8,
}

/// How a Success Roll ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SuccessResult {
    /// 2 to 6.
    Failure,
    /// 7 to 11.
    Success,
    /// 12, or what else is a critical for the roll.
    Critical,
}

impl SuccessRoll {
    /// A roll with these DICE and nothing else about it.
    #[must_use]
    pub const fn new(net: i8) -> Self {
        Self { net, added: 0, six: false, critical_from: 12 }
    }

    /// The dice to roll.
    #[must_use]
    pub const fn pool(self) -> Pool {
        Pool { six: self.six, ..Pool::new(Keep::Two, self.net) }
    }

    /// The final number for a kept sum.
    #[must_use]
    pub const fn total(self, sum: u8) -> u8 {
        sum.saturating_add_signed(self.added)
    }

    /// What a kept sum means, what is added to it included (DR p.24).
    #[must_use]
    pub const fn result(self, sum: u8) -> SuccessResult {
        match self.total(sum) {
            12.. => SuccessResult::Critical,
            total if total >= self.critical_from => SuccessResult::Critical,
            7.. => SuccessResult::Success,
            ..=6 => SuccessResult::Failure,
        }
    }

    /// The exact odds.
    #[must_use]
    pub fn odds(self) -> Ways<SuccessBands<u128>> {
        let mut bands = SuccessBands::default();
        for (sum, ways) in self.pool().distribution() {
            let band = match self.result(sum) {
                SuccessResult::Failure => &mut bands.failure,
                SuccessResult::Success => &mut bands.success,
                SuccessResult::Critical => &mut bands.critical,
            };
            *band += u128::from(ways);
        }
        Ways { bands, of: self.pool().rolls() }
    }
}

impl Default for SuccessRoll {
    fn default() -> Self {
        Self::new(0)
    }
}

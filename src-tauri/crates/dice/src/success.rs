//! Success Rolls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bands::{SuccessBands, Ways};
use crate::pool::{Keep, Pool};

/// A Success Roll, Risky or not: what a failure costs is not the dice's business (ROL-01..06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SuccessRoll {
    /// ±DICE left after opposite pairs cancelled.
    pub net: i8,
}

/// How a Success Roll ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SuccessResult {
    /// 2 to 6.
    Failure,
    /// 7 to 11.
    Success,
    /// 12.
    Critical,
}

impl SuccessRoll {
    /// The dice to roll.
    #[must_use]
    pub const fn pool(self) -> Pool {
        Pool::new(Keep::Two, self.net)
    }

    /// What a kept sum means (DR p.24).
    #[must_use]
    pub const fn result(self, sum: u8) -> SuccessResult {
        match sum {
            ..=6 => SuccessResult::Failure,
            7..=11 => SuccessResult::Success,
            12.. => SuccessResult::Critical,
        }
    }

    /// The exact odds.
    #[must_use]
    pub fn odds(self) -> Ways<SuccessBands<u128>> {
        let pool = self.pool();
        let up_to = |sum| u128::from(pool.at_most(sum));
        let (failed, below_critical) = (up_to(6), up_to(11));
        let of = pool.rolls();
        Ways {
            bands: SuccessBands { failure: failed, success: below_critical - failed, critical: of - below_critical },
            of,
        }
    }
}

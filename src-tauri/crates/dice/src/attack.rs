//! A whole attack: Success Roll, then Injury Roll.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bands::{AttackBands, InjuryBands, Ways};
use crate::counting::SIXES;
use crate::injury::InjuryRoll;
use crate::success::SuccessRoll;

/// One attack against one target (ATK-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The roll to hit.
    pub success: SuccessRoll,
    /// The roll after a plain hit.
    pub injury: InjuryRoll,
    /// INJURY DICE that a critical hit adds (ROL-03, C-37).
    pub critical: i8,
}

impl Attack {
    /// The Injury Roll after a critical hit.
    #[must_use]
    pub const fn critical_injury(self) -> InjuryRoll {
        let mut injury = self.injury;
        injury.pool.net = injury.pool.net.saturating_add(self.critical);
        injury
    }

    /// The exact odds over all rolls of both kinds. The two Injury Rolls may differ in dice: the one
    /// with fewer is counted as if it rolled the missing dice beside itself.
    #[must_use]
    pub fn odds(self) -> Ways<AttackBands<u128>> {
        let hit = self.success.odds();
        let (plain, critical) = (self.injury, self.critical_injury());
        let most = plain.pool.dice().max(critical.pool.dice());
        let beside = |roll: InjuryRoll| SIXES[usize::from(most - roll.pool.dice())];
        let (plain_weight, critical_weight) =
            (hit.bands.success * beside(plain), hit.bands.critical * beside(critical));
        let (plain, critical): (InjuryBands<u128>, InjuryBands<u128>) = (plain.odds().bands, critical.odds().bands);
        let both = |plain: u128, critical: u128| plain_weight * plain + critical_weight * critical;
        let every = SIXES[usize::from(most)];
        Ways {
            bands: AttackBands {
                miss: hit.bands.failure * every,
                no_effect: both(plain.no_effect, critical.no_effect),
                minor_hit: both(plain.minor_hit, critical.minor_hit),
                down: both(plain.down, critical.down),
                out_of_action: both(plain.out_of_action, critical.out_of_action),
            },
            of: hit.of * every,
        }
    }
}

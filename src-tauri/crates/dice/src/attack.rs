//! A whole attack: Success Roll, then Injury Roll.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bands::{AttackBands, InjuryBands, SuccessBands, Ways};
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

    /// The exact odds over all rolls of both kinds.
    #[must_use]
    pub fn odds(self) -> Ways<AttackBands<u128>> {
        whole_attack(self.success.odds(), [self.injury.odds(), self.critical_injury().odds()])
    }
}

/// An attack that a Success Roll of its target goes before: a failure leaves it as it is, a success makes the second of
/// these of it, a critical a miss. `None` for more dice than are counted.
#[must_use]
pub fn foiled_attack(
    against: Ways<SuccessBands<u128>>,
    [plain, foiled]: [Ways<AttackBands<u128>>; 2],
) -> Option<Ways<AttackBands<u128>>> {
    let every = plain.of.max(foiled.of);
    let of = against.of.checked_mul(every)?;
    let plain_weight = against.bands.failure * (every / plain.of);
    let foiled_weight = against.bands.success * (every / foiled.of);
    let (plain, foiled) = (plain.bands, foiled.bands);
    let both = |plain: u128, foiled: u128| plain_weight * plain + foiled_weight * foiled;
    Some(Ways {
        bands: AttackBands {
            miss: both(plain.miss, foiled.miss) + against.bands.critical * every,
            no_effect: both(plain.no_effect, foiled.no_effect),
            minor_hit: both(plain.minor_hit, foiled.minor_hit),
            down: both(plain.down, foiled.down),
            out_of_action: both(plain.out_of_action, foiled.out_of_action),
        },
        of,
    })
}

/// A whole attack out of its rolls: to hit, then the Injury Roll after a plain hit or after a critical one. The two may
/// differ in dice: the one with fewer is counted as if it rolled the missing dice beside itself.
#[must_use]
pub fn whole_attack(
    hit: Ways<SuccessBands<u128>>,
    [plain, critical]: [Ways<InjuryBands<u128>>; 2],
) -> Ways<AttackBands<u128>> {
    let every = plain.of.max(critical.of);
    let plain_weight = hit.bands.success * (every / plain.of);
    let critical_weight = hit.bands.critical * (every / critical.of);
    let (plain, critical) = (plain.bands, critical.bands);
    let both = |plain: u128, critical: u128| plain_weight * plain + critical_weight * critical;
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

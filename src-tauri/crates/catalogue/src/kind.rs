//! The armoury tables: which one each item of Battlekit is in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which armoury table a piece of Battlekit stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Ranged Weapons.
    Ranged,
    /// Grenades: thrown, no weapon slot.
    Grenade,
    /// Melee Weapons.
    Melee,
    /// Suits of armour.
    Armour,
    /// Shields.
    Shield,
    /// Headgear.
    Headgear,
    /// Everything else.
    Equipment,
}

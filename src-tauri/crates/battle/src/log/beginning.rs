//! What happens to a model as its Activation begins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What happens to a model as its Activation begins: all of it at once, before the first ACTION. If nobody is asked it
/// comes in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Beginning {
    /// It stands up (DWN-04).
    StandsUp,
    /// Clouds around it and poison in it give BLOOD MARKERS.
    Ails,
    /// REGENERATE takes BLOOD MARKERS off.
    Regenerates,
    /// INFECTION grows.
    Sickens,
    /// What its own effects and auras do now.
    Effects,
    /// The Dangerous ground under it is tested (TER-04).
    Ground,
}

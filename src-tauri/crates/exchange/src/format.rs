//! How documents that are no streams name what they are, in their field `format`.

/// A Warband.
pub const ROSTER_FORMAT: &str = "nml.roster";
/// A scenario of one's own.
pub const SCENARIO_FORMAT: &str = "nml.own-scenario";
/// The result of a battle.
pub const RESULT_FORMAT: &str = "nml.result";
/// What one book sends to another.
pub const PARCEL_FORMAT: &str = "nml.parcel";

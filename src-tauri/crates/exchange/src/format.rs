//! How documents that are not streams say what they are, in their field `format`.

/// A Warband.
pub(crate) const ROSTER_FORMAT: &str = "nml.roster";
/// A scenario of one's own.
pub(crate) const SCENARIO_FORMAT: &str = "nml.own-scenario";
/// The result of a battle.
pub(crate) const RESULT_FORMAT: &str = "nml.result";
/// What one book sends to another.
pub(crate) const PARCEL_FORMAT: &str = "nml.parcel";

//! How much of a thing a Warband may have, and where its models start to count.

/// The id of a new Warband's first model.
pub(crate) const FIRST_MODEL: u32 = 1;
/// The most models on a roster.
pub const MODELS_MAX: usize = 100;
/// The most options, items or foreign items of one model, and the most Mercenaries or choices of a Warband.
pub const LINES_MAX: usize = 40;
/// The most pieces of kit in an Arsenal.
pub const ARSENAL_MAX: usize = 1000;
/// The most models kept in memory of the fallen.
pub const FALLEN_MAX: usize = 2000;
/// The most Locations that a Warband has found.
pub(crate) const FOUND_MAX: usize = 200;
/// The most notes beside a roster.
pub const NOTES_MAX: usize = 200;
/// The most notes beside one model.
pub const MODEL_NOTES_MAX: usize = 40;
/// The most ducats or Glory in a budget, a price or a Strongbox.
pub const SUM_MAX: u32 = 1_000_000;
/// Model ids stay below this.
pub const MODEL_ID_MAX: u32 = 1_000_000;
/// The most changes that one aftermath makes to one Warband.
pub const CHANGES_MAX: usize = 1000;

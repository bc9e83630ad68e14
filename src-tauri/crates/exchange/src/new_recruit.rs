//! The names of the game in rosters of New Recruit: read by the import and written by the export.

/// The game's id there.
pub const SYSTEM: &str = "sys-4f3d-c5c9-7df1-ad01";
/// Its first currency.
pub const DUCATS: &str = "8d43-33fd-332d-17a6";
/// Its second currency.
pub const GLORY: &str = "f3bb-a7e6-d476-f60b";
/// The category of ELITE models.
pub const ELITE: &str = "3de0-192c-3ec2-51be";

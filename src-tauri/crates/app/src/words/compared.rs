//! Two states of a Warband side by side.

pub const ROSTER: &str = "Roster";
pub const JOINED: &str = "joins";
pub const LEFT: &str = "leaves";
pub const PACK: &str = "Pack";
pub const KNOWN: &str = "known";
pub const NAME: &str = "Name";
pub const PICTURE: &str = "Picture";
pub const ANOTHER: &str = "another one, or none";
pub const DUCATS: &str = "Ducats";
pub const GLORY: &str = "Glory";
pub const MOVE: &str = "Move";
pub const RANGED: &str = "Ranged";
pub const MELEE: &str = "Melee";
pub const ARMOUR: &str = "Armour";
pub const BASE: &str = "Base, mm";
pub const KEYWORD: &str = "Keyword";
pub const ABILITY: &str = "Ability";
pub const AS_BEFORE: &str = "as before";
pub const OTHERWISE: &str = "works otherwise";

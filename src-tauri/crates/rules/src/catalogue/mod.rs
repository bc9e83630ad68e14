//! The game data of a pack, typed: what a file in `data/packs/` may say.
//!
//! A [`Pack`] is what was read; a [`Catalogue`] is a pack whose every reference was followed.

mod boon;
pub mod entry;
pub mod exploration;
pub mod faction;
pub mod fault;
pub mod item;
pub mod pack;
pub mod progression;
pub mod scenario;
pub mod shape;
pub mod skill;
pub mod terrain;
pub mod trauma;
pub mod variant;

pub use boon::{Boon, ExplorationSkill};
pub use entry::{Ability, Battlekit, Entry, Grants, Mercenary, ModelOption};
pub use exploration::{Exploration, Explorer, Gain, Location, LocationOption, LocationTable};
pub use faction::{Choice, Constraint, Currency, Faction, Line, Power, Rule, Who};
pub use fault::Fault;
pub use item::{Item, Kind};
pub use pack::{ByHand, Catalogue, KeywordRow, Manifest, Pack};
pub use progression::{Patron, PatronTo, Progression, StageScenario};
pub use scenario::{Deed, DeedBy, DeedSign, Objective, Role, Roles, Scenario, Thing, Zone};
pub use shape::{Edge, Point, Shape, Table};
pub use skill::{Skill, SkillRow, SkillRowTo, SkillTable, Skills, ToChoose};
pub use terrain::{Terrain, TerrainKind};
pub use trauma::{Noted, Trauma, TraumaOutcome, TraumaRow};
pub use variant::{Changes, Status, Variant};

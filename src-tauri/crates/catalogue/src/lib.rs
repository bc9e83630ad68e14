//! The game data of a pack, typed: what a file in `data/packs/` may say, and the vocabulary of every rule.
//!
//! A [`Pack`] is what was read. A [`Catalogue`] is a pack whose references all lead somewhere; if some do not, you get
//! the list of what is missing. The words of [`effect`] say what an entry, an item or a Skill does. A model that takes
//! the field is a [`card`]. If the sources differ there is a [`ruling`], and a [`ruleset`] chooses a reading of each.
//!
//! ```
//! use nml_catalogue::Scenario;
//!
//! # fn main() -> Result<(), serde_json::Error> {
//! let text = include_str!("../../../../data/packs/official-1.0.2/scenarios/supply-raid.json");
//! let raid: Scenario = serde_json::from_str(text)?;
//! assert_eq!(raid.name, "Supply Raid");
//! assert!(raid.roles.any(), "it has an attacker");
//! # Ok(()) }
//! ```

mod army_list;
mod boon;
pub mod card;
mod catalogue;
pub mod code;
mod deed;
pub mod difference;
pub mod effect;
pub mod entry;
pub mod exploration;
pub mod faction;
pub mod fault;
pub mod house_pack;
pub mod item;
pub mod keyword;
mod kind;
pub mod length;
pub mod map;
pub mod message;
mod messages;
pub mod overlay;
pub mod own_scenario;
pub mod pack;
pub mod patron;
pub mod progression;
pub mod rejection;
mod role;
pub mod rulebook;
pub mod ruleset;
pub mod ruling;
pub mod scenario;
pub mod shape;
pub mod simple_effect;
pub mod skill;
pub mod stretch;
pub mod terrain;
pub mod text;
pub mod thing;
pub mod throw;
pub mod trauma;
pub mod variant;

pub use army_list::{Constraint, Currency, Line, Rule, Who};
pub use boon::{Boon, ExplorationSkill};
pub use catalogue::{ByHand, Catalogue};
pub use deed::{Deed, DeedBy, DeedSign};
pub use entry::{Ability, Battlekit, FactionEntry, Grants, Mercenary, ModelOption};
pub use exploration::{Exploration, Explorer, Gain, Location, LocationOption, LocationTable};
pub use faction::{Choice, Faction, Power};
pub use fault::Fault;
pub use item::Item;
pub use kind::Kind;
pub use map::{CampaignMap, MapScenario, MapZone, Resource, TrackId, Vision, ZoneKind};
pub use messages::SENTENCES;
pub use pack::{KeywordRow, Manifest, Pack};
pub use patron::{Patron, PatronTo};
pub use progression::{Progression, StageScenario};
pub use role::Role;
pub use scenario::{Objective, Roles, Scenario, Thing, Zone};
pub use shape::{Edge, Point, Shape, Table};
pub use skill::{Skill, SkillRow, SkillRowTo, SkillTable, Skills, ToChoose};
pub use terrain::{Terrain, TerrainKind, TerrainLook};
pub use trauma::{Noted, Trauma, TraumaOutcome, TraumaRow};
pub use variant::{Changes, Status, Variant};

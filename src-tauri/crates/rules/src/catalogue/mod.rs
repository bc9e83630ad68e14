//! The game data of a pack, typed: what a file in `data/packs/` may say.

pub mod scenario;
pub mod shape;
pub mod terrain;

pub use scenario::{Deed, DeedBy, DeedSign, Objective, Scenario, Zone};
pub use shape::{Edge, Point, Shape, Table};
pub use terrain::{Terrain, TerrainKind};

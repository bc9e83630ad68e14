//! A campaign on a map: who holds what, worked out from its games and pages and kept nowhere.
//!
//! A game is on the map when its plan names a zone ([`Picked::Map`]). [`map_state`] folds such games in the order they
//! were fought: zones Scouted, Outposts and who supplies them, Omens, boxes of the Trackers with what they brought. The
//! page of a game fills boxes ([`Filled`]); an Outpost comes of the result alone. What may be done next is
//! [`MapTerms`]. Pages are those of Carcass Front (CF).

mod end;
mod state;
mod terms;

pub use crate::on_map::{DrawnOnMap, Filled, FilledBy, GloryScores, MapHouse, OnMap, Scored, ScoredFor, Sealed};
pub use end::seal_of;
pub(crate) use end::shared;
pub use state::{Holding, MapState, OutpostHeld, map_state};
pub(crate) use state::{before, filled, result_boxes};
pub(crate) use terms::found;
pub use terms::{MapTerms, MapWarband, ZoneTerms, map_terms};

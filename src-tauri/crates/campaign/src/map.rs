//! A campaign on a map: who holds what, worked out from its games and pages and kept nowhere.
//!
//! A game is on the map when its plan names a zone ([`Picked::Map`]). [`map_state`] folds such games in the order they
//! were fought: zones Scouted, Outposts and who supplies them, Omens, boxes of the Trackers with what they brought. The
//! page of a game fills boxes ([`Filled`]); an Outpost comes of the result alone. What may be done next is
//! [`MapTerms`]. Pages are those of Carcass Front (CF).

mod end;
mod state;
mod terms;

pub(crate) use end::shared;
pub use end::{Scored, ScoredFor, Sealed, seal_of};
pub use state::{Holding, MapState, OutpostHeld, map_state};
pub(crate) use state::{before, filled, result_boxes};
pub(crate) use terms::found;
pub use terms::{MapTerms, MapWarband, ZoneTerms, map_terms};

use nml_catalogue::map::TrackId;
use nml_catalogue::throw::Throw;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the book of a map leaves to the organiser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MapHouse {
    /// Who was attacked and lost has Scouted the zone too: CF 83 says both.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub loser_scouts: bool,
    /// What a drawn game is on the map: the book does not say.
    pub drawn: DrawnOnMap,
    /// What a box of the Glory track scores.
    pub glory: GloryScores,
    /// The Campaign Victory Points of wins, draws and losses count besides.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub core_points: bool,
}

/// What a drawn game is on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawnOnMap {
    /// Nobody won.
    #[default]
    AsLost,
    /// Nobody won, and no resource is had.
    NoBoxes,
    /// Everybody won.
    AsWon,
}

/// What a box of the Glory track scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GloryScores {
    /// What stands under it.
    #[default]
    Box,
    /// The Deeds that are written into it.
    Deeds,
    /// Nothing.
    Nothing,
}

impl MapHouse {
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(crate) fn is_printed(&self) -> bool {
        *self == Self::default()
    }
}

/// Where on the map a game is fought, and how that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OnMap {
    /// Zone id.
    pub zone: String,
    /// Stream id of the Warband whose player chose it.
    pub aggressor: String,
    /// One die per side that was the Aggressor as rarely, again after a tie; none: only one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll_off: Option<Throw>,
    /// For a random scenario a die for the deployment and one for the victory conditions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Throw>,
    /// The players agreed on zone and Aggressor, whatever the map says.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub agreed: bool,
}

/// A box of a Tracker that was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Filled {
    /// Its track.
    pub track: TrackId,
    /// Its number on the track, from 1.
    pub number: u8,
    /// What is written into it; none: an X, or a W or L.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<u16>,
    /// Campaign Victory Points.
    #[serde(default, skip_serializing_if = "super::state::none")]
    pub points: u16,
    /// Why it was filled.
    pub by: FilledBy,
}

/// Why a box was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FilledBy {
    /// How the game ended.
    Result,
    /// What another box brought.
    Reward,
    /// What was found.
    Find,
}

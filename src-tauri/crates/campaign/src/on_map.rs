//! What a campaign keeps of the map it is fought on: zones of games, boxes, Visions, what the organiser decided.

use nml_catalogue::map::TrackId;
use nml_catalogue::throw::Throw;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the book of a map leaves to the organiser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MapHouse {
    /// A Warband that was attacked and lost has Scouted the zone too: CF 83 says both.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub loser_scouts: bool,
    /// What a drawn game is on the map: the book does not say.
    pub drawn: DrawnOnMap,
    /// What a box of the Glory track scores.
    pub glory: GloryScores,
    /// The Campaign Victory Points of wins, draws and losses count too.
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
    /// Nobody won, and nobody has a resource.
    NoBoxes,
    /// Everybody won.
    AsWon,
}

/// What a box of the Glory track scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GloryScores {
    /// The points printed under it.
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
    /// One die per side that was the Aggressor as rarely, again after a tie; none if only one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll_off: Option<Throw>,
    /// For a random scenario a die for the deployment and one for the victory conditions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Throw>,
    /// The players agreed on zone and Aggressor, even against the map.
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
    /// What is written into it, or none for an X, or a W or L.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<u16>,
    /// Campaign Victory Points.
    #[serde(default, skip_serializing_if = "nothing")]
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

/// Campaign Victory Points of the end of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    /// What for.
    pub what: ScoredFor,
    /// How many points.
    pub points: u16,
}

/// What the end of a map is scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScoredFor {
    /// The most Omens.
    MostOmens,
    /// The most Outposts that are supplied.
    LargestEnclave,
    /// Levels of the Vision.
    Vision,
}

/// A Warband's Vision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Sealed {
    /// What it was sealed with, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
    /// The card, once it is revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The seal proves that it is the card that was kept.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub proved: bool,
    /// Levels that were reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub levels: Option<u8>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn nothing(points: &u16) -> bool {
    *points == 0
}

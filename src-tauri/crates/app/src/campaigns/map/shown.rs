//! The map as its page shows it, and what the page asks for.

use std::collections::BTreeMap;

use nml_catalogue::Resource;
use nml_catalogue::map::ZoneKind;
use nml_catalogue::throw::Throw;
use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::view::Emblem;

/// The map, and two who might meet on it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapOf {
    /// The campaign's stream.
    pub campaign: String,
    /// Their streams, or none for those that fight next.
    #[serde(default)]
    pub warbands: Option<[String; 2]>,
}

/// A campaign's map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapSheet {
    /// The campaign's name.
    pub campaign: String,
    /// The map's.
    pub name: String,
    /// Width and height of the plane that it is drawn on.
    pub plane: [u16; 2],
    /// What is uncertain about it, if anything.
    pub unconfirmed: Option<String>,
    /// How many models of a holder that is attacked may start in Cover.
    pub defenders_in_cover: u8,
    /// Its zones.
    pub zones: Vec<MapZoneShown>,
    /// Its Warbands, the first of the standings first.
    pub warbands: Vec<MapWarbandShown>,
    /// The two whose game is planned next, if there are two.
    pub next: Option<MapNext>,
    /// Vision cards.
    pub visions: Vec<MapVision>,
    /// The map is over.
    pub ended: bool,
    /// It may be ended now.
    pub may_end: bool,
}

/// A zone as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapZoneShown {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: ZoneKind,
    /// Where it is drawn.
    pub at: [u16; 2],
    /// Zones that it is linked to.
    pub neighbours: Vec<String>,
    /// What can be had there.
    pub resources: Vec<Resource>,
    /// What is fought there; may be empty.
    pub scenario: String,
    /// Two dice make its scenario.
    pub random: bool,
    /// What an Outpost there brings, or none if it brings what they all do.
    pub bonus: Option<String>,
    /// What is uncertain about it, if anything.
    pub unconfirmed: Option<String>,
    /// Who comes in there, by their streams.
    pub entered: Vec<String>,
    /// Who has an Outpost there, in the order they came.
    pub outposts: Vec<MapMark>,
    /// Who has Scouted it.
    pub scouted: Vec<MapMark>,
    /// Games that are planned there, each in one line.
    pub planned: Vec<String>,
}

/// What a Warband holds in a zone, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapMark {
    /// The Warband's stream.
    pub warband: String,
    /// The battle that brought it.
    pub battle: String,
    /// Why, in one line.
    pub why: String,
    /// A chain of Outposts links it to the Entry Zone.
    pub supplied: bool,
}

/// A Warband on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapWarbandShown {
    /// Its stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Who commands it.
    pub player: String,
    /// Its emblem.
    pub emblem: Emblem,
    /// Campaign Victory Points.
    pub points: u32,
    /// Its Entry Zone, or none before somebody has said.
    pub entry: Option<String>,
    /// It may still be said.
    pub may_enter: bool,
    /// The one who asks acts for it.
    pub mine: bool,
    /// How often it has been the Aggressor.
    pub aggressor: u16,
    /// Zones it has Scouted.
    pub scouted: usize,
    /// Outposts.
    pub outposts: usize,
    /// How much the supplied ones count for the largest Enclave.
    pub enclave: u16,
    /// Omens of Leviathan.
    pub omens: u16,
    /// It has paid for Rudolf's Folly, for its next game.
    pub folly: bool,
    /// Its Tracker.
    pub tracks: Vec<MapTrack>,
    /// Its buildings.
    pub buildings: Vec<MapBuilding>,
    /// Its Vision is sealed.
    pub sealed: bool,
    /// Its Vision, or none before it is revealed.
    pub vision: Option<MapRevealed>,
    /// What the end of the map brought it, each with its points.
    pub scored: Vec<MapScored>,
    /// Levels that it reached of each Vision, by the cards' ids, or none for one that nobody can count here.
    pub levels: BTreeMap<String, Option<u8>>,
}

/// A track of a Tracker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapTrack {
    /// Its name.
    pub name: String,
    /// What is uncertain about it, if anything.
    pub unconfirmed: Option<String>,
    /// Its boxes, in order.
    pub boxes: Vec<MapBox>,
}

/// A box of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapBox {
    /// Campaign Victory Points that it brings.
    pub points: u16,
    /// What it brings besides; may be empty.
    pub brings: String,
    /// Why it is filled, with the game, or none if it is not.
    pub filled: Option<String>,
    /// What is written into it, or none for an X.
    pub written: Option<u16>,
}

/// A building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapBuilding {
    /// Its name.
    pub name: String,
    /// Tiers that are built.
    pub tiers: u8,
    /// What each tier brings.
    pub texts: Vec<String>,
}

/// A Vision that was revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapRevealed {
    /// The card's name.
    pub name: String,
    /// Levels that were reached.
    pub levels: u8,
    /// The seal proves that it is the card that was kept.
    pub proved: bool,
}

/// Points from the end of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapScored {
    /// What for.
    pub what: String,
    /// Campaign Victory Points.
    pub points: u16,
}

/// A Vision card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapVision {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What each level asks for.
    pub levels: Vec<String>,
}

/// The two whose game is planned next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapNext {
    /// Their streams.
    pub warbands: [String; 2],
    /// Who is the Aggressor, or that they roll off, and why.
    pub who: String,
    /// Those who may be the Aggressor: one, or both before the roll-off.
    pub aggressors: Vec<MapAggressor>,
    /// Why the two cannot meet now, or none if they can.
    pub refused: Option<String>,
}

/// Somebody who may be the Aggressor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapAggressor {
    /// The Warband's stream.
    pub warband: String,
    /// Why it cannot choose certain zones, by their ids; it can choose a zone that is not here.
    pub refused: BTreeMap<String, String>,
}

/// Where a Warband comes in.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapEntering {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's.
    pub warband: String,
    /// Zone id.
    pub zone: String,
}

/// A roll-off for the Aggressor.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapRollOff {
    /// The campaign's stream.
    pub campaign: String,
    /// The two, by their streams.
    pub warbands: [String; 2],
    /// Faces as they fell, one per player in that order, all of a tie first, or none if the app rolls.
    #[serde(default)]
    pub faces: Option<Vec<Face>>,
}

/// How a roll-off stands; nothing is written before the game is planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapRolledOff {
    /// The dice.
    pub throw: Throw,
    /// Whose Warband won, or none if it was a tie and both throw again.
    pub aggressor: Option<String>,
    /// In one line.
    pub said: String,
}

/// A game on the map.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapPlanMade {
    /// The campaign's stream.
    pub campaign: String,
    /// The two, by their streams.
    pub warbands: [String; 2],
    /// Zone id.
    pub zone: String,
    /// The Warband whose player chose it.
    pub aggressor: String,
    /// The roll-off that made it the Aggressor, if there was one.
    #[serde(default)]
    pub roll_off: Option<Throw>,
    /// For a random scenario the die for the deployment and the one for the victory conditions, as they fell, or none
    /// if the app rolls.
    #[serde(default)]
    pub dice: Option<[Face; 2]>,
    /// The day it is to be fought by, such as `2026-04-30`.
    #[serde(default)]
    pub due: Option<String>,
    /// The players agreed on zone and Aggressor, even against the map.
    #[serde(default)]
    pub agreed: bool,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapPlanned {
    /// In one line.
    pub said: String,
    /// The map with it.
    pub sheet: MapSheet,
}

/// A Vision card that is kept in secret.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapSealing {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's.
    pub warband: String,
    /// The card, by its id: nobody keeps it.
    pub card: String,
}

/// A sealed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapSealed {
    /// The code that opens the seal, which is shown once and kept nowhere.
    pub code: String,
    /// The map with it.
    pub sheet: MapSheet,
}

/// A card that is revealed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapRevealing {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's.
    pub warband: String,
    /// The card, by its id.
    pub card: String,
    /// The code that opens its seal. None if it was not sealed, or the code is lost.
    #[serde(default)]
    pub code: Option<String>,
    /// Levels that were reached, if nobody can count them here.
    #[serde(default)]
    pub levels: Option<u8>,
}

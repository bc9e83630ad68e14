//! What is on a scenario's sheet.

use serde::Serialize;

use super::Named;
use super::terrain::{LegendLine, Piece};

/// A scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ScenarioSheet {
    /// Its name.
    pub name: String,
    /// Number, pages, stages of a campaign; may be empty.
    pub place: String,
    /// Length, roles, Forces and the like.
    pub facts: Vec<Fact>,
    /// What is done before the first Turn, in order.
    pub steps: Vec<String>,
    /// What earns victory points.
    pub points: Vec<Scored>,
    /// Turns to be ticked off, one more that may come included.
    pub turns: u8,
    /// What the sides are called.
    pub sides: Vec<String>,
    /// Glorious Deeds, each with its condition.
    pub deeds: Vec<Named>,
    /// What most of them are worth; the others say so themselves. May be empty.
    pub deed_worth: String,
    /// Special rules: what can be done with the things on the table, who else is there, what comes up.
    pub special: Vec<Fact>,
    /// What the table sees to.
    pub reminders: Vec<String>,
    /// What is only a reading of the printed map.
    pub unconfirmed: Vec<Named>,
    /// The map.
    pub map: Map,
}

/// Something said in a line or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// About what.
    pub name: String,
    /// What.
    pub lines: Vec<String>,
}

/// Victory points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scored {
    /// How many points.
    pub points: u8,
    /// For what, and when.
    pub text: String,
}

/// The map; all lengths in whole micrometres from its north-west corner.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Map {
    /// West to east.
    pub width: i32,
    /// North to south.
    pub depth: i32,
    /// One inch.
    pub inch: i32,
    /// Deployment Zones.
    pub zones: Vec<Zoned>,
    /// Terrain that stands there already.
    pub terrain: Vec<Piece>,
    /// What their drawings stand for, each once; empty where that is not said.
    pub legend: Vec<LegendLine>,
    /// Objectives, things and models of nobody.
    pub marks: Vec<Mark>,
}

/// A Deployment Zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Zoned {
    /// As written on the map.
    pub label: String,
    /// Whose.
    pub side: ZoneSide,
    /// Its rim.
    pub outline: Outline,
    /// Its measures, in words.
    pub measures: String,
    /// Where it lies, as far as the measures do not say it.
    pub spot: Option<Spot>,
    /// It is only a reading of the printed map.
    pub unconfirmed: bool,
}

/// How far something lies from two edges of the map, as shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Spot {
    /// From the west edge.
    pub west: String,
    /// From the north edge.
    pub north: String,
}

/// Whose zone it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneSide {
    /// The side's that picks it.
    Either,
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
}

/// The rim of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outline {
    /// Its corners in order.
    Corners(Vec<Point>),
    /// Around a point.
    Circle {
        /// The point.
        centre: Point,
        /// To its rim.
        radius: i32,
    },
}

/// A point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Point {
    /// From the west.
    pub x: i32,
    /// From the north.
    pub y: i32,
}

/// Something at a spot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// What stands in it on the map: `1`, `a`.
    pub key: String,
    /// What is drawn for it.
    pub sign: Sign,
    /// What the list calls it.
    pub name: String,
    /// Where its middle is, as shown.
    pub spot: Spot,
    /// Its middle.
    pub at: Point,
    /// To its rim.
    pub radius: i32,
    /// It is only a reading of the printed map.
    pub unconfirmed: bool,
}

/// What is drawn at a spot: the outlines are those of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "of")]
pub enum Sign {
    /// An objective: a ring.
    Objective,
    /// A thing that is acted on: an outline for each kind.
    Thing {
        /// The place of its kind in the scenario, from 0.
        kind: usize,
    },
    /// A model that belongs to nobody: a rhomb.
    Neutral,
}

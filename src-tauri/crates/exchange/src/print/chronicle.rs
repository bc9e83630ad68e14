//! What is in a chronicle.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Map, Named, Point};

/// The chronicle of a campaign, or its standings alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChronicleSheet {
    /// What the sheet is called, above the campaign’s name.
    pub title: String,
    /// The campaign.
    pub name: String,
    /// Its size.
    pub about: String,
    /// What to do before there is anything to tell; empty once something was fought.
    pub first: String,
    /// How points are counted.
    pub standings_note: String,
    /// Most points first.
    pub standings: Vec<ChroniclePlace>,
    /// House rules that differ from the printed ones, a line each.
    pub house: Vec<String>,
    /// What the group agreed on in words: paragraphs, their lines parted by `\n`.
    pub written: Vec<String>,
    /// How many games the honours are found in.
    pub honours_note: String,
    /// What each is for, how many, and who has it.
    pub honours: Vec<ChronicleHonour>,
    /// Who died, in the order of their deaths, with Warband, game and how.
    pub dead: Vec<Named>,
    /// The games in order.
    pub games: Vec<ChronicleGame>,
}

/// A line of the standings, its figures set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChroniclePlace {
    /// Place.
    pub rank: String,
    /// The Warband.
    pub name: String,
    /// Faction and player.
    pub about: String,
    /// The player alone, for a layout that sets them apart; empty if nobody is named.
    #[serde(skip)]
    pub player: String,
    /// How it has fared.
    pub figures: ChronicleFigures,
}

/// How a Warband has fared, as figures are set. What only some games recorded says how many, as in `in 1 of 2`; what no
/// game recorded is a dash.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChronicleFigures {
    /// Campaign Victory Points.
    pub cvp: String,
    /// Games fought.
    pub games: String,
    /// Won–drawn–lost.
    pub record: String,
    /// Victory-point difference.
    pub difference: String,
    /// In how many games it is known; empty if in all, or in none.
    pub scored: String,
    /// Glorious Deeds.
    pub deeds: String,
    /// Casualties caused and suffered.
    pub casualties: String,
    /// In how many games Deeds and casualties are known; empty as above.
    pub told: String,
    /// How many of its games recorded its Deeds; empty if all did, or none.
    pub deeds_told: String,
}

/// An honour.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ChronicleSheetHonour")]
pub struct ChronicleHonour {
    /// What it is for.
    pub name: String,
    /// The figure, as text.
    pub figure: String,
    /// Who has it.
    pub holders: Vec<String>,
}

/// A game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ChronicleSheetGame")]
pub struct ChronicleGame {
    /// Such as `Game 2`.
    pub number: String,
    /// The scenario.
    pub scenario: String,
    /// Day and Turns; may be empty.
    pub when: String,
    /// A remark about it; may be empty.
    pub note: String,
    /// Its sides.
    pub sides: Vec<ChronicleSide>,
    /// When and by whom, and what was corrected.
    pub corrected: Vec<Named>,
    /// The players' own words: who and when, and the word.
    pub words: Vec<Named>,
}

/// A side of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ChronicleSheetSide")]
pub struct ChronicleSide {
    /// Its name.
    pub name: String,
    /// Won, drawn, lost, and how.
    pub outcome: String,
    /// It won.
    pub won: bool,
    /// Victory points.
    pub vp: String,
    /// Campaign Victory Points; may be empty.
    pub cvp: String,
    /// What it lived through, in a few sentences; may be empty.
    pub told: String,
    /// What nobody wrote down about it; may be empty.
    pub untold: String,
}

/// What is drawn in a chronicle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChronicleArt {
    /// The emblem of each Warband of the standings, as SVG.
    pub emblems: Vec<String>,
    /// By game: where its fallen lie. None if nobody knows, or nobody fell.
    pub graves: Vec<Option<Graves>>,
    /// The emblem over each of the dead, or none if nobody knows whose it was.
    pub dead: Vec<Option<ChronicleFace>>,
    /// The picture or emblem over those who have honours, honour by honour.
    pub holders: Vec<Vec<Option<ChronicleFace>>>,
}

/// What stands over somebody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChronicleFace {
    /// A picture, as JPEG.
    Portrait(Vec<u8>),
    /// Their Warband's emblem, as SVG.
    Emblem(String),
}

/// A battlefield with its graves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Graves {
    /// The table and its terrain.
    pub map: Map,
    /// In the order of the falls; their numbers stand on the map.
    pub graves: Vec<Grave>,
}

/// Where a model fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grave {
    /// On the map, its middle, not on another's.
    pub at: Point,
    /// The place of its side, from 0: sides differ by the shape of their graves.
    pub side: usize,
    /// Its name.
    pub name: String,
    /// Such as `Turn 3`.
    pub turn: String,
}

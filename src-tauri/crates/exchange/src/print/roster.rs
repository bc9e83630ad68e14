//! What is on a roster.

use schemars::JsonSchema;
use serde::Serialize;

use super::Named;
use super::card::CardTrait;

/// The roster of one Warband.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RosterSheet {
    /// The Warband.
    pub name: String,
    /// Faction and variant.
    pub faction: String,
    /// Who commands it; may be empty.
    pub player: String,
    /// What was chosen once: Patron, sin and the like.
    pub choices: Vec<Named>,
    /// Sums and limits.
    pub figures: Vec<Figure>,
    /// The models in the owner's order, then the Mercenaries.
    pub models: Vec<RosterLine>,
    /// Kit that nobody carries.
    pub arsenal: Vec<Stored>,
    /// Those who left for good, each with why.
    pub fallen: Vec<Named>,
    /// Rules that it breaks, a line each.
    pub broken: Vec<String>,
    /// Rules that it may break, each with the reason.
    pub waived: Vec<Named>,
    /// What came in with it and was not checked.
    pub unchecked: Vec<String>,
}

/// A sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RosterFigure")]
pub struct Figure {
    /// Of what.
    pub name: String,
    /// How much.
    pub value: String,
    /// The most there may be; may be empty.
    pub of: String,
}

/// A model on the roster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RosterLine {
    /// The player's name for it.
    pub name: String,
    /// The entry's name; empty if it has no other name.
    pub entry: String,
    /// It is ELITE.
    pub elite: bool,
    /// Keywords, Fireteam and the like.
    pub words: Vec<String>,
    /// Movement, dice, armour, base.
    pub traits: Vec<CardTrait>,
    /// Options and kit.
    pub kit: Vec<KitLine>,
    /// Skills, by name.
    pub skills: Vec<String>,
    /// Injuries, by name.
    pub injuries: Vec<String>,
    /// Battle Scars it has, of those it can bear.
    pub scars: [u8; 2],
    /// None if it earns no experience.
    pub experience: Option<Experience>,
    /// It sits out the next game.
    pub misses: bool,
    /// With options and kit, such as `85` or `2 Glory`.
    pub cost: String,
    /// What came in with it and was not checked.
    pub unchecked: Vec<String>,
}

/// Experience points as boxes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RosterExperience")]
pub struct Experience {
    /// Earned.
    pub have: u8,
    /// The most there are.
    pub most: u8,
    /// Where an Advancement is due.
    pub due: Vec<u8>,
}

/// An option or a piece of kit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KitLine {
    /// As shown.
    pub name: String,
    /// Its price; empty if it belongs to the model.
    pub price: String,
    /// The model may not have it.
    pub wrong: bool,
}

/// Kit that nobody carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RosterStored")]
pub struct Stored {
    /// As shown.
    pub name: String,
    /// How many.
    pub count: u32,
}

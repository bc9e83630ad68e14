//! What is on a model's card.

use schemars::JsonSchema;
use serde::Serialize;

use super::Named;

/// The cards of a Warband; without any, one page of blank ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardSheet {
    /// The Warband.
    pub name: String,
    /// Its faction.
    pub faction: String,
    /// One for each model.
    pub cards: Vec<Card>,
    /// The pictures of the models, as JPEG.
    #[serde(skip)]
    pub pictures: Vec<Vec<u8>>,
}

/// The card of one model.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Card {
    /// The player's name for it.
    pub name: String,
    /// The entry's name; empty if it has no other name.
    pub entry: String,
    /// Its picture, by its place among those of the sheet.
    pub portrait: Option<usize>,
    /// It is ELITE.
    pub elite: bool,
    /// With options and kit.
    pub cost: String,
    /// The other model of its Fireteam; may be empty.
    pub fireteam: String,
    /// It, or kit that it carries, was written down by hand: nobody checks it.
    pub by_hand: bool,
    /// It sits out the next game.
    pub misses: bool,
    /// Movement, dice, armour, base.
    pub traits: Vec<CardTrait>,
    /// Its weapons as it wields them.
    pub weapons: Vec<CardWeapon>,
    /// Kit that is not a weapon, options, skills.
    pub kit: Vec<String>,
    /// What it can do, and its lasting marks.
    pub abilities: Vec<Named>,
    /// The keywords of model and weapons, each with what it means here.
    pub keywords: Vec<Named>,
    /// What came in with it and was not checked.
    pub unchecked: Vec<String>,
}

/// A characteristic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardTrait {
    /// Such as `Move`.
    pub name: String,
    /// Such as `6″`.
    pub value: String,
    /// Such as `mm`; may be empty.
    pub unit: String,
    /// What made it, if more than the entry did.
    pub why: Vec<String>,
    /// It depends on kit that the model may not have.
    pub wrong: bool,
}

/// A weapon line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardWeapon {
    /// As shown.
    pub name: String,
    /// Range, hands, dice.
    pub text: String,
    /// As printed.
    pub keywords: Vec<String>,
}

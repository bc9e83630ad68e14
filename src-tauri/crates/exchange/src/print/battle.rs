//! The fields on the sheet of a battle: those of the form that files it, in the same order.

use serde::Serialize;

use super::Named;

/// The sheet of a battle, to be filled in at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BattleSheet {
    /// Its title: the campaign's name, or what it is.
    pub name: String,
    /// Who fought, at least two.
    pub sides: Vec<BattleSide>,
    /// The scenario; empty to be written by hand.
    pub scenario: String,
    /// Whether it asks who attacked: somebody does in the scenario, or nobody knows yet what is played.
    pub attacker: bool,
    /// Turns it usually lasts; empty before that is known.
    pub turns: String,
    /// The scenario's Glorious Deeds; empty to be written by hand.
    pub deeds: Vec<Named>,
    /// The number of lines for Deeds that nobody knows yet.
    pub open_deeds: usize,
}

/// A side of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BattleSide {
    /// `A`, `B`.
    pub letter: String,
    /// Its name; empty to be written by hand.
    pub name: String,
    /// Who commands it; may be empty.
    pub player: String,
    /// Its models.
    pub models: Vec<BattleModel>,
    /// Lines for further ones.
    pub open: usize,
}

/// A model of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BattleModel {
    /// Its name.
    pub name: String,
    /// What it is; empty if its name says it.
    pub entry: String,
    /// It is ELITE.
    pub elite: bool,
    /// It is fit, and its box is ticked.
    pub fit: bool,
    /// Why it sits out; empty if it is fit.
    pub why: String,
}

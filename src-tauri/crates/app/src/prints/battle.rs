//! The sheet of a battle on paper: blank, or with what is already known.

use nml_catalogue::{Catalogue, DeedBy, Scenario};
use nml_exchange::print::{BattleModel, BattleSheet, BattleSide, Named};
use nml_warband::Roster;

use crate::paper::Fighters;
use crate::view::letter_at;
use crate::words::prints as words;

/// A side that is known before.
#[derive(Default)]
pub(super) struct Known {
    /// What it is called.
    pub name: String,
    /// Who commands it; may be empty.
    pub player: String,
    /// Its models.
    pub models: Vec<BattleModel>,
}

/// How many sides a sheet has if nobody is named on it.
const SIDES: usize = 2;
/// Lines for the models of a side that nobody knows yet.
const OPEN: usize = 14;
/// Lines for Glorious Deeds of a scenario that nobody knows yet.
const OPEN_DEEDS: usize = 6;

impl Known {
    /// A Warband with its models.
    pub fn of(roster: &Roster, player: &str, catalogue: &Catalogue) -> Self {
        let model = |fighter: crate::paper::Fighter| BattleModel {
            entry: super::roster::entry(fighter.named, &fighter.entry_name),
            elite: fighter.elite,
            fit: !fighter.misses,
            why: if fighter.misses { crate::words::warbands::misses_next_game() } else { String::new() },
            name: fighter.name,
        };
        let fighters = Fighters::of("", roster, catalogue);
        let models = fighters.models.into_iter().map(model).collect();
        Self { name: roster.name.clone(), player: player.to_owned(), models }
    }
}

/// The sheet, filled up to two sides with blank ones.
pub(super) fn sheet(name: &str, known: Vec<Known>, scenario: Option<&Scenario>) -> BattleSheet {
    let blank = SIDES.saturating_sub(known.len());
    let sides = known.into_iter().chain((0..blank).map(|_| Known::default())).enumerate();
    let side = |(place, known): (usize, Known)| BattleSide {
        letter: letter_at(place),
        open: if known.models.is_empty() { OPEN } else { 0 },
        name: known.name,
        player: known.player,
        models: known.models,
    };
    let deed = |deed: &nml_catalogue::Deed| {
        let whole = deed.by == DeedBy::Warband;
        Named::new(&deed.name, words::deed(&deed.condition, whole))
    };
    BattleSheet {
        name: name.to_owned(),
        sides: sides.map(side).collect(),
        scenario: scenario.map_or_else(String::new, |known| known.name.clone()),
        attacker: scenario.is_none_or(|known| known.roles.any()),
        turns: scenario.map_or_else(String::new, |known| known.turns.to_string()),
        deeds: scenario.map_or_else(Vec::new, |known| known.deeds.iter().map(deed).collect()),
        open_deeds: if scenario.is_none_or(|known| known.deeds.is_empty()) { OPEN_DEEDS } else { 0 },
    }
}

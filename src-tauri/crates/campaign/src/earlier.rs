//! Games fought before their campaign came into this book: what the standings, the numbers of the next games and the
//! list of games played need, and nothing that anybody would have to settle.

use std::collections::BTreeSet;

use crate::messages;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;
use nml_warband::result::{BattleResult, SideResult};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game from before this book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierGame {
    /// Scenario id.
    pub scenario: String,
    /// What the scenario is called, if the campaign's pack does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How it ended, without anybody's fate: what became of the models is in the opening balances of their Warbands.
    pub result: BattleResult,
}

/// Most games of one table: it is one entry, with all that follows from it, and this many fit into one with four sides
/// and the longest names. More games need a second table.
pub const EARLIER_MAX: usize = 180;

/// Whether this can be a table of earlier games at all.
///
/// # Errors
/// The first thing that is ill-formed.
pub(super) fn well_formed(games: &[EarlierGame]) -> Result<(), Rejection> {
    if games.is_empty() || games.len() > EARLIER_MAX {
        return Err(Rejection::form(messages::games_out_of_range(games.len(), EARLIER_MAX)));
    }
    let battles: BTreeSet<&str> = games.iter().map(|game| game.result.battle.as_str()).collect();
    if battles.len() != games.len() {
        return Err(Rejection::form(messages::battle_twice_in_table()));
    }
    for game in games {
        text::id(thing::the_scenario(), &game.scenario)?;
        game.name.as_ref().map_or(Ok(()), |name| text::name(thing::the_scenarios_name(), name))?;
        game.result.well_formed()?;
        let models = |side: &SideResult| side.casualties.len() + side.took_part.len();
        if game.result.sides.iter().any(|side| models(side) > 0) {
            return Err(Rejection::form(messages::earlier_models()));
        }
    }
    Ok(())
}

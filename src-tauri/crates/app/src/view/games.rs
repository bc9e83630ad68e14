//! The names of scenarios and games.

use nml_campaign::{Campaign, Game};
use nml_catalogue::Catalogue;

use super::{names, planned_game, with_outsiders};

/// A scenario's name, or its id if the pack has no map of it.
#[must_use]
pub fn scenario_name(catalogue: &Catalogue, id: &str) -> String {
    catalogue.scenario(id).map_or_else(|| names::scenario(id), |scenario| scenario.name.clone())
}

/// What a game's scenario is called if nobody wrote it down. Games keep these words: they stay as they are.
pub(crate) const SCENARIO_NOT_RECORDED: &str = "Scenario not recorded";

/// The name of a game's scenario. `None` if nobody wrote it down.
pub(crate) fn recorded_name(catalogue: &Catalogue, game: &Game) -> Option<String> {
    Some(game_name(catalogue, game)).filter(|name| name != SCENARIO_NOT_RECORDED)
}

/// The name of a game's scenario: as the campaign keeps it, if its pack does not have it.
#[must_use]
pub fn game_name(catalogue: &Catalogue, game: &Game) -> String {
    game.name.clone().unwrap_or_else(|| scenario_name(catalogue, &game.scenario))
}

/// What a game is called, such as `Game 2 · Claim No Man’s Land`. One that is not fought has no number and goes by its
/// sides: `Relic Hunt: The Ashen Choir – The Ninth Famine`.
#[must_use]
pub fn game_title(state: &Campaign, catalogue: &Catalogue, game: &Game) -> String {
    game_titled(state, &game_name(catalogue, game), game)
}

/// The same by the name of its scenario, if the pack is not at hand.
#[must_use]
pub fn game_titled(state: &Campaign, scenario: &str, game: &Game) -> String {
    match state.number(&game.battle) {
        Some(number) => names::game(number, scenario),
        None => {
            let members = game.entrants.iter().filter_map(|entrant| state.called(&entrant.warband));
            let sides: Vec<String> = members.chain(game.outsiders.iter().map(|side| side.name.clone())).collect();
            planned_game(scenario, &sides)
        }
    }
}

/// The same with those from outside of the campaign who fought in it.
#[must_use]
pub fn game_title_with(state: &Campaign, scenario: &str, game: &Game) -> String {
    let fought = game.played.iter().flat_map(|played| &played.result.sides);
    let outsiders: Vec<&str> = fought.filter_map(|side| side.outsider.as_deref()).collect();
    with_outsiders(game_titled(state, scenario, game), &outsiders)
}

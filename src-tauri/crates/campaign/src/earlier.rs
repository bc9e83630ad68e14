//! Games that were fought before their campaign came into this book: what the standings, the numbers of the next games
//! and the list of what was played need, and nothing that would have to be settled.

use std::collections::BTreeSet;

use super::aftermath::RosterFacts;
use super::command::BATTLES_MAX;
use super::decide::{member, points};
use super::event::Event;
use super::evolve::evolve;
use super::state::{Campaign, Entrant, Game, Outsider, Picked};
use super::tables::Tables;
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
    /// What the scenario is called, where the campaign's pack does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How it ended, without anybody's fate: what became of the models is in the opening balances of their Warbands.
    pub result: BattleResult,
}

/// Most games of one table: it is one entry, with all that follows from it, and so many fit into one with four sides and
/// the longest names. More of them are a second table.
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

/// What a table of earlier games does: each is planned, recorded and closed at once, in the order of the table.
pub(super) fn entered(tables: Tables<'_>, campaign: &Campaign, games: &[EarlierGame]) -> Result<Vec<Event>, Rejection> {
    if campaign.games.len() + games.len() > BATTLES_MAX {
        return Err(Rejection::form(messages::campaign_full_of_battles(BATTLES_MAX)));
    }
    let mut course = campaign.clone();
    let mut events = Vec::new();
    for earlier in games {
        for event in entry(tables, &course, earlier)? {
            evolve(&mut course, &event);
            events.push(event);
        }
    }
    Ok(events)
}

/// Whether a Warband's game was planned or fought in this book: games from before it come first.
pub(super) fn later(game: &Game, warband: &str) -> bool {
    game.picked != Picked::Earlier && game.entrants.iter().any(|entrant| entrant.warband == warband)
}

fn entry(tables: Tables<'_>, campaign: &Campaign, earlier: &EarlierGame) -> Result<[Event; 3], Rejection> {
    let EarlierGame { scenario, name, result } = earlier;
    if campaign.game(&result.battle).is_some() {
        return Err(Rejection::form(messages::battle_twice()));
    }
    let mut entrants = Vec::new();
    for side in result.members() {
        let known = member(campaign, &side.warband)?;
        let here = campaign.games.iter().filter(|game| later(game, &side.warband));
        if let Some(game) = here.max_by_key(|game| game.played.is_some()) {
            let line = if game.played.is_some() {
                messages::has_fought_here(&known.name)
            } else {
                messages::has_a_game_planned(&known.name)
            };
            return Err(Rejection::form(line));
        }
        let game = campaign.games_counted(&side.warband).saturating_add(1);
        entrants.push(Entrant { warband: side.warband.clone(), game });
    }
    let named = |side: &SideResult| Some(Outsider { id: side.warband.clone(), name: side.outsider.clone()? });
    let outsiders: Vec<Outsider> = result.sides.iter().filter_map(named).collect();
    if outsiders.iter().any(|side| campaign.enrolment(&side.id).is_some()) {
        return Err(Rejection::form(messages::no_outsider()));
    }
    let number = |side: &SideResult| {
        entrants.iter().find(|entrant| entrant.warband == side.warband).map_or(0, |entrant| entrant.game)
    };
    let games = result.sides.iter().map(number).collect();
    let rosters = result.members().map(|side| RosterFacts::unknown(side, tables.trauma().scars)).collect();
    Ok([
        Event::Planned {
            battle: result.battle.clone(),
            scenario: scenario.clone(),
            name: name.clone(),
            picked: Picked::Earlier,
            entrants,
            outsiders,
            due: None,
        },
        Event::Recorded { result: result.clone(), rosters, points: points(tables, campaign, result), games },
        Event::Closed { battle: result.battle.clone() },
    ])
}

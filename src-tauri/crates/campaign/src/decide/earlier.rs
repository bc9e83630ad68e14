//! What a table of earlier games does to the campaign.

use super::{member, points};
use crate::aftermath::RosterFacts;
use crate::command::BATTLES_MAX;
use crate::earlier::EarlierGame;
use crate::event::Event;
use crate::evolve::evolve;
use crate::messages;
use crate::state::{Campaign, Entrant, Outsider, Picked};
use crate::tables::Tables;
use nml_catalogue::rejection::Rejection;
use nml_warband::result::SideResult;

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

fn entry(tables: Tables<'_>, campaign: &Campaign, earlier: &EarlierGame) -> Result<[Event; 3], Rejection> {
    let EarlierGame { scenario, name, result } = earlier;
    if campaign.game(&result.battle).is_some() {
        return Err(Rejection::form(messages::battle_twice()));
    }
    let mut entrants = Vec::new();
    for side in result.members() {
        let known = member(campaign, &side.warband)?;
        let here = campaign.games.iter().filter(|game| game.in_this_book(&side.warband));
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

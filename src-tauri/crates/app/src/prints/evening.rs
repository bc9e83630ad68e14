//! The sheets of an evening: what its page shows, in the order of a printout.

use std::collections::BTreeSet;

use nml_exchange::print::{EveningPairing, EveningSheet, EveningSide, EveningStandings, Named, ScenarioSheet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{chronicle, scenario};
use crate::campaigns::{self, CampaignRef};
use crate::code;
use crate::evenings::{self, EveningGame, EveningRef, EveningRound, EveningView};
use crate::failure::Failure;
use crate::session::Session;
use crate::view::Emblem;
use crate::words::prints as words;

/// What is printed of an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EveningPart {
    /// Who plays whom in the last round, for the wall.
    Pairings,
    /// A sheet for each table of the last round, two to a page.
    Tables,
    /// How the campaigns of the evening stand.
    Standings,
    /// The scenarios of the last round with their maps, each once.
    Scenarios,
}

/// # Errors
/// `UNKNOWN_STREAM`; `NO_ROUND` if nothing is drawn.
pub(super) fn sheet(session: &Session, evening: &str, part: EveningPart) -> Result<EveningSheet, Failure> {
    let seen = evenings::evening(session, EveningRef { evening: evening.to_owned() })?;
    let sheet = EveningSheet {
        name: seen.name.clone(),
        about: words::evening(&seen.name, &seen.day),
        minutes: words::minutes(seen.clock.minutes, seen.clock.pause),
        ..EveningSheet::default()
    };
    let round = || seen.rounds.first().ok_or_else(|| Failure::new(code::NO_ROUND, words::no_round()));
    Ok(match part {
        EveningPart::Pairings => {
            let round = round()?;
            EveningSheet {
                round: words::round(round.number),
                pairings: round.played().map(|game| pairing(&seen, game)).collect(),
                byes: round.byes.iter().map(|bye| Named::new(&bye.player.name, words::sits_out())).collect(),
                seats: seats(round),
                ..sheet
            }
        }
        EveningPart::Tables => {
            let round = round()?;
            let slips = round.played().map(|game| pairing(&seen, game)).collect();
            EveningSheet { round: words::round(round.number), slips, ..sheet }
        }
        EveningPart::Standings => EveningSheet {
            standings: standings(session, &seen)?.into_iter().map(|(campaign, _)| campaign).collect(),
            ..sheet
        },
        EveningPart::Scenarios => EveningSheet { scenarios: scenarios(session, round()?)?, ..sheet },
    })
}

fn pairing(seen: &EveningView, game: &EveningGame) -> EveningPairing {
    let table = seen.tables.iter().find(|table| Some(table.table.number) == game.table);
    let about = table.map(|table| {
        let name = Some(table.table.name.clone()).filter(|name| !name.is_empty());
        name.into_iter().chain([table.size.clone()]).chain(table.table.terrain.clone()).collect::<Vec<_>>().join(" · ")
    });
    EveningPairing {
        table: game.table.map(|number| number.to_string()).unwrap_or_default(),
        about: about.unwrap_or_default(),
        sides: game
            .seats
            .iter()
            .map(|seat| EveningSide { name: seat.name.clone(), warband: seat.warband.clone(), attacks: seat.attacks })
            .collect(),
        scenario: game.scenario.as_ref().map(|scenario| scenario.name.clone()).unwrap_or_default(),
        kind: game.campaign.as_ref().map_or_else(words::one_off, |campaign| campaign.name.clone()),
    }
}

/// Everybody of a round by name, with their table.
fn seats(round: &EveningRound) -> Vec<Named> {
    let of = |game: &EveningGame| {
        let table = game.table.map(|number| number.to_string()).unwrap_or_default();
        game.seats.iter().map(move |seat| Named::new(&seat.name, table.clone())).collect::<Vec<_>>()
    };
    let mut seats: Vec<Named> = round.played().flat_map(of).collect();
    seats.sort_by_key(|seat| seat.name.to_lowercase());
    // Nobody keeps tables: there is nothing to look up.
    if seats.iter().all(|seat| seat.text.is_empty()) {
        seats.clear();
    }
    seats
}

/// The standings of the campaigns that the evening's players belong to, as far as they open here, and the emblems of
/// each place.
pub(crate) fn standings(
    session: &Session,
    seen: &EveningView,
) -> Result<Vec<(EveningStandings, Vec<Emblem>)>, Failure> {
    let ids: BTreeSet<&String> = seen.players.iter().filter_map(|player| Some(&player.campaign.as_ref()?.id)).collect();
    let mut all = Vec::new();
    for id in ids {
        // An evening may have come into this book without them.
        let Ok(told) = campaigns::standings_told(session, CampaignRef { campaign: id.clone() }) else { continue };
        let places = told.standings.iter().map(chronicle::place).collect();
        let emblems: Vec<Emblem> = told.standings.into_iter().map(|line| line.emblem).collect();
        let borne = emblems.iter().map(chronicle::borne).collect();
        all.push((EveningStandings { places, emblems: borne, about: told.note, name: told.name }, emblems));
    }
    Ok(all)
}

/// The scenarios of a round, each once, as far as this book has them.
fn scenarios(session: &Session, round: &EveningRound) -> Result<Vec<ScenarioSheet>, Failure> {
    let usual = session.catalogue()?;
    let known = evenings::known_scenarios(session)?;
    let ids: BTreeSet<&String> = round.played().filter_map(|game| Some(&game.scenario.as_ref()?.id)).collect();
    Ok(ids.into_iter().filter_map(|id| known.get(id)).map(|known| scenario::sheet(known, usual)).collect())
}

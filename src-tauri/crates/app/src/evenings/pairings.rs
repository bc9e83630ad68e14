//! An evening's rounds in lines, for people who only want to know who plays whom, where and what.

use nml_evenings::evening::{Evening, Round};

use super::draw_facts::{facts, named, plans};
use crate::failure::Failure;
use crate::session::Session;
use crate::words::{evenings as say, feeds, published};

/// The pairings of every round of these evenings, a line each, in the order of the evenings.
///
/// # Errors
/// The book cannot be read.
pub(crate) fn rounds_told(session: &Session, evenings: &[&Evening]) -> Result<Vec<Vec<Vec<String>>>, Failure> {
    let (facts, plans) = (facts(session)?, plans(session, evenings.iter().copied())?);
    let round = |evening: &Evening, round: &Round| {
        let mut games: Vec<_> = round.live().collect();
        games.sort_by_key(|game| game.table.unwrap_or(u16::MAX));
        let games = games.into_iter().map(|game| {
            let players: Vec<String> = game.players.iter().map(|id| say::player(evening, id)).collect();
            let table = game.table.map(|number| say::table(evening, number));
            let scenario = game.scenario_in(&plans).map(|id| named(&facts, id));
            feeds::pairing(table.as_deref(), &players, scenario.as_deref())
        });
        let byes = round.byes.iter().map(|bye| published::sits_out(say::player(evening, &bye.player)));
        games.chain(byes).collect()
    };
    let told = evenings.iter().map(|evening| evening.rounds.iter().map(|one| round(evening, one)).collect());
    Ok(told.collect())
}

//! Games of an evening that were played: they keep their table, no matter what is taken back there.

use std::collections::BTreeMap;

use nml_evenings::evening::{ClubGame, Evening};

use super::evening_shown::EveningUndoStops;
use super::planned::holds;
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Evenings};
use crate::words::evenings as say;

/// The games of an evening by their numbers.
pub(super) fn games(evening: &Evening) -> BTreeMap<u32, ClubGame> {
    let all = evening.rounds.iter().flat_map(|round| &round.games);
    all.map(|game| (game.id, game.clone())).collect()
}

/// What keeps the last change of an evening from being taken back: a game that it would let go of, and that has begun
/// or was played since. `None` if it can be taken back.
///
/// # Errors
/// A campaign that does not open.
pub(super) fn undo_stops(session: &Session, open: &Open<Evenings>) -> Result<Option<EveningUndoStops>, Failure> {
    if open.log.undoable().is_none() {
        return Ok(None);
    }
    let mut after = open.clone();
    after.undo(session.author(), None)?;
    let now = games(&after.state);
    for (id, game) in games(&open.state) {
        let stays = now.get(&id).is_some_and(|now| now.battle == game.battle);
        if !stays && let Some(stops) = let_go_of(session, &open.state, &game)? {
            return Ok(Some(stops));
        }
    }
    Ok(None)
}

/// Why a game keeps its battle: it has begun, or was played. `None` if it may let go of it.
fn let_go_of(session: &Session, evening: &Evening, game: &ClubGame) -> Result<Option<EveningUndoStops>, Failure> {
    let (Some(campaign), Some(battle)) = (&game.campaign, &game.battle) else { return Ok(None) };
    if !holds(session, campaign)? {
        return Ok(None);
    }
    let season = session.look::<Campaigns>(campaign)?;
    let played = season.state.game(battle).is_some_and(|game| game.played.is_some());
    let begun = !played && holds(session, battle)?;
    let called = || {
        let name =
            |id: &String| evening.players.iter().find(|player| player.id == *id).map(|player| player.name.clone());
        game.players.iter().filter_map(name).collect::<Vec<_>>().join(" – ")
    };
    Ok((played || begun).then(|| EveningUndoStops {
        said: if played { say::was_played(called()) } else { say::has_begun(called()) },
        battle: battle.clone(),
        begun,
    }))
}

/// Keeps a game that was played, or has begun, at its table.
///
/// # Errors
/// `ALREADY_RECORDED`, `BEGUN`.
pub(super) fn still_to_play(session: &Session, evening: &Evening, game: &ClubGame) -> Result<(), Failure> {
    match let_go_of(session, evening, game)? {
        None => Ok(()),
        Some(stops) => Err(stops.into()),
    }
}

impl From<EveningUndoStops> for Failure {
    fn from(stops: EveningUndoStops) -> Self {
        Self::new(if stops.begun { code::BEGUN } else { code::ALREADY_RECORDED }, stops.said)
    }
}

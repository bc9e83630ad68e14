//! Who sits at the table of a game, beyond the two that a draw puts there.

use super::{Bye, ClubGame, Player, Presence, Round, Way};

/// What each plays with, as things stand; empty if all are guests.
pub(super) fn warbands(players: &[Player], ids: &[String]) -> Vec<Option<String>> {
    let of = |id: &String| players.iter().find(|player| player.id == *id)?.warband.clone();
    let all: Vec<Option<String>> = ids.iter().map(of).collect();
    if all.iter().all(Option::is_none) { Vec::new() } else { all }
}

/// The campaign that all of them belong to.
fn shared_campaign(players: &[Player], ids: &[String]) -> Option<String> {
    let of = |id: &String| players.iter().find(|player| player.id == *id)?.campaign.clone();
    let (first, others) = ids.split_first()?;
    of(first).filter(|campaign| others.iter().all(|other| of(other).as_ref() == Some(campaign)))
}

/// What some threw or agreed on was not for others: the scenario stays, as a hand left it.
fn of_hand(game: &mut ClubGame) {
    match game.way {
        Way::Open | Way::Rotation | Way::Shared | Way::Hand => {}
        Way::Book { .. } | Way::Stage | Way::Planned | Way::Agreement => game.way = Way::Hand,
    }
}

/// Its campaign no longer has it as a battle.
pub(super) fn unplanned(game: &mut ClubGame) {
    game.battle = None;
    game.taken_over = false;
}

/// A player takes a place at a game's table, or none: then they sit out.
pub(super) fn seat(round: &mut Round, players: &[Player], player: &str, to: Option<u32>) {
    let started = round.started.is_some();
    let mut out: Vec<String> = Vec::new();
    round.games.retain_mut(|game| {
        if !game.seats(player) || !game.seating(started) {
            return true;
        }
        leave(game, players, player);
        let stays = game.players.len() > 1;
        if !stays {
            out.append(&mut game.players);
        }
        stays
    });
    round.byes.retain(|bye| bye.player != player);
    match to.and_then(|to| round.games.iter_mut().find(|game| game.id == to)) {
        Some(game) => {
            game.players.push(player.to_owned());
            changed(game, players);
        }
        None => out.push(player.to_owned()),
    }
    let here = |id: &String| players.iter().any(|known| known.id == *id && known.presence == Presence::Here);
    out.retain(here);
    for bye in &mut round.byes {
        bye.extra = bye.extra.take().filter(|extra| !out.contains(extra));
    }
    round.byes.extend(out.into_iter().map(|player| Bye { player, extra: None, why: Vec::new() }));
}

/// A player no longer sits at a game's table.
pub(super) fn leave(game: &mut ClubGame, players: &[Player], player: &str) {
    let before = game.players.len();
    game.players.retain(|known| known != player);
    if game.players.len() != before {
        game.attacker = game.attacker.take().filter(|attacker| attacker != player);
        changed(game, players);
    }
}

/// Others sit at its table: reasons that were given for the people no longer hold.
pub(super) fn changed(game: &mut ClubGame, players: &[Player]) {
    game.why.clear();
    game.by_hand = true;
    unplanned(game);
    game.warbands = warbands(players, &game.players);
    game.campaign = shared_campaign(players, &game.players);
    of_hand(game);
}

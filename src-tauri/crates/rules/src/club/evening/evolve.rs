//! From what happened to how an evening is. Total: a change that finds nothing to do does nothing.

use super::{Change, ClubGame, Evening, NewGame, Player, Presence, Round, Way};

/// Applies a change.
pub fn evolve(evening: &mut Evening, change: &Change) {
    match change {
        Change::Rename { name } => evening.name.clone_from(name),
        Change::Move { day } => evening.day.clone_from(day),
        Change::SetClock { clock } => evening.clock.clone_from(clock),
        Change::UseRotation { rotation } => evening.rotation.clone_from(rotation),
        Change::PutTable { table } => {
            evening.tables.retain(|known| known.number != table.number);
            evening.tables.push(table.clone());
            evening.tables.sort_by_key(|table| table.number);
        }
        Change::RemoveTable { table } => evening.tables.retain(|known| known.number != *table),
        Change::Expect { player } => {
            let known = evening.players.iter_mut().find(|known| known.id == player.id);
            let (presence, arrived) = known.as_ref().map_or((Presence::Expected, 0), |p| (p.presence, p.arrived));
            let now = Player {
                id: player.id.clone(),
                name: player.name.clone(),
                campaign: player.campaign.clone(),
                warband: player.warband.clone(),
                presence,
                arrived,
            };
            match known {
                Some(known) => *known = now,
                None => evening.players.push(now),
            }
            // Whoever left the campaign plays no game of it that has not begun.
            for game in evening.rounds.iter_mut().flat_map(|round| &mut round.games).filter(|game| !game.begun()) {
                if game.players.contains(&player.id) && game.campaign != player.campaign {
                    game.campaign = None;
                }
            }
        }
        Change::CheckIn { player } => {
            let drawn = u8::try_from(evening.rounds.len()).unwrap_or(u8::MAX);
            if let Some(known) = evening.players.iter_mut().find(|known| known.id == *player)
                && known.presence != Presence::Here
            {
                (known.presence, known.arrived) = (Presence::Here, drawn);
            }
        }
        Change::MarkAbsent { player } => gone(evening, player, Presence::Absent),
        Change::Leave { player } => gone(evening, player, Presence::Left),
        Change::Take { round, seed, games, byes } => {
            let at = usize::from(*round);
            if at == evening.rounds.len() {
                evening.rounds.push(Round::default());
            }
            let mut next = evening.next;
            if let Some(round) = evening.rounds.get_mut(at) {
                round.games.retain(ClubGame::kept);
                let locked = round.started.is_some();
                for game in games {
                    round.games.push(ClubGame { locked, ..begun(next, game) });
                    next = next.saturating_add(1);
                }
                round.byes.clone_from(byes);
                round.seed = *seed;
            }
            evening.next = next;
        }
        Change::Lock { game, locked } => on(evening, *game, |game| game.locked = *locked),
        Change::LockRound { locked } => {
            let games = evening.rounds.last_mut().into_iter().flat_map(|round| &mut round.games);
            games.filter(|game| !game.begun()).for_each(|game| game.locked = *locked);
        }
        Change::Swap { players: [one, other] } => {
            let players = &evening.players;
            if let Some(round) = evening.rounds.last_mut() {
                swap(round, players, one, other);
            }
        }
        Change::SetScenario { game, scenario, way } => on(evening, *game, |game| {
            game.scenario.clone_from(scenario);
            game.way.clone_from(way);
            game.why.retain(|why| !why.is_of_scenario());
        }),
        Change::SetTable { game, table } => {
            let left = evening.game(*game).and_then(|game| game.table);
            if let Some(round) = evening.rounds.last_mut() {
                let there = round.games.iter_mut().find(|other| table.is_some() && other.table == *table);
                if let Some(other) = there {
                    other.table = left;
                }
            }
            on(evening, *game, |game| {
                game.table = *table;
                game.why.retain(|why| !why.is_of_table());
            });
        }
        Change::SetAttacker { game, attacker } => on(evening, *game, |game| {
            game.attacker.clone_from(attacker);
            game.why.retain(|why| !why.is_of_roles());
        }),
        Change::SetCampaign { game, campaign } => on(evening, *game, |game| game.campaign.clone_from(campaign)),
        Change::Start { at, planned } => {
            if let Some(round) = evening.rounds.last_mut() {
                round.started = Some(at.clone());
                for game in &mut round.games {
                    game.locked = true;
                    if let Some(known) = planned.iter().find(|known| known.game == game.id) {
                        game.battle = Some(known.battle.clone());
                    }
                }
            }
        }
        Change::Plan { game, battle } => on(evening, *game, |game| game.battle.clone_from(battle)),
        Change::Result { game, result } => on(evening, *game, |game| game.result.clone_from(result)),
        Change::CancelRound => {
            evening.rounds.pop();
        }
        Change::PutAway { away } => evening.away = *away,
    }
}

fn on(evening: &mut Evening, id: u32, work: impl FnOnce(&mut ClubGame)) {
    if let Some(game) = evening.rounds.iter_mut().flat_map(|round| &mut round.games).find(|game| game.id == id) {
        work(game);
    }
}

fn begun(id: u32, game: &NewGame) -> ClubGame {
    ClubGame {
        id,
        players: game.players.clone(),
        campaign: game.campaign.clone(),
        table: game.table,
        scenario: game.scenario.clone(),
        way: game.way.clone(),
        attacker: game.attacker.clone(),
        locked: false,
        battle: None,
        result: None,
        why: game.why.clone(),
    }
}

/// Somebody is not there: a round that is not started goes on without them, whatever was locked.
fn gone(evening: &mut Evening, player: &str, presence: Presence) {
    let Some(known) = evening.players.iter_mut().find(|known| known.id == player) else { return };
    known.presence = presence;
    if let Some(round) = evening.rounds.last_mut().filter(|round| round.started.is_none()) {
        round.games.retain(|game| game.begun() || game.players.iter().all(|other| other != player));
        round.byes.retain(|bye| bye.player != player);
    }
}

/// Two players change places; whoever comes to a game takes the role of the one who went. Reasons that were given for the
/// people no longer hold, and a game is one of the campaign that both belong to.
fn swap(round: &mut Round, players: &[Player], one: &str, other: &str) {
    let campaign =
        |id: &String| players.iter().find(|player| player.id == *id).and_then(|player| player.campaign.clone());
    let exchanged = |id: &String| match id.as_str() {
        id if id == one => Some(other.to_owned()),
        id if id == other => Some(one.to_owned()),
        _ => None,
    };
    for game in round.games.iter_mut().filter(|game| !game.kept()) {
        let before = game.players.clone();
        let seats = game.players.iter_mut().chain(&mut game.attacker);
        seats.for_each(|seat| {
            if let Some(now) = exchanged(seat) {
                *seat = now;
            }
        });
        if game.players != before {
            game.why.clear();
            let [mine, theirs] = [&game.players[0], &game.players[1]].map(campaign);
            game.campaign = if mine == theirs { mine } else { None };
            // Whatever these two threw or agreed on was not for the others.
            match game.way {
                Way::Open | Way::Rotation | Way::Hand => {}
                Way::Book { .. } | Way::Stage | Way::Agreement => game.way = Way::Hand,
            }
        }
    }
    for bye in &mut round.byes {
        if let Some(now) = exchanged(&bye.player) {
            bye.player = now;
            bye.extra = None;
            bye.why.clear();
        }
    }
}

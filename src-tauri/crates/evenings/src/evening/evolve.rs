//! From what happened to the state of an evening. Total: a change that finds nothing to do does nothing.

use super::seats::{changed, leave, seat, unplanned, warbands};
use super::{ClubGame, Evening, EveningEdit, NewGame, PlannedIn, Player, Presence, Round, Way};

/// Applies a change.
pub fn evolve(evening: &mut Evening, change: &EveningEdit) {
    match change {
        EveningEdit::Rename { name } => evening.name.clone_from(name),
        EveningEdit::Move { day } => evening.day.clone_from(day),
        EveningEdit::SetClock { clock } => evening.clock.clone_from(clock),
        EveningEdit::UseRotation { rotation } => evening.rotation.clone_from(rotation),
        EveningEdit::PutTable { table } => {
            evening.tables.retain(|known| known.number != table.number);
            evening.tables.push(table.clone());
            evening.tables.sort_by_key(|table| table.number);
        }
        EveningEdit::RemoveTable { table } => evening.tables.retain(|known| known.number != *table),
        EveningEdit::Expect { player } => {
            let known = evening.players.iter_mut().find(|known| known.id == player.id);
            let (presence, arrived) = known.as_ref().map_or((Presence::Expected, 0), |p| (p.presence, p.arrived));
            let now = Player {
                id: player.id.clone(),
                name: player.name.clone(),
                campaign: player.campaign.clone(),
                warband: player.warband.clone(),
                namesake: player.namesake,
                presence,
                arrived,
            };
            match known {
                Some(known) => *known = now,
                None => evening.players.push(now),
            }
            // What is played goes on as it was begun; what is only drawn is played with what they have now.
            let (players, rounds) = (&evening.players, &mut evening.rounds);
            for game in rounds.iter_mut().filter(|round| round.started.is_none()).flat_map(|round| &mut round.games) {
                if game.players.contains(&player.id) && !game.begun() {
                    let now = warbands(players, &game.players);
                    if game.warbands != now {
                        game.warbands = now;
                        game.why.retain(|why| !why.is_of_roles());
                    }
                    if game.campaign != player.campaign {
                        game.campaign = None;
                        game.why.retain(|why| !why.is_of_campaign());
                    }
                }
            }
        }
        EveningEdit::Unexpect { player } => {
            gone(evening, player, Presence::Absent);
            evening.players.retain(|known| known.id != *player);
        }
        EveningEdit::CheckIn { player } => {
            let drawn = u8::try_from(evening.rounds.len()).unwrap_or(u8::MAX);
            if let Some(known) = evening.players.iter_mut().find(|known| known.id == *player)
                && known.presence != Presence::Here
            {
                (known.presence, known.arrived) = (Presence::Here, drawn);
            }
        }
        EveningEdit::MarkAbsent { player } => gone(evening, player, Presence::Absent),
        EveningEdit::Leave { player } => gone(evening, player, Presence::Left),
        EveningEdit::Take { round, seed, generator, pool, shared, games, byes } => {
            let (at, players) = (usize::from(*round), &evening.players);
            if at == evening.rounds.len() {
                evening.rounds.push(Round::default());
            }
            let mut next = evening.next;
            if let Some(round) = evening.rounds.get_mut(at) {
                // What nobody played stays as it was said.
                round.games.retain(|game| game.kept() || game.dropped);
                let locked = round.started.is_some();
                for game in games {
                    let warbands = warbands(players, &game.players);
                    round.games.push(ClubGame { locked, warbands, ..begun(next, game) });
                    next = next.saturating_add(1);
                }
                // A player who sat out of a round that is played, and has gone home since, still sat it out.
                let here =
                    |id: &String| players.iter().any(|known| known.id == *id && known.presence == Presence::Here);
                round
                    .byes
                    .retain(|bye| locked && !here(&bye.player) && byes.iter().all(|new| new.player != bye.player));
                round.byes.extend(byes.iter().cloned());
                round.seed = *seed;
                round.generator.clone_from(generator);
                round.pool = *pool;
                round.shared = *shared;
            }
            evening.next = next;
        }
        EveningEdit::Lock { game, locked } => on(evening, *game, |game| game.locked = *locked),
        EveningEdit::LockRound { locked } => {
            let games = evening.rounds.last_mut().into_iter().flat_map(|round| &mut round.games);
            games.filter(|game| !game.begun() && !game.dropped).for_each(|game| game.locked = *locked);
        }
        EveningEdit::Swap { players: [one, other], planned } => {
            let players = &evening.players;
            if let Some(round) = evening.rounds.last_mut() {
                swap(round, players, one, other);
                plan(round, planned);
            }
        }
        EveningEdit::Seat { player, game } => {
            let players = &evening.players;
            if let Some(round) = evening.rounds.last_mut() {
                seat(round, players, player, *game);
            }
        }
        EveningEdit::SetScenario { game, scenario, way } => on(evening, *game, |game| {
            game.scenario.clone_from(scenario);
            game.by_hand = true;
            game.way.clone_from(way);
            game.why.retain(|why| !why.is_of_scenario() && !why.is_of_roles());
        }),
        EveningEdit::SetTable { game, table } => {
            let left = evening.game(*game).and_then(|game| game.table);
            let open = |number: &u16| evening.table(*number).is_some_and(|table| !table.closed);
            let left = left.filter(open);
            if let Some(round) = evening.rounds.last_mut() {
                let here = |other: &&mut ClubGame| !other.dropped && table.is_some() && other.table == *table;
                let there = round.games.iter_mut().find(here);
                if let Some(other) = there {
                    other.table = left;
                    other.by_hand = true;
                    other.why.retain(|why| !why.is_of_table());
                }
            }
            on(evening, *game, |game| {
                game.table = *table;
                game.by_hand = true;
                game.why.retain(|why| !why.is_of_table());
            });
        }
        EveningEdit::SetAttacker { game, attacker } => on(evening, *game, |game| {
            game.attacker.clone_from(attacker);
            game.by_hand = true;
            game.why.retain(|why| !why.is_of_roles());
        }),
        EveningEdit::SetCampaign { game, campaign } => {
            let pair = evening.game(*game).map(|game| game.players.clone()).unwrap_or_default();
            let with = warbands(&evening.players, &pair);
            on(evening, *game, |game| {
                game.campaign.clone_from(campaign);
                game.by_hand = true;
                game.why.retain(|why| !why.is_of_campaign());
                game.warbands = with;
            });
        }
        EveningEdit::Start { at, planned } => {
            if let Some(round) = evening.rounds.last_mut() {
                round.started = Some(at.clone());
                for game in round.games.iter_mut().filter(|game| !game.dropped) {
                    game.locked = true;
                }
                plan(round, planned);
            }
        }
        EveningEdit::SetStarted { round, at } => {
            if let Some(round) = evening.rounds.get_mut(usize::from(*round)) {
                round.started = Some(at.clone());
            }
        }
        EveningEdit::Plan { game, battle, taken_over } => on(evening, *game, |game| match battle {
            Some(battle) => planned_as(game, battle, taken_over.as_ref()),
            None => unplanned(game),
        }),
        EveningEdit::Result { game, result } => on(evening, *game, |game| game.result.clone_from(result)),
        EveningEdit::Drop { game, dropped } => {
            let its = |round: &&mut Round| round.games.iter().any(|known| known.id == *game);
            if let Some(round) = evening.rounds.iter_mut().find(its) {
                drop_game(round, *game, *dropped);
            }
        }
        EveningEdit::CancelRound => {
            evening.rounds.pop();
        }
        EveningEdit::PutAway { away } => evening.away = *away,
    }
}

fn on(evening: &mut Evening, id: u32, work: impl FnOnce(&mut ClubGame)) {
    if let Some(game) = evening.rounds.iter_mut().flat_map(|round| &mut round.games).find(|game| game.id == id) {
        work(game);
    }
}

/// Nobody plays a game; or its players do after all, and no longer sit out. Its table may be another's meanwhile.
fn drop_game(round: &mut Round, id: u32, dropped: bool) {
    let tables: Vec<Option<u16>> = round.live().filter(|game| game.id != id).map(|game| game.table).collect();
    let Some(game) = round.games.iter_mut().find(|game| game.id == id) else { return };
    game.dropped = dropped;
    if dropped {
        unplanned(game);
    } else {
        if tables.contains(&game.table) {
            game.table = None;
        }
        let players = &game.players;
        round.byes.retain(|bye| !players.contains(&bye.player));
    }
}

/// The games that their campaigns planned.
fn plan(round: &mut Round, planned: &[PlannedIn]) {
    for PlannedIn { game: id, battle, taken_over } in planned {
        if let Some(game) = round.games.iter_mut().find(|game| game.id == *id && !game.dropped) {
            planned_as(game, battle, taken_over.as_ref());
        }
    }
}

/// A game is this battle; if its campaign had planned it already, with the scenario it had there.
fn planned_as(game: &mut ClubGame, battle: &str, taken_over: Option<&String>) {
    game.battle = Some(battle.to_owned());
    game.taken_over = taken_over.is_some();
    if let Some(scenario) = taken_over.filter(|scenario| game.scenario.as_ref() != Some(scenario)) {
        game.scenario = Some(scenario.clone());
        game.way = Way::Planned;
        game.why.retain(|why| !why.is_of_scenario() && !why.is_of_roles());
    }
}

fn begun(id: u32, game: &NewGame) -> ClubGame {
    ClubGame {
        id,
        players: game.players.clone(),
        warbands: Vec::new(),
        campaign: game.campaign.clone(),
        table: game.table,
        scenario: game.scenario.clone(),
        way: game.way.clone(),
        attacker: game.attacker.clone(),
        locked: false,
        by_hand: false,
        dropped: false,
        battle: None,
        taken_over: false,
        result: None,
        why: game.why.clone(),
    }
}

/// Somebody is not there: a round that is not started goes on without them, even if it was locked. Those who share a
/// table with them play on.
fn gone(evening: &mut Evening, player: &str, presence: Presence) {
    let Some(known) = evening.players.iter_mut().find(|known| known.id == player) else { return };
    known.presence = presence;
    let players = &evening.players;
    if let Some(round) = evening.rounds.last_mut().filter(|round| round.started.is_none()) {
        for game in round.games.iter_mut().filter(|game| game.is_shared() && !game.dropped && !game.begun()) {
            leave(game, players, player);
        }
        round.games.retain(|game| game.begun() || game.players.iter().all(|other| other != player));
        round.byes.retain(|bye| bye.player != player);
        round.byes.iter_mut().filter(|bye| bye.extra.as_deref() == Some(player)).for_each(|bye| bye.extra = None);
    }
}

/// Two players change places; the one who comes to a game takes the role of the one who went, and it is no longer
/// planned. Reasons that were given for the people no longer hold, and a game is one of the campaign that both belong
/// to. A player who has left sits nothing out.
fn swap(round: &mut Round, players: &[Player], one: &str, other: &str) {
    let exchanged = |id: &String| match id.as_str() {
        id if id == one => Some(other.to_owned()),
        id if id == other => Some(one.to_owned()),
        _ => None,
    };
    let started = round.started.is_some();
    for game in round.games.iter_mut().filter(|game| game.movable(started)) {
        let before = game.players.clone();
        let seats = game.players.iter_mut().chain(&mut game.attacker);
        seats.for_each(|seat| {
            if let Some(now) = exchanged(seat) {
                *seat = now;
            }
        });
        if game.players != before {
            changed(game, players);
        }
    }
    for bye in &mut round.byes {
        if let Some(now) = exchanged(&bye.player) {
            bye.player = now;
            bye.extra = None;
            bye.why.clear();
        }
    }
    let here = |id: &String| players.iter().any(|player| player.id == *id && player.presence == Presence::Here);
    round.byes.retain(|bye| here(&bye.player) || (bye.player != one && bye.player != other));
    let out: Vec<String> = round.byes.iter().map(|bye| bye.player.clone()).collect();
    for bye in &mut round.byes {
        bye.extra = bye.extra.take().filter(|extra| !out.contains(extra));
    }
}

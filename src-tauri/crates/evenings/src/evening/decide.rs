//! Which changes of an evening are well-formed.

use super::{
    Bye, ClubGame, ClubResult, Evening, EveningEdit, NewGame, Newcomer, PLAYERS_MAX, PlannedIn, ROLL_OFF_MAX,
    ROUNDS_MAX, Round, SEATS, TABLES_MAX, WHYS_MAX, Way,
};
use crate::messages;
use crate::rotation::{size_well_formed, terrain_well_formed};
use nml_catalogue::message::{Coded, Message};
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;

/// What follows from a change: itself, when it is well-formed.
///
/// # Errors
/// What is ill-formed in it.
pub fn decide(evening: &Evening, change: &EveningEdit) -> Result<Vec<EveningEdit>, Rejection> {
    let form = |line: Coded| Err(Rejection::form(line));
    match change {
        EveningEdit::Rename { name } => text::name(thing::the_evenings_name(), name)?,
        EveningEdit::Move { day } => text::day(thing::the_day(), day)?,
        EveningEdit::SetClock { clock } => clock.well_formed()?,
        EveningEdit::UseRotation { rotation } => stream(thing::the_rotation(), rotation.as_deref())?,
        EveningEdit::PutTable { table } => {
            text::optional_name(thing::the_tables_name(), &table.name)?;
            size_well_formed(table.size)?;
            terrain_well_formed(&table.terrain)?;
            if table.number == 0 {
                return form(messages::tables_begin_at_one());
            }
            if evening.table(table.number).is_none() && evening.tables.len() >= TABLES_MAX {
                return Err(Rejection::form(messages::too_many_tables(TABLES_MAX)));
            }
        }
        EveningEdit::RemoveTable { table } => {
            known_table(evening, *table)?;
            if evening.rounds.iter().flat_map(|round| &round.games).any(|game| game.table == Some(*table)) {
                return form(messages::table_in_use());
            }
        }
        EveningEdit::Expect { player } => expected(evening, player)?,
        EveningEdit::Unexpect { player } => {
            known_player(evening, player)?;
            if evening.has_played(player) {
                return form(messages::played());
            }
        }
        EveningEdit::CheckIn { player } | EveningEdit::MarkAbsent { player } | EveningEdit::Leave { player } => {
            known_player(evening, player)?;
        }
        EveningEdit::Take { round, generator, games, byes, .. } => {
            generator.as_deref().map_or(Ok(()), |name| text::id(thing::the_generator(), name))?;
            taken(evening, usize::from(*round), games, byes)?;
        }
        EveningEdit::Lock { game, .. } => {
            let game = current(evening, *game)?;
            played(game)?;
            if game.begun() {
                return form(messages::game_begun_again());
            }
        }
        EveningEdit::LockRound { .. } => {
            if evening.rounds.is_empty() {
                return form(messages::no_round());
            }
        }
        EveningEdit::Swap { players, planned } => {
            swapped(evening, players)?;
            if !planned.is_empty() {
                let mut after = evening.clone();
                super::evolve(&mut after, &EveningEdit::Swap { players: players.clone(), planned: Vec::new() });
                each_planned(&after, planned)?;
            }
        }
        EveningEdit::Seat { player, game } => seated(evening, player, *game)?,
        EveningEdit::SetScenario { game, scenario, way } => {
            let game = unbegun(evening, *game)?;
            scenario.as_deref().map_or(Ok(()), |scenario| text::id(thing::the_scenario(), scenario))?;
            way_well_formed(&game.players, scenario.is_some(), way)?;
        }
        EveningEdit::SetTable { game, table } => {
            // What a person sets by hand may be set in a locked game, and a planned one is the same at another table.
            let sent = current(evening, *game)?;
            played(sent)?;
            if sent.result.is_some() {
                return form(messages::game_over());
            }
            if let Some(table) = table {
                open_table(evening, *table)?;
                let fixed = |round: &Round| {
                    let there = round.live().find(|other| other.id != *game && other.table == Some(*table));
                    there.is_some_and(|other| !other.movable(round.started.is_some()))
                };
                if evening.rounds.last().is_some_and(fixed) {
                    return form(messages::game_at_table_fixed());
                }
            }
        }
        EveningEdit::SetAttacker { game, attacker } => {
            let game = unbegun(evening, *game)?;
            one_of(&game.players, attacker.as_deref(), messages::attacker())?;
        }
        EveningEdit::SetCampaign { game, campaign } => {
            let game = unbegun(evening, *game)?;
            of_campaign(evening, &game.players, campaign.as_deref())?;
        }
        EveningEdit::Start { at, planned } => {
            moment(at)?;
            match evening.rounds.last() {
                None => return form(messages::no_round()),
                Some(round) if round.started.is_some() => return form(messages::round_started()),
                Some(round) if round.live().next().is_none() => return form(messages::no_games()),
                Some(_) => {}
            }
            each_planned(evening, planned)?;
        }
        EveningEdit::SetStarted { round, at } => {
            moment(at)?;
            match evening.rounds.get(usize::from(*round)) {
                None => return form(messages::no_such_round()),
                Some(round) if round.started.is_none() => return form(messages::not_started()),
                Some(_) => {}
            }
        }
        EveningEdit::Plan { game, battle, taken_over } => {
            known_game(evening, *game)?;
            taken_over.as_deref().map_or(Ok(()), |scenario| text::id(thing::the_scenario(), scenario))?;
            battle.as_deref().map_or(Ok(()), |battle| planned_in(evening, *game, battle))?;
        }
        EveningEdit::Result { game, result } => {
            let game = known_game(evening, *game)?;
            played(game)?;
            if game.campaign.is_some() {
                return form(messages::campaign_keeps_result());
            }
            if let Some(result) = result {
                ended(&game.players, result)?;
            }
        }
        EveningEdit::Drop { game, dropped } => dropped_well(evening, *game, *dropped)?,
        EveningEdit::CancelRound => match evening.rounds.last() {
            None => return form(messages::no_round()),
            Some(round) if round.games.iter().any(ClubGame::begun) => {
                return form(messages::round_begun());
            }
            Some(_) => {}
        },
        EveningEdit::PutAway { .. } => {}
    }
    Ok(vec![change.clone()])
}

fn stream(what: Message, id: Option<&str>) -> Result<(), Rejection> {
    id.map_or(Ok(()), |id| text::stream(what, id))
}

fn expected(evening: &Evening, player: &Newcomer) -> Result<(), Rejection> {
    text::id(thing::the_player(), &player.id)?;
    text::name(thing::the_players_name(), &player.name)?;
    stream(thing::the_campaign(), player.campaign.as_deref())?;
    stream(thing::the_warband(), player.warband.as_deref())?;
    if player.campaign.is_some() != player.warband.is_some() {
        return Err(Rejection::form(messages::guest()));
    }
    let same = |other: &str| other != player.id;
    if player.warband.is_some()
        && evening.players.iter().any(|other| same(&other.id) && other.warband == player.warband)
    {
        return Err(Rejection::form(messages::warband_twice()));
    }
    if evening.player(&player.id).is_none() && evening.players.len() >= PLAYERS_MAX {
        return Err(Rejection::form(messages::too_many_players(PLAYERS_MAX)));
    }
    Ok(())
}

fn known_player(evening: &Evening, player: &str) -> Result<(), Rejection> {
    match evening.player(player) {
        Some(_) => Ok(()),
        None => Err(Rejection::form(messages::unknown_player())),
    }
}

fn known_table(evening: &Evening, table: u16) -> Result<(), Rejection> {
    match evening.table(table) {
        Some(_) => Ok(()),
        None => Err(Rejection::form(messages::unknown_table(table))),
    }
}

fn open_table(evening: &Evening, table: u16) -> Result<(), Rejection> {
    known_table(evening, table)?;
    if evening.table(table).is_some_and(|table| table.closed) {
        return Err(Rejection::form(messages::table_closed(table)));
    }
    Ok(())
}

fn known_game(evening: &Evening, game: u32) -> Result<&ClubGame, Rejection> {
    evening.game(game).ok_or_else(|| Rejection::form(messages::unknown_game(game)))
}

/// Whether a game is one that somebody plays.
fn played(game: &ClubGame) -> Result<(), Rejection> {
    if game.dropped {
        return Err(Rejection::form(messages::game_dropped()));
    }
    Ok(())
}

fn dropped_well(evening: &Evening, game: u32, dropped: bool) -> Result<(), Rejection> {
    let found = known_game(evening, game)?;
    if dropped == found.dropped {
        return Err(Rejection::form(messages::nothing_changes()));
    }
    if found.result.is_some() {
        return Err(Rejection::form(messages::result_comes_first()));
    }
    let round = evening.rounds.iter().find(|round| round.games.iter().any(|known| known.id == game));
    let elsewhere = |id: &String| round.is_some_and(|round| round.games.iter().any(|known| known.seats(id)));
    if !dropped && found.players.iter().any(elsewhere) {
        return Err(Rejection::form(messages::plays_another_game()));
    }
    Ok(())
}

/// Whether a game can be this battle: one that belongs to a campaign, and no other game of the evening is it.
fn planned_in(evening: &Evening, game: u32, battle: &str) -> Result<(), Rejection> {
    text::stream(thing::the_battle(), battle)?;
    played(known_game(evening, game)?)?;
    if known_game(evening, game)?.campaign.is_none() {
        return Err(Rejection::form(messages::no_campaign()));
    }
    let other = |other: &ClubGame| other.id != game && other.battle.as_deref() == Some(battle);
    if evening.rounds.iter().flat_map(|round| &round.games).any(other) {
        return Err(Rejection::form(messages::battle_twice()));
    }
    Ok(())
}

/// Whether games of the last round can be these battles.
fn each_planned(evening: &Evening, planned: &[PlannedIn]) -> Result<(), Rejection> {
    for (at, PlannedIn { game, battle, taken_over }) in planned.iter().enumerate() {
        current(evening, *game)?;
        taken_over.as_deref().map_or(Ok(()), |scenario| text::id(thing::the_scenario(), scenario))?;
        planned_in(evening, *game, battle)?;
        let same = |other: &PlannedIn| other.game == *game || other.battle == *battle;
        if planned.iter().take(at).any(same) {
            return Err(Rejection::form(messages::battle_twice()));
        }
    }
    Ok(())
}

/// A game of the last round.
fn current(evening: &Evening, game: u32) -> Result<&ClubGame, Rejection> {
    let found = known_game(evening, game)?;
    if evening.is_current(game) { Ok(found) } else { Err(Rejection::form(messages::earlier_round())) }
}

/// A game of any round that has not begun: one of an earlier round may still want its scenario before it can be planned.
fn unbegun(evening: &Evening, game: u32) -> Result<&ClubGame, Rejection> {
    let found = known_game(evening, game)?;
    played(found)?;
    if found.begun() { Err(Rejection::form(messages::game_begun())) } else { Ok(found) }
}

/// Whether a game can have ended like this: not all have won, and there are points for as many as play.
fn ended(players: &[String], result: &ClubResult) -> Result<(), Rejection> {
    let won: Vec<&String> = result.winner.iter().chain(&result.with).collect();
    won.iter().try_for_each(|winner| one_of(players, Some(winner), messages::winner()))?;
    let twice = won.iter().enumerate().any(|(at, one)| won.iter().take(at).any(|other| other == one));
    if twice || won.len() >= players.len() || (result.winner.is_none() && !result.with.is_empty()) {
        return Err(Rejection::form(messages::winners()));
    }
    if result.points.len() != players.len() {
        return Err(Rejection::form(messages::points(players.len())));
    }
    Ok(())
}

fn one_of(players: &[String], one: Option<&str>, otherwise: Coded) -> Result<(), Rejection> {
    if one.is_none_or(|one| players.iter().any(|player| player == one)) {
        return Ok(());
    }
    Err(Rejection::form(otherwise))
}

fn of_campaign(evening: &Evening, players: &[String], campaign: Option<&str>) -> Result<(), Rejection> {
    let plays = |id: &String| evening.player(id).is_some_and(|player| player.campaign.as_deref() == campaign);
    if campaign.is_none() || players.iter().all(plays) {
        return Ok(());
    }
    Err(Rejection::form(messages::other_campaign()))
}

fn way_well_formed(players: &[String], chosen: bool, way: &Way) -> Result<(), Rejection> {
    if let Way::Book { chooser, .. } = way {
        one_of(players, chooser.as_deref(), messages::chooser())?;
    }
    let fits = match way {
        Way::Open => !chosen,
        Way::Book { throw, roll_off, .. } => {
            let rolled_off = roll_off.as_ref().is_none_or(|roll_off| roll_off.faces.len() <= ROLL_OFF_MAX);
            chosen && throw.faces.len() == 1 && rolled_off
        }
        Way::Stage | Way::Rotation | Way::Shared | Way::Planned | Way::Agreement | Way::Hand => chosen,
    };
    if fits {
        return Ok(());
    }
    Err(Rejection::form(messages::way()))
}

fn taken(evening: &Evening, at: usize, games: &[NewGame], byes: &[Bye]) -> Result<(), Rejection> {
    let rounds = evening.rounds.len();
    if at != rounds && at + 1 != rounds {
        return Err(Rejection::form(messages::unknown_round(at, rounds)));
    }
    if at >= ROUNDS_MAX {
        return Err(Rejection::form(messages::too_many_rounds(ROUNDS_MAX)));
    }
    if games.len() > PLAYERS_MAX || byes.len() > PLAYERS_MAX {
        return Err(Rejection::form(messages::too_many_players(PLAYERS_MAX)));
    }
    let kept: Vec<&ClubGame> =
        evening.rounds.get(at).into_iter().flat_map(|round| &round.games).filter(|game| game.kept()).collect();
    let mut seated: Vec<&str> = kept.iter().flat_map(|game| &game.players).map(String::as_str).collect();
    let mut tables: Vec<u16> = kept.iter().filter_map(|game| game.table).collect();
    let coming = games.iter().flat_map(|game| &game.players).chain(byes.iter().map(|bye| &bye.player));
    for player in coming {
        known_player(evening, player)?;
        if evening.player(player).is_some_and(|player| player.presence != super::Presence::Here) {
            return Err(Rejection::form(messages::not_here()));
        }
        if seated.contains(&player.as_str()) {
            return Err(Rejection::form(messages::player_twice()));
        }
        seated.push(player);
    }
    for game in games {
        if !SEATS.contains(&game.players.len()) {
            return Err(Rejection::form(messages::seats_out_of_range(*SEATS.start(), *SEATS.end())));
        }
        if let Some(table) = game.table {
            open_table(evening, table)?;
            if tables.contains(&table) {
                return Err(Rejection::form(messages::table_taken(table)));
            }
            tables.push(table);
        }
        game.scenario.as_deref().map_or(Ok(()), |scenario| text::id(thing::the_scenario(), scenario))?;
        way_well_formed(&game.players, game.scenario.is_some(), &game.way)?;
        one_of(&game.players, game.attacker.as_deref(), messages::attacker())?;
        of_campaign(evening, &game.players, game.campaign.as_deref())?;
    }
    for bye in byes {
        bye.extra.as_deref().map_or(Ok(()), |player| known_player(evening, player))?;
    }
    let whys = games.iter().map(|game| &game.why).chain(byes.iter().map(|bye| &bye.why));
    for why in whys {
        if why.len() > WHYS_MAX {
            return Err(Rejection::form(messages::too_many_reasons(WHYS_MAX)));
        }
    }
    Ok(())
}

fn swapped(evening: &Evening, [one, other]: &[String; 2]) -> Result<(), Rejection> {
    let Some(round) = evening.rounds.last() else {
        return Err(Rejection::form(messages::no_round()));
    };
    let game = |id: &String| round.games.iter().find(|game| game.seats(id));
    let seated = |id: &String| game(id).is_some() || round.byes.iter().any(|bye| bye.player == *id);
    for player in [one, other] {
        known_player(evening, player)?;
        // A player who has come meanwhile may take another's place.
        let here = evening.player(player).is_some_and(|known| known.presence == super::Presence::Here);
        if !seated(player) && !here {
            return Err(Rejection::form(messages::not_in_round()));
        }
        if game(player).is_some_and(|game| !game.movable(round.started.is_some())) {
            return Err(Rejection::form(messages::game_locked()));
        }
    }
    let place = |id: &String| game(id).map(|game| game.id);
    if place(one) == place(other) {
        return Err(Rejection::form(messages::nothing_to_swap()));
    }
    Ok(())
}

fn seated(evening: &Evening, player: &str, to: Option<u32>) -> Result<(), Rejection> {
    known_player(evening, player)?;
    let Some(round) = evening.rounds.last() else {
        return Err(Rejection::form(messages::no_round()));
    };
    let open = |game: &ClubGame| {
        if game.seating(round.started.is_some()) { Ok(()) } else { Err(Rejection::form(messages::game_locked())) }
    };
    let from = round.games.iter().find(|game| game.seats(player));
    from.map_or(Ok(()), open)?;
    if from.map(|game| game.id) == to {
        return Err(Rejection::form(messages::nothing_changes()));
    }
    let Some(to) = to else { return Ok(()) };
    let to = current(evening, to)?;
    played(to)?;
    open(to)?;
    if evening.player(player).is_some_and(|known| known.presence != super::Presence::Here) {
        return Err(Rejection::form(messages::not_here()));
    }
    if to.players.len() >= *SEATS.end() {
        return Err(Rejection::form(messages::table_full(*SEATS.end())));
    }
    Ok(())
}

fn moment(at: &str) -> Result<(), Rejection> {
    if is_moment(at) {
        return Ok(());
    }
    Err(Rejection::form(messages::time_ill_formed()))
}

/// Date and time of RFC 3339, to the second or finer, with `Z` or an offset.
fn is_moment(moment: &str) -> bool {
    let Some((day, time)) = moment.split_once('T').filter(|_| moment.len() <= 40) else { return false };
    let pair = |text: Option<&str>, most: u8| {
        let text = text.filter(|text| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit()));
        text.and_then(|text| text.parse::<u8>().ok()).is_some_and(|number| number <= most)
    };
    let colon = |text: &str, at: usize| text.get(at..=at) == Some(":");
    let clock = pair(time.get(0..2), 23) && colon(time, 2) && pair(time.get(3..5), 59);
    let clock = clock && colon(time, 5) && pair(time.get(6..8), 59);
    let rest = time.get(8..).unwrap_or_default();
    let zone = match rest.strip_prefix('.') {
        None => Some(rest),
        Some(fine) => {
            let digits = fine.bytes().take_while(u8::is_ascii_digit).count();
            fine.get(digits..).filter(|_| digits > 0)
        }
    };
    let offset = |zone: &str| {
        let signed = matches!(zone.get(0..1), Some("+" | "-")) && zone.len() == 6;
        signed && pair(zone.get(1..3), 23) && colon(zone, 3) && pair(zone.get(4..6), 59)
    };
    text::day(thing::the_day(), day).is_ok() && clock && zone.is_some_and(|zone| zone == "Z" || offset(zone))
}

//! How an evening gets onto its page: from what was said in it, and from what its campaigns know of its games.

use std::sync::Arc;

use nml_campaign::{Played, stage};
use nml_catalogue::StageScenario;
use nml_evenings::evening::{self, Clock, ClubGame, Evening, EveningEdit, Plans, Player, Pool, Presence, SEATS, Way};
use nml_evenings::fairness::fairness;
use nml_evenings::pairing::{DrawFacts, checks, cramped, crowded, other_number};
use nml_ledger::Kept;
use nml_warband::result::{Outcome, SideResult};

use super::by_rulebook::warbands;
use super::draw_facts::{Facts, Seasons, before, draw_facts, facts, named, plans, played_of, seasons};
use super::evening_shown::{
    EveningBye, EveningGame, EveningGameState, EveningPlayer, EveningRound, EveningSeat, EveningTable, EveningView,
    PlayedElsewhere, RoundClock, StageTable,
};
use super::open_plans::{EveningClash, Held, clashes, on_evenings, plan_gone, played_since, taken_over};
use super::{planned, played, presence};
use crate::clock;
use crate::failure::Failure;
use crate::season::{Planning, offered, pack_of};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Campaigns, Evenings, Rotations};
use crate::view::{ClubName, Emblem, emblem};
use crate::words::evenings as say;

/// What a view is made of.
struct Looked<'d> {
    session: &'d Session,
    evening: &'d Evening,
    seasons: Seasons,
    plans: Plans,
    facts: Facts,
    /// What the last round was drawn from, if somebody set a game of it by hand since.
    draw_facts: Option<DrawFacts>,
    /// The battles that games of evenings are, each with the evening.
    on_evenings: Held,
    rotation: Option<Arc<Open<Rotations>>>,
}

pub(super) fn view(session: &Session, open: &Open<Evenings>) -> Result<EveningView, Failure> {
    let evening = &open.state;
    let past = before(session, open)?;
    let past: Vec<&Evening> = past.iter().map(|open| &open.state).collect();
    let plans = plans(session, past.iter().copied().chain([evening]))?;
    let seasons = seasons(session, evening)?;
    let set = |round: &&evening::Round| round.live().any(|game| game.by_hand && game.result.is_none());
    let draw_facts = match evening.rounds.last().filter(set) {
        Some(round) => {
            let pool = round.pool.unwrap_or(Pool::Rotation);
            Some(draw_facts(session, open, evening.rounds.len() - 1, round.seed, pool)?)
        }
        None => None,
    };
    let rotation = evening.rotation.as_ref().and_then(|id| session.look::<Rotations>(id).ok());
    let looked = Looked {
        session,
        evening,
        seasons,
        plans,
        facts: facts(session)?,
        draw_facts,
        on_evenings: on_evenings(session)?,
        rotation,
    };
    let with_tonight: Vec<&Evening> = past.iter().copied().chain([evening]).collect();
    let sums = fairness(past.iter().copied().chain([evening]), &looked.plans);
    let byes = |id: &str| sums.lines.iter().find(|line| line.player == id).map_or(0, |line| line.byes);
    let player = |player: &Player| {
        let (games, counted) = played_of(&looked.seasons, &with_tonight, player);
        EveningPlayer {
            id: player.id.clone(),
            name: player.name.clone(),
            campaign: player.campaign.as_ref().map(|id| looked.campaign(id)),
            warband: player.warband.as_ref().map(|id| looked.warband(player.campaign.as_ref(), id)),
            namesake: player.namesake,
            played: evening.has_played(&player.id),
            presence: player.presence,
            games,
            counted,
            byes: byes(&player.id),
        }
    };
    let used = |number| evening.rounds.iter().flat_map(|round| &round.games).any(|game| game.table == Some(number));
    let last = evening.rounds.last();
    let placed = |id: &String| {
        last.is_none_or(|round| {
            round.games.iter().any(|game| game.seats(id)) || round.byes.iter().any(|bye| bye.player == *id)
        })
    };
    let here = || evening.players.iter().filter(|player| player.presence == Presence::Here);
    let freed = |id: &String| {
        last.is_some_and(|round| round.games.iter().any(|game| game.dropped && game.players.contains(id)))
    };
    let without = |of_dropped: bool| {
        let left = here().filter(|player| !placed(&player.id) && freed(&player.id) == of_dropped);
        left.map(|player| looked.player(&player.id)).collect()
    };
    let mut rounds = Vec::new();
    for (at, round) in evening.rounds.iter().enumerate().rev() {
        rounds.push(looked.round(at, round)?);
    }
    let id = open.id.to_string();
    // A die that fell stays where its game still waits for the choice that it left.
    let choice = session.dice().asked(&id).filter(|choice| {
        let asks =
            |game: &EveningGame| game.id == choice.game && game.state == EveningGameState::Open && game.book.is_some();
        rounds.first().is_some_and(|round| round.games.iter().any(asks))
    });
    let last_said = open.log.undoable().and_then(|entry| open.log.find(&entry)).and_then(Kept::command);
    Ok(EveningView {
        id: open.id.to_string(),
        name: evening.name.clone(),
        day: evening.day.clone(),
        away: evening.away,
        rotation: evening.rotation.as_ref().map(|id| {
            let known = looked.rotation.as_ref();
            let name = known.map_or_else(say::not_here, |open| open.state.name.clone());
            ClubName { id: id.clone(), name }
        }),
        clock: evening.clock.clone(),
        tables: evening
            .tables
            .iter()
            .map(|table| EveningTable { size: say::size(table), used: used(table.number), table: table.clone() })
            .collect(),
        players: evening.players.iter().map(player).collect(),
        here: here().count(),
        next: last.is_some_and(evening::Round::begun),
        unplaced: without(false),
        freed: without(true),
        rounds,
        choice,
        undo: last_said.map(|change| say::evening_said(change, evening, |id| looked.scenario(id).name)),
        undo_plans: matches!(last_said, Some(EveningEdit::Start { .. })),
        undo_stops: played::undo_stops(session, open)?,
        redo: planned::may_redo(open),
        own: presence::own(session, evening)?,
    })
}

/// Whether a game is still to be played, or goes on.
const fn unfinished(state: &EveningGameState) -> bool {
    match state {
        EveningGameState::Open | EveningGameState::Unplanned { .. } | EveningGameState::Planned { .. } => true,
        EveningGameState::Dropped | EveningGameState::Over { .. } => false,
    }
}

/// The aftermaths that the Warbands of a game are in: their battles, with the Warbands' names.
fn settles(season: &Open<Campaigns>, game: &ClubGame) -> Vec<ClubName> {
    let open = |warband: &String| {
        let unsettled = season.state.unsettled(warband)?;
        let name = season.state.called(warband).unwrap_or_else(say::not_here);
        Some(ClubName { id: unsettled.battle.clone(), name })
    };
    game.warbands.iter().flatten().filter_map(open).collect()
}

impl Looked<'_> {
    fn campaign(&self, id: &str) -> ClubName {
        let name = self.seasons.get(id).map_or_else(say::not_here, |open| open.state.name.clone());
        ClubName { id: id.to_owned(), name }
    }

    fn warband(&self, campaign: Option<&String>, id: &str) -> ClubName {
        let season = campaign.and_then(|campaign| self.seasons.get(campaign));
        // Its player stands beside it.
        let name = season.and_then(|season| season.state.enrolment(id)).map(|known| known.name.clone());
        ClubName { id: id.to_owned(), name: name.unwrap_or_else(say::not_here) }
    }

    fn player(&self, id: &str) -> ClubName {
        ClubName { id: id.to_owned(), name: say::player(self.evening, id) }
    }

    fn scenario(&self, id: &str) -> ClubName {
        ClubName { id: id.to_owned(), name: named(&self.facts, id) }
    }

    fn round(&self, at: usize, round: &evening::Round) -> Result<EveningRound, Failure> {
        let current = at + 1 == self.evening.rounds.len();
        let mut games = Vec::new();
        for game in &round.games {
            games.push(self.game(round, game, current)?);
        }
        // By table; those without one stay in the order they were drawn in.
        games.sort_by_key(|game| game.table.unwrap_or(u16::MAX));
        let done = |game: &EveningGame| matches!(game.state, EveningGameState::Over { .. } | EveningGameState::Dropped);
        let over = round.started.is_some() && games.iter().all(done);
        let byes = round.byes.iter().map(|bye| EveningBye {
            player: self.player(&bye.player),
            extra: bye.extra.as_ref().map(|extra| self.player(extra)),
            why: bye.why.iter().map(|why| say::why(why, ["", ""])).collect(),
        });
        Ok(EveningRound {
            number: u8::try_from(at + 1).unwrap_or(u8::MAX),
            current,
            seed: round.seed,
            pool: round.pool,
            shared: round.shared,
            games,
            byes: byes.collect(),
            clock: round.started.as_ref().and_then(|started| self.clock(started)),
            begun: round.games.iter().any(ClubGame::begun),
            over,
        })
    }

    fn clock(&self, started: &str) -> Option<RoundClock> {
        let Clock { minutes, pause, warnings } = &self.evening.clock;
        let after = |minutes: u16| clock::minutes_after(started, minutes.into());
        Some(RoundClock {
            started: started.to_owned(),
            warnings: warnings.iter().map(|before| after(minutes - before.min(minutes))).collect::<Option<_>>()?,
            ends: after(*minutes)?,
            pause_ends: after(minutes.saturating_add(*pause))?,
        })
    }

    fn game(&self, round: &evening::Round, game: &ClubGame, current: bool) -> Result<EveningGame, Failure> {
        let players: Vec<Option<&Player>> = game.players.iter().map(|id| self.evening.player(id)).collect();
        let campaign = |player: &Option<&'_ Player>| player.and_then(|player| player.campaign.clone());
        let first = players.first().and_then(campaign);
        let shared = first.filter(|first| players.iter().all(|player| campaign(player).as_ref() == Some(first)));
        let attacker = game.attacker_in(&self.plans);
        let seat = |(id, player): (&String, &Option<&Player>)| EveningSeat {
            name: self.player(id).name,
            warband: self.seated(game, *player, id),
            stream: game.warband_of(id).cloned(),
            emblem: self.borne(game, *player, id),
            attacks: attacker == Some(id),
            id: id.clone(),
        };
        let scenario = game.scenario_in(&self.plans);
        let swapped = scenario != game.scenario.as_ref();
        let names: Vec<String> = game.players.iter().map(|id| self.player(id).name).collect();
        let season = game.campaign.as_ref().and_then(|id| self.seasons.get(id));
        let state = self.state(round, game, season.map(std::ops::Deref::deref))?;
        let undecided = current && matches!(state, EveningGameState::Open);
        let ahead = match state {
            EveningGameState::Open | EveningGameState::Unplanned { .. } => true,
            EveningGameState::Planned { begun, .. } => !begun,
            EveningGameState::Dropped | EveningGameState::Over { .. } => false,
        };
        let book = match season.filter(|_| undecided) {
            Some(season) => self.stage_table(season, game)?,
            None => None,
        };
        let waits = matches!(state, EveningGameState::Open | EveningGameState::Unplanned { elsewhere: None, .. });
        let gone = waits && season.is_some_and(|season| plan_gone(season, game));
        let asked = || [0, 1].map(|at| names.get(at).map_or("", String::as_str));
        // The game with the scenario that its campaign plans by now: the page speaks of that one.
        let mut as_planned = game.clone();
        if swapped {
            as_planned.scenario = scenario.cloned();
            as_planned.why.retain(|why| !why.is_of_scenario());
        }
        let mut why: Vec<String> = as_planned.why.iter().map(|why| say::why(why, asked())).collect();
        let mut warns = Vec::new();
        let seating = ahead && game.seating(round.started.is_some());
        let closed = |number: &u16| self.evening.table(*number).is_some_and(|table| table.closed);
        if round.started.is_none() && unfinished(&state) {
            warns.extend(game.table.filter(closed).map(say::table_closed));
        }
        if unfinished(&state) {
            // A draw that could not do better says so as loudly as a hand that did not.
            let table = game.table.and_then(|number| self.evening.table(number));
            let small = table.and_then(|table| cramped(&as_planned, table));
            let draw_facts = self.draw_facts.as_ref().filter(|_| current);
            let twice = draw_facts.and_then(|draw_facts| crowded(draw_facts, &round.games, &as_planned));
            let seats = as_planned.scenario.as_ref().and_then(|id| self.facts.get(id)).map(|fact| fact.seats);
            let others = seats.and_then(|seats| other_number(seats, game));
            let all = small.into_iter().chain(twice).chain(others);
            warns.extend(all.map(|check| say::check(&check, asked(), table)));
        }
        if current && game.by_hand && unfinished(&state) {
            for check in self.draw_facts.iter().flat_map(|draw_facts| checks(draw_facts, &as_planned)) {
                let said = if check.warns() { &mut warns } else { &mut why };
                said.push(say::check(&check, asked(), game.table.and_then(|number| self.evening.table(number))));
            }
            warns.extend(self.shut(round, &as_planned));
        }
        if round.started.is_some() && unfinished(&state) {
            let left = players.iter().flatten().filter(|player| player.presence != Presence::Here);
            warns.extend(left.map(|player| say::has_left(&self.player(&player.id).name)));
        }
        let clashes = match (&state, season) {
            (EveningGameState::Open, Some(season)) if current => self.clashes(season, &as_planned)?,
            (EveningGameState::Unplanned { held: false, .. }, Some(season)) => self.clashes(season, &as_planned)?,
            _ => Vec::new(),
        };
        if let (EveningGameState::Open, true, Some(season)) = (&state, current, season) {
            let over = taken_over(season, &as_planned, &self.on_evenings).and_then(|over| over.taken_over);
            let other = over.filter(|scenario| Some(scenario) != as_planned.scenario.as_ref());
            warns.extend(other.map(|scenario| say::will_take_over(&self.scenario(&scenario).name)));
        }
        Ok(EveningGame {
            clashes,
            id: game.id,
            seats: game.players.iter().zip(&players).map(seat).collect(),
            campaign: game.campaign.as_ref().map(|id| self.campaign(id)),
            shared: shared.map(|id| self.campaign(&id)),
            table: game.table,
            table_name: game.table.map(|number| say::table(self.evening, number)).unwrap_or_default(),
            scenario: scenario.map(|id| self.scenario(id)),
            drawn: !swapped && matches!(game.way, Way::Open | Way::Stage | Way::Rotation | Way::Shared),
            way: if swapped {
                say::swapped()
            } else if gone {
                say::plan_gone()
            } else {
                say::way(&game.way, self.evening.rotation.is_some(), |id| self.player(id).name)
            },
            roles: scenario.and_then(|id| self.facts.get(id)).is_some_and(|fact| fact.roles.any()),
            locked: game.locked,
            movable: current && ahead && game.movable(round.started.is_some()),
            room: current && seating && game.players.len() < *SEATS.end(),
            parts: current && seating && game.is_shared(),
            by_hand: game.by_hand,
            why,
            warns,
            settles: match (&state, season) {
                (EveningGameState::Open, Some(season)) if current => settles(season, game),
                (EveningGameState::Unplanned { elsewhere: None, .. }, Some(season)) => settles(season, game),
                _ => Vec::new(),
            },
            state,
            book,
        })
    }

    fn clashes(&self, season: &Open<Campaigns>, game: &ClubGame) -> Result<Vec<EveningClash>, Failure> {
        clashes(self.session, season, game, &self.on_evenings, &self.facts)
    }

    /// What the rotation says of a scenario that it does not draw on this day, if the game goes by the rotation.
    fn shut(&self, round: &evening::Round, game: &ClubGame) -> Option<String> {
        let by_table = game.campaign.is_some() && round.pool == Some(Pool::Stage);
        let by_rotation = !by_table && !matches!(game.way, Way::Book { .. }) && !game.is_shared();
        let rotation = self.rotation.as_ref().filter(|_| by_rotation)?;
        let shut = rotation.state.shut(game.scenario.as_ref()?, &self.evening.day)?;
        Some(say::shut(&shut, &rotation.state.name))
    }

    /// What somebody plays a game with, by its name; empty for a guest.
    fn seated(&self, game: &ClubGame, player: Option<&Player>, id: &str) -> String {
        let campaign = game.campaign.as_ref().or_else(|| player.and_then(|player| player.campaign.as_ref()));
        game.warband_of(id).map(|warband| self.warband(campaign, warband).name).unwrap_or_default()
    }

    /// The emblem of the Warband that a player plays with.
    fn borne(&self, game: &ClubGame, player: Option<&Player>, id: &str) -> Option<Emblem> {
        let campaign = game.campaign.as_ref().or_else(|| player.and_then(|player| player.campaign.as_ref()))?;
        let known = self.seasons.get(campaign)?.state.enrolment(game.warband_of(id)?)?;
        self.session.with_book(|book| emblem(book, &known.warband, &known.faction)).ok()
    }

    /// How far a game is, as its campaign knows it, or as its result says.
    fn state(
        &self,
        round: &evening::Round,
        game: &ClubGame,
        season: Option<&Open<Campaigns>>,
    ) -> Result<EveningGameState, Failure> {
        if game.dropped {
            return Ok(EveningGameState::Dropped);
        }
        if let Some(result) = &game.result {
            return Ok(EveningGameState::Over {
                said: say::one_off(game, result, |id| self.player(id).name),
                result: Some(result.clone()),
            });
        }
        let Some(season) = season else {
            // What its campaign knows of it is not known here.
            let elsewhere = game.campaign.is_some() && round.started.is_some();
            let why = Some(say::no_campaign_here());
            let held = game.battle.is_some();
            let unplanned = EveningGameState::Unplanned { why, held, elsewhere: None };
            return Ok(if elsewhere { unplanned } else { EveningGameState::Open });
        };
        let planned = game.battle.as_ref().and_then(|battle| season.state.game(battle));
        let Some(planned) = planned else {
            let Some(started) = &round.started else { return Ok(EveningGameState::Open) };
            let elsewhere = played_since(season, game, self.evening, started).map(|(known, played)| PlayedElsewhere {
                battle: known.battle.clone(),
                scenario: known.name.clone().unwrap_or_else(|| self.scenario(&known.scenario).name),
                said: self.ended(season, game, played),
                evening: self.on_evenings.get(&known.battle).cloned(),
            });
            let setting = planned::Setting { day: &self.evening.day, facts: &self.facts };
            let why = match taken_over(season, game, &self.on_evenings) {
                Some(_) => None,
                None => planned::refusal(self.session, &setting, game, season),
            };
            return Ok(EveningGameState::Unplanned { why, held: game.battle.is_some(), elsewhere });
        };
        if let Some(played) = &planned.played {
            return Ok(EveningGameState::Over { said: self.ended(season, game, played), result: None });
        }
        let id = stream_id(&planned.battle)?;
        Ok(EveningGameState::Planned {
            set_up: Planning::of(season).set_up(self.session, &planned.battle)?,
            begun: self.session.with_book(|book| holds(book, id))?,
            battle: planned.battle.clone(),
        })
    }

    /// How a game ended, in one line.
    fn ended(&self, season: &Open<Campaigns>, game: &ClubGame, played: &Played) -> String {
        let side = |side: &SideResult| {
            // The game was won with that Warband, no matter who plays with it now.
            let called = || season.state.called(&side.warband).unwrap_or_else(say::not_here);
            let name = game.player_of(&side.warband).map_or_else(called, |id| self.player(id).name);
            say::Ended { name, won: side.outcome == Outcome::Won, points: side.vp }
        };
        say::ended(played.result.sides.iter().map(side).collect())
    }

    fn stage_table(&self, season: &Open<Campaigns>, game: &ClubGame) -> Result<Option<StageTable>, Failure> {
        let Some(pair) = warbands(game) else { return Ok(None) };
        let members = pair.iter().all(|id| season.state.enrolment(id).is_some_and(|member| !member.withdrawn));
        if !members {
            return Ok(None);
        }
        let number = offered(self.session, season, &pair, None)?.game;
        let pack = pack_of(self.session, season)?;
        let Some(stage) = stage(pack.catalogue.campaign(), season.state.house, number) else { return Ok(None) };
        let row = |row: &StageScenario| match row {
            StageScenario::Scenario(id) => self.scenario(id).name,
            StageScenario::Choice => String::new(),
        };
        Ok(Some(StageTable { stage: say::stage(&stage.name, number), rows: stage.table.iter().map(row).collect() }))
    }
}

//! An evening as its page shows it.

use std::sync::Arc;

use nml_dice::Face;
use nml_ledger::Kept;
use nml_rules::campaign::{Outcome, stage};
use nml_rules::catalogue::StageScenario;
use nml_rules::club::evening::{
    self, Change, Clock, ClubGame, ClubResult, ClubTable, Evening, Plans, Player, Presence, Way,
};
use nml_rules::club::fairness::fairness;
use nml_rules::club::pairing::{Check, Night, Pool, Why, checks};
use nml_rules::throw::{Source, Throw};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_book::warbands;
use super::night::{Courses, Facts, before, courses, facts, games_of, named, night, plans};
use super::planned;
use crate::campaigns::{Planning, offered, pack_of};
use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::library;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, Evenings, Rotations};
use crate::words::club as say;

/// Something with an id, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubName {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
}

/// An evening, open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningView {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// It is put away.
    pub away: bool,
    /// The rotation that it draws from.
    pub rotation: Option<ClubName>,
    /// How long a round is.
    pub clock: Clock,
    /// Its tables, by number.
    pub tables: Vec<EveningTable>,
    /// Its players, in the order they were expected.
    pub players: Vec<EveningPlayer>,
    /// Players that are there.
    pub here: usize,
    /// Its rounds, the last first.
    pub rounds: Vec<EveningRound>,
    /// Another round may be drawn.
    pub next: bool,
    /// Somebody who is there has no place in the round that is drawn; empty: nobody, or no round is.
    pub unplaced: Vec<ClubName>,
    /// Somebody who is there is free, for nobody plays their game of the round.
    pub freed: Vec<ClubName>,
    /// A choice that the die left; nothing is written before it is made.
    pub choice: Option<BookChoice>,
    /// What undo takes back; none: nothing.
    pub undo: Option<String>,
    /// That is the start of a round: the clock, plans and set-ups go with it.
    pub undo_plans: bool,
    /// Something can be put back.
    pub redo: bool,
}

/// A table of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningTable {
    /// As it stands.
    pub table: ClubTable,
    /// Its size, such as `48″ × 48″`.
    pub size: String,
    /// A game was sent to it: it can be closed, and not removed.
    pub used: bool,
}

/// A player of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningPlayer {
    /// Player id.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their campaign; none: a guest.
    pub campaign: Option<ClubName>,
    /// Their Warband.
    pub warband: Option<ClubName>,
    /// They are somebody else than whoever else is called so.
    pub namesake: bool,
    /// They have a place in a round that was played: they stay on the list.
    pub played: bool,
    /// Whether they are there.
    pub presence: Presence,
    /// Games behind them, as the tables count them.
    pub games: u16,
    /// Rounds that they sat out on the evenings of this book.
    pub byes: u16,
}

/// A round of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningRound {
    /// Its number, from 1.
    pub number: u8,
    /// It is the last: its games can be changed.
    pub current: bool,
    /// The seed that it was drawn with last.
    pub seed: u64,
    /// What the games of campaigns were drawn from; none: nobody wrote it down.
    pub pool: Option<Pool>,
    /// Its games.
    pub games: Vec<EveningGame>,
    /// Who sits out.
    pub byes: Vec<EveningBye>,
    /// Its clock; none: not started.
    pub clock: Option<RoundClock>,
    /// A game of it has begun: it cannot be taken back as a whole.
    pub begun: bool,
    /// Every game of it has its result, but for what nobody plays.
    pub over: bool,
}

impl EveningRound {
    /// Its games without those that nobody plays.
    pub fn played(&self) -> impl Iterator<Item = &EveningGame> {
        self.games.iter().filter(|game| game.state != EveningGameState::Dropped)
    }
}

/// The clock of a round: moments of RFC 3339.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundClock {
    /// When it was started.
    pub started: String,
    /// When the time of each warning has come, the earliest first.
    pub warnings: Vec<String>,
    /// When the round is over.
    pub ends: String,
    /// When the break after it is over.
    pub pause_ends: String,
}

/// A game of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningGame {
    /// Its number on this evening.
    pub id: u32,
    /// Who plays.
    pub seats: Vec<EveningSeat>,
    /// The campaign that it is a game of; none: a one-off game.
    pub campaign: Option<ClubName>,
    /// The campaign that both belong to: it could be a game of it.
    pub shared: Option<ClubName>,
    /// The table's number.
    pub table: Option<u16>,
    /// Such as `Table 3 · The Mill`; empty: none.
    pub table_name: String,
    /// The scenario.
    pub scenario: Option<ClubName>,
    /// Nobody has chosen its scenario yet: at most it was drawn.
    pub drawn: bool,
    /// How it came, in a few words.
    pub way: String,
    /// The scenario has an attacker and a defender.
    pub roles: bool,
    /// No proposal changes it.
    pub locked: bool,
    /// How far it is.
    pub state: EveningGameState,
    /// Somebody said something of it themselves since it was drawn.
    pub by_hand: bool,
    /// Why it was proposed, and what else holds of it as it stands, a sentence each.
    pub why: Vec<String>,
    /// What a draw would have avoided, and whatever else is amiss, a sentence each.
    pub warns: Vec<String>,
    /// Warbands of it that settle an earlier battle first, by name, with that battle's stream.
    pub settles: Vec<ClubName>,
    /// The way by the book: the stage table of the more experienced player. None: a one-off game, or it has begun.
    pub book: Option<BookTable>,
}

/// A player's place in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningSeat {
    /// Player id.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their Warband's name; empty: a guest.
    pub warband: String,
    /// They attack.
    pub attacks: bool,
}

/// How far a game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum EveningGameState {
    /// Its round is not started, or it is a one-off game that goes on.
    Open,
    /// Its round is started, and its campaign has not planned it.
    Unplanned {
        /// Why it cannot; none: it can.
        why: Option<String>,
        /// It had, and the plan is not there any more: that is taken back before anything else is said of the game.
        held: bool,
    },
    /// Nobody plays it.
    Dropped,
    /// Its campaign has planned it.
    Planned {
        /// The battle's stream.
        battle: String,
        /// The set-up that came with it.
        set_up: Option<String>,
        /// Its battle has begun here.
        begun: bool,
    },
    /// It is over.
    Over {
        /// Such as `Ada wins, 7 to 3`.
        said: String,
        /// As it is written here; none: its campaign keeps it.
        result: Option<ClubResult>,
    },
}

/// The stage table of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookTable {
    /// The stage, with the number of the game.
    pub stage: String,
    /// Its lines by the face of a D6 from 1; an empty one is a choice.
    pub rows: Vec<String>,
}

/// A choice that the die left to a player (DR p.96).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookChoice {
    /// The game's number.
    pub game: u32,
    /// As the die fell.
    pub face: Face,
    /// Where.
    pub source: Source,
    /// Whose it is; none: both have fought as often, and roll off for it.
    pub chooser: Option<ClubName>,
    /// Who rolls off, in this order; empty: nobody has to.
    pub rollers: Vec<ClubName>,
    /// The roll-off so far.
    pub roll_off: Option<Throw>,
    /// What they choose from.
    pub scenarios: Vec<ClubName>,
}

/// Somebody who sits a round out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningBye {
    /// Who.
    pub player: ClubName,
    /// With whom their extra game would be (DR p.95).
    pub extra: Option<ClubName>,
    /// Why, a sentence each.
    pub why: Vec<String>,
}

/// What a view is made of.
struct Looked<'d> {
    desk: &'d Desk,
    evening: &'d Evening,
    courses: Courses,
    plans: Plans,
    facts: Facts,
    /// What the last round was drawn from, if somebody set a game of it by hand since.
    night: Option<Night>,
    rotation: Option<Arc<Open<Rotations>>>,
}

pub(super) fn view(desk: &Desk, open: &Open<Evenings>, choice: Option<BookChoice>) -> Result<EveningView, Failure> {
    let evening = &open.state;
    let past = before(desk, open)?;
    let past: Vec<&Evening> = past.iter().map(|open| &open.state).collect();
    let plans = plans(desk, past.iter().copied().chain([evening]))?;
    let courses = courses(desk, evening)?;
    let set = |round: &&evening::Round| round.live().any(|game| game.by_hand && game.result.is_none());
    let night = match evening.rounds.last().filter(set) {
        Some(round) => {
            let pool = round.pool.unwrap_or(Pool::Rotation);
            Some(night(desk, open, evening.rounds.len() - 1, round.seed, pool)?)
        }
        None => None,
    };
    let rotation = evening.rotation.as_ref().and_then(|id| desk.look::<Rotations>(id).ok());
    let looked = Looked { desk, evening, courses, plans, facts: facts(desk)?, night, rotation };
    let with_tonight: Vec<&Evening> = past.iter().copied().chain([evening]).collect();
    let sums = fairness(past.iter().copied().chain([evening]), &looked.plans);
    let byes = |id: &str| sums.lines.iter().find(|line| line.player == id).map_or(0, |line| line.byes);
    let player = |player: &Player| EveningPlayer {
        id: player.id.clone(),
        name: player.name.clone(),
        campaign: player.campaign.as_ref().map(|id| looked.campaign(id)),
        warband: player.warband.as_ref().map(|id| looked.warband(player.campaign.as_ref(), id)),
        namesake: player.namesake,
        played: evening.has_played(&player.id),
        presence: player.presence,
        games: games_of(&looked.courses, &with_tonight, player),
        byes: byes(&player.id),
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
    let last_said = open.log.undoable().and_then(|entry| open.log.find(&entry)).and_then(Kept::command);
    Ok(EveningView {
        id: open.id.to_string(),
        name: evening.name.clone(),
        day: evening.day.clone(),
        away: evening.away,
        rotation: evening.rotation.as_ref().map(|id| {
            let known = looked.rotation.as_ref();
            let name = known.map_or_else(|| say::NOT_HERE.to_owned(), |open| open.state.name.clone());
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
        undo_plans: matches!(last_said, Some(Change::Start { .. })),
        redo: planned::may_redo(open),
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
fn settles(course: &Open<Campaigns>, game: &ClubGame) -> Vec<ClubName> {
    let open = |warband: &String| {
        let unsettled = course.state.unsettled(warband)?;
        let name = course.state.called(warband).unwrap_or(say::NOT_HERE).to_owned();
        Some(ClubName { id: unsettled.battle.clone(), name })
    };
    game.warbands.iter().flatten().filter_map(open).collect()
}

impl Looked<'_> {
    fn campaign(&self, id: &str) -> ClubName {
        let name = self.courses.get(id).map_or_else(|| say::NOT_HERE.to_owned(), |open| open.state.name.clone());
        ClubName { id: id.to_owned(), name }
    }

    fn warband(&self, campaign: Option<&String>, id: &str) -> ClubName {
        let course = campaign.and_then(|campaign| self.courses.get(campaign));
        let name = course.and_then(|course| course.state.called(id)).unwrap_or(say::NOT_HERE);
        ClubName { id: id.to_owned(), name: name.to_owned() }
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
        let shared = match players.as_slice() {
            [Some(one), Some(other)] if one.campaign == other.campaign => one.campaign.as_ref(),
            _ => None,
        };
        let attacker = game.attacker_in(&self.plans);
        let seat = |(id, player): (&String, &Option<&Player>)| EveningSeat {
            name: self.player(id).name,
            warband: self.seated(game, *player, id),
            attacks: attacker == Some(id),
            id: id.clone(),
        };
        let scenario = game.scenario_in(&self.plans);
        let swapped = scenario != game.scenario.as_ref();
        let names = [self.player(&game.players[0]).name, self.player(&game.players[1]).name];
        let course = game.campaign.as_ref().and_then(|id| self.courses.get(id));
        let state = self.state(round, game, course.map(std::ops::Deref::deref))?;
        let undecided = current && matches!(state, EveningGameState::Open);
        let book = match course.filter(|_| undecided) {
            Some(course) => self.book(course, game)?,
            None => None,
        };
        let asked = || [names[0].as_str(), names[1].as_str()];
        let mut as_planned = game.clone();
        if swapped {
            as_planned.scenario = scenario.cloned();
            as_planned.why.retain(|why| !why.is_of_scenario());
        }
        let game = &as_planned;
        let mut why: Vec<String> = game.why.iter().map(|why| say::why(why, asked())).collect();
        let mut warns = Vec::new();
        let closed = |number: &u16| self.evening.table(*number).is_some_and(|table| table.closed);
        if round.started.is_none() && unfinished(&state) {
            warns.extend(game.table.filter(closed).map(say::table_closed));
        }
        if unfinished(&state) {
            // A draw that could not do better says so as loud as a hand that did not.
            let table = game.table.and_then(|number| self.evening.table(number));
            for drawn in &game.why {
                if let Why::Map { map, here: false, .. } = drawn {
                    warns.push(say::check(&Check::Cramped { map: *map }, asked(), table));
                }
            }
        }
        if current && game.by_hand && unfinished(&state) {
            for check in self.night.iter().flat_map(|night| checks(night, game)) {
                let said = if check.warns() { &mut warns } else { &mut why };
                said.push(say::check(&check, asked(), game.table.and_then(|number| self.evening.table(number))));
            }
            warns.extend(self.shut(round, game));
        }
        if round.started.is_some() && unfinished(&state) {
            let left = players.iter().flatten().filter(|player| player.presence != Presence::Here);
            warns.extend(left.map(|player| say::has_left(&self.player(&player.id).name)));
        }
        Ok(EveningGame {
            id: game.id,
            seats: game.players.iter().zip(&players).map(seat).collect(),
            campaign: game.campaign.as_ref().map(|id| self.campaign(id)),
            shared: shared.map(|id| self.campaign(id)),
            table: game.table,
            table_name: game.table.map(|number| say::table(self.evening, number)).unwrap_or_default(),
            scenario: scenario.map(|id| self.scenario(id)),
            drawn: !swapped && matches!(game.way, Way::Open | Way::Stage | Way::Rotation),
            way: if swapped { say::SWAPPED.to_owned() } else { say::way(&game.way, |id| self.player(id).name) },
            roles: scenario.and_then(|id| self.facts.get(id)).is_some_and(|fact| fact.roles.any()),
            locked: game.locked,
            by_hand: game.by_hand,
            why,
            warns,
            settles: match (&state, course) {
                (EveningGameState::Open | EveningGameState::Unplanned { .. }, Some(course)) if current => {
                    settles(course, game)
                }
                _ => Vec::new(),
            },
            state,
            book,
        })
    }

    /// What the rotation says of a scenario that it does not draw on this day, where the game goes by the rotation.
    fn shut(&self, round: &evening::Round, game: &ClubGame) -> Option<String> {
        let by_table = game.campaign.is_some() && round.pool == Some(Pool::Stage);
        let rotation = self.rotation.as_ref().filter(|_| !by_table && !matches!(game.way, Way::Book { .. }))?;
        let shut = rotation.state.shut(game.scenario.as_ref()?, &self.evening.day)?;
        Some(say::shut(&shut, &rotation.state.name))
    }

    /// What somebody plays a game with, by its name; empty: a guest.
    fn seated(&self, game: &ClubGame, player: Option<&Player>, id: &str) -> String {
        let campaign = game.campaign.as_ref().or_else(|| player.and_then(|player| player.campaign.as_ref()));
        game.warband_of(id).map(|warband| self.warband(campaign, warband).name).unwrap_or_default()
    }

    /// How far a game is, as its campaign knows it, or as its result says.
    fn state(
        &self,
        round: &evening::Round,
        game: &ClubGame,
        course: Option<&Open<Campaigns>>,
    ) -> Result<EveningGameState, Failure> {
        if game.dropped {
            return Ok(EveningGameState::Dropped);
        }
        if let Some(result) = &game.result {
            let [one, other] = result.points.map(u32::from);
            let winner = result.winner.as_ref().map(|id| self.player(id).name);
            let second = result.winner.as_ref() == Some(&game.players[1]);
            return Ok(EveningGameState::Over {
                said: say::result(winner.as_deref(), if second { [other, one] } else { [one, other] }),
                result: Some(result.clone()),
            });
        }
        let Some(course) = course else {
            // Whatever its campaign knows of it is not known here.
            let elsewhere = game.campaign.is_some() && round.started.is_some();
            let why = Some(say::NO_CAMPAIGN_HERE.to_owned());
            let held = game.battle.is_some();
            return Ok(if elsewhere { EveningGameState::Unplanned { why, held } } else { EveningGameState::Open });
        };
        let planned = game.battle.as_ref().and_then(|battle| course.state.game(battle));
        let Some(planned) = planned else {
            if round.started.is_none() {
                return Ok(EveningGameState::Open);
            }
            let night = planned::Setting { day: &self.evening.day, facts: &self.facts };
            let why = planned::refusal(self.desk, &night, game, course);
            return Ok(EveningGameState::Unplanned { why, held: game.battle.is_some() });
        };
        if let Some(played) = &planned.played {
            let sides = &played.result.sides;
            let winner = sides.iter().find(|side| side.outcome == Outcome::Won).map(|side| {
                // Whoever plays with it now, the game was won with that Warband.
                let called = || course.state.called(&side.warband).unwrap_or(say::NOT_HERE).to_owned();
                game.player_of(&side.warband).map_or_else(called, |id| self.player(id).name)
            });
            let mut sides: Vec<_> = sides.iter().collect();
            sides.sort_by_key(|side| side.outcome != Outcome::Won);
            let points: Vec<u32> = sides.iter().map(|side| u32::from(side.vp)).collect();
            let points = [points.first().copied().unwrap_or(0), points.get(1).copied().unwrap_or(0)];
            return Ok(EveningGameState::Over { said: say::result(winner.as_deref(), points), result: None });
        }
        let id = stream_id(&planned.battle)?;
        Ok(EveningGameState::Planned {
            set_up: Planning::of(course).set_up(self.desk, &planned.battle)?,
            begun: self.desk.with_book(|book| library::holds(book, id))?,
            battle: planned.battle.clone(),
        })
    }

    fn book(&self, course: &Open<Campaigns>, game: &ClubGame) -> Result<Option<BookTable>, Failure> {
        let Some(pair) = warbands(game) else { return Ok(None) };
        let members = pair.iter().all(|id| course.state.enrolment(id).is_some_and(|member| !member.withdrawn));
        if !members {
            return Ok(None);
        }
        let number = offered(self.desk, course, &pair, None)?.game;
        let pack = pack_of(self.desk, course)?;
        let Some(stage) = stage(pack.catalogue.campaign(), course.state.house, number) else { return Ok(None) };
        let row = |row: &StageScenario| match row {
            StageScenario::Scenario(id) => self.scenario(id).name,
            StageScenario::Choice => String::new(),
        };
        Ok(Some(BookTable { stage: say::stage(&stage.name, number), rows: stage.table.iter().map(row).collect() }))
    }
}

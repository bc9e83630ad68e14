//! An evening as its page shows it.

use std::collections::BTreeMap;

use nml_dice::Face;
use nml_rules::campaign::{Outcome, stage};
use nml_rules::catalogue::StageScenario;
use nml_rules::club::evening::{self, Clock, ClubGame, ClubResult, ClubTable, Evening, Player, Presence};
use nml_rules::club::fairness::fairness;
use nml_rules::throw::Source;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_book::warbands;
use super::evenings::scenario_names;
use super::night::{Courses, before, courses, games_of};
use super::people::{Acquaintance, people};
use super::planned;
use crate::campaigns::{offered, pack_of, set_ups_of};
use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::library;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, Evenings, Rotations};
use crate::unread::All;
use crate::words::{self, club as say};

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
    /// Rotations that it may draw from.
    pub rotations: Vec<ClubName>,
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
    pub unplaced: Vec<String>,
    /// People that may be expected, by name.
    pub people: Vec<Acquaintance>,
    /// Every scenario that may be said by hand, by name.
    pub scenarios: Vec<ClubName>,
    /// A choice that the die left; nothing is written before it is made.
    pub choice: Option<BookChoice>,
    /// Something can be undone.
    pub undo: bool,
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
    /// Its games.
    pub games: Vec<EveningGame>,
    /// Who sits out.
    pub byes: Vec<EveningBye>,
    /// Its clock; none: not started.
    pub clock: Option<RoundClock>,
    /// A game of it has begun: it cannot be taken back as a whole.
    pub begun: bool,
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
    /// How it came, in a few words.
    pub way: String,
    /// The scenario has an attacker and a defender.
    pub roles: bool,
    /// No proposal changes it.
    pub locked: bool,
    /// How far it is.
    pub state: EveningGameState,
    /// Why it was proposed, a sentence each.
    pub why: Vec<String>,
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
    },
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
    /// Whose it is.
    pub chooser: ClubName,
    /// The roll-off that made them the chooser, where there was one.
    pub roll_off: Option<Vec<Face>>,
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
    names: BTreeMap<String, String>,
    roles: BTreeMap<String, bool>,
    /// Set-ups by the battles that their campaigns planned.
    set_ups: BTreeMap<String, String>,
}

pub(super) fn view(desk: &Desk, open: &Open<Evenings>, choice: Option<BookChoice>) -> Result<EveningView, Failure> {
    let evening = &open.state;
    let past = before(desk, open)?;
    let courses = courses(desk, evening)?;
    let mut set_ups = BTreeMap::new();
    for course in courses.values() {
        set_ups.extend(set_ups_of(desk, course)?);
    }
    let roles = super::night::known_scenarios(desk)?.into_iter().map(|(id, known)| (id, known.roles.any())).collect();
    let looked = Looked { desk, evening, courses, names: scenario_names(desk)?, roles, set_ups };
    let sums = fairness(past.iter().chain([evening]));
    let byes = |id: &str| sums.lines.iter().find(|line| line.player == id).map_or(0, |line| line.byes);
    let player = |player: &Player| EveningPlayer {
        id: player.id.clone(),
        name: player.name.clone(),
        campaign: player.campaign.as_ref().map(|id| looked.campaign(id)),
        warband: player.warband.as_ref().map(|id| looked.warband(player, id)),
        presence: player.presence,
        games: games_of(&looked.courses, &past, player),
        byes: byes(&player.id),
    };
    let rotations = desk.with_book(|book| Ok(All::<Rotations>::of(book)?.read))?;
    let rotations: Vec<ClubName> = rotations
        .iter()
        .filter(|open| !open.state.away || evening.rotation == Some(open.id.to_string()))
        .map(|open| ClubName { id: open.id.to_string(), name: open.state.name.clone() })
        .collect();
    let used = |number| evening.rounds.iter().flat_map(|round| &round.games).any(|game| game.table == Some(number));
    let mut scenarios: Vec<ClubName> =
        looked.names.iter().map(|(id, name)| ClubName { id: id.clone(), name: name.clone() }).collect();
    scenarios.sort_by(|one, other| one.name.cmp(&other.name));
    let last = evening.rounds.last();
    let placed = |id: &String| {
        last.is_none_or(|round| {
            round.games.iter().any(|game| game.players.contains(id)) || round.byes.iter().any(|bye| bye.player == *id)
        })
    };
    let here = || evening.players.iter().filter(|player| player.presence == Presence::Here);
    let mut rounds = Vec::new();
    for (at, round) in evening.rounds.iter().enumerate().rev() {
        rounds.push(looked.round(at, round)?);
    }
    Ok(EveningView {
        id: open.id.to_string(),
        name: evening.name.clone(),
        day: evening.day.clone(),
        away: evening.away,
        rotation: evening.rotation.as_ref().map(|id| {
            let known = rotations.iter().find(|rotation| rotation.id == *id).cloned();
            known.unwrap_or_else(|| ClubName { id: id.clone(), name: say::NOT_HERE.to_owned() })
        }),
        rotations,
        clock: evening.clock.clone(),
        tables: evening
            .tables
            .iter()
            .map(|table| EveningTable { size: say::size(table), used: used(table.number), table: table.clone() })
            .collect(),
        players: evening.players.iter().map(player).collect(),
        here: here().count(),
        next: last.is_some_and(evening::Round::begun),
        unplaced: here().filter(|player| !placed(&player.id)).map(|player| player.name.clone()).collect(),
        rounds,
        people: people(desk)?,
        scenarios,
        choice,
        undo: open.log.undoable().is_some(),
        redo: planned::may_redo(open),
    })
}

impl Looked<'_> {
    fn campaign(&self, id: &str) -> ClubName {
        let name = self.courses.get(id).map_or_else(|| say::NOT_HERE.to_owned(), |open| open.state.name.clone());
        ClubName { id: id.to_owned(), name }
    }

    fn warband(&self, player: &Player, id: &str) -> ClubName {
        let course = player.campaign.as_ref().and_then(|campaign| self.courses.get(campaign));
        let name = course.and_then(|course| course.state.called(id)).unwrap_or(say::NOT_HERE);
        ClubName { id: id.to_owned(), name: name.to_owned() }
    }

    fn player(&self, id: &str) -> ClubName {
        let name = self.evening.player(id).map_or(id, |player| player.name.as_str());
        ClubName { id: id.to_owned(), name: name.to_owned() }
    }

    fn scenario(&self, id: &str) -> ClubName {
        let name = self.names.get(id).cloned().unwrap_or_else(|| words::scenario(id));
        ClubName { id: id.to_owned(), name }
    }

    fn round(&self, at: usize, round: &evening::Round) -> Result<EveningRound, Failure> {
        let current = at + 1 == self.evening.rounds.len();
        let mut games = Vec::new();
        for game in &round.games {
            games.push(self.game(round, game, current)?);
        }
        // By table; those without one stay in the order they were drawn in.
        games.sort_by_key(|game| game.table.unwrap_or(u16::MAX));
        let byes = round.byes.iter().map(|bye| EveningBye {
            player: self.player(&bye.player),
            extra: bye.extra.as_ref().map(|extra| self.player(extra)),
            why: bye.why.iter().map(|why| say::why(why, ["", ""])).collect(),
        });
        Ok(EveningRound {
            number: u8::try_from(at + 1).unwrap_or(u8::MAX),
            current,
            seed: round.seed,
            games,
            byes: byes.collect(),
            clock: round.started.as_ref().and_then(|started| self.clock(started)),
            begun: round.games.iter().any(ClubGame::begun),
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
        let seat = |(id, player): (&String, &Option<&Player>)| EveningSeat {
            name: self.player(id).name,
            warband: player
                .and_then(|player| Some(self.warband(player, player.warband.as_ref()?).name))
                .unwrap_or_default(),
            attacks: game.attacker.as_ref() == Some(id),
            id: id.clone(),
        };
        let names = [self.player(&game.players[0]).name, self.player(&game.players[1]).name];
        let course = game.campaign.as_ref().and_then(|id| self.courses.get(id));
        let state = self.state(round, game, course.map(std::ops::Deref::deref))?;
        let undecided = current && matches!(state, EveningGameState::Open);
        let book = match course.filter(|_| undecided) {
            Some(course) => self.book(course, game)?,
            None => None,
        };
        Ok(EveningGame {
            id: game.id,
            seats: game.players.iter().zip(&players).map(seat).collect(),
            campaign: game.campaign.as_ref().map(|id| self.campaign(id)),
            shared: shared.map(|id| self.campaign(id)),
            table: game.table,
            table_name: game.table.map(|number| say::table(self.evening, number)).unwrap_or_default(),
            scenario: game.scenario.as_ref().map(|id| self.scenario(id)),
            way: say::way(&game.way, |id| self.player(id).name),
            roles: game.scenario.as_ref().is_some_and(|id| self.roles.get(id) == Some(&true)),
            locked: game.locked,
            state,
            why: game.why.iter().map(|why| say::why(why, [&names[0], &names[1]])).collect(),
            book,
        })
    }

    /// How far a game is, as its campaign knows it, or as its result says.
    fn state(
        &self,
        round: &evening::Round,
        game: &ClubGame,
        course: Option<&Open<Campaigns>>,
    ) -> Result<EveningGameState, Failure> {
        if let Some(result) = &game.result {
            let [one, other] = result.points.map(u32::from);
            let winner = result.winner.as_ref().map(|id| self.player(id).name);
            let second = result.winner.as_ref() == Some(&game.players[1]);
            return Ok(EveningGameState::Over {
                said: say::result(winner.as_deref(), if second { [other, one] } else { [one, other] }),
                result: Some(result.clone()),
            });
        }
        let Some(course) = course else { return Ok(EveningGameState::Open) };
        let planned = game.battle.as_ref().and_then(|battle| course.state.game(battle));
        let Some(planned) = planned else {
            if round.started.is_none() {
                return Ok(EveningGameState::Open);
            }
            let why = planned::refusal(self.desk, self.evening, game, course);
            return Ok(EveningGameState::Unplanned { why });
        };
        if let Some(played) = &planned.played {
            let sides = &played.result.sides;
            let winner = sides.iter().find(|side| side.outcome == Outcome::Won).and_then(|side| {
                let of = |player: &&Player| player.warband.as_ref() == Some(&side.warband);
                self.evening.players.iter().find(of).map(|player| player.name.as_str())
            });
            let mut sides: Vec<_> = sides.iter().collect();
            sides.sort_by_key(|side| side.outcome != Outcome::Won);
            let points: Vec<u32> = sides.iter().map(|side| u32::from(side.vp)).collect();
            let points = [points.first().copied().unwrap_or(0), points.get(1).copied().unwrap_or(0)];
            return Ok(EveningGameState::Over { said: say::result(winner, points), result: None });
        }
        let id = stream_id(&planned.battle)?;
        Ok(EveningGameState::Planned {
            set_up: self.set_ups.get(&planned.battle).cloned(),
            begun: self.desk.with_book(|book| library::holds(book, id))?,
            battle: planned.battle.clone(),
        })
    }

    fn book(&self, course: &Open<Campaigns>, game: &ClubGame) -> Result<Option<BookTable>, Failure> {
        let Some(pair) = warbands(self.evening, game) else { return Ok(None) };
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

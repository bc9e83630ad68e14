//! The calls of evenings.

use std::collections::BTreeMap;
use std::sync::Arc;

use nml_ledger::Hash;
use nml_rules::club::evening::{self, Change, Clock, Evening, Genesis, Newcomer, PLAYERS_MAX};
use nml_rules::club::fairness::{self as counted, Fairness};
use nml_rules::club::pairing::propose;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::evening_view::{EveningView, view};
use super::night::{known_scenarios, night};
use super::people::{people, player_id};
use super::planned;
use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::packs;
use crate::shelf::Open;
use crate::subject::{Evenings, OwnScenarios};
use crate::unread::All;
use crate::words::club as say;

/// Which evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningRef {
    /// Its stream.
    pub evening: String,
}

/// A new evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEvening {
    /// Its name.
    pub name: String,
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// The rotation's stream; none: without.
    #[serde(default)]
    pub rotation: Option<String>,
    /// The stream of an evening whose tables, clock and players it begins with; none: with nothing.
    #[serde(default)]
    pub like: Option<String>,
}

/// Changes to an evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningChanges {
    /// Its stream.
    pub evening: String,
    /// What, one after the other; each is an entry of its own.
    pub changes: Vec<Change>,
}

/// Most changes that are said at once: everybody is expected, and comes.
const CHANGES_MAX: usize = 2 * PLAYERS_MAX;

/// Somebody whom nobody knows yet.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The evening's stream.
    pub evening: String,
    /// What they are called.
    pub name: String,
}

/// A round to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningDraw {
    /// The evening's stream.
    pub evening: String,
    /// Draws another round; otherwise the last one again, as far as its games are not locked.
    pub next: bool,
    /// What the games of campaigns draw from.
    pub pool: Pool,
    /// The seed; none: the app draws one.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// What the games of campaigns draw from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// The stage table of the more experienced player.
    Stage,
    /// The rotation, as all others do.
    Rotation,
}

/// A game of an evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningGameRef {
    /// The evening's stream.
    pub evening: String,
    /// The game's number.
    pub game: u32,
}

/// An evening in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningLine {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The day; empty where it does not open.
    pub day: String,
    /// Who is or was there, games and rounds, in one line.
    pub about: String,
    /// The day is over.
    pub past: bool,
    /// It is put away.
    pub away: bool,
    /// Why it does not open here, in one sentence; none: it does.
    pub unread: Option<String>,
}

/// The evenings of the book: coming ones first, the next at the top, then past ones, the last first; those put away last.
///
/// # Errors
/// When the book cannot be read.
pub fn evenings(desk: &Desk, (): ()) -> Result<Vec<EveningLine>, Failure> {
    let all = desk.with_book(|book| All::<Evenings>::of(book))?;
    let today = clock::today();
    let line = |open: &Arc<Open<Evenings>>| EveningLine {
        id: open.id.to_string(),
        name: open.state.name.clone(),
        day: open.state.day.clone(),
        about: say::evening(&open.state),
        past: open.state.day < today,
        away: open.state.away,
        unread: None,
    };
    let mut lines: Vec<EveningLine> = all.read.iter().map(line).collect();
    lines.sort_by(|one, other| one.day.cmp(&other.day));
    let (mut past, mut lines): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| line.past);
    past.reverse();
    lines.extend(past);
    lines.extend(all.unread.iter().map(|(id, why)| EveningLine {
        id: id.to_string(),
        name: id.to_string(),
        day: String::new(),
        about: String::new(),
        past: true,
        away: false,
        unread: Some(why.sentence()),
    }));
    lines.sort_by_key(|line| line.away);
    Ok(lines)
}

/// Makes an evening.
///
/// # Errors
/// A name nobody can read, a day that is none.
pub fn evening_new(desk: &Desk, new: NewEvening) -> Result<EveningView, Failure> {
    let like = new.like.as_deref().map(|like| desk.look::<Evenings>(like)).transpose()?;
    let clock = like.as_ref().map_or_else(Clock::default, |like| like.state.clock.clone());
    let start = Genesis { name: new.name, day: new.day, rotation: new.rotation, clock };
    start.found()?;
    let mut open = Open::<Evenings>::begin(desk.chance()?.stream(), start)?;
    if let Some(like) = like {
        let tables = like.state.tables.iter().map(|table| Change::PutTable { table: table.clone() });
        let players = like.state.players.iter().map(|player| Change::Expect {
            player: Newcomer {
                id: player.id.clone(),
                name: player.name.clone(),
                campaign: player.campaign.clone(),
                warband: player.warband.clone(),
            },
        });
        for change in tables.chain(players) {
            put(desk, &mut open, change)?;
        }
    }
    save(desk, &mut open)?;
    view(desk, &open, None)
}

/// An evening.
///
/// # Errors
/// `unknown_stream`.
pub fn evening(desk: &Desk, which: EveningRef) -> Result<EveningView, Failure> {
    view(desk, &*desk.look(&which.evening)?, None)
}

/// Changes it: all of it, or nothing. A round is started, and a game planned, by calls of their own.
///
/// # Errors
/// What is ill-formed in the first change that is; `too_many`.
pub fn evening_change(desk: &Desk, input: EveningChanges) -> Result<EveningView, Failure> {
    if input.changes.len() > CHANGES_MAX {
        return Err(Failure::new("too_many", say::too_many(input.changes.len(), CHANGES_MAX)));
    }
    let mut open: Open<Evenings> = desk.open_stream(&input.evening)?;
    for change in input.changes {
        if matches!(change, Change::Start { .. } | Change::Plan { .. }) {
            return Err(Failure::new("bad_change", say::OWN_CALL));
        }
        put(desk, &mut open, change)?;
    }
    save(desk, &mut open)?;
    view(desk, &open, None)
}

/// Somebody whom nobody knows yet is there, as a guest.
///
/// # Errors
/// A name nobody can read.
pub fn evening_guest(desk: &Desk, guest: NewGuest) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&guest.evening)?;
    let known = people(desk)?;
    let taken = |id: &str| known.iter().any(|person| person.id == id) || open.state.player(id).is_some();
    let id = player_id(&guest.name, taken);
    let player = Newcomer { id: id.clone(), name: guest.name, campaign: None, warband: None };
    put(desk, &mut open, Change::Expect { player })?;
    put(desk, &mut open, Change::CheckIn { player: id })?;
    save(desk, &mut open)?;
    view(desk, &open, None)
}

/// Draws a round: as good as there is one, with its reasons. What is locked or has begun stays.
///
/// # Errors
/// `round_open` when another round is wanted while one is not started; `nobody` with fewer than two players.
pub fn evening_draw(desk: &Desk, draw: EveningDraw) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&draw.evening)?;
    let rounds = open.state.rounds.len();
    let round = match (rounds, draw.next) {
        (0, _) => 0,
        (rounds, true) => rounds,
        (rounds, false) => rounds - 1,
    };
    if round == rounds && open.state.rounds.last().is_some_and(|last| !last.begun()) {
        return Err(Failure::new("round_open", say::ROUND_OPEN));
    }
    let seed = match draw.seed {
        Some(seed) => seed,
        None => desk.chance()?.seed(),
    };
    let night = night(desk, &open, round, seed, draw.pool)?;
    if night.players.len() < 2 {
        return Err(Failure::new("nobody", say::NOBODY));
    }
    let round = u8::try_from(round).map_err(|_| Failure::new("TOO_MANY_ROUNDS", say::NOBODY))?;
    put(desk, &mut open, propose(&night).take(round, seed))?;
    save(desk, &mut open)?;
    view(desk, &open, None)
}

/// Starts the clock of the last round. Games of campaigns are planned there with it, as far as they can be.
///
/// # Errors
/// `NO_ROUND`, `ROUND_STARTED`, `NO_GAMES`.
pub fn evening_start(desk: &Desk, which: EveningRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&which.evening)?;
    planned::start(desk, &mut open)?;
    view(desk, &open, None)
}

/// Plans a game in its campaign that could not be planned when its round started.
///
/// # Errors
/// Why its campaign cannot plan it.
pub fn evening_plan(desk: &Desk, which: EveningGameRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&which.evening)?;
    planned::plan(desk, &mut open, which.game)?;
    view(desk, &open, None)
}

/// Takes the plan of a game back, in its campaign too: nobody plays it.
///
/// # Errors
/// `begun` when its battle has begun; `ALREADY_RECORDED`.
pub fn evening_unplan(desk: &Desk, which: EveningGameRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&which.evening)?;
    planned::unplan(desk, &mut open, which.game)?;
    view(desk, &open, None)
}

/// Takes the last change back; what its campaigns planned with it too.
///
/// # Errors
/// `nothing_to_undo`; `begun` when a battle of it has begun.
pub fn evening_undo(desk: &Desk, which: EveningRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&which.evening)?;
    planned::undo(desk, &mut open)?;
    view(desk, &open, None)
}

/// Puts it back. A round that was started is started anew instead: its campaigns plan as things stand now.
///
/// # Errors
/// `nothing_to_redo`.
pub fn evening_redo(desk: &Desk, which: EveningRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&which.evening)?;
    if !planned::may_redo(&open) {
        return Err(Failure::new("nothing_to_redo", say::START_ANEW));
    }
    open.redo(desk.author())?;
    save(desk, &mut open)?;
    view(desk, &open, None)
}

/// How fair the evenings of the book were so far: players × scenarios, games, byes, roles and rematches. Scenarios stand in
/// it by their names.
///
/// # Errors
/// When the book cannot be read.
pub fn fairness(desk: &Desk, (): ()) -> Result<Fairness, Failure> {
    let all = desk.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let mut sums = counted::fairness(all.iter().map(|open| &open.state).filter(|evening| !evening.away));
    let names = scenario_names(desk)?;
    for scenario in &mut sums.scenarios {
        *scenario = names.get(scenario).cloned().unwrap_or_else(|| crate::words::scenario(scenario));
    }
    Ok(sums)
}

/// A game that was played on an evening.
pub(super) struct Played {
    /// Scenario id.
    pub scenario: String,
    /// Such as `Table 3`; empty: nobody keeps tables.
    pub table: String,
    /// Who played, such as `Ada – Bors`.
    pub players: String,
}

impl Played {
    /// Those of an evening whose scenario is known.
    pub fn of(evening: &Evening) -> Vec<Self> {
        let name = |id: &String| evening.player(id).map_or_else(|| id.clone(), |player| player.name.clone());
        let of = |game: &evening::ClubGame| {
            Some(Self {
                scenario: game.scenario.clone()?,
                table: game.table.map(|number| say::table(evening, number)).unwrap_or_default(),
                players: game.players.iter().map(name).collect::<Vec<_>>().join(" – "),
            })
        };
        evening.played().filter_map(of).collect()
    }
}

/// What every scenario is called that there is: of the packs at hand, and of one's own.
pub(super) fn scenario_names(desk: &Desk) -> Result<BTreeMap<String, String>, Failure> {
    let mut names: BTreeMap<String, String> =
        packs::scenarios(desk)?.into_iter().map(|scenario| (scenario.id, scenario.name)).collect();
    let own = desk.with_book(|book| Ok(All::<OwnScenarios>::of(book)?.read))?;
    let own = own.iter().filter(|open| !open.state.away).map(|open| &open.state.scenario);
    names.extend(own.map(|scenario| (scenario.id.clone(), scenario.name.clone())));
    Ok(names)
}

/// Says a change; nothing is written yet. Where it names a scenario without an attacker, nobody attacks any more.
pub(super) fn put(desk: &Desk, open: &mut Open<Evenings>, change: Change) -> Result<Hash, Failure> {
    let events = evening::decide(&open.state, &change)?;
    let named = if let Change::SetScenario { game, scenario: Some(scenario), .. } = &change {
        Some((*game, scenario.clone()))
    } else {
        None
    };
    let said = open.record(desk.author(), change, events)?;
    if let Some((game, scenario)) = named
        && open.state.game(game).is_some_and(|game| game.attacker.is_some())
        && known_scenarios(desk)?.get(&scenario).is_some_and(|known| !known.roles.any())
    {
        put(desk, open, Change::SetAttacker { game, attacker: None })?;
    }
    Ok(said)
}

fn save(desk: &Desk, open: &mut Open<Evenings>) -> Result<(), Failure> {
    desk.write(vec![open.append()?], Vec::new())
}

//! The calls of evenings.

use std::sync::Arc;

use nml_catalogue::Roles;
use nml_evenings::evening::{
    self, Clock, ClubGame, Evening, EveningEdit, Genesis, Newcomer, PLAYERS_MAX, Plans, Player, Pool, Way,
};
use nml_evenings::fairness::{self as counted, Fairness};
use nml_evenings::pairing::{other_number, propose};
use nml_ledger::{Author, Hash};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::draw_facts::{draw_facts, facts, in_order, named, plans, seasons, size};
use super::evening_shown::EveningView;
use super::evening_view::view;
use super::people::{folded, people, player_id};
use super::planned;
use crate::clock;
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::Evenings;
use crate::words::evenings as say;

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
    /// The rotation's stream, if it has one.
    #[serde(default)]
    pub rotation: Option<String>,
    /// The stream of an evening whose tables, clock and players it copies, or none for an empty beginning.
    #[serde(default)]
    pub like: Option<String>,
}

/// Changes to an evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningChanges {
    /// Its stream.
    pub evening: String,
    /// The changes, one after the other; each is an entry of its own.
    pub changes: Vec<EveningEdit>,
}

/// The most changes at once: everybody is expected, and comes.
const CHANGES_MAX: usize = 2 * PLAYERS_MAX;

/// Somebody whom nobody knows yet.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The evening's stream.
    pub evening: String,
    /// What they are called.
    pub name: String,
    /// They are a different person from the one the club knows by that name.
    #[serde(default)]
    pub namesake: bool,
    /// They are expected, and not there yet.
    #[serde(default)]
    pub expected: bool,
}

/// A round to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningDraw {
    /// The evening's stream.
    pub evening: String,
    /// Draws another round. If not, draws the last one again, except for its locked games.
    pub next: bool,
    /// What the games of campaigns draw from.
    pub pool: Pool,
    /// Players share a table by three or four before anybody sits out.
    #[serde(default)]
    pub shared: bool,
    /// The seed, or none if the app draws one.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// A round to be started.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningStart {
    /// The evening's stream.
    pub evening: String,
    /// When it was: date and time of RFC 3339, or none for now.
    #[serde(default)]
    pub at: Option<String>,
}

/// Two players who change places.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningSwap {
    /// The evening's stream.
    pub evening: String,
    /// Their ids.
    pub players: [String; 2],
}

/// A game that nobody plays, or that somebody plays after all.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningDrop {
    /// The evening's stream.
    pub evening: String,
    /// The game's number.
    pub game: u32,
    /// Nobody plays it from now on.
    pub dropped: bool,
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

/// A game to be planned in its campaign.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningPlan {
    /// The evening's stream.
    pub evening: String,
    /// The game's number.
    pub game: u32,
    /// Battles whose plans are taken back for it, as they were named: all that are in its way.
    #[serde(default)]
    pub instead_of: Vec<String>,
    /// Takes over what its campaign has planned for the two, with the scenario of that plan.
    #[serde(default)]
    pub as_planned: bool,
}

/// An evening in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningLine {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The day; empty if it does not open.
    pub day: String,
    /// Who is or was there, games and rounds, in one line.
    pub about: String,
    /// The day is over, and so is its last round.
    pub past: bool,
    /// It is put away.
    pub away: bool,
    /// Why it does not open here, in one sentence, or none if it does.
    pub unread: Option<String>,
}

/// The evenings of the book: coming ones first, the next at the top, then past ones, the latest first; those put away
/// last.
///
/// # Errors
/// When the book cannot be read.
pub fn evenings(session: &Session, (): ()) -> Result<Vec<EveningLine>, Failure> {
    let all = session.with_book(|book| All::<Evenings>::of(book))?;
    let (today, now) = (clock::today(), clock::now());
    let line = |open: &Arc<Open<Evenings>>| EveningLine {
        id: open.id.to_string(),
        name: open.state.name.clone(),
        day: open.state.day.clone(),
        about: say::evening(&open.state),
        past: open.state.day < today && !plays(&open.state, &now),
        away: open.state.away,
        unread: None,
    };
    let lines: Vec<EveningLine> = in_order(all.read).iter().map(line).collect();
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
        unread: Some(why.to_string()),
    }));
    lines.sort_by_key(|line| line.away);
    Ok(lines)
}

/// Whether the clock of its last round runs at a moment; it may do so past midnight.
fn plays(evening: &Evening, now: &str) -> bool {
    let started = evening.rounds.last().and_then(|round| round.started.as_deref());
    let over = started.and_then(|started| clock::minutes_after(started, evening.clock.minutes.into()));
    over.is_some_and(|over| clock::is_before(now, &over))
}

/// Makes an evening.
///
/// # Errors
/// A name nobody can read, a day that is not a date.
pub fn evening_new(session: &Session, new: NewEvening) -> Result<EveningView, Failure> {
    let like = new.like.as_deref().map(|like| session.look::<Evenings>(like)).transpose()?;
    let clock = like.as_ref().map_or_else(Clock::default, |like| like.state.clock.clone());
    let start = Genesis { name: new.name, day: new.day, rotation: new.rotation, clock };
    start.found()?;
    let mut open = Open::<Evenings>::begin(session.chance()?.stream(), start)?;
    if let Some(like) = like {
        let tables = like.state.tables.iter().map(|table| EveningEdit::PutTable { table: table.clone() });
        let seasons = seasons(session, &like.state)?;
        let plays = |player: &Player| {
            let open = seasons.get(player.campaign.as_ref()?)?;
            open.state.enrolment(player.warband.as_ref()?).map(|member| !member.withdrawn)
        };
        let players = like.state.players.iter().map(|player| {
            // A player who has withdrawn comes as a guest.
            let left = plays(player) == Some(false);
            let of = |stream: &Option<String>| stream.clone().filter(|_| !left);
            let (id, name, namesake) = (player.id.clone(), player.name.clone(), player.namesake);
            let (campaign, warband) = (of(&player.campaign), of(&player.warband));
            EveningEdit::Expect { player: Newcomer { id, name, campaign, warband, namesake } }
        });
        for change in tables.chain(players) {
            put(session, &mut open, change)?;
        }
    }
    save(session, &mut open)?;
    view(session, &open)
}

/// An evening.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn evening(session: &Session, which: EveningRef) -> Result<EveningView, Failure> {
    view(session, &*session.look(&which.evening)?)
}

/// Makes all of these changes, or none. What its campaigns plan or take back with them has calls of its own.
///
/// # Errors
/// What is ill-formed in the first change that is; `TOO_MANY`.
pub fn evening_change(session: &Session, input: EveningChanges) -> Result<EveningView, Failure> {
    if input.changes.len() > CHANGES_MAX {
        return Err(Failure::new(code::TOO_MANY, say::too_many(input.changes.len(), CHANGES_MAX)));
    }
    let mut open: Open<Evenings> = session.open_stream(&input.evening)?;
    for change in input.changes {
        let started = open.state.rounds.last().is_some_and(|round| round.started.is_some());
        let own = matches!(change, EveningEdit::Start { .. } | EveningEdit::Plan { .. } | EveningEdit::Drop { .. });
        if own || matches!(&change, EveningEdit::Swap { planned, .. } if started || !planned.is_empty()) {
            return Err(Failure::new(code::BAD_CHANGE, say::own_call()));
        }
        put(session, &mut open, change)?;
    }
    save(session, &mut open)?;
    view(session, &open)
}

/// Somebody new is there, or expected, as a guest.
///
/// # Errors
/// A name nobody can read; `SAME_NAME` if somebody has that name, and nobody said that they are two people.
pub fn evening_guest(session: &Session, guest: NewGuest) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&guest.evening)?;
    let known = people(session)?;
    let called = folded(&guest.name);
    let same = known.iter().any(|person| folded(&person.name) == called);
    if same && !guest.namesake {
        return Err(Failure::new(code::SAME_NAME, say::same_name(guest.name.trim())));
    }
    let id = player_id(&guest.name, |id| known.iter().any(|person| person.id == id));
    let player =
        Newcomer { id: id.clone(), name: guest.name.trim().to_owned(), campaign: None, warband: None, namesake: same };
    put(session, &mut open, EveningEdit::Expect { player })?;
    if !guest.expected {
        put(session, &mut open, EveningEdit::CheckIn { player: id })?;
    }
    save(session, &mut open)?;
    view(session, &open)
}

/// Draws a round, as good as possible, with its reasons. What is locked or has begun stays.
///
/// # Errors
/// `ROUND_OPEN` if another round is wanted while one is not started; `NOBODY` with fewer than two players.
pub fn evening_draw(session: &Session, draw: EveningDraw) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&draw.evening)?;
    let rounds = open.state.rounds.len();
    let round = match (rounds, draw.next) {
        (0, _) => 0,
        (rounds, true) => rounds,
        (rounds, false) => rounds - 1,
    };
    if round == rounds && open.state.rounds.last().is_some_and(|last| !last.begun()) {
        return Err(Failure::new(code::ROUND_OPEN, say::round_open()));
    }
    let seed = match draw.seed {
        Some(seed) => seed,
        None => session.chance()?.seed(),
    };
    let mut draw_facts = draw_facts(session, &open, round, seed, draw.pool)?;
    draw_facts.shared = draw.shared;
    if draw_facts.players.len() < 2 {
        return Err(Failure::new(code::NOBODY, say::nobody()));
    }
    let mut take = propose(&draw_facts).take(u8::try_from(round).unwrap_or(u8::MAX), seed);
    if let EveningEdit::Take { pool, shared, .. } = &mut take {
        (*pool, *shared) = (Some(draw.pool), draw.shared);
    }
    put(session, &mut open, take)?;
    save(session, &mut open)?;
    view(session, &open)
}

/// Starts the clock of the last round. Games of campaigns are planned there with it, as far as they can be.
///
/// # Errors
/// `NO_ROUND`, `ROUND_STARTED`, `NO_GAMES`.
pub fn evening_start(session: &Session, start: EveningStart) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&start.evening)?;
    planned::start(session, &mut open, start.at)?;
    view(session, &open)
}

/// Two players of the last round change places. In a round that is started, their campaigns' plans are made again.
///
/// # Errors
/// What is refused; `BEGUN` when a battle of theirs has begun.
pub fn evening_swap(session: &Session, swap: EveningSwap) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&swap.evening)?;
    planned::swap(session, &mut open, swap.players)?;
    view(session, &open)
}

/// Nobody plays a game, or somebody does after all. Its campaign takes the plan back.
///
/// # Errors
/// `GAME_OVER`; `BEGUN` when its battle has begun; `ALREADY_RECORDED`.
pub fn evening_drop(session: &Session, drop: EveningDrop) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&drop.evening)?;
    planned::dropped(session, &mut open, drop.game, drop.dropped)?;
    view(session, &open)
}

/// Plans a game in its campaign that could not be planned when its round started, or takes over what is planned there.
///
/// # Errors
/// Why its campaign cannot plan it; `CHANGED_SINCE` when other plans are in its way than were named.
pub fn evening_plan(session: &Session, plan: EveningPlan) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&plan.evening)?;
    planned::plan(session, &mut open, &plan)?;
    view(session, &open)
}

/// Takes the plan of a game back, in its campaign too; it is played all the same.
///
/// # Errors
/// `BEGUN` when its battle has begun; `ALREADY_RECORDED`.
pub fn evening_unplan(session: &Session, which: EveningGameRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&which.evening)?;
    planned::unplan(session, &mut open, which.game)?;
    view(session, &open)
}

/// Takes the last change back; what its campaigns planned with it too.
///
/// # Errors
/// `NOTHING_TO_UNDO`; `BEGUN` when a battle of it has begun.
pub fn evening_undo(session: &Session, which: EveningRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&which.evening)?;
    planned::undo(session, &mut open)?;
    view(session, &open)
}

/// Puts it back. A round that was started is started again instead: its campaigns plan as things stand now.
///
/// # Errors
/// `NOTHING_TO_REDO`.
pub fn evening_redo(session: &Session, which: EveningRef) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&which.evening)?;
    planned::redo(session, &mut open)?;
    view(session, &open)
}

/// How fair the evenings of the book have been: players × scenarios, games, byes, roles and rematches. Scenarios stand
/// in it by their names.
///
/// # Errors
/// When the book cannot be read.
pub fn fairness(session: &Session, (): ()) -> Result<Fairness, Failure> {
    let all = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let all = in_order(all);
    let kept: Vec<&Evening> = all.iter().map(|open| &open.state).filter(|evening| !evening.away).collect();
    let mut sums = counted::fairness(kept.iter().copied(), &plans(session, kept.iter().copied())?);
    let facts = facts(session)?;
    for scenario in &mut sums.scenarios {
        *scenario = named(&facts, scenario);
    }
    // If several share a name, the guest is marked.
    let names: Vec<(String, bool)> =
        sums.lines.iter().map(|line| (line.name.trim().to_lowercase(), is_guest(&kept, &line.player))).collect();
    for (at, line) in sums.lines.iter_mut().enumerate() {
        let Some((own, true)) = names.get(at) else { continue };
        let same = |(name, _): &&(String, bool)| name == own;
        if names.iter().filter(same).count() > 1 {
            let before = names.iter().take(at).filter(same).filter(|(_, guest)| *guest).count();
            line.name = say::guest(&line.name, before + 1);
        }
    }
    Ok(sums)
}

/// Whether somebody never came with a Warband.
fn is_guest(evenings: &[&Evening], id: &str) -> bool {
    evenings.iter().filter_map(|evening| evening.player(id)).all(|player| player.warband.is_none())
}

/// A game that was played on an evening.
pub(super) struct Played {
    /// Scenario id.
    pub scenario: String,
    /// Such as `Table 3`; empty if nobody keeps tables.
    pub table: String,
    /// Who played, such as `Ada – Bors`.
    pub players: String,
}

impl Played {
    /// Those of an evening whose scenario is known.
    pub fn of(evening: &Evening, plans: &Plans) -> Vec<Self> {
        let name = |id: &String| say::player(evening, id);
        let of = |game: &ClubGame| {
            Some(Self {
                scenario: game.scenario_in(plans)?.clone(),
                table: game.table.map(|number| say::table(evening, number)).unwrap_or_default(),
                players: game.players.iter().map(name).collect::<Vec<_>>().join(" – "),
            })
        };
        evening.played().filter_map(of).collect()
    }
}

/// What follows from a change. If it gives a game another scenario, other players or another Warband, the scenario
/// decides who attacks.
pub(super) fn events(session: &Session, evening: &Evening, change: &EveningEdit) -> Result<Vec<EveningEdit>, Failure> {
    let mut events = evening::decide(evening, change)?;
    let mut after = evening.clone();
    events.iter().for_each(|event| evening::evolve(&mut after, event));
    let reseated = reseated(evening, &after);
    let concerned: Vec<u32> =
        if let EveningEdit::SetScenario { game, .. } | EveningEdit::SetCampaign { game, .. } = change {
            vec![*game]
        } else if let EveningEdit::Swap { players, .. } = change {
            let games = evening.rounds.last().into_iter().flat_map(|round| round.live());
            let with = |game: &&ClubGame| players.iter().any(|player| game.seats(player));
            games.filter(with).map(|game| game.id).collect()
        } else if let EveningEdit::Expect { player } = change {
            let drawn = evening.rounds.iter().filter(|round| round.started.is_none()).flat_map(|round| round.live());
            drawn.filter(|game| game.seats(&player.id) && !game.begun()).map(|game| game.id).collect()
        } else if let EveningEdit::Start { planned, .. } = change {
            planned
                .iter()
                .filter(|plan| another(evening, plan.game, plan.taken_over.as_ref()))
                .map(|plan| plan.game)
                .collect()
        } else if let EveningEdit::Plan { game, taken_over, .. } = change {
            if another(evening, *game, taken_over.as_ref()) { vec![*game] } else { Vec::new() }
        } else if let EveningEdit::Seat { .. }
        | EveningEdit::MarkAbsent { .. }
        | EveningEdit::Leave { .. }
        | EveningEdit::Unexpect { .. } = change
        {
            reseated.clone()
        } else {
            return Ok(events);
        };
    let known = facts(session)?;
    for game in reseated {
        // What was for as many as sat there is for others now.
        let Some(found) = after.game(game) else { continue };
        let seats = found.scenario.as_ref().and_then(|scenario| known.get(scenario)).map(|fact| fact.seats);
        if seats.is_some_and(|seats| other_number(seats, found).is_some()) {
            let open = EveningEdit::SetScenario { game, scenario: None, way: Way::Open };
            evening::evolve(&mut after, &open);
            events.push(open);
        }
    }
    for game in concerned {
        let Some(found) = after.game(game) else { continue };
        let roles = match &found.scenario {
            Some(scenario) => known.get(scenario).map(|fact| fact.roles),
            None => Some(Roles::Even),
        };
        if let Some(attacker) = roles.and_then(|roles| cast(session, found, roles)) {
            events.push(EveningEdit::SetAttacker { game, attacker });
        }
    }
    Ok(events)
}

/// The games at whose tables another number of players sits after a change.
fn reseated(before: &Evening, after: &Evening) -> Vec<u32> {
    let now = after.rounds.last().into_iter().flat_map(|round| round.live());
    let seats = |game: &ClubGame| before.game(game.id).is_some_and(|was| was.players.len() != game.players.len());
    now.filter(|game| seats(game)).map(|game| game.id).collect()
}

/// Whether a plan that a game takes over has another scenario.
fn another(evening: &Evening, game: u32, taken_over: Option<&String>) -> bool {
    taken_over.is_some() && evening.game(game).is_some_and(|game| game.scenario.as_ref() != taken_over)
}

/// Says a change; this writes nothing yet.
pub(super) fn put(session: &Session, open: &mut Open<Evenings>, change: EveningEdit) -> Result<Hash, Failure> {
    put_as(session, open, session.author(), change)
}

/// The same by an author who says what it was for.
pub(super) fn put_as(
    session: &Session,
    open: &mut Open<Evenings>,
    author: Author,
    change: EveningEdit,
) -> Result<Hash, Failure> {
    let events = events(session, &open.state, &change)?;
    // What a die left to choose is no longer asked once its game is drawn again, or gets another scenario.
    let id = open.id.to_string();
    let asked = session.dice().asked(&id).map(|choice| choice.game);
    let chosen = matches!(&change, EveningEdit::SetScenario { game, .. } if Some(*game) == asked);
    if chosen || matches!(&change, EveningEdit::Take { .. }) {
        session.dice().ask(&id, None);
    }
    open.record(author, change, events)
}

/// Who attacks in a game whose scenario says who does, if that is still open. `None` leaves it as it is.
fn cast(session: &Session, game: &ClubGame, roles: Roles) -> Option<Option<String>> {
    let in_campaign = game.campaign.is_some();
    let attacker = if !roles.any() {
        None
    } else if roles.by_size(in_campaign) {
        let sizes = game.warbands.iter().map(|warband| size(session, warband.as_ref()?));
        let sizes = sizes.collect::<Option<Vec<u16>>>().filter(|sizes| sizes.len() == game.players.len());
        match sizes {
            // The table sees which one is larger.
            None => None,
            Some(sizes) => {
                // Equally large: dice decide, or the club.
                let sizes: Vec<usize> = sizes.into_iter().map(usize::from).collect();
                let at = roles.attacker_by_size(in_campaign, &sizes)?;
                game.players.get(at).cloned()
            }
        }
    } else {
        return None;
    };
    (game.attacker != attacker).then_some(attacker)
}

fn save(session: &Session, open: &mut Open<Evenings>) -> Result<(), Failure> {
    session.write(vec![open.append()?], Vec::new())
}

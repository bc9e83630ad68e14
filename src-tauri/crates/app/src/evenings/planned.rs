//! The games of a round in their campaigns: planned when it starts, taken back with it.
//!
//! A game takes over the open plan of its two players, if their campaign has one: such a plan is not the evening's, and
//! only the round that took it over lets go of it again. The evening's entry comes first, and the campaigns' entries
//! name it as their cause; all of it is one transaction.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{Command, Game, Named, Picked};
use nml_catalogue::throw::Throw;
use nml_evenings::evening::{self, ClubGame, Evening, EveningEdit, PlannedIn, Way};
use nml_evenings::pairing::other_number;
use nml_ledger::{Act, Author, Cause, Hash, Kept};
use nml_store::{Append, Row};

use super::by_rulebook::warbands;
use super::draw_facts::{Facts, facts};
use super::evening_calls::{EveningPlan, events, put, put_as};
use super::open_plans::{ClashWay, clashes, evening_named, held_elsewhere, on_evenings, taken_as_planned, taken_over};
use super::played::{games, still_to_play, undo_stops};
use crate::clock;
use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row};
use crate::season::{self, NewPlan, busy, may_plan, offered, put_plan};
use crate::session::Session;
use crate::streams::{self, All, Open, stream_id};
use crate::subject::{Campaigns, Evenings, SetUps};
use crate::view::ClubName;
use crate::words::{evenings as say, plan as plan_words};

/// Starts the last round, now or at the moment it was started, and plans what its campaigns can plan.
///
/// # Errors
/// `NO_ROUND`, `ROUND_STARTED`, `NO_GAMES`, `TIME_ILL_FORMED`.
pub(super) fn start(session: &Session, open: &mut Open<Evenings>, at: Option<String>) -> Result<(), Failure> {
    let at = at.unwrap_or_else(clock::now);
    // What is refused is refused before anything is planned.
    evening::decide(&open.state, &EveningEdit::Start { at: at.clone(), planned: Vec::new() })?;
    let games = open.state.rounds.last().map_or_else(Vec::new, |round| round.games.clone());
    let (planned, plans) = planned_of(session, &mut Opened::new(), open, &games)?;
    let because = put(session, open, EveningEdit::Start { at, planned })?;
    carry(session, open, because, &Gone::new(), plans)
}

/// Two players of the last round change places. What their campaigns planned of a round that is started is taken back, and
/// planned again as they sit now.
///
/// # Errors
/// What is refused; `BEGUN` when a battle of theirs has begun; `ALREADY_RECORDED`.
pub(super) fn swap(session: &Session, open: &mut Open<Evenings>, players: [String; 2]) -> Result<(), Failure> {
    let swap = |planned| EveningEdit::Swap { players: players.clone(), planned };
    evening::decide(&open.state, &swap(Vec::new()))?;
    let theirs = |game: &&ClubGame| players.iter().any(|player| game.seats(player));
    let round = open.state.rounds.last().cloned().unwrap_or_default();
    let (mut gone, mut ids) = (Gone::new(), Vec::new());
    for game in round.live().filter(theirs) {
        still_to_play(session, &open.state, game)?;
        ids.push(game.id);
        if let (Some(campaign), Some(battle)) = (&game.campaign, own_battle(game)) {
            gone.entry(campaign.clone()).or_default().push(battle.clone());
        }
    }
    let (mut planned, mut plans) = (Vec::new(), Vec::new());
    if round.started.is_some() {
        let mut after = open.state.clone();
        for event in events(session, &after, &swap(Vec::new()))? {
            evening::evolve(&mut after, &event);
        }
        let mut tried = Opened::new();
        for (campaign, battles) in &gone {
            if holds(session, campaign)? {
                cancel(session, season(session, &mut tried, campaign)?, session.author(), battles)?;
            }
        }
        let games: Vec<ClubGame> = ids.iter().filter_map(|id| after.game(*id)).cloned().collect();
        (planned, plans) = planned_of(session, &mut tried, open, &games)?;
    }
    let because = put(session, open, swap(planned))?;
    carry(session, open, because, &gone, plans)
}

/// Nobody plays a game, or somebody does after all. Its campaign takes the plan back, and plans it again when it is
/// asked to.
///
/// # Errors
/// `UNKNOWN_GAME`, `GAME_OVER`; `BEGUN` when its battle has begun; `ALREADY_RECORDED`.
pub(super) fn dropped(session: &Session, open: &mut Open<Evenings>, game: u32, dropped: bool) -> Result<(), Failure> {
    let known = known(&open.state, game)?.clone();
    if dropped {
        still_to_play(session, &open.state, &known)?;
    }
    let because = put(session, open, EveningEdit::Drop { game, dropped })?;
    let battle = own_battle(&known).cloned();
    let gone = known.campaign.zip(battle).map(|(campaign, battle)| (campaign, vec![battle]));
    carry(session, open, because, &gone.into_iter().collect(), Vec::new())
}

/// The battle that a game's campaign planned with the evening, and takes back with it.
fn own_battle(game: &ClubGame) -> Option<&String> {
    game.battle.as_ref().filter(|_| !game.taken_over)
}

/// What their campaigns would plan of these games, and which plans they take over. A game that cannot be planned is
/// played all the same; the page says why, and plans it later.
fn planned_of(
    session: &Session,
    tried: &mut Opened,
    evening: &Open<Evenings>,
    games: &[ClubGame],
) -> Result<(Vec<PlannedIn>, NewPlans), Failure> {
    let facts = facts(session)?;
    let setting = Setting { day: &evening.state.day, facts: &facts };
    let mut taken = on_evenings(session)?;
    let (mut planned, mut plans) = (Vec::new(), Vec::new());
    for game in games.iter().filter(|game| !game.begun() && !game.dropped) {
        let Some(campaign) = &game.campaign else { continue };
        let Ok(season) = season(session, tried, campaign) else { continue };
        if let Some(over) = taken_over(season, game, &taken) {
            taken.insert(over.battle.clone(), evening_named(evening));
            planned.push(over);
        } else if let Ok(plan) = new_plan(session, season, &setting, game) {
            planned.push(PlannedIn { game: game.id, battle: plan.battle.clone(), taken_over: None });
            plans.push((campaign.clone(), plan));
        }
    }
    Ok((planned, plans))
}

/// Plans one game of the evening in its campaign, or takes over what is planned for its two; what else is in its way is
/// taken back there, if it was named.
///
/// # Errors
/// `UNKNOWN_GAME`; `NO_CAMPAIGN`; `PLANNED` when it is; `CHANGED_SINCE` when other plans are in its way than were named; why
/// its campaign cannot plan it.
pub(super) fn plan(session: &Session, open: &mut Open<Evenings>, input: &EveningPlan) -> Result<(), Failure> {
    let game = known(&open.state, input.game)?.clone();
    let campaign = game.campaign.clone().ok_or_else(|| Failure::new(code::NO_CAMPAIGN, say::is_one_off()))?;
    let mut season: Open<Campaigns> = session.open_stream(&campaign)?;
    if let Some(battle) = &game.battle
        && season.state.game(battle).is_some()
    {
        return Err(Failure::new(code::PLANNED, say::planned_already()));
    }
    let (facts, taken) = (facts(session)?, on_evenings(session)?);
    if input.as_planned
        && let Some((plan, evening)) = held_elsewhere(session, &season, &game, &taken)?
    {
        return move_here(session, open, &game, plan, &evening);
    }
    let over = if input.as_planned { taken_as_planned } else { taken_over };
    if let Some(over) = over(&season, &game, &taken) {
        put(
            session,
            open,
            EveningEdit::Plan { game: game.id, battle: Some(over.battle), taken_over: over.taken_over },
        )?;
        return write(session, open, Vec::new(), Opened::new(), Vec::new());
    }
    let mut gone = Gone::new();
    if !input.instead_of.is_empty() {
        let in_the_way = clashes(session, &season, &game, &taken, &facts)?;
        let named: BTreeSet<&String> = input.instead_of.iter().collect();
        let found: BTreeSet<&String> = in_the_way.iter().map(|clash| &clash.battle).collect();
        let free = |way: &ClashWay| matches!(way, ClashWay::TakeBack | ClashWay::SamePair { .. });
        if named != found || !in_the_way.iter().all(|clash| free(&clash.way)) {
            return Err(Failure::new(code::CHANGED_SINCE, say::other_plans()));
        }
        cancel(session, &mut season, session.author(), &input.instead_of)?;
        gone.insert(campaign.clone(), input.instead_of.clone());
    }
    let plan = new_plan(session, &season, &Setting { day: &open.state.day, facts: &facts }, &game)?;
    let battle = Some(plan.battle.clone());
    let because = put(session, open, EveningEdit::Plan { game: game.id, battle, taken_over: None })?;
    carry(session, open, because, &gone, vec![(campaign, plan)])
}

/// Plays a game here that is planned at a table of another evening, or of an earlier round: nobody plays it there any more,
/// and the plan stays as it is. Before its round is started the game is drawn as that plan, and takes it over with the start.
/// What another evening gives up names the entry here as its cause: it has its game back once that is undone.
fn move_here(
    session: &Session,
    open: &mut Open<Evenings>,
    game: &ClubGame,
    plan: &Game,
    from: &ClubName,
) -> Result<(), Failure> {
    let at = |evening: &Evening| {
        let games = evening.rounds.iter().flat_map(|round| round.live());
        games.into_iter().find(|game| game.battle.as_ref() == Some(&plan.battle)).map(|game| game.id)
    };
    let gone = |evening: &Evening| {
        let there = at(evening).ok_or_else(|| Failure::new(code::CHANGED_SINCE, say::other_plans()))?;
        Ok::<_, Failure>(EveningEdit::Drop { game: there, dropped: true })
    };
    let same = from.id == open.id.to_string();
    if same {
        let gone = gone(&open.state)?;
        put(session, open, gone)?;
    }
    let its = |round: &&evening::Round| round.games.iter().any(|known| known.id == game.id);
    let started = open.state.rounds.iter().find(its).is_some_and(|round| round.started.is_some());
    let (battle, scenario) = (Some(plan.battle.clone()), Some(plan.scenario.clone()));
    let here = if started {
        EveningEdit::Plan { game: game.id, battle, taken_over: scenario }
    } else {
        EveningEdit::SetScenario { game: game.id, scenario, way: Way::Planned }
    };
    let cause = put(session, open, here)?;
    let mut others = Vec::new();
    if !same {
        let mut there: Open<Evenings> = session.open_stream(&from.id)?;
        let gone = gone(&there.state)?;
        put_as(session, &mut there, because(session, open, cause), gone)?;
        others.push(there);
    }
    write(session, open, others, Opened::new(), Vec::new())
}

/// Other evenings whose last step, as `last` finds it, was made for this entry. An evening that went on since stays as it
/// is.
fn moved_for(
    session: &Session,
    open: &Open<Evenings>,
    entry: Hash,
    last: impl Fn(&Open<Evenings>) -> Option<Hash>,
) -> Result<Vec<Open<Evenings>>, Failure> {
    let cause = Some(Cause { stream: open.id, entry });
    let was_for_it = |other: &Open<Evenings>| {
        let last = last(other).and_then(|last| other.log.find(&last));
        other.id != open.id && last.is_some_and(|last| last.entry.cause == cause)
    };
    let all = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let moved = all.iter().filter(|other| was_for_it(other));
    moved.map(|other| session.open_stream(&other.id.to_string())).collect()
}

/// Takes the plan of one game back.
///
/// # Errors
/// `UNKNOWN_GAME`; `BEGUN` when its battle has begun; `ALREADY_RECORDED`.
pub(super) fn unplan(session: &Session, open: &mut Open<Evenings>, game: u32) -> Result<(), Failure> {
    let game = known(&open.state, game)?.clone();
    still_to_play(session, &open.state, &game)?;
    let (Some(campaign), Some(battle)) = (game.campaign, game.battle) else {
        return Err(Failure::new(code::NOT_PLANNED, say::not_planned()));
    };
    let because = put(session, open, EveningEdit::Plan { game: game.id, battle: None, taken_over: None })?;
    carry(session, open, because, &Gone::from([(campaign, vec![battle])]), Vec::new())
}

/// Takes the last change of an evening back, and what its campaigns planned with it; what they took back with it they
/// plan again if they can, and a game that another evening gave up for it is played there again.
///
/// # Errors
/// `NOTHING_TO_UNDO`; `BEGUN`, `ALREADY_RECORDED`.
pub(super) fn undo(session: &Session, open: &mut Open<Evenings>) -> Result<(), Failure> {
    if let Some(stops) = undo_stops(session, open)? {
        return Err(stops.into());
    }
    let was = games(&open.state);
    let undone = open.log.undoable();
    open.undo(session.author(), None)?;
    let cause = open.log.tip();
    let mut others = match undone {
        Some(undone) => moved_for(session, open, undone, |other| other.log.undoable())?,
        None => Vec::new(),
    };
    for other in &mut others {
        other.undo(because(session, open, cause), None)?;
    }
    let now = games(&open.state);
    let mut gone = Gone::new();
    for (id, game) in &was {
        let stays = now.get(id).is_some_and(|now| now.battle == game.battle);
        if let (false, Some(campaign), Some(battle)) = (stays, &game.campaign, own_battle(game)) {
            gone.entry(campaign.clone()).or_default().push(battle.clone());
        }
    }
    let again: Vec<u32> = now
        .iter()
        .filter(|(id, now)| now.battle.is_some() && was.get(id).is_none_or(|was| was.battle != now.battle))
        .map(|(id, _)| *id)
        .collect();
    let plans = planned_again(session, open, undone, &gone, &again)?;
    let (seasons, set_ups) = carried(session, open, cause, &gone, plans)?;
    write(session, open, others, seasons, set_ups)
}

/// Puts back what was undone last, with what another evening gave up for it.
///
/// # Errors
/// `NOTHING_TO_REDO`, also if it concerns more than the evening and is begun again instead.
pub(super) fn redo(session: &Session, open: &mut Open<Evenings>) -> Result<(), Failure> {
    let undo = open.log.redoable().filter(|_| may_redo(open));
    let undo = undo.ok_or_else(|| Failure::new(code::NOTHING_TO_REDO, say::start_anew()))?;
    open.redo(session.author())?;
    let cause = open.log.tip();
    let mut others = moved_for(session, open, undo, |other| other.log.redoable())?;
    for other in &mut others {
        other.redo(because(session, open, cause))?;
    }
    write(session, open, others, Opened::new(), Vec::new())
}

/// The plans that campaigns took back for an entry that is undone, if they can make them again under the same battle:
/// those of the evening's games, and those of others that were in the way of one. If a campaign cannot, the page says
/// that the plan of the game is no longer there. What somebody took back in the campaign itself stays taken back.
fn planned_again(
    session: &Session,
    open: &Open<Evenings>,
    undone: Option<Hash>,
    gone: &Gone,
    games: &[u32],
) -> Result<NewPlans, Failure> {
    let mut plans = Vec::new();
    let Some(undone) = undone else { return Ok(plans) };
    let (evening, for_it) = (&open.state, Some(Cause { stream: open.id, entry: undone }));
    let (mut tried, facts) = (Opened::new(), facts(session)?);
    let setting = Setting { day: &evening.day, facts: &facts };
    for (campaign, battles) in gone {
        if holds(session, campaign)? {
            cancel(session, season(session, &mut tried, campaign)?, session.author(), battles)?;
        }
    }
    for game in games.iter().filter_map(|id| evening.game(*id)) {
        let Some((campaign, battle)) = game.campaign.clone().zip(game.battle.clone()) else { continue };
        let Ok(season) = season(session, &mut tried, &campaign) else { continue };
        let took_back = season.log.kept().iter().any(|kept| kept.entry.cause == for_it);
        // Somebody may have planned it again in the campaign already.
        if took_back
            && season.state.game(&battle).is_none()
            && let Ok(plan) = new_plan(session, season, &setting, game)
        {
            plans.push((campaign, NewPlan { battle, ..plan }));
        }
    }
    let own: BTreeSet<&String> =
        evening.rounds.iter().flat_map(|round| &round.games).filter_map(|game| game.battle.as_ref()).collect();
    for (campaign, season) in gone.keys().filter_map(|campaign| Some((campaign, tried.get(campaign)?))) {
        for plan in in_the_way_before(season, for_it).into_iter().filter(|plan| !own.contains(&plan.battle)) {
            let planned = |id: &String| plans.iter().any(|(of, plan)| of == campaign && plan.pair.contains(id));
            let known = |id: &String| season.state.enrolment(id).is_some_and(|known| busy(season, known).is_none());
            let free = plan.pair.iter().all(|id| known(id) && !planned(id));
            if free && may_plan(session, season, &plan).is_ok() {
                plans.push((campaign.clone(), plan));
            }
        }
    }
    Ok(plans)
}

/// The plans that a campaign took back for an entry and no longer has, as they were made.
fn in_the_way_before(season: &Open<Campaigns>, for_it: Option<Cause>) -> Vec<NewPlan> {
    let made = |battle: &String| {
        let plan = |command: &Command| {
            let Command::Plan { battle: of, scenario, name, warbands, outsiders, picked, due } = command else {
                return None;
            };
            (of == battle && outsiders.is_empty()).then(|| NewPlan {
                battle: of.clone(),
                game: season::games_of(season, warbands).into_iter().max().unwrap_or(1),
                scenario: scenario.clone(),
                name: name.clone(),
                pair: warbands.clone(),
                picked: picked.clone(),
                due: due.clone(),
            })
        };
        season.log.kept().iter().rev().filter_map(Kept::command).find_map(plan)
    };
    let cancelled = season
        .log
        .kept()
        .iter()
        .filter(|kept| kept.entry.cause == for_it)
        .filter_map(|kept| if let Some(Command::Cancel { battle }) = kept.command() { Some(battle) } else { None });
    cancelled.filter(|battle| season.state.game(battle).is_none()).filter_map(made).collect()
}

/// Whether what would be put back concerns the evening alone.
pub(super) fn may_redo(open: &Open<Evenings>) -> bool {
    let undo = open.log.redoable().and_then(|undo| open.log.find(&undo));
    let Some(Act::Undo { entry }) = undo.map(|kept| &kept.entry.act) else { return false };
    let command = open.log.find(entry).and_then(|kept| kept.command());
    let started = open.state.rounds.last().is_some_and(|round| round.started.is_some());
    let anew = matches!(command, Some(EveningEdit::Start { .. } | EveningEdit::Plan { .. } | EveningEdit::Drop { .. }));
    !(anew || started && matches!(command, Some(EveningEdit::Swap { .. })))
}

/// Why a game of a campaign is not planned there. `None` if it can be.
pub(super) fn refusal(
    session: &Session,
    setting: &Setting<'_>,
    game: &ClubGame,
    season: &Open<Campaigns>,
) -> Option<String> {
    new_plan(session, season, setting, game).err().map(|failure| failure.message)
}

/// What is the same for every game of an evening.
pub(super) struct Setting<'n> {
    /// The day.
    pub day: &'n str,
    /// What is known of every scenario.
    pub facts: &'n Facts,
}

type Opened = BTreeMap<String, Open<Campaigns>>;

/// What campaigns are to plan, each with its campaign.
type NewPlans = Vec<(String, NewPlan)>;

/// Battles whose plans are taken back, by their campaigns.
type Gone = BTreeMap<String, Vec<String>>;

fn season<'c>(session: &Session, seasons: &'c mut Opened, id: &str) -> Result<&'c mut Open<Campaigns>, Failure> {
    if !seasons.contains_key(id) {
        seasons.insert(id.to_owned(), session.open_stream(id)?);
    }
    seasons.get_mut(id).ok_or_else(|| Failure::new(code::NO_CAMPAIGN, say::is_one_off()))
}

fn known(evening: &Evening, game: u32) -> Result<&ClubGame, Failure> {
    evening.game(game).ok_or_else(|| Failure::new(code::UNKNOWN_GAME, say::no_such_game()))
}

pub(super) fn holds(session: &Session, stream: &str) -> Result<bool, Failure> {
    let id = stream_id(stream)?;
    session.with_book(|book| streams::holds(book, id))
}

/// What a campaign would plan.
fn new_plan(
    session: &Session,
    season: &Open<Campaigns>,
    setting: &Setting<'_>,
    game: &ClubGame,
) -> Result<NewPlan, Failure> {
    let refused = |line: String| Failure::new(code::NOT_FREE, line);
    let scenario = game.scenario.clone().ok_or_else(|| refused(say::no_scenario_yet()))?;
    let mut pair = warbands(game).ok_or_else(|| refused(plan_words::two_wanted()))?;
    let seats = setting.facts.get(&scenario).map(|fact| fact.seats);
    if let Some(wrong) = seats.and_then(|seats| other_number(seats, game)) {
        return Err(refused(say::check(&wrong, ["", ""], None)));
    }
    for id in &pair {
        let member = season.state.enrolment(id).filter(|member| !member.withdrawn);
        let member = member.ok_or_else(|| Failure::new(code::UNKNOWN_WARBAND, plan_words::no_member()))?;
        if let Some(why) = busy(season, member) {
            return Err(refused(plan_words::not_free(&member.name, &why)));
        }
    }
    let offer = offered(session, season, &pair, None)?;
    let picked = picked(session, season, &pair, game)?;
    // The attacker is named first; but a roll-off was thrown in the players' order, and is read in the order of the
    // plan.
    let rolled_off = matches!(&picked, Picked::Choice { roll_off: Some(_), .. });
    if !game.is_shared() && game.attacker.as_ref() == game.players.get(1) && !rolled_off {
        pair.reverse();
    }
    let pack = season::pack_of(session, season)?;
    let name = pack
        .catalogue
        .scenario(&scenario)
        .is_none()
        .then(|| setting.facts.get(&scenario).map(|fact| fact.name.clone()))
        .flatten();
    let plan = NewPlan {
        battle: session.chance()?.stream().to_string(),
        game: offer.game,
        scenario,
        name,
        pair,
        picked,
        due: Some(setting.day.to_owned()),
    };
    may_plan(session, season, &plan)?;
    Ok(plan)
}

/// How the campaign says that the scenario came about.
fn picked(session: &Session, season: &Open<Campaigns>, pair: &[String], game: &ClubGame) -> Result<Picked, Failure> {
    Ok(match &game.way {
        Way::Book { throw, chooser, roll_off } => {
            let face = throw.faces.first().copied();
            match offered(session, season, pair, face)?.named {
                Named::Choice => {
                    let warband = chooser.as_deref().and_then(|id| game.warband_of(id).cloned());
                    let (throw, roll_off): (Throw, Option<Throw>) = (throw.clone(), roll_off.clone());
                    Picked::Choice { throw, chooser: warband.unwrap_or_default(), roll_off }
                }
                Named::Scenario { scenario } if Some(&scenario) == game.scenario.as_ref() => {
                    Picked::Die { throw: throw.clone() }
                }
                Named::Scenario { .. } => Picked::Swap { throw: throw.clone() },
                Named::Throw => Picked::Club,
            }
        }
        // The stage has one line only: nobody throws, and no other choice was possible.
        Way::Stage | Way::Rotation | Way::Shared | Way::Planned | Way::Hand
            if one_line(session, season, pair, game)? =>
        {
            Picked::Stage
        }
        Way::Agreement => Picked::Agreement,
        Way::Open | Way::Stage | Way::Rotation | Way::Shared | Way::Planned | Way::Hand => Picked::Club,
    })
}

/// Whether the stage of a game has just one scenario.
fn one_line(session: &Session, season: &Open<Campaigns>, pair: &[String], game: &ClubGame) -> Result<bool, Failure> {
    let named = offered(session, season, pair, None)?.named;
    Ok(matches!(named, Named::Scenario { scenario } if Some(&scenario) == game.scenario.as_ref()))
}

fn because(session: &Session, open: &Open<Evenings>, entry: Hash) -> Author {
    Author { cause: Some(Cause { stream: open.id, entry }), ..session.author() }
}

/// Writes the evening, takes back the campaigns' plans that it says are gone, and makes those that it caused.
fn carry(
    session: &Session,
    open: &mut Open<Evenings>,
    cause: Hash,
    gone: &Gone,
    plans: NewPlans,
) -> Result<(), Failure> {
    let (seasons, set_ups) = carried(session, open, cause, gone, plans)?;
    write(session, open, Vec::new(), seasons, set_ups)
}

/// The campaigns and set-ups that change with an entry of the evening.
fn carried(
    session: &Session,
    open: &Open<Evenings>,
    cause: Hash,
    gone: &Gone,
    plans: NewPlans,
) -> Result<(Opened, Vec<Open<SetUps>>), Failure> {
    let mut seasons = Opened::new();
    let mut changed = Vec::new();
    for (campaign, battles) in gone {
        // An evening may have come into this book without them.
        if !holds(session, campaign)? {
            continue;
        }
        let season = season(session, &mut seasons, campaign)?;
        let planned = cancel(session, season, because(session, open, cause), battles)?;
        let tip = season.log.tip();
        changed.extend(season::moved(session, season, tip, &planned, true)?);
    }
    for (campaign, plan) in &plans {
        changed.extend(put_plan(
            session,
            season(session, &mut seasons, campaign)?,
            because(session, open, cause),
            plan,
        )?);
    }
    Ok((seasons, changed))
}

/// Takes plans back in a campaign; gives those that stood there.
fn cancel(
    session: &Session,
    season: &mut Open<Campaigns>,
    author: Author,
    battles: &[String],
) -> Result<Vec<String>, Failure> {
    // Somebody may already have taken one back in the campaign.
    let planned: Vec<String> = battles.iter().filter(|battle| season.state.game(battle).is_some()).cloned().collect();
    for battle in &planned {
        if holds(session, battle)? {
            return Err(Failure::new(code::BEGUN, plan_words::begun()));
        }
        season::say_as(session, season, author.clone(), Command::Cancel { battle: battle.clone() })?;
    }
    Ok(planned)
}

fn write(
    session: &Session,
    open: &mut Open<Evenings>,
    others: Vec<Open<Evenings>>,
    seasons: Opened,
    set_ups: Vec<Open<SetUps>>,
) -> Result<(), Failure> {
    let mut appends: Vec<Option<Append>> = vec![open.append()?];
    for mut other in others {
        appends.push(other.append()?);
    }
    let mut rows: Vec<Row> = Vec::new();
    for mut season in seasons.into_values() {
        rows.push(campaign_row(&season));
        appends.push(season.append()?);
    }
    for mut set_up in set_ups {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    session.write(appends, rows)
}

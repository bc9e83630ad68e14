//! The games of a round in their campaigns: planned when it starts, taken back with it.
//!
//! What is said of the evening comes first, and the campaigns' entries name it as their cause; all of it is one transaction.

use std::collections::BTreeMap;

use nml_ledger::{Act, Author, Cause, Hash};
use nml_rules::campaign::{Command, Named, Picked};
use nml_rules::club::evening::{self, Change, ClubGame, Evening, PlannedIn, Way};
use nml_rules::throw::Throw;
use nml_store::{Append, Row};

use super::evenings::{put, scenario_names};
use crate::campaigns::{self, NewPlan, busy, offered, put_plan, undo as campaign_undo};
use crate::clock;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::library;
use crate::setup as set_ups;
use crate::shelf::{Open, stream_id};
use crate::subject::{Campaigns, Evenings, SetUps};
use crate::words::{club as say, plan as plan_words};

/// Starts the last round, and plans what its campaigns can plan.
///
/// # Errors
/// `NO_ROUND`, `ROUND_STARTED`, `NO_GAMES`.
pub(super) fn start(desk: &Desk, open: &mut Open<Evenings>) -> Result<(), Failure> {
    let at = clock::now();
    // What is refused is refused before anything is planned.
    evening::decide(&open.state, &Change::Start { at: at.clone(), planned: Vec::new() })?;
    let mut tried = Courses::new();
    let mut plans = Vec::new();
    let games = open.state.rounds.last().map_or_else(Vec::new, |round| round.games.clone());
    for game in games.iter().filter(|game| !game.begun()) {
        let Some(campaign) = &game.campaign else { continue };
        // A game that its campaign cannot plan is played all the same; the page says why, and plans it later.
        let Ok(course) = course(desk, &mut tried, campaign) else { continue };
        let Ok(plan) = new_plan(desk, course, &open.state, game) else { continue };
        if put_plan(desk, course, desk.author(), &plan).is_ok() {
            plans.push((campaign.clone(), game.id, plan));
        }
    }
    let planned = plans.iter().map(|(_, game, plan)| PlannedIn { game: *game, battle: plan.battle.clone() }).collect();
    let because = put(desk, open, Change::Start { at, planned })?;
    let plans = plans.into_iter().map(|(campaign, _, plan)| (campaign, plan)).collect();
    write_plans(desk, open, because, plans)
}

/// Plans one game of the evening in its campaign.
///
/// # Errors
/// `UNKNOWN_GAME`; `no_campaign`; `planned` when it is; why its campaign cannot plan it.
pub(super) fn plan(desk: &Desk, open: &mut Open<Evenings>, game: u32) -> Result<(), Failure> {
    let game = known(&open.state, game)?.clone();
    let campaign = game.campaign.clone().ok_or_else(|| Failure::new("no_campaign", say::ONE_OFF))?;
    let course: Open<Campaigns> = desk.open_stream(&campaign)?;
    if let Some(battle) = &game.battle
        && course.state.game(battle).is_some()
    {
        return Err(Failure::new("planned", say::PLANNED_ALREADY));
    }
    let plan = new_plan(desk, &course, &open.state, &game)?;
    let because = put(desk, open, Change::Plan { game: game.id, battle: Some(plan.battle.clone()) })?;
    write_plans(desk, open, because, vec![(campaign, plan)])
}

/// Takes the plan of one game back.
///
/// # Errors
/// `UNKNOWN_GAME`; `begun` when its battle has begun; `ALREADY_RECORDED`.
pub(super) fn unplan(desk: &Desk, open: &mut Open<Evenings>, game: u32) -> Result<(), Failure> {
    let game = known(&open.state, game)?.clone();
    let (Some(campaign), Some(battle)) = (game.campaign, game.battle) else {
        return Err(Failure::new("not_planned", say::NOT_PLANNED));
    };
    let because = put(desk, open, Change::Plan { game: game.id, battle: None })?;
    write_cancelled(desk, open, because, BTreeMap::from([(campaign, vec![battle])]))
}

/// Takes the last change of an evening back, and whatever its campaigns planned with it.
///
/// # Errors
/// `nothing_to_undo`; `begun`, `ALREADY_RECORDED`.
pub(super) fn undo(desk: &Desk, open: &mut Open<Evenings>) -> Result<(), Failure> {
    let last = open.log.undoable().and_then(|entry| open.log.find(&entry)).and_then(|kept| kept.command()).cloned();
    let before = open.state.clone();
    open.undo(desk.author(), None)?;
    let because = open.log.tip();
    let mut gone: BTreeMap<String, Vec<String>> = BTreeMap::new();
    match last {
        Some(Change::Start { planned, .. }) => {
            for PlannedIn { game, battle } in planned {
                let campaign = before.game(game).and_then(|game| game.campaign.clone());
                gone.entry(campaign.unwrap_or_default()).or_default().push(battle);
            }
        }
        Some(Change::Plan { game, battle: Some(battle) }) => {
            let campaign = before.game(game).and_then(|game| game.campaign.clone());
            gone.entry(campaign.unwrap_or_default()).or_default().push(battle);
        }
        Some(Change::Plan { game, battle: None }) => {
            // The campaign took the plan back: it makes it anew where it can; else the game stays without one.
            if let Some(plan) = open.state.game(game).and_then(|game| planned_again(desk, &open.state, game)) {
                return write_plans(desk, open, because, vec![plan]);
            }
        }
        Some(_) | None => {}
    }
    write_cancelled(desk, open, because, gone)
}

/// The plan that a campaign took back, where it can make it anew.
fn planned_again(desk: &Desk, evening: &Evening, game: &ClubGame) -> Option<(String, NewPlan)> {
    let campaign = game.campaign.clone()?;
    let mut course: Open<Campaigns> = desk.open_stream(&campaign).ok()?;
    let mut plan = new_plan(desk, &course, evening, game).ok()?;
    plan.battle = game.battle.clone()?;
    put_plan(desk, &mut course, desk.author(), &plan).ok()?;
    Some((campaign, plan))
}

/// Whether what would be put back concerns the evening alone.
pub(super) fn may_redo(open: &Open<Evenings>) -> bool {
    let undo = open.log.redoable().and_then(|undo| open.log.find(&undo));
    let Some(Act::Undo { entry }) = undo.map(|kept| &kept.entry.act) else { return false };
    let command = open.log.find(entry).and_then(|kept| kept.command());
    !matches!(command, Some(Change::Start { .. } | Change::Plan { .. }))
}

/// Why a game of a campaign is not planned there; none: nothing that is known here stands against it.
pub(super) fn refusal(desk: &Desk, evening: &Evening, game: &ClubGame, course: &Open<Campaigns>) -> Option<String> {
    new_plan(desk, course, evening, game).err().map(|failure| failure.message)
}

type Courses = BTreeMap<String, Open<Campaigns>>;

fn course<'c>(desk: &Desk, courses: &'c mut Courses, id: &str) -> Result<&'c mut Open<Campaigns>, Failure> {
    if !courses.contains_key(id) {
        courses.insert(id.to_owned(), desk.open_stream(id)?);
    }
    courses.get_mut(id).ok_or_else(|| Failure::new("no_campaign", say::ONE_OFF))
}

fn known(evening: &Evening, game: u32) -> Result<&ClubGame, Failure> {
    evening.game(game).ok_or_else(|| Failure::new("UNKNOWN_GAME", say::NO_SUCH_GAME))
}

/// What a campaign would plan.
fn new_plan(desk: &Desk, course: &Open<Campaigns>, evening: &Evening, game: &ClubGame) -> Result<NewPlan, Failure> {
    let refused = |line: String| Failure::new("not_free", line);
    let scenario = game.scenario.clone().ok_or_else(|| refused(say::NO_SCENARIO_YET.to_owned()))?;
    let warband = |id: &String| evening.player(id).and_then(|player| player.warband.clone());
    let mut pair: Vec<String> = game.players.iter().filter_map(warband).collect();
    if pair.len() < 2 {
        return Err(refused(plan_words::TWO_WANTED.to_owned()));
    }
    for id in &pair {
        let member = course.state.enrolment(id).filter(|member| !member.withdrawn);
        let member = member.ok_or_else(|| Failure::new("UNKNOWN_WARBAND", plan_words::NO_MEMBER))?;
        if let Some(why) = busy(course, member) {
            return Err(refused(plan_words::not_free(&member.name, &why)));
        }
    }
    let offer = offered(desk, course, &pair, None)?;
    let picked = picked(desk, course, &pair, game, evening)?;
    // Whoever attacks is named first; but a roll-off was thrown in the order of the players, and is read in that of the plan.
    let rolled_off = matches!(&picked, Picked::Choice { roll_off: Some(_), .. });
    if game.attacker.as_ref() == game.players.get(1) && !rolled_off {
        pair.reverse();
    }
    let names = scenario_names(desk)?;
    let pack = campaigns::pack_of(desk, course)?;
    let name = pack.catalogue.scenario(&scenario).is_none().then(|| names.get(&scenario).cloned()).flatten();
    Ok(NewPlan {
        battle: desk.chance()?.stream().to_string(),
        game: offer.game,
        scenario,
        name,
        pair,
        picked,
        due: Some(evening.day.clone()),
    })
}

/// How the campaign says that the scenario came.
fn picked(
    desk: &Desk,
    course: &Open<Campaigns>,
    pair: &[String],
    game: &ClubGame,
    evening: &Evening,
) -> Result<Picked, Failure> {
    Ok(match &game.way {
        Way::Book { throw, chooser, roll_off } => {
            let face = throw.faces.first().copied();
            match offered(desk, course, pair, face)?.named {
                Named::Choice => {
                    let warband = chooser.as_deref().and_then(|id| evening.player(id)?.warband.clone());
                    let (throw, roll_off): (Throw, Option<Throw>) = (throw.clone(), roll_off.clone());
                    Picked::Choice { throw, chooser: warband.unwrap_or_default(), roll_off }
                }
                Named::Scenario { scenario } if Some(&scenario) == game.scenario.as_ref() => {
                    Picked::Die { throw: throw.clone() }
                }
                Named::Scenario { .. } => Picked::Swap { throw: throw.clone() },
                Named::Throw => Picked::Agreement,
            }
        }
        // The stage has one line only: nobody throws.
        Way::Stage if one_line(desk, course, pair, game)? => Picked::Stage,
        // The rotation is what the club agreed on.
        Way::Open | Way::Stage | Way::Rotation | Way::Agreement | Way::Hand => Picked::Agreement,
    })
}

/// Whether the stage of a game has its scenario and no other.
fn one_line(desk: &Desk, course: &Open<Campaigns>, pair: &[String], game: &ClubGame) -> Result<bool, Failure> {
    let named = offered(desk, course, pair, None)?.named;
    Ok(matches!(named, Named::Scenario { scenario } if Some(&scenario) == game.scenario.as_ref()))
}

fn because(desk: &Desk, open: &Open<Evenings>, entry: Hash) -> Author {
    Author { cause: Some(Cause { stream: open.id, entry }), ..desk.author() }
}

/// Writes the evening, and the plans that it caused.
fn write_plans(
    desk: &Desk,
    open: &mut Open<Evenings>,
    cause: Hash,
    plans: Vec<(String, NewPlan)>,
) -> Result<(), Failure> {
    let mut courses = Courses::new();
    let mut made = Vec::new();
    for (campaign, plan) in &plans {
        let author = because(desk, open, cause);
        made.extend(put_plan(desk, course(desk, &mut courses, campaign)?, author, plan)?);
    }
    write(desk, open, courses, made)
}

/// Writes the evening, and takes plans back that it caused, by campaign.
fn write_cancelled(
    desk: &Desk,
    open: &mut Open<Evenings>,
    cause: Hash,
    gone: BTreeMap<String, Vec<String>>,
) -> Result<(), Failure> {
    let mut courses = Courses::new();
    let mut away = Vec::new();
    for (campaign, battles) in &gone {
        let id = stream_id(campaign)?;
        if !desk.with_book(|book| library::holds(book, id))? {
            continue;
        }
        let course = course(desk, &mut courses, campaign)?;
        // Whoever took one back in the campaign did so already.
        let planned: Vec<String> =
            battles.iter().filter(|battle| course.state.game(battle).is_some()).cloned().collect();
        for battle in &planned {
            let id = stream_id(battle)?;
            if desk.with_book(|book| library::holds(book, id))? {
                return Err(Failure::new("begun", plan_words::BEGUN));
            }
            let author = because(desk, open, cause);
            campaigns::say_as(desk, course, author, Command::Cancel { battle: battle.clone() })?;
        }
        let tip = course.log.tip();
        away.extend(campaign_undo::moved(desk, course, tip, &planned, true)?);
    }
    write(desk, open, courses, away)
}

fn write(desk: &Desk, open: &mut Open<Evenings>, courses: Courses, set_ups: Vec<Open<SetUps>>) -> Result<(), Failure> {
    let mut appends: Vec<Option<Append>> = vec![open.append()?];
    let mut rows: Vec<Row> = Vec::new();
    for mut course in courses.into_values() {
        rows.push(campaigns::row(&course));
        appends.push(course.append()?);
    }
    for mut set_up in set_ups {
        rows.push(set_ups::row(&set_up));
        appends.push(set_up.append()?);
    }
    desk.write(appends, rows)
}

//! The days in a club's calendar: its evenings, and the last days of planned games.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::Event;
use nml_evenings::evening::Evening;
use nml_exchange::calendar::CalendarDay;

use crate::clock;
use crate::evenings::rounds_told;
use crate::failure::Failure;
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Campaigns, Evenings};
use crate::view::scenario_name;
use crate::words::{evenings, feeds as say};

/// How many days a calendar looks back: programs already have older ones, or nobody looks for them.
const BACK: u64 = 92;
/// The most days of a calendar, those furthest ahead first.
const MOST: usize = 2000;

/// Everything of the book that stands on a day, the earliest first.
pub(super) fn days(session: &Session) -> Result<Vec<CalendarDay>, Failure> {
    let (evenings, campaigns) =
        session.with_book(|book| Ok((All::<Evenings>::of(book)?.read, All::<Campaigns>::of(book)?.read)))?;
    let from = clock::days_ago(BACK);
    let held: BTreeSet<String> = evenings.iter().flat_map(|open| battles(&open.state)).collect();
    let recent: Vec<_> = evenings.iter().filter(|open| open.state.day >= from).collect();
    let states: Vec<&Evening> = recent.iter().map(|open| &open.state).collect();
    let told = rounds_told(session, &states)?;
    let mut days: Vec<CalendarDay> = recent.iter().zip(told).map(|(open, rounds)| evening(open, rounds)).collect();
    for open in &campaigns {
        days.extend(games(session, open, &held).into_iter().filter(|day| day.day >= from));
    }
    days.sort_by(|one, other| (&one.day, &one.title, &one.id).cmp(&(&other.day, &other.title, &other.id)));
    let over = days.len().saturating_sub(MOST);
    days.drain(..over);
    Ok(days)
}

fn battles(evening: &Evening) -> impl Iterator<Item = String> + '_ {
    evening.rounds.iter().flat_map(|round| round.live()).filter_map(|game| game.battle.clone())
}

/// An evening that is put away before anybody played was called off; later, it is only out of the way.
fn evening(open: &Open<Evenings>, mut rounds: Vec<Vec<String>>) -> CalendarDay {
    let evening = &open.state;
    let cancelled = evening.away && evening.played().next().is_none();
    let names: Vec<String> = evening.players.iter().map(|player| evenings::player(evening, &player.id)).collect();
    // A round that is only drawn may still be drawn again.
    for (lines, _) in rounds.iter_mut().zip(&evening.rounds).filter(|(_, round)| !round.begun()) {
        lines.clear();
    }
    let told = |games: &Vec<String>| !games.is_empty();
    let expected = (!rounds.iter().any(told) && !names.is_empty()).then(|| say::expected(&names));
    let rounds = rounds.into_iter().enumerate().filter(|(_, games)| told(games));
    let rounds = rounds.flat_map(|(at, games)| [vec![say::round(at + 1)], games].concat());
    let about: Vec<String> = expected.into_iter().chain(rounds).collect();
    CalendarDay {
        id: id("evening", &open.id.to_string()),
        day: evening.day.clone(),
        title: if cancelled { say::called_off(&evening.name) } else { evening.name.clone() },
        about: about.join("\n"),
        changed: clock::stamp(&open.updated()),
        revision: open.log.kept().len() as u64,
        cancelled,
        takes_time: true,
    }
}

/// The planned games of a campaign that have a last day, without those of evenings, which stand there. One that was fought
/// leaves; one whose plan was taken back stays and says so, since a calendar that was only imported would keep it.
///
/// Each is as new as its campaign: an undo or a correction of an entry is younger than the entry, and programs take no event
/// that is older than theirs.
fn games(session: &Session, open: &Open<Campaigns>, held: &BTreeSet<String>) -> Vec<CalendarDay> {
    // If its pack does not load, a scenario is called by its id: its day stands all the same.
    let pack = pack_of(session, open).ok();
    let called = |scenario: &String| {
        pack.as_ref().map_or_else(|| scenario.clone(), |pack| scenario_name(&pack.catalogue, scenario))
    };
    let (changed, revision) = (clock::stamp(&open.updated()), open.log.kept().len() as u64);
    // Each with its title once its plan is taken back.
    let mut planned: BTreeMap<&String, (CalendarDay, String)> = BTreeMap::new();
    for one in open.log.effective() {
        for event in one.events() {
            match event {
                Event::Planned { battle, scenario, name, entrants, outsiders, due: Some(due), .. } => {
                    let members = entrants.iter().filter_map(|entrant| open.state.called(&entrant.warband));
                    let sides: Vec<String> =
                        members.chain(outsiders.iter().map(|outsider| outsider.name.clone())).collect();
                    let scenario = name.clone().unwrap_or_else(|| called(scenario));
                    let day = CalendarDay {
                        id: id("game", battle),
                        day: due.clone(),
                        title: say::last_day(&scenario, &sides),
                        about: open.state.name.clone(),
                        changed: changed.clone(),
                        revision,
                        cancelled: false,
                        takes_time: false,
                    };
                    planned.insert(battle, (day, say::taken_back(&scenario, &sides)));
                }
                Event::Cancelled { battle } => {
                    if let Some((day, taken_back)) = planned.get_mut(battle) {
                        (day.title, day.cancelled) = (taken_back.clone(), true);
                    }
                }
                Event::Recorded { result, .. } => {
                    planned.remove(&result.battle);
                }
                Event::Planned { due: None, .. }
                | Event::Renamed { .. }
                | Event::PackMoved { .. }
                | Event::HouseSet { .. }
                | Event::RulesWritten { .. }
                | Event::SignedUp { .. }
                | Event::SignedOff { .. }
                | Event::Admitted { .. }
                | Event::Described { .. }
                | Event::Withdrawn { .. }
                | Event::Paused { .. }
                | Event::Entered { .. }
                | Event::VisionSealed { .. }
                | Event::MapEnded { .. }
                | Event::VisionRevealed { .. }
                | Event::Rolled { .. }
                | Event::Answered { .. }
                | Event::Worked { .. }
                | Event::Closed { .. } => {}
            }
        }
    }
    let stands = |battle: &String| open.state.game(battle).is_none_or(|game| !open.state.left_over(game));
    planned
        .into_iter()
        .filter(|(battle, _)| !held.contains(*battle) && stands(battle))
        .map(|(_, (day, _))| day)
        .collect()
}

/// What a program knows an event by. Beyond that it is the same one, it says nothing about the stream.
fn id(what: &str, stream: &str) -> String {
    let known: String =
        nml_ledger::Hash::of(format!("{what} {stream}").as_bytes()).to_string().chars().take(32).collect();
    format!("{what}-{known}@no-mans-ledger")
}

//! The walk through a campaign's past, once as it was and once as it becomes.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::{Discriminant, discriminant};

use super::{
    Absent, Corrected, Instead, Lineage, Lost, Otherwise, Past, PastEntry, Question, Recalled, of_battle, page_of,
};
use crate::aftermath::Page;
use crate::ask::Ask;
use crate::command::Command;
use crate::decide::decide;
use crate::event::Event;
use crate::evolve::evolve;
use crate::map::{MapState, map_state};
use crate::messages;
use crate::options::{Request, requests};
use crate::ranks::ranks;
use crate::standing::settlements;
use crate::state::Campaign;
use crate::steps::Step;
use crate::tables::{Rosters, Tables};
use nml_catalogue::rejection::Rejection;
use nml_warband::{self as warband, Price, Roster};

/// A Warband on the way through its past: as it was, and as it becomes.
struct Course<'w, 'p> {
    lineage: &'w Lineage<'p>,
    next: usize,
    then: Roster,
    now: Roster,
}

/// Something that was said on a page, repeated.
struct SaidAgain {
    seq: u64,
    place: usize,
    model: Option<u32>,
    holds: bool,
    /// If it does not hold: what the page asked then, and of which model.
    asked: Vec<(Option<u32>, Discriminant<Ask>)>,
}

pub(super) struct Walk<'w, 'p> {
    past: &'w Past<'p>,
    /// The campaign as it was at this point.
    then: Campaign,
    warbands: BTreeMap<&'w str, Course<'w, 'p>>,
    /// The battles of this campaign: what a Warband settled of another one is its own affair here.
    battles: BTreeSet<String>,
    /// Battles whose pages may change.
    touched: BTreeSet<String>,
    /// What was repeated on the pages that may change, by battle and Warband.
    said: BTreeMap<(String, String), Vec<SaidAgain>>,
    pub(super) corrected: Corrected,
}

impl<'w, 'p> Walk<'w, 'p> {
    pub(super) fn new(past: &'w Past<'p>) -> Self {
        let course = |lineage: &'w Lineage<'p>| Course {
            lineage,
            next: 0,
            then: lineage.start.clone(),
            now: lineage.start.clone(),
        };
        let campaign = past.genesis.campaign();
        let commands = past.entries.iter().flat_map(|told| &told.decisions).map(|(command, _)| *command);
        Self {
            past,
            then: campaign.clone(),
            warbands: past.warbands.iter().map(|(id, lineage)| (id.as_str(), course(lineage))).collect(),
            battles: commands.filter_map(of_battle).map(str::to_owned).collect(),
            touched: BTreeSet::new(),
            said: BTreeMap::new(),
            corrected: Corrected {
                campaign,
                rosters: Rosters::new(),
                entries: Vec::new(),
                warbands: BTreeMap::new(),
                lost: Vec::new(),
                absent: Vec::new(),
                question: None,
            },
        }
    }

    pub(super) fn entry(&mut self, told: &PastEntry<'_, Command, Event>, edit: Option<&Vec<Command>>) {
        let said: Vec<&Command> = match edit {
            Some(instead) => instead.iter().collect(),
            None => told.decisions.iter().map(|(command, _)| *command).collect(),
        };
        let before: Vec<&Command> = told.decisions.iter().map(|(command, _)| *command).collect();
        if edit.is_some() {
            let battles = before.iter().chain(&said).filter_map(|command| of_battle(command));
            self.touched.extend(battles.map(str::to_owned));
        }
        let mut instead: Instead<Command, Event> = Vec::new();
        for (place, command) in said.into_iter().enumerate() {
            if self.corrected.question.is_some() {
                break;
            }
            let recorded = if edit.is_none() { told.decisions.get(place).map(|(_, events)| *events) } else { None };
            self.arrive(command, told);
            let ranked = self.ranked(command);
            let command = ranked.as_ref().unwrap_or(command);
            let differs = self.differs(command);
            if let (true, Some(battle)) = (differs, of_battle(command)) {
                self.touched.insert(battle.to_owned());
            }
            let decided = match recorded {
                Some(events) if !differs => Ok(events.to_vec()),
                Some(_) if !self.asks_the_same(command) => Err(Rejection::form(messages::no_longer_asked())),
                Some(_) | None => self.decide(command),
            };
            if let (true, Some((battle, warband, model))) = (differs || edit.is_some(), page_of(command)) {
                let holds = decided.is_ok();
                let asked = if holds { Vec::new() } else { self.asked_of(battle, warband) };
                let said = SaidAgain { seq: told.seq, place, model, holds, asked };
                self.said.entry((battle.to_owned(), warband.to_owned())).or_default().push(said);
            }
            match decided {
                Ok(events) => {
                    for event in &events {
                        evolve(&mut self.corrected.campaign, event);
                    }
                    if let Command::Close { battle } = command {
                        self.settle(battle, edit.is_none());
                    }
                    instead.push((command.clone(), events));
                }
                Err(why) => self.lose(told.seq, place, command, why),
            }
            // What was recorded goes on beside it, for comparison.
            for event in recorded.into_iter().flatten() {
                evolve(&mut self.then, event);
            }
        }
        if edit.is_some() {
            for event in told.decisions.iter().flat_map(|(_, events)| *events) {
                evolve(&mut self.then, event);
            }
        }
        if self.corrected.question.is_none() {
            let closes = |battle: &str| {
                instead.iter().any(|(command, _)| matches!(command, Command::Close { battle: of } if of == battle))
            };
            for command in before {
                if let Command::Close { battle } = command
                    && !closes(battle)
                {
                    self.unsettle(battle);
                }
            }
        }
        if !same(told, &instead) {
            self.corrected.entries.push(Otherwise { seq: told.seq, instead });
        }
    }

    /// Brings the Warbands of a battle to where they stood when its end was written down, or it was closed.
    fn arrive(&mut self, command: &Command, told: &PastEntry<'_, Command, Event>) {
        if let Command::Record { result, .. } = command {
            let frozen = |warband: &str| {
                let facts = told.decisions.iter().flat_map(|(_, events)| *events).find_map(|event| {
                    let Event::Recorded { rosters, result: then, .. } = event else { return None };
                    (then.battle == result.battle).then_some(rosters)
                });
                facts?.iter().find(|facts| facts.warband == warband)?.roster.as_deref()
            };
            for side in &result.sides {
                self.advance(&side.warband, frozen(&side.warband));
                let Some(course) = self.warbands.get(side.warband.as_str()) else { continue };
                if course.now != course.then {
                    self.touched.insert(result.battle.clone());
                }
                let gone = |id: &&u32| course.then.has(**id) && !course.now.has(**id);
                let (battle, warband) = (&result.battle, &side.warband);
                let absent = side.took_part.iter().filter(gone).map(|model| Absent {
                    battle: battle.clone(),
                    warband: warband.clone(),
                    model: *model,
                });
                self.corrected.absent.extend(absent);
            }
        } else if let Command::Close { battle } = command {
            let sides = self.corrected.campaign.game(battle).map(|game| game.entrants.clone()).unwrap_or_default();
            for entrant in sides {
                self.advance(&entrant.warband, None);
            }
        }
    }

    /// The end of a battle with the fallen as they are ranked now, if somebody has become ELITE, or has not: what
    /// follows is asked by it. `None` if everybody is what they were.
    fn ranked(&self, command: &Command) -> Option<Command> {
        let Command::Record { result, rosters } = command else { return None };
        let catalogue = self.past.packs.get(&self.corrected.campaign.pack)?;
        let elite = |roster: &Roster, model: u32| {
            let (catalogue, roster) = (roster.own.over(catalogue), roster.enlisted());
            ranks(&catalogue, &roster).into_iter().find(|(one, _)| one.id == model).map(|(_, elite)| elite)
        };
        let mut now = result.clone();
        for side in &mut now.sides {
            let Some(course) = self.warbands.get(side.warband.as_str()) else { continue };
            if course.now == course.then {
                continue;
            }
            for fallen in &mut side.casualties {
                let [then, now] = [&course.then, &course.now].map(|roster| elite(roster, fallen.model));
                fallen.elite = now.filter(|_| then.is_some() && now != then).unwrap_or(fallen.elite);
            }
        }
        (now != *result).then(|| Command::Record { result: now, rosters: rosters.clone() })
    }

    /// Goes on with a Warband's own entries up to its next settlement, or to where it was as a battle froze it.
    fn advance(&mut self, warband: &str, frozen: Option<&Roster>) {
        let Some(course) = self.warbands.get_mut(warband) else { return };
        let battles = &self.battles;
        let open = |told: &&PastEntry<'_, _, _>| {
            told.decisions.iter().all(|(command, _)| settles(command).is_none_or(|battle| !battles.contains(battle)))
        };
        let left = course.lineage.entries.iter().skip(course.next).take_while(open).count();
        let steps = match frozen {
            None => left,
            Some(frozen) => {
                let mut then = course.then.clone();
                let mut steps = if then == *frozen { Some(0) } else { None };
                for (at, told) in course.lineage.entries.iter().skip(course.next).take(left).enumerate() {
                    if steps.is_some() {
                        break;
                    }
                    told.decisions
                        .iter()
                        .flat_map(|(_, events)| *events)
                        .for_each(|event| warband::evolve(&mut then, event));
                    steps = (then == *frozen).then_some(at + 1);
                }
                steps.unwrap_or(left)
            }
        };
        for _ in 0..steps {
            self.own_entry(warband);
        }
    }

    /// Decides the next of a Warband's own entries again.
    fn own_entry(&mut self, warband: &str) {
        let Some(course) = self.warbands.get_mut(warband) else { return };
        let Some(told) = course.lineage.entries.get(course.next) else { return };
        course.next += 1;
        let clean = course.now == course.then;
        let mut instead = Vec::new();
        for (place, (command, events)) in told.decisions.iter().enumerate() {
            let decided = if clean { Ok(events.to_vec()) } else { warband::decide(&course.now, command) };
            match decided {
                Ok(events) => {
                    events.iter().for_each(|event| warband::evolve(&mut course.now, event));
                    instead.push(((*command).clone(), events));
                }
                Err(why) => self.corrected.lost.push(Lost {
                    warband: Some(warband.to_owned()),
                    seq: told.seq,
                    place,
                    said: Recalled::Warband(Box::new((*command).clone())),
                    why,
                    short: None,
                }),
            }
            events.iter().for_each(|event| warband::evolve(&mut course.then, event));
        }
        amend(&mut self.corrected.warbands, warband, told, instead);
    }

    /// The rosters change as the closed pages say.
    fn settle(&mut self, battle: &str, recorded: bool) {
        for settlement in settlements(&self.corrected.campaign, battle) {
            let Some(course) = self.warbands.get_mut(settlement.warband.as_str()) else { continue };
            let told = course.lineage.entries.get(course.next);
            let told = told.filter(|told| told.decisions.iter().any(|(command, _)| settles(command) == Some(battle)));
            let Some(told) = told else { continue };
            course.next += 1;
            let clean = recorded && course.now == course.then && !self.touched.contains(battle);
            for event in told.decisions.iter().flat_map(|(_, events)| *events) {
                warband::evolve(&mut course.then, event);
            }
            if clean {
                course.now.clone_from(&course.then);
                continue;
            }
            let command = warband::Command::Settle { battle: battle.to_owned(), changes: settlement.changes };
            let mut instead = Vec::new();
            match warband::decide(&course.now, &command) {
                Ok(events) => {
                    events.iter().for_each(|event| warband::evolve(&mut course.now, event));
                    instead.push((command, events));
                }
                Err(why) => self.corrected.lost.push(Lost {
                    warband: Some(settlement.warband.clone()),
                    seq: told.seq,
                    place: 0,
                    said: Recalled::Warband(Box::new(command)),
                    why,
                    short: None,
                }),
            }
            amend(&mut self.corrected.warbands, &settlement.warband, told, instead);
        }
    }

    /// What a battle did to the rosters is not done, because it is no longer closed.
    fn unsettle(&mut self, battle: &str) {
        let ids: Vec<&str> = self.warbands.keys().copied().collect();
        for id in ids {
            let next = |course: &Course<'w, 'p>| {
                let left = course.lineage.entries.iter().skip(course.next);
                let mut settled = left.flat_map(|told| &told.decisions).filter_map(|(command, _)| settles(command));
                settled.find(|battle| self.battles.contains(*battle)) == Some(battle)
            };
            if !self.warbands.get(id).is_some_and(next) {
                continue;
            }
            self.advance(id, None);
            let Some(course) = self.warbands.get_mut(id) else { continue };
            let Some(told) = course.lineage.entries.get(course.next) else { continue };
            course.next += 1;
            let events = told.decisions.iter().flat_map(|(_, events)| *events);
            events.for_each(|event| warband::evolve(&mut course.then, event));
            amend(&mut self.corrected.warbands, id, told, Vec::new());
        }
    }

    /// Whether what a recorded command works on may differ from what it was.
    fn differs(&self, command: &Command) -> bool {
        let (then, now) = (&self.then, &self.corrected.campaign);
        let Some(battle) = of_battle(command) else {
            // Who belongs to the campaign, and its name and rules, are asked again: it costs nothing.
            return true;
        };
        if self.touched.contains(battle) || then.house != now.house || then.pack != now.pack {
            return true;
        }
        // On a map, what anybody holds decides what others may do and what their pages ask.
        if now.map.is_some() && self.map(then) != self.map(now) {
            return true;
        }
        let stands_otherwise = |warband: &String| {
            then.games_counted(warband) != now.games_counted(warband)
                || then.enrolment(warband) != now.enrolment(warband)
        };
        if let Command::Plan { warbands, .. } = command {
            return warbands.iter().any(stands_otherwise);
        }
        let Command::Record { result, .. } = command else { return false };
        result.sides.iter().any(|side| stands_otherwise(&side.warband))
    }

    /// Whether a recorded answer meets the question that it answered.
    fn asks_the_same(&self, command: &Command) -> bool {
        let (Command::Roll { battle, warband, model, .. } | Command::Answer { battle, warband, model, .. }) = command
        else {
            return true;
        };
        // The kind of question; of a find, also what was found and what is done there.
        let question = |campaign: &Campaign| {
            let all = self.asked(campaign, battle);
            let request = all.into_iter().find(|request| request.warband == *warband && request.model == *model)?;
            let page = campaign.game(battle)?.open()?.page(warband)?;
            let found = |page: &Page| (page.steps.under_way().location.clone(), page.steps.under_way().option.clone());
            let explores = matches!(page.steps.at, Step::Tracker | Step::Exploration);
            Some((discriminant(&request.ask), explores.then(|| found(page))))
        };
        question(&self.then) == question(&self.corrected.campaign)
    }

    fn map(&self, campaign: &Campaign) -> Option<MapState> {
        map_state(self.past.packs.get(&campaign.pack)?, campaign)
    }

    fn asked(&self, campaign: &Campaign, battle: &str) -> Vec<Request> {
        let Some(catalogue) = self.past.packs.get(&campaign.pack) else { return Vec::new() };
        requests(Tables::from(*catalogue), campaign, battle)
    }

    /// What a page asks now, and of which model.
    fn asked_of(&self, battle: &str, warband: &str) -> Vec<(Option<u32>, Discriminant<Ask>)> {
        let all = self.asked(&self.corrected.campaign, battle).into_iter();
        all.filter(|request| request.warband == warband)
            .map(|request| (request.model, discriminant(&request.ask)))
            .collect()
    }

    fn decide(&self, command: &Command) -> Result<Vec<Event>, Rejection> {
        let campaign = &self.corrected.campaign;
        let Some(catalogue) = self.past.packs.get(&campaign.pack) else {
            return Err(Rejection::form(messages::pack_not_there()));
        };
        let mut rosters = Rosters::new();
        if let Command::Record { result, .. } = command {
            for side in &result.sides {
                if let Some(course) = self.warbands.get(side.warband.as_str()) {
                    rosters.insert(side.warband.clone(), course.now.clone());
                }
            }
        }
        decide(Tables::from(*catalogue).with(&rosters), campaign, command)
    }

    /// A command does not hold: what is asked in its place has to be answered first, or it is left out.
    fn lose(&mut self, seq: u64, place: usize, command: &Command, why: Rejection) {
        if let Command::Close { battle } = command {
            self.corrected.question = self.question(battle, seq, place);
            if self.corrected.question.is_some() {
                return;
            }
        }
        let said = Recalled::Campaign(Box::new(command.clone()));
        let short = short(&self.corrected.campaign, command);
        self.corrected.lost.push(Lost { warband: None, seq, place, said, why, short });
    }

    /// What keeps a battle from being closed that was closed then: what is asked first of all.
    fn question(&self, battle: &str, seq: u64, place: usize) -> Option<Question> {
        let asked = self.asked(&self.corrected.campaign, battle).into_iter();
        let questions = asked.map(|request| {
            let (seq, place) = self.lost_to(&request).unwrap_or((seq, place));
            Question { seq, place, request }
        });
        questions.min_by_key(|question| (question.seq, question.place))
    }

    /// What a battle that is still being settled asks, and did not ask when an answer was lost to it.
    fn question_left(&self) -> Option<Question> {
        let mut left = Vec::new();
        for game in self.corrected.campaign.games.iter().filter(|game| game.open().is_some()) {
            let then = self.asked(&self.then, &game.battle);
            for request in self.asked(&self.corrected.campaign, &game.battle) {
                let same = |other: &Request| {
                    (&other.warband, other.model, discriminant(&other.ask))
                        == (&request.warband, request.model, discriminant(&request.ask))
                };
                if let Some((seq, place)) = self.lost_to(&request)
                    && !then.iter().any(same)
                {
                    left.push(Question { seq, place, request });
                }
            }
        }
        left.into_iter().min_by_key(|question| (question.seq, question.place))
    }

    /// The first command that was lost while this was asked, if one was. The fates of the fallen are asked side by
    /// side, everything else on a page one after the other. What waits for others, as ELITE do for Troops, is not asked
    /// before, no matter what was lost there.
    fn lost_to(&self, request: &Request) -> Option<(u64, usize)> {
        let page = self.corrected.campaign.game(&request.battle)?.open()?.page(&request.warband)?;
        let fate = request.model.and_then(|model| page.case(model)).is_some_and(|case| !case.settled());
        let said = self.said.get(&(request.battle.clone(), request.warband.clone()))?;
        let answers = |said: &SaidAgain| said.holds && (!fate || said.model == request.model);
        let since = said.iter().rposition(answers).map_or(0, |at| at + 1);
        let asked = (request.model, discriminant(&request.ask));
        said.iter().skip(since).find(|said| said.asked.contains(&asked)).map(|said| (said.seq, said.place))
    }

    pub(super) fn end(mut self) -> Corrected {
        if self.corrected.question.is_none() {
            self.corrected.question = self.question_left();
        }
        if self.corrected.question.is_none() {
            let ids: Vec<String> = self.past.warbands.keys().cloned().collect();
            for id in ids {
                while self.warbands.get(id.as_str()).is_some_and(|course| course.next < course.lineage.entries.len()) {
                    self.own_entry(&id);
                }
            }
        }
        let rosters = self.warbands.into_iter().map(|(id, course)| (id.to_owned(), course.now));
        Corrected { rosters: rosters.collect(), ..self.corrected }
    }
}

fn amend(
    amended: &mut BTreeMap<String, Vec<Otherwise<warband::Command, warband::Event>>>,
    warband: &str,
    told: &PastEntry<'_, warband::Command, warband::Event>,
    instead: Instead<warband::Command, warband::Event>,
) {
    if !same(told, &instead) {
        amended.entry(warband.to_owned()).or_default().push(Otherwise { seq: told.seq, instead });
    }
}

/// What a purchase on a page lacks.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is bought")]
fn short(campaign: &Campaign, command: &Command) -> Option<Price> {
    use warband::Command as Trade;
    let Command::Trade { battle, warband, command } = command else { return None };
    let price = match &**command {
        Trade::AddModel { price, .. }
        | Trade::CopyModel { price, .. }
        | Trade::AddOption { price, .. }
        | Trade::BuyItem { price, .. }
        | Trade::Hire { price, .. } => (*price)?,
        _ => return None,
    };
    let draft = campaign.game(battle)?.open()?.page(warband)?.draft(battle)?;
    let lacks =
        Price { ducats: price.ducats.saturating_sub(draft.strongbox), glory: price.glory.saturating_sub(draft.glory) };
    (lacks != Price::default()).then_some(lacks)
}

/// Whether an entry stays as it is.
fn same<C: PartialEq, E: PartialEq>(told: &PastEntry<'_, C, E>, instead: &Instead<C, E>) -> bool {
    instead.len() == told.decisions.len()
        && instead.iter().zip(&told.decisions).all(|(new, old)| new.0 == *old.0 && new.1 == old.1)
}

/// The battle that a Warband's command settles.
fn settles(command: &warband::Command) -> Option<&str> {
    if let warband::Command::Settle { battle, .. } = command { Some(battle) } else { None }
}

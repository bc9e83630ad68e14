//! What happened in campaigns and on evenings since a moment, for a chat.

use std::collections::BTreeMap;
use std::ops::Range;

use nml_campaign::{Command, Event, standings};
use nml_club::evening::EveningEdit;
use nml_ledger::{Act, Hash, Kept, Kind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaigns::history_lines;
use crate::club::rounds_told;
use crate::failure::Failure;
use crate::published::{Markup, listed};
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Evenings};
use crate::words::{feeds as say, published};

/// What somebody hears of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NewsKind {
    /// A result was filed, corrected or taken back.
    Game,
    /// An aftermath was closed.
    Aftermath,
    /// The standings are not as they were.
    Standings,
    /// A game was planned, or its plan taken back.
    Plan,
    /// A round of an evening was started: who plays whom.
    Pairings,
}

/// Places of the standings that a chat is told.
const PLACES: usize = 10;
/// News in one telling; what is beyond them is counted.
const MOST: usize = 20;
/// Most characters of a message where a chat names no limit of its own.
const LONG: usize = 4000;

/// How many entries of every campaign and evening were told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Told(BTreeMap<String, u64>);

impl Told {
    /// Everything there is.
    pub fn all(session: &Session) -> Result<Self, Failure> {
        let of = |kind| session.in_book(|book| Ok(book.streams(Some(kind))?));
        let all = of(Kind::Campaign)?.into_iter().chain(of(Kind::Evening)?);
        Ok(Self(all.map(|info| (info.id.to_string(), info.entries)).collect()))
    }

    fn of(&self, stream: &str) -> u64 {
        self.0.get(stream).copied().unwrap_or(0)
    }

    /// What was told by either: a server whose copy is behind takes nothing back.
    pub fn or(&self, other: &Self) -> Self {
        let mut all = self.clone();
        for (stream, entries) in &other.0 {
            let known = all.0.entry(stream.clone()).or_default();
            *known = (*known).max(*entries);
        }
        all
    }

    /// The streams that have more, with the places of what was not told of each.
    fn behind<'t>(&'t self, now: &'t Self) -> impl Iterator<Item = (&'t String, Range<usize>)> {
        let place = |entries: u64| usize::try_from(entries).unwrap_or(usize::MAX);
        let more = now.0.iter().filter(|(stream, entries)| **entries > self.of(stream));
        more.map(move |(stream, entries)| (stream, place(self.of(stream))..place(*entries)))
    }
}

/// One thing that happened, in lines under where it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct News {
    at: String,
    place: String,
    lines: Vec<String>,
}

/// What happened beyond what was told, the oldest first.
pub(super) fn news(session: &Session, told: &Told, now: &Told, kinds: &[NewsKind]) -> Result<Vec<News>, Failure> {
    let mut all = Vec::new();
    for (stream, new) in told.behind(now) {
        if let Ok(open) = session.look::<Campaigns>(stream) {
            all.extend(of_campaign(session, &open, &new, kinds)?);
        } else if let Ok(open) = session.look::<Evenings>(stream)
            && kinds.contains(&NewsKind::Pairings)
        {
            all.extend(of_evening(session, &open, &new)?);
        }
    }
    // A stream that does not open is told by nobody, and holds up nothing else.
    all.sort_by(|one, other| one.at.cmp(&other.at));
    Ok(all)
}

fn of_campaign(
    session: &Session,
    open: &Open<Campaigns>,
    new: &Range<usize>,
    kinds: &[NewsKind],
) -> Result<Vec<News>, Failure> {
    let pack = pack_of(session, open)?;
    let place = &open.state.name;
    let at_hash = |hash: &Hash| open.log.kept().iter().position(|kept| kept.hash == *hash);
    let in_force = open.log.in_force();
    let known = |hash: &Hash| at_hash(hash).is_some_and(|at| at < new.start);
    let stands = |hash: &Hash| at_hash(hash).and_then(|at| in_force.get(at)).copied().unwrap_or_default();
    let lines = history_lines(open, &pack.catalogue);
    let told = lines.into_iter().filter(|(at, _)| new.contains(at)).filter_map(|(at, line)| {
        let kept = open.log.kept().get(at)?;
        let kind = match &kept.entry.act {
            Act::Do { .. } if line.in_force => kind(open, kept, kinds),
            Act::Amend { entry, .. } if line.in_force => kind(open, open.log.find(entry)?, kinds),
            // What nobody was told needs nobody to take it back.
            Act::Undo { entry } if known(entry) && !stands(entry) => kind(open, open.log.find(entry)?, kinds),
            Act::Redo { undo } if known(undo) => match &open.log.find(undo)?.entry.act {
                Act::Undo { entry } if stands(entry) => kind(open, open.log.find(entry)?, kinds),
                Act::Do { .. } | Act::Amend { .. } | Act::Undo { .. } | Act::Redo { .. } => None,
                Act::Head { .. } | Act::Note { .. } => None,
            },
            Act::Do { .. } | Act::Amend { .. } | Act::Undo { .. } | Act::Redo { .. } => None,
            Act::Head { .. } | Act::Note { .. } => None,
        }?;
        kinds.contains(&kind).then(|| News { at: line.at, place: place.clone(), lines: vec![line.said] })
    });
    let mut told: Vec<News> = told.collect();
    if kinds.contains(&NewsKind::Standings)
        && let Some(lines) = standings_since(open, new.start)
    {
        told.push(News { at: open.updated(), place: say::standings_of(place), lines });
    }
    Ok(told)
}

/// What an entry tells. A game that an evening plans as its round starts stands in the pairings.
fn kind(open: &Open<Campaigns>, kept: &Kept<Command, Event>, kinds: &[NewsKind]) -> Option<NewsKind> {
    let by_evening = kept.entry.cause.is_some_and(|cause| cause.stream != open.id);
    match kept.command()? {
        Command::Record { .. } => Some(NewsKind::Game),
        Command::Close { .. } => Some(NewsKind::Aftermath),
        Command::Plan { .. } | Command::Cancel { .. } => {
            (!by_evening || !kinds.contains(&NewsKind::Pairings)).then_some(NewsKind::Plan)
        }
        Command::Rename { .. }
        | Command::MovePack { .. }
        | Command::SetHouse { .. }
        | Command::WriteRules { .. }
        | Command::SignUp { .. }
        | Command::SignOff { .. }
        | Command::Admit { .. }
        | Command::Describe { .. }
        | Command::Withdraw { .. }
        | Command::BeginAnew { .. }
        | Command::Pause { .. }
        | Command::EnterEarlier { .. }
        | Command::Roll { .. }
        | Command::Answer { .. }
        | Command::Trade { .. }
        | Command::SetAside { .. } => None,
    }
}

/// How a campaign stands, if it stood otherwise then.
fn standings_since(open: &Open<Campaigns>, from: usize) -> Option<Vec<String>> {
    let then = match from.checked_sub(1).and_then(|last| open.log.kept().get(last)) {
        Some(kept) => Open::<Campaigns>::state_on(&open.start, &open.log, &kept.hash),
        None => Open::<Campaigns>::state_on(&open.start, &open.log, &open.log.root()),
    };
    let (then, now) = (standings(&then), standings(&open.state));
    let stood = |warband: &str| then.iter().find(|line| line.warband == warband).map(|line| (line.place, line.points));
    let otherwise = |line: &nml_campaign::Standing| {
        // Who joined and has not fought yet moves nobody.
        stood(&line.warband).map_or(line.games > 0, |(_, points)| points != line.points)
            || stood(&line.warband).is_some_and(|(place, _)| place != line.place) && line.games > 0
    };
    if !now.iter().any(otherwise) {
        return None;
    }
    let line = |line: &nml_campaign::Standing| {
        let record = format!("{}–{}–{}", line.won, line.drawn, line.lost);
        published::standing(&line.place.to_string(), &line.name, &line.points.to_string(), &record)
    };
    let more = now.len().checked_sub(PLACES).filter(|more| *more > 0).map(say::more_places);
    Some(now.iter().take(PLACES).map(line).chain(more).collect())
}

fn of_evening(session: &Session, open: &Open<Evenings>, new: &Range<usize>) -> Result<Vec<News>, Failure> {
    let mut started = Vec::new();
    let mut at = 0;
    open.each(|before, kept, in_force| {
        let starts = kept.events().iter().any(|change| matches!(change, EveningEdit::Start { .. }));
        if new.contains(&at) && in_force && starts {
            started.push((before.rounds.len(), kept.entry.at.clone()));
        }
        at += 1;
    });
    if started.is_empty() {
        return Ok(Vec::new());
    }
    let rounds = rounds_told(session, &[&open.state])?.pop().unwrap_or_default();
    let told = started.into_iter().filter_map(|(number, at)| {
        let lines = rounds.get(number.checked_sub(1)?)?.clone();
        Some(News { at, place: say::round_of(&open.state.name, number), lines })
    });
    Ok(told.collect())
}

/// The same as messages for a chat: what happened at one place stands together. What is more than a chat should hear at once
/// is counted, the oldest first.
pub(super) fn messages(news: &[News], markup: Markup) -> Vec<String> {
    let over = news.len().saturating_sub(MOST);
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    for one in news.iter().skip(over) {
        match parts.iter_mut().find(|(place, _)| *place == one.place) {
            Some((_, lines)) => lines.extend(one.lines.iter().cloned()),
            None => parts.push((one.place.clone(), one.lines.clone())),
        }
    }
    if over > 0 {
        parts.push((String::new(), vec![say::more(over)]));
    }
    listed(parts, markup, LONG)
}

/// The newest of them.
pub(super) fn newest(mut news: Vec<News>, most: usize) -> Vec<News> {
    let over = news.len().saturating_sub(most);
    news.drain(..over);
    news
}

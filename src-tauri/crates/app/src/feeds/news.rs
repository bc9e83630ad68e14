//! What happened in campaigns and on evenings since a moment, for a chat.

use std::collections::BTreeMap;
use std::ops::Range;

use nml_campaign::{Command, Event, standings};
use nml_evenings::evening::EveningEdit;
use nml_ledger::{Act, Hash, Kept, Kind, Log};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaigns::history_lines;
use crate::evenings::rounds_told;
use crate::failure::Failure;
use crate::published::{Markup, listed};
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Evenings};
use crate::words::{feeds as say, published};

/// What somebody hears of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NewsKind {
    /// A result was filed, corrected or taken back.
    Game,
    /// An aftermath was closed.
    Aftermath,
    /// The standings have changed.
    Standings,
    /// A game was planned, or its plan taken back.
    Plan,
    /// A round of an evening was started: who plays whom.
    Pairings,
}

/// How many places of the standings a chat is sent.
const PLACES: usize = 10;
/// The most news items in one telling; more are only counted.
const MOST: usize = 20;
/// The most characters of a message if a chat names no limit of its own.
const LONG: usize = 4000;

/// How far a stream was reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Mark {
    entries: u64,
    /// Its head then: a stream that lacks it is another one, or an older copy that was put back.
    head: Hash,
}

/// How far every campaign and evening was reported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Told(BTreeMap<String, Mark>);

impl Told {
    /// Everything.
    pub fn all(session: &Session) -> Result<Self, Failure> {
        Ok(Self(there(session)?.into_iter().map(|(stream, _, mark)| (stream, mark)).collect()))
    }
}

/// Every campaign and evening, up to its end.
fn there(session: &Session) -> Result<Vec<(String, Kind, Mark)>, Failure> {
    let of = |kind| session.in_book(|book| Ok(book.streams(Some(kind))?));
    let all = of(Kind::Campaign)?.into_iter().chain(of(Kind::Evening)?);
    Ok(all.map(|info| (info.id.to_string(), info.kind, Mark { entries: info.entries, head: info.head })).collect())
}

/// One thing that happened, in lines under where it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct News {
    at: String,
    place: String,
    lines: Vec<String>,
}

impl News {
    /// The same with every typed text changed.
    pub fn put(&self, put: impl Fn(&str) -> String) -> Self {
        Self { at: self.at.clone(), place: put(&self.place), lines: self.lines.iter().map(|line| put(line)).collect() }
    }
}

/// What happened beyond what was reported.
pub(super) struct Happened {
    /// The oldest first.
    pub news: Vec<News>,
    /// How far the news is sent once this is.
    pub told: Told,
    /// Why a stream could not be read. Its news is sent once it can be, and holds up nothing else.
    pub unread: Option<Failure>,
}

/// What happened beyond what was reported.
pub(super) fn news(session: &Session, told: &Told, kinds: &[NewsKind]) -> Result<Happened, Failure> {
    let (mut news, mut told, mut unread) = (Vec::new(), told.clone(), None);
    let follows = session.behind_log().is_some();
    for (stream, kind, now) in there(session)? {
        let since = told.0.get(&stream);
        match since {
            Some(since) if *since == now => continue,
            // A server whose copy of a club is behind takes nothing back.
            Some(since) if follows && since.entries > now.entries => continue,
            // A different log from the one that was told has no news.
            Some(since) if since.entries >= now.entries => {}
            Some(_) | None => match of_stream(session, (&stream, kind), since, &now, kinds) {
                Ok(more) => news.extend(more),
                Err(failure) => {
                    unread = unread.or(Some(failure));
                    continue;
                }
            },
        }
        told.0.insert(stream, now);
    }
    news.sort_by(|one, other| one.at.cmp(&other.at));
    Ok(Happened { news, told, unread })
}

fn of_stream(
    session: &Session,
    (stream, kind): (&str, Kind),
    since: Option<&Mark>,
    now: &Mark,
    kinds: &[NewsKind],
) -> Result<Vec<News>, Failure> {
    let place = |entries: u64| usize::try_from(entries).unwrap_or(usize::MAX);
    let new = since.map_or(0, |since| place(since.entries))..place(now.entries);
    if kind == Kind::Campaign {
        let open = session.look::<Campaigns>(stream)?;
        return if lacks(&open.log, since) { Ok(Vec::new()) } else { of_campaign(session, &open, &new, kinds) };
    }
    if !kinds.contains(&NewsKind::Pairings) {
        return Ok(Vec::new());
    }
    let open = session.look::<Evenings>(stream)?;
    if lacks(&open.log, since) { Ok(Vec::new()) } else { of_evening(session, &open, &new) }
}

/// Whether a log is not a continuation of the one that was reported.
fn lacks<C, E>(log: &Log<C, E>, told: Option<&Mark>) -> bool {
    told.is_some_and(|told| told.head != log.root() && log.find(&told.head).is_none())
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
            // What nobody has heard needs no retraction.
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

/// What an entry reports. A game that an evening plans as its round starts stands in the pairings.
fn kind(open: &Open<Campaigns>, kept: &Kept<Command, Event>, kinds: &[NewsKind]) -> Option<NewsKind> {
    let by_evening = kept.entry.cause.is_some_and(|cause| cause.stream != open.id);
    match kept.command()? {
        Command::Record { .. } => Some(NewsKind::Game),
        Command::Close { .. } => Some(NewsKind::Aftermath),
        Command::EndMap | Command::RevealVision { .. } => Some(NewsKind::Game),
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
        | Command::Enter { .. }
        | Command::SealVision { .. }
        | Command::EnterEarlier { .. }
        | Command::Roll { .. }
        | Command::Answer { .. }
        | Command::Trade { .. }
        | Command::SetAside { .. } => None,
    }
}

/// How a campaign stands, if it stood differently then.
fn standings_since(open: &Open<Campaigns>, from: usize) -> Option<Vec<String>> {
    let then = match from.checked_sub(1).and_then(|last| open.log.kept().get(last)) {
        Some(kept) => Open::<Campaigns>::state_on(&open.start, &open.log, &kept.hash),
        None => Open::<Campaigns>::state_on(&open.start, &open.log, &open.log.root()),
    };
    let (then, now) = (standings(&then), standings(&open.state));
    let stood = |warband: &str| then.iter().find(|line| line.warband == warband).map(|line| (line.place, line.points));
    let otherwise = |line: &nml_campaign::Standing| {
        // Somebody who joined and has not fought yet moves nobody.
        stood(&line.warband).map_or(line.games > 0, |(_, points)| points != line.points)
            || stood(&line.warband).is_some_and(|(place, _)| place != line.place) && line.games > 0
    };
    if !now.iter().any(otherwise) {
        return None;
    }
    let line = |line: &nml_campaign::Standing| {
        let record = format!("{}–{}–{}", line.won, line.drawn, line.lost);
        published::standing(line.place.to_string(), &line.name, line.points.to_string(), &record)
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

/// The same as this many messages for a chat at most: what happened at one place stands together. What is more than
/// they hold, or than a chat should hear at once, is counted in the last one, the oldest first.
pub(super) fn messages(news: &[News], markup: Markup, most: usize) -> Vec<String> {
    let all = news.len();
    for over in all.saturating_sub(MOST)..all {
        let pieces = pieces(news.get(over..).unwrap_or_default(), over, markup);
        if pieces.len() <= most {
            return pieces;
        }
    }
    // One alone is too long.
    let Some(mut last) = news.last().cloned() else { return Vec::new() };
    let mut over = all - 1;
    while last.lines.pop().is_some() {
        over += 1;
        let pieces = pieces(std::slice::from_ref(&last), over, markup);
        if pieces.len() <= most {
            return pieces;
        }
    }
    Vec::new()
}

fn pieces(news: &[News], over: usize, markup: Markup) -> Vec<String> {
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    for one in news {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_message_has_room_for_is_counted_in_the_last() {
        let news = |lines: usize| News {
            at: String::new(),
            place: format!("Evening of {lines}"),
            lines: vec!["x".repeat(500); lines],
        };
        for markup in [Markup::Discord, Markup::Plain] {
            let told = messages(&[news(40), news(3)], markup, 3);
            assert_eq!(told.len(), 1, "{markup:?}");
            assert!(told.concat().contains("Evening of 3") && told.concat().contains("… and 1 more"), "{told:?}");
            let told = messages(&[news(80)], markup, 3);
            let lines = told.concat().matches("x".repeat(500).as_str()).count();
            assert_eq!(told.len(), 3, "{markup:?}");
            assert!(lines > 0 && told.last().is_some_and(|last| last.contains(&format!("… and {} more", 80 - lines))));
        }
    }
}

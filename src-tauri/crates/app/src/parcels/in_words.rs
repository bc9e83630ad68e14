//! The streams of a parcel in words.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::Command;
use nml_catalogue::Catalogue;
use nml_catalogue::own_scenario;
use nml_ledger::{Act, Hash, Kept, Log, Relation};
use nml_warband as warband;

use super::beside::{Beside, Of};
use super::decided::{decisions, game, keeps_order, led_to};
use super::merge::{Conflict, Saying};
use super::met::{Met, every};
use super::touches::{Mergeable, Touch};
use super::{
    BooksDecided, ParcelChange, ParcelConflict, ParcelKept, ParcelKind, ParcelLine, ParcelSaid, ParcelSide,
    ParcelState, ParcelStream, Stands,
};
use crate::aftermath;
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Battles, Campaigns, Evenings, HousePacks, OwnScenarios, Rotations, SetUps, Warbands};
use crate::view::{game_title, scenario_name};
use crate::words::{self, evenings, history, parcels as say};

/// A subject whose commands can be told in words.
trait InWords: Mergeable {
    /// What a stream of it is.
    const IS: ParcelKind;
    /// What a stream of it is called.
    fn name(open: &Open<Self>) -> String;
    /// The pack it is read by, or `None` for the usual one.
    fn pack(state: &Self::State) -> Option<&str>;
    /// A command in words, said where the stream stood like this.
    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String;
    /// A command in words that replaces others.
    fn said_instead(
        _was: &[&Self::Command],
        now: &Self::Command,
        before: &Self::State,
        catalogue: &Catalogue,
    ) -> String {
        Self::said(now, before, catalogue)
    }
    /// A command says something to a player by itself; if not, it came along with another one.
    fn speaks(_: &Self::Command) -> bool {
        true
    }
    /// A game by its number, its scenario and its sides, if there is such a game.
    fn game_called(_: &Self::State, _battle: &str, _: &Catalogue) -> Option<String> {
        None
    }
}

impl InWords for Campaigns {
    const IS: ParcelKind = ParcelKind::Campaign;

    fn game_called(state: &Self::State, battle: &str, catalogue: &Catalogue) -> Option<String> {
        let game = state.game(battle)?;
        let title = game_title(state, catalogue, game);
        let members = game.entrants.iter().filter_map(|entrant| state.called(&entrant.warband));
        let sides: Vec<String> = members.chain(game.outsiders.iter().map(|side| side.name.clone())).collect();
        Some(if game.played.is_some() { say::game(&title, &sides) } else { title })
    }

    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(state: &Self::State) -> Option<&str> {
        Some(&state.pack)
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        let said = aftermath::said(command, before, catalogue);
        if let Command::Record { result, .. } = command { say::with_details(&said, result) } else { said }
    }

    fn said_instead(was: &[&Command], now: &Command, before: &Self::State, catalogue: &Catalogue) -> String {
        let earlier = matches!(now, Command::EnterEarlier { .. });
        if earlier { aftermath::said_instead(was, now, before, catalogue) } else { Self::said(now, before, catalogue) }
    }
}

impl InWords for Warbands {
    const IS: ParcelKind = ParcelKind::Warband;

    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(state: &Self::State) -> Option<&str> {
        state.pack.as_deref()
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        words::said(command, before, catalogue)
    }

    /// The muster ends by itself with the first game, and an aftermath is shown with its game.
    fn speaks(command: &Self::Command) -> bool {
        !matches!(command, warband::Command::CloseMuster { .. } | warband::Command::Settle { .. })
    }
}

impl InWords for Battles {
    const IS: ParcelKind = ParcelKind::Battle;

    fn name(open: &Open<Self>) -> String {
        open.start.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(_: &Self::Command, before: &Self::State, _: &Catalogue) -> String {
        let score: Vec<u32> = before.sides.iter().map(|side| side.points.into()).collect();
        say::turn(before.turn, &score)
    }
}

impl InWords for SetUps {
    const IS: ParcelKind = ParcelKind::SetUp;

    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, _: &Self::State, _: &Catalogue) -> String {
        say::set_up(command)
    }
}

impl InWords for OwnScenarios {
    const IS: ParcelKind = ParcelKind::OwnScenario;

    fn name(open: &Open<Self>) -> String {
        open.state.scenario.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, _: &Self::State, _: &Catalogue) -> String {
        match command {
            own_scenario::OwnScenarioEdit::Write { parts } => say::written(parts.iter().map(own_scenario::Part::field)),
            own_scenario::OwnScenarioEdit::PutAway { away } => {
                if *away {
                    say::put_away()
                } else {
                    say::brought_back()
                }
            }
        }
    }
}

impl InWords for HousePacks {
    const IS: ParcelKind = ParcelKind::HousePack;

    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(state: &Self::State) -> Option<&str> {
        Some(&state.rests_on.hash)
    }

    fn said(command: &Self::Command, _: &Self::State, catalogue: &Catalogue) -> String {
        say::house_pack(command, catalogue.pack())
    }
}

impl InWords for Rotations {
    const IS: ParcelKind = ParcelKind::Rotation;

    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        evenings::rotation_said(command, before, |id| scenario_name(catalogue, id))
    }
}

impl InWords for Evenings {
    const IS: ParcelKind = ParcelKind::Evening;

    fn name(open: &Open<Self>) -> String {
        open.state.name.clone()
    }

    fn pack(_: &Self::State) -> Option<&str> {
        None
    }

    fn said(command: &Self::Command, before: &Self::State, catalogue: &Catalogue) -> String {
        evenings::evening_said(command, before, |id| scenario_name(catalogue, id))
    }
}

/// The most entries of one list that are shown, the last ones: enough to know it by. The rest is in the history once it
/// is taken in.
const TOLD: usize = 40;

/// A stream of a parcel in words, without those of its entries that are among the conflicts.
///
/// # Errors
/// `PACK_MISSING`.
pub(super) fn line(session: &Session, met: &Met, contested: &BTreeSet<Hash>) -> Result<ParcelLine, Failure> {
    every!(met, one => told(session, one, contested))
}

/// What both said about the same thing, in words, and the cost of either choice.
///
/// # Errors
/// `PACK_MISSING`.
pub(super) fn conflict(
    session: &Session,
    streams: &[Met],
    sides: &Conflict<'_>,
    costs: &[Vec<&Saying>; 2],
) -> Result<ParcelConflict, Failure> {
    let side = |sayings: &[&Saying]| side(session, streams, sayings);
    let cost = |sayings: &[&Saying]| (!sayings.is_empty()).then(|| side(sayings)).transpose();
    let ([here, there], [here_costs, there_costs]) = (sides, costs);
    Ok(ParcelConflict {
        games: games(session, streams, here.iter().chain(there).copied())?,
        why: why(streams, sides),
        here: side(here)?,
        there: side(there)?,
        here_costs: cost(here_costs)?,
        there_costs: cost(there_costs)?,
    })
}

/// Why both sides cannot stand if each of them played another game: a Warband's games count one after the other, and
/// each side settled its own from the same roster.
fn why(streams: &[Met], [here, there]: &Conflict<'_>) -> Option<String> {
    let begun = |side: &[&Saying]| -> BTreeSet<String> {
        let games = side.iter().filter(|saying| !saying.back).filter_map(|saying| saying.game.as_ref());
        games.filter(|game| game.begins).map(|game| game.battle.clone()).collect()
    };
    let [ours, theirs] = [here, there].map(|side| begun(side));
    if ours.is_empty() || theirs.is_empty() || !ours.is_disjoint(&theirs) {
        return None;
    }
    let played = |side: &[&Saying]| -> BTreeSet<String> {
        side.iter().flat_map(|saying| saying.touches.iter().filter_map(Touch::games_of)).map(str::to_owned).collect()
    };
    let [ours, theirs] = [here, there].map(|side| played(side));
    let campaigns: Vec<_> = streams
        .iter()
        .filter_map(|met| if let Met::Campaign(one) = met { Some(&one.open().state) } else { None })
        .collect();
    let name = |warband: &String| campaigns.iter().find_map(|campaign| campaign.called(warband));
    let both: Vec<String> = ours.intersection(&theirs).filter_map(name).collect();
    (!both.is_empty()).then(|| say::both_played(both))
}

/// The games that something is said about, each once, as either side calls them.
fn games<'s>(
    session: &Session,
    streams: &[Met],
    sayings: impl Iterator<Item = &'s Saying>,
) -> Result<Vec<String>, Failure> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for saying in sayings {
        let Some(game) = saying.game.as_ref().filter(|game| found.iter().all(|(battle, _)| *battle != game.battle))
        else {
            continue;
        };
        let called = every!(&streams[saying.stream], one => game_of(session, one, saying.hash, &game.battle))?;
        found.extend(called.map(|called| (game.battle.as_str(), called)));
    }
    Ok(found.into_iter().map(|(_, called)| called).collect())
}

/// What a game is called just after an entry that is about it.
fn game_of<S: InWords>(
    session: &Session,
    beside: &Beside<S>,
    entry: Hash,
    battle: &str,
) -> Result<Option<String>, Failure> {
    let open = beside.open();
    let pack = session.pack_of(S::pack(&open.state))?;
    let after = Open::<S>::state_on(&open.start, beside.log(), &entry);
    Ok(S::game_called(&after, battle, &pack.catalogue))
}

fn side(session: &Session, streams: &[Met], sayings: &[&Saying]) -> Result<ParcelSide, Failure> {
    let all = said_of(sayings);
    let speaks = |saying: &&&Saying| every!(&streams[saying.stream], one => speaks_at(one, saying.hash));
    let spoken: Vec<&Saying> = all.iter().filter(speaks).copied().collect();
    let all = if spoken.is_empty() { all } else { spoken };
    let more = all.len().saturating_sub(TOLD);
    let last = all.iter().skip(more);
    let said = last.map(|saying| every!(&streams[saying.stream], one => saying_of(session, one, saying)));
    Ok(ParcelSide { entries: sayings.len(), more, said: said.collect::<Result<_, _>>()? })
}

/// Whether an entry says something to a player by itself.
fn speaks_at<S: InWords>(beside: &Beside<S>, entry: Hash) -> bool {
    beside.log().find(&entry).and_then(Kept::command).is_none_or(S::speaks)
}

/// What was decided in the other book for what stands here, in words, if anything.
///
/// # Errors
/// `PACK_MISSING`.
pub(super) fn kept(session: &Session, streams: &[Met]) -> Result<Option<ParcelKept>, Failure> {
    let mut all = Vec::new();
    for met in streams {
        all.extend(every!(met, one => kept_of(session, one))?);
    }
    let Some((by, at)) = all.first().map(|(by, at, _)| (by.clone(), at.clone())) else { return Ok(None) };
    let sides: [Vec<ParcelSaid>; 2] = [0, 1].map(|side| {
        let said = |(_, _, sides): &(String, String, [Vec<ParcelSaid>; 2])| sides[side].clone();
        all.iter().flat_map(said).collect()
    });
    let [stands, aside] = sides.map(|said| ParcelSide { entries: said.len(), more: 0, said });
    Ok(Some(ParcelKept { by, at, stands, aside }))
}

type KeptOf = (String, String, [Vec<ParcelSaid>; 2]);

/// The same for one stream: who decided, when, and what stands and was set aside.
fn kept_of<S: InWords>(session: &Session, beside: &Beside<S>) -> Result<Vec<KeptOf>, Failure> {
    let Beside::Both { here, meeting } = beside else { return Ok(Vec::new()) };
    let pack = session.pack_of(S::pack(&here.state))?;
    let log = &meeting.both;
    let stands_here: BTreeSet<Hash> =
        here.log.standing_at(&here.log.tip()).iter().map(|kept| kept.first_said()).collect();
    let in_force = |kept: &&Of<S>| match &kept.entry.act {
        Act::Undo { entry } => log.find(entry).is_none_or(|of| !stands_here.contains(&of.first_said())),
        Act::Do { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } | Act::Note { .. } => {
            stands_here.contains(&kept.first_said())
        }
    };
    let mut found = Vec::new();
    for decision in decisions::<S>(here.id, &here.start, log) {
        let news = here.log.find(&decision.met.hash).is_none();
        let stays = !decision.stands.is_empty() && decision.stands.iter().all(in_force);
        if !news || !stays || decision.aside.iter().any(in_force) {
            continue;
        }
        let entry = &decision.met.entry;
        let told = |all: &[&Of<S>]| -> Vec<ParcelSaid> {
            let of = Some(stream::<S>(here));
            // What followed from another stream is shown there.
            let own = |kept: &&Of<S>| kept.entry.cause.is_none_or(|cause| cause.stream == here.id);
            let all: Vec<&Of<S>> = all.iter().copied().filter(own).collect();
            let mut lines = lines::<S>(&here.start, log, &all, &pack.catalogue);
            lines.iter_mut().for_each(|line| line.of.clone_from(&of));
            lines
        };
        let sides = [told(&decision.stands), told(&decision.aside)];
        if sides.iter().any(|side| !side.is_empty()) {
            found.push((entry.by.clone(), entry.at.clone(), sides));
        }
    }
    Ok(found)
}

/// What somebody said themselves of these entries, in words; a game of which more was said stands with its aftermath.
fn lines<S: InWords>(
    start: &S::Start,
    log: &Log<S::Command, S::Event>,
    all: &[&Of<S>],
    catalogue: &Catalogue,
) -> Vec<ParcelSaid> {
    let led = led_to::<S>(log, all);
    let speaks = led.iter().filter(|(kept, _)| kept.command().is_none_or(S::speaks));
    let line = |(kept, followed): &(&Of<S>, usize)| {
        let told = said::<S>(start, log, kept, catalogue);
        if *followed == 0 { told } else { ParcelSaid { said: say::with_aftermath(&told.said), ..told } }
    };
    speaks.map(line).collect()
}

/// What two copies of a stream disagreed about and was decided since, for its history.
#[derive(Debug, Default)]
pub(crate) struct Disagreed {
    /// By the entry that brought them together.
    pub decided: BTreeMap<Hash, BooksDecided>,
    /// The games that it was about, by their battles.
    battles: BTreeMap<Hash, BTreeSet<String>>,
    /// What was set aside, by what was said first.
    pub aside: BTreeSet<Hash>,
    /// Entries that only keep the order, or repeat what stands under another one: no history shows them.
    pub silent: BTreeSet<Hash>,
}

impl Disagreed {
    /// The games that were decided about by an entry, by their battles.
    pub fn battles(&self, met: &Hash) -> Vec<String> {
        self.battles.get(met).into_iter().flatten().cloned().collect()
    }
}

/// What copies of a campaign disagreed about.
pub(crate) fn disagreed_in_campaign(open: &Open<Campaigns>, catalogue: &Catalogue) -> Disagreed {
    disagreed(open, catalogue)
}

/// What copies of a Warband disagreed about.
pub(crate) fn disagreed_in_warband(open: &Open<Warbands>, catalogue: &Catalogue) -> Disagreed {
    disagreed(open, catalogue)
}

fn disagreed<S: InWords>(open: &Open<S>, catalogue: &Catalogue) -> Disagreed {
    let mut all = Disagreed::default();
    let log = &open.log;
    for kept in log.kept() {
        if keeps_order(kept) || kept.entry.again.is_some_and(|first| log.find(&first).is_some()) {
            all.silent.insert(kept.hash);
        }
    }
    for decision in decisions::<S>(open.id, &open.start, log) {
        let told = |said: &[&Of<S>]| lines::<S>(&open.start, log, said, catalogue);
        let said = BooksDecided { stands: told(&decision.stands), aside: told(&decision.aside) };
        all.aside.extend(decision.aside.iter().map(|kept| kept.first_said()));
        if !said.aside.is_empty() {
            let both = decision.stands.iter().chain(&decision.aside);
            let games: BTreeSet<String> =
                both.filter_map(|kept| game::<S>(log, kept)).map(|game| game.battle).collect();
            all.battles.insert(decision.met.hash, games);
            all.silent.remove(&decision.met.hash);
            all.decided.insert(decision.met.hash, said);
        }
    }
    all
}

/// What the other book decided differently, in words: what has stood so far, and what replaces it.
///
/// # Errors
/// `PACK_MISSING`.
pub(super) fn change(session: &Session, streams: &[Met], sides: &Conflict<'_>) -> Result<ParcelChange, Failure> {
    let [was, now] = sides;
    let stood = |saying: &&Saying| {
        let cause = every!(&streams[saying.stream], one => {
            one.log().find(&saying.hash).and_then(|kept| kept.entry.cause).map(|cause| cause.entry)
        });
        Saying { back: false, cause, ..(*saying).clone() }
    };
    let stood: Vec<Saying> = was.iter().map(stood).collect();
    let decided = was.iter().rev().find_map(|saying| {
        every!(&streams[saying.stream], one => {
            one.left_out_by(saying.entry).map(|kept| (kept.entry.by.clone(), kept.entry.at.clone()))
        })
    });
    let (by, at) = decided.unwrap_or_default();
    Ok(ParcelChange {
        by,
        at,
        games: games(session, streams, was.iter().chain(now).copied())?,
        was: side(session, streams, &stood.iter().collect::<Vec<_>>())?,
        now: side(session, streams, now)?,
    })
}

/// What somebody said, without what only followed from something beside it.
fn said_of<'s>(sayings: &[&'s Saying]) -> Vec<&'s Saying> {
    let known: BTreeSet<Hash> = sayings.iter().flat_map(|one| [one.entry, one.hash]).collect();
    let said = |one: &&Saying| one.anew || one.cause.is_none_or(|cause| !known.contains(&cause));
    sayings.iter().copied().filter(said).collect()
}

fn told<S: InWords>(session: &Session, beside: &Beside<S>, contested: &BTreeSet<Hash>) -> Result<ParcelLine, Failure> {
    let state = match beside {
        Beside::New(open) => ParcelState::New { entries: open.log.kept().len() },
        Beside::Here { .. } => ParcelState::Known,
        Beside::Both { here, meeting } => {
            let pack = session.pack_of(S::pack(&here.state))?;
            let [ours, theirs] = meeting.since();
            let aside = decisions::<S>(here.id, &here.start, &meeting.both);
            let aside = aside.iter().flat_map(|decision| &decision.aside).map(|kept| kept.hash);
            let contested: BTreeSet<Hash> = contested.iter().copied().chain(aside).collect();
            let known = |head: &Hash| meeting.both.known(head);
            let side = |entries: &[&Kept<S::Command, S::Event>], other: &Hash| -> ParcelSide {
                // What only changed with a correction is shown with that correction.
                let once = told_once(entries, &contested, &known(other)).into_iter();
                let all: Vec<_> = once.filter(|kept| !beside.follows_from_a_correction(kept)).collect();
                let more = all.len().saturating_sub(TOLD);
                let last = all.iter().skip(more);
                let said = last.map(|kept| said::<S>(&here.start, &meeting.both, kept, &pack.catalogue)).collect();
                ParcelSide { entries: all.len(), more, said }
            };
            match meeting.relation {
                Relation::Known => ParcelState::Known,
                Relation::Ahead => ParcelState::Ahead { there: side(&theirs, &meeting.ours) },
                Relation::Parted => {
                    let (here, there) = (side(&ours, &meeting.theirs), side(&theirs, &meeting.ours));
                    ParcelState::Parted { here, there }
                }
            }
        }
    };
    let open = beside.open();
    Ok(ParcelLine { id: open.id.to_string(), kind: S::IS, name: S::name(open), state })
}

fn stream<S: InWords>(open: &Open<S>) -> ParcelStream {
    ParcelStream { id: open.id.to_string(), kind: S::IS, name: S::name(open) }
}

/// The entries of a side that are listed, each once: not those among the conflicts, not those that the other side knows
/// under another hash, and not those that only keep the order. What was said and taken back is told as taken back, what
/// was put back after that as it was said.
fn told_once<'k, C, E>(
    entries: &[&'k Kept<C, E>],
    contested: &BTreeSet<Hash>,
    known: &BTreeSet<Hash>,
) -> Vec<&'k Kept<C, E>> {
    let mut firsts = BTreeSet::new();
    let put_back = |kept: &&Kept<C, E>| if let Act::Redo { undo } = kept.entry.act { Some(undo) } else { None };
    let put_back: BTreeSet<Hash> = entries.iter().filter_map(put_back).collect();
    let here: BTreeSet<Hash> = entries.iter().map(|kept| kept.hash).collect();
    let stands = entries.iter().filter(|kept| !put_back.contains(&kept.hash));
    let taken_back = |kept: &&Kept<C, E>| {
        let Act::Undo { entry } = kept.entry.act else { return None };
        (!keeps_order(kept)).then_some(entry)
    };
    let taken_back: BTreeSet<Hash> = stands.copied().filter_map(|kept| taken_back(&kept)).collect();
    let told = |kept: &&&'k Kept<C, E>| {
        let heard = kept.entry.again.is_some_and(|first| known.contains(&first) || contested.contains(&first));
        let elsewhere = contested.contains(&kept.hash) || taken_back.contains(&kept.hash);
        !(heard || elsewhere || keeps_order(kept))
            && match &kept.entry.act {
                Act::Undo { entry } => !put_back.contains(&kept.hash) && !contested.contains(entry),
                Act::Redo { undo } => !here.contains(undo),
                Act::Do { .. } | Act::Amend { .. } | Act::Head { .. } | Act::Note { .. } => true,
            }
    };
    entries.iter().filter(told).copied().filter(|kept| firsts.insert(kept.first_said())).collect()
}

fn saying_of<S: InWords>(session: &Session, beside: &Beside<S>, saying: &Saying) -> Result<ParcelSaid, Failure> {
    let open = beside.open();
    let pack = session.pack_of(S::pack(&open.state))?;
    let log = beside.log();
    let kept = log.find(&saying.hash).ok_or_else(|| Failure::new(code::NO_ENTRY, say::no_such_entry()))?;
    let mut told = said::<S>(&open.start, log, kept, &pack.catalogue);
    if saying.back {
        told.said = say::taken_back(&told.said);
    }
    if let (false, Beside::Both { meeting, .. }) = (S::BY_ENTRY, beside) {
        let [here, there] = meeting.since();
        let entries = if saying.side == Stands::Here { here } else { there };
        told.said = say::with_entries(&told.said, entries.len());
    }
    told.of = Some(stream::<S>(open));
    Ok(told)
}

fn said<S: InWords>(
    start: &S::Start,
    log: &Log<S::Command, S::Event>,
    kept: &Kept<S::Command, S::Event>,
    catalogue: &Catalogue,
) -> ParcelSaid {
    let before = |kept: &Kept<S::Command, S::Event>| Open::<S>::state_on(start, log, &kept.entry.parent);
    let command = |of: &Hash| {
        let of = log.find(of)?;
        of.command().map(|command| S::said(command, &before(of), catalogue))
    };
    let reasoned = |said: String| say::with_reason(said, kept.entry.note.as_deref());
    let said = match &kept.entry.act {
        Act::Do { command, .. } => S::said(command, &before(kept), catalogue),
        Act::Undo { entry } => reasoned(say::taken_back(command(entry).unwrap_or_default())),
        Act::Redo { .. } => history::put_back(),
        Act::Head { .. } => history::which_entries(),
        Act::Amend { entry, instead } => {
            let then = log.find(entry).map(&before);
            let was = log.said_at(entry, &kept.entry.parent);
            let now = |command| Some(S::said_instead(&was, command, then.as_ref()?, catalogue));
            let now: Vec<String> = instead.iter().filter_map(|decision| now(&decision.command)).collect();
            reasoned(if now.is_empty() {
                say::struck_out(command(entry).unwrap_or_default())
            } else {
                history::corrected(&now)
            })
        }
        Act::Note { text, .. } if text.is_empty() => kept.entry.note.clone().unwrap_or_default(),
        Act::Note { text, .. } => text.clone(),
    };
    ParcelSaid { at: kept.entry.at.clone(), by: kept.entry.by.clone(), of: None, said }
}

/// What was decided where two books disagreed, a line each: what stands, and what was set aside.
#[must_use]
pub fn decided_lines(decided: &BooksDecided) -> Vec<String> {
    let said = |one: &ParcelSaid| format!("{} ({})", one.said, say::by_and_day(&one.by, &one.at));
    let stands = decided.stands.iter().map(|one| history::stands(said(one)));
    stands.chain(decided.aside.iter().map(|one| history::set_aside(said(one)))).collect()
}

/// `4 entries added. You kept your book’s version. Replaced: Claim No Man’s Land …. It now says: …`, with what was
/// decided here and in the other book.
pub(super) fn done(
    (streams, entries, signatures): (usize, usize, usize),
    stands: &[Stands],
    changes: &[ParcelChange],
    kept: Option<&ParcelKept>,
) -> String {
    // What somebody said first is what the rest followed from.
    let said = |side: &ParcelSide| side.said.first().map_or("", |one| one.said.as_str()).to_owned();
    let change = |change: &ParcelChange| say::replaced(&change.by, &said(&change.was), &said(&change.now));
    let upheld = kept.map(|kept| say::stays(&kept.by, &said(&kept.stands)));
    let here = stands.iter().filter(|side| **side == Stands::Here).count();
    say::added(streams, entries, signatures)
        .into_iter()
        .chain(say::chosen(here, stands.len() - here))
        .chain(changes.iter().map(change))
        .chain(upheld)
        .collect::<Vec<_>>()
        .join(" ")
}

//! One exchange: send what waits, take in what others did, and set aside what cannot be sent.

use std::collections::BTreeSet;

use nml_ledger::StreamId;
use nml_store::{ClubLog, Error};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::begun::Begun;
use super::{aside, key_of, noted, on_the_way, refreshed};
use crate::code;
use crate::failure::Failure;
use crate::lists;
use crate::session::Session;
use crate::words::link as say;

/// How often an exchange begins again if somebody was quicker meanwhile.
const ROUNDS: usize = 5;

/// What an exchange came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Exchanged {
    /// Entries that came from others.
    pub came: u64,
    /// Acts that were sent, and that the club has.
    pub went: u64,
    /// Acts that still wait.
    pub waiting: u64,
    /// What was set aside now, by its file.
    pub aside: Vec<String>,
    /// Why the club did not take something, a sentence each.
    pub refused: Vec<String>,
}

/// Which of the waiting acts the club does not take.
#[derive(Debug, Default)]
pub(super) struct Stuck {
    /// The streams that are concerned.
    pub streams: BTreeSet<StreamId>,
    /// Why, if it is not that somebody went on with them.
    pub why: Option<String>,
}

/// Exchanges with the club that the open book follows. One goes on at a time; another waits for it.
///
/// # Errors
/// `NOT_SERVED`: the book follows no club; `NOT_INVITED`: the key is not here, or opens the club no longer;
/// `CLUB_AWAY`, `CLUB_UNSURE`: what waits goes on waiting; `BUSY`: others are quicker, or another book was opened
/// meanwhile; `CACHE_AHEAD`, `CLUB_DAMAGED`, …
pub fn exchange(session: &Session) -> Result<Exchanged, Failure> {
    let _turn = session.linked().turn();
    let begun = Begun::with_open(session)?;
    let mut done = Exchanged::default();
    let ran = run(session, &begun, &mut done);
    done.waiting = begun.with(session, |book| Ok(book.waiting_count()?))?;
    noted(session, begun.path(), ran.as_ref().err().cloned());
    if done.came > 0 || done.went > 0 || !done.aside.is_empty() {
        session.changed();
    }
    ran.map(|()| done)
}

fn run(session: &Session, begun: &Begun, done: &mut Exchanged) -> Result<(), Failure> {
    if begun.with(session, |book| Ok(book.position()?))?.is_none() {
        return Err(Failure::new(code::NOT_SERVED, say::no_club()));
    }
    let path = begun.path();
    let mut link = key_of(path)?;
    let clubs = session.linked().clubs().ok_or_else(|| Failure::new(code::NOT_SERVED, say::no_way()))?;
    let log = clubs.log(&link, session.secret())?;
    if !session.linked().known(path).confirmed {
        let reaches = begun.with(session, |book| Ok(book.reaches()?))?;
        let card = clubs.card(&link).map_err(on_the_way)?;
        if card.id != begun.id() {
            return Err(Failure::new(code::ANOTHER_BOOK, say::another()));
        }
        link = refreshed(session, begun, link, card)?;
        log.reached(&reaches).map_err(on_the_way)?;
        session.linked().known(path).confirmed = true;
    }
    for _ in 0..ROUNDS {
        let sent = send(session, begun, &*log, done);
        if matches!(&sent, Err(failure) if failure.code == code::CLUB_REFUSED.name) {
            // What waits is not taken as long as this lasts; what others did comes in all the same.
            take(session, begun, &*log, done)?;
        }
        let stuck = sent?;
        if !stuck.streams.is_empty() {
            done.refused.extend(stuck.why.clone());
            done.aside.extend(aside::set(session, begun, &stuck, &link.name)?);
        }
        if !take(session, begun, &*log, done)? {
            continue;
        }
        aside::settle(session, begun)?;
        if !aside::mend(session, begun)? {
            done.aside.retain(|file| std::path::Path::new(file).exists());
            return Ok(());
        }
    }
    Err(Failure::new(code::BUSY, say::busy()))
}

/// Sends what waits, in its order. What rests on something that was not taken stays behind with it.
fn send(session: &Session, begun: &Begun, log: &dyn ClubLog, done: &mut Exchanged) -> Result<Stuck, Failure> {
    let mut stuck = Stuck::default();
    for waiting in begun.with(session, |book| Ok(book.waiting()?))? {
        if !waiting.streams.is_disjoint(&stuck.streams) {
            stuck.streams.extend(waiting.streams);
            continue;
        }
        let Some(batch) = begun.with(session, |book| Ok(book.waiting_batch(waiting.act)?))? else { continue };
        match log.append(&batch) {
            Ok(_) => {
                begun.with(session, |book| Ok(book.acknowledged(waiting.act, &batch)?))?;
                done.went += 1;
            }
            Err(Error::Parted(_)) => stuck.streams.extend(waiting.streams),
            // A pack or a ruleset by itself stays in this book.
            Err(Error::Refused(_, why)) if waiting.streams.is_empty() => {
                begun.with(session, |book| Ok(book.acknowledged(waiting.act, &batch)?))?;
                done.refused.push(why);
            }
            Err(Error::Refused(_, why)) => {
                stuck.streams.extend(waiting.streams);
                stuck.why.get_or_insert(why);
            }
            Err(error) => return Err(on_the_way(error)),
        }
    }
    Ok(stuck)
}

/// Takes in what others did. `false` if somebody went on with what waits here meanwhile.
fn take(session: &Session, begun: &Begun, log: &dyn ClubLog, done: &mut Exchanged) -> Result<bool, Failure> {
    let packs = session.packs()?;
    loop {
        let at = begun.with(session, |book| Ok(book.position()?.unwrap_or_default()))?;
        let acts = log.after(at).map_err(on_the_way)?;
        let Some(first) = acts.first() else { return Ok(true) };
        if first.position != at.saturating_add(1) {
            return Err(Error::Log(format!("act {} is missing", at.saturating_add(1))).into());
        }
        let taken = begun.with(session, |book| {
            // The book may have been put back or changed meanwhile.
            if book.position()? != Some(at) {
                return Ok(0);
            }
            // What others did changes the book too.
            session.back_up_for_the_day(book);
            let before = book.stats()?.entries;
            book.follow(&acts, |book, touched| lists::rows_of(book, packs, touched))?;
            Ok(book.stats()?.entries.saturating_sub(before))
        });
        match taken {
            Ok(came) => done.came += came,
            Err(failure) if failure.code == code::STALE.name => return Ok(false),
            Err(failure) => return Err(failure),
        }
    }
}

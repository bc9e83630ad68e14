//! A book that follows a log: a change is decided over the book, acknowledged by the log, and then taken in like the
//! changes of others.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use nml_store::{Batch, ClubLog, Error, LaterSignature, LoggedAct};

use super::Session;
use crate::code;
use crate::failure::Failure;
use crate::lists;
use crate::words::{link, relay as say};

/// How long it waits for the log before it asks the log itself.
const LISTENS: Duration = Duration::from_secs(20);
/// The pauses while the log cannot be reached: each twice the one before.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(5));

/// The log, and how far the book has come.
pub(crate) struct Following {
    log: Arc<dyn ClubLog>,
    /// The position of the last act that the book has, or `None` before it is known.
    at: Mutex<Option<u64>>,
    /// Why the book cannot follow: what stands in the log is damaged, or the book cannot be written.
    stopped: Mutex<Option<Failure>>,
    recent: Mutex<Recent>,
}

/// How many acts are remembered, and how many bytes of them.
const REMEMBERED: (usize, usize) = (1000, 4 << 20);

/// The last acts that the book took in. Books that follow this server are told of a change at once and ask for it: they all have
/// it from here, and the log is not asked by each of them.
#[derive(Default)]
struct Recent {
    acts: VecDeque<(LoggedAct, usize)>,
    bytes: usize,
}

impl Recent {
    fn remember(&mut self, acts: &[LoggedAct]) {
        for act in acts {
            let bytes = size(&act.batch);
            self.acts.push_back((act.clone(), bytes));
            self.bytes = self.bytes.saturating_add(bytes);
        }
        while self.acts.len() > REMEMBERED.0 || self.bytes > REMEMBERED.1 {
            let Some((_, bytes)) = self.acts.pop_front() else { break };
            self.bytes = self.bytes.saturating_sub(bytes);
        }
    }

    /// The acts after a position. `None` if some are missing here, or there are none.
    fn after(&self, position: u64) -> Option<Vec<LoggedAct>> {
        let next = position.checked_add(1)?;
        let (first, last) = (self.acts.front()?.0.position, self.acts.back()?.0.position);
        let all = || self.acts.iter().map(|(act, _)| act).filter(|act| act.position >= next).cloned().collect();
        (first..=last).contains(&next).then(all)
    }
}

fn size(batch: &Batch) -> usize {
    let appends = batch.appends.iter().map(|append| {
        let entries: usize = append.entries.iter().map(|sealed| sealed.bytes.len()).sum();
        entries + append.header.as_ref().map_or(0, Vec::len)
    });
    let packs = batch.packs.iter().map(|pack| pack.bytes.len());
    let signatures = batch.signatures.len() * size_of::<LaterSignature>();
    signatures + appends.chain(packs).chain(batch.pictures.iter().map(Vec::len)).sum::<usize>()
}

impl Following {
    pub(super) fn of(log: Arc<dyn ClubLog>) -> Self {
        Self { log, at: Mutex::new(None), stopped: Mutex::default(), recent: Mutex::default() }
    }

    fn at(&self) -> MutexGuard<'_, Option<u64>> {
        self.at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn recent(&self) -> MutexGuard<'_, Recent> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self, why: Option<Failure>) {
        *self.stopped.lock().unwrap_or_else(PoisonError::into_inner) = why;
    }

    fn stopped(&self) -> Option<Failure> {
        self.stopped.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Somebody who follows the log, as long as this is kept.
#[must_use]
#[derive(Debug)]
pub struct Follower(Arc<AtomicBool>);

impl Drop for Follower {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Session {
    /// The log that the book follows.
    ///
    /// # Errors
    /// `NOT_SERVED`: it follows no club.
    pub(crate) fn log(&self) -> Result<Arc<dyn ClubLog>, Failure> {
        let none = || Failure::new(code::NOT_SERVED, say::no_club());
        Ok(Arc::clone(&self.behind_log().ok_or_else(none)?.log))
    }

    /// The acts after a position, as [`ClubLog::after`]: what the book has just taken in, from memory.
    ///
    /// # Errors
    /// `NOT_SERVED`; as the log says.
    pub(crate) fn acts_after(&self, position: u64) -> Result<Vec<LoggedAct>, Failure> {
        let log = self.log()?;
        let recent = self.behind_log().and_then(|following| following.recent().after(position));
        Ok(recent.map_or_else(|| log.after(position), Ok)?)
    }

    /// The position of the last act of the log that the book has.
    ///
    /// # Errors
    /// As [`Session::follow`].
    pub fn followed(&self) -> Result<u64, Failure> {
        self.behind_log().map_or(Ok(0), |following| self.reached(following))
    }

    /// Takes in all there is, and goes on in a thread of its own whenever the log has something new. `told` hears why the
    /// log cannot be followed, once each time, and nothing when it can again.
    ///
    /// # Errors
    /// Why there was nothing to begin with: `CLUB_AWAY`, `CLUB_DAMAGED`, `CACHE_AHEAD`, or the book does not open.
    pub fn follow(self: &Arc<Self>, told: impl Fn(Option<&Failure>) + Send + 'static) -> Result<Follower, Failure> {
        self.catch_up()?;
        let ended = Arc::new(AtomicBool::new(false));
        let Some(following) = self.behind_log() else { return Ok(Follower(ended)) };
        let (log, ends, session) = (Arc::clone(&following.log), Arc::clone(&ended), Arc::downgrade(self));
        let follows = move || {
            let (mut at, mut pause, mut away) = (0, PAUSES.0, false);
            while !ends.load(Ordering::Relaxed) {
                let waited = log.wait(at, LISTENS).map_err(Failure::from);
                // The log is waited for without the session: dropping that ends this.
                let Some(session) = session.upgrade() else { return };
                let followed = waited.and_then(|()| session.catch_up());
                match followed {
                    Ok(position) => {
                        (at, pause) = (position, PAUSES.0);
                        if std::mem::take(&mut away) {
                            told(None);
                        }
                    }
                    Err(failure) => {
                        if !std::mem::replace(&mut away, true) {
                            told(Some(&failure));
                        }
                        drop(session);
                        thread::sleep(pause);
                        pause = (pause * 2).min(PAUSES.1);
                    }
                }
            }
        };
        let thread = thread::Builder::new().name("follower".to_owned()).spawn(follows);
        thread.map_err(|error| Failure::new(code::SYSTEM, link::not_followed(error.to_string())))?;
        Ok(Follower(ended))
    }

    /// Takes in what the log has beyond the book; gives the position that the book has then.
    ///
    /// # Errors
    /// As [`Session::follow`].
    pub fn catch_up(&self) -> Result<u64, Failure> {
        let Some(following) = self.behind_log() else { return Ok(0) };
        loop {
            let at = self.reached(following)?;
            // We hold nothing while we ask the log: the network may take its time.
            let acts = following.log.after(at).map_err(|error| {
                let damaged = matches!(error, Error::Log(_));
                let failure = Failure::from(error);
                if damaged {
                    following.stop(Some(failure.clone()));
                }
                failure
            })?;
            if acts.is_empty() {
                return Ok(at);
            }
            self.take_in(following, &acts)?;
        }
    }

    /// How far the book has got; the log is asked once.
    fn reached(&self, following: &Following) -> Result<u64, Failure> {
        if let Some(at) = *following.at() {
            return Ok(at);
        }
        let reached = self.with_book(|book| Ok(following.log.reached(&book.reaches()?)?))?;
        Ok(*following.at().get_or_insert(reached))
    }

    /// Takes in the acts that the book does not have yet, if they follow on from it.
    fn take_in(&self, following: &Following, acts: &[LoggedAct]) -> Result<(), Failure> {
        let packs = self.packs()?;
        let mut at = following.at();
        let here = at.unwrap_or_default();
        let new = acts.iter().position(|act| act.position > here);
        let Some(new) = new.and_then(|first| acts.get(first..)) else { return Ok(()) };
        let (Some(first), Some(last)) = (new.first(), new.last()) else { return Ok(()) };
        if first.position != here.saturating_add(1) {
            return Ok(());
        }
        let followed = self.with_book(|book| book.follow(new, |book, touched| lists::rows_of(book, packs, touched)));
        following.stop(followed.as_ref().err().cloned());
        followed?;
        *at = Some(last.position);
        following.recent().remember(new);
        drop(at);
        self.changed();
        Ok(())
    }

    /// Has a batch acknowledged by the log, and takes it in.
    pub(super) fn append_to_log(&self, following: &Following, batch: &Batch) -> Result<(), Failure> {
        // A book that no longer follows decides nothing.
        if let Some(failure) = following.stopped() {
            return Err(failure);
        }
        self.reached(following)?;
        let sent = self.with_book(|book| {
            book.prove(batch)?;
            Ok(book.lacking(batch)?)
        })?;
        if sent.packs.is_empty() && sent.pictures.is_empty() && sent.appends.is_empty() && sent.signatures.is_empty() {
            return Ok(());
        }
        let position = match following.log.append(&sent) {
            Ok(position) => position,
            Err(stale @ (Error::Stale { .. } | Error::StreamExists(_))) => {
                // Somebody else was quicker: the next look shows what they did.
                let _ = self.catch_up();
                return Err(stale.into());
            }
            Err(refused) => return Err(refused.into()),
        };
        let acts = [LoggedAct { position, batch: sent }];
        let taken = self.take_in(following, &acts).and_then(|()| {
            let behind = following.at().is_none_or(|at| at < position);
            if behind { self.catch_up().map(|_| ()) } else { Ok(()) }
        });
        taken.map_err(|failure| {
            let message = link::not_shown(&failure.message);
            Failure { message, ..failure }
        })
    }
}

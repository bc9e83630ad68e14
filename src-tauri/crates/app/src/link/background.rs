//! The exchange that runs by itself while the program runs.

use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use super::{exchange, way};
use crate::bell::Bell;
use crate::code;
use crate::failure::Failure;
use crate::session::{Session, Watching};

/// How long it asks nothing while nothing happens.
const EVERY: Duration = Duration::from_secs(30);
/// The pauses after an exchange that failed: each twice the one before. The first pause ignores the bell, or each round
/// that fails would start the next.
const AWAY: (Duration, Duration) = (Duration::from_secs(5), Duration::from_secs(300));

/// The exchange, for as long as this is kept. Nobody waits for one that is under way: it may be cut off anywhere.
#[must_use]
pub struct Exchanging {
    bell: Arc<Bell>,
    _watching: Watching,
}

impl Drop for Exchanging {
    fn drop(&mut self) {
        self.bell.end();
    }
}

impl Exchanging {
    /// Begins it: at once, after each change, when the club has something new, and every so often. It asks nothing if
    /// the open book follows no club. `told` hears the number of the change that brought something from others.
    ///
    /// # Errors
    /// The system can begin no thread.
    pub fn begin(session: &Arc<Session>, told: impl Fn(u64) + Send + 'static) -> Result<Self, Failure> {
        let bell = Arc::new(Bell::default());
        let rings = Arc::clone(&bell);
        let watching = session.watch(move |_| rings.ring());
        let exchanges = (Arc::downgrade(session), Arc::clone(&bell));
        let listens = (Arc::downgrade(session), Arc::clone(&bell));
        let failed =
            |error: std::io::Error| Failure::new(code::SYSTEM, crate::words::link::not_followed(error.to_string()));
        let begin = |name: &str| thread::Builder::new().name(name.to_owned());
        begin("exchange").spawn(move || exchange_on(&exchanges.0, &exchanges.1, &told)).map_err(failed)?;
        begin("listen").spawn(move || listen(&listens.0, &listens.1)).map_err(failed)?;
        Ok(Self { bell, _watching: watching })
    }
}

fn exchange_on(session: &Weak<Session>, bell: &Bell, told: &dyn Fn(u64)) {
    let mut pause = AWAY.0;
    while !bell.ended() {
        let Some(session) = session.upgrade() else { return };
        let exchanged = way(&session).ok().map(|_| exchange(&session));
        let failed = matches!(exchanged, Some(Err(_)));
        if matches!(&exchanged, Some(Ok(done)) if done.came > 0 || !done.aside.is_empty()) {
            told(session.changes());
        }
        drop(session);
        if failed {
            bell.rest(AWAY.0);
            bell.wait(pause.saturating_sub(AWAY.0));
            pause = (pause * 2).min(AWAY.1);
        } else {
            bell.wait(EVERY);
            pause = AWAY.0;
        }
    }
}

/// Waits at the club for something new, and rings.
fn listen(session: &Weak<Session>, bell: &Bell) {
    while !bell.ended() {
        let Some(here) = session.upgrade() else { return };
        let asks =
            way(&here).ok().filter(|(path, _)| here.linked().known(path).trouble.is_none()).and_then(|(_, link)| {
                let log = here.linked().clubs()?.log(&link, None).ok()?;
                Some((log, here.with_book(|book| Ok(book.position()?.unwrap_or_default())).ok()?))
            });
        drop(here);
        // The club is waited for without the session: dropping that ends this.
        match asks.map(|(log, position)| log.wait(position, EVERY)) {
            Some(Ok(())) => bell.ring(),
            Some(Err(_)) | None => bell.rest(AWAY.0),
        }
        // Take in what rang before asking again.
        bell.rest(Duration::from_millis(500));
    }
}

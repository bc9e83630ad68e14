//! What wakes a thread that works beside the session, and what ends it.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// One thread waits for it; any other may ring.
#[derive(Debug, Default)]
pub struct Bell {
    heard: Mutex<Heard>,
    changes: Condvar,
}

#[derive(Debug, Default)]
struct Heard {
    rung: bool,
    ended: bool,
}

impl Bell {
    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes the thread, or keeps it from falling asleep.
    pub fn ring(&self) {
        self.heard().rung = true;
        self.changes.notify_all();
    }

    /// Stops waiting.
    pub fn end(&self) {
        self.heard().ended = true;
        self.changes.notify_all();
    }

    /// Whether the end has come.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.heard().ended
    }

    /// Waits until it rings, for the end, or for as long as `longest`; `true` if it rang.
    pub fn wait(&self, longest: Duration) -> bool {
        let quiet = |heard: &mut Heard| !heard.rung && !heard.ended;
        let waited = self.changes.wait_timeout_while(self.heard(), longest, quiet);
        std::mem::take(&mut waited.unwrap_or_else(PoisonError::into_inner).0.rung)
    }

    /// Waits for the end, or for as long as `pause`. What rings meanwhile is heard by the next [`Bell::wait`].
    pub fn rest(&self, pause: Duration) {
        drop(self.changes.wait_timeout_while(self.heard(), pause, |heard| !heard.ended));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn what_rang_before_it_was_waited_for_is_heard_once() {
        let bell = Bell::default();
        bell.ring();
        bell.ring();
        bell.rest(Duration::ZERO);
        assert!(bell.wait(LONG));
        assert!(!bell.wait(Duration::ZERO));
    }

    #[test]
    fn the_end_is_heard_by_whatever_waits() {
        let bell = Bell::default();
        bell.end();
        bell.rest(LONG);
        assert!(bell.ended() && !bell.wait(LONG));
    }
}

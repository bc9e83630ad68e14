//! Chats told what happens, by a thread of their own: no change waits for one, and none fails because of one.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle, Thread};
use std::time::{Duration, Instant};

use nml_app::code;
use nml_app::failure::Failure;
use nml_app::feeds::{Posts, posted, to_post};
use nml_app::guests::Feeds;
use nml_app::session::{Session, Watching};
use nml_remote::{Reach, post};

/// How long is waited for what.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    /// After a change, until no other one has come for so long: what is taken back at once is told to nobody.
    pub quiet: Duration,
    /// And no longer than this, while changes go on.
    pub longest: Duration,
    /// How long nothing is looked for while nothing changes.
    pub every: Duration,
    /// Before each further try.
    pub again: [Duration; 2],
}

impl Default for Pauses {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { quiet: seconds(20), longest: seconds(120), every: seconds(60), again: [seconds(2), seconds(15)] }
    }
}

#[derive(Default)]
struct Bell {
    rung: AtomicBool,
    ended: AtomicBool,
    sleeper: OnceLock<Thread>,
}

impl Bell {
    fn ring(&self, end: bool) {
        self.ended.fetch_or(end, Ordering::AcqRel);
        self.rung.store(true, Ordering::Release);
        if let Some(sleeper) = self.sleeper.get() {
            sleeper.unpark();
        }
    }

    fn ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }

    /// Waits for so long, or until it rings; whether it did. Where rings do not count, only the end is heard.
    fn wait(&self, longest: Duration, rings: bool) -> bool {
        let begun = Instant::now();
        loop {
            if rings && self.rung.swap(false, Ordering::AcqRel) {
                return true;
            }
            let left = longest.saturating_sub(begun.elapsed());
            if self.ended() || left.is_zero() {
                return false;
            }
            thread::park_timeout(left);
        }
    }
}

/// Chats are told what happens for as long as this is kept.
#[must_use]
pub struct Posting {
    bell: Arc<Bell>,
    thread: Option<JoinHandle<()>>,
    _watching: Watching,
}

impl fmt::Debug for Posting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Posting")
    }
}

impl Posting {
    /// Begins it: at once with what happened since somebody last did it, and after each change. `told` hears why the chats of
    /// a book or club cannot be looked after, once each time.
    ///
    /// # Errors
    /// The system begins no thread.
    pub fn begin(
        session: &Arc<Session>,
        feeds: Arc<dyn Feeds>,
        reach: Reach,
        pauses: Pauses,
        told: impl Fn(&Failure) + Send + 'static,
    ) -> Result<Self, Failure> {
        let bell = Arc::new(Bell::default());
        let (rings, hears, session_there) = (Arc::clone(&bell), Arc::clone(&bell), Arc::clone(session));
        let watching = session.watch(move |_| rings.ring(false));
        let works = move || {
            let mut trouble = None;
            while !hears.ended() {
                let failed = tell(&session_there, &*feeds, reach, &pauses, &hears).err();
                if let Some(failure) = failed.as_ref().filter(|failure| trouble.as_ref() != Some(*failure)) {
                    told(failure);
                }
                trouble = failed;
                if hears.wait(pauses.every, true) {
                    let begun = Instant::now();
                    while hears.wait(pauses.quiet, true) && begun.elapsed() < pauses.longest && !hears.ended() {}
                }
            }
        };
        let failed = |error| Failure::new(code::SYSTEM, format!("Nothing is posted to chats: {error}."));
        let thread = thread::Builder::new().name("posting".to_owned()).spawn(works).map_err(failed)?;
        let _ = bell.sleeper.set(thread.thread().clone());
        Ok(Self { bell, thread: Some(thread), _watching: watching })
    }
}

impl Drop for Posting {
    fn drop(&mut self) {
        self.bell.ring(true);
        if let Some(thread) = self.thread.take() {
            // What is under way is written down.
            let _ = thread.join();
        }
    }
}

fn tell(session: &Session, feeds: &dyn Feeds, reach: Reach, pauses: &Pauses, bell: &Bell) -> Result<(), Failure> {
    for posts in to_post(session, feeds)? {
        let came: Vec<_> = posts.texts.iter().map(|text| sent(&posts, text, reach, pauses, bell)).collect();
        posted(feeds, posts, &came)?;
    }
    Ok(())
}

/// Posts a text, several times where that may help.
fn sent(posts: &Posts, text: &str, reach: Reach, pauses: &Pauses, bell: &Bell) -> Result<(), String> {
    let (kind, body) = posts.shape.body(text);
    let mut pauses = pauses.again.into_iter();
    loop {
        let Err(failed) = post(&posts.address, kind, &body, reach) else { return Ok(()) };
        match failed.again.zip(pauses.next()) {
            Some((asked, pause)) if !bell.ended() => {
                bell.wait(asked.max(pause), false);
            }
            Some(_) | None => return Err(failed.why),
        }
    }
}

//! A separate thread tells chats what happens: no change waits for a chat, and no change fails because of one.

use std::fmt;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use nml_app::bell::Bell;
use nml_app::code;
use nml_app::failure::Failure;
use nml_app::feeds::{Posts, STOPPED, posted, to_post};
use nml_app::guests::Feeds;
use nml_app::session::{Session, Watching};
use nml_remote::{Reach, post};

use crate::words;

/// How long it waits for what.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    /// After a change, how long there must be no further one: what is taken back at once is reported to nobody.
    pub quiet: Duration,
    /// And at most this long, while changes go on.
    pub longest: Duration,
    /// How long it looks for nothing while nothing changes.
    pub every: Duration,
    /// Before each further try.
    pub again: [Duration; 2],
    /// After how long a chat’s texts are no longer tried: another server takes this one for stopped later than that.
    pub one_chat: Duration,
}

impl Default for Pauses {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self {
            quiet: seconds(20),
            longest: seconds(120),
            every: seconds(60),
            again: [seconds(2), seconds(15)],
            one_chat: seconds(u64::from(STOPPED) / 4),
        }
    }
}

/// Chats are sent what happens as long as this is kept.
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
        let watching = session.watch(move |_| rings.ring());
        let works = move || {
            let mut trouble = None;
            while !hears.ended() {
                let failed = tell(&session_there, &*feeds, reach, &pauses, &hears);
                if let Some(failure) = failed.as_ref().filter(|failure| trouble.as_ref() != Some(*failure)) {
                    told(failure);
                }
                trouble = failed;
                if hears.wait(pauses.every) {
                    let begun = Instant::now();
                    while hears.wait(pauses.quiet) && begun.elapsed() < pauses.longest && !hears.ended() {}
                }
            }
        };
        let failed = |error: std::io::Error| Failure::new(code::SYSTEM, words::nothing_posted(error.to_string()));
        let thread = thread::Builder::new().name("posting".to_owned()).spawn(works).map_err(failed)?;
        Ok(Self { bell, thread: Some(thread), _watching: watching })
    }
}

impl Drop for Posting {
    fn drop(&mut self) {
        self.bell.end();
        if let Some(thread) = self.thread.take() {
            // What is under way is written down.
            let _ = thread.join();
        }
    }
}

/// Sends every chat what is due to it: the first failure, if there is one. Each chat’s turn is taken just before its
/// texts are sent, and what goes wrong with one holds up no other.
fn tell(session: &Session, feeds: &dyn Feeds, reach: Reach, pauses: &Pauses, bell: &Bell) -> Option<Failure> {
    let webhooks = match feeds.webhooks() {
        Ok(webhooks) => webhooks,
        Err(error) => return Some(error.into()),
    };
    let mut trouble = None;
    for webhook in webhooks {
        if bell.ended() {
            break;
        }
        let told = to_post(session, feeds, webhook).and_then(|due| {
            if let Some(posts) = due.posts {
                let came = all_sent(&posts, reach, pauses, bell);
                posted(feeds, posts, &came)?;
            }
            Ok(due.unread)
        });
        trouble = trouble.or_else(|| told.unwrap_or_else(Some));
    }
    trouble
}

/// Posts the texts of one chat, as long as there is time.
fn all_sent(posts: &Posts, reach: Reach, pauses: &Pauses, bell: &Bell) -> Vec<Result<(), String>> {
    let begun = Instant::now();
    let one = |(at, text): (usize, &String)| {
        if at > 0 && begun.elapsed() >= pauses.one_chat {
            return Err(words::chat_too_slow());
        }
        sent(posts, text, reach, pauses, (bell, begun))
    };
    posts.texts.iter().enumerate().map(one).collect()
}

/// Posts a text, several times if that may help and there is time for it.
fn sent(
    posts: &Posts,
    text: &str,
    reach: Reach,
    pauses: &Pauses,
    (bell, begun): (&Bell, Instant),
) -> Result<(), String> {
    let (kind, body) = posts.shape.body(text);
    let mut tries = pauses.again.into_iter();
    loop {
        let Err(failed) = post(&posts.address, kind, &body, reach) else { return Ok(()) };
        let pause = failed.again.zip(tries.next()).map(|(asked, pause)| asked.max(pause));
        match pause.filter(|pause| begun.elapsed() + *pause < pauses.one_chat && !bell.ended()) {
            Some(pause) => {
                bell.rest(pause);
            }
            None => return Err(failed.why),
        }
    }
}

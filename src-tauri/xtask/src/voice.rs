//! What the commands tell the person, and how a long step shows that it is alive.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often a step that goes on is mentioned where lines cannot be redrawn.
const MENTION: Duration = Duration::from_secs(20);

/// Speaks to standard output: whole lines, and on a terminal one line that is redrawn while a step goes on.
///
/// Steps may run side by side: a clone of a voice speaks in turn with it, and counts the same steps.
#[derive(Clone)]
pub struct Voice {
    terminal: bool,
    width: usize,
    told: Arc<Mutex<Told>>,
}

/// What has been said so far.
struct Told {
    at: usize,
    of: usize,
    drawn: bool,
    mentioned: Option<Instant>,
}

impl Voice {
    /// A voice for a command of this many steps.
    pub fn new(of: usize) -> Self {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        let columns = env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
        Self {
            terminal: io::stdout().is_terminal() && !dumb,
            width: columns.unwrap_or(80).clamp(40, 160),
            told: Arc::new(Mutex::new(Told { at: 0, of, drawn: false, mentioned: None })),
        }
    }

    /// Says one whole line.
    pub fn say(&self, line: &str) {
        self.told().say(line);
    }

    /// Opens the next step: `[2/6] Building the app`.
    pub fn step(&self, title: &str) {
        self.told().step(title);
    }

    /// Tells a step that ran beside others and is over: its heading and its lines, with nothing between them.
    pub fn step_done(&self, title: &str, lines: &[String]) {
        let mut told = self.told();
        told.step(title);
        for line in lines {
            told.say(line);
        }
    }

    /// Shows that the step goes on, with the last line that its program printed.
    pub fn tick(&self, elapsed: Duration, last: &str) {
        let mut told = self.told();
        let line = format!("      {}  {last}", clock(elapsed));
        if self.terminal {
            let mut out = io::stdout().lock();
            let cut: String = line.chars().take(self.width - 1).collect();
            let _ = write!(out, "\r\x1b[2K{cut}");
            let _ = out.flush();
            told.drawn = true;
            return;
        }
        if elapsed < MENTION {
            told.mentioned = None;
        } else if told.mentioned.is_none_or(|then| then.elapsed() >= MENTION) {
            told.mentioned = Some(Instant::now());
            told.say(line.trim_end());
        }
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Told {
    fn say(&mut self, line: &str) {
        let mut out = io::stdout().lock();
        if self.drawn {
            // A closed pipe ends the talk, not the work.
            let _ = write!(out, "\r\x1b[2K");
            self.drawn = false;
        }
        let _ = writeln!(out, "{line}");
        let _ = out.flush();
    }

    fn step(&mut self, title: &str) {
        self.at += 1;
        self.of = self.of.max(self.at);
        self.say(&format!("[{}/{}] {title}", self.at, self.of));
    }
}

/// A duration as a person reads it: `0:07`, `12:40`, `1:02:09`.
pub fn clock(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::clock;
    use std::time::Duration;

    #[test]
    fn durations_read_like_a_clock() {
        let cases = [(0, "0:00"), (7, "0:07"), (760, "12:40"), (3729, "1:02:09")];
        for (seconds, text) in cases {
            assert_eq!(clock(Duration::from_secs(seconds)), text);
        }
    }
}

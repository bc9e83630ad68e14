//! What the commands say to the person, and how a long step shows that it is alive.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often a step that goes on is mentioned where lines cannot be redrawn.
const MENTION: Duration = Duration::from_secs(20);

/// Speaks to standard output: whole lines, and on a terminal one line that is redrawn while a step goes on.
pub struct Voice {
    terminal: bool,
    width: usize,
    at: usize,
    of: usize,
    drawn: bool,
    mentioned: Option<Instant>,
}

impl Voice {
    /// A voice for a command of so many steps.
    pub fn new(of: usize) -> Self {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        let columns = env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
        Self {
            terminal: io::stdout().is_terminal() && !dumb,
            width: columns.unwrap_or(80).clamp(40, 160),
            at: 0,
            of,
            drawn: false,
            mentioned: None,
        }
    }

    /// Says one whole line.
    pub fn say(&mut self, line: &str) {
        let mut out = io::stdout().lock();
        if self.drawn {
            // A closed pipe ends the talk, not the work.
            let _ = write!(out, "\r\x1b[2K");
            self.drawn = false;
        }
        let _ = writeln!(out, "{line}");
        let _ = out.flush();
    }

    /// Opens the next step: `[2/6] Building the app`.
    pub fn step(&mut self, title: &str) {
        self.at += 1;
        self.of = self.of.max(self.at);
        let line = format!("[{}/{}] {title}", self.at, self.of);
        self.say(&line);
    }

    /// Shows that the step goes on, with the last line that its program printed.
    pub fn tick(&mut self, elapsed: Duration, last: &str) {
        let line = format!("      {}  {last}", clock(elapsed));
        if self.terminal {
            let mut out = io::stdout().lock();
            let cut: String = line.chars().take(self.width - 1).collect();
            let _ = write!(out, "\r\x1b[2K{cut}");
            let _ = out.flush();
            self.drawn = true;
            return;
        }
        if elapsed < MENTION {
            self.mentioned = None;
        } else if self.mentioned.is_none_or(|then| then.elapsed() >= MENTION) {
            self.mentioned = Some(Instant::now());
            self.say(line.trim_end());
        }
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

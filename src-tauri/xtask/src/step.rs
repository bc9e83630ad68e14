//! One program run as one step: watched, logged, and stopped if it takes too long.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::stop::Stop;
use crate::voice::Voice;

/// How much of a failed program's output is shown.
const TAIL: usize = 40;
/// How many lines of one step are kept in memory; the log keeps all.
const KEPT: usize = 200_000;
const TICK: Duration = Duration::from_millis(250);

/// A program with the name under which its output is kept.
pub struct Step {
    title: String,
    command: Command,
    limit: Option<Duration>,
    cure: Option<String>,
}

/// What became of a program.
#[derive(Debug)]
pub struct Done {
    /// Its lines, standard output and standard error together.
    pub lines: Vec<String>,
    /// How it ended.
    pub end: End,
    /// How long it took.
    pub took: Duration,
    /// Where its lines are kept.
    pub log: PathBuf,
    /// The command, as it would be typed.
    pub typed: String,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With status 0.
    Well,
    /// With this status, or `None` if a signal ended it.
    Badly(Option<i32>),
    /// Stopped here after this long.
    TooLong(Duration),
}

impl Step {
    /// A program to run under a title.
    pub fn new(title: &str, command: Command) -> Self {
        Self { title: title.to_owned(), command, limit: None, cure: None }
    }

    /// Stops the program, and everything it started, after so long.
    pub fn limit(mut self, limit: Duration) -> Self {
        self.limit = Some(limit);
        self
    }

    /// What to try when it fails, if that is not the command itself.
    pub fn cure(mut self, cure: &str) -> Self {
        self.cure = Some(cure.to_owned());
        self
    }

    /// Runs the program; anything but status 0 stops the command.
    pub fn run(self, voice: &Voice, logs: &Path) -> Result<Done, Stop> {
        let title = self.title.clone();
        let cure = self.cure.clone();
        let done = self.watch(logs, |elapsed, last| voice.tick(elapsed, last))?;
        match done.end {
            End::Well => Ok(done),
            End::Badly(_) | End::TooLong(_) => Err(done.stop(&title, cure)),
        }
    }

    /// Runs the program to its end, good or bad; `tick` hears, while it goes on, how long it takes and what it said
    /// last.
    pub fn watch(mut self, logs: &Path, tick: impl Fn(Duration, &str)) -> Result<Done, Stop> {
        let typed = typed(&self.command);
        let cure = self.cure.clone().unwrap_or_else(|| typed.clone());
        let failed = |why: std::io::Error| Stop::new(&self.title, why, cure.clone());
        fs::create_dir_all(logs).map_err(failed)?;
        let log = logs.join(format!("{}.log", file_name(&self.title)));
        let mut kept = fs::File::create(&log).map_err(failed)?;

        let begun = Instant::now();
        self.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.command.spawn().map_err(|error| {
            let program = self.command.get_program().to_string_lossy().into_owned();
            Stop::new(&self.title, format!("{program}: {error}"), cure.clone())
        })?;
        let (sender, receiver) = mpsc::channel();
        if let Some(out) = child.stdout.take() {
            read_lines(out, sender.clone());
        }
        if let Some(err) = child.stderr.take() {
            read_lines(err, sender.clone());
        }
        drop(sender);

        let mut lines = Vec::new();
        let mut last = String::new();
        let mut too_long = None;
        let mut exited = None;
        let mut ticked = begun;
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(line) => {
                    if !line.trim().is_empty() {
                        last.clone_from(&line);
                    }
                    if !is_progress(&line) {
                        let _ = writeln!(kept, "{line}");
                        if lines.len() < KEPT {
                            lines.push(line);
                        }
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if ticked.elapsed() >= TICK {
                ticked = Instant::now();
                tick(begun.elapsed(), last.trim());
            }
            if let Some(limit) = self.limit {
                if too_long.is_none() && begun.elapsed() > limit {
                    too_long = Some(limit);
                    end_tree(&mut child);
                }
            }
            // A daemon that the program left behind may hold the pipe open for ever.
            if exited.is_none() && matches!(child.try_wait(), Ok(Some(_))) {
                exited = Some(Instant::now());
            }
            if exited.is_some_and(|then| then.elapsed() > Duration::from_secs(5)) {
                break;
            }
        }
        let status = child.wait().map_err(failed)?;
        Ok(Done { lines, end: End::of(status, too_long), took: begun.elapsed(), log, typed })
    }
}

impl End {
    fn of(status: ExitStatus, too_long: Option<Duration>) -> Self {
        match too_long {
            Some(limit) => Self::TooLong(limit),
            None if status.success() => Self::Well,
            None => Self::Badly(status.code()),
        }
    }
}

impl Done {
    /// Why this end stops the command.
    pub fn stop(&self, title: &str, cure: Option<String>) -> Stop {
        let why = match self.end {
            End::Well => "ended well".to_owned(),
            End::Badly(Some(status)) => format!("ended with status {status}"),
            End::Badly(None) => "was ended by a signal".to_owned(),
            End::TooLong(limit) => format!("took longer than {} s", limit.as_secs()),
        };
        let mut stop = Stop::new(title, why, cure.unwrap_or_else(|| self.typed.clone()));
        let from = self.lines.len().saturating_sub(TAIL);
        stop.tail = self.lines[from..].into();
        stop.log = Some(self.log.as_path().into());
        stop
    }
}

/// A command as it would be typed: folder, variables, program, arguments.
pub fn typed(command: &Command) -> String {
    let mut text = String::new();
    if let Some(folder) = command.get_current_dir() {
        let here = std::env::current_dir().ok();
        if here.as_deref() != Some(folder) {
            text.push_str(&format!("cd {} && ", quoted(&folder.to_string_lossy())));
        }
    }
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            let (name, value) = (name.to_string_lossy(), value.to_string_lossy());
            if !name.starts_with("CARGO_TERM_") {
                text.push_str(&format!("{name}={} ", quoted(&value)));
            }
        }
    }
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    // cargo is named in full by the toolchain that started this program.
    if name == "cargo" {
        text.push_str("cargo");
    } else {
        text.push_str(&quoted(&program.to_string_lossy()));
    }
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&quoted(&argument.to_string_lossy()));
    }
    text
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

fn file_name(title: &str) -> String {
    let letter = |c: char| {
        if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }
    };
    title.chars().map(letter).collect()
}

/// cargo's bar is for the ticking line, not for the log.
fn is_progress(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("Building [") || line.starts_with("Updating [")
}

/// Sends every line, also those that end with a carriage return and are meant to be drawn over.
fn read_lines(mut from: impl Read + Send + 'static, to: Sender<String>) {
    thread::spawn(move || {
        let mut bytes = [0; 8192];
        let mut line = Vec::new();
        while let Ok(count) = from.read(&mut bytes) {
            if count == 0 {
                break;
            }
            for byte in &bytes[..count] {
                if matches!(byte, b'\n' | b'\r') {
                    let ended = *byte == b'\n';
                    if (ended || !line.is_empty()) && to.send(plain(&line)).is_err() {
                        return;
                    }
                    line.clear();
                } else {
                    line.push(*byte);
                }
            }
        }
        if !line.is_empty() {
            let _ = to.send(plain(&line));
        }
    });
}

/// A line without colours and other terminal commands.
fn plain(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut clean = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter == '\x1b' {
            match letters.next() {
                // A command ends with its letter; the choice of a letter set has one more sign.
                Some('[') => drop(letters.find(char::is_ascii_alphabetic)),
                Some('(' | ')') => drop(letters.next()),
                Some(_) | None => {}
            }
        } else if letter == '\t' || !letter.is_control() {
            clean.push(letter);
        }
    }
    clean
}

/// Ends a program and everything below it: a test driver, its browser, its window.
pub fn end_tree(child: &mut Child) {
    for id in descendants(child.id(), &processes()) {
        signal(id, "TERM");
    }
    let _ = child.kill();
}

/// Asks a process to end (`TERM`) by its id.
pub fn signal(id: u32, name: &str) {
    let _ = Command::new("kill").args([format!("-{name}"), id.to_string()]).stderr(Stdio::null()).status();
}

/// Pairs of process and parent, where the system shows them as files.
fn processes() -> Vec<(u32, u32)> {
    let Ok(folder) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    folder
        .flatten()
        .filter_map(|entry| fs::read_to_string(entry.path().join("stat")).ok())
        .filter_map(|stat| parent_of(&stat))
        .collect()
}

fn parent_of(stat: &str) -> Option<(u32, u32)> {
    let id = stat.split(' ').next()?.parse().ok()?;
    // The program's name is in brackets and may itself contain brackets and spaces.
    let (_, rest) = stat.rsplit_once(") ")?;
    let parent = rest.split(' ').nth(1)?.parse().ok()?;
    Some((id, parent))
}

fn descendants(of: u32, pairs: &[(u32, u32)]) -> Vec<u32> {
    let mut found = vec![of];
    let mut at = 0;
    while at < found.len() {
        let parent = found[at];
        let below = pairs.iter().filter(|(_, p)| *p == parent);
        for (id, _) in below {
            if !found.contains(id) {
                found.push(*id);
            }
        }
        at += 1;
    }
    found.split_off(1)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]
    use super::*;

    #[test]
    fn lines_lose_their_colours() {
        assert_eq!(plain(b"\x1b[32m  Compiling\x1b[0m serde"), "  Compiling serde");
        assert_eq!(plain(b"\x1b(B\x1b[m+ added\x1b(B"), "+ added");
        assert_eq!(plain("café\u{7}".as_bytes()), "café");
    }

    #[test]
    fn a_command_is_shown_as_it_is_typed() {
        let mut command = Command::new("npm");
        command.args(["run", "a b", "it's"]).env("CI", "1").current_dir("/x y");
        assert_eq!(typed(&command), r"cd '/x y' && CI=1 npm run 'a b' 'it'\''s'");
        let command = Command::new("/home/ann/toolchains/bin/cargo");
        assert_eq!(typed(&command), "cargo");
    }

    #[test]
    fn everything_below_a_process_is_found() {
        let pairs = [(1, 0), (10, 1), (11, 10), (12, 11), (20, 1), (13, 10)];
        assert_eq!(descendants(10, &pairs), [11, 13, 12]);
        assert!(descendants(99, &pairs).is_empty());
    }

    #[test]
    fn a_process_name_may_hold_brackets() {
        assert_eq!(parent_of("42 (odd ) name) S 7 42 42 0"), Some((42, 7)));
        assert_eq!(parent_of("nonsense"), None);
    }

    #[cfg(unix)]
    mod running {
        use super::*;

        fn shell(script: &str) -> Command {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        }

        fn logs(name: &str) -> PathBuf {
            std::env::temp_dir().join(format!("nml-xtask-{}-{name}", std::process::id()))
        }

        #[test]
        fn a_failed_step_keeps_its_output_and_names_its_command() {
            let logs = logs("fails");
            let step = Step::new("Trying it", shell("echo one; echo two >&2; exit 3"));
            let stop = step.run(&Voice::new(1), &logs).unwrap_err();
            assert_eq!(stop.why, "ended with status 3");
            assert!(stop.cure.starts_with("sh -c"), "{}", stop.cure);
            assert!(stop.tail.contains(&"one".into()) && stop.tail.contains(&"two".into()));
            let kept = fs::read_to_string(stop.log.unwrap()).unwrap();
            assert!(kept.contains("two"));
            fs::remove_dir_all(logs).unwrap();
        }

        #[test]
        fn a_step_that_hangs_is_stopped_with_all_below_it() {
            let logs = logs("hangs");
            let step = Step::new("Hanging", shell("sleep 300 & wait")).limit(Duration::from_millis(300));
            let done = step.watch(&logs, |_, _| {}).unwrap();
            assert_eq!(done.end, End::TooLong(Duration::from_millis(300)));
            assert!(done.took < Duration::from_secs(60));
            fs::remove_dir_all(logs).unwrap();
        }

        #[test]
        fn a_program_that_is_not_there_is_named() {
            let logs = logs("absent");
            let step = Step::new("Absent", Command::new("nml-no-such-program"));
            let stop = step.run(&Voice::new(1), &logs).unwrap_err();
            assert!(stop.why.starts_with("nml-no-such-program:"), "{}", stop.why);
            fs::remove_dir_all(logs).unwrap();
        }
    }
}

//! The contract of the command line: what goes to which stream, and the exit status.
//!
//! | status | meaning | standard output |
//! |---|---|---|
//! | 0 | done and fine | text, or one JSON document with `--json` |
//! | 1 | done, and the answer is "no" | the same |
//! | 2 | the input could not be used | empty; one line on standard error |
//!
//! Notes go to standard error, one line each.

use std::fmt::{self, Write as _};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use crate::words;
use clap::error::ErrorKind as Usage;
use nml_app::failure::Failure;
use nml_app::judgement::{Sort, mistaken_sort};
use serde::Serialize;

/// The longest line that an error or a note may have, in characters.
const LINE: usize = 600;

/// Whether what was asked holds; the exit status of a command that could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Done and fine: 0.
    Yes,
    /// Done, and the answer is "no" (an illegal list, a damaged log, something unmatched): 1.
    No,
}

impl From<bool> for Verdict {
    fn from(fine: bool) -> Self {
        if fine { Self::Yes } else { Self::No }
    }
}

/// What a command found out, for people and for programs.
#[derive(Debug)]
pub struct Answer {
    verdict: Verdict,
    text: String,
    document: String,
    notes: Vec<String>,
}

impl Answer {
    /// An answer as text for people and as a document for `--json`.
    pub fn new<T: Serialize>(
        verdict: impl Into<Verdict>,
        text: impl Into<String>,
        document: &T,
    ) -> Result<Self, Refusal> {
        Ok(Self {
            verdict: verdict.into(),
            text: text.into(),
            document: serde_json::to_string(document)?,
            notes: Vec::new(),
        })
    }

    /// Adds a line for standard error, such as an ignored field.
    #[must_use]
    pub fn note(mut self, line: impl Into<String>) -> Self {
        self.notes.push(line.into());
        self
    }
}

/// Why the input could not be used: one line saying what, where and what was expected. Status 2.
///
/// Any error converts into it with its own message, so commands pass them on with `?`.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal(String);

impl Refusal {
    /// Why a file could not be used; if it is one of another sort, with the command that takes it.
    pub fn of_file(failure: Failure) -> Self {
        let taker = mistaken_sort(&failure).and_then(|sort| match sort {
            Sort::Book => Some("nml book"),
            Sort::Battle => Some("nml battle replay"),
            Sort::Warband => Some("nml battle play --warband"),
            Sort::Roster => Some("nml import"),
            Sort::List => Some("nml warband check"),
            Sort::Campaign | Sort::Rotation | Sort::Evening | Sort::HousePack | Sort::SetUp | Sort::Parcel => {
                Some("nml book import")
            }
            Sort::Database | Sort::OwnScenario | Sort::Result => None,
        });
        match taker {
            Some(taker) => Self(words::use_for_this(failure.message, taker)),
            None => failure.into(),
        }
    }

    /// Why none of several files could be used, a line each.
    pub fn of_all(errors: &[&str]) -> Self {
        Self(errors.join("\n"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&one_line(&self.0))
    }
}

impl<E: std::error::Error> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

/// Prints the answer or the refusal and gives the exit status.
pub fn finish(result: Result<Answer, Refusal>, json: bool) -> ExitCode {
    match result {
        Ok(answer) => {
            let body = if json { &answer.document } else { &answer.text };
            if let Err(refusal) = print(body) {
                return refuse(&refusal);
            }
            for note in &answer.notes {
                complain(&words::note(), note);
            }
            match answer.verdict {
                Verdict::Yes => ExitCode::SUCCESS,
                Verdict::No => ExitCode::from(1),
            }
        }
        Err(refusal) => refuse(&refusal),
    }
}

/// Answers arguments that clap did not accept; help and version were asked for and are fine.
pub fn usage(error: &clap::Error, all: &clap::Command) -> ExitCode {
    let rendered = error.render().to_string();
    if error.kind() == Usage::DisplayHelpOnMissingArgumentOrSubcommand {
        return refuse(&Refusal(missing_command(&rendered)));
    }
    if error.kind() == Usage::InvalidSubcommand {
        let said = first_paragraphs(&rendered);
        return refuse(&Refusal(format!("{said}; expected {}", known(all, &rendered).join(", "))));
    }
    if !matches!(error.kind(), Usage::DisplayHelp | Usage::DisplayVersion) {
        return refuse(&Refusal(first_paragraphs(&rendered)));
    }
    match print(&rendered) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => refuse(&refusal),
    }
}

/// What clap says before it repeats the usage, on one line.
fn first_paragraphs(rendered: &str) -> String {
    let said: Vec<&str> = rendered
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let line = said.join(" ");
    line.strip_prefix("error: ").unwrap_or(&line).to_owned()
}

/// The subcommands of the command that the usage line speaks of.
fn known(all: &clap::Command, rendered: &str) -> Vec<String> {
    let usage = rendered.lines().find_map(|line| line.trim().strip_prefix("Usage:")).unwrap_or_default();
    let mut command = all;
    for word in usage.split_whitespace().skip(1) {
        match command.find_subcommand(word) {
            Some(inner) => command = inner,
            None => break,
        }
    }
    command.get_subcommands().map(|one| one.get_name().to_owned()).filter(|name| name != "help").collect()
}

/// Which commands the help that clap falls back to would offer.
fn missing_command(help: &str) -> String {
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names: Vec<&str> = listed
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    words::command_missing(names.join(", "))
}

fn refuse(refusal: &Refusal) -> ExitCode {
    complain(&words::error(), &refusal.0);
    ExitCode::from(2)
}

fn print(body: &str) -> Result<(), Refusal> {
    let mut out = std::io::stdout().lock();
    let written = out
        .write_all(body.as_bytes())
        .and_then(|()| if body.ends_with('\n') { Ok(()) } else { out.write_all(b"\n") })
        .and_then(|()| out.flush());
    match written {
        // The reader has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Refusal(words::output_not_written(error.to_string()))),
        Ok(()) => Ok(()),
    }
}

/// A line for standard error that does not wait for the answer.
pub fn note(line: &str) {
    complain("note", line);
}

/// Writes one line to standard error. If that fails, there is nothing left to tell.
fn complain(kind: &str, line: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{kind}: {}", one_line(line));
}

/// One line, with any input: control characters are spelled out, length is bounded.
fn one_line(text: &str) -> String {
    let mut line = String::new();
    for (count, character) in text.trim().chars().enumerate() {
        if count == LINE {
            line.push('…');
            break;
        }
        if character.is_control() {
            let _ = write!(line, "{}", character.escape_default());
        } else {
            line.push(character);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_stays_on_one_line() {
        assert_eq!(one_line("no such file: a\nb\u{1b}[2J "), "no such file: a\\nb\\u{1b}[2J");
        assert_eq!(one_line(&"x".repeat(10_000)).chars().count(), LINE + 1);
    }

    #[test]
    fn usage_errors_lose_their_usage() {
        let said = "error: the following required arguments were not provided:\n  --dice <N>\n\nUsage: nml odds\n\nFor more information, try '--help'.\n";
        assert_eq!(first_paragraphs(said), "the following required arguments were not provided: --dice <N>");
    }
}

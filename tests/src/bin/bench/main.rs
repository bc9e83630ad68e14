//! What `cargo xtask bench` measures: each figure beside something measured in the same run, as medians.
//!
//! ```text
//! bench [NAME]…        odds, panel, append, replay, battles, import, warband, campaign, club, exchange, taps, clubs, start,
//!                      frames; all without a name
//! ```
//!
//! `NML_PYTHON` is a Python with icepool; `NML_CLI`, `NML_BINARY` and `NML_EMPTY` are release builds of `nml`, the app and
//! the empty window; if you do not name them, they are looked for beside this program. One line names what is missing, and
//! the other rows are printed. There are no limits here: a bench reports, it does not judge.

mod append;
mod battles;
mod begun;
mod campaign;
mod club;
mod clubs;
mod exchange;
mod frames;
mod import;
mod odds;
mod panel;
mod replay;
mod start;
mod table;
mod taps;
mod warband;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use tempfile::TempDir;

use table::{Row, Table, Trouble};

type Bench = fn() -> Result<Vec<Row>, Trouble>;

const BENCHES: &[(&str, Bench)] = &[
    ("odds", odds::rows),
    ("panel", panel::rows),
    ("append", append::rows),
    ("replay", replay::rows),
    ("battles", battles::rows),
    ("import", import::rows),
    ("warband", warband::rows),
    ("campaign", campaign::rows),
    ("club", club::rows),
    ("exchange", exchange::rows),
    ("taps", taps::rows),
    ("clubs", clubs::rows),
    ("start", start::rows),
    ("frames", frames::rows),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok((text, whole)) => match write!(io::stdout(), "{text}") {
            Ok(()) if whole => ExitCode::SUCCESS,
            Ok(()) | Err(_) => ExitCode::FAILURE,
        },
        Err(trouble) => {
            say(&trouble.to_string());
            ExitCode::FAILURE
        }
    }
}

/// What is to be printed, and whether every bench came to its end.
fn run(arguments: &[String]) -> Result<(String, bool), Trouble> {
    if let [flag, question] = arguments
        && flag == "--cold-odds"
    {
        return Ok((odds::cold(question)?, true));
    }
    if let Some(unknown) = arguments.iter().find(|name| BENCHES.iter().all(|(known, _)| known != name)) {
        let known: Vec<&str> = BENCHES.iter().map(|(name, _)| *name).collect();
        return Err(format!("there is no bench {unknown:?}, only {}", known.join(", ")).into());
    }
    let (mut rows, mut whole) = (Vec::new(), true);
    for (name, bench) in BENCHES {
        if arguments.is_empty() || arguments.iter().any(|wanted| wanted == name) {
            let _ = writeln!(io::stderr(), "measuring: {name}");
            match bench() {
                Ok(more) => rows.extend(more),
                Err(trouble) => {
                    say(&format!("{name}: {trouble}"));
                    whole = false;
                }
            }
        }
    }
    Ok((format!("\n{}", Table(rows)), whole))
}

fn say(line: &str) {
    let _ = writeln!(io::stderr(), "bench: {line}");
}

/// A program that is measured: the one that the variable names, else the one built beside this. One line if it is not.
fn beside(variable: &str, name: &str) -> Option<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    let path = named.or_else(|| {
        let here = std::env::current_exe().ok()?;
        Some(here.parent()?.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
    })?;
    if path.is_file() {
        return Some(path);
    }
    say(&format!("left out what needs {name}: {} is not there ({variable} names another)", path.display()));
    None
}

/// A folder beside the program, not in one that may be kept in memory.
fn scratch() -> Result<TempDir, Trouble> {
    let here = std::env::current_exe()?;
    Ok(tempfile::tempdir_in(here.parent().ok_or("the bench stands nowhere")?)?)
}

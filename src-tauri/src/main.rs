//! No Man's Ledger on the desktop: a window, its calls to [`nml_app::dispatch`], and the dialogs. No logic.
//!
//! ```text
//! no-mans-ledger [--book FILE]
//! no-mans-ledger nml …
//! ```
//!
//! The second is the command line ([`nml_cli`]), so that a package needs one program: its `nml` is a script that calls
//! this one.
//!
//! `NML_DATA_DIR` names a folder for the person's data instead of the platform's.

// Without it a console opens beside the window on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod arguments;
mod dialogs;
mod table;
mod window;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use arguments::Wish;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "nml") {
        return nml_cli::run(arguments, window::page());
    }
    match arguments::read(arguments) {
        Ok(Wish::Help) => say(&mut io::stdout(), arguments::HELP, ExitCode::SUCCESS),
        Ok(Wish::Version) => {
            say(&mut io::stdout(), concat!("No Man's Ledger ", env!("CARGO_PKG_VERSION")), ExitCode::SUCCESS)
        }
        Ok(Wish::Open { book }) => match window::open(book) {
            Ok(()) => ExitCode::SUCCESS,
            Err(problem) => say(&mut io::stderr(), &format!("no-mans-ledger: {problem}"), ExitCode::from(2)),
        },
        Err(problem) => say(&mut io::stderr(), &format!("no-mans-ledger: {problem}"), ExitCode::from(2)),
    }
}

/// Writes one text; if nobody reads it, there is nobody to tell.
fn say(stream: &mut dyn Write, text: &str, status: ExitCode) -> ExitCode {
    let _ = writeln!(stream, "{text}");
    status
}

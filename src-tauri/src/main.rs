//! No Man's Ledger on the desktop: a window, its calls to [`nml_app::dispatch`], and the dialogs. No logic.
//!
//! ```text
//! no-mans-ledger [--book FILE]
//! ```
//!
//! `NML_DATA_DIR` names a folder for the person's data instead of the platform's.

// Without it a console opens beside the window on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod arguments;
mod dialogs;
mod table;
mod window;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use arguments::Wish;

fn main() -> ExitCode {
    match arguments::read(env::args_os().skip(1)) {
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

/// Writes one text; where nobody reads it, there is nobody to tell.
fn say(stream: &mut dyn Write, text: &str, status: ExitCode) -> ExitCode {
    let _ = writeln!(stream, "{text}");
    status
}

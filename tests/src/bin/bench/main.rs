//! What `cargo xtask bench` measures: each figure beside something measured in the same run, as medians.
//!
//! ```text
//! bench [NAME]…        odds, append; all without a name
//! ```
//!
//! `NML_PYTHON` is a Python with icepool, `NML_CLI` a release build of `nml`. There are no limits here: a
//! bench tells, it does not judge.

mod append;
mod odds;
mod table;

use std::io::{self, Write};
use std::process::ExitCode;

use table::{Row, Table, Trouble};

type Bench = fn() -> Result<Vec<Row>, Trouble>;

const BENCHES: &[(&str, Bench)] = &[("odds", odds::rows), ("append", append::rows)];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(text) => match write!(io::stdout(), "{text}") {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(trouble) => {
            let _ = writeln!(io::stderr(), "bench: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<String, Trouble> {
    if let [flag, question] = arguments
        && flag == "--cold-odds"
    {
        return odds::cold(question);
    }
    if let Some(unknown) = arguments.iter().find(|name| BENCHES.iter().all(|(known, _)| known != name)) {
        let known: Vec<&str> = BENCHES.iter().map(|(name, _)| *name).collect();
        return Err(format!("there is no bench {unknown:?}, only {}", known.join(", ")).into());
    }
    let mut rows = Vec::new();
    for (name, bench) in BENCHES {
        if arguments.is_empty() || arguments.iter().any(|wanted| wanted == name) {
            let _ = writeln!(io::stderr(), "measuring: {name}");
            rows.extend(bench().map_err(|trouble| format!("{name}: {trouble}"))?);
        }
    }
    Ok(format!("\n{}", Table(rows)))
}

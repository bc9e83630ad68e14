//! Breaks one rule after the other in a copy of the sources and looks whether the tests that show it fail.
//!
//! ```text
//! mutations [--again] [ROW]…        ROL-03, or MOV for all rows that begin so; without one, all
//! ```
//!
//! What was caught before is not tried again while neither the sources nor the mutation changed; `--again` tries it all
//! the same. Ends with 1 when a mutation survives, does not compile or names a test that fails anyhow.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use nml_tests::mutations::trial::{self, Outcome};
use nml_tests::mutations::{self, Mutation};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let (flags, rows): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| word.starts_with('-'));
    if let Some(unknown) = flags.iter().find(|flag| *flag != &"--again") {
        eprintln!("mutations: {unknown} is unknown; mutations [--again] [ROW]…");
        return ExitCode::from(2);
    }
    match try_out(!flags.is_empty(), &rows) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("mutations: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether all were caught.
fn try_out(again: bool, rows: &[&String]) -> io::Result<bool> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let wanted = |m: &Mutation| rows.is_empty() || rows.iter().any(|row| m.row.starts_with(row.as_str()));
    let all: Vec<Mutation> = mutations::read(root)?.into_iter().filter(wanted).collect();
    let mark = trial::mark(root)?;
    let mut known = if again { BTreeMap::new() } else { caught_before(&trial::book(root)) };
    known.retain(|name, kept| all.iter().any(|m| m.name() == *name && mark(m) == *kept));
    let (before, open): (Vec<Mutation>, Vec<Mutation>) = all.into_iter().partition(|m| known.contains_key(&m.name()));
    let mut out = io::stdout();
    let (mut caught, mut rest) = (before.len(), 0);
    let mut failed = Ok(());
    trial::run(root, &open, &mut |mutation, outcome| {
        if *outcome == Outcome::Caught {
            caught += 1;
            known.insert(mutation.name(), mark(mutation));
        } else {
            rest += 1;
        }
        if let Err(error) = writeln!(out, "{}", said(mutation, outcome)) {
            failed = Err(error);
        }
    })?;
    failed?;
    let kept: String = known.iter().map(|(name, mark)| format!("{name} {mark}\n")).collect();
    if let Some(folder) = trial::book(root).parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(trial::book(root), kept)?;
    writeln!(out, "{caught} caught, {} of them before; {rest} not", before.len())?;
    Ok(rest == 0)
}

fn said(mutation: &Mutation, outcome: &Outcome) -> String {
    let name = mutation.name();
    match outcome {
        Outcome::Caught => format!("{name}: caught"),
        Outcome::Survives(tests) => format!("{name}: SURVIVES {}", tests.join(", ")),
        Outcome::Unsound(tests) => {
            format!("{name}: UNSOUND, with nothing broken these fail or are not there: {}", tests.join(", "))
        }
        Outcome::DoesNotCompile(words) => format!("{name}: DOES NOT COMPILE\n{words}"),
    }
}

/// The mutations that were caught, each with its mark then.
fn caught_before(book: &Path) -> BTreeMap<String, u64> {
    let text = fs::read_to_string(book).unwrap_or_default();
    let lines = text.lines().filter_map(|line| {
        let (name, mark) = line.split_once(' ')?;
        Some((name.to_owned(), mark.parse().ok()?))
    });
    lines.collect()
}

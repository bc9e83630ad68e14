//! Breaks one rule after another in a copy of the sources and checks that the tests for it fail.
//!
//! ```text
//! mutations [--again] [ROW]…        ROL-03, or MOV for all rows that begin so; without one, all
//! ```
//!
//! It does not repeat what was caught before unless the sources or the mutation changed; `--again` repeats it anyway. Ends
//! with 1 if a mutation survives, does not compile or names a test that fails in any case.

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
    let mut known = caught_before(&trial::book(root));
    let settled = |m: &Mutation| !again && known.get(&m.name()) == Some(&mark(m));
    let (before, open): (Vec<Mutation>, Vec<Mutation>) = all.into_iter().partition(settled);
    let mut out = io::stdout();
    let mut rest = 0;
    let mut written = Ok(());
    trial::run(root, &open, &mut |mutation, outcome| {
        if *outcome == Outcome::Caught {
            known.insert(mutation.name(), mark(mutation));
        } else {
            rest += 1;
        }
        // At once: who stops it half way goes on from there.
        let kept = keep(&trial::book(root), &known).and_then(|()| writeln!(out, "{}", said(mutation, outcome)));
        if let Err(error) = kept {
            written = Err(error);
        }
    })?;
    written?;
    writeln!(out, "{} caught, {} of them before; {rest} not", before.len() + open.len() - rest, before.len())?;
    Ok(rest == 0)
}

fn keep(book: &Path, known: &BTreeMap<String, u64>) -> io::Result<()> {
    fs::write(book, known.iter().map(|(name, mark)| format!("{name} {mark}\n")).collect::<String>())
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

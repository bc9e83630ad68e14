//! `nml import`: Warbands from files of other programs, and what happened to every line.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use nml_app::imports::{self, Import};
use serde::Serialize;

use crate::output::{Answer, Refusal};
use crate::words;

/// Which files.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Rosters of New Recruit (.json, .ros, .rosz), Warbands of Trench Companion (share, TTS or text), the Compendium's
    /// JSON, list documents, or Warbands of this program; known by what stands in them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A shipped pack to read them by; default: rules 1.0.2, and for a Warband of this program its own
    #[arg(long, value_name = "ID")]
    pack: Option<String>,
}

/// What became of one of several files.
#[derive(Serialize)]
struct Read {
    /// The file, as it was named.
    file: String,
    /// What it brought. None if it could not be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    import: Option<Import>,
    /// Why it could not be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Answers `nml import`. Among several files one that cannot be used does not stop the others: it is a "no"; if none
/// can be used, the input is refused.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    let import = |file: &Path| imports::import(file, args.pack.as_deref());
    if let [file] = args.files.as_slice() {
        let import = import(file).map_err(Refusal::of_file)?;
        return Answer::new(import.report.unmatched.is_empty(), text(&import), &import);
    }
    let read = args.files.iter().map(|file| {
        let (import, error) = match import(file) {
            Ok(import) => (Some(import), None),
            Err(failure) => (None, Some(Refusal::of_file(failure).to_string())),
        };
        Read { file: file.display().to_string(), import, error }
    });
    let read: Vec<Read> = read.collect();
    if read.iter().all(|one| one.import.is_none()) {
        let errors: Vec<&str> = read.iter().filter_map(|one| one.error.as_deref()).collect();
        return Err(Refusal::of_all(&errors));
    }
    let fine = |one: &Read| one.import.as_ref().is_some_and(|import| import.report.unmatched.is_empty());
    Answer::new(read.iter().all(fine), read.iter().map(told).collect::<String>(), &read)
}

/// One of several files: its name, then what it brought or why it could not be used.
fn told(read: &Read) -> String {
    let what = match (&read.import, &read.error) {
        (Some(import), _) => text(import),
        (None, Some(error)) => format!("  {}: {error}\n", words::error()),
        (None, None) => String::new(),
    };
    format!("{}\n{what}", read.file)
}

/// The Warband in a line, then every line of the file, what was not matched first.
fn text(import: &Import) -> String {
    let Import { source, warband, report, judgement } = import;
    let roster = &warband.roster;
    let mut text = format!(
        "{} ({}), {}{}: {}\n{}\n{}\n",
        roster.name,
        roster.variant.as_ref().unwrap_or(&roster.faction),
        words::models(roster.size()),
        if roster.fallen.is_empty() { String::new() } else { words::gone(roster.fallen.len()) },
        source.words(),
        words::worth(judgement.total_ducats, judgement.total_glory, judgement.violations.len()),
        words::matched_lines(report.matched.len(), report.unmatched.len(), report.ignored.len()),
    );
    let differs = |file: Option<u32>, here: u32| file.filter(|file| *file != here).map(|file| (file, here));
    let ducats = differs(report.stated.ducats, judgement.total_ducats);
    let glory = differs(report.stated.glory, judgement.total_glory);
    let counted = [
        ducats.map(|(file, here)| words::counts_ducats(file, here)),
        glory.map(|(file, here)| words::counts_glory(file, here)),
    ];
    for line in counted.into_iter().flatten() {
        let _ = writeln!(text, "  {line}");
    }
    for (verdict, lines) in [
        (words::unmatched(), &report.unmatched),
        (words::ignored(), &report.ignored),
        (words::matched(), &report.matched),
    ] {
        for line in lines {
            let became = line.became.as_ref().map(|became| format!(" = {became}")).unwrap_or_default();
            let _ = writeln!(text, "  {verdict} {}: {}{became} ({})", line.place, line.what, line.why);
        }
    }
    text
}

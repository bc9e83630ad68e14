//! `nml pack`: whether you can play with a pack of game data, and candidates for packs from other programs' catalogues.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use nml_app::catalogues::{self, CandidateFound, Line, Verdict};
use nml_app::judgement;

use crate::output::{Answer, Refusal};
use crate::words;

/// What is done with a pack.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Read a pack's folder and follow every reference in it
    Check {
        /// The folder that holds pack.json
        dir: PathBuf,
    },
    /// Make a candidate for a pack from the catalogues of New Recruit or BattleScribe, and report every part of them
    #[command(name = "from-newrecruit")]
    FromNewRecruit {
        /// The folder or zip with the catalogues (.cat, .gst, or the same as .json), or one of them
        catalogues: PathBuf,
        /// The shipped pack that it rests on; default: rules 1.0.2
        #[arg(long, value_name = "ID")]
        over: Option<String>,
        /// Write the candidate here: one file if the name ends in .nml-pack, else a new folder
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

/// Answers `nml pack`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    match &args.task {
        Task::Check { dir } => check(dir),
        Task::FromNewRecruit { catalogues, over, out } => {
            let found = catalogues::candidate(catalogues, over.as_deref(), out.as_deref())?;
            Answer::new(found.report.count(Verdict::Unread) == 0, told(&found), &found)
        }
    }
}

fn check(dir: &Path) -> Result<Answer, Refusal> {
    let judgement = judgement::pack(dir)?;
    let mut text = match (&judgement.id, &judgement.hash) {
        (Some(id), Some(hash)) => format!("{}\n", words::pack_whole(id.as_str(), hash.as_str())),
        (_, _) => format!("{}\n", words::faults(judgement.faults.len())),
    };
    for fault in &judgement.faults {
        let _ = writeln!(text, "  {} {}: {}", fault.file, fault.place, fault.message);
    }
    Answer::new(judgement.valid, text, &judgement)
}

/// Every line of the report, what the candidate changes first, then how many of each there are.
fn told(found: &CandidateFound) -> String {
    let CandidateFound { name, hash, report, written, .. } = found;
    let mut text = format!("{}\n", words::candidate(name.as_str(), hash.as_str()));
    for line in &report.lines {
        let _ = writeln!(text, "  {}", of_line(line));
    }
    let count = |verdict| report.count(verdict);
    let _ = writeln!(
        text,
        "{}\n{}",
        words::candidate_changes(
            count(Verdict::Changed),
            count(Verdict::New),
            count(Verdict::Gone),
            count(Verdict::Note)
        ),
        words::candidate_rest(report.same, count(Verdict::Kept), count(Verdict::Left), count(Verdict::Unread)),
    );
    if let Some(path) = written {
        let _ = writeln!(text, "{}", words::written_alone(path.as_str()));
    }
    text
}

/// The verdict, the row of the pack and its figures if there is one, and the part of the catalogue.
fn of_line(line: &Line) -> String {
    let verdict = match line.verdict {
        Verdict::Changed => words::row_changed(),
        Verdict::New => words::row_new(),
        Verdict::Gone => words::row_gone(),
        Verdict::Note => words::row_note(),
        Verdict::Kept => words::row_kept(),
        Verdict::Left => words::row_left(),
        Verdict::Unread => words::row_unread(),
    };
    let row = line.row.as_ref().map(|row| format!("{row}: ")).unwrap_or_default();
    let figures = match (&line.ours, &line.theirs) {
        (Some(ours), Some(theirs)) => format!(" {ours} -> {theirs}"),
        (_, _) => String::new(),
    };
    let part = [&line.file, &line.what, &line.name, &line.id].map(String::as_str);
    let part = part.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    format!("{verdict} {row}{}{figures} ({part})", line.why)
}

//! `nml import`: a Warband out of a file of another program, and what became of every line.

use std::fmt::Write as _;
use std::path::PathBuf;

use nml_app::imports::{self, Import};

use crate::output::{Answer, Refusal};

/// Which file.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A roster of New Recruit (.json, .ros, .rosz), a Warband of Trench Companion (share, TTS or text), the Compendium's
    /// JSON, a list document, or a Warband of this program; known by what stands in it
    file: PathBuf,
    /// A shipped pack to read it by; none: rules 1.0.2, and for a Warband of this program its own
    #[arg(long, value_name = "ID")]
    pack: Option<String>,
}

/// Answers `nml import`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    let import = imports::import(&args.file, args.pack.as_deref()).map_err(Refusal::of_file)?;
    Answer::new(import.report.unmatched.is_empty(), text(&import), &import)
}

fn models(count: usize) -> String {
    format!("{count} {}", if count == 1 { "model" } else { "models" })
}

/// The Warband in a line, then every line of the file, what was not matched first.
fn text(import: &Import) -> String {
    let Import { source, warband, report, judgement } = import;
    let roster = &warband.roster;
    let mut text = format!(
        "{} ({}), {}{}: {}\n{} ducats, {} Glory, {} rules broken\n{} lines matched, {} unmatched, {} ignored\n",
        roster.name,
        roster.variant.as_ref().unwrap_or(&roster.faction),
        models(roster.size()),
        if roster.fallen.is_empty() { String::new() } else { format!(", {} gone", roster.fallen.len()) },
        source.words(),
        judgement.total_ducats,
        judgement.total_glory,
        judgement.violations.len(),
        report.matched.len(),
        report.unmatched.len(),
        report.ignored.len(),
    );
    for (of, file, here) in [
        ("ducats", report.stated.ducats, judgement.total_ducats),
        ("Glory", report.stated.glory, judgement.total_glory),
    ] {
        if let Some(file) = file.filter(|file| *file != here) {
            let _ = writeln!(text, "  differs: the file counts {file} {of}, this pack {here}");
        }
    }
    for (verdict, lines) in
        [("unmatched", &report.unmatched), ("ignored", &report.ignored), ("matched", &report.matched)]
    {
        for line in lines {
            let became = line.became.as_ref().map(|became| format!(" = {became}")).unwrap_or_default();
            let _ = writeln!(text, "  {verdict} {}: {}{became} ({})", line.place, line.what, line.why);
        }
    }
    text
}

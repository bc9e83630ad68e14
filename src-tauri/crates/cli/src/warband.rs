//! `nml warband check`: whether a list is legal, and everything that speaks against it.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Subcommand;
use nml_app::judgement;

use crate::output::{Answer, Refusal};
use crate::words;

/// Where a list document comes from.
pub const LISTS: &str =
    "List documents: schemas/list.schema.json in the source is their form, data/samples/*.json are examples.";

/// What is done with a Warband.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Judge a list document
    #[command(after_help = LISTS)]
    Check {
        /// The list document, in JSON
        file: PathBuf,
        /// The pack to judge it by, one of those that are shipped; default: rules 1.0.2
        #[arg(long, value_name = "ID")]
        pack: Option<String>,
    },
}

/// Answers `nml warband`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    let Task::Check { file, pack } = &args.task;
    let (judgement, notes) = judgement::list(file, pack.as_deref()).map_err(Refusal::of_file)?;
    let (ducats, glory) = (judgement.total_ducats, judgement.total_glory);
    let mut text = if judgement.legal { words::legal(ducats, glory) } else { words::not_legal(ducats, glory) };
    text.push('\n');
    for violation in &judgement.violations {
        let whom = violation.model.map(|m| format!("{} ", words::of_model(m))).unwrap_or_default();
        let _ = writeln!(text, "  {} {whom}{} [{}]", violation.code, violation.message, violation.rule);
    }
    let answer = Answer::new(judgement.legal, text, &judgement)?;
    Ok(notes.into_iter().fold(answer, Answer::note))
}

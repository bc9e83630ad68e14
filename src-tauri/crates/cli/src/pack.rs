//! `nml pack check`: whether you can play with a pack of game data.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Subcommand;
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
}

/// Answers `nml pack`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    let Task::Check { dir } = &args.task;
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

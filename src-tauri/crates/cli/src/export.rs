//! `nml export warband`: a Warband of any known format, written in another.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use nml_app::exports::{self, Export, Form};

use crate::output::{Answer, Refusal};
use crate::words;

/// What is exported.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Write a Warband for a chat, for another program, or as one document of this one
    Warband {
        /// A Warband of any format that `nml import` reads
        file: PathBuf,
        /// The format to write
        #[arg(long, value_enum)]
        format: Format,
        /// A shipped pack to read it by; default: rules 1.0.2, and for a Warband of this program its own
        #[arg(long, value_name = "ID")]
        pack: Option<String>,
        /// Write it here; without it, to standard output
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

/// The formats by the names of the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// Plain text, for a chat
    Text,
    /// A roster (.ros) for New Recruit or BattleScribe: a candidate until proven in New Recruit
    Newrecruit,
    /// For the tabletop simulator (TTS JSON)
    Tts,
    /// One document of this program, with all there is
    Native,
}

/// Answers `nml export`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    let Task::Warband { file, format, pack, out } = &args.task;
    let form = match format {
        Format::Text => Form::Text,
        Format::Newrecruit => Form::NewRecruit,
        Format::Tts => Form::Tts,
        Format::Native => Form::Native,
    };
    let export = exports::warband(file, pack.as_deref(), form).map_err(Refusal::of_file)?;
    let whole = export.left_out.is_empty();
    let text = match out {
        None => export.text.clone(),
        Some(path) => {
            exports::to_file(&export, path)?;
            words::written_alone(path.display().to_string())
        }
    };
    let answer = Answer::new(whole, text, &export)?;
    let Export { candidate, left_out, .. } = export;
    let candidate = candidate.then(words::experimental);
    let left_out = left_out.into_iter().map(words::left_out);
    Ok(candidate.into_iter().chain(left_out).fold(answer, Answer::note))
}

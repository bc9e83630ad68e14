//! `nml report`: a report of a problem as one file, without names.

use std::path::PathBuf;

use nml_app::report::{self, ReportBook};

use crate::key_folder::data_folder;
use crate::output::{Answer, Refusal, Verdict};
use crate::words;

/// What is reported, and where to.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "The file has versions, sizes, how many streams of each kind there are, and of each entry what sort of \
    thing was done: no names, mottoes, notes or paths. Read it before you send it."
)]
pub struct Args {
    /// The file to write, such as problem.json; one that is there stays
    file: PathBuf,
    /// The book it is about; else the one that the window usually opens
    #[arg(long, value_name = "BOOK")]
    book: Option<PathBuf>,
}

/// Answers `nml report`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    // The usual book may well not be there; one that was named has to be.
    let usual = || data_folder().map(|folder| folder.join("book.nml")).filter(|path| path.is_file());
    let made = report::report_into(&args.file, args.book.clone().or_else(usual)).map_err(Refusal::of_file)?;
    let seen = match &made.report.book {
        ReportBook::None => words::report_no_book(),
        ReportBook::Refused { code } => words::report_refused(code.as_str()),
        ReportBook::Open(sizes) => {
            let streams: u64 = sizes.streams.values().sum();
            format!("{}, {}", words::streams(streams), words::entries(sizes.entries))
        }
    };
    let text = words::reported(args.file.display().to_string(), words::bytes(made.bytes), seen);
    Answer::new(Verdict::Yes, text, &made.report)
}

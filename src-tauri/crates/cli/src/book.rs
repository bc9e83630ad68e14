//! `nml book`: is a book whole, how large is it, a copy of it, all of it as plain files.
//!
//! All four only read the book and work while the app has it open.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use nml_app::book::{self, Book, BookStats};

use crate::output::{Answer, Refusal, Verdict};

/// What is done with the book.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Look at everything in it: the file, every chain, every pack, every list
    Check {
        /// The book's file
        book: PathBuf,
    },
    /// Copy it, whole and checked, into a file that is not there yet
    Backup {
        /// The book's file
        book: PathBuf,
        /// The file to be
        to: PathBuf,
    },
    /// Write every stream as JSON Lines, and every pack, into a new or empty folder
    Export {
        /// The book's file
        book: PathBuf,
        /// The folder to be
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Say how large it is
    Stats {
        /// The book's file
        book: PathBuf,
    },
}

/// Answers `nml book`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    match &args.task {
        Task::Check { book } => {
            let found = book::check_file(book).map_err(Refusal::of_file)?;
            let seen = format!(
                "{}, {}, {}",
                count(found.streams, "stream"),
                count(found.entries, "entry"),
                count(found.packs, "pack")
            );
            let lines: String = found.findings.iter().map(|finding| format!("{}\n", finding.message)).collect();
            let text = if found.fine {
                format!("The book is whole: {seen}.\n{lines}")
            } else {
                format!("The book is damaged.\n{lines}Proven: {seen}.")
            };
            Answer::new(found.fine, text, &found)
        }
        Task::Backup { book, to } => {
            let made = book::back_up(&read(book)?, to, false)?;
            Answer::new(Verdict::Yes, format!("Backed up to {} ({}).", made.to, count(made.bytes, "byte")), &made)
        }
        Task::Export { book, out } => {
            let made = book::export(&read(book)?, out)?;
            let what = format!(
                "{} with {}, {}",
                count(made.streams, "stream"),
                count(made.entries, "entry"),
                count(made.packs, "pack")
            );
            Answer::new(Verdict::Yes, format!("Exported to {}: {what}.", made.out), &made)
        }
        Task::Stats { book } => {
            let stats = book::stats(&read(book)?)?;
            Answer::new(Verdict::Yes, table(&stats), &stats)
        }
    }
}

fn read(path: &Path) -> Result<Book, Refusal> {
    book::read(path).map_err(Refusal::of_file)
}

/// A number and its noun.
fn count(number: u64, noun: &str) -> String {
    match (number, noun.strip_suffix('y')) {
        (1, _) => format!("1 {noun}"),
        (_, Some(stem)) => format!("{number} {stem}ies"),
        (_, None) => format!("{number} {noun}s"),
    }
}

fn table(stats: &BookStats) -> String {
    let lines = [
        ("name", stats.name.clone()),
        ("id", stats.id.clone()),
        ("since", stats.created.clone()),
        ("bytes", stats.bytes.to_string()),
        ("Warbands", stats.warbands.to_string()),
        ("scenarios", stats.scenarios.to_string()),
        ("battles", stats.battles.to_string()),
        ("campaigns", stats.campaigns.to_string()),
        ("entries", stats.entries.to_string()),
        ("longest stream", stats.longest.to_string()),
        ("packs", stats.packs.to_string()),
        ("version", format!("{} (SQLite {})", stats.version, stats.sqlite)),
    ];
    lines.map(|(what, value)| format!("{what:<15} {value}")).join("\n")
}

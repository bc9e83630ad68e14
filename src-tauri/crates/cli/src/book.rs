//! `nml book`: is a book whole, how large is it, a copy of it, all of it as plain files, and what books send each
//! other.
//!
//! All except `import` only read the book and work while the app has it open.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use nml_app::book::{self, Book, BookHand, BookStats};
use nml_app::parcels::{
    self, ParcelChange, ParcelConflict, ParcelKept, ParcelLine, ParcelSaid, ParcelSide, ParcelState, Stands,
};

use crate::key_folder::key_folder;
use crate::output::{Answer, Refusal, Verdict};

/// What is done with the book.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

/// One of two books that both went on.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Side {
    /// What was said in the book
    Here,
    /// What was said in the file
    There,
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
    /// Write every stream as JSON Lines, what devices signed, and every pack, into a new or empty folder
    Export {
        /// The book's file
        book: PathBuf,
        /// The folder to be
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Add what another book sent, or the file of a single stream, and prove every entry of it first
    ///
    /// What devices signed of a single stream is read from `signatures.jsonl` beside its file, as `nml book export` writes it; that
    /// file by itself signs what the book has unsigned.
    /// What either book added is kept; where the two disagree, nothing is added (status 1) unless you say whose entries to
    /// keep.
    Import {
        /// The book's file
        book: PathBuf,
        /// What was sent
        file: PathBuf,
        /// Whose entries to keep where the two books disagree
        #[arg(long, value_name = "SIDE")]
        stands: Option<Side>,
    },
    /// Pack a campaign, evening, Warband or battle with all that belongs to it into one file for another book
    ///
    /// `nml book import` reads it there, and so does the window. What stands at `--out` is replaced.
    Send {
        /// The book's file
        book: PathBuf,
        /// What: its id, or its exact name where only one has it
        what: String,
        /// The file to be, such as mile.nmlp
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Who sends it, as the other book tells it
        #[arg(long, value_name = "NAME", default_value = "")]
        by: String,
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
            let written = written(&found.hands);
            let text = if found.fine {
                format!("The book is whole: {seen}.\n{lines}{written}")
            } else {
                format!("The book is damaged.\n{lines}Proven: {seen}.\n{written}")
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
        Task::Import { book, file, stands } => {
            // A book is not begun by importing into one.
            drop(read(book)?);
            let stands = stands.map(|side| match side {
                Side::Here => Stands::Here,
                Side::There => Stands::There,
            });
            let done = parcels::import(book, file, stands, key_folder())?;
            let lines: String = done.lines.iter().map(|line| format!("{}\n", told(line))).collect();
            let conflicts: String = done.conflicts.iter().map(conflict).collect();
            let changes: String = done.changes.iter().map(change).collect();
            let kept = done.kept.as_ref().map(kept).unwrap_or_default();
            let end = if done.taken {
                let (streams, entries) = (count(done.streams as u64, "stream"), count(done.entries as u64, "entry"));
                let signed = match done.signatures {
                    0 => String::new(),
                    signed => format!(" Signed now: {}.", count(signed as u64, "entry")),
                };
                format!("Added: {entries}; new in the book: {streams}.{signed}{}", upheld(stands, done.conflicts.len()))
            } else {
                format!(
                    "Nothing was added: {} between the two books; say --stands here or --stands there.",
                    count(done.conflicts.len() as u64, "conflict")
                )
            };
            Answer::new(done.taken, format!("{lines}{conflicts}{changes}{kept}{end}"), &done)
        }
        Task::Send { book, what, out, by } => {
            let made = parcels::pack_into(book, what, by, out).map_err(Refusal::of_file)?;
            let (streams, entries) = (count(made.streams as u64, "stream"), count(made.entries as u64, "entry"));
            let text = format!("Written: {} with {streams}, {entries} of {}.", made.path, made.name);
            Answer::new(Verdict::Yes, text, &made)
        }
        Task::Stats { book } => {
            let stats = book::stats(&read(book)?)?;
            Answer::new(Verdict::Yes, table(&stats), &stats)
        }
    }
}

/// What was said, a line each.
fn lines(said: &[ParcelSaid]) -> String {
    let line = |one: &ParcelSaid| {
        let of = one.of.as_ref().map_or_else(String::new, |of| format!("{of}: "));
        format!("    {of}{} ({})\n", one.said, parcels::by_and_day(&one.by, &one.at))
    };
    said.iter().map(line).collect()
}

/// What the other book decided differently: before and after.
fn change(change: &ParcelChange) -> String {
    let now = match change.now.said.as_slice() {
        [] => "    nothing\n".to_owned(),
        now => lines(now),
    };
    let (who, was) = (parcels::by_and_day(&change.by, &change.at), lines(&change.was.said));
    let games = over(&change.games);
    format!("Decided in the other book{games} ({who}):\n  before:\n{was}  after:\n{now}")
}

/// What the other book decided for what this one has.
fn kept(kept: &ParcelKept) -> String {
    let (who, stands, aside) = (parcels::by_and_day(&kept.by, &kept.at), &kept.stands.said, &kept.aside.said);
    format!("This book’s version stands ({who}):\n{}  set aside:\n{}", lines(stands), lines(aside))
}

/// Which version stands now of what both books said.
fn upheld(stands: Option<Stands>, conflicts: usize) -> String {
    let whose = match stands.filter(|_| conflicts > 0) {
        None => return String::new(),
        Some(Stands::Here) => "This",
        Some(Stands::There) => "The other",
    };
    format!(" {whose} book’s version stands in {}.", count(conflicts as u64, "conflict"))
}

/// The games that are at stake, in the middle of a line.
fn over(games: &[String]) -> String {
    if games.is_empty() { String::new() } else { format!(" over {}", games.join(", ")) }
}

/// What both said of the same, side by side.
fn conflict(conflict: &ParcelConflict) -> String {
    let side = |whose: &str, side: &ParcelSide, costs: Option<&ParcelSide>| {
        let costs = costs
            .map_or_else(String::new, |costs| format!("  if it stands, this cannot stay:\n{}", lines(&costs.said)));
        format!("  {whose}, {}:\n{}{costs}", count(side.entries as u64, "entry"), lines(&side.said))
    };
    let here = side("here", &conflict.here, conflict.here_costs.as_ref());
    let games = over(&conflict.games);
    format!("Conflict{games}:\n{here}{}", side("there", &conflict.there, conflict.there_costs.as_ref()))
}

/// A stream of a file, in one line.
fn told(line: &ParcelLine) -> String {
    let state = match &line.state {
        ParcelState::New { entries } => format!("new, {}", count(*entries as u64, "entry")),
        ParcelState::Known => "known".to_owned(),
        ParcelState::Ahead { there } if there.entries == 0 => "nothing more than is told below".to_owned(),
        ParcelState::Ahead { there } => format!("{} more there", count(there.entries as u64, "entry")),
        ParcelState::Parted { here, there } if here.entries + there.entries == 0 => {
            "both have new entries, all of them in the conflicts below".to_owned()
        }
        ParcelState::Parted { here, there } => {
            let more = |side: &ParcelSide, whose: &str| match side.entries {
                0 => None,
                n => Some(format!("{} {whose}", count(n as u64, "entry"))),
            };
            let more: Vec<String> = [more(here, "here"), more(there, "there")].into_iter().flatten().collect();
            format!("in no conflict: {}", more.join(", "))
        }
    };
    format!("{} {}: {state}", line.kind, line.name)
}

fn read(path: &Path) -> Result<Book, Refusal> {
    book::read(path).map_err(Refusal::of_file)
}

/// A number and its noun.
pub fn count(number: u64, noun: &str) -> String {
    match (number, noun.strip_suffix('y')) {
        (1, _) => format!("1 {noun}"),
        (_, Some(stem)) => format!("{number} {stem}ies"),
        (_, None) => format!("{number} {noun}s"),
    }
}

/// Who wrote the entries, a line each.
pub fn written(hands: &[BookHand]) -> String {
    let line = |hand: &BookHand| {
        let name = if hand.name.is_empty() { "nobody named" } else { hand.name.as_str() };
        let by =
            hand.device.as_ref().map_or("unsigned".to_owned(), |device| format!("signed by the computer {device}"));
        format!("{}: {}, {by}\n", name, count(hand.entries, "entry"))
    };
    hands.iter().map(line).collect()
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
        ("rotations", stats.rotations.to_string()),
        ("evenings", stats.evenings.to_string()),
        ("entries", stats.entries.to_string()),
        ("longest stream", stats.longest.to_string()),
        ("packs", stats.packs.to_string()),
        ("version", format!("{} (SQLite {})", stats.version, stats.sqlite)),
    ];
    lines.map(|(what, value)| format!("{what:<15} {value}")).join("\n")
}

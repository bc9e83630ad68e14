//! `nml book`: is a book whole, how large is it, a copy of it, all of it as plain files, and what books send each
//! other.
//!
//! All except `import` only read the book and work while the app has it open.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use nml_app::book::{self, Book, BookAuthor, BookStats};
use nml_app::parcels::{
    self, ParcelChange, ParcelConflict, ParcelKept, ParcelLine, ParcelSaid, ParcelSide, ParcelState, Stands,
};

use crate::key_folder::key_folder;
use crate::output::{Answer, Refusal, Verdict};
use crate::words;

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
        /// The file to write
        to: PathBuf,
    },
    /// Write every stream as JSON Lines, what devices signed, and every pack, into a new or empty folder
    Export {
        /// The book's file
        book: PathBuf,
        /// The folder to write
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
        /// The file to write, such as mile.nmlp
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
                words::streams(found.streams),
                words::entries(found.entries),
                words::packs(found.packs)
            );
            let lines: String = found.findings.iter().map(|finding| format!("{}\n", finding.message)).collect();
            let written = written(&found.authors);
            let text = if found.fine {
                format!("{}\n{lines}{written}", words::book_whole(seen))
            } else {
                format!("{}\n{lines}{}\n{written}", words::book_damaged(), words::proven(seen))
            };
            Answer::new(found.fine, text, &found)
        }
        Task::Backup { book, to } => {
            let made = book::back_up(&read(book)?, to, false)?;
            Answer::new(Verdict::Yes, words::backed_up(made.to.as_str(), words::bytes(made.bytes)), &made)
        }
        Task::Export { book, out } => {
            let made = book::export(&read(book)?, out)?;
            let (streams, entries) = (words::streams(made.streams), words::entries(made.entries));
            let text = words::exported(made.out.as_str(), streams, entries, words::packs(made.packs));
            Answer::new(Verdict::Yes, text, &made)
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
                let (streams, entries) = (words::streams(done.streams), words::entries(done.entries));
                let signed = match done.signatures {
                    0 => String::new(),
                    signed => format!(" {}", words::signed_now(words::entries(signed))),
                };
                format!("{}{signed}{}", words::added(entries, streams), upheld(stands, done.conflicts.len()))
            } else {
                words::nothing_added(words::conflicts(done.conflicts.len()))
            };
            Answer::new(done.taken, format!("{lines}{conflicts}{changes}{kept}{end}"), &done)
        }
        Task::Send { book, what, out, by } => {
            let made = parcels::pack_into(book, what, by, out).map_err(Refusal::of_file)?;
            let (streams, entries) = (words::streams(made.streams), words::entries(made.entries));
            let text = words::sent(made.path.as_str(), streams, entries, made.name.as_str());
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
        let of = one.of.as_ref().map_or_else(String::new, |of| format!("{}: ", of.told()));
        format!("    {of}{} ({})\n", one.said, parcels::by_and_day(&one.by, &one.at))
    };
    said.iter().map(line).collect()
}

/// What the other book decided differently: before and after.
fn change(change: &ParcelChange) -> String {
    let now = match change.now.said.as_slice() {
        [] => format!("    {}\n", words::nothing()),
        now => lines(now),
    };
    let (who, was) = (parcels::by_and_day(&change.by, &change.at), lines(&change.was.said));
    let head = match change.games.as_slice() {
        [] => words::decided_there(who),
        games => words::decided_there_over(games.join(", "), who),
    };
    format!("{head}\n  {}\n{was}  {}\n{now}", words::before(), words::after())
}

/// What the other book decided for what this one has.
fn kept(kept: &ParcelKept) -> String {
    let (who, stands, aside) = (parcels::by_and_day(&kept.by, &kept.at), &kept.stands.said, &kept.aside.said);
    format!("{}\n{}  {}\n{}", words::this_stands(who), lines(stands), words::set_aside(), lines(aside))
}

/// Which version stands now of what both books said.
fn upheld(stands: Option<Stands>, conflicts: usize) -> String {
    let conflicts_ = words::conflicts(conflicts);
    match stands.filter(|_| conflicts > 0) {
        None => String::new(),
        Some(Stands::Here) => format!(" {}", words::this_stands_in(conflicts_)),
        Some(Stands::There) => format!(" {}", words::other_stands_in(conflicts_)),
    }
}

/// What both said of the same, side by side.
fn conflict(conflict: &ParcelConflict) -> String {
    let side = |whose: fn(String) -> String, side: &ParcelSide, costs: Option<&ParcelSide>| {
        let costs = costs.map_or_else(String::new, |costs| format!("  {}\n{}", words::costs(), lines(&costs.said)));
        format!("  {}\n{}{costs}", whose(words::entries(side.entries)), lines(&side.said))
    };
    let here = side(words::here_with, &conflict.here, conflict.here_costs.as_ref());
    let there = side(words::there_with, &conflict.there, conflict.there_costs.as_ref());
    let head = match conflict.games.as_slice() {
        [] => words::conflict(),
        games => words::conflict_over(games.join(", ")),
    };
    format!("{head}\n{here}{there}")
}

/// A stream of a file, in one line.
fn told(line: &ParcelLine) -> String {
    let state = match &line.state {
        ParcelState::New { entries } => words::new_with(words::entries(*entries)),
        ParcelState::Known => words::known(),
        ParcelState::Ahead { there } if there.entries == 0 => words::nothing_more(),
        ParcelState::Ahead { there } => words::more_there(words::entries(there.entries)),
        ParcelState::Parted { here, there } if here.entries + there.entries == 0 => words::both_in_conflict(),
        ParcelState::Parted { here, there } => {
            let more = |side: &ParcelSide, whose: fn(String) -> String| match side.entries {
                0 => None,
                n => Some(whose(words::entries(n))),
            };
            let more = [more(here, words::so_many_here), more(there, words::so_many_there)];
            words::in_no_conflict(more.into_iter().flatten().collect::<Vec<String>>().join(", "))
        }
    };
    format!("{} {}: {state}", line.kind.told(), line.name)
}

fn read(path: &Path) -> Result<Book, Refusal> {
    book::read(path).map_err(Refusal::of_file)
}

/// Who wrote the entries, a line each.
pub fn written(authors: &[BookAuthor]) -> String {
    let line = |author: &BookAuthor| {
        let name = if author.name.is_empty() { words::nobody_named() } else { author.name.clone() };
        let by = author.device.as_ref().map_or_else(words::unsigned, |device| words::signed_by(device.as_str()));
        format!("{name}: {}, {by}\n", words::entries(author.entries))
    };
    authors.iter().map(line).collect()
}

fn table(stats: &BookStats) -> String {
    let lines = [
        (words::stat_name(), stats.name.clone()),
        (words::stat_id(), stats.id.clone()),
        (words::stat_since(), stats.created.clone()),
        (words::stat_bytes(), stats.bytes.to_string()),
        (words::stat_warbands(), stats.warbands.to_string()),
        (words::stat_scenarios(), stats.scenarios.to_string()),
        (words::stat_battles(), stats.battles.to_string()),
        (words::stat_campaigns(), stats.campaigns.to_string()),
        (words::stat_rotations(), stats.rotations.to_string()),
        (words::stat_evenings(), stats.evenings.to_string()),
        (words::stat_entries(), stats.entries.to_string()),
        (words::stat_longest(), stats.longest.to_string()),
        (words::stat_packs(), stats.packs.to_string()),
        (words::stat_version(), format!("{} (SQLite {})", stats.version, stats.sqlite)),
    ];
    lines.map(|(what, value)| format!("{what:<15} {value}")).join("\n")
}

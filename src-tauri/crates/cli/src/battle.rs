//! `nml battle`: whole battles by seeded players, logs replayed, logs refereed.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Subcommand;
use nml_app::battle::{judge, log, self_play};

use crate::output::{Answer, Refusal};

/// What is done with battles.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Play whole battles: seeded players choose among the legal options
    Play(Play),
    /// Say what a log comes to, and whether it is whole
    Replay(Replay),
    /// Referee a log: hold every entry in force against the printed procedure
    Judge(Judge),
}

#[derive(Debug, clap::Args)]
struct Judge {
    /// The log
    file: PathBuf,
}

#[derive(Debug, clap::Args)]
struct Play {
    /// Seed of the first battle; each further one has the next number
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
    /// A Warband, as a list document or a native one; give two, or none for the samples
    #[arg(long, value_name = "FILE")]
    warband: Vec<PathBuf>,
    /// The scenario
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// How the rules are read
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// The pack that Warbands and scenario follow, one of those that are shipped; without, rules 1.0.2 and for a
    /// native Warband its own
    #[arg(long, value_name = "ID")]
    pack: Option<String>,
    /// How many battles
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = battles)]
    battles: u32,
    /// Folder for the logs, battle-<seed>.jsonl
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Let another log of the same name give way; without, it is kept and the battle is not written
    #[arg(long)]
    force: bool,
}

#[derive(Debug, clap::Args)]
struct Replay {
    /// The log
    file: PathBuf,
    /// Up to this entry
    #[arg(long, value_name = "SEQ", allow_negative_numbers = true, value_parser = entry)]
    until: Option<u64>,
    /// Decide again under this ruleset, and say where the record parts from it
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
}

/// Answers `nml battle`.
pub fn run(args: Args) -> Result<Answer, Refusal> {
    match args.task {
        Task::Play(wanted) => played(wanted),
        Task::Replay(wanted) => replayed(&wanted),
        Task::Judge(wanted) => refereed(&wanted),
    }
}

fn played(wanted: Play) -> Result<Answer, Refusal> {
    let Play { seed, warband: warbands, scenario, ruleset, pack, battles, out, force } = wanted;
    let wanted = self_play::Wanted { seed, warbands, scenario, ruleset, pack, battles, out, force };
    let played = self_play::play(&wanted).map_err(Refusal::of_file)?;
    let mut text = String::new();
    for battle in &played.battles {
        let won = battle.winner.as_deref().map_or_else(|| "a draw".to_owned(), |side| format!("{side} won"));
        let (turns, entries) = (battle.turns, battle.entries);
        let _ = writeln!(text, "{}  {}: {won} after {turns} Turns, {entries} entries", battle.seed, battle.scenario);
    }
    Answer::new(true, text, &played)
}

fn replayed(wanted: &Replay) -> Result<Answer, Refusal> {
    let replayed = log::replay(&wanted.file, wanted.until, wanted.ruleset.as_deref());
    let log::LogRead { replayed, at, over, notes } = replayed.map_err(Refusal::of_file)?;
    let mut text = String::new();
    match &replayed.first_bad {
        None => {
            let _ = writeln!(text, "Whole: {} entries", replayed.entries);
        }
        Some(bad) => {
            let _ =
                writeln!(text, "Damaged at entry {}: {}; {} entries are sound", bad.seq, bad.reason, replayed.entries);
        }
    }
    if let Some(foreign) = &replayed.first_foreign {
        let _ = writeln!(
            text,
            "Entry {} is in words that only a newer No Man’s Ledger knows ({}): what follows is the state before it",
            foreign.seq, foreign.reason
        );
    }
    if wanted.until.is_some() {
        let entries = replayed.entries;
        let _ = match at {
            Some(seq) => writeln!(text, "It stands after entry {seq} of {entries}"),
            None => writeln!(text, "It stands before the first of {entries} entries"),
        };
    }
    let score: Vec<String> = replayed.sides.iter().map(|s| format!("{} {} {}", s.id, s.warband, s.vp)).collect();
    let _ = writeln!(text, "Turn {}: {}", replayed.turn, score.join(" : "));
    let _ = match over {
        Some(why) => {
            let won = replayed.winner.as_deref().map_or_else(|| "a draw".to_owned(), |side| format!("{side} won"));
            writeln!(text, "Over, {why}: {won}")
        }
        None => writeln!(text, "Unfinished: the battle is not over at this point"),
    };
    if let Some(rules) = &replayed.rules {
        let id = &rules.ruleset;
        let otherwise =
            rules.otherwise.as_ref().map(|o| format!("decides otherwise first at entry {}: {}", o.seq, o.reason));
        match (&rules.seq, &otherwise) {
            (None, None) => {
                let _ = writeln!(text, "{id} decides the same throughout");
            }
            (None, Some(otherwise)) => {
                let _ = writeln!(text, "{id} accepts every command, but {otherwise}");
            }
            (Some(seq), _) => {
                if let Some(otherwise) = &otherwise {
                    let _ = writeln!(text, "{id} {otherwise}");
                }
                let reason = rules.reason.as_deref().unwrap_or_default();
                let _ = writeln!(text, "{id} parts at entry {seq}: {reason}");
            }
        }
    }
    let answer = Answer::new(replayed.valid, text, &replayed)?;
    Ok(notes.into_iter().fold(answer, Answer::note))
}

fn refereed(wanted: &Judge) -> Result<Answer, Refusal> {
    let judged = judge::judge(&wanted.file).map_err(Refusal::of_file)?;
    let mut text = String::new();
    for entry in judged.findings.chunk_by(|one, next| one.seq == next.seq) {
        // What comes first is told; what else is wrong in the entry mostly follows from it.
        let Some(finding) = entry.iter().find(|finding| finding.broken).or(entry.first()) else { continue };
        let unsure = if finding.broken { "" } else { "cannot be judged: " };
        let at = if finding.seq == 0 { "header".to_owned() } else { finding.seq.to_string() };
        let more = match entry.len() {
            1 => String::new(),
            many => format!(" (and {} more in this entry)", many - 1),
        };
        let _ = writeln!(text, "{at}  {}  {unsure}{}{more}", finding.rule, finding.message);
    }
    if let Some(bad) = &judged.first_bad {
        let _ = writeln!(text, "Damaged at entry {}: {}; what follows is not judged", bad.seq, bad.reason);
    }
    let entries = judged.entries;
    let _ = match judged.findings.len() {
        0 => writeln!(text, "Nothing found in {entries} entries"),
        1 => writeln!(text, "1 finding in {entries} entries"),
        many if judged.more => writeln!(text, "More than {many} findings in {entries} entries; these are the first"),
        many => writeln!(text, "{many} findings in {entries} entries"),
    };
    let by_hand = [
        (&judged.corrections, "correction by hand", "corrections by hand"),
        (&judged.stated, "entry entered by hand", "entries entered by hand"),
        (&judged.overruled, "refusal of the rules overruled", "refusals of the rules overruled"),
    ];
    for (list, one, many) in by_hand.into_iter().filter(|(list, ..)| !list.is_empty()) {
        let (what, at) = if list.len() == 1 { (one, "entry") } else { (many, "entries") };
        let seqs: Vec<String> = list.iter().map(u64::to_string).collect();
        let _ = writeln!(text, "{} {what}: {at} {}", list.len(), seqs.join(", "));
    }
    let _ = match judged.unfinished {
        Some(0) => writeln!(text, "The log ends before the first Turn; nobody has won yet"),
        Some(turn) => writeln!(text, "The log ends in Turn {turn}; nobody has won yet"),
        None => Ok(()),
    };
    Answer::new(judged.clean(), text, &judged)
}

/// A seed of the players' dice.
fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}

/// How many battles.
fn battles(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| (1..=self_play::BATTLES_MAX).contains(number));
    number.ok_or_else(|| format!("expected a whole number from 1 to {}", self_play::BATTLES_MAX))
}

/// The number of an entry, as the log gives it under `seq`.
fn entry(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "expected the number of an entry, a whole number from 0".to_owned())
}

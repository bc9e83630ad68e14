//! `nml battle`: whole battles by seeded players, logs replayed, logs refereed.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Subcommand;
use nml_app::battle::{judge, log, self_play};

use crate::output::{Answer, Refusal};
use crate::words;

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
    /// A Warband, as a list document or a native one; give as many as the scenario is for, or none for the samples
    #[arg(long, value_name = "FILE")]
    warband: Vec<PathBuf>,
    /// The scenario
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// How the rules are read
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// The pack that Warbands and scenario follow, one of those that are shipped; default: rules 1.0.2 and for a
    /// native Warband its own
    #[arg(long, value_name = "ID")]
    pack: Option<String>,
    /// How many battles
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = battles)]
    battles: u32,
    /// Folder for the logs, battle-<seed>.jsonl
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Overwrite a log of the same name; otherwise the battle is not written
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
        let won = battle.winner.as_deref().map_or_else(words::a_draw, words::side_won);
        let (turns, entries) = (words::turns(battle.turns), words::entries(battle.entries));
        let line = words::played(battle.seed.to_string(), battle.scenario.as_str(), won, turns, entries);
        let _ = writeln!(text, "{line}");
    }
    Answer::new(true, text, &played)
}

fn replayed(wanted: &Replay) -> Result<Answer, Refusal> {
    let replayed = log::replay(&wanted.file, wanted.until, wanted.ruleset.as_deref());
    let log::LogRead { replayed, at, over, notes } = replayed.map_err(Refusal::of_file)?;
    let mut text = String::new();
    match &replayed.first_bad {
        None => {
            let _ = writeln!(text, "{}", words::log_whole(words::entries(replayed.entries)));
        }
        Some(bad) => {
            let sound = words::entries(replayed.entries);
            let _ = writeln!(text, "{}", words::log_damaged(bad.seq, bad.reason.as_str(), sound));
        }
    }
    if let Some(foreign) = &replayed.first_foreign {
        let _ = writeln!(text, "{}", words::log_foreign(foreign.seq, foreign.reason.as_str()));
    }
    if wanted.until.is_some() {
        let entries = replayed.entries;
        let stands = match at {
            Some(seq) => words::stands_after(seq, entries),
            None => words::stands_before(words::entries(entries)),
        };
        let _ = writeln!(text, "{stands}");
    }
    let score: Vec<String> = replayed.sides.iter().map(|s| format!("{} {} {}", s.id, s.warband, s.vp)).collect();
    let _ = writeln!(text, "{}", words::turn(replayed.turn, score.join(" : ")));
    let _ = match over {
        Some(why) => {
            let won = replayed.winner.as_deref().map_or_else(words::a_draw, words::side_won);
            writeln!(text, "{}", words::over(why, won))
        }
        None => writeln!(text, "{}", words::unfinished()),
    };
    if let Some(rules) = &replayed.rules {
        let id = &rules.ruleset;
        let otherwise = rules.otherwise.as_ref().map(|o| words::otherwise(o.seq, o.reason.as_str()));
        match (&rules.seq, &otherwise) {
            (None, None) => {
                let _ = writeln!(text, "{}", words::same_throughout(id));
            }
            (None, Some(otherwise)) => {
                let _ = writeln!(text, "{}", words::accepts_but(id, otherwise));
            }
            (Some(seq), _) => {
                if let Some(otherwise) = &otherwise {
                    let _ = writeln!(text, "{id} {otherwise}");
                }
                let reason = rules.reason.as_deref().unwrap_or_default();
                let _ = writeln!(text, "{}", words::parts_at(id, *seq, reason));
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
        // The first finding is reported; what else is wrong in the entry mostly follows from it.
        let Some(finding) = entry.iter().find(|finding| finding.broken).or(entry.first()) else { continue };
        let unsure = if finding.broken { String::new() } else { format!("{} ", words::cannot_be_judged()) };
        let at = if finding.seq == 0 { words::header() } else { finding.seq.to_string() };
        let more = match entry.len() {
            1 => String::new(),
            many => format!(" {}", words::more_in_entry(many - 1)),
        };
        let _ = writeln!(text, "{at}  {}  {unsure}{}{more}", finding.rule, finding.message);
    }
    if let Some(bad) = &judged.first_bad {
        let _ = writeln!(text, "{}", words::judged_damaged(bad.seq, bad.reason.as_str()));
    }
    let entries = words::entries(judged.entries);
    let found = match judged.findings.len() {
        0 => words::nothing_found(entries),
        many if judged.more => words::more_findings(many, entries),
        many => words::findings(many, entries),
    };
    let _ = writeln!(text, "{found}");
    let seqs = |list: &[u64]| list.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let (corrections, stated, overruled) = (&judged.corrections, &judged.stated, &judged.overruled);
    let by_hand = [
        (corrections, words::corrections(corrections.len(), seqs(corrections))),
        (stated, words::stated(stated.len(), seqs(stated))),
        (overruled, words::overruled(overruled.len(), seqs(overruled))),
    ];
    for (_, line) in by_hand.into_iter().filter(|(list, _)| !list.is_empty()) {
        let _ = writeln!(text, "{line}");
    }
    let _ = match judged.unfinished {
        Some(0) => writeln!(text, "{}", words::ends_before()),
        Some(turn) => writeln!(text, "{}", words::ends_in(turn)),
        None => Ok(()),
    };
    Answer::new(judged.clean(), text, &judged)
}

/// A seed of the players' dice.
fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| words::whole_number(0, u64::MAX.to_string()))
}

/// How many battles.
fn battles(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| (1..=self_play::BATTLES_MAX).contains(number));
    number.ok_or_else(|| words::whole_number(1, self_play::BATTLES_MAX))
}

/// The number of an entry, as the log gives it under `seq`.
fn entry(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| words::entry_number())
}

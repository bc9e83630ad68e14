//! Damaged logs: those in `tests/corpus/` and what seeded players play, damaged in ways that know how a log is built. Nothing
//! panics, one line says what cannot be used, and if a damaged log still makes a battle, its options admit exactly what
//! `decide` accepts.
//!
//! Every run does as many cases as fit. Run longer by hand, or repeat one case by the number that its failure names:
//!
//! ```sh
//! NML_FUZZ_SECONDS=600 cargo test --release -p nml-tests --test fuzz
//! NML_FUZZ_CASE=1234 cargo test -p nml-tests --test fuzz
//! ```
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod fuzz {
    pub mod harm;
    pub mod json;
}

use std::any::Any;
use std::env;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use fuzz::harm;
use nml_app::battle::log::{LogRead, replay};
use nml_app::battle::self_play::{self, Wanted};
use nml_app::chance::Chance;
use nml_app::subject::{BattleStart, Header};
use nml_battle::{self as battle, Battle, Command, Phase, admits, choose, decide, evolve, options};
use nml_ledger::read;

/// Cases of each test, if nobody says how long it runs.
const CASES: u64 = 300;
/// The longest line that an error may take, in characters.
const LINE: usize = 1000;
/// Entries of a log that is played for this.
const PLAYED: usize = 160;

fn corpus(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

fn lines(bytes: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect()
}

/// Sound logs: the kept ones, and battles of several scenarios as today's engine plays them.
fn sound() -> Vec<Vec<String>> {
    let mut all: Vec<Vec<String>> = corpus("logs").iter().map(|file| lines(&fs::read(file).unwrap())).collect();
    for (scenario, seed) in [("relic-hunt", 3), ("armoured-train", 5), ("supply-raid", 8)] {
        let wanted = Wanted { scenario: Some(scenario.to_owned()), ..Wanted::default() };
        let (_, bytes) = self_play::battle(&Arc::new(self_play::field(&wanted).unwrap()), seed).unwrap();
        let mut log = lines(&bytes);
        log.truncate(PLAYED);
        all.push(log);
    }
    all
}

/// Runs a case for each number, or for the one that is asked for.
fn cases(name: &str, case: impl Fn(u64, &mut Chance)) {
    let number = |key: &str| env::var(key).ok().and_then(|n| n.parse::<u64>().ok());
    if let Some(one) = number("NML_FUZZ_CASE") {
        return case(one, &mut Chance::seeded(one));
    }
    let long = number("NML_FUZZ_SECONDS").map(Duration::from_secs);
    let begun = Instant::now();
    for at in 0.. {
        if long.map_or(at >= CASES, |long| begun.elapsed() >= long) {
            return println!("{name}: {at} cases");
        }
        let outcome = catch_unwind(AssertUnwindSafe(|| case(at, &mut Chance::seeded(at))));
        if let Err(thrown) = outcome {
            panic!("{name}: NML_FUZZ_CASE={at} {}", said(thrown.as_ref()));
        }
    }
}

fn said(thrown: &(dyn Any + Send)) -> String {
    let text = thrown.downcast_ref::<String>().cloned();
    text.or_else(|| thrown.downcast_ref::<&str>().map(|s| (*s).to_owned())).unwrap_or_default()
}

fn one_line(text: &str) {
    assert!(!text.contains(['\n', '\r']) && text.chars().count() <= LINE, "no line: {text:?}");
    assert!(!text.trim().is_empty());
}

/// What the command line would say of such a file.
fn read_whole(bytes: &[u8], path: &Path) {
    fs::write(path, bytes).unwrap();
    let until = [None, Some(0), Some(7), Some(u64::MAX)];
    let under = [None, Some("playtest-1.6"), Some("quick-start")];
    for (until, under) in until.iter().zip(under.iter().cycle()) {
        match replay(path, *until, *under) {
            Err(failure) => one_line(&failure.message),
            Ok(LogRead { replayed: told, notes, .. }) => {
                notes.iter().for_each(|note| one_line(note));
                assert_eq!(told.valid, told.first_bad.is_none());
                told.first_bad.iter().for_each(|bad| one_line(&bad.reason));
                let parting = told.rules.iter();
                parting.filter_map(|rules| rules.reason.as_deref()).for_each(one_line);
            }
        }
    }
}

/// The battle that a log comes to, if it comes to one that can be played.
fn battle_of(bytes: &[u8]) -> Option<Battle> {
    let reading = read::<Command, battle::Event>(bytes).ok()?;
    let header = bytes.split(|byte| *byte == b'\n').next()?;
    let header: Header<BattleStart> = serde_json::from_slice(header).ok()?;
    if !header.start.field.faults().is_empty() {
        return None;
    }
    let mut battle = Battle::new(header.start.field.clone());
    for kept in reading.log.effective() {
        kept.events().for_each(|event| evolve(&mut battle, event));
    }
    Some(battle)
}

#[test]
fn harmed_logs_are_read_or_refused_in_one_line() {
    let sound = sound();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("harmed.jsonl");
    cases("logs", |_, chance| {
        let whole = &sound[harm::below(chance, sound.len())];
        let other = &sound[harm::below(chance, sound.len())];
        read_whole(&harm::log(whole, other, chance), &path);
    });
}

#[test]
fn what_once_went_wrong_is_read_or_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    for file in corpus("harmed") {
        let bytes = fs::read(&file).unwrap();
        read_whole(&bytes, &folder.path().join("harmed.jsonl"));
        if let Some(battle) = battle_of(&bytes) {
            let _ = options(&battle);
        }
    }
}

#[test]
fn on_the_state_of_a_harmed_log_the_options_admit_what_decide_accepts() {
    let sound = sound();
    cases("states", |_, chance| {
        let whole = &sound[harm::below(chance, sound.len())];
        let other = &sound[harm::below(chance, sound.len())];
        let mut part = whole.clone();
        part.truncate(2 + harm::below(chance, whole.len()));
        let Some(mut battle) = battle_of(&harm::log(&part, other, chance)) else { return };
        for _ in 0..12 {
            let now = options(&battle);
            for _ in 0..6 {
                let Some(command) = said_otherwise(other, chance) else { continue };
                if matches!(command, Command::Overrule { .. } | Command::SetRight { .. }) {
                    continue;
                }
                let verdict = decide(&battle, &command);
                let question = battle.question();
                assert_eq!(
                    admits(&now, &battle, &command),
                    verdict.is_ok(),
                    "{command:?} at {question:?}: {verdict:?}"
                );
                if let Err(refusal) = &verdict {
                    one_line(&nml_words::said(&refusal.message));
                }
            }
            if battle.phase == Phase::Ended {
                break;
            }
            let Some(command) = choose(&battle, &now, &mut |n| chance.below(n)) else { break };
            // What stands after harm need not be a state of play: a refusal is fine, a panic is not.
            let Ok(events) = decide(&battle, &command) else { break };
            events.iter().for_each(|event| evolve(&mut battle, event));
        }
    });
}

/// A command of some log, harmed, as long as it is still one.
fn said_otherwise(log: &[String], chance: &mut Chance) -> Option<Command> {
    let line = &log[1 + harm::below(chance, log.len() - 1)];
    let act = harm::act(line)?;
    let command = act.strip_prefix("{\"do\":{\"command\":")?.split_once(",\"events\":")?.0;
    let changed = if chance.below(4) == 0 { command.to_owned() } else { harm::value(command, line, chance) };
    serde_json::from_str(&changed).ok()
}

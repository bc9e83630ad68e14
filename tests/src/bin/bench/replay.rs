//! The replay of a long log beside merely parsing it.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use nml_app::battle::self_play;
use nml_battle::{Battle, Command, Event, Field, decide, evolve};
use nml_ledger::{Act, Author, Chain, EntryLine, Hash, Log, Reading};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::table::{Row, Trouble, median};

/// Entries that the log has at least.
const ENTRIES: usize = 10_000;
/// How often everything is measured, in turns.
const ROUNDS: usize = 11;

/// One stream in which whole battles were played one after another: after each, the header was chosen as head, and the
/// next began.
struct Long {
    field: Arc<Field>,
    bytes: Vec<u8>,
    entries: usize,
    /// The last entry of each battle.
    ends: Vec<Hash>,
}

/// The stages of a replay, and what they are measured beside.
const STAGES: &[(&str, Stage)] = &[
    ("read, proven and folded", |long| Ok(fold(long, &read(long)?))),
    ("read and proven", |long| Ok(read(long)?.log.kept().len())),
    ("proven alone: hashes and order", prove),
    ("read, proven and decided again", |long| again(long, &read(long)?)),
    ("parsed as JSON values", |long| each(long, parse::<Value>)),
    ("parsed as entries", |long| each(long, parse::<EntryLine<Command, Event>>)),
];

type Stage = fn(&Long) -> Result<usize, Trouble>;

/// Measures in turns, so that what else the machine does falls on all of them.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let long = write()?;
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); STAGES.len()];
    for _ in 0..ROUNDS {
        for ((name, stage), times) in STAGES.iter().zip(&mut times) {
            let begun = Instant::now();
            let seen = black_box(stage(&long)?);
            times.push(begun.elapsed().as_nanos() as f64);
            if seen != long.entries {
                return Err(format!("{name}: {seen} of {} entries", long.entries).into());
            }
        }
    }
    let medians: Vec<f64> = times.into_iter().map(median).collect();
    let (ours, theirs) = medians.split_at(4);
    let (values, entries) = (theirs[0], theirs[1]);
    let size = format!("log of {} entries, {:.1} MB", long.entries, long.bytes.len() as f64 / 1e6);
    let mut rows: Vec<Row> = STAGES
        .iter()
        .zip(ours)
        .map(|((name, _), time)| Row::against(format!("{size}: {name}"), *time, "parsing it as JSON values", values))
        .collect();
    rows.push(Row::against(format!("{size}: {}", STAGES[0].0), ours[0], "parsing it as entries", entries));
    Ok(rows)
}

fn write() -> Result<Long, Trouble> {
    let field = Arc::new(self_play::field(&self_play::Wanted::default())?);
    let (mut log, mut bytes, mut ends) = (None, Vec::new(), Vec::new());
    for seed in 1.. {
        let (battle, written) = self_play::battle(&field, seed)?;
        let log: &mut Log<Command, Event> = match &mut log {
            Some(log) => log,
            none => {
                let header = written.split(|byte| *byte == b'\n').next().unwrap_or_default();
                bytes.extend_from_slice(header);
                none.insert(Log::open(header)?)
            }
        };
        let mut acts: Vec<Act<Command, Event>> = battle.log.kept().iter().map(|kept| kept.entry.act.clone()).collect();
        if seed > 1 {
            acts.insert(0, Act::Head { entry: log.root() });
        }
        for act in acts {
            let author = Author { at: "1917-04-01T20:15:00+02:00".into(), by: "Ada".into(), ..Author::default() };
            let sealed = log.next(author, act).seal()?;
            log.push(&sealed)?;
            bytes.push(b'\n');
            bytes.extend(sealed.line());
        }
        ends.push(log.tip());
        let entries = log.kept().len();
        if entries >= ENTRIES {
            return Ok(Long { field, bytes, entries, ends });
        }
    }
    Err("the seeds ran out".into())
}

fn each(long: &Long, mut read: impl FnMut(&[u8]) -> Result<(), Trouble>) -> Result<usize, Trouble> {
    let mut seen = 0;
    for line in long.bytes.split(|byte| *byte == b'\n').skip(1) {
        read(line)?;
        seen += 1;
    }
    Ok(seen)
}

fn parse<T: DeserializeOwned>(line: &[u8]) -> Result<(), Trouble> {
    black_box(serde_json::from_slice::<T>(line)?);
    Ok(())
}

fn read(long: &Long) -> Result<Reading<Command, Event>, Trouble> {
    Ok(nml_ledger::read(&long.bytes)?)
}

fn prove(long: &Long) -> Result<usize, Trouble> {
    let mut chain = Chain::open(long.bytes.split(|byte| *byte == b'\n').next().unwrap_or_default())?;
    each(long, |line| Ok(chain.admit_line(line)?))
}

/// Folds every battle to its end; how many entries were in force, and those that chose a head.
fn fold(long: &Long, reading: &Reading<Command, Event>) -> usize {
    let mut seen = long.ends.len() - 1;
    for end in &long.ends {
        let effective = reading.log.effective_at(end);
        seen += effective.len();
        let battle = Battle::new(Arc::clone(&long.field));
        black_box(nml_ledger::fold(battle, &effective, |mut battle, event| {
            evolve(&mut battle, event);
            battle
        }));
    }
    seen
}

/// The same, but each command is decided again, and must come to what was recorded.
fn again(long: &Long, reading: &Reading<Command, Event>) -> Result<usize, Trouble> {
    let mut seen = long.ends.len() - 1;
    for end in &long.ends {
        let mut battle = Battle::new(Arc::clone(&long.field));
        for (seq, (command, recorded)) in reading
            .log
            .effective_at(end)
            .iter()
            .flat_map(|one| one.decisions().map(|decision| (one.kept.entry.seq, decision)))
        {
            let events = decide(&battle, command).map_err(|refused| refused.code)?;
            if events != recorded {
                return Err(format!("entry {seq}: decided otherwise").into());
            }
            events.iter().for_each(|event| evolve(&mut battle, event));
            seen += 1;
        }
    }
    Ok(seen)
}

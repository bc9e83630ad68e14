//! Whole battles per second, with and without their logs.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use nml_app::battle::self_play;
use nml_app::chance::Chance;
use nml_battle::{Battle, Field, Phase, choose, decide, evolve, options};

use crate::table::{Row, Trouble, median};
use crate::{beside, scratch};

/// Battles of each kind in this process, of the same seeds.
const BATTLES: u64 = 60;
/// Runs of the command line of each kind, and the battles of each run.
const RUNS: u64 = 5;
const BATTLES_A_RUN: u64 = 40;

/// Measures in turns, on the same seeds.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let field = Arc::new(self_play::field(&self_play::Wanted::default())?);
    let (mut written, mut logged, mut bare) = (vec![], vec![], vec![]);
    let (mut chosen, mut decided) = (vec![], vec![]);
    for seed in 0..BATTLES {
        let begun = Instant::now();
        let (_, bytes) = self_play::battle(&field, seed)?;
        fs::write(folder.path().join(format!("battle-{seed}.jsonl")), bytes)?;
        written.push(begun.elapsed().as_nanos() as f64);

        let begun = Instant::now();
        let (open, _) = black_box(self_play::battle(&field, seed)?);
        logged.push(begun.elapsed().as_nanos() as f64);

        let begun = Instant::now();
        let (battle, entries, deciding) = unlogged(&field, seed)?;
        let whole = begun.elapsed().as_nanos() as f64;
        bare.push(whole);
        decided.push(deciding);
        chosen.push(whole - deciding);
        if battle != open.state || entries != open.log.kept().len() {
            return Err(format!("seed {seed}: without a log it is another battle").into());
        }
    }
    let [written, logged, bare, chosen, decided] = [written, logged, bare, chosen, decided].map(median);
    let unlogged = "decided and evolved, no log";
    let mut rows = vec![
        Row::rate("battles played, their logs on disk", written, unlogged, bare),
        Row::rate("battles played, their logs in memory", logged, unlogged, bare),
        Row::against("a battle's choosing: options, and players", chosen, "its deciding and evolving", decided),
    ];
    if let Some(nml) = beside("NML_CLI", "nml") {
        let (mut with, mut without) = (vec![], vec![]);
        for run in 0..RUNS {
            with.push(command_line(&nml, run, Some(folder.path()))?);
            without.push(command_line(&nml, run, None)?);
        }
        let what = format!("nml battle play --battles {BATTLES_A_RUN} --out, battles");
        rows.push(Row::rate(what, median(with), "without --out", median(without)));
    }
    Ok(rows)
}

/// A battle of which no entry is sealed or kept: its end, its entries, and the nanoseconds of deciding and evolving.
fn unlogged(field: &Arc<Field>, seed: u64) -> Result<(Battle, usize, f64), Trouble> {
    let mut chance = Chance::seeded(seed);
    // A played battle draws its stream's id first.
    chance.stream();
    let mut battle = Battle::new(Arc::clone(field));
    let (mut entries, mut deciding) = (0, 0.0);
    while battle.phase != Phase::Ended {
        let now = options(&battle);
        let command = choose(&battle, &now, &mut |n| chance.below(n)).ok_or("nothing can be said")?;
        let begun = Instant::now();
        let events = decide(&battle, &command).map_err(|refused| refused.code)?;
        events.iter().for_each(|event| evolve(&mut battle, event));
        deciding += begun.elapsed().as_nanos() as f64;
        entries += 1;
    }
    Ok((battle, entries, deciding))
}

/// One process that plays some battles: nanoseconds for each of them.
fn command_line(nml: &Path, run: u64, out: Option<&Path>) -> Result<f64, Trouble> {
    let mut command = Command::new(nml);
    command
        .args(["--json", "battle", "play"])
        .args([format!("--seed={}", run * BATTLES_A_RUN), format!("--battles={BATTLES_A_RUN}")]);
    if let Some(folder) = out {
        command.arg("--out").arg(folder);
    }
    let begun = Instant::now();
    let output = command.output().map_err(|error| format!("{}: {error}", nml.display()))?;
    let took = begun.elapsed().as_nanos() as f64;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(took / BATTLES_A_RUN as f64)
}

//! Exact attack odds beside icepool: the same questions, the same answers, how fast.

use std::hint::black_box;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use nml_app::chance::Chance;
use nml_dice::{Attack, InjuryRoll, Keep, Pool, SuccessRoll};
use serde::{Deserialize, Serialize};

use crate::beside;
use crate::table::{Row, Trouble, median};

const SCRIPT: &str = include_str!("odds.py");
/// How often ours answers one question for one time.
const ROUNDS: u32 = 2_000;
/// How often icepool answers a question again.
const REPEATS: u32 = 20;
/// Questions drawn at random beside those of the grid.
const DRAWN: u32 = 200;
/// New processes for the cold figures.
const PROCESSES: usize = 15;

/// DICE, dice kept on the Injury Roll, INJURY DICE, INJURY MODIFIER, INJURY DICE of a critical.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Query(i8, u8, i8, i16, i8);

#[derive(Serialize)]
struct Asked<'a> {
    queries: &'a [Query],
    repeats: u32,
}

#[derive(Deserialize)]
struct Answer {
    first: f64,
    again: f64,
    chances: [String; 5],
}

impl Query {
    fn attack(self) -> Attack {
        let keep = match self.1 {
            ..=2 => Keep::Two,
            3 => Keep::Three,
            4.. => Keep::Four,
        };
        Attack {
            success: SuccessRoll::new(self.0),
            injury: InjuryRoll { pool: Pool::new(keep, self.2), modifier: self.3 },
            critical: self.4,
        }
    }
}

fn queries() -> Vec<Query> {
    let mut queries = Vec::new();
    for dice in -4..=4 {
        for keep in [2, 3] {
            for net in -3..=3 {
                queries.extend([0, -1, -2, -3].map(|modifier| Query(dice, keep, net, modifier, 1 + (net & 1))));
            }
        }
    }
    let mut chance = Chance::seeded(102);
    let mut draw = |from: i8, to: i8| {
        let ways = u32::from(to.abs_diff(from)) + 1;
        from.saturating_add_unsigned(u8::try_from(chance.below(ways)).unwrap_or(0))
    };
    for _ in 0..DRAWN {
        let (dice, keep, net) = (draw(-8, 8), draw(2, 4).unsigned_abs(), draw(-8, 8));
        queries.push(Query(dice, keep, net, draw(-4, 3).into(), draw(1, 2)));
    }
    queries
}

/// Measures, after making sure that both give the same fractions.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let python = PathBuf::from(std::env::var_os("NML_PYTHON").ok_or("NML_PYTHON names no Python with icepool")?);
    let all = queries();
    let theirs = ask(&python, &all, REPEATS)?;
    for (query, answer) in all.iter().zip(&theirs) {
        let ours: Vec<String> =
            query.attack().odds().exact().named().into_iter().map(|(_, chance)| chance.to_string()).collect();
        if ours != answer.chances {
            return Err(format!("{query:?}: ours {ours:?}, icepool {:?}", answer.chances).into());
        }
    }
    let warm = median(all.iter().map(|query| warm(*query)));
    let questions = all.len();

    let nml = beside("NML_CLI", "nml");
    let some: Vec<Query> = all.iter().copied().step_by(questions.div_ceil(PROCESSES)).collect();
    let (mut cold, mut their_cold, mut whole, mut their_whole) = (vec![], vec![], vec![], vec![]);
    for query in some {
        cold.push(cold_in_new_process(query)?);
        let begun = Instant::now();
        their_cold.extend(ask(&python, &[query], 0)?.iter().map(|answer| answer.first));
        their_whole.push(begun.elapsed().as_nanos() as f64);
        if let Some(nml) = &nml {
            whole.push(command_line(nml, query)?);
        }
    }
    let mut rows = vec![
        Row::against(
            format!("attack odds, warm ({questions} questions)"),
            warm,
            "icepool",
            median(theirs.iter().map(|a| a.again)),
        ),
        Row::against("attack odds, first question of a process", median(cold), "icepool", median(their_cold)),
    ];
    if nml.is_some() {
        let theirs = median(their_whole);
        rows.push(Row::against("attack odds, a whole process (nml odds)", median(whole), "python, icepool", theirs));
    }
    Ok(rows)
}

fn warm(query: Query) -> f64 {
    let attack = query.attack();
    let begun = Instant::now();
    for _ in 0..ROUNDS {
        black_box(black_box(attack).odds());
    }
    begun.elapsed().as_nanos() as f64 / f64::from(ROUNDS)
}

/// What the bench does when it is restarted for one cold question: prints the nanoseconds.
pub fn cold(question: &str) -> Result<String, Trouble> {
    let query: Query = serde_json::from_str(question)?;
    let begun = Instant::now();
    black_box(black_box(query.attack()).odds());
    Ok(begun.elapsed().as_nanos().to_string())
}

fn cold_in_new_process(query: Query) -> Result<f64, Trouble> {
    let question = serde_json::to_string(&query)?;
    let output = Command::new(std::env::current_exe()?).args(["--cold-odds", &question]).output()?;
    Ok(String::from_utf8(output.stdout)?.trim().parse()?)
}

fn command_line(nml: &Path, query: Query) -> Result<f64, Trouble> {
    let mut command = Command::new(nml);
    command.args(["--json", "odds", "attack"]).args([
        format!("--dice={}", query.0),
        format!("--injury-dice={}", query.2),
        format!("--injury-modifier={}", query.3),
    ]);
    if query.1 > 2 {
        command.arg("--bloodbath");
    }
    if query.1 > 3 {
        command.arg("--deadly");
    }
    if query.4 == 2 {
        command.arg("--critical");
    }
    let begun = Instant::now();
    let output = command.output().map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    let took = begun.elapsed().as_nanos() as f64;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(took)
}

fn ask(python: &PathBuf, queries: &[Query], repeats: u32) -> Result<Vec<Answer>, Trouble> {
    let mut child = Command::new(python)
        .args(["-c", SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", python.display()))?;
    let mut stdin = child.stdin.take().ok_or("python has no standard input")?;
    stdin.write_all(&serde_json::to_vec(&Asked { queries, repeats })?)?;
    drop(stdin);
    let output = child.wait_with_output()?;
    if !output.status.success() {
        return Err("icepool did not answer".into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

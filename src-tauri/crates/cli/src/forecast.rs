//! `nml forecast`: what would happen in a set-up or a battle of a book, by games that machines play.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nml_app::forecast::{self, Figure, Forecast, ForecastCount, GAMES_MAX, Wanted};
use nml_words::decimal;

use crate::interrupted;
use crate::output::{Answer, Refusal, note};
use crate::words;

/// So often progress is told.
const PROGRESS: Duration = Duration::from_secs(2);

/// What is forecast.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The book's file; it is only read, also while the app has it open
    book: PathBuf,
    /// A set-up or a battle: its id, or its exact name where only one has it; a battle goes on from where it stands
    what: String,
    /// How many games; Ctrl+C ends after the game that is being played, and tells what was played so far
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = games)]
    games: u32,
    /// Seed of the first game; each further one has the next number. The same seed plays the same games
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,
}

/// Answers `nml forecast`.
pub fn run(args: Args) -> Result<Answer, Refusal> {
    let Args { book, what, games, seed } = args;
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    interrupted::then(move || asked.store(true, Ordering::Release));
    let mut told = Instant::now();
    let forecast = forecast::forecast(&Wanted { book, what, games, seed }, |played| {
        if told.elapsed() >= PROGRESS && played < games {
            told = Instant::now();
            note(&words::played_so_far(played, games));
        }
        !stop.load(Ordering::Acquire)
    });
    let forecast = forecast.map_err(Refusal::of_file)?;
    let answer = Answer::new(forecast.played > 0, text(&forecast), &forecast)?;
    let stopped = forecast.played + forecast.stuck < forecast.wanted;
    Ok(if stopped { answer.note(words::forecast_stopped(forecast.played, forecast.wanted)) } else { answer })
}

fn text(forecast: &Forecast) -> String {
    let mut text = String::new();
    let begins = match forecast.turn {
        0 => words::forecast_from_set_up(),
        turn => words::forecast_from_turn(turn),
    };
    let _ = writeln!(text, "{} · {} · {begins}", forecast.name, forecast.scenario);
    let _ = writeln!(text, "{}", words::machines_played(words::games(forecast.played)));
    if forecast.untracked > 0 {
        let _ = writeln!(text, "{}", words::forecast_untracked(words::models(forecast.untracked)));
    }
    if forecast.stuck > 0 {
        let _ = writeln!(text, "{}", words::games_stuck(words::games(forecast.stuck)));
    }
    let width = forecast.sides.iter().map(|side| side.name.chars().count()).max().unwrap_or(0);
    text.push('\n');
    for side in &forecast.sides {
        let won = words::forecast_wins(percent(side.wins));
        let rest = words::forecast_side(one(side.points), one(side.fell), percent(side.fled));
        let _ = writeln!(text, "{}  {:<width$}  {won}  {rest}", side.id, side.name);
    }
    let _ = writeln!(text, "{}", words::forecast_draws(percent(forecast.draws)));
    let _ = writeln!(text, "{}", words::forecast_turns(row(&forecast.turns)));
    for side in &forecast.sides {
        let _ = writeln!(text, "{}", words::forecast_fallen(side.id.as_str(), row(&side.fallen)));
    }
    let width = forecast.models.iter().map(|model| model.name.chars().count()).max().unwrap_or(0);
    text.push('\n');
    for model in &forecast.models {
        let side = forecast.sides.get(usize::from(model.side)).map_or("", |side| side.id.as_str());
        let Figure { value, low, high } = model.felled;
        let felled = words::forecast_felled(two(value), two(low), two(high));
        let _ =
            writeln!(text, "{side}  {:<width$}  {felled}  {}", model.name, words::forecast_fell(percent(model.fell)));
    }
    let _ = writeln!(text, "\n{}", words::forecast_sure());
    text
}

/// `54 % (51–57)`.
fn percent(Figure { value, low, high }: Figure) -> String {
    format!("{:>3.0} % ({:.0}–{:.0})", value * 100.0, low * 100.0, high * 100.0)
}

fn one(value: f64) -> String {
    decimal(&format!("{value:.1}"))
}

fn two(value: f64) -> String {
    decimal(&format!("{value:.2}"))
}

/// `3: 12 %, 4: 88 %`; what never happened is left out.
fn row(counts: &[ForecastCount]) -> String {
    let shown = counts.iter().filter(|count| count.share.value > 0.0);
    let shown = shown.map(|ForecastCount { number, share }| format!("{number}: {:.0} %", share.value * 100.0));
    shown.collect::<Vec<_>>().join(", ")
}

/// How many games.
fn games(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| (1..=GAMES_MAX).contains(number));
    number.ok_or_else(|| words::whole_number(1, GAMES_MAX))
}

/// A seed of the machines' dice.
fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| words::whole_number(0, u64::MAX.to_string()))
}

//! Frames of the real window while a full map is dragged, zoomed and played back, beside the same window at rest.
//!
//! Forty models stand on thirty pieces of terrain. The window is WebKit’s, as people have it: scripts are optimized. We
//! measure it twice: with layers put together as the machine can, which without a graphics card means in software, and
//! with the page drawn as one (`WEBKIT_DISABLE_COMPOSITING_MODE`). A frame counts when the page is asked for the next:
//! a late one keeps that waiting.

use std::path::Path;
use std::sync::Arc;

use nml_app::battle::self_play;
use nml_battle::{Command, Event, Field};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, Shape, Terrain, TerrainKind};
use nml_ledger::{Author, Log};
use nml_store::{Append, Batch, Book};
use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

use crate::table::{Row, Trouble, median};
use crate::{beside, say};

/// On each side.
const MODELS: usize = 20;
const PIECES: i32 = 30;
/// Seconds of each act, in turns with the others.
const SECONDS: u32 = 4;
const ROUNDS: usize = 3;
/// The battle is far enough along for models to have moved, and is not over.
const TURN: u8 = 2;
const AT: &str = "2026-01-01T20:15:00+00:00";
/// What is done to the map meanwhile.
const ACTS: [(&str, &str); 3] = [("drag", "dragged"), ("zoom", "zoomed"), ("replay", "played back")];

/// Measures in turns; no rows if the window or its driver is missing.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let driver = std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join("WebKitWebDriver").is_file()));
    if !driver {
        say("left out the frames of the window: WebKitWebDriver is not there");
        return Ok(Vec::new());
    }
    let Some(app) = beside("NML_BINARY", "no-mans-ledger") else { return Ok(Vec::new()) };
    let mut rows = measured(&app, true)?;
    rows.extend(measured(&app, false)?);
    Ok(rows)
}

/// One window, with layers or without.
fn measured(app: &Path, layers: bool) -> Result<Vec<Row>, Trouble> {
    let home = Home::new();
    let file = home.data().join("bench.book");
    let battle = book(&file)?;
    let window = Window::open_for_people(app, &home, &["--book", &file.display().to_string()], layers);
    window.run("location.hash = '#' + arguments[0]; return null", &[json!(format!("battle/{battle}"))]);
    window.click(By::testid("replay-open"));
    window.see(By::testid("replay"));
    let standing = window.count(By::css("[data-testid='board'] [data-model] .base"));
    let mut still = Vec::new();
    let mut moved = vec![Vec::new(); ACTS.len()];
    for _ in 0..ROUNDS {
        still.extend(frames(&window, "rest"));
        for ((act, _), times) in ACTS.iter().zip(&mut moved) {
            times.extend(frames(&window, act));
        }
    }
    if still.is_empty() {
        return Err("the window draws nothing".into());
    }
    let (rest, beside) = (median(still), "the same window at rest");
    let drawn = if layers { "in layers" } else { "as one" };
    let mut rows = Vec::new();
    for ((_, what), times) in ACTS.iter().zip(moved) {
        let late = late(&times);
        let what = format!("frames, {standing} models on {PIECES} pieces drawn {drawn}: {what}");
        rows.push(Row::rate(what, median(times), beside, rest));
        rows.push(Row::rate("… the slowest in twenty", late, beside, rest));
    }
    Ok(rows)
}

/// Nanoseconds from one frame to the next while this is done to the map.
fn frames(window: &Window, act: &str) -> Vec<f64> {
    let told = window.run_async(include_str!("frames.js"), &[json!(act), json!(SECONDS)]);
    told.as_array().into_iter().flatten().filter_map(Value::as_f64).map(|milliseconds| milliseconds * 1e6).collect()
}

/// Of twenty times, the longest but for chance.
fn late(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times.get(times.len() * 19 / 20).copied().unwrap_or(f64::NAN)
}

/// A book with one battle that is under way; its stream.
fn book(file: &Path) -> Result<String, Trouble> {
    let field = Arc::new(full(self_play::field(&self_play::Wanted::default())?));
    let (played, written) = self_play::battle(&field, 1)?;
    let header = written.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let mut log: Log<Command, Event> = Log::open(header)?;
    let mut entries = Vec::new();
    for kept in played.log.kept() {
        let begins = |event: &Event| matches!(event, Event::TurnBegan { turn, .. } if *turn > TURN);
        if kept.events().iter().any(begins) {
            break;
        }
        let author = Author { at: AT.into(), by: "Ada".into(), ..Author::default() };
        let sealed = log.next(author, kept.entry.act.clone()).seal()?;
        log.push(&sealed)?;
        entries.push(sealed);
    }
    let mut book = Book::create(file, [7; 16], "Bench", AT)?;
    let append = Append::begin(header.to_vec(), entries)?;
    let stream = append.stream;
    book.append(&Batch { appends: vec![append], ..Batch::at(AT) })?;
    Ok(stream.to_string())
}

/// As many models and pieces of terrain as a large table has.
fn full(mut field: Field) -> Field {
    for force in &mut field.forces {
        let some = force.models.clone();
        force.models = some
            .into_iter()
            .cycle()
            .take(MODELS)
            .zip(1..)
            .map(|(mut card, id)| {
                card.id = id;
                card
            })
            .collect();
    }
    let kinds = [
        TerrainKind::Hill,
        TerrainKind::Trench,
        TerrainKind::RuinedCorner,
        TerrainKind::Difficult,
        TerrainKind::Obstacle,
    ];
    field.terrain = (0..PIECES)
        .zip(kinds.into_iter().cycle())
        .map(|(n, kind)| {
            let corner = Point::inches(2 + n % 6 * 8, 10 + n / 6 * 6);
            let shape = Shape::Rect { corner, width: Length::inches(4 + n % 2), depth: Length::inches(2) };
            Terrain {
                id: format!("piece-{n}"),
                kind,
                label: None,
                look: None,
                shape,
                height: Length::inches(2),
                keywords: Vec::new(),
            }
        })
        .collect();
    field
}

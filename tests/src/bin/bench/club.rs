//! A club: proposing a round for few and for many, and proving a season's file and comparing it with a book.

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::Instant;

use nml_app::dialog::{Asked, Dialogs, Nobody};
use nml_app::dispatch::answer;
use nml_app::failure::Failure;
use nml_app::session::Session;
use nml_catalogue::length::Length;
use nml_catalogue::{Roles, Table};
use nml_evenings::evening::{ClubTable, Evening, EveningEdit, Genesis, Newcomer, Plans, decide, evolve};
use nml_evenings::pairing::{DrawFacts, Drawable, propose};
use nml_evenings::rotation::Fits;
use nml_exchange::parcel;
use serde_json::{Value, json};

use crate::campaign::season;
use crate::scratch;
use crate::table::{Row, Trouble, median};

/// Players of the evenings; each has half as many tables.
const PLAYERS: [u16; 3] = [16, 64, 200];
/// Scenarios that are drawn from.
const SCENARIOS: usize = 12;
/// Rounds that everybody has behind them.
const ROUNDS: u8 = 3;
/// Battles of the season.
const BATTLES: usize = 200;
/// Set-ups of the books whose evenings are opened.
const SET_UPS: [usize; 2] = [10, 1000];
/// How often a page is opened.
const LOOKS: usize = 40;
/// How often each is taken.
const TIMES: usize = 5;

/// Answers every question for a file with this one.
struct Hand(PathBuf);

impl Dialogs for Hand {
    fn path(&self, _: &Asked) -> Result<Option<PathBuf>, Failure> {
        Ok(Some(self.0.clone()))
    }
}

/// Measures proposals, and the file of a season.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let mut rows = proposals()?;
    rows.extend(pages()?);
    rows.extend(files()?);
    Ok(rows)
}

/// The page of an evening, in a book with many set-ups beside one with few.
fn pages() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let mut taken = Vec::new();
    for set_ups in SET_UPS {
        let folder = folder.path().join(set_ups.to_string());
        fs::create_dir(&folder)?;
        let session = Session::new(folder.join("data"), Some(folder.join("book.nml")), Box::new(Nobody));
        answer(&session, "book_new", json!({ "holds": "nothing" }))?;
        for number in 0..set_ups {
            let name = format!("Game {number}");
            answer(&session, "set_up_new", json!({ "scenario": "relic-hunt", "name": name, "campaign": null }))?;
        }
        let made = answer(&session, "evening_new", json!({ "name": "An evening", "day": "2026-12-03" }))?;
        let evening: Value = serde_json::from_str(made.get())?;
        let evening = json!({ "evening": evening["id"] });
        for number in 0..PLAYERS[0] {
            let guest = json!({ "evening": evening["evening"], "name": format!("Player {number}") });
            answer(&session, "evening_guest", guest)?;
        }
        let draw = json!({ "evening": evening["evening"], "next": true, "pool": "stage", "seed": 7 });
        answer(&session, "evening_draw", draw)?;
        drop(session);
        // Freshly opened, as in the morning.
        let session = Session::new(folder.join("data"), Some(folder.join("book.nml")), Box::new(Nobody));
        let page = || -> Result<f64, Trouble> {
            let begun = Instant::now();
            black_box(answer(&session, "evening", evening.clone())?);
            Ok(begun.elapsed().as_nanos() as f64)
        };
        let first = page()?;
        let again = (0..LOOKS).map(|_| page()).collect::<Result<Vec<f64>, Trouble>>()?;
        taken.push((set_ups, first, median(again)));
    }
    let [(few, first_few, few_again), (many, first_many, many_again)] = taken.as_slice() else { return Ok(Vec::new()) };
    let beside = format!("in a book with {few}");
    Ok(vec![
        Row::against(
            format!("an evening opened first in a book with {many} set-ups"),
            *first_many,
            beside.clone(),
            *first_few,
        ),
        Row::against("the same again, as after every tap", *many_again, beside, *few_again),
    ])
}

fn proposals() -> Result<Vec<Row>, Trouble> {
    let mut taken = Vec::new();
    for players in PLAYERS {
        let night = night(players)?;
        let times = (0..TIMES).map(|_| {
            let begun = Instant::now();
            black_box(propose(&night));
            begun.elapsed().as_nanos() as f64
        });
        taken.push((players, median(times.collect::<Vec<_>>())));
    }
    let Some(((few, least), more)) = taken.split_first() else { return Ok(Vec::new()) };
    let beside = format!("the same for {few}");
    let row = |(players, time): &(u16, f64)| {
        let what = format!("a round proposed for {players} players on {} tables", players / 2);
        Row::against(what, *time, beside.clone(), *least)
    };
    Ok(more.iter().map(row).collect())
}

/// An evening of this many, on which three rounds were played.
fn night(players: u16) -> Result<DrawFacts, Trouble> {
    let day = "2026-12-03".to_owned();
    let mut evening = Genesis { name: "An evening".to_owned(), day, rotation: None, clock: Default::default() }
        .found()
        .map_err(|refused| refused.code)?;
    let say = |evening: &mut Evening, change: EveningEdit| -> Result<(), Trouble> {
        decide(evening, &change).map_err(|refused| refused.code)?.iter().for_each(|change| evolve(evening, change));
        Ok(())
    };
    for number in 1..=players / 2 {
        let size = Table { width: Length::inches(48), depth: Length::inches(48) };
        let table = ClubTable { number, name: String::new(), size, terrain: Vec::new(), closed: false };
        say(&mut evening, EveningEdit::PutTable { table })?;
    }
    for number in 0..players {
        let id = format!("p{number}");
        let player = Newcomer { id: id.clone(), name: id.clone(), campaign: None, warband: None, namesake: false };
        say(&mut evening, EveningEdit::Expect { player })?;
        say(&mut evening, EveningEdit::CheckIn { player: id })?;
    }
    for round in 0..ROUNDS {
        let proposal = propose(&drawn(&evening, round));
        say(&mut evening, proposal.take(round, round.into()))?;
    }
    Ok(drawn(&evening, ROUNDS))
}

fn drawn(evening: &Evening, round: u8) -> DrawFacts {
    let mut night = DrawFacts::of(evening, &[], &Plans::new(), (round.into(), round.into()), |_| 0);
    night.scenarios = (0..SCENARIOS)
        .map(|number| Drawable {
            scenario: format!("s{number}"),
            weight: 1,
            tables: Fits::Any,
            map: None,
            seats: [2, 2],
            roles: if number < SCENARIOS / 2 { Roles::RollOff } else { Roles::Even },
            cool_down: 0,
            rests: false,
            at_once: 0,
        })
        .collect();
    night
}

fn files() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let sent = folder.path().join("season.nmlp");
    let season = season(&folder.path().join("season"), BATTLES)?;
    let book = season.session.with_book(|book| Ok(book.path().to_path_buf()))?;
    drop(season.session);
    let session = Session::new(folder.path().join("data"), Some(book), Box::new(Hand(sent.clone())));
    answer(&session, "parcel_send", json!({ "what": { "is": "campaign", "campaign": season.campaign } }))?;
    let bytes = fs::read(&sent)?;
    let (mut proved, mut parsed, mut met) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let begun = Instant::now();
        black_box(parcel::read(&mut bytes.as_slice(), "the season")?);
        proved.push(begun.elapsed().as_nanos() as f64);
        let begun = Instant::now();
        for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            black_box(serde_json::from_slice::<Value>(line)?);
        }
        parsed.push(begun.elapsed().as_nanos() as f64);
        let begun = Instant::now();
        black_box(answer(&session, "parcel_open", json!({ "from": "file" }))?);
        met.push(begun.elapsed().as_nanos() as f64);
    }
    let proved = median(proved);
    let what = format!("the file of a season of {BATTLES} battles proved, {} KB", bytes.len() / 1024);
    Ok(vec![
        Row::against(what, proved, "parsing its lines", median(parsed)),
        Row::against("the same brought beside a book that knows it", median(met), "proving it", proved),
    ])
}

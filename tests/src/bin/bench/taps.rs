//! From a tap on one phone to the other screen: it was heard there and what changed was fetched. At a table over a book, in a
//! club over PostgreSQL, and from one server of the club to another.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use nml_app::dialog::Nobody;
use nml_app::guests::{Invited, Role};
use nml_app::session::Session;
use nml_app::table::{TableWanted, invited};
use nml_store::Book;
use serde_json::{Value, json};

use crate::begun::guest::{self, Guest};
use crate::begun::{self, Serving};
use crate::scratch;
use crate::table::{Row, Trouble, percentile};

/// Taps of each kind.
const TAPS: usize = 240;

/// Measures taps without a network, over a book's door, over a club's and across two of its servers.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let (here, battle) = begun_battle(&folder.path().join("table"))?;
    let unheard = unheard(&folder.path().join("alone"))?;
    let table = guest::of_battle(&here, &battle, false);
    let mut rows = told("a tap at a table", at(&table, &table, &battle)?, &unheard);
    drop((table, here));
    let Some(pg) = begun::postgres(&[]) else { return Ok(rows) };
    let (before, battle) = begun_battle(&folder.path().join("club"))?;
    before.leave();
    let book = Book::read(&folder.path().join("club/book.nml"))?;
    let room = pg.room();
    let club = pg.club(&room, "Taps", Some(&book));
    let serves = |club, name: &str| -> Result<Serving, Trouble> {
        let session =
            Session::new(folder.path().to_path_buf(), Some(folder.path().join("club/book.nml")), Box::new(Nobody));
        begun::serve(club, &folder.path().join(name), guests(&session, &battle)?, begun::unbounded())
    };
    let (one, other) = (serves(club, "one")?, serves(pg.open(&room, "Taps"), "other")?);
    rows.extend(told("a tap in a club", at(&one.door, &one.door, &battle)?, &unheard));
    rows.extend(told("a tap in a club, from one server to another", at(&one.door, &other.door, &battle)?, &unheard));
    Ok(rows)
}

fn told(what: &str, times: Vec<f64>, unheard: &[f64]) -> Vec<Row> {
    let beside = "the same said and read without a network";
    let row = |name: String, percent| {
        let (ours, theirs) = (percentile(times.iter().copied(), percent), percentile(unheard.iter().copied(), percent));
        Row::against(name, ours, beside, theirs)
    };
    vec![
        row(format!("{what} until the other screen has it, of {}", times.len()), 50),
        row("… of a hundred, all but the slowest".to_owned(), 99),
    ]
}

fn begun_battle(folder: &Path) -> Result<(Arc<Session>, String), Trouble> {
    fs::create_dir_all(folder)?;
    let session = Session::new(folder.join("data"), Some(folder.join("book.nml")), Box::new(Nobody)).signed("Ada");
    guest::call(&session, "book_new", json!({ "holds": "nothing" }));
    let battle = guest::battle(&session);
    Ok((Arc::new(session), battle))
}

fn guests(session: &Session, battle: &str) -> Result<Vec<Invited>, Trouble> {
    Ok(invited(session, &TableWanted { battle: Some(battle.to_owned()), anyone_answers: true })?)
}

/// The same answers where nobody listens.
fn unheard(folder: &Path) -> Result<Vec<f64>, Trouble> {
    let (session, battle) = begun_battle(folder)?;
    let which = json!({ "battle": battle });
    let mut view = guest::call(&session, "battle", which.clone());
    let mut times = Vec::new();
    while times.len() < TAPS && !view["question"].is_null() {
        let say = json!({ "battle": battle, "commands": [guest::first(&view)], "seen": view["moment"] });
        let begun = Instant::now();
        black_box(guest::call(&session, "battle_say", say));
        view = black_box(guest::call(&session, "battle", which.clone()));
        times.push(begun.elapsed().as_nanos() as f64);
    }
    enough(times)
}

fn enough(times: Vec<f64>) -> Result<Vec<f64>, Trouble> {
    if times.len() < TAPS { Err(format!("the battle ended after {} taps", times.len()).into()) } else { Ok(times) }
}

/// One guest taps, another hears it and fetches what they show.
fn at(taps: &nml_serve::Serving, shows: &nml_serve::Serving, battle: &str) -> Result<Vec<f64>, Trouble> {
    let players = [0, 1].map(|side| Guest::player(taps, side));
    let watches = Guest::of(shows, |role| matches!(role, Role::Reader { .. }));
    let mut follows = watches.follow();
    follows.next().map_err(|code| format!("the socket was closed with {code:?}"))?;
    let which = json!({ "battle": battle });
    let mut view = watches.done("battle", &which);
    let mut times = Vec::new();
    while times.len() < TAPS && !view["question"].is_null() {
        let side = view["question"]["who"][0].as_u64().unwrap_or_default();
        let say = json!({ "battle": battle, "commands": [guest::first(&view)], "seen": view["moment"] });
        let before = view["moment"].clone();
        let begun = Instant::now();
        // The other screen need not wait for the answer to the tap.
        std::thread::scope(|scope| -> Result<(), Trouble> {
            let player = &players[usize::from(side == 1)];
            let tap = scope.spawn(|| player.done("battle_say", &say));
            while view["moment"] == before {
                follows.next().map_err(|code| format!("the socket was closed with {code:?}"))?;
                view = watches.done("battle", &which);
            }
            times.push(begun.elapsed().as_nanos() as f64);
            tap.join().map(|_: Value| ()).map_err(|_| "the tap was refused".into())
        })?;
    }
    enough(times)
}

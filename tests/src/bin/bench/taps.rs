//! From a tap on one phone to the other screen: it was heard there and what changed was fetched. At a table over a book, in a
//! club over PostgreSQL, and from one server of the club to another.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use nml_app::dialog::Nobody;
use nml_app::guests::{Invited, Role};
use nml_app::session::Session;
use nml_app::table::{TableWanted, invited};
use nml_store::Book;
use serde_json::{Value, json};

use crate::begun;
use crate::begun::guest::{self, Guest};
use crate::scratch;
use crate::table::{Row, Trouble, percentile};

/// Battles that are played to their end for each way, and the taps that these come to at least.
const BATTLES: usize = 3;
const TAPS: usize = 200;

/// Measures taps without a network, over a book's door, over a club's and across two of its servers.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let (here, battles) = begun_battles(&folder.path().join("table"))?;
    let unheard = unheard(&folder.path().join("alone"))?;
    let table = nml_serve::open(Arc::clone(&here), guest::table(guests(&here, &battles)?, 0, begun::unbounded()))?;
    let mut rows = told("a tap at a table", at(&table, &table, &battles)?, &unheard);
    drop((table, here));
    let Some(pg) = begun::postgres(&[]) else { return Ok(rows) };
    // The same battles for each way: a club from one server, and across two.
    let (before, battles) = begun_battles(&folder.path().join("club"))?;
    let invited = guests(&before, &battles)?;
    before.leave();
    let book = Book::read(&folder.path().join("club/book.nml"))?;
    for (what, across) in [("a tap in a club", false), ("a tap in a club, from one server to another", true)] {
        let room = pg.room();
        let club = pg.club(&room, "Taps", Some(&book));
        let serves = |club, name: &str| {
            let folder = folder.path().join(format!("{room}{name}"));
            begun::serve(club, &folder, invited.clone(), begun::unbounded())
        };
        let (one, other) = (serves(club, "one")?, serves(pg.open(&room, "Taps"), "other")?);
        let shows = if across { &other.door } else { &one.door };
        rows.extend(told(what, at(&one.door, shows, &battles)?, &unheard));
    }
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

fn begun_battles(folder: &Path) -> Result<(Arc<Session>, Vec<String>), Trouble> {
    fs::create_dir_all(folder)?;
    let session = Session::new(folder.join("data"), Some(folder.join("book.nml")), Box::new(Nobody)).signed("Ada");
    guest::call(&session, "book_new", json!({ "holds": "nothing" }));
    let battles = (0..BATTLES).map(|_| guest::battle(&session)).collect();
    Ok((Arc::new(session), battles))
}

/// The players and the readers of each battle.
fn guests(session: &Session, battles: &[String]) -> Result<Vec<Invited>, Trouble> {
    let mut all = Vec::new();
    for battle in battles {
        all.extend(invited(session, &TableWanted { battle: Some(battle.clone()), anyone_answers: true })?);
    }
    Ok(all)
}

/// The same answers where nobody listens.
fn unheard(folder: &Path) -> Result<Vec<f64>, Trouble> {
    let (session, battles) = begun_battles(folder)?;
    let mut times = Vec::new();
    for battle in &battles {
        let which = json!({ "battle": battle });
        let mut view = guest::call(&session, "battle", which.clone());
        while !view["question"].is_null() {
            let say = json!({ "battle": battle, "commands": [guest::first(&view)], "seen": view["moment"] });
            let begun = Instant::now();
            black_box(guest::call(&session, "battle_say", say));
            view = black_box(guest::call(&session, "battle", which.clone()));
            times.push(begun.elapsed().as_nanos() as f64);
        }
    }
    enough(times)
}

fn enough(times: Vec<f64>) -> Result<Vec<f64>, Trouble> {
    if times.len() < TAPS { Err(format!("the battles ended after {} taps", times.len()).into()) } else { Ok(times) }
}

/// One guest taps, another hears it and fetches what they show.
fn at(taps: &nml_serve::Serving, shows: &nml_serve::Serving, battles: &[String]) -> Result<Vec<f64>, Trouble> {
    let mut times = Vec::new();
    for own in battles {
        let plays = |wanted| {
            Guest::of(
                taps,
                |role| matches!(role, Role::Player { side, battle, .. } if *side == wanted && battle == own),
            )
        };
        let players = [plays(0), plays(1)];
        let watches = Guest::of(shows, |role| matches!(role, Role::Reader { battle: Some(battle) } if battle == own));
        let mut follows = watches.follow();
        let closed = |code| format!("the socket was closed with {code:?}");
        follows.next().map_err(closed)?;
        let which = json!({ "battle": own });
        let mut view = watches.done("battle", &which);
        while !view["question"].is_null() {
            let side = view["question"]["who"][0].as_u64().unwrap_or_default();
            let say = json!({ "battle": own, "commands": [guest::first(&view)], "seen": view["moment"] });
            let before = view["moment"].clone();
            let begun = Instant::now();
            // The other screen need not wait for the answer to the tap.
            thread::scope(|scope| -> Result<(), Trouble> {
                let player = &players[usize::from(side == 1)];
                let tap = scope.spawn(|| player.done("battle_say", &say));
                while view["moment"] == before {
                    follows.next().map_err(closed)?;
                    view = watches.done("battle", &which);
                }
                times.push(begun.elapsed().as_nanos() as f64);
                tap.join().map(|_: Value| ()).map_err(|_| "the tap was refused".into())
            })?;
        }
    }
    enough(times)
}

//! A table closes and opens again while guests ask: nothing acknowledged is lost.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use nml_app::guests::{Invited, Role};
use nml_serve::{Serving, open};
use nml_store::Book;
use serde_json::{Value, json};

use crate::kit::{Guest, battle, first, session, table, unhurried};

const GUESTS: usize = 8;
const BATTLES: usize = 4;
/// So often it is closed and opened again.
const TABLES: usize = 3;
/// As long a busy machine may take until so much was said.
const PATIENCE: Duration = Duration::from_secs(120);
const PULSE: Duration = Duration::from_millis(10);

fn organised(session: &Arc<nml_app::session::Session>) -> Serving {
    let organiser = Invited { role: Role::Organiser, label: "Organiser".to_owned() };
    open(Arc::clone(session), table(vec![organiser], 0, unhurried())).unwrap()
}

#[test]
fn eight_guests_ask_at_random_while_the_table_closes_and_opens_and_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let battles: Vec<String> = (0..BATTLES).map(|_| battle(&session)).collect();
    let first_table = organised(&session);
    let way_in = Mutex::new(Guest::of(&first_table, |_| true));
    let mut serving = Some(first_table);
    let acknowledged = Mutex::new(BTreeSet::new());
    let (over, refused, unreached) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    let mut opened = 1_usize;
    thread::scope(|scope| {
        for number in 0..GUESTS {
            let (battles, way_in, acknowledged) = (&battles, &way_in, &acknowledged);
            let (over, refused, unreached) = (&over, &refused, &unreached);
            scope.spawn(move || {
                let mut turns = number;
                while !over.load(Ordering::Relaxed) {
                    turns += 1;
                    let guest = way_in.lock().unwrap().clone();
                    let battle = &battles[(number + turns / 3) % BATTLES];
                    let Ok(view) = guest.try_call("battle", &json!({ "battle": battle })) else {
                        unreached.fetch_add(1, Ordering::Relaxed);
                        thread::yield_now();
                        continue;
                    };
                    if view.status != 200 {
                        continue;
                    }
                    let (view, battle) = (view.json(), json!(battle));
                    let (name, input) = match turns % 7 {
                        3 => ("battle_undo", json!({ "battle": battle, "to": null, "seen": view["moment"] })),
                        _ => {
                            let said = json!({ "battle": battle, "commands": [first(&view)], "seen": view["moment"] });
                            ("battle_say", said)
                        }
                    };
                    match guest.try_call(name, &input) {
                        Ok(response) if response.status == 200 => {
                            let moment = response.json()["moment"].as_str().unwrap().to_owned();
                            acknowledged.lock().unwrap().insert(moment);
                        }
                        // Somebody else was first, the table was closed, or the question has changed.
                        Ok(_) => {
                            refused.fetch_add(1, Ordering::Relaxed);
                        }
                        Err(_) => {
                            unreached.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                }
            });
        }
        let mut had = 0;
        for _ in 0..TABLES {
            // Each table lives until some more was said at it.
            let began = Instant::now();
            while acknowledged.lock().unwrap().len() < had + 12 && began.elapsed() < PATIENCE {
                thread::sleep(PULSE);
            }
            had = acknowledged.lock().unwrap().len();
            drop(serving.take());
            session.leave();
            let again = organised(&session);
            *way_in.lock().unwrap() = Guest::of(&again, |_| true);
            serving = Some(again);
            opened += 1;
        }
        over.store(true, Ordering::Relaxed);
    });
    drop(serving);
    session.leave();
    let book = Book::read(&folder.path().join("friday.nml")).unwrap();
    let mut kept = BTreeSet::new();
    for battle in &battles {
        let stream = book.stream(battle.parse().unwrap()).unwrap();
        kept.extend(stream.entries.iter().map(|entry| entry.hash.to_string()));
    }
    let acknowledged = acknowledged.into_inner().unwrap();
    println!(
        "{} acknowledged of {} kept, {} refused, {} unreached, {opened} tables",
        acknowledged.len(),
        kept.len(),
        refused.into_inner(),
        unreached.into_inner()
    );
    let lost: Vec<_> = acknowledged.difference(&kept).collect();
    assert!(lost.is_empty(), "{lost:?}");
    assert!(acknowledged.len() > 20 && opened == TABLES + 1, "{} in {opened}", acknowledged.len());
    let check: Value = crate::kit::call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

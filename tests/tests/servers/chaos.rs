//! Books and browsers of one club that push, pull and play at random, while the database is killed, the server begins again,
//! the door closes, links are cut and transactions time out.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use nml_app::admission::{INVITE, InvitedAs};
use nml_app::chance::Chance;
use nml_app::link;
use nml_ledger::to_hex;
use nml_remote::Https;
use nml_store::{Clubs as _, Link, Reach};
use serde_json::{Value, json};

use super::{Person, Served, aside_file, bodies, first};
use crate::Serving;
use crate::server::Sync;

/// What happened.
#[derive(Debug, Default)]
struct Tally {
    /// Acts written in books: kept there, and acknowledged by that.
    written: AtomicU64,
    /// Of these, those that the club took.
    went: AtomicU64,
    /// Entries of others that came.
    came: AtomicU64,
    /// Exchanges that did not come to their end.
    cut: AtomicU64,
    /// Acts of browsers that were acknowledged, refused as stale, and nobody knows.
    said: AtomicU64,
    stale: AtomicU64,
    away: AtomicU64,
    /// Conflicts: what was set aside and shown, and what of it somebody decided then.
    set_aside: AtomicU64,
    decided: AtomicU64,
    /// What was done to them.
    database_killed: AtomicU64,
    server_begun_again: AtomicU64,
    copies_deleted: AtomicU64,
    door_closed: AtomicU64,
    timed_out: AtomicU64,
}

fn count(what: &AtomicU64, more: usize) {
    what.fetch_add(more as u64, Ordering::Relaxed);
}

/// What was acknowledged, by the hash of the entry, and what somebody decided against.
#[derive(Default)]
struct Kept {
    hashes: Mutex<BTreeSet<String>>,
    decided: Mutex<String>,
}

/// Ends those who write and browse, even if what is done to the server fails: nobody would wait for them else.
struct Ends<'e>(&'e AtomicBool);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
#[allow(clippy::print_stdout)]
fn books_and_browsers_lose_nothing_whatever_happens_to_the_server() {
    let seconds = std::env::var("NML_SERVERS_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(8);
    let (books, browsers) = if seconds >= 60 { (8, 4) } else { (3, 2) };
    let mut served = Served::begin(Sync::Disk);
    let people: Vec<Person> =
        (0..books).map(|n| served.joined(InvitedAs::Organiser, &format!("Person {n}"), &[])).collect();
    for _ in 0..2 {
        people[0].done("battle_first", Value::Null);
    }
    let keys: Vec<Link> = (0..browsers).map(|n| browser(&served, &format!("Browser {n}"))).collect();
    let (tally, kept, ends) = (Tally::default(), Kept::default(), AtomicBool::new(false));
    thread::scope(|scope| {
        let _ends = Ends(&ends);
        for (n, person) in (0_u64..).zip(&people) {
            let (tally, kept, ends) = (&tally, &kept, &ends);
            scope.spawn(move || write_at_random(person, Chance::seeded(n), tally, kept, ends));
        }
        for (n, key) in (100_u64..).zip(&keys) {
            let (tally, kept, ends) = (&tally, &kept, &ends);
            scope.spawn(move || browse_at_random(n, key, Chance::seeded(n), tally, kept, ends));
        }
        let until = Instant::now() + Duration::from_secs(seconds);
        let mut chance = Chance::seeded(1_000);
        while Instant::now() < until {
            thread::sleep(Duration::from_millis(500 + u64::from(chance.below(1_500))));
            harm(&mut served, &mut chance, seconds >= 60, &tally);
        }
    });
    for person in &people {
        person.cuts.before.store(false, Ordering::Relaxed);
        person.cuts.after.store(false, Ordering::Relaxed);
    }
    for person in people.iter().chain(&people) {
        let done = settled(person);
        count(&tally.went, usize::try_from(done.went).unwrap());
        count(&tally.set_aside, done.aside.len());
    }
    // All hold the same, and what is not in the club is shown to the person who wrote it.
    let club = served.holds();
    let mut inboxes = String::new();
    for person in &people {
        assert_eq!(person.holds(), club);
        assert_eq!(person.shown()["waiting"], 0);
        person.is_whole();
        for name in person.aside() {
            let view = person.done("aside_open", json!({ "name": name }));
            assert!(!view["streams"].as_array().unwrap().is_empty(), "it is shown");
            inboxes.push_str(&fs::read_to_string(aside_file(&person.book, &name)).unwrap());
        }
    }
    let there = |book: &mut nml_store::Book| {
        let mut there = BTreeSet::new();
        for info in book.streams(None)? {
            there.extend(book.entries_after(info.id, 0)?.into_iter().map(|sealed| sealed.hash.to_string()));
        }
        Ok(there)
    };
    let there = served.serving.session.with_book(there).unwrap();
    let (hashes, decided) = (kept.hashes.into_inner().unwrap(), kept.decided.into_inner().unwrap());
    let lost: Vec<_> = hashes
        .iter()
        .filter(|hash| !there.contains(*hash) && !inboxes.contains(*hash) && !decided.contains(*hash))
        .collect();
    println!("{books} books, {browsers} browsers, {seconds} s: {tally:?}");
    println!(
        "{} entries in the club; {} acknowledged and looked for: {} there, {} lost",
        there.len(),
        hashes.len(),
        hashes.iter().filter(|hash| there.contains(*hash)).count(),
        lost.len()
    );
    assert!(lost.is_empty(), "{lost:?}");
    let found = served.serving.club.check().unwrap();
    assert!(found.found.is_empty(), "{found:?}");
    let some = |what: &AtomicU64| what.load(Ordering::Relaxed) > 0;
    assert!(some(&tally.written) && some(&tally.went) && some(&tally.said) && some(&tally.came), "{tally:?}");
}

/// An exchange that comes to its end: the server has just been let alone.
fn settled(person: &Person) -> link::Exchanged {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        match link::exchange(&person.session) {
            Ok(done) => return done,
            Err(failure) => assert!(Instant::now() < until, "{failure}"),
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// A browser’s key: it signs nothing.
fn browser(served: &Served, name: &str) -> Link {
    let invitation = served.invites(InvitedAs::Organiser, name, &[]);
    let (address, secret) = invitation.split_once(INVITE).unwrap();
    let key = to_hex(&Chance::fresh().unwrap().secret()).chars().take(43).collect();
    let link = Link::to(address.trim_end_matches('/').to_owned(), key);
    Https.enter(&link, secret, "Browser", None).unwrap();
    link
}

/// Does something to the server.
fn harm(served: &mut Served, chance: &mut Chance, long: bool, tally: &Tally) {
    match chance.below(if long { 9 } else { 8 }) {
        0..=2 => {
            served.pg.kill();
            thread::sleep(Duration::from_millis(u64::from(chance.below(800))));
            served.pg.again();
            count(&tally.database_killed, 1);
        }
        3 | 4 => {
            served.door = None;
            thread::sleep(Duration::from_millis(u64::from(chance.below(800))));
            served.open();
            count(&tally.door_closed, 1);
        }
        // Another program takes its place, and may begin without a copy.
        5..=7 => {
            served.door = None;
            served.serving.session.leave();
            if chance.below(2) == 0 {
                for ending in ["", "-wal", "-shm"] {
                    let _ = fs::remove_file(format!("{}{ending}", served.serving.copy.display()));
                }
                count(&tally.copies_deleted, 1);
            }
            served.serving = Serving::of(&served.address, served.here.path(), "Club").unwrap();
            served.follower = served.serving.session.follow(|_| ()).unwrap();
            served.open();
            count(&tally.server_begun_again, 1);
        }
        // Somebody holds the club's row for longer than a transaction waits.
        _ => {
            let held = "DO $$ BEGIN PERFORM 1 FROM nml.clubs FOR UPDATE; PERFORM pg_sleep(6); END $$";
            served.pg.sql(&served.room, held);
            count(&tally.timed_out, 1);
        }
    }
}

/// How far a book has come in each stream.
fn reaches(person: &Person) -> Vec<Reach> {
    let read = |book: &mut nml_store::Book| {
        let infos = book.streams(None)?.into_iter();
        Ok(infos.map(|info| Reach { stream: info.id, root: info.root, entries: info.entries, last: None }).collect())
    };
    person.session.with_book(read).unwrap()
}

/// The entries that a book has beyond this.
fn beyond(person: &Person, before: &[Reach]) -> Vec<String> {
    let read = |book: &mut nml_store::Book| {
        let mut new = Vec::new();
        for info in book.streams(None)? {
            let known = before.iter().find(|reach| reach.stream == info.id).map_or(0, |reach| reach.entries);
            new.extend(book.entries_after(info.id, known)?.into_iter().map(|sealed| sealed.hash.to_string()));
        }
        Ok(new)
    };
    person.session.with_book(read).unwrap()
}

/// Writes, exchanges and decides in a book of its own.
fn write_at_random(person: &Person, mut chance: Chance, tally: &Tally, kept: &Kept, ends: &AtomicBool) {
    let mut step = 0;
    while !ends.load(Ordering::Relaxed) {
        step += 1;
        match chance.below(12) {
            0 => person.cuts.after.store(true, Ordering::Relaxed),
            1 => person.cuts.before.store(true, Ordering::Relaxed),
            2 => {
                person.session.leave();
                person.session.lay(person.book.clone());
            }
            3..=6 => match link::exchange(&person.session) {
                Ok(done) => {
                    count(&tally.went, usize::try_from(done.went).unwrap());
                    count(&tally.came, usize::try_from(done.came).unwrap());
                    count(&tally.set_aside, done.aside.len());
                    if let Some(name) = person.aside().first().filter(|_| chance.below(2) == 0) {
                        decide(person, name, &mut chance, tally, kept);
                    }
                }
                Err(failure) => {
                    let expected = ["CLUB_AWAY", "CLUB_UNSURE", "BUSY"];
                    assert!(expected.contains(&failure.code.as_str()), "{failure:?}");
                    count(&tally.cut, 1);
                }
            },
            7..=9 => {
                let before = reaches(person);
                let warbands = person.warbands();
                let at = usize::try_from(chance.below(u32::try_from(warbands.len()).unwrap())).unwrap();
                person.rename(&warbands[at], &format!("n{step}"));
                kept.hashes.lock().unwrap().extend(beyond(person, &before));
                count(&tally.written, 1);
            }
            _ => {
                let before = reaches(person);
                let battles = person.done("battles", Value::Null);
                let battles = battles.as_array().unwrap();
                let at = usize::try_from(chance.below(u32::try_from(battles.len()).unwrap().max(1))).unwrap();
                let Some(battle) = battles.get(at) else { continue };
                let view = person.done("battle", json!({ "battle": battle["id"] }));
                if view["question"].is_null() {
                    continue;
                }
                person.done("battle_say", json!({ "battle": battle["id"], "commands": [first(&view)] }));
                kept.hashes.lock().unwrap().extend(beyond(person, &before));
                count(&tally.written, 1);
            }
        }
    }
}

/// Decides what was set aside, one way or the other, or drops it.
fn decide(person: &Person, name: &str, chance: &mut Chance, tally: &Tally, kept: &Kept) {
    let text = fs::read_to_string(aside_file(&person.book, name)).unwrap();
    kept.decided.lock().unwrap().push_str(&text);
    let view = person.done("aside_open", json!({ "name": name }));
    let conflicts = view["conflicts"].as_array().unwrap().len();
    let stands: Vec<_> = (0..conflicts).map(|_| if chance.below(2) == 0 { "here" } else { "there" }).collect();
    let before = reaches(person);
    let taken = person.call("parcel_take", json!({ "parcel": view["parcel"], "stands": stands }));
    if taken.is_ok() {
        kept.hashes.lock().unwrap().extend(beyond(person, &before));
    } else {
        person.done("aside_drop", json!({ "name": name }));
    }
    count(&tally.decided, 1);
}

/// A call as a browser makes it, where the door is open.
fn called(link: &Link, name: &str, input: &Value) -> io::Result<(u16, Value)> {
    let host = link.address.trim_start_matches("http://");
    let (body, mut answer) = (input.to_string(), String::new());
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let head = format!("POST /call/{name} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {}", link.key);
    write!(stream, "{head}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len())?;
    stream.read_to_string(&mut answer)?;
    let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let (head, said) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    Ok((status, serde_json::from_str(said).unwrap_or_default()))
}

/// Renames and plays through the door.
fn browse_at_random(n: u64, link: &Link, mut chance: Chance, tally: &Tally, kept: &Kept, ends: &AtomicBool) {
    let mut step = 0;
    while !ends.load(Ordering::Relaxed) {
        step += 1;
        thread::sleep(Duration::from_millis(u64::from(chance.below(40))));
        let (list, of) = if chance.below(2) == 0 { ("warbands", "warband") } else { ("battles", "battle") };
        let Ok((200, lines)) = called(link, list, &Value::Null) else { continue };
        let lines = lines.as_array().unwrap();
        let at = usize::try_from(chance.below(u32::try_from(lines.len()).unwrap().max(1))).unwrap();
        let Some(id) = lines.get(at).map(|line| line["id"].clone()) else { continue };
        let Ok((200, view)) = called(link, of, &json!({ of: id })) else { continue };
        let said = if of == "warband" {
            called(
                link,
                "warband_edit",
                &json!({ of: id, "edit": { "kind": "rename", "name": format!("b{n}-{step}") } }),
            )
        } else if view["question"].is_null() {
            continue;
        } else {
            called(link, "battle_say", &json!({ of: id, "commands": [first(&view)], "seen": view["moment"] }))
        };
        match said {
            Ok((200, done)) => {
                count(&tally.said, 1);
                // What a battle shows ends with the entry that was acknowledged, or one after it.
                let moment = done["moment"].as_str().map(str::to_owned);
                kept.hashes.lock().unwrap().extend(moment);
            }
            Ok((_, failure)) => {
                let stale = failure["code"] == "STALE";
                count(if stale { &tally.stale } else { &tally.away }, 1);
            }
            Err(_) => count(&tally.away, 1),
        }
    }
}

#[test]
fn books_that_exchange_at_random_end_alike_or_say_in_their_inbox_why_not() {
    let served = Served::begin(Sync::Off);
    let people: Vec<Person> =
        ["Ada", "Ben", "Cleo"].iter().map(|name| served.joined(InvitedAs::Organiser, name, &[])).collect();
    let mut chance = Chance::seeded(11);
    let (mut said, mut set, mut lost) = (Vec::new(), 0, 0);
    let until = Instant::now() + Duration::from_secs(4);
    for step in 0.. {
        // A slow machine goes on until enough has happened to prove anything.
        let enough = set > 0 && lost > 0 && said.len() > 20;
        if Instant::now() > until && (enough || Instant::now() > until + crate::PATIENCE) {
            break;
        }
        let person = &people[usize::try_from(chance.below(3)).unwrap()];
        match chance.below(10) {
            0 => person.cuts.after.store(true, Ordering::Relaxed),
            1 => person.cuts.before.store(true, Ordering::Relaxed),
            2..=4 => match link::exchange(&person.session) {
                Ok(done) => set += done.aside.len(),
                Err(failure) => {
                    assert!(["CLUB_AWAY", "CLUB_UNSURE"].contains(&failure.code.as_str()), "{failure}");
                    lost += 1;
                }
            },
            _ => {
                let warbands = person.warbands();
                let at = usize::try_from(chance.below(u32::try_from(warbands.len()).unwrap())).unwrap();
                let name = format!("n{step}");
                person.rename(&warbands[at], &name);
                said.push(name);
            }
        }
    }
    for person in &people {
        person.cuts.before.store(false, Ordering::Relaxed);
        person.cuts.after.store(false, Ordering::Relaxed);
    }
    for person in people.iter().chain(&people) {
        set += person.exchange().aside.len();
    }
    let club = served.holds();
    let mut everything = String::new();
    for person in &people {
        assert_eq!(person.holds(), club);
        person.is_whole();
        for name in person.aside() {
            let view = person.done("aside_open", json!({ "name": name }));
            assert!(!view["streams"].as_array().unwrap().is_empty(), "it is shown");
            everything.push_str(&fs::read_to_string(aside_file(&person.book, &name)).unwrap());
        }
    }
    everything.push_str(&bodies(&served.serving.session));
    for name in &said {
        assert!(everything.contains(&format!("\"{name}\"")), "{name} is in the club or in an inbox");
    }
    assert!(set > 0 && lost > 0 && said.len() > 20, "{set} set aside, {lost} lost, {} said", said.len());
    assert!(served.serving.club.check().unwrap().found.is_empty());
}

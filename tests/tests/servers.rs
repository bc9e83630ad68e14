//! Several servers of one club, over a real PostgreSQL: what one writes the others show, nothing acknowledged is lost,
//! and all copies end alike, no matter what is cut, killed or deleted meanwhile.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use std::collections::BTreeSet;
use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use nml_app::chance::Chance;
use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::failure::Failure;
use nml_app::guests::Guests;
use nml_app::lists::rows;
use nml_app::packs::Packs;
use nml_app::session::{Follower, Session};
use nml_postgres::{Club, Database};
use nml_serve::{Limits, Page, Passes, Table};
use nml_store::{Book, ClubLog};
use serde_json::{Value, json};
use server::{Server, Sync};
use tempfile::TempDir;

#[path = "servers/balanced.rs"]
mod balanced;
#[path = "servers/books.rs"]
mod books;
#[allow(dead_code)]
#[path = "../../src-tauri/crates/postgres/tests/postgres/cut.rs"]
mod cut;
#[allow(dead_code)]
#[path = "../../src-tauri/crates/postgres/tests/postgres/server.rs"]
mod server;
#[path = "servers/signed.rs"]
mod signed;
#[path = "servers/versions.rs"]
mod versions;

const NOW: &str = "1917-04-01T20:15:00Z";

/// A book with two Warbands and their campaign, as everybody's first one.
fn sample(folder: &Path) -> PathBuf {
    let path = folder.join("book.nml");
    let session = Session::new(folder.to_path_buf(), Some(path.clone()), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    session.leave();
    path
}

/// A server of the club: a session over a copy of its own.
struct Serving {
    session: Arc<Session>,
    follower: Option<Follower>,
    club: Arc<Club>,
    copy: PathBuf,
}

impl Serving {
    fn of(address: &str, folder: &Path, by: &str) -> Result<Self, Failure> {
        let club = Arc::new(Club::open(Database::at(address)?, None)?);
        let copy = club.cache(folder)?;
        let session = Session::new(folder.to_path_buf(), Some(copy.clone()), Box::new(Nobody)).signed(by);
        let log: Arc<dyn ClubLog> = Arc::<Club>::clone(&club);
        Ok(Self { session: Arc::new(session.behind(log)), follower: None, club, copy })
    }

    /// The same, following.
    fn follows(mut self) -> Result<Self, Failure> {
        self.follower = Some(self.session.follow(|_| ())?);
        Ok(self)
    }

    fn call(&self, name: &str, input: Value) -> Result<Value, Failure> {
        answer(&self.session, name, input).map(|said| serde_json::from_str(said.get()).unwrap())
    }

    fn first(&self, list: &str) -> String {
        self.call(list, Value::Null).unwrap()[0]["id"].as_str().unwrap().to_owned()
    }

    fn rename(&self, warband: &str, name: &str) -> Result<Value, Failure> {
        self.call("warband_edit", json!({ "warband": warband, "edit": { "kind": "rename", "name": name } }))
    }

    /// What it shows: the lists, and each Warband and campaign.
    fn shows(&self) -> Vec<Value> {
        let mut shown = Vec::new();
        for (list, one, key) in [("warbands", "warband", "warband"), ("campaigns", "campaign", "campaign")] {
            let mut lines = self.call(list, Value::Null).unwrap();
            let ids: Vec<_> = lines.as_array().unwrap().iter().map(|line| line["id"].clone()).collect();
            lines.as_array_mut().unwrap().sort_by_key(|line| line["id"].to_string());
            shown.push(lines);
            let mut each: Vec<_> = ids.iter().map(|id| self.call(one, json!({ key: id })).unwrap()).collect();
            each.sort_by_key(ToString::to_string);
            shown.extend(each);
        }
        shown
            .extend(["battles", "rulesets", "rotations", "evenings"].map(|list| self.call(list, Value::Null).unwrap()));
        shown
    }

    /// What its copy holds: each stream with its head, and its lists.
    fn holds(&self) -> (Vec<String>, Vec<String>) {
        let read = |book: &mut Book| {
            let streams =
                book.streams(None)?.into_iter().map(|info| format!("{} {} {}", info.id, info.head, info.entries));
            let mut rows: Vec<_> = book.rows()?.iter().map(|row| format!("{row:?}")).collect();
            rows.sort();
            Ok((streams.collect(), rows))
        };
        self.session.with_book(read).unwrap()
    }
}

/// The door of a server: for those who come again, at any pace.
fn door(serving: &Serving, address: Ipv4Addr, port: u16) -> nml_serve::Serving {
    let list: Arc<dyn Guests> = Arc::<Club>::clone(&serving.club);
    let table = Table {
        address: IpAddr::V4(address),
        port,
        certificate: None,
        name: None,
        invited: Vec::new(),
        passes: Some(Passes::of(list)),
        feeds: None,
        notes: |_| {},
        page: Page::none(),
        limits: Limits { pace: 100_000, burst: 100_000, ..Limits::default() },
    };
    nml_serve::open(Arc::clone(&serving.session), table).unwrap()
}

fn folder(name: &str) -> TempDir {
    tempfile::Builder::new().prefix(name).tempdir().unwrap()
}

/// A club made of the sample book; the address of its login.
fn club(server: &Server, folder: &Path) -> (String, String) {
    let room = server.room();
    server.club(&room, "Club", Some(&Book::read(&sample(folder)).unwrap()));
    (server.address(&room, &room), room)
}

#[test]
fn what_one_server_writes_the_other_shows_at_once() {
    let server = Server::begin(Sync::Off);
    let (one, two) = (folder("one"), folder("two"));
    let (address, _) = club(&server, one.path());
    let here = Serving::of(&address, one.path(), "Ada").unwrap().follows().unwrap();
    let there = Serving::of(&address, two.path(), "Ben").unwrap().follows().unwrap();
    assert_eq!(here.holds(), there.holds());
    let (tells, told) = mpsc::channel();
    let _watching = there.session.watch(move |_| tells.send(()).unwrap());
    let warband = here.first("warbands");
    here.rename(&warband, "The Ardent Mile").unwrap();
    told.recv_timeout(Duration::from_secs(30)).unwrap();
    let seen = there.call("warband", json!({ "warband": warband })).unwrap();
    assert!(seen.to_string().contains("The Ardent Mile"), "{seen}");
    // And the other way, on the same stream: it goes on from what it was shown.
    there.rename(&warband, "The Long Mile").unwrap();
    let until = Instant::now() + Duration::from_secs(30);
    while here.holds() != there.holds() {
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(here.shows(), there.shows());
    // Packs of the book's own, and a new stream with all it rests on.
    here.call("ruleset_save", json!({ "name": "House", "readings": [] })).unwrap();
    here.call("warband_muster", json!({ "name": "Third", "faction": "new-antioch", "variant": null })).unwrap();
    there.session.catch_up().unwrap();
    assert_eq!(here.shows(), there.shows());
    assert!(there.call("rulesets", Value::Null).unwrap().to_string().contains("House"));
    assert!(here.club.check().unwrap().found.is_empty());
}

#[test]
fn of_two_servers_the_slower_is_refused_as_stale_and_then_shown_what_stands() {
    let server = Server::begin(Sync::Off);
    let (one, two) = (folder("one"), folder("two"));
    let (address, _) = club(&server, one.path());
    // Neither follows by itself: the second has not heard of the first's change.
    let (here, there) =
        (Serving::of(&address, one.path(), "Ada").unwrap(), Serving::of(&address, two.path(), "Ben").unwrap());
    here.session.catch_up().unwrap();
    there.session.catch_up().unwrap();
    let warband = here.first("warbands");
    here.rename(&warband, "First").unwrap();
    let before = there.club.position().unwrap();
    let stale = there.rename(&warband, "Second").unwrap_err();
    assert_eq!(stale.code, "STALE", "{stale}");
    assert_eq!(there.club.position().unwrap(), before, "nothing was added");
    assert_eq!(here.holds(), there.holds(), "it was shown what stands");
    there.rename(&warband, "Second").unwrap();
    here.session.catch_up().unwrap();
    assert_eq!(here.shows(), there.shows());
}

#[test]
fn a_deleted_copy_is_made_again_and_shows_the_same() {
    let server = Server::begin(Sync::Off);
    let (one, two) = (folder("one"), folder("two"));
    let (address, _) = club(&server, one.path());
    let here = Serving::of(&address, one.path(), "Ada").unwrap().follows().unwrap();
    here.rename(&here.first("warbands"), "First").unwrap();
    here.call("campaign_rename", json!({ "campaign": here.first("campaigns"), "name": "Season" })).unwrap();
    let (holds, shows) = (here.holds(), here.shows());
    let copy = here.copy.clone();
    here.session.leave();
    drop(here);
    fs::remove_file(&copy).unwrap();
    let again = Serving::of(&address, one.path(), "Ada").unwrap().follows().unwrap();
    assert_eq!((again.holds(), again.shows()), (holds, shows));
    let packs = Packs::shipped().unwrap();
    let out = two.path().join("out.nml");
    again.club.export(&out, |book| rows(book, &packs)).unwrap();
    let book = Book::read(&out).unwrap();
    assert!(book.check(|book| rows(book, &packs)).unwrap().is_fine(), "it leaves as a whole book");
}

#[test]
fn a_call_says_that_the_club_is_away_and_reading_goes_on() {
    let mut server = Server::begin(Sync::Off);
    let one = folder("one");
    let (address, _) = club(&server, one.path());
    let here = Serving::of(&address, one.path(), "Ada").unwrap().follows().unwrap();
    let warband = here.first("warbands");
    let before = here.shows();
    server.kill();
    // The connection is found dead by the first one that asks.
    let failure = here.rename(&warband, "Away").unwrap_err();
    assert!(["CLUB_AWAY", "CLUB_UNSURE"].contains(&failure.code.as_str()), "{failure}");
    let failure = here.rename(&warband, "Away").unwrap_err();
    assert_eq!(failure.code, "CLUB_AWAY", "{failure}");
    assert_eq!(here.shows(), before, "what was read is still shown");
    server.again();
    let until = Instant::now() + Duration::from_secs(30);
    while here.rename(&warband, "Back").is_err() {
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(here.club.check().unwrap().found.is_empty());
}

/// How many names a random run has acknowledged before it ends, and how much longer than asked it may take for them.
const ENOUGH: u64 = 20;
const PATIENCE: Duration = Duration::from_mins(2);

/// What happened in a random run.
#[derive(Debug, Default)]
struct Tally {
    acknowledged: AtomicU64,
    stale: AtomicU64,
    unsure: AtomicU64,
    away: AtomicU64,
    begun_again: AtomicU64,
    copies_deleted: AtomicU64,
}

#[test]
fn a_random_run_loses_nothing_that_was_acknowledged_and_all_copies_end_alike() {
    let seconds = std::env::var("NML_SERVERS_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let mut server = Server::begin(Sync::Disk);
    let made = folder("made");
    let (address, room) = club(&server, made.path());
    let folders: Vec<_> = (0..4).map(|_| folder("server")).collect();
    let cuts: Vec<_> = folders.iter().map(|_| cut::Cut::before(server.folder())).collect();
    let tally = Tally::default();
    let until = Instant::now() + Duration::from_secs(seconds);
    let kept: Vec<Vec<String>> = std::thread::scope(|scope| {
        let servers: Vec<_> = (0_u64..)
            .zip(folders.iter().zip(&cuts))
            .map(|(n, (folder, cut))| {
                let address = server::address(cut.folder(), &room, &room);
                let tally = &tally;
                scope.spawn(move || serve_at_random(n, &address, folder.path(), cut, tally, until))
            })
            .collect();
        // The database is killed in the middle, once.
        std::thread::sleep(Duration::from_secs(seconds) / 2);
        server.kill();
        std::thread::sleep(Duration::from_millis(300));
        server.again();
        servers.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let all: Vec<_> =
        folders.iter().map(|folder| Serving::of(&address, folder.path(), "Ada").unwrap().follows().unwrap()).collect();
    for one in &all[1..] {
        assert_eq!(one.holds(), all[0].holds());
        assert_eq!(one.shows(), all[0].shows());
    }
    let found = all[0].club.check().unwrap();
    assert!(found.found.is_empty(), "{found:?}");
    let packs = Packs::shipped().unwrap();
    let whole = all[0].session.with_book(|book| book.check(|book| rows(book, &packs))).unwrap();
    assert!(whole.is_fine(), "the lists are what the streams fold to: {whole:?}");
    let bodies = all[0].session.with_book(|book| {
        let mut bodies = Vec::new();
        for info in book.streams(None)? {
            let entries = book.entries_after(info.id, 0)?.into_iter();
            bodies.extend(entries.map(|sealed| (info.id, String::from_utf8(sealed.bytes).unwrap())));
        }
        Ok(bodies)
    });
    let bodies = bodies.unwrap();
    for name in kept.iter().flatten() {
        let said = format!("\"name\":\"{name}\"");
        // A Warband of a campaign tells it there too: an entry in each stream, in one act.
        let streams: Vec<_> =
            bodies.iter().filter(|(_, body)| body.contains(&said)).map(|(stream, _)| *stream).collect();
        let once: BTreeSet<_> = streams.iter().collect();
        assert!(!streams.is_empty() && once.len() == streams.len(), "{name} was acknowledged: {streams:?}");
    }
    let cut: u32 = cuts.iter().map(|cut| cut.moment.cuts.load(Ordering::Relaxed)).sum();
    assert!(tally.acknowledged.load(Ordering::Relaxed) > ENOUGH, "{tally:?}");
    println_counts(&tally, cut, found.entries);
}

#[allow(clippy::print_stdout)]
fn println_counts(tally: &Tally, cut: u32, entries: u64) {
    println!("{tally:?}, {cut} links cut, {entries} entries");
}

/// Renames what there is, and is cut off, ended and robbed of its copy meanwhile; gives the names that were acknowledged.
fn serve_at_random(n: u64, address: &str, folder: &Path, cut: &cut::Cut, tally: &Tally, until: Instant) -> Vec<String> {
    let mut chance = Chance::seeded(n + 7);
    let mut kept = Vec::new();
    let mut serving: Option<Serving> = None;
    let count = |what: &AtomicU64| what.fetch_add(1, Ordering::Relaxed);
    for step in 0.. {
        let now = Instant::now();
        // A slow machine goes on until enough has happened to prove anything.
        if now > until + PATIENCE || now > until && tally.acknowledged.load(Ordering::Relaxed) > ENOUGH {
            break;
        }
        let Some(server) = &serving else {
            // The database may be away just now.
            serving = Serving::of(address, folder, "Ada").and_then(Serving::follows).ok();
            if serving.is_none() {
                std::thread::sleep(Duration::from_millis(50));
            }
            continue;
        };
        match chance.below(40) {
            0 => {
                cut.moment.after.store(true, Ordering::Relaxed);
                continue;
            }
            1 => {
                cut.moment.before.store(true, Ordering::Relaxed);
                continue;
            }
            2 | 3 => {
                let copy = server.copy.clone();
                server.session.leave();
                serving = None;
                count(&tally.begun_again);
                if chance.below(2) == 0 {
                    for ending in ["", "-wal", "-shm"] {
                        let _ = fs::remove_file(format!("{}{ending}", copy.display()));
                    }
                    count(&tally.copies_deleted);
                }
                continue;
            }
            _ => {}
        }
        let name = format!("{n}-{step}");
        let (list, of_campaign) = if chance.below(3) == 0 { ("campaigns", true) } else { ("warbands", false) };
        let lines = server.call(list, Value::Null).unwrap();
        let lines = lines.as_array().unwrap();
        let at = usize::try_from(chance.below(u32::try_from(lines.len()).unwrap())).unwrap();
        let id = lines[at]["id"].as_str().unwrap();
        let said = if of_campaign {
            server.call("campaign_rename", json!({ "campaign": id, "name": name }))
        } else {
            server.rename(id, &name)
        };
        match said {
            Ok(_) => {
                count(&tally.acknowledged);
                kept.push(name);
            }
            Err(failure) => match failure.code.as_str() {
                "STALE" => drop(count(&tally.stale)),
                "CLUB_UNSURE" => drop(count(&tally.unsure)),
                "CLUB_AWAY" => drop(count(&tally.away)),
                other => panic!("{other}: {failure}"),
            },
        }
    }
    kept
}

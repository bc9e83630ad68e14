//! Very many clubs on one machine: what the database holds of a thousand, and what a whole server holds of clubs in which
//! everybody follows. Entries arrive at moments that were drawn before, however long the answers take; a latency counts
//! from there, so that who waits for a slow answer is counted too.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nml_app::admission::INVITE;
use nml_app::chance::Chance;
use nml_ledger::to_hex;
use nml_postgres::{Club, Database};
use nml_remote::Https;
use nml_store::{ClubLog, Clubs, Link};

use crate::begun::server::Server;
use crate::begun::{self, Played, Serving};
use crate::table::{Row, Trouble, percentile};
use crate::{beside, say, scratch};

/// Clubs of the database, books of each, and what each of these writes.
const CLUBS: usize = 1000;
const BOOKS: usize = 50;
const A_MINUTE: f64 = 5.0;
/// Of all that these write, what is offered: in a thousandth.
const OFFERED: [usize; 8] = [50, 100, 200, 300, 400, 600, 1000, 1500];
/// Clubs that are served whole, all of whose books follow.
const SERVED: [usize; 6] = [1, 4, 8, 16, 32, 64];
/// How long each of these goes on.
const GOES_ON: Duration = Duration::from_secs(10);
/// Who writes at once.
const HANDS: usize = 48;
/// What does not keep up by this much is broken.
const BROKEN: Duration = Duration::from_secs(3);
/// Battles that go on at once in a club that is served whole.
const TABLES: usize = 4;
/// How long a book rests after it was told, as `link::background` does.
const RESTS: Duration = Duration::from_millis(500);

/// Measures the database, and then whole servers.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let settings = ["max_connections=2400", "shared_buffers=1GB", "max_wal_size=4GB"];
    let Some(pg) = begun::postgres(&settings) else { return Ok(Vec::new()) };
    let folder = scratch()?;
    let mut rows = database(&pg)?;
    rows.extend(served(&pg, folder.path())?);
    rows.extend(standing(&pg, folder.path())?);
    Ok(rows)
}

/// The moments of this many entries a second, for this long.
fn arrivals(rate: f64, seed: u64) -> Vec<Duration> {
    let mut chance = Chance::seeded(seed);
    let (mut at, mut all) = (0.0, Vec::new());
    loop {
        let drawn = f64::from(chance.below(1 << 24) + 1) / f64::from(1 << 24);
        at -= drawn.ln() / rate;
        if at > GOES_ON.as_secs_f64() {
            return all;
        }
        all.push(Duration::from_secs_f64(at));
    }
}

/// What came of a load.
struct Load {
    offered: usize,
    latencies: Vec<f64>,
    took: Duration,
}

impl Load {
    fn held(&self) -> bool {
        self.latencies.len() == self.offered && percentile(self.latencies.iter().copied(), 99) < 1e9
    }

    fn rate(&self) -> f64 {
        self.took.as_nanos() as f64 / self.latencies.len() as f64
    }
}

/// Lets this many hands do what falls due.
fn load(rate: f64, hands: usize, does: impl Fn(usize, Instant) -> Result<(), Trouble> + Sync) -> Result<Load, Trouble> {
    let due = arrivals(rate, 3);
    let (next, broken, failed) = (AtomicUsize::new(0), AtomicBool::new(false), Mutex::new(None));
    let latencies = Mutex::new(Vec::new());
    let begun = Instant::now();
    thread::scope(|scope| {
        for _ in 0..hands {
            scope.spawn(|| {
                let mut own = Vec::new();
                while !broken.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(at) = due.get(number).map(|at| begun + *at) else { break };
                    thread::sleep(at.saturating_duration_since(Instant::now()));
                    if at.elapsed() > BROKEN {
                        broken.store(true, Ordering::Relaxed);
                    }
                    if let Err(trouble) = does(number, at) {
                        *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(trouble.to_string());
                        broken.store(true, Ordering::Relaxed);
                    }
                    own.push(at.elapsed().as_nanos() as f64);
                }
                latencies.lock().unwrap_or_else(PoisonError::into_inner).extend(own);
            });
        }
    });
    if let Some(why) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        say(&format!("under load: {why}"));
    }
    let latencies = latencies.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Load { offered: due.len(), latencies, took: begun.elapsed() })
}

/// How far a club's battles are.
struct Tables(Mutex<Vec<usize>>);

impl Tables {
    /// Goes on with one of them.
    fn goes_on<T>(
        &self,
        battles: &[Played],
        number: usize,
        sends: impl FnOnce(&nml_store::Batch) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let table = number % places.len();
        let (Some(place), Some(battle)) = (places.get_mut(table), battles.get(table)) else {
            return Err("no battle".into());
        };
        if *place >= battle.entries.len() {
            return Err("the battle is over".into());
        }
        let done = sends(&battle.act(*place, *place + 1))?;
        *place += 1;
        Ok(done)
    }
}

/// A thousand clubs in one database, each with the connection that its server has.
fn database(pg: &Server) -> Result<Vec<Row>, Trouble> {
    let room = pg.room();
    drop(pg.club(&room, "Club 0", None));
    pg.sql(
        &room,
        &format!(
            "INSERT INTO nml.clubs (id, name, created) SELECT decode(md5(n::text), 'hex'), 'Club ' || n, now()::text \
             FROM generate_series(1, {}) AS n; \
             INSERT INTO nml.servers SELECT id, '{room}' FROM nml.clubs ON CONFLICT DO NOTHING",
            CLUBS - 1
        ),
    );
    let battles: Vec<_> = begun::played(0..40)?.into_iter().filter(|one| one.entries.len() > 250).collect();
    let alone = held(pg);
    let mut clubs = Vec::new();
    for number in 0..CLUBS {
        let club = Club::open(Database::at(&pg.address(&room, &room))?, Some(&format!("Club {number}")))?;
        clubs.push((club, Tables(Mutex::new(vec![0]))));
    }
    let push = |number: usize| -> Result<(), Trouble> {
        // Drawn without order, and each as often.
        let (club, tables) = &clubs[number * 617 % CLUBS];
        tables.goes_on(&battles, 0, |act| Ok(club.append(act).map(|_| ())?))
    };
    // Everybody's battle begins.
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < CLUBS) {
                    if let Err(trouble) = push(number) {
                        say(&format!("club {number}: {trouble}"));
                    }
                }
            });
        }
    });
    let crowd = held(pg);
    let one = |_: usize| {
        let begun = Instant::now();
        push(0).map(|()| begun.elapsed().as_nanos() as f64)
    };
    let alone_times = (0..100).map(one).collect::<Result<Vec<_>, _>>()?;
    let (middle, slow) = (percentile(alone_times.iter().copied(), 50), percentile(alone_times.iter().copied(), 99));
    let whole = CLUBS as f64 * BOOKS as f64 * A_MINUTE / 60.0;
    let mut rows = Vec::new();
    for thousandth in OFFERED {
        let rate = whole * thousandth as f64 / 1000.0;
        let load = load(rate, HANDS, |number, _| push(number))?;
        let name = format!("{CLUBS} clubs, {rate:.0} entries a second offered");
        rows.push(Row::rate(format!("{name}: kept"), load.rate(), "offered", 1e9 / rate));
        let latency = |percent| percentile(load.latencies.iter().copied(), percent);
        rows.push(Row::against("… acknowledged after", latency(50), "a club alone", middle));
        rows.push(Row::against("… of a hundred, all but the slowest", latency(99), "a club alone", slow));
        if !load.held() {
            break;
        }
    }
    rows.push(Row::bytes(
        format!("memory of PostgreSQL with {} connections", crowd.1),
        crowd.0,
        format!("with {}", alone.1),
        alone.0,
    ));
    Ok(rows)
}

/// Bytes that the processes of a server hold, each shared page counted once, and how many processes.
fn held(pg: &Server) -> (f64, usize) {
    let (mut bytes, mut processes) = (0.0, 0);
    for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let path = process.path();
        if fs::read_link(path.join("cwd")).is_ok_and(|folder| folder.starts_with(pg.folder())) {
            bytes += proportional(&path);
            processes += 1;
        }
    }
    (bytes, processes)
}

/// The share of the memory that is a process's own.
fn proportional(process: &Path) -> f64 {
    let rollup = fs::read_to_string(process.join("smaps_rollup")).unwrap_or_default();
    let kilobytes = rollup.lines().find_map(|line| line.strip_prefix("Pss:")?.split_whitespace().next()?.parse().ok());
    kilobytes.unwrap_or(0.0) * 1024.0
}

/// A club with its door and its books.
struct Whole {
    serving: Serving,
    tables: Tables,
    /// The key that its books show.
    book: Link,
}

/// Clubs that are served, each with all of its books: these listen, and fetch what is new.
fn served(pg: &Server, folder: &Path) -> Result<Vec<Row>, Trouble> {
    let battles: Vec<_> = begun::played(0..40)?.into_iter().filter(|one| one.entries.len() > 250).collect();
    let room = pg.room();
    let mut clubs: Vec<Whole> = Vec::new();
    let mut rows = Vec::new();
    for many in SERVED {
        while clubs.len() < many {
            clubs.push(whole(pg, &room, clubs.len(), folder, &battles)?);
        }
        let rate = many as f64 * BOOKS as f64 * A_MINUTE / 60.0;
        let (load, heard) = followed(&clubs, &battles, rate)?;
        let name = format!("{many} served clubs of {BOOKS} books that all follow, {rate:.0} entries a second");
        let latency = |percent| percentile(load.latencies.iter().copied(), percent);
        rows.push(Row::rate(format!("{name}: kept"), load.rate(), "offered", 1e9 / rate));
        rows.push(Row::against("… acknowledged after", latency(50), "of a hundred, all but the slowest", latency(99)));
        let hears = |percent| percentile(heard.iter().copied(), percent);
        rows.push(Row::against("… in another book after", hears(50), "of a hundred, all but the slowest", hears(99)));
        if !load.held() {
            break;
        }
    }
    Ok(rows)
}

fn whole(pg: &Server, room: &str, number: usize, folder: &Path, battles: &[Played]) -> Result<Whole, Trouble> {
    let club = pg.club(room, &format!("Whole {number}"), None);
    let serving = begun::serve(club, &folder.join(format!("whole{number}")), Vec::new(), begun::unbounded())?;
    for battle in battles.iter().take(TABLES) {
        serving.club.append(&battle.act(0, 1))?;
    }
    serving.session.catch_up()?;
    let invitation = serving.invites("Book")?;
    let (_, secret) = invitation.split_once(INVITE).ok_or("no link")?;
    let key = to_hex(&Chance::fresh()?.secret()).chars().take(43).collect();
    let book = Link::to(format!("http://{}", serving.door.address()), key);
    Https.enter(&book, secret, "Bench", None)?;
    Ok(Whole { serving, tables: Tables(Mutex::new(vec![1; TABLES])), book })
}

/// When each act of a club was due, or seen, by its position.
type Seen = Mutex<Vec<(u64, Instant)>>;

/// Lets all books of these clubs follow while entries arrive; gives what came of it, and after how long each book had each.
fn followed(clubs: &[Whole], battles: &[Played], rate: f64) -> Result<(Load, Vec<f64>), Trouble> {
    let ends = AtomicBool::new(false);
    let (due, seen): (Vec<Seen>, Vec<Seen>) = clubs.iter().map(|_| Default::default()).unzip();
    let logs = clubs.iter().map(|club| Https.log(&club.book, None)).collect::<Result<Vec<_>, _>>()?;
    let push = |number: usize, at: Instant| -> Result<(), Trouble> {
        let club = number % clubs.len();
        let position = clubs[club].tables.goes_on(battles, number / clubs.len(), |act| Ok(logs[club].append(act)?))?;
        keep(&due[club], [(position, at)]);
        Ok(())
    };
    let load = thread::scope(|scope| {
        let all = || -> Result<Load, Trouble> {
            for (club, seen) in clubs.iter().zip(&seen) {
                let from = club.serving.club.position()?;
                for _ in 0..BOOKS {
                    let ends = &ends;
                    let follows = move || {
                        let mut own = Vec::new();
                        if let Err(trouble) = follow(club, from, ends, &mut own) {
                            say(&format!("a book: {trouble}"));
                        }
                        keep(seen, own);
                    };
                    // Small, for there are thousands.
                    thread::Builder::new().stack_size(512 << 10).spawn_scoped(scope, follows)?;
                }
            }
            thread::sleep(Duration::from_secs(1));
            let load = load(rate, HANDS, push)?;
            thread::sleep(Duration::from_secs(2));
            Ok(load)
        };
        let load = all();
        ends.store(true, Ordering::Relaxed);
        // Who waits at the door is woken by one more.
        for club in 0..clubs.len() {
            let _ = push(club, Instant::now());
        }
        load
    })?;
    let mut heard = Vec::new();
    for (due, seen) in due.into_iter().zip(seen) {
        let due: BTreeMap<_, _> = due.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect();
        for (position, at) in seen.into_inner().unwrap_or_else(PoisonError::into_inner) {
            heard.extend(due.get(&position).map(|due| at.saturating_duration_since(*due).as_nanos() as f64));
        }
    }
    Ok((load, heard))
}

fn keep(kept: &Seen, more: impl IntoIterator<Item = (u64, Instant)>) {
    kept.lock().unwrap_or_else(PoisonError::into_inner).extend(more);
}

/// Follows as a book does, but keeps nothing.
fn follow(club: &Whole, from: u64, ends: &AtomicBool, seen: &mut Vec<(u64, Instant)>) -> Result<(), Trouble> {
    let log = Https.log(&club.book, None)?;
    let mut at = from;
    while !ends.load(Ordering::Relaxed) {
        log.wait(at, Duration::ZERO)?;
        loop {
            let acts = log.after(at)?;
            let Some(last) = acts.last() else { break };
            at = last.position;
            let now = Instant::now();
            seen.extend(acts.iter().map(|act| (act.position, now)));
        }
        if !ends.load(Ordering::Relaxed) {
            thread::sleep(RESTS);
        }
    }
    Ok(())
}

/// What a server of its own costs that stands there and waits: `nml serve` of a club.
fn standing(pg: &Server, folder: &Path) -> Result<Vec<Row>, Trouble> {
    let Some(nml) = beside("NML_CLI", "nml") else { return Ok(Vec::new()) };
    let mut taken = Vec::new();
    for entries in [1_000, 30_000] {
        let room = pg.room();
        let book = begun::book(&folder.join(format!("standing{entries}.nml")), entries)?;
        drop(pg.club(&room, "Stands", Some(&book)));
        let mut serves = Command::new(&nml)
            .args([
                "serve",
                "--club",
                &pg.address(&room, &room),
                "--address",
                "127.0.0.1",
                "--port",
                "0",
                "--json",
                "--cache",
            ])
            .arg(folder.join(format!("cache{entries}")))
            .env("NML_DATA_DIR", folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        if let Some(said) = serves.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let held = proportional(&PathBuf::from(format!("/proc/{}", serves.id())));
        serves.kill()?;
        serves.wait()?;
        taken.push(held);
    }
    let [few, many] = taken.as_slice() else { return Ok(Vec::new()) };
    Ok(vec![Row::bytes("memory of nml serve of a club of 30000 entries", *many, "of one of 1000", *few)])
}

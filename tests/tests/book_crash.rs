//! A writer killed at random moments loses nothing that it acknowledged, and leaves the book whole.
//!
//! The writer is this test program, started again: it adds one closing entry to a campaign and its effect to a Warband,
//! in one transaction, and prints both hashes once that is acknowledged.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use nml_ledger::{Act, Author, Cause, Heading, Kind, Log, Sealed, StreamId, seal_header};
use nml_store::{Append, Batch, Book};

const ROLE: &str = "NML_CRASH_ROLE";
const PATH: &str = "NML_CRASH_PATH";
const NOW: &str = "1917-04-01T20:15:00Z";
const CAMPAIGN: StreamId = StreamId::from_bytes([1; 16]);
const WARBAND: StreamId = StreamId::from_bytes([2; 16]);
/// Together with the checks between the kills well under 20 seconds.
const BUDGET: Duration = Duration::from_secs(12);

type Words = Log<String, u64>;

/// Numbers without order: only the moments of the kills hang on them.
struct Moments(u64);

impl Moments {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

fn header(kind: Kind, stream: StreamId) -> Vec<u8> {
    seal_header(&Heading::new(kind, stream)).unwrap()
}

fn words(book: &Book, stream: StreamId) -> Words {
    let kept = book.stream(stream).unwrap();
    let mut words = Words::open(&kept.header).unwrap();
    for sealed in &kept.entries {
        words.push(sealed).unwrap();
    }
    words
}

fn add(words: &mut Words, n: u64, cause: Option<Cause>) -> Sealed {
    let author = Author { at: NOW.into(), by: "Ada".into(), cause, ..Author::default() };
    // Some entries are long, so that kills also fall among many pages.
    let command = "x".repeat(usize::try_from(n % 7 * 900).unwrap());
    let sealed = words.next(author, Act::Do { command, events: vec![n] }).seal().unwrap();
    words.push(&sealed).unwrap();
    sealed
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n@ {line}").and_then(|()| out.flush()).unwrap();
}

/// The child's part; it does nothing in a plain run of the tests.
#[test]
fn writer() {
    let Some(path) = std::env::var_os(PATH).map(PathBuf::from) else { return };
    match std::env::var(ROLE).unwrap().as_str() {
        "append" => {
            let mut book = Book::open(&path).unwrap();
            let (mut campaign, mut warband) = (words(&book, CAMPAIGN), words(&book, WARBAND));
            for n in campaign.kept().len() as u64.. {
                let (before, other) = (campaign.tip(), warband.tip());
                let closing = add(&mut campaign, n, None);
                let cause = Cause { stream: CAMPAIGN, entry: closing.hash };
                let effect = add(&mut warband, n, Some(cause));
                let said = format!("{} {}", closing.hash, effect.hash);
                let appends =
                    vec![Append::to(CAMPAIGN, before, vec![closing]), Append::to(WARBAND, other, vec![effect])];
                book.append(&Batch { appends, ..Batch::at(NOW) }).unwrap();
                say(&said);
            }
        }
        "create" => {
            for n in 0.. {
                let path = path.join(format!("{n}.nml"));
                if !path.exists() {
                    Book::create(&path, [3; 16], "club", NOW).unwrap().close().unwrap();
                    say(path.to_str().unwrap());
                }
            }
        }
        role => panic!("{role}"),
    }
}

/// Starts the child, kills it that long after it first acknowledged, and gives what it acknowledged.
fn killed(role: &str, path: &Path, after: Duration) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "writer", "--nocapture", "--test-threads=1"])
        .envs([(ROLE, role.as_ref()), (PATH, path.as_os_str())])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let first = lines.by_ref().find_map(|line| line.strip_prefix("@ ").map(str::to_owned)).expect("the writer writes");
    let reader =
        thread::spawn(move || lines.filter_map(|line| line.strip_prefix("@ ").map(str::to_owned)).collect::<Vec<_>>());
    thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    let mut said = vec![first];
    said.extend(reader.join().unwrap());
    said
}

#[test]
fn a_killed_writer_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.nml");
    let mut book = Book::create(&path, [3; 16], "club", NOW).unwrap();
    let appends = [(Kind::Campaign, CAMPAIGN), (Kind::Warband, WARBAND)]
        .map(|(kind, stream)| Append::begin(header(kind, stream), vec![]).unwrap());
    book.append(&Batch { appends: appends.into(), ..Batch::at(NOW) }).unwrap();
    book.close().unwrap();

    let (start, mut moments) = (Instant::now(), Moments(1917));
    let (mut kills, mut acknowledged, mut before) = (0, 0, 0);
    while kills < 20 || kills < 60 && start.elapsed() < BUDGET {
        let said = killed("append", &path, Duration::from_micros(moments.next(60_000)));
        kills += 1;
        // Half of the time a reader comes first, as somebody might who looks what happened.
        if kills % 2 == 0 {
            assert!(Book::read(&path).unwrap().check(Book::rows).unwrap().is_fine());
        }
        let book = Book::open(&path).expect("the right to write died with the writer");
        let report = book.check(Book::rows).unwrap();
        assert!(report.is_fine(), "{report:?}");
        let (campaign, warband) = (words(&book, CAMPAIGN), words(&book, WARBAND));
        for pair in &said {
            let (closing, effect) = pair.split_once(' ').unwrap();
            assert!(campaign.find(&closing.parse().unwrap()).is_some(), "acknowledged and lost: {closing}");
            assert!(warband.find(&effect.parse().unwrap()).is_some(), "acknowledged and lost: {effect}");
        }
        // All or nothing over both streams; at most the one entry under way came beyond what was said.
        let events = |words: &Words| words.fold(Vec::new(), |list, n| [list, vec![*n]].concat());
        assert_eq!(campaign.kept().len(), warband.kept().len());
        if kills % 10 == 1 {
            assert_eq!(events(&campaign), events(&warband));
        }
        let now = campaign.kept().len();
        assert!((before + said.len()..=before + said.len() + 1).contains(&now), "{before} {} {now}", said.len());
        (acknowledged, before) = (acknowledged + said.len(), now);
        book.close().unwrap();
    }
    assert!(acknowledged > 2 * kills, "only {acknowledged} entries in {kills} kills");
}

#[test]
fn a_book_that_was_being_made_is_there_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut moments = Moments(1918);
    for _ in 0..15 {
        for made in killed("create", folder.path(), Duration::from_micros(moments.next(40_000))) {
            assert!(Path::new(&made).is_file(), "acknowledged and lost: {made}");
        }
    }
    let mut books = 0;
    for path in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
        if path.extension().is_some_and(|ending| ending == "nml") {
            let book = Book::open(&path).unwrap();
            assert!(book.check(Book::rows).unwrap().is_fine());
            books += 1;
        }
    }
    assert!(books >= 15, "only {books} books");
}

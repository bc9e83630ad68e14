//! Books, streams and folders to test with.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, dead_code)]

pub mod child;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nml_ledger::{Act, Author, Cause, Heading, Kind, Log, Sealed, StreamId, seal_header};
use nml_store::{
    Append, Batch, BattleRow, BattleSide, Book, CampaignRow, Error, Pack, PackKind, Row, ScenarioRow, WarbandRow,
};
use tempfile::TempDir;

pub const NOW: &str = "1917-04-01T20:15:00+02:00";
pub type Words = Log<String, u32>;

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub fn id(n: u8) -> StreamId {
    StreamId::from_bytes([n; 16])
}

pub fn header(kind: Kind, n: u8) -> Vec<u8> {
    seal_header(&Heading::new(kind, id(n))).unwrap()
}

pub fn log(kind: Kind, n: u8) -> Words {
    Log::open(&header(kind, n)).unwrap()
}

/// Adds entries to a log and gives their bytes.
pub fn acts(log: &mut Words, count: u32, cause: Option<Cause>) -> Vec<Sealed> {
    let mut sealed = Vec::new();
    for n in 0..count {
        let author = Author { at: NOW.into(), by: "Ada".into(), cause, ..Author::default() };
        let entry = log.next(author, Act::Do { command: format!("act {n}"), events: vec![n] }).seal().unwrap();
        log.push(&entry).unwrap();
        sealed.push(entry);
    }
    sealed
}

pub fn create(path: &Path) -> Book {
    Book::create(path, [9; 16], "Our club", NOW).unwrap()
}

/// One stream of each kind with entries, a pack, a ruleset and all rows.
pub fn filled(path: &Path) -> Book {
    let mut book = create(path);
    let mut batch = Batch::at(NOW);
    for (n, kind) in (1..).zip(Kind::ALL) {
        let entries = acts(&mut log(kind, n), 3, None);
        batch.appends.push(Append::begin(header(kind, n), entries).unwrap());
    }
    batch.pictures = vec![b"a picture".to_vec()];
    batch.packs = vec![pack("trench", b"{}"), Pack { kind: PackKind::Ruleset, ..pack("official-1.0.2", b"[]") }];
    batch.rows = rows();
    book.append(&batch).unwrap();
    book
}

pub fn pack(name: &str, bytes: &[u8]) -> Pack {
    Pack { kind: PackKind::Pack, name: name.into(), bytes: bytes.into() }
}

/// Rows of the streams of [`filled`]: 1 a battle, 2 a Warband, 3 a campaign, 4 a scenario.
pub fn rows() -> Vec<Row> {
    let side = |name: &str, warband, victory_points| BattleSide {
        side: name.to_lowercase(),
        warband,
        name: name.into(),
        victory_points,
    };
    vec![
        Row::Warband(WarbandRow {
            id: id(2),
            name: "The Fifth".into(),
            faction: "new-antioch".into(),
            variant: None,
            campaign: Some(id(3)),
            ducats: 700,
            glory: 0,
            models: 9,
            violations: 0,
            removed: false,
            updated: NOW.into(),
        }),
        Row::Scenario(ScenarioRow {
            id: id(4),
            name: "Our field".into(),
            scenario: "claim-no-mans-land".into(),
            removed: true,
            updated: NOW.into(),
        }),
        Row::Battle(BattleRow {
            id: id(1),
            name: "First blood".into(),
            campaign: Some(id(3)),
            scenario: "claim-no-mans-land".into(),
            state: "playing".into(),
            turn: 2,
            winner: None,
            sides: vec![side("Blue", Some(id(2)), 3), side("Red", None, -1)],
            removed: false,
            updated: NOW.into(),
        }),
        Row::Campaign(CampaignRow {
            id: id(3),
            name: "Spring".into(),
            games: 1,
            warbands: 1,
            removed: false,
            updated: NOW.into(),
        }),
    ]
}

/// Every file of a folder with its bytes: what "untouched" means.
pub fn picture(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A connection of some other program, without any of our settings.
pub fn stranger(path: &Path) -> rusqlite::Connection {
    rusqlite::Connection::open(path).unwrap()
}

/// A file that SQLite keeps beside a book.
pub fn folder_file(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Which error it is, such as `ReadOnly`.
pub fn kind(error: &Error) -> String {
    let said = format!("{error:?}");
    said.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

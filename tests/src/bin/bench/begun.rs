//! What the benches of a club begin with: a real PostgreSQL with clubs, battles of real entries, doors, and books that follow.

use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use nml_app::admission::{self, InvitedAs, Invitee};
use nml_app::battle::self_play;
use nml_app::dialog::Nobody;
use nml_app::guests::{Guests, Invited};
use nml_app::link;
use nml_app::session::{Follower, Session};
use nml_ledger::{Hash, Sealed, Secret, StreamId};
use nml_postgres::Club;
use nml_remote::Https;
use nml_serve::{Limits, Page, Passes, Table};
use nml_store::{Append, Batch, Book, ClubLog};
use server::{Server, Sync};

use crate::say;
use crate::table::Trouble;

/// A guest of a door, as its tests have one.
#[allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "it is the tests' own")]
#[path = "../../../../src-tauri/crates/serve/tests/serve/kit.rs"]
pub mod guest;
/// A PostgreSQL, as the tests have one.
#[allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "it is the tests' own")]
#[path = "../../../../src-tauri/crates/postgres/tests/postgres/server.rs"]
pub mod server;

pub const NOW: &str = "1917-04-01T20:15:00Z";

/// A PostgreSQL whose commits wait for the disk, with these settings. `None`, and a line that says so, if none is
/// installed.
pub fn postgres(settings: &[&str]) -> Option<Server> {
    if Path::new("/usr/lib/postgresql").is_dir() {
        return Some(Server::begin_with(Sync::Disk, settings));
    }
    say("left out what needs PostgreSQL: there is none in /usr/lib/postgresql");
    None
}

/// How long a statement takes inside the database's own client, in nanoseconds.
pub fn timed(pg: &Server, database: &str, statement: &str) -> Result<f64, Trouble> {
    let done = Command::new("psql")
        .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-d", database, "-h"])
        .arg(pg.folder())
        .args(["-c", "\\timing on", "-c", statement])
        .env("LC_ALL", "C")
        .output()?;
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let took = said.lines().find_map(|line| line.strip_prefix("Time: ")?.split(' ').next()?.parse::<f64>().ok());
    Ok(took.ok_or_else(|| format!("{said}{}", String::from_utf8_lossy(&done.stderr)))? * 1e6)
}

/// A battle that was played to its end, signed by one device.
pub struct Played {
    pub stream: StreamId,
    pub header: Vec<u8>,
    pub entries: Vec<Sealed>,
}

/// Battles of these seeds.
pub fn played(seeds: std::ops::Range<u64>) -> Result<Vec<Played>, Trouble> {
    let field = Arc::new(self_play::field(&self_play::Wanted::default())?);
    let secret = Secret::of(&[7; 32]).ok_or("no key")?;
    let one = |seed| -> Result<Played, Trouble> {
        let (open, bytes) = self_play::battle(&field, seed)?;
        let mut lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        let header = lines.next().unwrap_or_default().to_vec();
        let mut entries = Vec::new();
        for line in lines {
            let mut sealed = Sealed::of_line(line)?;
            sealed.signature = Some(secret.sign(&sealed.hash));
            entries.push(sealed);
        }
        Ok(Played { stream: open.id, header, entries })
    };
    seeds.map(one).collect()
}

impl Played {
    /// The act that adds the entries from one place to another, and the header with the first.
    pub fn act(&self, from: usize, to: usize) -> Batch {
        let entries = self.entries.iter().take(to).skip(from).cloned().collect();
        let expected = match from.checked_sub(1).and_then(|last| self.entries.get(last)) {
            Some(last) => last.hash,
            None => Hash::of(&self.header),
        };
        let append = Append::to(self.stream, expected, entries);
        let header = (from == 0).then(|| self.header.clone());
        Batch { appends: vec![Append { header, ..append }], ..Batch::at(NOW) }
    }

    /// All of it, in acts of at most this many entries.
    pub fn acts(&self, at_once: usize) -> impl Iterator<Item = Batch> {
        (0..self.entries.len()).step_by(at_once).map(move |from| self.act(from, from + at_once))
    }

    pub fn bytes(&self) -> usize {
        self.header.len() + self.entries.iter().map(|sealed| sealed.bytes.len()).sum::<usize>()
    }
}

/// A book with this many entries, in battles.
pub fn book(path: &Path, entries: usize) -> Result<Book, Trouble> {
    let mut book = Book::create(path, [9; 16], "History", NOW)?;
    let (mut left, mut seed) = (entries, 10_000);
    while left > 0 {
        for battle in played(seed..seed + 1)? {
            let some = battle.entries.len().min(left);
            book.append(&battle.act(0, some))?;
            left -= some;
        }
        seed += 1;
    }
    Ok(book)
}

/// A club that is served here: over a copy of its own, with a door of this computer.
pub struct Serving {
    pub session: Arc<Session>,
    pub club: Arc<Club>,
    pub door: nml_serve::Serving,
    _follower: Follower,
}

/// Bounds that leave a bench alone.
pub fn unbounded() -> Limits {
    let most = 100_000;
    Limits {
        pace: 1 << 30,
        burst: 1 << 30,
        guests: most,
        connections: most,
        connections_each: most,
        ..Limits::default()
    }
}

/// Serves a club to these and to those who come again.
pub fn serve(club: Club, folder: &Path, invited: Vec<Invited>, limits: Limits) -> Result<Serving, Trouble> {
    let club = Arc::new(club);
    fs::create_dir_all(folder)?;
    let copy = club.cache(folder)?;
    let log: Arc<dyn ClubLog> = Arc::<Club>::clone(&club);
    let session = Session::new(folder.to_path_buf(), Some(copy), Box::new(Nobody)).signed("Club");
    let session = Arc::new(session.behind(log));
    let follower = session.follow(|_| ())?;
    let list: Arc<dyn Guests> = Arc::<Club>::clone(&club);
    let table = Table {
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        certificate: None,
        name: None,
        invited,
        passes: Some(Passes::of(list)),
        feeds: None,
        notes: |_| {},
        page: Page::none(),
        limits,
    };
    let door = nml_serve::open(Arc::clone(&session), table)?;
    Ok(Serving { session, club, door, _follower: follower })
}

impl Serving {
    /// An invitation for an organiser.
    pub fn invites(&self, name: &str) -> Result<String, Trouble> {
        let new = Invitee {
            role: InvitedAs::Organiser,
            name: name.to_owned(),
            once: true,
            until: None,
            warbands: Vec::new(),
        };
        let at = format!("http://{}", self.door.address());
        Ok(admission::invite(&*self.club, &new, "Club", Some(&at))?)
    }

    /// Somebody who joins with a book in this folder.
    pub fn joined(&self, name: &str, folder: PathBuf) -> Result<Session, Trouble> {
        fs::create_dir_all(&folder)?;
        let book = folder.join("club.nml");
        let session = Session::new(folder, Some(book.clone()), Box::new(Nobody)).signed(name);
        let session = session.reaching(Arc::new(Https));
        link::join(&session, &self.invites(name)?, &book)?;
        session.lay(book);
        Ok(session)
    }
}

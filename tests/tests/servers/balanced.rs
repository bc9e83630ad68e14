//! Two servers of one club, each a program of its own, behind a balancer that gives every connection to the next one: books and a
//! browser write through it while one of the two is killed again and again. Nothing that was acknowledged is lost.
//!
//! A server is this test program, started again.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use nml_app::admission::{self, InvitedAs, Invitee};
use nml_app::chance::Chance;
use nml_app::link;
use nml_ledger::{Hash, Secret, to_hex};
use nml_postgres::{Club, Database};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::books::{Person, aside_file, bodies};
use super::server::{Server, Sync};
use super::{Serving, club, door, folder};

const DATABASE: &str = "NML_BALANCED_DATABASE";
const FOLDER: &str = "NML_BALANCED_FOLDER";
const AT: &str = "NML_BALANCED_AT";
/// How long anybody waits for anything.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much a run has to prove before it ends, however slow the machine.
const ENOUGH: u64 = 12;
const LONGEST: Duration = Duration::from_mins(2);

/// The child's part: one of the servers, until it is killed; it does nothing in a plain run of the tests.
#[test]
fn one_of_two() {
    let Ok(address) = std::env::var(DATABASE) else { return };
    let folder = std::env::var_os(FOLDER).unwrap();
    let at: SocketAddr = std::env::var(AT).unwrap().parse().unwrap();
    let IpAddr::V4(own) = at.ip() else { panic!("{at}") };
    let serving = Serving::of(&address, Path::new(&folder), "Club").unwrap().follows().unwrap();
    let _door = door(&serving, own, at.port());
    println!("\n@ open");
    std::io::stdout().flush().unwrap();
    // Who started it ends it; if that is gone, so is this.
    let _ = std::io::stdin().read_to_end(&mut Vec::new());
}

/// A server in a program of its own.
struct Program {
    folder: TempDir,
    at: SocketAddr,
    child: Option<Child>,
}

impl Program {
    fn at(address: &str, at: SocketAddr) -> Self {
        let mut program = Self { folder: folder("program"), at, child: None };
        program.begin(address);
        program
    }

    fn begin(&mut self, address: &str) {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "balanced::one_of_two", "--nocapture", "--test-threads=1"])
            .env(DATABASE, address)
            .env(FOLDER, self.folder.path())
            .env(AT, self.at.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        assert!(lines.any(|line| line == "@ open"), "the server opens");
        self.child = Some(child);
    }

    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Gives each connection to the next server, and if that is away to the other one.
fn balances(listener: TcpListener, servers: [SocketAddr; 2], carried: Arc<[AtomicU64; 2]>) {
    let turn = AtomicUsize::new(0);
    thread::spawn(move || {
        for client in listener.incoming().map_while(Result::ok) {
            let first = turn.fetch_add(1, Ordering::Relaxed);
            let found = [first % 2, (first + 1) % 2]
                .into_iter()
                .find_map(|nth| TcpStream::connect(servers[nth]).ok().map(|server| (nth, server)));
            let Some((nth, server)) = found else { continue };
            carried[nth].fetch_add(1, Ordering::Relaxed);
            carry(client.try_clone().unwrap(), server.try_clone().unwrap());
            carry(server, client);
        }
    });
}

fn carry(mut from: TcpStream, mut to: TcpStream) {
    thread::spawn(move || {
        let _ = std::io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Both);
        let _ = from.shutdown(Shutdown::Both);
    });
}

/// A browser with a key of its own; each of its requests is a connection.
struct Browser {
    at: SocketAddr,
    key: &'static str,
    secret: Secret,
}

impl Browser {
    fn comes(at: SocketAddr, link: &str) -> Self {
        let browser =
            Self { at, key: "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE", secret: Secret::of(&[5; 32]).unwrap() };
        let invitation = link.split_once("#invite=").unwrap().1;
        let shows =
            json!({ "invitation": invitation, "key": browser.key, "device": "Firefox", "signs": browser.secret.key() });
        assert_eq!(browser.posts("/enter", "", &shows.to_string()).unwrap().0, 204);
        browser
    }

    /// `None` if nobody answered whole.
    fn posts(&self, path: &str, headers: &str, body: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(self.at).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\n", self.at, self.key);
        write!(stream, "{head}Connection: close\r\nContent-Length: {}\r\n{headers}\r\n{body}", body.len()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, said) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, said.to_owned()))
    }

    /// Says something; what came of it that is to be signed, once it is acknowledged.
    fn says(&self, name: &str, input: &Value) -> Option<Vec<Hash>> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs().try_into().unwrap();
        let body = input.to_string();
        let signed = to_hex(self.secret.sign_call(name, now, body.as_bytes()).as_bytes());
        let headers = format!("nml-signature: {signed}\r\nnml-at: {now}\r\n");
        let (200, said) = self.posts(&format!("/call/{name}"), &headers, &body)? else { return None };
        let told: Value = serde_json::from_str(&said).ok()?;
        Some(told["made"].as_array().unwrap().iter().map(|hash| hash.as_str().unwrap().parse().unwrap()).collect())
    }

    /// Signs what came of it, by whichever server is asked next, as often as it takes.
    fn signs(&self, made: &[Hash]) {
        let one = |entry: &Hash| json!({ "entry": entry, "signature": to_hex(self.secret.sign(entry).as_bytes()) });
        let all: Vec<Value> = made.iter().map(one).collect();
        let until = Instant::now() + PATIENCE;
        loop {
            match self.posts("/sign", "", &json!(all).to_string()) {
                Some((204, _)) => return,
                // Nobody answers, or the server has just begun.
                None | Some((500.., _)) => {}
                Some(refused) => panic!("{refused:?}"),
            }
            assert!(Instant::now() < until, "it is signed in the end");
            thread::sleep(Duration::from_millis(50));
        }
    }
}

fn rename(warband: &str, name: &str) -> Value {
    json!({ "warband": warband, "edit": { "kind": "rename", "name": name } })
}

/// Renames a Warband of one's own and one that others rename too, and exchanges; gives what was said.
fn writes_at_random(nth: u64, person: &Person, shared: &str, until: Instant, acknowledged: &AtomicU64) -> Vec<String> {
    let mut chance = Chance::seeded(nth + 3);
    let new = json!({ "name": format!("Own {nth}"), "faction": "new-antioch", "variant": null });
    let own = person.done("warband_muster", new)["id"].as_str().unwrap().to_owned();
    let mut said = Vec::new();
    for step in 0.. {
        let now = Instant::now();
        if now > until + LONGEST || now > until && acknowledged.load(Ordering::Relaxed) > ENOUGH {
            break;
        }
        let name = format!("{nth}-{step}");
        person.rename(if chance.below(4) == 0 { shared } else { &own }, &name);
        said.push(name);
        if chance.below(3) > 0 {
            continue;
        }
        match link::exchange(&person.session) {
            Ok(done) => drop(acknowledged.fetch_add(done.went, Ordering::Relaxed)),
            Err(failure) => {
                assert!(["CLUB_AWAY", "CLUB_UNSURE", "BUSY"].contains(&failure.code.as_str()), "{failure:?}");
            }
        }
    }
    said
}

#[test]
fn one_of_two_servers_behind_a_balancer_is_killed_in_the_middle_and_nothing_acknowledged_is_lost() {
    let seconds = std::env::var("NML_SERVERS_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let pg = Server::begin(Sync::Disk);
    let made = folder("made");
    let (address, _) = club(&pg, made.path());
    // One port at three addresses of this computer: a server answers to its own port alone.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let at = listener.local_addr().unwrap();
    let servers = [2, 3].map(|last| SocketAddr::from((Ipv4Addr::new(127, 0, 0, last), at.port())));
    let carried = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
    let mut programs = servers.map(|server| Program::at(&address, server));
    balances(listener, servers, Arc::clone(&carried));

    let list = Club::open(Database::at(&address).unwrap(), None).unwrap();
    let invites = |role, name: &str, warbands: Vec<String>| {
        let new = Invitee { role, name: name.to_owned(), once: true, until: None, warbands };
        admission::invite(&list, &new, "Club", Some(&format!("http://{at}"))).unwrap()
    };
    let people = ["Ada", "Ben", "Cleo"].map(|name| Person::joined(&invites(InvitedAs::Organiser, name, vec![])));
    let warbands = people[0].warbands();
    let browser = Browser::comes(at, &invites(InvitedAs::Player, "Eve", vec![warbands[0].clone()]));

    let (until, over) = (Instant::now() + Duration::from_secs(seconds), AtomicBool::new(false));
    let (acknowledged, kills) = (AtomicU64::new(0), AtomicU64::new(0));
    let (said, (answered, signed)) = thread::scope(|scope| {
        let (acknowledged, over, warbands, browser) = (&acknowledged, &over, &warbands, &browser);
        let books: Vec<_> = (0_u64..)
            .zip(&people)
            .map(|(nth, person)| scope.spawn(move || writes_at_random(nth, person, &warbands[1], until, acknowledged)))
            .collect();
        let browsing = scope.spawn(move || {
            let (mut answered, mut signed) = (Vec::new(), 0);
            for step in 0.. {
                if over.load(Ordering::Relaxed) {
                    break;
                }
                let name = format!("eve-{step}");
                if let Some(made) = browser.says("warband_edit", &rename(&warbands[0], &name)) {
                    browser.signs(&made);
                    answered.push(name);
                    signed += made.len() as u64;
                }
            }
            (answered, signed)
        });
        // First the one, then the other is killed in the middle of its work, and begun again.
        for nth in (0..2).cycle() {
            if Instant::now() > until && kills.load(Ordering::Relaxed) >= 2 {
                break;
            }
            thread::sleep(Duration::from_millis(900));
            programs[nth].kill();
            kills.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(400));
            programs[nth].begin(&address);
        }
        let said: Vec<String> = books.into_iter().flat_map(|book| book.join().unwrap()).collect();
        over.store(true, Ordering::Relaxed);
        (said, browsing.join().unwrap())
    });

    let (mut inboxes, end) = (String::new(), Instant::now() + PATIENCE);
    for person in people.iter().chain(&people) {
        while person.shown()["waiting"] != 0 || link::exchange(&person.session).is_err() {
            assert!(Instant::now() < end, "{}", person.shown());
            let _ = link::exchange(&person.session);
        }
    }
    let fresh = folder("fresh");
    let whole = Serving::of(&address, fresh.path(), "Club").unwrap().follows().unwrap();
    let mut holds = whole.holds().0;
    holds.sort();
    for person in &people {
        assert_eq!(person.holds(), holds, "every book holds what the club does");
        person.is_whole();
        for name in person.aside() {
            inboxes.push_str(&fs::read_to_string(aside_file(&person.book, &name)).unwrap());
        }
    }
    let kept = bodies(&whole.session);
    for name in &said {
        assert!(kept.contains(&format!("\"{name}\"")) || inboxes.contains(&format!("\"{name}\"")), "{name} is lost");
    }
    for name in &answered {
        assert!(kept.contains(&format!("\"{name}\"")), "{name} was acknowledged");
    }
    let checked = whole.club.check().unwrap();
    assert_eq!(checked.found, []);
    let by: BTreeMap<_, _> =
        checked.authors.iter().filter(|one| one.name == "Eve").map(|one| (one.key, one.entries)).collect();
    assert_eq!(by.get(&Some(*browser.secret.key())), Some(&signed), "what it signed by either server: {by:?}");
    assert!(by.keys().all(|key| key.is_none_or(|key| key == *browser.secret.key())), "{by:?}");
    let [one, two] = [0, 1].map(|nth| carried[nth].load(Ordering::Relaxed));
    assert!(one > 0 && two > 0 && !answered.is_empty(), "{one} and {two} connections, {} answered", answered.len());
    println!(
        "{} killed; {one} and {two} connections; {} said in books, {} in a browser, {signed} entries of it signed",
        kills.load(Ordering::Relaxed),
        said.len(),
        answered.len()
    );
}

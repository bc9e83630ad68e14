//! People's own books that follow a club: written without a network, sent over the real door of a server, set aside if
//! two went on with the same thing. What may not be sent changes nothing.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nml_app::admission::{self, InvitedAs, Invitee};
use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::failure::Failure;
use nml_app::guests::Guests;
use nml_app::link::{self, Exchanged};
use nml_app::lists::rows;
use nml_app::packs::Packs;
use nml_app::session::{Follower, Session};
use nml_ledger::{Act as Said, Author, DeviceKey, Entry, Hash, Sealed, Secret};
use nml_remote::Https;
use nml_remote::wire::{ACT_BYTES, SentAct};
use nml_serve::Serving as Door;
use nml_store::{
    Append, Batch, Book, ClubCard, ClubLog, Clubs, Error, Link, LoggedAct, Reach, device_secret, link_file,
};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::server::{Server, Sync};
use super::{Serving, club, door, folder};

#[path = "chaos.rs"]
mod chaos;

/// A club that is served.
pub struct Served {
    pg: Server,
    address: String,
    room: String,
    here: TempDir,
    pub serving: Serving,
    door: Option<Door>,
    follower: Follower,
    port: u16,
}

impl Served {
    pub fn begin(sync: Sync) -> Self {
        let pg = Server::begin(sync);
        let here = folder("served");
        let (address, room) = club(&pg, here.path());
        let serving = Serving::of(&address, here.path(), "Club").unwrap();
        let follower = serving.session.follow(|_| ()).unwrap();
        let mut served = Self { pg, address, room, here, serving, door: None, follower, port: 0 };
        served.open();
        served
    }

    /// Opens the door, at the same port as before.
    fn open(&mut self) {
        let door = door(&self.serving, Ipv4Addr::LOCALHOST, self.port);
        self.port = door.address().port();
        self.door = Some(door);
    }

    /// An invitation.
    fn invites(&self, role: InvitedAs, name: &str, warbands: &[&str]) -> String {
        let warbands = warbands.iter().map(|one| (*one).to_owned()).collect();
        let new = Invitee { role, name: name.to_owned(), once: true, until: None, warbands };
        let at = format!("http://127.0.0.1:{}", self.port);
        admission::invite(&*self.serving.club, &new, "Club", Some(&at)).unwrap()
    }

    /// Somebody who joined.
    pub fn joined(&self, role: InvitedAs, name: &str, warbands: &[&str]) -> Person {
        Person::joined(&self.invites(role, name, warbands))
    }

    /// A call by itself, as a browser makes it with this key: status and answer.
    pub fn called(&self, key: &str, name: &str, input: &Value) -> (u16, String) {
        self.posted(key, &format!("/call/{name}"), "", &input.to_string())
    }

    /// A request with this key and with further headers: status and answer.
    pub fn posted(&self, key: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        let mut answer = String::new();
        let host = format!("127.0.0.1:{}", self.port);
        let mut stream = TcpStream::connect(&host).unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\nConnection: close");
        write!(
            stream,
            "{head}\r\n{headers}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        stream.read_to_string(&mut answer).unwrap();
        let (head, said) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), said.to_owned())
    }

    pub fn position(&self) -> u64 {
        self.serving.club.position().unwrap()
    }

    /// What the server holds, once it has everything.
    fn holds(&self) -> Vec<String> {
        self.serving.session.catch_up().unwrap();
        let mut streams = self.serving.holds().0;
        streams.sort();
        streams
    }
}

/// A way to a club that is cut as the test wants it: before something is sent, or before its answer comes.
#[derive(Default)]
struct Cuts {
    before: AtomicBool,
    after: AtomicBool,
}

struct Cut(Arc<Cuts>);

struct CutLog(Arc<Cuts>, Arc<dyn ClubLog>);

impl Clubs for Cut {
    fn enter(&self, link: &Link, invitation: &str, device: &str, signs: Option<&DeviceKey>) -> Result<(), Error> {
        Https.enter(link, invitation, device, signs)
    }
    fn card(&self, link: &Link) -> Result<ClubCard, Error> {
        Https.card(link)
    }
    fn log(&self, link: &Link, secret: Option<Arc<Secret>>) -> Result<Arc<dyn ClubLog>, Error> {
        Ok(Arc::new(CutLog(Arc::clone(&self.0), Https.log(link, secret)?)))
    }
}

impl ClubLog for CutLog {
    fn append(&self, batch: &Batch) -> Result<u64, Error> {
        if self.0.before.swap(false, Ordering::Relaxed) {
            return Err(Error::Away("cut".to_owned()));
        }
        let done = self.1.append(batch);
        if self.0.after.swap(false, Ordering::Relaxed) {
            return Err(Error::Unsure("cut".to_owned()));
        }
        done
    }
    fn after(&self, position: u64) -> Result<Vec<LoggedAct>, Error> {
        self.1.after(position)
    }
    fn reached(&self, reaches: &[Reach]) -> Result<u64, Error> {
        self.1.reached(reaches)
    }
    fn wait(&self, position: u64, patience: Duration) -> Result<(), Error> {
        self.1.wait(position, patience)
    }
}

/// Somebody with a book of their own.
pub struct Person {
    folder: TempDir,
    pub book: PathBuf,
    pub session: Session,
    cuts: Arc<Cuts>,
}

impl Person {
    fn of(folder: TempDir, book: PathBuf) -> Self {
        let cuts = Arc::new(Cuts::default());
        let session = Session::new(folder.path().to_path_buf(), Some(book.clone()), Box::new(Nobody));
        let session = session.signed("root").reaching(Arc::new(Cut(Arc::clone(&cuts))));
        Self { folder, book, session, cuts }
    }

    /// The same, in a program that was begun again.
    pub fn begun_again(self) -> Self {
        self.session.leave();
        let Self { folder, book, .. } = self;
        Self::of(folder, book)
    }

    /// The folder with the key of their computer.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Somebody who joined by this link.
    pub fn joined(link: &str) -> Self {
        let folder = folder("person");
        let book = folder.path().join("club.nml");
        let person = Self::of(folder, book);
        link::join(&person.session, link, &person.book).unwrap();
        person.session.lay(person.book.clone());
        person
    }

    fn call(&self, name: &str, input: Value) -> Result<Value, Failure> {
        answer(&self.session, name, input).map(|said| serde_json::from_str(said.get()).unwrap())
    }

    pub fn done(&self, name: &str, input: Value) -> Value {
        self.call(name, input).unwrap_or_else(|failure| panic!("{name}: {failure:?}"))
    }

    pub fn exchange(&self) -> Exchanged {
        link::exchange(&self.session).unwrap_or_else(|failure| panic!("{failure:?}"))
    }

    pub fn rename(&self, warband: &str, name: &str) {
        self.done("warband_edit", json!({ "warband": warband, "edit": { "kind": "rename", "name": name } }));
    }

    pub fn warbands(&self) -> Vec<String> {
        let lines = self.done("warbands", Value::Null);
        let mut ids: Vec<_> =
            lines.as_array().unwrap().iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect();
        ids.sort();
        ids
    }

    pub fn holds(&self) -> Vec<String> {
        let read = |book: &mut Book| {
            let streams = book.streams(None)?.into_iter();
            Ok(streams.map(|info| format!("{} {} {}", info.id, info.head, info.entries)).collect())
        };
        let mut streams: Vec<String> = self.session.with_book(read).unwrap();
        streams.sort();
        streams
    }

    pub fn shown(&self) -> Value {
        self.done("club_link", Value::Null)
    }

    pub fn aside(&self) -> Vec<String> {
        let shown = self.shown();
        shown["aside"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
    }

    /// The book and its lists are whole.
    pub fn is_whole(&self) {
        let packs = Packs::shipped().unwrap();
        let found = self.session.with_book(|book| book.check(|book| rows(book, &packs))).unwrap();
        assert!(found.is_fine(), "{found:?}");
    }

    /// What the computer of this person signs with.
    pub fn secret(&self) -> Secret {
        device_secret(self.folder.path(), || panic!("it has signed something by now")).unwrap()
    }

    /// The log of the club, by the key of this book, for a device that signs with this secret, or with none.
    pub fn log_signed_by(&self, secret: Option<Secret>) -> Arc<dyn ClubLog> {
        Https.log(&Link::beside(&self.book).unwrap().unwrap(), secret.map(Arc::new)).unwrap()
    }

    /// The log of the club, by the key of this book and signed on this computer.
    pub fn log(&self) -> Arc<dyn ClubLog> {
        self.log_signed_by(Some(self.secret()))
    }
}

/// The first thing to say of those that are offered; dice are typed.
fn first(view: &Value) -> Value {
    if let Some(dice) = view["question"]["roll"]["dice"].as_u64() {
        let faces: Vec<u64> = (0..dice).map(|die| 6 - die % 6).collect();
        return json!({ "do": "roll", "faces": faces, "source": "table" });
    }
    let offers = view["question"]["offers"].as_array().unwrap();
    let said = offers.iter().find_map(|offer| {
        let command = offer.get("say").or_else(|| offer["place"].get("command"))?;
        (command["do"] != "concede").then(|| command.clone())
    });
    let control = offers.iter().find_map(|offer| offer["control"].get("proposed"));
    let said = control.map(|holders| json!({ "do": "control", "holders": holders })).or(said);
    said.unwrap_or_else(|| panic!("nothing to say: {offers:?}"))
}

/// Goes on with a battle by this many answers.
fn play(person: &Person, battle: &str, answers: usize) {
    for _ in 0..answers {
        let view = person.done("battle", json!({ "battle": battle }));
        person.done("battle_say", json!({ "battle": battle, "commands": [first(&view)] }));
    }
}

#[test]
fn what_two_did_without_a_network_is_in_both_books_and_signed_by_their_names() {
    let served = Served::begin(Sync::Off);
    let (ada, ben) = (served.joined(InvitedAs::Organiser, "Ada", &[]), served.joined(InvitedAs::Organiser, "Ben", &[]));
    assert_eq!(ada.holds(), served.holds(), "the book is the club's");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(link_file(&ada.book)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "a key stands in it");
    }
    let warbands = ada.warbands();
    ada.rename(&warbands[0], "The Ardent Mile");
    ada.done("ruleset_save", json!({ "name": "House", "readings": [] }));
    ben.rename(&warbands[1], "The Long Mile");
    ben.done("warband_muster", json!({ "name": "Third", "faction": "new-antioch", "variant": null }));
    assert_eq!((ada.shown()["waiting"].clone(), ben.shown()["state"]["is"].clone()), (json!(2), json!("waits")));
    let sent = ada.exchange();
    assert_eq!((sent.went, sent.waiting), (2, 0), "{sent:?}");
    let both = ben.exchange();
    assert!(both.went == 2 && both.came > 0 && both.aside.is_empty(), "{both:?}");
    assert!(ada.exchange().came > 0);
    assert_eq!(ada.holds(), ben.holds());
    assert_eq!(ada.holds(), served.holds());
    assert_eq!(ada.shown()["state"]["is"], "in_step");
    assert!(ben.done("rulesets", Value::Null).to_string().contains("House"));
    let history = ben.done("warband_history", json!({ "warband": warbands[0] })).to_string();
    assert!(history.contains("Ada") && !history.contains("root"), "{history}");
    for one in [&ada, &ben] {
        one.is_whole();
    }
    // A book that was closed goes on where it was; a copy of it has no key.
    ben.session.leave();
    let again = Person::of(folder("again"), ben.book.clone());
    assert_eq!(again.exchange(), Exchanged::default());
    again
        .session
        .with_book(|book| Ok(book.backup(&ada.folder.path().join("copy.nml"), nml_store::Overwrite::Refuse)?))
        .unwrap();
    let copy = Person::of(folder("copy"), ada.folder.path().join("copy.nml"));
    assert_eq!(copy.shown()["state"]["is"], "shut");
    assert_eq!(link::exchange(&copy.session).unwrap_err().code, "NOT_INVITED");
}

#[test]
fn of_two_who_went_on_with_one_battle_the_second_is_set_aside_shown_and_decided() {
    let served = Served::begin(Sync::Off);
    let (ada, ben) = (served.joined(InvitedAs::Organiser, "Ada", &[]), served.joined(InvitedAs::Organiser, "Ben", &[]));
    let battle = ada.done("battle_first", Value::Null)["id"].as_str().unwrap().to_owned();
    play(&ada, &battle, 2);
    ada.exchange();
    ben.exchange();
    let warband = ben.warbands()[0].clone();
    play(&ada, &battle, 1);
    play(&ben, &battle, 2);
    ben.rename(&warband, "Elsewhere");
    ada.exchange();
    // As the book was before it was made again: killed between the parcel and the copy.
    ben.session.leave();
    let before = fs::read(&ben.book).unwrap();
    ben.session.lay(ben.book.clone());
    let set = ben.exchange();
    assert_eq!((set.aside.len(), set.waiting, set.went), (1, 0, 1), "what has nothing to do with it is sent: {set:?}");
    let aside = ben.aside();
    ben.session.leave();
    fs::write(&ben.book, before).unwrap();
    ben.session.lay(ben.book.clone());
    ben.exchange();
    assert_eq!(ben.aside(), aside, "set aside once");
    ada.exchange();
    assert_eq!((ben.holds(), ada.holds()), (served.holds(), served.holds()), "the copy is the club's again");
    ben.is_whole();
    // Both are shown, and a person decides.
    let view = ben.done("aside_open", json!({ "name": aside[0] }));
    let conflict = &view["conflicts"][0];
    assert_eq!(
        (conflict["here"]["said"][0]["by"].clone(), conflict["there"]["said"][0]["by"].clone()),
        (json!("Ada"), json!("Ben"))
    );
    ben.done("parcel_take", json!({ "parcel": view["parcel"], "stands": ["there"] }));
    let sent = ben.exchange();
    assert_eq!((sent.went, ben.aside().len()), (1, 0), "decided, it waits in no inbox: {sent:?}");
    ada.exchange();
    assert_eq!((ada.holds(), ben.holds()), (served.holds(), served.holds()));
    let shown = |one: &Person| one.done("battle", json!({ "battle": battle }));
    assert_eq!(shown(&ada)["log"], shown(&ben)["log"]);
    // What was not chosen is not gone: it stands on its own head.
    let entries = ada.session.with_book(|book| Ok(book.stream(battle.parse().unwrap())?.entries.len())).unwrap();
    let bodies = ada.session.with_book(|book| Ok(book.stream(battle.parse().unwrap())?.entries)).unwrap();
    let by = |name: &str| {
        bodies.iter().filter(|one| String::from_utf8_lossy(&one.bytes).contains(&format!("\"by\":\"{name}\""))).count()
    };
    assert!(by("Ben") >= 2 && by("Ada") >= 3 && entries == bodies.len());
}

#[test]
fn a_player_sends_what_is_theirs_and_the_rest_is_set_aside_with_why() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let warbands = ada.warbands();
    let ben = served.joined(InvitedAs::Player, "Ben", &[&warbands[0]]);
    ben.rename(&warbands[0], "Mine");
    let mustered = ben.done("warband_muster", json!({ "name": "New", "faction": "new-antioch", "variant": null }));
    let new = mustered["id"].as_str().unwrap();
    ben.rename(new, "Newer");
    let sent = ben.exchange();
    assert!(sent.went == 3 && sent.aside.is_empty() && sent.refused.is_empty(), "{sent:?}");
    ben.rename(new, "Newest");
    assert_eq!(ben.exchange().went, 1, "what they mustered is theirs");
    // What the organiser keeps is set aside with why; what else they did goes.
    let campaign = ben.done("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    ben.done("campaign_rename", json!({ "campaign": campaign, "name": "Ben’s season" }));
    ben.rename(new, "Newest of all");
    let refused = ben.exchange();
    assert_eq!((refused.went, refused.refused.clone()), (1, vec!["Only the organiser may change this.".to_owned()]));
    ben.rename(&warbands[1], "Not mine");
    let refused = ben.exchange();
    assert_eq!((refused.refused.len(), refused.waiting), (1, 0), "{refused:?}");
    assert!(refused.refused[0].starts_with("Only the player whose Warband this is"), "{refused:?}");
    assert!(ben.aside().iter().any(|name| name.starts_with("refused-")), "{:?}", ben.aside());
    ada.exchange();
    assert_eq!((ada.holds(), ben.holds()), (served.holds(), served.holds()));
    let shown = format!("{}{}", ada.done("warbands", Value::Null), ada.done("campaigns", Value::Null));
    assert!(shown.contains("Mine") && !shown.contains("Not mine") && !shown.contains("Ben’s season"), "{shown}");
    for name in ben.aside() {
        ben.done("aside_drop", json!({ "name": name }));
    }
    assert_eq!(ben.aside(), Vec::<String>::new());
    // A reader has a book to read.
    let cleo = served.joined(InvitedAs::Reader, "Cleo", &[]);
    cleo.rename(&warbands[0], "Never");
    assert_eq!(cleo.exchange().refused.len(), 1);
    assert_eq!(cleo.holds(), served.holds());
}

#[test]
fn what_may_not_be_sent_changes_nothing_and_is_named() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let warbands = ada.warbands();
    let ben = served.joined(InvitedAs::Player, "Ben", &[&warbands[0]]);
    let wall = served.invites(InvitedAs::Screen, "Wall", &[]);
    let stream = |id: &str| id.parse().unwrap();
    let head = |id: &str| ada.session.with_book(|book| Ok(book.stream_info(stream(id))?)).unwrap();
    let info = head(&warbands[0]);
    let entry = |seq: u64, parent: Hash, by: &str, act: Said<Value, Value>| -> Sealed {
        let author = Author { at: super::NOW.to_owned(), by: by.to_owned(), ..Author::default() };
        let Author { at, by, cause, again, note } = author;
        Entry { seq, parent, at, by, cause, again, note, act }.seal().unwrap()
    };
    let noted = |by: &str| {
        let last = ada.session.with_book(|book| Ok(book.stream(stream(&warbands[0]))?.entries)).unwrap();
        let last = last.last().unwrap().clone();
        let seq = last.frame().unwrap().seq;
        entry(seq + 1, last.hash, by, Said::Note { entry: last.hash, text: "seen".to_owned() })
    };
    let to = |id: &str, expected: Hash, entries: Vec<Sealed>| Batch {
        appends: vec![Append::to(stream(id), expected, entries)],
        ..Batch::at(super::NOW)
    };
    let own = |entries| to(&warbands[0], info.head, entries);
    let before = served.position();
    let (organiser, player) = (ada.log(), ben.log());
    let refused = |log: &Arc<dyn ClubLog>, batch: &Batch| match log.append(batch) {
        Err(Error::Refused(code, _)) => code,
        Err(Error::Shut(_)) => "SHUT".to_owned(),
        Err(Error::Parted(_)) => "PARTED".to_owned(),
        // It would wait for a server that knows the words.
        Err(Error::Club(why)) if why.contains("older than this program") => "NEWER_WORDS".to_owned(),
        other => panic!("{other:?}"),
    };
    let nowhere = Hash::of(b"nowhere");
    let seq = noted("Ada").frame().unwrap().seq;
    let forged = entry(seq, nowhere, "Ada", Said::Note { entry: nowhere, text: "forged".to_owned() });
    assert_eq!(refused(&organiser, &own(vec![forged])), "BAD_ENTRY");
    let garbage = Sealed::unsigned(Hash::of(b"{}"), b"{}".to_vec());
    assert_eq!(refused(&organiser, &own(vec![garbage])), "BAD_ENTRY");
    let unknown =
        entry(seq, info.head, "Ada", Said::Do { command: json!({ "do": "nothing" }), events: vec![json!(1)] });
    let unknown = refused(&organiser, &own(vec![unknown]));
    assert!(["NEWER_WORDS", "DAMAGED", "BAD_ENTRY"].contains(&unknown.as_str()), "{unknown}");
    let elsewhere = "0123456789abcdef0123456789abcdef";
    assert_eq!(refused(&organiser, &to(elsewhere, nowhere, Vec::new())), "UNKNOWN_STREAM");
    assert_eq!(refused(&organiser, &to(&warbands[0], nowhere, vec![noted("Ada")])), "PARTED");
    let huge = Batch { pictures: vec![vec![7; 1 << 20]; ACT_BYTES >> 20], ..own(vec![noted("Ada")]) };
    assert_eq!(refused(&organiser, &huge), "TOO_LARGE");
    let too_many =
        Batch { appends: vec![Append::to(stream(&warbands[0]), info.head, Vec::new()); 2001], ..Batch::at(super::NOW) };
    assert_eq!(refused(&organiser, &too_many), "TOO_LARGE");
    // For a player: nothing of others, nothing under another name, no packs by themselves.
    let other = head(&warbands[1]);
    let theirs = ada.session.with_book(|book| Ok(book.stream(stream(&warbands[1]))?.entries)).unwrap();
    let theirs = theirs.last().unwrap();
    let note = Said::Note { entry: theirs.hash, text: "mine".to_owned() };
    let note = entry(theirs.frame().unwrap().seq + 1, theirs.hash, "Ben", note);
    assert_eq!(refused(&player, &to(&warbands[1], other.head, vec![note])), "ROLE_NEEDED");
    // Who sends the beginning of a Warband that is here already does not own it by that.
    let begun = ada.session.with_book(|book| Ok(book.stream(stream(&warbands[1]))?.header)).unwrap();
    let expected = Hash::of(&begun);
    let begins = Append {
        stream: stream(&warbands[1]),
        header: Some(begun),
        expected,
        entries: Vec::new(),
        made: BTreeSet::new(),
    };
    player.append(&Batch { appends: vec![begins], ..Batch::at(super::NOW) }).unwrap();
    let list = served.serving.club.list().unwrap();
    assert_eq!(list.invitations.iter().find(|one| one.name == "Ben").unwrap().warbands, [warbands[0].clone()]);
    assert_eq!(refused(&player, &own(vec![noted("Ada")])), "ROLE_NEEDED");
    assert_eq!(refused(&player, &Batch { pictures: vec![vec![1]], ..Batch::at(super::NOW) }), "ROLE_NEEDED");
    let campaign = ada.done("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let renamed = ada.session.with_book(|book| Ok(book.stream(stream(&campaign))?.entries)).unwrap();
    let last = renamed.last().unwrap();
    let command = json!({ "do": "rename", "name": "Ben’s season" });
    let event = json!({ "is": "renamed", "name": "Ben’s season" });
    let renames = Said::Do { command, events: vec![event] };
    let renames = entry(last.frame().unwrap().seq + 1, last.hash, "Ben", renames);
    let said = refused(&player, &to(&campaign, head(&campaign).head, vec![renames]));
    assert!(["ROLE_NEEDED", "NEWER_WORDS", "DAMAGED"].contains(&said.as_str()), "{said}");
    // A screen has no book; a stranger's key, and one that was revoked, open nothing.
    let at = folder("wall");
    let screen = Person::of(folder("wall"), at.path().join("club.nml"));
    assert_eq!(link::join(&screen.session, &wall, &screen.book).unwrap_err().code, "ROLE_NEEDED");
    let stranger = Link { key: "K".repeat(43), ..Link::beside(&ada.book).unwrap().unwrap() };
    assert_eq!(refused(&Https.log(&stranger, None).unwrap(), &own(vec![noted("Ada")])), "SHUT");
    assert_eq!(served.position(), before, "nothing of all that was added");
    // The same by a raw request: a body that is not a batch, and an act whose header is another stream's.
    assert!(serde_json::from_str::<SentAct>("{\"at\":\"x\",\"more\":1}").is_err());
    // What may be sent is, and once, however often it is sent.
    player.append(&own(vec![noted("Ben")])).unwrap();
    let position = served.position();
    assert_eq!(position, before + 1);
    let again = served
        .serving
        .session
        .with_book(|book| Ok(book.stream(stream(&warbands[0]))?.entries.last().cloned()))
        .unwrap();
    player.append(&own(vec![again.unwrap()])).unwrap();
    assert_eq!(served.position(), position);
    // Revoked: what waits stays, and the book says so.
    ben.exchange();
    ben.rename(&warbands[0], "Late");
    let list = served.serving.club.list().unwrap();
    let invitation = list.invitations.iter().find(|one| one.name == "Ben").unwrap();
    served.serving.club.end(&invitation.id, super::NOW).unwrap();
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        if let Err(failure) = link::exchange(&ben.session) {
            assert_eq!(failure.code, "NOT_INVITED", "{failure}");
            break;
        }
        // It is let in for as long as the list of a moment ago holds.
        ben.rename(&warbands[0], "Later");
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(ben.shown()["state"]["is"], "shut");
}

#[test]
fn another_club_at_the_same_address_is_left_alone() {
    let (one, other) = (Served::begin(Sync::Off), Served::begin(Sync::Off));
    let ada = one.joined(InvitedAs::Organiser, "Ada", &[]);
    ada.rename(&ada.warbands()[0], "Waits");
    let ben = other.joined(InvitedAs::Organiser, "Ben", &[]);
    fs::copy(link_file(&ben.book), link_file(&ada.book)).unwrap();
    let before = other.position();
    let failure = link::exchange(&ada.session).unwrap_err();
    assert!(["ANOTHER_BOOK", "CACHE_AHEAD"].contains(&failure.code.as_str()), "{failure}");
    assert_eq!((other.position(), ada.shown()["waiting"].clone()), (before, json!(1)));
    drop((one.here.path().to_path_buf(), one.address.clone()));
}

#[test]
fn a_server_that_is_killed_in_the_middle_loses_nothing_acknowledged_and_doubles_nothing() {
    let mut served = Served::begin(Sync::Disk);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let warbands = ada.warbands();
    for n in 0..6 {
        ada.rename(&warbands[n % 2], &format!("Name {n}"));
    }
    // The answer to the first is lost, then the link, then the database goes, then the door.
    ada.cuts.after.store(true, Ordering::Relaxed);
    assert_eq!(link::exchange(&ada.session).unwrap_err().code, "CLUB_UNSURE");
    assert_eq!(ada.shown()["waiting"], 6, "nobody said that it was kept");
    ada.cuts.before.store(true, Ordering::Relaxed);
    assert_eq!(link::exchange(&ada.session).unwrap_err().code, "CLUB_AWAY");
    served.pg.kill();
    let failure = link::exchange(&ada.session).unwrap_err();
    assert!(["CLUB_AWAY", "CLUB_UNSURE"].contains(&failure.code.as_str()), "{failure}");
    served.pg.again();
    served.door = None;
    let failure = link::exchange(&ada.session).unwrap_err();
    assert!(["CLUB_AWAY", "CLUB_UNSURE"].contains(&failure.code.as_str()), "{failure}");
    assert_eq!(ada.shown()["state"]["is"], "away");
    ada.rename(&warbands[0], "Last");
    served.open();
    let until = Instant::now() + Duration::from_secs(30);
    while link::exchange(&ada.session).is_err() {
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!((ada.shown()["waiting"].clone(), ada.aside().len()), (json!(0), 0));
    assert_eq!(ada.holds(), served.holds());
    let bodies = served.serving.session.with_book(|book| {
        let mut bodies = String::new();
        for warband in &warbands {
            for sealed in book.stream(warband.parse().unwrap())?.entries {
                bodies.push_str(&String::from_utf8_lossy(&sealed.bytes));
            }
        }
        Ok(bodies)
    });
    let bodies = bodies.unwrap();
    for name in (0..6).map(|n| format!("Name {n}")).chain(["Last".to_owned()]) {
        assert!(
            bodies.contains(&format!("\"command\":{{\"do\":\"rename\",\"name\":\"{name}\"}}"))
                || bodies.contains(&name),
            "{name}"
        );
    }
    assert!(served.serving.club.check().unwrap().found.is_empty());
    ada.is_whole();
}

pub fn aside_file(book: &Path, name: &str) -> PathBuf {
    PathBuf::from(format!("{}.aside", book.display())).join(name)
}

pub fn bodies(session: &Session) -> String {
    let read = |book: &mut Book| {
        let mut bodies = String::new();
        for info in book.streams(None)? {
            for sealed in book.stream(info.id)?.entries {
                bodies.push_str(&String::from_utf8_lossy(&sealed.bytes));
            }
        }
        Ok(bodies)
    };
    session.with_book(read).unwrap()
}

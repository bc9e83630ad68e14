//! What goes out by itself: a calendar and a page at an address that you can revoke, and news posted to a chat that
//! listens.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use nml_app::dialog::Nobody;
use nml_app::failure::Failure;
use nml_app::guests::{Feed, Feeds, GuestBook, Invited, ListError, Role, Webhook};
use nml_app::session::{GuestFile, Session};
use nml_ledger::{Act, Author, Hash, Log, StreamId};
use nml_serve::{Passes, Pauses, Posting, Reach, Serving, Table, may_post, open};
use nml_store::{Append, Batch};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{Guest, PATIENCE, Response, ask, call, table, unhurried};

/// A session as `nml serve` opens it, over a book with a campaign of two, whose first game is planned.
fn served(folder: &TempDir) -> (Arc<Session>, Arc<GuestFile>, String) {
    let book = folder.path().join("friday.nml");
    let session = Session::new(folder.path().join("data"), Some(book.clone()), Box::new(Nobody)).signed("Ada");
    if !book.is_file() {
        call(&session, "book_new", json!({"holds": "first_game"}));
    }
    let list = Arc::new(GuestFile::beside(&book).unwrap());
    let feeds: Arc<dyn Feeds> = Arc::<GuestFile>::clone(&list);
    let posts = |address: &str| may_post(address, Reach::OwnNetwork);
    let guests = GuestBook { list: Passes::of(Arc::<GuestFile>::clone(&list)), draws: |_| None, feeds, posts };
    let session = Arc::new(session.letting_in(guests));
    let campaign = call(&session, "campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    (session, list, campaign)
}

fn serve(session: &Arc<Session>, list: &Arc<GuestFile>) -> Serving {
    let invited = [Role::Organiser, Role::Reader { battle: None }];
    let invited = invited.map(|role| Invited { role, label: "More".to_owned() }).to_vec();
    let feeds: Arc<dyn Feeds> = Arc::<GuestFile>::clone(list);
    let passes = Some(Passes::of(Arc::<GuestFile>::clone(list)));
    open(Arc::clone(session), Table { passes, feeds: Some(feeds), ..table(invited, 0, unhurried()) }).unwrap()
}

fn at(serving: &Serving, path: &str, more: &[(&str, String)]) -> Response {
    let at = serving.address();
    let headers: Vec<_> = [("Host", at.to_string())].into_iter().chain(more.iter().cloned()).collect();
    ask(at, "GET", path, &headers, b"").unwrap()
}

/// The file beside the book, as it stands on the disk.
fn beside(folder: &TempDir) -> String {
    let file = std::fs::read(folder.path().join("friday.nml.guests"));
    let file = file.or_else(|_| std::fs::read(folder.path().join("friday.guests"))).unwrap();
    String::from_utf8_lossy(&file).into_owned()
}

/// What a link leads to on the server.
fn path(made: &Value) -> String {
    let url = made["url"].as_str().unwrap();
    format!("/{}", url.splitn(4, '/').nth(3).unwrap())
}

#[test]
fn a_calendar_is_read_at_its_address_until_it_is_revoked_and_only_by_who_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, _) = served(&folder);
    let serving = serve(&session, &list);
    let host = Guest::of(&serving, |role| *role == Role::Organiser);
    let reader = Guest::of(&serving, |role| *role == Role::Reader { battle: None });
    let (status, refused) = reader.call("feed_make", &json!({"of": {"is": "calendar"}, "whose": "Ada’s phone"}));
    assert_eq!((status, &refused["code"]), (403, &json!("ROLE_NEEDED")));
    assert_eq!(reader.call("feeds", &Value::Null).0, 403);

    let made = host.done("feed_make", &json!({"of": {"is": "calendar"}, "whose": "Ada’s phone"}));
    let path = path(&made);
    assert!(path.starts_with("/calendar/") && path.ends_with(".ics") && path.len() == 10 + 43 + 4, "{path}");
    let evening = json!({"name": "Friday", "day": "2099-12-04", "rotation": null});
    let evening = host.done("evening_new", &evening);
    let first = at(&serving, &path, &[]);
    assert_eq!((first.status, first.headers["content-type"].as_str()), (200, "text/calendar; charset=utf-8"));
    assert!(first.body.contains("DTSTART;VALUE=DATE:20991204\r\n") && first.body.contains("SUMMARY:Friday\r\n"));
    let id = |body: &str| body.lines().find(|line| line.starts_with("UID:evening-")).unwrap().to_owned();

    // A program that has it already hears that nothing has changed; a moved evening is the same event.
    let known = [("If-None-Match", first.headers["etag"].clone())];
    let again = at(&serving, &path, &known);
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let moved = json!({"evening": evening["id"], "changes": [{"do": "move", "day": "2099-12-11"}]});
    host.done("evening_change", &moved);
    let since = Instant::now();
    let later = loop {
        let later = at(&serving, &path, &known);
        if later.status == 200 {
            break later;
        }
        assert!(since.elapsed() < PATIENCE);
    };
    assert!(later.body.contains("DTSTART;VALUE=DATE:20991211\r\n"), "{}", later.body);
    assert_eq!(id(&later.body), id(&first.body));

    for none in [
        format!("/calendar/{}.ics", "A".repeat(43)),
        path.trim_end_matches(".ics").to_owned(),
        path.replace("/calendar/", "/page/").trim_end_matches(".ics").to_owned(),
        "/calendar/.ics".to_owned(),
    ] {
        assert_eq!(at(&serving, &none, &[]).status, 404, "{none}");
    }
    // The list of addresses does not hold the secret, and neither does the file beside the book.
    let secret = path.trim_start_matches("/calendar/").trim_end_matches(".ics").to_owned();
    let shown = host.done("feeds", &Value::Null);
    assert!(!shown.to_string().contains(&secret));
    assert_eq!((&shown["feeds"][0]["whose"], &shown["feeds"][0]["id"]), (&json!("Ada’s phone"), &made["feed"]));
    assert!(!beside(&folder).contains(&secret));

    let left = host.done("feed_end", &json!({"feed": shown["feeds"][0]["id"]}));
    assert_eq!(left["feeds"], json!([]));
    assert_eq!(at(&serving, &path, &[]).status, 404);
    let (status, failure) = host.call("feed_end", &json!({"feed": shown["feeds"][0]["id"]}));
    assert_eq!((status, &failure["code"]), (422, &json!("UNKNOWN_FEED")));
}

#[test]
fn a_page_at_its_address_is_what_publish_writes_as_of_now_and_runs_as_nobodys() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    let made = call(&session, "feed_make", json!({"of": {"is": "page", "campaign": campaign}, "whose": ""}));
    assert_eq!(made["feeds"]["feeds"][0]["name"], "The Ardent Mile");
    let path = path(&made);
    let of = || {
        let what = nml_app::published::PublishWhat::Campaign { campaign: campaign.clone() };
        nml_app::published::Published::of(&session, &what).unwrap().page().unwrap()
    };
    let page = at(&serving, &path, &[]);
    assert_eq!((page.status, page.headers["content-type"].as_str()), (200, "text/html; charset=utf-8"));
    assert!(page.body.as_bytes() == of(), "another page than Publish writes");
    let policy = &page.headers["content-security-policy"];
    assert!(policy.starts_with("sandbox allow-scripts") && !policy.contains("allow-same-origin"), "{policy}");
    assert_eq!(page.headers["referrer-policy"], "no-referrer");

    call(&session, "campaign_rename", json!({"campaign": campaign, "name": "The Long Mile"}));
    let since = Instant::now();
    loop {
        let page = at(&serving, &path, &[]);
        if page.body.contains("The Long Mile") {
            assert!(page.body.as_bytes() == of());
            break;
        }
        assert!(since.elapsed() < PATIENCE);
    }
}

/// A chat: it answers each post with the next status, 200 if there is none, and passes on what it was sent. With 0 it
/// takes a text and closes the connection.
fn chat(statuses: &[u16]) -> (SocketAddr, Receiver<(String, Value)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    let (heard, hears) = channel();
    let statuses = Mutex::new(statuses.to_vec());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let (mut head, mut length) = (String::new(), 0);
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                if line.trim().is_empty() {
                    break;
                }
                if let Some(bytes) = line.to_lowercase().strip_prefix("content-length:") {
                    length = bytes.trim().parse().unwrap();
                }
                head.push_str(&line);
            }
            let mut body = vec![0; length];
            reader.read_exact(&mut body).unwrap();
            let mut left = statuses.lock().unwrap();
            let status = if left.is_empty() { 200 } else { left.remove(0) };
            let answer = format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            if status > 0 {
                stream.write_all(answer.as_bytes()).unwrap();
            }
            let said = serde_json::from_slice(&body).unwrap_or_else(|_| json!(String::from_utf8_lossy(&body)));
            if heard.send((head, said)).is_err() {
                return;
            }
        }
    });
    (at, hears)
}

fn quick() -> Pauses {
    let moment = Duration::from_millis(20);
    let (longest, every) = (Duration::from_secs(1), Duration::from_secs(60));
    Pauses { quiet: moment, longest, every, again: [moment; 2], one_chat: every }
}

fn posting(session: &Arc<Session>, list: &Arc<GuestFile>) -> Posting {
    let feeds: Arc<dyn Feeds> = Arc::<GuestFile>::clone(list);
    Posting::begin(session, feeds, Reach::OwnNetwork, quick(), |failure| panic!("{failure:?}")).unwrap()
}

/// Waits until the page says something of the first chat.
fn until(session: &Session, says: impl Fn(&Value) -> bool) -> Value {
    let since = Instant::now();
    loop {
        let shown = call(session, "feeds", Value::Null);
        if says(&shown["webhooks"][0]) {
            return shown["webhooks"][0].clone();
        }
        assert!(since.elapsed() < PATIENCE, "{shown}");
        thread::yield_now();
    }
}

fn cancel(session: &Session, campaign: &str) {
    let sheet = call(session, "plan_sheet", json!({"campaign": campaign}));
    call(session, "plan_cancel", json!({"campaign": campaign, "battle": sheet["planned"][0]["battle"]}));
}

const PLAN: &str = "Claim No Man’s Land planned: The Seventh Redoubt – The Ashen Choir";

#[test]
fn a_chat_hears_what_happens_once_also_after_the_server_was_ended() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    // The list holds the address that serving to the outside needs.
    let serving = serve(&session, &list);
    let (there, hears) = chat(&[503]);
    // Before anything is sent, the page shows what it would be.
    let tried = call(&session, "webhook_try", json!({"shape": "discord", "kinds": ["plan"]}));
    assert_eq!(tried["texts"], json!([format!("**The Ardent Mile**\n- {PLAN}")]));
    assert_eq!(
        call(&session, "webhook_try", json!({"shape": "slack", "kinds": ["game", "standings"]}))["texts"],
        json!([])
    );
    let new = json!({"name": "Club channel", "address": format!("http://{there}/hook/s3cret"), "shape": "discord", "kinds": ["plan"]});
    let shown = call(&session, "webhook_make", new);
    let one = &shown["webhooks"][0];
    assert_eq!((&one["name"], &one["host"]), (&json!("Club channel"), &json!(there.to_string())));
    assert!(!shown.to_string().contains("s3cret"), "the address is not shown again: {shown}");

    let runs = posting(&session, &list);
    cancel(&session, &campaign);
    let took_back =
        "**The Ardent Mile**\n- Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir: the plan taken back";
    let expected = json!({"content": took_back, "allowed_mentions": {"parse": []}});
    // The first try is answered with “not now”, and it is tried again.
    for _ in 0..2 {
        let (head, said) = hears.recv_timeout(PATIENCE).unwrap();
        assert!(head.starts_with("POST /hook/s3cret HTTP/1.1"), "{head}");
        assert_eq!(said, expected);
    }
    until(&session, |one| one["posted"].is_string());
    drop(runs);

    // While nobody posts, things happen: the next one tells them, and nothing that was told.
    call(&session, "campaign_rename", json!({"campaign": campaign, "name": "The Long Mile"}));
    call(&session, "campaign_undo", json!({"campaign": campaign}));
    call(&session, "campaign_undo", json!({"campaign": campaign}));
    let runs = posting(&session, &list);
    let (_, said) = hears.recv_timeout(PATIENCE).unwrap();
    let text = said["content"].as_str().unwrap();
    assert!(text.starts_with("**The Ardent Mile**\n- ") && text.matches("\n- ").count() == 1, "{text}");
    assert!(text.contains("the plan taken back"), "an undo takes back what was told: {text}");
    drop(runs);
    let turn = || list.webhooks().unwrap()[0].turn;
    let before = turn();
    let runs = posting(&session, &list);
    call(&session, "campaign_rename", json!({"campaign": campaign, "name": "The Short Mile"}));
    let since = Instant::now();
    while turn() == before {
        assert!(since.elapsed() < PATIENCE);
        thread::yield_now();
    }
    drop(runs);
    assert!(hears.try_recv().is_err(), "nothing twice, and nothing of another kind");
    assert!(beside(&folder).contains("/hook/s3cret"));

    // Once it is ended, it hears nothing, and its address is gone from every file.
    let id = call(&session, "feeds", Value::Null)["webhooks"][0]["id"].clone();
    assert_eq!(call(&session, "feed_end", json!({"feed": id}))["webhooks"], json!([]));
    assert!(list.webhooks().unwrap().is_empty());
    assert!(!beside(&folder).contains("s3cret"));
    drop(serving);
}

#[test]
fn what_could_not_be_sent_is_said_and_holds_nothing_up() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    let (there, hears) = chat(&[404]);
    for (address, code) in [
        ("ftp://example.org/x", "BAD_ADDRESS"),
        ("http://example.org/x", "BAD_ADDRESS"),
        ("https://user:word@example.org/x", "BAD_ADDRESS"),
        ("", "BAD_ADDRESS"),
    ] {
        let new = json!({"name": "Chat", "address": address, "shape": "plain", "kinds": ["plan"]});
        let host = Guest::of(&serving, |role| *role == Role::Organiser);
        let (status, failure) = host.call("webhook_make", &new);
        assert_eq!((status, &failure["code"]), (422, &json!(code)), "{address}");
    }
    let new = json!({"name": "Chat", "address": format!("http://{there}/gone"), "shape": "slack", "kinds": ["plan"]});
    call(&session, "webhook_make", new);
    let runs = posting(&session, &list);
    cancel(&session, &campaign);
    hears.recv_timeout(PATIENCE).unwrap();
    let one = until(&session, |one| one["unsent"][0].is_object());
    let unsent = &one["unsent"][0];
    assert_eq!(unsent["why"], "The chat answered 404: the webhook is not there any more.");
    assert!(unsent["text"].as_str().unwrap().contains("the plan taken back"), "{unsent}");
    assert!(one["posted"].is_null() && hears.try_recv().is_err(), "what will not go better is not tried again");
    drop(runs);

    // A server that is stopped while it sends: the next one says so, and does not send it again.
    let webhook = list.webhooks().unwrap().remove(0);
    let mut state: Value = serde_json::from_str(&webhook.state).unwrap();
    state["sending"] = json!({"at": "2026-11-28T10:00:00Z", "texts": ["Half of it"]});
    assert!(list.turn(&webhook.id, webhook.turn, &state.to_string()).unwrap());
    assert!(!list.turn(&webhook.id, webhook.turn, "another server's").unwrap(), "of two, one");
    let runs = posting(&session, &list);
    let one = until(&session, |one| one["unsent"][0]["text"] == "Half of it");
    assert!(one["unsent"][0]["why"].as_str().unwrap().contains("may not have arrived"));
    drop(runs);
    assert!(hears.try_recv().is_err());
}

/// A chat of the book that hears of plans, at this address.
fn hears_plans(session: &Session, name: &str, address: &str) {
    let new = json!({"name": name, "address": address, "shape": "plain", "kinds": ["plan"]});
    call(session, "webhook_make", new);
}

#[test]
fn what_a_chat_took_without_an_answer_is_not_said_twice_and_other_chats_hear_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    let ((mute, took), (fails, heard), (good, hears)) = (chat(&[0]), chat(&[502]), chat(&[]));
    // The newest is shown first: one that works stands behind two that do not.
    hears_plans(&session, "Good", &format!("http://{good}/x"));
    hears_plans(&session, "Fails", &format!("http://{fails}/x"));
    hears_plans(&session, "Mute", &format!("http://{mute}/x"));
    let runs = posting(&session, &list);
    cancel(&session, &campaign);
    hears.recv_timeout(PATIENCE).unwrap();
    drop(runs);
    let shown = call(&session, "feeds", Value::Null);
    for (at, heard) in [took, heard].into_iter().enumerate() {
        heard.recv_timeout(PATIENCE).unwrap();
        assert!(heard.try_recv().is_err(), "{at} heard it twice");
        let why = shown["webhooks"][at]["unsent"][0]["why"].as_str().unwrap();
        assert!(why.ends_with("; it may have arrived."), "{why}");
    }
    assert!(shown["webhooks"][2]["posted"].is_string());
    drop(serving);
}

/// A list that a chat’s second state cannot be written to: what came of its texts is lost.
struct Breaks {
    list: Arc<GuestFile>,
    webhook: String,
}

impl Feeds for Breaks {
    fn feeds(&self) -> Result<Vec<Feed>, ListError> {
        self.list.feeds()
    }

    fn feed(&self, secret: &Hash) -> Result<Option<Feed>, ListError> {
        self.list.feed(secret)
    }

    fn keep_feed(&self, feed: &Feed) -> Result<(), ListError> {
        self.list.keep_feed(feed)
    }

    fn webhooks(&self) -> Result<Vec<Webhook>, ListError> {
        self.list.webhooks()
    }

    fn keep_webhook(&self, webhook: &Webhook) -> Result<(), ListError> {
        self.list.keep_webhook(webhook)
    }

    fn turn(&self, webhook: &str, turn: u64, state: &str) -> Result<bool, ListError> {
        if webhook == self.webhook {
            return Err(ListError::NotBook("friday.guests".into(), "it breaks"));
        }
        self.list.turn(webhook, turn, state)
    }

    fn end_feed(&self, id: &str) -> Result<bool, ListError> {
        self.list.end_feed(id)
    }
}

#[test]
fn a_chat_whose_turn_cannot_be_written_loses_no_other_chat_its_news() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    let ((before, first), (broken, never), (after, last)) = (chat(&[]), chat(&[]), chat(&[]));
    hears_plans(&session, "Last", &format!("http://{after}/x"));
    hears_plans(&session, "Broken", &format!("http://{broken}/x"));
    hears_plans(&session, "First", &format!("http://{before}/x"));
    let webhook = list.webhooks().unwrap()[1].id.clone();
    let (told, hears) = channel();
    let told = Mutex::new(told);
    let feeds = Arc::new(Breaks { list: Arc::clone(&list), webhook });
    let told = move |failure: &Failure| drop(told.lock().unwrap().send(failure.code.clone()));
    let runs = Posting::begin(&session, feeds, Reach::OwnNetwork, quick(), told).unwrap();
    cancel(&session, &campaign);
    first.recv_timeout(PATIENCE).unwrap();
    last.recv_timeout(PATIENCE).unwrap();
    hears.recv_timeout(PATIENCE).unwrap();
    drop(runs);
    assert!(never.try_recv().is_err());
    drop(serving);
}

#[test]
fn a_chat_of_another_clock_is_left_to_its_server_and_one_without_time_is_not_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    let (there, hears) = chat(&[503]);
    hears_plans(&session, "Chat", &format!("http://{there}/x"));
    let webhook = list.webhooks().unwrap().remove(0);
    let mut state: Value = serde_json::from_str(&webhook.state).unwrap();
    let ahead = nml_app::clock::minutes_after(&nml_app::clock::now(), 3).unwrap();
    state["sending"] = json!({"at": ahead, "texts": ["Half of it"]});
    assert!(list.turn(&webhook.id, webhook.turn, &state.to_string()).unwrap());
    cancel(&session, &campaign);
    let due = nml_app::feeds::to_post(&session, &*list, list.webhooks().unwrap().remove(0)).unwrap();
    assert!(due.posts.is_none() && due.unread.is_none());
    assert_eq!(call(&session, "feeds", Value::Null)["webhooks"][0]["unsent"], json!([]));
    // It has said what came of it: the news are due, and without time for a second try there is none.
    state["sending"] = Value::Null;
    assert!(list.turn(&webhook.id, webhook.turn + 1, &state.to_string()).unwrap());
    let feeds: Arc<dyn Feeds> = Arc::<GuestFile>::clone(&list);
    let pauses = Pauses { one_chat: Duration::ZERO, ..quick() };
    let runs = Posting::begin(&session, feeds, Reach::OwnNetwork, pauses, |failure| panic!("{failure:?}")).unwrap();
    let one = until(&session, |one| one["unsent"][0].is_object());
    assert_eq!(one["unsent"][0]["why"], "The chat answered 503.");
    drop(runs);
    hears.recv_timeout(PATIENCE).unwrap();
    assert!(hears.try_recv().is_err());
    drop(serving);
}

#[test]
fn an_older_copy_that_was_put_back_is_told_from_then_on() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    let (there, hears) = chat(&[]);
    hears_plans(&session, "Chat", &format!("http://{there}/x"));
    // It has come further than this copy, on entries that this one lacks.
    let webhook = list.webhooks().unwrap().remove(0);
    let mut state: Value = serde_json::from_str(&webhook.state).unwrap();
    let mark = &mut state["told"][&campaign];
    let entries = mark["entries"].as_u64().unwrap();
    *mark = json!({"entries": entries + 40, "head": "7".repeat(64)});
    assert!(list.turn(&webhook.id, webhook.turn, &state.to_string()).unwrap());
    let runs = posting(&session, &list);
    let since = Instant::now();
    while list.webhooks().unwrap()[0].turn < webhook.turn + 2 {
        assert!(since.elapsed() < PATIENCE);
        thread::yield_now();
    }
    cancel(&session, &campaign);
    let (_, said) = hears.recv_timeout(PATIENCE).unwrap();
    assert!(said.as_str().unwrap().ends_with("the plan taken back"), "{said}");
    drop(runs);
    // The same where it has grown beyond that since: another log is not told from the start.
    let webhook = list.webhooks().unwrap().remove(0);
    let mut state: Value = serde_json::from_str(&webhook.state).unwrap();
    state["told"][&campaign] = json!({"entries": 1, "head": "7".repeat(64)});
    assert!(list.turn(&webhook.id, webhook.turn, &state.to_string()).unwrap());
    let runs = posting(&session, &list);
    let since = Instant::now();
    while list.webhooks().unwrap()[0].turn < webhook.turn + 2 {
        assert!(since.elapsed() < PATIENCE);
        thread::yield_now();
    }
    drop(runs);
    assert!(hears.try_recv().is_err());
    drop(serving);
}

#[test]
fn what_cannot_be_read_now_is_not_marked_as_told_and_holds_up_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let serving = serve(&session, &list);
    hears_plans(&session, "Chat", "http://127.0.0.1:9/x");
    let told = || serde_json::from_str::<Value>(&list.webhooks().unwrap()[0].state).unwrap()["told"].clone();
    let before = told();
    cancel(&session, &campaign);
    let evening = call(&session, "evening_new", json!({"name": "Friday", "day": "2099-12-04", "rotation": null}));
    // Somebody with a later program wrote last.
    let id: StreamId = campaign.parse().unwrap();
    let appended = session.with_book(|book| {
        let stream = book.stream(id)?;
        let mut log: Log<Value, Value> = Log::open(&stream.header).unwrap();
        stream.entries.iter().for_each(|sealed| log.push(sealed).unwrap());
        let (at, command) = ("2027-04-01T20:15:00Z", json!({"do": "salute"}));
        let author = Author { at: at.into(), by: "Ada".into(), ..Author::default() };
        let sealed = log.next(author, Act::Do { command, events: vec![json!({"event": "saluted"})] }).seal().unwrap();
        Ok(book.append(&Batch { appends: vec![Append::to(id, stream.info.head, vec![sealed])], ..Batch::at(at) })?)
    });
    appended.unwrap();
    let due = nml_app::feeds::to_post(&session, &*list, list.webhooks().unwrap().remove(0)).unwrap();
    assert!(due.posts.is_none());
    assert_eq!(due.unread.unwrap().code, "NEWER_WORDS");
    assert_eq!(told()[&campaign], before[&campaign]);
    assert!(told()[evening["id"].as_str().unwrap()].is_object(), "{}", told());
    drop(serving);
}

/// What the server was told of feeds that cannot be shown.
static NOTED: Mutex<Vec<String>> = Mutex::new(Vec::new());

#[test]
fn who_serves_it_hears_once_why_an_address_shows_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, campaign) = served(&folder);
    let feeds: Arc<dyn Feeds> = Arc::<GuestFile>::clone(&list);
    let notes = |failure: &Failure| NOTED.lock().unwrap().push(failure.code.clone());
    let passes = Some(Passes::of(Arc::<GuestFile>::clone(&list)));
    let table = Table { passes, feeds: Some(feeds), notes, ..table(Vec::new(), 0, unhurried()) };
    let serving = open(Arc::clone(&session), table).unwrap();
    let made = call(&session, "feed_make", json!({"of": {"is": "page", "campaign": campaign}, "whose": ""}));
    assert_eq!(at(&serving, &path(&made), &[]).status, 200);
    let gone = Feed {
        id: "7".repeat(32),
        secret: Hash::of("A".repeat(43).as_bytes()),
        shows: json!({"of": {"is": "page", "campaign": "0".repeat(32)}, "whose": ""}).to_string(),
        made: "2026-11-28T10:00:00Z".to_owned(),
        by: String::new(),
    };
    list.keep_feed(&gone).unwrap();
    for _ in 0..3 {
        assert_eq!(at(&serving, &format!("/page/{}", "A".repeat(43)), &[]).status, 404);
    }
    assert_eq!(*NOTED.lock().unwrap(), ["UNKNOWN_STREAM"]);
}

#[test]
fn an_address_that_a_newer_version_made_is_listed_and_can_be_revoked() {
    let folder = tempfile::tempdir().unwrap();
    let (session, list, _) = served(&folder);
    let newer = Feed {
        id: "7".repeat(32),
        secret: Hash::of("A".repeat(43).as_bytes()),
        shows: json!({"of": {"is": "hologram"}, "whose": ""}).to_string(),
        made: "2026-11-28T10:00:00Z".to_owned(),
        by: "Ada".to_owned(),
    };
    list.keep_feed(&newer).unwrap();
    let shown = call(&session, "feeds", Value::Null);
    assert_eq!(shown["feeds"], json!([]));
    let line = json!([{"id": newer.id, "name": "", "made": newer.made, "by": "Ada"}]);
    assert_eq!(shown["newer"], line);
    assert_eq!(call(&session, "feed_end", json!({"feed": newer.id}))["newer"], json!([]));
}

//! What goes out by itself: a calendar and a page at an address that can be revoked, and news posted to a chat that listens.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use nml_app::dialog::Nobody;
use nml_app::guests::{Feeds, GuestBook, Invited, Role};
use nml_app::session::{GuestFile, Session};
use nml_serve::{Passes, Pauses, Posting, Reach, Serving, Table, may_post, open};
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
    let (status, refused) = reader.call("feed_make", &json!({"of": {"is": "calendar"}}));
    assert_eq!((status, &refused["code"]), (403, &json!("ROLE_NEEDED")));
    assert_eq!(reader.call("feeds", &Value::Null).0, 403);

    let made = host.done("feed_make", &json!({"of": {"is": "calendar"}}));
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
    let file = std::fs::read(folder.path().join("friday.nml.guests"));
    let file = file.or_else(|_| std::fs::read(folder.path().join("friday.guests"))).unwrap();
    assert!(!String::from_utf8_lossy(&file).contains(&secret));

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
    let made = call(&session, "feed_make", json!({"of": {"is": "page", "campaign": campaign}}));
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

/// A chat: it answers each post with the next status, 200 where there is none, and passes on what it was sent.
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
            stream.write_all(answer.as_bytes()).unwrap();
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
    Pauses { quiet: moment, longest: Duration::from_secs(1), every: Duration::from_secs(60), again: [moment; 2] }
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
    // An address is needed before anything is served to the outside: it stands in the list.
    let serving = serve(&session, &list);
    let (there, hears) = chat(&[500]);
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
    // The first try is answered with an error, and it is tried again.
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
    let runs = posting(&session, &list);
    call(&session, "campaign_rename", json!({"campaign": campaign, "name": "The Short Mile"}));
    drop(runs);
    assert!(hears.try_recv().is_err(), "nothing twice, and nothing of another kind");

    // Once it is ended, it hears nothing, and its address is in no file any more.
    let id = call(&session, "feeds", Value::Null)["webhooks"][0]["id"].clone();
    assert_eq!(call(&session, "feed_end", json!({"feed": id}))["webhooks"], json!([]));
    assert!(list.webhooks().unwrap().is_empty());
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

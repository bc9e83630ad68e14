//! What a server does not take: an act that is not one is set aside with its reason, and what only another version of
//! the server understands waits, while what others did goes on coming in.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use nml_app::admission::InvitedAs;
use nml_app::link;
use nml_store::{Link, link_file};
use serde_json::{Value, json};

use super::books::{Person, Served};
use super::server::Sync;

/// A way to a server on which acts are refused with this code, if there is one.
struct Between {
    code: Arc<Mutex<Option<&'static str>>>,
}

impl Between {
    /// Before the server that a book follows; the book goes that way from now on.
    fn of(person: &Person) -> Self {
        let mut way = Link::beside(&person.book).unwrap().unwrap();
        let server = way.address.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        way.address = format!("http://{}", listener.local_addr().unwrap());
        std::fs::remove_file(link_file(&person.book)).unwrap();
        way.keep_beside(&person.book).unwrap();
        let code = Arc::new(Mutex::new(None));
        let refuses = Arc::clone(&code);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let (server, refuses) = (server.clone(), Arc::clone(&refuses));
                std::thread::spawn(move || answer(client, &server, *refuses.lock().unwrap()));
            }
        });
        Self { code }
    }

    fn refuses(&self, code: Option<&'static str>) {
        *self.code.lock().unwrap() = code;
    }
}

/// Answers one request, and closes.
fn answer(mut client: TcpStream, server: &str, refuses: Option<&str>) {
    let mut reads = BufReader::new(client.try_clone().unwrap());
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        if reads.read_line(&mut line).unwrap_or_default() == 0 {
            return;
        }
        let lower = line.to_lowercase();
        if let Some(said) = lower.strip_prefix("content-length:") {
            length = said.trim().parse().unwrap();
        }
        // The server answers to its own address, and one request is all.
        match lower.split(':').next().unwrap_or_default() {
            "host" => head.push_str(&format!("Host: {server}\r\nConnection: close\r\n")),
            "connection" => {}
            _ => head.push_str(&line),
        }
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    reads.read_exact(&mut body).unwrap();
    if let Some(code) = refuses.filter(|_| head.starts_with("POST /log/append")) {
        let said = format!("{{\"code\":\"{code}\",\"message\":\"This is why: {code}.\"}}");
        let head = "HTTP/1.1 422 Unprocessable\r\nConnection: close\r\nContent-Type: application/json\r\n";
        let _ = write!(client, "{head}Content-Length: {}\r\n\r\n{said}", said.len());
        return;
    }
    let mut asks = TcpStream::connect(server).unwrap();
    asks.write_all(head.as_bytes()).unwrap();
    asks.write_all(&body).unwrap();
    let mut answer = Vec::new();
    let _ = asks.read_to_end(&mut answer);
    let _ = client.write_all(&answer);
}

fn state(person: &Person) -> (Value, Value) {
    let shown = person.shown();
    (shown["state"]["is"].clone(), shown["waiting"].clone())
}

#[test]
fn what_a_server_of_another_version_cannot_read_waits_and_what_is_no_act_is_set_aside() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let ben = served.joined(InvitedAs::Organiser, "Ben", &[]);
    let warbands = ada.warbands();
    let between = Between::of(&ada);
    // An older server, or a newer one; and one that does not know the words of an act.
    for (code, why) in [("BAD_INPUT", "different versions"), ("NEWER_WORDS", "is older than this program")] {
        between.refuses(Some(code));
        ada.rename(&warbands[0], code);
        ben.done("warband_muster", json!({ "name": code, "faction": "new-antioch", "variant": null }));
        ben.exchange();
        let failure = link::exchange(&ada.session).unwrap_err();
        assert!(failure.message.contains(why), "{failure:?}");
        assert_eq!(state(&ada), ("stopped".into(), 1.into()));
        assert!(ada.aside().is_empty(), "nothing is wrong with it");
        let shown = ada.done("warbands", Value::Null).to_string();
        assert!(shown.matches(code).count() >= 2, "what Ben did came in all the same: {shown}");
        between.refuses(None);
        assert_eq!(ada.exchange().went, 1, "it is sent once the server is of this version");
        ben.exchange();
    }
    // No other answer to this would ever come.
    between.refuses(Some("BAD_ACT"));
    ada.rename(&warbands[0], "No act");
    let set = ada.exchange();
    assert_eq!((set.aside.len(), set.refused), (1, vec!["This is why: BAD_ACT.".to_owned()]));
    assert_eq!(state(&ada), ("in_step".into(), 0.into()));
    assert_eq!(ada.aside().len(), 1);
    between.refuses(None);
    ada.rename(&warbands[1], "Goes on");
    assert_eq!(ada.exchange().went, 1);
}

#[test]
fn a_server_tells_an_act_that_is_none_from_one_of_another_version() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let key = Link::beside(&ada.book).unwrap().unwrap().key;
    let before = served.position();
    let body = "{\"at\":\"1917-04-01T20:15:00Z\",\"later\":true}";
    for (wire, code) in [("nml-wire: 2\r\n", "BAD_ACT"), ("nml-wire: 3\r\n", "BAD_INPUT"), ("", "BAD_INPUT")] {
        let signed = nml_ledger::to_hex(ada.secret().sign_act(body.as_bytes()).as_bytes());
        let headers = format!("nml-signature: {signed}\r\n{wire}");
        let (status, said) = served.posted(&key, "/log/append", &headers, body);
        assert!(status == 422 && said.contains(&format!("\"{code}\"")), "{wire}: {said}");
    }
    assert_eq!(served.position(), before);
}

#[test]
fn what_a_computer_with_a_harmed_key_wrote_waits_until_somebody_has_seen_to_it() {
    let served = Served::begin(Sync::Off);
    let ada = served.joined(InvitedAs::Organiser, "Ada", &[]);
    let warbands = ada.warbands();
    ada.rename(&warbands[0], "Signed");
    ada.exchange();
    let key = nml_store::device_secret_file(ada.folder());
    let sound = std::fs::read(&key).unwrap();
    std::fs::write(&key, "rubbish").unwrap();
    // The program is begun again.
    let ada = ada.begun_again();
    let told = ada.done("this_computer", Value::Null);
    assert!(told["key"].is_null() && told["trouble"].as_str().unwrap().contains("device.key"), "{told}");
    ada.rename(&warbands[0], "Unsigned");
    assert_eq!(link::exchange(&ada.session).unwrap_err().code, "CLUB_REFUSED");
    assert_eq!((state(&ada), ada.aside().len()), (("stopped".into(), 1.into()), 0));
    let check = ada.done("book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    assert!(
        check["authors"].as_array().unwrap().iter().any(|author| author["name"] == "Ada" && author["key"].is_null())
    );
    std::fs::write(&key, sound).unwrap();
    assert_eq!(ada.exchange().went, 1, "the key is back");
    let told = ada.done("this_computer", Value::Null);
    assert_eq!((told["key"].clone(), told["trouble"].clone()), (ada.secret().key().to_string().into(), Value::Null));
}

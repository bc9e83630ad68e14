//! `nml club` and `nml serve --club`, with a real PostgreSQL, and servers that are killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::server::{Server, Sync};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml"))
        .env("NML_DATA_DIR", env!("CARGO_TARGET_TMPDIR"))
        .args(arguments)
        .output()
        .unwrap()
}

fn document(status: i32, arguments: &[&str]) -> Value {
    let output = nml(&[&["--json", "club"], arguments].concat());
    assert_eq!(output.status.code(), Some(status), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = nml(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

/// A server that runs, and its organiser's invitation; it is killed when it is dropped.
struct Running {
    child: Child,
    at: String,
    secret: String,
}

impl Running {
    fn of(database: &str, cache: &Path) -> Self {
        let address = ["--address", "127.0.0.1", "--role", "organiser"];
        let mut command = Command::new(env!("CARGO_BIN_EXE_nml"));
        command.env("NML_DATA_DIR", env!("CARGO_TARGET_TMPDIR"));
        command.args(["--json", "serve", "--club", database, "--cache"]).arg(cache).args(address);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let opened: Value = serde_json::from_str(&line).unwrap();
        let url = opened["links"][0]["url"].as_str().unwrap();
        let secret = url.split_once("#join=").unwrap().1.to_owned();
        Self { child, at: opened["address"].as_str().unwrap().to_owned(), secret }
    }

    fn call(&self, name: &str, input: &Value) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.at).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let (body, at, secret) = (input.to_string(), &self.at, &self.secret);
        let length = body.len();
        write!(stream, "POST /call/{name} HTTP/1.1\r\nConnection: close\r\nHost: {at}\r\n").unwrap();
        write!(stream, "Authorization: Bearer {secret}\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap())
    }

    fn done(&self, name: &str, input: &Value) -> Value {
        let (status, answer) = self.call(name, input);
        assert_eq!(status, 200, "{name}: {answer}");
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = (self.child.kill(), self.child.wait());
    }
}

#[test]
fn a_club_is_made_served_by_two_killed_proved_and_taken_out() {
    let server = Server::begin(Sync::Disk);
    let room = server.room();
    let (owner, login) = (server.address("postgres", &room), server.address(&room, &room));
    let folder = tempfile::tempdir().unwrap();
    let said = refused(&["club", "status", &login]);
    assert!(said.contains("`nml club init`"), "{said}");
    let made = document(0, &["init", &owner, "--called", "Our club", "--server", &room]);
    assert_eq!(made, json!({ "club": "Our club", "streams": 0, "entries": 0 }));
    let again = refused(&["club", "init", &owner, "--called", "Our club"]);
    assert!(again.contains("is there already"), "{again}");
    assert_eq!(document(0, &["upgrade", &owner]), json!(0));

    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let (here, there) = (Running::of(&login, &one), Running::of(&login, &two));
    let muster = json!({ "name": "The Ardent Mile", "faction": "new-antioch", "variant": null });
    let warband = here.done("warband_muster", &muster)["id"].as_str().unwrap().to_owned();
    // The other has it within a moment, and goes on with it.
    let rename = json!({ "warband": warband, "edit": { "kind": "rename", "name": "The Long Mile" } });
    let mut status = 0;
    for _ in 0..600 {
        status = there.call("warband_edit", &rename).0;
        if status == 200 {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(status, 200);
    // Killed, and begun again over the same copy.
    drop(there);
    drop(here);
    let again = Running::of(&login, &one);
    let listed = again.done("warbands", &Value::Null);
    assert_eq!(listed[0]["name"], "The Long Mile");
    assert!(
        again.done("warband_history", &json!({ "warband": warband })).as_array().is_some_and(|lines| !lines.is_empty())
    );
    // What goes out is listed by its id, without the secret, and revoked like a guest.
    let made = again.done("feed_make", &json!({ "of": { "is": "calendar" }, "whose": "Ada’s phone" }));
    let url = made["url"].as_str().unwrap();
    let secret = url.rsplit('/').next().unwrap().trim_end_matches(".ics").to_owned();
    let listed = document(0, &["feeds", &login]);
    assert_eq!((&listed["feeds"][0]["id"], &listed["feeds"][0]["whose"]), (&made["feed"], &json!("Ada’s phone")));
    let text = String::from_utf8(nml(&["club", "feeds", &login]).stdout).unwrap();
    let id = made["feed"].as_str().unwrap();
    assert!(text.starts_with(&format!("{id}  calendar for Ada’s phone, made ")), "{text}");
    assert!(!listed.to_string().contains(&secret) && !text.contains(&secret), "{text}");
    assert_eq!(document(0, &["revoke", &login, id]), json!(true));
    assert_eq!(document(1, &["revoke", &login, id]), json!(false));
    assert_eq!(document(0, &["feeds", &login])["feeds"], json!([]));
    // Somebody who serves it is shown no path of this computer, and opens no other book.
    assert_ne!(again.call("book_new", &json!({ "holds": "nothing" })).0, 200);
    drop(again);

    let stands = document(0, &["status", &login]);
    assert_eq!((&stands["club"], &stands["streams"], &stands["acts"]), (&json!("Our club"), &json!(1), &json!(2)));
    let proved = document(0, &["check", &login]);
    assert_eq!((&proved["fine"], &proved["entries"]), (&json!(true), &stands["entries"]));
    let out = folder.path().join("out.nml");
    let out = out.to_str().unwrap();
    assert_eq!(document(0, &["export", &login, "--out", out])["streams"], 1);
    assert!(nml(&["book", "check", out]).status.success(), "with lists that are what the streams say");
    // And the book becomes another club of the same database.
    let second = document(0, &["init", &owner, "--called", "Second", "--from", out, "--server", &room]);
    assert_eq!((&second["streams"], &second["entries"]), (&json!(1), &stands["entries"]));
    let which = refused(&["club", "status", &login]);
    assert!(which.contains("Say which"), "{which}");
    assert_eq!(document(0, &["check", &login, "--called", "Second"])["fine"], true);

    server.sql(&room, "ALTER TABLE nml.entries DISABLE TRIGGER stays");
    let damaged = document(1, &["check", &login, "--called", "Second"]);
    assert_eq!(damaged["findings"][0]["code"], "TABLES", "{damaged}");
}

#[test]
fn a_database_that_is_not_there_is_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = format!("postgres://nml@/nml?host={}", folder.path().display());
    let cache = folder.path().join("cache");
    for arguments in [
        &["club", "status", &nowhere][..],
        &["club", "init", &nowhere, "--called", "Club"],
        &["serve", "--club", &nowhere, "--cache", cache.to_str().unwrap()],
    ] {
        let said = refused(arguments);
        assert!(said.contains("cannot be reached"), "{said}");
    }
    let said = refused(&["club", "status", "nowhere"]);
    assert!(said.contains("address of the database"), "{said}");
    assert!(refused(&["serve"]).contains("BOOK"));
}

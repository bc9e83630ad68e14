//! What keeps out people who are not invited, and what each guest is kept from.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use nml_app::guests::{Invited, Role};
use nml_serve::{Limits, Table, Trouble, open};
use serde_json::{Value, json};

use crate::kit::{Guest, ask, battle, of_battle, session, table};

fn readers(role: Role) -> Vec<Invited> {
    vec![Invited { role, label: "Looking on".to_owned() }]
}

#[test]
fn nobody_comes_in_without_an_invitation() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let battle = battle(&session);
    let serving = of_battle(&session, &battle, false);
    let guest = Guest::player(&serving, 0);
    assert_eq!(guest.call("about", &Value::Null).0, 200);
    let at = serving.address();
    let with = |authorization: Option<String>| {
        let shown = authorization.map(|shown| ("Authorization", shown));
        let headers: Vec<_> = [("Host", at.to_string())].into_iter().chain(shown).collect();
        ask(at, "POST", "/call/about", &headers, b"null").unwrap()
    };
    let secret = &guest.secret;
    for shown in [None, Some(String::new()), Some(format!("Basic {secret}")), Some(format!("Bearer {}", &secret[1..]))]
    {
        let response = with(shown.clone());
        assert_eq!((response.status, &response.json()["code"]), (401, &json!("NOT_INVITED")), "{shown:?}");
    }
    // An invitation ends with its table.
    serving.close();
    let again = of_battle(&session, &battle, false);
    let late = Guest { at: again.address(), ..guest };
    assert_eq!(late.call("about", &Value::Null).0, 401);
    assert_eq!(late.follow().next(), Err(Some(4401)));
    assert_eq!(again.shown().guests, 0);
}

#[test]
fn the_table_answers_to_its_own_name_and_its_own_page() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let serving = open(session, table(readers(Role::Organiser), 0, Limits::default())).unwrap();
    let guest = Guest::of(&serving, |_| true);
    let at = serving.address();
    let asks = |method: &str, path: &str, host: &str, origin: Option<&str>| {
        let origin = origin.map(|origin| ("Origin", origin.to_owned()));
        let own = [("Host", host.to_owned()), ("Authorization", format!("Bearer {}", guest.secret))];
        let headers: Vec<_> = own.into_iter().chain(origin).collect();
        ask(at, method, path, &headers, b"null").unwrap()
    };
    let own = at.to_string();
    for host in [own.clone(), format!("localhost:{}", at.port())] {
        assert_eq!(asks("POST", "/call/about", &host, None).status, 200);
        assert_eq!(asks("POST", "/call/about", &host, Some(&format!("http://{host}"))).status, 200);
    }
    for host in ["evil.example", "127.0.0.1", "127.0.0.1.evil.example:80"] {
        assert_eq!(asks("POST", "/call/about", host, None).status, 421, "{host}");
        assert_eq!(asks("GET", "/", host, None).status, 421, "{host}");
    }
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        assert_eq!(asks("POST", "/call/about", &own, Some(origin)).status, 403, "{origin}");
        assert_eq!(asks("GET", "/live", &own, Some(origin)).status, 403, "{origin}");
    }
    // The page itself is nobody's secret; it brings its policy along, and lets no other page read it.
    let page = asks("GET", "/", &own, Some("http://evil.example"));
    assert_eq!((page.status, page.body.as_str()), (200, "<!doctype html>"));
    assert!(page.headers["content-security-policy"].contains("default-src 'none'; script-src 'self'"));
    assert!(page.headers["content-security-policy"].contains(&format!("connect-src 'self' ws://{own};")));
    assert_eq!(page.headers["x-content-type-options"], "nosniff");
    assert_eq!(page.headers["referrer-policy"], "no-referrer");
    assert!(!page.headers.keys().any(|name| name.starts_with("access-control") || name == "set-cookie"));
    assert_eq!(asks("GET", "/nothing.js", &own, None).status, 404);
    assert_eq!(asks("GET", "/call/about", &own, None).status, 405);
}

#[test]
fn what_is_too_much_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let limits = Limits { body: 1 << 16, pace: 1, burst: 6, guests: 2, ..Limits::default() };
    let serving = open(session, table(readers(Role::Organiser), 0, limits)).unwrap();
    let guest = Guest::of(&serving, |_| true);
    let large = json!({"x": "x".repeat(1 << 20)});
    assert_eq!(guest.call("about", &large).0, 413);
    let (status, failure) = guest.call("about", &json!({"x": 1}));
    assert_eq!((status, &failure["code"]), (422, &json!("BAD_INPUT")));
    let _two = [guest.follow(), guest.follow()].map(|mut one| {
        one.next().unwrap();
        one
    });
    assert_eq!(serving.shown().guests, 2);
    let third = std::net::TcpStream::connect(guest.at).unwrap();
    assert!(tungstenite::client(format!("ws://{}/live", guest.at), third).is_err(), "there is no third seat");
    let paces: Vec<u16> = (0..20).map(|_| guest.call("about", &Value::Null).0).collect();
    assert!(paces.contains(&429), "six at a stroke, then one a second: {paces:?}");
}

#[test]
fn a_guest_is_kept_to_what_they_are_there_for() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (shown, other) = (battle(&session), battle(&session));
    let serving = of_battle(&session, &shown, false);
    let player = Guest::player(&serving, 1);
    let reader = Guest::of(&serving, |role| *role == Role::Reader { battle: Some(shown.clone()) });
    let organiser = Guest::of(&serving, |role| *role == Role::Organiser);
    let me = player.done("me", &Value::Null);
    assert_eq!(me, json!({"role": "player", "battle": shown, "side": 1, "anyone_answers": false}));
    assert_eq!(reader.done("battle", &json!({"battle": shown}))["id"], json!(shown));
    let refused = |guest: &Guest, call: &str, input: Value| {
        let (status, failure) = guest.call(call, &input);
        assert_eq!((status, &failure["code"]), (403, &json!("ROLE_NEEDED")), "{call}");
        failure["message"].as_str().unwrap().to_owned()
    };
    assert!(refused(&reader, "battle", json!({"battle": other})).contains("one battle"));
    assert!(refused(&reader, "battle_roll", json!({"battle": shown})).contains("a player"));
    assert!(refused(&player, "warbands", Value::Null).contains("one battle"));
    assert!(refused(&player, "battle_undo", json!({"battle": shown, "to": null})).contains("the organiser"));
    assert!(refused(&player, "rotation_new", json!({})).contains("the organiser"));
    for guest in [&player, &reader, &organiser] {
        assert!(refused(guest, "book_open", Value::Null).contains("the computer"));
        assert!(refused(guest, "table_state", Value::Null).contains("the computer"));
    }
    // Where the book lies is told to nobody, and a reader finds nothing to change.
    let state = reader.done("book_state", &Value::Null);
    assert_eq!((&state["book"]["path"], &state["book"]["read_only"]), (&json!("friday.nml"), &json!(true)));
    assert_eq!(organiser.done("book_state", &Value::Null)["book"]["read_only"], json!(false));
    assert_eq!(organiser.done("battles", &Value::Null).as_array().unwrap().len(), 2);
}

#[test]
fn plain_http_stays_in_a_private_network() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    for public in [Ipv4Addr::UNSPECIFIED, Ipv4Addr::new(8, 8, 8, 8)] {
        let public = Table { address: IpAddr::V4(public), ..table(Vec::new(), 0, Limits::default()) };
        assert!(matches!(open(Arc::clone(&session), public), Err(Trouble::Public(_))));
    }
}

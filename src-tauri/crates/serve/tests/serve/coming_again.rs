//! Invitations that last: a device gets in by its link with its own key, comes back after the server was stopped, and
//! is out once it is revoked.

use std::sync::Arc;

use nml_app::dialog::Nobody;
use nml_app::guests::{GuestBook, Role};
use nml_app::session::{GuestFile, Session};
use nml_serve::{Limits, Passes, Serving, Table, open, qr};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{Guest, ask, battle, call, session, table, unhurried};

pub const KEYS: [&str; 4] = [
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB",
    "CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC",
    "DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD",
];

fn passes(folder: &TempDir) -> Arc<Passes> {
    Passes::of(Arc::new(GuestFile::beside(&folder.path().join("friday.nml")).unwrap()))
}

/// A session as `nml serve` opens it.
fn letting_in(folder: &TempDir) -> (Arc<Session>, Arc<Passes>) {
    letting_into(folder, "nothing")
}

/// The same over a book that holds something.
pub fn letting_into(folder: &TempDir, holds: &str) -> (Arc<Session>, Arc<Passes>) {
    let book = folder.path().join("friday.nml");
    let session = Session::new(folder.path().join("data"), Some(book), Box::new(Nobody)).signed("Ada");
    call(&session, "book_new", json!({"holds": holds}));
    let passes = passes(folder);
    let feeds = Arc::new(GuestFile::beside(&folder.path().join("friday.nml")).unwrap());
    let (list, draws) = (Arc::<Passes>::clone(&passes), |link: &str| qr::drawn(link).ok());
    let guests = GuestBook { list, draws, feeds, posts: |_| Ok(()) };
    (Arc::new(session.letting_in(guests)), passes)
}

pub fn serve(session: &Arc<Session>, passes: &Arc<Passes>, limits: Limits) -> Serving {
    let evening = vec![nml_app::guests::Invited { role: Role::Organiser, label: "Organiser".to_owned() }];
    open(Arc::clone(session), Table { passes: Some(Arc::clone(passes)), ..table(evening, 0, limits) }).unwrap()
}

pub fn organiser(serving: &Serving) -> Guest {
    Guest::of(serving, |role| *role == Role::Organiser)
}

pub fn enter(serving: &Serving, link: &str, key: &str) -> (u16, String) {
    let secret = link.split_once("#invite=").unwrap().1;
    let body = json!({"invitation": secret, "key": key, "device": "Firefox on Android"}).to_string();
    let at = serving.address();
    let response = ask(at, "POST", "/enter", &[("Host", at.to_string())], body.as_bytes()).unwrap();
    let said = if response.body.is_empty() { String::new() } else { response.json()["message"].to_string() };
    (response.status, said)
}

fn link(by: &Guest, role: &str, once: bool, warbands: &[&str]) -> String {
    let made = by
        .done("guest_invite", &json!({"role": role, "name": "Bea", "once": once, "until": null, "warbands": warbands}));
    assert!(made["qr"]["size"].as_u64().unwrap() > 20);
    made["url"].as_str().unwrap().to_owned()
}

#[test]
fn a_device_comes_again_after_the_server_was_ended_and_is_out_when_it_is_revoked() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_in(&folder);
    let serving = serve(&session, &passes, unhurried());
    let host = organiser(&serving);
    let made = link(&host, "reader", true, &[]);
    let device = |serving: &Serving| Guest { at: serving.address(), secret: KEYS[0].to_owned() };
    assert_eq!(device(&serving).call("about", &Value::Null).0, 401, "a key that nobody let in");
    assert_eq!(enter(&serving, &made, KEYS[0]).0, 204);
    // The answer was lost, and the page asks again.
    assert_eq!(enter(&serving, &made, KEYS[0]).0, 204);
    let (status, said) = enter(&serving, &made, KEYS[1]);
    assert!(status == 401 && said.contains("ask the organiser"), "{said}");
    assert_eq!(device(&serving).done("me", &Value::Null), json!({"role": "reader", "battle": null}));
    // The secret in the link is not a key.
    let secret = made.split_once("#invite=").unwrap().1.to_owned();
    assert_eq!(Guest { at: serving.address(), secret }.call("about", &Value::Null).0, 401);
    serving.close();

    let serving = serve(&session, &passes, unhurried());
    let (again, host) = (device(&serving), organiser(&serving));
    assert_eq!(again.call("warbands", &Value::Null).0, 200, "it comes again");
    let mut follows = again.follow();
    follows.next().unwrap();
    let shown = host.done("guest_list", &Value::Null);
    let one = &shown["invitations"][0];
    assert_eq!((&one["name"], &one["role"], &one["used"]), (&json!("Bea"), &json!("reader"), &json!(true)));
    assert_eq!(one["devices"][0]["label"], "Firefox on Android");
    // One who comes again too, so that the list was read a moment before.
    let club = host.done("guest_invite", &json!({"role": "organiser", "name": "Ada", "once": true, "until": null}));
    assert_eq!(enter(&serving, club["url"].as_str().unwrap(), KEYS[2]).0, 204);
    let ada = Guest { at: serving.address(), secret: KEYS[2].to_owned() };
    assert_eq!((ada.call("about", &Value::Null).0, again.call("about", &Value::Null).0), (200, 200));
    let left = ada.done("guest_end", &json!({"guest": one["devices"][0]["id"]}));
    assert_eq!(left["invitations"][1]["devices"], json!([]));
    assert_eq!(follows.next(), Err(Some(4401)), "its socket is closed at once");
    assert_eq!(again.call("about", &Value::Null).0, 401);
    assert_eq!(enter(&serving, &made, KEYS[0]).0, 401, "nor does the link let it in again");
    let (status, failure) = host.call("guest_end", &json!({"guest": one["devices"][0]["id"]}));
    assert_eq!((status, &failure["code"]), (422, &json!("UNKNOWN_GUEST")));
}

#[test]
fn a_link_that_was_revoked_ends_with_all_who_came_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_in(&folder);
    let serving = serve(&session, &passes, unhurried());
    let host = organiser(&serving);
    let made = link(&host, "screen", false, &[]);
    let devices = KEYS.map(|key| {
        assert_eq!(enter(&serving, &made, key).0, 204);
        Guest { at: serving.address(), secret: key.to_owned() }
    });
    assert!(devices.iter().all(|device| device.call("about", &Value::Null).0 == 200));
    let id = host.done("guest_list", &Value::Null)["invitations"][0]["id"].clone();
    assert_eq!(host.done("guest_end", &json!({"guest": id}))["invitations"], json!([]));
    assert!(devices.iter().all(|device| device.call("about", &Value::Null).0 == 401));
    let (status, said) = enter(&serving, &made, KEYS[0]);
    assert!(status == 401 && said.contains("revoked"), "{said}");
}

#[test]
fn a_player_of_the_club_changes_their_own_warbands_and_answers_where_these_fight() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_in(&folder);
    let fought = battle(&session);
    let muster = |name: &str| {
        let faction = call(&session, "factions", json!({"pack": null}))[0]["id"].clone();
        let new = json!({"name": name, "faction": faction, "variant": null});
        (new.clone(), call(&session, "warband_muster", new)["id"].as_str().unwrap().to_owned())
    };
    let ((new, own), (_, other)) = (muster("The Lanterns"), muster("The Wardens"));
    let serving = serve(&session, &passes, unhurried());
    let host = organiser(&serving);
    assert_eq!(enter(&serving, &link(&host, "player", true, &[&own]), KEYS[0]).0, 204);
    let bea = Guest { at: serving.address(), secret: KEYS[0].to_owned() };
    assert_eq!(bea.done("me", &Value::Null), json!({"role": "member", "warbands": [own]}));
    let rename = |warband: &str| json!({"warband": warband, "edit": {"kind": "rename", "name": "The Sparks"}});
    assert_eq!(bea.done("warband_edit", &rename(&own))["name"], "The Sparks");
    let history = call(&session, "warband_history", json!({"warband": own})).to_string();
    assert!(history.contains("Bea"), "their name stands under it: {history}");
    let refused = |name: &str, input: Value| {
        let (status, failure) = bea.call(name, &input);
        assert_eq!((status, &failure["code"]), (403, &json!("ROLE_NEEDED")), "{name}: {failure}");
        failure["message"].as_str().unwrap().to_owned()
    };
    assert!(refused("warband_edit", rename(&other)).contains("Only the player whose Warband this is"));
    assert!(refused("guest_list", Value::Null).contains("the organiser"));
    assert!(refused("guest_invite", json!({})).contains("the organiser"));
    assert!(refused("rotation_new", json!({})).contains("the organiser"));
    assert!(refused("book_open", Value::Null).contains("the computer"));
    // Not one of their Warbands fights there: they see it, and answer nothing.
    let view = bea.done("battle", &json!({"battle": fought}));
    assert!(view["sides"].as_array().unwrap().iter().all(|side| side["mine"] == json!(false)));
    let said = crate::kit::first(&call(&session, "battle", json!({"battle": fought})));
    assert!(refused("battle_say", json!({"battle": fought, "commands": [said]})).contains("a player of this battle"));
    // What they muster is theirs.
    let mustered = bea.done("warband_muster", &new)["id"].as_str().unwrap().to_owned();
    assert_eq!(bea.call("warband_edit", &rename(&mustered)).0, 200);
    // Their pages hear once more when it is: what they asked before that answered with one Warband less.
    let told = |who: &Guest| {
        let before = session.changes();
        who.done("warband_muster", &new);
        session.changes() - before
    };
    assert_eq!(told(&bea), told(&host) + 1);
}

#[test]
fn what_makes_no_invitation_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = (session(&folder), passes(&folder));
    let new = |with: Value| {
        let mut input = json!({"role": "reader", "name": "Bea", "once": true, "until": null, "warbands": []});
        input.as_object_mut().unwrap().extend(with.as_object().unwrap().clone());
        input
    };
    let before = nml_app::dispatch::answer(&session, "guest_invite", new(json!({}))).unwrap_err();
    assert_eq!(before.code, "NOT_SERVED");
    assert_eq!(call(&session, "guest_list", Value::Null)["origin"], Value::Null);
    let serving = serve(&session, &passes, unhurried());
    let host = organiser(&serving);
    for (with, code) in [
        (json!({"name": " \n"}), "BAD_NAME"),
        (json!({"until": "tomorrow"}), "BAD_DAY"),
        (json!({"until": "2026-1-1"}), "BAD_DAY"),
        (json!({"until": "1917-04-01"}), "BAD_DAY"),
        (json!({"role": "organiser", "once": false}), "NOT_TOGETHER"),
        (json!({"role": "player", "once": false}), "NOT_TOGETHER"),
        (json!({"warbands": ["0123456789abcdef0123456789abcdef"]}), "UNKNOWN_STREAM"),
        (json!({"role": "player", "warbands": ["x"]}), "BAD_ID"),
    ] {
        let (status, failure) = host.call("guest_invite", &new(with.clone()));
        assert_eq!((status, &failure["code"]), (422, &json!(code)), "{with}: {failure}");
    }
    assert_eq!(host.done("guest_list", &Value::Null)["invitations"], json!([]));
    let at = serving.address();
    for body in ["", "null", "{}", r#"{"invitation":"x","key":"y","device":"z","more":1}"#, &"x".repeat(5000)] {
        let response = ask(at, "POST", "/enter", &[("Host", at.to_string())], body.as_bytes()).unwrap();
        assert_eq!(response.status, 422, "{body}");
    }
    let long = json!({"invitation": "A".repeat(43), "key": "A".repeat(43), "device": ""}).to_string();
    assert_eq!(ask(at, "POST", "/enter", &[("Host", at.to_string())], long.as_bytes()).unwrap().status, 422);
    // A table without a list lets nobody in so.
    serving.close();
    let evening = open(Arc::clone(&session), table(vec![], 0, unhurried())).unwrap();
    let at = evening.address();
    let body = json!({"invitation": "A".repeat(43), "key": "B".repeat(43), "device": ""}).to_string();
    assert_eq!(ask(at, "POST", "/enter", &[("Host", at.to_string())], body.as_bytes()).unwrap().status, 401);
}

#[test]
fn no_address_holds_more_connections_than_there_are_places() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = (session(&folder), passes(&folder));
    let limits = Limits { connections: 4, connections_each: 3, ..unhurried() };
    let serving = serve(&session, &passes, limits);
    let host = organiser(&serving);
    assert_eq!(host.call("about", &Value::Null).0, 200);
    let held: Vec<_> = (0..3).map(|_| std::net::TcpStream::connect(host.at).unwrap()).collect();
    // They are counted when they are accepted, which is a moment later.
    let until = std::time::Instant::now() + crate::kit::PATIENCE;
    while host.try_call("about", &Value::Null).is_ok() {
        assert!(std::time::Instant::now() < until, "a fourth connection is answered");
    }
    drop(held);
    while host.try_call("about", &Value::Null).is_err() {
        assert!(std::time::Instant::now() < until, "the places are never free again");
    }
}

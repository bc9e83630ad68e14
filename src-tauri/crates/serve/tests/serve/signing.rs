//! A browser with a key of its own: it signs the calls that it makes, and then what came of them. Who has only the secret that it
//! is let in with writes nothing.

use std::time::{SystemTime, UNIX_EPOCH};

use nml_app::session::Session;
use nml_ledger::{Hash, Secret, to_hex};
use nml_serve::Serving;
use serde_json::{Value, json};

use crate::coming_again::{KEYS, letting_into, organiser, serve};
use crate::kit::{Guest, Response, ask, call, unhurried};

/// A browser that came in by an invitation.
struct Page {
    guest: Guest,
    secret: Secret,
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs().try_into().unwrap()
}

impl Page {
    /// Somebody is invited, and their browser comes in with its key.
    fn enters(serving: &Serving, role: &str, name: &str, warbands: &[&str], nth: u8) -> Self {
        let once = json!({"role": role, "name": name, "once": true, "until": null, "warbands": warbands});
        let link = organiser(serving).done("guest_invite", &once)["url"].as_str().unwrap().to_owned();
        let (secret, key) = (Secret::of(&[nth; 32]).unwrap(), KEYS[usize::from(nth)]);
        let invitation = link.split_once("#invite=").unwrap().1;
        let shows = json!({"invitation": invitation, "key": key, "device": "Firefox", "signs": secret.key()});
        let at = serving.address();
        let entered = ask(at, "POST", "/enter", &[("Host", at.to_string())], shows.to_string().as_bytes()).unwrap();
        assert_eq!(entered.status, 204, "{entered:?}");
        Self { guest: Guest { at, secret: key.to_owned() }, secret }
    }

    fn posts(&self, path: &str, more: &[(&str, String)], body: &str) -> Response {
        let mut headers =
            vec![("Host", self.guest.at.to_string()), ("Authorization", format!("Bearer {}", self.guest.secret))];
        headers.extend_from_slice(more);
        ask(self.guest.at, "POST", path, &headers, body.as_bytes()).unwrap()
    }

    /// A call, signed with this secret as if it were made then; `meant` is what was signed.
    fn says(&self, secret: &Secret, at: i64, meant: &str, name: &str, input: &Value) -> Response {
        let body = input.to_string();
        let signed = to_hex(secret.sign_call(meant, at, body.as_bytes()).as_bytes());
        self.posts(&format!("/call/{name}"), &[("nml-signature", signed), ("nml-at", at.to_string())], &body)
    }

    /// A call, as the page makes it: its answer, and what came of it.
    fn done(&self, name: &str, input: &Value) -> (Value, Vec<Hash>) {
        let answer = self.says(&self.secret, now(), name, name, input);
        assert!(answer.status == 200 && answer.headers.contains_key("nml-made"), "{answer:?}");
        let told = answer.json();
        let made = told["made"].as_array().unwrap().iter().map(|hash| hash.as_str().unwrap().parse().unwrap());
        (told["output"].clone(), made.collect())
    }

    fn signs_with(&self, secret: &Secret, entries: &[Hash]) -> (u16, Value) {
        let one = |entry: &Hash| json!({"entry": entry, "signature": to_hex(secret.sign(entry).as_bytes())});
        let all: Vec<Value> = entries.iter().map(one).collect();
        let answer = self.posts("/sign", &[], &json!(all).to_string());
        let said = if answer.body.is_empty() { Value::Null } else { answer.json()["code"].clone() };
        (answer.status, said)
    }

    fn signs(&self, entries: &[Hash]) -> (u16, Value) {
        self.signs_with(&self.secret, entries)
    }
}

fn rename(warband: &str, name: &str) -> Value {
    json!({"warband": warband, "edit": {"kind": "rename", "name": name}})
}

/// Whose entries a check counts: the beginning of the key, of those under this name.
fn authors(session: &Session, name: &str) -> Vec<(Option<String>, u64)> {
    let check = call(session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let of = check["authors"].as_array().unwrap().iter().filter(|author| author["name"] == name);
    of.map(|author| (author["device"].as_str().map(str::to_owned), author["entries"].as_u64().unwrap())).collect()
}

fn first(session: &Session) -> String {
    call(session, "warbands", Value::Null)[0]["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_browser_signs_what_it_said_itself_and_for_one_without_a_key_the_server_signs() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_into(&folder, "first_game");
    let serving = serve(&session, &passes, unhurried());
    let warband = first(&session);
    let bea = Page::enters(&serving, "player", "Bea", &[&warband], 0);
    let (shown, made) = bea.done("warband_edit", &rename(&warband, "The Sparks"));
    assert_eq!(shown["name"], "The Sparks");
    // A Warband of a campaign tells it there too.
    assert!(!made.is_empty());
    assert_eq!(authors(&session, "Bea"), [(None, made.len() as u64)], "nobody signs for a browser that does so itself");
    assert_eq!(bea.signs(&made), (204, Value::Null));
    let signed = [(Some(bea.secret.key().short()), made.len() as u64)];
    assert_eq!(authors(&session, "Bea"), signed);
    // The answer was lost, and the page signs once more.
    assert_eq!(bea.signs(&made), (204, Value::Null));
    assert_eq!(authors(&session, "Bea"), signed);
    assert_eq!(bea.done("warbands", &Value::Null).1, [], "reading makes nothing");
    let listed = organiser(&serving).done("guest_list", &Value::Null);
    assert_eq!(listed["invitations"][0]["devices"][0]["key_short"], bea.secret.key().short());

    let host = organiser(&serving);
    host.done("warband_edit", &rename(&warband, "The Embers"));
    let ours = call(&session, "this_computer", Value::Null)["key_short"].as_str().unwrap().to_owned();
    assert_eq!(authors(&session, "Organiser"), [(Some(ours), made.len() as u64)]);
}

#[test]
fn who_has_only_the_secret_of_a_browser_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_into(&folder, "first_game");
    let serving = serve(&session, &passes, unhurried());
    let warband = first(&session);
    let bea = Page::enters(&serving, "player", "Bea", &[&warband], 0);
    let (edit, input, own) = ("warband_edit", rename(&warband, "Taken"), &bea.secret);
    let code = |answer: &Response| (answer.status, answer.json()["code"].clone());
    let (no, apart) = ((403, json!("NOT_SIGNED")), (403, json!("CLOCKS_APART")));
    let (status, said) = bea.guest.call(edit, &input);
    assert_eq!((status, &said["code"]), (403, &json!("NOT_SIGNED")), "not signed at all");
    let other = Secret::of(&[9; 32]).unwrap();
    assert_eq!(code(&bea.says(&other, now(), edit, edit, &input)), no, "by another key");
    assert_eq!(code(&bea.says(own, now(), "warband", edit, &input)), no, "another call");
    assert_eq!(code(&bea.says(own, now() - 3600, edit, edit, &input)), apart, "what was overheard an hour ago");
    assert_eq!(code(&bea.says(own, now() + 3600, edit, edit, &input)), apart);
    let signed = to_hex(own.sign_call(edit, now(), input.to_string().as_bytes()).as_bytes());
    let (at, another) = (now().to_string(), rename(&warband, "Taken too").to_string());
    let swapped = bea.posts("/call/warband_edit", &[("nml-signature", signed), ("nml-at", at)], &another);
    assert_eq!(code(&swapped), no, "another input");
    assert!(authors(&session, "Bea").is_empty(), "nothing was written");
    assert_eq!(bea.guest.call("warbands", &Value::Null).0, 200, "it reads until it is revoked");
}

#[test]
fn what_is_not_a_browsers_to_sign_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let (session, passes) = letting_into(&folder, "first_game");
    let serving = serve(&session, &passes, unhurried());
    let warband = first(&session);
    let bea = Page::enters(&serving, "player", "Bea", &[&warband], 0);
    let cleo = Page::enters(&serving, "organiser", "Cleo", &[], 1);
    let reader = Page::enters(&serving, "reader", "Bea", &[], 2);
    let (_, theirs) = cleo.done("warband_edit", &rename(&warband, "Cleo’s"));
    let (_, mine) = bea.done("warband_edit", &rename(&warband, "Bea’s"));
    assert_eq!(bea.signs(&theirs), (403, json!("ROLE_NEEDED")), "under another name");
    assert_eq!(bea.signs(&[&mine[..], &theirs[..]].concat()), (403, json!("ROLE_NEEDED")), "all of it or nothing");
    assert_eq!(bea.signs_with(&cleo.secret, &mine), (403, json!("NOT_SIGNED")), "with a key that is not its own");
    assert_eq!(bea.signs(&[Hash::of(b"nothing")]), (422, json!("NO_ENTRY")));
    assert_eq!(reader.signs(&mine), (403, json!("ROLE_NEEDED")), "who says nothing signs nothing");
    let host = organiser(&serving);
    let evening = Page { guest: host, secret: Secret::of(&[0; 32]).unwrap() };
    assert_eq!(evening.signs(&mine).0, 401, "an evening’s guest has no key");
    assert_eq!(bea.posts("/sign", &[], "{\"not\":\"a list\"}").status, 422);
    assert_eq!((authors(&session, "Bea")[0].0.clone(), authors(&session, "Cleo")[0].0.clone()), (None, None));
    assert_eq!((bea.signs(&mine).0, cleo.signs(&theirs).0), (204, 204));
    // Somebody of the same name comes later, and would have it as theirs.
    let again = Page::enters(&serving, "player", "Bea", &[&warband], 3);
    assert_eq!(again.signs(&mine).0, 204, "it is signed already, and stays so");
    assert_eq!(authors(&session, "Bea"), [(Some(bea.secret.key().short()), mine.len() as u64)]);
}

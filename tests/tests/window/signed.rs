//! A browser with a key of its own, in Chromium and in the engine of the window.

use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::Arc;

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::guests::{GuestBook, Guests as _};
use nml_app::session::{GuestFile, Session};
use nml_serve::{Asset, Limits, Page, Passes, Table, page};
use nml_tests::window::{Browser, By, Home, Window};
use serde_json::{Value, json};

/// The page as it was built.
fn built() -> Page {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/dist");
    assert!(folder.join("index.html").is_file(), "the UI is built (`npm run build`)");
    Page::new(move |name| {
        let bytes = std::fs::read(folder.join(name)).ok()?;
        Some(Asset { bytes: bytes.into(), kind: page::kind(name).to_owned() })
    })
}

#[test]
fn a_browser_that_is_let_in_signs_what_it_says_with_a_key_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    let session = Session::new(folder.path().join("data"), Some(book.clone()), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    let list = Arc::new(GuestFile::beside(&book).unwrap());
    let passes = Passes::of(Arc::<GuestFile>::clone(&list));
    let guests = GuestBook { list: Arc::<Passes>::clone(&passes), draws: |_| None, feeds: list, posts: |_| Ok(()) };
    let session = Arc::new(session.letting_in(guests));
    let table = Table {
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        certificate: None,
        name: None,
        invited: Vec::new(),
        passes: Some(Arc::clone(&passes)),
        feeds: None,
        notes: |_| {},
        page: built(),
        limits: Limits::default(),
    };
    let serving = nml_serve::open(Arc::clone(&session), table).unwrap();
    passes.served_at(&format!("http://{}", serving.address())).unwrap();
    let told = |name: &str, input: Value| -> Value {
        serde_json::from_str(answer(&session, name, input).unwrap().get()).unwrap()
    };
    let warbands = told("warbands", Value::Null);
    let redoubt = warbands.as_array().unwrap().iter().find(|one| one["name"] == "The Seventh Redoubt").unwrap();
    let warband = redoubt["id"].as_str().unwrap().to_owned();
    let new = json!({ "role": "player", "name": "Bea", "once": true, "until": null, "warbands": [warband] });
    let link = told("guest_invite", new)["url"].as_str().unwrap().to_owned();
    let browser = Browser::of_guest(&link, (1280, 800));
    let device = told("guest_list", Value::Null)["invitations"][0]["devices"][0].clone();
    let key = device["key"].as_str().unwrap_or_else(|| panic!("Chromium has a key: {device}")).to_owned();
    // The secret half cannot be read, not even by the page.
    let read = browser.run_async(
        "const done = arguments[arguments.length - 1];
         const opening = indexedDB.open('nml', 1);
         opening.onsuccess = () => {
           const get = opening.result.transaction('keys').objectStore('keys').get('own');
           get.onsuccess = () => crypto.subtle.exportKey('pkcs8', get.result.secret)
             .then(() => done('read'), (refused) => done(`${get.result.secret.type} ${refused.name}`));
         };",
        &[],
    );
    assert_eq!(read, "private InvalidAccessError");

    browser.run(&format!("location.hash = '#/warbands/{warband}'"), &[]);
    browser.click(By::role_part("button", "Aldous Reyne"));
    browser.click(By::role("button", "Rename Aldous Reyne"));
    browser.fill(By::role("textbox", "New name for Aldous Reyne"), "Aldous Père");
    browser.press("Enter");
    browser.see(By::role("button", "Rename Aldous Père"));
    let authors = || -> Vec<(Value, Value)> {
        let check = told("book_check", Value::Null);
        assert_eq!(check["fine"], true, "{check}");
        let of = check["authors"].as_array().unwrap().iter().filter(|author| author["name"] == "Bea");
        of.map(|author| (author["key"].clone(), author["entries"].clone())).collect()
    };
    browser.until("its signature", || authors().iter().any(|(signed, _)| *signed == json!(key)));
    assert!(authors().iter().all(|(signed, _)| *signed == json!(key)), "{:?}", authors());
    assert_eq!(browser.run("return localStorage.getItem('nml.to-sign')", &[]), Value::Null);
}

/// WebKitGTK, which phones and Macs have relatives of: whether it can make and keep such a key, it says itself.
#[test]
fn the_engine_of_the_window_knows_keys_that_cannot_be_read() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let said = window.run_async(
        "const done = arguments[arguments.length - 1];
         (async () => {
           if (!crypto.subtle) return 'no secure context';
           // One in about two hundred is not made: the page tries again.
           const make = () => crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
           const pair = await make().catch(make).catch(make);
           const covered = new Uint8Array([1, 2, 3]);
           const signed = await crypto.subtle.sign({ name: 'Ed25519' }, pair.privateKey, covered);
           const holds = await crypto.subtle.verify({ name: 'Ed25519' }, pair.publicKey, signed, covered);
           return `${pair.privateKey.extractable} ${new Uint8Array(signed).length} ${holds}`;
         })().then(done, (refused) => done(String(refused)));",
        &[],
    );
    assert_eq!(said, "false 64 true");
}

#[test]
fn a_harmed_key_of_this_computer_is_said_once_and_everything_goes_on() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Book");
    window.close();
    let key = home.data().join("device.key");
    std::fs::write(&key, "rubbish").unwrap();
    let window = Window::open(&home);
    window.until_text(By::css(".note"), "is not signed, because the key of this computer is damaged");
    window.picture("book-unsigned");
    window.axe();
    window.click(By::role("button", "Close"));
    window.gone(By::css(".note"));
    window.task("Warbands");
    assert_eq!(std::fs::read_to_string(&key).unwrap(), "rubbish");
}

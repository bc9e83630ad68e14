//! What goes out by itself: the page where an organiser sets it up, and a published page at its address in a browser.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::guests::{Feeds, GuestBook};
use nml_app::session::{GuestFile, Session};
use nml_serve::{Limits, Page, Passes, Table};
use nml_store::Guests as _;
use nml_tests::window::{Browser, By, Home, Window};
use serde_json::{Value, json};

/// A book that was served once: its addresses lead there, also while the window has it open.
#[test]
fn an_organiser_makes_a_calendar_a_page_and_news_for_a_chat() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Club");
    window.click(By::role("link", "Calendar and feeds"));
    // Nobody has served it yet: the calendar is a file.
    window.until_text(By::css("main"), "An address leads to a server, and only a server posts.");
    window.picture("feeds-not-served");
    let out = home.folder().join("club.ics");
    home.answer(&out);
    window.click(By::role("button", "Export calendar"));
    window.until("the file", || std::fs::read_to_string(&out).is_ok_and(|text| text.ends_with("END:VCALENDAR\r\n")));

    let state = window.told("book_state", Value::Null);
    let book = state["path"].as_str().or_else(|| state["book"]["path"].as_str()).unwrap().to_owned();
    GuestFile::beside(book.as_ref()).unwrap().served_at("https://club.example.org").unwrap();
    window.task("Club");
    window.click(By::role("link", "Calendar and feeds"));
    window.fill(By::role("textbox", "For whom"), "Ada’s phone");
    window.click(By::role("button", "Make a calendar address"));
    window.until_text(By::testid("feed-link"), "https://club.example.org/calendar/");
    window.until_text(By::testid("feed-link"), "The address for Ada’s phone is shown this once");
    window.until_text(By::css("main"), "for Ada’s phone made ");
    window.picture("feeds-address");
    window.click(By::role("button", "Done"));
    window.click(By::role("button", "Make a page address"));
    window.until_text(By::testid("feed-link"), "https://club.example.org/page/");

    // What would be posted is there before anything is.
    window.until_text(By::testid("tried"), "Claim No Man’s Land planned: The Seventh Redoubt – The Ashen Choir");
    window.fill(By::role("textbox", "Name"), "Club channel");
    window.fill(By::role("textbox", "Address of the webhook"), "https://chat.example.org/hook/s3cret");
    window.click(By::role("button", "Post there from now on"));
    window.until_text(By::testid("chats"), "on chat.example.org, nothing posted yet");
    assert!(!window.text(By::css("main")).contains("s3cret"));
    window.axe();
    window.picture("feeds");

    window.click(By::role_part("button", "Revoke the page address of"));
    window.until_text(By::css("main"), "Revoke this address?");
    window.click(By::testid("end-now"));
    window.until("one address", || window.told("feeds", Value::Null)["feeds"].as_array().unwrap().len() == 1);
    window.click(By::role("button", "Stop posting to Club channel"));
    window.click(By::testid("end-now"));
    window.gone(By::testid("chats"));
}

/// The page runs as nobody's: it shows what it has, and what the browser keeps for that server is not for it.
#[test]
fn a_page_at_its_address_runs_in_a_browser_and_keeps_nothing_there() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    let session = Session::new(folder.path().join("data"), Some(book.clone()), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    let list = Arc::new(GuestFile::beside(&book).unwrap());
    let feeds: Arc<dyn Feeds> = Arc::<GuestFile>::clone(&list);
    let passes = Passes::of(list);
    let guests = GuestBook {
        list: Arc::<Passes>::clone(&passes),
        draws: |_| None,
        feeds: Arc::clone(&feeds),
        posts: |_| Ok(()),
    };
    let session = Arc::new(session.letting_in(guests));
    let table = Table {
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        certificate: None,
        name: None,
        invited: Vec::new(),
        passes: Some(passes),
        feeds: Some(feeds),
        notes: |_| {},
        page: Page::none(),
        limits: Limits::default(),
    };
    let _serving = nml_serve::open(Arc::clone(&session), table).unwrap();
    let told = |name: &str, input: Value| -> Value {
        serde_json::from_str(answer(&session, name, input).unwrap().get()).unwrap()
    };
    let campaign = told("campaigns", Value::Null)[0]["id"].clone();
    let made = told("feed_make", json!({ "of": { "is": "page", "campaign": campaign }, "whose": "" }));
    let reader = Browser::of_guest(made["url"].as_str().unwrap(), (1280, 800));
    reader.until_text(By::css("main h1"), "The Ardent Mile");
    let kept = "try { localStorage.setItem('x', '1'); return 'kept'; } catch (refused) { return refused.name; }";
    assert_eq!(reader.run(kept, &[]), "SecurityError");
    assert_eq!(reader.run("return self.origin", &[]), "null");
    assert_eq!(reader.asked_outside(), Vec::<String>::new());
    reader.keep("feeds-page");
}

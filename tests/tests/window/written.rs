//! House rules in words, written by the organiser: on the campaign's page, on its web page, and taken back.

use std::fs;

use nml_tests::window::{Browser, By, Filed, Home, Season, Theme, Window};
use serde_json::json;

const TYPED: &str = "No proxies of <b>Elites</b>, ask *before* the evening.\n\
    Late players forfeit after 30 minutes.\n\n\
    {@html \"<img src=x>\"} is no markup either, and a rule may be as long as it takes to say what was meant by it.";

/// Puts a text into the only field of several lines, as a paste does.
fn paste(window: &Window, text: &str) {
    let script = "const field = document.querySelector('textarea');
        field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));";
    window.run(script, &[json!(text)]);
}

/// What a reader sees of the paragraphs, line by line.
const SEEN: &str = "return [...document.querySelectorAll('.paragraphs p')].map((one) => one.innerText)";

#[test]
fn what_a_group_agreed_on_is_written_down_shown_published_and_taken_back() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    window.go(&format!("campaign/{}/rules", season.campaign));
    let button = || By::role("button", "Save");
    window.see(button());
    assert!(!window.usable(button()), "nothing is written yet");
    paste(&window, TYPED);
    window.until("something can be written down", || window.usable(button()));
    window.run("document.querySelector('textarea').scrollIntoView({ block: 'center' })", &[]);
    window.picture("written-rules");
    window.click(button());
    window.until("it is written down", || !window.usable(button()));
    assert_eq!(window.value(By::css("textarea")), TYPED);

    window.go(&format!("campaign/{}", season.campaign));
    window.see(By::role("group", "House rules in words"));
    let paragraphs = json!(TYPED.split("\n\n").collect::<Vec<_>>());
    assert_eq!(window.run(SEEN, &[]), paragraphs, "its lines stay lines, and nothing is markup");
    window.run("document.querySelector('.paragraphs').scrollIntoView({ block: 'center' })", &[]);
    window.picture("written-shown");
    let file = home.folder().join("mile.html");
    home.answer(&file);
    window.click(By::role("button", "Save it: web page"));
    window.until_text(By::css(".publishing .made"), "Written: mile.html");
    assert!(fs::read_to_string(&file).unwrap().contains("Late players forfeit after 30 minutes."));
    for (size, theme) in [((360, 740), Theme::Dark), ((1280, 800), Theme::Light)] {
        let reader = Browser::open(size, theme);
        reader.read(&file);
        reader.until_text(By::role("region", "House rules"), "Late players forfeit");
        assert_eq!(reader.run(SEEN, &[]), paragraphs);
        reader.run("document.querySelector('.paragraphs').scrollIntoView({ block: 'center' })", &[]);
        reader.keep("published-written");
        assert_eq!(reader.asked_outside(), Vec::<String>::new());
    }

    window.go(&format!("campaign/{}/chronicle", season.campaign));
    window.until_text(By::role("region", "House rules"), "Late players forfeit");
    assert_eq!(window.run(SEEN, &[]), paragraphs, "the chronicle has them too");
    window.picture("written-chronicle");
    window.go("find");
    window.fill(By::role("searchbox", "Find in this book"), "forfeit");
    window.until_text(By::css("main"), "House rule: Late players forfeit after 30 minutes.");
    window.picture("written-found");

    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("button", "Undo: the house rules in words"));
    window.gone(By::css(".paragraphs"));
}

#[test]
fn the_page_of_house_rules_says_which_aftermath_holds_them() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    season.file(
        "claim-no-mans-land",
        [("The Seventh Redoubt", 11, &[]), ("The Ashen Choir", 4, &[])],
        Filed::default(),
    );
    window.go(&format!("campaign/{}/rules", season.campaign));
    window.until_text(By::css(".locked"), "The aftermath of Game 1 · Claim No Man’s Land is open.");
    window.picture("house-locked");
    window.click(By::role("link", "Open the aftermath"));
    window.until_text(By::css("#where"), "Aftermath");
}

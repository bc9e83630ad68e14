//! The chronicle of a campaign and the lives of its models in the window: told, searched, added to and printed.

use std::fs;

use nml_tests::window::{By, Filed, Home, Season, Window};
use serde_json::json;

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";

/// The dice of the first question about a model.
fn throws(window: &Window, battle: &str, name: &str, shown: &[u8]) {
    let now = window.told("aftermath", json!({ "aftermath": battle }));
    let pages = now["pages"].as_array().unwrap().iter();
    let mut asked = pages.flat_map(|page| page["steps"][0]["questions"].as_array().unwrap());
    let question = asked.find(|question| question["heading"].as_str().unwrap().ends_with(name)).unwrap();
    let answer = json!({ "kind": "faces", "faces": shown, "source": "table" });
    let said = json!({ "aftermath": battle, "question": question["id"], "answer": answer });
    let _ = window.told("aftermath_answer", said);
}

fn scroll(window: &Window, selector: &str, text: &str) {
    let script = "const all = [...document.querySelectorAll(arguments[0])];
        all.find((one) => one.textContent.includes(arguments[1])).scrollIntoView({ block: 'start' });";
    window.run(script, &[json!(selector), json!(text)]);
}

/// Whether a heading stands in the window.
fn in_view(window: &Window, selector: &str, text: &str) -> bool {
    let script = "const all = [...document.querySelectorAll(arguments[0])];
        const top = all.find((one) => one.textContent.includes(arguments[1])).getBoundingClientRect().top;
        return top >= 0 && top < innerHeight";
    window.run(script, &[json!(selector), json!(text)]) == true
}

#[test]
fn a_season_is_told_in_the_players_own_words_and_every_life_is_found() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);

    // Nobody has fought: what is to be done first, and no sheet to print.
    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("link", "Chronicle"));
    window.until_text(By::css("main"), "Nobody has fought yet");
    assert_eq!(window.count(By::role("button", "Print it: the chronicle as a PDF")), 0);
    window.picture("chronicle-empty");
    window.click(By::role("link", "Open the campaign"));
    window.see(By::role("region", "Standings"));

    // A battle in the window, played to its end, with a note in its log.
    let page = window.told("campaign", json!({ "campaign": season.campaign }));
    let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, None);
    let view = window.told("battle", json!({ "battle": battle }));
    let log = view["log"].as_array().unwrap();
    let last = log.iter().rfind(|entry| entry["in_force"] == true).unwrap()["seq"].clone();
    let said = json!({ "battle": battle, "seq": last, "text": "Smoke lay over the last of them." });
    let _ = window.told("battle_note", said);
    window.close_aftermath(&battle);

    // And one on paper: Tobin does not survive, Reyne has a Leg Wound.
    let fell = [("Tobin Allard", 3), ("Aldous Reyne", 3), ("Piers Allard", 0)];
    let fell = fell.map(|(name, by)| (season.place(REDOUBT, name), by));
    let how = Filed { day: Some("2026-05-14"), attacked: true, ..Filed::default() };
    let second = season.file("relic-hunt", [(REDOUBT, 4, &fell), (CHOIR, 11, &[])], how);
    throws(&window, &second, "Tobin Allard", &[1]);
    throws(&window, &second, "Piers Allard", &[5]);
    throws(&window, &second, "Aldous Reyne", &[3, 1]);
    window.close_aftermath(&second);

    window.go(&format!("campaign/{}/chronicle", season.campaign));
    window.until_text(By::css("#where"), "Chronicle");
    window.see(By::role("region", "Standings"));
    window.until_text(By::css("main"), "dice counted from 1 with a log");
    window.see(By::text("Most attacks missed"));
    window.until_text(By::css("main"), "Smoke lay over the last of them.");
    window.picture("chronicle-honours");
    let dead = || By::role("region", "The dead");
    window.until_text(dead(), "of The Seventh Redoubt, killed in Turn 3 by");
    let contents = || By::role("navigation", "Contents");
    window.click(By::role("link", "The dead").within(contents()));
    window.until("the roll of the dead in view", || in_view(&window, "h2", "The dead"));
    window.picture("chronicle-dead");
    window.click(By::role("link", "Game 2 · Relic Hunt").within(dead()));
    window.until("the game in view", || in_view(&window, "h3", "Relic Hunt"));
    window.click(By::role("link", "Print and publish"));
    window.until("the ways to publish in view", || in_view(&window, "h2", "Print and publish"));
    window.click(By::role("button", "Add a note on game 2"));
    window.fill(By::css("textarea"), "Tobin held the crossing until nobody came back for him.");
    scroll(&window, "h3", "Relic Hunt");
    window.picture("chronicle-writing");
    window.click(By::role("button", "Save"));
    let words = || By::css("[aria-label='In their own words, game 2']");
    window.until_text(words(), "Tobin held the crossing");
    window.gone(By::css("textarea"));
    window.until_text(By::css("main"), "fell in Turn 3 to");
    scroll(&window, "h3", "Relic Hunt");
    window.picture("chronicle-game");

    let path = home.folder().join("season.pdf");
    home.answer(&path);
    window.click(By::role("button", "Print it: the chronicle as a PDF"));
    window.until_text(By::css(".made"), "Written: season.pdf");
    assert!(fs::read(&path).is_ok_and(|bytes| bytes.starts_with(b"%PDF-") && bytes.len() > 10_000));

    // From the fallen to the life, and from one life to the others.
    window.go(&format!("warbands/{}", season.id(REDOUBT)));
    window.click(By::role("link", "Life story: Tobin Allard"));
    window.until_text(By::css("#where"), "Lives");
    let life = || By::css("[data-testid=life]");
    window.until_text(life(), "Game 2 · Relic Hunt against The Ashen Choir");
    window.until_text(life(), "Gone for good: did not survive");
    window.picture("lives-fallen");
    window.fill(By::role("searchbox", "Search lives, such as Leg Wound"), "leg wound");
    window.until_text(life(), "Leg Wound");
    let found = window.texts(By::css(".list a b"));
    assert_eq!(found, ["Aldous Reyne"], "only he has one");
    window.picture("lives-found");
    window.fill(By::role("searchbox", "Search lives, such as Leg Wound"), "nothing of the sort");
    window.until_text(By::css(".list"), "No life holds “nothing of the sort”.");
    window.press("\u{e00c}");
    window.click(By::role_part("radio", "Items"));
    window.until_text(life(), "Came with the Warband");
    window.until_text(By::css(".list"), "gone with Tobin Allard");
    window.picture("lives-items");

    // From the card in the builder.
    window.go(&format!("warbands/{}", season.id(REDOUBT)));
    window.click(By::text("Aldous Reyne"));
    window.click(By::role("link", "Life story: Aldous Reyne"));
    window.until_text(life(), "Leg Wound");
    window.click(By::role_part("link", "Game 2 · Relic Hunt against The Ashen Choir: its aftermath"));
    window.until_text(By::css("#where"), "Aftermath");
}

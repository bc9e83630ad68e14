//! The book in the window: what it holds, checking it and backing it up; a file that is not a book is refused and left
//! as it was.

use std::fs;

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

#[test]
fn the_book_is_checked_and_backed_up() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Book");
    window.until_text(
        By::role("region", "The file"),
        "2 Warbands, 1 set-up or own scenario, 0 battles with a log, 1 campaign",
    );
    window.click(By::role("button", "Check the book"));
    window.until_text(By::role("region", "The file"), "No damage: all");
    let copy = home.folder().join("copy.nml");
    home.answer(&copy);
    window.click(By::role("button", "Back it up"));
    window.until_text(By::role("region", "The file"), &format!("Backed up to {}", copy.display()));
    window.picture("book");
    let warbands = window.told("warbands", Value::Null);
    window.close();

    // The copy is a book of its own, with the same in it.
    let window = Window::open_with(&home, &["--book", &copy.display().to_string()]);
    window.see(By::role("link", "The Seventh Redoubt"));
    assert_eq!(window.told("warbands", Value::Null), warbands);
}

/// Once there was a book, the season to look around in could no longer be reached.
#[test]
fn the_sample_season_is_opened_beside_a_book_that_one_has() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Book");
    let sample = home.folder().join("sample.nml");
    home.answer(&sample);
    window.click(By::role("button", "Open the sample season"));
    window.until_text(By::role("region", "The file"), "6 Warbands");
    window.until_text(By::role("region", "The file"), &sample.display().to_string());
}

#[test]
fn a_backup_is_held_against_now_and_brings_the_book_back() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    // Before a campaign switches rules, the book backs itself up.
    let campaign = window.told("campaigns", Value::Null)[0]["id"].clone();
    let packs = window.told("packs", Value::Null);
    let beta = packs.as_array().unwrap().iter().find(|pack| pack["name"].as_str().unwrap().contains("beta")).unwrap();
    let _ = window.told("campaign_move", json!({ "campaign": campaign, "pack": beta["hash"] }));
    let _ = window.told("campaign_new", json!({ "name": "Founded by mistake" }));
    window.task("Book");
    window.picture("book-backups");
    window.click(By::role_part("button", "Restore this backup"));
    window.until_text(By::css("main"), "Founded by mistake");
    window.picture("book-restore");
    window.click(By::role("button", "Restore it"));
    window.until("the book as it was", || {
        let campaigns = window.told("campaigns", Value::Null);
        !campaigns.to_string().contains("Founded by mistake")
    });
    // The way back: what was there a moment ago is a backup too.
    let backups = window.told("backups", Value::Null)["backups"].as_array().unwrap().len();
    assert!(backups >= 2, "{backups}");
}

#[test]
fn a_backup_that_nobody_names_is_none() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.task("Book");
    home.answer_nothing();
    window.click(By::role("button", "Back it up"));
    window.until("an answer", || window.usable(By::role("button", "Back it up")));
    assert!(!window.text(By::role("region", "The file")).contains("Backed up"));
}

#[test]
fn a_foreign_file_is_refused_in_one_sentence_and_left_as_it_was() {
    let home = Home::new();
    let foreign = home.folder().join("shopping.nml");
    let bytes = b"eggs, flour, two pounds of nails\n".repeat(100);
    fs::write(&foreign, &bytes).unwrap();
    let window = Window::open_with(&home, &["--book", &foreign.display().to_string()]);
    let state = window.told("book_state", Value::Null);
    assert_eq!(state["state"], "refused", "{state}");
    let sentence = state["refusal"]["message"].as_str().unwrap();
    assert!(sentence.contains("shopping.nml"), "it names the file: {sentence}");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    window.until_text(By::css("main"), sentence);
    window.picture("book-refused");
    window.close();
    assert_eq!(fs::read(&foreign).unwrap(), bytes);
    let beside: Vec<_> = fs::read_dir(home.folder()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!beside.iter().any(|name| name.to_string_lossy().starts_with("shopping.nml-")), "{beside:?}");
}

#[test]
fn text_twice_as_large_stays_within_the_window_and_goes_back_by_its_keys() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let size = |window: &Window| window.run("return getComputedStyle(document.documentElement).fontSize", &[]);
    window.task("Book");
    assert_eq!(size(&window), "16px");
    window.click(By::role("radio", "200 %"));
    window.until("text twice as large", || size(&window) == "32px");
    for task in ["warbands", "scenarios", "battle", "aftermath", "campaign", "club", "book", "find"] {
        window.go(task);
        window.until("the page", || {
            window.run("return document.querySelector('nav a[aria-current=page]').hash", &[]) == format!("#/{task}")
        });
        window.until("what it holds", || {
            window.run("return document.querySelector('main :is(h2, table, ul, input)') !== null", &[]) == true
        });
        let wide = window.run("return document.documentElement.scrollWidth - innerWidth", &[]);
        assert_eq!(wide, 0, "{task} is wider than the window");
        window.axe();
    }
    window.picture("find-twice-as-large");
    window.press("Control+0");
    window.until("the usual text", || size(&window) == "16px");
}

//! Several rosters at once in the window: chosen or dropped, looked at, matched with who has signed up, and all kept.

use std::fs;
use std::path::{Path, PathBuf};

use nml_tests::window::{By, Home, Season, Window};
use serde_json::{Value, json};

fn sample(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src-tauri/crates/exchange/tests/samples");
    fs::read(folder.join(name)).unwrap()
}

/// The sample of Trench Companion's text under another name.
fn called(name: &str) -> Vec<u8> {
    String::from_utf8(sample("companion.txt")).unwrap().replace("Sample Watch", name).into_bytes()
}

/// Five files as an organiser has them by mail: two of one Warband, and one that is not a roster.
fn mailed(home: &Home) -> Vec<PathBuf> {
    let files = [
        ("Mira.rosz", sample("new-recruit.rosz")),
        ("ben okafer.txt", called("The Mudlarks")),
        ("holiday.txt", b"We went to the sea.".to_vec()),
        ("Lamplighters.txt", called("The Lamplighters")),
        ("Lamplighters (1).txt", called("The Lamplighters")),
    ];
    let write = |(name, bytes): (&str, Vec<u8>)| {
        let file = home.folder().join(name);
        fs::write(&file, bytes).unwrap();
        file
    };
    files.into_iter().map(write).collect()
}

fn names(window: &Window) -> Vec<String> {
    let all = window.told("warbands", Value::Null);
    all.as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_rosters_of_an_evening_fill_the_list_of_who_has_signed_up() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = Season::of_sample(&window).campaign;
    let _ = window.told("campaign_sign_up", json!({ "campaign": campaign, "names": "Mira\nBen Okafor\nAda Voss" }));
    window.go(&format!("campaign/{campaign}"));
    window.click(By::role("link", "Bring in rosters"));
    home.answer_several(&mailed(&home));
    window.click(By::role("button", "Choose files"));
    window.until_text(By::css("main"), "4 Warbands read, 1 file not. Nothing is saved yet.");
    // What is not a roster is one line; what comes twice is left out.
    window.until_text(By::css("main"), "holiday.txt: ");
    window.until_text(By::css("main"), "The same Warband as in Lamplighters.txt, line for line.");
    let brings = |name: &str| By::role("combobox", &format!("Who brings {name}"));
    window.picture("rosters");
    assert_eq!(window.value(brings("Sample Watch")), "player:Mira");
    window.until_text(By::css("main"), "Say first who brings The Mudlarks, The Lamplighters.");
    assert!(!window.usable(By::role("button", "Save 3 Warbands")), "a doubt is asked");
    window.until_text(By::css("main"), "Is this Ben Okafor’s?");
    window.click(By::role("button", "Yes, Ben Okafor’s: The Mudlarks"));
    window.choose(brings("The Lamplighters"), "it does not join");
    window.click(By::role("button", "Show it: The Mudlarks"));
    window.until_text(By::css("main"), "Every line was matched");
    window.fill(By::role("textbox", "Name of the Warband"), "The Mudlarks of Ypres");
    window.picture("rosters-looked-into");
    window.click(By::role("button", "Save 3 Warbands"));
    window.until_text(By::css("#where"), "The Ardent Mile");
    window.until_text(By::css("[aria-live] "), "3 Warbands kept; 2 of them joined The Ardent Mile.");
    window.until_text(By::role_part("region", "Standings"), "The Mudlarks of Ypres");
    window.until_text(By::role_part("region", "Standings"), "Sample Watch");
    assert_eq!(window.texts(By::css("[aria-label='Signed up, no Warband yet'] b")), ["Ada Voss"]);
    let kept = names(&window);
    assert_eq!(kept.iter().filter(|name| *name == "The Lamplighters").count(), 1, "{kept:?}");
    // One act: one undo.
    window.click(By::role("button", "Undo: 2 Warbands admitted"));
    window.until_text(By::css("[aria-label='Signed up, no Warband yet']"), "Mira");
    window.until_text(By::css("[aria-label='Signed up, no Warband yet']"), "Ben Okafor");
}

#[test]
fn several_files_that_are_let_go_on_the_window_are_read_together() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let files = [("watch.rosz", sample("new-recruit.rosz")), ("mudlarks.txt", called("The Mudlarks"))];
    window.run(
        "const files = new DataTransfer();
         for (const [name, bytes] of arguments[0]) files.items.add(new File([new Uint8Array(bytes)], name));
         for (const kind of ['dragover', 'drop'])
           document.querySelector('main').dispatchEvent(
             new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));
         return null",
        &[json!(files)],
    );
    window.until_text(By::css("main"), "2 Warbands read");
    assert_eq!(names(&window).len(), 2, "nothing is kept yet");
    window.choose(By::role("combobox", "Campaign"), "The Ardent Mile");
    // Nobody has signed up: they join without a name.
    window.see(By::role("combobox", "Who brings The Mudlarks"));
    window.choose(By::role("combobox", "Campaign"), "none");
    window.gone(By::role("combobox", "Who brings The Mudlarks"));
    window.click(By::role("checkbox", "Save Sample Watch"));
    window.click(By::role("button", "Save 1 Warband"));
    window.until_text(By::css("#where"), "The Mudlarks");
    assert_eq!(names(&window).len(), 3);
}

#[test]
fn several_files_that_are_no_rosters_keep_nothing() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("warbands/import");
    let files: Vec<PathBuf> = ["a.txt", "b.txt"].map(|name| home.folder().join(name)).into();
    files.iter().for_each(|file| fs::write(file, "Dear diary").unwrap());
    home.answer_several(&files);
    window.click(By::role("button", "Choose files"));
    window.until_text(By::css("main"), "None of these is a roster.");
    assert!(!window.usable(By::role("button", "Save")));
    window.picture("rosters-none");
    window.click(By::role("button", "Cancel"));
    window.see(By::role("button", "Choose files"));
    assert_eq!(names(&window).len(), 2);
}

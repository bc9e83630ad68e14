//! Warbands brought in from other programs in the window: read, reported line by line, kept only on request, with
//! their notes in the builder; and sent out again.

use std::fs;
use std::path::{Path, PathBuf};

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// One sample of every format, with what the report calls it.
const SAMPLES: [(&str, &str); 8] = [
    ("new-recruit.json", "a New Recruit roster (JSON)"),
    ("new-recruit.ros", "a New Recruit roster (.ros)"),
    ("new-recruit.rosz", "a New Recruit roster (.rosz)"),
    ("companion-share.json", "a Trench Companion share document"),
    ("companion-warband.json", "a Trench Companion Warband"),
    ("companion-tts.json", "a Trench Companion export for the tabletop simulator"),
    ("companion.txt", "a Trench Companion text"),
    ("compendium.json", "a Compendium Warband"),
];

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../src-tauri/crates/exchange/tests/samples").join(name)
}

/// The sample campaign, opened where Warbands are brought in.
fn bringing(home: &Home) -> Window {
    let window = Window::open_sample(home);
    window.click(By::role("link", "Bring in a Warband"));
    window.see(By::role("button", "Choose files"));
    window
}

fn in_the_book(window: &Window) -> Vec<Value> {
    window.told("warbands", Value::Null).as_array().unwrap().clone()
}

/// Chooses a file in the dialog, and waits for the report.
fn choose(window: &Window, home: &Home, file: &Path) {
    home.answer(file);
    window.click(By::role("button", "Choose files"));
    window.see(By::role("button", "Save"));
}

#[test]
fn every_format_is_read_reported_and_kept_only_when_that_is_said() {
    let home = Home::new();
    let window = bringing(&home);
    window.picture("import-ways");
    for (kept, (name, format)) in (2..).zip(SAMPLES) {
        choose(&window, &home, &sample(name));
        window.until_text(By::css("main h2"), "Sample Watch");
        window.until_text(By::css("main"), &format!("Found: {format}"));
        window.until_text(By::css("main"), "Every line was matched, or has no place in a Warband.");
        assert!(!window.texts(By::css("[aria-label=Matched] > li")).is_empty(), "{name}");
        assert_eq!(in_the_book(&window).len(), kept, "{name}: nothing is kept yet");
        if matches!(name, "new-recruit.rosz" | "companion-share.json") {
            window.picture(&format!("import-report-{}", name.split('.').next().unwrap()));
        }
        window.click(By::role("button", "Save"));
        window.until_text(By::css("#where"), "Sample Watch");
        window.see(By::role_part("button", "Ada Fenn"));
        assert_eq!(in_the_book(&window).len(), kept + 1, "{name}");
        window.go("warbands/import");
        window.see(By::role("button", "Choose files"));
    }
    // It is in the book: it is there when the window is opened again.
    let window = window.reopen(&home);
    assert_eq!(in_the_book(&window).iter().filter(|line| line["name"] == "Sample Watch").count(), SAMPLES.len());
}

#[test]
fn what_a_model_learned_stands_on_its_card() {
    let home = Home::new();
    let window = bringing(&home);
    choose(&window, &home, &sample("companion-warband.json"));
    window.click(By::role("button", "Save"));
    window.click(By::role_part("button", "Ada Fenn"));
    let card = || By::role("region", "Card of Ada Fenn");
    window.until_text(card(), "Ranged Proficiency");
    window.until_text(card(), "Leg Wound");
    window.until_text(By::role("complementary", "Armoury for Ada Fenn"), "Ada Fenn may take");
    window.picture("builder-skill");
}

/// A Trench Companion text with lines that nobody knows, of the Warband and of a model, and a sum that is not ours.
fn strange() -> String {
    fs::read_to_string(sample("companion.txt"))
        .unwrap()
        .replace("Patron: -", "Patron: -\nMotto: not one step back")
        .replace("• Equipment: Bolt-Action Rifle", "• Equipment: Bolt-Action Rifle, Ray of Doom\n• Mood: grim")
        .replace("Rating: 152", "Rating: 199")
}

/// Keys would lose the ends of lines; a paste keeps them.
fn paste(window: &Window, text: &str) {
    window.see(By::role("textbox", "Paste a text"));
    window.run(
        "const field = document.querySelector('textarea');
         field.value = arguments[0];
         field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
         return null",
        &[json!(text)],
    );
}

#[test]
fn what_is_not_matched_stays_as_notes_that_are_put_away() {
    let home = Home::new();
    let window = bringing(&home);
    paste(&window, &strange());
    window.click(By::role("button", "Read it"));
    let lost = || By::css("[aria-label='Not matched'] > li");
    window.until_text(By::css("[aria-label='Not matched']"), "Ray of Doom");
    assert_eq!(window.count(lost()), 3, "{:?}", window.texts(lost()));
    window.until_text(By::css("main"), "The file counts 199 ducats; by this book’s prices it is 120.");
    window.picture("import-report-unmatched");
    window.click(By::role("button", "Cancel"));
    window.see(By::role("button", "Choose files"));
    assert_eq!(in_the_book(&window).len(), 2, "what was left is nowhere");

    paste(&window, &strange());
    window.click(By::role("button", "Read it"));
    window.click(By::role("button", "Save"));
    window.until_text(By::css("#where"), "Sample Watch");
    window.click(By::role_part("button", "Corin"));
    let whole = || By::role("list", "Unmatched lines from the import");
    let corin = || By::role("list", "Notes of Corin");
    window.until_text(whole(), "Motto: not one step back");
    window.until_text(corin(), "Ray of Doom");
    window.until_text(corin(), "Mood: grim");
    window.picture("import-builder-notes");
    window.click(By::role_part("button", "Put away: Ray of Doom"));
    window.gone(By::role_part("button", "Put away: Ray of Doom"));
    window.click(By::role_part("button", "Put away: Motto"));
    window.gone(whole());
    window.until_text(corin(), "Mood: grim");
    window.click(By::role("button", "Undo: a note put away"));
    window.until_text(whole(), "Motto");
}

#[test]
fn a_file_that_is_let_go_on_the_window_is_read() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let bytes = fs::read(sample("new-recruit.rosz")).unwrap();
    // A window driver drags no files; the page cannot tell these events from a hand's.
    window.run(
        "const files = new DataTransfer();
         files.items.add(new File([new Uint8Array(arguments[0])], 'watch.rosz'));
         for (const kind of ['dragover', 'drop'])
           document.querySelector('main').dispatchEvent(
             new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));
         return null",
        &[json!(bytes)],
    );
    window.see(By::role("button", "Save"));
    window.until_text(By::css("main"), "Found: a New Recruit roster (.rosz)");
    window.until_text(By::css("header"), "watch.rosz");
    window.click(By::role("button", "Save"));
    window.until_text(By::css("#where"), "Sample Watch");
    assert_eq!(in_the_book(&window).len(), 3);
}

#[test]
fn a_bad_file_is_one_line_and_nothing_is_kept() {
    let home = Home::new();
    let window = bringing(&home);
    let laughs = b"<!DOCTYPE a [<!ENTITY b \"ha\">]><roster name=\"&b;\"/>";
    let twice = b"{\"faction\": \"court\", \"models\": [], \"faction\": \"new-antioch\"}";
    for (name, bytes, said) in [
        ("nothing.json", &b""[..], "An import takes a roster of New Recruit"),
        ("laughs.ros", laughs, "a document type"),
        ("twice.json", twice, "the key “faction” appears twice"),
        ("half.rosz", &fs::read(sample("new-recruit.rosz")).unwrap()[..700], "cannot be unpacked"),
    ] {
        let file = home.folder().join(name);
        fs::write(&file, bytes).unwrap();
        home.answer(&file);
        window.click(By::role("button", "Choose files"));
        window.until_text(By::css("main [role=alert]"), name);
        window.until_text(By::css("main [role=alert]"), said);
        window.until_text(By::css("main [role=alert]"), "Nothing was saved.");
        assert_eq!(window.count(By::role("button", "Save")), 0, "{name}");
    }
    window.picture("import-bad-file");
    home.answer_nothing();
    window.click(By::role("button", "Choose files"));
    window.gone(By::css("main [role=alert]"));
    assert_eq!(in_the_book(&window).len(), 2);
}

#[test]
fn a_warband_goes_out_in_every_format_and_comes_in_again() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.until_text(By::css("#where"), "The Seventh Redoubt");
    window.click(By::role("link", "Export"));
    window.until_text(By::css("main"), "experimental");
    assert!(window.value(By::css("textarea")).contains("## The Seventh Redoubt ##"));
    // The clipboard may be closed to a page; either way it says what happened to the copy.
    window.click(By::role("button", "Copy the text"));
    window.until_text(By::css("aside"), "The text is ");
    for (form, file) in [
        ("Plain text", "redoubt.txt"),
        ("New Recruit roster", "redoubt.ros"),
        ("Tabletop simulator", "tts.json"),
        ("One document", "redoubt.json"),
    ] {
        let path = home.folder().join(file);
        home.answer(&path);
        window.click(By::role("button", &format!("Save: {form}")));
        window.until_text(By::css("aside .sent"), &format!("Written: {file}"));
        assert!(path.is_file());
        if form == "New Recruit roster" {
            window.picture("export");
        }
    }
    for file in ["redoubt.txt", "redoubt.ros", "tts.json", "redoubt.json"] {
        window.go("warbands/import");
        window.see(By::role("button", "Choose files"));
        choose(&window, &home, &home.folder().join(file));
        window.until_text(By::css("dl[aria-label=Totals]"), "700");
        window.until_text(By::css("main"), "It breaks no rule.");
        window.until_text(By::css("main"), "Every line was matched, or has no place in a Warband.");
        window.click(By::role("button", "Cancel"));
    }
    assert_eq!(in_the_book(&window).len(), 2);
}

//! Bad input through the window: each file that cannot be used gets one line that names it, and what was open stays
//! open.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use nml_tests::window::{By, Home, Window};
use serde_json::Value;

/// The file of `home` with this name and content.
fn written(home: &Home, name: &str, bytes: &[u8]) -> PathBuf {
    let path = home.folder().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// Answers the dialog behind a button with this file: the window says one line that names it, with this code.
fn refused(home: &Home, window: &Window, button: &str, file: &Path, code: &str) {
    home.answer(file);
    window.click(By::role("button", button));
    let name = file.file_name().unwrap().to_str().unwrap();
    window.until_text(By::css("[role=alert]"), name);
    let lines = window.texts(By::css("[role=alert] .message"));
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(!lines[0].contains('\n') && lines[0].len() < 400, "{name}: {}", lines[0]);
    let all = window.text(By::css("[role=alert]"));
    assert!(all.contains(code), "{name} is refused with {code}: {all}");
    window.click(By::role("button", "Close"));
    window.gone(By::css("[role=alert]"));
}

#[test]
fn a_list_that_cannot_be_used_gets_one_line_and_nothing_is_lost() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let before = window.told("warbands", Value::Null);
    let huge = home.folder().join("huge.json");
    File::create(&huge).unwrap().set_len(100 << 20).unwrap();
    let deep = format!("{{\"faction\":{}", "[".repeat(200_000));
    let files = [
        (written(&home, "diary.json", b"Dear diary"), "UNKNOWN_FORMAT"),
        (written(&home, "empty.json", b""), "UNKNOWN_FORMAT"),
        (written(&home, "binary.json", &[0xff, 0xfe, 0, 1, 2, 0x80]), "UNKNOWN_FORMAT"),
        (written(&home, "deep.json", deep.as_bytes()), "TOO_DEEP"),
        (written(&home, "nobody.json", br#"{"faction":"the-moon","models":[]}"#), "UNKNOWN_FACTION"),
        (huge, "TOO_LARGE"),
        (home.folder().join("gone.json"), "UNREADABLE"),
        (home.folder().to_path_buf(), "UNREADABLE"),
    ];
    window.click(By::role("link", "Bring in a Warband"));
    for (file, code) in &files {
        refused(&home, &window, "Choose files", file, code);
    }
    assert_eq!(window.told("warbands", Value::Null), before);
    assert_eq!(window.told("book_check", Value::Null)["fine"], true);
}

#[test]
fn a_book_that_cannot_be_used_gets_one_line_and_the_open_one_stays() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let before = window.told("warbands", Value::Null);
    window.task("Book");
    let copy = home.folder().join("copy.nml");
    home.answer(&copy);
    window.click(By::role("button", "Back it up"));
    window.until_text(By::role("region", "The file"), "Backed up to");
    let whole = fs::read(&copy).unwrap();
    // The version of the tables stands at byte 60 of the file, the mark of the application at 68.
    let mut newer = whole.clone();
    newer[60..64].copy_from_slice(&999_u32.to_be_bytes());
    let mut foreign = whole.clone();
    foreign[68..72].copy_from_slice(&7_u32.to_be_bytes());
    let huge = home.folder().join("huge.nml");
    File::create(&huge).unwrap().set_len(100 << 20).unwrap();
    let files = [
        (written(&home, "newer.nml", &newer), "BOOK_NEWER"),
        (written(&home, "foreign.nml", &foreign), "NOT_A_BOOK"),
        (written(&home, "half.nml", &whole[..whole.len() / 2]), "BOOK_DAMAGED"),
        (written(&home, "stub.nml", &whole[..50]), "BOOK_DAMAGED"),
        (huge, "NOT_A_BOOK"),
        (home.folder().join("gone.nml"), "FILE_MISSING"),
    ];
    for (file, code) in &files {
        let bytes = fs::metadata(file).map(|file| file.len()).ok();
        refused(&home, &window, "Open another book", file, code);
        assert_eq!(fs::metadata(file).map(|file| file.len()).ok(), bytes, "it is as it was");
    }
    assert_eq!(fs::read(home.folder().join("newer.nml")).unwrap(), newer);
    assert_eq!(fs::read(home.folder().join("half.nml")).unwrap(), whole[..whole.len() / 2]);
    // A backup into a folder that cannot be one.
    let nowhere = home.folder().join("newer.nml").join("copy.nml");
    home.answer(&nowhere);
    window.click(By::role("button", "Back it up"));
    window.until_text(By::css("[role=alert]"), "copy.nml");
    window.picture("book-refusal");
    assert_eq!(window.told("warbands", Value::Null), before);
    assert_eq!(window.told("book_check", Value::Null)["fine"], true);
}

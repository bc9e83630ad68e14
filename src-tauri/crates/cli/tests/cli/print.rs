//! `nml print`: files, documents, exit status, one-line errors.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use lopdf::Document;
use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

fn list() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/samples/first-new-antioch.json")
}

#[test]
fn every_sheet_is_written_and_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let list = list();
    let list = list.to_str().unwrap();
    let club = folder.path().join("club.nml");
    let session = Session::new(folder.path().join("data"), Some(club.clone()), Box::new(Nobody));
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    let club = club.to_str().unwrap();
    let sheets: [&[&str]; 8] = [
        &["roster", list],
        &["cards", list],
        &["blank-cards"],
        &["scenario", "relic-hunt"],
        &["battle-sheet"],
        &["battle-sheet", list, list, "--scenario", "relic-hunt"],
        &["chronicle", club, "The Ardent Mile"],
        &["reference", "--paper", "letter"],
    ];
    for sheet in sheets {
        let out = folder.path().join(format!("{}.pdf", sheet[0]));
        let out = out.to_str().unwrap();
        let mut arguments = vec!["print"];
        arguments.extend(sheet);
        arguments.extend(["--out", out, "--json"]);
        let done = nml(&arguments);
        assert_eq!((done.status.code(), done.stderr.len()), (Some(0), 0), "{done:?}");
        let told: Value = serde_json::from_slice(&done.stdout).unwrap();
        let bytes = fs::read(out).unwrap();
        let document = Document::load_mem(&bytes).unwrap();
        let pages = document.get_pages().len();
        assert_eq!(told, json!({ "path": out, "pages": pages, "bytes": bytes.len() }));
        if sheet.contains(&"letter") {
            let first = document.get_pages()[&1];
            let size = document.get_dictionary(first).unwrap().get(b"MediaBox").unwrap().as_array().unwrap();
            assert_eq!((size[2].as_float().unwrap(), size[3].as_float().unwrap()), (612.0, 792.0));
        }
    }
    let out = folder.path().join("again.pdf");
    let done = nml(&["print", "scenario", "relic-hunt", "--out", out.to_str().unwrap()]);
    let said = String::from_utf8(done.stdout).unwrap();
    assert!(said.starts_with("written: ") && said.contains("again.pdf (") && said.contains(" pages, "), "{said}");
}

#[test]
fn what_cannot_be_printed_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.pdf");
    let out = out.to_str().unwrap();
    let list = list();
    let list = list.to_str().unwrap();
    let book = folder.path().join("club.nml");
    fs::write(&book, b"SQLite format 3\0").unwrap();
    let book = book.to_str().unwrap();
    let sound = folder.path().join("sound.nml");
    let session = Session::new(folder.path().join("data"), Some(sound.clone()), Box::new(Nobody));
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    let sound = sound.to_str().unwrap();
    let refusals: [(&[&str], &str); 11] = [
        (&["print", "scenario", "atlantis", "--out", out], "no scenario “atlantis”. It has"),
        (&["print", "roster", "nowhere.json", "--out", out], "nowhere.json"),
        (&["print", "roster", list], "--out"),
        (&["print", "cards", list, "--out", folder.path().to_str().unwrap()], "cannot be written"),
        (&["print", "cards", list, "--out", book], "stands there; choose another name"),
        (&["export", "warband", list, "--format", "text", "--out", book], "stands there; choose another name"),
        (&["print", "reference", "--out", out, "--paper", "a3"], "a3"),
        (&["print", "battle-sheet", list, list, list, list, list, "--out", out], "5 sides are too many: 4 at most."),
        (&["print", "chronicle", sound, "Summer", "--out", out], "The book has no campaign"),
        (&["print", "chronicle", "nowhere.nml", "Summer", "--out", out], "nowhere.nml"),
        (&["print", "battle-sheet", "--scenario", "atlantis", "--out", out], "no scenario “atlantis”. It has"),
    ];
    for (arguments, words) in refusals {
        let done = nml(arguments);
        assert_eq!((done.status.code(), done.stdout.len()), (Some(2), 0), "{done:?}");
        let line = String::from_utf8(done.stderr).unwrap();
        assert!(line.starts_with("error: ") && line.lines().count() == 1 && line.contains(words), "{line}");
        assert!(!Path::new(out).exists());
    }
}

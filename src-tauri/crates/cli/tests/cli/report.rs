//! `nml report`: one file about a problem, without names.

use std::path::Path;
use std::process::{Command, Output};

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn nml(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).env("NML_DATA_DIR", data).args(arguments).output().unwrap()
}

#[test]
fn a_report_is_written_once_about_the_usual_book_or_the_one_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (data, book) = (folder.path().join("data"), folder.path().join("ours.nml"));
    let session = Session::new(data.clone(), Some(book.clone()), Box::new(Nobody)).signed("Ada Qyzzle");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    drop(session);
    let at = |name: &str| folder.path().join(name).display().to_string();

    let alone = nml(&data, &["report", &at("alone.json")]);
    assert_eq!(alone.status.code(), Some(0), "{}", String::from_utf8_lossy(&alone.stderr));
    assert!(String::from_utf8_lossy(&alone.stdout).contains("no book, without names"));

    let named = nml(&data, &["--json", "report", &at("named.json"), "--book", &book.display().to_string()]);
    assert_eq!(named.status.code(), Some(0), "{}", String::from_utf8_lossy(&named.stderr));
    let report: Value = serde_json::from_slice(&named.stdout).unwrap();
    assert_eq!((&report["format"], &report["book"]["is"]), (&json!("nml.report"), &json!("open")));
    let written = std::fs::read_to_string(at("named.json")).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), report);
    for name in ["Qyzzle", "The Seventh Redoubt", "Piers Allard", "ours.nml"] {
        assert!(!written.contains(name), "{name}");
    }

    let again = nml(&data, &["report", &at("named.json")]);
    assert_eq!(again.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(at("named.json")).unwrap(), written);
    let nowhere = nml(&data, &["report", &at("other.json"), "--book", &at("nowhere.nml")]);
    assert_eq!(nowhere.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&nowhere.stdout).contains("FILE_MISSING"));
}

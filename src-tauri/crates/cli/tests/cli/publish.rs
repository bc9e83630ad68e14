//! `nml publish`: pages and texts, their exit status, and lines that say what was expected.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use serde_json::{Value, json};

fn nml(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).current_dir(folder).output().unwrap()
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A folder with the log of the battle of seed 1.
fn played() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let output = nml(&["battle", "play", "--seed", "1", "--out", "."], folder.path());
    assert!(output.status.success(), "{output:?}");
    folder
}

/// The document in a page.
fn document(page: &str) -> Value {
    let (_, rest) = page.split_once("id=\"published\">").unwrap();
    let (json, _) = rest.split_once("</script>").unwrap();
    serde_json::from_str(json).unwrap()
}

#[test]
fn the_log_of_a_battle_is_published_without_a_book() {
    let folder = played();
    let output = nml(&["publish", "battle-1.jsonl", "--out", "b.html", "--json"], folder.path());
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let made: Value = serde_json::from_slice(&output.stdout).unwrap();
    let page = fs::read_to_string(folder.path().join("b.html")).unwrap();
    assert_eq!(made, json!({ "path": "b.html", "bytes": page.len() }));
    assert!(page.len() < 2 << 20, "{} bytes", page.len());
    let document = document(&page);
    let replayed = nml(&["battle", "replay", "battle-1.jsonl", "--json"], folder.path());
    let replayed: Value = serde_json::from_slice(&replayed.stdout).unwrap();
    assert_eq!(document["is"], "battle");
    assert_eq!(json!(document["log"].as_array().unwrap().len()), replayed["entries"]);
    let points = |side: usize| &document["sides"][side]["points"];
    assert_eq!([points(0), points(1)], [&replayed["sides"][0]["vp"], &replayed["sides"][1]["vp"]]);
    // Equal logs give equal pages.
    nml(&["publish", "battle-1.jsonl", "--out", "again.html"], folder.path());
    assert_eq!(fs::read_to_string(folder.path().join("again.html")).unwrap(), page);
}

#[test]
fn a_text_says_who_won_and_who_fell_by_whose_hand_in_short_lines() {
    let folder = played();
    let output = nml(&["publish", "battle-1.jsonl", "--text"], folder.path());
    assert!(output.status.success(), "{output:?}");
    let text = said(&output.stdout);
    assert!(text.contains("The Ashen Choir won after 4 Turns: the last Turn is played"), "{text}");
    assert!(text.contains("- A  Father Cuthbert, by Witch Vesper, Turn 2"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    let output = nml(&["publish", "battle-1.jsonl", "--text", "--json"], folder.path());
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["text"], text);
    let output = nml(&["publish", "battle-1.jsonl", "--text=discord"], folder.path());
    let marked = said(&output.stdout);
    assert!(marked.starts_with("## ") && marked.contains("\n**Out of Action**\n- A  "), "{marked}");
    let output = nml(&["publish", "battle-1.jsonl", "--text=plain"], folder.path());
    assert_eq!(said(&output.stdout), text);
}

#[track_caller]
fn refused(arguments: &[&str], folder: &Path, expected: &str) {
    let output = nml(arguments, folder);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let line = said(&output.stderr);
    assert!(line.contains(expected) && line.trim_end().lines().count() == 1, "{line}");
}

#[test]
fn what_cannot_be_published_is_refused_in_one_line() {
    let folder = played();
    let at = folder.path();
    refused(&["publish", "battle-1.jsonl"], at, "--out");
    refused(&["publish", "battle-1.jsonl", "--text", "--out", "b.html"], at, "--text");
    refused(&["publish", "battle-1.jsonl", "--text=slack"], at, "discord");
    refused(&["publish", "battle-1.jsonl", "--out", "b.html", "--no-players"], at, "--no-players");
    refused(&["publish", "none.jsonl", "--text"], at, "none.jsonl: ");
    refused(&["publish", "battle-1.jsonl", "Relic Hunt", "--text"], at, "the log of one battle");
    refused(&["publish", "battle-1.jsonl", "--out", "no/such/b.html"], at, "cannot be written");
    fs::write(at.join("list.json"), r#"{"faction":"new-antioch","models":[]}"#).unwrap();
    refused(&["publish", "list.json", "--text"], at, "not the log of a battle");
    refused(&["publish", "list.json", "x", "--text"], at, "not a book");
    let whole = fs::read_to_string(at.join("battle-1.jsonl")).unwrap();
    fs::write(at.join("harmed.jsonl"), whole.replacen("\"seq\":60", "\"seq\":61", 1)).unwrap();
    refused(&["publish", "harmed.jsonl", "--out", "h.html"], at, "harmed.jsonl");
    assert!(!at.join("h.html").exists());
}

#[test]
fn what_a_book_has_is_published_by_its_name_while_the_app_has_it_open() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let session = Session::new(at.join("data"), Some(at.join("club.nml")), Box::new(Nobody)).signed("Ada");
    answer(&session, "book_new", json!({ "holds": "first_game" })).unwrap();
    let output = nml(&["publish", "club.nml", "The Ardent Mile", "--text"], at);
    assert!(output.status.success(), "{output:?}");
    let text = said(&output.stdout);
    assert!(text.contains("To play\n- The Seventh Redoubt"), "{text}");
    let output = nml(&["publish", "club.nml", "The Seventh Redoubt", "--out", "w.html"], at);
    assert!(output.status.success(), "{output:?}");
    let page = fs::read_to_string(at.join("w.html")).unwrap();
    let document = document(&page);
    assert_eq!(document["roster"]["name"], "The Seventh Redoubt");
    assert!(page.contains("<title>The Seventh Redoubt · No Man’s Ledger</title>"));
    // Without scripts a reader has the text that `export` gives.
    assert!(page.contains("## The Seventh Redoubt ##"));
    refused(&["publish", "club.nml", "--text"], at, "This is a book. Give the name or id");
    refused(&["publish", "club.nml", "The Lost Mile", "--text"], at, "It has “The Ardent Mile”, “The ");
    answer(&session, "campaign_new", json!({ "name": "The Seventh Redoubt" })).unwrap();
    refused(&["publish", "club.nml", "The Seventh Redoubt", "--text"], at, "Give the id of one: campaign ");
    let campaigns: Value = serde_json::from_str(answer(&session, "campaigns", Value::Null).unwrap().get()).unwrap();
    for line in campaigns.as_array().unwrap() {
        let output = nml(&["publish", "club.nml", line["id"].as_str().unwrap(), "--text"], at);
        assert!(output.status.success(), "{output:?}");
        assert!(said(&output.stdout).starts_with(line["name"].as_str().unwrap()));
    }
}

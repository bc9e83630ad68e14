//! `nml battle judge` as scripts use it: nothing found, something found, nothing to judge.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use nml_ledger::{Act, Author, Log};
use serde_json::{Value, json};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

fn old_log() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/corpus/logs/claim-no-mans-land.jsonl")
}

/// The old log with another die in the first Dash; the chain is rebuilt, so that it is whole.
fn forged(folder: &Path) -> PathBuf {
    let text = fs::read_to_string(old_log()).unwrap();
    let mut lines = text.lines();
    let header = lines.next().unwrap();
    let mut read: Log<Value, Value> = Log::open(header.as_bytes()).unwrap();
    let mut written: Log<Value, Value> = Log::open(header.as_bytes()).unwrap();
    let mut forged = format!("{header}\n");
    for line in lines {
        read.push_line(line.as_bytes()).unwrap();
        let entry = read.kept().last().unwrap().entry.clone();
        let Act::Do { command, mut events } = entry.act else { panic!("entry {} does nothing", entry.seq) };
        if entry.seq == 28 {
            assert_eq!(events[0]["faces"], json!([3, 3]));
            events[0]["faces"] = json!([3, 4]);
        }
        let author = Author { at: entry.at, by: entry.by, ..Author::default() };
        let sealed = written.next(author, Act::Do { command, events }).seal().unwrap();
        written.push(&sealed).unwrap();
        forged.push_str(std::str::from_utf8(&sealed.line()).unwrap());
        forged.push('\n');
    }
    let file = folder.join("forged.jsonl");
    fs::write(&file, forged).unwrap();
    file
}

/// Nothing is wrong with it, and it stops early.
const UNFINISHED: &str = "Nothing found in 69 entries\nThe log ends in Turn 1; nobody has won yet\n";

#[test]
fn a_log_played_by_the_book_is_judged_fine() {
    let log = old_log();
    let output = nml(&["battle", "judge", log.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), UNFINISHED);
    let output = nml(&["--json", "battle", "judge", log.to_str().unwrap()]);
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document, json!({"entries": 69, "first_bad": null, "findings": [], "unfinished": 1}));
}

#[test]
fn a_die_that_was_changed_is_found_with_its_entry_and_rule() {
    let folder = tempfile::tempdir().unwrap();
    let log = forged(folder.path());
    let output = nml(&["battle", "judge", log.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    let told = "28  LOG  Turn 1, Malachai: the dice said are 3, 3; the roll shows 3, 4 (and 1 more in this entry)\n\
                2 findings in 69 entries\nThe log ends in Turn 1; nobody has won yet\n";
    assert_eq!(text, told);
    let output = nml(&["--json", "battle", "judge", log.to_str().unwrap()]);
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    let finding = &document["findings"][1];
    assert_eq!((&finding["seq"], &finding["rule"], &finding["code"]), (&json!(28), &json!("ROL-01"), &json!("sum")));
    // Replayed it is whole: the chain proves bytes, not rules.
    assert_eq!(nml(&["battle", "replay", log.to_str().unwrap()]).status.code(), Some(0));
}

#[test]
fn what_is_no_battle_cannot_be_judged() {
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none.jsonl");
    let empty = folder.path().join("empty.jsonl");
    fs::write(&empty, "{}\n").unwrap();
    for file in [none, empty] {
        let output = nml(&["battle", "judge", file.to_str().unwrap()]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{}", file.display());
        assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
    }
}

#[test]
fn three_warbands_draw_cards_and_play_to_an_end_that_the_referee_has_nothing_against() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let looters = ["--pack", "all-out-war", "--scenario", "the-looters"];
    let play = |more: &[&str]| nml(&[&["battle", "play", "--seed", "3", "--json"], &looters[..], more].concat());
    let done = play(&["--battles", "3", "--out", out]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let played: Value = serde_json::from_slice(&done.stdout).unwrap();
    for battle in played["battles"].as_array().unwrap() {
        let log = folder.path().join(format!("battle-{}.jsonl", battle["seed"]));
        let log = log.to_str().unwrap();
        let replayed: Value = serde_json::from_slice(&nml(&["battle", "replay", log, "--json"]).stdout).unwrap();
        assert_eq!(replayed["sides"].as_array().unwrap().len(), 3, "{replayed}");
        let judged = nml(&["battle", "judge", log]);
        assert_eq!(judged.status.code(), Some(0), "{}", String::from_utf8_lossy(&judged.stdout));
    }
    let again: Value = serde_json::from_slice(&play(&["--battles", "3"]).stdout).unwrap();
    assert_eq!(again, played, "the same seeds draw the same cards");
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/samples/new-antioch.json");
    let one = play(&["--warband", list.to_str().unwrap()]);
    let line = String::from_utf8(one.stderr).unwrap();
    assert!(line.contains("3 to 8 times"), "{line}");
}

#[test]
fn teams_and_alliances_play_to_an_end_that_the_referee_has_nothing_against() {
    for scenario in ["brothers-in-arms", "alliance-and-betrayal"] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let wanted = ["--pack", "all-out-war", "--scenario", scenario, "--seed", "11", "--battles", "4", "--out", out];
        let done = nml(&[&["battle", "play"], &wanted[..]].concat());
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        for seed in 11..15 {
            let log = folder.path().join(format!("battle-{seed}.jsonl"));
            let judged = nml(&["battle", "judge", log.to_str().unwrap()]);
            assert_eq!(judged.status.code(), Some(0), "{scenario} {seed}: {}", String::from_utf8_lossy(&judged.stdout));
        }
    }
}

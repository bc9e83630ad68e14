//! `nml battle replay` as scripts use it: other readings, and headers that nobody honest wrote.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use nml_app::subject::{BattleStart, Battles, Header, Subject};
use nml_ledger::{Act, Author, Log, seal_header};
use serde_json::{Value, json};

type Event = <Battles as Subject>::Event;
type Words = Log<<Battles as Subject>::Command, Event>;

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

/// A battle of seeded players, as a log.
fn played(folder: &Path) -> PathBuf {
    let output = nml(&["battle", "play", "--seed", "7", "--out", folder.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    folder.join("battle-7.jsonl")
}

fn replayed(log: &Path, ruleset: &str) -> (Value, String) {
    let log = log.to_str().unwrap();
    let output = nml(&["--json", "battle", "replay", log, "--ruleset", ruleset]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let text = nml(&["battle", "replay", log, "--ruleset", ruleset]).stdout;
    (serde_json::from_slice(&output.stdout).unwrap(), String::from_utf8(text).unwrap())
}

fn lines(log: &Path) -> Vec<String> {
    fs::read_to_string(log).unwrap().lines().map(str::to_owned).collect()
}

/// The log with other events under one entry; the chain is rebuilt, so that it is whole.
fn with_events(log: &Path, seq: u64, change: impl Fn(&mut Vec<Event>)) -> PathBuf {
    let lines = lines(log);
    let mut read: Words = Log::open(lines[0].as_bytes()).unwrap();
    let mut written: Words = Log::open(lines[0].as_bytes()).unwrap();
    let mut text = format!("{}\n", lines[0]);
    for line in &lines[1..] {
        read.push_line(line.as_bytes()).unwrap();
        let entry = read.kept().last().unwrap().entry.clone();
        let act = match entry.act {
            Act::Do { command, mut events } => {
                if entry.seq == seq {
                    change(&mut events);
                }
                Act::Do { command, events }
            }
            other @ (Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } | Act::Note { .. }) => {
                other
            }
        };
        let author = Author { at: entry.at, by: entry.by, ..Author::default() };
        let sealed = written.next(author, act).seal().unwrap();
        written.push(&sealed).unwrap();
        text.push_str(&String::from_utf8(sealed.line()).unwrap());
        text.push('\n');
    }
    let path = log.with_extension("changed.jsonl");
    fs::write(&path, text).unwrap();
    path
}

/// The log with an entry in its middle that a later program made: whole, in words that are not known here.
fn with_newer_words(log: &Path, seq: u64) -> PathBuf {
    let lines = lines(log);
    let mut written: Log<Value, Value> = Log::open(lines[0].as_bytes()).unwrap();
    let mut text = format!("{}\n", lines[0]);
    for line in &lines[1..] {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let entry = &mut line["entry"];
        if entry["seq"] == seq {
            entry["act"]["do"]["command"] = json!({ "do": "salute" });
        }
        let author = Author {
            at: entry["at"].as_str().unwrap().to_owned(),
            by: entry["by"].as_str().unwrap().to_owned(),
            ..Author::default()
        };
        let act: Act<Value, Value> = serde_json::from_value(entry["act"].take()).unwrap();
        let sealed = written.next(author, act).seal().unwrap();
        written.push(&sealed).unwrap();
        text.push_str(&String::from_utf8(sealed.line()).unwrap());
        text.push('\n');
    }
    let path = log.with_extension("newer.jsonl");
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_log_in_newer_words_is_whole_and_told_up_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let log = played(folder.path());
    let (all, seq) = (lines(&log).len() - 1, 60);
    let newer = with_newer_words(&log, seq);
    let told = |arguments: &[&str]| {
        let output = nml(arguments);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        output
    };
    let document = |arguments: &[&str]| -> Value { serde_json::from_slice(&told(arguments).stdout).unwrap() };
    let now = document(&["--json", "battle", "replay", newer.to_str().unwrap()]);
    let before = document(&["--json", "battle", "replay", log.to_str().unwrap(), "--until", "59"]);
    assert_eq!((&now["valid"], &now["entries"], &now["first_bad"]), (&json!(true), &json!(all), &Value::Null));
    assert_eq!((&now["first_foreign"]["seq"], &before["first_foreign"]), (&json!(seq), &Value::Null));
    for key in ["turn", "sides", "models", "winner", "reason"] {
        assert_eq!(now[key], before[key], "{key} is as it was before the entry");
    }
    let text = String::from_utf8(told(&["battle", "replay", newer.to_str().unwrap()]).stdout).unwrap();
    assert!(text.contains(&format!("Whole: {all} entries")), "{text}");
    assert!(text.contains("Entry 60 is in words that only a newer No Man’s Ledger knows"), "{text}");
    assert!(text.contains("what follows is the state before it") && !text.contains("Over, "), "{text}");
    let beyond = told(&["battle", "replay", newer.to_str().unwrap(), "--until", "70"]);
    let note = String::from_utf8(beyond.stderr).unwrap();
    assert!(note.contains("told up to entry 60, which is not known here"), "{note}");
}

#[test]
fn a_log_under_its_own_ruleset_is_decided_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (document, text) = replayed(&played(folder.path()), "official-1.0.2");
    assert_eq!(document["rules"], json!({ "ruleset": "official-1.0.2", "seq": null, "reason": null }));
    assert!(text.contains("official-1.0.2 decides the same throughout"), "{text}");
}

#[test]
fn an_entry_that_is_decided_otherwise_is_named_though_every_command_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let log = played(folder.path());
    let last = u64::try_from(lines(&log).len()).unwrap() - 1;
    let changed = with_events(&log, last, |events| {
        events.pop().unwrap();
    });
    let (document, text) = replayed(&changed, "official-1.0.2");
    assert_eq!(document["valid"], true, "the chain is whole: only the rules see it");
    assert_eq!((&document["rules"]["seq"], &document["rules"]["otherwise"]["seq"]), (&Value::Null, &json!(last)));
    let reason = document["rules"]["otherwise"]["reason"].as_str().unwrap();
    assert!(reason.contains("recorded nothing more, decided "), "{reason}");
    assert!(!text.contains("decides the same"), "{text}");
    assert!(text.contains(&format!("accepts every command, but decides otherwise first at entry {last}")), "{text}");
}

/// The battle with another header, and what replaying it says: status 2, one line, nothing on standard output.
fn hostile(name: &str, change: impl Fn(&mut Value)) -> String {
    let folder = tempfile::tempdir().unwrap();
    let lines = lines(&played(folder.path()));
    let mut header: Value = serde_json::from_str(&lines[0]).unwrap();
    change(&mut header["start"]["field"]);
    let header: Header<BattleStart> = serde_json::from_value(header).unwrap();
    let path = folder.path().join(name);
    fs::write(&path, seal_header(&header).unwrap()).unwrap();
    let output = nml(&["battle", "replay", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{name}: {}", String::from_utf8_lossy(&output.stdout));
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

fn repeated(list: &Value, times: usize) -> Value {
    json!(vec![list[0].clone(); times])
}

#[test]
fn a_hostile_header_is_refused_before_a_battle_is_made_of_it() {
    let line = hostile("256-forces", |field| {
        let mut force = field["forces"][0].clone();
        force["models"] = repeated(&force["models"], 1);
        field["forces"] = json!(vec![force; 256]);
    });
    assert!(line.contains("start.field.forces: A battle has 2 to 8 Forces, not 256."), "{line}");
    let line = hostile("one-force", |field| field["forces"] = repeated(&field["forces"], 1));
    assert!(line.contains("A battle has 2 to 8 Forces, not 1."), "{line}");
    // More than an index of 16 bits counts; a sheet without its lists, so that the header is no longer than one may be.
    let line = hostile("65537-models", |field| {
        let sheet = field["forces"][1]["models"][0].as_object_mut().unwrap();
        for list in ["armour", "keywords", "weapons", "effects"] {
            sheet.remove(list);
        }
        for text in ["name", "entry", "entry_name"] {
            sheet.insert(text.to_owned(), json!("a"));
        }
        field["forces"][1]["models"] = repeated(&field["forces"][1]["models"], 65_537);
    });
    assert!(line.contains("start.field.forces.1.models: A Force is up to 100 models, not 65537."), "{line}");
    let line = hostile("terrain", |field| {
        let pieces = repeated(&field["scenario"]["terrain"], 201);
        field["terrain"] = pieces;
    });
    assert!(line.contains("start.field.terrain: A map holds 200 pieces at most, not 201."), "{line}");
    let line = hostile("deeds", |field| {
        let deeds = repeated(&field["scenario"]["deeds"], 101);
        field["scenario"]["deeds"] = deeds;
    });
    assert!(line.contains("start.field.scenario.deeds: The list holds 100 lines at most, not 101."), "{line}");
    let line = hostile("turns", |field| field["scenario"]["turns"] = json!(0));
    assert!(line.contains("start.field.scenario.turns: A game lasts"), "{line}");
}

/// Status 2, nothing on standard output, one line on standard error.
fn refused(arguments: &[&str]) -> String {
    let output = nml(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

#[test]
fn a_number_that_is_none_is_named_with_what_was_expected() {
    for (arguments, option, expected) in [
        (&["battle", "replay", "x", "--until", "last"][..], "--until", "expected the number of an entry"),
        (&["battle", "replay", "x", "--until", "-1"], "--until", "expected the number of an entry"),
        (&["battle", "play", "--seed", "abc"], "--seed", "expected a whole number from 0 to 18446744073709551615"),
        (&["battle", "play", "--seed", "-1"], "--seed", "expected a whole number from 0"),
        (&["battle", "play", "--seed", "1", "--battles", "many"], "--battles", "from 1 to 1000000"),
        (&["battle", "play", "--seed", "1", "--battles", "0"], "--battles", "from 1 to 1000000"),
    ] {
        let line = refused(arguments);
        assert!(line.contains(option) && line.contains(expected) && !line.contains("digit"), "{line}");
    }
}

#[test]
fn until_beyond_the_end_says_where_the_log_ends() {
    let folder = tempfile::tempdir().unwrap();
    let log = played(folder.path());
    let last = lines(&log).len() - 1;
    let log = log.to_str().unwrap();
    let whole = nml(&["--json", "battle", "replay", log]);
    let beyond = nml(&["--json", "battle", "replay", log, "--until", "99999"]);
    assert_eq!((beyond.status.code(), &beyond.stdout), (Some(0), &whole.stdout));
    let note = String::from_utf8(beyond.stderr).unwrap();
    assert!(note.contains(&format!("the log ends at entry {last}")) && note.lines().count() == 1, "{note}");
    assert!(nml(&["battle", "replay", log, "--until", &last.to_string()]).stderr.is_empty());
}

#[test]
fn the_text_says_after_which_entry_it_stands_and_whether_the_battle_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let log = played(folder.path());
    let last = lines(&log).len() - 1;
    let told = |until: &[&str]| {
        let output = nml(&[&["battle", "replay", log.to_str().unwrap()], until].concat());
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let unfinished = "Unfinished: the battle is not over at this point\n";
    let whole = told(&[]);
    assert!(
        whole.contains("Over, the last Turn is played: ")
            && !whole.contains("Unfinished")
            && !whole.contains("It stands"),
        "{whole}"
    );
    let before = told(&["--until", "40"]);
    assert!(
        before.starts_with(&format!("Whole: {last} entries\nIt stands after entry 40 of {last}\nTurn ")),
        "{before}"
    );
    assert!(before.ends_with(unfinished) && !before.contains("Over, "), "{before}");
    let begins = told(&["--until", "0"]);
    assert!(begins.contains(&format!("It stands before the first of {last} entries\nTurn 0")), "{begins}");
    let end = told(&["--until", &last.to_string()]);
    assert!(end.contains(&format!("It stands after entry {last} of {last}")) && end.contains("Over, "), "{end}");
    // A log that ends before the battle does says so without being asked.
    let short = log.with_extension("short.jsonl");
    fs::write(&short, lines(&log)[..=40].join("\n") + "\n").unwrap();
    let output = nml(&["battle", "replay", short.to_str().unwrap()]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.starts_with("Whole: 40 entries\nTurn ") && said.ends_with(unfinished), "{said}");
}

/// The pack that is named is the one that the log names, for list documents and for the samples.
#[test]
fn a_battle_is_played_by_the_pack_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("company.json");
    let company = json!({"faction": "iron-sultanate", "models": [
        {"model": "yuzbasi-captain", "items": ["jezzail"]}, {"model": "brazen-bull"}, {"model": "azeb"}]});
    fs::write(&list, company.to_string()).unwrap();
    let list = list.to_str().unwrap();
    let pack_of = |name: &str, arguments: &[&str]| {
        let out = folder.path().join(name);
        let all = [&["battle", "play", "--seed", "3", "--out", out.to_str().unwrap()], arguments].concat();
        let output = nml(&all);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let log = out.join("battle-3.jsonl");
        let header: Value = serde_json::from_str(&lines(&log)[0]).unwrap();
        let replayed = nml(&["battle", "replay", log.to_str().unwrap()]);
        assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
        let field = header["start"]["field"].clone();
        (field["pack"].as_str().unwrap().to_owned(), field["forces"][0]["models"][0]["ducats"].clone())
    };
    let both = ["--warband", list, "--warband", list];
    let (usual, captain) = pack_of("usual", &both);
    let (beta, dearer) = pack_of("beta", &[&both[..], &["--pack", "beta-2026-04"]].concat());
    assert_ne!(usual, beta);
    assert_eq!(dearer.as_u64(), captain.as_u64().map(|ducats| ducats + 5));
    assert_eq!(pack_of("named", &["--pack", "official-1.0.2"]), pack_of("samples", &[]));
    assert_eq!(pack_of("sample-beta", &["--pack", "beta-2026-04"]).0, beta);
}

#[test]
fn a_log_that_stands_there_is_not_played_over_without_force() {
    let folder = tempfile::tempdir().unwrap();
    let log = played(folder.path());
    let out = folder.path().to_str().unwrap();
    let before = fs::read(&log).unwrap();
    // Equal arguments write equal bytes: nothing would be lost.
    assert!(nml(&["battle", "play", "--seed", "7", "--out", out]).status.success());
    let other = ["battle", "play", "--seed", "7", "--scenario", "from-below", "--out", out];
    let line = refused(&other);
    assert!(line.contains("battle-7.jsonl") && line.contains("--force"), "{line}");
    assert_eq!(fs::read(&log).unwrap(), before);
    assert!(nml(&[&other[..], &["--force"]].concat()).status.success());
    assert_ne!(fs::read(&log).unwrap(), before);
}

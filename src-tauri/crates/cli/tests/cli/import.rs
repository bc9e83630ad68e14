//! `nml import`: documents, exit status, one-line errors.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../exchange/tests/samples")
}

fn document(done: &Output) -> Value {
    serde_json::from_slice(&done.stdout).unwrap_or_else(|_| panic!("{done:?}"))
}

/// Status 2: one line that names the file, and nothing else.
fn refused(path: &Path) -> String {
    for arguments in [vec!["import", path.to_str().unwrap()], vec!["import", path.to_str().unwrap(), "--json"]] {
        let done = nml(&arguments);
        assert_eq!((done.status.code(), done.stdout.len()), (Some(2), 0), "{done:?}");
        let line = String::from_utf8(done.stderr).unwrap();
        assert!(line.starts_with("error: ") && line.lines().count() == 1, "{line}");
        if arguments.len() == 3 {
            return line;
        }
    }
    unreachable!()
}

#[test]
fn every_sample_is_imported_without_a_question() {
    let mut seen = Vec::new();
    for file in fs::read_dir(samples()).unwrap() {
        let path = file.unwrap().path();
        let done = nml(&["import", path.to_str().unwrap(), "--json"]);
        assert_eq!((done.status.code(), done.stderr.len()), (Some(0), 0), "{done:?}");
        let answer = document(&done);
        assert_eq!(answer["report"]["unmatched"], json!([]));
        assert_eq!(answer["warband"]["format"], "nml.roster");
        assert_eq!(answer["warband"]["roster"]["models"][0]["name"], "Ada Fenn");
        seen.push(answer["source"].as_str().unwrap().to_owned());
        let text = String::from_utf8(nml(&["import", path.to_str().unwrap()]).stdout).unwrap();
        assert!(text.starts_with("Sample Watch (new-antioch), ") && text.contains(" 0 unmatched, "), "{text}");
    }
    seen.sort();
    assert_eq!(seen.len(), 8);
    seen.dedup();
    assert_eq!(seen.len(), 8, "each is known for what it is: {seen:?}");
}

#[test]
fn the_name_of_a_file_says_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let disguised = folder.path().join("a-warband.txt");
    fs::copy(samples().join("new-recruit.rosz"), &disguised).unwrap();
    let answer = document(&nml(&["import", disguised.to_str().unwrap(), "--json"]));
    assert_eq!(answer["source"], "new_recruit_rosz");
}

#[test]
fn what_is_not_matched_is_a_no_and_stays_with_the_warband() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("warband.json");
    let sample = fs::read_to_string(samples().join("companion-warband.json")).unwrap();
    fs::write(&path, sample.replace("eq_boltactionrifle", "eq_rayofdoom")).unwrap();
    let done = nml(&["import", path.to_str().unwrap(), "--json"]);
    assert_eq!((done.status.code(), done.stderr.len()), (Some(1), 0));
    let answer = document(&done);
    let [line] = answer["report"]["unmatched"].as_array().unwrap().as_slice() else { panic!("{answer}") };
    assert_eq!(line["place"], "/models/1/model/equipment/0");
    assert_eq!(answer["warband"]["roster"]["models"][1]["notes"].as_array().unwrap().len(), 1);
    // The answer's Warband is a document of its own, and comes in again.
    fs::write(&path, answer["warband"].to_string()).unwrap();
    let again = nml(&["import", path.to_str().unwrap(), "--json"]);
    assert_eq!(again.status.code(), Some(0));
    assert_eq!(document(&again)["warband"], answer["warband"]);
}

/// What an import answers with is a Warband to the other commands too.
#[test]
fn an_imported_warband_takes_the_field() {
    let folder = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/samples");
    let paths: Vec<String> = ["new-antioch.json", "heretic-legions.json"]
        .iter()
        .map(|name| {
            let done = nml(&["import", data.join(name).to_str().unwrap(), "--json"]);
            assert_eq!(done.status.code(), Some(0), "{done:?}");
            let path = folder.path().join(name);
            fs::write(&path, document(&done)["warband"].to_string()).unwrap();
            path.to_str().unwrap().to_owned()
        })
        .collect();
    let played = nml(&["battle", "play", "--seed", "7", "--warband", &paths[0], "--warband", &paths[1], "--json"]);
    assert_eq!(played.status.code(), Some(0), "{played:?}");
    // Only a list can be judged; this is not a list, and the line says which command takes it.
    let judged = nml(&["warband", "check", &paths[0]]);
    assert_eq!((judged.status.code(), judged.stdout.len()), (Some(2), 0));
    let line = String::from_utf8(judged.stderr).unwrap();
    assert!(
        line.contains("This is a Warband as one document, not a list document. Use `nml import` for this one."),
        "{line}"
    );
}

#[test]
fn what_cannot_be_used_is_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        path
    };
    assert!(refused(&folder.path().join("missing.ros")).contains("missing.ros"));
    assert!(refused(folder.path()).contains("folder"));
    assert!(refused(&file("empty.json", b"")).contains("An import takes a roster of New Recruit"));
    assert!(refused(&file("picture.ros", b"\x89PNG\r\n\x1a\n")).contains("picture.ros"));
    assert!(refused(&file("half.json", b"{\"roster\": {")).contains("line 1"));
    let laughs = b"<!DOCTYPE a [<!ENTITY b \"ha\">]><roster name=\"&b;\"/>";
    assert!(refused(&file("laughs.ros", laughs)).contains("document type"));
    let battle =
        b"{\"format\":\"nml.battle\",\"version\":1,\"stream\":\"00112233445566778899aabbccddeeff\",\"start\":{}}\n";
    let told = refused(&file("battle.jsonl", battle));
    assert!(told.contains("This is the log of a battle, not a Warband."), "{told}");
    let huge = file("huge.json", b"");
    fs::File::options().write(true).open(&huge).unwrap().set_len(100 << 20).unwrap();
    assert!(refused(&huge).contains("more than"));
    let twice = b"{\"faction\": \"court\", \"models\": [], \"faction\": \"new-antioch\"}";
    assert!(refused(&file("twice.json", twice)).contains("the key \u{201c}faction\u{201d} appears twice"));
    assert_eq!(nml(&["import"]).status.code(), Some(2));
}

#[test]
fn a_warband_is_exported_in_every_format_and_comes_in_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/samples");
    let sample = data.join("new-antioch.json");
    for (format, ending) in [("text", "txt"), ("newrecruit", "ros"), ("tts", "json"), ("native", "json")] {
        let out = folder.path().join(format!("a.{ending}"));
        let arguments = ["export", "warband", sample.to_str().unwrap(), "--format", format];
        let printed = nml(&arguments);
        let written = nml(&[&arguments[..], &["--out", out.to_str().unwrap()]].concat());
        // Trench Companion's text and its export for the simulator know no Fireteams.
        let left_out = if matches!(format, "text" | "tts") { json!(["Fireteams"]) } else { json!([]) };
        let status = Some(i32::from(left_out != json!([])));
        assert_eq!(printed.status.code(), status, "{format}: {printed:?}");
        assert_eq!(written.status.code(), status, "{format}: {written:?}");
        let end = |text: &[u8]| String::from_utf8(text.to_vec()).unwrap().trim_end().to_owned();
        assert_eq!(end(&fs::read(&out).unwrap()), end(&printed.stdout), "{format}");
        // A roster for New Recruit says on standard error that it is a candidate.
        assert_eq!(String::from_utf8(printed.stderr).unwrap().contains("experimental"), format == "newrecruit");
        let json = document(&nml(&[&arguments[..], &["--json"]].concat()));
        assert_eq!((json["candidate"].as_bool(), json["left_out"].clone()), (Some(format == "newrecruit"), left_out));
        let again = nml(&["import", out.to_str().unwrap(), "--json"]);
        assert_eq!(again.status.code(), Some(0), "{format}: {again:?}");
        let again = document(&again);
        assert_eq!(again["judgement"]["total_ducats"], 700, "{format}");
        assert_eq!(again["judgement"]["legal"], true, "{format}");
    }
    // What a format has no words for is a no, with a line each.
    let court = folder.path().join("court.json");
    fs::write(&court, r#"{"faction": "court", "choices": {"sin": "envy"}, "models": [{"model": "sorcerer"}]}"#)
        .unwrap();
    let text = nml(&["export", "warband", court.to_str().unwrap(), "--format", "text"]);
    assert_eq!(text.status.code(), Some(1));
    assert!(String::from_utf8(text.stderr).unwrap().contains("what the Warband chose as a whole"));
    let missing = nml(&["export", "warband", "missing.json", "--format", "text"]);
    assert_eq!((missing.status.code(), missing.stdout.len()), (Some(2), 0));
    let nowhere =
        nml(&["export", "warband", sample.to_str().unwrap(), "--format", "tts", "--out", "/nowhere/at/all.json"]);
    assert_eq!((nowhere.status.code(), nowhere.stdout.len()), (Some(2), 0));
}

/// A Yüzbaşı Captain costs 70 ducats by the rules and 75 by the beta.
#[test]
fn a_list_is_read_by_the_pack_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.json");
    fs::write(&list, br#"{"faction": "iron-sultanate", "models": [{"model": "yuzbasi-captain"}]}"#).unwrap();
    let ducats = |path: &Path, more: &[&str]| {
        let answer = document(&nml(&[&["import", path.to_str().unwrap(), "--json"], more].concat()));
        answer["judgement"]["total_ducats"].clone()
    };
    let beta = ["--pack", "beta-2026-04"];
    assert_eq!((ducats(&list, &[]), ducats(&list, &beta)), (json!(70), json!(75)));

    // One of this program names the pack it follows; the person may name another.
    let native = folder.path().join("native.json");
    let arguments = ["export", "warband", list.to_str().unwrap(), "--format", "native", "--out"];
    assert!(nml(&[&arguments[..], &[native.to_str().unwrap()], &beta].concat()).status.success());
    let rules = ["--pack", "official-1.0.2"];
    assert_eq!((ducats(&native, &[]), ducats(&native, &rules)), (json!(75), json!(70)));

    let unknown = nml(&["import", list.to_str().unwrap(), "--pack", "beta"]);
    assert_eq!(unknown.status.code(), Some(2));
    let line = String::from_utf8(unknown.stderr).unwrap();
    assert!(line.contains("There is no pack beta. --pack takes official-1.0.2, all-out-war, beta-2026-04"), "{line}");
}

#[test]
fn of_several_files_one_that_is_no_roster_stops_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("holiday.txt");
    fs::write(&bad, "We went to the sea.").unwrap();
    let [good, bad, other] = [samples().join("new-recruit.rosz"), bad, samples().join("compendium.json")]
        .map(|path| path.to_str().unwrap().to_owned());
    let done = nml(&["import", &good, &bad, &other, "--json"]);
    assert_eq!((done.status.code(), done.stderr.len()), (Some(1), 0), "{done:?}");
    let answer = document(&done);
    let files: Vec<&str> = answer.as_array().unwrap().iter().map(|one| one["file"].as_str().unwrap()).collect();
    assert_eq!(files, [&good, &bad, &other]);
    assert_eq!((&answer[0]["import"]["source"], &answer[1]["import"]), (&json!("new_recruit_rosz"), &Value::Null));
    assert!(answer[1]["error"].as_str().unwrap().contains("holiday.txt: "), "{answer}");
    let text = String::from_utf8(nml(&["import", &good, &bad, &other]).stdout).unwrap();
    assert!(text.contains(&format!("{bad}\n  error: ")) && text.matches("Sample Watch (").count() == 2, "{text}");
    let fine = nml(&["import", &good, &other]);
    assert_eq!(fine.status.code(), Some(0), "{fine:?}");
}

//! `nml warband check` and `nml pack check`: streams, documents and exit status.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

fn nml(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nml")).args(arguments).output().unwrap()
}

fn list(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_list_is_judged_in_one_document() {
    let folder = tempfile::tempdir().unwrap();
    let legal = list(
        folder.path(),
        "legal.json",
        &json!({"faction": "new-antioch", "hat": 1, "models": [{"model": "lieutenant", "items": ["pistol"]}]})
            .to_string(),
    );
    let done = nml(&["warband", "check", &legal, "--json"]);
    assert_eq!(done.status.code(), Some(0));
    let document: Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(document, json!({"legal": true, "total_ducats": 76, "total_glory": 0, "violations": []}));
    let notes = String::from_utf8(done.stderr).unwrap();
    assert!(notes.contains("hat") && notes.lines().count() == 1, "{notes}");

    let illegal = list(
        folder.path(),
        "illegal.json",
        &json!({"faction": "new-antioch", "models": [{"model": "yeoman", "items": ["hellblade"]}]}).to_string(),
    );
    let done = nml(&["warband", "check", &illegal, "--json"]);
    assert_eq!(done.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&done.stdout).unwrap();
    let found: Vec<_> =
        document["violations"].as_array().unwrap().iter().map(|v| (v["code"].as_str().unwrap(), &v["model"])).collect();
    assert_eq!(found, [("MISSING_REQUIRED_MODEL", &Value::Null), ("NOT_IN_ARMOURY", &json!(0))]);
    let fields: Vec<&String> = document["violations"][0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["code", "message", "model", "rule"]);
    let text = nml(&["warband", "check", &illegal]);
    assert!(String::from_utf8(text.stdout).unwrap().starts_with("Not legal: 30 ducats"));
}

/// A player with another program's roster is shown the way in.
#[test]
fn a_roster_of_another_program_is_no_list_and_says_what_reads_it() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../exchange/tests/samples");
    for (sample, called) in
        [("new-recruit.rosz", "a New Recruit roster (.rosz)"), ("companion.txt", "a Trench Companion text")]
    {
        let done = nml(&["warband", "check", samples.join(sample).to_str().unwrap()]);
        assert_eq!((done.status.code(), done.stdout.len()), (Some(2), 0), "{done:?}");
        let line = String::from_utf8(done.stderr).unwrap();
        let said = format!("This is {called}, not a list document. Use nml import, which reads and judges it.");
        assert!(line.contains(&said) && line.lines().count() == 1, "{line}");
    }
}

/// What help and the guide point at is there, and is what they say.
#[test]
fn help_says_where_a_list_document_comes_from_and_the_examples_are_legal() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let line =
        "List documents: schemas/list.schema.json in the source is their form, data/samples/*.json are examples.";
    for arguments in [&["--help"][..], &["warband", "check", "--help"]] {
        let help = String::from_utf8(nml(arguments).stdout).unwrap();
        assert!(help.contains(line), "{help}");
    }
    assert!(source.join("schemas/list.schema.json").is_file());
    let mut examples = 0;
    for file in fs::read_dir(source.join("data/samples")).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_some_and(|ending| ending == "json") {
            let done = nml(&["warband", "check", file.to_str().unwrap()]);
            let (said, notes) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap());
            assert_eq!((done.status.code(), notes.as_str()), (Some(0), ""), "{}: {said}", file.display());
            assert!(said.starts_with("Legal: "), "{said}");
            examples += 1;
        }
    }
    assert!(examples > 1);
}

#[test]
fn an_unusable_list_says_so_on_one_line_and_prints_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let unknown = list(folder.path(), "unknown.json", r#"{"faction": "elves", "models": []}"#);
    let broken = list(folder.path(), "broken.json", "{");
    let missing = folder.path().join("missing.json").to_str().unwrap().to_owned();
    for file in [&unknown, &broken, &missing, &folder.path().to_str().unwrap().to_owned()] {
        let done = nml(&["warband", "check", file, "--json"]);
        assert_eq!(done.status.code(), Some(2), "{file}");
        assert!(done.stdout.is_empty());
        let line = String::from_utf8(done.stderr).unwrap();
        assert!(line.lines().count() == 1 && line.contains(file.as_str()), "{line}");
    }
}

#[test]
fn a_pack_is_judged_with_file_and_place() {
    let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/packs");
    for id in ["official-1.0.2", "beta-2026-04", "carcass-front", "all-out-war"] {
        let done = nml(&["pack", "check", packs.join(id).to_str().unwrap(), "--json"]);
        assert_eq!(done.status.code(), Some(0));
        let document: Value = serde_json::from_slice(&done.stdout).unwrap();
        assert_eq!((document["valid"].as_bool(), document["id"].as_str()), (Some(true), Some(id)));
    }
    let shipped = packs.join("official-1.0.2");
    for id in ["beta-2026-04", "carcass-front", "all-out-war"] {
        assert!(fs::read_to_string(packs.join(id).join("pack.json")).unwrap().contains("rests_on"), "{id} is rows");
    }

    let folder = tempfile::tempdir().unwrap();
    for below in ["", "factions", "scenarios"] {
        fs::create_dir_all(folder.path().join(below)).unwrap();
        for file in fs::read_dir(shipped.join(below)).unwrap().map(|f| f.unwrap().path()).filter(|f| f.is_file()) {
            fs::copy(&file, folder.path().join(below).join(file.file_name().unwrap())).unwrap();
        }
    }
    let trauma = folder.path().join("trauma.json");
    let broken = fs::read_to_string(&trauma).unwrap().replacen("\"melee\"", "\"malee\"", 1);
    fs::write(&trauma, broken).unwrap();
    let done = nml(&["pack", "check", folder.path().to_str().unwrap(), "--json"]);
    assert_eq!(done.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&done.stdout).unwrap();
    let fault = &document["faults"][0];
    assert_eq!((document["valid"].as_bool(), fault["file"].as_str()), (Some(false), Some("trauma.json")));
    assert!(fault["place"].as_str().unwrap().starts_with("/rows/"), "{fault}");
    assert!(fault["message"].as_str().unwrap().contains("malee"), "{fault}");

    let done = nml(&["pack", "check", folder.path().join("none").to_str().unwrap()]);
    assert_eq!((done.status.code(), done.stdout.len()), (Some(2), 0));
}

/// A club's pack rests on a shipped one, and the next season's on that, in the folder beside it.
#[test]
fn a_pack_may_rest_on_the_one_in_the_folder_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let write = |id: &str, on: &str, hash: &str| {
        let manifest = json!({
            "format": "nml.pack", "version": 1, "id": id, "name": "Club rules", "rules_version": "1.0.2, ours",
            "notice": "Ours.", "rests_on": { "id": on, "hash": hash },
        });
        fs::create_dir(folder.path().join(id)).unwrap();
        fs::write(folder.path().join(id).join("pack.json"), manifest.to_string()).unwrap();
    };
    let judged = |id: &str| -> Value {
        let done = nml(&["pack", "check", folder.path().join(id).to_str().unwrap(), "--json"]);
        serde_json::from_slice(&done.stdout).unwrap()
    };
    let rules = nml(&["pack", "check", "../../../data/packs/official-1.0.2", "--json"]);
    let rules: Value = serde_json::from_slice(&rules.stdout).unwrap();
    write("club-2026", "official-1.0.2", rules["hash"].as_str().unwrap());
    let first = judged("club-2026");
    assert_eq!((first["valid"].as_bool(), first["id"].as_str()), (Some(true), Some("club-2026")));
    let hash = first["hash"].as_str().unwrap();
    write("club-2027", "club-2026", hash);
    assert_eq!(judged("club-2027")["valid"], true);
    write("club-2028", "../club-2026", hash);
    let astray = judged("club-2028");
    assert_eq!((&astray["valid"], &astray["faults"][0]["place"]), (&json!(false), &json!("/rests_on")));
}

/// The same list by another pack, and one that no pack is called.
#[test]
fn a_list_is_judged_by_the_pack_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let captain = json!({"faction": "iron-sultanate", "models": [{"model": "yuzbasi-captain"}]}).to_string();
    let captain = list(folder.path(), "captain.json", &captain);
    let total = |pack: &[&str]| {
        let done = nml(&[&["warband", "check", captain.as_str(), "--json"], pack].concat());
        assert_eq!(done.status.code(), Some(0), "{pack:?}");
        serde_json::from_slice::<Value>(&done.stdout).unwrap()["total_ducats"].as_u64().unwrap()
    };
    assert_eq!((total(&[]), total(&["--pack", "official-1.0.2"]), total(&["--pack", "beta-2026-04"])), (70, 70, 75));
    let gone = json!({"faction": "black-grail", "models": [{"model": "lord-of-tumours"}, {"model": "fly-thrall"}]});
    let gone = list(folder.path(), "gone.json", &gone.to_string());
    let done = nml(&["warband", "check", &gone, "--pack", "beta-2026-04", "--json"]);
    let found: Value = serde_json::from_slice(&done.stdout).unwrap();
    let codes: Vec<&str> =
        found["violations"].as_array().unwrap().iter().map(|v| v["code"].as_str().unwrap()).collect();
    assert_eq!((done.status.code(), codes.contains(&"UNKNOWN_MODEL")), (Some(1), true), "{codes:?}");

    for arguments in [&["warband", "check", &captain][..], &["battle", "play", "--seed", "7"]] {
        let said = line(&[arguments, &["--pack", "playtest"]].concat());
        assert!(
            said.contains("There is no pack playtest. --pack takes official-1.0.2, all-out-war, beta-2026-04"),
            "{said}"
        );
    }
}

/// A file of one sort, given to a command that takes another.
#[test]
fn a_file_of_another_sort_is_named_with_the_command_that_takes_it() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    assert!(nml(&["battle", "play", "--seed", "7", "--out", out]).status.success());
    let log = folder.path().join("battle-7.jsonl").to_str().unwrap().to_owned();
    let book = folder.path().join("club.nml");
    nml_store::Book::create(&book, [7; 16], "Our club", "1917-04-01T20:15:00Z").unwrap().close().unwrap();
    let book = book.to_str().unwrap().to_owned();
    let list = list(folder.path(), "list.json", r#"{"faction": "new-antioch", "models": []}"#);
    for (arguments, what, taker) in [
        (&["warband", "check", &book][..], "a book of No Man’s Ledger", "`nml book`"),
        (&["warband", "check", &log], "the log of a battle", "`nml battle replay`"),
        (&["battle", "replay", &book], "a book of No Man’s Ledger", "`nml book`"),
        (&["battle", "replay", &list], "a list document", "`nml warband check`"),
        (&["book", "check", &log], "the log of a battle", "`nml battle replay`"),
        (&["book", "stats", &list], "a list document", "`nml warband check`"),
        (&["publish", &list, "--text"], "a list document", "`nml warband check`"),
        (&["publish", &list, "The Ardent Mile", "--text"], "a list document", "`nml warband check`"),
        (&["battle", "play", "--seed", "1", "--warband", &book, "--warband", &list], "a book of", "`nml book`"),
        (&["battle", "play", "--seed", "1", "--warband", &log, "--warband", &list], "the log of", "replay`"),
    ] {
        let done = nml(arguments);
        assert_eq!((done.status.code(), done.stdout.len()), (Some(2), 0), "{arguments:?}");
        let line = String::from_utf8(done.stderr).unwrap();
        assert!(line.contains(what) && line.contains(taker) && line.trim_end().lines().count() == 1, "{line}");
    }
}

/// The one line of a refusal.
fn line(arguments: &[&str]) -> String {
    let done = nml(arguments);
    assert_eq!(done.status.code(), Some(2), "{arguments:?}");
    let said = String::from_utf8(done.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_what_was_expected() {
    let unknown = line(&["fight"]);
    assert!(
        unknown.ends_with(
            "expected odds, battle, book, campaign, club, forecast, import, export, print, publish, serve, warband, \
             pack, report\n"
        ),
        "{unknown}"
    );
    let inner = line(&["battle", "win"]);
    assert!(inner.contains("'win'") && inner.ends_with("expected play, replay, judge\n"), "{inner}");

    let folder = tempfile::tempdir().unwrap();
    let empty = list(folder.path(), "empty.json", "{}");
    let said = line(&["warband", "check", &empty]);
    assert!(said.contains("at the top: It cannot be read: missing field"), "{said}");
    let bare = list(folder.path(), "bare.json", "nothing");
    let said = line(&["warband", "check", &bare]);
    assert!(said.contains("expected a text in quotes") && !said.contains("ident"), "{said}");

    let under = format!("{empty}/logs");
    for out in [&empty, &under] {
        let said = line(&["battle", "play", "--seed", "7", "--out", out]);
        assert!(said.contains("empty.json is a file, not a folder.") && !said.contains("os error"), "{said}");
    }
}

/// A candidate for a pack, from catalogues of New Recruit: written as a folder that `nml pack check` accepts, and as one
/// file; what was not understood is a "no".
#[test]
fn catalogues_of_new_recruit_become_a_candidate_that_is_a_pack() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../exchange/tests/catalogues");
    let samples = samples.to_str().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let out = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let made = nml(&["pack", "from-newrecruit", samples, "--out", &out("candidate"), "--json"]);
    assert_eq!((made.status.code(), made.stderr.len()), (Some(1), 0), "{made:?}");
    let document: Value = serde_json::from_slice(&made.stdout).unwrap();
    assert_eq!((&document["id"], &document["over"]), (&json!("official-1.0.2-candidate-99"), &json!("official-1.0.2")));
    let lines = document["report"]["lines"].as_array().unwrap();
    let yeoman = lines.iter().find(|line| line["row"] == "new-antioch/yeoman" && line["field"] == "ducats").unwrap();
    assert_eq!(
        yeoman,
        &json!({"verdict": "changed", "file": "new-antioch.cat", "id": "f2c3-86d1-5924-093f", "name": "Yeoman",
                "what": "selectionEntry", "row": "new-antioch/yeoman", "field": "ducats", "theirs": "35", "ours": "30",
                "why": "Price in ducats"})
    );

    let check = nml(&["pack", "check", &out("candidate"), "--json"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    let check: Value = serde_json::from_slice(&check.stdout).unwrap();
    assert_eq!(check["hash"], document["hash"]);
    let again = nml(&["pack", "from-newrecruit", samples, "--out", &out("candidate")]);
    assert_eq!((again.status.code(), again.stdout.len()), (Some(2), 0), "the folder is not empty");

    let file = nml(&["pack", "from-newrecruit", samples, "--out", &out("one.nml-pack"), "--language", "de"]);
    let said = String::from_utf8(file.stdout).unwrap();
    assert_eq!(file.status.code(), Some(1), "{said}");
    assert!(
        said.contains("geändert new-antioch/yeoman: Preis in Dukaten 30 -> 35 (new-antioch.cat selectionEntry"),
        "{said}"
    );
    assert!(said.contains("Nicht verstandene Teile: "), "{said}");
    assert!(fs::metadata(out("one.nml-pack")).unwrap().len() > 100_000, "a whole pack");

    let none = nml(&["pack", "from-newrecruit", folder.path().join("candidate").to_str().unwrap()]);
    assert_eq!((none.status.code(), none.stdout.len()), (Some(2), 0), "{none:?}");
    let unknown = nml(&["pack", "from-newrecruit", samples, "--over", "rules-9"]);
    assert_eq!(unknown.status.code(), Some(2));
}

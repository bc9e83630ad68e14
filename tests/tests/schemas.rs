//! The schemas are valid, each file of the data matches its schema, and anything else is refused.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use jsonschema::{Draft, Registry, Validator};
use nml_app::battle::{log, self_play};
use nml_app::book;
use nml_app::dialog::Nobody;
use nml_app::odds::{self, Wound};
use nml_app::session::Session;
use nml_app::{exports, imports, prints};
use nml_tests::schemas::{COMMON, documents, text, written_documents};
use serde_json::{Value, json};

/// The schemas as they are written, by their names: made once for all tests.
static WRITTEN: LazyLock<BTreeMap<String, Value>> = LazyLock::new(written_documents);

/// What holds documents against them.
static VALIDATORS: LazyLock<BTreeMap<String, Validator>> = LazyLock::new(|| {
    let documents = &*WRITTEN;
    let common = format!("json-schema:///{COMMON}.schema.json");
    let registry = Registry::new().add(&common, &documents[COMMON]).unwrap().prepare().unwrap();
    let validator = |(name, schema): (&String, &Value)| {
        let options = jsonschema::options().with_draft(Draft::Draft202012).with_registry(&registry);
        (name.clone(), options.build(schema).unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    documents.iter().map(validator).collect()
});

fn faults(validator: &Validator, value: &Value) -> Vec<String> {
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn files_under(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() { files_under(&path, found) } else { found.push(path) }
    }
}

/// Whether a pack holds rows alone, to be laid over another one.
fn is_rows(pack: &str) -> bool {
    let manifest = fs::read(root().join("data/packs").join(pack).join("pack.json")).unwrap();
    serde_json::from_slice::<Value>(&manifest).unwrap().get("rests_on").is_some()
}

/// The schema of a file of the data, by where it lies.
fn schema_of(path: &str) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').collect();
    Some(match parts[..] {
        ["packs", pack, "items.json"] if is_rows(pack) => "pack-item-rows",
        ["packs", pack, "keywords.json"] if is_rows(pack) => "pack-keyword-rows",
        ["packs", pack, "mercenaries.json"] if is_rows(pack) => "pack-mercenary-rows",
        ["packs", pack, "exploration.json"] if is_rows(pack) => "pack-exploration-rows",
        ["packs", pack, "campaign.json"] if is_rows(pack) => "pack-campaign-rows",
        // A faction that the pack below has; a new one is whole.
        ["packs", pack, "factions", file]
            if is_rows(pack) && root().join("data/packs/official-1.0.2/factions").join(file).is_file() =>
        {
            "pack-faction-rows"
        }
        ["packs", _, "pack.json"] => "pack-manifest",
        ["packs", _, "items.json"] => "pack-items",
        ["packs", _, "keywords.json"] => "pack-keywords",
        ["packs", _, "mercenaries.json"] => "pack-mercenaries",
        ["packs", _, "skills.json"] => "pack-skills",
        ["packs", _, "exploration.json"] => "pack-exploration",
        ["packs", _, "trauma.json"] => "pack-trauma",
        ["packs", _, "campaign.json"] => "pack-campaign",
        ["packs", _, "factions", _] => "pack-faction",
        ["packs", _, "scenarios", _] => "pack-scenario",
        ["packs", _, "maps", _] => "pack-map",
        ["interop", _] => "interop",
        ["rulesets", _] => "ruleset",
        ["samples", "examples", _] => "example",
        ["samples", "scenarios", _] => "own-scenario",
        ["random", "carcass-front.json"] => "random-scenarios",
        ["random", "hell-on-earth.json"] => "weather",
        ["samples", _] => "list",
        _ => return None,
    })
}

#[test]
fn every_file_of_the_data_is_what_its_schema_says() {
    let validators = &*VALIDATORS;
    let data = root().join("data");
    let mut files = Vec::new();
    files_under(&data, &mut files);
    let mut seen = BTreeSet::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "json")) {
        let path = file.strip_prefix(&data).unwrap().to_string_lossy().replace('\\', "/");
        let name = schema_of(&path).unwrap_or_else(|| panic!("data/{path}: no schema is named for it"));
        let value: Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
        let faults = faults(&validators[name], &value);
        assert!(faults.is_empty(), "data/{path} is not what {name}.schema.json says:\n{}", faults.join("\n"));
        seen.insert(name);
    }
    for part in ["pack-manifest", "pack-items", "pack-faction", "pack-scenario", "pack-trauma", "ruleset", "list"] {
        assert!(seen.contains(part), "no file of the data is a {part}");
    }
}

#[test]
fn the_pack_as_one_document_is_what_its_schema_says() {
    let pack = nml_exchange::pack::embedded().unwrap();
    let value: Value = serde_json::from_slice(&pack.document).unwrap();
    assert_eq!(faults(&VALIDATORS["pack"], &value), Vec::<String>::new());
}

#[test]
fn a_header_is_of_its_own_kind_only() {
    let validators = &*VALIDATORS;
    let header = |format: &str| {
        json!({
            "format": format, "version": 1, "stream": "00112233445566778899aabbccddeeff",
            "start": {"name": "The Fourth", "faction": "new-antioch"},
        })
    };
    assert_eq!(faults(&validators["warband"], &header("nml.warband")), Vec::<String>::new());
    assert!(!validators["warband"].is_valid(&header("nml.battle")));
    assert!(!validators["battle"].is_valid(&header("nml.battle")), "a Warband's start is no battle's");
}

/// Each line of a log or an export is what the schema of its place says.
fn lines_are(validators: &BTreeMap<String, Validator>, name: &str, text: &str, of: &str) {
    let schemas = [name.to_owned(), format!("{name}-entry")];
    for (number, line) in (1..).zip(text.lines()) {
        let value: Value = serde_json::from_str(line).unwrap();
        let schema = &schemas[usize::from(number > 1)];
        let faults = faults(&validators[schema.as_str()], &value);
        assert!(
            faults.is_empty(),
            "{of}, line {number}, is not what {schema}.schema.json says:\n{}",
            faults.join("\n")
        );
    }
}

#[test]
fn every_line_of_a_battle_of_each_scenario_is_what_its_schema_says() {
    let validators = &*VALIDATORS;
    let folder = tempfile::tempdir().unwrap();
    for (scenario, seed) in nml_tests::golden::SEEDS {
        let wanted = self_play::Wanted {
            seed,
            scenario: Some(scenario.to_owned()),
            battles: 1,
            out: Some(folder.path().join(scenario)),
            ..self_play::Wanted::default()
        };
        let played = serde_json::to_value(self_play::play(&wanted).unwrap()).unwrap();
        assert_eq!(faults(&validators["battle-played"], &played), Vec::<String>::new());
        let log = folder.path().join(scenario).join(format!("battle-{seed}.jsonl"));
        lines_are(validators, "battle", &fs::read_to_string(&log).unwrap(), scenario);
        let told = log::replay(&log, None, Some("quick-start")).unwrap();
        let replayed = serde_json::to_value(told.replayed).unwrap();
        assert_eq!(faults(&validators["battle-replayed"], &replayed), Vec::<String>::new());
    }
}

#[test]
fn every_line_of_the_sample_books_export_is_what_its_schema_says() {
    let validators = &*VALIDATORS;
    let folder = tempfile::tempdir().unwrap();
    let (place, out) = (folder.path().join("sample.nml"), folder.path().join("out"));
    let session = Session::new(folder.path().join("data"), Some(place.clone()), Box::new(Nobody));
    let call = |name: &str, input: Value| -> Value {
        let answer =
            nml_app::dispatch::answer(&session, name, input).unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
        serde_json::from_str(answer.get()).unwrap()
    };
    call("book_new", json!({ "holds": "first_game" }));
    let set_ups = call("set_ups", Value::Null);
    call("battle_begin", json!({ "set_up": set_ups[0]["id"] }));
    let warbands = call("warbands", Value::Null);
    let rename = json!({ "kind": "rename", "name": "The Eighth Redoubt" });
    call("warband_edit", json!({ "warband": warbands[0]["id"], "edit": rename }));
    let read = book::read(&place).unwrap();
    let exported = book::export(&read, &out).unwrap();
    let mut kinds = BTreeSet::new();
    for file in exported.files.iter().filter(|file| file.ends_with(".jsonl")) {
        let text = fs::read_to_string(out.join(file)).unwrap();
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        if file == "signatures.jsonl" {
            for line in text.lines() {
                let faults = faults(&validators["signature-line"], &serde_json::from_str(line).unwrap());
                assert!(faults.is_empty(), "{file}: {}", faults.join("\n"));
            }
            continue;
        }
        let kind = header["format"].as_str().unwrap().strip_prefix("nml.").unwrap().to_owned();
        lines_are(validators, &kind, &text, file);
        kinds.insert(kind);
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["battle", "campaign", "scenario", "warband"]);
    let backed_up = book::back_up(&read, &folder.path().join("copy.nml"), false).unwrap();
    for (name, answer) in [
        ("book-export", serde_json::to_value(&exported).unwrap()),
        ("book-backup", serde_json::to_value(backed_up).unwrap()),
        ("book-check", serde_json::to_value(book::check(&read).unwrap()).unwrap()),
        ("book-stats", serde_json::to_value(book::stats(&read).unwrap()).unwrap()),
    ] {
        assert_eq!(faults(&validators[name], &answer), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn odds_answer_as_their_schemas_say() {
    let validators = &*VALIDATORS;
    let wound = Wound { injury_dice: 1, injury_modifiers: vec![-1], deadly: false, bloodbath: true };
    for (name, answer) in [
        ("odds-success", serde_json::to_value(odds::success(2).unwrap()).unwrap()),
        ("odds-injury", serde_json::to_value(odds::injury(&wound, None).unwrap()).unwrap()),
        ("odds-attack", serde_json::to_value(odds::attack(2, &wound, false, None).unwrap()).unwrap()),
    ] {
        assert_eq!(faults(&validators[name], &answer), Vec::<String>::new(), "{name}: {answer}");
        let mut less = answer.clone();
        less.as_object_mut().unwrap().remove("exact");
        assert!(!validators[name].is_valid(&less), "{name} without its fractions");
    }
}

#[test]
fn a_candidate_answers_as_its_schema_says() {
    let validators = &*VALIDATORS;
    let catalogues = root().join("src-tauri/crates/exchange/tests/catalogues");
    let found = nml_app::catalogues::candidate(&catalogues, None, None).unwrap();
    let mut answer = serde_json::to_value(found).unwrap();
    assert_eq!(faults(&validators["candidate"], &answer), Vec::<String>::new());
    answer["report"]["lines"][0]["verdict"] = "perhaps".into();
    assert!(!validators["candidate"].is_valid(&answer));
}

#[test]
fn an_import_answers_as_its_schema_says() {
    let validators = &*VALIDATORS;
    let samples = root().join("src-tauri/crates/exchange/tests/samples");
    let mut files = Vec::new();
    files_under(&samples, &mut files);
    assert_eq!(files.len(), 8);
    for file in files {
        let import = serde_json::to_value(imports::import(&file, None).unwrap()).unwrap();
        assert_eq!(faults(&validators["import"], &import), Vec::<String>::new(), "{}", file.display());
        assert_eq!(faults(&validators["roster"], &import["warband"]), Vec::<String>::new(), "{}", file.display());
        for form in exports::Form::ALL {
            let export = serde_json::to_value(exports::warband(&file, None, form).unwrap()).unwrap();
            assert_eq!(faults(&validators["export"], &export), Vec::<String>::new(), "{}", file.display());
            if form == exports::Form::Native {
                let native: Value = serde_json::from_str(export["text"].as_str().unwrap()).unwrap();
                assert_eq!(faults(&validators["roster"], &native), Vec::<String>::new(), "{}", file.display());
            }
        }
    }
}

#[test]
fn what_no_document_has_is_refused() {
    let validators = &*VALIDATORS;
    // What the documents share is not a document itself.
    for (name, validator) in validators.iter().filter(|(name, _)| *name != COMMON) {
        // A list document is written by many tools; its unknown fields are ignored with a note.
        if name != "list" {
            assert!(!validator.is_valid(&json!({"surprise": true})), "{name} takes anything");
        }
        assert!(!validator.is_valid(&json!("text")), "{name} takes a text");
    }
}

#[test]
fn every_schema_is_under_a_megabyte_and_its_text_says_what_it_is() {
    for (name, schema) in &*WRITTEN {
        let text = text(schema);
        assert!(text.len() < 1_000_000, "{name} has {} bytes", text.len());
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), *schema, "{name}");
    }
}

#[test]
fn no_two_types_of_one_document_go_by_the_same_name() {
    for (name, schema) in &*WRITTEN {
        for own in schema["$defs"].as_object().into_iter().flat_map(|own| own.keys()) {
            assert!(!own.ends_with(|last: char| last.is_ascii_digit()), "{name}: {own} is a name with a number");
        }
    }
}

#[test]
fn every_call_has_its_input_and_output_in_the_table() {
    let schemas: BTreeMap<_, _> = documents().into_iter().collect();
    let ipc = Value::from(schemas["ipc"].clone());
    for call in nml_app::dispatch::CALLS {
        for side in ["input", "output"] {
            let there = ipc.pointer(&format!("/properties/{call}/properties/{side}"));
            assert!(
                there.is_some_and(|schema| schema.as_object().is_some_and(|keys| !keys.is_empty())),
                "{call} {side}"
            );
        }
    }
}

#[test]
fn a_printed_sheet_is_told_of_as_its_schema_says() {
    let validators = &*VALIDATORS;
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("cards.pdf");
    let printed = prints::to_file(&prints::Wanted::BlankCards, None, prints::Paper::Letter, &out).unwrap();
    let printed = serde_json::to_value(printed).unwrap();
    assert_eq!(faults(&validators["print"], &printed), Vec::<String>::new(), "{printed}");
    assert_eq!(printed["path"], out.display().to_string());
}

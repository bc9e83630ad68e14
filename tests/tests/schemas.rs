//! The schemas are schemas, each file of the data is what its schema says, and what is not is refused.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use nml_tests::schemas::{document, documents};
use serde_json::{Value, json};

fn validators() -> BTreeMap<&'static str, Validator> {
    documents()
        .into_iter()
        .map(|(name, schema)| {
            let schema = document(name, schema);
            (name, jsonschema::draft202012::new(&schema).unwrap_or_else(|error| panic!("{name}: {error}")))
        })
        .collect()
}

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

/// The schema of a file of the data, by where it lies.
fn schema_of(path: &str) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').collect();
    Some(match parts[..] {
        ["packs", _, "pack.json"] => "pack-manifest",
        ["packs", _, "items.json"] => "pack-items",
        ["packs", _, "keywords.json"] => "pack-keywords",
        ["packs", _, "mercenaries.json"] => "pack-mercenaries",
        ["packs", _, "trauma.json"] => "pack-trauma",
        ["packs", _, "campaign.json"] => "pack-campaign",
        ["packs", _, "factions", _] => "pack-faction",
        ["packs", _, "scenarios", _] => "pack-scenario",
        ["rulesets", _] => "ruleset",
        ["samples", "examples", _] => "example",
        ["samples", _] => "list",
        _ => return None,
    })
}

#[test]
fn every_file_of_the_data_is_what_its_schema_says() {
    let validators = validators();
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
    assert_eq!(faults(&validators()["pack"], &value), Vec::<String>::new());
}

#[test]
fn a_header_is_of_its_own_kind_only() {
    let validators = validators();
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

#[test]
fn what_no_document_has_is_refused() {
    let validators = validators();
    for (name, validator) in &validators {
        // A list document is written by many tools; its unknown fields are ignored with a note.
        if *name != "list" {
            assert!(!validator.is_valid(&json!({"surprise": true})), "{name} takes anything");
        }
        assert!(!validator.is_valid(&json!("text")), "{name} takes a text");
    }
}

#[test]
fn every_call_has_its_input_and_output_in_the_table() {
    let schemas: BTreeMap<_, _> = documents().into_iter().collect();
    let ipc = Value::from(schemas["ipc"].clone());
    for call in nml_app::door::CALLS {
        for side in ["input", "output"] {
            let there = ipc.pointer(&format!("/properties/{call}/properties/{side}"));
            assert!(
                there.is_some_and(|schema| schema.as_object().is_some_and(|keys| !keys.is_empty())),
                "{call} {side}"
            );
        }
    }
}

//! The shipped packs: each is complete and matches its folder, and what one changes in the other is written down.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use nml_exchange::pack;
use serde_json::Value;

const BETA: &str = "beta-2026-04";

fn root(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(below)
}

#[test]
fn every_shipped_pack_is_whole_and_is_its_folder() {
    let mut folders: Vec<String> = fs::read_dir(root("data/packs"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    folders.sort();
    let mut ids = pack::ids();
    assert_eq!(ids.first(), Some(&pack::RULES));
    ids.sort_unstable();
    assert_eq!(ids, folders, "a folder in data/packs is shipped under its name");
    for id in ids {
        let shipped = pack::shipped(id).unwrap_or_else(|e| panic!("{id}: {e}")).unwrap();
        assert_eq!(shipped.catalogue.pack().manifest.id, id);
        let read = pack::from_files(&pack::files_of(&root("data/packs").join(id)).unwrap(), &|_| None).unwrap();
        assert_eq!(shipped.hash, read.hash, "{id}");
        let again = pack::from_bytes(&shipped.document).unwrap();
        assert_eq!(again.hash, shipped.hash, "{id}");
        assert_eq!(pack::to_bytes(again.catalogue.pack()).unwrap(), shipped.document, "{id}");
    }
    assert!(pack::shipped("beta-1999").unwrap().is_none());
}

/// The ids of everything in a pack that has boons.
fn with_boons<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::Object(fields) => {
            if fields.contains_key("boons") {
                found.extend(fields.get("id").and_then(Value::as_str));
            }
            fields.values().for_each(|field| with_boons(field, found));
        }
        Value::Array(values) => values.iter().for_each(|value| with_boons(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// What cards tell of the campaign where nothing with boons stands around it.
fn told_in_vain(value: &Value, settled: bool, ids: &[&str], found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            let to = fields.get("to").and_then(Value::as_array).into_iter().flatten();
            let entries: Vec<&str> = to.filter_map(|entry| entry.get("entry")?.as_str()).collect();
            let for_them = !entries.is_empty() && entries.iter().all(|id| ids.contains(id));
            let settled = settled || for_them || fields.contains_key("boons");
            if let Some(told) = fields.get("told").filter(|_| !settled) {
                found.push(told.to_string());
            }
            fields.values().for_each(|field| told_in_vain(field, settled, ids, found));
        }
        Value::Array(values) => values.iter().for_each(|value| told_in_vain(value, settled, ids, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn what_a_card_tells_of_the_campaign_is_carried_out_by_a_boon() {
    for id in pack::ids() {
        let document: Value = serde_json::from_slice(&pack::shipped(id).unwrap().unwrap().document).unwrap();
        let (mut ids, mut found) = (Vec::new(), Vec::new());
        with_boons(&document, &mut ids);
        told_in_vain(&document, false, &ids, &mut found);
        assert_eq!(found, Vec::<String>::new(), "{id}");
        assert!(document.to_string().contains("\"told\""), "{id}: something is told");
    }
}

/// How an entry of a list is called: by what is unique among its neighbours.
fn key(entry: &Value) -> Option<String> {
    if let Some(entry) = entry.get("entry").filter(|inner| inner.is_object()) {
        return key(entry);
    }
    ["id", "item", "name"].iter().find_map(|field| entry.get(field)?.as_str().map(str::to_owned))
}

/// Every difference between two documents, one line each, by its place.
fn differences(place: &str, before: Option<&Value>, after: Option<&Value>, found: &mut String) {
    match (before, after) {
        (Some(one), Some(other)) if one == other => {}
        (Some(Value::Object(one)), Some(Value::Object(other))) => {
            let mut fields: Vec<&String> = one.keys().chain(other.keys()).collect();
            fields.sort();
            fields.dedup();
            for field in fields {
                differences(&format!("{place}/{field}"), one.get(field), other.get(field), found);
            }
        }
        (Some(Value::Array(one)), Some(Value::Array(other))) if one.iter().chain(other).all(|e| key(e).is_some()) => {
            let mut keys: Vec<String> = one.iter().chain(other).filter_map(key).collect();
            keys.sort();
            keys.dedup();
            for name in keys {
                let of = |list: &[Value]| list.iter().find(|e| key(e).as_ref() == Some(&name)).cloned();
                differences(&format!("{place}/{name}"), of(one).as_ref(), of(other).as_ref(), found);
            }
        }
        (before, after) => {
            let shown = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), ToString::to_string);
            writeln!(found, "{place}\n  was {}\n  is  {}", shown(before), shown(after)).unwrap();
        }
    }
}

fn told() -> String {
    let document = |id: &str| -> Value {
        let shipped = pack::shipped(id).unwrap().unwrap();
        serde_json::from_slice(&shipped.document).unwrap()
    };
    let mut found = String::new();
    differences("", Some(&document(pack::RULES)), Some(&document(BETA)), &mut found);
    found
}

#[test]
fn what_the_beta_changes_is_written_down_line_by_line() {
    let kept = fs::read_to_string(root("tests/golden/beta-2026-04.txt")).unwrap_or_default();
    let now = told();
    let first = kept.lines().zip(now.lines()).position(|(was, is)| was != is);
    assert!(
        kept == now,
        "tests/golden/beta-2026-04.txt differs from line {}\nif that is meant: cargo test -p nml-exchange --test exchange \
         shipped -- --ignored, and read what changed",
        first.map_or_else(|| kept.lines().count().min(now.lines().count()) + 1, |line| line + 1)
    );
    assert!(!now.contains("scenarios/"), "the beta changes no scenario");
}

#[test]
#[ignore = "writes what the beta changes anew"]
fn write_what_the_beta_changes() {
    fs::write(root("tests/golden/beta-2026-04.txt"), told()).unwrap();
}

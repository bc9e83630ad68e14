//! What several documents have in common is defined once, in `common.schema.json`, and they refer to it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

/// The document that the others refer to.
pub const COMMON: &str = "common";
/// Where a document keeps its definitions.
pub(super) const DEFS: &str = "$defs";
/// How a document refers to one of its own.
const OWN: &str = "#/$defs/";

/// Which definitions are one and the same: their name, and a number for what they mean.
///
/// A text alone does not say what a definition means, since what it refers to may differ from document to document:
/// messages hold what files may leave out.
type Meaning = (String, usize);

/// What each definition of each document means.
type Meanings<'d> = BTreeMap<&'d str, BTreeMap<String, Meaning>>;

/// Documents with all their definitions as documents that share them, `common` among them.
#[must_use]
pub fn shared(documents: BTreeMap<String, Value>) -> BTreeMap<String, Value> {
    let meanings = meanings(&documents);
    let common = common(&documents, &meanings);
    let is_common = |document: &str, name: &str| common.get(name) == meanings[document].get(name);
    let mut library = Map::new();
    let mut parted = BTreeMap::new();
    for (document, schema) in &documents {
        let mut schema = schema.clone();
        let own = definitions(&mut schema);
        let mut kept = Map::new();
        for (name, mut definition) in own {
            if is_common(document, &name) {
                // What it refers to is as common as it is.
                library.insert(name, definition);
            } else {
                refer(&mut definition, &|name| is_common(document, name));
                kept.insert(name, definition);
            }
        }
        refer(&mut schema, &|name| is_common(document, name));
        if let Some(schema) = schema.as_object_mut().filter(|_| !kept.is_empty()) {
            schema.insert(DEFS.to_owned(), Value::Object(kept));
        }
        parted.insert(document.clone(), schema);
    }
    let about = "What several documents have in common.";
    let draft = "https://json-schema.org/draft/2020-12/schema";
    let common = json!({"$schema": draft, "title": "Common", "description": about, DEFS: library});
    parted.insert(COMMON.to_owned(), common);
    parted
}

/// What several documents have, of two that share a name the one that more have; and nothing that refers to what has to
/// stay with a document.
fn common(documents: &BTreeMap<String, Value>, meanings: &Meanings<'_>) -> BTreeMap<String, Meaning> {
    let mut users: BTreeMap<&Meaning, usize> = BTreeMap::new();
    meanings.values().flat_map(BTreeMap::values).for_each(|meaning| *users.entry(meaning).or_default() += 1);
    let mut common: BTreeMap<String, Meaning> = BTreeMap::new();
    for (meaning, count) in users.iter().filter(|(_, count)| **count > 1) {
        if common.get(&meaning.0).is_none_or(|other| users[other] < *count) {
            common.insert(meaning.0.clone(), (*meaning).clone());
        }
    }
    loop {
        let stays = |(document, name): (&str, &String)| {
            let mut told = BTreeSet::new();
            references(&documents[document][DEFS][name], &mut told);
            told.iter().any(|name| common.get(name) != meanings[document].get(name))
        };
        let all =
            meanings.iter().flat_map(|(document, own)| own.iter().map(|(name, meaning)| (*document, name, meaning)));
        let shared = all.filter(|(_, name, meaning)| common.get(*name) == Some(meaning));
        let staying: Vec<String> =
            shared.filter(|(document, name, _)| stays((document, name))).map(|(_, name, _)| name.clone()).collect();
        if staying.is_empty() {
            return common;
        }
        staying.iter().for_each(|name| drop(common.remove(name)));
    }
}

/// Takes out what a document defines.
fn definitions(schema: &mut Value) -> Map<String, Value> {
    match schema.as_object_mut().and_then(|schema| schema.remove(DEFS)) {
        Some(Value::Object(own)) => own,
        _ => Map::new(),
    }
}

/// Two mean the same if they read the same and so does all they refer to.
fn meanings(documents: &BTreeMap<String, Value>) -> Meanings<'_> {
    let own = |schema: &Value| schema[DEFS].as_object().cloned().unwrap_or_default();
    let all: BTreeMap<&str, Map<String, Value>> =
        documents.iter().map(|(name, schema)| (name.as_str(), own(schema))).collect();
    let mut found: Meanings<'_> = all
        .iter()
        .map(|(document, own)| (*document, own.keys().map(|name| (name.clone(), (name.clone(), 0))).collect()))
        .collect();
    let mut kinds = 0;
    // They begin as one for each name and part wherever something differs, until nothing does.
    loop {
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let mut next = found.clone();
        for (document, own) in &all {
            for (name, definition) in own {
                let mut told = BTreeSet::new();
                references(definition, &mut told);
                let means: Vec<Option<&Meaning>> = told.iter().map(|name| found[document].get(name)).collect();
                let key = format!("{name} {definition} {means:?}");
                let fresh = numbers.len();
                let number = *numbers.entry(key).or_insert(fresh);
                if let Some(meaning) = next.get_mut(document).and_then(|own| own.get_mut(name)) {
                    meaning.1 = number;
                }
            }
        }
        found = next;
        if numbers.len() == kinds {
            return found;
        }
        kinds = numbers.len();
    }
}

/// The definitions of its own document that a schema refers to.
fn references(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(parts) => {
            if let Some(name) = parts.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(OWN)) {
                found.insert(name.to_owned());
            }
            parts.values().for_each(|part| references(part, found));
        }
        Value::Array(parts) => parts.iter().for_each(|part| references(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Lets a schema refer to the common document for what stands there.
fn refer(schema: &mut Value, common: &impl Fn(&str) -> bool) {
    match schema {
        Value::Object(parts) => {
            if let Some(Value::String(to)) = parts.get_mut("$ref")
                && to.strip_prefix(OWN).is_some_and(common)
            {
                *to = format!("{COMMON}.schema.json{to}");
            }
            parts.values_mut().for_each(|part| refer(part, common));
        }
        Value::Array(parts) => parts.iter_mut().for_each(|part| refer(part, common)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parted(documents: &[(&str, Value)]) -> BTreeMap<String, Value> {
        shared(documents.iter().map(|(name, schema)| ((*name).to_owned(), schema.clone())).collect())
    }

    #[test]
    fn what_two_documents_have_stands_once() {
        let base = json!({"$ref": "#/$defs/Base", "$defs": {"Base": {"type": "integer"}}});
        let parted = parted(&[("list", base.clone()), ("roster", base)]);
        assert_eq!(parted["list"], json!({"$ref": "common.schema.json#/$defs/Base"}));
        assert_eq!(parted[COMMON][DEFS], json!({"Base": {"type": "integer"}}));
    }

    #[test]
    fn what_reads_the_same_but_refers_to_something_else_is_not_shared() {
        let model = json!({"properties": {"base": {"$ref": "#/$defs/Base"}}});
        let with = |base: &str| json!({"$ref": "#/$defs/Model", "$defs": {"Model": model, "Base": {"type": base}}});
        let documents = [("file", with("string")), ("call", with("integer")), ("other", with("integer"))];
        let parted = parted(&documents);
        assert_eq!(parted["file"], documents[0].1);
        assert_eq!(parted["call"], json!({"$ref": "common.schema.json#/$defs/Model"}));
        assert_eq!(parted[COMMON][DEFS], json!({"Model": model, "Base": {"type": "integer"}}));
    }
}

//! A type that stands in files and in messages is defined once, as files are read; the messages add what they always say.
//!
//! A file may leave out what has a default, a message leaves out nothing. With that alone to tell them apart, every type
//! that holds such a type would stand twice. So the messages take the files' definition and list, under [`ALWAYS`], the
//! fields that they have besides: by where they stand (`Terrain`, or `Step/oneOf/9` for one of its kinds).

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::shared::DEFS;

/// Where the messages list what they always have and a file may leave out. A validator passes it by; the types of the
/// UI are made with it.
pub const ALWAYS: &str = "always";

/// Lets the messages use the files' definitions wherever the two differ in what may be left out, and in nothing else.
pub fn read_as_files(documents: &mut BTreeMap<String, Value>, messages: &str) {
    let files = read_alike(documents, messages);
    let Some(Value::Object(own)) = documents.get_mut(messages).and_then(|schema| schema.get_mut(DEFS)) else { return };
    let mut always = Map::new();
    for (name, definition) in own {
        let Some(read) = files.get(name) else { continue };
        let mut more = Vec::new();
        if differ_in_what_is_left_out(definition, read, name, &mut more) {
            *definition = read.clone();
            always.extend(more);
        }
    }
    if let Some(schema) = documents.get_mut(messages).and_then(Value::as_object_mut).filter(|_| !always.is_empty()) {
        schema.insert(ALWAYS.to_owned(), Value::Object(always));
    }
}

/// What the files define, by its name, where they all read it alike.
fn read_alike(documents: &BTreeMap<String, Value>, messages: &str) -> BTreeMap<String, Value> {
    let mut found: BTreeMap<String, Option<Value>> = BTreeMap::new();
    let files = documents.iter().filter(|(name, _)| *name != messages).map(|(_, schema)| schema);
    for (name, definition) in files.filter_map(|schema| schema[DEFS].as_object()).flatten() {
        found
            .entry(name.clone())
            .and_modify(|other| *other = other.take().filter(|other| other == definition))
            .or_insert_with(|| Some(definition.clone()));
    }
    found.into_iter().filter_map(|(name, definition)| Some((name, definition?))).collect()
}

/// Whether a written type asks for the same as the read one and perhaps for more fields; notes these, by where they
/// stand.
fn differ_in_what_is_left_out(written: &Value, read: &Value, at: &str, more: &mut Vec<(String, Value)>) -> bool {
    match (written, read) {
        (Value::Object(written), Value::Object(read)) => {
            let (asked, needed) = (fields(written), fields(read));
            if !needed.iter().all(|name| asked.contains(name)) {
                return false;
            }
            let besides: Vec<&str> = asked.iter().filter(|name| !needed.contains(name)).copied().collect();
            if !besides.is_empty() {
                more.push((at.to_owned(), json!(besides)));
            }
            let keys = |parts: &Map<String, Value>| {
                parts.keys().filter(|key| !OF_READING.contains(&key.as_str())).cloned().collect::<Vec<_>>()
            };
            keys(written) == keys(read)
                && keys(written)
                    .iter()
                    .all(|key| differ_in_what_is_left_out(&written[key], &read[key], &format!("{at}/{key}"), more))
        }
        (Value::Array(written), Value::Array(read)) => {
            written.len() == read.len()
                && written.iter().zip(read).enumerate().all(|(place, (written, read))| {
                    differ_in_what_is_left_out(written, read, &format!("{at}/{place}"), more)
                })
        }
        (written, read) => written == read,
    }
}

/// What differs between reading and writing one type.
const OF_READING: [&str; 2] = ["required", "default"];

/// The fields that a schema of an object asks for.
fn fields(parts: &Map<String, Value>) -> Vec<&str> {
    // A field of this name is no list.
    parts.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terrain(required: &[&str]) -> Value {
        json!({
            "type": "object",
            "required": required,
            "properties": {"base": {"$ref": "#/$defs/Base"}, "height": {"type": "number"}},
        })
    }

    fn with(definitions: Value) -> Value {
        json!({"$defs": definitions})
    }

    fn messages(file: Value, call: Value) -> Value {
        let mut documents = BTreeMap::from([("file".to_owned(), with(file)), ("ipc".to_owned(), with(call))]);
        read_as_files(&mut documents, "ipc");
        documents["ipc"].clone()
    }

    #[test]
    fn a_type_that_only_leaves_less_out_is_the_files_and_says_what_it_always_has() {
        let told = messages(
            json!({"Terrain": terrain(&["base"]), "Way": {"oneOf": [{"type": "null"}, terrain(&[])]}}),
            json!({"Terrain": terrain(&["base", "height"]), "Way": {"oneOf": [{"type": "null"}, terrain(&["base"])]}}),
        );
        assert_eq!(told["$defs"]["Terrain"], terrain(&["base"]));
        assert_eq!(told["always"], json!({"Terrain": ["height"], "Way/oneOf/1": ["base"]}));
    }

    #[test]
    fn a_type_that_differs_in_more_stays_as_it_is() {
        let other = json!({"type": "object", "required": ["base", "height"], "properties": {"base": true}});
        let told = messages(json!({"Terrain": terrain(&["base"])}), json!({"Terrain": other}));
        assert_eq!(told, with(json!({"Terrain": other})));
    }
}

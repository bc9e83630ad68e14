//! A type in both files and messages is defined once, as files are read; the messages add what they always say.
//!
//! A file may leave out what has a default, a message leaves out nothing; a file may give a length in words, a message
//! gives it as a number. If these were different types for that alone, every type that contains them would exist twice.
//! So the messages use the files' definition and say beside it what they do: [`ALWAYS`] lists the fields that they
//! always have, by their place (`Terrain`, or `Step/oneOf/9` for one of its kinds); [`INSTEAD`] holds the one way in
//! which they say what a file may say in several. A validator ignores both; the types of the UI are made with them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::shared::DEFS;

/// Where the messages list what they always have and a file may leave out.
pub const ALWAYS: &str = "always";
/// Where the messages keep what they say in one way and a file in several.
pub const INSTEAD: &str = "instead";

/// Lets the messages use the files' definitions wherever the two differ in what may be left out, or in how many ways it
/// may be said, and in nothing else.
pub fn read_as_files(documents: &mut BTreeMap<String, Value>, messages: &str) {
    let files = files(documents, messages);
    let Some(Value::Object(own)) = documents.get_mut(messages).and_then(|schema| schema.get_mut(DEFS)) else { return };
    let (mut always, mut instead) = (Map::new(), Map::new());
    for (name, definition) in own {
        let read = files.get(name).map_or(&[][..], Vec::as_slice);
        if let Some(several) = read.iter().find(|read| is_one_of_the_ways(definition, read)) {
            instead.insert(name.clone(), std::mem::replace(definition, several.clone()));
            continue;
        }
        let alike = read.iter().filter_map(|read| Some((read, besides(definition, read, name)?)));
        // What the command line answers leaves out as little as a message.
        let Some((read, more)) = alike.max_by_key(|(_, more)| more.len()) else { continue };
        *definition = read.clone();
        always.extend(more);
    }
    let Some(schema) = documents.get_mut(messages).and_then(Value::as_object_mut) else { return };
    for (said, what) in [(ALWAYS, always), (INSTEAD, instead)] {
        if !what.is_empty() {
            schema.insert(said.to_owned(), Value::Object(what));
        }
    }
}

/// Whether what is read can be said in several ways, of which what is written is one.
fn is_one_of_the_ways(written: &Value, read: &Value) -> bool {
    let plain = |schema: &Value| {
        let mut schema = schema.clone();
        if let Some(parts) = schema.as_object_mut() {
            parts.remove("description");
        }
        schema
    };
    let ways = read["anyOf"].as_array();
    ways.is_some_and(|ways| ways.contains(&plain(written)))
}

/// What the other documents define, by its name.
fn files(documents: &BTreeMap<String, Value>, messages: &str) -> BTreeMap<String, Vec<Value>> {
    let mut found: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let files = documents.iter().filter(|(name, _)| *name != messages).map(|(_, schema)| schema);
    for (name, definition) in files.filter_map(|schema| schema[DEFS].as_object()).flatten() {
        let known = found.entry(name.clone()).or_default();
        if !known.contains(definition) {
            known.push(definition.clone());
        }
    }
    found
}

/// Which fields a written type asks for in addition to those of the read one. `None` if they differ in more than that.
fn besides(written: &Value, read: &Value, at: &str) -> Option<Vec<(String, Value)>> {
    let mut more = Vec::new();
    differ_in_what_is_left_out(written, read, at, &mut more).then_some(more)
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
    fn what_a_file_may_say_in_words_a_message_says_in_figures() {
        let figures = json!({"type": "integer", "description": "micrometres"});
        let words =
            json!({"anyOf": [{"type": "integer"}, {"type": "string"}], "description": "micrometres, or a text"});
        let told = messages(json!({"Length": words}), json!({"Length": figures}));
        assert_eq!(told, json!({"$defs": {"Length": words}, "instead": {"Length": figures}}));
    }

    #[test]
    fn a_type_that_differs_in_more_stays_as_it_is() {
        let other = json!({"type": "object", "required": ["base", "height"], "properties": {"base": true}});
        let told = messages(json!({"Terrain": terrain(&["base"])}), json!({"Terrain": other}));
        assert_eq!(told, with(json!({"Terrain": other})));
    }
}

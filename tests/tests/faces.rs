//! Dice faces are inputs, and each comes with where it was thrown (promise 4).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use nml_battle as battle;
use nml_battle::setup;
use nml_campaign as campaign;
use nml_catalogue::own_scenario;
use nml_warband as warband;
use schemars::schema_for;
use serde_json::Value;

/// Whether a die's face can stand anywhere in what this part of a schema describes. The whole is not looked into
/// again: a command that holds a command has a face only through that one.
fn has_face(part: &Value, defs: &Value, seen: &mut BTreeSet<String>) -> bool {
    match part {
        Value::Object(fields) => fields.iter().any(|(key, value)| match (key.as_str(), value.as_str()) {
            ("$ref", Some(to)) => {
                let name = to.trim_start_matches("#/$defs/").to_owned();
                name == "Face" || (seen.insert(name.clone()) && has_face(&defs[&name], defs, seen))
            }
            _ => has_face(value, defs, seen),
        }),
        Value::Array(parts) => parts.iter().any(|part| has_face(part, defs, seen)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// The commands through which a face can come in.
fn doors(schema: &Value, tag: &str) -> Vec<String> {
    let variants = schema["oneOf"].as_array().unwrap().iter();
    let mut doors: Vec<String> = variants
        .filter(|one| has_face(one, &schema["$defs"], &mut BTreeSet::new()))
        .map(|one| one["properties"][tag]["const"].as_str().unwrap().to_owned())
        .collect();
    doors.sort();
    doors
}

/// Whether a property is a face, a list of faces, or one that may be missing: not something that has its own.
fn is_face(property: &Value) -> bool {
    let parts = ["anyOf", "allOf", "prefixItems"].iter().filter_map(|key| property[*key].as_array()).flatten();
    property["$ref"] == "#/$defs/Face" || property.get("items").is_some_and(is_face) || parts.into_iter().any(is_face)
}

/// What has a face that nobody throws, by what its schema says: a die is turned to it, or lies there as it fell. The
/// throw that it fell in is kept with its source beside it.
const NOT_THROWN: [&str; 4] =
    ["An Exploration Skill acts.", "An Exploration Die.", "A die was turned.", "The spare one fell: either is kept."];

/// Every object with faces in it that does not ask for their source as well.
fn sourceless<'a>(part: &'a Value, found: &mut Vec<&'a Value>) {
    match part {
        Value::Object(fields) => {
            if let Some(properties) = fields.get("properties").and_then(Value::as_object)
                && properties.values().any(is_face)
            {
                let asked = fields.get("required").and_then(Value::as_array);
                let lies = fields.get("description").and_then(Value::as_str).is_some_and(|it| NOT_THROWN.contains(&it));
                if !lies && !asked.is_some_and(|asked| asked.iter().any(|one| one == "source")) {
                    found.push(part);
                }
            }
            fields.values().for_each(|value| sourceless(value, found));
        }
        Value::Array(parts) => parts.iter().for_each(|part| sourceless(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn faces_come_in_by_a_roll_with_their_source_and_by_nothing_else() {
    let schemas = [
        (serde_json::to_value(schema_for!(battle::Command)).unwrap(), "do", vec!["roll"]),
        // A planned game keeps the dice that chose its scenario; an Exploration Skill turns a die.
        (serde_json::to_value(schema_for!(campaign::Command)).unwrap(), "do", vec!["answer", "plan", "roll"]),
        (serde_json::to_value(schema_for!(warband::Command)).unwrap(), "do", vec![]),
        (serde_json::to_value(schema_for!(setup::SetUpEdit)).unwrap(), "do", vec!["weather"]),
    ];
    for (schema, tag, expected) in &schemas {
        assert_eq!(doors(schema, tag), *expected, "{}", schema["title"]);
        let mut found = Vec::new();
        sourceless(schema, &mut found);
        assert!(found.is_empty(), "faces without a source: {found:?}");
    }
}

/// What is kept of a battle, of a campaign and of a random scenario says beside every face where it was thrown.
#[test]
fn kept_faces_keep_their_source() {
    let kept = [
        serde_json::to_value(schema_for!(battle::Event)).unwrap(),
        serde_json::to_value(schema_for!(campaign::Event)).unwrap(),
        serde_json::to_value(schema_for!(own_scenario::Genesis)).unwrap(),
    ];
    for schema in &kept {
        let mut found = Vec::new();
        sourceless(schema, &mut found);
        assert!(found.is_empty(), "faces without a source: {found:?}");
        assert!(has_face(schema, &schema["$defs"], &mut BTreeSet::new()), "there are faces in it");
    }
}

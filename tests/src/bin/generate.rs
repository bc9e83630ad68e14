//! Writes the JSON Schema of every document and of the messages between window and app into a folder:
//!
//! ```text
//! generate FOLDER
//! ```
//!
//! `cargo xtask generate` runs it, and makes the types of the UI from what it writes. A new document is one line in
//! [`documents`].

use std::env;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use nml_app::door;
use nml_ledger::EntryLine;
use nml_rules::{battle, campaign, catalogue, ruleset, warband};
use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

/// Every document by the name of its schema, in the form in which it is read.
fn documents() -> Vec<(&'static str, Schema)> {
    vec![
        // a pack: its manifest and the files beside it
        ("pack", read::<catalogue::Manifest>()),
        ("pack-campaign", read::<catalogue::Progression>()),
        ("pack-faction", read::<catalogue::Faction>()),
        ("pack-items", read::<Vec<catalogue::Item>>()),
        ("pack-keywords", read::<Vec<catalogue::KeywordRow>>()),
        ("pack-mercenaries", read::<Vec<catalogue::Mercenary>>()),
        ("pack-scenario", read::<catalogue::Scenario>()),
        ("pack-trauma", read::<catalogue::Trauma>()),
        ("ruleset", read::<ruleset::Ruleset>()),
        // streams: what each begins with, and each line after it
        ("warband-genesis", read::<warband::Genesis>()),
        ("warband-entry", read::<EntryLine<warband::Command, warband::Event>>()),
        ("battle-field", read::<battle::Field>()),
        ("battle-entry", read::<EntryLine<battle::Command, battle::Event>>()),
        ("campaign-genesis", read::<campaign::Genesis>()),
        ("campaign-entry", read::<EntryLine<campaign::Command, campaign::Event>>()),
        // the messages between window and app
        ("ipc", calls()),
    ]
}

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("generate: the folder for the schemas was expected");
        return ExitCode::from(2);
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {}: {error}", folder.display());
            ExitCode::from(2)
        }
    }
}

fn write(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (name, mut schema) in documents() {
        schema.insert("title".to_owned(), json!(title(name)));
        let mut schema = Value::from(schema);
        // The order must not depend on which features of serde_json some other crate asks for.
        schema.sort_all_objects();
        let mut text = serde_json::to_string_pretty(&schema)?;
        text.push('\n');
        fs::write(folder.join(format!("{name}.schema.json")), text)?;
    }
    Ok(())
}

/// The schema of what is read: what has a default may be left out.
fn read<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}

fn settings_of_answers() -> SchemaSettings {
    SchemaSettings::draft2020_12().with(|settings| settings.contract = Contract::Serialize)
}

/// The table of calls: an object with one property a call, which holds its input and its output.
///
/// One contract serves both, that of what is written: the window leaves nothing out, and knows that nothing is.
fn calls() -> Schema {
    let mut generator = settings_of_answers().into_generator();
    let mut table = Map::new();
    for contract in door::contracts(&mut generator) {
        table.insert(contract.call.to_owned(), object(&[("input", contract.input), ("output", contract.output)]));
    }
    // An error crosses as this, whatever the call.
    generator.subschema_for::<nml_app::failure::Failure>();
    let names: Vec<&str> = door::CALLS.to_vec();
    let mut schema = Schema::default();
    schema.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(
        "description".to_owned(),
        json!("Every call, with its input and its output; a failed one answers with a Failure."),
    );
    schema.insert("type".to_owned(), json!("object"));
    schema.insert("properties".to_owned(), Value::Object(table));
    schema.insert("required".to_owned(), json!(names));
    schema.insert("additionalProperties".to_owned(), json!(false));
    schema.insert("$defs".to_owned(), Value::Object(generator.take_definitions(true)));
    schema
}

fn object(properties: &[(&str, Schema)]) -> Value {
    let names: Vec<&str> = properties.iter().map(|(name, _)| *name).collect();
    let table: Map<String, Value> =
        properties.iter().map(|(name, schema)| ((*name).to_owned(), Value::from(schema.clone()))).collect();
    json!({"type": "object", "properties": table, "required": names, "additionalProperties": false})
}

/// `battle-entry` is titled `BattleEntry`; the messages are the `Calls`.
fn title(name: &str) -> String {
    if name == "ipc" {
        return "Calls".to_owned();
    }
    name.split('-')
        .map(|word| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect::<String>())
        .collect()
}

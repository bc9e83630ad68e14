//! The JSON Schema of every document, and of the messages between window and app.
//!
//! `cargo xtask generate` writes them to `schemas/` and makes the types of the UI from them. A new document is one line
//! in [`documents`].

mod answers;
mod shared;
mod text;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use nml_app::subject::{
    Battles, Campaigns, Evenings, Header, HousePacks, Rotations, ScenarioChange, ScenarioStart, Subject, Warbands,
};
use nml_app::{
    battle, book, catalogues, dispatch, exports, failure::Failure, forecast, imports, judgement, odds, parcels, prints,
    published, report,
};
use nml_battle::setup;
use nml_catalogue as catalogue;
use nml_catalogue::own_scenario;
use nml_catalogue::ruleset;
use nml_exchange::import::RosterDocument;
use nml_exchange::import::table::InteropDocument;
use nml_exchange::list::ListDocument;
use nml_exchange::parcel::{ParcelHeading, ParcelPiece};
use nml_exchange::result::ResultDocument;
use nml_exchange::scenario::OwnScenarioDocument;
use nml_exchange::signatures::SignatureLine;
use nml_ledger::{EntryLine, Kind};
use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

use answers::read_as_files;
pub use shared::{COMMON, shared};
pub use text::text;

/// The messages between window and app.
const IPC: &str = "ipc";

/// Every document by the name of its schema.
#[must_use]
pub fn documents() -> Vec<(&'static str, Schema)> {
    vec![
        ("list", read::<ListDocument>()),
        ("roster", read::<RosterDocument>()),
        ("own-scenario", read::<OwnScenarioDocument>()),
        ("result", read::<ResultDocument>()),
        // what one book sends to another: its first line, and the lines before its streams; and what devices signed in a book
        // that was exported
        ("parcel", read::<ParcelHeading>()),
        ("parcel-line", read::<ParcelPiece>()),
        ("signature-line", read::<SignatureLine>()),
        // what the ids of other programs mean
        ("interop", read::<InteropDocument>()),
        // the streams: the first line of a file, and each line after it
        ("warband", header::<Warbands>()),
        ("warband-entry", entry::<Warbands>()),
        // a set-up, or a scenario of one's own
        ("scenario", header_of::<ScenarioStart>(Kind::Scenario)),
        ("scenario-entry", read::<EntryLine<ScenarioChange, ScenarioChange>>()),
        ("battle", header::<Battles>()),
        ("battle-entry", entry::<Battles>()),
        ("campaign", header::<Campaigns>()),
        ("campaign-entry", entry::<Campaigns>()),
        ("rotation", header::<Rotations>()),
        ("rotation-entry", entry::<Rotations>()),
        ("evening", header::<Evenings>()),
        ("evening-entry", entry::<Evenings>()),
        ("house-pack", header::<HousePacks>()),
        ("house-pack-entry", entry::<HousePacks>()),
        // random scenarios, and the weather
        ("random-scenarios", read::<own_scenario::random::Tables>()),
        ("weather", read::<setup::WeatherTable>()),
        ("example", read::<battle::examples::Example>()),
        // a pack as one document, and the files of its folder
        ("pack", read::<catalogue::Pack>()),
        ("pack-manifest", read::<catalogue::Manifest>()),
        ("pack-campaign", read::<catalogue::Progression>()),
        ("pack-faction", read::<catalogue::Faction>()),
        ("pack-items", read::<Vec<catalogue::Item>>()),
        ("pack-keywords", read::<Vec<catalogue::KeywordRow>>()),
        ("pack-mercenaries", read::<Vec<catalogue::Mercenary>>()),
        ("pack-scenario", read::<catalogue::Scenario>()),
        ("pack-map", read::<catalogue::CampaignMap>()),
        ("pack-skills", read::<catalogue::Skills>()),
        ("pack-exploration", read::<catalogue::Exploration>()),
        ("pack-trauma", read::<catalogue::Trauma>()),
        // the files of a pack that rests on another one, where they are rows
        ("pack-item-rows", read::<catalogue::overlay::Rows<catalogue::Item>>()),
        ("pack-keyword-rows", read::<catalogue::overlay::Rows<catalogue::KeywordRow>>()),
        ("pack-mercenary-rows", read::<catalogue::overlay::Rows<catalogue::Mercenary>>()),
        ("pack-faction-rows", read::<catalogue::overlay::FactionRows>()),
        ("pack-exploration-rows", read::<catalogue::overlay::ExplorationRows>()),
        ("pack-campaign-rows", read::<catalogue::overlay::ProgressionRows>()),
        ("ruleset", read::<ruleset::Ruleset>()),
        ("report", read::<report::Report>()),
        // what the command line answers
        ("list-judgement", written::<judgement::ListJudgement>()),
        ("pack-judgement", written::<judgement::PackJudgement>()),
        ("candidate", written::<catalogues::CandidateFound>()),
        ("export", written::<exports::Export>()),
        ("print", written::<prints::PrintMade>()),
        ("publish", written::<published::PublishMade>()),
        ("publish-text", written::<published::PublishedText>()),
        ("import", written::<imports::Import>()),
        ("odds-success", written::<odds::SuccessOdds>()),
        ("odds-injury", written::<odds::InjuryOdds>()),
        ("odds-attack", written::<odds::AttackOdds>()),
        ("battle-played", written::<battle::self_play::Played>()),
        ("battle-replayed", written::<battle::log::Replayed>()),
        ("forecast", written::<forecast::Forecast>()),
        ("book-check", written::<book::BookCheck>()),
        ("book-backup", written::<book::BookBackup>()),
        ("book-export", written::<book::BookExport>()),
        ("book-import", written::<parcels::ParcelImport>()),
        ("book-stats", written::<book::BookStats>()),
        // the messages between window and app
        (IPC, calls()),
    ]
}

/// Every document as it is written, by its name: what several have in common stands once, in `common`.
#[must_use]
pub fn written_documents() -> BTreeMap<String, Value> {
    let mut documents: BTreeMap<String, Value> =
        documents().into_iter().map(|(name, schema)| (name.to_owned(), document(name, schema))).collect();
    read_as_files(&mut documents, IPC);
    shared(documents)
}

/// Writes every schema into a folder, `<name>.schema.json`.
///
/// # Errors
/// When the folder cannot be written.
pub fn write(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (name, schema) in written_documents() {
        fs::write(folder.join(format!("{name}.schema.json")), text(&schema))?;
    }
    Ok(())
}

/// A schema with its title, in an order that depends on nothing.
#[must_use]
pub fn document(name: &str, mut schema: Schema) -> Value {
    schema.insert("title".to_owned(), json!(title(name)));
    let mut schema = Value::from(schema);
    // Another crate may ask serde_json to keep the order of insertion.
    schema.sort_all_objects();
    schema
}

fn header<S: Subject<Start: JsonSchema>>() -> Schema {
    header_of::<S::Start>(S::KIND)
}

fn header_of<T: JsonSchema>(kind: Kind) -> Schema {
    let mut schema = read::<Header<T>>();
    // A stream says its own kind, and no other.
    if let Some(format) = schema.pointer_mut("/properties/format") {
        *format = json!({"const": kind.format()});
    }
    schema
}

fn entry<S: Subject<Command: JsonSchema, Event: JsonSchema>>() -> Schema {
    read::<EntryLine<S::Command, S::Event>>()
}

/// The schema of what is read: what has a default may be left out.
fn read<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}

/// The schema of what is written: nothing is left out unless it says so.
fn written<T: JsonSchema>() -> Schema {
    settings_of_answers().into_generator().into_root_schema_for::<T>()
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
    for contract in dispatch::contracts(&mut generator) {
        table.insert(contract.call.to_owned(), object(&[("input", contract.input), ("output", contract.output)]));
    }
    // An error crosses as this, for any call.
    generator.subschema_for::<Failure>();
    // What a published page reads is made of the same parts, and told by the same code.
    generator.subschema_for::<published::Published>();
    let mut schema = Schema::default();
    let about = "Every call, with its input and its output; a failed one answers with a Failure.";
    schema.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
    schema.insert("description".to_owned(), json!(about));
    schema.insert("type".to_owned(), json!("object"));
    schema.insert("properties".to_owned(), Value::Object(table));
    schema.insert("required".to_owned(), json!(dispatch::CALLS));
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
    if name == IPC {
        return "Calls".to_owned();
    }
    name.split('-')
        .map(|word| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect::<String>())
        .collect()
}

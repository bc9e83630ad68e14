//! Writes the JSON Schema of every document and of the messages between window and app, and the page of codes, into one
//! folder, the tables of rows
//! and tests into another, and for the window the names and pages of the rules and the names of terrain into a third:
//!
//! ```text
//! generate SCHEMAS COVERAGE BINDINGS
//! ```

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use nml_catalogue::{TerrainKind, rulebook};
use nml_tests::{codes, content, coverage, schemas};
use serde_json::{Map, Value, json};

fn main() -> ExitCode {
    let folders: Vec<_> = env::args_os().skip(1).collect();
    let [into, tables, bindings] = &folders[..] else {
        eprintln!("generate: three folders were expected, for the schemas, the tables of coverage and the bindings");
        return ExitCode::from(2);
    };
    let root = Path::new(".");
    let written = schemas::write(Path::new(into)).and_then(|()| coverage::write(root, Path::new(tables)));
    let written = written.and_then(|()| codes::write(Path::new(into)));
    let written = written.and_then(|()| content::write(Path::new(tables)));
    let written = written.and_then(|()| rulebook(Path::new(bindings)));
    let written = written.and_then(|()| terrain(Path::new(bindings)));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {error}");
            ExitCode::from(2)
        }
    }
}

/// The rules by their codes: `{ "ATK-06": { "name": "Cover", "page": "38" } }`.
fn rulebook(folder: &Path) -> io::Result<()> {
    let rules = rulebook::all().map(|rule| {
        let mut named = json!({ "name": rule.name });
        if let Some(page) = rule.page {
            named["page"] = page.into();
        }
        (rule.code.to_owned(), named)
    });
    write(folder, "rulebook.json", rules.collect())
}

/// What a piece of terrain without a label is called, by its kind: `{ "ruined_building": "Ruin" }`.
fn terrain(folder: &Path) -> io::Result<()> {
    let named = |kind: &TerrainKind| -> io::Result<(String, Value)> {
        let Value::String(id) = serde_json::to_value(kind)? else {
            return Err(io::Error::other("a kind of terrain is no word"));
        };
        Ok((id, kind.name().into()))
    };
    write(folder, "terrain.json", TerrainKind::ALL.iter().map(named).collect::<io::Result<_>>()?)
}

fn write(folder: &Path, name: &str, object: Map<String, Value>) -> io::Result<()> {
    let text = serde_json::to_string_pretty(&object)?;
    fs::write(folder.join(name), format!("{text}\n"))
}

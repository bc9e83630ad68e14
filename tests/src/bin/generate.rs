//! Writes the JSON Schema of every document and of the messages between window and app into one folder, and the tables
//! of rows and tests into another:
//!
//! ```text
//! generate SCHEMAS COVERAGE
//! ```

use std::env;
use std::path::Path;
use std::process::ExitCode;

use nml_tests::{content, coverage, schemas};

fn main() -> ExitCode {
    let folders: Vec<_> = env::args_os().skip(1).collect();
    let [into, tables] = &folders[..] else {
        eprintln!("generate: two folders were expected, for the schemas and for the tables of coverage");
        return ExitCode::from(2);
    };
    let root = Path::new(".");
    let written = schemas::write(Path::new(into)).and_then(|()| coverage::write(root, Path::new(tables)));
    let written = written.and_then(|()| content::write(Path::new(tables)));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {error}");
            ExitCode::from(2)
        }
    }
}

//! Writes the JSON Schema of every document and of the messages between window and app into a folder:
//!
//! ```text
//! generate FOLDER
//! ```

use std::env;
use std::path::Path;
use std::process::ExitCode;

use nml_tests::schemas;

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("generate: the folder for the schemas was expected");
        return ExitCode::from(2);
    };
    match schemas::write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {}: {error}", folder.display());
            ExitCode::from(2)
        }
    }
}

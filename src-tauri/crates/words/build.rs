//! Lists the files of sentences of every language, so that a language is a folder: no file is named a second time.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The tags of the languages: those of `Language`.
const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

fn main() -> Result<(), Box<dyn Error>> {
    let crate_ = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let mut list = String::new();
    for language in LANGUAGES {
        println!("cargo::rerun-if-changed={language}");
        writeln!(list, "pub(crate) const {}: Files = &[", language.to_uppercase())?;
        for (begins, path) in inside(&crate_.join(language), "")? {
            let place = format!("/{language}/{path}");
            writeln!(list, "    ({begins:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {place:?}))),")?;
        }
        list.push_str("];\n");
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), list)?;
    Ok(())
}

/// Each file of a folder with the beginning of its keys, which says where it is: `app/days.ftl` has those of `app_days`.
fn inside(folder: &Path, below: &str) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let mut files = Vec::new();
    // A language that is only begun may have no folder yet.
    if !folder.is_dir() {
        return Ok(files);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            files.extend(inside(&path, &format!("{below}{name}/"))?);
        } else if let Some(begins) = name.strip_suffix(".ftl") {
            files.push((format!("{}{begins}", below.replace('/', "_")), format!("{below}{name}")));
        }
    }
    files.sort();
    Ok(files)
}

//! With the feature `page`, lists the files of the built UI, so that the program has them: `nml serve` gives them to
//! browsers. Without it the list is empty, and nothing needs a built UI.
#![allow(clippy::panic, reason = "a build that cannot be made must stop")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const BUILT: &str = "../../../ui/dist";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let mut list = String::from("&[");
    if env::var_os("CARGO_FEATURE_PAGE").is_some() {
        println!("cargo:rerun-if-changed={BUILT}");
        if let Err(problem) = gather(Path::new(BUILT), "", &mut list) {
            panic!("{BUILT}: {problem}: build the UI first");
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("page.rs");
    if let Err(problem) = fs::write(&out, list) {
        panic!("{}: {problem}", out.display());
    }
}

/// Adds the files of a folder, by their paths in the page.
fn gather(folder: &Path, above: &str, list: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{name}/"), list)?;
        } else {
            let path = fs::canonicalize(entry.path())?;
            let _ = write!(list, "({name:?}, include_bytes!({:?})),", path.display().to_string());
        }
    }
    Ok(())
}

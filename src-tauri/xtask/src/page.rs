//! The UI's packages and its built page, each rebuilt only when its sources have changed.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};

use crate::step::Step;
use crate::stop::Stop;
use crate::voice::{Voice, clock};
use crate::workspace::Workspace;

/// What under `ui/` is not a source of the page.
const NO_SOURCE: [&str; 4] = ["node_modules", "dist", "tests", ".vite"];

/// Installs the UI's packages from the lock file, when it has changed.
pub fn packages(workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let title = "UI packages";
    voice.step(title);
    let ui = workspace.ui();
    let modules = ui.join("node_modules");
    let mark = modules.join(".no-mans-ledger-lock");
    let print = print_of(&[ui.join("package-lock.json"), ui.join("package.json")]).map_err(|why| {
        let why = format!("ui/package-lock.json: {why}");
        Stop::new(title, why, "git checkout -- ui/package-lock.json ui/package.json")
    })?;
    if modules.join(".bin").is_dir() && is_marked(&mark, &print) {
        voice.say("      unchanged");
        return Ok(());
    }
    let ci = workspace.npm(&["ci", "--no-audit", "--no-fund", "--no-progress"]);
    let done = Step::new(title, ci).run(voice, &workspace.logs())?;
    leave(&mark, &print, title)?;
    voice.say(&format!("      done in {}", clock(done.took)));
    Ok(())
}

/// Builds the page that the app embeds, when one of its sources has changed.
pub fn build(workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let title = "UI page";
    voice.step(title);
    let ui = workspace.ui();
    let mark = ui.join("node_modules/.no-mans-ledger-page");
    let failed = |why: io::Error| Stop::new(title, why, "cd ui && npm run build");
    let mut sources = Vec::new();
    collect(&ui, &mut sources).map_err(failed)?;
    let print = print_of(&sources).map_err(failed)?;
    if ui.join("dist/index.html").is_file() && is_marked(&mark, &print) {
        voice.say("      unchanged");
        return Ok(());
    }
    let done = Step::new(title, workspace.npm(&["run", "build"])).run(voice, &workspace.logs())?;
    leave(&mark, &print, title)?;
    voice.say(&format!("      done in {}", clock(done.took)));
    Ok(())
}

/// A print of names and contents, in a steady order. It tells change from no change and guards against nobody.
fn print_of(files: &[PathBuf]) -> io::Result<String> {
    let mut files = files.to_vec();
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        hasher.write(file.as_os_str().as_encoded_bytes());
        hasher.write_u8(0);
        let bytes = fs::read(&file)?;
        hasher.write_usize(bytes.len());
        hasher.write(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if NO_SOURCE.iter().any(|skip| name == *skip) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), into)?;
        } else {
            into.push(entry.path());
        }
    }
    Ok(())
}

fn is_marked(mark: &Path, print: &str) -> bool {
    fs::read_to_string(mark).is_ok_and(|kept| kept == print)
}

fn leave(mark: &Path, print: &str, title: &str) -> Result<(), Stop> {
    fs::write(mark, print).map_err(|why| {
        let why = format!("{}: {why}", mark.display());
        Stop::new(title, why, "make ui/node_modules writable")
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_print_changes_with_a_name_and_with_a_letter_and_ignores_what_is_built() {
        let folder = std::env::temp_dir().join(format!("nml-xtask-page-{}", std::process::id()));
        for below in ["src", "node_modules/x", "dist"] {
            fs::create_dir_all(folder.join(below)).unwrap();
        }
        fs::write(folder.join("src/a.ts"), "one").unwrap();
        let print = || {
            let mut files = Vec::new();
            collect(&folder, &mut files).unwrap();
            print_of(&files).unwrap()
        };
        let first = print();
        fs::write(folder.join("dist/index.html"), "built").unwrap();
        fs::write(folder.join("node_modules/x/index.js"), "built").unwrap();
        assert_eq!(print(), first);
        fs::write(folder.join("src/a.ts"), "onf").unwrap();
        let second = print();
        assert_ne!(second, first);
        fs::rename(folder.join("src/a.ts"), folder.join("src/b.ts")).unwrap();
        assert_ne!(print(), second);
        fs::remove_dir_all(folder).unwrap();
    }
}
